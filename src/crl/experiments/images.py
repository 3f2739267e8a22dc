"""Image transformations (the paper's figure "Image transformations", right): CRL, and what it is compared with.

The comment after a variant says about how many seconds of one core its training takes, as far as short trials tell.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config
from crl.domains.images import SMALL
from crl.experiments.experiment import Experiment
from crl.learners import learner_config

COUNTS = {2: 2000, 3: 4000}


def _variant(name: str, learner: str, **settings: Any) -> Config:
    """The named config of a learner, with other settings of it."""
    config = learner_config(learner, "images", "small")
    return replace(config, variant=name, learner_settings={**config.learner_settings, **settings})


IMAGES = Experiment(
    name="images",
    summary="digits transformed twice or three times, by CRL",
    configs=(SMALL,),
    counts=COUNTS,
    snapped=False,
)

IMAGES_CLASSIFIER = Experiment(
    name="images-classifier",
    summary="plain digits, by the classifier that learners are judged by",
    configs=(_variant("classifier", "classifier"),),
    counts={0: 10_000},
    snapped=False,
)

IMAGES_BASELINES = Experiment(
    name="images-baselines",
    summary="digits transformed twice or three times, by CNNs and affine spatial transformers",
    configs=(
        _variant("classifier", "classifier"),  # 1
        _variant("fine-tuned-cnn", "fine-tuned-cnn"),  # 200
        _variant("augmented-cnn", "augmented-cnn"),  # 200
        _variant("affine-stn", "affine-stn"),  # 300
        _variant("recurrent-stn-2", "recurrent-stn", times=2),  # 400
        _variant("recurrent-stn-3", "recurrent-stn", times=3),  # 500
        _variant("recurrent-stn-told", "recurrent-stn", times=0),  # 400: as often as there were transformations, which CRL is told too
    ),
    counts=COUNTS,
    snapped=False,
)
