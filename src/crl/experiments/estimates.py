"""How long runs train: by those that are finished, by earlier records, or as an experiment says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from crl.config import Config
from crl.errors import RunError
from crl.experiments.experiment import Experiment
from crl.files import read_object
from crl.measuring.records import read_records
from crl.training.config_file import config_hash

Key = tuple[str, str]  # names of an experiment and of a variant


@dataclass(frozen=True, kw_only=True)
class Estimate:
    """How long a run of a variant trains on one core."""

    experiment: str
    variant: str
    seconds: float | None  # None: nothing is known
    source: str  # where that is known from, in a person's words

    @property
    def key(self) -> Key:
        """What it is about."""
        return self.experiment, self.variant


def estimates(
    experiment: Experiment, configs: Sequence[Config], records: Path, runs: Path
) -> Iterator[Estimate]:
    """Estimate each variant among the runs of an experiment."""
    recorded = _recorded(records)
    for config in {config.variant: config for config in configs}.values():
        own = [each for each in configs if each.variant == config.variant]
        finished = [
            seconds
            for each in own
            if (seconds := trained_seconds(experiment.place(each, runs))) is not None
        ]
        known: dict[str, Sequence[float]] = {
            "by finished runs": finished,
            "by earlier records": recorded.get(config_hash(config), []),
            "as the experiment says": [experiment.seconds[config.variant]]
            if config.variant in experiment.seconds
            else [],
        }
        source, found = next(((said, seen) for said, seen in known.items() if seen), ("", []))
        yield Estimate(
            experiment=experiment.name,
            variant=config.variant,
            seconds=median(found) if found else None,
            source=source or "nothing is recorded of it yet",
        )


def _recorded(path: Path) -> dict[str, list[float]]:
    """Read how long each recorded run trained, by the hash of its config."""
    if not path.exists():
        return {}
    spent = {(each.config_hash, each.seed): each.seconds for each in read_records(path)}
    found: dict[str, list[float]] = {}
    for (identity, _), seconds in spent.items():
        if identity is not None and seconds is not None:
            found.setdefault(identity, []).append(seconds)
    return found


def trained_seconds(run: Path) -> float | None:
    """Give how long a finished run was trained; None if it is not finished."""
    try:
        seconds = read_object(run / "DONE").get("seconds")
    except RunError:
        return None
    return seconds if isinstance(seconds, int | float) else None
