"""The paper's controller: GRUs that read a whole representation both ways."""

from __future__ import annotations

import torch

from crl.controllers.controller import Known, ScoringController, Situation
from crl.controllers.recurrent import GRUReaders
from crl.modules import ModuleSet


class GRUController(ScoringController):
    """A policy and a value function, each a bidirectional GRU over the tokens with the context beside each of them.

    Windows are scored by the states at the token they centre on, whole-representation choices and the value by the end states.
    """

    def __init__(self, *, modules: ModuleSet, vocab: int, hidden: int, context: int = 0) -> None:
        super().__init__(modules=modules, features=2 * hidden, context=0)
        self.readers = GRUReaders(pairs=2, features=vocab + context, hidden=hidden)

    def read(self, situation: Situation, *, value: bool) -> Known:
        values, context = situation.values, situation.context
        tokens = torch.cat([values, context[:, None].expand(-1, values.shape[1], -1)], dim=2)
        states = self.readers(tokens, pairs=2 if value else 1)  # (length, readers, hidden, bucket), in reading order
        both = torch.cat([states[:, 0], states[:, 1].flip(0)], dim=1)
        ends = states[-1].unflatten(0, (-1, 2)).flatten(1, 2).transpose(1, 2)  # (pairs, bucket, 2 hidden)
        return Known(tokens=both.permute(2, 0, 1), summary=ends[0], for_value=ends[1] if value else None)
