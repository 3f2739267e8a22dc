"""What every controller gives: a distribution over choices, and a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from torch import Tensor, nn

from crl.modules import Choices


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What a controller makes of a bucket of representations of one length."""

    log_probs: Tensor  # (bucket, choices)
    value: Tensor  # (bucket,)


class Controller(nn.Module, ABC):
    """Reads representations; it never shapes them."""

    @abstractmethod
    def forward(self, values: Tensor, choices: Choices) -> Reading:
        """Representations (bucket, length, vocab) of one length and the choices at it -> distribution and value."""

    @abstractmethod
    def scores(self, values: Tensor, choices: Choices) -> Tensor:
        """Only the policy's scores (bucket, choices), for greedy execution."""
