"""Where runs stand while they are carried out: a live table in a terminal, else a line at times."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from crl.cli.output import can_redraw, say
from crl.errors import Report

if TYPE_CHECKING:
    from crl.experiments.progress import Progress, State
    from crl.experiments.reproduce import Watch

EVERY = 30.0  # seconds between two lines where there is no terminal
LOOK = 1.0  # seconds between two looks at the run folders
NEXT = 3  # waiting runs that the table shows
WORKING = ("training", "measuring")


@contextmanager
def shown() -> Iterator[tuple[Report, Watch]]:
    """Give where to report lines to, and what shows progress: as it fits standard output."""
    if not can_redraw():
        yield say, lines
        return
    from rich.console import Console

    console = Console()

    def report(line: str) -> None:
        console.print(line, markup=False, highlight=False)

    yield report, lambda progress: _table(progress, console)


# --- lines ----------------------------------------------------------------------------------------
@contextmanager
def lines(progress: Progress, every: float = EVERY) -> Iterator[None]:
    """Say at the start what is to be done, who begins, and every half a minute where all stand."""
    over = Event()
    say(sentence(progress, progress.states()))

    def follow() -> None:
        known: set[str] = set()
        last = time.monotonic()
        while not over.wait(LOOK):
            states = progress.states()
            for each in states:
                if each.phase in WORKING and each.job.title not in known:
                    known.add(each.job.title)
                    say(f"{each.job.title}: {each.phase} ...")
            if time.monotonic() - last >= every:
                last = time.monotonic()
                say(sentence(progress, states))

    thread = Thread(target=follow, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def sentence(progress: Progress, states: Sequence[State]) -> str:
    """Say in a line what runs, what is left, and when it will be done."""
    counts = progress.counts(states)
    ended = counts["done"] + counts["failed"]
    wrong = f" ({counts['failed']} failed)" if counts["failed"] else ""
    said = [f"{ended} of {len(states)} runs done{wrong}"]
    said += [_where(each) for each in states if each.phase in WORKING]
    if counts["waiting"]:
        said.append(f"{counts['waiting']} waiting")
    return f"{', '.join(said)}; {_end(progress.left(states))}"


def _where(state: State) -> str:
    how = f"{100 * state.share:.0f} %" if state.phase == "training" else "measuring"
    return f"{state.job.title} {how}"


def _end(left: float | None) -> str:
    if left is None:
        return "how long it takes is not known yet"
    until = time.strftime("%H:%M", time.localtime(time.time() + left))
    return f"about {clock(left)} left, until {until}"


def clock(seconds: float) -> str:
    """A time as a person says it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60:02d} min"


# --- a table --------------------------------------------------------------------------------------
def _table(progress: Progress, console: Any) -> Any:
    from rich.live import Live

    return Live(
        console=console,
        get_renderable=lambda: table(progress),
        refresh_per_second=1 / LOOK,
        transient=True,
    )


def table(progress: Progress) -> Any:
    """Show the runs at work and the next ones as a table, and all of them in a line."""
    from rich.progress_bar import ProgressBar
    from rich.table import Table

    states = progress.states()
    counts = progress.counts(states)
    working = [each for each in states if each.phase in WORKING]
    waiting = [each for each in states if each.phase == "waiting"]
    found = Table(
        title=sentence_of(counts, len(states), progress.left(states)), title_justify="left"
    )
    for name in ("experiment", "run", "", "", "episodes", "accuracy", "trained", "left"):
        found.add_column(name, justify="left" if name in ("experiment", "run", "") else "right")
    for each in [*working, *waiting[:NEXT]]:
        job = each.job
        found.add_row(
            job.experiment.name,
            job.title,
            each.phase,
            ProgressBar(total=1.0, completed=each.share, width=12),
            f"{each.episodes:,}" if each.episodes else "",
            "" if each.accuracy is None else f"{each.accuracy:.3f}",
            clock(each.seconds) if each.seconds else "",
            "?" if each.left is None else clock(each.left),
        )
    if len(waiting) > NEXT:
        found.add_row("", f"and {len(waiting) - NEXT} more", *[""] * 6)
    return found


def sentence_of(counts: Any, total: int, left: float | None) -> str:
    """Say how many runs are in which phase, and when all will be done."""
    said = [f"{counts[phase]} {phase}" for phase in ("done", "failed", *WORKING, "waiting")
            if counts[phase]]  # fmt: skip
    return f"{total} runs: {', '.join(said)}; {_end(left)}"
