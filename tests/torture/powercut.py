"""Power cuts: an ext4 image is copied while a run is written to it, then used after its journal.

What the kernel had not written to the image at that moment is lost, as after a real cut. The
training stands still while it is copied, until two copies are equal: a state the disk was in.
"""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from .forked import Forked
from .kills import Lazy
from .mounts import mounted, shell
from .tiny import Tiny, expect_same, tiny
from .trials import CannotTryError, Case, NotHeldError, Trial

MEGABYTES = 24
COPIES = 200  # attempts to get two equal ones


def make(folder: Path) -> list[Trial]:
    """Give the trials, if images can be mounted here."""
    with _disk(folder / "probe"):
        pass
    short = Lazy(lambda: tiny(folder / "short", hidden=8))
    long = Lazy(lambda: tiny(folder / "long", hidden=8, updates=150, checkpoint_every=5))
    what = "power cut (ext4 image), journal replayed, resumed: "
    return [
        Trial(
            name="short",
            title=what + "at random moments of a run of a second",
            planned=36,
            attempt=partial(cut, short),
        ),
        Trial(
            name="long",
            title=what + "at random moments of a longer run, the kernel writing back",
            planned=24,
            weight=2,
            attempt=partial(cut, long),
        ),
        Trial(
            name="after",
            title=what + "seconds after the run has ended",
            planned=12,
            attempt=partial(cut_after, short),
        ),
    ]


def cut(training: Lazy, case: Case) -> None:
    """Cut the power at a random moment, go on, compare."""
    whole = training()
    copy = case.folder / "copy.img"
    with _disk(case.folder / "disk") as disk:
        running = whole.start(disk, resume=False)
        time.sleep(case.random.uniform(0, 1.05 * whole.seconds))
        _copy_image(case.folder / "disk.img", copy, running)
    _go_on(whole, case, copy)


def cut_after(training: Lazy, case: Case) -> None:
    """Cut the power some seconds after the end: the run must be finished then."""
    whole = training()
    copy = case.folder / "copy.img"
    with _disk(case.folder / "disk") as disk:
        running = whole.start(disk, resume=False)
        time.sleep(whole.seconds)
        running.wait().expect_done()
        time.sleep(case.random.choice((0, 0, 1, 6)))
        _copy_image(case.folder / "disk.img", copy, None)
    with _mounted_image(case.folder / "after", copy) as disk:
        expect_same(whole.whole, disk / "run")
        whole.finish(disk)


def _go_on(whole: Tiny, case: Case, image: Path) -> None:
    with _mounted_image(case.folder / "after", image) as disk:
        found = sorted(str(path.relative_to(disk)) for path in disk.rglob("*") if path.is_file())
        try:
            whole.finish(disk)
        except NotHeldError as error:
            raise NotHeldError(f"{error}; on the disk were {', '.join(found)}") from None


# --- images --------------------------------------------------------------------------------------
@contextmanager
def _disk(folder: Path) -> Iterator[Path]:
    """Mount a new ext4 image."""
    image = folder.with_suffix(".img")
    image.parent.mkdir(parents=True, exist_ok=True)
    with image.open("wb") as file:
        file.truncate(MEGABYTES << 20)
    shell("mkfs.ext4", "-q", "-F", image)
    with _mounted_image(folder, image):
        yield folder
    image.unlink()


@contextmanager
def _mounted_image(folder: Path, image: Path) -> Iterator[Path]:
    """Mount an image; its journal is replayed, as after a cut."""
    if not Path("/dev/loop-control").exists():
        raise CannotTryError("there are no loop devices here")
    with mounted(folder, "-o", "loop", image):
        yield folder


def _copy_image(image: Path, copy: Path, running: Forked | None) -> None:
    """Copy an image while the process that writes to it stands still, then end the process."""
    if running is not None:
        running.signal(signal.SIGSTOP)
    try:
        shutil.copyfile(image, copy)
        for _ in range(COPIES):
            again = copy.with_suffix(".again")
            shutil.copyfile(image, again)
            same = again.read_bytes() == copy.read_bytes()
            os.replace(again, copy)
            if same:
                return
        raise NotHeldError("the image did not stand still while it was copied")
    finally:
        if running is not None:
            running.signal(signal.SIGKILL)
            running.wait()
