"""The GRU with a backward pass of its own."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from torch.nn.utils.rnn import PackedSequence, pack_padded_sequence

from crl.networks.packed_gru import PackedGRU


@pytest.mark.parametrize("layers", [1, 2])
def test_it_computes_and_learns_what_the_gru_of_torch_does(layers: int) -> None:
    ours = PackedGRU(7, 12, num_layers=layers, batch_first=True).double()
    theirs = nn.GRU(7, 12, num_layers=layers, batch_first=True).double()
    theirs.load_state_dict(ours.state_dict())
    tokens = [torch.randn(9, 6, 7).double().requires_grad_()]
    tokens.append(tokens[0].detach().clone().requires_grad_())
    lengths = torch.tensor([3, 1, 6, 2, 2, 5, 1, 6, 4])
    embedding = torch.randn(7, 7).double()
    states = [
        ours(_packed(tokens[0], lengths), embedding),
        theirs(_packed(tokens[1] @ embedding.t(), lengths))[1],
    ]
    weights = torch.randn_like(states[0])
    for state in states:
        (state * weights).sum().backward()
    torch.testing.assert_close(states[0], states[1])
    torch.testing.assert_close(tokens[0].grad, tokens[1].grad)
    for (name, mine), other in zip(ours.named_parameters(), theirs.parameters(), strict=True):
        torch.testing.assert_close(mine.grad, other.grad, msg=name)


def _packed(tokens: torch.Tensor, lengths: torch.Tensor) -> PackedSequence:
    return pack_padded_sequence(tokens, lengths, batch_first=True, enforce_sorted=False)
