"""Small pieces of HTML for results in a notebook: nothing runs in them, all text is escaped.

Text keeps the notebook's own colour, so that it can be read in light and dark themes.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Literal

Kind = Literal["good", "bad", "open"]
BADGES = {  # text and background
    "good": ("#14532d", "#d7f5e0"),
    "bad": ("#8a0f18", "#fde3e3"),
    "open": ("#5c3d00", "#fdf0d0"),
}
CELL = "text-align:left;vertical-align:top;padding:2px 12px 2px 0"
BAR = "display:inline-block;height:8px;border-radius:4px;background:#3b6fb6;margin-right:6px"
WIDTH = 90  # pixels of a whole bar


def badge(words: str, kind: Kind) -> str:
    """Write a verdict."""
    text, back = BADGES[kind]
    look = f"color:{text};background:{back};border-radius:10px;padding:1px 10px"
    return f'<strong style="{look}">{escape(words)}</strong>'


def code(text: str) -> str:
    """Write something exactly as it is."""
    return f"<code>{escape(text)}</code>"


def bar(share: float, words: str) -> str:
    """Draw a part of a whole, 0 to 1, with its number beside it."""
    width = round(WIDTH * min(max(share, 0.0), 1.0))
    return f'<span style="{BAR};width:{width}px"></span>{escape(words)}'


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Draw a table; its heads are text, its cells are HTML."""
    head = "".join(f'<th scope="col" style="{CELL}">{escape(name)}</th>' for name in heads)
    body = "".join(
        "<tr>" + "".join(f'<td style="{CELL}">{cell}</td>' for cell in row) + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def paragraph(html: str) -> str:
    """Set a line of its own."""
    return f'<p style="margin:4px 0">{html}</p>'
