"""Runs of experiments, as commands have them: chosen, listed, foretold, carried out."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from crl.cli.live import clock, shown
from crl.cli.output import say
from crl.errors import UsageError

if TYPE_CHECKING:
    from crl.experiments import ProcessRunner
    from crl.experiments.ray_runner import RayRunner
    from crl.experiments.reproduce import Plan


def refuse_none(workers: int, seeds: int | None) -> None:
    """Refuse to do nothing."""
    if workers < 1 or (seeds is not None and seeds < 1):
        raise UsageError("--seeds and --workers must be at least 1")


def refuse_with_only(only: int | None, **others: object) -> None:
    """Refuse to choose among runs twice."""
    if only is not None and any(given is not None for given in others.values()):
        flags = ", ".join(f"--{name}" for name in others)
        raise UsageError(f"--only is one run of all; it goes with no {flags}")


def chosen(plans: Sequence[Plan], number: int | None) -> Sequence[Plan]:
    """Give all plans, or that of the one run of a number."""
    from crl.experiments.reproduce import only

    return plans if number is None else [only(plans, number)]


def print_list(plans: Sequence[Plan]) -> None:
    """Number the runs, and say which are finished."""
    for number, job in enumerate((job for plan in plans for job in plan.jobs), start=1):
        begun = "begun" if (job.folder / "config.json").exists() else "new"
        state = "finished" if (job.folder / "DONE").exists() else begun
        say(f"{number:4d}  {job.config.variant}  seed {job.config.seed}  {state}  {job.folder}")


@contextmanager
def _runner(workers: int, ray: str | None) -> Iterator[ProcessRunner | RayRunner]:
    """Choose where runs are carried out: in processes of this machine, or as tasks of Ray."""
    if ray is None:
        from crl.experiments import ProcessRunner

        yield ProcessRunner(workers)
    else:
        from crl.experiments.ray_runner import ray_runner

        with ray_runner(ray, workers) as runner:
            yield runner


def carry_out_runs(plans: Sequence[Plan], runs: Path, workers: int, ray: str | None) -> None:
    """Carry out runs, and show where they stand."""
    from crl.experiments.reproduce import carry_out

    with _ending_when_interrupted(), _runner(workers, ray) as runner, shown() as (report, watch):
        carry_out(
            plans, runner=runner, runs=runs, report=report, workers=runner.workers, watch=watch
        )


def print_plans(plans: Sequence[Plan], workers: int) -> None:
    """Say what would be run, and how long it takes by what is known."""
    from crl.experiments.estimates import trained_seconds
    from crl.experiments.progress import Progress

    for plan in plans:
        seeds = [job.config.seed for job in plan.jobs]
        which = f"seeds {min(seeds)} to {max(seeds)}" if len(set(seeds)) > 1 else f"seed {seeds[0]}"
        say(f"{plan.experiment.name}: {which}, to {plan.path}")
        for each in plan.estimates:
            folders = [job.folder for job in plan.jobs if job.config.variant == each.variant]
            done = sum(trained_seconds(folder) is not None for folder in folders)
            finished = f", {done} of them trained already" if done else ""
            time = "?" if each.seconds is None else clock(each.seconds)
            say(f"  {each.variant}: {len(folders)} x {time}, {each.source}{finished}")
    expected = {each.key: each.seconds for plan in plans for each in plan.estimates}
    progress = Progress([job for plan in plans for job in plan.jobs], expected, workers)
    states = progress.states()
    known = [each.left for each in states if each.left is not None]
    open_ends = f" and {len(states) - len(known)} runs of unknown length" * (
        len(known) < len(states)
    )
    total = progress.left([each for each in states if each.left is not None]) or 0.0
    say(
        f"{len(states)} runs: about {clock(sum(known))} of training on one core, "
        f"{clock(total)} with {workers} workers{open_ends}; measuring is not counted"
    )


@contextmanager
def _ending_when_interrupted() -> Iterator[None]:
    """Ignore further signals after an interrupt: one at the very end would be a traceback."""
    try:
        yield
    except KeyboardInterrupt:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        raise
