"""The paper's controller: GRUs that read a whole representation both ways."""

from __future__ import annotations

import torch

from crl.controllers.controller import Situation
from crl.controllers.scoring import Features, ScoringController
from crl.modules import ModuleSet
from crl.networks.gru_readers import GRUReaders


class GRUController(ScoringController):
    """A policy and a value function, each a bidirectional GRU over tokens with the context beside.

    Windows are scored by the states at the token they centre on, whole choices and the value by the
    end states.
    """

    def __init__(self, *, modules: ModuleSet, vocab: int, hidden: int, context: int = 0) -> None:
        super().__init__(modules=modules, features=2 * hidden, context=0)
        self.readers = GRUReaders(pairs=2, features=vocab + context, hidden=hidden)

    def read(self, situation: Situation, *, value: bool) -> Features:
        values, context = situation.values, situation.context
        tokens = torch.cat([values, context[:, None].expand(-1, values.shape[1], -1)], dim=2)
        # (length, readers, hidden, bucket), in reading order
        states = self.readers(tokens, pairs=2 if value else 1)
        both = torch.cat([states[:, 0], states[:, 1].flip(0)], dim=1)
        # (pairs, bucket, 2 hidden)
        ends = states[-1].unflatten(0, (-1, 2)).flatten(1, 2).transpose(1, 2)
        return Features(
            tokens=both.permute(2, 0, 1), summary=ends[0], for_value=ends[1] if value else None
        )
