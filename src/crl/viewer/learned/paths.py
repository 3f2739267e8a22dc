"""Which module is used when: the paths of module choices for each kind of problem (App. D.4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from crl.modules import HALT
from crl.viewer.learned.executions import LIMIT, Executed, ProblemSet

MOST_PATHS = 9  # that are told apart; rarer ones are joined
OTHERS = "other paths"


@dataclass(frozen=True, kw_only=True)
class Part:
    """Problems of a kind that went the same path."""

    path: str
    count: int
    solved: int


@dataclass(frozen=True, kw_only=True)
class Bar:
    """Problems of one kind, such as a pair of languages, by the paths that they went."""

    label: str
    parts: tuple[Part, ...]

    @property
    def count(self) -> int:
        return sum(part.count for part in self.parts)


@dataclass(frozen=True, kw_only=True)
class Panel:
    """One set of problems."""

    title: str
    size: int
    bars: tuple[Bar, ...]

    @property
    def count(self) -> int:
        return sum(bar.count for bar in self.bars)

    @property
    def solved(self) -> int:
        return sum(part.solved for bar in self.bars for part in bar.parts)


@dataclass(frozen=True, kw_only=True)
class Paths:
    """The paths of all sets of problems, the most frequent first."""

    paths: tuple[str, ...]
    panels: tuple[Panel, ...]


def find_paths(sets: Sequence[ProblemSet], kinds: Mapping[str, str]) -> Paths:
    """Count the paths of executed problems; `kinds` are those of modules, by title."""
    walked = [
        [(program.label, path_of(program, kinds), program.solved) for program in each.programs]
        for each in sets
    ]
    counts = Counter(path for them in walked for _, path, _ in them)
    ordered = sorted(counts, key=lambda path: (-counts[path], path))
    kept = ordered if len(ordered) <= MOST_PATHS else [*ordered[: MOST_PATHS - 1], OTHERS]
    panels = []
    for each, them in zip(sets, walked, strict=True):
        labels = sorted({label for label, _, _ in them})
        bars = [_bar(label, [one[1:] for one in them if one[0] == label], kept) for label in labels]
        panels.append(Panel(title=each.title, size=each.size, bars=tuple(bars)))
    return Paths(paths=tuple(kept), panels=tuple(panels))


def _bar(label: str, walked: Sequence[tuple[str, bool]], kept: Sequence[str]) -> Bar:
    """Count the programs of one kind of problem by their paths, in the order of all."""
    named = [(path if path in kept else OTHERS, solved) for path, solved in walked]
    parts = []
    for path in kept:
        own = [solved for other, solved in named if other == path]
        if own:
            parts.append(Part(path=path, count=len(own), solved=sum(own)))
    return Bar(label=label, parts=tuple(parts))


def path_of(program: Executed, kinds: Mapping[str, str]) -> str:
    """Name the modules of a program in order; steps of one kind that follow each other are joined.

    In which order modules of one kind follow each other depends on the expression: they are named
    once each, and ×n says that there were several steps.
    """
    done = [title for title in program.modules if title != HALT]
    said = []
    for _, run in groupby(done, key=lambda title: kinds.get(title, title)):
        titles = list(run)
        said.append(", ".join(sorted(set(titles))) + " ×n" * (len(titles) > 1))
    path = " → ".join(said) or HALT
    return f"{path} → {LIMIT}" if program.ending == LIMIT else path
