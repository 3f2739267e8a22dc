"""Bracketed arithmetic modulo 10, as in the Neural Data Router (Csordas et al., ICLR 2022)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from crl.domains.suite.brackets import Bracketed


class BracketedArithmetic(Bracketed):
    """Depth 1 to 5 to learn from, at most 50 characters; windows are whole pairs of brackets."""

    name = "ndr-arithmetic"
    summary = "bracketed arithmetic modulo 10 (Neural Data Router), windows of five tokens"
    symbols = "0123456789+*()"
    operands, operators = "0123456789", "+*"
    sizes = range(1, 6)
    measured = (5, 7, 8, 20, 50)
    windows = ((5, 1),)
    grammar: Mapping[str, Sequence[str]] = {"E": [*"0123456789", "(E+E)", "(E*E)"]}
    example = "((3+4)*(2+7))"

    def combined(self, left: str, operator: str, right: str) -> str | None:
        """Add or multiply."""
        both = (int(left), int(right))
        return str((sum(both) if operator == "+" else prod(both)) % 10)


class ArithmeticInSteps(BracketedArithmetic):
    """The same in windows of three: 3+4 is reduced first, then (7)."""

    name = "ndr-arithmetic-3"
    summary = "bracketed arithmetic modulo 10 (Neural Data Router), windows of three tokens"
    windows = ((3, 1),)
    grammar: Mapping[str, Sequence[str]] = {"E": [*BracketedArithmetic.grammar["E"], "(E)"]}
