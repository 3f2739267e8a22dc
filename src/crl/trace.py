"""The outcome of a batch of problems, and the executed programs, as data.

Legend: batch = problems in parallel, bucket = rows of one step, length = tokens, vocab = symbols.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import torch
from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Written:
    """The tokens that modules wrote in place of windows."""

    rows: Tensor  # (windows,) problems of the batch
    tokens: Tensor  # (windows, writes, vocab)


@dataclass(frozen=True, kw_only=True)
class Step:
    """One computation step of all problems that had the same length at that moment."""

    rows: Tensor  # (bucket,) problems of the batch
    number: Tensor  # (bucket,) how many steps each problem had taken before
    length: int
    choice: Tensor  # (bucket,) index into ModuleSet.choices(length)
    log_prob: Tensor  # (bucket,) of that choice, when it was made
    value: Tensor  # (bucket,) the controller's estimate of the return from here
    representation: Tensor | None  # (bucket, length, vocab) as it was read; None: not recorded
    written: list[Written]

    def __len__(self) -> int:
        return self.rows.shape[0]

    def take(self, which: Tensor) -> Step:
        """The rows that are marked, without what modules wrote."""
        read = self.representation
        return Step(
            rows=self.rows[which],
            number=self.number[which],
            length=self.length,
            choice=self.choice[which],
            log_prob=self.log_prob[which],
            value=self.value[which],
            representation=None if read is None else read[which],
            written=[],
        )


@dataclass(frozen=True, kw_only=True, repr=False)
class Outcome:
    """What a batch of problems came to."""

    output: Tensor  # (batch, vocab) the answer: first token of the last representation
    num_steps: Tensor  # (batch,) of computation
    halted: Tensor  # (batch,) ended by itself: by HALT, its horizon, or a STOP after the answer

    def __repr__(self) -> str:
        halted, steps = int(self.halted.sum()), int(self.num_steps.max())
        return f"{type(self).__name__}({len(self.halted)} problems, {halted} halted, {steps} steps)"

    @property
    def truncated(self) -> Tensor:
        """Mark those that the step limit ended (batch,), which is not halting."""
        return ~self.halted


@dataclass(frozen=True, kw_only=True, repr=False)
class ExecutionTrace(Outcome):
    """The executed programs of a batch of problems and what they computed."""

    steps: tuple[Step, ...]

    @cached_property
    def written(self) -> tuple[Written, ...]:
        """Join what was written in all steps, by the number of tokens written."""
        parts: dict[int, list[Written]] = {}
        for part in (part for step in self.steps for part in step.written):
            parts.setdefault(part.tokens.shape[1], []).append(part)
        return tuple(
            Written(
                rows=torch.cat([part.rows for part in alike]),
                tokens=torch.cat([part.tokens for part in alike]),
            )
            for alike in parts.values()
        )

    def by_problem(self, name: str) -> Tensor:
        """Arrange a field of the steps as (batch, max steps), zero after the end."""
        batch, longest = self.num_steps.shape[0], int(self.num_steps.max())
        columns = [getattr(step, name) for step in self.steps]
        table: Tensor = columns[0].new_zeros(batch, longest)
        rows = torch.cat([step.rows for step in self.steps])
        numbers = torch.cat([step.number for step in self.steps])
        table[rows, numbers] = torch.cat(columns)
        return table
