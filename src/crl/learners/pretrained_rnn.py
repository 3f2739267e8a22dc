"""The paper's RNN, trained first on auxiliary tasks: what a problem is made of, one part at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import torch
from torch import Tensor

from crl.config import Config
from crl.domains.domain import Domain
from crl.learners.rnn import RNN, RNNSettings
from crl.problem import ProblemBatch


@dataclass(frozen=True, kw_only=True)
class PretrainedRNNSettings(RNNSettings):
    """How long it is prepared."""

    pretraining: int = 100_000  # episodes of auxiliary tasks


class PretrainedRNN(RNN):
    """Learns the domain's auxiliary tasks until it is prepared, then the problems it is given."""

    name = "pretrained-rnn"
    Settings = PretrainedRNNSettings
    limits: ClassVar = {**RNN.limits, "pretraining": (0, 1e12)}
    settings: PretrainedRNNSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        domain.auxiliary(2, torch.Generator())  # refused here where there are none
        self.prepared: Tensor
        self.register_buffer("prepared", torch.zeros((), dtype=torch.long))  # episodes; saved with the parameters

    @property
    def preparing(self) -> bool:
        return int(self.prepared) < self.settings.pretraining

    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        if not self.preparing:
            return super().update(problems, generator)
        self.prepared += len(problems)
        return super().update(self.domain.auxiliary(len(problems), generator), generator)
