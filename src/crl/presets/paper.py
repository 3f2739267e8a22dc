"""The paper's learning and, where the paper is silent, the settings of the authors' code."""

from __future__ import annotations

from typing import Any

PPO: dict[str, Any] = {
    "lr": 5e-4,
    "discount": 0.99,
    "clip": 0.1,
    "epochs": 5,
    "minibatch": 256,
    "subsample_below": 0.0,
    "entropy": 0.0,
    "restlessness": 0.0,
    "weight_decay": 0.0,
}
MODULES: dict[str, Any] = {"lr": 1e-3, "batch": 256, "replays": 1, "confidence_penalty": 0.0}
