"""Training in a terminal, and where there is none."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from commands import here
from rich.console import Console
from tiny import TINY

import crl
from crl.cli.bar import Bar, pace
from crl.files import read_objects
from crl.training import train

SMOKE = ("train", "numeric", "--scale", "smoke", "--out", "run", "--no-table")
COLOURED = re.compile(r"\x1b\[[\d;]*[34]\dm|\x1b\[[34]8;")
CHECK = re.compile(r"update +\d+ .* validation .* left")


# --- a terminal -----------------------------------------------------------------------------------
@dataclass
class Terminal:
    """A command that runs in a terminal of 100 columns, and all that it has written there."""

    process: subprocess.Popen[bytes]
    screen: int
    written: str = ""

    def read(self) -> bool:
        """Take what was written; whether there may come more."""
        try:
            more = os.read(self.screen, 1 << 16)
        except OSError:  # the last one who could write has ended
            return False
        self.written += more.decode(errors="replace")
        return bool(more)

    def read_until(self, words: str) -> None:
        while words not in self.written:
            assert self.read(), self.written

    def read_to_the_end(self) -> int:
        """Wait until the command has ended; its exit code."""
        while self.read():
            pass
        return self.process.wait(60)


@contextmanager
def terminal(folder: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    """Run a command in a terminal; what is unset of the environment is as on most machines."""
    screen, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
    plain = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "crl", *arguments],
        cwd=folder,
        env={**plain, "TERM": "xterm-256color", "OMP_NUM_THREADS": "1", **environment},
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C is heard
    )
    os.close(inside)
    try:
        yield Terminal(process, screen)
    finally:
        process.kill()
        process.wait()
        os.close(screen)


def assert_clean(written: str) -> None:
    """The cursor is shown again, and the bar is wiped out after its last drawing."""
    assert written.count("\x1b[?25l") == written.count("\x1b[?25h") == 1
    shown = written.rindex("\x1b[?25h")
    assert written.rindex("\x1b[2K") > shown > written.rindex("accuracy")


@pytest.mark.parametrize("colours", [True, False])
def test_a_terminal_shows_a_bar_below_the_lines(tmp_path: Path, colours: bool) -> None:
    environment = {} if colours else {"NO_COLOR": "1"}
    with terminal(tmp_path, *SMOKE, **environment) as one:
        assert one.read_to_the_end() == 0, one.written
    bar = r"stage \d+ .*━.* \d+ %  accuracy 0\.\d+ .* [\d,]+ episodes/s, at most \d+ s left"
    assert re.search(bar, one.written)
    assert len(CHECK.findall(one.written)) == 4
    assert bool(COLOURED.search(one.written)) == colours
    assert_clean(one.written)
    assert one.written.endswith("finished: run\r\n")


def test_a_terminal_that_cannot_redraw_gets_lines(tmp_path: Path) -> None:
    with terminal(tmp_path, *SMOKE, TERM="dumb") as one:
        assert one.read_to_the_end() == 0, one.written
    *checks, end = one.written.splitlines()
    assert all(CHECK.fullmatch(line) for line in checks)
    assert len(checks) == 4
    assert end == "finished: run"


def test_ctrl_c_leaves_a_clean_terminal_and_a_checkpoint(tmp_path: Path) -> None:
    with terminal(tmp_path, "train", "numeric", "--out", "run") as one:
        settings = termios.tcgetattr(one.screen)
        one.read_until("episodes/s, at most")
        os.write(one.screen, b"\x03")
        assert one.read_to_the_end() == 128 + signal.SIGINT
        assert termios.tcgetattr(one.screen) == settings
    assert_clean(one.written)
    said = "crl: interrupted; a checkpoint was written, go on with --resume\r\n"
    assert one.written.endswith(said)
    assert crl.RunFolder.open(tmp_path / "run").has("last")


# --- no terminal ----------------------------------------------------------------------------------
def line_of(record: dict[str, Any]) -> str:
    """The line about a check, by a clock that stands."""
    found = record["validation"].values()
    return (
        f"update {record['update']:4d}  {record['episodes'] / 1000:5.0f}k episodes"
        f"  sizes 2-{record['stage']}  training {record['accuracy']:.3f}"
        f"  validation {sum(found) / len(found):.3f} (worst size {min(found):.3f})"
        f"  {record['episodes'] * 1e9:5.0f}/s     0s, at most 0s left\n"
    )


def test_lines_are_as_ever_byte_by_byte_where_there_is_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("crl.training.loop.time.perf_counter", lambda: 0.0)
    printed = here(*SMOKE).stdout
    checked = [each for each in read_objects(Path("run/metrics.jsonl")) if "validation" in each]
    assert printed == "".join([*map(line_of, checked), "finished: run\n"])
    assert len(checked) == 4


def test_a_bar_changes_no_metrics(tmp_path: Path) -> None:
    screen = StringIO()
    bar = Bar(Console(file=screen, force_terminal=True, width=80))
    shown = train(TINY, tmp_path / "shown", observers=[bar], report=bar.report)
    plain = train(TINY, tmp_path / "plain")
    assert shown.metrics.read_bytes() == plain.metrics.read_bytes()
    assert "stage 2" in screen.getvalue()


def test_how_fast_and_how_long_is_said_as_soon_as_it_is_known() -> None:
    assert pace(None, 1000) == ""
    assert pace(2000.0, 4_000_000) == "2,000 episodes/s, at most 33 min left"
    assert pace(2000.0, -1) == "2,000 episodes/s, at most 0 s left"
