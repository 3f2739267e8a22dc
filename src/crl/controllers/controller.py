"""What every controller gives: a distribution over choices, and a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Self

from torch import Tensor, nn

from crl.errors import UsageError
from crl.modules import Choices, ModuleSet

NEWCOMER = -30.0  # odds of 1e-13 for a new module, so that old choices keep their probabilities


@dataclass(frozen=True, kw_only=True)
class Situation:
    """What a controller reads: the problems that have one length at the moment."""

    rows: Tensor  # (bucket,) problems of the batch
    values: Tensor  # (bucket, length, vocab) representations
    context: Tensor  # (bucket, context) task specification that only the controller sees
    choices: Choices  # what can be chosen at this length


@dataclass(frozen=True, kw_only=True)
class PolicyOutput:
    """Policy and value for a bucket of representations of one length."""

    log_probs: Tensor  # (bucket, choices)
    value: Tensor  # (bucket,)


class Controller(nn.Module, ABC):
    """Reads representations; it never shapes them."""

    has_value = True  # whether it estimates values; if not, they are zero

    @abstractmethod
    def forward(self, situation: Situation) -> PolicyOutput:
        """Give a distribution over the choices, and a value."""

    @abstractmethod
    def greedy(self, situation: Situation) -> Tensor:
        """Pick the best choice for each row (bucket,): first the kind, then one of that kind."""

    def adapted(self, modules: ModuleSet, *, score: float = NEWCOMER) -> Self:
        """Copy this controller for another module set; what it knew of a title or kind it keeps.

        A new module scores `score` more than the mean of its kind, a new kind than the mean of
        kinds: 0 makes it an average one, the default one that is never chosen.
        """
        raise UsageError(f"a {type(self).__name__} cannot be adapted to other modules")
