"""Problems as lines of text: plain, or JSON objects with the key "input".

Keys that are options of the domain go to it; others are handed through to the answer.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields
from itertools import islice
from typing import Any, TextIO

from crl.errors import UsageError
from crl.solving.solver import Solution, Solver

LINES_AT_ONCE = 256  # solved as one batch
TAKEN = {found.name for found in fields(Solution)} | {"program", "line", "error"}  # by answers

Values = dict[str, Any]
Answer = Callable[[str, Any], Values]  # makes plain values from an input and its query


@dataclass(frozen=True, kw_only=True)
class Line:
    """What one line says."""

    input: str
    options: dict[str, str] = field(default_factory=dict)  # of the domain
    others: Values = field(default_factory=dict)  # for whoever wrote the line, such as an id


def read_line(line: str, options: Collection[str]) -> Line:
    """Read one line with the options that a domain has; a UsageError says what is wrong."""
    if not line.lstrip().startswith("{"):
        return Line(input=line.strip())
    try:
        values = json.loads(line, parse_constant=_finite, parse_float=_finite)
    except (json.JSONDecodeError, RecursionError) as error:
        raise UsageError(f"not JSON: {error}") from None
    if "input" not in values:
        raise UsageError('the key "input" with a text is missing')
    text = values.pop("input")
    if not isinstance(text, str):
        raise UsageError("the key 'input' must hold a text")
    own = {name: values.pop(name) for name in options if name in values}
    for name, value in own.items():
        if not isinstance(value, str) and type(value) is not int:
            raise UsageError(f"the key {name!r} must hold a text or a whole number")
    return Line(
        input=text, options={name: str(value) for name, value in own.items()}, others=values
    )


def _finite(text: str) -> float:
    """Read a number of a line; NaN and infinities are none, whatever Python's JSON says."""
    if not math.isfinite(number := float(text)):
        raise UsageError(f"not JSON: {text} is no number")
    return number


def solve_lines(
    solver: Solver,
    lines: TextIO,
    options: Mapping[str, str],
    *,
    snap: bool = False,
    answer: Answer | None = None,
) -> Iterator[Values]:
    """Give an answer for every line that is not blank.

    A wrong line gets its number and what is wrong. `options` hold where a line gives none of its
    own. `answer` makes the answer of one line, where more is wanted than its solution.
    """
    numbered = ((number, line) for number, line in enumerate(lines, start=1) if line.strip())
    while chunk := list(islice(numbered, 1 if lines.isatty() else LINES_AT_ONCE)):
        yield from _solve_chunk(solver, chunk, options, snap, answer)


def _solve_chunk(
    solver: Solver,
    chunk: list[tuple[int, str]],
    options: Mapping[str, str],
    snap: bool,
    answer: Answer | None,
) -> Iterator[Values]:
    good: dict[int, tuple[str, Any]] = {}
    others: dict[int, Values] = {number: {} for number, _ in chunk}
    answers: dict[int, Values] = {}
    for number, text in chunk:
        try:
            line = read_line(text, solver.domain.options)
            if clashes := sorted(TAKEN & set(line.others)):
                raise UsageError(
                    f"the key {clashes[0]!r} is one of the answer's; give it another name"
                )
            others[number] = line.others
            query = solver.query(line.input, **{**options, **line.options})
            if answer is None:
                good[number] = line.input, query
            else:
                answers[number] = answer(line.input, query)
        except UsageError as error:
            answers[number] = {"line": number, "error": str(error)}
    texts, queries = [text for text, _ in good.values()], [query for _, query in good.values()]
    for number, solution in zip(good, solver.solve_all(texts, queries, snap=snap), strict=True):
        answers[number] = solution.to_dict()
    yield from ({**answers[number], **others[number]} for number, _ in chunk)


def standard_input() -> TextIO:
    """Give standard input, whatever bytes come."""
    if sys.stdin is None:
        raise UsageError("no input: give an expression, or one per line on standard input")
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    return sys.stdin
