"""An experiment is a list of runs and what is measured of each."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from crl.config import Config
from crl.errors import UsageError


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """What `crl reproduce NAME` runs."""

    name: str
    summary: str
    configs: tuple[Config, ...]  # one per variant; each is run with every seed
    counts: Mapping[int, int]  # problem size -> how many unseen problems
    seconds: Mapping[str, int] = field(default_factory=dict)  # of training on one core, by variant
    snapped: bool = False  # measure with snapping too
    trained: bool = False  # measure on training problems too
    followed: tuple[tuple[str, int], ...] = ()  # (split, size) measured at every check of training
    certified: bool = False  # decide each run, and record the certificate
    first_seed: int = 0
    seeds: int = 6  # that are recorded

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

    def minutes(self, seeds: int | None = None, variants: Collection[str] = ()) -> float:
        """About how long training takes on one core; by default for the recorded seeds."""
        each = sum(self.seconds.get(config.variant, 0) for config in self.chosen(variants))
        return each * (self.seeds if seeds is None else seeds) / 60
