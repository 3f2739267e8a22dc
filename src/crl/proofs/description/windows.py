"""What modules that read windows compute: over the windows of input tokens, each by itself.

A window counts if it has a value: if it is an expression of its own, not a part that needs its
neighbours. A module is right there if what it writes has the same value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import one_hot

from crl.domains.capabilities import says_equivalent
from crl.domains.token_domain import TokenDomain
from crl.modules import ModuleSet
from crl.proofs.language import LocalLanguage, Tokens

MOST_WINDOWS = 5000  # of more, as many are taken from all over them


@dataclass(frozen=True, kw_only=True)
class RightWindows:
    """On how many windows a module is right."""

    module: str
    right: int
    anywhere: int | None  # of them, whatever stands beside; None if the domain does not say so


@dataclass(frozen=True, kw_only=True)
class WindowTable:
    """On how many windows of one width each module is right."""

    reads: int
    complete: bool  # every window of input tokens was tried; else a part of them
    windows: int  # that were tried
    valued: int  # of them, have a value by themselves
    solved: int  # of them, some module is right
    weighted: float | None  # share that is right, each module as often as it is used; None: never
    modules: tuple[RightWindows, ...]


def window_tables(
    modules: ModuleSet, domain: TokenDomain, inputs: LocalLanguage, uses: Mapping[str, int]
) -> tuple[WindowTable, ...]:
    """Try every module on the windows of its width that inputs have; `uses` is by title."""
    widths = sorted({modules.member(index).reads or 0 for index in modules.local})
    return tuple(_table(modules, domain, inputs, uses, reads) for reads in widths)


def _table(
    modules: ModuleSet,
    domain: TokenDomain,
    inputs: LocalLanguage,
    uses: Mapping[str, int],
    reads: int,
) -> WindowTable:
    windows, complete = windows_of(inputs, reads)
    judge = _Judge(domain)
    valued = [window for window in windows.tolist() if judge.same(window, window)]
    members = [index for index in modules.local if modules.member(index).reads == reads]
    solved: set[int] = set()
    counts = []
    for index in members if valued else ():
        written = _written(modules, index, torch.tensor(valued), domain.vocab)
        pairs = list(zip(valued, written, strict=True))
        right = [place for place, pair in enumerate(pairs) if judge.same(*pair)]
        solved |= set(right)
        anywhere = sum(judge.anywhere(*pairs[place]) for place in right)
        counts.append(
            RightWindows(
                module=modules.title(index),
                right=len(right),
                anywhere=anywhere if says_equivalent(domain) else None,
            )
        )
    return WindowTable(
        reads=reads,
        complete=complete,
        windows=len(windows),
        valued=len(valued),
        solved=len(solved),
        weighted=_weighted(counts, uses, len(valued)),
        modules=tuple(counts),
    )


def _weighted(counts: Sequence[RightWindows], uses: Mapping[str, int], valued: int) -> float | None:
    total = sum(uses.get(count.module, 0) for count in counts)
    if not total:
        return None
    return sum(uses.get(count.module, 0) * count.right for count in counts) / (total * valued)


def windows_of(inputs: LocalLanguage, reads: int) -> tuple[Tokens, bool]:
    """List windows of so many tokens that inputs have (n, reads), and tell whether these are all.

    Of too many only some are kept at each width.
    """
    following = inputs.allowed[:-1, :-1]
    found, complete = inputs.tokens()[:, None], True
    for _ in range(reads - 1):
        rows, token = np.nonzero(following[found[:, -1]])
        found = np.concatenate([found[rows], token[:, None]], axis=1)
        if len(found) > MOST_WINDOWS:
            kept = np.linspace(0, len(found) - 1, MOST_WINDOWS).astype(np.int64)
            found, complete = found[kept], False
    return found, complete


@torch.no_grad()
def _written(modules: ModuleSet, index: int, windows: Tensor, vocab: int) -> list[list[int]]:
    """Snap what a module writes for windows (n, reads)."""
    tokens: list[list[int]] = (
        modules.member(index)(one_hot(windows, vocab).float()).argmax(dim=-1).tolist()
    )
    return tokens


class _Judge:
    """Compares strings by the domain's `equivalent`, or by its oracle if it has none."""

    def __init__(self, domain: TokenDomain) -> None:
        self.domain = domain

    def same(self, before: Sequence[int], after: Sequence[int]) -> bool:
        """Whether both have one value as expressions of their own."""
        if says_equivalent(self.domain):
            return self.domain.equivalent(before, after, first=True, last=True)
        value = self._value(before)
        return value is not None and value == self._value(after)

    def anywhere(self, before: Sequence[int], after: Sequence[int]) -> bool:
        """Whether one can stand for the other inside of any expression."""
        return says_equivalent(self.domain) and self.domain.equivalent(
            before, after, first=False, last=False
        )

    def _value(self, tokens: Sequence[int]) -> int | None:
        return self.domain.oracle(one_hot(torch.tensor(tokens), self.domain.vocab).float())
