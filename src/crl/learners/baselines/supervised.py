"""Learners that are one network, trained by the gradient of the answer's loss alone."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Annotated

import torch
from annotated_types import Interval
from torch import Tensor

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.capabilities import Classified
from crl.domains.contract import Domain
from crl.errors import UsageError
from crl.learners.learner import Learner
from crl.trace import Outcome
from crl.validation import Share, Weight, Width, settings


@settings
class SupervisedSettings:
    """How such a network learns."""

    lr: Share = 1e-3  # learning rate
    weight_decay: Weight = 0.0  # decoupled, as in AdamW
    max_grad_norm: Weight = 1.0  # above which gradients are scaled down


class Supervised(Learner):
    """One step of AdamW for each batch of problems."""

    settings: SupervisedSettings

    @abstractmethod
    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        """The loss of each problem (batch,), and which were solved (batch,)."""

    @abstractmethod
    def answer(self, problems: ProblemBatch) -> Outcome:
        """Solve a batch."""

    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        self.train()
        with seeded(generator):
            losses, solved = self.attempt(problems)
        return solved, {"loss": self.descend(losses.mean())}

    def descend(self, loss: Tensor) -> float:
        """One step of the optimizer; the loss as a number."""
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        learning = [
            parameter for group in self.optimizer.param_groups for parameter in group["params"]
        ]
        torch.nn.utils.clip_grad_norm_(learning, self.settings.max_grad_norm)
        self.optimizer.step()
        return float(loss.detach())

    def execute(self, problems: ProblemBatch, *, snap: bool = False) -> Outcome:
        if snap:
            raise UsageError(
                f"the learner {self.name!r} writes no tokens on the way to an answer, "
                "so there is nothing to snap"
            )
        self.eval()
        with torch.no_grad():
            return self.answer(problems)

    @cached_property
    def optimizer(self) -> torch.optim.Optimizer:
        learning = [parameter for parameter in self.parameters() if parameter.requires_grad]
        return torch.optim.AdamW(
            learning, lr=self.settings.lr, weight_decay=self.settings.weight_decay, fused=True
        )

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {"network": (self.optimizer, self.settings.lr)}


@settings
class TokenLearnerSettings(SupervisedSettings):
    """How networks of tokens learn."""

    hidden: Width = 64  # features of each token
    dropout: Annotated[float, Interval(ge=0, le=0.99)] = 0.0  # share of features left out


class TokenLearner(Supervised):
    """Reads tokens and answers with one."""

    settings: TokenLearnerSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        if isinstance(domain, Classified):
            raise UsageError(
                f"the learner {self.name!r} answers with a token; the domain {domain.name} has "
                "none, its outputs are judged by a classifier"
            )


@contextmanager
def seeded(generator: torch.Generator) -> Iterator[None]:
    """Let torch's global draws, such as dropout, depend on this generator alone."""
    seed = int(torch.randint(2**62, (), generator=generator))
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        yield
