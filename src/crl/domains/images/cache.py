"""The cache: where it is, whether it can be written, and how a file gets there whole."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from crl.errors import RunError
from crl.files import sync_folder

WAYS_OUT = (
    "set XDG_CACHE_HOME to a folder that can be written, and CRL_DATA_DIR to the folder that has"
    " the four files of MNIST if they are not in there"
)


def cache_folder() -> Path:
    """Say where fetched and derived files are kept; a RunError if there is no home for them."""
    given = os.environ.get("XDG_CACHE_HOME")
    if given:
        return Path(given) / "crl"
    try:
        return Path.home() / ".cache" / "crl"
    except RuntimeError:
        raise RunError(f"this user has no home folder to keep a cache in; {WAYS_OUT}") from None


def refuse_unwritable(path: Path, content: bytes) -> None:
    """Raise a RunError unless as much as `content` can be kept at `path`."""
    try:
        if path.is_dir():
            raise IsADirectoryError(None, "Is a directory")
        path.parent.mkdir(parents=True, exist_ok=True)
        _written_beside(path, content).unlink()
    except OSError as error:
        raise _unwritable(path, error) from None


def keep(path: Path, content: bytes) -> None:
    """Put a file into the cache, whole or not at all, whoever else does it at the same time."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = _written_beside(path, content)
        try:
            fresh.replace(path)
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
        sync_folder(path.parent)
    except OSError as error:
        raise _unwritable(path, error) from None


def _written_beside(path: Path, content: bytes) -> Path:
    """Write a file under a name that nobody else has, with the permissions of the umask."""
    fresh = path.with_name(f"{path.name}.{secrets.token_hex(8)}.new")
    with fresh.open("xb") as file:
        try:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            fresh.unlink(missing_ok=True)
            raise
    return fresh


def _unwritable(path: Path, error: OSError) -> RunError:
    return RunError(f"{path} cannot be written ({error.strerror or error}); {WAYS_OUT}")
