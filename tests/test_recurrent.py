from __future__ import annotations

import torch
from torch import Tensor, nn

from crl.networks.gru_readers import GRUReaders


def readers_and_oracle(
    pairs: int = 2, features: int = 5, hidden: int = 6
) -> tuple[GRUReaders, list[nn.GRU]]:
    """Our readers and torch's GRUs with the same parameters."""
    torch.manual_seed(0)
    ours = GRUReaders(pairs=pairs, features=features, hidden=hidden).double()
    oracle = [
        nn.GRU(features, hidden, bidirectional=True, batch_first=True).double()
        for _ in range(pairs)
    ]
    with torch.no_grad():
        for reader in range(2 * pairs):
            gru, suffix = oracle[reader // 2], "_reverse" if reader % 2 else ""
            getattr(gru, f"weight_ih_l0{suffix}").copy_(ours.input_weight[reader])
            getattr(gru, f"weight_hh_l0{suffix}").copy_(ours.weight[reader])
            getattr(gru, f"bias_ih_l0{suffix}").copy_(ours.input_bias[reader, :, 0])
            getattr(gru, f"bias_hh_l0{suffix}").copy_(
                torch.cat([torch.zeros(2 * hidden), ours.bias[reader, :, 0]])
            )
    return ours, oracle


def aligned(states: Tensor) -> list[Tensor]:
    """Our states in the layout of torch's output, one (batch, length, 2 hidden) per pair."""
    return [
        torch.cat(
            [states[:, reader].permute(2, 0, 1), states[:, reader + 1].flip(0).permute(2, 0, 1)],
            dim=2,
        )
        for reader in range(0, states.shape[1], 2)
    ]


def test_readers_compute_what_torch_grus_compute() -> None:
    ours, oracle = readers_and_oracle()
    tokens = torch.rand(7, 9, 5, dtype=torch.float64)
    for gradients in (True, False):
        with torch.set_grad_enabled(gradients):
            for states, gru in zip(aligned(ours(tokens)), oracle, strict=True):
                torch.testing.assert_close(states, gru(tokens)[0])


def test_readers_have_the_gradients_of_torch_grus() -> None:
    ours, oracle = readers_and_oracle()
    tokens, weight = (
        torch.rand(7, 9, 5, dtype=torch.float64),
        torch.rand(7, 9, 12, dtype=torch.float64),
    )
    sum((states * weight).sum() for states in aligned(ours(tokens))).backward()  # type: ignore[union-attr]
    sum((gru(tokens)[0] * weight).sum() for gru in oracle).backward()  # type: ignore[union-attr]
    for reader in range(4):
        gru, suffix = oracle[reader // 2], "_reverse" if reader % 2 else ""
        assert ours.weight.grad is not None
        assert ours.input_weight.grad is not None
        assert ours.bias.grad is not None
        torch.testing.assert_close(
            ours.weight.grad[reader], getattr(gru, f"weight_hh_l0{suffix}").grad
        )
        torch.testing.assert_close(
            ours.input_weight.grad[reader], getattr(gru, f"weight_ih_l0{suffix}").grad
        )
        torch.testing.assert_close(
            ours.bias.grad[reader, :, 0], getattr(gru, f"bias_hh_l0{suffix}").grad[12:]
        )
