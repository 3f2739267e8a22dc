"""The command that makes the paper's records and figures again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from crl.cli.options import (
    DryRun,
    Folder,
    Listing,
    Number,
    Ray,
    Variants,
    Word,
    Workers,
    called,
    names,
)
from crl.cli.output import say
from crl.cli.runs import (
    carry_out_runs,
    chosen,
    print_list,
    print_plans,
    refuse_none,
    refuse_with_only,
)
from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.experiments import Experiment
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
    listing: Listing = False,
    only: Number = None,
    workers: Workers = 2,
    ray: Ray = None,
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
        only: Only the run of that number, as a job of an array; without it all are collected.
        seeds: Number of seeds, from the experiment's first on; those recorded if not given.
        runs: Where run folders are kept; runs if not given.
        results: Where the records go; results if not given.
        figures: Where figures go; docs/figures if not given, RESULTS/figures with other --results.
    """
    from crl.experiments.targets import targets

    refuse_none(workers, seeds)
    refuse_with_only(only, variants=variants, seeds=seeds)
    found = targets(experiment, scale)
    if variants:
        _refuse_several(experiment, found)
    trial = scale == "smoke"
    runs = runs or (SMOKE if trial else RUNS)
    results = results or (SMOKE / "results" if trial else RESULTS)
    all_plans = _plans(found, results, runs, seeds, names(variants))
    plans = chosen(all_plans, only)
    figures = figures or (FIGURES if results == RESULTS else results / "figures")
    if listing:
        print_list(all_plans)
    elif dry_run:
        print_plans(plans, workers)
    else:
        with _drawing(found if only is None else (), results, figures):
            carry_out_runs(plans, runs, workers, ray)


def _refuse_several(named: str, found: Sequence[Experiment]) -> None:
    """Refuse variants of more than one experiment."""
    if len(found) > 1:
        raise UsageError(
            f"{named} is {len(found)} experiments; --variants goes with one of "
            f"{', '.join(each.name for each in found)}"
        )


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
