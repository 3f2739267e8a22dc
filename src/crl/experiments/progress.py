"""Where many runs stand: who ended is told, all else is seen in the run folders.

So a runner needs to know nothing of this, wherever its processes are.
"""

from __future__ import annotations

import heapq
import os
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from threading import Lock
from typing import Any, Literal

from crl.config import Config
from crl.experiments.estimates import Key
from crl.experiments.experiment import Experiment
from crl.files import parse_json

Phase = Literal["waiting", "training", "measuring", "done", "failed"]
TAIL = 1 << 16  # bytes at the end of a log in which its last line is looked for
SLACK = 2.0  # seconds by which the clock of a file system may be behind


@dataclass(frozen=True, eq=False)
class Job:
    """One run of an experiment, and its folder."""

    experiment: Experiment
    config: Config
    folder: Path

    @property
    def title(self) -> str:
        """What a person calls it."""
        return f"{self.config.variant} seed {self.config.seed}"

    @property
    def key(self) -> Key:
        return self.experiment.name, self.config.variant


@dataclass(frozen=True, kw_only=True)
class State:
    """Where one run stands."""

    job: Job
    phase: Phase
    seconds: float = 0.0  # trained until now
    episodes: int = 0
    accuracy: float | None = None  # on the last batch
    left: float | None = None  # seconds; None if nothing is known

    @property
    def share(self) -> float:
        """About how much of it is trained, from 0 to 1."""
        if self.phase in ("done", "measuring"):
            return 1.0
        by_episodes = self.episodes / self.job.config.max_episodes
        if self.left is None or self.seconds + self.left == 0:
            return by_episodes
        return max(by_episodes, self.seconds / (self.seconds + self.left))


class Progress:
    """Where all runs stand, and when they will be done."""

    def __init__(
        self, jobs: Sequence[Job], expected: Mapping[Key, float | None], workers: int
    ) -> None:
        self.jobs, self.expected, self.workers = jobs, expected, max(1, workers)
        self.began = time.time()
        self._ended: dict[Job, Phase] = {}
        self._seen: dict[Job, float] = {}  # when a run was first seen at work
        self._took: list[float] = []  # seconds of runs that ended, measuring too
        self._ratios: list[float] = []  # of these to what was expected
        self._lock = Lock()  # whoever shows it does so in a thread of his own

    def end(self, job: Job, *, failed: bool) -> None:
        """Note that a run has ended."""
        with self._lock:
            self._ended[job] = "failed" if failed else "done"
            expected, seen = self.expected.get(job.key), self._seen.get(job)
            if not failed and seen is not None:
                self._took.append(time.time() - seen)
                self._ratios += [self._took[-1] / expected] if expected else []

    def states(self) -> list[State]:
        """Give all runs in order."""
        with self._lock:
            return [self._state(job) for job in self.jobs]

    def _state(self, job: Job) -> State:
        if job in self._ended:
            return State(job=job, phase=self._ended[job], left=0.0)
        config, folder = job.config, job.folder
        is_done = os.path.lexists(folder / "DONE")
        files = ["config.json", "metrics.jsonl", "DONE", f"measures-{job.experiment.name}.jsonl"]
        active = any(_changed(folder / name) >= self.began - SLACK for name in files)
        if active:
            self._seen.setdefault(job, time.time())
        episodes, accuracy = _metrics(folder)
        seconds = float(_last_line(folder / "timing.jsonl").get("seconds") or 0.0)
        return State(
            job=job,
            phase="waiting" if not active else "measuring" if is_done else "training",
            seconds=seconds,
            episodes=episodes,
            accuracy=accuracy,
            left=0.0 if is_done else self._left(job, seconds, episodes / config.max_episodes),
        )

    def _left(self, job: Job, seconds: float, share: float) -> float | None:
        """Estimate how long a run still takes, by others of its kind, or by its own pace."""
        expected = self.expected.get(job.key)
        if expected is None and share > 0:
            return seconds * (1 - share) / share
        if expected is None:
            return median(self._took) if self._took else None
        ratio = median(self._ratios) if self._ratios else 1.0
        return max(ratio * expected - seconds, expected / 20)

    def left(self, states: Sequence[State]) -> float | None:
        """Give the seconds until all is done; None if nothing is known of some runs."""
        working = [each.left for each in states if each.phase in ("training", "measuring")]
        waiting = [each.left for each in states if each.phase == "waiting"]
        known = [each for each in (*working, *waiting) if each is not None]
        if len(known) < len(working) + len(waiting):
            return None
        ends = sorted(known[: len(working)])
        ends = [0.0] * (self.workers - len(ends)) + ends
        heapq.heapify(ends)
        for seconds in known[len(working) :]:  # each begins when somebody is free
            heapq.heappush(ends, heapq.heappop(ends) + seconds)
        return max(ends)

    def counts(self, states: Sequence[State]) -> Counter[Phase]:
        """Count the runs of each phase."""
        return Counter(each.phase for each in states)


def _changed(path: Path) -> float:
    """When a file was last written; 0 if there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _metrics(folder: Path) -> tuple[int, float | None]:
    line = _last_line(folder / "metrics.jsonl")
    episodes, accuracy = line.get("episodes"), line.get("accuracy")
    return (
        episodes if isinstance(episodes, int) else 0,
        accuracy if isinstance(accuracy, float) else None,
    )


def _last_line(path: Path) -> dict[str, Any]:
    """Read the last whole line of a log that grows; nothing if there is none yet."""
    try:
        with path.open("rb") as file:
            file.seek(max(0, path.stat().st_size - TAIL))
            lines = file.read().split(b"\n")[:-1]
        found = parse_json(lines[-1]) if lines else {}
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
