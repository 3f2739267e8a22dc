"""A program as text, in the style of the paper's App. D.5."""

from __future__ import annotations

from collections.abc import Sequence

from crl.viewer.computation import Computation

BLUE, RED, PLAIN = "\x1b[34m", "\x1b[31m", "\x1b[0m"
WIDTH = 100  # characters; a longer representation is shown around its window
REMARKS = {
    "module": "  (mistake of the module)",
    "order": "  (mistake of the order)",
    None: "",
}


def render(lines: Sequence[Computation], *, trained_tokens: int, colour: bool = False) -> str:
    """Write a line for each computation, windows in brackets (blue; red if it was a mistake).

    A dashed line separates what is longer than what was trained.
    """
    shown = [_bracketed(line) for line in lines]
    width = max((len(text) for text, _, _ in shown), default=0) + 2
    rendered: list[str] = []
    extrapolates = bool(lines) and lines[0].tokens > trained_tokens
    for line, (text, begin, end) in zip(lines, shown, strict=True):
        if extrapolates and line.tokens <= trained_tokens:
            extrapolates = False
            remark = "  everything above this line is longer than what was trained"
            rendered.append("-" * width + remark)
        marked = _coloured(text, begin, end, line.mistake) if colour else text
        rendered.append(marked + " " * (width - len(text)) + _comment(line))
    return "\n".join(rendered)


def _bracketed(line: Computation) -> tuple[str, int, int]:
    """Put the window in brackets and say where they are; cut what is long around the window."""
    begin, end = line.window
    if begin == end:
        return (line.before if len(line.before) <= WIDTH else line.before[: WIDTH - 1] + "…"), 0, 0
    first = max(0, min(begin - WIDTH // 2, len(line.before) - WIDTH))
    left = ("…" if first else "") + line.before[first:begin]
    right = line.before[end : first + WIDTH] + ("…" if first + WIDTH < len(line.before) else "")
    return f"{left}[{line.before[begin:end]}]{right}", len(left), len(left) + end - begin + 2


def _coloured(text: str, begin: int, end: int, mistake: str | None) -> str:
    if begin == end:
        return text
    return text[:begin] + (RED if mistake else BLUE) + text[begin:end] + PLAIN + text[end:]


def _comment(line: Computation) -> str:
    if not line.acts:
        return f"# {line.module}"
    done = f"{line.did} -> {line.wrote}" if line.did else f"{line.read} = {line.wrote}"
    return f"# {done}   {line.module}  {line.confidence:.4f}{REMARKS[line.mistake]}"
