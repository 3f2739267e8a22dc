"""Problems from a file beside a function that knows the right answers: what judges a learner."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from torch import Tensor

from crl.domains.capabilities import Equivalence
from crl.domains.from_file.data import ProblemData, refuse
from crl.domains.from_file.domain import Problems
from crl.domains.from_file.plan import ProblemsSettings
from crl.errors import UsageError, one_line
from crl.python_file import load_name

Answer = Callable[[str], Any]  # a text -> its answer, or None
REMEMBERED = 100_000  # answers that are asked for once


@dataclass(frozen=True)
class Oracle:
    """A function from a text to its answer; None where there is none."""

    function: Answer
    equivalent: Callable[..., Any] | None = None  # of two texts: what proofs need
    where: str = "the oracle"

    @staticmethod
    def load(where: str) -> Oracle:
        """Import FILE.py:FUNCTION or MODULE:FUNCTION, with `equivalent` if its module has it."""
        found, module = load_name(where, "oracle")
        return Oracle(found, getattr(module, "equivalent", None), where)

    def answer(self, text: str) -> str | None:
        """Answer a text; None too where the function fails, as it may on what is no problem."""
        try:
            return self.asked(text)
        except UsageError:
            return None

    def asked(self, text: str) -> str | None:
        """Answer a text, or say in a UsageError how the function fails on it."""
        try:
            value = self.function(text)
        except Exception as error:
            reason = f"{type(error).__name__}: {one_line(error)}"
            raise UsageError(f"{self.where} fails on {text!r}: {reason}") from error
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        raise UsageError(f"{self.where} answers {text!r} by {value!r}; expected a text or None")

    def refuse_disagreement(self, data: ProblemData, name: str) -> None:
        """Refuse problems that have another answer than the oracle gives."""
        errors = []
        for each in data.problems:
            right = self.asked(each.input)
            if right != each.answer:
                said = f"the answer of {each.input!r} is {each.answer!r}"
                errors.append(f"{each.where}: {said}, {self.where} gives {right!r}")
        refuse(errors, name)


class JudgedProblems(Problems):
    """Problems from a file whose right answers a function knows, at any length."""

    options = ()  # nobody needs to tell the answer

    def __init__(
        self,
        settings: ProblemsSettings | None = None,
        problems: ProblemData | None = None,
        oracle: Oracle | None = None,
    ) -> None:
        super().__init__(settings, problems)
        self.judge = oracle or Oracle(lambda text: None)
        self._answer = lru_cache(maxsize=REMEMBERED)(self.judge.answer)

    def answer(self, text: str) -> str | None:
        return self._answer(text)

    def oracle(self, values: Tensor) -> int | None:
        answer = self.answer(self.show(values))
        return self._index.get(answer) if answer is not None else None


class ProvableProblems(Equivalence, JudgedProblems):
    """The same where it is known too which texts can stand for which."""

    def equivalent(
        self, before: Sequence[int], after: Sequence[int], *, first: bool, last: bool
    ) -> bool:
        said = self.judge.equivalent
        assert said is not None
        try:
            return bool(said(self.text(before), self.text(after), first=first, last=last))
        except Exception:  # of what is no part of a problem: equivalent to nothing
            return False


def judged(domain: Problems, oracle: Oracle) -> JudgedProblems:
    """Give the same domain, judged by an oracle."""
    kind = JudgedProblems if oracle.equivalent is None else ProvableProblems
    return kind(domain.settings, domain.given, oracle)
