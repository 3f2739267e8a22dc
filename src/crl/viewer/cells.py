"""Text in cells of one width: each character has a place of its own, whatever the font.

Renderers differ in fonts, and not all know `textLength` or lists of places. A <tspan> for each
character, centred in its cell, is drawn alike by all of them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from html import escape

from crl.viewer.computation import Computation

JOINER = "\u200d"  # makes one picture of several
CUT = "…"


def clusters(text: str) -> Iterator[str]:
    """Split a text into what takes a place: a character with the marks that belong to it."""
    cluster = ""
    for character in text:
        belongs = unicodedata.category(character) in ("Mn", "Me", "Cf")
        if cluster and not belongs and not cluster.endswith(JOINER):
            yield cluster
            cluster = ""
        cluster += character
    if cluster:
        yield cluster


def columns(text: str) -> int:
    """Count the cells of a text; wide characters take two."""
    return sum(_width(cluster) for cluster in clusters(text))


def _width(cluster: str) -> int:
    return 2 if unicodedata.east_asian_width(cluster[0]) in ("W", "F") else 1


def cells(text: str, x: float, y: float, character: float, attributes: str = "") -> str:
    """Draw a text from x on, each character in a cell of that width."""
    parts = []
    for cluster in clusters(_drawable(text)):
        width = _width(cluster)
        parts.append(f'<tspan x="{x + character * width / 2:.5g}">{escape(cluster)}</tspan>')
        x += character * width
    return f'<text text-anchor="middle" y="{y:g}"{attributes}>{"".join(parts)}</text>'


def plain(text: str, x: float, y: float, attributes: str = "") -> str:
    """Draw a text that nothing has to keep in line with."""
    return f'<text x="{x:g}" y="{y:g}"{attributes}>{escape(_drawable(text))}</text>'


def _drawable(text: str) -> str:
    """Replace what XML cannot hold."""
    return "".join("\ufffd" if _forbidden(each) else each for each in text)


def _forbidden(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cs") or character in "\ufffe\uffff"


def cut(line: Computation, most: int) -> tuple[str, int, int]:
    """Give at most about that many characters of a representation, and its window in them."""
    begin, end = line.window
    if len(line.before) <= most:
        return line.before, begin, end
    end = min(end, begin + most)
    first = max(0, min((begin + end - most) // 2, len(line.before) - most))
    left = CUT if first else ""
    right = CUT if first + most < len(line.before) else ""
    shift = len(left) - first
    shown = left + line.before[first : first + most] + right
    return (shown, 0, 0) if begin == end else (shown, begin + shift, end + shift)
