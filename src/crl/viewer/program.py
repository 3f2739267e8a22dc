"""Program: the program for one problem, as data, as text, and as a picture in a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch import Tensor

from crl.domains import Domain
from crl.evaluator import splice
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace, Step
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
    places = [(step, (step.rows == row).nonzero()[:, 0].tolist()) for step in trace.steps]
    steps = [(step, at[0]) for step, at in places if at]
    befores = [
        None if step.representation is None else step.representation[at] for step, at in steps
    ]
    afters = [*befores[1:], *(_last(trace, modules, step, at) for step, at in steps[-1:])]
    return [
        computation(step, at, None if after is None else after.detach(), modules, domain)
        for (step, at), after in zip(steps, afters, strict=True)
    ]


def _last(trace: ExecutionTrace, modules: ModuleSet, step: Step, at: int) -> Tensor | None:
    """Find what the last step made, which no step read any more; None if it was not kept."""
    row, choice = int(step.rows[at]), step.choice[at]
    choices = modules.choices(step.length)
    written = [part.tokens[part.rows == row] for part in step.written]
    windows = [tokens for tokens in written if len(tokens)]
    if windows and step.representation is not None:
        reads = modules.member(int(choices.module[choice])).reads
        assert reads is not None, "only what takes the place of windows is kept apart"
        before, place = step.representation[at][None], choices.place[choice][None]
        return splice(before, place, reads, windows[0])[0]
    return trace.output[row][None] if step.length == 1 else None
