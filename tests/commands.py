"""Running the commands: as a user does, in a process of their own, or here, which is faster."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from time import monotonic, sleep

from crl.cli import main

Done = subprocess.CompletedProcess[str]


def crl(*arguments: str, stdin: str | None = None, cwd: Path | None = None) -> Done:
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "crl.cli", *arguments],
        capture_output=True,
        text=True,
        input=stdin or "",
        cwd=cwd,
        timeout=300,
    )


def here(*arguments: str) -> Done:
    """Run a command in this process, in its folder."""
    out, err, code = StringIO(), StringIO(), 0
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(list(arguments), code, out.getvalue(), err.getvalue())


def assert_refused(done: Done, code: int, complaint: str) -> None:
    """One sentence on standard error, the right exit code, nothing on standard output."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("crl: ")
    assert done.stderr.count("\n") == 1
    assert complaint in done.stderr


def wait_until(happened: Callable[[], bool], seconds: float = 120) -> None:
    """Wait for something that another process does."""
    began = monotonic()
    while not happened():
        assert monotonic() - began < seconds
        sleep(0.1)
