"""The evaluator applies chosen modules to a bucket: rows grouped by module, one call each."""

from __future__ import annotations

import torch
from torch import Tensor

from crl.modules import Choices, ModuleSet
from crl.representation import Bucket, one_hot


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
    token = torch.arange(length)[None, :, None]
    start = place[:, None, None]
    spliced = torch.where(token < start, values[:, :length], values[:, values.shape[1] - length :])
    for offset in range(writes):
        spliced = torch.where(token == start + offset, written[:, offset : offset + 1], spliced)
    return spliced


def apply(modules: ModuleSet, bucket: Bucket, choices: Choices, choice: Tensor, *, snap: bool = False) -> list[Bucket]:
    """What the rows of a bucket become when each has its chosen module applied; HALT and impossible choices change nothing.

    Gradients flow through the values. `snap` makes every token a module writes one-hot.
    """
    module = torch.where(choices.noop[choice], modules.halt, choices.module[choice])
    order = torch.argsort(module, stable=True)
    counts = torch.bincount(module, minlength=modules.halt + 1).tolist()
    chosen = Bucket(rows=bucket.rows[order], values=bucket.values[order])
    place = choices.place[choice][order]
    pieces: list[Bucket] = []
    begin = 0
    for reads, members in modules.kinds:  # consecutive modules that read alike share one gathering and one splicing
        num_rows = [counts[member] for member in members]
        end = begin + sum(num_rows)
        if end > begin:
            rows, values, at = chosen.rows[begin:end], chosen.values[begin:end], place[begin:end]
            read = values if reads is None else windows(values, at, reads)
            parts = zip(members, read.split(num_rows), strict=True)
            written = torch.cat([modules.members[member](part) for member, part in parts if len(part)])
            written = one_hot(written) if snap else written
            pieces.append(Bucket(rows=rows, values=written if reads is None else splice(values, at, reads, written)))
        begin = end
    if counts[modules.halt]:
        pieces.append(Bucket(rows=chosen.rows[begin:], values=chosen.values[begin:]))
    return pieces
