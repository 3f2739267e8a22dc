"""Public tasks of compositional generalization, all learned with one preset.

Together they are the target `suite`; the table made of their records is `reports/suite_table.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.presets import preset
from crl.presets.suite import SUITE, exact

FRESH = 30  # first of the seeds that no choice was made by
SEEDS = 6
SEEDS_OF_PAIRS = 25  # of CTL++, as in its authors' table


def suite_config(domain: str) -> Config:
    """The settings of the suite; a domain that has others keeps its problems and modules."""
    if domain in SUITE:
        return SUITE[domain]
    own = preset(domain)
    sizes = (own.curriculum.first, own.curriculum.last)
    return replace(exact(domain, sizes), domain_settings=own.domain_settings)


def _tasks(
    name: str,
    summary: str,
    counts: dict[int, int],
    seconds: Mapping[str, int],
    seeds: int = SEEDS,
) -> Experiment:
    """Make an experiment with a task for each variant."""
    return Experiment(
        name=name,
        summary=summary,
        configs=tuple(replace(suite_config(task), variant=task) for task in seconds),
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
    {"ctl": 9, "ctl-backward": 9},
)
SUITE_PAIRS = _tasks(
    "suite-pairs",
    "CTL++: neighbours of functions that were never trained",
    {**dict.fromkeys(range(2, 7), 2000), 20: 500, 100: 500},
    {"ctlpp-a": 19, "ctlpp-r": 17},
    seeds=SEEDS_OF_PAIRS,
)
SUITE_BRACKETS = _tasks(
    "suite-brackets",
    "bracketed arithmetic of the Neural Data Router, windows of five tokens",
    {7: 2000, 8: 2000, 20: 500, 50: 100},
    {"ndr-arithmetic": 34},
)
SUITE_STEPS = _tasks(
    "suite-steps",
    "the same in windows of three tokens: 3+4 first, then (7)",
    {7: 2000, 8: 2000, 20: 500, 50: 100},
    {"ndr-arithmetic-3": 83},
)
SUITE_LOGIC = _tasks(
    "suite-logic",
    "truth values in brackets, and formulas of 26 letters, T and F (FastNRS)",
    {10: 2000, 12: 2000},
    {"booleans": 35, "logic": 59},
)
SUITE_NUMERIC = _tasks(
    "suite-numeric",
    "numerical arithmetic with the settings of the suite",
    {20: 2000, 100: 500},
    {"numeric": 33},
)
SUITE_MULTILINGUAL = _tasks(
    "suite-multilingual",
    "multilingual arithmetic with the settings of the suite",
    {20: 2000, 100: 2000},
    {"multilingual": 108},
)

SUITE_EXPERIMENTS = (
    SUITE_TABLES,
    SUITE_PAIRS,
    SUITE_BRACKETS,
    SUITE_STEPS,
    SUITE_LOGIC,
    SUITE_NUMERIC,
    SUITE_MULTILINGUAL,
)
