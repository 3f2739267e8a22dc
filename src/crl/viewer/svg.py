"""A program as a picture: one line per computation, the window marked, in a self-contained SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from crl.viewer.computation import Computation
from crl.viewer.strip import render_strip

CHARACTER, LINE, MARGIN = 9.0, 24, 18  # pixels, at a font size of 15
SMALL = 7.2  # pixels: width of a character of the legend, at a font size of 12
GAP = 3  # characters between representations and what was done with them
FONT = "ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
STYLE = (
    f"text{{font:15px {FONT};white-space:pre;fill:#24292f}}"
    ".note{fill:#6e7781}.legend{font-size:12px;fill:#6e7781}"
    ".beyond{stroke:#d4a72c;stroke-dasharray:5 4}.window{fill:#ddf4ff;stroke:#0969da}"
    ".mistake{fill:#ffebe9;stroke:#cf222e}.answer{fill:#dafbe1;stroke:#1a7f37}"
)


def render_svg(
    lines: Sequence[Computation], *, trained_tokens: int, answer: str | None = None
) -> str:
    """Draw a program; images become a strip.

    A dashed line separates what is longer than what was trained. The answer is marked where the
    program halts, or in a line of its own after a program of a bounded horizon.
    """
    if lines and lines[0].picture is not None:
        return render_strip(lines, answer=answer)
    column = max((len(line.before) for line in lines), default=len(answer or "")) + GAP
    longest = max((len(_note(line)) for line in lines), default=0)
    width = 2 * MARGIN + CHARACTER * (column + max(longest, 36))  # room for the fixed remarks
    width = max(width, 2 * MARGIN + SMALL * len(_legend(lines)))
    body: list[str] = []
    y = MARGIN
    beyond = bool(lines) and lines[0].tokens > trained_tokens
    for line in lines:
        if beyond and line.tokens <= trained_tokens:
            beyond = False
            body += _beyond(column, y, width)
            y += LINE
        body += _row(line, column, y)
        y += LINE
    if not lines or not lines[-1].halts:
        body += _end(answer, column, y)
        y += LINE
    if legend := _legend(lines):
        body.append(_text(0, y + 20, legend, "legend", SMALL))
        y += LINE
    size = f'width="{width:.0f}" height="{y + MARGIN}"'
    view = f'viewBox="0 0 {width:.0f} {y + MARGIN}" {size} xml:space="preserve"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>'
    frame = f'<rect {size} rx="8" fill="#ffffff" stroke="#d0d7de"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", frame, *body, "</svg>\n"])


def _row(line: Computation, column: int, y: int) -> list[str]:
    """Draw a computation: representation, its window marked, and what was done."""
    begin, end = (0, len(line.before)) if line.halts else line.window
    kind = "answer" if line.halts else "mistake" if line.mistake else "window"
    mark = [_box(begin, end, y, kind)] if begin != end else []
    runs = [(0, begin), (begin, end), (end, len(line.before))]
    texts = [_text(at, y + 20, line.before[at:to]) for at, to in runs if at < to]
    return [*mark, *texts, _text(column, y + 20, _note(line), "note")]


def _note(line: Computation) -> str:
    if line.halts:
        return f"{line.module}: the answer"
    if line.window == (0, 0):
        return line.module
    return f"{line.module}: {line.read} = {line.wrote}   {line.confidence:.4f}"


def _beyond(column: int, y: int, width: float) -> list[str]:
    """Separate what is longer than what was trained."""
    ends = f'x1="{MARGIN}" x2="{width - MARGIN:.0f}" y1="{y + 4}" y2="{y + 4}"'
    remark = _text(column, y + 20, "above: longer than what was trained", "note")
    return [f'<line class="beyond" {ends}/>', remark]


def _end(answer: str | None, column: int, y: int) -> list[str]:
    """Draw how a program ended that has no HALT."""
    if answer is None:
        return [_text(column, y + 20, "no answer: the step limit came first", "note")]
    mark = _box(0, len(answer), y, "answer")
    return [mark, _text(0, y + 20, answer), _text(column, y + 20, "the answer", "note")]


def _legend(lines: Sequence[Computation]) -> str:
    """Explain the parts of a line by the first one that has them."""
    done = [line for line in lines if line.window != (0, 0)]
    if not done:
        return ""
    red = ", red: mistake" if any(line.mistake for line in done) else ""
    return (
        f"box: window read{red}   {done[0].module}: module   "
        f"{done[0].confidence:.4f}: confidence (least probability of a token)"
    )


def _box(begin: int, end: int, y: int, kind: str) -> str:
    x, wide = MARGIN + CHARACTER * begin - 2, CHARACTER * (end - begin) + 4
    place = f'x="{x:.1f}" y="{y + 3}" width="{wide:.1f}" height="{LINE - 3}"'
    return f'<rect class="{kind}" {place} rx="4"/>'


def _text(at: int, y: int, text: str, kind: str = "", character: float = CHARACTER) -> str:
    """Set text from a column on; its length is given, so that any font keeps to the columns."""
    attributes = f' class="{kind}"' if kind else ""
    place = f'x="{MARGIN + character * at:.1f}" y="{y}" textLength="{character * len(text):.1f}"'
    return f"<text{attributes} {place}>{escape(text)}</text>"
