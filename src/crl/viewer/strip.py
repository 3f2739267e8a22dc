"""A program that transforms images as a strip: every image, and which module did what between."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from crl.viewer.computation import Computation

SIDE, GAP, MARGIN, LINE = 126, 200, 18, 17  # pixels: image, between images, around, line of text
STYLE = (
    "text{font:12.5px system-ui,-apple-system,'DejaVu Sans',sans-serif;fill:#24292f;"
    "text-anchor:middle}.note{fill:#6e7781}.module{font-weight:600}"
    ".legend{fill:#6e7781;text-anchor:start}.answer{fill:none;stroke:#1a7f37;stroke-width:2}"
    "image{image-rendering:pixelated}path{stroke:#6e7781;fill:none}"
)


def render_strip(lines: Sequence[Computation], *, answer: str | None = None) -> str:
    """Draw the input, then for each computation the module, what it did, and the image it made.

    The image of the answer is framed.
    """
    shown = [line for line in lines if line.window != (0, 0)]  # HALT changes nothing
    width = 2 * MARGIN + SIDE + len(shown) * (GAP + SIDE)
    height = 2 * MARGIN + SIDE + (2 if shown else 1) * LINE + 5
    body = [*_image(MARGIN, lines[0].picture), _caption(MARGIN, lines[0].before, "note")]
    for number, line in enumerate(shown):
        left = MARGIN + SIDE + number * (GAP + SIDE)
        body += _arrow(left, line)
        body += _image(left + GAP, line.result)
        body.append(_caption(left + GAP, f"{line.wrote}, {line.confidence:.2f}"))
    answered = answer is not None or lines[-1].halts
    if answered:
        body.append(_frame(MARGIN + len(shown) * (GAP + SIDE)))
    if shown:
        legend = _legend(shown[0], answered)
        body.append(_text(MARGIN, MARGIN + SIDE + 2 * LINE + 2, legend, "legend"))
    size = f'width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>'
    frame = f'<rect {size} rx="8" fill="#ffffff" stroke="#d0d7de"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", frame, *body, "</svg>\n"])


def _image(left: float, uri: str | None) -> list[str]:
    if uri is None:
        return []
    return [f'<image x="{left}" y="{MARGIN}" width="{SIDE}" height="{SIDE}" href="{uri}"/>']


def _frame(left: float) -> str:
    """Frame the image of the answer."""
    place = f'x="{left - 2}" y="{MARGIN - 2}" width="{SIDE + 4}" height="{SIDE + 4}"'
    return f'<rect class="answer" {place} rx="3"/>'


def _caption(left: float, taken_for: str, kind: str = "") -> str:
    return _text(left + SIDE / 2, MARGIN + SIDE + LINE, f"taken for {taken_for}", kind)


def _arrow(left: float, line: Computation) -> list[str]:
    """Draw an arrow, the module above it, what it did below."""
    middle, y = left + GAP / 2, MARGIN + SIDE / 2
    path = f'<path d="M{left + 12} {y}H{left + GAP - 14}m-6 -5l6 5l-6 5"/>'
    did = [
        _text(middle, y + 6 + LINE * (number + 1), part, "note")
        for number, part in enumerate(line.did.split(", "))
    ]
    return [_text(middle, y - 10, line.module, "module"), path, *did]


def _legend(line: Computation, answered: bool) -> str:
    """Explain the parts of a computation; short, since a strip can be of one step."""
    parts = [f"{line.module}: module", f"{line.confidence:.2f}: confidence"]
    return ", ".join([*parts, *["framed: the answer"] * answered])


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    attributes = f' class="{kind}"' if kind else ""
    return f'<text{attributes} x="{x:g}" y="{y:g}">{escape(text)}</text>'
