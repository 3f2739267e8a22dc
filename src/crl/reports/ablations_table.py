"""What each deviation of the suite's preset is worth, in one table: a row each, a column a task."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from crl.measuring.records import PROVED, SNAPPED, Record, read_records
from crl.reports.tables import head, row

FILE = "suite-ablations.jsonl"
WHOLE = "whole-preset"  # nothing is switched off
UNSEEN = ("unseen", "held-out", "out-of-distribution")  # the first that a task has is shown


def ablations_table(results: Path) -> str:
    """A Markdown table: each task's verdict, or accuracy where it is not proved, and episodes."""
    path = results / FILE
    runs: dict[str, dict[str, list[Record]]] = {}
    for record in read_records(path) if path.exists() else ():
        name = (record.variant or "").removeprefix(f"{record.domain}-")
        runs.setdefault(name, {}).setdefault(record.domain, []).append(record)
    tasks = list(runs.get(WHOLE, {}))
    rows = head(["switched off", *tasks, "proved"])
    for name, found in runs.items():
        cells = [_cell(found.get(task, [])) for task in tasks]
        proved = sum(cell.startswith("proved") for cell in cells)
        rows.append(row([name, *cells, f"{proved} of {len(found)}"]))
    return "\n".join(rows)


def _cell(records: Sequence[Record]) -> str:
    """How a run ended; nothing if there is none."""
    if not records:
        return "-"
    thousands = f"{(records[0].episodes or 0) / 1000:.0f}k"
    if any(record.metric == PROVED and record.value for record in records):
        return f"proved, {thousands}"
    for split in UNSEEN:
        values = [r.value for r in records if (r.split, r.metric) == (split, SNAPPED)]
        if values:
            return f"{100 * min(values):.1f} %, {thousands}"
    return f"not proved, {thousands}"
