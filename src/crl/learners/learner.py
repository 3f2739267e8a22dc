"""What training and measuring need of a learner."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch import Tensor, nn

from crl.config import Config, from_dict
from crl.domains.domain import Domain, check_limits
from crl.modules import ModuleSet
from crl.problem import ProblemBatch
from crl.trace import ExecutionTrace, Outcome


@dataclass(frozen=True, kw_only=True)
class NoSettings:
    """For learners that are set by the rest of a config."""


class Learner(nn.Module, ABC):
    """Learns from batches of problems and solves them."""

    name: ClassVar[str]
    Settings: ClassVar[type] = NoSettings  # a frozen dataclass with defaults; Config.learner_settings holds what differs from them
    limits: ClassVar[dict[str, tuple[float, float]]] = {}  # least and greatest value of settings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__()
        self.domain, self.config = domain, config
        self.settings: Any = from_dict(self.Settings, config.learner_settings, f"learner_settings of {self.name}")
        check_limits(self.settings, self.limits)

    @property
    def preparing(self) -> bool:
        """Whether it learns something else than the problems it is given next, so that the curriculum waits."""
        return False

    @abstractmethod
    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        """Learn once from a batch; returns which problems were solved on the way (batch,) and what happened, by name.

        While `preparing`, those solved are of what it learns from instead.
        """

    @abstractmethod
    def execute(self, problems: ProblemBatch, *, snap: bool = False) -> Outcome:
        """Solve a batch without learning or randomness. `snap` makes each token one-hot that is written on the way to the answer."""

    @property
    @abstractmethod
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        """The optimizer of each part that learns, and its learning rate at full pace."""

    def set_pace(self, pace: float) -> None:
        """Learn at this fraction of the configured learning rates."""
        for optimizer, lr in self.optimizers.values():
            for group in optimizer.param_groups:
                group["lr"] = pace * lr

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
        return sum(parameter.numel() for parameter in self.parameters() if parameter.requires_grad)


class ProgramLearner(Learner):
    """A learner that solves a problem by a program, which can be looked at."""

    module_set: ModuleSet  # what its choices are made of

    @abstractmethod
    def execute(self, problems: ProblemBatch, *, record: bool = False, snap: bool = False) -> ExecutionTrace:
        """Solve a batch without learning or randomness; `record` keeps every representation on the way."""
