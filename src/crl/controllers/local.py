"""The local controller: reads each token with its neighbours, so that what is far away cannot matter for a window."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from crl.controllers.controller import Known, ScoringController, Situation
from crl.modules import ModuleSet

EMBEDDING = 8  # numbers that a reader makes of a single token: few, since little about a token matters for the order


class LocalReader(nn.Module):
    """Features of each token and its neighbours up to `reach` tokens away; beyond the ends there is nothing."""

    def __init__(self, *, vocab: int, features: int, reach: int) -> None:
        super().__init__()
        self.reach = reach
        self.embed = nn.Linear(vocab, EMBEDDING, bias=False)
        self.mix = nn.Linear((2 * reach + 1) * EMBEDDING, features)

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> (batch, length, features)."""
        return self.features(pad(self.embed(values), (0, 0, self.reach, self.reach)))

    def features(self, embedded: Tensor) -> Tensor:
        """Features of all embedded tokens but `reach` at each end, which are only neighbours."""
        inner = embedded.shape[1] - 2 * self.reach
        near = torch.cat([embedded[:, shift : shift + inner] for shift in range(2 * self.reach + 1)], dim=2)
        return torch.relu(self.mix(near))


class LocalController(ScoringController):
    """A policy and a value function, each a local reader (D15); whole-representation choices and the value read the mean over tokens.

    A context is told to the heads only, so that the order of operations cannot depend on it (D16).
    """

    def __init__(self, *, modules: ModuleSet, vocab: int, hidden: int, reach: int, context: int = 0) -> None:
        super().__init__(modules=modules, features=hidden, context=context)
        self.policy_reader = LocalReader(vocab=vocab, features=hidden, reach=reach)
        self.value_reader = LocalReader(vocab=vocab, features=hidden, reach=reach)

    def read(self, situation: Situation, *, value: bool) -> Known:
        tokens = self.policy_reader(situation.values)
        for_value = self.value_reader(situation.values).mean(dim=1) if value else None
        return Known(
            tokens=tokens,
            summary=self.summary(tokens.mean(dim=1), situation.context),
            for_value=None if for_value is None else self.summary(for_value, situation.context),
        )

    def summary(self, mean: Tensor, context: Tensor) -> Tensor:
        """What the heads read: the mean over tokens (batch, features), and the context beside it."""
        return torch.cat([mean, context], dim=1) if context.shape[1] else mean
