"""LocalLanguage: the strings of tokens that can occur, described by which token may follow which.

Contexts are what a local controller sees of a string: a token with its neighbours.
Legend: n = contexts, width = 2 reach + 1 tokens, EDGE = beyond an end of the string.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Tokens = NDArray[np.int64]
Occurs = Callable[[Tokens], NDArray[np.bool_]]  # of strings (n, width): which can occur (n,)
MOST_CONTEXTS = 4_000_000  # bounds memory


class UndecidableError(Exception):
    """This learner is no finite object of the kind that is decided here; the message says why."""


@dataclass(frozen=True)
class LocalLanguage:
    """Strings that begin with a first token, end with a last one, and have allowed pairs only."""

    vocab: int
    allowed: NDArray[np.bool_]  # (vocab + 1, vocab + 1) pairs; the last row and column are EDGE

    @staticmethod
    def of(strings: Iterable[Sequence[int]], vocab: int) -> LocalLanguage:
        """The least local language that has these strings."""
        allowed = np.zeros((vocab + 1, vocab + 1), dtype=bool)
        for string in strings:
            whole = [vocab, *string, vocab]
            allowed[whole[:-1], whole[1:]] = True
        return LocalLanguage(vocab, allowed)

    @property
    def edge(self) -> int:
        """The number that stands for EDGE."""
        return self.vocab

    def tokens(self) -> Tokens:
        """The tokens that occur in some string."""
        return np.flatnonzero(self.allowed[:-1].any(axis=1))

    def has(self, string: Sequence[int]) -> bool:
        """Whether a string is one of the language."""
        whole = [self.edge, *string, self.edge]
        return bool(self.allowed[whole[:-1], whole[1:]].all())

    def components(self) -> list[LocalLanguage]:
        """The languages whose strings share no token, such as expressions of one language each."""
        left = set(self.tokens().tolist())
        linked = self.allowed[:-1, :-1] | self.allowed[:-1, :-1].T
        found = []
        while left:
            waiting, component = [min(left)], set()
            while waiting:
                component.add(token := waiting.pop())
                waiting += set(np.flatnonzero(linked[token]).tolist()) - component
            left -= component
            kept = np.zeros(self.vocab + 1, dtype=bool)
            kept[[*component, self.edge]] = True
            found.append(LocalLanguage(self.vocab, self.allowed & kept[:, None] & kept))
        return found

    def joined(self, pairs: Tokens) -> LocalLanguage:
        """The language with some more pairs (n, 2) allowed."""
        allowed = self.allowed.copy()
        allowed[pairs[:, 0], pairs[:, 1]] = True
        return LocalLanguage(self.vocab, allowed)

    def contexts(self, reach: int, occurs: Occurs | None = None) -> Tokens:
        """List every token with its neighbours up to `reach` away (n, width), if these occur."""
        beyond = self.allowed.copy()
        beyond[self.edge, self.edge] = True  # EDGE goes on for ever
        forward = beyond.copy()
        forward[self.edge, :-1] = False  # to the right of the last token there is nothing
        backward = beyond.T.copy()
        backward[self.edge, :-1] = False
        found = self.tokens()[:, None]
        for _ in range(reach):
            rows, following = np.nonzero(forward[found[:, -1]])
            found = np.concatenate([found[rows], following[:, None]], axis=1)
            found = self._occurring(found, occurs)
        for _ in range(reach):
            rows, before = np.nonzero(backward[found[:, 0]])
            found = np.concatenate([before[:, None], found[rows]], axis=1)
            found = self._occurring(found, occurs)
        return found

    def _occurring(self, strings: Tokens, occurs: Occurs | None) -> Tokens:
        """Keep the strings, with EDGE beyond ends, that are part of well-formed expressions."""
        if len(strings) > MOST_CONTEXTS:
            raise UndecidableError(f"there are more than {MOST_CONTEXTS:,} contexts")
        return strings if occurs is None else strings[occurs(strings)]


def distinct(strings: Tokens) -> tuple[Tokens, Tokens]:
    """List the strings that differ (m, width), and which of them each one is (n,)."""
    number = np.zeros(len(strings), dtype=np.int64)
    for column in strings.T:  # one by one, so that numbers stay small
        codes = number * (strings.max(initial=0) + 1) + column
        _, first, number = np.unique(codes, return_index=True, return_inverse=True)
    return strings[first], number
