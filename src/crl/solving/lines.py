"""Problems as lines of text: plain, or JSON objects with the key "input".

Keys that are options of the domain go to it; others are handed through to the answer.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from crl.errors import RunError, UsageError, one_line
from crl.files import parse_json
from crl.solving.incoming import LONGEST, Numbered
from crl.solving.solution import Solution

TAKEN = {found.name for found in fields(Solution)} | {"program", "line", "error"}  # by answers
SAID = 400  # characters of what is wrong with a line that are told, from its beginning and its end

Values = dict[str, Any]
Asked = tuple[str, Any]  # an input and its query
Answer = Callable[[str, Any], Values]  # makes plain values from an input and its query


class HasOptions(Protocol):
    """A domain, or what is known of one."""

    @property
    def name(self) -> str:
        """As commands call it."""

    @property
    def options(self) -> tuple[str, ...]:
        """What a person may give beside an input."""


class LineSolver(Protocol):
    """Whoever answers lines: a `Solver`, or a `CompiledSolver`."""

    @property
    def domain(self) -> HasOptions:
        """The domain, for its options."""

    def query(self, text: str, /, **options: str | int) -> Any:
        """Read an input; a UsageError says what is wrong with it."""

    def solve_all(
        self, texts: Sequence[str], queries: Sequence[Any], *, snap: bool | None = None
    ) -> list[Solution]:
        """Answer inputs that were read."""


@dataclass(frozen=True, kw_only=True)
class Line:
    """What one line says."""

    input: str
    options: dict[str, str] = field(default_factory=dict)  # of the domain
    others: Values = field(default_factory=dict)  # for whoever wrote the line, such as an id


def split_lines(text: str) -> list[str]:
    """Split a text as standard input is split: no other symbol than an end of line ends one."""
    return re.split("\r\n|\r|\n", text)


def read_line(line: str, options: Collection[str]) -> Line:
    """Read one line with the options that a domain has; a UsageError says what is wrong."""
    if len(line) > LONGEST:
        raise UsageError(f"the line is too long; at most {LONGEST:,} characters are allowed")
    if not line.lstrip().startswith("{"):
        return Line(input=line.strip())
    try:
        values = parse_json(line)
    except ValueError as error:
        raise UsageError(f"not JSON: {one_line(error)}") from None
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


def solve_lines(
    solver: LineSolver,
    batches: Iterable[Sequence[Numbered]],
    options: Mapping[str, str],
    *,
    snap: bool | None = None,
    answer: Answer | None = None,
) -> Iterator[Values]:
    """Give an answer for every line of every batch, in order.

    A wrong line gets its number and what is wrong. `options` hold where a line gives none of its
    own. `answer` makes the answer of one line, where more is wanted than its solution.
    """

    def together(asked: Sequence[Asked]) -> list[Values]:
        if answer is not None:
            return [answer(*pair) for pair in asked]
        texts, queries = [text for text, _ in asked], [query for _, query in asked]
        return [solution.to_dict() for solution in solver.solve_all(texts, queries, snap=snap)]

    for batch in batches:
        others: dict[int, Values] = {number: {} for number, _ in batch}
        asked: dict[int, Asked] = {}
        answers: dict[int, Values] = {}
        for number, text in batch:
            try:
                line = _without_clashes(read_line(text, solver.domain.options))
                others[number] = line.others
                asked[number] = line.input, solver.query(line.input, **{**options, **line.options})
            except Exception as error:  # whatever it is, the other lines are answered
                answers[number] = _failure(number, error)
        answers |= _answers(asked, together, at_once=answer is None)
        yield from ({**answers[number], **others[number]} for number, _ in batch)


def _without_clashes(line: Line) -> Line:
    if clashes := sorted(TAKEN & set(line.others)):
        raise UsageError(f"the key {clashes[0]!r} is one of the answer's; give it another name")
    return line


def _answers(
    asked: Mapping[int, Asked], together: Callable[[Sequence[Asked]], list[Values]], at_once: bool
) -> dict[int, Values]:
    """Answer lines in one batch; if that fails, one by one, so that only a culprit has none."""
    if at_once:
        try:
            return dict(zip(asked, together(list(asked.values())), strict=True))
        except Exception:  # whatever it is, somebody's line is the culprit
            pass
    answers: dict[int, Values] = {}
    for number, pair in asked.items():
        try:
            (answers[number],) = together([pair])
        except Exception as error:
            answers[number] = _failure(number, error)
    return answers


def _failure(number: int, error: Exception) -> Values:
    return {"line": number, "error": sentence(error)}


def sentence(error: Exception) -> str:
    """Say what is wrong with a line, whatever error it made; no more of it than can be read."""
    text = str(error)
    if not isinstance(error, UsageError | RunError):
        text = f"the line makes the model fail ({type(error).__name__}: {one_line(error)})"
    return text if len(text) <= 2 * SAID else f"{text[:SAID]} ... {text[-SAID:]}"
