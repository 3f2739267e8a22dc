"""Proximal policy optimization: advantages, the clipped objective, and how an update went.

Torch only; knows nothing of what is being controlled. Legend: batch = episodes, steps = time.
Episodes are left-aligned rows; `mask` marks the steps that happened.
"""

from __future__ import annotations

import torch
from torch import Tensor


def gae(
    rewards: Tensor, values: Tensor, mask: Tensor, *, discount: float, gae_lambda: float
) -> Tensor:
    """Estimate advantages (batch, steps); an episode is worth nothing after its last step."""
    batch, steps = rewards.shape
    next_value = rewards.new_zeros(batch)
    carried = rewards.new_zeros(batch)
    advantages = torch.zeros_like(rewards)
    for step in reversed(range(steps)):
        happened = mask[:, step]
        delta = rewards[:, step] + discount * next_value - values[:, step]
        carried = torch.where(happened, delta + discount * gae_lambda * carried, carried)
        next_value = torch.where(happened, values[:, step], next_value)
        advantages[:, step] = torch.where(happened, carried, 0.0)
    return advantages


def normalized(advantages: Tensor) -> Tensor:
    """Scale advantages to mean 0 and deviation 1."""
    return (advantages - advantages.mean()) / (advantages.std(correction=0) + 1e-8)


def clipped_objective(
    log_prob: Tensor, old_log_prob: Tensor, advantage: Tensor, clip: float
) -> Tensor:
    """Compute PPO's surrogate, to be maximised (batch,)."""
    ratio = torch.exp(log_prob - old_log_prob)
    return torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)


def approx_kl(log_prob: Tensor, old_log_prob: Tensor) -> Tensor:
    """Estimate KL(old, new) by each sampled choice (batch,): (ratio - 1) - log ratio, never < 0."""
    log_ratio = log_prob - old_log_prob
    return torch.expm1(log_ratio) - log_ratio


def clip_fraction(log_prob: Tensor, old_log_prob: Tensor, clip: float) -> Tensor:
    """Mark the choices whose ratio is outside the clip range (batch,), 1 or 0."""
    return ((torch.exp(log_prob - old_log_prob) - 1).abs() > clip).to(log_prob.dtype)


def explained_variance(value: Tensor, returns: Tensor) -> Tensor:
    """Compute the share of the returns' variance that values explain; 0 if returns never vary."""
    variance = returns.var(correction=0)
    unexplained = (returns - value).var(correction=0)
    return torch.where(variance > 0, 1 - unexplained / variance.clamp_min(1e-30), 0.0)
