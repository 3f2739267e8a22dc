"""Multilingual arithmetic (Sec. 4.1, Table 2): asked in one language, answered in another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Annotated

import numpy as np
import torch
from annotated_types import Interval
from torch import Tensor
from torch.nn.functional import one_hot

from crl.batch import ProblemBatch
from crl.controllers import Heads
from crl.domains.arithmetic import expressions as arithmetic
from crl.domains.arithmetic.expressions import Expressions, Integers
from crl.domains.arithmetic.languages import NAMES, WORDS, WORDS_EACH, language, read_words
from crl.domains.arithmetic.settings import ArithmeticSettings
from crl.domains.capabilities import Auxiliary, Equivalence, Vocabularies
from crl.domains.token_domain import TokenDomain
from crl.domains.token_strings import TokenStrings
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer, Translator
from crl.problem import Node, Problem, ProblemGraph
from crl.validation import Later, settings

Pair = tuple[int, int]  # source and target language

SYMBOLS = (*WORDS, "STOP")
VOCAB = len(SYMBOLS)
MEANINGS = (*(word % WORDS_EACH for word in range(len(WORDS))), -1)  # STOP means nothing
NUMERALS = NAMES.index("numerals")
PAIRS: tuple[Pair, ...] = tuple(
    (source, target) for source in range(len(NAMES)) for target in range(len(NAMES))
)
# the target held out of each source
PAPER_HELD_OUT = ("english", "reversed-english", "spanish", "pig-latin", "numerals")
PAIR_STREAM = 100  # second entry of the seed of a pair's data sets, plus the pair's number
HELD_OUT_STREAM = 2  # the same of drawn permutations
MAX_TERMS = 2000
MAX_CHARACTERS = 32 * MAX_TERMS  # a word has at most 8, so that much space is left between
SPARE_STEPS = 4  # beyond one per term: k - 1 reductions, HALT, and what translations take (D11)


@settings
class MultilingualSettings(ArithmeticSettings):
    """What can be set of the domain."""

    translators: Annotated[int, Interval(ge=0, le=64)] = 8  # modules that rewrite every token
    embedding: Annotated[int, Interval(ge=0, le=4096)] = 32  # of a reducer's tokens; 0: none (D14)
    heads: Annotated[Heads, Later("hidden")] = "hidden"  # that are told the target (D26)
    interchangeable: Annotated[bool, Later(False)] = False  # reducers, wherever applied (D30)
    held_out: Annotated[int, Interval(ge=0, le=2**31)] = 0  # seed of the pairs; 0: the paper's
    steps_per_term: Annotated[int, Interval(ge=1, le=1000)] = 1  # of the step limit (D11)


def held_out_pairs(seed: int) -> tuple[Pair, ...]:
    """Give each source language one target that is never trained, each target once, not itself."""
    if seed == 0:
        return tuple((source, NAMES.index(target)) for source, target in enumerate(PAPER_HELD_OUT))
    rng = np.random.default_rng([arithmetic.DATA_SEED, HELD_OUT_STREAM, seed])
    while True:
        targets = rng.permutation(len(NAMES))
        if (targets != np.arange(len(NAMES))).all():
            return tuple((source, int(target)) for source, target in enumerate(targets))


@dataclass(frozen=True)
class Query:
    """A person's expression, the language it is in, and the language to answer in."""

    expression: Expressions
    source: int
    target: int


class Multilingual(Auxiliary, Equivalence, Vocabularies, TokenDomain):
    """Expressions of 2 to 5 terms in 20 of 25 pairs of languages; any length and pair is solved."""

    name = "multilingual"
    summary = "arithmetic modulo 10 between five languages, five pairs of them never trained"
    caveat = (
        "It answers modulo 10, knows the numbers zero to nine, and has no notion of brackets or"
        " division."
    )
    Settings = MultilingualSettings
    settings: MultilingualSettings
    symbols = SYMBOLS
    context = len(NAMES)
    sizes = range(2, 6)
    largest = MAX_TERMS
    measured = (5, 10, 20, 50, 100)
    unit = "terms"
    groups = ("held-out", "train", "all")
    group_word = "pairs"
    options = ("from", "to")
    option_values = MappingProxyType({"from": NAMES, "to": NAMES})
    example = "three plus four times seven"
    example_options = MappingProxyType({"to": "spanish"})

    def __init__(self, settings: MultilingualSettings | None = None) -> None:
        super().__init__(settings)
        self.infinite_data = self.settings.data == 0
        held_out = held_out_pairs(self.settings.held_out)
        self.pairs = {
            "held-out": held_out,
            "train": tuple(pair for pair in PAIRS if pair not in held_out),
            "all": PAIRS,
        }

    @cached_property
    def graph(self) -> ProblemGraph:
        return ProblemGraph(
            primitives=frozenset(_primitives(self.sizes)),
            train=frozenset(
                problem(pair, terms) for pair in self.pairs["train"] for terms in self.sizes
            ),
        )

    # --- problems ----------------------------------------------------------------------------
    def expressions(self, pair: Pair, terms: int) -> dict[str, Expressions]:
        """Give the sets of Table 2 of one training pair and length; other pairs have others."""
        total = min(arithmetic.num_expressions(terms), 1000)
        return arithmetic.data_sets(
            terms, total, PAIR_STREAM + PAIRS.index(pair), self.settings.data
        )

    def strings(self, split: str, size: int) -> TokenStrings:
        """Give the expressions of all training pairs."""
        if (split, size) not in self._strings:
            sets = [(pair, self.expressions(pair, size)) for pair in self.pairs["train"]]
            for name in arithmetic.SHARES:
                parts = [_encode(by_split[name], pair) for pair, by_split in sets]
                self._strings[name, size] = TokenStrings.join(parts)
        return self._strings[split, size]

    def unseen_strings(self, size: int, count: int, group: str | None) -> list[TokenStrings]:
        """Give as many of each pair of the group; leave out trained and validated expressions."""
        parts = []
        pairs = self.pairs[group or "held-out"]
        for pair in pairs:
            seen: frozenset[bytes] = frozenset()
            if size in self.sizes and pair in self.pairs["train"]:
                sets = self.expressions(pair, size)
                seen = frozenset(sets["train"].keys() + sets["validation"].keys())
            rng = np.random.default_rng(
                [arithmetic.DATA_SEED, arithmetic.MEASURED_STREAM, size, PAIRS.index(pair)]
            )
            number = max(count // len(pairs), 1)
            parts.append(_encode(arithmetic.draw_unique(size, number, rng, exclude=seen), pair))
        return parts

    def draw_strings(self, size: int, count: int, generator: torch.Generator) -> TokenStrings:
        """Draw of the data sets, or anew: any pair, and nothing of its validation and test set."""
        if not self.infinite_data:
            return super().draw_strings(size, count, generator)
        chosen = torch.randint(len(self.pairs["train"]), (count,), generator=generator)
        return self._fresh(size, chosen, generator)

    def _fresh(self, size: int, chosen: Tensor, generator: torch.Generator) -> TokenStrings:
        """Draw an expression in each of the training pairs that are chosen (n,)."""
        drawn = arithmetic.fresh(size, chosen.numpy(), self._left_out[size], generator)
        return _encode_each(drawn, torch.tensor(self.pairs["train"])[chosen])

    def strata(self, size: int) -> Sequence[str]:
        return [f"{NAMES[source]} to {NAMES[target]}" for source, target in self.pairs["train"]]

    def sample_stratum(
        self, size: int, name: str, count: int, generator: torch.Generator
    ) -> ProblemBatch:
        if not name:
            return self.sample([size], count, generator)
        place = self.strata(size).index(name)
        if self.infinite_data:
            chosen = torch.full((count,), place)
            return self.batch([self._fresh(size, chosen, generator)])
        known = self._of_pair[place, size]
        return self.batch([known.take(torch.randint(len(known), (count,), generator=generator))])

    @cached_property
    def _of_pair(self) -> dict[tuple[int, int], TokenStrings]:
        """Training expressions, by the place of a training pair and the number of terms."""
        return {
            (place, size): _encode(self.expressions(pair, size)["train"], pair)
            for place, pair in enumerate(self.pairs["train"])
            for size in self.sizes
        }

    @cached_property
    def _left_out(self) -> dict[int, Integers]:
        """Codes of what is never trained, by number of terms, sorted; pairs are counted in them."""
        codes: dict[int, list[Integers]] = {terms: [] for terms in self.sizes}
        for terms, found in codes.items():
            for place, pair in enumerate(self.pairs["train"]):
                sets = self.expressions(pair, terms)
                found += [sets[split].codes(place) for split in ("validation", "test")]
        return {terms: np.sort(np.concatenate(found)) for terms, found in codes.items()}

    def auxiliary(self, count: int, generator: torch.Generator) -> ProblemBatch:
        """Draw words to be translated to or from numerals, and as many short expressions of them.

        A single word is a problem like others, answered by its translation. Words of pairs of
        languages that are never trained are among them: a help that CRL does not have.
        """
        word = torch.randint(WORDS_EACH, (count // 2,), generator=generator)
        language = torch.randint(len(NAMES), word.shape, generator=generator)
        outwards = torch.rand(word.shape, generator=generator) < 0.5
        source = torch.where(outwards, NUMERALS, language)
        target = torch.where(outwards, language, NUMERALS)
        words = _told((WORDS_EACH * source + word)[:, None], WORDS_EACH * target + word, target)
        short = self._shortest
        which = torch.randint(len(short), (count - count // 2,), generator=generator)
        return self.batch([words, short.take(which)])

    @cached_property
    def _shortest(self) -> TokenStrings:
        pair = (NUMERALS, NUMERALS)
        return _encode(self.expressions(pair, min(self.sizes))["train"], pair)

    def step_limit(self, lengths: Tensor, sizes: Tensor) -> Tensor:
        return self.settings.steps_per_term * sizes + SPARE_STEPS

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for split in sorted(arithmetic.SHARES):
            for terms in self.sizes:
                known = self.strings(split, terms)
                digest.update(f"{split} {terms} ".encode() + known.tokens.numpy().tobytes())
                digest.update(known.context.argmax(dim=1).numpy().tobytes())
        return digest.hexdigest()

    def tokens(self, size: int) -> int:
        return 2 * size - 1

    # --- what learns -------------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        settings = self.settings
        translators = [
            Translator(title=f"T{number}", vocab=VOCAB)
            for number in range(1, settings.translators + 1)
        ]
        reducers = [
            Reducer(
                title=f"R{number}",
                vocab=VOCAB,
                hidden=settings.reducer_hidden,
                embedding=settings.embedding or None,
            )
            for number in range(1, settings.reducers + 1)
        ]
        return ModuleSet([*translators, *reducers], halts=True, impossible=settings.impossible)

    # --- people ------------------------------------------------------------------------------
    def parse(self, text: str, **options: str) -> Query:
        """Read one expression; "to" must be given, "from" is recognised."""
        if "to" not in options:
            raise UsageError(
                f'the language to answer in is missing; give "to" with one of {", ".join(NAMES)}'
            )
        target = language(options["to"])
        if len(text) > MAX_CHARACTERS:
            raise UsageError(
                f"the expression has {len(text)} characters; at most {MAX_CHARACTERS} are allowed"
            )
        words, source = read_words(text, language(options["from"]) if "from" in options else None)
        if (terms := (len(words) + 1) // 2) > MAX_TERMS:
            raise UsageError(f"the expression has {terms} terms; at most {MAX_TERMS} are allowed")
        if terms < (least := min(self.sizes)):  # it would be given back, with confidence
            raise UsageError(
                f"an expression of {terms} term was never trained; "
                f"expected at least {least} terms joined by an operator"
            )
        numbers = np.array([words], dtype=np.int64)
        return Query(Expressions(numbers[:, 0::2], numbers[:, 1::2] - 10), source, target)

    def encode(self, queries: Sequence[Query]) -> ProblemBatch:
        return self.batch(
            [_encode(query.expression, (query.source, query.target)) for query in queries]
        )

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        return {"to": NAMES[int(problems.context[row].argmax())]}

    def remark(self, query: Query) -> str | None:
        if (query.source, query.target) in self.pairs["held-out"]:
            return f"from {NAMES[query.source]} to {NAMES[query.target]} was never trained"
        return None

    def oracle(self, values: Tensor) -> int | None:
        """Give the value of what the tokens say, in whatever languages."""
        return arithmetic.value_of(_meaning(values.argmax(dim=-1).tolist()))

    @property
    def vocabularies(self) -> Mapping[str, Sequence[int]]:
        """Give the words of each language."""
        return {
            name: range(WORDS_EACH * number, WORDS_EACH * (number + 1))
            for number, name in enumerate(NAMES)
        }

    def equivalent(
        self, before: Sequence[int], after: Sequence[int], *, first: bool, last: bool
    ) -> bool:
        """Compare what words mean, in whatever languages."""
        wanted = arithmetic.effect(_meaning(before), first, last)
        return wanted is not None and arithmetic.effect(_meaning(after), first, last) == wanted


def _meaning(tokens: Sequence[int]) -> tuple[int, ...]:
    """What words mean in whatever languages: 0 to 9 digits, 10 to 12 operators, -1 nothing."""
    return tuple(map(MEANINGS.__getitem__, tokens))


def problem(pair: Pair, terms: int) -> Problem:
    """Evaluate an expression of that many terms from one language into another."""
    return Problem(Node(NAMES[pair[0]], terms), Node(NAMES[pair[1]], 1))


def _primitives(sizes: Iterable[int]) -> Iterable[Problem]:
    """Reduce by a term within a language, and translate an answer."""
    for name in NAMES:
        yield from (Problem(Node(name, terms), Node(name, terms - 1)) for terms in sizes)
        yield from (Problem(Node(name, 1), Node(other, 1)) for other in NAMES if other != name)


def _encode(expressions: Expressions, pair: Pair) -> TokenStrings:
    return _encode_each(expressions, torch.tensor(pair).expand(len(expressions), 2))


def _encode_each(expressions: Expressions, pairs: Tensor) -> TokenStrings:
    """Encode each in a pair of languages of its own (n, 2)."""
    sources, targets = pairs.unbind(dim=1)
    tokens = torch.from_numpy(expressions.tokens()) + WORDS_EACH * sources[:, None]
    return _told(tokens, torch.from_numpy(expressions.answers()) + WORDS_EACH * targets, targets)


def _told(tokens: Tensor, answers: Tensor, targets: Tensor) -> TokenStrings:
    """Put the target language of each (n,) beside tokens of one length."""
    context = one_hot(targets, len(NAMES)).float()
    return TokenStrings.table(tokens, answers, (tokens.shape[1] + 1) // 2, context)
