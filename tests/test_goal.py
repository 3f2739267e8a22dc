"""The main claim, from nothing, within the time it is claimed for."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from crl.measuring import num_solved
from crl.measuring.bench import bench
from crl.presets import preset
from crl.solving import load_model
from crl.training import train


@pytest.mark.slow
@pytest.mark.parametrize("domain", ["numeric", "multilingual"])
def test_one_seed_solves_a_hundred_terms_after_minutes_of_training(
    domain: str, tmp_path: Path
) -> None:
    """Numeric takes half a minute; multilingual two, and its unseen pairs were never trained."""
    config = preset(domain)
    train(config, tmp_path / "run")
    model = load_model(tmp_path / "run")
    assert model.origin.episodes is not None
    assert model.origin.episodes < config.max_episodes  # it stopped by itself
    for size, count in ((10, 1000), (20, 1000), (100, 200)):
        problems = model.domain.unseen(size, count)
        assert num_solved(model.learner, model.domain, problems) >= 0.998 * count


@pytest.mark.parametrize(
    ("domain", "least"), [("numeric", 40), ("multilingual", 12), ("images", 5)]
)
def test_the_vectorised_loop_is_much_faster_than_the_plain_one(
    domain: str, least: float, request: pytest.FixtureRequest
) -> None:
    """As a ratio in one run: 75, 25 and 12 on a quiet machine, while programs are random."""
    if domain == "images":
        request.getfixturevalue("images")  # skips without MNIST
    said: list[str] = []
    ratio = bench(domain, 1024, 0, said.append, long_sizes=(100,), compiled_sizes=(100,))
    assert torch.get_num_threads() == 1
    assert ratio > least
    assert any("PPO" in line for line in said)
    if domain != "images":
        assert any("100 terms" in line for line in said)
