"""How often a step of a program changes the value, by the domain's oracle, and whose mistake it is.

Steps are those in which a module was applied: HALT and impossible choices change nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains import Domain
from crl.learners import ProgramLearner
from crl.measuring.generalization import subsample
from crl.measuring.records import interval
from crl.measuring.transitions import Judgement, Transition, transitions
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace

NUM_OBSERVED = 500  # unseen problems of the largest trained size whose steps are judged
MOST_RECORDED = 25_000_000  # numbers in the recorded representations: bounds memory


@dataclass(frozen=True, kw_only=True)
class Use:
    """How often a module was applied, and how often what it wrote has the value of what it read."""

    module: str
    steps: int
    judged: int  # of them, what it read has a value by itself
    right: int  # of them, it is kept


@dataclass(frozen=True, kw_only=True)
class StepErrors:
    """Steps that changed the value, in the programs for unseen problems of one size."""

    size: int
    problems: int
    steps: int
    judged: int  # of them, there was a value before
    changed: int  # of them, it is another one after, or none
    by_module: int  # of them, the window itself lost its value; the others are mistakes of order
    rate: float  # changed / judged
    low: float  # 95 % confidence interval of the rate
    high: float
    broken: int  # problems in which some step changed the value
    lucky: int  # of them, solved
    unanswered: int  # problems in which no step changed the value that are not solved
    uses: tuple[Use, ...]


@dataclass(frozen=True, kw_only=True)
class Sample:
    """Problems of the largest trained size, and the recorded programs for them."""

    size: int
    problems: ProblemBatch
    trace: ExecutionTrace


def trained_size(learner: ProgramLearner, domain: Domain) -> int:
    """Give the largest size that was trained."""
    return min(learner.config.curriculum.last, max(domain.sizes))


def observe(learner: ProgramLearner, domain: Domain) -> Sample:
    """Execute unseen problems, snapped where the domain can be."""
    size = trained_size(learner, domain)
    problems = domain.unseen(size, NUM_OBSERVED)
    numbers = work(problems) * domain.vocab
    problems = subsample(problems, max(1, MOST_RECORDED // numbers))
    trace = learner.execute(problems, record=True, snap=domain.can_snap)
    return Sample(size=size, problems=problems, trace=trace)


def work(problems: ProblemBatch) -> int:
    """Count the tokens that are read for the longest problem, if all its steps are taken."""
    longest = max(bucket.length for bucket in problems.inputs)
    return max(1, longest * int(problems.max_steps.max()))


def step_errors(sample: Sample, modules: ModuleSet, domain: Domain) -> StepErrors:
    """Judge every step of the programs of a sample."""
    solved = domain.solved(sample.trace, sample.problems)
    steps, judged, right, lost = Counter[int](), Counter[int](), Counter[int](), Counter[str]()
    total, ends = 0, Counter[tuple[bool, bool]]()  # problems by: broken, solved
    for row in range(len(sample.problems)):
        applied = [step for step in transitions(sample.trace, modules, row) if not step.idle]
        steps.update(step.module for step in applied)
        judgements = [(step.module, _judged(step, domain)) for step in applied]
        told = [(module, found) for module, found in judgements if found is not None]
        judged.update(module for module, found in told if found.read is not None)
        right.update(module for module, found in told if found.read == found.wrote is not None)
        total += sum(found.before is not None for _, found in told)
        changes = [found.mistake or "order" for _, found in told if found.changed]
        lost.update(changes)
        ends[bool(changes), bool(solved[row])] += 1
    low, high = interval(lost.total(), total)
    used = sorted(steps, key=lambda module: (-steps[module], module))
    return StepErrors(
        size=sample.size,
        problems=len(sample.problems),
        steps=steps.total(),
        judged=total,
        changed=lost.total(),
        by_module=lost["module"],
        rate=lost.total() / max(total, 1),
        low=low,
        high=high,
        broken=ends[True, True] + ends[True, False],
        lucky=ends[True, True],
        unanswered=ends[False, False],
        uses=tuple(
            Use(
                module=modules.title(module),
                steps=steps[module],
                judged=judged[module],
                right=right[module],
            )
            for module in used
        ),
    )


def _judged(step: Transition, domain: Domain) -> Judgement | None:
    return None if step.after is None else Judgement.of(step, domain)


def applied_steps(trace: ExecutionTrace, modules: ModuleSet) -> Tensor:
    """Count the steps of each problem (batch,) in which a module was applied."""
    applied = trace.num_steps.clone()
    for step in trace.steps:
        choices = modules.choices(step.length)
        idle = choices.noop[step.choice] | (choices.module[step.choice] == modules.halt)
        applied.index_add_(0, step.rows, -idle.to(torch.long))
    return applied
