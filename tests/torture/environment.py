"""Full disks, read-only folders, files that vanish, two at once, no home."""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from crl.errors import RunError
from crl.training import RunFolder

from . import forked
from .kills import Lazy
from .mounts import enlarge, shell, small_disk
from .syscalls import few_measures
from .tiny import expect_same, tiny
from .trials import Case, NotHeldError, Trial

SIZES = (4, 8, 12, 16, 20, 24, 32, 48, 64, 80, 96, 128, 160, 192, 224, 256, 320, 384, 448, 512)
SIZES += (640, 768, 900)  # kilobytes
EXPORT_SIZES = (4, 12, 20, 40, 60, 120)
VANISHING = ("", "checkpoints", "metrics.jsonl", "timing.jsonl", "config.json", "manifest.json")
READS = 250  # of one case


def make(folder: Path) -> list[Trial]:
    """Give the trials."""
    numeric = Lazy(lambda: tiny(folder / "numeric", hidden=8))
    saving = Lazy(lambda: tiny(folder / "saving", hidden=8, updates=60, checkpoint_every=1))
    finished = Finished(folder / "finished", numeric)
    plans: tuple[tuple[str, str, int, Callable[..., None], object], ...] = (
        ("disk-full", "disk full while training, then enlarged", len(SIZES), disk_full, numeric),
        ("export-full", "disk full while exporting", len(EXPORT_SIZES), export_full, finished),
        ("read-only", "read-only folder: train, resume, trace, solve", 4, read_only, finished),
        ("vanishing", "folder or file removed while training", 18, vanishing, numeric),
        ("renamed", "folder renamed while training, resumed there", 6, renamed, numeric),
        ("two-trainings", "two `crl train` at once, one new folder", 42, two_at_once, numeric),
        ("two-resumes", "two `--resume` at once", 18, two_resumes, numeric),
        ("reading", "checkpoints read while they are written", 3250, reading, saving),
    )
    home = "no HOME, an empty one, a missing one, no user"
    return [
        *(
            Trial(name=name, title=title, planned=planned, attempt=partial(attempt, what))
            for name, title, planned, attempt, what in plans
        ),
        Trial(name="no-home", title=home, planned=24, attempt=no_home),
    ]


class Finished:
    """A finished, measured run, made when it is first needed."""

    def __init__(self, folder: Path, training: Lazy) -> None:
        self._folder, self._training = folder, training

    def copy_to(self, target: Path) -> None:
        """Put a copy there."""
        if not self._folder.exists():
            whole = self._training()
            shutil.copytree(whole.whole, self._folder)
            table = ("train", "numeric", "--resume", "--out", str(self._folder))
            forked.run(table, self._folder.parent, patch=few_measures).expect_done()
        shutil.copytree(self._folder, target)


# --- disks ---------------------------------------------------------------------------------------
def disk_full(training: Lazy, case: Case) -> None:
    """Train on a disk that is too small: a sentence; on a larger one it goes on."""
    whole = training()
    with small_disk(case.folder / "disk", SIZES[case.index % len(SIZES)]) as disk:
        ended = forked.run(whole.command("run"), disk)
        ended.expect_calm()
        if ended.code:
            ended.expect_sentence(1)
        enlarge(disk)
        whole.finish(disk)


def export_full(finished: Finished, case: Case) -> None:
    """Export to a disk that is too small: a sentence, and no half of a model."""
    finished.copy_to(case.folder / "run")
    kilobytes = EXPORT_SIZES[case.index % len(EXPORT_SIZES)]
    with small_disk(case.folder / "disk", kilobytes) as disk:
        command = ("export", "run", "disk/model")
        ended = forked.run(command, case.folder, patch=few_measures)
        ended.expect_calm()
        if ended.code:
            ended.expect_sentence(1)
            left = [path.name for path in disk.rglob("*") if path.is_file()]
            case.expect(not left, f"half of a model is left: {left}")
        else:
            forked.run(("solve", "disk/model", "1+1"), case.folder).expect_done()


def read_only(finished: Finished, case: Case) -> None:
    """Use a folder where nothing can be written."""
    commands = (
        (("train", "numeric", "--scale", "smoke", "--out", "disk/new"), 1),
        (("train", "numeric", "--resume", "--out", "disk/unfinished"), 1),
        (("trace", "disk/run", "1+1", "--svg", "disk/trace.svg"), 1),
        (("solve", "disk/run", "1+1"), 0),
    )
    command, code = commands[case.index % len(commands)]
    with small_disk(case.folder / "disk", 4000) as disk:
        for name in ("run", "unfinished"):
            finished.copy_to(disk / name)
        (disk / "unfinished" / "DONE").unlink()
        shell("mount", "-o", "remount,ro", disk)
        ended = forked.run(command, case.folder)
        if code:
            ended.expect_sentence(code, 2)
        else:
            ended.expect_done()


# --- what vanishes -------------------------------------------------------------------------------
def vanishing(training: Lazy, case: Case) -> None:
    """Remove something while it trains: a sentence, or a whole run in spite of it."""
    whole = training()
    name = VANISHING[case.index % len(VANISHING)]
    running = whole.start(case.folder, resume=False)
    run_folder = case.folder / "run"
    _wait_for_metrics(run_folder, case)
    path = run_folder / name
    for _ in range(100):  # files may be made while they are removed
        shutil.rmtree(path, ignore_errors=True)
        if not path.is_dir():
            path.unlink(missing_ok=True)
        if not os.path.lexists(path):
            break
    ended = running.wait()
    try:
        ended.expect_calm()
        if ended.code:
            ended.expect_sentence(1)
            return
        expect_same(whole.whole, run_folder)
        for file in ("config.json", "manifest.json", "timing.jsonl"):
            case.expect((run_folder / file).is_file(), f"it ended well, and {file} is gone")
    except (NotHeldError, FileNotFoundError, RunError) as error:
        raise NotHeldError(f"{name or 'the folder'} removed: {error}") from None


def renamed(training: Lazy, case: Case) -> None:
    """Rename the folder while it trains: a sentence, and the run goes on where it is now."""
    whole = training()
    running = whole.start(case.folder, resume=False)
    _wait_for_metrics(case.folder / "run", case)
    (case.folder / "run").rename(case.folder / "elsewhere")
    ended = running.wait()
    ended.expect_calm()
    if ended.code:
        ended.expect_sentence(1)
    whole.finish(case.folder, "elsewhere")


def _wait_for_metrics(run_folder: Path, case: Case) -> None:
    end = time.monotonic() + 60
    metrics = run_folder / "metrics.jsonl"
    while not metrics.exists() or metrics.stat().st_size < 500:
        case.expect(time.monotonic() < end, "training did not begin within 60 s")
        time.sleep(0.001)
    time.sleep(case.random.uniform(0, 0.05))


# --- two at once ---------------------------------------------------------------------------------
def two_at_once(training: Lazy, case: Case) -> None:
    """Start two trainings in one new folder: one trains, the other is refused."""
    whole = training()
    both = [whole.start(case.folder, resume=False)]
    time.sleep(case.random.choice((0, 0, 0.002, 0.005, 0.01, 0.02, 0.05)))
    both.append(whole.start(case.folder, resume=False))
    ends = [each.wait() for each in both]
    refused = [each for each in ends if each.code]
    for each in ends:
        each.expect_calm()
    case.expect(len(refused) == 1, f"{2 - len(refused)} of the two trained")
    refused[0].expect_sentence(2)
    expect_same(whole.whole, case.folder / "run")


def two_resumes(training: Lazy, case: Case) -> None:
    """Go on with a run twice at once: one is refused, unless the other is over."""
    whole = training()
    running = whole.start(case.folder, resume=False)
    _wait_for_metrics(case.folder / "run", case)
    running.signal(signal.SIGKILL)
    running.wait()
    both = [whole.start(case.folder) for _ in range(2)]
    ends = [each.wait() for each in both]
    for each in ends:
        each.expect_calm()
        if each.code:
            each.expect_sentence(2)
    case.expect(any(each.code == 0 for each in ends), "none of the two went on")
    expect_same(whole.whole, case.folder / "run")


def reading(training: Lazy, case: Case) -> None:
    """Read the last checkpoint again and again while a run replaces it."""
    whole = training()
    case.tries = 0
    while case.tries < READS:
        name = f"run-{case.tries}"
        running = whole.start(case.folder, name, resume=False)
        run_folder = RunFolder(case.folder / name)
        while running_is(running) and case.tries < READS:
            if run_folder.has("last"):
                case.good, case.tries = case.tries, case.tries + 1
                try:
                    run_folder.load("last")
                except RunError as error:
                    running.signal(signal.SIGKILL)
                    running.wait()
                    raise NotHeldError(f"reading number {case.tries}: {error}") from None
        running.signal(signal.SIGKILL)
        running.wait()


def running_is(running: forked.Forked) -> bool:
    """Whether it has not ended."""
    return not os.waitid(os.P_PID, running.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)


# --- no home -------------------------------------------------------------------------------------
def no_home(case: Case) -> None:
    """Run commands without a home, also as a user whom the system has no name for."""
    commands = (
        (("solve", "numeric", "1+1"), True),
        (("models",), True),
        (("domains",), True),
        (("data", "mnist", "--source", str(case.folder)), False),
        (("train", "images", "--scale", "smoke", "--no-table", "--out", "run"), False),
        (("measure", "images", "--count", "5"), False),
    )
    command, must_do = commands[case.index % len(commands)]
    homes = ("none", "empty", "missing", "nameless")
    kind = homes[case.index // len(commands) % len(homes)]
    environment = {key: value for key, value in os.environ.items() if not _names_a_home(key)}
    if kind in ("empty", "missing"):
        environment["HOME"] = "" if kind == "empty" else "/nowhere/at/all"
    patch = _no_user if kind in ("none", "nameless") else lambda: None
    ended = forked.run(command, case.folder, environment=environment, patch=patch, seconds=120)
    ended.expect_calm()
    if must_do:
        ended.expect_done()
    elif ended.code:
        ended.expect_sentence(1, 2)


def _names_a_home(key: str) -> bool:
    return key in ("HOME", "USERPROFILE", "CRL_DATA_DIR") or key.startswith("XDG_")


def _no_user() -> None:
    """Let the system have no name for this user, as in a container with a foreign number."""
    import pwd

    def nobody(number: int) -> None:
        raise KeyError(f"getpwuid(): uid not found: {number}")

    pwd.getpwuid = nobody  # type: ignore[assignment]
