"""What a learner came to, and for one that writes programs what its controller and modules did, as data.

Legend: batch = problems in parallel, bucket = the rows of one step, length = tokens, vocab = symbols.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Written:
    """What windows were turned into."""

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
    representation: Tensor | None  # (bucket, length, vocab) what the controller read; None where not recorded
    written: list[Written]

    def __len__(self) -> int:
        return self.rows.shape[0]


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What a batch of problems came to."""

    output: Tensor  # (batch, vocab) the answer: first token of the last representation
    num_steps: Tensor  # (batch,) of computation
    halted: Tensor  # (batch,) ended by itself: HALT, the horizon of a bounded problem, or a STOP after the answer

    @property
    def truncated(self) -> Tensor:
        """(batch,) the step limit ended it, which is not halting."""
        return ~self.halted


@dataclass(frozen=True, kw_only=True)
class ExecutionTrace(Outcome):
    """The executed programs of a batch of problems and what they computed."""

    steps: tuple[Step, ...]

    def by_problem(self, name: str) -> Tensor:
        """A field of the steps as (batch, max steps), zero after the end."""
        batch, longest = self.num_steps.shape[0], int(self.num_steps.max())
        columns = [getattr(step, name) for step in self.steps]
        table: Tensor = columns[0].new_zeros(batch, longest)
        table[torch.cat([step.rows for step in self.steps]), torch.cat([step.number for step in self.steps])] = torch.cat(columns)
        return table
