"""What CRL is compared with on transformed digits (Sec. 4.2, App. B.2): classifiers, and affine spatial transformers before one.

All see the training problems that CRL sees. What each answers are scores of the digits: its own, or those of the frozen judge,
which is the classifier that knows what plain digits look like.
"""

from __future__ import annotations

from abc import abstractmethod
from copy import deepcopy
from dataclasses import dataclass
from math import isqrt
from typing import ClassVar

import torch
from torch import Tensor, nn

from crl.config import Config
from crl.controllers.cnn import CNN
from crl.domains.classifier import compose, make_classifier
from crl.domains.domain import Domain
from crl.errors import UsageError
from crl.learners.supervised import Supervised, SupervisedSettings
from crl.modules.spatial import warp
from crl.problem import ProblemBatch
from crl.trace import Outcome

CHANNELS = (16, 32, 64)  # of the localization network's convolutions: as many as the classifier has


class ImageLearner(Supervised):
    """One network from an image to the scores of what it can show."""

    Settings = SupervisedSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        if domain.judge is None:
            raise UsageError(f"the learner {self.name!r} is for images that a classifier judges; the domain {domain.name} has none")
        self.size = isqrt(domain.vocab)

    @abstractmethod
    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        """The scores (batch, 10) of images (batch, size, size) that were transformed so many times (batch,)."""

    def num_steps(self, sizes: Tensor) -> Tensor:
        """How many steps of computation the scores take (batch,)."""
        return torch.ones_like(sizes)

    def _scores(self, problems: ProblemBatch) -> Tensor:
        return self.scores(problems.padded()[0].view(-1, self.size, self.size), problems.sizes)

    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        scores = self._scores(problems)
        return self.domain.loss(scores, problems), self.domain.correct(scores, problems)

    def answer(self, problems: ProblemBatch) -> Outcome:
        halted = torch.ones(len(problems), dtype=torch.bool)
        return Outcome(output=self._scores(problems), num_steps=self.num_steps(problems.sizes), halted=halted)


# --- classifiers --------------------------------------------------------------------------------------------------------------
class AugmentedCNN(ImageLearner):
    """A classifier with random weights that learns from transformed digits: the transformations as augmentation."""

    name = "augmented-cnn"

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        self.network = self.make_network()

    def make_network(self) -> nn.Module:
        """The classifier it starts with."""
        return make_classifier(self.size)

    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        scores: Tensor = self.network(images)
        return scores


class FineTunedCNN(AugmentedCNN):
    """The classifier that knows plain digits learns on, from transformed ones."""

    name = "fine-tuned-cnn"

    def make_network(self) -> nn.Module:
        return deepcopy(self.domain.judge).requires_grad_(True)  # type: ignore[union-attr]  # refused above if there is none


# --- before the frozen judge --------------------------------------------------------------------------------------------------
class Judged(ImageLearner):
    """Leaves the scores to the judge, which is kept with what is learned and never learns itself."""

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        assert domain.judge is not None
        self.judge = domain.judge

    def train(self, mode: bool = True) -> Judged:
        super().train(mode)
        self.judge.eval()  # else its statistics of batches would change
        return self


class Classifier(Judged):
    """The judge alone, with nothing to learn."""

    name = "classifier"

    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        scores: Tensor = self.judge(images)
        return scores

    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        with torch.no_grad():
            losses, solved = self.attempt(problems)
        return solved, {"loss": float(losses.mean())}

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {}


class AffineSTN(Judged):
    """A spatial transformer (Jaderberg et al., 2015) that reads an image and says all six numbers of an affine map.

    It starts as the identity.
    """

    name = "affine-stn"

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        self.localization = CNN(size=self.size, outputs=6, channels=CHANNELS, hidden=config.hidden)
        last = self.localization.layers[-1]
        assert isinstance(last, nn.Linear)
        nn.init.zeros_(last.weight)
        nn.init.zeros_(last.bias)

    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        scores: Tensor = self.judge(self.straightened(images, self.num_steps(sizes)))
        return scores

    def straightened(self, images: Tensor, times: Tensor) -> Tensor:
        """Images (batch, size, size) after so many times (batch,).

        The maps are composed and applied to the original, so that nothing is lost that was out of sight for a while.
        """
        where = torch.eye(2, 3).expand(len(images), 2, 3)
        straight = images
        for number in range(int(times.max())):
            where = torch.where((number < times)[:, None, None], compose(where, self.where(straight)), where)
            straight = warp(images, where)
        return straight

    def where(self, images: Tensor) -> Tensor:
        """The affine maps (batch, 2, 3) from the new image's points to the old one's."""
        change: Tensor = self.localization(images).view(-1, 2, 3)
        return torch.eye(2, 3) + change


@dataclass(frozen=True, kw_only=True)
class RecurrentSTNSettings(SupervisedSettings):
    """How often it is applied."""

    times: int = 2  # 0: as often as the image was transformed, which CRL is told too


class RecurrentSTN(AffineSTN):
    """The same spatial transformer several times, each time reading what it made."""

    name = "recurrent-stn"
    Settings = RecurrentSTNSettings
    limits: ClassVar = {**AffineSTN.limits, "times": (0, 100)}
    settings: RecurrentSTNSettings

    def num_steps(self, sizes: Tensor) -> Tensor:
        return sizes if self.settings.times == 0 else torch.full_like(sizes, self.settings.times)
