"""The command that carries out somebody's own experiment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tyro.conf import arg

from crl.cli.options import DryRun, File, Number, Variants, Workers, called, names
from crl.cli.output import say
from crl.cli.reproduce import carry_out_here, print_plans, refuse_none
from crl.cli.table import written
from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.experiments.reproduce import Plan

Listing = Annotated[bool, arg(name="list", help="Only number the runs, for --only.")]
Resume = Annotated[bool, arg(help="Go on with runs that are there: so it is without this, too.")]


def sweep(
    file: Annotated[Path, called("FILE")],
    /,
    *,
    listing: Listing = False,
    only: Number = None,
    variants: Variants = None,
    seeds: Number = None,
    workers: Workers = 2,
    runs: Path = Path("runs"),
    records: File = None,
    dry_run: DryRun = False,
    resume: Resume = False,
) -> None:
    """Carry out an experiment of your own, variants x seeds, from a Python or a TOML file.

    Interrupted, it goes on where it was. Run folders are RUNS/NAME/VARIANT/seed-K.

    Args:
        file: FILE.py with SWEEP = crl.Sweep(...), or FILE.toml: see docs/sweeps.md.
        only: Only the run of that number, as a job of an array; crl sweep FILE collects them all.
        seeds: Number of seeds, instead of the file's.
        runs: Where run folders are kept.
        records: Where the records go; NAME-records.jsonl in this folder if not given.
    """
    from crl.api.sweep import load_sweep
    from crl.experiments.reproduce import Plan

    refuse_none(workers, seeds)
    if only is not None and (variants or seeds is not None or records is not None):
        raise UsageError("--only is one run of all; it goes with no --variants, --seeds, --records")
    found = load_sweep(file)
    path = records or Path(f"{found.name}-records.jsonl")
    plan = Plan.of(found, path, runs, seeds=seeds, variants=names(variants))
    chosen = plan if only is None else plan.only(only)
    if listing:
        _print_list(plan)
    elif dry_run:
        print_plans([chosen], workers)
    else:
        _check_domains(plan)
        with _table_at_the_end(chosen.path):
            carry_out_here([chosen], runs, workers)


def _print_list(plan: Plan) -> None:
    """Number the runs, and say which are finished."""
    for number, job in enumerate(plan.jobs, start=1):
        begun = "begun" if (job.folder / "config.json").exists() else "new"
        state = "finished" if (job.folder / "DONE").exists() else begun
        say(f"{number:4d}  {job.config.variant}  seed {job.config.seed}  {state}  {job.folder}")


def _check_domains(plan: Plan) -> None:
    """Check domains that are new to us, unless a run on them was begun before."""
    from crl.domains import DOMAINS, check_domain, make_domain

    if any((job.folder / "config.json").exists() for job in plan.jobs):
        return
    files = plan.experiment.brought.domains
    for config in plan.experiment.configs:
        where = DOMAINS.files_of([config.domain])
        if where and where[0] in files:
            files = tuple(file for file in files if file != where[0])
            say(f"checking {where[0]} ...")
            check_domain(make_domain(config.domain, config.domain_settings))


@contextmanager
def _table_at_the_end(path: Path | None) -> Iterator[None]:
    """Print the table of what was recorded, without the runs that failed if some did."""
    failed: RunError | None = None
    try:
        yield
    except RunError as error:
        failed = error
    if path is not None and path.exists():
        from crl.measuring.records import read_records

        say(f"\n{written(read_records(path))}\n")
        say(f"the same in LaTeX: crl table {path} --latex")
    if failed is not None:
        raise failed
