"""What modules transform: a batch of representations, in buckets of one length without padding.

A representation is a row of cells: tokens, each a distribution over the vocabulary, or the one cell
of an image. Legend: batch = problems in parallel, length = tokens (cells), vocab = symbols (the
features of a cell).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Bucket:
    """Representations of one length, and the problems of the batch they belong to."""

    rows: Tensor  # (bucket,) index of each problem in the batch
    values: Tensor  # (bucket, length, vocab)

    @property
    def length(self) -> int:
        return self.values.shape[1]

    def take(self, which: Tensor) -> Bucket:
        """Select the rows that are marked; the bucket itself if all are."""
        count = int(which.count_nonzero())
        if count == which.shape[0]:
            return self
        if not count:
            return Bucket(rows=self.rows[:0], values=self.values[:0])
        return self.select(which.nonzero()[:, 0])

    def select(self, index: Tensor) -> Bucket:
        """Select rows by their places in the bucket."""
        return Bucket(
            rows=self.rows.index_select(0, index), values=self.values.index_select(0, index)
        )


class Representation:
    """The current state of every unfinished problem of a batch, as one bucket per length."""

    def __init__(self, buckets: Iterable[Bucket] = ()) -> None:
        self._buckets: dict[int, list[Bucket]] = {}
        for bucket in buckets:
            self.add(bucket)

    def __bool__(self) -> bool:
        return bool(self._buckets)

    def add(self, bucket: Bucket) -> None:
        """Put rows in; an empty bucket is ignored."""
        if bucket.rows.shape[0]:
            self._buckets.setdefault(bucket.length, []).append(bucket)

    def pop_longest(self) -> Bucket:
        """Take out all rows of the greatest length, in the order of the batch.

        Problems are independent, so any order of working on them gives the same programs; longest
        first lets shrinking problems catch up with the shorter ones, so that each length is read
        once, in one dense call.
        """
        buckets = self._buckets.pop(max(self._buckets))
        if len(buckets) == 1:
            return buckets[0]
        rows = torch.cat([bucket.rows for bucket in buckets])
        order = torch.argsort(rows)  # sampling must not depend on how rows arrived here
        values = torch.cat([bucket.values for bucket in buckets])
        return Bucket(rows=rows[order], values=values.index_select(0, order))


def one_hot(values: Tensor) -> Tensor:
    """Snap each distribution (..., vocab) to its most probable symbol."""
    return torch.zeros_like(values).scatter_(-1, values.argmax(-1, keepdim=True), 1)


def straight_through(values: Tensor) -> Tensor:
    """Snap distributions; gradients pass as if they had not been."""
    return one_hot(values) + values - values.detach()  # only the gradient of the soft ones is left
