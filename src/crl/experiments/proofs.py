"""Whether every run is proved right at every length: fresh seeds, other pairs, other modules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config, Curriculum
from crl.experiments.experiment import Experiment
from crl.presets import multilingual, numeric
from crl.presets.scales import learning, problems

FRESH, FRESH_PAIRS = 2000, 5000  # first of the seeds that no choice was made by
PAIRS = (51, 52, 53, 56, 58, 67)  # sets of held-out pairs that no choice was made by, all different
COUNTS = {100: 200}  # of what is measured beside the certificates

NUMERIC_PROOFS = Experiment(
    name="numeric-proofs",
    summary="whether each run is proved: numerical arithmetic, fresh seeds",
    configs=(numeric.SMALL,),
    counts=COUNTS,
    seconds={"small": 20},
    snapped=True,
    certified=True,
    first_seed=FRESH,
    seeds=14,
)

MULTILINGUAL_PROOFS = Experiment(
    name="multilingual-proofs",
    summary="whether each run is proved: multilingual arithmetic, fresh held-out pairs",
    configs=tuple(
        replace(problems(multilingual.SMALL, held_out=number), variant=f"held-out-{number}")
        for number in PAIRS
    ),
    counts=COUNTS,
    seconds={
        "held-out-51": 57,
        "held-out-52": 66,
        "held-out-53": 60,
        "held-out-56": 101,
        "held-out-58": 156,
        "held-out-67": 173,
    },
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=2,
)


def _varied(name: str, config: Config) -> Config:
    return replace(config, variant=name)


def _problems(name: str, **settings: Any) -> Config:
    return _varied(name, problems(multilingual.SMALL, **settings))


def _learning(name: str, **settings: Any) -> Config:
    return _varied(name, learning(multilingual.SMALL, **settings))


OTHER_MODULES = (
    _problems("small-R1-T8", reducers=1),
    _problems("small-R3-T5", translators=5),
    _problems("small-R1-T5", reducers=1, translators=5),
)
MULTILINGUAL_PROOFS_MODULES = Experiment(
    name="multilingual-proofs-modules",
    summary="whether each run is proved: the numbers of modules of the paper",
    configs=OTHER_MODULES,
    counts=COUNTS,
    seconds={"small-R1-T8": 45, "small-R3-T5": 52, "small-R1-T5": 41},
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=3,
)

WITHOUT = (
    _varied("earlier", multilingual.EARLIER),
    _problems("hidden-heads", heads="hidden"),
    _problems("read-together", heads="linear"),
    _learning("fading-penalty", modules={"steady_penalty": False}),
    _varied("no-emphasis", replace(multilingual.SMALL, curriculum=Curriculum(last=5))),
    _learning("soft-checks", snaps=False),
    _problems("own-windows", interchangeable=False),
    _learning("no-indifference", ppo={"indifference": 0.0}),
    _learning("large-module-batch", modules={"batch": 1024}),
)
MULTILINGUAL_PROOFS_ABLATIONS = Experiment(
    name="multilingual-proofs-ablations",
    summary="whether each run is proved: what makes it so, switched off alone",
    configs=WITHOUT,
    counts=COUNTS,
    seconds={
        "earlier": 70,
        "hidden-heads": 54,
        "read-together": 57,
        "fading-penalty": 77,
        "no-emphasis": 72,
        "soft-checks": 50,
        "own-windows": 43,
        "no-indifference": 55,
        "large-module-batch": 56,
    },
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=2,
)

NUMERIC_PROOFS_ABLATIONS = Experiment(
    name="numeric-proofs-ablations",
    summary="whether each run is proved: numerical arithmetic without parsimony, soft checks",
    configs=(replace(numeric.EARLIER, variant="earlier"),),
    counts=COUNTS,
    seconds={"earlier": 33},
    snapped=True,
    certified=True,
    first_seed=FRESH,
    seeds=14,
)
