"""A program that transforms images as a strip: every image, and which module did what between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from crl.viewer.cells import plain
from crl.viewer.colours import LIGHT, colour_of
from crl.viewer.computation import Computation

SIDE, GAP, MARGIN, LINE = 126, 200, 18, 17  # pixels: image, between images, around, line of text
SANS = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"


def render_strip(
    lines: Sequence[Computation],
    *,
    answer: str | None = None,
    place: Mapping[str, int] | None = None,
) -> str:
    """Draw the input, then for each computation the module, what it did, and the image it made.

    The image of the answer is framed. The places of modules in their set decide their colours.
    """
    shown = [line for line in lines if line.acts]  # HALT changes nothing
    width = 2 * MARGIN + SIDE + len(shown) * (GAP + SIDE)
    height = 2 * MARGIN + SIDE + (3 if shown else 1) * LINE + 5
    body = [*_image(MARGIN, lines[0].picture), _caption(MARGIN, lines[0].before, LIGHT.muted)]
    for number, line in enumerate(shown):
        left = MARGIN + SIDE + number * (GAP + SIDE)
        body += _arrow(left, line, colour_of((place or {}).get(line.module)))
        body += _image(left + GAP, line.result)
        body.append(_caption(left + GAP, f"{line.wrote}, {two_digits(line.confidence)}"))
    answered = answer is not None or lines[-1].halts
    if answered:
        body.append(_frame(MARGIN + len(shown) * (GAP + SIDE)))
    if shown:
        legend = _legend(shown[0], answered)
        for number, words in enumerate(legend):
            below = MARGIN + SIDE + (2 + number) * LINE + 4
            body.append(plain(words, MARGIN, below, _look(LIGHT.muted, "legend")))
    size = f'width="{width}" height="{height}"'
    font = f'font-family="{SANS}" font-size="12.5"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} {font}>'
    frame = f'<rect {size} rx="8" fill="{LIGHT.page}" stroke="{LIGHT.line}"/>'
    return "\n".join([head, frame, *body, "</svg>\n"])


def two_digits(probability: float) -> str:
    """Write a probability; what is below 1 is never written as 1.00."""
    return f"{probability if probability >= 1 else min(probability, 0.994):.2f}"


def _image(left: float, uri: str | None) -> list[str]:
    if uri is None:
        return []
    place = f'x="{left}" y="{MARGIN}" width="{SIDE}" height="{SIDE}"'
    return [f'<image {place} image-rendering="pixelated" href="{uri}"/>']


def _frame(left: float) -> str:
    """Frame the image of the answer."""
    place = f'x="{left - 2}" y="{MARGIN - 2}" width="{SIDE + 4}" height="{SIDE + 4}"'
    line = f'fill="none" stroke="{LIGHT.answer}" stroke-width="2"'
    return f'<rect class="answer" {place} rx="3" {line}/>'


def _caption(left: float, taken_for: str, colour: str = LIGHT.text) -> str:
    return _centred(left + SIDE / 2, MARGIN + SIDE + LINE, f"taken for {taken_for}", colour)


def _arrow(left: float, line: Computation, colour: str) -> list[str]:
    """Draw an arrow, the module above it, what it did below."""
    middle, y = left + GAP / 2, MARGIN + SIDE / 2
    path = f'<path d="M{left + 12} {y}H{left + GAP - 14}m-6 -5l6 5l-6 5"'
    did = [
        _centred(middle, y + 6 + LINE * (number + 1), part, LIGHT.muted)
        for number, part in enumerate(line.did.split(", "))
    ]
    drawn = f'{path} stroke="{colour}" stroke-width="1.5" fill="none"/>'
    return [_centred(middle, y - 10, line.module, colour, ' font-weight="bold"'), drawn, *did]


def _legend(line: Computation, answered: bool) -> list[str]:
    """Explain the parts of a computation; short, since a strip can be of one step."""
    parts = [
        f"{line.module}: module",
        f"{two_digits(line.confidence)}: confidence of the classifier",
    ]
    return [", ".join(parts), *["framed: the answer"] * answered]


def _centred(x: float, y: float, text: str, colour: str, more: str = "") -> str:
    return plain(text, x, y, f' text-anchor="middle"{_look(colour)}{more}')


def _look(colour: str, kind: str = "") -> str:
    return f' class="{kind}" fill="{colour}"' if kind else f' fill="{colour}"'
