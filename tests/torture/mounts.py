"""File systems made for a trial: of a few kilobytes, read-only, or on an image."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .trials import CannotTryError


def shell(*command: str | Path) -> str:
    """Run a command of the system; if it is not allowed here, the trial cannot be tried."""
    try:
        done = subprocess.run(
            [str(part) for part in command], capture_output=True, text=True, timeout=60
        )
    except FileNotFoundError:
        raise CannotTryError(f"{command[0]} is not installed") from None
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise CannotTryError(f"{command[0]} is not allowed: {said[-1] if said else '?'}")
    return done.stdout


@contextmanager
def mounted(folder: Path, *options: str | Path) -> Iterator[Path]:
    """Mount a file system at a new folder for a while."""
    folder.mkdir(parents=True, exist_ok=True)
    shell("mount", *options, folder)
    try:
        yield folder
    finally:
        # lazily: what is still open there must not keep it
        subprocess.run(["umount", "--lazy", str(folder)], check=False)


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """Mount a file system in memory of that size."""
    with mounted(folder, "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs"):
        yield folder


def enlarge(folder: Path) -> None:
    """Make room on a file system in memory."""
    shell("mount", "-o", "remount,size=100m", folder)
