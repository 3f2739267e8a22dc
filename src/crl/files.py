"""The one door for files: read with limits and a sentence for each damage, written durably."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import stat
from collections.abc import Iterator
from contextlib import suppress
from io import BufferedReader
from pathlib import Path
from typing import Any

from crl.errors import RunError, UsageError, one_line

MEGABYTE = 1 << 20
TEXT_LIMIT = 256 * MEGABYTE  # of a file of text
WEIGHTS_LIMIT = 4096 * MEGABYTE  # of a file of weights or of a trainer's state
DEPTH_LIMIT = 100  # of nested JSON
DIGIT_LIMIT = 400  # of a number in JSON: no float has as many
# The pieces of JSON that nesting depends on: strings, which hide brackets, and brackets.
PIECES = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{}]', re.DOTALL)


# --- reading ---------------------------------------------------------------------------------
def open_regular(path: Path) -> BufferedReader:
    """Open a regular file to be read, or raise a RunError; nothing is waited for."""
    try:
        # a pipe would be waited for, a device never ends
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except (OSError, ValueError) as error:
        raise damaged(path, error) from None
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise RunError(f"{path} is not a regular file; expected one")
    return os.fdopen(descriptor, "rb")


def read_bytes(path: Path, limit: int = TEXT_LIMIT) -> bytes:
    """Read a regular file of at most `limit` bytes, or raise a RunError."""
    try:
        return _content(path, limit)
    except OSError as error:
        raise damaged(path, error) from None
    except ValueError as error:
        raise RunError(f"{path} {error}") from None


def given_bytes(path: Path, limit: int = TEXT_LIMIT) -> bytes:
    """Read a regular file that a person named; a UsageError says what it is, if something else.

    One that is not there, or may not be read, is an OSError.
    """
    try:
        return _content(path, limit)
    except ValueError as error:
        raise UsageError(f"{path} {error}") from None


def given_text(path: Path, limit: int = TEXT_LIMIT) -> str:
    """Read a file of UTF-8 that a person named, with or without a byte order mark."""
    try:
        return given_bytes(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a text file; expected UTF-8") from None


def _content(path: Path, limit: int) -> bytes:
    """Read a file, or raise an OSError, or a ValueError about what it is."""
    try:
        # a pipe would be waited for, a device never ends
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except ValueError as error:  # a name that no file can have
        raise OSError(errno.EINVAL, one_line(error), str(path)) from None
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise ValueError("is not a regular file; expected one")
        if status.st_size > limit:
            size = f"{status.st_size:,} bytes"
            raise ValueError(f"is too large ({size}); at most {limit:,} are allowed")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            content = file.read(limit + 1)
    finally:
        os.close(descriptor)
    if len(content) > limit:
        raise ValueError(f"is too large; at most {limit:,} bytes are allowed")
    return content


def read_text(path: Path, limit: int = TEXT_LIMIT) -> str:
    """Read a file of UTF-8, with or without a byte order mark, or raise a RunError."""
    return _decoded(path, read_bytes(path, limit))


def _decoded(path: Path, content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise damaged(path, error) from None


def read_json(path: Path) -> Any:
    """Read a JSON file, or raise a RunError."""
    try:
        return parse_json(read_text(path))
    except ValueError as error:
        raise damaged(path, error) from None


def read_object(path: Path) -> dict[str, Any]:
    """Read a JSON file that holds an object, or raise a RunError."""
    values = read_json(path)
    if not isinstance(values, dict):
        raise damaged(path, ValueError("not a JSON object"))
    return values


def read_objects(path: Path, *, growing: bool = False) -> Iterator[dict[str, Any]]:
    """Read a file of JSON lines, each an object; blank lines do not count.

    Of one that is growing the last line counts once its end was written.
    """
    content = read_bytes(path)
    whole = content[: content.rfind(b"\n") + 1] if growing else content
    for number, line in enumerate(_decoded(path, whole).split("\n"), start=1):
        if line.strip():
            try:
                values = parse_json(line)
            except ValueError as error:
                raise damaged(path, ValueError(f"line {number}: {one_line(error)}")) from None
            if not isinstance(values, dict):
                raise damaged(path, ValueError(f"line {number} is not a JSON object"))
            yield values


def parse_json(text: str | bytes) -> Any:
    """Parse JSON; a ValueError says what is wrong, whatever the text.

    NaN and infinity are no JSON, nesting and digits are limited.
    """
    text = text.decode() if isinstance(text, bytes) else text
    if _depth(text) > DEPTH_LIMIT:
        raise ValueError(f"nested more than {DEPTH_LIMIT} deep")
    return json.loads(text, parse_constant=_refuse_constant, parse_int=_integer, parse_float=_float)


def _depth(text: str) -> int:
    """How deep a JSON text is nested; 0 if it has too few brackets to be deep."""
    if text.count("[") + text.count("{") <= DEPTH_LIMIT:
        return 0
    depth = deepest = 0
    for piece in PIECES.finditer(text):
        symbol = text[piece.start()]
        if symbol in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif symbol in "]}":
            depth -= 1
    return deepest


def _refuse_constant(name: str) -> float:
    raise ValueError(f"{name} is no JSON")


def _integer(text: str) -> int:
    if len(text) > DIGIT_LIMIT:
        raise ValueError(f"a number has {len(text)} digits; at most {DIGIT_LIMIT} are allowed")
    return int(text)


def _float(text: str) -> float:
    value = float(text) if len(text) <= DIGIT_LIMIT else float("inf")
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number is too large")
    return value


def damaged(path: Path, error: Exception) -> RunError:
    """The error for a file that cannot be read."""
    return RunError(f"{path} is missing or damaged ({one_line(error)}); restore it or train again")


# --- checksums -------------------------------------------------------------------------------
def sha256(content: bytes) -> str:
    """The sha256 of some bytes."""
    return hashlib.sha256(content).hexdigest()


def checksum(path: Path) -> str:
    """The sha256 of a file."""
    with open_regular(path) as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def refuse_mismatch(path: Path, content: bytes, known: object, where: Path) -> None:
    """Refuse the content of a file if the checksums that are known of its folder say otherwise.

    `known` is what `where` has of them; None if it is from before there were checksums.
    """
    if known is None:
        return
    wanted = known.get(path.name) if isinstance(known, dict) else None
    if wanted is None:
        raise damaged(where, ValueError(f"it has no checksum of {path.name}"))
    if wanted != sha256(content):
        raise damaged(path, ValueError(f"its checksum is not the one in {where.name}"))


# --- writing ---------------------------------------------------------------------------------
def dump_json(values: Any, *, indent: int | None = None, sort_keys: bool = False) -> str:
    """Write JSON; what is not a number is a RunError, since JSON has no word for it."""
    try:
        return json.dumps(values, indent=indent, sort_keys=sort_keys, allow_nan=False)
    except ValueError:
        raise RunError("the result holds a number that is none, which JSON cannot say") from None


def write_new(path: Path, content: str | bytes) -> None:
    """Write a file that must not be there yet, and sync it; its name is not synced."""
    try:
        _write(path, content)
    except OSError as error:
        raise unwritable(path, error) from None


def write_durably(path: Path, content: str | bytes) -> None:
    """Write a file so that it is there whole, or not at all, even after a power cut."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.unlink(missing_ok=True)  # left by a cut; if it is a pipe, it would be waited for
        _write(fresh, content)
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise unwritable(path, error) from None


def _write(path: Path, content: str | bytes) -> None:
    with path.open("xb") as file:
        file.write(content.encode() if isinstance(content, str) else content)
        file.flush()
        os.fsync(file.fileno())


def unwritable(path: Path, error: OSError) -> RunError:
    """The error for a file that cannot be written."""
    return RunError(f"cannot write {path} ({error.strerror or one_line(error)})")


def sync_file(path: Path) -> None:
    """Make sure that what was written to a file survives a power cut."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(path: Path) -> None:
    """Make sure that the names in a folder survive a power cut, where the file system can."""
    try:
        sync_file(path)  # on POSIX a folder is opened and synced as a file is
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise


def make_folder(path: Path) -> None:
    """Make a folder and those that it is in, unless they are there, so that they last."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    try:
        path.mkdir(parents=True, exist_ok=True)
        for folder in missing:
            sync_folder(folder.parent)
    except OSError as error:
        raise RunError(f"cannot use {path}: {error.strerror or one_line(error)}") from None
