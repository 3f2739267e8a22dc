"""Truth values in brackets, and logic with variables (FastNRS, 2025)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_lowercase

import numpy as np

from crl.domains.suite.brackets import Bracketed, below

NOT = {"T": "F", "F": "T"}


class Booleans(Bracketed):
    """Brackets of & and | over bits, depth 1 to 3 to learn from, in windows of three tokens."""

    name = "booleans"
    summary = "truth values of bracketed & and |, windows of three tokens"
    symbols = "01&|()"
    operands, operators = "01", "&|"
    sizes = range(1, 4)
    measured = (3, 6, 10, 12)
    windows = ((3, 1),)
    grammar: Mapping[str, Sequence[str]] = {"E": ["0", "1", "(E&E)", "(E|E)", "(E)"]}
    example = "(1&(0|1))"

    def combined(self, left: str, operator: str, right: str) -> str | None:
        """Take the smaller or the larger bit."""
        return min(left, right) if operator == "&" else max(left, right)


class Logic(Bracketed):
    """Formulas that simplify to one symbol at every step: (a&T) is a, (a|T) is T, (!T) is F."""

    name = "logic"
    summary = "formulas of 26 letters, T and F that simplify to one symbol (FastNRS)"
    symbols = ascii_lowercase + "TF&|!()"
    operands, operators = ascii_lowercase + "TF", "&|"
    sizes = range(1, 4)
    measured = (3, 6, 10, 12)
    windows = ((5, 1), (4, 1))
    indexed: Mapping[str, Sequence[str]] = {"V": ascii_lowercase}
    grammar: Mapping[str, Sequence[str]] = {  # a category for each value: 1, 0 and the letters
        "E": ["1", "0", "V"],
        "1": ["T", "(!0)", "(1&1)", "(1|E)", "(E|1)"],
        "0": ["F", "(!1)", "(0|0)", "(0&E)", "(E&0)"],
        "V": ["(V&V)", "(V&1)", "(1&V)", "(V|V)", "(V|0)", "(0|V)"],
    }
    example = "((a&T)|(!F))"

    def value(self, inside: str) -> str | None:
        """Negate a truth value, too."""
        return NOT.get(inside[1:]) if inside[0] == "!" else super().value(inside)

    def combined(self, left: str, operator: str, right: str) -> str | None:
        """Simplify; None where two symbols would be left."""
        neutral, absorbing = ("T", "F") if operator == "&" else ("F", "T")
        if absorbing in (left, right):
            return absorbing
        if left in (neutral, right):
            return right
        return left if right == neutral else None

    def draw_inside(self, deep: str, depth: int, room: int, rng: np.random.Generator) -> str:
        """Draw the other side until both simplify; a truth value may be negated instead."""
        known = self.answer(deep)
        assert known is not None  # it was drawn here
        if known in NOT and below(4, rng) == 0:
            return f"!{deep}"
        while True:
            inside = super().draw_inside(deep, depth, room, rng)
            shorter = inside.replace(deep, known)  # worth the same, and much faster to evaluate
            if self.answer(f"({shorter})") is not None:
                return inside
