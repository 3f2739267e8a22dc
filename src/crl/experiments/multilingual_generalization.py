"""Multilingual arithmetic (the paper's figure "Generalization"): CRL and others."""

from __future__ import annotations

from dataclasses import replace

from crl.experiments.comparison import Comparison, plain, rnns, variant, within
from crl.experiments.experiment import Experiment
from crl.presets import preset
from crl.presets.multilingual import EARLIER

RNN = preset("multilingual", "rnn")
TRANSFORMER = preset("multilingual", "transformer")
PANELS = (
    ("training expressions, 5 terms", "trained", 5),
    ("held-out pairs, 5 terms", "held-out", 5),
    ("held-out pairs, 10 terms", "held-out", 10),
)
FOLLOWED = tuple((split, size) for _, split, size in PANELS)
COUNTS = {5: 2000, 10: 2000, 20: 2000, 100: 1000}

MULTILINGUAL_BASELINES = Experiment(
    name="multilingual-baselines",
    summary="multilingual arithmetic by CRL, RNNs, a routing network and transformers",
    configs=(
        variant("crl", EARLIER),
        *rnns(RNN, gently={"weight_decay": 0.03}),
        plain(RNN, 700_000),
        variant("pretrained-rnn", preset("multilingual", "pretrained-rnn")),
        variant("routing", preset("multilingual", "routing")),
        variant("transformer-equal-parameters", TRANSFORMER),
        within(variant("transformer-equal-time", TRANSFORMER), hidden=128, episodes=240_000),
    ),
    counts=COUNTS,
    seconds={
        "crl": 65,
        "rnn": 165,
        "rnn-no-curriculum": 185,
        "rnn-10x": 210,
        "rnn-10x-no-curriculum": 245,
        "rnn-unlimited": 180,
        "rnn-unlimited-no-curriculum": 210,
        "rnn-plain": 235,
        "pretrained-rnn": 185,
        "routing": 435,
        "transformer-equal-parameters": 420,
        "transformer-equal-time": 155,
    },
    trained=True,
    followed=FOLLOWED,
)

# what is not solved by its last episode counts as it is then
MULTILINGUAL_NO_CURRICULUM = Experiment(
    name="multilingual-no-curriculum",
    summary="CRL on 2 to 5 terms from the start, instead of a term more at a time",
    configs=(
        variant("crl-no-curriculum", replace(EARLIER, max_episodes=600_000), curriculum=False),
    ),
    counts=COUNTS,
    seconds={"crl-no-curriculum": 395},
    trained=True,
    followed=FOLLOWED,
)

COMPARISON = Comparison(
    title="Multilingual arithmetic: accuracy by length",
    experiments=(MULTILINGUAL_BASELINES, MULTILINGUAL_NO_CURRICULUM),
    trained="2 to 5 terms in 20 pairs of languages, measured in the 5 other pairs",
    last=EARLIER.curriculum.last,
    splits=("held-out",),
    panels=PANELS,
)
