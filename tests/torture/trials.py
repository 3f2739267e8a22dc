"""A trial is one kind of attack, tried many times; every case of it can be repeated alone."""

from __future__ import annotations

import json
import shutil
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random

CASES_PER_TRY = 20  # a case may find nothing to try, such as a run that ended before its kill
# tries of the small part, by part and trial: under a minute
SMALL = {
    "kills": {
        "random": 7, "early": 3, "aimed": 3, "during-resume": 3, "sigint": 2, "sigterm": 2,
    },
    "corruption": {"finished-run": 14, "interrupted-run": 14, "model-folder": 12, "odd-names": 4},
    "fuzz": {
        "numeric": 500, "multilingual": 500, "lines": 500, "incoming": 500, "settings": 500,
        "pictures": 500,
    },
    "environment": {"vanishing": 3, "two-trainings": 3, "two-resumes": 1},
    "load": {"hostile": 10},
}  # fmt: skip


class NotHeldError(Exception):
    """What was promised did not hold; the message says what happened instead."""


class CannotTryError(Exception):
    """This machine does not allow the trial; the message is a sentence that says why."""


@dataclass
class Case:
    """One case of a trial: everything random in it comes from its own generator."""

    index: int
    random: Random
    folder: Path  # empty, and kept if the case fails
    tries: int = 1  # how many attacks it counts for
    good: int = 0  # how many of them held, if the case fails
    remarks: list[str] = field(default_factory=list)  # counted in the row

    def expect(self, holds: bool, reason: str) -> None:
        """Fail with that reason unless it holds."""
        if not holds:
            raise NotHeldError(reason)


@dataclass(frozen=True, kw_only=True)
class Trial:
    """One kind of attack; `attempt` raises NotHeldError if what is promised does not hold."""

    name: str
    title: str
    planned: int
    attempt: Callable[[Case], None]
    weight: float = 1.0  # share of the part's time


@dataclass(frozen=True, kw_only=True)
class Row:
    """What came of a trial."""

    part: str
    name: str
    title: str
    planned: int
    tried: int = 0
    held: int = 0
    seconds: float = 0.0
    note: str = ""  # why it was not tried, or what else was counted
    failure: str = ""  # the first
    repeat: str = ""  # the command that repeats it

    @property
    def failed(self) -> bool:
        """Whether anything did not hold; a crash of the trial itself counts too."""
        return self.held < self.tried or bool(self.failure)


@dataclass(frozen=True, kw_only=True)
class Chosen:
    """What somebody asked for."""

    seed: int = 0
    count: int | None = None  # tries of each trial at most
    trials: Sequence[str] = ()  # all if empty
    case: int | None = None  # only this one
    small: bool = False  # the part that belongs to the ordinary tests

    def plan(self, part: str, trials: Sequence[Trial]) -> list[Trial]:
        """Give the trials that were asked for, with how often."""
        if self.small:
            counts = SMALL[part]
            return [
                replace(each, planned=counts[each.name]) for each in trials if each.name in counts
            ]
        if unknown := set(self.trials) - {trial.name for trial in trials}:
            known = ", ".join(trial.name for trial in trials)
            raise SystemExit(f"no trial {min(unknown)!r} here; expected some of {known}")
        wanted = [trial for trial in trials if not self.trials or trial.name in self.trials]
        if self.count is None:
            return wanted
        return [replace(trial, planned=min(trial.planned, self.count)) for trial in wanted]

    def cases(self, trial: Trial) -> Iterator[int]:
        """Give the numbers of the cases to be tried."""
        if self.case is not None:
            yield self.case
        else:
            yield from range(CASES_PER_TRY * trial.planned)


def run_trials(
    part: str, trials: Sequence[Trial], chosen: Chosen, folder: Path, seconds: float
) -> Iterator[Row]:
    """Try each for its share of the time, or as often as planned."""
    end = time.monotonic() + seconds
    trials = chosen.plan(part, trials)
    for number, trial in enumerate(trials):
        left = sum(each.weight for each in trials[number:])
        now = time.monotonic()
        yield _run_trial(part, trial, chosen, folder, now + (end - now) * trial.weight / left)


def _run_trial(part: str, trial: Trial, chosen: Chosen, folder: Path, end: float) -> Row:
    row = Row(part=part, name=trial.name, title=trial.title, planned=trial.planned)
    began, remarks = time.monotonic(), []
    for index in chosen.cases(trial):
        # the first case is always tried, so that a short budget still shows what works
        if row.tried >= trial.planned or (row.tried and time.monotonic() > end):
            break
        case = Case(
            index=index,
            random=Random(f"{chosen.seed}/{part}/{trial.name}/{index}"),
            folder=folder / f"{trial.name}-{index}",
        )
        case.folder.mkdir(parents=True)
        try:
            trial.attempt(case)
        except CannotTryError as error:
            return replace(row, note=f"not tried: {error}", seconds=time.monotonic() - began)
        except NotHeldError as error:
            row = _failed(row, case, f"{error} (kept: {case.folder})", chosen.seed)
        except Exception:
            row = _failed(row, case, f"the trial crashed: {traceback.format_exc()}", chosen.seed)
        else:
            row = replace(row, tried=row.tried + case.tries, held=row.held + case.tries)
            shutil.rmtree(case.folder, ignore_errors=True)
        remarks += case.remarks
    note = "; ".join(f"{kind}: {remarks.count(kind)}" for kind in sorted(set(remarks)))
    return replace(row, note=note, seconds=time.monotonic() - began)


def _failed(row: Row, case: Case, failure: str, seed: int) -> Row:
    repeat = f"python -m tests.torture {row.part} --trial {row.name} --case {case.index}"
    return replace(
        row,
        tried=row.tried + max(case.tries, 1),
        held=row.held + case.good,
        failure=row.failure or failure,
        repeat=row.repeat or f"{repeat} --seed {seed}",
    )


def write_rows(path: Path, rows: Sequence[Row]) -> None:
    """Keep rows for another process."""
    fresh = path.with_suffix(".new")
    fresh.write_text("".join(json.dumps(asdict(row)) + "\n" for row in rows))
    fresh.replace(path)


def read_rows(path: Path) -> list[Row]:
    """Read what another process kept, so far."""
    if not path.exists():
        return []
    return [Row(**json.loads(line)) for line in path.read_text().splitlines()]
