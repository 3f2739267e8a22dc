"""One run of an experiment: trained unless it is there, followed on the way, measured, decided."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from crl.config import Config
from crl.domains import DOMAINS, make_domain
from crl.errors import UsageError
from crl.experiments.experiment import DRAWN, Brought, Experiment
from crl.experiments.runner import FolderWork
from crl.learners import LEARNERS, Learner
from crl.measuring.generalization import num_solved, problem_set
from crl.measuring.records import Curve, Record, read_curves, read_records, write_records
from crl.measuring.run import measure_into, tasks
from crl.proofs import certify
from crl.proofs.records import certificate_records
from crl.solving import Loaded, load_model
from crl.training import Observer, RunFolder, RunObserver, train
from crl.training.config_file import config_hash

NUM_FOLLOWED = 500  # unseen problems of each followed size


@dataclass(frozen=True)
class Measures:
    """What was measured of one run: at its end, and on the way."""

    records: list[Record]
    curves: list[Curve]


@dataclass(frozen=True)
class TrainAndMeasure(FolderWork[Measures]):
    """Train one run of an experiment, unless it is there already, and measure it."""

    experiment: Experiment
    runs: Path
    observers: tuple[Observer, ...] = ()

    def __call__(self, config: Config) -> Measures:
        return _train_and_measure(self.experiment, config, self.folder(config), self.observers)

    def folder(self, config: Config) -> Path:
        return self.experiment.place(config, self.runs)

    def at(self, runs: Path, *observers: Observer) -> TrainAndMeasure:
        return replace(self, runs=runs, observers=observers)


def _train_and_measure(
    experiment: Experiment, config: Config, folder: Path, observers: tuple[Observer, ...]
) -> Measures:
    _know(experiment.brought)
    data = experiment.brought.problems.get(config.variant)
    curve = file_of(folder, "curve", experiment)
    if experiment.followed:
        observers = (Follower(curve, experiment, config, data), *observers)
    run = train(config, folder, resume=True, observers=observers, data=data)
    with run.alone():  # so that somebody who starts the same meanwhile does not measure it too
        model = load_model(folder)
        counts = experiment.counts or None
        wanted = tasks(model, counts, snapped=experiment.snapped, trained=experiment.trained)
        measures = file_of(folder, "measures", experiment)
        records = measure_into(measures, model, wanted, experiment.name, lambda line: None)
        if experiment.certified:
            records += _certified(file_of(folder, "certificate", experiment), model, experiment)
    return Measures(records, read_curves(curve) if experiment.followed else [])


def file_of(folder: Path, kind: str, experiment: Experiment) -> Path:
    """The file in a run folder that an experiment keeps its records in."""
    return folder / f"{kind}-{experiment.name}.jsonl"


def _know(brought: Brought) -> None:
    """Make domains and learners from files known in this process."""
    for where in brought.domains:
        DOMAINS.load_file(where)
    for where in brought.learners:
        LEARNERS.load_file(where)


def _certified(path: Path, model: Loaded, experiment: Experiment) -> list[Record]:
    """Decide a run, unless that was done before; its certificate as records."""
    if not path.exists():
        certificate = certify(model.learner, model.domain, described=False)
        name = model.domain.name
        write_records(path, certificate_records(certificate, model.origin, name, experiment.name))
    return read_records(path)


def refuse_unfollowed(experiment: Experiment, config: Config, runs: Path) -> None:
    """Refuse a run that was checked while nobody followed it: it has no curve."""
    run = RunFolder(experiment.place(config, runs))
    curve = file_of(run.path, "curve", experiment)
    if not experiment.followed or curve.exists() or not run.has("last"):
        return
    if run.load("last").trainer["progress"]["update"] >= config.check_every:
        raise UsageError(
            f"{run.path} was trained without being measured on the way, as {experiment.name} is; "
            "move it, or give other --runs"
        )


class Follower(RunObserver):
    """Measures at every check, again after a kill; training knows nothing of what it finds."""

    def __init__(
        self, path: Path, experiment: Experiment, config: Config, data: bytes | None = None
    ) -> None:
        self.path, self.experiment, self.config = path, experiment, config
        self.domain = make_domain(config.domain, config.domain_settings, data)
        self.followed = experiment.follows(config)
        self.sets = {
            key: problem_set(self.domain, *key, NUM_FOLLOWED)
            for key in self.followed
            if key[0] != DRAWN
        }

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Add a point to every curve."""
        if "validation" not in record:
            return
        found = {(each.split, each.size): each for each in _curves(self.path)}
        values = {key: record.get("{}/{}".format(*key), 0.0) for key in self.followed}
        for key, problems in self.sets.items():
            values[key] = num_solved(learner, self.domain, problems) / len(problems)
        curves = [
            found.get(key, self._begun(*key)).followed(record["episodes"], value)
            for key, value in values.items()
        ]
        write_records(self.path, curves)

    def _begun(self, split: str, size: int) -> Curve:
        config = self.config
        return Curve(
            experiment=self.experiment.name,
            domain=config.domain,
            learner=config.learner,
            variant=config.variant,
            seed=config.seed,
            split=split,
            size=size,
            config_hash=config_hash(config),
        )


def _curves(path: Path) -> list[Curve]:
    return read_curves(path) if path.exists() else []
