"""Strings as paths of overlapping contexts: what is least over all strings of a language.

Contexts are the steps of a path, and overlaps (all tokens but the last, or the first, of a context)
are its places. Two questions are answered for all strings at once: the least of their best scores
(a bottleneck path), and the least of their mean scores (a shortest path of shifted scores).
"""

from __future__ import annotations

import sys
from collections import deque
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from crl.proofs.language import Tokens, UndecidableError

Scores = NDArray[np.float64]
Mask = NDArray[np.bool_]
CLOSE = 1e-6  # keeps cycles of the least mean from being gone round for nothing
ROUNDS = 64  # in which paths grow by a step each, before cycles are looked for


@dataclass(frozen=True)
class Overlaps:
    """Which contexts follow one another: the end of one is the beginning of the next."""

    contexts: Tokens  # (n, width)
    prefix: Tokens  # (n,) number of all tokens but the last
    suffix: Tokens  # (n,) number of all tokens but the first
    starts: Mask  # (n,) of the first token of a string
    ends: Mask  # (n,) of the last token
    count: int  # of overlaps

    @staticmethod
    def of(contexts: Tokens, edge: int) -> Overlaps:
        """Find the overlaps of contexts of one width."""
        reach = contexts.shape[1] // 2
        if (edge + 1) ** (contexts.shape[1] - 1) >= 2**63:
            raise UndecidableError(f"contexts of {contexts.shape[1]} tokens are too long to number")
        powers = (edge + 1) ** np.arange(contexts.shape[1] - 1)
        codes = np.concatenate([contexts[:, :-1] @ powers, contexts[:, 1:] @ powers])
        unique, number = np.unique(codes, return_inverse=True)
        prefix, suffix = number.reshape(2, -1)
        starts, ends = (contexts[:, at] == edge for at in (reach - 1, reach + 1))
        return Overlaps(contexts, prefix, suffix, starts, ends, len(unique))

    def least_best(self, scores: Scores) -> Scores:
        """The least, over all strings that have each context, of the best score in them (n,)."""
        forwards, _ = self._least(scores, np.maximum)
        backwards, _ = self._least(scores, np.maximum, backwards=True)
        best: Scores = np.maximum(forwards, backwards)
        return best

    def of_length(self, length: int) -> list[int] | None:
        """A string of a length, if there is one; its tokens."""
        reached = [self.starts]
        for _ in range(length - 1):
            overlaps = np.zeros(self.count, dtype=bool)
            overlaps[self.suffix[reached[-1]]] = True
            reached.append(overlaps[self.prefix])
        last = np.flatnonzero(reached[-1] & self.ends)
        if not len(last):
            return None
        path = [int(last[0])]
        for here in reached[-2::-1]:
            path.append(int(np.flatnonzero(here & (self.suffix == self.prefix[path[-1]]))[0]))
        found: list[int] = self.string(path[::-1]).tolist()
        return found

    def least_mean(self, scores: Scores, usable: Mask) -> tuple[float, list[int]]:
        """The least mean score of all strings of usable contexts, and contexts that have it.

        These are a string, or a cycle that strings can go round for ever. The mean is a lower
        bound, less than CLOSE below what they have.
        """
        path = self._traced(self._least(np.where(usable, 0.0, np.inf), np.add, rounds=ROUNDS)[0])
        rounds = ROUNDS
        while path:
            bound = float(scores[path].mean()) - CLOSE
            shifted = np.where(usable, scores - bound, np.inf)
            totals, settled = self._least(shifted, np.add, rounds=rounds)
            if settled and totals[self.ends].min() >= 0:
                return bound, path
            lower = self._traced(totals)
            if float(scores[lower].mean()) < bound:
                path = lower
            elif settled:  # rounding: no string is really below
                return bound - CLOSE, path
            else:
                rounds *= 2
        return np.inf, []

    def _least(
        self,
        scores: Scores,
        along: np.ufunc,
        *,
        backwards: bool = False,
        rounds: int = sys.maxsize,
    ) -> tuple[Scores, bool]:
        """The least, over all paths from a start to each context, of their scores put together.

        Backwards: over paths to an end. Also tells whether longer paths give nothing less.
        """
        arrive = self.suffix if backwards else self.prefix
        first = self.ends if backwards else self.starts
        order, numbers, begins = self._leaving[backwards]
        best: Scores = np.where(first, scores, np.inf)
        reached = np.full(self.count, np.inf)
        for _ in range(rounds):
            reached[numbers] = np.minimum.reduceat(best[order], begins)
            longer = np.minimum(best, along(scores, reached[arrive]))
            if np.array_equal(longer, best):
                return best, True
            best = longer
        return best, False

    @cached_property
    def _leaving(self) -> list[tuple[Tokens, Tokens, Tokens]]:
        """Contexts sorted by the overlap they lead to, forwards and backwards.

        With the overlaps, and where each of them begins.
        """
        found = []
        for leave in (self.suffix, self.prefix):
            order = np.argsort(leave, kind="stable")
            found.append((order, *np.unique(leave[order], return_index=True)))
        return found

    def _traced(self, totals: Scores) -> list[int]:
        """The path to the end with the least total, or a cycle on the way that lowers it."""
        order = np.argsort(self.suffix, kind="stable")
        bounds = np.searchsorted(self.suffix[order], np.arange(self.count + 1))
        last = np.where(self.ends, totals, np.inf)
        here = int(last.argmin())
        if not np.isfinite(last[here]):
            return []
        path, seen = [here], {here: 0}
        while not self.starts[here]:
            before = order[bounds[self.prefix[here]] : bounds[self.prefix[here] + 1]]
            here = int(before[totals[before].argmin()])
            if here in seen:
                return path[seen[here] :][::-1]
            seen[here] = len(path)
            path.append(here)
        return path[::-1]

    def string(self, path: list[int]) -> Tokens:
        """The tokens of a path of contexts."""
        return self.contexts[path, self.contexts.shape[1] // 2]

    def shortest(self, through: int, usable: Mask) -> list[int] | None:
        """A shortest string whose contexts are all usable and one of which is given; its tokens."""
        left = self._search(through, usable, backwards=True)
        right = self._search(through, usable, backwards=False)
        if left is None or right is None:
            return None
        found: list[int] = self.string([*reversed(left), *right[1:]]).tolist()
        return found

    def _search(self, begin: int, usable: Mask, *, backwards: bool) -> list[int] | None:
        """Contexts from one to an end of the string, or backwards to its start, breadth first."""
        leave, arrive = (self.prefix, self.suffix) if backwards else (self.suffix, self.prefix)
        over = self.starts if backwards else self.ends
        order = np.argsort(arrive, kind="stable")
        bounds = np.searchsorted(arrive[order], np.arange(self.count + 1))
        came: dict[int, int] = {begin: -1}
        waiting = deque([begin])
        while waiting:
            here = waiting.popleft()
            if over[here]:
                path = [here]
                while came[path[-1]] >= 0:
                    path.append(came[path[-1]])
                return path[::-1]
            for there in order[bounds[leave[here]] : bounds[leave[here] + 1]].tolist():
                if usable[there] and there not in came:
                    came[there] = here
                    waiting.append(there)
        return None
