"""Inputs of a local language: all of the shortest ones, and random longer ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import numpy as np
import torch
from numpy.typing import NDArray

from crl.batch import ProblemBatch
from crl.domains.token_domain import TokenDomain
from crl.domains.token_strings import TokenStrings
from crl.proofs.brackets import Brackets
from crl.proofs.language import LocalLanguage, Tokens

NO_BRACKETS = Brackets()
MOST_EMPTY = 8  # lengths in a row without a string: there are no longer ones
MOST_TOKENS = 100  # of a listed string: languages such as a, aa, aaa, ... have few of each length

Ways = NDArray[np.float64]  # (depth, vocab) after or before a token, by brackets that are open


class Endings:
    """In how many ways a string of a language can go on to an end where no bracket is open."""

    def __init__(self, language: LocalLanguage, brackets: Brackets) -> None:
        self.first = language.allowed[language.edge, :-1]
        self.last = language.allowed[:-1, language.edge]
        self.follow = language.allowed[:-1, :-1]
        self.deepening = brackets.deepening(language.vocab)

    def tables(self, bounded: Callable[[Ways], Ways]) -> Iterator[Ways]:
        """Give the ways that begin with a token, at a depth: those of one token, of two, ...

        `bounded` keeps their numbers within what floats can hold.
        """
        follow = self.follow.T.astype(float)
        ways = self.last[None].astype(float)  # after a token, nothing more comes
        while True:
            table = self._entered(ways)
            yield table
            ways = bounded(table @ follow)

    def _entered(self, ways: Ways) -> Ways:
        """Turn ways after a token into those that begin with it, at the depth before it."""
        if not self.deepening.any():
            return ways
        wide = np.pad(ways, ((1, 2), (0, 0)))  # from depth -1, which is none, to one deeper
        depths = np.arange(len(ways) + 1)[:, None] + self.deepening
        return np.take_along_axis(wide, depths + 1, axis=0)


def shortest_inputs(
    language: LocalLanguage, most: int, brackets: Brackets = NO_BRACKETS
) -> Iterator[Tokens]:
    """List every string of each length (n, length), as long as there are at most `most` in all.

    Only strings whose brackets are balanced; those begun are dropped if they cannot become one.
    """
    endings = Endings(language, brackets)
    can_end = _listed_lengths(endings, most)
    begun, depth = np.zeros((1, 0), dtype=np.int64), np.zeros(1, dtype=np.int64)
    allowed = endings.first[None]
    for possible in reversed(can_end):
        rows, following = np.nonzero(allowed & possible[depth])
        begun = np.concatenate([begun[rows], following[:, None]], axis=1)
        depth = depth[rows] + endings.deepening[following]
        whole = begun[endings.last[following] & (depth == 0)]
        if len(brackets.pairs) > 1:  # depths do not tell kinds
            whole = whole[[brackets.balances(string) for string in whole.tolist()]]
        if len(whole):
            yield whole
        allowed = endings.follow[following]


def _listed_lengths(endings: Endings, most: int) -> list[NDArray[np.bool_]]:
    """Say which tokens, at which depths, can begin the last 1, 2, ... tokens or fewer of a string.

    There is one table (depth, vocab) for each length that is listed.
    """
    found: list[NDArray[np.bool_]] = []
    total, empty = 0.0, 0
    tables = endings.tables(lambda ways: np.minimum(ways, most + 1))  # more than most is enough
    for table in islice(tables, MOST_TOKENS):
        count = float(table[0][endings.first].sum())
        total, empty = total + count, 0 if count else empty + 1
        if total > most or empty == MOST_EMPTY:
            break
        found.append(table > 0)
        if len(found) > 1:
            found[-1][: len(found[-2])] |= found[-2]
    return found


def random_inputs(
    language: LocalLanguage,
    length: int,
    count: int,
    rng: np.random.Generator,
    brackets: Brackets = NO_BRACKETS,
) -> Tokens:
    """Draw strings of a length, all alike probable (count, length); none if there are none.

    With brackets of several kinds fewer may be drawn, and with other probabilities.
    """
    endings = Endings(language, brackets)
    scaled = endings.tables(lambda ways: ways / max(ways.max(), 1e-300))
    *tables, last = islice(scaled, length)
    first = endings.first * last[0]
    if not first.any():
        return np.zeros((0, length), dtype=np.int64)
    found = [_drawn(np.tile(first, (count, 1)), rng)]
    depth = endings.deepening[found[0]]
    for table in reversed(tables):
        found.append(_drawn(endings.follow[found[-1]] * table[depth], rng))
        depth = depth + endings.deepening[found[-1]]
    strings = np.stack(found, axis=1)
    return strings if len(brackets.pairs) < 2 else _of_kinds(strings, language, brackets)


def _of_kinds(strings: Tokens, language: LocalLanguage, brackets: Brackets) -> Tokens:
    """Close brackets by those of their own kind, in strings where that leaves the language."""
    closed = [brackets.closed(string) for string in strings.tolist()]
    kept = [string for string in closed if string is not None and language.has(string)]
    return np.array(kept, dtype=np.int64).reshape(len(kept), strings.shape[1])


def _drawn(weights: NDArray[np.float64], rng: np.random.Generator) -> Tokens:
    """Draw a column for each row (n,) by its weights (n, vocab)."""
    sums = weights.cumsum(axis=1)
    drawn = rng.random((len(weights), 1)) * sums[:, -1:]
    return np.asarray((sums <= drawn).sum(axis=1), dtype=np.int64)


def as_problems(domain: TokenDomain, strings: Tokens) -> ProblemBatch:
    """Make problems of strings of one length, whose answers are not asked for."""
    tokens = torch.from_numpy(strings)
    nothing = torch.zeros(len(strings), dtype=torch.long)
    return domain.batch([TokenStrings.table(tokens, nothing, max(domain.sizes))])
