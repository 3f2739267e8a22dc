"""Tables made from records, as text and as Markdown. They only format."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from statistics import median

import numpy as np

from crl.measuring.records import ACCURACY, MARGIN, PROVED, SNAPPED, Record
from crl.presets import SHIPPED

PAPER_DOMAINS = frozenset(SHIPPED)
Column = tuple[int, str, str]  # size, split, metric


def accuracy_table(records: Sequence[Record], paper: Sequence[Record], unit: str) -> str:
    """Rows of accuracy by size, counted in that unit, and split: ours, with snapping, the paper's.

    The paper's stands only beside the learner that it is of; other domains have no such column.
    """
    width = len(unit)
    in_paper = any(record.domain in PAPER_DOMAINS for record in records)
    last = "  paper" if in_paper else ""
    rows = [f"{unit}  split     accuracy            snapped                 n{last}"]
    ours = {(record.size, record.split, record.metric): record for record in records}
    theirs = {(each.domain, each.learner, each.size, each.split): each for each in paper}
    for size, split, metric in ours:
        if metric == ACCURACY:
            soft, snapped = ours[size, split, metric], ours.get((size, split, SNAPPED))
            reference = theirs.get((soft.domain, soft.learner, size, split))
            beside = f"  about {reference.value:.2f}" if reference else "  -" if in_paper else ""
            accuracies = f"{_cell(soft)}  {_cell(snapped)}  {soft.n:5d}"
            rows.append(f"{size:{width}d}  {split:8s}  {accuracies}{beside}")
    return "\n".join(rows)


def learners_table(records: Sequence[Record], unit: str) -> str:
    """A row for each learner, of one run: what it is, what training took, accuracy by size."""
    soft = [record for record in records if record.metric == ACCURACY]
    sets = list(dict.fromkeys((record.size, record.split) for record in soft))
    heads = [f"{unit} {size} {split}" for size, split in sets]
    rows = [f"{'learner':14s}  parameters  seconds  {'  '.join(heads)}"]
    for learner, group in groupby(soft, key=lambda record: record.learner):
        found = {(record.size, record.split): record for record in group}
        first = next(iter(found.values()))
        cells = [
            f"{found[key].value:{len(head)}.4f}" for key, head in zip(sets, heads, strict=True)
        ]
        spent = f"{first.parameters or 0:10,}  {first.seconds or 0:7.1f}"
        rows.append(f"{learner or '':14s}  {spent}  {'  '.join(cells)}")
    return "\n".join(rows)


def _cell(record: Record | None) -> str:
    """A value with the lower end of its confidence interval."""
    return " " * 18 if record is None else f"{record.value:.4f} (> {record.low:.4f})"


def runs_table(records: Sequence[Record]) -> str:
    """A Markdown table with a row for every run, the failed ones too."""
    columns = _columns(records)
    rows = _head(["variant", "seed", "episodes", "seconds"], columns)
    for (title, seed), group in groupby(records, key=lambda each: (each.title, each.seed)):
        found = {_column(record): record for record in group}
        first = next(iter(found.values()))
        values = [f"{100 * found[key].value:.2f}" if key in found else "" for key in columns]
        spent = [f"{first.episodes:,}", f"{first.seconds:.0f}"]
        rows.append(row([title, str(seed), *spent, *values]))
    return "\n".join([*rows, "", f"Accuracy in %; problems measured: {_counts(records, columns)}."])


def proofs_table(records: Sequence[Record]) -> str:
    """A Markdown table with a row for every run: whether it is proved, its margins, or why not."""
    found = [record for record in records if record.metric in (PROVED, MARGIN)]
    parts = list(dict.fromkeys(record.split for record in found if record.metric == MARGIN))
    rows = head(["variant", "seed", "episodes", "seconds", "verdict",
                 *(f"margin: {part}" for part in parts)])  # fmt: skip
    proved = []
    for (title, seed), group in groupby(found, key=lambda each: (each.title, each.seed)):
        them = list(group)
        (verdict,) = [record for record in them if record.metric == PROVED]
        margins = {
            record.split: f"{record.value:.2f}" for record in them if record.metric == MARGIN
        }
        said = "proved" if verdict.value else f"not proved: {verdict.note}"
        spent = [f"{verdict.episodes:,}", f"{verdict.seconds:.0f}"]
        rows.append(row([title, str(seed), *spent, said, *(margins.get(p, "") for p in parts)]))
        proved.append(bool(verdict.value))
    return "\n".join([*rows, "", f"{sum(proved)} of {len(proved)} runs are proved."])


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
    """A Markdown table with a row for every variant: the median of its runs, and their spread."""
    cell, spread = SPREADS[kind]
    columns = _columns(records)
    sized = any(record.parameters is not None for record in records)
    first = ["variant", "runs", *(["parameters"] if sized else []), "episodes", "seconds"]
    rows = _head(first, columns)
    for title, group in groupby(records, key=lambda record: record.title):
        runs = list(group)
        spent = {each.seed: (each.episodes or 0, each.seconds or 0.0) for each in runs}
        episodes, seconds = (median(values) for values in zip(*spent.values(), strict=True))
        parameters = runs[-1].parameters
        size = ["" if parameters is None else f"{parameters:,}"] if sized else []
        found: dict[Column, list[float]] = {}
        for record in runs:
            found.setdefault(_column(record), []).append(100 * record.value)
        values = [cell(found[key]) if key in found else "" for key in columns]
        rows.append(
            row([title, str(len(spent)), *size, f"{episodes:,.0f}", f"{seconds:.0f}", *values])
        )
    note = (
        f"Accuracy in %, median and, in brackets, {spread} of all runs; "
        "episodes and seconds of training are medians"
    )
    return "\n".join([*rows, "", f"{note}; problems measured: {_counts(records, columns)}."])


def _column(record: Record) -> Column:
    return record.size, record.split, record.metric


def _columns(records: Sequence[Record]) -> list[Column]:
    return sorted({_column(record) for record in records}, key=lambda key: (key[2], key[0], key[1]))


def _head(first: list[str], columns: Sequence[Column]) -> list[str]:
    heads = [
        f"{size} {split}{' snapped' if metric == SNAPPED else ''}"
        for size, split, metric in columns
    ]
    return head([*first, *heads])


def head(names: Sequence[str]) -> list[str]:
    """The first two lines of a Markdown table."""
    return [row(names), "|" + "---|" * len(names)]


def row(cells: Sequence[str]) -> str:
    """A line of a Markdown table."""
    return "| " + " | ".join(cells) + " |"


def _counts(records: Sequence[Record], columns: Sequence[Column]) -> str:
    """How many problems were measured in each column."""
    counts: dict[tuple[int, str], set[int]] = {
        (size, split): set() for size, split, _ in sorted(columns)
    }
    for record in records:
        if (record.size, record.split) in counts:
            counts[record.size, record.split].add(record.n or 0)
    return ", ".join(
        f"{' or '.join(f'{n:,}' for n in sorted(found))} ({size} {split})"
        for (size, split), found in counts.items()
    )
