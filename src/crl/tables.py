"""Tables made from records: what training prints, and what the README and the docs show."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from crl.records import Record, paper_records, read_records, write_records
from crl.run_folder import RunFolder
from crl.solver import Solver, load
from crl.viewer import program

TRAINING_SIZES = (5, 10, 20, 100)
SNAPPED = "accuracy, snapped"


def print_training_table(run: RunFolder) -> None:
    """Measure a finished run, keep the records in its folder, and print them beside the paper's."""
    from crl.generalization import measure

    solver = load(run.path)
    records: list[Record] = []
    for snap in (False, True):
        records += measure(solver.learner, solver.domain, sizes=TRAINING_SIZES, count=1000, snap=snap, origin=solver.origin)
    write_records(run.path / "measures.jsonl", records)
    write_traces(run.path / "traces.jsonl", solver)
    print(f"\n{run.path}: {solver.origin['episodes']:,} episodes, {solver.origin['seconds']} s of training\n")
    print(accuracy_table(records, paper_records_of(solver.domain.name)))


def write_traces(path: Path, solver: Solver, count: int = 5) -> None:
    """The programs of a few unseen problems, one computation per line."""
    problems = solver.domain.unseen(max(solver.domain.sizes), count)
    trace = solver.learner.execute(problems, record=True)
    programs = [program(trace, solver.learner.module_set, solver.domain, row) for row in range(len(problems))]
    lines = [json.dumps({"problem": number, **line.to_dict()}) for number, lines in enumerate(programs) for line in lines]
    path.write_text("\n".join(lines) + "\n")


def paper_records_of(domain: str) -> list[Record]:
    """The paper's numbers for a domain."""
    return [record for record in paper_records() if record.domain == domain]


def accuracy_table(records: Sequence[Record], paper: Sequence[Record]) -> str:
    """Rows of accuracy by size and split: ours, ours with snapping, the paper's."""
    rows = ["terms  split    accuracy            snapped                 n  paper"]
    ours = {(record.size, record.split, record.metric): record for record in records}
    theirs = {(record.size, record.split): record for record in paper}
    for size, split, metric in ours:
        if metric == "accuracy":
            soft, snapped = ours[size, split, metric], ours.get((size, split, SNAPPED))
            reference = theirs.get((size, split))
            beside = f"about {reference.value:.2f}" if reference else "-"
            rows.append(f"{size:5d}  {split:7s}  {_cell(soft)}  {_cell(snapped)}  {soft.n:5d}  {beside}")
    return "\n".join(rows)


def _cell(record: Record | None) -> str:
    """A value with the lower end of its confidence interval."""
    return " " * 18 if record is None else f"{record.value:.4f} (> {record.low:.4f})"


def runs_table(records: Sequence[Record]) -> str:
    """A Markdown table with a row for every run: what it took and what it reached, the failed ones too."""
    columns = sorted({(record.size, record.split, record.metric) for record in records}, key=lambda key: (key[2], key[0], key[1]))
    heads = [f"{size} {split}{' snapped' if metric == SNAPPED else ''}" for size, split, metric in columns]
    rows = ["| variant | seed | episodes | seconds | " + " | ".join(heads) + " |", "|" + "---|" * (4 + len(columns))]
    for (variant, seed), group in groupby(records, key=lambda record: (record.variant, record.seed)):
        found = {(record.size, record.split, record.metric): record for record in group}
        first = next(iter(found.values()))
        values = [f"{100 * found[key].value:.2f}" if key in found else "" for key in columns]
        rows.append(f"| {variant} | {seed} | {first.episodes:,} | {first.seconds:.0f} | " + " | ".join(values) + " |")
    counts = {f"{size} {split}": n for (size, split, _), n in sorted({(key, _count(records, key)) for key in columns})}
    return "\n".join([*rows, "", "Accuracy in %; problems measured: " + ", ".join(f"{n:,} ({name})" for name, n in counts.items()) + "."])


def _count(records: Sequence[Record], key: tuple[int, str, str]) -> int:
    return next(record.n or 0 for record in records if (record.size, record.split, record.metric) == key)


def refreshed(text: str, results: Path) -> str:
    """A Markdown text whose parts between `<!-- table: NAME -->` or `<!-- text: NAME -->` and `<!-- end -->` are made again.

    A table comes from results/NAME.jsonl, a text is results/NAME.txt.
    """

    def part(match: re.Match[str]) -> str:
        if match[2] == "table":
            made = runs_table(read_records(results / f"{match[3]}.jsonl"))
        else:
            made = f"```\n{(results / f'{match[3]}.txt').read_text()}```"
        return f"{match[1]}\n{made}\n{match[4]}"

    return re.sub(r"(<!-- (table|text): ([\w-]+) -->)\n.*?(<!-- end -->)", part, text, flags=re.DOTALL)
