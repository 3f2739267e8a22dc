"""Compositional table lookup: symbols and functions on them, which are tables learned by heart.

CTL as in the Neural Data Router (Csordas et al., ICLR 2022), CTL++ as in Csordas et al. (EMNLP
2022). Size is the number of functions.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import torch
from numpy.typing import NDArray

from crl.domains.grammar import Grammatical
from crl.domains.token_domain import DATA_SEED, MEASURED_STREAM, TokenSettings
from crl.domains.token_strings import TokenStrings
from crl.validation import Count, settings

SYMBOLS = 8
TABLES_STREAM, PROBLEMS_STREAM = 2, 3  # second entry of a seed: of tables, of problems
MOST_FUNCTIONS = 10_000
CHECKED = 1000  # problems in the validation set of a size, and in its test set

Functions = NDArray[np.int64]  # (n, functions), in the order in which they are applied


@settings
class TableSettings(TokenSettings):
    """What can be set of the domain."""

    problems: Count = 53_704  # to learn from, all sizes together, single functions aside


class TableLookup(Grammatical):
    """Functions are applied to a symbol one after the other; the answer is the last symbol."""

    unit = "functions"
    largest = MOST_FUNCTIONS
    windows = ((2, 1),)
    num_functions: ClassVar[int]  # each a permutation of the symbols
    backward: ClassVar[bool] = False  # functions first, the last applied leftmost

    def __init__(self, settings: Any = None) -> None:
        self.symbols = tuple("abcdefgh") + tuple(f"f{k}" for k in range(1, self.num_functions + 1))
        applied = [f"{f} E" if self.backward else f"E {f}" for f in self.symbols[SYMBOLS:]]
        self.grammar = {"E": [*self.symbols[:SYMBOLS], *applied]}
        super().__init__(settings)
        rng = np.random.default_rng([DATA_SEED, TABLES_STREAM, self.num_functions])
        self.tables = np.stack([rng.permutation(SYMBOLS) for _ in range(self.num_functions)])

    # --- problems ----------------------------------------------------------------------------
    def strings(self, split: str, size: int) -> TokenStrings:
        if (split, size) not in self._strings:
            for name, (symbols, functions) in self.split(size).items():
                self._strings[name, size] = self._encoded(symbols, functions)
        return self._strings[split, size]

    def split(self, size: int) -> dict[str, tuple[Functions, Functions]]:
        """Divide the problems of a size: symbols (n,) and functions (n, size) of each set."""
        raise NotImplementedError

    def unseen_strings(self, size: int, count: int, group: str | None) -> list[TokenStrings]:
        if size in self.sizes:
            known = self.strings("test", size)
            return [known.take(torch.arange(min(count, len(known))))]
        rng = np.random.default_rng([DATA_SEED, MEASURED_STREAM, size])
        functions = self.draw_functions(size, count, rng, group)
        return [self._encoded(rng.integers(SYMBOLS, size=count), functions)]

    def draw_functions(
        self, size: int, count: int, rng: np.random.Generator, group: str | None
    ) -> Functions:
        """Draw functions of a size that is not trained (count, size)."""
        raise NotImplementedError

    def _encoded(self, symbols: Functions, functions: Functions) -> TokenStrings:
        values = symbols
        for column in functions.T:
            values = self.tables[column, values]
        tokens = np.column_stack([symbols, functions + SYMBOLS])
        if self.backward:
            tokens = tokens[:, ::-1].copy()
        return TokenStrings.table(
            torch.from_numpy(tokens), torch.from_numpy(values), functions.shape[1]
        )

    # --- text --------------------------------------------------------------------------------
    def answer(self, text: str) -> str | None:
        """Apply functions in their order; None if the text is no symbol with functions."""
        words = text.split()
        tokens = [self._index[word] for word in (reversed(words) if self.backward else words)]
        if not tokens or tokens[0] >= SYMBOLS or any(token < SYMBOLS for token in tokens[1:]):
            return None
        value = tokens[0]
        for token in tokens[1:]:
            value = int(self.tables[token - SYMBOLS, value])
        return str(self.symbols[value])

    def size_of(self, text: str) -> int:
        return len(text.split()) - 1


class CTL(TableLookup):
    """Of 11 tables 9 are composed, 2 to 5 of them to learn from; all 11 are learned alone."""

    name = "ctl"
    summary = "compositional table lookup, forward: a symbol, then functions in their order"
    Settings = TableSettings
    settings: TableSettings
    sizes = range(1, 6)
    measured = (5, 9, 10, 100, 1000)
    num_functions, composed = 11, 9
    example = "a f1 f2"

    def split(self, size: int) -> dict[str, tuple[Functions, Functions]]:
        """Learn from a share of all problems that is the same at every size; 1: from all."""
        if size == 1:
            symbols, functions = np.divmod(np.arange(SYMBOLS * self.num_functions), 11)
            return dict.fromkeys(("train", "validation", "test"), (symbols, functions[:, None]))
        rng = np.random.default_rng([DATA_SEED, PROBLEMS_STREAM, size])
        total = {k: SYMBOLS * self.composed**k for k in self.sizes if k > 1}
        count = max(1, round(self.settings.problems * total[size] / sum(total.values())))
        held_out = min(CHECKED, (total[size] - count) // 2)
        codes = rng.permutation(total[size])
        parts = np.split(codes[: count + 2 * held_out], [count, count + held_out])
        names = ("train", "validation", "test")
        return {name: self._decoded(part, size) for name, part in zip(names, parts, strict=True)}

    def _decoded(self, codes: Functions, size: int) -> tuple[Functions, Functions]:
        places = self.composed ** np.arange(size)
        return codes // self.composed**size, codes[:, None] // places % self.composed

    def draw_functions(
        self, size: int, count: int, rng: np.random.Generator, group: str | None
    ) -> Functions:
        return rng.integers(self.composed, size=(count, size))


class BackwardCTL(CTL):
    """The same read from the other end."""

    name = "ctl-backward"
    summary = "compositional table lookup, backward: functions first, then the symbol"
    backward = True
    example = "f2 f1 a"


class CTLPlusPlus(TableLookup):
    """32 functions in two groups: neighbours are trained one way and measured the other."""

    sizes = range(2, 7)
    measured = (2, 4, 6, 20, 100)
    num_functions, in_group = 32, 16
    groups = ("out-of-distribution", "as-trained")
    trains_alternating: ClassVar[bool]
    examples_per_size = 60_000
    example = "a f1 f20"

    def split(self, size: int) -> dict[str, tuple[Functions, Functions]]:
        """Learn from 60,000 problems of a size, or 70 % of all where there are not as many."""
        rng = np.random.default_rng([DATA_SEED, PROBLEMS_STREAM, size])
        total = 2 * SYMBOLS * self.in_group**size
        count = min(self.examples_per_size, int(0.7 * total))
        held_out = min(CHECKED, (total - count) // 2)
        codes = rng.choice(total, count + 2 * held_out, replace=False)
        parts = np.split(codes, [count, count + held_out])
        names = ("train", "validation", "test")
        alternating = self.trains_alternating
        return {
            name: self._decoded(part, size, alternating=alternating)
            for name, part in zip(names, parts, strict=True)
        }

    def _decoded(
        self, codes: Functions, size: int, *, alternating: bool
    ) -> tuple[Functions, Functions]:
        """Read a symbol, the group of the first function, and the functions off a number."""
        places = np.arange(size)
        within = codes[:, None] // self.in_group**places % self.in_group
        start, symbols = np.divmod(codes // self.in_group**size, SYMBOLS)
        return symbols, within + self._groups(start, size, alternating=alternating)

    def _groups(self, start: Functions, size: int, *, alternating: bool) -> Functions:
        """Give the first function of the group of each place (n, size)."""
        number = start[:, None] + np.arange(size) * alternating
        return number % 2 * self.in_group

    def unseen_strings(self, size: int, count: int, group: str | None) -> list[TokenStrings]:
        """Give neighbours of the other kind; as trained ones only if asked for."""
        if group == "as-trained" and size in self.sizes:
            return super().unseen_strings(size, count, group)
        rng = np.random.default_rng([DATA_SEED, MEASURED_STREAM, size])
        functions = self.draw_functions(size, count, rng, group)
        return [self._encoded(rng.integers(SYMBOLS, size=count), functions)]

    def draw_functions(
        self, size: int, count: int, rng: np.random.Generator, group: str | None
    ) -> Functions:
        alternating = self.trains_alternating == (group == "as-trained")
        within = rng.integers(self.in_group, size=(count, size))
        return within + self._groups(rng.integers(2, size=count), size, alternating=alternating)


class AlternatingCTL(CTLPlusPlus):
    """Variant A: trained on alternating groups, measured within a group."""

    name = "ctlpp-a"
    summary = "CTL++ A: functions of two groups in turn, measured on repetition of a group"
    trains_alternating = True


class RepeatingCTL(CTLPlusPlus):
    """Variant R: trained within a group, measured on alternating groups."""

    name = "ctlpp-r"
    summary = "CTL++ R: functions of one group, measured on two groups in turn"
    trains_alternating = False
    example = "a f1 f2"
