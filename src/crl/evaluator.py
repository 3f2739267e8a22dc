"""The evaluator applies chosen modules to a bucket: rows grouped by module, one call each."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import pad

from crl.errors import UsageError
from crl.modules import Choices, Group, ModuleSet
from crl.representation import Bucket, one_hot
from crl.trace import Written


def windows(values: Tensor, place: Tensor, reads: int) -> Tensor:
    """Gather the `reads` tokens from `place` on of each row: (rows, reads, vocab)."""
    rows, length, *vocab = values.shape
    first = torch.arange(rows) * length + place
    index = (first[:, None] + torch.arange(reads)).flatten()
    return values.reshape(rows * length, *vocab).index_select(0, index).view(rows, reads, *vocab)


def splice(values: Tensor, place: Tensor, reads: int, written: Tensor) -> Tensor:
    """Replace `reads` tokens from `place` on by the written ones (rows, writes, vocab)."""
    writes = written.shape[1]
    length = values.shape[1] - reads + writes
    grows = max(writes - reads, 0)
    left, right = values, values
    if grows:
        left, right = pad(values, (0, 0, 0, grows)), pad(values, (0, 0, grows, 0))
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


def apply(
    modules: ModuleSet, bucket: Bucket, choices: Choices, choice: Tensor, *, snap: bool = False
) -> Applied:
    """Apply each row's chosen module; HALT and impossible choices change nothing.

    Gradients flow through the values. `snap` makes every token a module writes one-hot.
    """
    module = torch.where(choices.noop[choice], modules.halt, choices.module[choice])
    applied = Applied([], [])
    for number, group in enumerate(modules.groups):  # one gathering and one splicing for each
        chosen = modules.group_of[module] == number
        part = bucket.take(chosen)
        if len(part.rows):
            place = choices.place[choice[chosen]]
            read = part.values if group.reads is None else windows(part.values, place, group.reads)
            written = by_module(modules, group, module[chosen], read)
            written = one_hot(written) if snap else written
            if group.reads is not None:
                applied.written.append(Written(rows=part.rows, tokens=written))
                written = splice(part.values, place, group.reads, written)
            applied.buckets.append(Bucket(rows=part.rows, values=written))
    unchanged = bucket.take(module == modules.halt)
    if len(unchanged.rows):
        applied.buckets.append(unchanged)
    return applied


def by_module(modules: ModuleSet, group: Group, module: Tensor, read: Tensor) -> Tensor:
    """Run each row's module of a group: rows are sorted by module, called at once, sorted back."""
    slot = modules.slot_of[module]
    order = torch.argsort(slot, stable=True)
    counts = torch.bincount(slot, minlength=len(group.members)).tolist()
    called = [modules.member(member) for member in group.members]
    written = called[0].forward_grouped(called, read.index_select(0, order), counts)
    written = written.index_select(0, torch.argsort(order))
    declared = read.shape[1] if group.writes is None else group.writes
    if written.shape[1] != declared:
        raise UsageError(
            f"the module {called[0].title!r} wrote {written.shape[1]} tokens where it read "
            f"{read.shape[1]}; it declares that it writes {declared}"
        )
    return written
