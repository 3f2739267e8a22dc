"""Public tasks of compositional generalization, all learned with one preset."""

from __future__ import annotations

from dataclasses import replace

from crl.experiments.experiment import Experiment
from crl.presets.suite import SUITE

FRESH = 10  # first of the seeds that no choice was made by


def _tasks(
    name: str, summary: str, counts: dict[int, int], seconds: dict[str, int], seeds: int = 6
) -> Experiment:
    """Make an experiment with a task for each variant."""
    return Experiment(
        name=name,
        summary=summary,
        configs=tuple(replace(SUITE[task], variant=task) for task in seconds),
        counts=counts,
        seconds=seconds,
        snapped=True,
        certified=True,
        first_seed=FRESH,
        seeds=seeds,
    )


SUITE_TABLES = _tasks(
    "suite-tables",
    "compositional table lookup (CTL), forward and backward",
    {9: 2000, 10: 2000, 100: 500, 1000: 50},
    {"ctl": 14, "ctl-backward": 32},
)
SUITE_PAIRS = _tasks(
    "suite-pairs",
    "CTL++: neighbours of functions that were never trained",
    {2: 2000, 4: 2000, 6: 2000, 100: 500},
    {"ctlpp-a": 90, "ctlpp-r": 90},
)
SUITE_BRACKETS = _tasks(
    "suite-brackets",
    "bracketed arithmetic of the Neural Data Router, windows of five tokens",
    {7: 2000, 8: 2000, 20: 500, 50: 100},
    {"ndr-arithmetic": 66},
)
SUITE_STEPS = _tasks(
    "suite-steps",
    "the same in windows of three tokens: 3+4 first, then (7)",
    {7: 2000, 8: 2000, 20: 500, 50: 100},
    {"ndr-arithmetic-3": 214},
    seeds=3,
)
