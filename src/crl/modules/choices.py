"""Choices: what a controller can choose for representations of one length."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Choices:
    """Every (module, place) that is possible at one length; those of one kind stand side by side.

    A controller's scores are one row: whole choices first, then tokens x local modules.
    """

    module: Tensor  # (choices,) index of the module; ModuleSet.halt is HALT
    place: Tensor  # (choices,) first token of the window; 0 where everything is read
    spot: Tensor  # (choices,) number of its kind and place: the same for modules that compete there
    score: Tensor  # (choices,) column of a controller's scores
    noop: Tensor  # (choices,) impossible here, so it changes nothing (the paper's way, D1)
    applied: Tensor  # (choices,) index of the module that is applied: HALT, hence none, for a no-op
    halts: Tensor  # (choices,) a HALT that ends the program
    kinds: list[int]  # the kinds that are possible, in the order in which their choices stand
    kind_sizes: list[int]  # number of choices of each of them
    uniform_log_probs: Tensor  # (choices,) uniform over kinds, then over the choices of a kind

    def __len__(self) -> int:
        return self.module.shape[0]

    def kind_log_probs(self, log_probs: Tensor) -> Tensor:
        """Sum log-probabilities of choices (batch, choices) to those of kinds (batch, kinds)."""
        parts = log_probs.split(self.kind_sizes, dim=1)
        return torch.stack([part.logsumexp(dim=1) for part in parts], dim=1)

    def place_log_probs(self, log_probs: Tensor) -> Tensor:
        """Sum log-probabilities over modules that compete for a place (batch, kinds and places)."""
        sums = log_probs.new_zeros(len(log_probs), int(self.spot.max()) + 1)
        return torch.log(sums.index_add(1, self.spot, log_probs.exp()) + 1e-12)
