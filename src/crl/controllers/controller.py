"""What every controller gives: a distribution over choices, and a value."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from crl.modules import Choices, ModuleSet


@dataclass(frozen=True, kw_only=True)
class Situation:
    """What a controller sees of the problems that have one length at the moment."""

    rows: Tensor  # (bucket,) problems of the batch
    values: Tensor  # (bucket, length, vocab) representations
    context: Tensor  # (bucket, context) what it is told beside them
    choices: Choices  # what can be chosen at this length


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What a controller makes of a bucket of representations of one length."""

    log_probs: Tensor  # (bucket, choices)
    value: Tensor  # (bucket,)


class Controller(nn.Module, ABC):
    """Reads representations; it never shapes them."""

    judges = True  # it estimates values; if not, they are zero

    @abstractmethod
    def forward(self, situation: Situation) -> Reading:
        """A distribution over the choices, and a value."""

    @abstractmethod
    def best(self, situation: Situation) -> Tensor:
        """The most probable choice for each row (bucket,); of several kinds of choices first the kind is chosen."""


@dataclass(frozen=True, kw_only=True)
class Known:
    """What a controller's networks know of a bucket before anything is scored."""

    tokens: Tensor  # (bucket, length, features) of each token, by the policy
    summary: Tensor  # (bucket, features + context) of all together, by the policy
    for_value: Tensor | None  # (bucket, features + context) of all together, by the value function


class ScoringController(Controller):
    """Scores windows by the features of the token they centre on, and whole-representation choices (HALT, translators) by a summary.

    Where there are several kinds of modules, first the kind is chosen (halt, reduce or translate), then the module and its place
    (D2). Policy and value function share no parameter. A `context`, such as a target language, is known to the heads that read
    the summaries.
    """

    def __init__(self, *, modules: ModuleSet, features: int, context: int) -> None:
        super().__init__()
        self.window_score = nn.Linear(features, len(modules.local))
        self.whole_score = _head(features, context, len(modules.whole))
        self.value = _head(features, context, 1)
        self.kind_score = _head(features, context, modules.num_kinds) if len(modules.kinds) > 1 else None

    @abstractmethod
    def read(self, situation: Situation, *, value: bool) -> Known:
        """What is known of a bucket; what the value function knows only if asked for."""

    def forward(self, situation: Situation) -> Reading:
        known, choices = self.read(situation, value=self.judges), situation.choices
        scores = self._scores(known, choices)
        value = self.value(known.for_value)[:, 0] if self.judges else torch.zeros(len(scores))
        if self.kind_score is None:
            return Reading(log_probs=torch.log_softmax(scores, dim=1), value=value)
        kinds = torch.log_softmax(self.kind_score(known.summary)[:, choices.kinds], dim=1)
        within = [torch.log_softmax(part, dim=1) for part in scores.split(choices.kind_sizes, dim=1)]
        log_probs = torch.cat([part + kinds[:, index : index + 1] for index, part in enumerate(within)], dim=1)
        return Reading(log_probs=log_probs, value=value)

    def best(self, situation: Situation) -> Tensor:
        known, choices = self.read(situation, value=False), situation.choices
        scores = self._scores(known, choices)
        if self.kind_score is not None:
            kind = self.kind_score(known.summary)[:, choices.kinds].argmax(dim=1)
            of_kind = torch.arange(len(choices.kinds)).repeat_interleave(torch.tensor(choices.kind_sizes))
            scores = scores.masked_fill(of_kind != kind[:, None], -torch.inf)
        return scores.argmax(dim=1)

    def _scores(self, known: Known, choices: Choices) -> Tensor:
        """Scores of all choices (bucket, choices), to be compared within a kind."""
        windows = self.window_score(known.tokens).flatten(1)
        return torch.cat([self.whole_score(known.summary), windows], dim=1).index_select(1, choices.score)


def _head(inputs: int, context: int, outputs: int) -> nn.Module:
    """Linear in what was read; with a context beside it one hidden layer, since what to do depends on both together."""
    if not context:
        return nn.Linear(inputs, outputs)
    return nn.Sequential(nn.Linear(inputs + context, inputs), nn.ReLU(), nn.Linear(inputs, outputs))
