"""Random input for everything that reads what strangers write, compared with oracles of its own.

Each function takes how many inputs to try and a seed; what must not happen is an AssertionError or
whatever other error it is. It gives how many inputs were read and how many refused.
"""

from __future__ import annotations

import io
import json
import os
import random
import re
import tempfile
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from PIL import Image

from crl.config import Config
from crl.domains.arithmetic.multilingual import Multilingual, MultilingualSettings
from crl.domains.arithmetic.numeric import Numeric
from crl.domains.images.domain import ImagesSettings
from crl.domains.images.pictures import read_picture
from crl.errors import UsageError
from crl.learners.crl import CRL
from crl.solving.incoming import batches
from crl.solving.lines import read_line
from crl.validation import field_names, from_dict

Tried = Counter[str]  # "read" and "refused"

ODD = "\x00\t\n\r\x0b\x1c\x85\u00a0\u2028\u200b\ufeff\ufffd\ud800\udfff٣²½×−ß😀\u0301{}[]\"'\\\x1b"
WORDS = {  # written out, so that a slip in the package's own table is found
    "numerals": "0 1 2 3 4 5 6 7 8 9 + * -",
    "english": "zero one two three four five six seven eight nine plus times minus",
    "pig-latin": "erozay oneyay otway eethray ourfay ivefay ixsay evensay eightyay inenay"
    " usplay imestay inusmay",
    "reversed-english": "orez eno owt eerht ruof evif xis neves thgie enin sulp semit sunim",
    "spanish": "cero uno dos tres cuatro cinco seis siete ocho nueve mas por menos",
}
SPEECH = {language: words.split() for language, words in WORDS.items()}


@contextmanager
def refusal(tried: Tried) -> Iterator[None]:
    """Count what is done inside as read, or as refused by a UsageError of one sentence."""
    try:
        yield
    except UsageError as error:
        tried["refused" if str(error).strip() else "without a word"] += 1
    else:
        tried["read"] += 1


def damaged(text: str, draw: random.Random) -> str:
    """Change a text here and there, or not at all."""
    for _ in range(draw.choice((0, 0, 1, 1, 2, 9))):
        place = draw.randrange(len(text) + 1)
        piece = draw.choice((draw.choice(ODD), draw.choice("0123456789+*-xX "), "", text[:3]))
        text = text[:place] + piece + text[place + draw.randrange(3) :]
    return text


def expression(draw: random.Random, words: list[str], between: str = "") -> str:
    terms = draw.choice((1, 2, 2, 3, 5, 30))
    parts = [words[draw.randrange(10)]]
    for _ in range(terms - 1):
        parts += [words[draw.randrange(10, 13)], words[draw.randrange(10)]]
    return between.join(parts)


# --- expressions -------------------------------------------------------------------------------
def fuzz_numeric(count: int, seed: int) -> Tried:
    """Read digits and operators; the oracle is a regular expression and Python's arithmetic."""
    draw, domain, tried = random.Random(seed), Numeric(), Tried()
    spellings = str.maketrans("xX×−", "***-")
    for _ in range(count):
        text = damaged(expression(draw, list("0123456789+*-")), draw)
        plain = "".join(text.split()).translate(spellings)
        known = re.fullmatch(r"[0-9]([+*-][0-9])*", plain) is not None
        with refusal(tried):
            problems = domain.encode([domain.parse(text)])
            assert known, text
            assert int(problems.answers[0]) == eval(plain) % 10, text
            assert domain.show(problems.inputs[0].values[0]) == plain
            known = False
        assert not known, text  # else it was refused
    return tried


def spoken(text: str) -> tuple[str, list[int]] | None:
    """The language of an expression and its words as numbers; None if it is none."""
    plain = unicodedata.normalize("NFKD", text.lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    words: list[str] = []
    for word in plain.split():
        words += list(word) if any(map(str.isdigit, word)) else [word]
    words = [{"x": "*", "×": "*", "−": "-"}.get(word, word) for word in words]
    for language, known in SPEECH.items():
        if words and all(word in known for word in words):
            numbers = [known.index(word) for word in words]
            shape = "".join("d" if number < 10 else "o" for number in numbers)
            return (language, numbers) if re.fullmatch("d(od)+", shape) else None
    return None


def fuzz_multilingual(count: int, seed: int) -> Tried:
    """Read words; the oracle has its own dictionary, and no expression of a single term."""
    draw, domain, tried = random.Random(seed), Multilingual(), Tried()
    for _ in range(count):
        language, target = draw.choice(list(SPEECH)), draw.choice(list(SPEECH))
        text = damaged(expression(draw, SPEECH[language], draw.choice((" ", " ", "  "))), draw)
        text = draw.choice((str, str, str.upper, str.title))(text)
        said = draw.choice((None, None, language, draw.choice(list(SPEECH))))
        options = {"to": target} if said is None else {"to": target, "from": said}
        found = spoken(text)
        known = found is not None and said in (None, found[0])
        with refusal(tried):
            problems = domain.encode([domain.parse(text, **options)])
            assert found is not None, text
            assert known, text
            numerals = "".join(SPEECH["numerals"][number] for number in found[1])
            answer = domain.symbols[int(problems.answers[0])]
            assert answer == SPEECH[target][eval(numerals) % 10], text
            known = False
        assert not known, text
    return tried


# --- lines -------------------------------------------------------------------------------------
KEYS = ("input", "to", "steps", "self", "text", "snap", "line", "error", "answer", "__class__", "")


def value(draw: random.Random, depth: int = 0) -> Any:
    """Draw what JSON can say, and some of what it cannot."""
    kind = draw.randrange(12 if depth < 4 else 9)
    if kind < 3:
        return "".join(draw.choice(ODD + "3+4*7 abc") for _ in range(draw.randrange(9)))
    if kind < 6:
        return draw.choice((0, 1, -1, 3, 64, 10 ** draw.randrange(600), -(10**30)))
    if kind < 9:
        numbers = (0.5, 1.0, 1e308, -0.0, float("nan"), float("inf"), 1e-320, 0.001)
        return draw.choice((None, True, False, *numbers))
    if kind == 9:
        return [value(draw, depth + 1) for _ in range(draw.randrange(4))]
    return {draw.choice(KEYS): value(draw, depth + 1) for _ in range(draw.randrange(4))}


def line(draw: random.Random) -> str:
    kind = draw.randrange(20)
    if kind == 0:
        return '{"input": "1+1", "a": ' + "1" * draw.choice((399, 400, 401, 5000)) + "}"
    if kind == 1:
        return '{"input": "1+1", "a": ' + draw.choice("[{") * draw.choice((99, 300, 5000))
    if kind == 2:
        return damaged(expression(draw, list("0123456789+*-")), draw)
    values = {draw.choice(KEYS): value(draw) for _ in range(draw.randrange(5))}
    values |= {"input": "3+4*7"} if draw.random() < 0.7 else {}
    text = json.dumps(values, ensure_ascii=draw.random() < 0.5)
    return damaged(text, draw) if draw.random() < 0.4 else text


def fuzz_lines(count: int, seed: int) -> Tried:
    """Read single lines; what is read can be written as JSON again, and is what Python reads."""
    draw, tried = random.Random(seed), Tried()
    for _ in range(count):
        text = line(draw)
        with refusal(tried):
            found = read_line(text, ("to", "steps"))
            assert all(isinstance(option, str) for option in found.options.values())
            json.dumps(found.others, allow_nan=False)
            if text.lstrip().startswith("{"):
                assert found.input == json.loads(text)["input"]
            else:
                assert found.input == text.strip()
    return tried


def fuzz_incoming(count: int, seed: int) -> Tried:
    """Split bytes that come in pieces into lines; Python splits the whole text."""
    draw, tried = random.Random(seed), Tried()
    for _ in range(count):
        pieces = ("1+1", "\n", "\r\n", "\r", " ", "\ufeff", "é😀", "\u2028", "\x0b", "\x00", "{")
        text = "".join(draw.choice(pieces) for _ in range(draw.randrange(30)))
        content = text.encode()
        if draw.random() < 0.5:
            broken = bytes(draw.randrange(256) for _ in range(3))
            place = draw.randrange(len(content) + 1)
            content = content[:place] + broken + content[place:]
        whole = io.StringIO(content.decode("utf-8-sig", "replace"), newline=None).read()
        expected = [
            (number, each) for number, each in enumerate(whole.split("\n"), start=1) if each.strip()
        ]
        reading, writing = os.pipe()
        try:
            found = batches(reading)
            os.write(writing, content)
            os.close(writing)
            assert [one for batch in found for one in batch] == expected, content
        finally:
            os.close(reading)
        tried["read"] += 1
    return tried


# --- settings ----------------------------------------------------------------------------------
def fuzz_settings(count: int, seed: int) -> Tried:
    """Read settings; those that are accepted are read alike again."""
    draw, tried = random.Random(seed), Tried()
    kinds: tuple[type[Any], ...] = (Config, ImagesSettings, MultilingualSettings, CRL.Settings)
    for _ in range(count):
        kind = draw.choice(kinds)
        values = {"domain": "numeric"} if kind is Config else {}
        for _ in range(draw.randrange(3)):
            name = draw.choice((*field_names(kind), *field_names(kind), draw.choice(KEYS)))
            values[name] = value(draw)
        with refusal(tried):
            found = from_dict(kind, values if draw.random() < 0.95 else value(draw), "a file")
            plain = asdict(found)
            json.dumps(plain, allow_nan=False)
            assert from_dict(kind, plain, "a file") == found
    return tried


# --- pictures ----------------------------------------------------------------------------------
def base_pictures() -> list[bytes]:
    """Small pictures of a bar in several formats and kinds of pixels, some with metadata."""
    exif = Image.Exif()
    exif[0x0112], exif[0x010E], exif[0x011A] = 6, "a bar", 72.0
    found = []
    for mode in ("1", "L", "P", "RGB", "RGBA", "I;16", "F", "CMYK"):
        picture = Image.new(mode if mode != "P" else "L", (12, 16))
        picture.paste(1 if mode == "1" else 200, (5, 3, 7, 13))
        picture = picture.convert("P") if mode == "P" else picture
        ways: dict[str, list[dict[str, Any]]] = {
            "PNG": [{}, {"exif": exif}],
            "JPEG": [{}, {"exif": exif}],
            "TIFF": [{}, {"exif": exif}, {"compression": "tiff_lzw", "exif": exif}],
            "GIF": [{}],
            "BMP": [{}],
            "WEBP": [{"exif": exif}],
        }
        for name, options in ways.items():
            for chosen in options:
                content = io.BytesIO()
                try:
                    picture.save(content, format=name, **chosen)
                except (OSError, ValueError, RuntimeError):  # not every format has every kind
                    continue
                found.append(content.getvalue())
    return found


def broken(content: bytes, draw: random.Random) -> bytes:
    """Damage a file: bytes changed, left out, put in, repeated, or the end cut off."""
    changed = bytearray(content)
    for _ in range(draw.choice((1, 1, 2, 3, 8, 30))):
        place = draw.randrange(len(changed) + 1)
        ways: tuple[Callable[[], bytes], ...] = (
            lambda: bytes([draw.randrange(256)]),
            lambda: bytes([draw.choice((0, 1, 2, 4, 7, 12, 127, 128, 255))]),
            lambda: b"",
            lambda: content[: draw.randrange(9)],
        )
        changed[place : place + draw.choice((0, 1, 1, 1, 4))] = draw.choice(ways)()
    return bytes(changed[: draw.choice((None, None, None, draw.randrange(len(changed) + 1)))])


def fuzz_pictures(count: int, seed: int) -> Tried:
    """Read damaged pictures; what is read is a picture from 0 to 1."""
    draw, tried, bases = random.Random(seed), Tried(), base_pictures()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture"
        for _ in range(count):
            path.write_bytes(broken(draw.choice(bases), draw))
            with refusal(tried):
                image = read_picture(str(path), 42)
                assert image.shape == (42, 42)
                assert bool(torch.isfinite(image).all())
                assert float(image.min()) >= 0
                assert float(image.max()) == 1
    return tried


FUZZERS = (
    fuzz_numeric,
    fuzz_multilingual,
    fuzz_lines,
    fuzz_incoming,
    fuzz_settings,
    fuzz_pictures,
)
