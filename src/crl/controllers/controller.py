"""What every controller gives: a distribution over choices, and a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from torch import Tensor, nn

from crl.modules import Choices
from crl.representation import Bucket


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What a controller makes of a bucket of representations of one length."""

    log_probs: Tensor  # (bucket, choices)
    value: Tensor  # (bucket,)


BestChoice = Callable[[Bucket, Choices], Tensor]


class Controller(nn.Module, ABC):
    """Reads representations; it never shapes them."""

    @abstractmethod
    def forward(self, values: Tensor, choices: Choices) -> Reading:
        """Representations (bucket, length, vocab) of one length and the choices at it -> distribution and value."""

    @abstractmethod
    def best(self, num_problems: int) -> BestChoice:
        """The most probable choice for each row (bucket,), for one greedy execution of so many problems; it may remember between calls."""
