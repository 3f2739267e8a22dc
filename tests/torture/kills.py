"""Kills at random moments of a training, then `--resume`: the run must end as if undisturbed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from .forked import Ended, Forked
from .tiny import Tiny, expect_same, tiny
from .trials import CannotTryError, Case, NotHeldError, Trial

CODES = {signal.SIGINT: (130,), signal.SIGTERM: (143, -signal.SIGTERM)}  # when cut short
COMMAND = (sys.executable, "-m", "crl")


def make(folder: Path) -> list[Trial]:
    """Give the trials; the undisturbed runs are made when they are first needed."""
    numeric = Lazy(lambda: tiny(folder / "numeric", hidden=8))
    return [*_forked(numeric), *_commands(numeric), *_others(folder)]


class Lazy:
    """An undisturbed run that is made when it is first needed."""

    def __init__(self, make: Callable[[], Tiny]) -> None:
        self._make, self._made = make, None

    def __call__(self) -> Tiny:
        if self._made is None:
            self._made = self._make()
        return self._made


def _forked(numeric: Lazy) -> list[Trial]:
    what = "numeric, forked: "
    return [
        Trial(
            name="random",
            title=what + "SIGKILL at random moments, one to three times",
            planned=400,
            weight=4,
            attempt=partial(random_kills, numeric, most=3),
        ),
        Trial(
            name="early",
            title=what + "SIGKILL in the first tenth of a second",
            planned=100,
            attempt=partial(random_kills, numeric, most=3, within=0.1),
        ),
        Trial(
            name="aimed",
            title=what + "SIGKILL while a file is being replaced (*.new, *.old)",
            planned=100,
            attempt=partial(aimed_kills, numeric),
        ),
        Trial(
            name="during-resume",
            title=what + "SIGKILL in the first tenths of a second of --resume",
            planned=100,
            attempt=partial(kills_during_resume, numeric),
        ),
        Trial(
            name="storm",
            title=what + "storms of twelve SIGKILL",
            planned=144,
            attempt=partial(storm, numeric),
        ),
        Trial(
            name="sigint",
            title=what + "SIGINT: exit code 130 and a sentence",
            planned=60,
            attempt=partial(polite_kill, numeric, signal.SIGINT),
        ),
        Trial(
            name="sigterm",
            title=what + "SIGTERM: exit code 143 and a sentence",
            planned=60,
            attempt=partial(polite_kill, numeric, signal.SIGTERM),
        ),
    ]


def _commands(numeric: Lazy) -> list[Trial]:
    planned = {signal.SIGKILL: 67, signal.SIGINT: 19, signal.SIGTERM: 20}
    return [
        Trial(
            name=f"command-{number.name.lower()}",
            title=f"`crl train numeric` as a user runs it: {number.name}",
            planned=count,
            attempt=partial(command_kill, numeric, number),
        )
        for number, count in planned.items()
    ]


def _others(folder: Path) -> list[Trial]:
    def images() -> Tiny:
        from crl.domains.images import mnist
        from crl.errors import RunError

        try:
            mnist.find()
        except RunError:
            raise CannotTryError("MNIST is not on this machine") from None
        return tiny(folder / "images", "images", updates=6)

    def other(name: str, domain: str, learner: str, **settings: int) -> Callable[[], Tiny]:
        return lambda: tiny(folder / name, domain, learner, hidden=8, **settings)

    kinds = {
        "multilingual": (63, other("multilingual", "multilingual", "crl")),
        "rnn": (71, other("rnn", "numeric", "rnn")),
        "pretrained-rnn": (
            42,
            other("pretrained", "multilingual", "pretrained-rnn", pretraining=160),
        ),
        "routing": (20, other("routing", "multilingual", "routing", updates=6)),
        "images": (11, images),
    }
    return [
        Trial(
            name=name,
            title=f"{name}, forked: SIGKILL at random moments",
            planned=planned,
            attempt=partial(random_kills, Lazy(make), most=3),
        )
        for name, (planned, make) in kinds.items()
    ]


# --- attempts ------------------------------------------------------------------------------------
def random_kills(training: Lazy, case: Case, most: int, within: float | None = None) -> None:
    """Kill a run some times, each at a random moment, then let it end."""
    whole, case.tries = training(), 0
    for _ in range(case.random.randint(1, most)):
        running = whole.start(case.folder)
        time.sleep(case.random.uniform(0, within or 1.05 * whole.seconds))
        _killed(running, case)
    whole.finish(case.folder)


def storm(training: Lazy, case: Case) -> None:
    """Kill a run twelve times after short moments."""
    whole, case.tries = training(), 0
    for _ in range(12):
        running = whole.start(case.folder)
        time.sleep(case.random.uniform(0, whole.seconds / 3))
        _killed(running, case)
    whole.finish(case.folder)


def kills_during_resume(training: Lazy, case: Case) -> None:
    """Kill a run in its middle, then twice soon after it was resumed."""
    whole, case.tries = training(), 0
    running = whole.start(case.folder, resume=False)
    time.sleep(case.random.uniform(0.3, 0.9) * whole.seconds)
    _killed(running, case)
    for _ in range(2):
        running = whole.start(case.folder)
        time.sleep(case.random.uniform(0, 0.2))
        _killed(running, case)
    whole.finish(case.folder)


def aimed_kills(training: Lazy, case: Case) -> None:
    """Kill a run when a file or a checkpoint is about to take the place of the old one."""
    whole, case.tries = training(), 0
    for _ in range(2):
        running = whole.start(case.folder)
        skipped = case.random.randrange(12)
        while _is_running(running):
            skipped -= _is_replacing(case.folder / "run")
            if skipped < 0:
                break
        time.sleep(case.random.uniform(0, 0.002))
        _killed(running, case)
    whole.finish(case.folder)


def polite_kill(training: Lazy, number: int, case: Case) -> None:
    """Ask a run to end; it says a sentence and goes on later."""
    whole = training()
    running = whole.start(case.folder)
    # the command must have begun: before, only the interpreter hears it
    time.sleep(case.random.uniform(0.02, 1.05 * whole.seconds))
    sent = running.signal(number)
    expect_polite(running.wait(), number)
    case.tries = int(sent)
    whole.finish(case.folder)


def command_kill(training: Lazy, number: int, case: Case) -> None:
    """Kill the command in a process of its own, as a user does; perhaps once more later."""
    whole, case.tries = training(), 0
    # a polite signal is for crl: while the interpreter starts it would be Python's
    times = case.random.randint(1, 2) if number == signal.SIGKILL else 1
    for _ in range(times):
        with subprocess.Popen(
            [*COMMAND, *whole.command("run")],
            cwd=case.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process:
            _wait_for_training(case.folder / "run", process)
            time.sleep(case.random.uniform(0, 2.5))  # the first update imports much
            case.tries += process.poll() is None
            process.send_signal(number)
            out, err = process.communicate(timeout=60)
        if number != signal.SIGKILL:
            expect_polite(Ended(code=process.returncode, out=out, err=err), number)
    case.expect(_resumed(whole, case.folder) == 0, "the command failed to go on")
    expect_same(whole.whole, case.folder / "run")


# --- steps ---------------------------------------------------------------------------------------
def expect_polite(ended: Ended, number: int) -> None:
    """Fail unless it ended because of the signal, or was over before."""
    ended.expect_calm()
    if ended.code == 0 or ended.code == -signal.SIGTERM == -number:
        return
    ended.expect_sentence(*CODES[signal.Signals(number)])


def _killed(running: Forked, case: Case) -> None:
    """Kill it; the case counts the kills that came in time."""
    case.tries += running.signal(signal.SIGKILL)
    running.wait()


def _is_running(running: Forked) -> bool:
    return not os.waitid(os.P_PID, running.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)


def _is_replacing(run: Path) -> bool:
    """Whether a file or a checkpoint stands under a temporary name."""
    for folder in (run, run / "checkpoints"):
        try:
            names = os.listdir(folder)
        except FileNotFoundError:
            continue
        if any(name.endswith((".new", ".old")) for name in names):
            return True
    return False


def _wait_for_training(run: Path, process: subprocess.Popen[str]) -> None:
    """Wait until the command has begun to train."""
    end = time.monotonic() + 60
    while process.poll() is None and not (run / "metrics.jsonl").exists():
        if time.monotonic() > end:
            process.kill()
            raise NotHeldError("the command did not begin within 60 s")
        time.sleep(0.01)


def _resumed(whole: Tiny, folder: Path) -> int:
    command = [*COMMAND, *whole.command("run")]
    return subprocess.run(command, cwd=folder, capture_output=True, timeout=120).returncode
