"""Tiny runs to be cut short, damaged and resumed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from crl.presets import preset
from crl.presets.scales import learning
from crl.training import RunFolder

SMOKE = preset("numeric", scale="smoke")
TINY = learning(replace(SMOKE, batch=16, max_episodes=16 * 5, check_every=3), hidden=4)
UPDATES = 5  # of TINY; its checkpoints are at 2, 4 and 5


class StopError(BaseException):
    """Training ends in the middle, as by a kill."""


def stop_at(update: int) -> Callable[[object, dict[str, Any]], None]:
    """An observer that ends training."""

    def observe(_: object, line: dict[str, Any]) -> None:
        if line["update"] == update:
            raise StopError

    return observe


def assert_same(run: RunFolder, other: RunFolder) -> None:
    """The same metrics and weights, bit for bit."""
    assert run.metrics.read_bytes() == other.metrics.read_bytes()
    assert_same_weights(run, other)


def assert_same_weights(run: RunFolder, other: RunFolder) -> None:
    """The same weights, bit for bit."""
    for name in ("last", "best"):
        parameters = other.load(name).parameters
        for key, value in run.load(name).parameters.items():
            assert torch.equal(value, parameters[key])


def flip(path: Path, where: float, bit: int = 1) -> None:
    """Change one bit of a file."""
    content = bytearray(path.read_bytes())
    content[int(where * len(content))] ^= bit
    path.write_bytes(content)
