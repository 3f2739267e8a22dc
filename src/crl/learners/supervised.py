"""Learners that are one network from problem to answer, and learn by the gradient of the answer's loss alone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

import torch
from torch import Tensor

from crl.config import Config
from crl.domains.domain import Domain
from crl.errors import UsageError
from crl.learners.learner import Learner
from crl.problem import ProblemBatch
from crl.trace import Outcome


@dataclass(frozen=True, kw_only=True)
class SupervisedSettings:
    """How such a network learns."""

    lr: float = 1e-3
    weight_decay: float = 0.0
    max_norm: float = 1.0  # of the gradient


class Supervised(Learner):
    """One step of AdamW for each batch of problems."""

    settings: SupervisedSettings
    limits: ClassVar = {"lr": (0, 1), "weight_decay": (0, 1e9), "max_norm": (0, 1e9)}

    @abstractmethod
    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        """The loss of each problem (batch,), and which were solved (batch,)."""

    @abstractmethod
    def answer(self, problems: ProblemBatch) -> Outcome:
        """Solve a batch."""

    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        self.train()
        with seeded(generator):
            losses, solved = self.attempt(problems)
        return solved, {"loss": self.descend(losses.mean())}

    def descend(self, loss: Tensor) -> float:
        """One step of the optimizer; the loss as a number."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        learning = [parameter for group in self.optimizer.param_groups for parameter in group["params"]]
        torch.nn.utils.clip_grad_norm_(learning, self.settings.max_norm)
        self.optimizer.step()
        return float(loss.detach())

    def execute(self, problems: ProblemBatch, *, snap: bool = False) -> Outcome:
        if snap:
            raise UsageError(f"the learner {self.name!r} writes no tokens on the way to an answer, so there is nothing to snap")
        self.eval()
        with torch.no_grad():
            return self.answer(problems)

    @cached_property
    def optimizer(self) -> torch.optim.Optimizer:
        learning = [parameter for parameter in self.parameters() if parameter.requires_grad]
        return torch.optim.AdamW(learning, lr=self.settings.lr, weight_decay=self.settings.weight_decay, fused=True)

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {"network": (self.optimizer, self.settings.lr)}


@dataclass(frozen=True, kw_only=True)
class TokenLearnerSettings(SupervisedSettings):
    """How networks of tokens learn."""

    dropout: float = 0.0


class TokenLearner(Supervised):
    """Reads tokens and answers with one."""

    settings: TokenLearnerSettings
    limits: ClassVar = {**Supervised.limits, "dropout": (0, 0.99)}

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        if domain.judge is not None:
            raise UsageError(f"the learner {self.name!r} answers with a token; the domain {domain.name} has none, its outputs are judged")


@contextmanager
def seeded(generator: torch.Generator) -> Iterator[None]:
    """What torch draws from its global generator, such as dropout, is drawn from this one and leaves the global one alone."""
    seed = int(torch.randint(2**62, (), generator=generator))
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        yield
