"""What spatial transformers do to images on average, as numbers and in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from torch import Tensor

from crl.modules.affine import Effect


@dataclass(frozen=True, kw_only=True)
class Spread:
    """Mean and standard deviation of a number over images."""

    mean: float
    deviation: float

    @staticmethod
    def of(values: Tensor) -> Spread:
        """Summarise values (batch,), at least one."""
        deviation = float(values.std()) if len(values) > 1 else 0.0
        return Spread(mean=float(values.mean()), deviation=deviation)

    def said(self, digits: int) -> str:
        """Say it in so many decimals."""
        mean = round(self.mean, digits) + 0.0  # no minus before nothing
        return f"{mean:.{digits}f} ± {self.deviation:.{digits}f}"


def parameters(effect: Effect, kind: str) -> dict[str, Spread]:
    """Summarise what a transformer of that kind sets: degrees, a factor, or right and down."""
    if kind == "rotate":
        return {"degrees": Spread.of(effect.degrees)}
    if kind == "scale":
        return {"factor": Spread.of(effect.factor)}
    return {"right": Spread.of(effect.right), "down": Spread.of(effect.down)}


def in_words(spreads: Mapping[str, Spread]) -> list[str]:
    """Say the parameters of a transformer, one phrase for each."""
    phrases = {
        "degrees": "rotates right by {}°",
        "factor": "scales by {}",
        "right": "shifts right by {}",
        "down": "down by {}",
    }
    return [
        phrases[name].format(spread.said(0 if name == "degrees" else 2))
        for name, spread in spreads.items()
    ]
