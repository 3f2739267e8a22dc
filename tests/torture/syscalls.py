"""SIGKILL at every system call that changes files, by strace's injection."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from random import Random

from . import forked
from .forked import Ended
from .tiny import expect_same, tiny
from .trials import CannotTryError, Case, NotHeldError, Trial

CALLS = (
    "openat,creat,write,pwrite64,writev,rename,renameat,renameat2,mkdir,mkdirat,rmdir,unlink,"
    "unlinkat,truncate,ftruncate,fallocate,link,linkat,symlink,symlinkat,chmod,fchmod,fchmodat,"
    "utimensat,fsync,fdatasync,flock,sendfile,copy_file_range"
)
CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)")
WRITING = ("O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC")

Point = tuple[str, int]  # a system call and which of its invocations


def make(folder: Path) -> list[Trial]:
    """Trace a training, a resume and a table once; every call of theirs becomes a case."""
    if shutil.which("strace") is None:
        raise CannotTryError("strace is not installed (Debian: apt install strace)")
    whole = tiny(folder / "numeric", hidden=8)
    interrupted = folder / "interrupted"
    interrupted.mkdir()
    running = whole.start(interrupted, resume=False)
    _wait_for(lambda: (interrupted / "run/checkpoints/last").exists())
    running.signal(signal.SIGKILL)
    running.wait()
    train, resume = whole.command("run", resume=False), whole.command("run")
    table = ("train", "numeric", "--resume", "--out", "run")

    def same(case: Case) -> None:
        expect_same(whole.whole, case.folder / "run")

    again = "a resume of an interrupted run"
    kinds = (
        Attacked("training", "a whole training", folder, None, train, resume, same),
        Attacked("resume", again, folder, interrupted, resume, resume, same),
        _table(folder, whole.whole, table),
    )
    return [
        Trial(
            name=each.name,
            title=f"SIGKILL at every file-changing system call of {each.what}",
            planned=len(each.points),
            weight=len(each.points),
            attempt=each.attempt,
        )
        for each in kinds
    ]


class Attacked:
    """A command whose system calls are known, and what must hold after each kill."""

    def __init__(
        self,
        name: str,
        what: str,
        folder: Path,
        before: Path | None,
        command: Sequence[str],
        again: Sequence[str],
        check: Callable[[Case], None],
        patch: Callable[[], None] = lambda: None,
    ) -> None:
        self.name, self.what, self.folder, self.before = name, what, folder, before
        self.command, self.again, self.check, self.patch = command, again, check, patch

    @cached_property
    def points(self) -> list[Point]:
        """Every call that changes files, shuffled; opening a file to read it is none."""
        place = self.folder / f"trace-{self.name}"
        place.mkdir()
        self._prepare(place)
        log = place / "strace"
        options = ["-e", f"trace={_known(CALLS)}", "-o", str(log)]
        _traced(self.command, place, options, self.patch).expect_done()
        found: list[Point] = []
        count: Counter[str] = Counter()
        for line in log.read_text().splitlines():
            if match := CALL.match(line):
                name, arguments = match.groups()
                count[name] += 1
                if name != "openat" or any(flag in arguments for flag in WRITING):
                    found.append((name, count[name]))
        Random(0).shuffle(found)  # so that a budget that ends early leaves no stretch untried
        return found

    def attempt(self, case: Case) -> None:
        """Kill at one call, go on, check."""
        name, number = self.points[case.index % len(self.points)]
        self._prepare(case.folder)
        options = ["-e", f"trace={name}", "-o", "/dev/null"]
        options += ["-e", f"inject={name}:signal=SIGKILL:when={number}"]
        ended = _traced(self.command, case.folder, options, self.patch)
        if ended.code != -signal.SIGKILL:
            case.remarks.append("ended before the call came")
        after = forked.run(self.again, case.folder, patch=self.patch)
        try:
            after.expect_done()
            self.check(case)
        except NotHeldError as error:
            raise NotHeldError(f"killed at {name} number {number}: {error}") from None

    def _prepare(self, place: Path) -> None:
        if self.before is not None:
            shutil.copytree(self.before, place, dirs_exist_ok=True)


def _table(folder: Path, finished: Path, command: Sequence[str]) -> Attacked:
    """Attack what comes after training: measures and traces."""
    before = folder / "unmeasured"
    shutil.copytree(finished, before / "run")
    reference = folder / "measured"
    shutil.copytree(before, reference)
    forked.run(command, reference, patch=few_measures).expect_done()

    def check(case: Case) -> None:
        for name in ("measures.jsonl", "traces.jsonl"):
            made = case.folder / "run" / name
            case.expect(made.exists(), f"{name} is missing")
            expected = (reference / "run" / name).read_bytes()
            case.expect(made.read_bytes() == expected, f"{name} differs from an undisturbed one")

    what = "measuring and tracing a finished run"
    return Attacked("table", what, folder, before, command, command, check, few_measures)


def few_measures() -> None:
    """Let the table of a numeric run be made in a moment."""
    from crl.domains.arithmetic.numeric import Numeric
    from crl.measuring import run

    Numeric.measured = (3, 5)
    run.COUNT = 20


def _traced(
    command: Sequence[str], place: Path, options: Sequence[str], patch: Callable[[], None]
) -> Ended:
    """Run a forked command under strace, which is there before its first step."""

    def wait_for_strace() -> None:
        patch()
        os.kill(os.getpid(), signal.SIGSTOP)

    running = forked.start(command, place, patch=wait_for_strace)
    os.waitid(os.P_PID, running.pid, os.WSTOPPED | os.WNOWAIT)
    with subprocess.Popen(
        ["strace", *options, "-p", str(running.pid)], stderr=subprocess.PIPE, text=True
    ) as strace:
        assert strace.stderr is not None
        said = strace.stderr.readline()
        if "attached" not in said:
            running.signal(signal.SIGKILL)
            running.wait()
            raise CannotTryError(f"strace may not attach here: {said.strip()}")
        os.kill(running.pid, signal.SIGCONT)
        return running.wait()


def _known(calls: str) -> str:
    """Let strace pass over calls that this machine does not have."""
    return ",".join(f"?{call}" for call in calls.split(","))


def _wait_for(happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > end:
            raise NotHeldError("training did not begin")
        time.sleep(0.001)
