"""What each deviation of the suite's preset is worth: switched off alone, on seven of its tasks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.experiments.suite import FRESH, suite_config
from crl.presets.scales import learning, problems

TASKS = ("ctl", "ctlpp-r", "ndr-arithmetic-3", "booleans", "logic", "numeric", "multilingual")
MOST = 400_000  # episodes: more than the tasks take, but for truth values


def _one_size(config: Config) -> Config:
    curriculum = replace(config.curriculum, first=config.curriculum.first - 1, problems=0)
    return replace(config, curriculum=curriculum)


STRAIGHT_THROUGH = {
    "counterfactuals": 0,
    "hard": True,
    "confidence_penalty": 0.2,
    "steady_penalty": True,
}
WITHOUT: Mapping[str, Callable[[Config], Config]] = {
    "straight-through": lambda config: learning(config, modules=STRAIGHT_THROUGH),
    "no-copying": lambda config: problems(config, copies=0.0),
    "normalized-advantages": lambda config: learning(config, ppo={"normalize": True}),
    "all-symbols": lambda config: problems(config, answers_only=False),
    "plain-entropy": lambda config: learning(
        config, ppo={"unsettled_entropy": 0.0, "restlessness": 0.0, "entropy": 0.01}
    ),
    "no-exploration": lambda config: learning(config, ppo={"exploration": 0.0}),
    "all-sampled": lambda config: learning(config, ppo={"greedy": 0.0}),
    "no-indifference": lambda config: learning(config, ppo={"indifference": 0.0}),
    "no-stranger-cost": lambda config: learning(config, stranger_cost=0.0),
    "no-rarity-cost": lambda config: learning(config, novelty_cost=0.0),
    "one-size": _one_size,
    "no-popularity": lambda config: learning(config, modules={"popularity": 0.0}),
    "one-try": lambda config: replace(config, schedule=replace(config.schedule, patience=0)),
}
OF_THE_DOMAIN = ("no-copying", "all-symbols")  # settings that arithmetic without brackets has not
WITHOUT_BRACKETS = ("numeric", "multilingual")


def _configs() -> tuple[Config, ...]:
    return tuple(
        replace(change(suite_config(task)), variant=f"{task}-{name}", max_episodes=MOST)
        for name, change in WITHOUT.items()
        for task in TASKS
        if not (task in WITHOUT_BRACKETS and name in OF_THE_DOMAIN)
    )


SUITE_ABLATIONS = Experiment(
    name="suite-ablations",
    summary="public tasks: each deviation of the preset switched off alone",
    configs=_configs(),
    counts={},
    seconds={config.variant: 60 for config in _configs()},
    snapped=True,
    certified=True,
    first_seed=FRESH,
    seeds=1,
)
