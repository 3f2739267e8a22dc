"""Brackets: pairs of symbols that are balanced in every problem, told by the problems themselves.

`<` and `>` are brackets in some files and operators in others, so names alone do not tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from crl.domains.contract import SPLITS
from crl.domains.token_domain import TokenDomain

KINDS = (("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"))


@dataclass(frozen=True)
class Brackets:
    """Tokens that open, each with the one that closes it."""

    pairs: tuple[tuple[int, int], ...] = ()

    @staticmethod
    def of(domain: TokenDomain) -> Brackets:
        """Find the pairs that are balanced, and nested in each other, in every problem."""
        names = list(domain.symbols)
        found = Brackets()
        for opening, closing in KINDS:
            if opening in names and closing in names:
                pair = names.index(opening), names.index(closing)
                more = Brackets((*found.pairs, pair))
                occur = any(token in pair for string in _strings(domain) for token in string)
                if occur and all(map(more.balances, _strings(domain))):
                    found = more
        return found

    def balances(self, string: Sequence[int]) -> bool:
        """Whether each bracket is closed by its own, those inside it first."""
        return self.closed(string) == list(string)

    def closed(self, string: Sequence[int]) -> list[int] | None:
        """Close each bracket by its own kind; None if what is open and closed does not add up."""
        closing, kinds = dict(self.pairs), {token for _, token in self.pairs}
        made: list[int] = []
        waiting: list[int] = []
        for token in string:
            if token in closing:
                waiting.append(closing[token])
            elif token in kinds:
                if not waiting:
                    return None
                token = waiting.pop()
            made.append(token)
        return None if waiting else made

    def deepening(self, vocab: int) -> NDArray[np.int64]:
        """Say by how much each token changes the number of open brackets: 1, -1 or 0 (vocab)."""
        change = np.zeros(vocab, dtype=np.int64)
        for opening, closing in self.pairs:
            change[opening], change[closing] = 1, -1
        return change

    def shown(self, symbols: Sequence[str]) -> str:
        """Name them: ( ) and [ ]."""
        return " and ".join(f"{symbols[first]} {symbols[last]}" for first, last in self.pairs)


def _strings(domain: TokenDomain) -> Iterator[list[int]]:
    """Give every problem of the data sets."""
    for size in domain.sizes:
        for split in SPLITS:
            strings = domain.strings(split, size)
            tokens = strings.tokens.tolist()
            spans = zip(strings.starts.tolist(), strings.lengths.tolist(), strict=True)
            yield from (tokens[start : start + length] for start, length in spans)
