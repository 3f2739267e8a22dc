"""Learning curves of runs as plain data, for figures and pages; runs in progress have them too."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypedDict

from crl.errors import RunError, UsageError
from crl.files import damaged, read_object, read_objects

CLOCK = ("update", "episodes", "seconds")  # what a point is at; all else is a metric
Points = dict[str, list[float | None]]


class LearningCurve(TypedDict):
    """What a run recorded, as JSON has it.

    `points` holds lists of one length, an entry per update, null where nothing was recorded: those
    of `metrics.jsonl` by their names, and `seconds`. `validation` is the mean over all sizes,
    `validation/10` is of size 10.
    """

    name: str  # the run folder
    domain: str
    learner: str
    variant: str
    seed: int
    finished: bool
    points: Points


def find_runs(paths: Iterable[Path]) -> list[Path]:
    """Find the run folders among some folders and inside them, each once, in order."""
    found: dict[Path, Path] = {}
    for path in paths:
        runs = _runs_in(path)
        if not runs:
            what = "is no folder" if path.exists() else "is not there"
            what = "holds no run" if path.is_dir() else what
            raise UsageError(f"{path} {what}; expected a run folder, or a folder that holds some")
        for run in runs:
            found.setdefault(run.resolve(), run)
    return list(found.values())


def _runs_in(path: Path) -> list[Path]:
    runs = []
    for folder, folders, files in os.walk(path):
        folders.sort()
        if "config.json" in files and "checkpoints" in folders:
            runs.append(Path(folder))
            folders.clear()
    return runs


def read_curve(run: Path) -> LearningCurve:
    """Read what a run has recorded until now, up to the last whole line."""
    config = read_object(run / "config.json")
    updates = _lines(run / "metrics.jsonl")
    seconds = {line["update"]: line.get("seconds") for line in _lines(run / "timing.jsonl")}
    moments = [{**_flat(line), "seconds": seconds.get(line["update"])} for line in updates]
    names = dict.fromkeys((*CLOCK, *(name for moment in moments for name in moment)))
    return LearningCurve(
        name=str(run),
        domain=str(config.get("domain", "")),
        learner=str(config.get("learner", "")),
        variant=str(config.get("variant", "")),
        seed=config["seed"] if isinstance(config.get("seed"), int) else 0,
        finished=_is_finished(run),
        points={name: [_number(moment.get(name)) for moment in moments] for name in names},
    )


def metric_names(curve: LearningCurve) -> list[str]:
    """Give the metrics of which a run has recorded at least one number."""
    return [
        name
        for name, values in curve["points"].items()
        if name not in CLOCK and any(value is not None for value in values)
    ]


def _lines(path: Path) -> list[dict[str, Any]]:
    """Read the whole lines of a log; none if it is not there yet."""
    if not os.path.lexists(path):
        return []
    lines = list(read_objects(path, growing=True))
    for number, line in enumerate(lines, start=1):
        if not isinstance(line.get("update"), int):
            raise damaged(path, ValueError(f"line {number} has no update"))
    return lines


def _flat(line: Mapping[str, Any]) -> dict[str, Any]:
    """Give a line with the accuracies on the validation set as metrics of their own."""
    values = {name: value for name, value in line.items() if name != "validation"}
    by_size = line.get("validation")
    if isinstance(by_size, dict) and by_size:
        known = [value for value in map(_number, by_size.values()) if value is not None]
        values["validation"] = sum(known) / len(known) if known else None
        values |= {f"validation/{size}": value for size, value in by_size.items()}
    return values


def _number(value: Any) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number else None


def _is_finished(run: Path) -> bool:
    try:
        return os.path.lexists(run / "DONE") and bool(read_object(run / "DONE"))
    except RunError:  # damaged: it is to be written again
        return False
