"""What training and measuring need of a learner."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import torch
from torch import Tensor, nn

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.contract import Domain
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace, Outcome
from crl.validation import from_dict, settings


@settings
class NoSettings:
    """For learners that have nothing to set."""


class Learner(nn.Module, ABC):
    """Learns from batches of problems and solves them.

    Write `name`, `update`, `execute` and `optimizers`.
    """

    name: ClassVar[str]
    summary: ClassVar[str] = ""
    Settings: ClassVar[type] = (
        NoSettings  # a @settings class; Config.learner_settings is read as one
    )
    rate = 1.0  # share of the full learning rates at the moment
    snaps = False  # whether it is checked with every written token made one-hot (D29)

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__()
        self.domain, self.config = domain, config
        what = f"learner_settings of {self.name}"
        self.settings: Any = from_dict(self.Settings, config.learner_settings, what)

    @property
    def group_size(self) -> int:
        """How often each problem stands in a batch, its copies side by side."""
        return 1

    @property
    def is_pretraining(self) -> bool:
        """Whether it is still pretraining; the curriculum does not advance meanwhile."""
        return False

    @abstractmethod
    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        """Learn once from a batch; gives which problems were solved (batch,), and metrics by name.

        While `is_pretraining`, those solved are of what it learns from instead.
        """

    @abstractmethod
    def execute(self, problems: ProblemBatch, *, snap: bool = False) -> Outcome:
        """Solve a batch without learning or randomness; `snap` makes written tokens one-hot."""

    @property
    @abstractmethod
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        """The optimizer of each part that learns, and its full learning rate."""

    def set_rate(self, rate: float) -> None:
        """Learn at this share of the full learning rates."""
        self.rate = rate
        for optimizer, lr in self.optimizers.values():
            for group in optimizer.param_groups:
                group["lr"] = rate * lr

    def optimizer_state(self) -> dict[str, Any]:
        """What must be saved beside the parameters to go on learning."""
        return {name: optimizer.state_dict() for name, (optimizer, _) in self.optimizers.items()}

    def load_optimizer_state(self, state: dict[str, Any]) -> None:
        """Go on from a saved state."""
        for name, (optimizer, _) in self.optimizers.items():
            optimizer.load_state_dict(state[name])

    @property
    def num_parameters(self) -> int:
        """How many numbers it learns."""
        return sum(value.numel() for value in self.parameters() if value.requires_grad)


class ProgramLearner(Learner):
    """A learner that solves a problem by a program, which can be looked at."""

    module_set: ModuleSet  # what its choices are made of

    @abstractmethod
    def execute(
        self, problems: ProblemBatch, *, record: bool = False, snap: bool = False
    ) -> ExecutionTrace:
        """Solve a batch without learning or randomness; `record` keeps every representation."""
