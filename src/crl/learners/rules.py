"""Rules that programs use: a module and the window it read, as one number.

Legend: batch = problems in parallel, steps = computation steps.
"""

from __future__ import annotations

import torch
from torch import Tensor

from crl.modules import ModuleSet
from crl.trace import ExecutionTrace

NONE = -1  # where no window was read


def cost_of_rules(
    trace: ExecutionTrace, modules: ModuleSet, solved: Tensor, cost: float
) -> Tensor | None:
    """Cost of each step in solved programs (batch, max steps): of rare rules (D38).

    It is multiplied by the fourth power of the share of solved programs: which rules are the few
    that suffice is known once most problems are solved.
    """
    if not cost:
        return None
    rare = rarity(rules_used(trace, modules), solved)
    return cost * float(solved.float().mean()) ** 4 * rare * solved[:, None]


def rules_used(trace: ExecutionTrace, modules: ModuleSet) -> Tensor:
    """Number the rule of each recorded step (batch, max steps): equal windows, equal numbers."""
    batch, longest = trace.num_steps.shape[0], int(trace.num_steps.max())
    keys = torch.full((batch, longest), NONE)
    for step in trace.steps:
        assert step.representation is not None
        choices = modules.choices(step.length)
        module, place = choices.applied[step.choice], choices.place[step.choice]
        tokens = step.representation.argmax(-1)
        vocab = step.representation.shape[-1]
        key = torch.full_like(module, NONE)
        for group in modules.groups:
            if group.reads is None:
                continue
            rows = torch.isin(module, torch.tensor(group.members)).nonzero()[:, 0]
            read = tokens[rows[:, None], place[rows, None] + torch.arange(group.reads)]
            code = module[rows]
            for column in read.T:
                code = code * vocab + column
            key[rows] = code
        keys[step.rows, step.number] = key
    return keys


def rarity(keys: Tensor, solved: Tensor) -> Tensor:
    """1 / sqrt(share of a rule in all steps of solved programs), less its mean (batch, max steps).

    Its sum over a batch grows with the number of rules that are used, so it is least where a few
    rules do everything. Zero on average, so that long programs cost no more than short ones.
    """
    used = ((keys != NONE) & solved[:, None]).float()
    _, which = keys.unique(return_inverse=True)
    count = torch.bincount(which.flatten(), weights=used.flatten())[which]
    rare = ((used.sum() + 1) / (count + 1)).sqrt().float()
    mean = (rare * used).sum() / used.sum().clamp(min=1)
    return torch.where(keys == NONE, 0.0, rare - mean)
