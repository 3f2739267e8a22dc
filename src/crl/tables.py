"""Tables made from records: what training prints, and what the README and the docs show."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from statistics import median

import numpy as np

from crl.learners import ProgramLearner
from crl.records import Record, paper_records, read_records, write_records
from crl.run_folder import RunFolder
from crl.solver import Solver, load
from crl.viewer import program

SNAPPED = "accuracy, snapped"


def print_training_table(run: RunFolder) -> None:
    """Measure a finished run, keep the records in its folder, and print them beside the paper's."""
    from crl.generalization import measure

    solver = load(run.path)
    records: list[Record] = []
    writes_programs = isinstance(solver.learner, ProgramLearner)
    for snap in (False, True) if writes_programs and solver.domain.can_snap else (False,):
        records += measure(solver.learner, solver.domain, sizes=solver.domain.measured, count=1000, snap=snap, origin=solver.origin)
    write_records(run.path / "measures.jsonl", records)
    if writes_programs:
        write_traces(run.path / "traces.jsonl", solver)
    print(f"\n{run.path}: {solver.origin['episodes']:,} episodes, {solver.origin['seconds']} s of training\n")
    print(accuracy_table(records, paper_records_of(solver.domain.name), solver.domain.unit))


def write_traces(path: Path, solver: Solver, count: int = 5) -> None:
    """The programs of a few unseen problems, one computation per line."""
    problems = solver.domain.unseen(max(solver.domain.sizes), count)
    learner = solver.program_learner
    trace = learner.execute(problems, record=True)
    programs = [program(trace, learner.module_set, solver.domain, row) for row in range(len(problems))]
    lines = [json.dumps({"problem": number, **line.to_dict()}) for number, lines in enumerate(programs) for line in lines]
    path.write_text("\n".join(lines) + "\n")


def paper_records_of(domain: str) -> list[Record]:
    """The paper's numbers for a domain."""
    return [record for record in paper_records() if record.domain == domain]


def accuracy_table(records: Sequence[Record], paper: Sequence[Record], unit: str) -> str:
    """Rows of accuracy by size, counted in that unit, and split: ours, ours with snapping, the paper's."""
    width = len(unit)
    rows = [f"{unit}  split     accuracy            snapped                 n  paper"]
    ours = {(record.size, record.split, record.metric): record for record in records}
    theirs = {(record.size, record.split): record for record in paper}
    for size, split, metric in ours:
        if metric == "accuracy":
            soft, snapped = ours[size, split, metric], ours.get((size, split, SNAPPED))
            reference = theirs.get((size, split))
            beside = f"about {reference.value:.2f}" if reference else "-"
            rows.append(f"{size:{width}d}  {split:8s}  {_cell(soft)}  {_cell(snapped)}  {soft.n:5d}  {beside}")
    return "\n".join(rows)


def _cell(record: Record | None) -> str:
    """A value with the lower end of its confidence interval."""
    return " " * 18 if record is None else f"{record.value:.4f} (> {record.low:.4f})"


Column = tuple[int, str, str]  # size, split, metric


def runs_table(records: Sequence[Record]) -> str:
    """A Markdown table with a row for every run: what it took and what it reached, the failed ones too."""
    columns = _columns(records)
    rows = _head(["variant", "seed", "episodes", "seconds"], columns)
    for (variant, seed), group in groupby(records, key=lambda record: (record.variant, record.seed)):
        found = {_column(record): record for record in group}
        first = next(iter(found.values()))
        values = [f"{100 * found[key].value:.2f}" if key in found else "" for key in columns]
        rows.append(_row([variant, str(seed), f"{first.episodes:,}", f"{first.seconds:.0f}", *values]))
    return "\n".join([*rows, "", f"Accuracy in %; problems measured: {_counts(records, columns)}."])


def with_worst(values: Sequence[float]) -> str:
    """The median and, in brackets, the lowest."""
    return f"{median(values):.2f} ({min(values):.2f})"


def with_percentiles(values: Sequence[float]) -> str:
    """The median and, in brackets, the 10 and 90 percentiles."""
    low, middle, high = np.percentile(values, (10, 50, 90))
    return f"{middle:.1f} ({low:.1f} to {high:.1f})"


SPREADS: dict[str, tuple[Callable[[Sequence[float]], str], str]] = {
    "summary": (with_worst, "lowest"),
    "percentiles": (with_percentiles, "10 and 90 percentiles"),
}


def summary_table(records: Sequence[Record], kind: str = "summary") -> str:
    """A Markdown table with a row for every variant: the median of its runs and, in brackets, how they spread."""
    cell, spread = SPREADS[kind]
    columns = _columns(records)
    sized = any(record.parameters is not None for record in records)
    rows = _head(["variant", "runs", *(["parameters"] if sized else []), "episodes", "seconds"], columns)
    for title, group in groupby(records, key=lambda record: record.title):
        found: dict[Column, list[float]] = {}
        spent: dict[int | None, tuple[int, float]] = {}
        parameters: int | None = None
        for record in group:
            parameters = record.parameters
            found.setdefault(_column(record), []).append(100 * record.value)
            spent[record.seed] = (record.episodes or 0, record.seconds or 0.0)
        episodes, seconds = (median(values) for values in zip(*spent.values(), strict=True))
        values = [cell(found[key]) if key in found else "" for key in columns]
        size = ["" if parameters is None else f"{parameters:,}"] if sized else []
        rows.append(_row([title, str(len(spent)), *size, f"{episodes:,.0f}", f"{seconds:.0f}", *values]))
    note = f"Accuracy in %, median and, in brackets, {spread} of all runs; episodes and seconds of training are medians"
    return "\n".join([*rows, "", f"{note}; problems measured: {_counts(records, columns)}."])


def _column(record: Record) -> Column:
    return record.size, record.split, record.metric


def _columns(records: Sequence[Record]) -> list[Column]:
    return sorted({_column(record) for record in records}, key=lambda key: (key[2], key[0], key[1]))


def _head(first: list[str], columns: Sequence[Column]) -> list[str]:
    heads = [f"{size} {split}{' snapped' if metric == SNAPPED else ''}" for size, split, metric in columns]
    return [_row([*first, *heads]), "|" + "---|" * (len(first) + len(columns))]


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def _counts(records: Sequence[Record], columns: Sequence[Column]) -> str:
    counts: dict[tuple[int, str], set[int]] = {(size, split): set() for size, split, _ in sorted(columns)}
    for record in records:
        if (record.size, record.split) in counts:
            counts[record.size, record.split].add(record.n or 0)
    return ", ".join(f"{' or '.join(f'{n:,}' for n in sorted(found))} ({size} {split})" for (size, split), found in counts.items())


def refreshed(text: str, results: Path) -> str:
    """A Markdown text whose parts between `<!-- KIND: NAME -->` and `<!-- end -->` are made again.

    A `table`, a `summary` or `percentiles` come from results/NAME.jsonl, or from several such files, as NAME+NAME, with only some
    problem sizes if they follow, such as `5,10,20`; a `text` is results/NAME.txt.
    """

    def part(match: re.Match[str]) -> str:
        begin, kind, name, sizes, end = match.groups()
        if kind == "text":
            made = f"```\n{(results / f'{name}.txt').read_text()}```"
        else:
            chosen = {int(size) for size in sizes.split(",")} if sizes else None
            records = [record for part in name.split("+") for record in read_records(results / f"{part}.jsonl")]
            records = [record for record in records if chosen is None or record.size in chosen]
            made = runs_table(records) if kind == "table" else summary_table(records, kind)
        return f"{begin}\n{made}\n{end}"

    return re.sub(r"(<!-- (table|summary|percentiles|text): ([\w+-]+)(?: ([\d,]+))? -->)\n.*?(<!-- end -->)", part, text, flags=re.DOTALL)
