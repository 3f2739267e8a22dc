"""Rules that programs use: a module and the window it read, as one number.

Legend: batch = problems in parallel, steps = computation steps.
"""

from __future__ import annotations

import torch
from torch import Tensor

from crl.modules import ModuleSet
from crl.trace import ExecutionTrace

NONE = -1  # where no window was read


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


def surprise(keys: Tensor, solved: Tensor) -> Tensor:
    """Minus the log of a rule's share in all steps of solved programs (batch, max steps)."""
    used = ((keys != NONE) & solved[:, None]).float()
    _, which = keys.unique(return_inverse=True)
    count = torch.bincount(which.flatten(), weights=used.flatten())[which]
    share = (count + 1) / (used.sum() + 1)
    return torch.where(keys == NONE, 0.0, -torch.log(share).float())
