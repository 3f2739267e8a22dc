"""TokenStrings: problems as whole numbers, of mixed lengths, from which batches are gathered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

import torch
from torch import Tensor
from torch.nn.functional import one_hot

from crl.representation import Bucket


@dataclass(frozen=True, kw_only=True)
class TokenStrings:
    """Strings of tokens, their answers and sizes; n = strings.

    Strings taken from others share their tokens: only places are copied.
    """

    tokens: Tensor  # (all tokens,) one string after the other
    starts: Tensor  # (n,) where each string begins
    lengths: Tensor  # (n,)
    answers: Tensor  # (n,)
    sizes: Tensor  # (n,)
    context: Tensor  # (n, context)

    def __len__(self) -> int:
        return self.answers.shape[0]

    @staticmethod
    def table(
        tokens: Tensor, answers: Tensor, size: int, context: Tensor | None = None
    ) -> TokenStrings:
        """Take strings of one length and size (n, length)."""
        count, length = tokens.shape
        return TokenStrings(
            tokens=tokens.flatten(),
            starts=length * torch.arange(count),
            lengths=torch.full((count,), length),
            answers=answers,
            sizes=torch.full((count,), size),
            context=torch.zeros(count, 0) if context is None else context,
        )

    @staticmethod
    def mixed(strings: Sequence[Sequence[int]], answers: Sequence[int], size: int) -> TokenStrings:
        """Take strings of any lengths, all of one size."""
        lengths = [len(string) for string in strings]
        return TokenStrings(
            tokens=torch.tensor([token for string in strings for token in string]).long(),
            starts=torch.tensor(list(accumulate(lengths, initial=0))[:-1]).long(),
            lengths=torch.tensor(lengths).long(),
            answers=torch.tensor(answers).long(),
            sizes=torch.full((len(strings),), size),
            context=torch.zeros(len(strings), 0),
        )

    def take(self, which: Tensor) -> TokenStrings:
        """Take the given strings, in the given order; the same one may be given several times."""
        return TokenStrings(
            tokens=self.tokens,
            starts=self.starts[which],
            lengths=self.lengths[which],
            answers=self.answers[which],
            sizes=self.sizes[which],
            context=self.context[which],
        )

    @staticmethod
    def join(parts: Sequence[TokenStrings]) -> TokenStrings:
        """Put strings one after the other."""
        begins = accumulate((len(part.tokens) for part in parts), initial=0)
        moved = [part.starts + begin for part, begin in zip(parts, begins, strict=False)]
        return TokenStrings(
            tokens=torch.cat([part.tokens for part in parts]),
            starts=torch.cat(moved),
            lengths=torch.cat([part.lengths for part in parts]),
            answers=torch.cat([part.answers for part in parts]),
            sizes=torch.cat([part.sizes for part in parts]),
            context=torch.cat([part.context for part in parts]),
        )

    def buckets(self, vocab: int, begin: int) -> Iterator[Bucket]:
        """Give one-hot representations, a bucket for each length; rows count from `begin`."""
        least, most = (int(length) for length in self.lengths.aminmax())
        if least == most:
            yield self._bucket(torch.arange(len(self)), self.starts, most, vocab, begin)
            return
        for length in self.lengths.unique().tolist():
            rows = (self.lengths == length).nonzero()[:, 0]
            yield self._bucket(rows, self.starts[rows], length, vocab, begin)

    def _bucket(self, rows: Tensor, starts: Tensor, length: int, vocab: int, begin: int) -> Bucket:
        tokens = self.tokens[starts[:, None] + torch.arange(length)]
        return Bucket(rows=begin + rows, values=one_hot(tokens, vocab).float())
