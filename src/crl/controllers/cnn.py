"""The controller of images: networks that score every module and estimate the return."""

from __future__ import annotations

from copy import deepcopy
from typing import Self

import torch
from torch import Tensor, nn
from torch.nn.functional import avg_pool2d

from crl.controllers.adapting import Names, adapted_head, last_layer
from crl.controllers.controller import NEWCOMER, Controller, PolicyOutput, Situation
from crl.modules import ModuleSet
from crl.modules.warped import seen
from crl.networks.cnn import CNN

COARSER = 2  # the controller reads images at this fraction of their resolution


class CNNController(Controller):
    """A policy and a value function, each a CNN over the image; they share no parameter."""

    def __init__(
        self, *, modules: ModuleSet, size: int, channels: tuple[int, int, int], hidden: int
    ) -> None:
        super().__init__()
        self.size = size
        self.names, self.prior = Names.of(modules), _prior(modules)
        outputs = len(modules.whole)
        size = size // COARSER
        self.policy = CNN(size=size, outputs=outputs, channels=channels, hidden=hidden)
        self.value = CNN(size=size, outputs=1, channels=channels, hidden=hidden)

    def forward(self, situation: Situation) -> PolicyOutput:
        images = self._seen(situation)
        scores = self._scores(images, situation)
        value = self.value(images)[:, 0] if self.has_value else torch.zeros(len(scores))
        return PolicyOutput(log_probs=torch.log_softmax(scores, dim=1), value=value)

    def greedy(self, situation: Situation) -> Tensor:
        return self._scores(self._seen(situation), situation).argmax(dim=1)

    def _seen(self, situation: Situation) -> Tensor:
        """Make the images coarser (batch, size, size)."""
        return avg_pool2d(seen(situation.values, self.size)[:, None], COARSER)[:, 0]

    def _scores(self, images: Tensor, situation: Situation) -> Tensor:
        """Score all choices; a network that is indifferent chooses all kinds alike (D2)."""
        scores: Tensor = self.policy(images)
        return scores.index_select(1, situation.choices.score) + situation.choices.uniform_log_probs

    def adapted(self, modules: ModuleSet, *, score: float = NEWCOMER) -> Self:
        other = deepcopy(self)
        other.names, other.prior = Names.of(modules), _prior(modules)
        with torch.no_grad():  # a kind of another size has another prior
            for row, title in enumerate(self.names.whole):
                change = self.prior[title] - other.prior.get(title, self.prior[title])
                last_layer(other.policy.layers).bias[row] += change
        layers = adapted_head(other.policy.layers, self.names.whole, other.names.whole, score)
        assert isinstance(layers, nn.Sequential)
        other.policy.layers = layers
        return other


def _prior(modules: ModuleSet) -> dict[str, float]:
    """Get the log-probability of each whole choice by title, without any preference."""
    choices = modules.choices(1)  # an image is one cell
    titles = [modules.title(module) for module in choices.module.tolist()]
    return dict(zip(titles, choices.uniform_log_probs.tolist(), strict=True))
