"""What is made of a run when its training is over."""

from __future__ import annotations

from pathlib import Path

from crl.errors import Report
from crl.measuring.records import Record, paper_records
from crl.measuring.run import measure_run
from crl.reports.tables import accuracy_table
from crl.reports.traces import TRACES, write_traces
from crl.solving import load_model


def report_run(run_folder: Path, report: Report) -> list[Record]:
    """Measure a finished run, report its accuracies beside the paper's, and keep some traces.

    What is there already is not made again.
    """
    records = measure_run(run_folder, report)
    model = load_model(run_folder)
    spent = f"{model.origin.episodes:,} episodes, {model.origin.seconds} s of training"
    report(f"\n{run_folder}: {spent}\n")
    report(accuracy_table(records, paper_records(), model.domain.unit))
    if not (run_folder / TRACES).exists():
        write_traces(run_folder / TRACES, model)
    return records
