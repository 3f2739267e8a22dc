"""A GRU over packed sequences that learns faster on a CPU than torch's, and computes the same."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn
from torch.nn.functional import dropout, linear
from torch.nn.utils.rnn import PackedSequence


class PackedGRU(nn.GRU):
    """torch's GRU, for its last states alone."""

    def forward(self, packed: PackedSequence, embedding: Tensor) -> Tensor:  # type: ignore[override]
        """Compute the state of each layer after each sequence's end (layers, batch, hidden).

        Tokens are symbols (rows, symbols); the embedding (features, symbols) makes features of
        them.
        """
        sizes = packed.batch_sizes.tolist()
        rows = _last_rows(packed.batch_sizes)[packed.unsorted_indices]
        states, last = packed.data, []
        for layer, (input_weight, weight, input_bias, bias) in enumerate(self.all_weights):
            if layer == 0:  # weighting the embedding once costs less than each embedded token
                read = linear(states, input_weight @ embedding, input_bias)
            else:
                kept = dropout(states, self.dropout, self.training)
                read = linear(kept, input_weight, input_bias)
            states = _Recurrence.apply(read, weight, bias, sizes)  # type: ignore[no-untyped-call]
            last.append(states[rows])
        return torch.stack(last)


def _last_rows(sizes: Tensor) -> Tensor:
    """Find the last token of each sequence, longest first; rows hold all first tokens, then ..."""
    sequences = torch.arange(int(sizes[0]))
    lengths = (sizes > sequences[:, None]).sum(dim=1)
    return (sizes.cumsum(0) - sizes)[lengths - 1] + sequences


class _Recurrence(torch.autograd.Function):
    """One layer's states (rows, hidden) of weighted inputs (rows, 3 hidden: reset, update, new).

    `sizes` tells how many sequences go on at each step. Only what must be is done step by step.
    torch's own backward pass keeps a graph for each step, and clears a gradient of all rows for
    each.
    """

    @staticmethod
    def forward(ctx: Any, read: Tensor, weight: Tensor, bias: Tensor, sizes: list[int]) -> Tensor:
        hidden = weight.shape[1]
        before, remembered, new, after = (read.new_empty(len(read), hidden) for _ in range(4))
        gates = read.new_empty(len(read), 2 * hidden)
        state = read.new_zeros(sizes[0], hidden)
        end = 0
        for size in sizes:
            now = slice(end, end := end + size)
            before[now] = state[:size]
            weighted = torch.addmm(bias, state[:size], weight.t())
            remembered[now] = weighted[:, 2 * hidden :]
            torch.add(read[now, : 2 * hidden], weighted[:, : 2 * hidden], out=gates[now])
            reset, update = gates[now].sigmoid_().chunk(2, dim=1)
            torch.addcmul(read[now, 2 * hidden :], reset, remembered[now], out=new[now])
            state = torch.lerp(new[now].tanh_(), state[:size], update, out=after[now])
        ctx.save_for_backward(weight, before, remembered, new, gates)
        ctx.sizes = sizes
        return after

    @staticmethod
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor, Tensor, Tensor, None]:
        weight, before, remembered, new, gates = ctx.saved_tensors
        hidden = weight.shape[1]
        reset, update = gates.chunk(2, dim=1)
        # how what is read (and, for new, what is remembered) changes the state after a step
        by_new = (1 - update) * (1 - new * new)
        by_reset = by_new * remembered * reset * (1 - reset)
        by_update = (before - new) * update * (1 - update)
        slopes = torch.stack([by_reset, by_update, by_new * reset], dim=1)
        of_state = torch.empty_like(gradient)
        of_weighted = torch.empty_like(slopes)
        carried = gradient.new_zeros(ctx.sizes[0], hidden)
        begin = len(gradient)
        for size in reversed(ctx.sizes):
            now = slice(begin := begin - size, begin + size)
            torch.add(gradient[now], carried[:size], out=of_state[now])
            torch.mul(slopes[now], of_state[now, None], out=of_weighted[now])
            torch.addmm(
                of_state[now] * update[now], of_weighted[now].flatten(1), weight, out=carried[:size]
            )
        weighted = of_weighted.flatten(1)
        of_read = torch.cat([weighted[:, : 2 * hidden], of_state * by_new], dim=1)
        return of_read, weighted.t() @ before, weighted.sum(dim=0), None
