"""The experiments, by name."""

from crl.experiments import baselines, images, multilingual, numeric
from crl.experiments.experiment import Experiment, reproduce

__all__ = ["EXPERIMENTS", "Experiment", "reproduce"]

_FOUND = [*vars(numeric).values(), *vars(multilingual).values(), *vars(baselines).values(), *vars(images).values()]
EXPERIMENTS = {found.name: found for found in _FOUND if isinstance(found, Experiment)}
