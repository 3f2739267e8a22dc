"""What can be reproduced by name: an experiment, a figure, the paper, the suite; at which scale."""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config
from crl.errors import UsageError, perhaps
from crl.experiments import EXPERIMENTS
from crl.experiments.experiment import Experiment
from crl.experiments.figures import FIGURES
from crl.experiments.suite import SUITE_EXPERIMENTS
from crl.experiments.suite_baselines import BASELINE_EXPERIMENTS
from crl.presets import SCALES
from crl.presets.scales import smoke

PAPER = (  # what makes the paper's figures, in their order
    "multilingual-baselines",
    "multilingual-no-curriculum",
    "images",
    "images-baselines",
    "numeric-baselines",
    "multilingual-modules",
    "multilingual",
    "multilingual-paper",
)
GROUPS = {
    "all": PAPER,
    "suite": tuple(each.name for each in SUITE_EXPERIMENTS),
    "suite-baselines": tuple(each.name for each in BASELINE_EXPERIMENTS),
}
SMOKE_COUNT = 10  # problems of each size


def targets(name: str, scale: str | None = None) -> list[Experiment]:
    """The experiments behind a name; of a scale if one is given.

    Those of `small` take minutes to hours, those of `paper` have the paper's own settings. `smoke`
    is all of them in seconds, which only shows that everything runs.
    """
    if scale not in (None, *SCALES):
        raise UsageError(f"unknown scale {scale!r}; expected one of {', '.join(SCALES)}")
    found = _named(name)
    if scale == "smoke":
        return [shortened(each) for each in found]
    chosen = [each for each in found if scale in (None, each.scale)]
    if not chosen:
        others = " or ".join(sorted({each.scale for each in found}))
        raise UsageError(f"{name} has nothing at the scale {scale}; expected {others} or smoke")
    return chosen


def _named(name: str) -> list[Experiment]:
    figures = {drawing.name: drawing.shown for drawing in FIGURES}
    if name in EXPERIMENTS:
        return [EXPERIMENTS[name]]
    if name in figures:
        return list(figures[name])
    if name in GROUPS:
        return [EXPERIMENTS[each] for each in GROUPS[name]]
    known = [*EXPERIMENTS, *(each for each in figures if each not in EXPERIMENTS), *GROUPS]
    raise UsageError(
        f"unknown experiment {name!r}{perhaps(name, known)}; expected one of {', '.join(known)}"
    )


def shortened(experiment: Experiment) -> Experiment:
    """The same in seconds; nothing is decided, since what hardly learned takes long to refute."""
    return replace(
        experiment,
        configs=tuple(_short(each) for each in experiment.configs),
        counts={size: min(count, SMOKE_COUNT) for size, count in experiment.counts.items()},
        seconds={},
        certified=False,
    )


def _short(config: Config) -> Config:
    short, settings = smoke(config), config.learner_settings
    if "pretraining" in settings:
        settings = {**settings, "pretraining": short.max_episodes // 2}
    last = min(short.curriculum.last, config.curriculum.last)
    return replace(
        short,
        variant=config.variant,
        learner_settings=settings,
        curriculum=replace(short.curriculum, last=last),
    )
