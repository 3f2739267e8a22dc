"""The command that makes the paper's records and figures again."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from crl.cli.live import clock, shown
from crl.cli.options import DryRun, Folder, Number, Variants, Word, Workers, called, names
from crl.cli.output import say
from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.experiments import Experiment, Runner
    from crl.experiments.reproduce import Plan

RUNS, RESULTS, FIGURES = Path("runs"), Path("results"), Path("docs/figures")
SMOKE = RUNS / "smoke"  # where trials go, so that they replace no run and no record


def reproduce(
    experiment: Annotated[str, called("EXPERIMENT")],
    /,
    *,
    scale: Word = None,
    variants: Variants = None,
    seeds: Number = None,
    workers: Workers = 2,
    runs: Folder = None,
    results: Folder = None,
    figures: Folder = None,
    dry_run: DryRun = False,
) -> None:
    """Make the records of an experiment again, every seed trained and measured, and its figure.

    Interrupted, it goes on where it was.

    Args:
        experiment: Its name: see crl experiments; a figure, such as extrapolation; all; or suite.
        scale: small: without the paper's own schedules; paper: only these; smoke: all in seconds.
        seeds: Number of seeds, from the experiment's first on; those recorded if not given.
        runs: Where run folders are kept; runs if not given.
        results: Where the records go; results if not given.
        figures: Where figures go; docs/figures if not given, RESULTS/figures with other --results.
    """
    from crl.experiments.targets import targets

    refuse_none(workers, seeds)
    found = targets(experiment, scale)
    if variants and len(found) > 1:
        raise UsageError(
            f"{experiment} is {len(found)} experiments; --variants goes with one of "
            f"{', '.join(each.name for each in found)}"
        )
    trial = scale == "smoke"
    runs = runs or (SMOKE if trial else RUNS)
    results = results or (SMOKE / "results" if trial else RESULTS)
    plans = _plans(found, results, runs, seeds, names(variants))
    if dry_run:
        print_plans(plans, workers)
        return
    figures = figures or (FIGURES if results == RESULTS else results / "figures")
    with _drawing(found, results, figures):
        carry_out_here(plans, runs, workers)


def refuse_none(workers: int, seeds: int | None) -> None:
    """Refuse to do nothing."""
    if workers < 1 or (seeds is not None and seeds < 1):
        raise UsageError("--seeds and --workers must be at least 1")


def _plans(
    found: Sequence[Experiment], results: Path, runs: Path, seeds: int | None, only: list[str]
) -> list[Plan]:
    from crl.experiments.reproduce import Plan

    return [
        Plan.of(each, results / f"{each.name}.jsonl", runs, seeds=seeds, variants=only)
        for each in found
    ]


@contextmanager
def _drawing(found: Sequence[Experiment], results: Path, figures: Path) -> Iterator[None]:
    """Draw figures at the end, without the runs that failed if some did."""
    from crl.experiments.figures import draw_figures

    failed: RunError | None = None
    try:
        yield
    except RunError as error:
        failed = error
    for path in draw_figures(results, figures, found):
        say(f"wrote {path}")
    if failed is not None:
        raise failed


def make_runner(workers: int) -> Runner:
    """Choose where runs are carried out: here, in processes of this machine."""
    from crl.experiments import ProcessRunner

    return ProcessRunner(workers)


def carry_out_here(plans: Sequence[Plan], runs: Path, workers: int) -> None:
    """Carry out runs, and show where they stand."""
    from crl.experiments.reproduce import carry_out

    with shown() as (report, watch), _ending_when_interrupted():
        carry_out(
            plans,
            runner=make_runner(workers),
            runs=runs,
            report=report,
            workers=workers,
            watch=watch,
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
