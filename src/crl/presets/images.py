"""CRL on transformed digits."""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, Curriculum, Schedule
from crl.presets import paper
from crl.validation import merge

SMALL = Config(
    domain="images",
    variant="small",
    batch=512,
    max_episodes=1_400_000,
    learner_settings={
        "group_size": 8,
        "step_cost": 0.0,
        "ppo": {
            "gae_lambda": 1.0,
            "epochs": 1,
            "minibatch": 256,
            "subsample_below": 0.0,
            "entropy": 0.003,
            "kind_entropy": 0.25,
            "exploration": 0.1,
            "restlessness": 0.0,
            "max_grad_norm": 1.0,
            "weight_decay": 0.0,
        },
        "modules": {
            "lr": 2e-3,
            "batch": 128,
            "replays": 1,
            "gce_q": 0.5,
            "confidence_penalty": 0.0,
        },
    },
    curriculum=Curriculum(first=2, last=2),
    schedule=Schedule(updates=1000, start=0.85, goal=0.95),
    check_every=100,
    checkpoint_every=100,
)

SCALES = {
    "smoke": replace(
        SMALL,
        variant="smoke",
        batch=64,
        max_episodes=256,
        schedule=Schedule(updates=1),
        check_every=2,
        checkpoint_every=2,
    ),
    "small": SMALL,
    "paper": replace(
        SMALL,
        variant="paper",
        batch=256,
        max_episodes=1_200_000,
        domain_settings={
            "whole": 1.0,
            "percent_every": 30_000,
            "shaken": False,
            "located": False,
        },
        learner_settings={
            "step_cost": 0.0,
            "ppo": merge(paper.PPO, {"lr": 5e-5, "entropy": 0.01}),
            "modules": merge(paper.MODULES, {"lr": 5e-4, "batch": 64}),
        },
        schedule=Schedule(kind="constant"),
    ),
}
