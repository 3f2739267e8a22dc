"""Credit assignment: which decision of a program earned what, ready for PPO.

Legend: batch = problems in parallel, steps = computation steps, decisions = steps with a choice.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.learners.settings import CRLSettings
from crl.modules import ModuleSet
from crl.ppo import gae, normalized
from crl.trace import ExecutionTrace, Step

MIN_KEEP = 0.1  # Every decision is kept with at least this probability, so weights stay below 10.


@dataclass(frozen=True, kw_only=True)
class Credit:
    """What each decision is worth (batch, max steps); zero where none was made."""

    value: Tensor  # the baseline when it was made
    advantage: Tensor
    returns: Tensor
    decided: Tensor  # whether there was a choice
    weight: Tensor  # in every mean; 0: another one stands for it


@dataclass(frozen=True, kw_only=True)
class Experience:
    """All decisions made at one length, ready for PPO."""

    length: int
    representation: Tensor  # (decisions, length, vocab)
    context: Tensor  # (decisions, context)
    choice: Tensor  # (decisions,)
    log_prob: Tensor  # (decisions,)
    value: Tensor  # (decisions,)
    advantage: Tensor  # (decisions,)
    returns: Tensor  # (decisions,)
    weight: Tensor  # (decisions,) in every mean
    among: Tensor  # (decisions,) how many its program has

    def __len__(self) -> int:
        return self.choice.shape[0]

    def take(self, which: Tensor) -> Experience:
        """The decisions that are marked."""
        rows = which.nonzero()[:, 0]
        columns = {name: value for name, value in vars(self).items() if name != "length"}
        taken = {name: value.index_select(0, rows) for name, value in columns.items()}
        return Experience(length=self.length, **taken)


def decisions(trace: ExecutionTrace, modules: ModuleSet) -> list[Step]:
    """The steps at which something could be chosen; forced ones are no decisions (D9)."""
    return [step for step in trace.steps if len(modules.choices(step.length)) > 1]


def assign_credit(
    trace: ExecutionTrace,
    solved: Tensor,
    made: list[Step],
    settings: CRLSettings,
    cost: Tensor | None = None,
) -> Credit:
    """Estimate advantages (GAE) of the terminal reward minus step costs.

    What follows the last decision counts at it.

    With several programs for each problem their mean reward is the baseline, as in RLOO (D23).
    """
    value = trace.by_problem("value")
    final = solved.float()
    if settings.group_size > 1:
        groups = final.view(-1, settings.group_size)
        baseline = groups.mean(dim=1, keepdim=True).expand_as(groups)
        value = baseline.reshape(-1, 1).expand_as(value)
    decided = torch.zeros(value.shape, dtype=torch.bool)
    for step in made:
        decided[step.rows, step.number] = True
    reward = torch.where(decided, -settings.step_cost, 0.0)
    if cost is not None:
        reward = reward - cost * decided
    last = (decided * torch.arange(1, value.shape[1] + 1)).argmax(dim=1)
    reward[torch.arange(len(final)), last] += final
    ppo = settings.ppo
    advantage = gae(reward, value, decided, discount=ppo.discount, gae_lambda=ppo.gae_lambda)
    scaled = torch.zeros_like(advantage)
    scaled[decided] = normalized(advantage[decided]) if ppo.normalize else advantage[decided]
    return Credit(
        value=value,
        advantage=scaled,
        returns=advantage + value,
        decided=decided,
        weight=decided.float(),
    )


def experience(problems: ProblemBatch, made: list[Step], credit: Credit) -> list[Experience]:
    """The decisions of a trace that have weight, by length."""
    by_length: dict[int, list[Step]] = {}
    for step in made:
        weighted = credit.weight[step.rows, step.number] > 0
        kept = step if bool(weighted.all()) else step.take(weighted)
        by_length.setdefault(step.length, []).append(kept)
    return [_experience(problems, length, steps, credit) for length, steps in by_length.items()]


def _experience(
    problems: ProblemBatch, length: int, steps: list[Step], credit: Credit
) -> Experience:
    def at(table: Tensor) -> Tensor:
        return torch.cat([table[step.rows, step.number] for step in steps])

    read = [step.representation for step in steps if step.representation is not None]
    return Experience(
        length=length,
        representation=torch.cat(read),
        context=torch.cat([problems.context[step.rows] for step in steps]),
        choice=torch.cat([step.choice for step in steps]),
        log_prob=torch.cat([step.log_prob for step in steps]),
        value=at(credit.value),
        advantage=at(credit.advantage),
        returns=at(credit.returns),
        weight=at(credit.weight),
        among=at(credit.decided.sum(dim=1, keepdim=True).expand_as(credit.decided)),
    )


def subsampled(part: Experience, below: float, generator: torch.Generator) -> Experience:
    """Keep a decision with probability `|advantage| / below`, weighed by its inverse too (D7)."""
    chance = ((part.returns - part.value).abs() / below).clamp(MIN_KEEP, 1)
    # so written, what is not a number is kept and noticed
    kept = ~(torch.rand(len(part), generator=generator) >= chance)
    return replace(part, weight=part.weight / chance).take(kept)


def balanced_split(rows: Tensor, most: int) -> tuple[Tensor, ...]:
    """Split rows into as few parts of at most that many as possible, all of about one size."""
    return rows.tensor_split(-(-len(rows) // most))
