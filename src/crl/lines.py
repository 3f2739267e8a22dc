"""Problems as lines of text: plain, or JSON objects with the key "input" and the domain's options."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, TextIO

from crl.errors import UsageError

if TYPE_CHECKING:
    from crl.solver import Solver

LINES_AT_ONCE = 256  # solved as one batch


def read_line(line: str) -> tuple[str, dict[str, str]]:
    """The input of one line and the options beside it, or a UsageError."""
    if not line.lstrip().startswith("{"):
        return line.strip(), {}
    try:
        values = json.loads(line)
    except (json.JSONDecodeError, RecursionError) as error:
        raise UsageError(f"not JSON: {error}") from None
    for name, value in values.items():
        if not isinstance(value, str) and (name == "input" or type(value) is not int):
            raise UsageError(f"the key {name!r} must hold a text{'' if name == 'input' else ' or a whole number'}")
    if "input" not in values:
        raise UsageError('the key "input" with a text is missing')
    return values.pop("input"), {name: str(value) for name, value in values.items()}


def solve_lines(solver: Solver, lines: TextIO, options: Mapping[str, str], *, snap: bool = False) -> Iterator[dict[str, Any]]:
    """An answer for every line that is not blank; a wrong line gets its number and what is wrong.

    `options` hold where a line gives none of its own.
    """
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    while chunk := list(islice(numbered, 1 if lines.isatty() else LINES_AT_ONCE)):
        yield from _solve_chunk(solver, chunk, options, snap)


def _solve_chunk(solver: Solver, chunk: list[tuple[int, str]], options: Mapping[str, str], snap: bool) -> Iterator[dict[str, Any]]:
    good: dict[int, tuple[str, Any]] = {}
    answers: dict[int, dict[str, Any]] = {}
    for number, line in chunk:
        try:
            text, own = read_line(line)
            good[number] = text, solver.query(text, **{**options, **own})
        except UsageError as error:
            answers[number] = {"line": number, "error": str(error)}
    texts, queries = [text for text, _ in good.values()], [query for _, query in good.values()]
    for number, solution in zip(good, solver.solve_all(texts, queries, snap=snap), strict=True):
        answers[number] = solution.to_dict()
    yield from (answers[number] for number, _ in chunk)


def standard_input() -> TextIO:
    """Standard input, whatever bytes come."""
    if sys.stdin is None:
        raise UsageError("no input: give an expression, or one per line on standard input")
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    return sys.stdin
