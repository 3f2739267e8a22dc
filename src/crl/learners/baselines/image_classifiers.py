"""Classifiers that CRL is compared with on transformed digits (Sec. 4.2, App. B.2).

All see the training problems that CRL sees, and answer with scores of the digits: their own, or
those of the frozen classifier that knows what plain digits look like.
"""

from __future__ import annotations

from abc import abstractmethod
from copy import deepcopy

import torch
from torch import Tensor, nn

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.capabilities import Classified, Pictured
from crl.domains.contract import Domain
from crl.domains.images.classifier import make_classifier
from crl.errors import UsageError
from crl.learners.baselines.supervised import Supervised, SupervisedSettings
from crl.modules.warped import seen
from crl.trace import Outcome


class ImageLearner(Supervised):
    """One network from an image to the scores of what it can show."""

    Settings = SupervisedSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        if not isinstance(domain, Classified) or not isinstance(domain, Pictured):
            raise UsageError(
                f"the learner {self.name!r} is for images that a classifier judges; "
                f"the domain {domain.name} has none"
            )
        self.size = domain.picture(torch.zeros(1, domain.vocab)).shape[-1]

    @abstractmethod
    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        """Score images (batch, size, size) that were transformed `sizes` times: (batch, 10)."""

    def num_steps(self, sizes: Tensor) -> Tensor:
        """How many steps of computation the scores take (batch,)."""
        return torch.ones_like(sizes)

    def _scores(self, problems: ProblemBatch) -> Tensor:
        return self.scores(seen(problems.padded()[0], self.size), problems.sizes)

    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        scores = self._scores(problems)
        return self.domain.loss(scores, problems), self.domain.correct(scores, problems)

    def answer(self, problems: ProblemBatch) -> Outcome:
        halted = torch.ones(len(problems), dtype=torch.bool)
        return Outcome(
            output=self._scores(problems), num_steps=self.num_steps(problems.sizes), halted=halted
        )


class AugmentedCNN(ImageLearner):
    """A classifier with random weights: transformations are its data augmentation."""

    name = "augmented-cnn"
    summary = "images: a CNN trained on transformed digits"

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
    summary = "images: the pretrained classifier, trained on transformed digits"

    def make_network(self) -> nn.Module:
        assert isinstance(self.domain, Classified)
        return deepcopy(self.domain.classifier).requires_grad_(True)


class BeforeClassifier(ImageLearner):
    """Leaves the scores to the frozen classifier, which is saved with what is learned."""

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        assert isinstance(domain, Classified)
        self.classifier = domain.classifier

    def train(self, mode: bool = True) -> BeforeClassifier:
        super().train(mode)
        self.classifier.eval()  # else its statistics of batches would change
        return self


class Classifier(BeforeClassifier):
    """The frozen classifier alone, with nothing to learn."""

    name = "classifier"
    summary = "images: the pretrained classifier as it is"

    def scores(self, images: Tensor, sizes: Tensor) -> Tensor:
        scores: Tensor = self.classifier(images)
        return scores

    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        with torch.no_grad():
            losses, solved = self.attempt(problems)
        return solved, {"loss": float(losses.mean())}

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {}
