"""The contract between a domain and everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import torch
from torch import Tensor

from crl.config import Config
from crl.controllers import Controller
from crl.errors import UsageError
from crl.modules import ModuleSet
from crl.problem import ProblemBatch, ProblemGraph


class Domain(ABC):
    """A family of compositional problems: its data, its modules, and how to talk to a person about it. `check_domain` checks one."""

    name: ClassVar[str]
    summary: ClassVar[str]
    Settings: ClassVar[type]  # a frozen dataclass with defaults; Config.domain_settings holds what differs from them
    graph: ProblemGraph  # its nodes, problems and splits
    vocab: ClassVar[int]  # symbols that a token can be
    context: ClassVar[int] = 0  # numbers that are told beside a representation
    groups: ClassVar[tuple[str, ...]] = ("unseen",)  # of problems that can be measured, the one of most interest first
    options: ClassVar[tuple[str, ...]] = ()  # what a person may give beside an input, such as a language
    example: ClassVar[str] = ""  # an input, for model cards
    example_options: ClassVar[Mapping[str, str]] = {}  # what is given beside it
    caveat: ClassVar[str] = ""  # what a learner of this domain cannot do, in a sentence
    sizes: Sequence[int]  # problem sizes there is training data for, ascending: the curriculum's stages

    def __init__(self, settings: Any) -> None:
        self.settings = settings

    # --- problems -------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        """Training problems of the given sizes, drawn with the generator."""

    @abstractmethod
    def problems(self, split: str, size: int) -> ProblemBatch:
        """A fixed set: "train", "validation" or "test" at a size of `sizes`."""

    @abstractmethod
    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """About `count` problems of any size for measuring, from a fixed seed, none of them in the train or validation set.

        `group` is one of `groups`; the first, if not given.
        """

    def auxiliary(self, count: int, generator: torch.Generator) -> ProblemBatch:
        """Parts of problems to prepare a learner by, where the domain has some."""
        raise UsageError(f"the domain {self.name} has no auxiliary tasks")

    @abstractmethod
    def fingerprint(self) -> str:
        """The sha256 of the data sets."""

    # --- what learns ----------------------------------------------------------------------------------------------------------
    @abstractmethod
    def make_modules(self) -> ModuleSet:
        """Freshly initialised modules, from torch's global generator."""

    @abstractmethod
    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        """A freshly initialised controller for these modules, from torch's global generator."""

    def hard_coded_controller(self, modules: ModuleSet) -> Controller:
        """A controller that chooses right without learning, where there is one."""
        raise UsageError(f"the domain {self.name} has no hard-coded controller")

    def hard_coded_modules(self) -> ModuleSet:
        """Modules that are right without learning, where there are some."""
        raise UsageError(f"the domain {self.name} has no hard-coded modules")

    @abstractmethod
    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """What the modules descend (batch,), from outputs (batch, vocab)."""

    @abstractmethod
    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Which outputs are right (batch,)."""

    def reward(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """What the controller earns at the end (batch,): 1 if right, 0 if not."""
        return self.correct(output, problems).float()

    @classmethod
    @abstractmethod
    def config(cls, scale: str) -> Config:
        """The named training configuration: smoke, small or paper."""

    def tokens(self, size: int) -> int:
        """How long a representation of that size is at most: terms and the operators between them."""
        return 2 * size - 1

    # --- people ---------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def parse(self, text: str, **options: str) -> Any:
        """What a person wrote, with the options given, as a query of this domain; or a UsageError that says what is wrong."""

    @abstractmethod
    def encode(self, queries: Sequence[Any]) -> ProblemBatch:
        """Parsed queries as problems, with the oracle's answers."""

    def options_of(self, context: Tensor) -> dict[str, str]:
        """The options that make `parse` and `encode` tell a controller this (context,)."""
        return {}

    def remark(self, query: Any) -> str | None:
        """What a person should know about a query, such as that its combination was never trained."""
        return None

    @abstractmethod
    def show(self, values: Tensor) -> str:
        """A representation (length, vocab) as a person reads it."""

    def worth(self, values: Tensor) -> int | None:
        """What the oracle makes of a representation (length, vocab) on the way, to tell mistakes by; None if it cannot."""
        return None


def check_limits(settings: Any, limits: Mapping[str, tuple[float, float]]) -> None:
    """Refuse a setting that is less or more than allowed."""
    for name, (least, most) in limits.items():
        if not least <= getattr(settings, name) <= most:
            raise UsageError(f"{name} is {getattr(settings, name)}; allowed are {least:g} to {most:g}")
