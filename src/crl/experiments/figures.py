"""All figures that are drawn from records."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from crl.experiments import (
    extrapolation,
    image_transformations,
    multilingual_generalization,
    numerical_math,
    self_paced,
    suite_data,
    variations,
)
from crl.experiments.comparison import Comparison
from crl.experiments.experiment import Experiment
from crl.experiments.extrapolation import MULTILINGUAL, MULTILINGUAL_PAPER
from crl.experiments.image_transformations import IMAGES, IMAGES_BASELINES
from crl.experiments.suite_data import SUITE_DATA
from crl.experiments.variations import MULTILINGUAL_MODULES

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Drawing:
    """A figure and the experiments whose records it shows."""

    name: str
    draw: Callable[[Path], Figure | None]  # None: there is nothing to show
    experiments: tuple[Experiment, ...]  # without which it is not drawn
    beside: tuple[Experiment, ...] = ()  # shown too where they are recorded

    @property
    def shown(self) -> tuple[Experiment, ...]:
        """All that it can show."""
        return self.experiments + self.beside

    def has_records(self, results: Path) -> bool:
        """Whether what it needs was recorded."""
        kinds = [(each, kind) for each in self.experiments for kind in _kinds(each)]
        return all((results / f"{each.name}{kind}.jsonl").exists() for each, kind in kinds)


def _kinds(experiment: Experiment) -> tuple[str, ...]:
    """How the names of an experiment's files of records end."""
    return ("", "-curves") if experiment.followed else ("",)


def _compared(name: str, comparison: Comparison) -> tuple[Drawing, ...]:
    """The figures of all learners on one kind of arithmetic."""
    shown = comparison.experiments
    return (
        Drawing(name, comparison.by_length, shown),
        Drawing(f"{name}-no-curriculum", comparison.by_length_without_curriculum, shown),
        Drawing(f"{name}-training", comparison.while_training, shown),
    )


FIGURES = (
    Drawing("extrapolation", extrapolation.draw, (MULTILINGUAL,), (MULTILINGUAL_PAPER,)),
    Drawing("variations", variations.draw, (MULTILINGUAL_MODULES,)),
    *_compared("numeric-baselines", numerical_math.COMPARISON),
    *_compared("multilingual-baselines", multilingual_generalization.COMPARISON),
    *(Drawing(each.experiment.name, each.draw, (each.experiment,)) for each in self_paced.FIGURES),
    Drawing("image-quantitative", image_transformations.draw, (IMAGES, IMAGES_BASELINES)),
    Drawing("suite-data", suite_data.draw, (SUITE_DATA,)),
)


def draw_figures(
    results: Path, folder: Path, shown: Collection[Experiment] | None = None
) -> list[Path]:
    """Draw the figures whose records are there, or those of some experiments; their files."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    names = None if shown is None else {each.name for each in shown}
    wanted = [
        drawing
        for drawing in FIGURES
        if drawing.has_records(results)
        and (names is None or any(each.name in names for each in drawing.shown))
    ]
    if wanted:
        folder.mkdir(parents=True, exist_ok=True)
    with plots.styled():
        drawn = [(drawing, drawing.draw(results)) for drawing in wanted]
        return [
            plots.save(figure, folder / f"{each.name}.svg")
            for each, figure in drawn
            if figure is not None
        ]
