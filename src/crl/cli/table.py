"""The command that makes a table of runs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from crl.cli.options import called
from crl.cli.output import say
from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.measuring.records import Record


def table(
    runs: Annotated[tuple[Path, ...], called("RUN...")],
    /,
    *,
    sizes: Annotated[str | None, called("N,N,...")] = None,
    snapped: bool = False,
    latex: bool = False,
    csv: bool = False,
) -> None:
    """Print a table of measured runs, a row for each variant.

    The median over its runs with the 10 and 90 percentiles, a 95 % bootstrap interval of the
    median, how many runs there are, and how many of them are proved, where that was decided.

    Args:
        runs: Run folders, folders that hold some, such as runs/mine, or files of records, .jsonl.
        sizes: Only these sizes of problems; all that were measured if not given.
        snapped: Accuracy with every written token made one-hot too, where it was measured.
        latex: Print a LaTeX table.
        csv: Print comma-separated values, a line for each variant and set of problems.
    """
    from crl.cli.options import numbers
    from crl.measuring.folders import find_records

    if latex and csv:
        raise UsageError("--latex and --csv were both given; expected one of them")
    found = find_records(runs)
    if not found.records:
        raise RunError(
            f"nothing was measured in {runs[0]} yet; "
            "crl reproduce and crl sweep measure, and crl train at its end"
        )
    say(written(found.records, numbers(sizes), snapped=snapped, latex=latex, csv=csv))
    if not (latex or csv):
        for count, what in (
            (len(found.unfinished), "not finished"),
            (len(found.unmeasured), "not measured yet"),
        ):
            if count:
                say(f"left out: {count} run{'s' if count > 1 else ''}, {what}")


def written(
    records: Sequence[Record],
    sizes: Sequence[int] | None = None,
    *,
    snapped: bool = False,
    latex: bool = False,
    csv: bool = False,
) -> str:
    """Write records as a table."""
    from crl.measuring.records import PROVED, SNAPPED
    from crl.reports.run_table import csv_table, latex_table, text_table
    from crl.reports.statistics import groups

    known = sorted({each.size for each in records if each.size})
    if unknown := set(sizes or ()) - set(known):
        measured = ", ".join(map(str, known))
        raise UsageError(f"the size {min(unknown)} was not measured; expected some of {measured}")
    kept = [
        each
        for each in records
        if each.metric == PROVED
        or ((sizes is None or each.size in sizes) and (snapped or each.metric != SNAPPED))
    ]
    write = latex_table if latex else csv_table if csv else text_table
    return write(groups(kept))
