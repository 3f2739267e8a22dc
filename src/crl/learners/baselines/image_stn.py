"""Affine spatial transformers before the frozen classifier (Sec. 4.2, App. B.2)."""

from __future__ import annotations

from typing import Annotated

import torch
from annotated_types import Interval
from torch import Tensor, nn

from crl.config import Config
from crl.domains.contract import Domain
from crl.learners.baselines.image_classifiers import BeforeClassifier
from crl.learners.baselines.supervised import SupervisedSettings
from crl.modules.affine import compose, warp
from crl.networks.cnn import CNN
from crl.validation import Width, settings

CHANNELS = (16, 32, 64)  # of the localization network's convolutions: as many as the classifier has


@settings
class STNSettings(SupervisedSettings):
    """What can be set of a spatial transformer."""

    hidden: Width = 64  # features before the six numbers


class AffineSTN(BeforeClassifier):
    """A spatial transformer (Jaderberg et al., 2015): an image to all six numbers of an affine map.

    It starts as the identity.
    """

    name = "affine-stn"
    summary = "images: an affine spatial transformer before the classifier"
    Settings = STNSettings
    settings: STNSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        self.localization = CNN(
            size=self.size, outputs=6, channels=CHANNELS, hidden=self.settings.hidden
        )
        last = self.localization.layers[-1]
        assert isinstance(last, nn.Linear)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)

    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        scores: Tensor = self.classifier(self.straightened(images, self.num_steps(sizes)))
        return scores

    def straightened(self, images: Tensor, times: Tensor) -> Tensor:
        """Images (batch, size, size) after so many times (batch,).

        The maps are composed and applied to the original, so that nothing is lost that was out of
        sight for a while.
        """
        where = torch.eye(2, 3).expand(len(images), 2, 3)
        straight = images
        for number in range(int(times.max())):
            where = torch.where(
                (number < times)[:, None, None], compose(where, self.where(straight)), where
            )
            straight = warp(images, where)
        return straight

    def where(self, images: Tensor) -> Tensor:
        """The affine maps (batch, 2, 3) from the new image's points to the old one's."""
        change: Tensor = self.localization(images).view(-1, 2, 3)
        return torch.eye(2, 3) + change


@settings
class RecurrentSTNSettings(STNSettings):
    """How often it is applied."""

    times: Annotated[int, Interval(ge=0, le=100)] = (
        2  # 0: as often as the image was transformed, which CRL is told too
    )


class RecurrentSTN(AffineSTN):
    """The same spatial transformer several times, each time reading what it made."""

    name = "recurrent-stn"
    summary = "images: the affine spatial transformer, applied several times"
    Settings = RecurrentSTNSettings
    settings: RecurrentSTNSettings

    def num_steps(self, sizes: Tensor) -> Tensor:
        return sizes if self.settings.times == 0 else torch.full_like(sizes, self.settings.times)
