"""Where a training stands, in a terminal: a bar below the lines about progress."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from crl.cli.live import clock
from crl.cli.output import can_redraw, say
from crl.errors import Report
from crl.learners import Learner
from crl.training import Observer, RunFolder, RunObserver

EVERY = 0.1  # seconds between two drawings
PERIOD = 300.0  # seconds that the speed is a mean of


def shown() -> tuple[Report, list[Observer]]:
    """Give where to report lines to, and who shows a training: as it fits standard output."""
    if not can_redraw():
        return say, []
    bar = Bar(Console())
    return bar.report, [bar]


class Bar(RunObserver):
    """Draws how far training is, how well it goes and how long it takes at most.

    No thread does it: it is drawn between two updates, and gone when training stops.
    """

    def __init__(self, console: Console) -> None:
        self.progress = Progress(
            TextColumn("stage {task.fields[stage]}"),
            BarColumn(bar_width=None),
            TextColumn("{task.percentage:.0f} %  accuracy {task.fields[accuracy]:.3f}"),
            TextColumn(" {task.fields[pace]}"),
            console=console,
            auto_refresh=False,
            expand=True,
            speed_estimate_period=PERIOD,
            transient=True,
        )
        self.task: TaskID | None = None
        self.total, self.drawn = 0, 0.0

    def report(self, line: str) -> None:
        """Print a line above the bar."""
        self.progress.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def begin(self, run: RunFolder) -> None:
        """Take hold of the last line of the terminal."""
        self.total = run.config.max_episodes
        self.progress.start()

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Follow an update."""
        now = {name: record[name] for name in ("stage", "accuracy")}
        episodes = record["episodes"]
        if self.task is None:
            add = self.progress.add_task
            self.task = add("", total=self.total, completed=episodes, pace="", **now)
        else:
            self.progress.update(self.task, completed=episodes, **now)
        if time.monotonic() - self.drawn >= EVERY:
            speed = self.progress.tasks[self.task].speed
            self.progress.update(self.task, pace=pace(speed, self.total - episodes))
            self.progress.refresh()
            self.drawn = time.monotonic()

    def end(self) -> None:
        """Give the terminal back as it was."""
        self.progress.stop()


def pace(speed: float | None, left: int) -> str:
    """Say how fast training is and how long it takes; nothing before that is known."""
    if not speed:
        return ""
    return f"{speed:,.0f} episodes/s, at most {clock(max(left, 0) / speed)} left"
