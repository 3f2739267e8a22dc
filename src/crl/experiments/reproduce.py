"""Reproducing experiments: train and measure what is not there yet, then write their records."""

from __future__ import annotations

import signal
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar, cast

from crl.errors import Report, RunError, UsageError
from crl.experiments.estimates import Estimate, estimates
from crl.experiments.experiment import Experiment
from crl.experiments.one_run import Measures, TrainAndMeasure, refuse_unfollowed
from crl.experiments.progress import Job, Progress
from crl.experiments.runner import Runner
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

Kind = TypeVar("Kind", Record, Curve)
Watch = Callable[[Progress], AbstractContextManager[object]]  # shows it as long as it is entered


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Runs of one experiment, and the file that their records go to."""

    experiment: Experiment
    jobs: tuple[Job, ...]
    path: Path | None  # None: they stay in the run folders
    variants: tuple[str, ...] = ()  # only these; all if none is named
    estimates: tuple[Estimate, ...] = ()  # of each variant that is run

    @staticmethod
    def of(
        experiment: Experiment,
        path: Path,
        runs: Path,
        *,
        seeds: int | None = None,
        variants: Collection[str] = (),
    ) -> Plan:
        """Plan runs; by default those that are recorded."""
        configs = experiment.runs(seeds, variants)
        return Plan(
            experiment=experiment,
            jobs=tuple(Job(experiment, config, experiment.place(config, runs))
                       for config in configs),
            path=path,
            variants=tuple(variants),
            estimates=tuple(estimates(experiment, configs, path, runs)),
        )  # fmt: skip


def only(plans: Sequence[Plan], number: int) -> Plan:
    """Plan one run of all, counted from 1; its records stay in the run folder."""
    numbered = [(plan, job) for plan in plans for job in plan.jobs]
    if not 1 <= number <= len(numbered):
        raise UsageError(f"there is no run {number}; expected 1 to {len(numbered)}")
    plan, job = numbered[number - 1]
    return replace(plan, jobs=(job,), path=None)


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
    are. If a run fails, the others go on, and their records are written. A KeyboardInterrupt says
    how to go on.
    """
    path = results / f"{experiment.name}.jsonl"
    plan = Plan.of(experiment, path, runs, seeds=seeds, variants=variants)
    carry_out([plan], runner=runner, runs=runs, report=report)
    return path


def carry_out(
    plans: Sequence[Plan],
    *,
    runner: Runner,
    runs: Path,
    report: Report,
    workers: int = 1,
    watch: Watch = lambda progress: nullcontext(),
) -> None:
    """Carry out plans one after the other, and write the records of each; a RunError at the end
    if a run failed. `workers` is how many the runner has, to say when all will be done.
    """
    failed: list[str] = []
    with _goes_on(runs):
        for plan in plans:
            _refuse_losing_seeds(plan)
            for job in plan.jobs:
                refuse_unfollowed(plan.experiment, job.config, runs)
        progress = Progress(
            [job for plan in plans for job in plan.jobs],
            {each.key: each.seconds for plan in plans for each in plan.estimates},
            workers,
        )
        with watch(progress):
            for plan in plans:
                measures, failures = _run_all(plan, runner, runs, report, progress)
                if measures and plan.path is not None:
                    _write(plan, plan.path, measures, complete=not failures)
                    report(f"wrote {plan.path}")
                failed += failures
    if failed:
        count = sum(len(plan.jobs) for plan in plans)
        raise RunError(
            f"{len(failed)} of {count} runs failed; the records of the others are written, "
            f"and the same command tries again: {failed[0]}"
        )


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


def _run_all(
    plan: Plan, runner: Runner, runs: Path, report: Report, progress: Progress
) -> tuple[list[Measures], list[str]]:
    """Carry out all runs of a plan and tell about each; what was measured, and what failed."""
    work = TrainAndMeasure(replace(plan.experiment, configs=()), runs)
    done: list[Measures] = []
    failed: list[str] = []
    configs = [job.config for job in plan.jobs]
    jobs = {(job.config.variant, job.config.seed): job for job in plan.jobs}
    with closing(cast(Any, runner.run_all(work, configs))) as outcomes:
        for config, outcome in outcomes:
            name = f"{config.variant} seed {config.seed}"
            is_wrong = isinstance(outcome, Exception)
            progress.end(jobs[config.variant, config.seed], failed=is_wrong)
            if is_wrong:
                failed.append(f"{name}: {outcome}")
                report(failed[-1])
                continue
            report(f"{name}: {_said(outcome.records)}")
            done.append(outcome)
    return done, failed


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


def _refuse_losing_seeds(plan: Plan) -> None:
    """Refuse to replace records of more seeds than are made again."""
    if plan.path is None or not plan.path.exists():
        return
    found, only = read_records(plan.path), plan.variants
    recorded = {each.seed for each in found if not only or each.variant in only}
    if missing := recorded - {job.config.seed for job in plan.jobs}:
        raise UsageError(
            f"{plan.path} has records of {len(missing)} more seeds, which would be lost; "
            "give more --seeds or another place for records"
        )


# --- records ------------------------------------------------------------------------------------
def _write(plan: Plan, path: Path, measures: Sequence[Measures], *, complete: bool) -> None:
    """Write what was measured, beside the records of runs that were not made again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = [] if not path.exists() else read_records(path)
    records = [record for measure in measures for record in measure.records]
    write_records(path, _beside(kept, records, plan, complete))
    if plan.experiment.followed:
        beside = path.with_name(f"{path.stem}-curves.jsonl")
        before = [] if not beside.exists() else read_curves(beside)
        curves = [curve for measure in measures for curve in measure.curves]
        write_records(beside, _beside(before, curves, plan, complete))


def _beside(kept: Sequence[Kind], made: Sequence[Kind], plan: Plan, complete: bool) -> list[Kind]:
    """Records by variant and seed, with those of variants that were not run, and of failed runs."""
    order = plan.experiment.variants
    runs = {(each.variant, each.seed) for each in made}
    others = set(order) - set(plan.variants) if plan.variants else set()
    records = list(made)
    records += [
        each
        for each in kept
        if each.variant in others
        or (not complete and each.variant in order and (each.variant, each.seed) not in runs)
    ]
    return sorted(records, key=lambda each: (order.index(each.variant or ""), each.seed or 0))
