"""The command that carries out somebody's own experiment."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tyro.conf import arg

from crl.cli.options import File, Number, called
from crl.cli.output import say
from crl.cli.reproduce import carry_out_here, print_plans
from crl.cli.table import written
from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.experiments.reproduce import Plan

Listing = Annotated[bool, arg(name="list")]


def sweep(
    file: Annotated[Path, called("FILE")],
    /,
    *,
    listing: Listing = False,
    only: Number = None,
    variants: Annotated[str | None, called("NAME,NAME,...")] = None,
    seeds: Number = None,
    workers: int = 2,
    runs: Path = Path("runs"),
    records: File = None,
    dry_run: bool = False,
    resume: bool = False,
) -> None:
    """Carry out an experiment of your own, variants x seeds, from a Python or a TOML file.

    Interrupted, it goes on where it was. Run folders are RUNS/NAME/VARIANT/seed-K.

    Args:
        file: FILE.py with SWEEP = crl.Sweep(...), or FILE.toml: see docs/sweeps.md.
        listing: Only number the runs, for --only.
        only: Only the run of that number, as a job of an array; crl sweep FILE collects them all.
        variants: Some of its variants; all if not given. Records of the others stay.
        seeds: Number of seeds, instead of the file's.
        workers: Processes of one thread each.
        runs: Where run folders are kept.
        records: Where the records go; NAME-records.jsonl in this folder if not given.
        dry_run: Only say what would be run, and how long it takes.
        resume: Go on with runs that are there; they always do, so that it can be left out.
    """
    from crl.api.sweep import load_sweep
    from crl.experiments.reproduce import Plan

    if workers < 1 or (seeds is not None and seeds < 1):
        raise UsageError("--seeds and --workers must be at least 1")
    names = [name.strip() for name in (variants or "").split(",") if name.strip()]
    if only is not None and (names or seeds is not None or records is not None):
        raise UsageError("--only is one run of all; it goes with no --variants, --seeds, --records")
    found = load_sweep(file)
    path = records or Path(f"{found.name}-records.jsonl")
    plan = Plan.of(found, path, runs, seeds=seeds, variants=names)
    if listing:
        _print_list(plan)
        return
    chosen = plan if only is None else plan.only(only)
    if dry_run:
        print_plans([chosen], workers)
        return
    _check_domains(plan)
    failed: RunError | None = None
    try:
        carry_out_here([chosen], runs, workers)
    except RunError as error:  # the table shows what did not fail
        failed = error
    if only is None and path.exists():
        _print_table(path)
    if failed is not None:
        raise failed


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


def _print_table(path: Path) -> None:
    from crl.measuring.records import read_records

    say(f"\n{written(read_records(path))}\n")
    say(f"the same in LaTeX: crl table {path} --latex")
