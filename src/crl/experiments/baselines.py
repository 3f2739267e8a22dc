"""What CRL is compared with (the paper's figures "Numerical math task" and "Generalization"): other learners, data and curricula.

The comment after a variant says about how many seconds of one core its training takes. CRL without
a curriculum on multilingual arithmetic is an experiment of its own.
"""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config
from crl.domains import multilingual, numeric
from crl.experiments.experiment import Experiment
from crl.learners import learner_config
from crl.learners.configs import falling


def _variant(name: str, base: Config, *, data: int = 1, curriculum: bool = True) -> Config:
    """A config with other data (0: without end), or without a curriculum."""
    settings = base.domain_settings if data == 1 else {**base.domain_settings, "data": data}
    stages = base.curriculum if curriculum else replace(base.curriculum, first=base.curriculum.last)
    return replace(base, variant=name, domain_settings=settings, curriculum=stages)


def _within(config: Config, *, hidden: int, episodes: int) -> Config:
    """A larger network that is trained for so many episodes, of which its curriculum takes half; checked more often, as they are few."""
    stages = config.curriculum.last - config.curriculum.first
    curriculum = replace(config.curriculum, episodes=episodes // 2 // stages)
    return falling(replace(config, hidden=hidden, curriculum=curriculum, check_every=100), episodes)


def _rnns(base: Config) -> tuple[Config, ...]:
    """The RNN with the paper's data, ten times as much, and data without end, each with and without a curriculum.

    On numerical arithmetic it has learned the paper's data by heart when with more it is still learning, and is trained for longer.
    """
    return tuple(
        falling(
            _variant(f"rnn{amount}{'' if curriculum else '-no-curriculum'}", base, data=data, curriculum=curriculum),
            base.stop.max_episodes if data == 1 else 1_200_000,
        )
        for amount, data in (("", 1), ("-10x", 10), ("-unlimited", 0))
        for curriculum in (True, False)
    )


RNN_NUMERIC = learner_config("rnn", "numeric", "small")
RNN_MULTILINGUAL = learner_config("rnn", "multilingual", "small")
TRANSFORMER_NUMERIC = learner_config("transformer", "numeric", "small")
TRANSFORMER_MULTILINGUAL = learner_config("transformer", "multilingual", "small")
PRETRAINED = learner_config("pretrained-rnn", "multilingual", "small")

NUMERIC_BASELINES = Experiment(
    name="numeric-baselines",
    summary="numerical arithmetic by CRL, HCC, HCF, RNNs and transformers",
    configs=(
        _variant("crl", numeric.SMALL),  # 40
        _variant("crl-no-curriculum", numeric.SMALL, curriculum=False),  # 180
        _variant("hcc", learner_config("hcc", "numeric", "small")),  # 16
        _variant("hcf", learner_config("hcf", "numeric", "small")),  # 10
        *_rnns(RNN_NUMERIC),  # 200, with more data 300 to 400
        replace(RNN_NUMERIC, variant="rnn-dropout", learner_settings={**RNN_NUMERIC.learner_settings, "dropout": 0.3, "weight_decay": 0.1}),
        _variant("transformer-equal-parameters", TRANSFORMER_NUMERIC),  # 310
        _within(_variant("transformer-equal-time", TRANSFORMER_NUMERIC), hidden=64, episodes=72_000),  # 40, as CRL
    ),
    counts={10: 2000, 20: 2000, 100: 1000},
    snapped=False,
    trained=True,
    followed=(10, 20),
)

MULTILINGUAL_BASELINES = Experiment(
    name="multilingual-baselines",
    summary="multilingual arithmetic by CRL, RNNs, a routing network and transformers",
    configs=(
        _variant("crl", multilingual.SMALL),  # 100
        *_rnns(RNN_MULTILINGUAL),  # 300 each
        _variant("pretrained-rnn", PRETRAINED),  # 330
        _variant("routing", learner_config("routing", "multilingual", "small")),  # 480
        _variant("transformer-equal-parameters", TRANSFORMER_MULTILINGUAL),  # 350
        _within(_variant("transformer-equal-time", TRANSFORMER_MULTILINGUAL), hidden=128, episodes=240_000),  # 100, as CRL
    ),
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    snapped=False,
    trained=True,
    followed=(5, 10),
)
