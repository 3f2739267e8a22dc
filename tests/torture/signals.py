"""Signals to `crl reproduce` and its workers: nothing hangs, is left over or is lost."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from .forked import Ended
from .kills import expect_polite
from .report import ROOT
from .tiny import expect_same
from .tiny_experiment import EXPERIMENT, NAME
from .trials import Case, NotHeldError, Trial

COMMAND = (sys.executable, "-m", "tests.torture.tiny_experiment")
AT_ONCE = 20.0  # seconds in which everything has to end after a signal
PATIENCE = 180.0  # seconds for all runs

Kind = tuple[str, int, str]  # title, signal, to whom
KINDS: tuple[Kind, ...] = (
    ("Ctrl-C, which the whole group hears", signal.SIGINT, "group"),
    ("SIGINT to the parent", signal.SIGINT, "parent"),
    ("Ctrl-C twice", signal.SIGINT, "group twice"),
    ("SIGTERM to the parent", signal.SIGTERM, "parent"),
    ("SIGTERM to the group", signal.SIGTERM, "group"),
    ("SIGKILL to the parent", signal.SIGKILL, "parent"),
    ("SIGKILL to a worker", signal.SIGKILL, "worker"),
    ("SIGTERM to a worker", signal.SIGTERM, "worker"),
)


def make(folder: Path) -> list[Trial]:
    """Reproduce the tiny experiment once without disturbance; give the trials."""
    whole = folder / "whole"
    whole.mkdir()
    with Reproducing(whole) as undisturbed:
        undisturbed.ended(PATIENCE).expect_done()
    return [
        *(
            Trial(
                name="-".join((signal.Signals(number).name.lower(), *to.split())),
                title=f"`crl reproduce`, 2 workers: {title}",
                planned=3,
                attempt=partial(signalled, whole, number, to),
            )
            for title, number, to in KINDS
        ),
        Trial(
            name="parent-killed",
            title="`crl reproduce`, 2 workers: parent killed again and again, then to the end",
            planned=37,
            weight=6,
            attempt=partial(parent_killed, whole),
        ),
    ]


class Reproducing:
    """A `crl reproduce` in a process group of its own; nothing of it is left afterwards."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [*COMMAND, "--runs", str(folder / "runs"), "--results", str(folder / "results")],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def __enter__(self) -> Reproducing:
        return self

    def __exit__(self, *_: object) -> None:
        for pid in self.group():
            os.kill(pid, signal.SIGKILL)
        self.process.communicate()

    def group(self) -> list[int]:
        """Give everybody who is alive in its group."""
        return [pid for pid, group in _processes() if group == self.process.pid]

    def workers(self) -> list[int]:
        """Give the processes that train."""
        return [pid for pid in self.group() if "spawn_main" in _command(pid)]

    def ended(self, seconds: float) -> Ended:
        """Wait for its end."""
        try:
            out, err = self.process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            raise NotHeldError(f"it did not end within {seconds:g} s") from None
        return Ended(code=self.process.returncode, out=out, err=err)

    def wait_for_training(self, case: Case) -> None:
        """Wait until some run trains, and a random moment longer."""
        _wait(lambda: any(self.folder.glob("runs/*/*/*/metrics.jsonl")), 60, "nothing is trained")
        time.sleep(case.random.uniform(0, 3))


# --- attempts ------------------------------------------------------------------------------------
def signalled(whole: Path, number: int, to: str, case: Case) -> None:
    """Send a signal while it trains, see how everything ends, go on."""
    with Reproducing(case.folder) as running:
        running.wait_for_training(case)
        if not _send(running, number, to):
            case.tries = 0  # it was over already
            return
        if to == "worker":
            ended = running.ended(PATIENCE)
            ended.expect_sentence(1)
            case.expect("1 of 4 runs failed" in ended.err, f"it said {ended.tail}")
        else:
            ended = running.ended(AT_ONCE)
            if number != signal.SIGKILL:
                expect_polite(ended, number)
        _expect_nobody(running)
    _go_on(whole, case)


def _send(running: Reproducing, number: int, to: str) -> bool:
    """Send it; False if nobody is there to hear it."""
    if running.process.poll() is not None:
        return False
    if to == "worker":
        workers = running.workers()
        if workers:
            os.kill(workers[0], number)
        return bool(workers)
    if to == "parent":
        running.process.send_signal(number)
        return True
    os.killpg(running.process.pid, number)
    if to == "group twice":
        time.sleep(0.3)
        if running.process.poll() is None:
            os.killpg(running.process.pid, number)
    return True


def parent_killed(whole: Path, case: Case) -> None:
    """Kill the parent at random moments, also while it starts; workers end by themselves."""
    case.tries = 0
    for _ in range(case.random.randint(1, 4)):
        with Reproducing(case.folder) as running:
            time.sleep(case.random.uniform(0.5, 8))
            case.tries += running.process.poll() is None
            running.process.kill()
            _expect_nobody(running)
    _go_on(whole, case)


def _expect_nobody(running: Reproducing) -> None:
    """Fail if somebody is left after some seconds."""
    running.process.wait(AT_ONCE)
    _wait(lambda: not running.group(), AT_ONCE, "workers are left over")


def _go_on(whole: Path, case: Case) -> None:
    """Start it again: runs and records are as without disturbance."""
    with Reproducing(case.folder) as again:
        again.ended(PATIENCE).expect_done()
    for config in EXPERIMENT.configs:
        for seed in range(EXPERIMENT.seeds):
            name = f"runs/numeric/{config.variant}/seed-{seed}"
            expect_same(whole / name, case.folder / name)
    for name in (f"{NAME}.jsonl", f"{NAME}-curves.jsonl"):
        made, expected = (_records(path / "results" / name) for path in (case.folder, whole))
        case.expect(made == expected, f"{name} differs from an undisturbed one")


def _records(path: Path) -> list[dict[str, Any]]:
    """Read records, but for the time they took, and the commit, which somebody may work on."""
    found = [json.loads(line) for line in path.read_text().splitlines()]
    passing = ("seconds", "commit")
    return [{key: value for key, value in each.items() if key not in passing} for each in found]


# --- processes -----------------------------------------------------------------------------------
def _wait(happened: Callable[[], bool], seconds: float, otherwise: str) -> None:
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise NotHeldError(f"{otherwise} after {seconds:g} s")
        time.sleep(0.02)


def _processes() -> list[tuple[int, int]]:
    """Give everybody with the group he is in, but the dead that nobody has collected."""
    found = []
    for path in Path("/proc").iterdir():
        if path.name.isdigit():
            try:
                state, _, group = (path / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if state != "Z":
                found.append((int(path.name), int(group)))
    return found


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""
