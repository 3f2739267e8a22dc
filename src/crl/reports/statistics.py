"""What many runs of a variant say together: medians, percentiles and bootstrap intervals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

import numpy as np

from crl.measuring.records import ACCURACY, PROVED, SNAPPED, Record

CONFIDENCE, RESAMPLES = 0.95, 9999
Column = tuple[int, str, str]  # size, split, metric


@dataclass(frozen=True, kw_only=True)
class Spread:
    """One number of several runs."""

    values: tuple[float, ...]
    median: float
    low_percentile: float  # 10
    high_percentile: float  # 90
    low: float | None  # 95 % bootstrap interval of the median; None of a single run
    high: float | None

    @staticmethod
    def of(values: Sequence[float]) -> Spread:
        """Summarize the runs."""
        low, middle, high = (float(each) for each in np.percentile(values, (10, 50, 90)))
        ends = bootstrap_interval(values)
        return Spread(
            values=tuple(values),
            median=middle,
            low_percentile=low,
            high_percentile=high,
            low=None if ends is None else ends[0],
            high=None if ends is None else ends[1],
        )


def bootstrap_interval(values: Sequence[float]) -> tuple[float, float] | None:
    """The percentile bootstrap interval of the median, the same for the same values."""
    if len(values) < 2:
        return None
    if len(set(values)) == 1:
        return values[0], values[0]
    from scipy.stats import bootstrap  # here, because it takes long to import

    found = bootstrap(
        (np.asarray(values),),
        np.median,
        confidence_level=CONFIDENCE,
        n_resamples=RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(0),
    ).confidence_interval
    return float(found.low), float(found.high)


@dataclass(frozen=True, kw_only=True)
class Group:
    """The runs of one variant."""

    title: str
    domain: str
    learner: str
    runs: int
    parameters: int | None
    episodes: float  # medians of training
    seconds: float
    spreads: Mapping[Column, Spread]
    proved: int | None  # runs; None if none was decided
    decided: int


def groups(records: Sequence[Record]) -> list[Group]:
    """Put the records of each variant together, in the order in which they come.

    Runs of other domains or settings are other groups, and their titles tell them apart.
    """
    found: dict[tuple[str, str, str], list[Record]] = {}
    for each in records:
        key = (each.domain, each.title, each.config_hash or "")
        found.setdefault(key, []).append(each)
    domains = {domain for domain, _, _ in found}
    named = [(domain, title) for domain, title, _ in found]
    made = []
    for (domain, title, identity), own in found.items():
        words = [domain] if len(domains) > 1 else []
        words += [title, *([identity] if named.count((domain, title)) > 1 else [])]
        made.append(_group(" ".join(words), own))
    return made


def _group(title: str, records: Sequence[Record]) -> Group:
    spent = {each.seed: (each.episodes or 0, each.seconds or 0.0) for each in records}
    episodes, seconds = zip(*spent.values(), strict=True)
    values: dict[Column, dict[int | None, Record]] = {}
    for each in records:
        if each.metric in (ACCURACY, SNAPPED):
            known = values.setdefault((each.size, each.split, each.metric), {})
            if each.seed not in known or (known[each.seed].n or 0) < (each.n or 0):
                known[each.seed] = each  # of two measures the one on more problems
    decided = {each.seed: bool(each.value) for each in records if each.metric == PROVED}
    first = records[0]
    return Group(
        title=title,
        domain=first.domain,
        learner=first.learner or "",
        runs=len(spent),
        parameters=next((each.parameters for each in records if each.parameters), None),
        episodes=median(episodes),
        seconds=median(seconds),
        spreads={
            column: Spread.of([each.value for each in by_seed.values()])
            for column, by_seed in values.items()
        },
        proved=sum(decided.values()) if decided else None,
        decided=len(decided),
    )


def columns(found: Iterable[Group]) -> list[Column]:
    """Give all that was measured of some group, by metric and size."""
    every = {column for group in found for column in group.spreads}
    return sorted(every, key=lambda column: (column[2], column[0], column[1]))
