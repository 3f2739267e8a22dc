"""Multilingual arithmetic (Sec. 4.1, Table 2): an expression in one of five languages, answered modulo 10 in another."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Literal

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import one_hot

from crl.config import PAPER_MODULES, PAPER_PPO, Config, CurriculumConfig, ModuleConfig, StopConfig, smoke
from crl.controllers import Controller, make_controller
from crl.domains import arithmetic
from crl.domains.arithmetic import Expressions, Integers
from crl.domains.domain import Domain, check_limits
from crl.domains.languages import NAMES, WORDS, WORDS_EACH, language, read_words
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer, Translator
from crl.problem import Node, Problem, ProblemBatch, ProblemGraph
from crl.representation import Bucket

Pair = tuple[int, int]  # source and target language

VOCAB = len(WORDS) + 1  # and STOP
NUMERALS = NAMES.index("numerals")
PAIRS: tuple[Pair, ...] = tuple((source, target) for source in range(len(NAMES)) for target in range(len(NAMES)))
PAPER_HELD_OUT = ("english", "reversed-english", "spanish", "pig-latin", "numerals")  # the target held out of each source
PAIR_STREAM = 100  # second entry of the seed of a pair's data sets, plus the pair's number
HELD_OUT_STREAM = 2  # the same of drawn permutations
MAX_TERMS = 2000
SPARE_STEPS = 4  # beyond one per term: k - 1 reductions, HALT, and what translations take (D11)


@dataclass(frozen=True, kw_only=True)
class MultilingualSettings:
    """What can be set of the domain."""

    reducers: int = 3
    translators: int = 8
    reducer_hidden: int = 128
    embedding: int = 32  # numbers that a reducer reads each token as; 0: the token itself, as in the paper (D14)
    reach: int = 2  # tokens that the controller reads on each side of a window's centre; 0: all, by GRUs, as in the paper (D15, D16)
    impossible: Literal["mask", "noop"] = "mask"
    held_out: int = 0  # which pairs are never trained: 0 the paper's, else a permutation without fixed point drawn from this seed
    steps_per_term: int = 1  # of the step limit, which has SPARE_STEPS more (D11)
    data: int = 1  # times the number of training expressions of each length that the paper has; 0: fresh ones without end


LIMITS = {
    "reducers": (1, 64),
    "translators": (0, 64),
    "reducer_hidden": (1, 4096),
    "embedding": (0, 4096),
    "reach": (0, 100),
    "held_out": (0, 2**31),
    "steps_per_term": (1, 1000),
    "data": (0, 1000),
}


def held_out_pairs(seed: int) -> tuple[Pair, ...]:
    """For each source language one target that is never trained, each target once, none with itself."""
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


@dataclass(frozen=True)
class Encoded:
    """Problems of one length as integers."""

    tokens: Tensor  # (n, 2 k - 1)
    answers: Tensor  # (n,)
    targets: Tensor  # (n,) target languages

    def take(self, which: Tensor) -> Encoded:
        """The given problems."""
        return Encoded(self.tokens[which], self.answers[which], self.targets[which])


class Multilingual(Domain):
    """Expressions of 2 to 5 terms in 20 of 25 pairs of languages to learn from; any length and pair to be solved."""

    name = "multilingual"
    summary = "arithmetic modulo 10 between five languages, five pairs of them never trained"
    Settings = MultilingualSettings
    vocab = VOCAB
    context = len(NAMES)
    example = "three plus four times seven"
    example_options = MappingProxyType({"to": "spanish"})
    caveat = "It answers modulo 10, knows the numbers zero to nine, and has no notion of brackets or division."
    sizes = range(2, 6)
    groups = ("held-out", "train", "all")
    options = ("from", "to")

    def __init__(self, settings: MultilingualSettings | None = None) -> None:
        super().__init__(settings or MultilingualSettings())
        check_limits(self.settings, LIMITS)
        held_out = held_out_pairs(self.settings.held_out)
        self.pairs = {"held-out": held_out, "train": tuple(pair for pair in PAIRS if pair not in held_out), "all": PAIRS}
        self.graph = ProblemGraph(
            primitives=frozenset(_primitives(self.sizes)),
            train=frozenset(problem(pair, terms) for pair in self.pairs["train"] for terms in self.sizes),
        )

    # --- problems -------------------------------------------------------------------------------------------------------------
    def expressions(self, pair: Pair, terms: int) -> dict[str, Expressions]:
        """The sets of Table 2 of one training pair and length; other pairs have others."""
        total = min(arithmetic.num_expressions(terms), 1000)
        return arithmetic.data_sets(terms, total, PAIR_STREAM + PAIRS.index(pair), self.settings.data)

    @cached_property
    def _data(self) -> dict[tuple[str, int], Encoded]:
        """All training pairs together by split and number of terms."""
        data: dict[tuple[str, int], Encoded] = {}
        for terms in self.sizes:
            sets = [(pair, self.expressions(pair, terms)) for pair in self.pairs["train"]]
            for split in arithmetic.SHARES:
                data[split, terms] = _join(_encode(by_split[split], pair) for pair, by_split in sets)
        return data

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        chosen = torch.randint(len(sizes), (count,), generator=generator)
        parts = []
        for size, part_count in zip(sizes, torch.bincount(chosen, minlength=len(sizes)).tolist(), strict=True):
            if self.settings.data:
                known = self._data["train", size]
                parts.append(known.take(torch.randint(len(known.answers), (part_count,), generator=generator)))
            else:
                parts.append(self._fresh(size, part_count, generator))
        return self._batch(parts)

    def _fresh(self, size: int, count: int, generator: torch.Generator) -> Encoded:
        """Expressions drawn anew, each in any training pair, none of them in that pair's validation or test set."""
        pairs = self.pairs["train"]
        chosen = torch.randint(len(pairs), (count,), generator=generator)
        return _encode_each(arithmetic.fresh(size, chosen.numpy(), self._left_out[size], generator), torch.tensor(pairs)[chosen])

    @cached_property
    def _left_out(self) -> dict[int, Integers]:
        """What is never trained, by number of terms, sorted: codes of expressions, with their pair's place among the training pairs."""
        codes: dict[int, list[Integers]] = {terms: [] for terms in self.sizes}
        for terms, found in codes.items():
            for place, pair in enumerate(self.pairs["train"]):
                sets = self.expressions(pair, terms)
                found += [sets[split].codes(place) for split in ("validation", "test")]
        return {terms: np.sort(np.concatenate(found)) for terms, found in codes.items()}

    def auxiliary(self, count: int, generator: torch.Generator) -> ProblemBatch:
        """Words to be translated to or from numerals, and as many short training expressions of numerals to be reduced to one.

        A single word is a problem like others, answered by its translation. Words of pairs of languages that are never trained are
        among them: a help that CRL does not have.
        """
        word = torch.randint(WORDS_EACH, (count // 2,), generator=generator)
        language = torch.randint(len(NAMES), word.shape, generator=generator)
        outwards = torch.rand(word.shape, generator=generator) < 0.5
        source, target = torch.where(outwards, NUMERALS, language), torch.where(outwards, language, NUMERALS)
        words = Encoded((WORDS_EACH * source + word)[:, None], WORDS_EACH * target + word, target)
        which = torch.randint(len(self._shortest.answers), (count - count // 2,), generator=generator)
        return self._batch([words, self._shortest.take(which)])

    @cached_property
    def _shortest(self) -> Encoded:
        pair = (NUMERALS, NUMERALS)
        return _encode(self.expressions(pair, min(self.sizes))["train"], pair)

    def problems(self, split: str, size: int) -> ProblemBatch:
        return self._batch([self._data[split, size]])

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """About `count` problems, as many of each pair of the group; of trained pairs none that is in the train or validation set."""
        parts = []
        pairs = self.pairs[group or "held-out"]
        for pair in pairs:
            seen: frozenset[bytes] = frozenset()
            if size in self.sizes and pair in self.pairs["train"]:
                sets = self.expressions(pair, size)
                seen = frozenset(sets["train"].keys() + sets["validation"].keys())
            rng = np.random.default_rng([arithmetic.DATA_SEED, arithmetic.MEASURED_STREAM, size, PAIRS.index(pair)])
            parts.append(_encode(arithmetic.draw_unique(size, max(count // len(pairs), 1), rng, exclude=seen), pair))
        return self._batch(parts)

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for (split, terms), encoded in sorted(self._data.items()):
            digest.update(f"{split} {terms} ".encode() + encoded.tokens.numpy().tobytes() + encoded.targets.numpy().tobytes())
        return digest.hexdigest()

    def _batch(self, parts: Sequence[Encoded]) -> ProblemBatch:
        """Encoded problems side by side, in the given order."""
        batches = []
        for part in parts:
            count, length = part.tokens.shape
            if count:
                terms = (length + 1) // 2
                batches.append(
                    ProblemBatch(
                        inputs=(Bucket(rows=torch.arange(count), values=one_hot(part.tokens, VOCAB).float()),),
                        answers=part.answers,
                        sizes=torch.full((count,), terms),
                        max_steps=torch.full((count,), self.settings.steps_per_term * terms + SPARE_STEPS),
                        context=one_hot(part.targets, len(NAMES)).float(),
                    )
                )
        return ProblemBatch.join(batches)

    # --- what learns ----------------------------------------------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        settings = self.settings
        translators = [Translator(title=f"T{number}", vocab=VOCAB) for number in range(1, settings.translators + 1)]
        size = {"vocab": VOCAB, "hidden": settings.reducer_hidden, "embedding": settings.embedding or None}
        reducers = [Reducer(title=f"R{number}", **size) for number in range(1, settings.reducers + 1)]
        return ModuleSet([*translators, *reducers], halts=True, impossible=settings.impossible)

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        return make_controller(modules=modules, vocab=VOCAB, hidden=hidden, reach=self.settings.reach, context=self.context)

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Negative log likelihood of the right word."""
        return -torch.log(output.gather(1, problems.answers[:, None])[:, 0] + 1e-30)  # a softmax can underflow to 0

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        return output.argmax(dim=1) == problems.answers

    @classmethod
    def config(cls, scale: str) -> Config:
        return CONFIGS[scale]

    # --- people ---------------------------------------------------------------------------------------------------------------
    def parse(self, text: str, **options: str) -> Query:
        """One expression; the language it is in is recognised unless given, the language to answer in must be given."""
        if "to" not in options:
            raise UsageError(f'the language to answer in is missing; give "to" with one of {", ".join(NAMES)}')
        target = language(options["to"])
        words, source = read_words(text, language(options["from"]) if "from" in options else None)
        if (terms := (len(words) + 1) // 2) > MAX_TERMS:
            raise UsageError(f"the expression has {terms} terms; at most {MAX_TERMS} are allowed")
        numbers = np.array([words], dtype=np.int64)
        return Query(Expressions(numbers[:, 0::2], numbers[:, 1::2] - 10), source, target)

    def encode(self, queries: Sequence[Query]) -> ProblemBatch:
        return self._batch([_encode(query.expression, (query.source, query.target)) for query in queries])

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        return {"to": NAMES[int(problems.context[row].argmax())]}

    def remark(self, query: Query) -> str | None:
        if (query.source, query.target) in self.pairs["held-out"]:
            return f"from {NAMES[query.source]} to {NAMES[query.target]} was never trained"
        return None

    def show(self, values: Tensor) -> str:
        return " ".join((*WORDS, "STOP")[token] for token in values.argmax(dim=-1).tolist())

    def worth(self, values: Tensor) -> int | None:
        """The value of what the tokens say, in whatever languages."""
        return arithmetic.value_of([token % WORDS_EACH if token < len(WORDS) else -1 for token in values.argmax(dim=-1).tolist()])


def problem(pair: Pair, terms: int) -> Problem:
    """Evaluate an expression of that many terms from one language into another."""
    return Problem(Node(NAMES[pair[0]], terms), Node(NAMES[pair[1]], 1))


def _primitives(sizes: Iterable[int]) -> Iterable[Problem]:
    """Reduce by a term within a language, and translate an answer."""
    for name in NAMES:
        yield from (Problem(Node(name, terms), Node(name, terms - 1)) for terms in sizes)
        yield from (Problem(Node(name, 1), Node(other, 1)) for other in NAMES if other != name)


def _encode(expressions: Expressions, pair: Pair) -> Encoded:
    return _encode_each(expressions, torch.tensor(pair).expand(len(expressions), 2))


def _encode_each(expressions: Expressions, pairs: Tensor) -> Encoded:
    """Each in a pair of languages of its own (n, 2)."""
    sources, targets = pairs.unbind(dim=1)
    tokens = torch.from_numpy(expressions.tokens()) + WORDS_EACH * sources[:, None]
    return Encoded(tokens, torch.from_numpy(expressions.answers()) + WORDS_EACH * targets, targets)


def _join(parts: Iterable[Encoded]) -> Encoded:
    columns = zip(*((part.tokens, part.answers, part.targets) for part in parts), strict=True)
    return Encoded(*(torch.cat(column) for column in columns))


SMALL = Config(
    domain=Multilingual.name,
    variant="small",
    step_cost=0.0,
    modules=ModuleConfig(batch=1024, parsimony=0.4),
    curriculum=CurriculumConfig(last=5),
    stop=StopConfig(max_episodes=1_000_000, nearly=0.99, settle=128),
    check_every=20,
    checkpoint_every=50,
)

CONFIGS = {
    "smoke": smoke(SMALL),
    # until solved: 2 to 5 terms, each stage as soon as accuracy allows, stopped by the validation set
    "small": SMALL,
    # the paper's schedule
    "paper": Config(
        domain=Multilingual.name,
        variant="paper",
        hidden=64,
        step_cost=0.01,
        domain_settings={
            "reducers": 3,
            "translators": 8,
            "embedding": 0,
            "reach": 0,
            "impossible": "noop",
            "steps_per_term": 4,
        },
        ppo=PAPER_PPO,
        modules=PAPER_MODULES,
        curriculum=CurriculumConfig(kind="fixed", first=2, last=5, episodes=100_000),
        stop=StopConfig(max_episodes=400_000, accuracy=None),
    ),
}
