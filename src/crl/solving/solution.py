"""Solution: what was answered, without anything that takes long to import."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from html import escape
from typing import Any

from crl.notebook import badge, bar, code, paragraph


@dataclass(frozen=True, kw_only=True)
class Solution:
    """What a learner answered."""

    input: str
    answer: str | None  # None if the program did not halt
    halted: bool
    steps: int
    confidence: float  # probability that the output, or its classifier, gives to the answer
    remark: str | None = None  # what a person should know, such as a combination never trained

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON; no remark if there is nothing to say."""
        return {name: value for name, value in asdict(self).items() if name != "remark" or value}

    def _repr_html_(self) -> str:
        given = code(self.input)
        if self.answer is None:
            said = f"{given} {badge('no answer', 'bad')} after {self.steps} steps"
        else:
            steps = f"{self.steps} step{'s' * (self.steps != 1)}"
            said = f"{given} → <strong>{code(self.answer)}</strong>, {steps}, confidence "
            said += bar(self.confidence, f"{self.confidence:.4f}")
        return paragraph(said) + (paragraph(escape(self.remark)) if self.remark else "")
