"""Paths of module choices as stacked bars, a panel for each set of problems (App. D.4)."""

from __future__ import annotations

from crl.viewer.learned.paths import OTHERS, Bar, Panel, Paths
from crl.viewer.learned.pictures.canvas import COLOURS, GREY, MARGIN, Canvas, width_of

LONG, LINE = 230, 20  # pixels: a whole bar, from one bar to the next
THICK = 15  # pixels: of a bar
LETTERS = "ABCDEFGHIJ"


def draw_paths(paths: Paths) -> str:
    """Draw a bar for each kind of problem, in letters and colours of the paths that were gone."""
    canvas = Canvas()
    looks = {
        path: (LETTERS[number], GREY if path == OTHERS else COLOURS[number % len(COLOURS)])
        for number, path in enumerate(paths.paths)
    }
    left, bottom = float(MARGIN), 0.0
    for panel in paths.panels:
        right, low = _panel(canvas, panel, left, looks)
        left, bottom = right + 30, max(bottom, low)
    _legend(canvas, paths, looks, bottom + 16)
    return canvas.svg()


def _panel(
    canvas: Canvas, panel: Panel, left: float, looks: dict[str, tuple[str, str]]
) -> tuple[float, float]:
    """Draw the bars of one set of problems; its right end and its bottom."""
    words = max(width_of(bar.label, "plain") for bar in panel.bars) + 8
    counts = max(width_of(_count(bar), "note") for bar in panel.bars) + 8
    canvas.text(left, MARGIN + 12, panel.title, "head")
    solved = f"{panel.count:,} problems, {panel.solved:,} solved"
    canvas.text(left, MARGIN + 28, solved, "note")
    y = MARGIN + 40.0
    for bar in panel.bars:
        canvas.text(left + words - 8, y + 12, bar.label, "plain", anchor="end")
        _bar(canvas, bar, left + words, y, looks)
        canvas.text(left + words + LONG + 8, y + 12, _count(bar), "note")
        y += LINE
    title = max(width_of(panel.title, "head"), width_of(solved, "note"))
    return left + max(words + LONG + counts, title), y


def _count(bar: Bar) -> str:
    wrong = bar.count - sum(part.solved for part in bar.parts)
    return f"{bar.count:,}" + (f", {wrong:,} ✗" if wrong else "")


def _bar(
    canvas: Canvas, bar: Bar, left: float, y: float, looks: dict[str, tuple[str, str]]
) -> None:
    """Draw the parts of a bar; problems that were not solved are the white piece."""
    for part in bar.parts:
        letter, colour = looks[part.path]
        wide = LONG * part.count / bar.count
        wrong = part.count - part.solved
        hint = f"{bar.label}: {part.path}, {part.count} problems, {wrong} of them unsolved"
        canvas.box(left, y, wide, THICK, fill=colour, stroke="#ffffff", hint=hint)
        if wrong:
            missed = wide * wrong / part.count
            canvas.box(left + wide - missed, y, missed, THICK, fill="#ffffff", stroke=colour)
        if wide >= 14:
            canvas.text(left + min(wide / 2, 20), y + 11.5, letter, "sign halo", anchor="middle")
        left += wide


def _legend(canvas: Canvas, paths: Paths, looks: dict[str, tuple[str, str]], y: float) -> None:
    """Name the paths, one below the other."""
    for path in paths.paths:
        letter, colour = looks[path]
        canvas.box(MARGIN, y, 22, THICK, fill=colour)
        canvas.text(MARGIN + 11, y + 11.5, letter, "sign halo", anchor="middle")
        canvas.text(MARGIN + 30, y + 12, path, "plain")
        y += LINE
    note = "×n: several steps in a row; white piece of a bar and ✗: problems that were not solved"
    canvas.text(MARGIN, y + 12, note, "note")
