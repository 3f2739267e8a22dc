"""A program that transforms images as a strip: every image on the way, and between them which module did what."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from crl.viewer.program import Computation

SIDE, GAP, MARGIN, LINE = 126, 200, 18, 17  # pixels: of an image, between images, around, of a line of text
STYLE = (
    "text{font:12.5px system-ui,-apple-system,'DejaVu Sans',sans-serif;fill:#24292f;text-anchor:middle}"
    ".note{fill:#6e7781}.module{font-weight:600}image{image-rendering:pixelated}path{stroke:#6e7781;fill:none}"
)


def render_strip(lines: Sequence[Computation]) -> str:
    """The input, then for each computation the module, what it did in words, and the image it made with what that is taken for."""
    shown = [line for line in lines if line.window != (0, 0)]  # HALT changes nothing
    width = 2 * MARGIN + SIDE + len(shown) * (GAP + SIDE)
    height = 2 * MARGIN + SIDE + LINE + 5
    body = [*_image(MARGIN, lines[0].picture), _text(MARGIN + SIDE / 2, MARGIN + SIDE + LINE, f"taken for {lines[0].before}", "note")]
    for number, line in enumerate(shown):
        left = MARGIN + SIDE + number * (GAP + SIDE)
        body += _arrow(left, line)
        body += _image(left + GAP, line.result)
        body.append(_text(left + GAP + SIDE / 2, MARGIN + SIDE + LINE, f"taken for {line.wrote}, {line.confidence:.2f}"))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    frame = f'<rect width="{width}" height="{height}" rx="8" fill="#ffffff" stroke="#d0d7de"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", frame, *body, "</svg>\n"])


def _image(left: float, uri: str | None) -> list[str]:
    return [] if uri is None else [f'<image x="{left}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" href="{uri}"/>']


def _arrow(left: float, line: Computation) -> list[str]:
    """The module above an arrow, what it did below."""
    middle, y = left + GAP / 2, MARGIN + SIDE / 2
    path = f'<path d="M{left + 12} {y}H{left + GAP - 14}m-6 -5l6 5l-6 5"/>'
    did = [_text(middle, y + 6 + LINE * (number + 1), part, "note") for number, part in enumerate(line.did.split(", "))]
    return [_text(middle, y - 10, line.module, "module"), path, *did]


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    attributes = f' class="{kind}"' if kind else ""
    return f'<text{attributes} x="{x:g}" y="{y:g}">{escape(text)}</text>'
