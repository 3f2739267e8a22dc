"""Multilingual arithmetic: the learner as shipped, other held-out pairs, other numbers of modules, and what each deviation is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config, CurriculumConfig
from crl.domains.multilingual import CONFIGS, SMALL
from crl.experiments.experiment import Experiment


def _variant(name: str, config: Config = SMALL, **settings: Any) -> Config:
    """A config, the shipped one if no other is given, with other settings of the domain."""
    return replace(config, variant=name, domain_settings={**config.domain_settings, **settings})


# able to overfit: the paper's controller, whose readers know the target, so that the last reducer can be chosen by it
TOLD = replace(
    _variant("told", reach=0, reducers=4),
    curriculum=replace(SMALL.curriculum, threshold=0.8),
    stop=replace(SMALL.stop, max_episodes=450_000),
)

ABLATED = replace(SMALL, stop=replace(SMALL.stop, max_episodes=600_000))  # what is not solved by then counts as it is


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
    configs=tuple(_variant(f"held-out-{number}", held_out=number) for number in (4, 5, 6)),
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
        _variant("R4-T5-gru", TOLD, translators=5),
        _variant("R4-T0-gru", TOLD, translators=0),
    ),
    counts={5: 2000, 10: 2000, 20: 1000, 100: 200},
    snapped=False,
    followed=(5, 10),
)

MULTILINGUAL_ABLATIONS = Experiment(
    name="multilingual-ablations",
    summary="each deviation switched off alone",
    configs=(
        _variant("tokens-read-apart", ABLATED, embedding=0),
        _variant("gru-controller", ABLATED, reach=0),
        _variant("wide-step-limit", ABLATED, steps_per_term=4),
        replace(ABLATED, variant="no-restlessness", ppo=replace(ABLATED.ppo, restlessness=0.0)),
        replace(ABLATED, variant="all-decisions", ppo=replace(ABLATED.ppo, surprise=0.0)),
        replace(ABLATED, variant="no-weight-decay", ppo=replace(ABLATED.ppo, weight_decay=0.0)),
        replace(ABLATED, variant="no-parsimony", modules=replace(ABLATED.modules, parsimony=0.0)),
        replace(ABLATED, variant="no-doubt", modules=replace(ABLATED.modules, doubt=0.0)),
        replace(ABLATED, variant="one-replay", modules=replace(ABLATED.modules, replays=1)),
        replace(ABLATED, variant="no-settling", stop=replace(ABLATED.stop, nearly=1.0, settle=0)),
        replace(ABLATED, variant="step-cost", step_cost=0.01),
        _variant("impossible-choices", ABLATED, impossible="noop"),
        replace(ABLATED, variant="fixed-curriculum", curriculum=CurriculumConfig(kind="fixed", last=5, episodes=100_000)),
    ),
    counts={5: 1000, 10: 1000, 20: 1000, 100: 200},
    snapped=False,
)

MULTILINGUAL_NO_CURRICULUM = Experiment(
    name="multilingual-no-curriculum",
    summary="2 to 5 terms from the start, instead of a term more at a time",
    configs=(replace(ABLATED, variant="no-curriculum", curriculum=replace(ABLATED.curriculum, first=5)),),
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    snapped=False,
    trained=True,
    followed=(5, 10),
)

MULTILINGUAL_PAPER = Experiment(
    name="multilingual-paper",
    summary="the paper's settings and schedule of 400,000 episodes",
    configs=(CONFIGS["paper"],),
    counts={5: 2000, 6: 1000, 8: 1000, 10: 2000, 20: 1000, 50: 200, 100: 200},
    snapped=False,
    followed=(5, 10),
)
