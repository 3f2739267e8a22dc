"""The GRU controller: reads a representation both ways, scores every choice, and estimates the return."""

from __future__ import annotations

from typing import Literal

import torch
from torch import Tensor, nn

from crl.controllers.controller import BestChoice, Controller, Reading, Situation
from crl.controllers.recurrent import GRUReaders
from crl.controllers.rereading import Rereader
from crl.modules import Choices, ModuleSet
from crl.representation import Bucket

REREAD_FROM = 64  # tokens: shorter expressions are read whole, which is faster


class GRUController(Controller):
    """A policy and a value function, each a bidirectional GRU over the tokens; they share no parameter.

    Windows are scored at the token they centre on, whole-representation choices (HALT, translators) from the two end states.
    Where there are several kinds of modules, first the kind is chosen (halt, reduce or translate), then the module and its place
    (D2).

    A context, such as the target language, is told to the heads that score whole-representation choices and the value, not to the
    readers and the windows' scores, so that the order of operations cannot depend on it (D16); `told="readers"` is the paper's way.
    """

    def __init__(
        self,
        *,
        modules: ModuleSet,
        vocab: int,
        hidden: int,
        context: int = 0,
        told: Literal["heads", "readers"] = "heads",
        memory: float = 1.0,
    ) -> None:
        super().__init__()
        self.num_whole, self.num_local = len(modules.whole), len(modules.local)
        self.choices_of = [modules]  # in a list, so that the modules do not become parameters of the controller
        self.readers_told, beside = (context > 0, 0) if told == "readers" else (False, context)
        self.readers = GRUReaders(pairs=2, features=vocab + context - beside, hidden=hidden, memory=memory)
        self.window_score = nn.Linear(2 * hidden, self.num_local)
        self.whole_score = _head(2 * hidden, beside, self.num_whole)
        self.value = _head(2 * hidden, beside, 1)
        self.kind_score = _head(2 * hidden, beside, modules.num_kinds) if len(modules.kinds) > 1 else None

    def forward(self, situation: Situation) -> Reading:
        states = self.readers(self._tokens(situation))  # (length, readers, hidden, bucket)
        value = self.value(self._known(states[-1, 2:], situation))[:, 0]
        both = torch.cat([states[:, 0], states[:, 1].flip(0)], dim=1)  # (length, 2 hidden, bucket)
        known = self._known(states[-1, :2], situation)
        return Reading(log_probs=self._log_probs(known, self._windows(both), situation.choices), value=value)

    def best(self, num_problems: int) -> BestChoice:
        """The most probable choice, for greedy execution: only the policy reads, and of long expressions only what changed."""
        rereader = Rereader(self.readers, self.window_score, self.choices_of[0], num_problems)

        def choose(situation: Situation) -> Tensor:
            bucket = Bucket(rows=situation.rows, values=self._tokens(situation))
            if bucket.length < REREAD_FROM:
                states = self.readers(bucket.values, pairs=1)
                both = torch.cat([states[:, 0], states[:, 1].flip(0)], dim=1)
                return self._best(self._known(states[-1], situation), self._windows(both), situation.choices)
            windows, ends = rereader.read(bucket)
            choice = self._best(self._beside(ends, situation), windows.flatten(1), situation.choices)
            rereader.remember(bucket, choice)
            return choice

        return choose

    def _tokens(self, situation: Situation) -> Tensor:
        """What the readers read (bucket, length, features)."""
        return situation.tokens() if self.readers_told else situation.values

    def _known(self, ends: Tensor, situation: Situation) -> Tensor:
        """What the heads know (bucket, 2 hidden + context) from the end states of two readers (2, hidden, bucket)."""
        return self._beside(ends.flatten(0, 1).T, situation)

    def _beside(self, ends: Tensor, situation: Situation) -> Tensor:
        return ends if self.readers_told or not situation.context.shape[1] else torch.cat([ends, situation.context], dim=1)

    def _windows(self, both: Tensor) -> Tensor:
        """Scores of windows (bucket, length x local) from the states at the tokens they centre on (length, 2 hidden, bucket)."""
        return (torch.matmul(self.window_score.weight, both) + self.window_score.bias[:, None]).flatten(0, 1).T

    def _best(self, ends: Tensor, windows: Tensor, choices: Choices) -> Tensor:
        """The most probable kind of choice, and of that kind the most probable choice (bucket,)."""
        scores = torch.cat([self.whole_score(ends), windows], dim=1).index_select(1, choices.score)
        if self.kind_score is not None:
            kind = self.kind_score(ends)[:, choices.kinds].argmax(dim=1)
            of_kind = torch.arange(len(choices.kinds)).repeat_interleave(torch.tensor(choices.kind_sizes))
            scores = scores.masked_fill(of_kind != kind[:, None], -torch.inf)
        return scores.argmax(dim=1)

    def _log_probs(self, ends: Tensor, windows: Tensor, choices: Choices) -> Tensor:
        """The distribution over choices, from the end states and the windows' scores."""
        scores = torch.cat([self.whole_score(ends), windows], dim=1).index_select(1, choices.score)
        if self.kind_score is None:
            return torch.log_softmax(scores, dim=1)
        kinds = torch.log_softmax(self.kind_score(ends)[:, choices.kinds], dim=1)
        within = [torch.log_softmax(part, dim=1) for part in scores.split(choices.kind_sizes, dim=1)]
        return torch.cat([part + kinds[:, index : index + 1] for index, part in enumerate(within)], dim=1)


def _head(inputs: int, context: int, outputs: int) -> nn.Module:
    """Linear in what was read; with a context beside it one hidden layer, since what to do depends on both together."""
    if not context:
        return nn.Linear(inputs, outputs)
    return nn.Sequential(nn.Linear(inputs + context, inputs), nn.ReLU(), nn.Linear(inputs, outputs))
