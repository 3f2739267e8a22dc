"""The main claim, from nothing, within the time it is claimed for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch

from crl.bench import bench
from crl.domains import named_config
from crl.generalization import num_solved
from crl.solver import load


@pytest.mark.slow
@pytest.mark.parametrize("domain", ["numeric", "multilingual"])
def test_one_seed_solves_a_hundred_terms_after_minutes_of_training(domain: str, tmp_path: Path) -> None:
    """Numerical arithmetic takes half a minute; multilingual two minutes, and its unseen problems are of pairs never trained."""
    out = tmp_path / "run"
    done = subprocess.run(
        [sys.executable, "-m", "crl.cli", "train", domain, "--out", str(out), "--no-table"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    solver = load(out)
    assert solver.origin["episodes"] < named_config(domain, "small").stop.max_episodes  # it stopped by itself
    for size, count in ((10, 1000), (20, 1000), (100, 200)):
        assert num_solved(solver.learner, solver.domain, solver.domain.unseen(size, count)) >= 0.998 * count


@pytest.mark.parametrize(("domain", "least"), [("numeric", 40), ("multilingual", 12)])
def test_the_vectorised_loop_is_much_faster_than_the_plain_one(domain: str, least: float) -> None:
    """On a quiet machine 75 and 25 times as fast, at first, when programs are still random; tests share theirs."""
    said: list[str] = []
    ratio = bench(domain, 1024, 0, said.append, long_sizes=(100,))
    assert torch.get_num_threads() == 1
    assert ratio > least
    assert any("PPO" in line for line in said)
