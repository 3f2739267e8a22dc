"""The contract between a domain and everything else."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cached_property
from typing import Any, ClassVar

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Controller, Heads, make_controller
from crl.modules import ModuleSet
from crl.problem import Node, Problem, ProblemGraph
from crl.representation import Bucket
from crl.trace import Outcome
from crl.validation import from_dict, settings

NOT_TOLD = -1  # an answer that only a person knows
SPLITS = ("train", "validation", "test")  # the fixed sets of each size
REACH = 2  # of a controller whose domain has no setting `reach`
HEADS: Heads = "hidden"  # of one whose domain has no setting `heads`


@settings
class NoSettings:
    """For domains that have nothing to set."""


class Domain(ABC):
    """A family of compositional problems: data, modules, and how to talk to a person about them.

    Write these in ALL subclasses: `name`, `summary`, `sizes`, `vocab`, `problems`, `unseen`,
    `make_modules`, `parse` with `encode`, and `show`. A `TokenDomain` has most of them already.

    Write these in SOME subclasses, where the default is not right: everything else below.
    Capabilities that few domains have are classes to add: see `capabilities`.
    `check_domain` goes through all of it and says in words what is missing or wrong.
    """

    # --- set these in ALL subclasses ---------------------------------------------------------
    name: ClassVar[str]  # as commands, configs and records call it
    summary: ClassVar[str]  # one line
    sizes: Sequence[int]  # sizes with training data, ascending by one: stages of the curriculum
    vocab: int  # symbols that a token can be; pixels, where a representation is one image

    # --- set these in SOME subclasses --------------------------------------------------------
    Settings: ClassVar[type] = NoSettings  # a class made by crl.validation.settings, all defaulted
    setting_aliases: ClassVar[Mapping[str, str]] = {}  # spelling on the command line -> field
    preset: ClassVar[Mapping[str, Any]] = {}  # what a Config of this domain has other than usual
    context: ClassVar[int] = 0  # numbers that the controller is told beside a representation
    unit: ClassVar[str] = "size"  # of sizes: a plural such as "terms" follows the number
    largest: int | None = None  # largest size that can be measured; None if unbounded
    infinite_data: bool = False  # sample draws anew; problems("train", size) is a sample of it
    only_given: bool = False  # unseen problems of a trained size are its test set, and no others
    groups: ClassVar[tuple[str, ...]] = ("unseen",)  # of unseen problems, the main one first
    group_word: ClassVar[str] = "group"  # what a group is called on the command line
    options: ClassVar[tuple[str, ...]] = ()  # what a person may give beside an input
    option_values: ClassVar[Mapping[str, Sequence[str]]] = {}  # of options that allow only a few
    caveat: ClassVar[str] = ""  # what a learner of this domain cannot do, in a sentence
    can_snap: ClassVar[bool] = True  # modules write distributions, which can be made one-hot
    shows_confidence: ClassVar[bool] = False  # a person is told how sure each answer is

    def __init__(self, settings: Any = None) -> None:
        """Take settings, all of them within their bounds; the defaults if none are given."""
        given = {} if settings is None else asdict(settings)
        self.settings: Any = self.Settings()
        if given:
            self.settings = from_dict(self.Settings, given, f"the settings of {self.name}")

    # --- problems ----------------------------------------------------------------------------
    @abstractmethod
    def problems(self, split: str, size: int) -> ProblemBatch:
        """Give a fixed set: "train", "validation" or "test" at a size of `sizes`."""

    @abstractmethod
    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """Give about `count` problems of any size, none of the train or validation set.

        They are fixed by the arguments. `group` is one of `groups`; the first, if not given.
        """

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        """Draw training problems of the given sizes."""
        parts = []
        for size, number in zip(sizes, drawn_counts(sizes, count, generator), strict=True):
            known = self._train[size]
            which = torch.randint(len(known), (number,), generator=generator)
            parts.append(_repeating(known, which))
        return ProblemBatch.join([part for part in parts if len(part)])

    def strata(self, size: int) -> Sequence[str]:
        """Name the groups that training problems of a size fall into, such as pairs of languages.

        A self-paced curriculum can tell them apart; one without a name is all of them.
        """
        return ("",)

    def sample_stratum(
        self, size: int, name: str, count: int, generator: torch.Generator
    ) -> ProblemBatch:
        """Draw training problems of one of the strata of a size."""
        return self.sample([size], count, generator)

    @cached_property
    def _train(self) -> dict[int, ProblemBatch]:
        return {size: self.problems("train", size) for size in self.sizes}

    @cached_property
    def graph(self) -> ProblemGraph:
        """The problem graph: each size is reduced by one, training problems to the least size."""
        end = min(1, min(self.sizes) - 1)
        nodes = {size: Node(self.name, size) for size in range(end, max(self.sizes) + 1)}
        return ProblemGraph(
            primitives=frozenset(
                Problem(nodes[size], nodes[size - 1]) for size in nodes if size > end
            ),
            train=frozenset(Problem(nodes[size], nodes[end]) for size in self.sizes),
        )

    def fingerprint(self) -> str:
        """Hash the fixed sets (sha256)."""
        digest = hashlib.sha256()
        for split in SPLITS:
            for size in self.sizes:
                problems = self.problems(split, size)
                digest.update(f"{split} {size} ".encode())
                for bucket in problems.inputs:
                    digest.update(bucket.rows.numpy().tobytes() + bucket.values.numpy().tobytes())
                digest.update(problems.answers.numpy().tobytes())
                digest.update(problems.context.numpy().tobytes())
        return digest.hexdigest()

    def tokens(self, size: int) -> int:
        """Give the length of the longest training representation of a size of `sizes`."""
        return max(bucket.length for bucket in self.problems("train", size).inputs)

    @property
    def smallest(self) -> int:
        """The smallest size that can be measured."""
        return min(self.sizes)

    @property
    def measured(self) -> Sequence[int]:
        """Sizes that a learner is measured at if nothing else is asked for."""
        last = max(self.sizes)
        sizes = sorted({last, last + 1, last + 2, 2 * last})
        return tuple(size for size in sizes if self.largest is None or size <= self.largest)

    # --- what learns -------------------------------------------------------------------------
    @abstractmethod
    def make_modules(self) -> ModuleSet:
        """Make freshly initialised modules, from torch's global generator."""

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        """Make a freshly initialised controller for modules, from torch's global generator."""
        return make_controller(
            modules=modules,
            vocab=self.vocab,
            hidden=hidden,
            reach=getattr(self.settings, "reach", REACH),
            context=self.context,
            heads=getattr(self.settings, "heads", HEADS),
            interchangeable=getattr(self.settings, "interchangeable", False),
        )

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Give what the modules descend (batch,): -log p of the right symbol in (batch, vocab)."""
        right = output.gather(1, problems.answers[:, None])[:, 0]
        return -torch.log(right + 1e-30)  # a softmax can underflow to 0

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Tell which outputs (batch, vocab) are right (batch,)."""
        return output.argmax(dim=1) == problems.answers

    def solved(self, outcome: Outcome, problems: ProblemBatch) -> Tensor:
        """Tell which problems halted with the right answer (batch,): what is rewarded, measured."""
        return outcome.halted & self.correct(outcome.output, problems)

    # --- people ------------------------------------------------------------------------------
    @abstractmethod
    def parse(self, text: str, **options: str) -> Any:
        """Read what a person wrote, with the options given, as a query of this domain.

        A UsageError says what is wrong with it.
        """

    @abstractmethod
    def encode(self, queries: Sequence[Any]) -> ProblemBatch:
        """Turn parsed queries into problems, in order; NOT_TOLD where the answer is not known."""

    @abstractmethod
    def show(self, values: Tensor) -> str:
        """Write a representation (length, vocab), or a part of one, as a person reads it."""

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        """Give the options that make `parse` give this problem again, beside its input."""
        return {}

    @property
    def example(self) -> str:
        """An input, for model cards: a training problem."""
        return self._example[0]

    @property
    def example_options(self) -> Mapping[str, str]:
        """The options beside the example."""
        return self._example[1]

    @cached_property
    def _example(self) -> tuple[str, dict[str, str]]:
        problems = self.problems("train", self.sizes[len(self.sizes) // 2]).take(torch.tensor([0]))
        return self.show(problems.inputs[0].values[0]), self.options_of(problems, 0)

    def remark(self, query: Any) -> str | None:
        """Say what a person should know about a query, such as that its like was never trained."""
        return None

    def confidence(self, values: Tensor) -> float:
        """Give how sure `show` is of (length, vocab): the least probability of a token shown."""
        return float(values.max(dim=-1).values.min())

    def oracle(self, values: Tensor) -> int | None:
        """Give the right answer of any representation (length, vocab), to tell mistakes by.

        None if there is none: modules that are still learning write what is not well-formed.
        """
        return None

    @classmethod
    def with_unit(cls, size: int | str) -> str:
        """Write a size, or a range of sizes, in words: "3 terms" or "depth 3"."""
        return f"{size} {cls.unit}" if cls.unit.endswith("s") else f"{cls.unit} {size}"

    def sizes_up_to(self, last: int) -> str:
        """Write the trained sizes up to one in words."""
        first = min(self.sizes)
        return self.with_unit(last if last == first else f"{first} to {last}")


def drawn_counts(sizes: Sequence[int], count: int, generator: torch.Generator) -> list[int]:
    """Draw how many of `count` problems are of each size, all sizes alike."""
    chosen = torch.randint(len(sizes), (count,), generator=generator)
    counts: list[int] = torch.bincount(chosen, minlength=len(sizes)).tolist()
    return counts


def _repeating(problems: ProblemBatch, which: Tensor) -> ProblemBatch:
    """Take the given problems, in the given order; the same one may be given several times."""
    bucket_of, place = torch.zeros(len(problems)).long(), torch.zeros(len(problems)).long()
    for number, bucket in enumerate(problems.inputs):
        bucket_of[bucket.rows] = number
        place[bucket.rows] = torch.arange(len(bucket.rows))
    inputs = []
    for number, bucket in enumerate(problems.inputs):
        rows = (bucket_of[which] == number).nonzero()[:, 0]
        if len(rows):
            inputs.append(Bucket(rows=rows, values=bucket.values[place[which[rows]]]))
    return ProblemBatch(
        inputs=tuple(inputs),
        answers=problems.answers[which],
        sizes=problems.sizes[which],
        max_steps=problems.max_steps[which],
        context=problems.context[which],
    )
