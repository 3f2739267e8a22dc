"""Translator: every token by the same linear map."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor, nn

from crl.modules.module import CRLModule


class Translator(CRLModule):
    """A linear map between token distributions, applied to each token of a representation."""

    kind = "translate"
    reads, writes = None, None

    def __init__(self, *, title: str, vocab: int) -> None:
        super().__init__()
        self.title = title
        self.map = nn.Linear(vocab, vocab)

    @property
    def about(self) -> str:
        return "rewrites every token, one by one"

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> (batch, length, vocab)."""
        return torch.softmax(self.map(values), dim=-1)

    @staticmethod
    def forward_grouped(members: Sequence[Translator], read: Tensor, counts: list[int]) -> Tensor:
        maps = [member.map for member in members]
        tokens, length = read.flatten(0, 1), read.shape[1]
        scores = CRLModule.forward_grouped(maps, tokens, [length * count for count in counts])
        return torch.softmax(scores, dim=-1).view(read.shape)
