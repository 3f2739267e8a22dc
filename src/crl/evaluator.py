"""The evaluator applies chosen modules to a bucket: rows grouped by module, one call each."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import pad

from crl.modules import Choices, ModuleSet
from crl.representation import Bucket, one_hot
from crl.trace import Written


def windows(values: Tensor, place: Tensor, reads: int) -> Tensor:
    """The `reads` tokens from `place` on of each row: (rows, reads, vocab)."""
    rows, length, *vocab = values.shape
    first = torch.arange(rows) * length + place
    index = (first[:, None] + torch.arange(reads)).flatten()
    return values.reshape(rows * length, *vocab).index_select(0, index).view(rows, reads, *vocab)


def splice(values: Tensor, place: Tensor, reads: int, written: Tensor) -> Tensor:
    """Each row with `reads` tokens from `place` on replaced by the written ones (rows, writes, vocab)."""
    writes = written.shape[1]
    length = values.shape[1] - reads + writes
    grows = max(writes - reads, 0)
    left, right = (values, values) if not grows else (pad(values, (0, 0, 0, grows)), pad(values, (0, 0, grows, 0)))
    token = torch.arange(length)[None, :, None]
    start = place[:, None, None]
    spliced = torch.where(token < start, left[:, :length], right[:, right.shape[1] - length :])
    for offset in range(writes):
        spliced = torch.where(token == start + offset, written[:, offset : offset + 1], spliced)
    return spliced


@dataclass(frozen=True)
class Applied:
    """What the rows of a bucket became."""

    buckets: list[Bucket]
    written: list[Written]


def apply(modules: ModuleSet, bucket: Bucket, choices: Choices, choice: Tensor, *, snap: bool = False) -> Applied:
    """Each row with its chosen module applied; HALT and impossible choices change nothing.

    Gradients flow through the values. `snap` makes every token a module writes one-hot.
    """
    module = torch.where(choices.noop[choice], modules.halt, choices.module[choice])
    applied = Applied([], [])
    for reads, members in modules.kinds:  # modules that read alike share one gathering and one splicing
        chosen = (module >= members[0]) & (module <= members[-1])
        part = bucket.take(chosen)
        if len(part.rows):
            place = choices.place[choice[chosen]]
            read = part.values if reads is None else windows(part.values, place, reads)
            written = by_module(modules, members, module[chosen], read)
            written = one_hot(written) if snap else written
            if reads is not None:
                applied.written.append(Written(rows=part.rows, tokens=written))
                written = splice(part.values, place, reads, written)
            applied.buckets.append(Bucket(rows=part.rows, values=written))
    unchanged = bucket.take(module == modules.halt)
    if len(unchanged.rows):
        applied.buckets.append(unchanged)
    return applied


def by_module(modules: ModuleSet, members: list[int], module: Tensor, read: Tensor) -> Tensor:
    """What each row's module writes, in the order of the rows: rows are sorted by module, called together, and sorted back."""
    order = torch.argsort(module, stable=True)
    counts = torch.bincount(module - members[0], minlength=len(members)).tolist()
    called = [modules.member(member) for member in members]
    return called[0].together(called, read[order], counts)[torch.argsort(order)]
