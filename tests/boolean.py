"""A domain with brackets: truth values such as (1&(0|1)), trained up to depth 3."""

from __future__ import annotations

import re
from itertools import accumulate

import numpy as np

from crl.domains import TokenDomain
from crl.modules import ModuleSet, Reducer

INNERMOST = re.compile(r"\(([01])([&|])([01])\)")


def value(found: re.Match[str]) -> str:
    """Evaluate a pair of brackets that has none in it."""
    left, operator, right = found.groups()
    return min(left, right) if operator == "&" else max(left, right)


class Boolean(TokenDomain):
    """Bracketed expressions of depth 1 to 3 to learn from."""

    name = "boolean"
    summary = "truth values of bracketed expressions with & and |"
    caveat = "It knows no negation, and every operator needs its brackets."
    symbols = "01&|()"
    sizes = range(1, 4)
    largest = 12
    unit = "depth"
    example = "(1&(0|1))"

    def draw(self, size: int, rng: np.random.Generator) -> str:
        """Nest one side to the full depth; the other stays shallow, so that length is bounded."""
        if size == 0:
            return str(rng.integers(2))
        deep = self.draw(size - 1, rng)
        other = self.draw(int(rng.integers(min(size, 3))), rng)
        left, right = (deep, other) if rng.integers(2) else (other, deep)
        return f"({left}{'&|'[rng.integers(2)]}{right})"

    def answer(self, text: str) -> str | None:
        """Evaluate innermost brackets until one symbol is left."""
        while INNERMOST.search(text):
            text = INNERMOST.sub(value, text)
        return text if text in ("0", "1") else None

    def size_of(self, text: str) -> int:
        steps = ((symbol == "(") - (symbol == ")") for symbol in text)
        return max(accumulate(steps))

    def make_modules(self) -> ModuleSet:
        reducer = Reducer(title="R1", vocab=self.vocab, hidden=32, reads=5)
        return ModuleSet([reducer], halts=True)
