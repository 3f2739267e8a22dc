"""The local controller reads each token with its neighbours: nothing far away can matter."""

from __future__ import annotations

from typing import Self

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from crl.controllers.controller import NEWCOMER, Situation
from crl.controllers.scoring import Features, Heads, ScoringController
from crl.modules import ModuleSet

EMBEDDING = 8  # features of a single token: few, since little about it matters for the order


class LocalReader(nn.Module):
    """Makes features of each token and its neighbours up to `reach` away; zeros beyond the ends.

    With a `token_map` it reads tokens as the modules do (D26).
    """

    def __init__(
        self, *, vocab: int, features: int, reach: int, token_map: nn.Linear | None = None
    ) -> None:
        super().__init__()
        self.reach = reach
        self.shared = (token_map,)  # in a tuple torch does not take it for a part of the reader
        width = vocab if token_map is None else token_map.out_features
        self.embed = nn.Linear(width, EMBEDDING, bias=False)
        self.mix = nn.Linear((2 * reach + 1) * EMBEDDING, features)

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> (batch, length, features)."""
        return self.features(pad(self.embedded(values), (0, 0, self.reach, self.reach)))

    def embedded(self, values: Tensor) -> Tensor:
        """Embed single tokens (..., vocab)."""
        (token_map,) = self.shared
        if token_map is not None:
            values = token_map(values).detach()  # only the task loss shapes how modules read
        embedded: Tensor = self.embed(values)
        return embedded

    def features(self, embedded: Tensor) -> Tensor:
        """Make features of all embedded tokens but `reach` at each end: only neighbours."""
        inner = embedded.shape[1] - 2 * self.reach
        near = [embedded[:, shift : shift + inner] for shift in range(2 * self.reach + 1)]
        return torch.relu(self.mix(torch.cat(near, dim=2)))


class LocalController(ScoringController):
    """A policy and a value function, each a local reader (D15).

    Whole choices and the value read the mean over tokens. A context is told to the heads only, so
    that where to reduce cannot depend on it (D16).
    """

    def __init__(
        self,
        *,
        modules: ModuleSet,
        vocab: int,
        hidden: int,
        reach: int,
        context: int = 0,
        heads: Heads = "hidden",
        shares_map: bool = False,
    ) -> None:
        super().__init__(modules=modules, features=hidden, context=context, heads=heads)
        token_map = modules.token_map if shares_map else None
        self.policy_reader, self.value_reader = (
            LocalReader(vocab=vocab, features=hidden, reach=reach, token_map=token_map)
            for _ in range(2)
        )

    def read(self, situation: Situation, *, value: bool) -> Features:
        tokens = self.policy_reader(situation.values)
        for_value = self.value_reader(situation.values).mean(dim=1) if value else None
        return Features(
            tokens=tokens,
            summary=self.summary(tokens.mean(dim=1), situation.context),
            for_value=None if for_value is None else self.summary(for_value, situation.context),
        )

    def adapted(self, modules: ModuleSet, *, score: float = NEWCOMER) -> Self:
        other = super().adapted(modules, score=score)
        if self.policy_reader.shared[0] is not None:
            other.policy_reader.shared = other.value_reader.shared = (modules.token_map,)
        return other

    def summary(self, mean: Tensor, context: Tensor) -> Tensor:
        """Put the context beside the mean over tokens (batch, features), for the heads."""
        return torch.cat([mean, context], dim=1) if context.shape[1] else mean
