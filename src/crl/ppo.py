"""Proximal policy optimization: advantages and the clipped objective. Torch only; knows nothing of what is being controlled.

Legend: batch = episodes, steps = time. Episodes are left-aligned rows; `mask` marks the steps that happened.
"""

from __future__ import annotations

import torch
from torch import Tensor


def gae(rewards: Tensor, values: Tensor, mask: Tensor, *, discount: float, decay: float) -> Tensor:
    """Generalised advantage estimates (batch, steps) of episodes that are worth nothing after their last step."""
    batch, steps = rewards.shape
    next_value = rewards.new_zeros(batch)
    carried = rewards.new_zeros(batch)
    advantages = torch.zeros_like(rewards)
    for step in reversed(range(steps)):
        happened = mask[:, step]
        delta = rewards[:, step] + discount * next_value - values[:, step]
        carried = torch.where(happened, delta + discount * decay * carried, carried)
        next_value = torch.where(happened, values[:, step], next_value)
        advantages[:, step] = torch.where(happened, carried, 0.0)
    return advantages


def normalized(advantages: Tensor) -> Tensor:
    """Advantages with mean 0 and deviation 1."""
    return (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-8)


def clipped_objective(log_prob: Tensor, old_log_prob: Tensor, advantage: Tensor, clip: float) -> Tensor:
    """PPO's surrogate, to be maximised (batch,)."""
    ratio = torch.exp(log_prob - old_log_prob)
    return torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
