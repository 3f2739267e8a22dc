"""Program: the program for one problem, as data, text, picture, page, and in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from crl.batch import ProblemBatch
from crl.domains import NOT_TOLD, Classified, Domain
from crl.measuring.transitions import transitions
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace
from crl.viewer.computation import Computation, computation
from crl.viewer.distributions import separator, symbol, symbols
from crl.viewer.html import render_frame, render_page
from crl.viewer.legend import ModuleEntry, module_entries
from crl.viewer.svg import render_svg
from crl.viewer.text import render

FOLLOWS = ("before", "read", "window", "picture")  # of a line: follows from the lines before it


@dataclass(frozen=True, kw_only=True, repr=False)
class Program:
    """The program that a learner wrote for one input, line by line."""

    input: str
    answer: str | None  # None if the step limit ended it
    lines: tuple[Computation, ...]
    trained_tokens: int  # longest representation that was trained on
    tokens: tuple[str, ...] = ()  # the input, token by token
    separator: str = ""  # between tokens
    modules: tuple[ModuleEntry, ...] = ()  # of the learner, in order
    right: str | None = None  # the right answer; None if it is not known
    correct: bool | None = None  # whether it was given; None if it is not known
    options: Mapping[str, str] = field(default_factory=dict)  # what was given beside the input
    model: str = ""  # whose program it is

    @staticmethod
    def of(
        trace: ExecutionTrace,
        modules: ModuleSet,
        domain: Domain,
        *,
        input: str,
        trained_tokens: int,
        row: int = 0,
        problems: ProblemBatch | None = None,
        with_distributions: bool = False,
        options: Mapping[str, str] | None = None,
        model: str = "",
    ) -> Program:
        """Read the program of one problem from a recorded trace.

        The problems that were executed tell the right answer.
        """
        steps = transitions(trace, modules, row)
        lines = [
            computation(step, modules, domain, with_distributions=with_distributions)
            for step in steps
        ]
        right, correct = (
            (None, None) if problems is None else _verdict(trace, problems, domain, row)
        )
        return Program(
            input=input,
            answer=domain.show(trace.output[row][None]) if trace.halted[row] else None,
            lines=tuple(lines),
            trained_tokens=trained_tokens,
            tokens=symbols(domain, steps[0].before) if steps else (),
            separator=separator(domain, steps[0].before) if steps else "",
            modules=module_entries(modules, lines),
            right=right,
            correct=correct,
            options=options or {},
            model=model,
        )

    def __str__(self) -> str:
        return render(self.lines, trained_tokens=self.trained_tokens)

    def __len__(self) -> int:
        return len(self.lines)

    def __repr__(self) -> str:
        shown = self.input if len(self.input) <= 40 else self.input[:39] + "…"
        return f"Program({shown!r} -> {self.answer!r}, {len(self)} steps)"

    @property
    def first_mistake(self) -> int | None:
        """The first line that the oracle calls a mistake, counted from 0."""
        return next((at for at, line in enumerate(self.lines) if line.mistake), None)

    def to_dict(self, *, states: bool = True) -> dict[str, Any]:
        """Give plain values for JSON.

        Without `states`, lines do not say what was there before them, which follows from the input
        and the lines above: long programs are then small. It is all that a page needs.
        """
        left_out = () if states else FOLLOWS
        return {
            "input": self.input,
            "options": dict(self.options),
            "model": self.model,
            "answer": self.answer,
            "right": self.right,
            "correct": self.correct,
            "first_mistake": self.first_mistake,
            "trained_tokens": self.trained_tokens,
            "tokens": list(self.tokens),
            "separator": self.separator,
            "picture": self.lines[0].picture if self.lines else None,
            "modules": [entry.to_dict(place) for place, entry in enumerate(self.modules)],
            "lines": [
                {name: value for name, value in line.to_dict().items() if name not in left_out}
                for line in self.lines
            ],
        }

    def svg(self) -> str:
        """Draw it."""
        return render_svg(
            self.lines,
            trained_tokens=self.trained_tokens,
            answer=self.answer,
            modules=self.modules,
        )

    def html(self) -> str:
        """Make a page of it that needs nothing else; see docs/viewing.md."""
        return render_page(self.to_dict(states=False))

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return render_frame(self.html(), self.input)


def program(
    trace: ExecutionTrace, modules: ModuleSet, domain: Domain, row: int = 0
) -> list[Computation]:
    """List the computations of one problem of a recorded trace, in order."""
    return [computation(step, modules, domain) for step in transitions(trace, modules, row)]


def _verdict(
    trace: ExecutionTrace, problems: ProblemBatch, domain: Domain, row: int
) -> tuple[str | None, bool | None]:
    """The right answer of a problem, and whether it was given; both None if it is not known."""
    answer = int(problems.answers[row])
    if answer == NOT_TOLD:
        return None, None
    count = len(domain.classes) if isinstance(domain, Classified) else trace.output.shape[1]
    return symbol(domain, answer, count), bool(domain.solved(trace, problems)[row])
