"""Whether an unsafe window is ever the best: a bottleneck path over all strings of a language.

A string is a path of overlapping contexts. An unsafe window is chosen only in a string none of
whose safe windows scores higher. The least over all strings with that window of their best safe
score is a bottleneck (minimax) path, which a fixed point finds.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from crl.proofs.language import Tokens

Scores = NDArray[np.float64]


@dataclass(frozen=True)
class Overlaps:
    """Which contexts follow one another: the end of one is the beginning of the next."""

    contexts: Tokens  # (n, width)
    prefix: Tokens  # (n,) number of all tokens but the last
    suffix: Tokens  # (n,) number of all tokens but the first
    starts: NDArray[np.bool_]  # (n,) of the first token of a string
    ends: NDArray[np.bool_]  # (n,) of the last token

    @staticmethod
    def of(contexts: Tokens, edge: int) -> Overlaps:
        """Find the overlaps of contexts of one width."""
        reach = contexts.shape[1] // 2
        both = np.concatenate([contexts[:, :-1], contexts[:, 1:]])
        _, number = np.unique(both, axis=0, return_inverse=True)
        prefix, suffix = number.reshape(2, -1)
        starts, ends = (contexts[:, at] == edge for at in (reach - 1, reach + 1))
        return Overlaps(contexts, prefix, suffix, starts, ends)

    def least_best(self, safe: Scores, *, backwards: bool = False) -> Scores:
        """The least, over all paths from a start to each context, of the best safe score on them.

        Contexts that are not safe have the score -inf. Backwards: over paths to an end.
        """
        arrive, leave = (self.suffix, self.prefix) if backwards else (self.prefix, self.suffix)
        first = self.ends if backwards else self.starts
        best: Scores = np.where(first, safe, np.inf)
        reached = np.full(int(max(self.prefix.max(), self.suffix.max())) + 1, np.inf)
        while True:
            before = best
            np.minimum.at(reached, leave, best)
            best = np.minimum(best, np.maximum(safe, reached[arrive]))
            if np.array_equal(best, before):
                return best

    def shortest(self, through: int, usable: NDArray[np.bool_]) -> Tokens | None:
        """A shortest string whose contexts are all usable and one of which is given; its tokens."""
        left = self._search(through, usable, backwards=True)
        right = self._search(through, usable, backwards=False)
        if left is None or right is None:
            return None
        path = [*reversed(left), *right[1:]]
        return self.contexts[path, self.contexts.shape[1] // 2]

    def _search(
        self, begin: int, usable: NDArray[np.bool_], *, backwards: bool
    ) -> list[int] | None:
        """Contexts from one to an end of the string, or backwards to its start, breadth first."""
        leave, arrive = (self.prefix, self.suffix) if backwards else (self.suffix, self.prefix)
        over = self.starts if backwards else self.ends
        order = np.argsort(arrive, kind="stable")
        bounds = np.searchsorted(arrive[order], np.arange(int(leave.max()) + 2))
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
