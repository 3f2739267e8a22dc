"""Reproducing an experiment: train and measure what is not there yet, then write its records."""

from __future__ import annotations

import signal
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

from crl.config import Config
from crl.domains import make_domain
from crl.errors import Report, RunError, UsageError
from crl.experiments.experiment import Experiment
from crl.experiments.runner import Runner
from crl.learners import Learner
from crl.measuring.generalization import num_solved, problem_set
from crl.measuring.records import (
    ACCURACY,
    PROVED,
    SNAPPED,
    Curve,
    Record,
    read_curves,
    read_records,
    write_records,
)
from crl.measuring.run import measure_into, tasks
from crl.proofs import certify
from crl.proofs.records import certificate_records
from crl.solving import Loaded, load_model
from crl.training import Observer, RunFolder, default_folder, train
from crl.training.config_file import config_hash

NUM_FOLLOWED = 500  # unseen problems of each followed size

Kind = TypeVar("Kind", Record, Curve)


@dataclass(frozen=True)
class Measures:
    """What was measured of one run: at its end, and on the way."""

    records: list[Record]
    curves: list[Curve]


def reproduce(
    experiment: Experiment,
    *,
    runner: Runner,
    seeds: int | None = None,
    runs: Path = Path("runs"),
    results: Path = Path("results"),
    report: Report = lambda line: None,
    variants: Collection[str] = (),
) -> Path:
    """Make the records of an experiment again; their file.

    Runs that are in `runs` already are not trained again. Without `seeds`, those that are recorded
    are made. If variants are named, only those are run, and the records of the others stay as they
    are. If a run fails, the others go on, but nothing is written. A KeyboardInterrupt says how to
    go on.
    """
    chosen = experiment.chosen(variants)
    first, count = experiment.first_seed, experiment.seeds if seeds is None else seeds
    which = range(first, first + count)
    path = results / f"{experiment.name}.jsonl"
    _refuse_losing_seeds(path, set(which), variants)
    configs = [replace(config, seed=seed) for config in chosen for seed in which]
    with _goes_on(runs):
        for config in configs:
            _refuse_unfollowed(experiment, config, runs)
        measures = _run_all(experiment, configs, runner, runs, path, report)
        _write(experiment, measures, results, variants)
    return path


@contextmanager
def _goes_on(runs: Path) -> Iterator[None]:
    """Say how to go on after an interrupt."""
    try:
        yield
    except KeyboardInterrupt as interrupt:  # a runner says by which signal
        number = (interrupt.args or (signal.SIGINT,))[0]
        kept = f"what was trained and measured is kept in {runs}"
        sentence = f"interrupted; {kept}, and the same command goes on there"
        raise KeyboardInterrupt(number, sentence) from None


def _write(
    experiment: Experiment,
    measures: Sequence[Measures],
    results: Path,
    variants: Collection[str],
) -> None:
    """Write what was measured, with the records of variants that were not run."""
    results.mkdir(parents=True, exist_ok=True)
    path = results / f"{experiment.name}.jsonl"
    kept = [] if not path.exists() else read_records(path)
    records = [record for measure in measures for record in measure.records]
    write_records(path, _beside(kept, records, experiment, variants))
    if experiment.followed:
        beside = results / f"{experiment.name}-curves.jsonl"
        before = [] if not beside.exists() else read_curves(beside)
        curves = [curve for measure in measures for curve in measure.curves]
        write_records(beside, _beside(before, curves, experiment, variants))


def _run_all(
    experiment: Experiment,
    configs: Sequence[Config],
    runner: Runner,
    runs: Path,
    path: Path,
    report: Report,
) -> list[Measures]:
    """Carry out all runs and tell about each; a RunError if one failed."""
    work = partial(train_and_measure, replace(experiment, configs=()), runs)
    done: list[Measures] = []
    failed: list[str] = []
    with closing(cast(Any, runner.run_all(work, configs))) as outcomes:
        for config, outcome in outcomes:
            name = f"{config.variant} seed {config.seed}"
            if isinstance(outcome, Exception):
                failed.append(f"{name}: {outcome}")
                report(failed[-1])
                continue
            report(f"{name}: {_said(outcome.records)}")
            done.append(outcome)
    if failed:
        raise RunError(
            f"{len(failed)} of {len(configs)} runs failed, so {path} was not written; "
            f"the other runs are kept in {runs}: {failed[0]}"
        )
    return done


def _said(records: Sequence[Record]) -> str:
    """Say in a line what came of a run."""
    first = records[0]
    said = [f"{first.episodes:,} episodes, {first.seconds} s"]
    accuracies = [each.value for each in records if each.metric in (ACCURACY, SNAPPED)]
    if accuracies:
        said.append(f"lowest accuracy {min(accuracies):.4f}")
    said += ["proved" if each.value else f"not proved: {each.note}"
             for each in records if each.metric == PROVED]  # fmt: skip
    return ", ".join(said)


def _refuse_losing_seeds(path: Path, seeds: set[int], variants: Collection[str]) -> None:
    """Refuse to replace records of more seeds than are made again."""
    found = read_records(path) if path.exists() else []
    recorded = {each.seed for each in found if not variants or each.variant in variants}
    if missing := recorded - seeds:
        raise UsageError(
            f"{path} has records of {len(missing)} more seeds, which would be lost; "
            "give more --seeds or other --results"
        )


def _refuse_unfollowed(experiment: Experiment, config: Config, runs: Path) -> None:
    """Refuse a run that was checked while nobody followed it: it has no curve."""
    run = RunFolder(default_folder(config, runs))
    curve = _file(run.path, "curve", experiment)
    if not experiment.followed or curve.exists() or not run.has("last"):
        return
    if run.load("last").trainer["progress"]["update"] >= config.check_every:
        raise UsageError(
            f"{run.path} was trained without being measured on the way, as {experiment.name} is; "
            "move it, or give other --runs"
        )


def _beside(
    kept: Sequence[Kind], made: Sequence[Kind], experiment: Experiment, variants: Collection[str]
) -> list[Kind]:
    """Records by variant and seed; if only some variants were made, with those of the others."""
    order = experiment.variants
    records = list(made)
    if variants:
        others = set(order) - set(variants)
        records += [each for each in kept if each.variant in others]
    return sorted(records, key=lambda each: (order.index(each.variant or ""), each.seed or 0))


def train_and_measure(experiment: Experiment, runs: Path, config: Config) -> Measures:
    """Train one run, unless it is there already, and measure it."""
    folder = default_folder(config, runs)
    curve = _file(folder, "curve", experiment)
    observers = [follower(curve, experiment, config)] if experiment.followed else []
    train(config, folder, resume=True, observers=observers)
    model = load_model(folder)
    wanted = tasks(model, experiment.counts, snapped=experiment.snapped, trained=experiment.trained)
    measures = _file(folder, "measures", experiment)
    records = measure_into(measures, model, wanted, experiment.name, lambda line: None)
    if experiment.certified:
        records += _certified(_file(folder, "certificate", experiment), model, experiment)
    return Measures(records, read_curves(curve) if experiment.followed else [])


def _certified(path: Path, model: Loaded, experiment: Experiment) -> list[Record]:
    """Decide a run, unless that was done before; its certificate as records."""
    if not path.exists():
        certificate = certify(model.learner, model.domain)
        name = model.domain.name
        write_records(path, certificate_records(certificate, model.origin, name, experiment.name))
    return read_records(path)


def _file(folder: Path, kind: str, experiment: Experiment) -> Path:
    return folder / f"{kind}-{experiment.name}.jsonl"


def follower(path: Path, experiment: Experiment, config: Config) -> Observer:
    """Make an observer that measures at every check; training knows nothing of what it finds."""
    domain = make_domain(config.domain, config.domain_settings)
    identity = config_hash(config)
    sets = {key: problem_set(domain, *key, NUM_FOLLOWED) for key in experiment.followed}

    def begun(split: str, size: int) -> Curve:
        return Curve(
            experiment=experiment.name,
            domain=config.domain,
            learner=config.learner,
            variant=config.variant,
            seed=config.seed,
            split=split,
            size=size,
            config_hash=identity,
        )

    def observe(learner: Learner, line: dict[str, Any]) -> None:
        if "validation" not in line:
            return
        found = {(each.split, each.size): each for each in _curves(path)}
        curves = [
            found.get(key, begun(*key)).followed(
                line["episodes"], num_solved(learner, domain, problems) / len(problems)
            )
            for key, problems in sets.items()
        ]
        write_records(path, curves)

    return observe


def _curves(path: Path) -> list[Curve]:
    return read_curves(path) if path.exists() else []
