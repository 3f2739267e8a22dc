"""A program as a picture: one line per computation, the window marked, in a self-contained SVG.

Only attributes are used, no style sheet, and every character of a representation has its own
place, so that all renderers draw the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from crl.viewer.cells import cells, columns, cut, plain
from crl.viewer.colours import LIGHT, colour_of, line_of
from crl.viewer.computation import Computation
from crl.viewer.legend import ModuleEntry, places
from crl.viewer.strip import render_strip, two_digits

CHARACTER, LINE, MARGIN = 9.0, 26, 18  # pixels, at a font size of 15
SMALL = 7.4  # pixels: room for a character of the legend, at a font size of 12.5
GAP = 2  # characters between columns
MOST = 80  # characters of a representation; a longer one is shown around its window
BASE, TOP, HIGH = 19, 2, 22  # pixels: baseline of a row, top and height of its boxes
EDGE = 0.5  # pixels that a box is wider than its characters, on either side
MONOSPACE = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
SANS = "system-ui, -apple-system, 'Segoe UI', 'DejaVu Sans', sans-serif"
DASHES = {"solid": "", "dashed": ' stroke-dasharray="5 3"', "dotted": ' stroke-dasharray="1.5 2.5"'}
REMARKS = {"module": "✗ mistake of the module", "order": "✗ mistake of the order"}
BEYOND = "above: longer than anything trained"


def render_svg(
    lines: Sequence[Computation],
    *,
    trained_tokens: int,
    answer: str | None = None,
    modules: Sequence[ModuleEntry] = (),
) -> str:
    """Draw a program; images become a strip.

    A dashed line separates what is longer than what was trained. The answer is marked where the
    program halts, or in a line of its own after a program of a bounded horizon. The modules that
    the learner has decide the colours, and what is said about them.
    """
    place = places(modules, lines)
    if lines and lines[0].picture is not None:
        return render_strip(lines, answer=answer, place=place)
    table = _Table(lines, answer)
    body: list[str] = []
    y = MARGIN
    beyond = bool(lines) and lines[0].tokens > trained_tokens
    for line in lines:
        if beyond and line.tokens <= trained_tokens:
            beyond = False
            body += _beyond(table, y)
            y += LINE
        body += _row(line, table, y, place)
        y += LINE
    if not lines or not lines[-1].halts:
        body += _end(answer, table, y)
        y += LINE
    explained = [*_legend(lines, modules, place)]
    width = max([table.width, *(_legend_width(words) for _, words in explained)])
    y += 8 * bool(explained)
    for mark, words in explained:
        body += [mark.format(y=y + 6), plain(words, MARGIN + 24, y + 16, _small())]
        y += 20
    size = f'width="{width:.0f}" height="{y + MARGIN}"'
    view = f'viewBox="0 0 {width:.0f} {y + MARGIN}" {size} xml:space="preserve"'
    font = f'font-family="{MONOSPACE}" font-size="15" fill="{LIGHT.text}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view} {font}>'
    frame = f'<rect {size} rx="8" fill="{LIGHT.page}" stroke="{LIGHT.line}"/>'
    return "\n".join([head, frame, *body, "</svg>\n"])


class _Table:
    """Where the columns of a picture stand: representation, module, what was done, confidence."""

    def __init__(self, lines: Sequence[Computation], answer: str | None) -> None:
        shown = [columns(cut(line, MOST)[0]) for line in lines]
        representation = max([*shown, columns(answer or "")])
        module = max([columns(line.module) for line in lines], default=0)
        done = max([columns(_done(line)) for line in lines], default=0)
        self.module = MARGIN + CHARACTER * (representation + GAP)
        self.done = self.module + CHARACTER * (module + GAP)
        self.confidence = self.done + CHARACTER * (done + GAP)
        self.remark = self.confidence + CHARACTER * (4 + GAP)
        remark = max([len(REMARKS.get(line.mistake or "", "")) for line in lines], default=0)
        least = self.module + CHARACTER * len(BEYOND)  # room for the fixed remarks
        self.width = MARGIN + max(self.remark + CHARACTER * (remark or -GAP), least)


def _row(line: Computation, table: _Table, y: float, place: Mapping[str, int]) -> Iterator[str]:
    """Draw a computation: representation, its window marked, and what was done."""
    text, begin, end = cut(line, MOST)
    if line.halts:
        yield _answer_box(text, y)
    elif begin != end:
        yield _window(text, begin, end, y, place.get(line.module), bool(line.mistake))
    yield cells(text, MARGIN, y + BASE, CHARACTER)
    title = f' fill="{colour_of(place.get(line.module))}" font-weight="bold"'
    yield cells(line.module, table.module, y + BASE, CHARACTER, title)
    if line.halts:
        yield cells("the answer", table.done, y + BASE, CHARACTER, _muted())
    elif line.acts:
        yield cells(_done(line), table.done, y + BASE, CHARACTER)
        sure = two_digits(line.confidence)
        yield cells(sure, table.confidence, y + BASE, CHARACTER, _muted())
    if line.mistake:
        red = f' fill="{LIGHT.mistake}"'
        yield cells(REMARKS[line.mistake], table.remark, y + BASE, CHARACTER, red)


def _done(line: Computation) -> str:
    if not line.acts:
        return ""
    read, wrote = (text if len(text) <= 40 else text[:39] + "…" for text in (line.read, line.wrote))
    return f"{read} = {wrote}"


def _beyond(table: _Table, y: float) -> list[str]:
    """Separate what is longer than what was trained."""
    ends = f'x1="{MARGIN}" x2="{table.width - MARGIN:.0f}" y1="{y + 3}" y2="{y + 3}"'
    line = f'<line class="beyond" {ends} stroke="{LIGHT.beyond}" stroke-dasharray="5 4"/>'
    return [line, cells(BEYOND, table.module, y + BASE, CHARACTER, f' fill="{LIGHT.beyond}"')]


def _end(answer: str | None, table: _Table, y: float) -> list[str]:
    """Draw how a program ended that has no HALT."""
    if answer is None:
        words = "no answer: the step limit came first"
        return [cells(words, table.module, y + BASE, CHARACTER, _muted())]
    text = cells(answer, MARGIN, y + BASE, CHARACTER)
    words = cells("the answer", table.module, y + BASE, CHARACTER, _muted())
    return [_answer_box(answer, y), text, words]


def _legend(
    lines: Sequence[Computation], modules: Sequence[ModuleEntry], place: Mapping[str, int]
) -> Iterator[tuple[str, str]]:
    """Explain what is drawn, each with its mark; `{y}` in a mark is where it stands."""
    known = {entry.title: entry for entry in modules}
    done = [line for line in lines if line.acts]
    for title in sorted({line.module for line in done}, key=lambda title: place.get(title, 0)):
        number = place.get(title)
        uses = sum(line.module == title for line in done)
        often = "once" if uses == 1 else f"{uses} times"
        about = known.get(title, f"{title}: a module")
        yield _swatch(colour_of(number), line_of(number)), f"{about} (used {often})"
    if done:
        sure = two_digits(done[0].confidence)
        yield "", f"box: the window read; {sure}: confidence, the least probability of a token"
    if any(line.mistake for line in done):
        yield _swatch(LIGHT.mistake), "mistake: of the module (wrong result), or of the order"


def _swatch(colour: str, line: str = "solid") -> str:
    fill = f'fill="{LIGHT.tinted(colour)}" stroke="{colour}"{DASHES[line]}'
    return f'<rect class="swatch" x="{MARGIN}" y="{{y}}" width="16" height="12" rx="3" {fill}/>'


def _window(text: str, begin: int, end: int, y: float, module: int | None, mistaken: bool) -> str:
    colour = LIGHT.mistake if mistaken else colour_of(module)
    fill = f'fill="{LIGHT.tinted(colour)}" stroke="{colour}"{DASHES[line_of(module)]}'
    return _box(text, begin, end, y, "mistake" if mistaken else "window", fill)


def _answer_box(text: str, y: float) -> str:
    fill = f'fill="{LIGHT.tinted(LIGHT.answer)}" stroke="{LIGHT.answer}"'
    return _box(text, 0, len(text), y, "answer", fill)


def _box(text: str, begin: int, end: int, y: float, kind: str, fill: str) -> str:
    x = MARGIN + CHARACTER * columns(text[:begin]) - EDGE
    wide = CHARACTER * columns(text[begin:end]) + 2 * EDGE
    where = f'x="{x:g}" y="{y + TOP}" width="{wide:g}" height="{HIGH}"'
    return f'<rect class="{kind}" {where} rx="4" stroke-width="1.5" {fill}/>'


def _legend_width(words: str) -> float:
    return 2 * MARGIN + 24 + SMALL * columns(words)


def _small() -> str:
    return f' class="legend" font-family="{SANS}" font-size="12.5" fill="{LIGHT.muted}"'


def _muted() -> str:
    return f' fill="{LIGHT.muted}"'
