"""Patterns of windows: for each place the classes of tokens that can stand there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

from crl.proofs.rules.learned import EDGE, Rank

ANY = "…"  # some class that is not told apart from others

Pattern = tuple[tuple[str, ...], ...]  # for each place names of classes, or tokens


@dataclass(frozen=True, kw_only=True)
class Ranked:
    """Windows of one pattern, and the range of their scores."""

    pattern: Pattern
    module: str = ""
    begin: int = 0  # of the window in the pattern
    end: int = 0
    least: float = 0.0
    most: float = 0.0
    behind: float = 0.0  # how much better another window scores, at least

    @staticmethod
    def of(rank: Rank, hidden: Collection[str] = ()) -> Ranked:
        """Start with one class at each place; hidden ones are not told apart."""
        names = [
            ANY if name in hidden else name for name in (*rank.after, *rank.window, *rank.before)
        ]
        return Ranked(
            pattern=tuple((name,) for name in names),
            module=rank.module,
            begin=len(rank.after),
            end=len(names) - len(rank.before),
            least=rank.least,
            most=rank.most,
            behind=rank.behind or 0.0,
        )

    def differing(self, other: Ranked) -> set[str]:
        """The names that stand at a place of one of the two only."""
        places = zip(self.pattern, other.pattern, strict=True)
        return {name for here, there in places for name in {*here} ^ {*there}}

    def joined(self, other: Ranked) -> Ranked | None:
        """One pattern for both; None if they differ in more than one place."""
        mine = (self.module, self.begin, self.end, len(self.pattern))
        if mine != (other.module, other.begin, other.end, len(other.pattern)):
            return None
        places = zip(self.pattern, other.pattern, strict=True)
        differ = [place for place, (here, there) in enumerate(places) if here != there]
        if len(differ) > 1:
            return None
        pattern = list(self.pattern)
        for at in differ:
            names = {*pattern[at], *other.pattern[at]}
            pattern[at] = tuple(sorted(names, key=lambda name: (name == EDGE, name)))
        return replace(
            self,
            pattern=tuple(pattern),
            least=min(self.least, other.least),
            most=max(self.most, other.most),
            behind=min(self.behind, other.behind),
        )

    def overlap(self, other: Ranked) -> float:
        """The part of both ranges of scores together that they share."""
        shared = min(self.most, other.most) - max(self.least, other.least)
        both = max(self.most, other.most) - min(self.least, other.least)
        return shared / both if both > 0 else 1.0

    @property
    def window(self) -> str:
        """What is read."""
        return shown(self.pattern[self.begin : self.end])

    @property
    def after(self) -> str:
        """What stands before the window, from left to right."""
        return _neighbours(self.pattern[: self.begin][::-1], "start", -1)

    @property
    def before(self) -> str:
        """What stands behind the window."""
        return _neighbours(self.pattern[self.end :], "end", 1)


def merge(
    them: Sequence[Ranked], alike: Callable[[Ranked, Ranked], bool] = lambda one, other: True
) -> list[Ranked]:
    """Join patterns that differ in one place and are alike, as long as there are any."""
    left, before = list(them), 0
    while len(left) != before:
        before, waiting, left = len(left), left, []
        while waiting:
            one, *others = waiting
            waiting = []
            for other in others:
                joined = one.joined(other)
                if joined is not None and alike(one, other):
                    one = joined
                else:
                    waiting.append(other)
            left.append(one)
    return left


def shown(pattern: Pattern) -> str:
    """Write a pattern; several names at a place in brackets."""
    return " ".join(names[0] if len(names) == 1 else f"({' or '.join(names)})" for names in pattern)


def _neighbours(outwards: Pattern, edge: str, step: int) -> str:
    """Write what stands beside a window; beyond an end there is nothing more to say."""
    said = []
    for names in outwards:
        said.append(", ".join(edge if name == EDGE else name for name in names))
        if names == (EDGE,):
            break
    return " ".join(said[::step])
