"""Multilingual arithmetic: the learner as shipped, other held-out pairs, other numbers of modules, and what each deviation is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config
from crl.domains.multilingual import CONFIGS, SMALL
from crl.experiments.experiment import Experiment


def _variant(name: str, **settings: Any) -> Config:
    """The shipped settings with other settings of the domain."""
    return replace(SMALL, variant=name, domain_settings={**SMALL.domain_settings, **settings})


MULTILINGUAL = Experiment(
    name="multilingual",
    summary="the shipped settings, held-out pairs at 5 to 500 terms",
    configs=(SMALL,),
    counts={**dict.fromkeys(range(2, 10), 1000), 5: 2000, 10: 2000, 20: 2000, 50: 1000, 100: 1000, 200: 400, 500: 200},
    snapped=False,
)

MULTILINGUAL_PERMUTATIONS = Experiment(
    name="multilingual-permutations",
    summary="the shipped settings with three other sets of held-out pairs that no setting was chosen by",
    configs=tuple(_variant(f"held-out-{number}", held_out=number) for number in (1, 2, 3)),
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    snapped=False,
    first_seed=40,
)

MULTILINGUAL_MODULES = Experiment(
    name="multilingual-modules",
    summary="numbers of reducers and translators",
    configs=(
        _variant("R3-T8"),
        _variant("R1-T8", reducers=1),
        _variant("R3-T5", translators=5),
        _variant("R1-T5", reducers=1, translators=5),
        _variant("R4-T5", reducers=4, translators=5),
        replace(_variant("R4-T0", reducers=4, translators=0), stop=replace(SMALL.stop, max_episodes=500_000)),  # it never solves all
    ),
    counts={5: 2000, 10: 2000, 20: 1000, 100: 200},
    snapped=False,
    followed=(5, 10),
)

MULTILINGUAL_ABLATIONS = Experiment(
    name="multilingual-ablations",
    summary="each deviation switched off alone",
    configs=(
        _variant("tokens-read-apart", embedding=0),
        _variant("gru-controller", reach=0),
        _variant("reach-3", reach=3),
        _variant("wide-step-limit", steps_per_term=4),
        replace(SMALL, variant="no-restlessness", ppo=replace(SMALL.ppo, restlessness=0.0)),
        replace(SMALL, variant="all-decisions", ppo=replace(SMALL.ppo, surprise=0.0)),
        replace(SMALL, variant="no-weight-decay", ppo=replace(SMALL.ppo, weight_decay=0.0)),
        replace(SMALL, variant="no-parsimony", modules=replace(SMALL.modules, parsimony=0.0)),
        replace(SMALL, variant="no-doubt", modules=replace(SMALL.modules, doubt=0.0)),
        replace(SMALL, variant="one-replay", modules=replace(SMALL.modules, replays=1)),
        replace(SMALL, variant="no-settling", stop=replace(SMALL.stop, nearly=1.0, settle=0)),
        replace(SMALL, variant="no-curriculum", curriculum=replace(SMALL.curriculum, first=5)),
        replace(SMALL, variant="step-cost", step_cost=0.01),
    ),
    counts={5: 1000, 10: 1000, 20: 1000, 100: 200},
    snapped=False,
)

MULTILINGUAL_PAPER = Experiment(
    name="multilingual-paper",
    summary="the paper's settings and schedule of 400,000 episodes",
    configs=(CONFIGS["paper"],),
    counts={5: 2000, 6: 1000, 8: 1000, 10: 2000, 20: 1000, 50: 200, 100: 200},
    snapped=False,
    followed=(5, 10),
)
