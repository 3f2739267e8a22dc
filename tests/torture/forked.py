"""Commands in forked processes: torch is imported and warm, so that one takes milliseconds."""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
import traceback
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from .trials import NotHeldError

SECONDS = 60.0  # that a command may take before it counts as hung
MEMORY = 8 << 30  # bytes of address space that a command may take
TINY = ("train", "numeric", "--scale", "smoke", "--no-table", "--set", "max_episodes=2048")


@dataclass(frozen=True, kw_only=True)
class Ended:
    """How a command ended."""

    code: int  # exit code, or minus the signal that ended it
    out: str
    err: str

    def expect_sentence(self, *codes: int) -> None:
        """Fail unless it ended with one sentence on standard error and one of these codes."""
        self.expect_calm()
        if self.code not in codes:
            raise NotHeldError(f"exit code {self.code}, expected one of {codes}: {self.tail}")
        last = self.err.rstrip("\n").rpartition("\n")[2]
        if not last.startswith("crl: "):
            raise NotHeldError(f"no sentence on standard error: {self.tail}")

    def expect_calm(self) -> None:
        """Fail if there was a traceback, or a death by an unexpected signal."""
        if "Traceback (most recent call last)" in self.err + self.out:
            last = self.err.strip().rpartition("\n")[2]
            raise NotHeldError(f"a traceback that ends with {last[:300]!r}")
        if -self.code in (signal.SIGSEGV, signal.SIGBUS, signal.SIGABRT, signal.SIGFPE):
            raise NotHeldError(f"died of signal {-self.code}: {self.tail}")

    def expect_done(self) -> None:
        """Fail unless it ended well."""
        self.expect_calm()
        if self.code:
            raise NotHeldError(f"exit code {self.code}: {self.tail}")

    @property
    def tail(self) -> str:
        """The end of what it said."""
        return (self.err or self.out).strip()[-400:]


@dataclass(frozen=True, kw_only=True)
class Forked:
    """A command that runs, as the leader of a session of its own."""

    pid: int
    out: int
    err: int
    began: float = field(default_factory=time.monotonic)

    def signal(self, number: int) -> bool:
        """Send a signal; False if it has ended already."""
        if os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            return False
        os.kill(self.pid, number)
        return True

    def wait(self, seconds: float = SECONDS) -> Ended:
        """Wait for its end; one that does not come is a failure."""
        watch = os.pidfd_open(self.pid)
        try:
            hung = not select.select([watch], [], [], seconds)[0]
        finally:
            os.close(watch)
        if hung:
            os.kill(self.pid, signal.SIGKILL)
        code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        out, err = (_content(each) for each in (self.out, self.err))
        if hung:
            raise NotHeldError(f"it did not end within {seconds:g} s: {(err or out)[-400:]}")
        return Ended(code=code, out=out, err=err)


def start(
    arguments: Sequence[str],
    folder: Path,
    *,
    stdin: str | None = None,
    patch: Callable[[], None] = lambda: None,
    environment: Mapping[str, str] | None = None,
) -> Forked:
    """Start a command in a folder; `patch` is called first, in its process only."""
    reading = os.memfd_create("in")
    os.write(reading, (stdin or "").encode(errors="surrogateescape"))
    os.lseek(reading, 0, os.SEEK_SET)
    out, err = os.memfd_create("out"), os.memfd_create("err")
    sys.stdout.flush()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # newer Pythons warn of threads, here are none
        pid = os.fork()
    if pid == 0:
        try:
            os.setsid()
            os.chdir(folder)
            for number, target in ((reading, 0), (out, 1), (err, 2)):
                os.dup2(number, target)
            _main(arguments, patch, environment)
        finally:
            os._exit(70)  # not reached
    os.close(reading)
    return Forked(pid=pid, out=out, err=err)


def run(
    arguments: Sequence[str], folder: Path, *, seconds: float = SECONDS, **more: object
) -> Ended:
    """Run a command to its end."""
    return start(arguments, folder, **more).wait(seconds)  # type: ignore[arg-type]


def _main(
    arguments: Sequence[str], patch: Callable[[], None], environment: Mapping[str, str] | None
) -> None:
    """Do what the interpreter does for `python -m crl`."""
    from crl.cli.main import main

    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if environment is not None:
        os.environ.clear()
        os.environ.update(environment)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    code = 0
    try:
        patch()
        main(arguments)
        sys.stdout.flush()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        code = 1
    os._exit(code)


def _content(descriptor: int) -> str:
    """Read what was written, and close it."""
    size = os.fstat(descriptor).st_size
    text = os.pread(descriptor, size, 0).decode(errors="replace")
    os.close(descriptor)
    return text


def warm_up() -> None:
    """Import everything, and train once, so that forked commands find it done."""
    import torch

    from crl.cli.main import main

    torch.set_num_threads(1)
    with TemporaryDirectory() as folder, redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        main([*TINY, "--out", f"{folder}/run"])
        main(["solve", "numeric", "1+1"])
