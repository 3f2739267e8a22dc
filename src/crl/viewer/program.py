"""Program: the program for one problem, as data, as text, and as a picture in a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from crl.domains import Domain
from crl.measuring.transitions import transitions
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace
from crl.viewer.computation import Computation, computation
from crl.viewer.svg import render_svg
from crl.viewer.text import render


@dataclass(frozen=True, kw_only=True, repr=False)
class Program:
    """The program that a learner wrote for one input, line by line."""

    input: str
    answer: str | None  # None if the step limit ended it
    lines: tuple[Computation, ...]
    trained_tokens: int  # longest representation that was trained on

    @staticmethod
    def of(
        trace: ExecutionTrace,
        modules: ModuleSet,
        domain: Domain,
        *,
        input: str,
        trained_tokens: int,
        row: int = 0,
    ) -> Program:
        """Read the program of one problem from a recorded trace."""
        return Program(
            input=input,
            answer=domain.show(trace.output[row][None]) if trace.halted[row] else None,
            lines=tuple(program(trace, modules, domain, row)),
            trained_tokens=trained_tokens,
        )

    def __str__(self) -> str:
        return render(self.lines, trained_tokens=self.trained_tokens)

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        shown = self.input if len(self.input) <= 40 else self.input[:39] + "…"
        return f"Program({shown!r} -> {self.answer!r}, {len(self)} steps)"

    def to_dict(self) -> dict[str, Any]:
        """Give plain values for JSON."""
        return {
            "input": self.input,
            "answer": self.answer,
            "trained_tokens": self.trained_tokens,
            "lines": [line.to_dict() for line in self.lines],
        }

    def svg(self) -> str:
        """Draw it."""
        return render_svg(self.lines, trained_tokens=self.trained_tokens, answer=self.answer)

    def _repr_svg_(self) -> str:
        return self.svg()


def program(
    trace: ExecutionTrace, modules: ModuleSet, domain: Domain, row: int = 0
) -> list[Computation]:
    """List the computations of one problem of a recorded trace, in order."""
    return [computation(step, modules, domain) for step in transitions(trace, modules, row)]
