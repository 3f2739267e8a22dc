"""An experiment is a list of runs and what is measured of each."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from crl.config import Config
from crl.errors import UsageError
from crl.training import default_folder

DRAWN = "drawn"  # followed in place of a split: the share of a size in a batch, if self-paced


@dataclass(frozen=True, kw_only=True)
class Brought:
    """What a person brought to an experiment: a worker is a new process, which knows none of it."""

    domains: tuple[str, ...] = ()  # FILE.py:NAME
    learners: tuple[str, ...] = ()
    problems: Mapping[str, bytes] = field(default_factory=dict)  # given ones, by variant


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """What `crl reproduce NAME` runs, and `crl sweep FILE`."""

    name: str
    summary: str
    configs: tuple[Config, ...]  # one per variant; each is run with every seed
    counts: Mapping[int, int]  # problem size -> how many unseen problems; empty: the domain's sizes
    seconds: Mapping[str, int] = field(default_factory=dict)  # of training on one core, by variant
    scale: str = "small"  # paper: its settings and schedules are the paper's own
    snapped: bool = False  # measure with snapping too
    trained: bool = False  # measure on training problems too
    followed: tuple[tuple[str, int], ...] = ()  # (split, size) measured at every check of training
    certified: bool = False  # decide each run, and record the certificate
    first_seed: int = 0
    seeds: int = 6  # that are recorded
    folder: str | None = None  # of its runs; the name of their domain if not given
    brought: Brought = field(default_factory=Brought)

    @property
    def variants(self) -> tuple[str, ...]:
        """The names of its variants, in order."""
        return tuple(config.variant for config in self.configs)

    def chosen(self, variants: Collection[str]) -> tuple[Config, ...]:
        """The configs of the named variants, of all if none is named."""
        if unknown := set(variants) - set(self.variants):
            known = ", ".join(self.variants)
            raise UsageError(
                f"{self.name} has no variant {min(unknown)!r}; expected some of {known}"
            )
        return tuple(each for each in self.configs if not variants or each.variant in variants)

    def runs(self, seeds: int | None = None, variants: Collection[str] = ()) -> list[Config]:
        """The configs of all runs; by default of the recorded seeds and of all variants."""
        count = self.seeds if seeds is None else seeds
        which = range(self.first_seed, self.first_seed + count)
        return [replace(config, seed=seed) for config in self.chosen(variants) for seed in which]

    def follows(self, config: Config) -> tuple[tuple[str, int], ...]:
        """What is followed of a run of that config: (split, size)."""
        paced = config.curriculum.kind == "self-paced"
        return tuple(each for each in self.followed if paced or each[0] != DRAWN)

    def place(self, config: Config, runs: Path) -> Path:
        """The folder of one of its runs."""
        return default_folder(config, runs, self.folder)

    def minutes(self, seeds: int | None = None, variants: Collection[str] = ()) -> float:
        """About how long training takes on one core; by default for the recorded seeds."""
        each = sum(self.seconds.get(config.variant, 0) for config in self.chosen(variants))
        return each * (self.seeds if seeds is None else seeds) / 60
