"""CRLModule: what every module declares, and how several of them are run at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor, nn


class CRLModule(nn.Module):
    """Transforms a window of a representation, or all of it.

    A module declares its kind and its shape; nothing is inferred from where it stands in a set.
    """

    kind: str  # what it is chosen among: first a kind is chosen, then one of its modules
    reads: int | None  # consecutive tokens that it reads; None: all of them
    writes: int | None  # tokens that take their place; None: as many as it read
    stride: int = 1  # tokens from the start of one possible window to the start of the next
    title: str  # its name in a set, in traces and among the saved weights

    @staticmethod
    def forward_grouped(members: Sequence[Any], read: Tensor, counts: list[int]) -> Tensor:
        """Run several modules at once: rows are sorted, `counts[i]` belong to `members[i]`.

        Override to share computation.
        """
        called = zip(members, read.split(counts), counts, strict=True)
        parts = [member(part) for member, part, count in called if count]
        return parts[0] if len(parts) == 1 else torch.cat(parts)

    def words_of(self, vocab: int) -> Tensor:
        """List the symbols that it can write, of a vocabulary of that size."""
        return torch.arange(vocab)

    @property
    def about(self) -> str:
        """Say what it is, after its title: "R1 reduces windows of 3 tokens to 1"."""
        return f"reads {_tokens(self.reads)} and writes {_tokens(self.writes, 'as many')}"

    def describe(self, read: Tensor) -> list[str]:
        """Say what it does to each row (batch, reads, vocab); "" where the result says it all."""
        return [""] * len(read)


def _tokens(count: int | None, otherwise: str = "all tokens") -> str:
    return otherwise if count is None else f"{count} token{'s' * (count != 1)}"
