"""Reducer: a window of consecutive tokens into one token."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from crl.modules.module_set import CRLModule


class Reducer(CRLModule):
    """A two-layer feedforward network from a window of token distributions to one token distribution."""

    writes = 1

    def __init__(self, *, title: str, vocab: int, hidden: int, reads: int = 3) -> None:
        super().__init__()
        self.title, self.reads = title, reads
        self.layers = nn.Sequential(nn.Linear(reads * vocab, hidden), nn.ReLU(), nn.Linear(hidden, vocab))

    def forward(self, window: Tensor) -> Tensor:
        """(batch, reads, vocab) -> (batch, 1, vocab)."""
        return torch.softmax(self.layers(window.flatten(1)), dim=-1).unsqueeze(1)
