"""A tiny domain whose modules have two widths: bits with negations, joined by &."""

from __future__ import annotations

import re

import numpy as np

from crl.domains import TokenDomain
from crl.modules import ModuleSet, Reducer


class Negations(TokenDomain):
    """Bits with negations before them, joined by &; negations bind first: !0&!!1 is 1.

    Two tokens become one where a bit is negated, three where two are joined.
    """

    name = "negations"
    summary = "bits with negations, joined by &"
    symbols = "01!&"
    sizes = range(1, 6)
    unit = "bits"
    preset = {  # noqa: RUF012
        "batch": 256,
        "learner_settings": {"hidden": 16, "ppo": {"lr": 3e-3}, "modules": {"lr": 5e-3}},
    }

    def draw(self, size: int, rng: np.random.Generator) -> str:
        """Half of them are 1; in the others a single bit makes a 0."""
        values = np.ones(size, dtype=int)
        values[rng.integers(size)] = rng.integers(2)
        negations = rng.integers(3, size=size)
        bits = (values + negations) % 2
        return "&".join(
            "!" * number + str(bit) for number, bit in zip(negations, bits, strict=True)
        )

    def answer(self, text: str) -> str | None:
        parts = text.split("&")
        if not all(re.fullmatch("!*[01]", part) for part in parts):
            return None
        return str(min((len(part) - 1 + int(part[-1])) % 2 for part in parts))

    def size_of(self, text: str) -> int:
        return text.count("&") + 1

    def make_modules(self) -> ModuleSet:
        size = {"vocab": self.vocab, "hidden": 16}
        return ModuleSet([Reducer(title=f"R{n}", reads=n, **size) for n in (2, 3)], halts=True)
