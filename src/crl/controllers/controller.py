"""What every controller gives: a distribution over choices, and a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from crl.modules import Choices


@dataclass(frozen=True, kw_only=True)
class Situation:
    """What a controller sees of the problems that have one length at the moment."""

    rows: Tensor  # (bucket,) problems of the batch
    values: Tensor  # (bucket, length, vocab) representations
    context: Tensor  # (bucket, context) what it is told beside them
    choices: Choices  # what can be chosen at this length

    def tokens(self) -> Tensor:
        """Each token with the context beside it (bucket, length, vocab + context)."""
        if not self.context.shape[1]:
            return self.values
        beside = self.context[:, None].expand(-1, self.values.shape[1], -1)
        return torch.cat([self.values, beside], dim=2)


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What a controller makes of a bucket of representations of one length."""

    log_probs: Tensor  # (bucket, choices)
    value: Tensor  # (bucket,)


BestChoice = Callable[[Situation], Tensor]


class Controller(nn.Module, ABC):
    """Reads representations; it never shapes them."""

    @abstractmethod
    def forward(self, situation: Situation) -> Reading:
        """A distribution over the choices, and a value."""

    @abstractmethod
    def best(self, num_problems: int) -> BestChoice:
        """The most probable choice for each row (bucket,), for one greedy execution of so many problems; it may remember between calls."""
