"""Solver: what a person asks of a trained learner."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from crl.batch import chunks
from crl.config import Config
from crl.domains import Domain
from crl.errors import RunError, UsageError, perhaps
from crl.learners import Learner, ProgramLearner
from crl.solving.model_folder import Origin
from crl.solving.solution import Solution
from crl.trace import ExecutionTrace, Outcome

MAX_TRACED = 4000  # tokens: a trace of so many takes half a gigabyte


@dataclass(frozen=True)
class Solver:
    """A trained learner and its domain."""

    learner: Learner
    domain: Domain
    config: Config
    origin: Origin

    def __repr__(self) -> str:
        return f"Solver({self.domain.name}, {self.origin.title})"

    def query(self, text: str, /, **options: str | int) -> Any:
        """Read what a person wrote as a query of the domain; a UsageError if it cannot be.

        The slash lets an option have any name, such as text.
        """
        if not isinstance(text, str):
            kind = type(text).__name__
            raise UsageError(f"the input is {text!r} of type {kind}; expected a text")
        given = self.given(options)
        for name in given:
            if name not in self.domain.options:
                own = ", ".join(self.domain.options)
                allowed = f"allowed are {own}" if own else "none is allowed"
                near = perhaps(name, self.domain.options)
                raise UsageError(
                    f"the domain {self.domain.name} has no option {name!r}{near}; {allowed}"
                )
        return self.domain.parse(text, **given)

    @staticmethod
    def given(options: Mapping[str, str | int]) -> dict[str, str]:
        """Give options as a domain reads them; `from_` in Python, where `from` is a keyword."""
        return {name.rstrip("_"): str(value) for name, value in options.items()}

    def solve(self, text: str, /, *, snap: bool | None = None, **options: str | int) -> Solution:
        """Answer one input; `snap` makes written tokens one-hot, if not given as in its checks."""
        return self.solve_all([text], [self.query(text, **options)], snap=snap)[0]

    def solve_all(
        self,
        texts: Sequence[str],
        queries: Sequence[Any] | None = None,
        *,
        snap: bool | None = None,
    ) -> list[Solution]:
        """Answer many inputs in one batch; `queries` are the texts, if they were read before."""
        if not texts:
            return []
        if isinstance(texts, str):
            raise UsageError(f"the inputs are one text, {texts!r}; expected a list of texts")
        queries = [self.query(text) for text in texts] if queries is None else queries
        problems = self.domain.encode(queries)
        solutions: dict[int, Solution] = {}
        for rows in chunks(problems):
            outcome = self.learner.execute(problems.take(rows), snap=self.snaps(snap))
            for place, row in enumerate(rows.tolist()):
                solutions[row] = self.solution(texts[row], queries[row], outcome, place)
        return [solutions[row] for row in range(len(texts))]

    def snaps(self, snap: bool | None) -> bool:
        """Whether to make written tokens one-hot; None: if training was checked so (D29).

        Only such execution is what a proof is about, so a proved learner answers as proved.
        """
        return self.learner.snaps if snap is None else snap

    def solution(self, text: str, query: Any, outcome: Outcome, row: int = 0) -> Solution:
        """Read the answer to one input off an outcome."""
        output = outcome.output[row]
        confidence = self.domain.confidence(output[None])
        if not math.isfinite(confidence):
            raise RunError(
                f"the confidence in the answer is {confidence}, which is no number; "
                "the model is damaged, or was trained with settings that made it diverge"
            )
        return Solution(
            input=text,
            answer=self.domain.show(output[None]) if outcome.halted[row] else None,
            halted=bool(outcome.halted[row]),
            steps=int(outcome.num_steps[row]),
            confidence=round(confidence, 6),
            remark=self.domain.remark(query),
        )

    @property
    def program_learner(self) -> ProgramLearner:
        """The learner, if it writes programs; else a UsageError."""
        if not isinstance(self.learner, ProgramLearner):
            raise UsageError(
                f"the learner {self.config.learner!r} answers without writing a program, "
                "so there is none to show"
            )
        return self.learner

    def execute(self, text: str, /, *, snap: bool = False, **options: str | int) -> ExecutionTrace:
        """Give the execution trace of one input, with every representation on the way."""
        return self.execute_query(self.query(text, **options), snap=snap)

    def execute_query(self, query: Any, *, snap: bool = False) -> ExecutionTrace:
        """Give the execution trace of one input that was read before."""
        learner = self.program_learner
        problems = self.domain.encode([query])
        if (length := problems.inputs[0].length) > MAX_TRACED:
            raise UsageError(
                f"the input has {length} tokens; "
                f"a trace keeps every step and takes at most {MAX_TRACED}"
            )
        return learner.execute(problems, record=True, snap=snap)
