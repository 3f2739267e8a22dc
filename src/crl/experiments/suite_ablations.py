"""What each deviation of the suite's preset is worth: switched off alone, on all of its tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.experiments.suite import SUITE_EXPERIMENTS, suite_config
from crl.presets.scales import learning, problems

TASKS = tuple(task for each in SUITE_EXPERIMENTS for task in each.variants)
MOST = 400_000  # episodes: more than the tasks take, but one
LONGER = {"multilingual": 700_000}
STAGE = 40_000  # episodes, where stages do not wait for success


def _one_size(config: Config) -> Config:
    curriculum = replace(config.curriculum, first=config.curriculum.first - 1, problems=0)
    return replace(config, curriculum=curriculum)


def _fixed_stages(config: Config) -> Config:
    return replace(config, curriculum=replace(config.curriculum, kind="fixed", episodes=STAGE))


STRAIGHT_THROUGH = {
    "counterfactuals": 0,
    "hard": True,
    "confidence_penalty": 0.2,
    "steady_penalty": True,
}
WITHOUT: Mapping[str, Callable[[Config], Config]] = {
    "whole-preset": lambda config: config,
    "all-sampled": lambda config: learning(config, ppo={"greedy": 0.0}),
    "no-rarity-cost": lambda config: learning(config, novelty_cost=0.0),
    "one-size": _one_size,
    "one-try": lambda config: replace(config, schedule=replace(config.schedule, patience=0)),
    "no-popularity": lambda config: learning(config, modules={"popularity": 0.0}),
    "no-copying": lambda config: problems(config, copies=0.0),
    "all-symbols": lambda config: problems(config, answers_only=False),
    "no-indifference": lambda config: learning(config, ppo={"indifference": 0.0}),
    "no-exploration": lambda config: learning(config, ppo={"exploration": 0.0}),
    "plain-entropy": lambda config: learning(
        config, ppo={"unsettled_entropy": 0.0, "restlessness": 0.0, "entropy": 0.01}
    ),
    "normalized-advantages": lambda config: learning(config, ppo={"normalize": True}),
    "no-stranger-cost": lambda config: learning(config, stranger_cost=0.0),
    "no-blame": lambda config: learning(config, modules={"blame": False}),
    "straight-through": lambda config: learning(config, modules=STRAIGHT_THROUGH),
    "no-annealing": lambda config: replace(
        config, schedule=replace(config.schedule, updates=0, start=1.0)
    ),
    "fixed-stages": _fixed_stages,
    "no-weight-decay": lambda config: learning(config, ppo={"weight_decay": 0.0}),
    "one-replay": lambda config: learning(config, modules={"replays": 1}),
    "all-decisions": lambda config: learning(config, ppo={"subsample_below": 0.0}),
    "gru-controller": lambda config: problems(config, reach=0),
}
OF_THE_DOMAIN = ("no-copying", "all-symbols")  # settings that arithmetic without brackets has not
WITHOUT_BRACKETS = ("numeric", "multilingual")


def _configs() -> tuple[Config, ...]:
    return tuple(
        replace(
            change(suite_config(task)),
            variant=f"{task}-{name}",
            max_episodes=LONGER.get(task, MOST),
        )
        for name, change in WITHOUT.items()
        for task in TASKS
        if not (task in WITHOUT_BRACKETS and name in OF_THE_DOMAIN)
    )


SUITE_ABLATIONS = Experiment(
    name="suite-ablations",
    summary="public tasks: each deviation of the preset switched off alone",
    configs=_configs(),
    counts={},
    seconds={config.variant: 50 for config in _configs()},
    snapped=True,
    certified=True,
    seeds=1,
)
