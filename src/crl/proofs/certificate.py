"""Certificate: what was decided about a learner, part by part, and what shows it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from html import escape
from typing import Any, Literal

from crl.notebook import Kind, badge, bar, code, paragraph, table
from crl.proofs.description import Description

Verdict = Literal["proved", "wrong", "not proved"]
SENTENCES = {
    "proved": "proved right on every input of every length",
    "wrong": "wrong, here is an input",
    "not proved": "not proved",
}
KINDS: dict[Verdict, Kind] = {"proved": "good", "wrong": "bad", "not proved": "open"}


@dataclass(frozen=True, kw_only=True)
class Part:
    """One part of a proof."""

    name: str
    holds: bool
    margin: float | None  # how far it is from failing, in the units of its scores; None: exact
    detail: str


@dataclass(frozen=True, kw_only=True)
class Counterexample:
    """An input that was executed, and what came of it."""

    input: str
    options: Mapping[str, str]  # what was given beside it
    answer: str | None  # None if the program did not halt
    right: str
    tokens: int  # its length

    def __str__(self) -> str:
        given = "".join(f" {name} {value}" for name, value in self.options.items())
        said = "nothing" if self.answer is None else self.answer
        return f"{self.input}{given} gives {said}, right is {self.right}"


@dataclass(frozen=True, kw_only=True)
class Certificate:
    """A verdict about snapped execution, and the parts of its proof."""

    verdict: Verdict
    because: str  # what is in the way of a proof; empty if proved
    parts: tuple[Part, ...]
    counterexample: Counterexample | None
    seconds: float
    rounding: float | None = None  # of the scores of windows, at most; None if nothing is decided
    description: Description | None = None  # what was measured, where nothing can be decided

    @property
    def margin(self) -> float | None:
        """The least margin of all parts."""
        margins = [part.margin for part in self.parts if part.margin is not None]
        return min(margins, default=None)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        return asdict(self)

    @staticmethod
    def from_dict(values: Mapping[str, Any]) -> Certificate:
        """Read what `to_dict` gave, back from JSON, of a learner that was decided."""
        found = values["counterexample"]
        return Certificate(
            verdict=values["verdict"],
            because=values["because"],
            parts=tuple(Part(**part) for part in values["parts"]),
            counterexample=None if found is None else Counterexample(**found),
            seconds=values["seconds"],
            rounding=values.get("rounding"),  # None in certificates from before it was told
        )

    @property
    def sentence(self) -> str:
        """The verdict in a sentence, with what is in the way of a proof."""
        return f"{SENTENCES[self.verdict]}{f': {self.because}' if self.because else ''}"

    def __str__(self) -> str:
        lines = [self.sentence]
        for part in self.parts:
            mark = "holds" if part.holds else "fails"
            margin = "" if part.margin is None else f"  margin {part.margin:.3g}"
            lines.append(f"  {part.name:8s} {mark}{margin}  {part.detail}")
        if self.rounding is not None:
            lines.append(f"  scores of windows are rounded by {self.rounding:.1g} at most")
        if self.counterexample is not None:
            lines.append(f"  {self.counterexample}")
        if self.description is not None:
            lines += [f"  {remark}" for remark in self.description.remarks]
        return "\n".join([*lines, f"  ({self.seconds:.2f} s)"])

    def _repr_html_(self) -> str:
        verdict = badge(SENTENCES[self.verdict], KINDS[self.verdict])
        said = [paragraph(f"{verdict} {escape(self.because)}")]
        if self.parts:
            said.append(table(("part", "", "margin", ""), map(self._row, self.parts)))
            said.append(paragraph("Bars: margins beside the largest; without one: exact."))
        if self.counterexample is not None:
            said.append(paragraph(f"Counterexample: {code(str(self.counterexample))}"))
        if self.description is not None:
            said += [paragraph(escape(remark)) for remark in self.description.remarks]
        return "".join([*said, paragraph(f"({self.seconds:.2f} s)")])

    def _row(self, part: Part) -> tuple[str, ...]:
        """A part as the cells of a table."""
        largest = max(each.margin or 0.0 for each in self.parts)
        margin = "" if part.margin is None else f"{part.margin:.3g}"
        if part.margin is not None and part.holds and largest > 0:
            margin = bar(part.margin / largest, margin)
        holds = badge("holds", "good") if part.holds else badge("fails", "bad")
        return escape(part.name), holds, margin, escape(part.detail)
