"""What training and measuring need of a learner."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import torch
from torch import Tensor, nn

from crl.modules import ModuleSet
from crl.problem import ProblemBatch
from crl.trace import ExecutionTrace


class Learner(nn.Module, ABC):
    """Learns from batches of problems and solves them."""

    module_set: ModuleSet  # what its choices are made of

    @abstractmethod
    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        """Learn once from a batch; returns which problems were solved on the way (batch,) and what happened, by name."""

    @abstractmethod
    def execute(self, problems: ProblemBatch, *, record: bool = False, snap: bool = False) -> ExecutionTrace:
        """Solve a batch without learning or randomness."""

    @abstractmethod
    def set_pace(self, pace: float) -> None:
        """Learn at this fraction of the configured learning rates."""

    @abstractmethod
    def optimizer_state(self) -> dict[str, Any]:
        """What must be saved beside the parameters to go on learning."""

    @abstractmethod
    def load_optimizer_state(self, state: dict[str, Any]) -> None:
        """Go on from a saved state."""
