"""The controller of images: convolutional networks that score every module and estimate the return."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn.functional import avg_pool2d

from crl.controllers.controller import Controller, Reading, Situation
from crl.modules import ModuleSet

COARSER = 2  # the controller reads images at this fraction of their resolution


class CNN(nn.Module):
    """An all-convolutional network, with strides instead of pooling, and two linear layers on top."""

    def __init__(self, *, size: int, outputs: int, channels: tuple[int, int, int], hidden: int, normalised: bool = False) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for kernel, before, after in zip((5, 3, 3), (1, *channels), channels, strict=False):
            layers += [nn.Conv2d(before, after, kernel, stride=2, padding=kernel // 2)]
            layers += [nn.BatchNorm2d(after)] if normalised else []
            layers += [nn.ReLU()]
            size = (size + 1) // 2
        layers += [nn.Flatten(), nn.Linear(size * size * channels[-1], hidden), nn.ReLU(), nn.Linear(hidden, outputs)]
        self.layers = nn.Sequential(*layers)
        self.layers.to(memory_format=torch.channels_last)  # type: ignore[call-overload]  # twice as fast on a CPU

    def forward(self, images: Tensor) -> Tensor:
        """(batch, size, size) -> (batch, outputs)."""
        out: Tensor = self.layers(images[:, None].contiguous(memory_format=torch.channels_last))
        return out


class CNNController(Controller):
    """A policy and a value function, each a CNN over the image; they share no parameter."""

    def __init__(self, *, modules: ModuleSet, size: int, channels: tuple[int, int, int], hidden: int) -> None:
        super().__init__()
        self.size = size
        self.policy = CNN(size=size // COARSER, outputs=len(modules.whole), channels=channels, hidden=hidden)
        self.value = CNN(size=size // COARSER, outputs=1, channels=channels, hidden=hidden)

    def forward(self, situation: Situation) -> Reading:
        images = self._seen(situation)
        scores = self._scores(images, situation)
        value = self.value(images)[:, 0] if self.judges else torch.zeros(len(scores))
        return Reading(log_probs=torch.log_softmax(scores, dim=1), value=value)

    def best(self, situation: Situation) -> Tensor:
        return self._scores(self._seen(situation), situation).argmax(dim=1)

    def _seen(self, situation: Situation) -> Tensor:
        """The images, coarser (batch, size, size)."""
        return avg_pool2d(situation.values.view(-1, 1, self.size, self.size), COARSER)[:, 0]

    def _scores(self, images: Tensor, situation: Situation) -> Tensor:
        """Scores of all choices; where the network is indifferent, the kinds of modules are alike, however many are of a kind (D2)."""
        scores: Tensor = self.policy(images)
        return scores.index_select(1, situation.choices.score) + situation.choices.even_log_probs
