"""Programs and decisions that a group has several times: each is learned from once, by its weight.

A problem that is given several programs (D23) soon has most of them alike. What is learned from
them is the same, in a fraction of the time.
"""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import Tensor

from crl.learners.credit import Credit


def distinct_programs(rows: Tensor, choice: Tensor, group: int) -> tuple[Tensor, Tensor]:
    """Of programs (rows,) those that differ in problem or choices; how often each is there.

    `choice` (batch, max steps) are all programs, in groups side by side.
    """
    which, inverse = _classes(rows // group, choice[rows])
    return rows[which], torch.bincount(inverse).float()


def merged(credit: Credit, choice: Tensor, group: int) -> Credit:
    """Let one decision stand for all of a group that were made alike in the same state.

    The state is the same where all choices before were; its advantage is their mean.
    """
    problem = torch.arange(len(choice)) // group
    weight, advantage = torch.zeros_like(credit.weight), credit.advantage.clone()
    for step in range(choice.shape[1]):
        which, inverse = _classes(problem, choice[:, : step + 1])
        count = torch.bincount(inverse).float()
        total = torch.zeros(len(which)).index_add_(0, inverse, advantage[:, step])
        advantage[:, step] = (total / count)[inverse]
        weight[which, step] = count * credit.weight[which, step]
    return replace(credit, advantage=advantage, weight=weight)


def _classes(problem: Tensor, choice: Tensor) -> tuple[Tensor, Tensor]:
    """One row of each kind of (problem, choices), and the kind of every row."""
    key = torch.cat([problem[:, None], choice], dim=1)
    kinds, inverse = torch.unique(key, dim=0, return_inverse=True)
    which = torch.zeros(len(kinds), dtype=torch.long)
    which[inverse.flip(0)] = torch.arange(len(key)).flip(0)  # any will do: they are alike
    return which, inverse
