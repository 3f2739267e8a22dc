"""Signals: whatever ends `crl reproduce` or a worker of it, nothing is lost, left over or hangs."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest
import torch
from commands import wait_until

import crl
from crl.config import Config
from crl.experiments import Experiment, ProcessRunner, reproduce
from crl.measuring.records import read_records
from crl.presets import preset
from crl.presets.scales import learning
from crl.training import RunFolder
from crl.training.process import interruptible

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc")

UPDATES = 12
SMOKE = replace(preset("numeric", scale="smoke"), batch=32, max_episodes=32 * UPDATES)
TINY = learning(replace(SMOKE, variant="tiny", check_every=4, checkpoint_every=5), hidden=8)
TRY = Experiment(
    name="try",
    summary="",
    configs=(TINY,),
    counts={3: 20, 4: 20, 5: 20},
    followed=(("unseen", 4),),
    seeds=2,
)
# Also the main module of every worker: there, too, updates and measures take as long as a file says
COMMAND = """
import pickle, sys, time
from pathlib import Path
from crl.cli import main
from crl.experiments import EXPERIMENTS
from crl.learners.crl import CRL
from crl.measuring import run

here = Path(sys.argv[0]).parent

def slowed(work, name):
    def slow(*given, **named):
        time.sleep(float((here / name).read_text()))
        return work(*given, **named)
    return slow

CRL.update = slowed(CRL.update, "update")
run.measure_set = slowed(run.measure_set, "measure")
if __name__ == "__main__":
    EXPERIMENTS["try"] = pickle.loads((here / "try").read_bytes())
    given = ["--runs", str(here / "runs"), "--results", str(here / "results")]
    main(["reproduce", "try", *given, *sys.argv[1:]])
"""
WAY_ON = "what was trained and measured is kept in {runs}, and the same command goes on there"


# --- starting and looking -----------------------------------------------------------------------
@dataclass(frozen=True)
class Started:
    """A `crl reproduce try` that was started in a folder, in a process group of its own."""

    process: subprocess.Popen[str]
    folder: Path

    def metrics(self, seed: int) -> int:
        """How many updates a run has made."""
        path = self.folder / f"runs/numeric/tiny/seed-{seed}/metrics.jsonl"
        return path.read_text().count("\n") if path.exists() else -1

    def workers(self) -> list[int]:
        return [pid for pid in children(self.process.pid) if "spawn_main" in command_of(pid)]

    def send(self, number: int, *, to_group: bool = False) -> None:
        if to_group:
            os.killpg(self.process.pid, number)
        else:
            self.process.send_signal(number)

    def ended(self, seconds: float = 15) -> tuple[str, str]:
        """Wait until it has ended and everybody has closed its output; what it said."""
        return self.process.communicate(timeout=seconds)


@contextmanager
def started(
    folder: Path,
    *given: str,
    experiment: Experiment = TRY,
    update: float = 0,
    measure: float = 0,
) -> Iterator[Started]:
    """Reproduce an experiment with slow updates and measures; in the end nothing may be left."""
    (folder / "try").write_bytes(pickle.dumps(experiment))
    pace(folder, update=update, measure=measure)
    (folder / "command.py").write_text(COMMAND)
    process = subprocess.Popen(
        [sys.executable, str(folder / "command.py"), *given],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    one = Started(process, folder)
    try:
        yield one
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
    wait_until(lambda: not alive_in_group(process.pid), seconds=10)


def pace(folder: Path, **seconds: float) -> None:
    """Change how long an update or a measure takes."""
    for name, value in seconds.items():
        fresh = folder / f"{name}.new"
        fresh.write_text(str(value))
        fresh.replace(folder / name)


def status(pid: int) -> list[str]:
    """State, parent and process group of a process; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:3]
    except OSError:
        return []


def everybody() -> dict[int, list[str]]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return {pid: found for pid in pids if (found := status(pid))}


def children(parent: int) -> list[int]:
    return sorted(pid for pid, found in everybody().items() if int(found[1]) == parent)


def alive_in_group(group: int) -> list[int]:
    """Those left of a process group, zombies too, but for those that init has yet to collect."""
    return [
        pid
        for pid, (state, parent, its) in everybody().items()
        if int(its) == group and not (state == "Z" and parent == "1")
    ]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


class HereRunner:
    """Carries out runs in this process, one after the other."""

    def run_all(
        self, work: Callable[[Config], Any], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Any]]:
        for config in configs:
            yield config, work(config)


def finish(folder: Path, experiment: Experiment = TRY) -> None:
    """Start again, and go on to the end."""
    runs, results = folder / "runs", folder / "results"
    reproduce(experiment, runner=HereRunner(), runs=runs, results=results)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs that were never interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    finish(folder)
    return folder


def assert_same(folder: Path, whole: Path) -> None:
    """Runs and records are what they are without interrupts, bit for bit."""
    for seed in range(TRY.seeds):
        ours, theirs = (
            RunFolder(each / f"runs/numeric/tiny/seed-{seed}") for each in (folder, whole)
        )
        assert ours.metrics.read_bytes() == theirs.metrics.read_bytes()
        for name in ("last", "best"):
            made, wanted = ours.load(name), theirs.load(name)
            assert torch.equal(made.trainer["generator"], wanted.trainer["generator"])
            assert made.parameters.keys() == wanted.parameters.keys()
            for key, value in wanted.parameters.items():
                assert torch.equal(made.parameters[key], value)
    curves = [each / "results/try-curves.jsonl" for each in (folder, whole)]
    assert curves[0].read_text() == curves[1].read_text()
    ours, theirs = (
        [replace(each, seconds=None) for each in read_records(folder / "results/try.jsonl")]
        for folder in (folder, whole)
    )
    assert ours == theirs


# --- signals to the command ---------------------------------------------------------------------
@pytest.mark.parametrize(
    ("number", "to_group", "workers", "code"),
    [
        pytest.param(signal.SIGINT, True, 2, 130, id="Ctrl-C"),
        pytest.param(signal.SIGINT, False, 1, 130, id="SIGINT to the parent"),
        pytest.param(signal.SIGTERM, False, 1, 143, id="SIGTERM to the parent"),
        pytest.param(signal.SIGTERM, True, 1, 143, id="SIGTERM to the group"),
    ],
)
def test_a_signal_ends_reproducing_at_once_and_it_goes_on_bit_for_bit(
    tmp_path: Path, whole: Path, number: int, to_group: bool, workers: int, code: int
) -> None:
    with started(tmp_path, "--workers", str(workers), update=0.4) as one:
        wait_until(lambda: all(one.metrics(seed) > 0 for seed in range(workers)), 40)
        one.send(number, to_group=to_group)
        began = time.monotonic()
        out, err = one.ended()
        assert time.monotonic() - began < 5
    assert one.process.returncode == code
    assert err == f"crl: interrupted; {WAY_ON.format(runs=tmp_path / 'runs')}\n"
    assert "episodes" not in out  # no run has ended
    for seed in range(workers):
        run = RunFolder.open(tmp_path / f"runs/numeric/tiny/seed-{seed}")
        assert run.load("last").trainer["progress"]["update"] == one.metrics(seed) < UPDATES
    assert one.metrics(workers) == -1  # no other run was begun
    finish(tmp_path)
    assert_same(tmp_path, whole)


def test_a_second_interrupt_kills_workers_and_further_ones_change_nothing(tmp_path: Path) -> None:
    with started(tmp_path, "--workers", "1", update=300) as one:
        wait_until(lambda: one.metrics(0) == 0, 40)
        time.sleep(0.5)
        one.send(signal.SIGINT, to_group=True)
        time.sleep(1)
        assert one.process.poll() is None  # the worker is given time for its update
        began = time.monotonic()
        while one.process.poll() is None and time.monotonic() - began < 15:
            one.send(signal.SIGINT)
            time.sleep(0.01)
        _, err = one.ended()
        assert time.monotonic() - began < 5
    assert one.process.returncode == 130
    assert err == f"crl: interrupted; {WAY_ON.format(runs=tmp_path / 'runs')}\n"


def test_an_interrupt_while_workers_are_starting_is_no_traceback(tmp_path: Path) -> None:
    with started(tmp_path, "--workers", "1") as one:
        wait_until(lambda: len(one.workers()) == 1, 40)
        time.sleep(0.3)
        one.send(signal.SIGINT, to_group=True)
        began = time.monotonic()
        _, err = one.ended()
        assert time.monotonic() - began < 5
    assert one.process.returncode == 130
    assert err == f"crl: interrupted; {WAY_ON.format(runs=tmp_path / 'runs')}\n"


def test_an_interrupt_while_measuring_keeps_what_was_measured(tmp_path: Path, whole: Path) -> None:
    with started(tmp_path, "--workers", "1", measure=1) as one:
        measures = tmp_path / "runs/numeric/tiny/seed-0/measures-try.jsonl"
        wait_until(lambda: measures.exists() and "\n" in measures.read_text(), 40)
        one.send(signal.SIGINT, to_group=True)
        began = time.monotonic()
        _, err = one.ended()
        assert time.monotonic() - began < 5
    assert one.process.returncode == 130
    assert err == f"crl: interrupted; {WAY_ON.format(runs=tmp_path / 'runs')}\n"
    kept = measures.read_text()
    assert kept.count("\n") < 3
    finish(tmp_path)
    assert measures.read_text().startswith(kept)
    assert_same(tmp_path, whole)


def test_workers_end_by_themselves_when_their_parent_is_killed(tmp_path: Path, whole: Path) -> None:
    with started(tmp_path, "--workers", "1", update=0.2) as one:
        wait_until(lambda: one.metrics(0) > 6, 40)  # beyond its checkpoint
        one.process.kill()
        _, err = one.ended(10)  # workers hold its output, too
        wait_until(lambda: not alive_in_group(one.process.pid), seconds=10)
    assert err == ""
    assert one.process.returncode == -signal.SIGKILL
    finish(tmp_path)
    assert_same(tmp_path, whole)


# --- signals to workers -------------------------------------------------------------------------
def test_dead_workers_are_said_and_the_others_go_on(tmp_path: Path, whole: Path) -> None:
    with started(tmp_path, experiment=replace(TRY, seeds=3), update=0.4) as one:
        wait_until(lambda: min(one.metrics(0), one.metrics(1)) > 0, 40)
        dying = one.workers()
        pace(tmp_path, update=0)
        for pid, number in zip(dying, (signal.SIGKILL, signal.SIGTERM), strict=True):
            os.kill(pid, number)
        wait_until(lambda: not any(map(status, dying)), 10)  # not even zombies
        assert one.process.poll() is None
        out, err = one.ended(60)
    assert one.process.returncode == 1
    ended = ("its process", "episodes")
    said = sorted(line for line in out.splitlines() if any(word in line for word in ended))
    assert {line.split(": ")[1] for line in said[:2]} == {
        "its process was ended by SIGKILL (perhaps for lack of memory)",
        "its process was ended by SIGTERM",
    }
    assert "lowest accuracy" in said[2]
    assert err.startswith("crl: 2 of 3 runs failed; the records of the others are written, and ")
    assert err.count("\n") == 1
    assert {each.seed for each in read_records(tmp_path / "results/try.jsonl")} == {2}
    run = RunFolder.open(tmp_path / "runs/numeric/tiny/seed-2")
    assert run.done.exists()
    assert {each.size for each in read_records(run.path / "measures-try.jsonl")} == set(TRY.counts)
    (tmp_path / "results/try.jsonl").unlink()  # of three seeds; the undisturbed are two
    finish(tmp_path)
    assert_same(tmp_path, whole)


def work(config: Config) -> None:
    """Work as a worker in trouble does."""
    if config.variant == "deaf":
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN)
        time.sleep(300)
    if config.variant == "full":
        raise OSError(28, "No space left on device", "model")


def test_workers_that_do_not_listen_are_killed_and_errors_of_files_are_said() -> None:
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    configs = [replace(TINY, variant=name) for name in ("deaf", "full")]
    before = set(children(os.getpid()))
    with closing(cast(Any, ProcessRunner(2, grace=0.5).run_all(work, configs))) as outcomes:
        config, outcome = next(outcomes)
        assert config.variant == "full"
        assert str(outcome) == "[Errno 28] No space left on device: 'model'"
        began = time.monotonic()
    assert time.monotonic() - began < 5
    left = set(children(os.getpid())) - before
    assert not [pid for pid in left if "spawn_main" in command_of(pid) or status(pid)[0] == "Z"]
    assert handlers == [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]


# --- signals to training ------------------------------------------------------------------------
def test_training_in_a_thread_is_the_same_as_in_the_main_one(tmp_path: Path) -> None:
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]
    runs: dict[str, RunFolder] = {}

    def train(name: str) -> None:
        runs[name] = crl.train(TINY, out=tmp_path / name)

    thread = Thread(target=train, args=["thread"])
    thread.start()
    thread.join(60)
    train("main")
    assert runs["thread"].done.exists()
    assert runs["thread"].metrics.read_bytes() == runs["main"].metrics.read_bytes()
    assert handlers == [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_after_the_last_update_is_not_lost(number: int) -> None:
    before = signal.getsignal(number)
    with pytest.raises(KeyboardInterrupt) as caught, interruptible():
        signal.raise_signal(number)
    assert caught.value.args == (number,)
    assert signal.getsignal(number) is before
