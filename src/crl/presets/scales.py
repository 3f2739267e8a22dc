"""The same in seconds, and settings of learning that decays to its end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config, Curriculum, Schedule
from crl.validation import merge


def smoke(config: Config) -> Config:
    """The same in seconds: only shows that everything runs."""
    return replace(
        config,
        variant="smoke",
        max_episodes=8 * 1024,
        curriculum=Curriculum(first=config.curriculum.first, last=config.curriculum.first + 1),
        schedule=Schedule(updates=2),
        check_every=2,
        checkpoint_every=2,
    )


def learning(config: Config, **changes: Any) -> Config:
    """The same with other settings of the learner, nested ones too."""
    return replace(config, learner_settings=merge(config.learner_settings, changes))


def problems(config: Config, **changes: Any) -> Config:
    """The same with other settings of the domain."""
    return replace(config, domain_settings={**config.domain_settings, **changes})


def decaying(config: Config, episodes: int) -> Config:
    """Train for about `episodes`; learning rates decay once the curriculum is complete."""
    curriculum = config.curriculum
    stages = 0 if curriculum.kind == "self-paced" else curriculum.last - curriculum.first
    before = stages * curriculum.episodes
    before += config.learner_settings.get("pretraining", 0)
    updates = (episodes - before) // config.batch - config.check_every
    schedule = Schedule(kind="linear", updates=updates)
    return replace(config, max_episodes=episodes, schedule=schedule)
