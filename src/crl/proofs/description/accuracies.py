"""Accuracy by size: measured on few problems, and predicted as if mistakes were independent.

With an error rate e for each step a program of n steps keeps the value with probability (1 - e)^n
if mistakes are independent. Of programs that keep it some are not answered, of the others some are
right by luck: as many as at the trained size. Steps at sizes that are not executed are extrapolated
linearly in the number of tokens, since each reduction takes as many away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from crl.batch import ProblemBatch
from crl.domains import Domain
from crl.errors import UsageError
from crl.learners import Learner, ProgramLearner
from crl.measuring.generalization import num_solved, subsample
from crl.measuring.records import interval
from crl.proofs.description.step_errors import Sample, StepErrors, applied_steps, work
from crl.trace import ExecutionTrace

NUM_MEASURED = 200  # unseen problems of each size
LEAST_MEASURED = 20  # sizes at which fewer can be afforded are not measured
MOST_WORK = 2_000_000  # tokens times steps, of the programs of one size: some seconds
SIZES_BEYOND = 2  # sizes beyond the trained ones at which programs are executed


@dataclass(frozen=True, kw_only=True)
class Predicted:
    """What the error rate of steps says about accuracy, and at the ends of its interval."""

    intact: float  # share of programs that keep the value: (1 - rate) ^ steps
    accuracy: float
    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class AtSize:
    """Accuracy on unseen problems of one size."""

    size: int
    tokens: float  # of a problem, on average
    problems: int = 0  # that were executed; 0: accuracy is only predicted
    accuracy: float | None = None
    low: float | None = None  # 95 % confidence interval
    high: float | None = None
    steps: float | None = None  # of a program, on average
    predicted: Predicted | None = None

    def measured(self, solved: int, problems: int) -> AtSize:
        """The same with what was measured there."""
        low, high = interval(solved, problems)
        return replace(
            self, problems=problems, accuracy=solved / max(problems, 1), low=low, high=high
        )

    @property
    def differs(self) -> str:
        """Whether fewer or more are solved than predicted: "" if the intervals meet."""
        if self.predicted is None or self.low is None or self.high is None:
            return ""
        if self.high < self.predicted.low:
            return "fewer"
        return "more" if self.low > self.predicted.high else ""


def plain_accuracies(learner: Learner, domain: Domain) -> tuple[AtSize, ...]:
    """Measure accuracy at the sizes of the domain."""
    found = []
    for size in domain.measured:
        if (problems := _unseen(domain, size, NUM_MEASURED)) is not None:
            at = AtSize(size=size, tokens=_tokens(problems))
            found.append(at.measured(num_solved(learner, domain, problems), len(problems)))
    return tuple(found)


def program_accuracies(
    learner: ProgramLearner, domain: Domain, sample: Sample, errors: StepErrors
) -> tuple[AtSize, ...]:
    """Measure accuracy at some sizes from the trained ones on, and predict it at all of them."""
    executed = [_of_trace(learner, domain, sample.size, sample.problems, sample.trace)]
    for size in [size for size in domain.measured if size > sample.size][:SIZES_BEYOND]:
        problems = _unseen(domain, size, NUM_MEASURED)
        affordable = MOST_WORK // work(problems) if problems is not None else 0
        if problems is not None and affordable >= LEAST_MEASURED:
            problems = subsample(problems, affordable)
            trace = learner.execute(problems, snap=domain.can_snap)
            executed.append(_of_trace(learner, domain, size, problems, trace))
    if not errors.judged:
        return tuple(executed)
    others = set(domain.measured) - {at.size for at in executed}
    every = sorted([*executed, *_extrapolated(domain, others, executed)], key=lambda at: at.size)
    return tuple(replace(at, predicted=_predicted(at, errors)) for at in every)


def _of_trace(
    learner: ProgramLearner,
    domain: Domain,
    size: int,
    problems: ProblemBatch,
    trace: ExecutionTrace,
) -> AtSize:
    steps = float(applied_steps(trace, learner.module_set).float().mean())
    at = AtSize(size=size, tokens=_tokens(problems), steps=steps)
    return at.measured(int(domain.solved(trace, problems).sum()), len(problems))


def _extrapolated(domain: Domain, sizes: set[int], executed: list[AtSize]) -> list[AtSize]:
    """Continue the steps of executed sizes on the straight line that is nearest to them."""
    tokens, steps = [at.tokens for at in executed], [at.steps or 0.0 for at in executed]
    if len(set(tokens)) < 2:
        return []
    slope, offset = np.polyfit(tokens, steps, 1)
    found = []
    for size in sizes:
        if (problems := _unseen(domain, size, LEAST_MEASURED)) is not None:
            length = _tokens(problems)
            taken = max(0.0, float(slope * length + offset))
            found.append(AtSize(size=size, tokens=length, steps=taken))
    return found


def _predicted(at: AtSize, errors: StepErrors) -> Predicted:
    kept = errors.problems - errors.broken
    answered = 1 - errors.unanswered / max(kept, 1)
    luck = errors.lucky / max(errors.broken, 1)
    rates = (errors.rate, errors.high, errors.low)
    intact, least, most = ((1 - rate) ** (at.steps or 0.0) for rate in rates)
    accuracy, low, high = (share * answered + (1 - share) * luck for share in (intact, least, most))
    return Predicted(intact=intact, accuracy=accuracy, low=min(low, high), high=max(low, high))


def _unseen(domain: Domain, size: int, count: int) -> ProblemBatch | None:
    """Unseen problems of a size; None if the domain has none."""
    try:
        return domain.unseen(size, count)
    except UsageError:
        return None


def _tokens(problems: ProblemBatch) -> float:
    return sum(len(part.rows) * part.length for part in problems.inputs) / max(len(problems), 1)
