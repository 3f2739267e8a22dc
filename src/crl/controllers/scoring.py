"""ScoringController: scores windows by the token they centre on, everything else by a summary."""

from __future__ import annotations

import warnings
from abc import abstractmethod
from copy import deepcopy
from dataclasses import dataclass
from typing import Literal, Self

import torch
from torch import Tensor, nn

from crl.controllers.adapting import (
    Names,
    adapted_head,
    adapted_layer,
    last_layer,
    with_last,
)
from crl.controllers.controller import NEWCOMER, Controller, PolicyOutput, Situation
from crl.modules import HALT, Choices, ModuleSet

# of whole choices: with a context one hidden layer, or linear for each context; apart: linear, with
# a reader of their own (D26)
Heads = Literal["hidden", "linear", "apart"]


@dataclass(frozen=True, kw_only=True)
class Features:
    """What a controller's networks make of a bucket before anything is scored."""

    tokens: Tensor  # (bucket, length, features) of each token, by the policy
    summary: Tensor  # (bucket, features + context) of all tokens, by the policy
    for_value: Tensor | None  # (bucket, features + context) of all tokens, by the value function


class ScoringController(Controller):
    """Scores windows by the token they centre on, whole choices (HALT, translators) by a summary.

    Where there are several kinds of modules, first the kind is chosen (halt, reduce or translate),
    then the module and its place (D2). Policy and value function share no parameter. A context,
    such as a target language, is known to the heads that read the summaries. If modules are
    interchangeable, which of them is applied cannot depend on the window (D30).
    """

    def __init__(
        self,
        *,
        modules: ModuleSet,
        features: int,
        context: int,
        heads: Heads = "hidden",
        interchangeable: bool = False,
    ) -> None:
        super().__init__()
        make = _head if heads == "hidden" else _linear_head
        score_windows = _place_score if interchangeable else _linear
        self.names = Names.of(modules)
        self.window_score: nn.Module = score_windows(features, len(modules.local))
        self.whole_score = make(features, context, len(modules.whole))
        self.value = make(features, context, 1)
        several = len(modules.kinds) > 1
        self.kind_score = make(features, context, modules.num_kinds) if several else None

    @abstractmethod
    def read(self, situation: Situation, *, value: bool) -> Features:
        """Read a bucket; for the value function too only if asked for."""

    def forward(self, situation: Situation) -> PolicyOutput:
        features, choices = self.read(situation, value=self.has_value), situation.choices
        scores = self._scores(features, choices)
        value = self.value(features.for_value)[:, 0] if self.has_value else torch.zeros(len(scores))
        if self.kind_score is None:
            return PolicyOutput(log_probs=torch.log_softmax(scores, dim=1), value=value)
        kind_scores = self.kind_score(features.summary)
        kinds = torch.log_softmax(kind_scores.index_select(1, torch.tensor(choices.kinds)), dim=1)
        parts = scores.split(choices.kind_sizes, dim=1)
        within = [torch.log_softmax(part, dim=1) for part in parts]
        log_probs = [part + kinds[:, index : index + 1] for index, part in enumerate(within)]
        return PolicyOutput(log_probs=torch.cat(log_probs, dim=1), value=value)

    def greedy(self, situation: Situation) -> Tensor:
        features, choices = self.read(situation, value=False), situation.choices
        scores = self._scores(features, choices)
        if self.kind_score is not None:
            kind = self.kind_score(features.summary)[:, choices.kinds].argmax(dim=1)
            sizes = torch.tensor(choices.kind_sizes)
            of_kind = torch.arange(len(choices.kinds)).repeat_interleave(sizes)
            scores = scores.masked_fill(of_kind != kind[:, None], -torch.inf)
        return scores.argmax(dim=1)

    def _scores(self, features: Features, choices: Choices) -> Tensor:
        """Score all choices (bucket, choices); scores are compared within a kind."""
        windows = self.window_score(features.tokens).flatten(1)
        scores = torch.cat([self.whole_score(features.summary), windows], dim=1)
        return scores.index_select(1, choices.score)

    def adapted(self, modules: ModuleSet, *, score: float = NEWCOMER) -> Self:
        new, old = Names.of(modules), self.names
        other = deepcopy(self)
        other.names = new
        other.window_score = adapted_head(self.window_score, old.local, new.local, score)
        other.whole_score = adapted_head(self.whole_score, old.whole, new.whole, score)
        other.kind_score = self._adapted_kinds(modules, score)
        return other

    def _adapted_kinds(self, modules: ModuleSet, score: float) -> nn.Module | None:
        """Adapt the head that scores kinds; a controller of one kind gets one with its second.

        It gets none, and compares all scores with each other as before, where HALT and modules
        of its only kind could be chosen at once: no scores of kinds would keep their odds.
        """
        old, new = self.names.kinds, Names.of(modules).kinds
        peers = {kind: list(old[:-1]) for kind in new}
        if self.kind_score is not None:
            layer = adapted_layer(last_layer(self.kind_score), old, peers, score)
            return with_last(self.kind_score, layer)
        never_both = list(self.names.whole) == [HALT] and modules.impossible == "mask"
        safe = len(old) == 2 and (never_both or HALT not in self.names.whole)
        if len(modules.kinds) == 1 or not safe:
            return None
        zero = deepcopy(last_layer(self.value))
        zero.weight = nn.Parameter(torch.zeros(len(old), zero.in_features))
        zero.bias = nn.Parameter(torch.zeros(len(old)))
        return with_last(self.value, adapted_layer(zero, old, peers, score))


def _head(inputs: int, context: int, outputs: int) -> nn.Module:
    """Make a linear head; with a context one hidden layer, since what to do depends on both."""
    if not context:
        return _linear(inputs, outputs)
    hidden = nn.Linear(inputs + context, inputs)
    return nn.Sequential(hidden, nn.ReLU(), _linear(inputs, outputs))


def _linear_head(inputs: int, context: int, outputs: int) -> nn.Module:
    """Make a linear head, one for each context (D26): what to do can be told of all strings."""
    if not context:
        return _linear(inputs, outputs)
    return nn.Sequential(ByContext(context), _linear((inputs + 1) * context, outputs))


class ByContext(nn.Module):
    """Puts features, and a one, where the one-hot context beside them says; zeros elsewhere."""

    def __init__(self, context: int) -> None:
        super().__init__()
        self.context = context

    def forward(self, told: Tensor) -> Tensor:
        """(batch, features + context) -> (batch, context * (features + 1))."""
        features = told[:, : -self.context]
        context = told[:, -self.context :].detach()  # it is given: nothing learns from its gradient
        with_one = torch.cat([features, torch.ones_like(features[:, :1])], dim=1)
        return (context[:, :, None] * with_one[:, None]).flatten(1)


def _place_score(inputs: int, outputs: int) -> nn.Module:
    """Make a head that scores a place for all modules alike, and each module for itself (D30)."""
    modules = _linear(1, outputs)
    modules.weight = nn.Parameter(torch.ones(outputs, 1), requires_grad=False)
    return nn.Sequential(nn.Linear(inputs, 1), modules)


def _linear(inputs: int, outputs: int) -> nn.Linear:
    """Make a linear layer, without torch's warning where there is nothing to score."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Initializing zero-element tensors")
        return nn.Linear(inputs, outputs)
