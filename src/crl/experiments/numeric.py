"""Numerical arithmetic: the learner as shipped, the paper's settings, and what each deviation is worth."""

from __future__ import annotations

from dataclasses import replace

from crl.domains.numeric import CONFIGS, SMALL
from crl.experiments.experiment import Experiment

NUMERIC = Experiment(
    name="numeric",
    summary="the shipped settings, accuracy at 10 to 1000 terms",
    configs=(SMALL,),
    counts={10: 2000, 20: 2000, 100: 1000, 1000: 100},
)

NUMERIC_CONFIRMATION = Experiment(
    name="numeric-confirmation",
    summary="the shipped settings on seeds and sizes that no setting was chosen by",
    configs=(SMALL,),
    counts={15: 500, 30: 500, 150: 500},
    snapped=False,
    first_seed=60,
)

NUMERIC_PAPER = Experiment(
    name="numeric-paper",
    summary="the paper's settings and full schedule of 900,000 episodes",
    configs=(CONFIGS["paper"],),
    counts={10: 2000, 20: 2000, 100: 1000},
)

NUMERIC_ABLATIONS = Experiment(
    name="numeric-ablations",
    summary="each deviation switched off alone",
    configs=(
        replace(SMALL, variant="gru-controller", domain_settings={"reach": 0}),
        replace(SMALL, variant="no-weight-decay", ppo=replace(SMALL.ppo, weight_decay=0.0)),
        replace(SMALL, variant="no-doubt", modules=replace(SMALL.modules, doubt=0.0)),
        replace(SMALL, variant="entropy-instead-of-restlessness", ppo=replace(SMALL.ppo, restlessness=0.0, entropy=0.02)),
        replace(SMALL, variant="all-decisions", ppo=replace(SMALL.ppo, surprise=0.0)),
        replace(SMALL, variant="one-replay", modules=replace(SMALL.modules, replays=1)),
        replace(SMALL, variant="no-settling", stop=replace(SMALL.stop, settle=0)),
        replace(SMALL, variant="stop-at-5-terms", curriculum=replace(SMALL.curriculum, last=5)),
    ),
    counts={10: 2000, 20: 2000, 100: 400},
)
