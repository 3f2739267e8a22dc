"""Reducer: a window of consecutive tokens into one token."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn

from crl.modules.module import CRLModule


class Reducer(CRLModule):
    """A two-layer feedforward network from a window of token distributions to one token's.

    With an `embedding` its first layer reads every token of the window through one shared linear
    map (D14), so that what a word means is learned once, not once for each place of the window.
    With `copies` it begins by copying a token that it reads, whichever (D33): a token that a later
    module only hands on keeps its name. With `words` it writes no other symbols than these (D35).
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
        words: Sequence[int] | None = None,
    ) -> None:
        super().__init__()
        self.title, self.reads, self.vocab = title, reads, vocab
        self.words = None if words is None else torch.tensor(words)
        written = vocab if words is None else len(words)
        self.embed = None if embedding is None else nn.Linear(vocab, embedding, bias=False)
        self.layers = nn.Sequential(
            nn.Linear(reads * (embedding or vocab), hidden),
            nn.ReLU(inplace=True),
            nn.Linear(hidden, written),
        )

        self.copies = nn.Parameter(torch.full((reads,), float(copies))) if copies else None

    def words_of(self, vocab: int) -> Tensor:
        return torch.arange(vocab) if self.words is None else self.words

    @property
    def about(self) -> str:
        return f"reduces windows of {self.reads} tokens to 1"

    def forward(self, window: Tensor) -> Tensor:
        """(batch, reads, vocab) -> (batch, 1, vocab)."""
        read = window if self.embed is None else self.embed(window)
        scores = self.layers(read.flatten(1))
        if self.copies is not None:
            copied = self.copies @ window
            scores = scores + (copied if self.words is None else copied[:, self.words])
        tokens = torch.softmax(scores, dim=-1)
        if self.words is not None:
            empty = tokens.new_zeros(tokens.shape[0], self.vocab)
            tokens = empty.index_copy(1, self.words, tokens)
        return tokens.unsqueeze(1)
