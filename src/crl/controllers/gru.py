"""The GRU controller: reads a representation both ways, scores every choice, and estimates the return."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from crl.controllers.controller import BestChoice, Controller, Reading
from crl.controllers.recurrent import GRUReaders
from crl.controllers.rereading import Rereader
from crl.modules import Choices, ModuleSet
from crl.representation import Bucket

REREAD_FROM = 64  # tokens: shorter expressions are read whole, which is faster


class GRUController(Controller):
    """A policy and a value function, each a bidirectional GRU over the tokens; they share no parameter.

    Windows are scored at the token they centre on, whole-representation choices (HALT, translators) from the two end states;
    one softmax over all of them (D2).
    """

    def __init__(self, *, modules: ModuleSet, features: int, hidden: int) -> None:
        super().__init__()
        self.num_whole, self.num_local = len(modules.whole), len(modules.local)
        self.choices_of = [modules]  # in a list, so that the modules do not become parameters of the controller
        self.readers = GRUReaders(pairs=2, features=features, hidden=hidden)
        self.window_score = nn.Linear(2 * hidden, self.num_local)
        self.whole_score = nn.Linear(2 * hidden, self.num_whole)
        self.value = nn.Linear(2 * hidden, 1)

    def forward(self, values: Tensor, choices: Choices) -> Reading:
        """Representations (bucket, length, vocab) of one length and the choices at it -> distribution and value."""
        states = self.readers(values)  # (length, readers, hidden, bucket)
        value = self.value(states[-1, 2:].flatten(0, 1).T)[:, 0]
        return Reading(log_probs=torch.log_softmax(self._scores(states, choices), dim=-1), value=value)

    def best(self, num_problems: int) -> BestChoice:
        """The most probable choice, for greedy execution: only the policy reads, and of long expressions only what changed."""
        rereader = Rereader(self.readers, self.window_score, self.choices_of[0], num_problems)

        def choose(bucket: Bucket, choices: Choices) -> Tensor:
            if bucket.length < REREAD_FROM:
                return self._scores(self.readers(bucket.values, pairs=1), choices).argmax(dim=1)
            windows, ends = rereader.read(bucket)
            scores = torch.cat([self.whole_score(ends), windows.flatten(1)], dim=1)
            choice = scores.index_select(1, choices.score).argmax(dim=1)
            rereader.remember(bucket, choice)
            return choice

        return choose

    def _scores(self, states: Tensor, choices: Choices) -> Tensor:
        whole = self.whole_score(states[-1, :2].flatten(0, 1).T)  # (bucket, whole choices)
        both = torch.cat([states[:, 0], states[:, 1].flip(0)], dim=1)  # (length, 2 hidden, bucket)
        windows = torch.matmul(self.window_score.weight, both) + self.window_score.bias[:, None]  # (length, local, bucket)
        return torch.cat([whole, windows.flatten(0, 1).T], dim=1).index_select(1, choices.score)
