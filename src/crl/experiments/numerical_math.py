"""Numerical arithmetic (the paper's figure "Numerical math task", App. D.1): CRL and others."""

from __future__ import annotations

from crl.experiments.comparison import Comparison, plain, rnns, variant, within
from crl.experiments.experiment import Experiment
from crl.presets import preset
from crl.presets.numeric import EARLIER, SMALL

NUMERIC = Experiment(
    name="numeric",
    summary="the shipped settings, accuracy at 10 to 1000 terms",
    configs=(SMALL,),
    counts={10: 2000, 20: 2000, 100: 1000, 1000: 100},
    seconds={"small": 35},
    snapped=True,
    certified=True,
)

NUMERIC_CONFIRMATION = Experiment(
    name="numeric-confirmation",
    summary="the shipped settings on seeds and sizes that no setting was chosen by",
    configs=(SMALL,),
    counts={15: 500, 30: 500, 150: 500},
    seconds={"small": 35},
    certified=True,
    first_seed=60,
)

NUMERIC_PAPER = Experiment(
    name="numeric-paper",
    summary="the paper's settings and full schedule of 900,000 episodes",
    configs=(preset("numeric", scale="paper"),),
    counts={10: 2000, 20: 2000, 100: 1000},
    seconds={"paper": 2300},
    scale="paper",
    snapped=True,
    seeds=1,
)

RNN = preset("numeric", "rnn")
TRANSFORMER = preset("numeric", "transformer")
PANELS = (
    ("training expressions, 10 terms", "trained", 10),
    ("unseen, 10 terms", "unseen", 10),
    ("longer, 20 terms", "longer", 20),
)

NUMERIC_BASELINES = Experiment(
    name="numeric-baselines",
    summary="numerical arithmetic by CRL, HCC, HCF, RNNs and transformers",
    configs=(
        variant("crl", EARLIER),
        variant("crl-no-curriculum", EARLIER, curriculum=False),
        variant("hcc", preset("numeric", "hcc")),
        variant("hcf", preset("numeric", "hcf")),
        *rnns(RNN, gently={"weight_decay": 0.05, "dropout": 0.0}),
        plain(RNN, 800_000),
        # it is still learning when the one with less data has learned that by heart
        plain(RNN, 1_200_000, data=10),
        variant("transformer-equal-parameters", TRANSFORMER),
        within(variant("transformer-equal-time", TRANSFORMER), hidden=64, episodes=72_000),
    ),
    counts={10: 2000, 20: 2000, 100: 1000},
    seconds={
        "crl": 40,
        "crl-no-curriculum": 180,
        "hcc": 16,
        "hcf": 10,
        "rnn": 145,
        "rnn-no-curriculum": 160,
        "rnn-10x": 130,
        "rnn-10x-no-curriculum": 155,
        "rnn-unlimited": 155,
        "rnn-unlimited-no-curriculum": 175,
        "rnn-plain": 200,
        "rnn-10x-plain": 295,
        "transformer-equal-parameters": 315,
        "transformer-equal-time": 43,
    },
    trained=True,
    followed=tuple((split, size) for _, split, size in PANELS),
)

COMPARISON = Comparison(
    title="Numerical arithmetic: accuracy by length",
    experiments=(NUMERIC_BASELINES,),
    trained="2 to 10 terms, measured on unseen expressions",
    last=EARLIER.curriculum.last,
    splits=("unseen", "longer"),
    panels=PANELS,
)
