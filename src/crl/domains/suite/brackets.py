"""Fully bracketed expressions, answered by one symbol: arithmetic, truth values, logic.

An expression of depth 0 is a symbol; `(left operator right)` is one deeper than its deeper side.
"""

from __future__ import annotations

import re
from itertools import accumulate
from typing import ClassVar

import numpy as np

from crl.domains.grammar import Grammatical

DEEPEST = 1000  # of expressions that a person may give
BRACKETS = 4  # characters that one more depth takes: brackets, operator, operand
INNERMOST = re.compile(r"\(([^()]*)\)")


class Bracketed(Grammatical):
    """Expressions in brackets; a subclass says what one pair of brackets is worth."""

    unit = "depth"
    largest = DEEPEST
    operators: ClassVar[str]
    operands: ClassVar[str]
    examples_per_size, held_out = 10_000, 0.05
    most_characters: ClassVar[int] = 50  # of problems up to depth 10; deeper ones have more

    # --- what a subclass says ----------------------------------------------------------------
    def combined(self, left: str, operator: str, right: str) -> str | None:
        """Give the value of two operands; None if it is not one symbol."""
        raise NotImplementedError

    def value(self, inside: str) -> str | None:
        """Give the value of what stands in brackets, such as 1+2; an operand is its own."""
        if len(inside) == 1:
            return inside if inside in self.operands else None
        if len(inside) != 3 or inside[1] not in self.operators:
            return None
        if inside[0] not in self.operands or inside[2] not in self.operands:
            return None
        return self.combined(inside[0], inside[1], inside[2])

    def draw_inside(self, deep: str, depth: int, room: int, rng: np.random.Generator) -> str:
        """Draw what stands in brackets: one side is given, the other at most that deep."""
        other = self.draw_within(below(depth + 1, rng), room - len(deep) - 1, rng)
        sides = (deep, other) if below(2, rng) else (other, deep)
        return self.operators[below(len(self.operators), rng)].join(sides)

    # --- problems ----------------------------------------------------------------------------
    def draw(self, size: int, rng: np.random.Generator) -> str:
        """Draw an expression of that depth which is not too long."""
        return self.draw_within(size, max(self.most_characters, 5 * size), rng)

    def draw_within(self, size: int, room: int, rng: np.random.Generator) -> str:
        """Draw an expression of that depth, of at most that many characters."""
        if size == 0:
            return self.operands[below(len(self.operands), rng)]
        deep = self.draw_within(size - 1, room - BRACKETS, rng)
        shallow = (room - len(deep) - BRACKETS) // BRACKETS  # what fits beside it
        return f"({self.draw_inside(deep, min(size - 1, shallow), room - 2, rng)})"

    def answer(self, text: str) -> str | None:
        """Evaluate innermost brackets until one symbol is left; states on the way have (7), too."""
        while (found := INNERMOST.search(text)) is not None:
            value = self.value(found[1])
            if value is None:
                return None
            text = text[: found.start()] + value + text[found.end() :]
        return text if len(text) == 1 and text in self.operands else None

    def size_of(self, text: str) -> int:
        steps = ((symbol == "(") - (symbol == ")") for symbol in text)
        return max(accumulate(steps), default=0)


def below(count: int, rng: np.random.Generator) -> int:
    """Draw a number below another; several times as fast as rng.integers."""
    return int(rng.random() * count)
