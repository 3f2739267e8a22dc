"""What only some domains can do: each capability is a class that a domain adds to its bases.

    class Images(Classified, Deformable, Paced, Pictured, Domain): ...

Whoever needs one asks isinstance(domain, Classified).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self, TypeGuard

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import cross_entropy

from crl.batch import ProblemBatch
from crl.controllers import Controller
from crl.errors import Report
from crl.modules import ModuleSet


class Classified(ABC):
    """A frozen classifier judges outputs; it is saved with a learner's parameters.

    A learner that classifies inputs by itself gives scores (batch, classes) where others give a
    representation (batch, vocab): the two are told apart by their width, so it must differ.
    """

    classifier: nn.Module  # its parameters need no gradient
    classes: ClassVar[tuple[str, ...]]  # what it tells apart, as a person calls it

    @abstractmethod
    def classify(self, values: Tensor) -> Tensor:
        """Let the classifier score representations (batch, vocab): (batch, classes)."""

    def scores(self, output: Tensor) -> Tensor:
        """Give the scores (batch, classes) of what a learner answered, in either form."""
        return output if output.shape[1] == len(self.classes) else self.classify(output)

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Give the negative log likelihood of the right class (batch,)."""
        return cross_entropy(self.scores(output), problems.answers, reduction="none")

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Tell which outputs are taken for the right class (batch,)."""
        return self.scores(output).argmax(dim=1) == problems.answers

    def show(self, values: Tensor) -> str:
        """Name the class that a representation (1, vocab) is taken for."""
        return self.classes[int(self.scores(values).argmax())]

    def confidence(self, values: Tensor) -> float:
        """Give the probability of the class that a representation (1, vocab) is taken for."""
        return float(torch.softmax(self.scores(values).detach(), dim=1).max())


class Auxiliary(ABC):
    """Parts of problems can be trained on before problems are."""

    @abstractmethod
    def auxiliary(self, count: int, generator: torch.Generator) -> ProblemBatch:
        """Draw parts of problems."""


class HardCoded(ABC):
    """The right controller and the right modules are known."""

    @abstractmethod
    def hard_coded_controller(self, modules: ModuleSet) -> Controller:
        """Make a controller that chooses right without learning."""

    @abstractmethod
    def hard_coded_modules(self) -> ModuleSet:
        """Make modules that are right without learning."""


class Paced(ABC):
    """Training starts with a preparation, and problems may become harder on the way."""

    @abstractmethod
    def prepare(self, report: Report) -> None:
        """Get ready to be trained on: whatever takes long and is kept, such as a classifier."""

    @abstractmethod
    def advance(self, episodes: int) -> None:
        """Note how far training has come; called before every sample of training."""


class Carried(ABC):
    """Its problems were given, not made: runs and exported models carry them in a file."""

    data_file: ClassVar[str]  # its name in their folders

    @property
    @abstractmethod
    def data(self) -> bytes:
        """The problems, as the content of that file."""

    @classmethod
    @abstractmethod
    def carrying(cls, data: bytes, settings: Any) -> Self:
        """Make the domain of these problems; it fills in settings that are left open."""


class Pictured(ABC):
    """Representations are images."""

    @abstractmethod
    def picture(self, values: Tensor) -> Tensor:
        """Give a representation (1, vocab) as an image (height, width) from 0 to 1."""


class Deformable(ABC):
    """A person can draw an input, and do to it what problems are made by."""

    deformations: ClassVar[Mapping[str, tuple[str, str]]]  # what is done -> what -1 and 1 mean

    @abstractmethod
    def deform(self, values: Tensor, amounts: Mapping[str, float]) -> tuple[Tensor, dict[str, str]]:
        """Do some of each deformation to (1, vocab), from -1 to 1; with options that fit it."""


class Equivalence(ABC):
    """The domain says when one string of tokens can stand for another: for proofs."""

    @property
    def lacks(self) -> str:
        """Say what is missing before anything can be asked; nothing if nothing is."""
        return ""

    @abstractmethod
    def equivalent(
        self, before: Sequence[int], after: Sequence[int], *, first: bool, last: bool
    ) -> bool:
        """Tell whether replacing one by the other changes the value of no expression that has it.

        Both are parts of expressions: `first` and `last` say whether they stand at an end of it.
        What is no part of a well-formed expression is equivalent to nothing.
        """

    def occurs(self, part: Sequence[int], *, first: bool, last: bool) -> bool:
        """Tell whether a string is part of some well-formed expression, half-reduced ones too.

        Must be True of all that are, or proofs are none; True of others only costs proofs.
        """
        return True

    def alike(self, strings: NDArray[np.int64]) -> NDArray[np.int64]:
        """Rename tokens so that strings (n, width) which occur alike become one: saves asking.

        The number `vocab` stands for nothing beyond an end, and stays.
        """
        return strings


def says_equivalent(domain: Any) -> TypeGuard[Equivalence]:
    """Tell whether a domain can be asked what can stand for what."""
    return isinstance(domain, Equivalence) and not domain.lacks


class Vocabularies(ABC):
    """Symbols fall into groups that have names, such as the words of each language."""

    @property
    @abstractmethod
    def vocabularies(self) -> Mapping[str, Sequence[int]]:
        """Give the tokens of each group by its name; a token is in one of them at most."""
