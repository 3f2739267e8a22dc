"""Whether every run is proved right at every length: fresh seeds, other pairs, other modules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.presets import multilingual, numeric
from crl.presets.scales import learning, problems

FRESH, FRESH_PAIRS = 2000, 3000  # first of the seeds that no choice was made by
PAIRS = (31, 32, 33, 34)  # numbers of sets of held-out pairs that no choice was made by
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
        replace(problems(multilingual.PROVABLE, held_out=number), variant=f"held-out-{number}")
        for number in PAIRS
    ),
    counts=COUNTS,
    seconds={"held-out-31": 157, "held-out-32": 233, "held-out-33": 157, "held-out-34": 140},
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=2,
)


def _modules(name: str, **settings: Any) -> Config:
    return replace(problems(multilingual.PROVABLE, **settings), variant=name)


MULTILINGUAL_PROOFS_MODULES = Experiment(
    name="multilingual-proofs-modules",
    summary="whether each run is proved: the numbers of modules of the paper",
    configs=(
        _modules("provable-R1-T8", reducers=1),
        _modules("provable-R3-T5", translators=5),
        _modules("provable-R1-T5", reducers=1, translators=5),
    ),
    counts=COUNTS,
    seconds=dict.fromkeys(("provable-R1-T8", "provable-R3-T5", "provable-R1-T5"), 65),
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=3,
)


def _without(name: str, config: Config) -> Config:
    return replace(config, variant=name)


MULTILINGUAL_PROOFS_ABLATIONS = Experiment(
    name="multilingual-proofs-ablations",
    summary="whether each run is proved: what makes it so, switched off alone",
    configs=(
        _without("small", multilingual.SMALL),
        _without("hidden-heads", problems(multilingual.PROVABLE, heads="hidden")),
        _without("read-together", problems(multilingual.PROVABLE, heads="linear")),
        _without("soft-checks", learning(multilingual.PROVABLE, snaps=False)),
        _without(
            "fading-penalty", learning(multilingual.PROVABLE, modules={"steady_penalty": False})
        ),
        _without("little-entropy", learning(multilingual.PROVABLE, ppo={"entropy": 0.001})),
        _without(
            "no-emphasis",
            replace(
                multilingual.PROVABLE,
                curriculum=replace(multilingual.PROVABLE.curriculum, emphasis=0.0),
            ),
        ),
        _without(
            "short-annealing",
            replace(
                multilingual.PROVABLE, schedule=replace(multilingual.PROVABLE.schedule, updates=128)
            ),
        ),
    ),
    counts=COUNTS,
    seconds={
        "small": 65,
        "hidden-heads": 65,
        "read-together": 65,
        "soft-checks": 65,
        "fading-penalty": 65,
        "little-entropy": 65,
        "no-emphasis": 65,
        "short-annealing": 50,
    },
    snapped=True,
    certified=True,
    first_seed=FRESH_PAIRS,
    seeds=3,
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
