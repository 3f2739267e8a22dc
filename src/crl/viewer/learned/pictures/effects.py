"""What modules do to images as a picture: in words, and before and after."""

from __future__ import annotations

from collections.abc import Sequence

from crl.viewer.learned.effects import ModuleEffect
from crl.viewer.learned.pictures.canvas import GREY, MARGIN, Canvas, width_of

SIDE, BETWEEN, PAIR, ROW = 60, 22, 26, 76  # pixels: image, arrow, between pairs, of a module


def draw_effects(effects: Sequence[ModuleEffect], unused: Sequence[str]) -> str:
    """Draw a row for each module that was used."""
    canvas = Canvas()
    note = "what each module does to the images that it was applied to: mean ± standard deviation"
    canvas.text(MARGIN, MARGIN + 12, note, "note")
    words = [width_of(word, "plain") for effect in effects for word in effect.words]
    titles = [width_of(_title(effect), "head") for effect in effects]
    left = MARGIN + max(*words, *titles) + 16
    y = MARGIN + 28.0
    for effect in effects:
        canvas.text(MARGIN, y + 20, _title(effect), "head")
        for number, word in enumerate(effect.words):
            canvas.text(MARGIN, y + 37 + 15 * number, word, "plain")
        for number, (before, after) in enumerate(effect.examples):
            x = left + number * (2 * SIDE + BETWEEN + PAIR)
            canvas.image(x, y, SIDE, before)
            arrow = f"M{x + SIDE + 4:.1f} {y + SIDE / 2:.1f}h{BETWEEN - 9}m-4 -4l4 4l-4 4"
            canvas.path(arrow, stroke=GREY)
            canvas.image(x + SIDE + BETWEEN, y, SIDE, after)
        y += ROW
    if unused:
        canvas.text(MARGIN, y + 14, f"never used: {', '.join(unused)}", "note")
    return canvas.svg()


def _title(effect: ModuleEffect) -> str:
    return f"{effect.module}, {effect.count:,} images"
