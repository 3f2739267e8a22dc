"""The experiments: one file per figure or table of the paper, and how they are run."""

from __future__ import annotations

from crl.config import Config
from crl.errors import UsageError
from crl.experiments import self_paced
from crl.experiments.deviations import (
    IMAGES_ABLATIONS,
    MULTILINGUAL_ABLATIONS,
    NUMERIC_ABLATIONS,
)
from crl.experiments.experiment import Experiment
from crl.experiments.extrapolation import (
    MULTILINGUAL,
    MULTILINGUAL_PAPER,
    MULTILINGUAL_PAPER_LONG,
    MULTILINGUAL_PERMUTATIONS,
)
from crl.experiments.image_transformations import (
    IMAGES,
    IMAGES_BASELINES,
    IMAGES_CLASSIFIER,
    IMAGES_INFINITE,
    IMAGES_PAPER,
)
from crl.experiments.multilingual_generalization import (
    MULTILINGUAL_BASELINES,
    MULTILINGUAL_NO_CURRICULUM,
)
from crl.experiments.numerical_math import (
    NUMERIC,
    NUMERIC_BASELINES,
    NUMERIC_CONFIRMATION,
    NUMERIC_PAPER,
)
from crl.experiments.proofs import (
    MULTILINGUAL_PROOFS,
    MULTILINGUAL_PROOFS_ABLATIONS,
    MULTILINGUAL_PROOFS_MODULES,
    NUMERIC_PROOFS,
    NUMERIC_PROOFS_ABLATIONS,
)
from crl.experiments.reproduce import reproduce
from crl.experiments.runner import ProcessRunner, Runner
from crl.experiments.suite import SUITE_EXPERIMENTS
from crl.experiments.suite_ablations import SUITE_ABLATIONS
from crl.experiments.suite_baselines import BASELINE_EXPERIMENTS
from crl.experiments.suite_data import SUITE_DATA
from crl.experiments.variations import MULTILINGUAL_MODULES

__all__ = [
    "EXPERIMENTS",
    "Experiment",
    "ProcessRunner",
    "Runner",
    "find_experiment",
    "reproduce",
    "variant_config",
]

ALL = (
    NUMERIC,
    NUMERIC_CONFIRMATION,
    NUMERIC_PAPER,
    NUMERIC_BASELINES,
    NUMERIC_ABLATIONS,
    NUMERIC_PROOFS,
    NUMERIC_PROOFS_ABLATIONS,
    self_paced.NUMERIC,
    MULTILINGUAL,
    MULTILINGUAL_PERMUTATIONS,
    MULTILINGUAL_PROOFS,
    MULTILINGUAL_PROOFS_MODULES,
    MULTILINGUAL_PROOFS_ABLATIONS,
    MULTILINGUAL_PAPER,
    MULTILINGUAL_PAPER_LONG,
    MULTILINGUAL_BASELINES,
    MULTILINGUAL_NO_CURRICULUM,
    self_paced.MULTILINGUAL,
    MULTILINGUAL_MODULES,
    MULTILINGUAL_ABLATIONS,
    IMAGES,
    IMAGES_BASELINES,
    IMAGES_INFINITE,
    IMAGES_CLASSIFIER,
    IMAGES_PAPER,
    IMAGES_ABLATIONS,
    *SUITE_EXPERIMENTS,
    SUITE_ABLATIONS,
    SUITE_DATA,
    *BASELINE_EXPERIMENTS,
)
EXPERIMENTS = {experiment.name: experiment for experiment in ALL}


def find_experiment(name: str) -> Experiment:
    """The experiment of that name, or a UsageError that lists them."""
    if name not in EXPERIMENTS:
        known = ", ".join(EXPERIMENTS)
        raise UsageError(f"unknown experiment {name!r}; expected one of {known}")
    return EXPERIMENTS[name]


def variant_config(domain: str, variant: str) -> Config:
    """The config of a variant in the domain's experiments."""
    configs = [config for each in ALL for config in each.configs if config.domain == domain]
    variants = {config.variant: config for config in configs}
    if not variants:
        raise UsageError(
            f"there are no experiments with {domain!r}, so no variants; expected --scale instead"
        )
    if variant not in variants:
        raise UsageError(
            f"the experiments with {domain!r} have no variant {variant!r}; "
            f"expected one of {', '.join(variants)}"
        )
    return variants[variant]
