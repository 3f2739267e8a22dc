"""Solution: what was answered, without anything that takes long to import."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


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
