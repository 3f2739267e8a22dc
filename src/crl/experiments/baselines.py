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


def _rnns(base: Config, *, gently: dict[str, float]) -> tuple[Config, ...]:
    """The RNN with the paper's data, ten times as much, and data without end, each with and without a curriculum.

    With more data and no curriculum it is held back more gently: more, and it does not get beyond the first things it learns.
    """
    gentle = replace(base, learner_settings={**base.learner_settings, **gently})
    return tuple(
        falling(config, base.stop.max_episodes)
        for amount, data, alone in (("", 1, base), ("-10x", 10, gentle), ("-unlimited", 0, gentle))
        for config in (
            _variant(f"rnn{amount}", base, data=data),
            _variant(f"rnn{amount}-no-curriculum", alone, data=data, curriculum=False),
        )
    )


def _plain(base: Config, episodes: int, *, data: int = 1) -> Config:
    """The RNN as in the paper, which says nothing of weight decay and dropout."""
    amount = "" if data == 1 else f"-{data}x"
    return falling(replace(_variant(f"rnn{amount}-plain", base, data=data), learner_settings={"lr": base.learner_settings["lr"]}), episodes)


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
        *_rnns(RNN_NUMERIC, gently={"weight_decay": 0.05, "dropout": 0.0}),  # 140 each
        _plain(RNN_NUMERIC, 800_000),  # 140
        _plain(RNN_NUMERIC, 1_200_000, data=10),  # 210: it is still learning when the other has learned by heart
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
        *_rnns(RNN_MULTILINGUAL, gently={"weight_decay": 0.03}),  # 170 each
        _plain(RNN_MULTILINGUAL, 700_000),  # 170
        _variant("pretrained-rnn", PRETRAINED),  # 170
        _variant("routing", learner_config("routing", "multilingual", "small")),  # 440
        _variant("transformer-equal-parameters", TRANSFORMER_MULTILINGUAL),  # 350
        _within(_variant("transformer-equal-time", TRANSFORMER_MULTILINGUAL), hidden=128, episodes=240_000),  # 100, as CRL
    ),
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    snapped=False,
    trained=True,
    followed=(5, 10),
)
