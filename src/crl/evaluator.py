"""The evaluator applies chosen modules to a bucket: rows grouped by module, one call each."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from crl.errors import UsageError
from crl.modules import Choices, Group, ModuleSet
from crl.representation import Bucket, one_hot, straight_through
from crl.trace import Written


def windows(values: Tensor, place: Tensor, reads: int, which: Tensor | None = None) -> Tensor:
    """Gather `reads` tokens from `place` on of each row, or of `which`: (rows, reads, vocab)."""
    rows, length, *vocab = values.shape
    which = torch.arange(rows) if which is None else which
    if length == reads:
        return values.index_select(0, which)
    index = (which * length + place)[:, None] + torch.arange(reads)
    return values.flatten(0, 1).index_select(0, index.flatten()).view(-1, reads, *vocab)


def splice(
    values: Tensor, place: Tensor, reads: int, written: Tensor, which: Tensor | None = None
) -> Tensor:
    """Replace `reads` tokens from `place` on by those written (rows, writes, vocab).

    It is done to each row, or to `which`; the result has only those.
    """
    rows, length, *vocab = values.shape
    if length == reads:
        return written
    which = torch.arange(rows) if which is None else which
    writes = written.shape[1]
    token, start = torch.arange(length - reads + writes), place[:, None]
    old = (which * length)[:, None] + token + (token >= start) * (reads - writes)
    new = torch.arange(rows * length, rows * length + written.shape[0] * writes, writes)
    is_new = (token >= start) & (token < start + writes)
    index = torch.where(is_new, (new - place)[:, None] + token, old)
    tokens = torch.cat([values.flatten(0, 1), written.flatten(0, 1)])
    return tokens.index_select(0, index.flatten()).view(*index.shape, *vocab)


@dataclass(frozen=True)
class Applied:
    """What the rows of a bucket became."""

    buckets: list[Bucket]
    written: list[Written]


def apply(
    modules: ModuleSet,
    bucket: Bucket,
    choices: Choices,
    choice: Tensor,
    *,
    snap: bool = False,
    through: bool = False,
) -> Applied:
    """Apply each row's chosen module; HALT and impossible choices change nothing.

    Gradients flow through the values. `snap` makes every token a module writes one-hot; `through`
    lets gradients pass as if it were not, and leaves a last token soft until it is read, since the
    loss reads its distribution (D32).
    """
    module = choices.applied.index_select(0, choice)
    counts = torch.bincount(module, minlength=modules.halt + 1).tolist()
    order = torch.argsort(modules.turn_of.index_select(0, module), stable=True)
    applied = Applied([], [])
    end = 0
    for group in modules.groups:  # one gathering and one splicing for each
        each = [counts[member] for member in group.members]
        which = order[end : (end := end + sum(each))]  # its rows, sorted by module
        if not sum(each):
            continue
        place = choices.place.index_select(0, choice.index_select(0, which))
        if group.reads is None:
            read = bucket.values.index_select(0, which)
        else:
            read = windows(bucket.values, place, group.reads, which)
        if through and read.shape[1] == 1:
            read = straight_through(read)
        written = _run(modules, group, read, each)
        written = one_hot(written) if snap else written
        if max(each) < sum(each):  # back to the order of the bucket
            which, back = which.sort()
            written, place = written.index_select(0, back), place.index_select(0, back)
        rows = bucket.rows.index_select(0, which)
        if group.reads is not None:
            applied.written.append(Written(rows=rows, tokens=written))
        if through and bucket.length - read.shape[1] + written.shape[1] > 1:
            written = straight_through(written)
        if group.reads is not None:
            written = splice(bucket.values, place, group.reads, written, which)
        applied.buckets.append(Bucket(rows=rows, values=written))
    if counts[modules.halt]:
        applied.buckets.append(bucket.select(order[end:]))
    return applied


def by_module(modules: ModuleSet, group: Group, module: Tensor, read: Tensor) -> Tensor:
    """Run each row's module of a group: rows are sorted by module, called at once, sorted back."""
    if len(group.members) == 1:
        return _run(modules, group, read, [len(read)])
    counts = torch.bincount(module, minlength=modules.halt + 1).tolist()
    order = torch.argsort(modules.turn_of.index_select(0, module), stable=True)
    each = [counts[member] for member in group.members]
    written = _run(modules, group, read.index_select(0, order), each)
    return written.index_select(0, torch.argsort(order))


def _run(modules: ModuleSet, group: Group, read: Tensor, counts: list[int]) -> Tensor:
    """Run the modules of a group on rows sorted by module; refuse another length than declared."""
    called = [modules.member(member) for member in group.members]
    written = called[0].forward_grouped(called, read, counts)
    declared = read.shape[1] if group.writes is None else group.writes
    if written.shape[1] != declared:
        raise UsageError(
            f"the module {called[0].title!r} wrote {written.shape[1]} tokens where it read "
            f"{read.shape[1]}; it declares that it writes {declared}"
        )
    return written
