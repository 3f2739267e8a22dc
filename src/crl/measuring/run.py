"""Measuring a run: records are written as they come, and what is there is not done again."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from crl.domains import Domain
from crl.errors import Report, RunError
from crl.files import read_text, unwritable
from crl.learners import ProgramLearner
from crl.measuring.generalization import COUNT, checked_group, measure_set, problem_set, splits
from crl.measuring.records import (
    ACCURACY,
    SNAPPED,
    Record,
    parse_records,
    to_line,
    write_records,
)
from crl.solving import Loaded, load_model
from crl.training.process import torch_threads
from crl.training.run_folder import RunFolder

MEASURES = "measures.jsonl"  # of a run folder


@dataclass(frozen=True, kw_only=True)
class Task:
    """One set of problems to be measured."""

    split: str
    size: int
    count: int
    snap: bool

    @property
    def metric(self) -> str:
        return SNAPPED if self.snap else ACCURACY


def measure_run(run_folder: Path, report: Report) -> list[Record]:
    """Measure a finished run at the sizes of its domain, with and without snapping where it can be.

    Records are kept in its measures.jsonl, those of an interrupted measuring too.
    """
    run = RunFolder.open(run_folder)
    if not run.done.exists():
        raise RunError(f"{run_folder} is not finished; go on with it by --resume first")
    model = load_model(run_folder)
    return measure_into(run_folder / MEASURES, model, tasks(model), "measure", report)


def recorded_measures(run_folder: Path, model: Loaded) -> list[Record] | None:
    """Give the records that `measure_run` made; None if it was not called, or cut short."""
    found, wanted = _recorded(run_folder / MEASURES, model), tasks(model)
    complete = all(_key(task) in found for task in wanted)
    return [found[_key(task)] for task in wanted] if complete else None


def tasks(
    model: Loaded,
    counts: Mapping[int, int] | None = None,
    *,
    snapped: bool = True,
    trained: bool = False,
) -> list[Task]:
    """List what is measured of a model, by size; at the sizes of its domain if not given."""
    domain = model.domain
    counts = dict.fromkeys(domain.measured, COUNT) if counts is None else counts
    group = checked_group(domain, None)
    return [
        Task(split=split, size=size, count=count, snap=snap)
        for size, count in counts.items()
        for snap in ((False, True) if snapped and can_snap(model) else (False,))
        for split in splits(domain, size, group, trained)
    ]


def can_snap(model: Loaded) -> bool:
    """Whether it writes programs whose tokens can be made one-hot."""
    return isinstance(model.learner, ProgramLearner) and model.domain.can_snap


def measure_into(
    path: Path, model: Loaded, wanted: Sequence[Task], experiment: str, report: Report
) -> list[Record]:
    """Measure what a file has no records of yet, and add them one by one; the records of all."""
    found = _recorded(path, model)
    missing = [task for task in wanted if _key(task) not in found]
    if missing:
        write_records(path, found.values())
    with torch_threads(1):
        for task in _announced(missing, model.domain, report):
            record = measure_set(
                model,
                problem_set(model.domain, task.split, task.size, task.count),
                split=task.split,
                size=task.size,
                snap=task.snap,
                experiment=experiment,
            )
            found[_key(task)] = record
            _append(path, to_line(record) + "\n")
    return [found[_key(task)] for task in wanted]


def _append(path: Path, line: str) -> None:
    """Add a line to a file, so that it lasts."""
    try:
        with path.open("a") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise unwritable(path, error) from None


def _announced(missing: Sequence[Task], domain: Domain, report: Report) -> Iterator[Task]:
    """Say of each size that its measuring begins."""
    for size, group in groupby(missing, key=lambda task: task.size):
        report(f"measuring {domain.with_unit(size)} ...")
        yield from group


Key = tuple[str, int, str]  # split, size, metric


def _key(task: Task | Record) -> Key:
    return task.split, task.size, task.metric


def _recorded(path: Path, model: Loaded) -> dict[Key, Record]:
    """Read the records of this model, without a last line that was cut short."""
    if not os.path.lexists(path):
        return {}
    text, origin = read_text(path), model.origin
    whole = text[: text.rfind("\n") + 1]
    return {
        _key(record): record
        for record in parse_records(whole, str(path))
        if (record.config_hash, record.seed, record.episodes)
        == (origin.config_hash, origin.seed, origin.episodes)
    }
