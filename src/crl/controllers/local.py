"""The local controller reads each token with its neighbours: nothing far away can matter."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.functional import pad

from crl.controllers.controller import Situation
from crl.controllers.scoring import Features, Heads, ScoringController
from crl.modules import ModuleSet

EMBEDDING = 8  # features of a single token: few, since little about it matters for the order


class LocalReader(nn.Module):
    """Makes features of each token and its neighbours up to `reach` away; zeros beyond the ends."""

    def __init__(self, *, vocab: int, features: int, reach: int) -> None:
        super().__init__()
        self.reach = reach
        self.embed = nn.Linear(vocab, EMBEDDING, bias=False)
        self.mix = nn.Linear((2 * reach + 1) * EMBEDDING, features)

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> (batch, length, features)."""
        return self.features(pad(self.embed(values), (0, 0, self.reach, self.reach)))

    def features(self, embedded: Tensor) -> Tensor:
        """Make features of all embedded tokens but `reach` at each end: only neighbours."""
        # neighbours stand side by side in memory
        near = embedded.flatten(1).unfold(1, self.mix.in_features, EMBEDDING)
        features = self.mix(near.flatten(0, 1))  # no view, which a ReLU in place would copy
        return torch.relu_(features).view(*near.shape[:2], -1)


class LocalController(ScoringController):
    """A policy and a value function, each a local reader (D15).

    Whole choices and the value read the mean over tokens. A context is told to the heads only, so
    that where to reduce cannot depend on it (D16). With heads "apart" whole choices read each token
    by itself, with a reader of their own: what only they need to know, such as the language of a
    word, cannot disturb the order of reductions (D26).
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
        interchangeable: bool = False,
    ) -> None:
        super().__init__(
            modules=modules,
            features=hidden,
            context=context,
            heads=heads,
            interchangeable=interchangeable,
        )
        self.policy_reader = LocalReader(vocab=vocab, features=hidden, reach=reach)
        self.value_reader = LocalReader(vocab=vocab, features=hidden, reach=reach)
        self.whole_reader: LocalReader | None = None
        if heads == "apart":
            self.whole_reader = LocalReader(vocab=vocab, features=hidden, reach=0)

    def read(self, situation: Situation, *, value: bool) -> Features:
        tokens = self.policy_reader(situation.values)
        whole = tokens if self.whole_reader is None else self.whole_reader(situation.values)
        for_value = self.value_reader(situation.values).mean(dim=1) if value else None
        return Features(
            tokens=tokens,
            summary=self.summary(whole.mean(dim=1), situation.context),
            for_value=None if for_value is None else self.summary(for_value, situation.context),
        )

    def summary(self, mean: Tensor, context: Tensor) -> Tensor:
        """Put the context beside the mean over tokens (batch, features), for the heads."""
        return torch.cat([mean, context], dim=1) if context.shape[1] else mean
