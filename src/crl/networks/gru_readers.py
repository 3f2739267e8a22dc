"""Several GRUs that read the same tokens, run side by side as one batched recurrence.

torch.nn.GRU on a CPU runs each direction of each network on its own, spends most of its time in
tanh and takes the weights' gradient at every token. Here all directions share each operation,
tanh(x) is 2 sigmoid(2x) - 1, which is three times faster, and the weights' gradient is one matrix
product at the end.

Legend: readers = independent GRUs, length = tokens, batch = problems, hidden = units of one reader.
Batch is the last dimension, so that the gates of a reader are contiguous.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn


def gru_step(
    inputs: Tensor,
    product: Tensor,
    bias: Tensor,
    state: Tensor,
    gates: Tensor,
    recurrent: Tensor,
    out: Tensor,
) -> None:
    """Read one token with all readers; fills `gates` (reset, update, candidate) and `out`.

    `recurrent` becomes what the reset gate multiplies.
    """
    hidden = state.shape[1]
    torch.add(
        inputs[:, : 2 * hidden], product[:, : 2 * hidden], out=gates[:, : 2 * hidden]
    ).sigmoid_()
    torch.add(product[:, 2 * hidden :], bias, out=recurrent)
    candidate = gates[:, 2 * hidden :]
    torch.addcmul(inputs[:, 2 * hidden :], gates[:, :hidden], recurrent, out=candidate)
    candidate.mul_(2).sigmoid_().mul_(2).sub_(1)  # tanh
    torch.lerp(candidate, state, gates[:, hidden : 2 * hidden], out=out)


class _Recurrence(torch.autograd.Function):
    """The GRU recurrence over projected inputs, with its gradient written out."""

    @staticmethod
    def forward(ctx: Any, inputs: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
        """Compute states (length, readers, hidden, batch).

        inputs (length, readers, 3 hidden, batch), weight (readers, 3 hidden, hidden),
        bias (readers, hidden, 1).
        """
        length, readers, hidden3, batch = inputs.shape
        states = inputs.new_empty(length + 1, readers, hidden3 // 3, batch)
        states[0] = 0
        gates = torch.empty_like(inputs)
        recurrent = torch.empty_like(states[1:])
        product = torch.empty_like(inputs[0])
        for token in range(length):
            torch.bmm(weight, states[token], out=product)
            gru_step(
                inputs[token],
                product,
                bias,
                states[token],
                gates[token],
                recurrent[token],
                states[token + 1],
            )
        ctx.save_for_backward(weight, states, gates, recurrent)
        return states[1:]

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Go back through time; the weights' gradient is taken once, over all tokens."""
        weight, states, gates, recurrent = ctx.saved_tensors
        (from_outputs,) = gradients
        length, readers, hidden3, batch = gates.shape
        hidden = hidden3 // 3
        back = torch.empty_like(gates)  # gradient at the recurrent products
        to_candidate = torch.empty_like(recurrent)
        to_state = torch.zeros_like(states[0])
        scratch = torch.empty_like(states[0])
        transposed = weight.transpose(1, 2)
        for token in reversed(range(length)):
            reset, update, candidate = gates[token].split(hidden, dim=1)
            to_state += from_outputs[token]
            to_pre = to_candidate[token]
            torch.addcmul(to_state, to_state, update, value=-1, out=to_pre)
            to_pre.addcmul_(torch.mul(to_pre, candidate, out=scratch), candidate, value=-1)
            to_update = back[token, :, hidden : 2 * hidden]
            torch.mul(to_state, torch.sub(states[token], candidate, out=scratch), out=to_update)
            to_update.mul_(torch.addcmul(update, update, update, value=-1, out=scratch))
            to_reset = back[token, :, :hidden]
            torch.mul(to_pre, recurrent[token], out=to_reset).mul_(
                torch.addcmul(reset, reset, reset, value=-1, out=scratch)
            )
            torch.mul(to_pre, reset, out=back[token, :, 2 * hidden :])
            to_state.mul_(update).baddbmm_(transposed, back[token])
        flat_back = back.permute(1, 2, 0, 3).reshape(readers, hidden3, length * batch)
        flat_states = states[:-1].permute(1, 2, 0, 3).reshape(readers, hidden, length * batch)
        to_weight = torch.bmm(flat_back, flat_states.transpose(1, 2))
        to_bias = flat_back[:, 2 * hidden :].sum(dim=2, keepdim=True)
        back[:, :, 2 * hidden :] = to_candidate  # at the inputs the reset gate does not multiply
        return back, to_weight, to_bias


def _project(tokens: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """Project tokens in both orders (length, 2, features, batch) to the recurrence's inputs.

    They are (length, readers, 3 hidden, batch).
    """
    length, _, features, batch = tokens.shape
    readers, hidden3, _ = weight.shape
    flat = tokens.repeat(1, readers // 2, 1, 1).view(length * readers, features, batch)
    return torch.baddbmm(bias.repeat(length, 1, 1), weight.repeat(length, 1, 1), flat).view(
        length, readers, hidden3, batch
    )


def _read(
    tokens: Tensor, input_weight: Tensor, input_bias: Tensor, weight: Tensor, bias: Tensor
) -> Tensor:
    """Compute states (length, readers, hidden, batch) without gradients: a fifth of the memory."""
    length, _, _, batch = tokens.shape
    readers, hidden3, hidden = weight.shape
    states = tokens.new_empty(length + 1, readers, hidden, batch)
    states[0] = 0
    product, gates = (tokens.new_empty(readers, hidden3, batch) for _ in range(2))
    recurrent = torch.empty_like(states[0])
    for token in range(length):
        inputs = torch.baddbmm(input_bias, input_weight, tokens[token].repeat(readers // 2, 1, 1))
        torch.bmm(weight, states[token], out=product)
        gru_step(inputs, product, bias, states[token], gates, recurrent, states[token + 1])
    return states[1:]


class GRUReaders(nn.Module):
    """`pairs` bidirectional GRUs over the same tokens; readers 2i go forwards, 2i + 1 backwards."""

    def __init__(self, *, pairs: int, features: int, hidden: int) -> None:
        super().__init__()
        self.pairs, self.hidden = pairs, hidden
        bound = hidden**-0.5  # torch.nn.GRU's own initialisation
        self.input_weight = nn.Parameter(
            torch.empty(2 * pairs, 3 * hidden, features).uniform_(-bound, bound)
        )
        self.input_bias = nn.Parameter(
            torch.empty(2 * pairs, 3 * hidden, 1).uniform_(-bound, bound)
        )
        self.weight = nn.Parameter(
            torch.empty(2 * pairs, 3 * hidden, hidden).uniform_(-bound, bound)
        )
        self.bias = nn.Parameter(torch.empty(2 * pairs, hidden, 1).uniform_(-bound, bound))

    def forward(self, tokens: Tensor, pairs: int | None = None) -> Tensor:
        """Read tokens (batch, length, features): states (length, readers, hidden, batch)."""
        readers = 2 * (self.pairs if pairs is None else pairs)
        forwards = tokens.permute(1, 2, 0)  # (length, features, batch)
        both = torch.stack([forwards, forwards.flip(0)], dim=1)  # (length, 2, features, batch)
        parameters = [
            part[:readers] for part in (self.input_weight, self.input_bias, self.weight, self.bias)
        ]
        if torch.is_grad_enabled():
            states: Tensor = _Recurrence.apply(  # type: ignore[no-untyped-call]
                _project(both, *parameters[:2]), *parameters[2:]
            )
            return states
        return _read(both, *parameters)
