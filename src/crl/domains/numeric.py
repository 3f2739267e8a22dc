"""Numerical arithmetic (Sec. D.1, Table 1): k digits joined by +, x and -, answered modulo 10 with precedence."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Literal

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import one_hot

from crl.config import PAPER_MODULES, PAPER_PPO, Config, CurriculumConfig, StopConfig, smoke
from crl.controllers import Controller, make_controller
from crl.domains import arithmetic
from crl.domains.arithmetic import Expressions, Integers
from crl.domains.domain import Domain, check_limits
from crl.domains.hard_coded import ExactReducer, OrderOfOperations
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer
from crl.problem import Node, Problem, ProblemBatch, ProblemGraph
from crl.representation import Bucket

SYMBOLS = "0123456789+*-"
SPELLINGS = {"x": "*", "X": "*", "×": "*", "−": "-"}
VOCAB = len(SYMBOLS)
MAX_TERMS = 10_000

Encoded = tuple[Tensor, Tensor]  # tokens (n, 2 k - 1) and answers (n,)


@dataclass(frozen=True, kw_only=True)
class NumericSettings:
    """What can be set of the domain."""

    reducers: int = 3
    reducer_hidden: int = 128
    reach: int = 2  # tokens that the controller reads on each side of a window's centre; 0: all, by GRUs, as in the paper (D15)
    impossible: Literal["mask", "noop"] = "mask"
    data: int = 1  # times the number of training expressions of each length that the paper has; 0: fresh ones without end


def data_size(terms: int) -> int:
    """Expressions of that many terms in the data sets together: all there are of 2 terms, 1000 of each longer length."""
    return min(arithmetic.num_expressions(terms), 1000)


def problem(terms: int) -> Problem:
    """Evaluate an expression of that many terms."""
    return Problem(Node("numerals", terms), Node("numerals", 1))


class Numeric(Domain):
    """Expressions of 2 to 10 terms to learn from, and of any length to be solved."""

    name = "numeric"
    summary = "arithmetic modulo 10 on expressions of digits, +, * and -"
    Settings = NumericSettings
    vocab = VOCAB
    example = "3+4*7"
    caveat = "It answers modulo 10, reads single digits, and has no notion of brackets or division."
    sizes = range(2, 11)

    def __init__(self, settings: NumericSettings | None = None) -> None:
        super().__init__(settings or NumericSettings())
        check_limits(self.settings, {"reducers": (1, 4096), "reducer_hidden": (1, 4096), "reach": (0, 100), "data": (0, 1000)})
        self.graph = ProblemGraph(
            primitives=frozenset(Problem(Node("numerals", terms), Node("numerals", terms - 1)) for terms in self.sizes),
            train=frozenset(problem(terms) for terms in self.sizes),
        )

    @cached_property
    def data(self) -> dict[tuple[str, int], Expressions]:
        """The data sets of Table 1, by split and number of terms."""
        return {
            (split, terms): expressions
            for terms in self.sizes
            for split, expressions in arithmetic.data_sets(terms, data_size(terms), times=self.settings.data).items()
        }

    @cached_property
    def _train(self) -> dict[int, Encoded]:
        """Training expressions by number of terms, kept as tensors to draw from."""
        return {terms: _encode(self.data["train", terms]) for terms in self.sizes}

    @cached_property
    def _left_out(self) -> dict[int, Integers]:
        """What is never trained, by number of terms, sorted."""
        codes = {terms: [self.data[split, terms].codes() for split in ("validation", "test")] for terms in self.sizes}
        return {terms: np.sort(np.concatenate(found)) for terms, found in codes.items()}

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        chosen = torch.randint(len(sizes), (count,), generator=generator)
        parts = []
        for size, part_count in zip(sizes, torch.bincount(chosen, minlength=len(sizes)).tolist(), strict=True):
            if self.settings.data:
                tokens, answers = self._train[size]
                which = torch.randint(len(tokens), (part_count,), generator=generator)
                parts.append((tokens[which], answers[which]))
            else:
                parts.append(_encode(arithmetic.fresh(size, np.zeros(part_count, dtype=np.int64), self._left_out[size], generator)))
        return _batch(parts)

    def problems(self, split: str, size: int) -> ProblemBatch:
        return _batch([_encode(self.data[split, size])])

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """Problems that are not in the train or validation set; with fresh training data some short ones may be trained by chance."""
        rng = np.random.default_rng([arithmetic.DATA_SEED, arithmetic.MEASURED_STREAM, size])
        seen: frozenset[bytes] = frozenset()
        if size in self.sizes:
            seen = frozenset(self.data["train", size].keys() + self.data["validation", size].keys())
        return _batch([_encode(arithmetic.draw_unique(size, count, rng, exclude=seen))])

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for (split, terms), expressions in sorted(self.data.items()):
            digest.update(f"{split} {terms} ".encode() + b"".join(expressions.keys()))
        return digest.hexdigest()

    def make_modules(self) -> ModuleSet:
        reducers = [
            Reducer(title=f"R{number}", vocab=VOCAB, hidden=self.settings.reducer_hidden) for number in range(1, self.settings.reducers + 1)
        ]
        return ModuleSet(reducers, halts=True, impossible=self.settings.impossible)

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        return make_controller(modules=modules, vocab=VOCAB, hidden=hidden, reach=self.settings.reach)

    def hard_coded_controller(self, modules: ModuleSet) -> Controller:
        return OrderOfOperations(modules)

    def hard_coded_modules(self) -> ModuleSet:
        return ModuleSet([ExactReducer()], halts=True)

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Negative log likelihood of the right digit."""
        return -torch.log(output.gather(1, problems.answers[:, None])[:, 0] + 1e-30)  # a softmax can underflow to 0

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        return output.argmax(dim=1) == problems.answers

    @classmethod
    def config(cls, scale: str) -> Config:
        return CONFIGS[scale]

    def parse(self, text: str, **options: str) -> Expressions:
        """One expression; * and x both mean times, spaces do not matter."""
        return parse(text)

    def encode(self, queries: Sequence[Expressions]) -> ProblemBatch:
        return _batch([_encode(query) for query in queries])

    def show(self, values: Tensor) -> str:
        return "".join(SYMBOLS[index] for index in values.argmax(dim=-1).tolist())

    def worth(self, values: Tensor) -> int | None:
        return arithmetic.value_of(values.argmax(dim=-1).tolist())


def parse(text: str) -> Expressions:
    """A person's expression, or a UsageError that says what is wrong with it."""
    if len(text) > 4 * MAX_TERMS:
        raise UsageError(f"the expression has {len(text)} characters; at most {4 * MAX_TERMS} are allowed")
    symbols = [(place, SPELLINGS.get(symbol, symbol)) for place, symbol in enumerate(text, start=1) if not symbol.isspace()]
    if not symbols:
        raise UsageError('the expression is empty; expected digits joined by +, * and -, such as "3+4*7"')
    for place, symbol in symbols:
        if symbol not in SYMBOLS:
            raise UsageError(f"unknown symbol {symbol!r} at character {place}; allowed are the digits 0 to 9, +, * (or x) and -")
    for (_, left), (place, right) in pairwise(symbols):
        if left.isdigit() and right.isdigit():
            raise UsageError(f"the number {left + right!r} at character {place - 1} has more than one digit; terms are single digits")
        if not left.isdigit() and not right.isdigit():
            raise UsageError(f"the operator {right!r} at character {place} follows another operator; expected a digit")
    for (place, symbol), where in ((symbols[0], "starts"), (symbols[-1], "ends")):
        if not symbol.isdigit():
            raise UsageError(f"the expression {where} with the operator {symbol!r} at character {place}; expected a digit")
    indices = np.array([[SYMBOLS.index(symbol) for _, symbol in symbols]], dtype=np.int64)
    if (terms := (indices.shape[1] + 1) // 2) > MAX_TERMS:
        raise UsageError(f"the expression has {terms} terms; at most {MAX_TERMS} are allowed")
    return Expressions(indices[:, 0::2], indices[:, 1::2] - 10)


def _encode(expressions: Expressions) -> Encoded:
    return torch.from_numpy(expressions.tokens()), torch.from_numpy(expressions.answers())


def _batch(parts: Sequence[Encoded]) -> ProblemBatch:
    """Encoded expressions side by side, in the given order, as one batch."""
    buckets: list[Bucket] = []
    begin = 0
    for tokens, answers in parts:
        if len(answers):
            buckets.append(Bucket(rows=torch.arange(begin, begin + len(answers)), values=one_hot(tokens, VOCAB).float()))
        begin += len(answers)
    lengths = torch.cat([torch.full((len(bucket.rows),), bucket.length) for bucket in buckets])
    return ProblemBatch(
        inputs=tuple(buckets),
        answers=torch.cat([answers for _, answers in parts]),
        sizes=(lengths + 1) // 2,
        max_steps=2 * lengths + 4,
        context=torch.zeros(len(lengths), 0),
    )


SMALL = Config(domain=Numeric.name, variant="small")

CONFIGS = {
    "smoke": smoke(SMALL),
    # until solved: 2 to 10 terms, each stage as soon as accuracy allows, stopped by the validation set
    "small": SMALL,
    # the paper's schedule
    "paper": Config(
        domain=Numeric.name,
        variant="paper",
        hidden=64,
        domain_settings={"reach": 0, "impossible": "noop"},
        ppo=PAPER_PPO,
        modules=PAPER_MODULES,
        curriculum=CurriculumConfig(kind="fixed", first=2, last=10, episodes=100_000),
        stop=StopConfig(max_episodes=900_000, accuracy=None),
    ),
}
