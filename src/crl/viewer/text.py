"""A program as text, in the style of the paper's App. D.5."""

from __future__ import annotations

from collections.abc import Sequence

from crl.viewer.program import Computation

BLUE, RED, PLAIN = "\x1b[34m", "\x1b[31m", "\x1b[0m"
WIDTH = 100  # a longer expression is shown around its window


def render(lines: Sequence[Computation], *, trained_tokens: int, colour: bool = False) -> str:
    """One line per computation, the window in brackets (or blue, red if it was a mistake); marks what is beyond training."""
    shown = [_expression(line) for line in lines]
    width = max(len(text) for text, _, _ in shown) + 2
    rendered: list[str] = []
    extrapolates = bool(lines) and lines[0].tokens > trained_tokens
    for line, (text, begin, end) in zip(lines, shown, strict=True):
        if extrapolates and line.tokens <= trained_tokens:
            extrapolates = False
            rendered.append("-" * width + "  everything above this line is longer than what was trained")
        rendered.append(_marked(text, begin, end, line.mistake, colour) + " " * (width - len(text)) + _comment(line))
    return "\n".join(rendered)


def _expression(line: Computation) -> tuple[str, int, int]:
    """The expression with its window in brackets, and where the brackets are; long ones cut around the window."""
    begin, end = line.window
    if begin == end:
        return (line.before if len(line.before) <= WIDTH else line.before[: WIDTH - 1] + "…"), 0, 0
    first = max(0, min(begin - WIDTH // 2, len(line.before) - WIDTH))
    left = ("…" if first else "") + line.before[first:begin]
    right = line.before[end : first + WIDTH] + ("…" if first + WIDTH < len(line.before) else "")
    return f"{left}[{line.before[begin:end]}]{right}", len(left), len(left) + end - begin + 2


def _marked(text: str, begin: int, end: int, mistake: str | None, colour: bool) -> str:
    if not colour or begin == end:
        return text
    return text[:begin] + (RED if mistake else BLUE) + text[begin:end] + PLAIN + text[end:]


def _comment(line: Computation) -> str:
    if line.window == (0, 0):
        return f"# {line.module}"
    if line.did:
        return f"# {line.did} -> {line.wrote}   {line.module}  {line.confidence:.4f}"
    remark = {"module": "  (mistake)", "order": "  (order of operations mistake)", None: ""}[line.mistake]
    return f"# {line.read} = {line.wrote}   {line.module}  {line.confidence:.4f}{remark}"
