"""The paper's RNN, pretrained on auxiliary tasks: the parts that problems are made of."""

from __future__ import annotations

from typing import Annotated

import torch
from annotated_types import Interval
from torch import Tensor

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.capabilities import Auxiliary
from crl.domains.contract import Domain
from crl.errors import UsageError
from crl.learners.baselines.rnn import RNN, RNNSettings
from crl.validation import settings


@settings
class PretrainedRNNSettings(RNNSettings):
    """How long it is prepared."""

    pretraining: Annotated[int, Interval(ge=0, le=10**12)] = 100_000  # episodes of auxiliary tasks


class PretrainedRNN(RNN):
    """Learns the domain's auxiliary tasks until it is prepared, then the problems it is given."""

    name = "pretrained-rnn"
    summary = "the RNN, trained first on auxiliary tasks"
    Settings = PretrainedRNNSettings
    settings: PretrainedRNNSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        self.tasks = auxiliary(domain)
        self.prepared: Tensor
        self.register_buffer(
            "prepared", torch.zeros((), dtype=torch.long)
        )  # episodes; saved with the parameters

    @property
    def is_pretraining(self) -> bool:
        return int(self.prepared) < self.settings.pretraining

    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        if not self.is_pretraining:
            return super().update(problems, generator)
        self.prepared += len(problems)
        return super().update(self.tasks.auxiliary(len(problems), generator), generator)


def auxiliary(domain: Domain) -> Auxiliary:
    """A domain that has auxiliary tasks, or a UsageError."""
    if not isinstance(domain, Auxiliary):
        raise UsageError(f"the domain {domain.name} has no auxiliary tasks to pretrain on")
    return domain
