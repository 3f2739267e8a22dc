"""Reducer: a window of consecutive tokens into one token."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from crl.modules.module import CRLModule


class Reducer(CRLModule):
    """A two-layer feedforward network from a window of token distributions to one token's.

    With an `embedding` its first layer reads every token of the window through one shared linear
    map (D14), so that what a word means is learned once, not once for each place of the window.
    With `copies` it begins by copying a token that it reads, whichever (D33): a token that a later
    module only hands on keeps its name.
    """

    kind = "reduce"
    writes = 1

    def __init__(
        self,
        *,
        title: str,
        vocab: int,
        hidden: int,
        reads: int = 3,
        embedding: int | None = None,
        copies: float = 0,
    ) -> None:
        super().__init__()
        self.title, self.reads = title, reads
        self.embed = None if embedding is None else nn.Linear(vocab, embedding, bias=False)
        self.layers = nn.Sequential(
            nn.Linear(reads * (embedding or vocab), hidden), nn.ReLU(), nn.Linear(hidden, vocab)
        )

        self.copies = nn.Parameter(torch.full((reads,), float(copies))) if copies else None

    @property
    def about(self) -> str:
        return f"reduces windows of {self.reads} tokens to 1"

    def forward(self, window: Tensor) -> Tensor:
        """(batch, reads, vocab) -> (batch, 1, vocab)."""
        read = window if self.embed is None else self.embed(window)
        scores = self.layers(read.flatten(1))
        if self.copies is not None:
            scores = scores + self.copies @ window
        return torch.softmax(scores, dim=-1).unsqueeze(1)
