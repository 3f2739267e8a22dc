"""Other numbers of reducers and translators (the paper's figure "Variations")."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.measuring.records import read_curves
from crl.presets.multilingual import EARLIER
from crl.presets.scales import problems
from crl.reports.looks import BLUE, GREEN, ORANGE, VERMILLION, Look

if TYPE_CHECKING:
    from matplotlib.figure import Figure

# able to overfit: the paper's controller, whose readers know the target, so that the last reducer
# can be chosen by it
TOLD = replace(
    problems(EARLIER, reach=0, reducers=4),
    max_episodes=450_000,
    curriculum=replace(EARLIER.curriculum, threshold=0.8),
)


def _variant(name: str, base: Config = EARLIER, **settings: Any) -> Config:
    """A config with other settings of the domain."""
    return replace(problems(base, **settings), variant=name)


# title, split, size, variants with their colours
PANELS = (
    ("trained pairs, 5 terms", "test", 5, {"R4-T0-gru": VERMILLION, "R4-T5-gru": BLUE}),
    ("held-out pairs, 10 terms", "held-out", 10, {"R4-T0-gru": VERMILLION, "R4-T5-gru": BLUE}),
    (
        "held-out pairs, 10 terms",
        "held-out",
        10,
        {"R1-T5": VERMILLION, "R1-T8": ORANGE, "R3-T5": GREEN, "R3-T8": BLUE},
    ),
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
        # it never solves all, so it gets fewer episodes
        replace(_variant("R4-T0", reducers=4, translators=0), max_episodes=500_000),
        _variant("R4-T5-gru", TOLD, translators=5),
        _variant("R4-T0-gru", TOLD, translators=0),
    ),
    counts={5: 2000, 10: 2000, 20: 1000, 100: 200},
    seconds={
        "R3-T8": 125,
        "R1-T8": 135,
        "R3-T5": 90,
        "R1-T5": 75,
        "R4-T5": 90,
        "R4-T0": 45,
        "R4-T5-gru": 450,
        "R4-T0-gru": 415,
    },
    followed=tuple(dict.fromkeys((split, size) for _, split, size, _ in PANELS)),
)


def draw(results: Path) -> Figure:
    """Accuracy while training with other numbers of modules."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    curves = read_curves(results / f"{MULTILINGUAL_MODULES.name}-curves.jsonl")
    figure, grid = plots.subplots(1, len(PANELS), figsize=(10, 3), sharey=True)
    for axes, (title, split, size, colors) in zip(grid, PANELS, strict=True):
        found = [curve for curve in curves if (curve.split, curve.size) == (split, size)]
        plots.curves(axes, found, {name: Look(name, color) for name, color in colors.items()})
        axes.set(title=title)
        axes.legend(frameon=False)
    grid[0].set_ylabel("accuracy")
    return figure
