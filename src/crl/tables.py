"""Tables made from records."""

from __future__ import annotations

from collections.abc import Sequence

from crl.records import Record, paper_records, write_records
from crl.run_folder import RunFolder
from crl.solver import load

TRAINING_SIZES = (5, 10, 20, 100)


def print_training_table(run: RunFolder) -> None:
    """Measure a finished run, keep the records in its folder, and print them beside the paper's."""
    from crl.generalization import measure

    solver = load(run.path)
    records: list[Record] = []
    for snap in (False, True):
        records += measure(solver.learner, solver.domain, sizes=TRAINING_SIZES, count=1000, snap=snap, origin=solver.origin)
    write_records(run.path / "measures.jsonl", records)
    print(f"\n{run.path}: {solver.origin['episodes']:,} episodes, {solver.origin['seconds']} s of training\n")
    print(accuracy_table(records, paper_records_of(solver.domain.name)))


def paper_records_of(domain: str) -> list[Record]:
    """The paper's numbers for a domain."""
    return [record for record in paper_records() if record.domain == domain]


def accuracy_table(records: Sequence[Record], paper: Sequence[Record]) -> str:
    """Rows of accuracy by size and split: ours, ours with snapping, the paper's."""
    rows = ["terms  split    accuracy            snapped             n     paper"]
    ours = {(record.size, record.split, record.metric): record for record in records}
    theirs = {(record.size, record.split): record for record in paper if record.learner == "paper"}
    for size, split, metric in ours:
        if metric != "accuracy":
            continue
        soft, snapped = ours[size, split, "accuracy"], ours.get((size, split, "accuracy, snapped"))
        reference = theirs.get((size, split))
        rows.append(
            f"{size:5d}  {split:7s}  {_cell(soft)}  {_cell(snapped)}  {soft.n:5d} {f'about {reference.value:.2f}' if reference else '-'}"
        )
    return "\n".join(rows)


def _cell(record: Record | None) -> str:
    """A value with the lower end of its confidence interval."""
    return " " * 18 if record is None else f"{record.value:.4f} (> {record.low:.4f})"
