"""All figures that are drawn from records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from crl.experiments import (
    extrapolation,
    image_transformations,
    multilingual_generalization,
    numerical_math,
    variations,
)
from crl.experiments.experiment import Experiment
from crl.experiments.extrapolation import MULTILINGUAL, MULTILINGUAL_PAPER
from crl.experiments.image_transformations import IMAGES, IMAGES_BASELINES
from crl.experiments.multilingual_generalization import (
    MULTILINGUAL_BASELINES,
    MULTILINGUAL_NO_CURRICULUM,
)
from crl.experiments.numerical_math import NUMERIC_BASELINES
from crl.experiments.variations import MULTILINGUAL_MODULES

if TYPE_CHECKING:
    from matplotlib.figure import Figure


@dataclass(frozen=True)
class Drawing:
    """A figure and the experiments whose records it shows."""

    name: str
    draw: Callable[[Path], Figure]
    experiments: tuple[Experiment, ...]

    def has_records(self, results: Path) -> bool:
        """Whether all that it shows was recorded."""
        kinds = [(each, kind) for each in self.experiments for kind in _kinds(each)]
        return all((results / f"{each.name}{kind}.jsonl").exists() for each, kind in kinds)


def _kinds(experiment: Experiment) -> tuple[str, ...]:
    """How the names of an experiment's files of records end."""
    return ("", "-curves") if experiment.followed else ("",)


FIGURES = (
    Drawing("extrapolation", extrapolation.draw, (MULTILINGUAL, MULTILINGUAL_PAPER)),
    Drawing("variations", variations.draw, (MULTILINGUAL_MODULES,)),
    Drawing("numeric-baselines", numerical_math.draw, (NUMERIC_BASELINES,)),
    Drawing(
        "multilingual-baselines",
        multilingual_generalization.draw,
        (MULTILINGUAL_BASELINES, MULTILINGUAL_NO_CURRICULUM),
    ),
    Drawing("image-quantitative", image_transformations.draw, (IMAGES, IMAGES_BASELINES)),
)


def draw_figures(results: Path, folder: Path) -> list[Path]:
    """Draw the figures whose records are there; their files."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    folder.mkdir(parents=True, exist_ok=True)
    with plots.styled():
        return [
            plots.save(figure.draw(results), folder / f"{figure.name}.svg")
            for figure in FIGURES
            if figure.has_records(results)
        ]
