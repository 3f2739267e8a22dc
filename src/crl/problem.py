"""Problems as edges between representations, their graph, and the two splits that compositional generalization is measured on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import accumulate

import torch
from torch import Tensor

from crl.representation import Bucket

TOKENS_AT_ONCE = 500_000  # of a batch that is executed together: bounds memory, large enough for speed


@dataclass(frozen=True, order=True)
class Node:
    """A distribution of representations: a language or a form, at one size (number of terms, or of transformations)."""

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
        """The composite problem self o first: solve `first`, then this on its output."""
        if first.target != self.source:
            raise ValueError(f"cannot compose: the first problem ends at {first.target}, the second starts at {self.source}")
        return Problem(first.source, self.target)


class Split(Enum):
    """How a problem stands to what was trained."""

    TRAIN = "train"
    DIFFERENT = "different combinations"  # a size that is trained, a combination that is not
    LONGER = "longer combinations"  # more terms than any trained problem


@dataclass(frozen=True)
class ProblemGraph:
    """Nodes are representations, edges are problems; primitive edges are the subproblems that all others compose.

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
        """Which of the three sets a problem belongs to."""
        if problem in self.train:
            return Split.TRAIN
        return Split.LONGER if problem.size > self.max_train_size else Split.DIFFERENT

    def decompose(self, problem: Problem) -> tuple[Problem, ...] | None:
        """A shortest chain of primitive problems whose composition is `problem`, or None if there is none."""
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
    """The composite of problems solved one after the other."""
    first, *rest = problems
    for problem in rest:
        first = problem.after(first)
    return first


@dataclass(frozen=True, kw_only=True)
class ProblemBatch:
    """Problems to be solved side by side: input representations, right answers, and what the controller is told beside them."""

    inputs: tuple[Bucket, ...]
    answers: Tensor  # (batch,) index of the right output symbol
    sizes: Tensor  # (batch,) terms (or transformations) of each problem
    max_steps: Tensor  # (batch,) step limit, or the horizon of a bounded problem
    context: Tensor  # (batch, context) what the controller is told beside the representation, such as a target language; may be empty

    def __len__(self) -> int:
        return self.answers.shape[0]

    def padded(self) -> tuple[Tensor, Tensor]:
        """The inputs in one piece (batch, longest, vocab), zero after their ends, and their lengths (batch,)."""
        longest = max(bucket.length for bucket in self.inputs)
        values = self.inputs[0].values.new_zeros(len(self), longest, self.inputs[0].values.shape[2])
        lengths = torch.zeros(len(self), dtype=torch.long)
        for bucket in self.inputs:
            values[bucket.rows, : bucket.length] = bucket.values
            lengths[bucket.rows] = bucket.length
        return values, lengths

    def take(self, rows: Tensor) -> ProblemBatch:
        """The batch of the given problems, in the given order."""
        place = torch.full((len(self),), -1)
        place[rows] = torch.arange(len(rows))
        moved = [Bucket(rows=place[bucket.rows], values=bucket.values) for bucket in self.inputs]
        inputs = [bucket.take(bucket.rows >= 0) for bucket in moved]
        return ProblemBatch(
            inputs=tuple(bucket for bucket in inputs if len(bucket.rows)),
            answers=self.answers[rows],
            sizes=self.sizes[rows],
            max_steps=self.max_steps[rows],
            context=self.context[rows],
        )

    def repeated(self, times: int) -> ProblemBatch:
        """Each problem that many times, its copies side by side."""
        if times == 1:
            return self
        copies = torch.arange(times)
        return ProblemBatch(
            inputs=tuple(
                Bucket(rows=(bucket.rows[:, None] * times + copies).flatten(), values=bucket.values.repeat_interleave(times, dim=0))
                for bucket in self.inputs
            ),
            answers=self.answers.repeat_interleave(times),
            sizes=self.sizes.repeat_interleave(times),
            max_steps=self.max_steps.repeat_interleave(times),
            context=self.context.repeat_interleave(times, dim=0),
        )

    @staticmethod
    def join(parts: Sequence[ProblemBatch]) -> ProblemBatch:
        """Batches one after the other as one."""
        begins = list(accumulate((len(part) for part in parts), initial=0))
        return ProblemBatch(
            inputs=tuple(
                Bucket(rows=bucket.rows + begin, values=bucket.values)
                for part, begin in zip(parts, begins, strict=False)
                for bucket in part.inputs
            ),
            answers=torch.cat([part.answers for part in parts]),
            sizes=torch.cat([part.sizes for part in parts]),
            max_steps=torch.cat([part.max_steps for part in parts]),
            context=torch.cat([part.context for part in parts]),
        )


def portions(problems: ProblemBatch) -> Iterator[Tensor]:
    """The rows of a batch in portions that can be executed together: problems of like length, so many that memory is bounded."""
    length = torch.zeros(len(problems), dtype=torch.long)
    for bucket in problems.inputs:
        length[bucket.rows] = bucket.length
    order = length.argsort(stable=True)
    while len(order):
        longest = int(length[order[-1]])
        count = min(max(1, TOKENS_AT_ONCE // longest), len(order))
        yield order[-count:]
        order = order[:-count]
