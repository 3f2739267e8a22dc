"""The experiments, by name."""

from crl.experiments.experiment import Experiment, reproduce
from crl.experiments.numeric import NUMERIC, NUMERIC_ABLATIONS, NUMERIC_CONFIRMATION, NUMERIC_DOUBT, NUMERIC_PAPER

__all__ = ["EXPERIMENTS", "Experiment", "reproduce"]

EXPERIMENTS = {
    experiment.name: experiment for experiment in (NUMERIC, NUMERIC_CONFIRMATION, NUMERIC_DOUBT, NUMERIC_ABLATIONS, NUMERIC_PAPER)
}
