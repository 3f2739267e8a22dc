"""Records that run folders hold, whoever measured them: a command, an experiment or a sweep."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from crl.errors import RunError, UsageError
from crl.files import read_object, read_text
from crl.measuring.records import Record, parse_records, read_records
from crl.training.curves import find_runs

KINDS = ("measures", "certificate")  # of files of records in a run folder


@dataclass(frozen=True)
class Found:
    """Records, and the runs that have none yet."""

    records: list[Record]
    unfinished: list[Path]
    unmeasured: list[Path]


def find_records(paths: Iterable[Path]) -> Found:
    """Read the records of run folders, of all that a folder holds, and of files of records."""
    found = Found([], [], [])
    for path in paths:
        if path.is_file():
            if path.suffix != ".jsonl":
                raise UsageError(f"{path} is no folder of runs and no file of records, FILE.jsonl")
            found.records.extend(read_records(path))
            continue
        for run in find_runs([path]):
            _add(found, run)
    return found


def _add(found: Found, run: Path) -> None:
    """Add what was measured of the finished state of a run."""
    try:
        episodes = read_object(run / "DONE").get("episodes")
    except RunError:
        found.unfinished.append(run)
        return
    files = [file for kind in KINDS for file in sorted(run.glob(f"{kind}*.jsonl"))]
    own = [each for file in files for each in _whole(file) if each.episodes == episodes]
    if own:
        found.records.extend(own)
    else:
        found.unmeasured.append(run)


def _whole(file: Path) -> list[Record]:
    """Read records without a last line that is being written."""
    text = read_text(file)
    return parse_records(text[: text.rfind("\n") + 1], str(file))
