"""Arithmetic modulo 10 as data: expressions drawn from fixed seeds, answers, disjoint sets.

Nothing here knows of learners. Legend: n = expressions, k = terms; operators are 0 = plus,
1 = times, 2 = minus.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import torch
from numpy.typing import NDArray

DATA_SEED = 20190506  # the data sets are constants: the day ICLR 2019 opened
PLUS, TIMES, MINUS = range(3)
SHARES = {"train": 0.70, "validation": 0.15, "test": 0.15}
MEASURED_STREAM = 1  # second entry of the seed of unseen problems; 0 is that of the data sets
MORE_STREAM = 1000  # the same of what larger sets have beyond the paper's, plus that of the set

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Expressions:
    """Expressions of one number of terms."""

    digits: Integers  # (n, k)
    operators: Integers  # (n, k - 1)

    def __len__(self) -> int:
        return len(self.digits)

    def take(self, which: slice | Integers) -> Expressions:
        """Take the given expressions."""
        return Expressions(self.digits[which], self.operators[which])

    def answers(self) -> Integers:
        """Give each value modulo 10, products before sums (n,)."""
        total = np.zeros(len(self), dtype=np.int64)
        product = self.digits[:, 0].copy()  # the signed product that the last term belongs to
        for operator, digit in zip(self.operators.T, self.digits[:, 1:].T, strict=True):
            times = operator == TIMES
            total = np.where(times, total, total + product) % 10
            product = (
                np.where(times, product * digit, np.where(operator == MINUS, -digit, digit)) % 10
            )
        return np.asarray((total + product) % 10)

    def tokens(self) -> Integers:
        """Write digits as 0 to 9 and operators as 10 to 12 (n, 2 k - 1)."""
        tokens = np.empty((len(self), 2 * self.digits.shape[1] - 1), dtype=np.int64)
        tokens[:, 0::2] = self.digits
        tokens[:, 1::2] = self.operators + 10
        return tokens

    def codes(self, groups: Integers | int = 0) -> Integers:
        """Give group and tokens as one number each (n,); at most ten terms fit."""
        assert self.digits.shape[1] <= 10
        codes = self.digits[:, 0] + 10 * groups
        for operator, digit in zip(self.operators.T, self.digits[:, 1:].T, strict=True):
            codes = 30 * codes + 10 * operator + digit
        return codes

    def keys(self) -> list[bytes]:
        """Give what tells two expressions apart."""
        both = np.concatenate([self.digits, self.operators], axis=1).astype(np.uint8)
        return [row.tobytes() for row in both]


def value_of(tokens: Sequence[int]) -> int | None:
    """Answer one expression written as tokens 0 to 12; None if it is not well-formed."""
    digits, operators = tokens[0::2], tokens[1::2]
    if len(tokens) % 2 == 0 or not 0 <= min(digits) <= max(digits) <= 9:
        return None
    if min(operators, default=10) < 10:
        return None
    total, product = 0, digits[0]  # as in Expressions.answers; plain integers, since it is one
    for operator, digit in zip(operators, digits[1:], strict=True):
        if operator - 10 == TIMES:
            product = product * digit % 10
        else:
            total, product = total + product, -digit if operator - 10 == MINUS else digit
    return (total + product) % 10


def num_expressions(terms: int) -> int:
    """Count the expressions of that many terms."""
    return int(10**terms * 3 ** (terms - 1))


def draw(terms: int, count: int, rng: np.random.Generator) -> Expressions:
    """Draw expressions with every digit and operator uniform, repeats possible."""
    return Expressions(rng.integers(0, 10, (count, terms)), rng.integers(0, 3, (count, terms - 1)))


def draw_unique(
    terms: int, count: int, rng: np.random.Generator, exclude: frozenset[bytes] = frozenset()
) -> Expressions:
    """Draw expressions that all differ, none excluded; fewer if there are not as many."""
    count = min(count, num_expressions(terms) - len(exclude))
    seen = set(exclude)
    kept: list[Expressions] = []
    missing = count
    while missing:
        drawn = draw(terms, max(2 * missing, 64), rng)
        new = []
        for index, key in enumerate(drawn.keys()):
            if key not in seen:
                seen.add(key)
                new.append(index)
        new = new[:missing]
        kept.append(drawn.take(np.array(new, dtype=np.int64)))
        missing -= len(new)
    return join([draw(terms, 0, rng), *kept])  # the first for its shape, if there are no others


def fresh(
    terms: int, groups: Integers, left_out: Integers, generator: torch.Generator
) -> Expressions:
    """Draw an expression for each group (n,), repeats possible.

    None has a code, as one of its group, among those left out (sorted).
    """
    digits = torch.randint(10, (len(groups), terms), generator=generator).numpy()
    operators = torch.randint(3, (len(groups), terms - 1), generator=generator).numpy()
    drawn = Expressions(digits, operators)
    codes = drawn.codes(groups)
    wrong = (left_out.take(np.searchsorted(left_out, codes), mode="clip") == codes).nonzero()[0]
    if len(wrong):
        again = fresh(terms, groups[wrong], left_out, generator)
        digits[wrong], operators[wrong] = again.digits, again.operators
    return drawn


def data_sets(terms: int, total: int, stream: int = 0, times: int = 1) -> dict[str, Expressions]:
    """Draw `total` unique expressions and cut them into train, validation and test.

    A train set of `times` as many has these expressions and others; the other sets stay.
    """
    drawn = draw_unique(terms, total, np.random.default_rng([DATA_SEED, stream, terms]))
    sets: dict[str, Expressions] = {}
    begin = 0
    for name, share in SHARES.items():
        end = begin + round(share * total)
        sets[name] = drawn.take(slice(begin, end))
        begin = end
    if times > 1:
        rng = np.random.default_rng([DATA_SEED, MORE_STREAM + stream, terms])
        sets["train"] = join(
            [
                sets["train"],
                draw_unique(terms, (times - 1) * len(sets["train"]), rng, frozenset(drawn.keys())),
            ]
        )
    return sets


def join(parts: Sequence[Expressions]) -> Expressions:
    """Put expressions of one number of terms one after the other."""
    return Expressions(
        np.concatenate([part.digits for part in parts]),
        np.concatenate([part.operators for part in parts]),
    )


@lru_cache(maxsize=1_000_000)
def effect(tokens: tuple[int, ...], first: bool, last: bool) -> bytes | None:
    """What a part of an expression, in tokens 0 to 12, does to its value, modulo 10.

    Two parts can stand for each other if their effects are equal. The value is f * (first product)
    + (middle) + (last product) * g, with f for what stands before (1 after plus or at the
    beginning, -1 after minus, anything after times) and g for what is multiplied behind. None if
    no well-formed expression has this part.
    """
    if not all(0 <= token < 13 for token in tokens):
        return None
    inner = list(tokens)
    before, after = _outer(inner, first, 0), _outer(inner, last, -1)
    alternate = all((token > 9) == (place % 2 == 1) for place, token in enumerate(inner))
    if before is None or after is None or len(inner) % 2 == 0 or not alternate:
        return None
    products, sign = [inner[0]], [1]
    for operator, digit in zip(inner[1::2], inner[2::2], strict=True):
        if operator - 10 == TIMES:
            products[-1] = products[-1] * digit % 10
        else:
            products.append(digit)
            sign.append(-1 if operator - 10 == MINUS else 1)
    signed = [factor * product for factor, product in zip(sign, products, strict=True)]
    left = np.array([9] if before == 10 + MINUS else [1] if before == 10 + PLUS else range(10))
    right = np.array(range(10) if after in (INSIDE, 10 + TIMES) else [1])
    if len(signed) == 1:
        values = signed[0] * left[:, None] * right
    else:
        values = left[:, None] * signed[0] + sum(signed[1:-1]) + signed[-1] * right
    return bytes([before, after, *(values % 10).flatten().tolist()])


INSIDE = 13  # beside a part: any operator


def _outer(inner: list[int], at_end: bool, place: int) -> int | None:
    """Take the operator off an end of a part: what stands beside its outer product there.

    Nothing beside it is as a sum; an end that is a digit inside of an expression can have any
    operator beside it. None if it is malformed.
    """
    if not inner:
        return None
    if inner[place] > 9:
        return None if at_end else inner.pop(place)
    return 10 + PLUS if at_end else INSIDE
