"""What a trained learner does with images (the paper's figure "Image transformations", left).

Drawn from the shipped model: its programs, and what its modules have become.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from crl.batch import ProblemBatch
from crl.domains.images import mnist
from crl.domains.images.combinations import TRIPLES, Combination
from crl.domains.images.domain import Images
from crl.errors import Report, RunError
from crl.experiments.image_modules import modules
from crl.learners import ProgramLearner
from crl.reports import plots
from crl.reports.looks import BLACK, GREEN, VERMILLION
from crl.solving import load_model, shipped_models
from crl.trace import ExecutionTrace
from crl.viewer import Computation, program

FIGURES = ("images-qualitative", "images-modules")
# which problems of each set are shown: of different combinations, where there are enough
SHOWN = torch.tensor([0, 5, 10, 15])
COLUMN, LABEL = 3.1, 2.0  # widths in images: of a step, of the words before it


def draw_model(folder: Path, report: Report, model: Path | None = None) -> list[Path]:
    """Draw the figures of a model, the shipped one by default; their files.

    Without a model, or without MNIST, there are none, and the report says so.
    """
    model = model or shipped_models().get(Images.name)
    try:
        mnist.find()
    except RunError as error:
        report(f"{', '.join(FIGURES)} are not drawn: {error}")
        return []
    if model is None:
        report(f"{', '.join(FIGURES)} are not drawn: there is no model {Images.name!r} yet")
        return []
    loaded = load_model(model)
    assert isinstance(loaded.domain, Images)
    assert isinstance(loaded.learner, ProgramLearner)
    folder.mkdir(parents=True, exist_ok=True)
    with plots.styled():
        return [
            plots.save(make(loaded.domain, loaded.learner), folder / f"{name}.svg")
            for name, make in zip(FIGURES, (qualitative, modules), strict=True)
        ]


def qualitative(domain: Images, learner: ProgramLearner) -> Figure:
    """Programs for some problems of each set: input, modules, images after them, and answers."""
    figure, axes = plots.subplots(figsize=(9, 11.5))
    y = 0.0
    for title, combinations, problems in _sets(domain):
        axes.text(-LABEL, y - 0.15, title, fontweight="bold", va="bottom")
        some = problems.take(SHOWN)
        trace = learner.execute(some, record=True)
        for row, number in enumerate(SHOWN.tolist()):
            combination = combinations[number % len(combinations)]
            words = str(combination).replace(", ", "\n")
            axes.text(-LABEL, y + 0.5, words, va="center", fontsize=8)
            _images(axes, y, domain, trace, row)
            lines = program(trace, learner.module_set, domain, row)
            _steps(axes, y, lines, str(int(some.answers[row])))
            y += 1.12
        y += 0.5
    axes.set(xlim=(-LABEL, 1 + 3 * COLUMN), ylim=(y - 0.5, -0.5), aspect="equal")
    axes.axis("off")
    return figure


def _sets(domain: Images) -> list[tuple[str, Sequence[Combination], ProblemBatch]]:
    """The sets of problems that are shown, with their combinations in turn."""
    trained, held_out = domain.combinations["train"], domain.combinations["test"]
    return [
        ("trained combinations, test digits", trained, domain.problems("test", 2)),
        ("combinations of two that were never trained", held_out, domain.unseen(2, 16)),
        ("combinations of three, never trained", TRIPLES, domain.unseen(3, 16)),
    ]


def _images(axes: Axes, y: float, domain: Images, trace: ExecutionTrace, row: int) -> None:
    """Draw the digit on its way, from left to right."""
    read = [
        step.representation[step.rows == row][0]
        for step in trace.steps
        if step.representation is not None and row in step.rows
    ]
    for number, values in enumerate((*read, trace.output[row][None])):
        left = number * COLUMN
        axes.imshow(
            domain.picture(values).numpy(),
            cmap="gray",
            vmin=0,
            vmax=1,
            extent=(left, left + 1, y + 1, y),
            interpolation="none",
        )


def _steps(axes: Axes, y: float, lines: Sequence[Computation], answer: str) -> None:
    """Write between images which module did what, and in each what it is taken for."""
    for number, line in enumerate(lines):
        middle = number * COLUMN + (1 + COLUMN) / 2
        said = "\n".join(textwrap.wrap(line.did, 24))
        centred: dict[str, Any] = {"ha": "center", "va": "top"}
        axes.text(middle, y + 0.06, line.module, fontsize=8, fontweight="bold", **centred)
        axes.annotate(
            "",
            (middle + 0.8, y + 0.36),
            (middle - 0.8, y + 0.36),
            arrowprops={"arrowstyle": "->", "color": "0.5", "lw": 0.8},
        )
        axes.text(middle, y + 0.43, said, fontsize=7, color="0.35", **centred)
        last = number + 1 == len(lines)
        wrong = last and line.wrote != answer
        taken = f"{line.wrote}, {line.confidence:.2f}" + (f" (is {answer})" if wrong else "")
        color = VERMILLION if wrong else GREEN if last else BLACK
        box: dict[str, Any] = {"facecolor": color, "edgecolor": "none", "pad": 1}
        place = (number + 1) * COLUMN + 0.04, y + 0.04
        axes.text(*place, taken, va="top", fontsize=7, color="w", bbox=box)
