"""What each deviation from the paper is worth: it is switched off alone (docs/paper_map.md)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config, Curriculum
from crl.experiments.experiment import Experiment
from crl.presets import images, multilingual, numeric
from crl.presets.scales import learning, problems


def _domain(base: Config, name: str, **settings: Any) -> Config:
    """A config with other settings of the domain."""
    return replace(problems(base, **settings), variant=name)


def _learner(base: Config, name: str, **settings: Any) -> Config:
    """A config with other settings of the learner."""
    return replace(learning(base, **settings), variant=name)


def _schedule(base: Config, name: str, **settings: Any) -> Config:
    """A config with another schedule."""
    return replace(base, variant=name, schedule=replace(base.schedule, **settings))


NUMERIC = numeric.EARLIER

NUMERIC_ABLATIONS = Experiment(
    name="numeric-ablations",
    summary="numerical arithmetic, each deviation switched off alone",
    configs=(
        _domain(NUMERIC, "gru-controller", reach=0),
        _learner(NUMERIC, "no-weight-decay", ppo={"weight_decay": 0.0}),
        _learner(NUMERIC, "no-confidence-penalty", modules={"confidence_penalty": 0.0}),
        _learner(
            NUMERIC, "entropy-instead-of-restlessness", ppo={"restlessness": 0.0, "entropy": 0.02}
        ),
        _learner(NUMERIC, "all-decisions", ppo={"subsample_below": 0.0}),
        _learner(NUMERIC, "one-replay", modules={"replays": 1}),
        _schedule(NUMERIC, "no-annealing", updates=0),
        replace(NUMERIC, variant="stop-at-5-terms", curriculum=Curriculum(last=5)),
    ),
    counts={10: 2000, 20: 2000, 100: 400},
    seconds={
        "gru-controller": 70,
        "no-weight-decay": 27,
        "no-confidence-penalty": 36,
        "entropy-instead-of-restlessness": 30,
        "all-decisions": 46,
        "one-replay": 23,
        "no-annealing": 20,
        "stop-at-5-terms": 15,
    },
    snapped=True,
    seeds=3,
)

# what is not solved by its last episode counts as it is then
MULTILINGUAL = replace(multilingual.EARLIER, max_episodes=600_000)

MULTILINGUAL_ABLATIONS = Experiment(
    name="multilingual-ablations",
    summary="multilingual arithmetic, each deviation switched off alone",
    configs=(
        _domain(MULTILINGUAL, "tokens-read-apart", embedding=0),
        _domain(MULTILINGUAL, "gru-controller", reach=0),
        _domain(MULTILINGUAL, "wide-step-limit", steps_per_term=4),
        _learner(MULTILINGUAL, "no-restlessness", ppo={"restlessness": 0.0}),
        _learner(MULTILINGUAL, "all-decisions", ppo={"subsample_below": 0.0}),
        _learner(MULTILINGUAL, "no-weight-decay", ppo={"weight_decay": 0.0}),
        _learner(MULTILINGUAL, "no-parsimony", modules={"parsimony": 0.0}),
        _learner(MULTILINGUAL, "no-confidence-penalty", modules={"confidence_penalty": 0.0}),
        _learner(MULTILINGUAL, "one-replay", modules={"replays": 1}),
        _schedule(MULTILINGUAL, "no-annealing", updates=0, start=1.0),
        _learner(MULTILINGUAL, "step-cost", step_cost=0.01),
        _domain(MULTILINGUAL, "impossible-choices", impossible="noop"),
        replace(
            MULTILINGUAL,
            variant="fixed-curriculum",
            curriculum=Curriculum(kind="fixed", last=5, episodes=100_000),
        ),
    ),
    counts={5: 1000, 10: 1000, 20: 1000, 100: 200},
    seconds={
        "tokens-read-apart": 170,
        "gru-controller": 245,
        "wide-step-limit": 390,
        "no-restlessness": 210,
        "all-decisions": 190,
        "no-weight-decay": 190,
        "no-parsimony": 190,
        "no-confidence-penalty": 210,
        "one-replay": 205,
        "no-annealing": 210,
        "step-cost": 700,
        "impossible-choices": 285,
        "fixed-curriculum": 560,
    },
    seeds=3,
)

# half of the annealing, so that all variants can be afforded
SHORT = replace(
    images.SMALL,
    variant="short",
    max_episodes=320_000,
    schedule=replace(images.SMALL.schedule, updates=500),
)

IMAGES = (
    SHORT,
    _domain(SHORT, "still-classifier", shaken=False),
    _domain(SHORT, "whole-transformations", whole=1.0),
    _domain(SHORT, "not-located", located=False),
    _learner(SHORT, "one-program", group_size=1),
    _learner(SHORT, "no-kind-entropy", ppo={"kind_entropy": 0.0}),
    _learner(SHORT, "no-exploration", ppo={"exploration": 0.0}),
    _learner(SHORT, "cross-entropy-loss", modules={"gce_q": 0.0}),
)

IMAGES_ABLATIONS = Experiment(
    name="images-ablations",
    summary="transformed digits, each deviation switched off alone, in shorter training",
    configs=IMAGES,
    counts={2: 2000, 3: 4000},
    seconds={config.variant: 450 for config in IMAGES},  # estimated: there are no records of it
    seeds=3,
)
