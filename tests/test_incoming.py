"""What comes from outside: lines over a pipe, files that people name, pictures, random input."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import fuzzing
import pytest
from commands import assert_refused, here
from PIL import Image

from crl.domains.images.pictures import read_picture
from crl.errors import UsageError
from crl.files import given_bytes, given_text, parse_json
from crl.solving.incoming import LONGEST, batches
from crl.solving.lines import read_line

COMMAND = [sys.executable, "-m", "crl.cli", "solve", "numeric"]


# --- each line when it comes -------------------------------------------------------------------
@pytest.fixture
def asking() -> Iterator[Callable[[bytes], list[dict[str, Any]]]]:
    """Write to a command over a pipe that stays open, and wait for as many answers as lines."""
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    assert process.stdin is not None
    assert process.stdout is not None
    stdin, stdout = process.stdin, process.stdout

    def ask(content: bytes) -> list[dict[str, Any]]:
        stdin.write(content)
        found = b""
        while found.count(b"\n") < content.count(b"\n"):
            assert select.select([stdout], [], [], 60)[0], "no answer came"
            found += os.read(stdout.fileno(), 1 << 16)
        return [json.loads(line) for line in found.splitlines()]

    yield ask
    stdin.close()
    process.wait(timeout=60)
    stdout.close()


def test_a_program_that_waits_for_each_answer_has_it(
    asking: Callable[[bytes], list[dict[str, Any]]],
) -> None:
    for digit in b"123":
        (answer,) = asking(b"%c+1\n" % digit)
        assert answer["answer"] == str(digit - 47)
    assert ["error" in line for line in asking(b"1++1\n{\n3*3\n")] == [True, True, False]
    assert asking(b"1+1\n2+")[0]["answer"] == "2"  # what has no end yet is waited for
    assert asking(b"2\n")[0]["answer"] == "4"
    assert len(asking(b"1+1\n" * 1000)) == 1000
    assert asking(b"2*4\n")[0]["answer"] == "8"


def piped(write: Callable[[int], None]) -> Iterator[list[tuple[int, str]]]:
    """Read batches of what a thread writes to a pipe."""
    reading, writing = os.pipe()

    def run() -> None:
        write(writing)
        os.close(writing)

    thread = threading.Thread(target=run)
    thread.start()
    yield from batches(reading)
    thread.join()
    os.close(reading)


def write_all(descriptor: int, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[os.write(descriptor, view) :]


def test_lines_that_are_there_already_are_taken_together(tmp_path: Path) -> None:
    path = tmp_path / "lines"
    path.write_bytes(b"1+1\n" * 1000)
    with path.open("rb") as file:
        assert [len(batch) for batch in batches(file.fileno()) if batch] == [256, 256, 256, 232]
    sizes = [len(batch) for batch in piped(lambda pipe: write_all(pipe, b"1+1\n\n" * 4096))]
    assert sum(sizes) == 4096
    assert max(sizes) == 256


def test_long_lines_are_not_all_taken_together() -> None:
    line = b"1" * 300_000 + b"\n"
    sizes = [len(batch) for batch in piped(lambda pipe: write_all(pipe, line * 20)) if batch]
    assert sum(sizes) == 20
    assert max(sizes) <= 4


def test_a_line_that_never_ends_keeps_nobody_waiting() -> None:
    done = threading.Event()

    def write(pipe: int) -> None:
        write_all(pipe, b"1+1\n")
        while not done.is_set():
            write_all(pipe, b"0" * 100)
            time.sleep(0.0005)

    found = piped(write)
    try:
        assert next(found) == [(1, "1+1")]
    finally:
        done.set()
        rest = [line for batch in found for line in batch]
    assert [number for number, _ in rest] == [2]


def test_a_line_of_many_megabytes_is_read_in_little_memory() -> None:
    piece = b"9" * (1 << 20)

    def write(pipe: int) -> None:
        write_all(pipe, b"1+1\n")
        for _ in range(100):
            write_all(pipe, piece)
        write_all(pipe, b"\n2+2\n")

    tracemalloc.start()
    try:
        found = [line for batch in piped(write) for line in batch]
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert [number for number, _ in found] == [1, 2, 3]
    assert len(found[1][1]) == LONGEST + 1
    assert peak < 5 * LONGEST
    with pytest.raises(UsageError, match="too long"):
        read_line(found[1][1], ())


def test_a_descriptor_that_does_not_block_is_waited_for() -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    timer = threading.Timer(0.2, lambda: (os.write(writing, b"1+1\n"), os.close(writing)))
    timer.start()
    assert [line for batch in batches(reading) for line in batch] == [(1, "1+1")]
    os.close(reading)


# --- files that people name ---------------------------------------------------------------------
@pytest.mark.parametrize("kind", ["fifo", "folder", "device", "sparse"])
def test_what_is_no_file_of_text_is_neither_waited_for_nor_read(kind: str, tmp_path: Path) -> None:
    path = odd_file(kind, tmp_path)
    for command in (["measure", "numeric", "--problems"], ["train", "numeric", "--config"]):
        complaint = "is too large" if kind == "sparse" else "is not a regular file"
        assert_refused(here(*command, str(path)), 2, complaint)


def odd_file(kind: str, folder: Path) -> Path:
    path = folder / "odd"
    if kind == "fifo":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    elif kind == "sparse":
        with path.open("wb") as file:
            file.truncate(20 << 30)
    return Path("/dev/zero") if kind == "device" else path


def test_files_that_people_name_are_read_or_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"\xef\xbb\xbfone\n")
    assert given_text(tmp_path / "text") == "one\n"
    with pytest.raises(UsageError, match=r"is too large \(7 bytes\); at most 3 are allowed"):
        given_bytes(tmp_path / "text", 3)
    for name in ("none", "null\0", "\ud800", "a" * 5000):
        with pytest.raises(OSError, match=r"none|null|surrogates|too long"):
            given_bytes(tmp_path / name)


def test_brackets_in_strings_nest_nothing() -> None:
    assert parse_json('["' + "[" * 500 + '\\"{"]') == ["[" * 500 + '"{']
    with pytest.raises(ValueError, match="nested more than 100 deep"):
        parse_json('["\\\\",' + "[" * 101 + "]" * 101 + "]")


# --- pictures ----------------------------------------------------------------------------------
def picture(name: str, folder: Path) -> Path:
    image = Image.new("L", (12, 16))
    image.paste(200, (5, 3, 7, 13))
    image.save(folder / name)
    return folder / name


def test_what_a_decoder_raises_is_one_sentence(tmp_path: Path) -> None:
    path = picture("bar.tiff", tmp_path)
    whole = path.read_bytes()
    assert whole.count(b"\x11\x01\x04\x00") == 1
    path.write_bytes(whole.replace(b"\x11\x01\x04\x00", b"\x11\x01\x0c\x00"))  # a place as a float
    with pytest.raises(UsageError, match="is not a picture that can be read") as raised:
        read_picture(str(path), 42)
    assert "\n" not in str(raised.value)


def test_what_libtiff_has_to_say_is_not_printed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bar.tiff"
    Image.open(picture("bar.png", tmp_path)).save(path, compression="tiff_lzw")
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b"\x16\x01\x03\x00\x01", b"\x16\x01\x03\x00\x07"))
    with pytest.raises(UsageError, match="is not a picture that can be read"):
        read_picture(str(path), 42)
    assert capfd.readouterr().err == ""
    os.write(2, b"still there")
    assert capfd.readouterr().err == "still there"


def test_any_error_of_a_decoder_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = picture("bar.png", tmp_path)
    for error in (TypeError("x"), KeyError("x"), AttributeError(), RecursionError(), MemoryError()):
        monkeypatch.setattr(Image, "open", lambda *_, error=error, **__: raise_(error))
        with pytest.raises(UsageError, match="is not a picture that can be read"):
            read_picture(str(path), 42)


def raise_(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("kind", ["fifo", "folder", "device", "sparse"])
def test_what_is_no_picture_is_neither_waited_for_nor_read(kind: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"there is no file|is too large"):
        read_picture(str(odd_file(kind, tmp_path)), 42)


# --- random input ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fuzz", "count"),
    [
        (fuzzing.fuzz_numeric, 2000),
        (fuzzing.fuzz_multilingual, 2000),
        (fuzzing.fuzz_lines, 5000),
        (fuzzing.fuzz_incoming, 2000),
        (fuzzing.fuzz_settings, 200),
        (fuzzing.fuzz_pictures, 1000),
    ],
)
def test_random_input_is_read_rightly_or_refused(
    fuzz: Callable[[int, int], fuzzing.Tried], count: int
) -> None:
    tried = fuzz(count, 18)
    assert tried.total() == count
    assert tried["read"] > count // 20
