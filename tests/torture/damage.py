"""Ways of damaging a file: each takes a path and puts something else there."""

from __future__ import annotations

import io
import os
import pickle
import shutil
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

Damage = Callable[[Path, Random], None]
MARK = "executed"  # what a pickle makes, beside the folder, if it is executed


# --- other bytes ---------------------------------------------------------------------------------
def flip_a_bit(path: Path, random: Random) -> None:
    """Flip one bit somewhere."""
    content = bytearray(path.read_bytes()) or bytearray(b"\0")
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    path.write_bytes(content)


def flip_a_late_bit(path: Path, random: Random) -> None:
    """Flip one bit in the second half, where the numbers of weights are."""
    content = bytearray(path.read_bytes()) or bytearray(b"\0")
    content[random.randrange(len(content) // 2, len(content))] ^= 1 << random.randrange(8)
    path.write_bytes(content)


def change_a_digit(path: Path, random: Random) -> None:
    """Put another digit in place of one, which leaves JSON what it is."""
    content = bytearray(path.read_bytes())
    digits = [place for place, byte in enumerate(content) if byte in b"0123456789"]
    if digits:
        place = random.choice(digits)
        content[place] = ord(str((int(chr(content[place])) + random.randint(1, 9)) % 10))
    path.write_bytes(content)


def flip_many_bits(path: Path, random: Random) -> None:
    """Flip bits all over."""
    for _ in range(50):
        flip_a_bit(path, random)


def empty(path: Path, random: Random) -> None:
    """Leave nothing in it."""
    path.write_bytes(b"")


def truncate(path: Path, random: Random) -> None:
    """Cut it anywhere."""
    content = path.read_bytes()
    path.write_bytes(content[: random.randrange(len(content) + 1)])


def drop_the_last_byte(path: Path, random: Random) -> None:
    """Cut one byte off."""
    path.write_bytes(path.read_bytes()[:-1])


def append(path: Path, random: Random) -> None:
    """Add bytes at the end."""
    path.write_bytes(path.read_bytes() + random.randbytes(random.randint(1, 100)))


def zero_a_block(path: Path, random: Random) -> None:
    """Fill a block with zeros, as a file system does after a crash."""
    content = path.read_bytes()
    begin = random.randrange(len(content) + 1)
    path.write_bytes(
        content[:begin] + bytes(len(content[begin : begin + 512])) + content[begin + 512 :]
    )


def garbage(path: Path, random: Random) -> None:
    """Put random bytes there."""
    path.write_bytes(random.randbytes(random.randint(1, 5000)))


def swap(path: Path, random: Random) -> None:
    """Exchange it with another file of the folder, of the same name if there is one."""
    root = next(each for each in path.parents if (each / "config.json").exists() or each == path)
    others = [each for each in sorted(root.rglob("*")) if each.is_file() and each != path]
    twins = [each for each in others if each.name == path.name]
    other = random.choice(twins or others)
    mine, theirs = path.read_bytes(), other.read_bytes()
    path.write_bytes(theirs)
    other.write_bytes(mine)


# --- other JSON ----------------------------------------------------------------------------------
def json_of(text: str) -> Damage:
    """Put that text there."""
    return lambda path, random: path.write_text(text) and None  # type: ignore[func-returns-value]


def not_text(path: Path, random: Random) -> None:
    """Put a byte that no UTF-8 has into it."""
    content = bytearray(path.read_bytes()) or bytearray(b"\0")
    content[random.randrange(len(content))] = 0xFF
    path.write_bytes(content)


# --- pickles -------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Malicious:
    """An object whose unpickling makes a file."""

    mark: str

    def __reduce__(self) -> tuple[Callable[..., int], tuple[str]]:
        return os.system, (f"touch {self.mark}",)


def plain_pickle(path: Path, random: Random) -> None:
    """Put a pickle there that executes code."""
    path.write_bytes(pickle.dumps(Malicious(_mark(path))))


def zipped_pickle(path: Path, random: Random) -> None:
    """Put a pickle there that executes code, packed as torch packs its own."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as packed:
        packed.writestr("archive/data.pkl", pickle.dumps(Malicious(_mark(path)), protocol=2))
        packed.writestr("archive/version", "3\n")
        packed.writestr("archive/byteorder", "little")
    path.write_bytes(content.getvalue())


def _mark(path: Path) -> str:
    root = max((each for each in path.parents if (each / "config.json").exists()), key=_depth)
    return str(root.parent / MARK)


def _depth(path: Path) -> int:
    return len(path.parts)


# --- other kinds of files ------------------------------------------------------------------------
def remove(path: Path, random: Random) -> None:
    """Delete it."""
    path.unlink()


def link_to(target: str) -> Damage:
    """Put a link there."""

    def damage(path: Path, random: Random) -> None:
        path.unlink()
        path.symlink_to(target)

    return damage


def link_to_itself(path: Path, random: Random) -> None:
    """Put a link there that leads to itself."""
    path.unlink()
    path.symlink_to(path.name)


def folder(path: Path, random: Random) -> None:
    """Put a folder there."""
    path.unlink()
    path.mkdir()


def pipe(path: Path, random: Random) -> None:
    """Put a named pipe there that nobody writes to."""
    path.unlink()
    os.mkfifo(path)


# --- of folders ----------------------------------------------------------------------------------
def remove_folder(path: Path, random: Random) -> None:
    """Delete a folder with all that is in it."""
    shutil.rmtree(path)


def file_instead(path: Path, random: Random) -> None:
    """Put a file in place of a folder."""
    shutil.rmtree(path)
    path.write_text("not a folder")


def link_instead(path: Path, random: Random) -> None:
    """Move a folder away and put a link to it in its place."""
    aside = path.with_name(path.name + "-elsewhere")
    path.rename(aside)
    path.symlink_to(aside.name)


DAMAGES: dict[str, Damage] = {
    "bit 1": flip_a_bit,
    "bit 2": flip_a_bit,
    "bit 3": flip_a_bit,
    "late bit 1": flip_a_late_bit,
    "late bit 2": flip_a_late_bit,
    "digit": change_a_digit,
    "many bits": flip_many_bits,
    "emptied": empty,
    "truncated 1": truncate,
    "truncated 2": truncate,
    "last byte": drop_the_last_byte,
    "appended": append,
    "zeros": zero_a_block,
    "garbage": garbage,
    "swapped": swap,
    "list": json_of("[1, 2]\n"),
    "empty object": json_of("{}\n"),
    "null": json_of("null\n"),
    "text": json_of('"text"\n'),
    "number": json_of("-1e999\n"),
    "NaN": json_of('{"seed": NaN, "episodes": NaN, "update": NaN, "value": NaN}\n'),
    "deep lists": json_of("[" * 100_000 + "]" * 100_000 + "\n"),
    "deep objects": json_of('{"a":' * 100_000 + "1" + "}" * 100_000 + "\n"),
    "digits": json_of('{"seed": ' + "1" * 5000 + "}\n"),
    "not text": not_text,
    "pickle": plain_pickle,
    "zipped pickle": zipped_pickle,
    "removed": remove,
    "dangling link": link_to("nowhere"),
    "endless link": link_to("/dev/zero"),
    "link to itself": link_to_itself,
    "folder": folder,
    "pipe": pipe,
}
FOLDER_DAMAGES: dict[str, Damage] = {
    "folder removed": remove_folder,
    "file instead": file_instead,
    "link instead": link_instead,
}
