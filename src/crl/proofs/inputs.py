"""Inputs of a local language: all of the shortest ones, and random longer ones."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import torch
from numpy.typing import NDArray

from crl.batch import ProblemBatch
from crl.domains.token_domain import TokenDomain
from crl.domains.token_strings import TokenStrings
from crl.proofs.language import LocalLanguage, Tokens

MOST_EMPTY = 8  # lengths in a row without a string: there are no longer ones


def shortest_inputs(language: LocalLanguage, most: int) -> Iterator[Tokens]:
    """List every string of each length (n, length), as long as there are at most `most` in all."""
    total, empty = 0, 0
    begun = np.flatnonzero(language.allowed[language.edge, :-1])[:, None]
    while len(begun) and total + len(begun) <= most and empty < MOST_EMPTY:
        whole = begun[language.allowed[begun[:, -1], language.edge]]
        empty = 0 if len(whole) else empty + 1
        if len(whole):
            total += len(whole)
            yield whole
        if int(language.allowed[begun[:, -1], :-1].sum()) > most:  # too many to be listed
            return
        rows, following = np.nonzero(language.allowed[begun[:, -1], :-1])
        begun = np.concatenate([begun[rows], following[:, None]], axis=1)


def random_inputs(
    language: LocalLanguage, length: int, count: int, rng: np.random.Generator
) -> Tokens:
    """Draw strings of a length, all alike probable (count, length); none if there are none."""
    follow = language.allowed[:-1, :-1].astype(float)
    ways = [language.allowed[:-1, language.edge].astype(float)]  # to end after so many tokens more
    for _ in range(length - 1):
        before = follow @ ways[-1]
        ways.append(before / max(before.max(), 1e-300))
    first = language.allowed[language.edge, :-1] * ways[-1]
    if not first.any():
        return np.zeros((0, length), dtype=np.int64)
    found = [_drawn(np.tile(first, (count, 1)), rng)]
    for left in reversed(ways[:-1]):
        found.append(_drawn(follow[found[-1]] * left, rng))
    return np.stack(found, axis=1)


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
