"""Image transformations (the paper's figure "Image transformations", right): CRL, and what it is compared with.

The comment after a variant says about how many seconds of one core its training takes, as far as short trials tell.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config
from crl.domains.images import CONFIGS, SMALL
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

# half of the settling, so that all variants can be afforded
SHORT = replace(SMALL, variant="short", stop=replace(SMALL.stop, max_episodes=320_000, settle=500))


def _without(name: str, **settings: Any) -> Config:
    """The short config with other settings of the domain."""
    return replace(SHORT, variant=name, domain_settings={**SHORT.domain_settings, **settings})


IMAGES_ABLATIONS = Experiment(
    name="images-ablations",
    summary="what each deviation from the paper is worth on transformed digits: switched off alone, in shorter training",
    configs=(
        SHORT,
        _without("still-classifier", shaken=False),
        _without("whole-transformations", whole=1.0),
        _without("not-located", located=False),
        replace(SHORT, variant="one-program", programs=1),
        replace(SHORT, variant="no-kind-entropy", ppo=replace(SHORT.ppo, kind_entropy=0.0)),
        replace(SHORT, variant="no-straying", ppo=replace(SHORT.ppo, straying=0.0)),
        replace(SHORT, variant="unbounded-loss", modules=replace(SHORT.modules, patience=0.0)),
    ),
    counts=COUNTS,
    snapped=False,
)

IMAGES_PAPER = Experiment(
    name="images-paper",
    summary="the paper's settings and curriculum on transformed digits, 1,200,000 episodes",
    configs=(CONFIGS["paper"],),
    counts=COUNTS,
    snapped=False,
)

INFINITE = replace(
    SMALL,
    variant="infinite",
    domain_settings={**SMALL.domain_settings, "horizon": "infinite"},
    ppo=replace(SMALL.ppo, kind_entropy=0.03),  # with more, halting at once is safer than going on, of which nobody knows where to
    stop=replace(SMALL.stop, nearly=0.8, accuracy=0.0),  # no accuracy asked for: settles from the first check on, whatever `nearly`
)

IMAGES_INFINITE = Experiment(
    name="images-infinite",
    summary="transformed digits with an infinite horizon: the learner is not told how many transformations there were, it halts by itself",
    configs=(INFINITE,),
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
