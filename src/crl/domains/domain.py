"""The contract between a domain and everything else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import torch
from torch import Tensor, nn

from crl.config import Config
from crl.controllers import Controller
from crl.errors import UsageError
from crl.modules import ModuleSet
from crl.problem import ProblemBatch, ProblemGraph

NOT_TOLD = -1  # an answer that only a person knows


class Domain(ABC):
    """A family of compositional problems: its data, its modules, and how to talk to a person about it. `check_domain` checks one."""

    name: ClassVar[str]
    summary: ClassVar[str]
    Settings: ClassVar[type]  # a frozen dataclass with defaults; Config.domain_settings holds what differs from them
    graph: ProblemGraph  # its nodes, problems and splits
    vocab: int  # symbols that a token can be; where a representation is one image, its pixels
    context: ClassVar[int] = 0  # numbers that are told beside a representation
    groups: ClassVar[tuple[str, ...]] = ("unseen",)  # of problems that can be measured, the one of most interest first
    unit: ClassVar[str] = "terms"  # what a problem's size counts
    measured: ClassVar[tuple[int, ...]] = (5, 10, 20, 50, 100)  # sizes a learner is measured at if nothing else is asked for
    longest: ClassVar[int | None] = None  # size of the largest problems there are; None: there are larger ones than any
    endless: bool = False  # training problems are drawn anew each time, and problems("train", size) is a sample of them
    can_snap: ClassVar[bool] = True  # whether modules write distributions, which can be made one-hot
    doubtful: ClassVar[bool] = False  # whether a person is told with every answer how sure it is
    options: ClassVar[tuple[str, ...]] = ()  # what a person may give beside an input, such as a language
    example: ClassVar[str] = ""  # an input, for model cards
    example_options: ClassVar[Mapping[str, str]] = {}  # what is given beside it
    caveat: ClassVar[str] = ""  # what a learner of this domain cannot do, in a sentence
    sizes: Sequence[int]  # problem sizes there is training data for, ascending: the curriculum's stages
    judge: nn.Module | None = None  # a frozen network that outputs are judged by; it is kept with a learner's parameters

    def __init__(self, settings: Any) -> None:
        self.settings = settings

    def prepare(self, say: Callable[[str], None]) -> None:  # noqa: B027 - most domains need nothing
        """Get ready to be trained on: whatever takes long and is kept, such as a judge's weights."""

    # --- problems -------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        """Training problems of the given sizes, drawn with the generator."""

    def advance(self, episodes: int) -> None:  # noqa: B027 - most domains stay as they are
        """Training has come that far: later samples may be harder. Called before every sample of training."""

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
        """Which outputs are right (batch,): the controller earns 1 for those, 0 for others."""

    @classmethod
    @abstractmethod
    def config(cls, scale: str) -> Config:
        """The named training configuration: smoke, small or paper."""

    def sizes_up_to(self, last: int) -> str:
        """The sizes that are trained, in words."""
        return f"{last} {self.unit}" if last == min(self.sizes) else f"{min(self.sizes)} to {last} {self.unit}"

    def tokens(self, size: int) -> int:
        """How long a representation of that size is at most: terms and the operators between them."""
        return 2 * size - 1

    # --- people ---------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def parse(self, text: str, **options: str) -> Any:
        """What a person wrote, with the options given, as a query of this domain; or a UsageError that says what is wrong."""

    @abstractmethod
    def encode(self, queries: Sequence[Any]) -> ProblemBatch:
        """Parsed queries as problems, with the oracle's answers; NOT_TOLD where only the person can know."""

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        """The options that make `parse` and `encode` give this problem again, beside its input."""
        return {}

    def remark(self, query: Any) -> str | None:
        """What a person should know about a query, such as that its combination was never trained."""
        return None

    @abstractmethod
    def show(self, values: Tensor) -> str:
        """A representation (length, vocab) as a person reads it."""

    def picture(self, values: Tensor) -> Tensor | None:
        """A representation (length, vocab) as an image (height, width) from 0 to 1, where it is one."""
        return None

    def confidence(self, values: Tensor) -> float:
        """How sure what `show` says of a representation (length, vocab) is: the least probability of a token."""
        return float(values.max(dim=-1).values.min())

    def worth(self, values: Tensor) -> int | None:
        """What the oracle makes of a representation (length, vocab) on the way, to tell mistakes by; None if it cannot."""
        return None


def check_limits(settings: Any, limits: Mapping[str, tuple[float, float]]) -> None:
    """Refuse a setting that is less or more than allowed."""
    for name, (least, most) in limits.items():
        if not least <= getattr(settings, name) <= most:
            raise UsageError(f"{name} is {getattr(settings, name)}; allowed are {least:g} to {most:g}")
