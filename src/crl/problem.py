"""Problems as edges between representations, their graph, and the splits that are measured."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum


@dataclass(frozen=True, order=True)
class Node:
    """A distribution of representations: a form, such as a language, at one size."""

    form: str
    size: int


@dataclass(frozen=True, order=True)
class Problem:
    """Transform a representation of `source` into one of `target`: an edge of the problem graph."""

    source: Node
    target: Node

    @property
    def size(self) -> int:
        return self.source.size

    def after(self, first: Problem) -> Problem:
        """Compose self o first: solve `first`, then this on its output."""
        if first.target != self.source:
            raise ValueError(
                f"cannot compose: the first problem ends at {first.target}, "
                f"the second starts at {self.source}"
            )
        return Problem(first.source, self.target)


class Split(Enum):
    """How a problem stands to what was trained."""

    TRAIN = "train"
    DIFFERENT = "different combinations"  # a size that is trained, a combination that is not
    LONGER = "longer combinations"  # larger than any trained problem


@dataclass(frozen=True)
class ProblemGraph:
    """Nodes are representations, edges are problems; primitive edges compose all others.

    The split is a function of the problem, so no problem can belong to two of them.
    """

    primitives: frozenset[Problem]
    train: frozenset[Problem]
    max_train_size: int = field(init=False)

    def __post_init__(self) -> None:
        if not self.train:
            raise ValueError("a problem graph needs at least one training problem")
        object.__setattr__(self, "max_train_size", max(problem.size for problem in self.train))

    @property
    def nodes(self) -> frozenset[Node]:
        problems = self.primitives | self.train
        return frozenset(node for problem in problems for node in (problem.source, problem.target))

    def split(self, problem: Problem) -> Split:
        """Tell which of the three sets a problem belongs to."""
        if problem in self.train:
            return Split.TRAIN
        return Split.LONGER if problem.size > self.max_train_size else Split.DIFFERENT

    def decompose(self, problem: Problem) -> tuple[Problem, ...] | None:
        """Find a shortest chain of primitive problems that composes a problem, or None."""
        chains: dict[Node, tuple[Problem, ...]] = {problem.source: ()}
        frontier = [problem.source]
        while frontier and problem.target not in chains:
            reached: list[Node] = []
            for primitive in sorted(self.primitives):
                if primitive.source in frontier and primitive.target not in chains:
                    chains[primitive.target] = (*chains[primitive.source], primitive)
                    reached.append(primitive.target)
            frontier = reached
        return chains.get(problem.target)


def compose(problems: Iterable[Problem]) -> Problem:
    """Compose problems that are solved one after the other."""
    first, *rest = problems
    for problem in rest:
        first = problem.after(first)
    return first
