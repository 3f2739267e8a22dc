"""Lines of text as they come: over a pipe each at once, from a file as many as can be used."""

from __future__ import annotations

import codecs
import io
import os
import select
import sys
import time
from collections.abc import Iterator

from crl.errors import UsageError
from crl.files import MEGABYTE

LONGEST = 4 * MEGABYTE  # characters of a line
LINES_AT_ONCE = 256  # in one batch
CHARACTERS_AT_ONCE = MEGABYTE  # in one batch, its last line aside
BYTES_AT_ONCE = 1 << 16  # of one reading: what a pipe holds
GRACE = 0.002  # seconds that lines wait for others: solving them together is faster

Numbered = tuple[int, str]  # a line and its number, from 1 on


class Lines:
    """Cuts text that comes in pieces into lines, without those that are blank.

    Of a line that is too long only one character more than is allowed is kept.
    """

    def __init__(self) -> None:
        self.number = 1  # of the line that has begun
        self._begun: list[str] = []
        self._room = LONGEST + 1

    def cut(self, piece: str) -> Iterator[Numbered]:
        """Give the lines that a piece ends."""
        *ended, begun = piece.split("\n")
        for part in ended:
            yield from self.end(part)
        self._add(begun)

    def end(self, part: str = "") -> Iterator[Numbered]:
        """End the line that has begun by a last part."""
        self._add(part)
        line, number = "".join(self._begun), self.number
        self.number, self._begun, self._room = number + 1, [], LONGEST + 1
        if len(line) > LONGEST or line.strip():
            yield number, line

    def _add(self, part: str) -> None:
        if part and self._room:
            self._begun.append(part[: self._room])
            self._room -= len(self._begun[-1])


def batches(descriptor: int) -> Iterator[list[Numbered]]:
    """Give the lines of an open file as they come, in batches of those that are there already.

    Broken bytes are replaced, a byte order mark is left out, all ends of lines are known.
    """
    decoder = io.IncrementalNewlineDecoder(
        codecs.getincrementaldecoder("utf-8-sig")("replace"), translate=True
    )
    lines, waiting, is_open = Lines(), list[Numbered](), True
    while is_open or waiting:
        until = None  # the moment at which lines are not let wait any longer
        while is_open and _has_room(waiting):
            until = time.monotonic() + GRACE if waiting and until is None else until
            if not _is_ready(descriptor, until):
                break
            content = _read(descriptor)
            if content is not None:
                is_open = bool(content)
                waiting += lines.cut(decoder.decode(content, final=not is_open))
                waiting += () if is_open else lines.end()
        size = _batch_size(waiting)
        yield waiting[:size]
        del waiting[:size]


def _has_room(waiting: list[Numbered]) -> bool:
    return _batch_size(waiting) == len(waiting) < LINES_AT_ONCE


def _batch_size(waiting: list[Numbered]) -> int:
    """Count the lines that are solved next."""
    characters = 0
    for size, (_, line) in enumerate(waiting[:LINES_AT_ONCE]):
        if characters > CHARACTERS_AT_ONCE:
            return size
        characters += len(line)
    return min(len(waiting), LINES_AT_ONCE)


def _is_ready(descriptor: int, until: float | None) -> bool:
    """Wait until there is something to read, no longer than to a moment if one is given."""
    left = None if until is None else until - time.monotonic()
    return (left is None or left > 0) and bool(select.select([descriptor], [], [], left)[0])


def _read(descriptor: int) -> bytes | None:
    """Read what is there; None if it is gone, where somebody else reads too."""
    try:
        return os.read(descriptor, BYTES_AT_ONCE)
    except BlockingIOError:
        return None


def standard_input() -> Iterator[list[Numbered]]:
    """Give the lines of standard input as they come."""
    if sys.stdin is None:
        raise UsageError("no input: give an expression, or one per line on standard input")
    return batches(sys.stdin.fileno())
