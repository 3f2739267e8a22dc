"""A program as a picture: one line per computation, the window marked, in a self-contained SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from crl.viewer.program import Computation
from crl.viewer.strip import render_strip

CHARACTER, LINE, MARGIN = 9.0, 24, 18  # pixels at the font size below
STYLE = (
    "text{font:15px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre;fill:#24292f}"
    ".note{fill:#6e7781}.beyond{stroke:#d4a72c;stroke-dasharray:5 4}"
    ".window{fill:#ddf4ff;stroke:#0969da}.mistake{fill:#ffebe9;stroke:#cf222e}"
)


def render_svg(lines: Sequence[Computation], *, trained_tokens: int) -> str:
    """The picture; a dashed line separates what is longer than what was trained. Images become a strip."""
    if lines[0].picture is not None:
        return render_strip(lines)
    column = max(len(line.before) for line in lines) + 3
    notes = [_note(line) for line in lines]
    width = 2 * MARGIN + CHARACTER * (column + max(max(len(note) for note in notes), 36))
    body: list[str] = []
    y = float(MARGIN)
    beyond = lines[0].tokens > trained_tokens
    for line, note in zip(lines, notes, strict=True):
        if beyond and line.tokens <= trained_tokens:
            beyond = False
            body.append(f'<line class="beyond" x1="{MARGIN}" x2="{width - MARGIN:.0f}" y1="{y + 4:.0f}" y2="{y + 4:.0f}"/>')
            body.append(_text(column, y + 20, "above: longer than what was trained", "note"))
            y += LINE
        body += _row(line, note, column, y)
        y += LINE
    height = y + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}">'
    frame = f'<rect width="{width:.0f}" height="{height:.0f}" rx="8" fill="#ffffff" stroke="#d0d7de"/>'
    return "\n".join([head, f"<style>{STYLE}</style>", frame, *body, "</svg>\n"])


def _row(line: Computation, note: str, column: int, y: float) -> list[str]:
    begin, end = line.window
    parts: list[str] = []
    if begin != end:
        kind = "mistake" if line.mistake else "window"
        x, wide = MARGIN + CHARACTER * begin - 2, CHARACTER * (end - begin) + 4
        parts.append(f'<rect class="{kind}" x="{x:.1f}" y="{y + 3:.0f}" width="{wide:.1f}" height="{LINE - 3}" rx="4"/>')
    return [*parts, _text(0, y + 20, line.before), _text(column, y + 20, note, "note")]


def _text(column: int, y: float, text: str, kind: str = "") -> str:
    attributes = f' class="{kind}"' if kind else ""
    length = f' textLength="{CHARACTER * len(text):.1f}"'  # the same grid whatever the font
    return f'<text{attributes} x="{MARGIN + CHARACTER * column:.1f}" y="{y:.0f}"{length}>{escape(text)}</text>'


def _note(line: Computation) -> str:
    if line.window == (0, 0):
        return line.module
    return f"{line.module}: {line.read} = {line.wrote}   {line.confidence:.4f}"
