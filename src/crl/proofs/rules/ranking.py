"""The order of windows in few lines: alike windows with scores that overlap are joined."""

from __future__ import annotations

from collections.abc import Sequence

from crl.proofs.rules.learned import Rank, TokenClasses
from crl.proofs.rules.patterns import Ranked, merge

MOST_RANKS = 12  # lines about the order of one set of inputs, if windows can be merged to so few
OVERLAPS = (0.5, 0.4, 0.3, 0.2, 0.1, 0.0)  # of scores that are merged: the first that suffices


def chosen_ranks(order: Sequence[Rank], classes: TokenClasses) -> list[Ranked]:
    """Give windows that can be chosen, the highest scores first."""
    chosen = _coarse([rank for rank in order if rank.chosen], classes)
    for least in OVERLAPS:
        them = _overlapping(chosen, least)
        if len(them) <= MOST_RANKS:
            break
    return sorted(them, key=lambda one: -one.most)


def other_ranks(order: Sequence[Rank], classes: TokenClasses) -> list[Ranked]:
    """Give windows that are never chosen although others of their kind are, the closest first."""
    kinds = {(rank.module, rank.window) for rank in order if rank.chosen}
    others = [rank for rank in order if not rank.chosen and (rank.module, rank.window) in kinds]
    return sorted(merge(_coarse(others, classes)), key=lambda one: one.behind)


def _overlapping(them: Sequence[Ranked], least: float) -> list[Ranked]:
    """Merge windows whose scores overlap by more than a part."""
    return merge(them, lambda one, other: one.overlap(other) > least)


def _coarse(ranks: Sequence[Rank], classes: TokenClasses) -> list[Ranked]:
    """Tell classes that have a name apart only if there is but one of them."""
    hidden = hidden_classes(ranks, classes)
    return merge(
        [Ranked.of(rank, hidden) for rank in ranks], lambda one, other: not one.differing(other)
    )


def hidden_classes(ranks: Sequence[Rank], classes: TokenClasses) -> set[str]:
    """Name the classes that are not told apart: those with a name, if windows have several."""
    named = {name for rank in ranks for name in rank.window} & classes.members.keys()
    return named if len(named) > 1 else set()
