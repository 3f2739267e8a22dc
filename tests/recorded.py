"""Records, made up for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.measuring.records import Curve, Record

RECORD = Record(
    experiment="x",
    domain="numeric",
    learner="rnn",
    variant="rnn",
    seed=0,
    episodes=1000,
    seconds=2.0,
    split="unseen",
    size=10,
    metric="accuracy",
    value=0.5,
    low=0.4,
    high=0.6,
    n=100,
    commit=None,
    config_hash=None,
)
CURVE = Curve(
    experiment="x",
    domain="numeric",
    learner="rnn",
    variant="rnn",
    seed=0,
    split="unseen",
    size=10,
    config_hash="0" * 12,
    episodes=(1000, 2000),
    value=(0.25, 0.5),
)


def record(**changes: Any) -> Record:
    """A record with some fields changed."""
    return replace(RECORD, **changes)


def curve(**changes: Any) -> Curve:
    """A curve with some fields changed."""
    return replace(CURVE, **changes)
