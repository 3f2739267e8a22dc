"""PPO's arithmetic, by closed forms and by torchrl."""

from __future__ import annotations

import math
import warnings

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from crl.ppo import (
    approx_kl,
    clip_fraction,
    clipped_objective,
    explained_variance,
    gae,
    normalized,
)


def test_gae_of_one_step_is_reward_minus_value() -> None:
    advantage = gae(
        torch.tensor([[1.0]]),
        torch.tensor([[0.3]]),
        torch.tensor([[True]]),
        discount=0.9,
        gae_lambda=0.8,
    )
    assert advantage.item() == pytest.approx(0.7)


def test_gae_is_its_closed_form() -> None:
    rewards, values = torch.tensor([[0.1, 0.2, 1.0]]), torch.tensor([[0.5, 0.4, 0.3]])
    deltas = [0.1 + 0.9 * 0.4 - 0.5, 0.2 + 0.9 * 0.3 - 0.4, 1.0 - 0.3]
    expected = [
        deltas[0] + 0.72 * deltas[1] + 0.72**2 * deltas[2],
        deltas[1] + 0.72 * deltas[2],
        deltas[2],
    ]
    advantage = gae(
        rewards, values, torch.ones(1, 3, dtype=torch.bool), discount=0.9, gae_lambda=0.8
    )
    assert advantage[0].tolist() == pytest.approx(expected)


def test_decay_one_gives_return_minus_value() -> None:
    rewards, values = torch.rand(4, 6), torch.rand(4, 6)
    advantage = gae(
        rewards, values, torch.ones(4, 6, dtype=torch.bool), discount=1.0, gae_lambda=1.0
    )
    returns = rewards.flip(1).cumsum(1).flip(1)
    torch.testing.assert_close(advantage, returns - values)


def test_steps_that_did_not_happen_change_nothing() -> None:
    rewards, values = torch.rand(1, 3), torch.rand(1, 3)
    short = gae(rewards, values, torch.ones(1, 3, dtype=torch.bool), discount=0.9, gae_lambda=0.8)
    padded = (
        torch.cat([rewards, torch.full((1, 2), 7.0)], 1),
        torch.cat([values, torch.full((1, 2), 9.0)], 1),
    )
    mask = torch.tensor([[True, True, True, False, False]])
    torch.testing.assert_close(gae(*padded, mask, discount=0.9, gae_lambda=0.8)[:, :3], short)


@settings(deadline=None, max_examples=30)
@given(
    batch=st.integers(1, 5),
    steps=st.integers(1, 8),
    discount=st.floats(0.1, 1.0),
    decay=st.floats(0.0, 1.0),
    seed=st.integers(0, 10_000),
)
def test_gae_agrees_with_torchrl(
    batch: int, steps: int, discount: float, decay: float, seed: int
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        functional = pytest.importorskip("torchrl.objectives.value.functional")
    generator = torch.Generator().manual_seed(seed)
    rewards, values = (
        torch.rand(batch, steps, generator=generator, dtype=torch.float64) for _ in range(2)
    )
    done = torch.zeros(batch, steps, 1, dtype=torch.bool)
    done[:, -1] = True
    following = torch.cat([values[:, 1:], torch.zeros(batch, 1, dtype=torch.float64)], dim=1)
    expected, _ = functional.generalized_advantage_estimate(
        discount, decay, values[..., None], following[..., None], rewards[..., None], done, done
    )
    ours = gae(
        rewards,
        values,
        torch.ones(batch, steps, dtype=torch.bool),
        discount=discount,
        gae_lambda=decay,
    )
    torch.testing.assert_close(ours, expected[..., 0])


@settings(deadline=None, max_examples=30)
@given(seed=st.integers(0, 10_000), clip=st.floats(0.05, 0.5))
def test_the_clipped_objective_is_the_papers_formula(seed: int, clip: float) -> None:
    generator = torch.Generator().manual_seed(seed)
    new, old, advantage = (torch.randn(16, generator=generator) for _ in range(3))
    for value, (a, b, c) in zip(
        clipped_objective(new, old, advantage, clip).tolist(),
        zip(new, old, advantage, strict=True),
        strict=True,
    ):
        ratio = float(torch.exp(a - b))
        assert value == pytest.approx(
            min(ratio * float(c), min(max(ratio, 1 - clip), 1 + clip) * float(c)),
            rel=1e-5,
            abs=1e-6,
        )


def test_beyond_the_clip_there_is_no_gradient() -> None:
    log_prob = torch.tensor([1.0], requires_grad=True)
    clipped_objective(log_prob, torch.tensor([0.0]), torch.tensor([1.0]), 0.2).sum().backward()
    assert log_prob.grad is not None
    assert log_prob.grad.item() == 0.0


def test_normalized_advantages_have_mean_zero_and_deviation_one() -> None:
    scaled = normalized(torch.rand(100) * 5)
    assert float(scaled.mean()) == pytest.approx(0, abs=1e-5)
    assert float(scaled.std(correction=0)) == pytest.approx(1, abs=1e-4)
    assert normalized(torch.ones(5)).tolist() == [0.0] * 5


def test_the_estimate_of_kl_is_zero_without_change_and_else_its_closed_form() -> None:
    log_ratio = torch.tensor([0.0, math.log(2), math.log(0.5)])
    old = torch.tensor([-1.0, -2.0, -3.0])
    estimate = approx_kl(old + log_ratio, old).tolist()
    assert estimate == pytest.approx([0, 1 - math.log(2), math.log(2) - 0.5], abs=1e-6)


def test_the_mean_estimate_of_kl_is_the_kl() -> None:
    old, new = (torch.log_softmax(torch.randn(6), dim=0) for _ in range(2))
    kl = (old.exp() * (old - new)).sum()
    torch.testing.assert_close(old.exp() @ approx_kl(new, old), kl)


def test_the_clip_fraction_counts_ratios_outside_the_range_on_both_sides() -> None:
    ratio = torch.tensor([1.0, 1.19, 1.21, 0.81, 0.79])
    clipped = clip_fraction(ratio.log(), torch.zeros(5), 0.2)
    assert clipped.tolist() == [0, 0, 1, 0, 1]
    assert float(clipped.mean()) == pytest.approx(0.4)


def test_explained_variance_is_one_if_values_are_right_and_zero_if_they_say_nothing() -> None:
    returns = torch.tensor([0.0, 1.0, 1.0, 0.0])
    assert float(explained_variance(returns, returns)) == 1
    assert float(explained_variance(returns + 3, returns)) == 1  # a constant explains no less
    assert float(explained_variance(torch.full((4,), 0.7), returns)) == 0
    assert float(explained_variance(0.5 * returns, returns)) == pytest.approx(0.75)
    assert float(explained_variance(1 - returns, returns)) == pytest.approx(-3)
    assert float(explained_variance(returns, torch.ones(4))) == 0  # nothing to explain
