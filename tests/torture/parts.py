"""The parts of the torture, run by at most two processes within one budget of time."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from .trials import CannotTryError, Chosen, Row, Trial, read_rows, run_trials, write_rows

GRACE = 300  # seconds over its time after which a part is ended: its last case may be long


@dataclass(frozen=True, kw_only=True)
class Part:
    """Some trials, made by `make` in the module of that name."""

    summary: str
    weight: float  # share of the time
    processes: int = 1  # that it keeps busy


PARTS = {
    "kills": Part(summary="SIGKILL, SIGINT and SIGTERM at random moments of training", weight=12),
    "syscalls": Part(summary="SIGKILL at every system call that changes files", weight=7),
    "corruption": Part(summary="every file of runs and models damaged", weight=8),
    "fuzz": Part(summary="random expressions, lines, configs and pictures", weight=4),
    "environment": Part(summary="full disks, lost files, two at once, no home", weight=4),
    "powercut": Part(summary="an ext4 image copied while training", weight=4),
    "load": Part(summary="many lines, slow writers, hostile lines, closed pipes", weight=3),
    "signals": Part(summary="signals to crl reproduce and its workers", weight=4, processes=2),
}


@dataclass(frozen=True)
class Running:
    """A part that a process of its own works on."""

    name: str
    pid: int
    end: float


def run_parts(
    names: Sequence[str], chosen: Chosen, folder: Path, seconds: float, processes: int
) -> list[Row]:
    """Run parts side by side, those that keep two processes busy at the end; all their rows."""
    deadline = time.monotonic() + seconds
    alone = [name for name in names if PARTS[name].processes > 1]
    beside = sorted(set(names) - set(alone), key=lambda name: -PARTS[name].weight)
    reserved = sum(PARTS[name].weight for name in alone)
    needed = sum(PARTS[name].weight for name in beside) / processes + reserved
    try:
        _run_beside(beside, chosen, folder, deadline - seconds * reserved / needed, processes)
        _run_beside(alone, chosen, folder, deadline, 1)
    except KeyboardInterrupt:
        print("interrupted; what was tried so far:", flush=True)
    return [row for name in names for row in read_rows(folder / f"{name}.jsonl")]


def _run_beside(
    names: Sequence[str], chosen: Chosen, folder: Path, deadline: float, processes: int
) -> None:
    """Keep that many processes busy; a part that ends early leaves its time to the others."""
    waiting, running = list(names), []
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                now = time.monotonic()
                promised = sum(max(each.end - now, 0) for each in running)
                left = max(processes * (deadline - now) - promised, 0)
                share = PARTS[waiting[0]].weight / sum(PARTS[name].weight for name in waiting)
                allowed = min(left * share, max(deadline - now, 0))
                running.append(_start(waiting.pop(0), chosen, folder, allowed))
            running = [each for each in running if not _has_ended(each, folder)]
            time.sleep(0.05)
    finally:
        for each in running:
            os.kill(each.pid, signal.SIGINT)  # it cleans up
            os.waitpid(each.pid, 0)


def _start(name: str, chosen: Chosen, folder: Path, seconds: float) -> Running:
    print(f"{name}: for at most {seconds / 60:.1f} minutes ...", flush=True)
    pid = os.fork()
    if pid == 0:
        try:
            run_part(name, chosen, folder, seconds)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return Running(name, pid, time.monotonic() + seconds)


def _has_ended(running: Running, folder: Path) -> bool:
    pid, status = os.waitpid(running.pid, os.WNOHANG)
    if not pid and time.monotonic() > running.end + GRACE:
        os.kill(running.pid, signal.SIGINT)
        pid, status = os.waitpid(running.pid, 0)
    if pid and status:
        path = folder / f"{running.name}.jsonl"
        failure = "the part itself crashed, or did not end: see above"
        repeat = f"python -m tests.torture {running.name}"
        lost = Row(
            part=running.name, name="crash", title="(the part)", planned=0, failure=failure,
            repeat=repeat,
        )  # fmt: skip
        write_rows(path, [*read_rows(path), lost])
    return bool(pid)


def run_part(name: str, chosen: Chosen, folder: Path, seconds: float) -> list[Row]:
    """Run one part in this process, and keep its rows as they come."""
    began, rows = time.monotonic(), []
    inside = folder / name
    inside.mkdir(parents=True)
    make: Callable[[Path], list[Trial]] = import_module(f".{name}", __package__).make
    try:
        trials = make(inside)
    except CannotTryError as error:
        rows = [Row(part=name, name="all", title=PARTS[name].summary, planned=0, note=str(error))]
        write_rows(folder / f"{name}.jsonl", rows)
        return rows
    left = seconds - (time.monotonic() - began)
    for row in _told(run_trials(name, trials, chosen, inside, left)):
        rows.append(row)
        write_rows(folder / f"{name}.jsonl", rows)
    if not any(row.failed for row in rows):
        shutil.rmtree(inside, ignore_errors=True)
    return rows


def _told(rows: Iterator[Row]) -> Iterator[Row]:
    for row in rows:
        said = f"  {row.part} {row.name}: {row.held} of {row.tried} held, {row.seconds:.0f} s"
        print(said + (f" ({row.note})" if row.note else ""), flush=True)
        if row.failed:
            print(f"    {row.failure}\n    {row.repeat}", file=sys.stderr, flush=True)
        yield row
