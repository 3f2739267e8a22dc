"""The command that carries out somebody's own experiment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tyro.conf import arg

from crl.cli.options import DryRun, File, Listing, Number, Ray, Variants, Workers, called, names
from crl.cli.output import say
from crl.cli.runs import (
    carry_out_runs,
    chosen,
    print_list,
    print_plans,
    refuse_none,
    refuse_with_only,
)
from crl.cli.table import written
from crl.errors import RunError

if TYPE_CHECKING:
    from crl.experiments.reproduce import Plan

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
    ray: Ray = None,
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
    refuse_with_only(only, variants=variants, seeds=seeds, records=records)
    found = load_sweep(file)
    path = records or Path(f"{found.name}-records.jsonl")
    plan = Plan.of(found, path, runs, seeds=seeds, variants=names(variants))
    plans = chosen([plan], only)
    if listing:
        print_list([plan])
    elif dry_run:
        print_plans(plans, workers)
    else:
        _check_domains(plan)
        with _table_at_the_end(plans[0].path):
            carry_out_runs(plans, runs, workers, ray)


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
