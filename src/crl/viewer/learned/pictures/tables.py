"""Tables of modules as a picture: a colour and a sign for each cell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from crl.viewer.learned.pictures.canvas import MARGIN, RULE, Canvas, width_of
from crl.viewer.learned.tables import Cell, Table

LINE = 17  # pixels: height of a row
DOT = 8  # pixels: side of a cell in a table without words
WIDEST = 760  # pixels: a wider table is drawn without words
PAGE = 1500  # pixels: tables stand side by side up to there
MOST_DRAWN = 120  # tables of a module
FILLS = {"right": "#dafbe1", "wrong": "#ffd8d3", "sometimes": "#fff3c4", "unknown": "#eaeef2"}
SIGNS = {"right": "", "wrong": "✗", "sometimes": "?", "unknown": ""}
NEVER = "·"


def draw_tables(tables: Sequence[Table], unused: Sequence[str]) -> str:
    """Draw each module's tables: those of inputs with words, those of mixtures as dots."""
    canvas = Canvas()
    y = _legend(canvas, tables, MARGIN + 12)
    for module, own in groupby(tables, key=lambda table: table.module):
        y = _module(canvas, module, list(own), y + 14)
    if unused:
        canvas.text(MARGIN, y + 24, f"never used: {', '.join(unused)}", "note")
    return canvas.svg()


def _legend(canvas: Canvas, tables: Sequence[Table], y: float) -> float:
    """Explain colours and signs."""
    x = float(MARGIN)
    entries = [
        (FILLS["right"], "7", "right"),
        (FILLS["wrong"], "7✗", "wrong"),
        (FILLS["sometimes"], "7?", "wrong in some contexts: chosen too early there"),
        ("#ffffff", NEVER, "never chosen"),
    ]
    if any(cell.verdict == "unknown" for table in tables for cell in table.known):
        entries.append((FILLS["unknown"], "7", "not known whether it is right"))
    for fill, sign, meaning in entries:
        canvas.box(x, y - 12, 26, LINE, fill=fill, stroke=RULE)
        canvas.text(x + 13, y + 1, sign, "cell", anchor="middle")
        canvas.text(x + 32, y + 1, meaning, "note")
        x += 50 + width_of(meaning, "note")
    return y + 8


def _module(canvas: Canvas, module: str, tables: Sequence[Table], y: float) -> float:
    """Draw the tables of one module; the place below them."""
    cells = sum(len(table.known) for table in tables)
    right = cells - sum(table.wrong for table in tables)
    unknown = any(cell.verdict == "unknown" for table in tables for cell in table.known)
    verdict = f"{cells:,} cells" if unknown else f"{right:,} of {cells:,} cells right"
    canvas.text(MARGIN, y + 16, f"{module}: {verdict}", "title")
    y += 24
    drawn, left = tables[:MOST_DRAWN], len(tables) - MOST_DRAWN
    for _, own in groupby((table for table in drawn if table.pure), key=lambda table: table.form):
        y = _flow(canvas, list(own), y)
    mixed = [table for table in drawn if not table.pure]
    if mixed:
        note = "windows that mix groups of symbols, cells in the order of the tables above"
        canvas.text(MARGIN, y + 18, note, "head")
        y = _flow(canvas, mixed, y + 22, small=True)
    if left > 0:
        canvas.text(MARGIN, y + 16, f"and {left:,} more tables, not drawn", "note")
        y += 18
    return y


def _flow(canvas: Canvas, tables: Sequence[Table], y: float, *, small: bool = False) -> float:
    """Set tables side by side, in as many lines as they need; the place below them."""
    x, height = float(MARGIN), 0.0
    for table in tables:
        dots = small or _cell_width(table) * len(table.columns) > WIDEST
        wide = _dotted_width(table) if dots else _width(table)
        if x > MARGIN and x + wide > PAGE:
            x, y, height = float(MARGIN), y + height, 0.0
        draw = _draw_dots if dots else _draw_words
        height = max(height, draw(canvas, table, x, y))
        x += wide + 26
    return y + height


# --- with words ----------------------------------------------------------------------------------
def _cell_width(table: Table) -> float:
    words = [_shown(cell) for cell in table.known]
    return max([width_of(word, "cell") for word in words] + [12.0]) + 6


def _turned(table: Table) -> bool:
    """Whether the heads of columns are set upright, since they are wider than what is written."""
    return max(width_of(word, "cell") for word in table.columns) > _cell_width(table)


def _head_height(table: Table) -> float:
    longest = max(width_of(word, "cell") for word in table.columns)
    return max(LINE, longest + 4) if _turned(table) else LINE


def _head_width(table: Table) -> float:
    return max(width_of(word, "cell") for word in (table.corner, *table.rows)) + 8


def _width(table: Table) -> float:
    body = _head_width(table) + _cell_width(table) * len(table.columns)
    return max(body, width_of(_title(table), "plain"))


def _title(table: Table) -> str:
    told = table.form and table.form not in table.window
    return f"{table.form}: {table.window}" if told else table.window


def _shown(cell: Cell | None) -> str:
    return NEVER if cell is None else cell.wrote + SIGNS[cell.verdict]


def _draw_words(canvas: Canvas, table: Table, x: float, y: float) -> float:
    """Draw a table with what is written in each cell; its height."""
    wide, head = _cell_width(table), _head_width(table)
    canvas.text(x, y + 16, _title(table), "plain")
    top = y + 22 + _head_height(table)
    middles = [x + head + wide * (column + 0.5) for column in range(len(table.columns))]
    canvas.text(x + head - 6, top - 4, table.corner, "cell", anchor="end")
    if _turned(table):
        for middle, word in zip(middles, table.columns, strict=True):
            canvas.upright(middle + 4, top - 4, word, "cell")
    else:
        canvas.words(middles, top - 4, table.columns, "cell")
    _background(canvas, table, x + head, top, (wide, LINE))
    for number, (word, cells) in enumerate(zip(table.rows, table.cells, strict=True)):
        level = top + LINE * number + 12.5
        canvas.text(x + head - 6, level, word, "cell", anchor="end")
        canvas.words(middles, level, [_shown(cell) for cell in cells], "cell")
    return top - y + LINE * len(table.rows) + 8


def _background(
    canvas: Canvas, table: Table, x: float, y: float, cell: tuple[float, float]
) -> None:
    """Draw the most frequent colour as one piece, cells of another colour above it."""
    fills = [[_fill(one) for one in row] for row in table.cells]
    flat = [fill for row in fills for fill in row]
    common = max(sorted(set(flat)), key=flat.count)
    canvas.grid(x, y, cell, (len(table.rows), len(table.columns)), common)
    for row, cells in enumerate(table.cells):
        for column, one in enumerate(cells):
            if fills[row][column] != common:
                hint = f"wrong in {one.example}" if one is not None and one.example else ""
                left, level = x + cell[0] * column, y + cell[1] * row
                canvas.box(left, level, *cell, fill=_fill(one), stroke=RULE, hint=hint)


def _fill(cell: Cell | None) -> str:
    return "#ffffff" if cell is None else FILLS[cell.verdict]


# --- as dots -------------------------------------------------------------------------------------
def _dotted_width(table: Table) -> float:
    return max(DOT * len(table.columns), *(width_of(part, "small") for part in _parts(table)))


def _parts(table: Table) -> list[str]:
    """Say what a small table reads, and what it writes."""
    read, _, wrote = table.window.partition(" → ")
    wrong = f", {table.wrong} ✗" if table.wrong else ""
    return [read, f"→ {wrote}{wrong}"]


def _draw_dots(canvas: Canvas, table: Table, x: float, y: float) -> float:
    """Draw a table without words, wrong cells crossed out; its height."""
    for number, part in enumerate(_parts(table)):
        canvas.text(x, y + 12 + 11 * number, part, "small")
    top = y + 30
    _background(canvas, table, x, top, (DOT, DOT))
    for row, cells in enumerate(table.cells):
        for column, cell in enumerate(cells):
            if cell is not None and cell.verdict in ("wrong", "sometimes"):
                left, level = x + DOT * column, top + DOT * row
                canvas.cross(left + 1.5, level + 1.5, DOT - 3, DOT - 3)
    return 30 + DOT * len(table.rows) + 12
