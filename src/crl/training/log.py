"""Logs of a run: JSON lines that grow with every update and last from checkpoint to checkpoint."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from crl.errors import Report, RunError
from crl.files import (
    dump_json,
    open_regular,
    parse_json,
    sync_folder,
    unwritable,
    write_durably,
)

MODE = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_NONBLOCK  # a pipe is not waited for
CHUNK = 1 << 20  # bytes


@dataclass(frozen=True)
class Mark:
    """How much of a log belongs to a checkpoint, and the checksum of that; none if unknown."""

    size: int
    checksum: str = ""


class Log:
    """A file of JSON lines; what stands in it beyond a mark is cut off when it is opened."""

    def __init__(self, path: Path, report: Report, mark: Mark | None = None) -> None:
        self.path, self.report, self.is_named = path, report, False
        self.file = _open(path)
        size = os.fstat(self.file).st_size
        self.last = self._last_update(size)  # that stands in it before anything is cut off
        self.size = size if mark is None else min(size, mark.size)
        if mark is not None and size < mark.size:
            self.size = self._end_of_lines(size)
        os.ftruncate(self.file, self.size)
        self.hash = hashlib.sha256()
        for start in range(0, self.size, CHUNK):
            self.hash.update(os.pread(self.file, CHUNK, start))

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        os.close(self.file)

    @property
    def mark(self) -> Mark:
        """Where the log ends now."""
        return Mark(self.size, self.hash.hexdigest())

    def write(self, values: Mapping[str, Any]) -> None:
        """Add a line; it may be lost in a power cut until it is synced."""
        line = f"{dump_json(values)}\n".encode()
        try:
            written = os.write(self.file, line)
            while written < len(line):  # a full disk takes a part first
                written += os.write(self.file, line[written:])
        except OSError as error:
            raise unwritable(self.path, error) from None
        self.size += len(line)
        self.hash.update(line)

    def sync(self) -> None:
        """Make sure that all lines survive a power cut; if the file was removed, write it again."""
        if os.fstat(self.file).st_size != self.size:
            raise RunError(
                f"{self.path} was changed while training; go on with --resume from the checkpoint "
                "before that"
            )
        if not self._is_there():
            write_durably(self.path, os.pread(self.file, self.size, 0))
            os.close(self.file)
            self.file = _open(self.path)
            self.report(f"{self.path} was removed while training; it was written again")
        try:
            os.fsync(self.file)
            if not self.is_named:
                sync_folder(self.path.parent)
                self.is_named = True
        except OSError as error:
            raise unwritable(self.path, error) from None

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self.file))
        except OSError:
            return False

    def _last_update(self, size: int) -> int:
        """The update of the last whole line; 0 if there is none or it cannot be read."""
        whole, newline, _ = os.pread(self.file, CHUNK, max(0, size - CHUNK)).rpartition(b"\n")
        return _update(whole.rpartition(b"\n")[2] + newline) or 0

    def _end_of_lines(self, size: int) -> int:
        """Where the last whole line ends."""
        for end in range(size, 0, -CHUNK):
            start = max(0, end - CHUNK)
            found = os.pread(self.file, end - start, start).rfind(b"\n")
            if found >= 0:
                return start + found + 1
        return 0


def _open(path: Path) -> int:
    try:
        file = os.open(path, MODE, 0o666)
    except OSError as error:
        raise unwritable(path, error) from None
    if not stat.S_ISREG(os.fstat(file).st_mode):
        os.close(file)
        raise RunError(f"{path} is not a regular file; expected one")
    return file


def count_lines(path: Path) -> int:
    """Count the lines of a log that can be read."""
    with open_regular(path) as file:
        return sum(_update(line) is not None for line in file)


def cut_timing(path: Path, last: int) -> None:
    """Take the lines after an update out of a log that is not needed, and those damaged."""
    if os.path.lexists(path):
        with open_regular(path) as file:
            lines = list(file)
        kept = [line for line in lines if (update := _update(line)) is not None and update <= last]
        if kept != lines:
            write_durably(path, b"".join(kept))


def _update(line: bytes) -> int | None:
    """The update that a whole line of a log is about; None if it says none."""
    try:
        values = parse_json(line) if line.endswith(b"\n") else None
    except ValueError:
        return None
    update = values.get("update") if isinstance(values, dict) else None
    return update if isinstance(update, int) else None
