"""Numerical arithmetic (Sec. D.1, Table 1): digits joined by +, * and -, answered modulo 10."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import pairwise

import numpy as np
import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Controller
from crl.domains.arithmetic import expressions as arithmetic
from crl.domains.arithmetic.expressions import Expressions, Integers
from crl.domains.arithmetic.order_of_operations import ExactReducer, OrderOfOperations
from crl.domains.arithmetic.settings import ArithmeticSettings
from crl.domains.capabilities import Equivalence, HardCoded
from crl.domains.token_domain import TokenDomain
from crl.domains.token_strings import TokenStrings
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer
from crl.validation import settings

SYMBOLS = "0123456789+*-"
SPELLINGS = {"x": "*", "X": "*", "×": "*", "−": "-"}
VOCAB = len(SYMBOLS)
MAX_TERMS = 10_000
effect = lru_cache(maxsize=None)(arithmetic.effect)  # the same few thousand parts recur


@settings
class NumericSettings(ArithmeticSettings):
    """What can be set of the domain."""


def data_size(terms: int) -> int:
    """Expressions in the three sets of a length together: all of 2 terms, 1000 of the others."""
    return min(arithmetic.num_expressions(terms), 1000)


class Numeric(Equivalence, HardCoded, TokenDomain):
    """Expressions of 2 to 10 terms to learn from, and of any length to be solved."""

    name = "numeric"
    summary = "arithmetic modulo 10 on expressions of digits, +, * and -"
    caveat = "It answers modulo 10, reads single digits, and has no notion of brackets or division."
    Settings = NumericSettings
    settings: NumericSettings
    symbols = SYMBOLS
    sizes = range(2, 11)
    largest = MAX_TERMS
    measured = (5, 10, 20, 50, 100)
    unit = "terms"
    example = "3+4*7"

    def __init__(self, settings: NumericSettings | None = None) -> None:
        super().__init__(settings)
        self.infinite_data = self.settings.data == 0

    # --- problems ----------------------------------------------------------------------------
    @cached_property
    def data(self) -> dict[tuple[str, int], Expressions]:
        """The data sets of Table 1, by split and number of terms."""
        return {
            (split, terms): expressions
            for terms in self.sizes
            for split, expressions in arithmetic.data_sets(
                terms, data_size(terms), times=self.settings.data
            ).items()
        }

    @cached_property
    def _left_out(self) -> dict[int, Integers]:
        """Codes of what is never trained, by number of terms, sorted."""
        codes = {
            terms: [self.data[split, terms].codes() for split in ("validation", "test")]
            for terms in self.sizes
        }
        return {terms: np.sort(np.concatenate(found)) for terms, found in codes.items()}

    def strings(self, split: str, size: int) -> TokenStrings:
        if (split, size) not in self._strings:
            self._strings[split, size] = _encode(self.data[split, size])
        return self._strings[split, size]

    def unseen_strings(self, size: int, count: int, group: str | None) -> list[TokenStrings]:
        """Leave out the train and validation set; fresh training data may contain short ones."""
        rng = np.random.default_rng([arithmetic.DATA_SEED, arithmetic.MEASURED_STREAM, size])
        seen: frozenset[bytes] = frozenset()
        if size in self.sizes:
            seen = frozenset(self.data["train", size].keys() + self.data["validation", size].keys())
        return [_encode(arithmetic.draw_unique(size, count, rng, exclude=seen))]

    def draw_strings(self, size: int, count: int, generator: torch.Generator) -> TokenStrings:
        if not self.infinite_data:
            return super().draw_strings(size, count, generator)
        groups = np.zeros(count, dtype=np.int64)
        return _encode(arithmetic.fresh(size, groups, self._left_out[size], generator))

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for (split, terms), expressions in sorted(self.data.items()):
            digest.update(f"{split} {terms} ".encode() + b"".join(expressions.keys()))
        return digest.hexdigest()

    def tokens(self, size: int) -> int:
        return 2 * size - 1

    # --- what learns -------------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        reducers = [
            Reducer(title=f"R{number}", vocab=VOCAB, hidden=self.settings.reducer_hidden)
            for number in range(1, self.settings.reducers + 1)
        ]
        return ModuleSet(reducers, halts=True, impossible=self.settings.impossible)

    def hard_coded_controller(self, modules: ModuleSet) -> Controller:
        return OrderOfOperations(modules)

    def hard_coded_modules(self) -> ModuleSet:
        return ModuleSet([ExactReducer()], halts=True)

    # --- people ------------------------------------------------------------------------------
    def parse(self, text: str, **options: str) -> Expressions:
        """Read one expression; * and x both mean times, spaces do not matter."""
        return parse(text)

    def encode(self, queries: Sequence[Expressions]) -> ProblemBatch:
        return self.batch([_encode(query) for query in queries])

    def oracle(self, values: Tensor) -> int | None:
        return arithmetic.value_of(values.argmax(dim=-1).tolist())

    def equivalent(
        self, before: Sequence[int], after: Sequence[int], *, first: bool, last: bool
    ) -> bool:
        wanted = effect(tuple(before), first, last)
        return wanted is not None and effect(tuple(after), first, last) == wanted


def parse(text: str) -> Expressions:
    """Read a person's expression, or raise a UsageError that says what is wrong with it."""
    if len(text) > 4 * MAX_TERMS:
        raise UsageError(
            f"the expression has {len(text)} characters; at most {4 * MAX_TERMS} are allowed"
        )
    symbols = [
        (place, SPELLINGS.get(symbol, symbol))
        for place, symbol in enumerate(text, start=1)
        if not symbol.isspace()
    ]
    if not symbols:
        raise UsageError(
            'the expression is empty; expected digits joined by +, * and -, such as "3+4*7"'
        )
    _refuse_disorder(symbols)
    indices = np.array([[SYMBOLS.index(symbol) for _, symbol in symbols]], dtype=np.int64)
    if (terms := (indices.shape[1] + 1) // 2) > MAX_TERMS:
        raise UsageError(f"the expression has {terms} terms; at most {MAX_TERMS} are allowed")
    return Expressions(indices[:, 0::2], indices[:, 1::2] - 10)


def _refuse_disorder(symbols: Sequence[tuple[int, str]]) -> None:
    """Require known symbols, digits and operators in turn, and a digit at both ends."""
    for place, symbol in symbols:
        if symbol not in SYMBOLS:
            raise UsageError(
                f"unknown symbol {symbol!r} at character {place}; allowed are the digits 0 to 9,"
                " +, * (or x) and -"
            )
    for (_, left), (place, right) in pairwise(symbols):
        if left.isdigit() and right.isdigit():
            raise UsageError(
                f"the number {left + right!r} at character {place - 1} has more than one digit;"
                " terms are single digits"
            )
        if not left.isdigit() and not right.isdigit():
            raise UsageError(
                f"the operator {right!r} at character {place} follows another operator;"
                " expected a digit"
            )
    for (place, symbol), where in ((symbols[0], "starts"), (symbols[-1], "ends")):
        if not symbol.isdigit():
            raise UsageError(
                f"the expression {where} with the operator {symbol!r} at character {place};"
                " expected a digit"
            )


def _encode(expressions: Expressions) -> TokenStrings:
    return TokenStrings.table(
        torch.from_numpy(expressions.tokens()),
        torch.from_numpy(expressions.answers()),
        expressions.digits.shape[1],
    )
