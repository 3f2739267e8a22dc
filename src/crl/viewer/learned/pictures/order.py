"""The learned order as a picture: scores of windows, and who wins where two overlap."""

from __future__ import annotations

from collections.abc import Sequence

from crl.viewer.learned.order import Duel, Line, Order
from crl.viewer.learned.pictures.canvas import COLOURS, GREY, MARGIN, RULE, Canvas, width_of

LINE, LONG = 19, 300  # pixels: from one line to the next; the axis of scores
HEADS = ("module", "after", "window", "before")
CELL, TALL = 92, 34  # pixels: a cell of who wins
LOOKS = {
    "left": ("#d6eaf8", "◀ left"),
    "right": ("#fdebd0", "right ▶"),
    "either": ("#f6f8fa", "either"),
}


def draw_order(orders: Sequence[Order]) -> str:
    """Draw the scores of each set of inputs, the highest first, and beside them who wins."""
    canvas = Canvas()
    y = float(MARGIN)
    notes = [
        "left: alike windows by their scores; of all windows in a string the highest is rewritten",
        "right: of two windows that overlap, the one that is rewritten first, and by how much "
        "another one scores better than the loser, at least",
    ]
    for note in notes:
        canvas.text(MARGIN, y + 12, note, "note")
        y += 16
    alone = len(orders) == 1
    lines = [_shown(order, alone) for order in orders]
    columns = _columns([line for them in lines for line in them])
    scores = [score for them in lines for line in them for score in (line.least, line.most)]
    low, high = min(scores, default=0.0), max(scores, default=1.0)
    right = MARGIN + sum(columns) + LONG + 150
    for order, them in zip(orders, lines, strict=True):
        canvas.text(MARGIN, y + 26, order.source, "title")
        below = _scores(canvas, them, columns, (low, high), y + 36)
        y = max(below, _duels(canvas, order, right, y + 36)) + 12
    return canvas.svg()


def _shown(order: Order, alone: bool) -> list[Line]:
    """Leave windows that are never chosen out where there are several sets of inputs."""
    return [line for line in order.lines if alone or line.behind is None]


def _columns(lines: Sequence[Line]) -> list[float]:
    """The widths of what stands before a window, the window, what stands behind, and modules."""
    words = [
        [line.module for line in lines],
        [line.after for line in lines],
        [f"[{line.window}]" for line in lines],
        [line.before for line in lines],
    ]
    return [
        max(width_of(head, "small"), *(width_of(word, "cell") for word in column)) + 12
        for head, column in zip(HEADS, words, strict=True)
    ]


def _scores(
    canvas: Canvas,
    lines: Sequence[Line],
    columns: Sequence[float],
    span: tuple[float, float],
    y: float,
) -> float:
    """Draw the range of scores of each line; the place below."""
    axis = MARGIN + sum(columns)
    x = float(MARGIN)
    for head, wide in zip(HEADS, columns, strict=True):
        canvas.text(x, y + 12, head, "small")
        x += wide
    canvas.text(axis, y + 12, f"score {span[0]:.0f}", "small")
    canvas.text(axis + LONG, y + 12, f"{span[1]:.0f}", "small", anchor="end")
    y += LINE
    never = [line for line in lines if line.behind is not None]
    for line in lines:
        if never and line is never[0]:
            note = "never chosen, since another window always scores higher"
            canvas.text(MARGIN, y + 13, note, "note")
            y += LINE
        x = float(MARGIN)
        words = (line.module, line.after, f"[{line.window}]", line.before)
        for word, wide in zip(words, columns, strict=True):
            canvas.text(x, y + 13, word, "cell")
            x += wide
        _range(canvas, line, axis, span, y)
        y += LINE
    return y


def _range(canvas: Canvas, line: Line, axis: float, span: tuple[float, float], y: float) -> None:
    scale = LONG / max(span[1] - span[0], 1e-9)
    left, right = (axis + scale * (score - span[0]) for score in (line.least, line.most))
    colour = COLOURS[0] if line.behind is None else GREY
    canvas.path(f"M{axis:.1f} {y + 9:.1f}h{LONG}", stroke=RULE)
    hint = f"{line.least:.1f} to {line.most:.1f}"
    canvas.box(left, y + 4, max(right - left, 2), 10, fill=colour, radius=2, hint=hint)
    words = hint if line.behind is None else f"✗ behind by {line.behind:.1f} or more"
    canvas.text(axis + LONG + 8, y + 13, words, "small")


# --- who wins ------------------------------------------------------------------------------------
def _duels(canvas: Canvas, order: Order, x: float, y: float) -> float:
    """Draw a cell for each two windows that overlap; the place below."""
    if not order.duels:
        return y
    found: dict[tuple[str, str], Duel] = {}
    for duel in order.duels:
        found.setdefault((duel.left, duel.right), duel)
    head = max(width_of(window, "cell") for window in order.windows) + 12
    wide = max(CELL, head)
    canvas.text(x, y - 2, "rows: the left window; columns: the right one", "small")
    for number, window in enumerate(order.windows):
        middle = x + head + wide * (number + 0.5)
        canvas.text(middle, y + 14, window, "cell", anchor="middle")
    y += 20
    for left in order.windows:
        canvas.text(x + head - 8, y + TALL / 2 + 4, left, "cell", anchor="end")
        for number, right in enumerate(order.windows):
            if (left, right) in found:
                _duel(canvas, found[left, right], x + head + wide * number, y, wide)
        y += TALL
    return y


def _duel(canvas: Canvas, duel: Duel, x: float, y: float, wide: float) -> None:
    fill, words = LOOKS[duel.winner]
    canvas.box(x, y, wide, TALL, fill=fill, stroke=RULE)
    level = y + (21 if duel.margin is None else 15)
    canvas.text(x + wide / 2, level, words, "sign", anchor="middle")
    if duel.margin is not None:
        canvas.text(x + wide / 2, y + 28, f"by {duel.margin:.1f}", "small", anchor="middle")
