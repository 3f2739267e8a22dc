"""ContextFree: which strings some text of a context-free grammar has, and where.

Sets of symbols are the bits of an integer. A rule of several parts is read from left to right, by
way of a symbol of its own for each of its beginnings.
"""

from __future__ import annotations

from collections.abc import Sequence

Symbol = int | str | tuple[str, int]  # a token, a category, or one that is of a token
Rule = tuple[Symbol, tuple[Symbol, ...]]  # a category, and what it can be
Part = tuple[int, ...]  # a string of tokens
Bits = int  # a set of symbols


class ContextFree:
    """A grammar; how its symbols derive a string, or one that has it, is remembered."""

    def __init__(self, start: Symbol, rules: Sequence[Rule]) -> None:
        self.start, self.rules = start, rules
        self.tokens = sorted({x for _, parts in rules for x in parts if isinstance(x, int)})
        self._bits: dict[Symbol | tuple[Symbol, ...], Bits] = {}
        self._joins: dict[Bits, dict[Bits, Bits]] = {}  # a symbol, one after it -> a beginning
        self._becomes: dict[Bits, Bits] = {}  # a symbol -> the categories that it can be alone
        for category, parts in rules:
            left = self._bit(parts[0])
            for end, part in enumerate(parts[1:], start=2):
                after = self._joins.setdefault(left, {})
                left = after.setdefault(self._bit(part), self._bit(parts[:end]))
            self._becomes[left] = self._becomes.get(left, 0) | self._bit(category)
        self._joined: dict[tuple[Bits, Bits], Bits] = {}
        self._derived: dict[tuple[Part, bool, bool], Bits] = {}
        self._anything: Bits = 0  # what derives some string
        found = self._closed(sum(self._bit(token) for token in self.tokens))
        while found != self._anything:
            self._anything = found
            found |= self._join(found, found)

    def has(
        self,
        part: Part,
        *,
        first: bool = False,
        last: bool = False,
        without: Symbol | None = None,
    ) -> bool:
        """Tell whether some text has a part, at an end of it if `first` or `last` says so.

        Not counted are derivations in which all of the part is of a category `without`.
        """
        barred = 0 if without is None else self._bit(without)
        return any(
            self._derive(part, before, after, barred) & self._bit(self.start)
            for before in ([False] if first else [False, True])
            for after in ([False] if last else [False, True])
        )

    def tokens_of(self, symbol: Symbol) -> list[int]:
        """List the tokens that a symbol can be."""
        bit = self._bit(symbol)
        return [token for token in self.tokens if self._closed(self._bit(token)) & bit]

    def _derive(self, part: Part, before: bool, after: bool, barred: Bits = 0) -> Bits:
        """Find what derives a part; with something before it, or after it, if that is said.

        None of `barred` derives all of the part.
        """
        key = (part, before, after)
        if not barred and key in self._derived:
            return self._derived[key]
        whole = not (before or after)
        found = self._closed(self._bit(part[0]), barred) if whole and len(part) == 1 else 0
        for at in range(not before, len(part) + after):
            inside = 0 if 0 < at < len(part) else barred
            left = self._derive(part[:at], before, False, inside) if at else self._anything
            rest = part[at:]
            right = self._derive(rest, False, after, inside) if rest else self._anything
            found |= self._join(left, right, barred if whole else 0)
        known = 0
        while not whole and found != known:
            known = found
            found |= self._join(self._anything, known) if before else 0
            found |= self._join(known, self._anything) if after else 0
        if not barred:
            self._derived[key] = found
        return found

    def _join(self, left: Bits, right: Bits, barred: Bits = 0) -> Bits:
        """Find what one of `left` and then one of `right` are together."""
        key = (left, right)
        if not barred and key in self._joined:
            return self._joined[key]
        found = 0
        for symbol in _each(left):
            for after, both in self._joins.get(symbol, {}).items():
                found |= both if right & after else 0
        found = self._closed(found, barred)
        if not barred:
            self._joined[key] = found
        return found

    def _closed(self, symbols: Bits, barred: Bits = 0) -> Bits:
        """Add what symbols can be alone, without any of `barred`."""
        new = symbols
        while new:
            categories = 0
            for symbol in _each(new):
                categories |= self._becomes.get(symbol, 0)
            new = categories & ~symbols & ~barred
            symbols |= new
        return symbols

    def _bit(self, symbol: Symbol | tuple[Symbol, ...]) -> Bits:
        return self._bits.setdefault(symbol, 1 << len(self._bits))


def _each(symbols: Bits) -> list[Bits]:
    """List the symbols of a set, each as a bit."""
    found = []
    while symbols:
        found.append(symbols & -symbols)
        symbols &= symbols - 1
    return found
