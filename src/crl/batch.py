"""ProblemBatch: problems that are solved side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

import torch
from torch import Tensor

from crl.representation import Bucket

TOKENS_AT_ONCE = 500_000  # most tokens executed in one call: bounds memory, enough for speed


@dataclass(frozen=True, kw_only=True)
class ProblemBatch:
    """Problems that are solved side by side: inputs, right answers, and task specifications."""

    inputs: tuple[Bucket, ...]
    answers: Tensor  # (batch,) index of the right output symbol
    sizes: Tensor  # (batch,) of the problems, as their domain counts them
    max_steps: Tensor  # (batch,) step limit, or the horizon of a bounded problem
    context: Tensor  # (batch, context) told to the controller alone, e.g. a target; may be empty

    def __len__(self) -> int:
        return self.answers.shape[0]

    def padded(self) -> tuple[Tensor, Tensor]:
        """Pad the inputs with zeros to one piece (batch, longest, vocab); also their lengths."""
        longest = max(bucket.length for bucket in self.inputs)
        values = self.inputs[0].values.new_zeros(len(self), longest, self.inputs[0].values.shape[2])
        lengths = torch.zeros(len(self), dtype=torch.long)
        for bucket in self.inputs:
            values[bucket.rows, : bucket.length] = bucket.values
            lengths[bucket.rows] = bucket.length
        return values, lengths

    def take(self, rows: Tensor) -> ProblemBatch:
        """Select problems, in the given order."""
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
        """Repeat each problem, its copies side by side."""
        if times == 1:
            return self
        copies = torch.arange(times)
        return ProblemBatch(
            inputs=tuple(
                Bucket(
                    rows=(bucket.rows[:, None] * times + copies).flatten(),
                    values=bucket.values.repeat_interleave(times, dim=0),
                )
                for bucket in self.inputs
            ),
            answers=self.answers.repeat_interleave(times),
            sizes=self.sizes.repeat_interleave(times),
            max_steps=self.max_steps.repeat_interleave(times),
            context=self.context.repeat_interleave(times, dim=0),
        )

    @staticmethod
    def join(parts: Sequence[ProblemBatch]) -> ProblemBatch:
        """Join batches, one after the other, to one."""
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


def chunks(problems: ProblemBatch) -> Iterator[Tensor]:
    """Split the rows of a batch into chunks of like length, small enough to be executed at once."""
    length = torch.zeros(len(problems), dtype=torch.long)
    for bucket in problems.inputs:
        length[bucket.rows] = bucket.length
    order = length.argsort(stable=True)
    while len(order):
        longest = int(length[order[-1]])
        count = min(max(1, TOKENS_AT_ONCE // longest), len(order))
        yield order[-count:]
        order = order[:-count]
