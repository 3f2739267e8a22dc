"""The order that was learned: which window wins against which, by how much."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal

from crl.proofs.rules import Rules
from crl.proofs.rules.learned import Rank
from crl.proofs.rules.patterns import ANY, Ranked
from crl.proofs.rules.ranking import chosen_ranks, hidden_classes, other_ranks
from crl.viewer.learned.forms import Forms

Winner = Literal["left", "right", "either"]
Names = tuple[str, ...]  # of classes of tokens, one for each place
Renaming = Callable[[Names], Names]

MOST_WINDOWS = 8  # kinds of windows that are compared with each other


@dataclass(frozen=True, kw_only=True)
class Line:
    """Alike windows and the range of their scores."""

    module: str
    after: str  # what stands before the window
    window: str
    before: str  # what stands behind it
    least: float
    most: float
    behind: float | None  # how much better another window scores at least; None if chosen


@dataclass(frozen=True, kw_only=True)
class Duel:
    """Two windows that overlap, so that only one of them can be rewritten first."""

    left: str
    right: str
    winner: Winner
    margin: float | None  # how much better another window scores at least than the loser


@dataclass(frozen=True, kw_only=True)
class Order:
    """The order among windows of one set of inputs."""

    source: str
    lines: tuple[Line, ...]  # the highest scores first, then those that are never chosen
    windows: tuple[str, ...]
    duels: tuple[Duel, ...]


def find_order(rules: Rules, forms: Forms) -> list[Order]:
    """Give the order of each set of inputs that share no token."""
    orders = []
    for number, tokens in enumerate(rules.source_tokens):
        own = [rank for rank in rules.order if rank.source == number]
        source = forms.of(tokens) if forms.tells_inputs else rules.sources[number]
        lines = [
            *(_line(one, None) for one in chosen_ranks(own, rules.classes)),
            *(_line(one, one.behind) for one in other_ranks(own, rules.classes)),
        ]
        windows, duels = _duels(own, hidden_classes(own, rules.classes))
        orders.append(
            Order(source=source, lines=tuple(lines), windows=tuple(windows), duels=tuple(duels))
        )
    return orders


def _line(one: Ranked, behind: float | None) -> Line:
    return Line(
        module=one.module,
        after=one.after,
        window=one.window,
        before=one.before,
        least=one.least,
        most=one.most,
        behind=behind,
    )


# --- windows that overlap ------------------------------------------------------------------------
def _duels(ranks: Sequence[Rank], hidden: set[str]) -> tuple[list[str], list[Duel]]:
    """Compare every two kinds of windows that are ever chosen, where they overlap."""

    def named(names: Names) -> Names:
        return tuple(ANY if name in hidden else name for name in names)

    chosen = [rank for rank in ranks if rank.chosen]
    kinds = list(dict.fromkeys(named(rank.window) for rank in chosen))
    if len(kinds) > MOST_WINDOWS:
        return [], []
    own = {kind: [rank for rank in ranks if named(rank.window) == kind] for kind in kinds}
    duels = []
    for left, right, shift in _overlapping(kinds):
        behind, end = right[len(left) - shift :], shift + len(right)  # right may end inside of left
        lefts = [r for r in own[left] if _begins(r.before, behind, named)]
        rights = [
            r
            for r in own[right]
            if _ends(r.after, left[:shift], named) and _begins(r.before, left[end:], named)
        ]
        duels += _decided(left, right, lefts, rights)
    return [" ".join(kind) for kind in kinds], duels


def _overlapping(kinds: Sequence[Names]) -> Iterator[tuple[Names, Names, int]]:
    """Give windows that can overlap, and how much later the second begins.

    Of two that begin together the longer is the first.
    """
    for left, right in product(kinds, repeat=2):
        for shift in range(0 if len(left) > len(right) else 1, len(left)):
            if left[shift : shift + len(right)] == right[: len(left) - shift]:
                yield left, right, shift


def _begins(before: Names, following: Names, named: Renaming) -> bool:
    """Whether the tokens behind a window are those, as far as both go."""
    length = min(len(before), len(following))
    return named(before)[:length] == following[:length]


def _ends(after: Names, leading: Names, named: Renaming) -> bool:
    """Whether the tokens before a window are those, as far as both go."""
    length = min(len(after), len(leading))
    return named(after)[len(after) - length :] == leading[len(leading) - length :]


def _decided(
    left: Names, right: Names, lefts: Sequence[Rank], rights: Sequence[Rank]
) -> list[Duel]:
    """Find which of two overlapping windows can be chosen; by how much the other never is."""
    can = (any(rank.chosen for rank in lefts), any(rank.chosen for rank in rights))
    if not lefts or not rights or can == (False, False):
        return []
    winner: Winner = "either" if all(can) else "left" if can[0] else "right"
    losers = rights if winner == "left" else lefts
    behind = [rank.behind for rank in losers if rank.behind is not None]
    margin = None if winner == "either" else min(behind)
    return [Duel(left=" ".join(left), right=" ".join(right), winner=winner, margin=margin)]
