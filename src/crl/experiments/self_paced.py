"""No curriculum (the paper's open challenge): the learner draws problems by its own success.

All sizes are there from the start; what a domain tells apart within them, such as pairs of
languages, is drawn apart. Beside it: by size alone, all alike, the adaptive curriculum, and the RNN
that draws by the same rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from crl.config import Config, Curriculum
from crl.domains import find_domain
from crl.domains.contract import Domain
from crl.experiments.experiment import DRAWN, Experiment
from crl.measuring.records import Curve, read_curves
from crl.presets import multilingual, numeric, preset
from crl.presets.scales import decaying
from crl.reports.looks import BLUE, GREEN, GREY, ORANGE, SKY, Look

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FRESH = 10  # first of the seeds that no choice was made by
CRL, RNN, ALIKE, ADAPTIVE = "self-paced", "rnn-self-paced", "alike", "small"
BY_SIZE = "self-paced-by-size"
LOOKS = {
    CRL: Look("CRL, self-paced", BLUE),
    BY_SIZE: Look("CRL, self-paced, by size alone", GREEN),
    ADAPTIVE: Look("CRL, adaptive curriculum", SKY),
    ALIKE: Look("CRL, all sizes alike", GREY),
    RNN: Look("RNN, self-paced", ORANGE),
}


def _paced(config: Config, variant: str, *, strata: bool = False) -> Config:
    """A config that draws from all sizes by success."""
    curriculum = Curriculum(kind="self-paced", last=config.curriculum.last, strata=strata)
    return replace(config, variant=variant, curriculum=curriculum)


def _alike(config: Config, episodes: int) -> Config:
    """A config that draws all sizes alike from the start."""
    last = config.curriculum.last
    curriculum = Curriculum(first=last, last=last)
    return replace(config, variant=ALIKE, curriculum=curriculum, max_episodes=episodes)


def _experiment(
    base: Config,
    what: str,
    *,
    episodes: int,
    counts: dict[int, int],
    split: str,
    seconds: dict[str, int],
) -> Experiment:
    """The ways to draw on one kind of arithmetic."""
    rnn = preset(base.domain, "rnn")
    strata = find_domain(base.domain).strata is not Domain.strata  # it tells some apart
    sizes = range(base.curriculum.first, base.curriculum.last + 1)
    return Experiment(
        name=f"{base.domain}-self-paced",
        summary=f"{what} arithmetic without a curriculum: problems drawn by the learner's success",
        configs=(
            _paced(base, CRL, strata=strata),
            *([_paced(base, BY_SIZE)] if strata else []),
            base,
            _alike(base, episodes),
            decaying(_paced(rnn, RNN, strata=strata), rnn.max_episodes),
        ),
        counts=counts,
        seconds=seconds,
        snapped=True,
        certified=True,
        followed=((split, 10), *((DRAWN, size) for size in sizes)),
        first_seed=FRESH,
    )


NUMERIC = _experiment(
    numeric.SMALL,
    "numerical",
    episodes=400_000,
    counts={10: 2000, 20: 2000, 100: 1000},
    split="unseen",
    seconds={CRL: 60, ADAPTIVE: 20, ALIKE: 120, RNN: 160},
)
MULTILINGUAL = _experiment(
    multilingual.SMALL,
    "multilingual",
    episodes=500_000,
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    split="held-out",
    seconds={CRL: 100, BY_SIZE: 200, ADAPTIVE: 55, ALIKE: 300, RNN: 185},
)


@dataclass(frozen=True)
class NoCurriculum:
    """The figure of one of these experiments."""

    experiment: Experiment
    unit: str

    def draw(self, results: Path) -> Figure:
        """Draw the accuracy at 10 terms while training, and what was drawn by CRL and the RNN."""
        from crl.reports import plots  # here, because matplotlib takes long to import

        curves = read_curves(results / f"{self.experiment.name}-curves.jsonl")
        figure, grid = plots.subplots(1, 3, figsize=(11, 3.4))
        measured = [curve for curve in curves if curve.split != DRAWN]
        plots.curves(grid[0], measured, LOOKS)
        split, size = self.experiment.followed[0]
        grid[0].set(title=f"{split}, {size} {self.unit}", ylabel="accuracy")
        grid[0].legend(frameon=False, fontsize=7)
        for axes, variant in zip(grid[1:], (CRL, RNN), strict=True):
            drawn = [each for each in curves if (each.split, each.variant) == (DRAWN, variant)]
            _areas(axes, drawn, self.unit)
            axes.set_title(f"what {LOOKS[variant].label} draws (seed {FRESH})")
        return figure


def _areas(axes: Axes, curves: Sequence[Curve], unit: str) -> None:
    """Stack the shares of a run's sizes, the smallest below; darker is larger."""
    shown = sorted((each for each in curves if each.seed == FRESH), key=lambda each: each.size)
    if not shown:
        return
    shades = np.linspace(0.15, 1, len(shown))
    axes.stackplot(
        np.array(shown[0].episodes) / 1000,
        [each.value for each in shown],
        labels=[f"{each.size} {unit}" for each in shown],
        colors=[_shade(float(shade)) for shade in shades],
    )
    axes.set(xlabel="episodes (thousands)", ylabel="share of problems", ylim=(0, 1))
    axes.margins(x=0)
    axes.legend(loc="upper right", fontsize=7, framealpha=0.9)


def _shade(share: float) -> tuple[float, float, float]:
    """Blue, mixed with white."""
    red, green, blue = (int(BLUE[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 1 - share * (1 - red), 1 - share * (1 - green), 1 - share * (1 - blue)


FIGURES = (NoCurriculum(NUMERIC, "terms"), NoCurriculum(MULTILINGUAL, "terms"))
