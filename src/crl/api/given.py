"""Problems that a person gives instead of a domain: a file of JSON lines, or a list of pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crl.api.known import is_file
from crl.config import PLAIN_NAME
from crl.domains import Domain
from crl.domains.from_file.data import ProblemData
from crl.domains.from_file.domain import Problems
from crl.errors import UsageError

Pairs = Sequence[tuple[str, str]]  # inputs and their answers


@dataclass(frozen=True)
class GivenProblems:
    """Problems, and what runs on them are called."""

    data: ProblemData
    title: str


def given_problems(
    source: object, test: str | Path | None, settings: Mapping[str, Any]
) -> GivenProblems | None:
    """Read problems if the source is a file of them, a list or their domain; None if it is not."""
    tokens = settings.get("tokens", settings.get("domain_settings.tokens", "auto"))
    found = None
    if is_problem_file(source):
        path = Path(str(source))
        data = ProblemData.read(path, None if test is None else Path(test), tokens)
        return GivenProblems(data, path.stem if PLAIN_NAME.fullmatch(path.stem) else Problems.name)
    if isinstance(source, list | tuple):
        found = GivenProblems(ProblemData.listed(source, tokens), Problems.name)
    elif isinstance(source, Problems):
        found = GivenProblems(source.given, Problems.name)
    if test is not None:
        raise UsageError(f"test is {str(test)!r}; it goes with a file of problems, FILE.jsonl")
    return found


def is_problem_file(source: object) -> bool:
    """Tell a file of problems from the name of a domain."""
    if isinstance(source, Path):
        return True
    if not isinstance(source, str) or is_file(source):
        return False
    return source.endswith(".jsonl") or Path(source).is_file()


def given_domain(
    source: object, settings: Mapping[str, Any] | None = None, test: str | Path | None = None
) -> Domain | None:
    """Make the domain of given problems, with some of its settings; None if it is not given."""
    given = given_problems(source, test, settings or {})
    if given is None:
        return None
    from crl.validation import from_dict

    asked = from_dict(Problems.Settings, settings or {}, f"domain_settings of {Problems.name}")
    return Problems(asked, given.data)
