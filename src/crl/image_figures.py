"""Figures of what a learner does with images, drawn from a trained one: programs, and what its modules have become."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib
import numpy as np
import torch
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from torch import Tensor

from crl.domains import mnist
from crl.domains.images import SINGLES, TRIPLES, Combination, Images
from crl.errors import RunError
from crl.figures import STYLE, save
from crl.modules import SpatialTransformer
from crl.modules.effect import Effect
from crl.problem import ProblemBatch
from crl.solver import Solver, load, shipped_models
from crl.trace import ExecutionTrace
from crl.viewer import program

PROGRAMS = torch.tensor([0, 5, 10, 15])  # which problems of each set are shown: of different combinations, where there are so many
NUM_OBSERVED = 800  # validation digits that modules are looked at with
COLUMN, LABEL, BOX = 3.1, 2.0, 0.25  # widths in images: of a step, of the words before it, of half a digit's box


# --- programs -----------------------------------------------------------------------------------------------------------------
def qualitative(solver: Solver) -> Figure:
    """Programs for some problems of each set: input, module and what it did, image after it, and what that is taken for."""
    domain = _images(solver)
    sets: list[tuple[str, Sequence[Combination], ProblemBatch]] = [
        ("trained combinations, test digits", domain.combinations["train"], domain.problems("test", 2)),
        ("combinations of two that were never trained", domain.combinations["test"], domain.unseen(2, 16)),
        ("combinations of three, never trained", TRIPLES, domain.unseen(3, 16)),
    ]
    figure, axes = plt.subplots(figsize=(9, 11.5))
    y = 0.0
    for title, combinations, problems in sets:
        axes.text(-LABEL, y - 0.15, title, fontweight="bold", va="bottom")
        some = problems.take(PROGRAMS)
        trace = solver.program_learner.execute(some, record=True)
        for row, number in enumerate(PROGRAMS.tolist()):
            _program(axes, y, solver, trace, row, combinations[number % len(combinations)], int(some.answers[row]))
            y += 1.12
        y += 0.5
    axes.set(xlim=(-LABEL, 1 + 3 * COLUMN), ylim=(y - 0.5, -0.5), aspect="equal")
    axes.axis("off")
    return figure


def _program(axes: Axes, y: float, solver: Solver, trace: ExecutionTrace, row: int, combination: Combination, answer: int) -> None:
    """One problem from left to right: what was done to the digit, then the digit on its way."""
    lines = program(trace, solver.program_learner.module_set, solver.domain, row)
    inputs = [step.representation[step.rows == row][0] for step in trace.steps if step.representation is not None and row in step.rows]
    shown = [_images(solver).picture(values).numpy() for values in (*inputs, trace.output[row][None])]
    axes.text(-LABEL, y + 0.5, str(combination).replace(", ", "\n"), va="center", fontsize=8)
    for number, image in enumerate(shown):
        left = number * COLUMN
        axes.imshow(image, cmap="gray", vmin=0, vmax=1, extent=(left, left + 1, y + 1, y), interpolation="none")
    for number, line in enumerate(lines):
        middle = number * COLUMN + (1 + COLUMN) / 2
        said = "\n".join(textwrap.wrap(line.did, 24))
        axes.text(middle, y + 0.06, line.module, ha="center", va="top", fontsize=8, fontweight="bold")
        axes.annotate("", (middle + 0.8, y + 0.36), (middle - 0.8, y + 0.36), arrowprops={"arrowstyle": "->", "color": "0.5", "lw": 0.8})
        axes.text(middle, y + 0.43, said, ha="center", va="top", fontsize=7, color="0.35")
        last = number + 1 == len(lines)
        wrong = last and line.wrote != str(answer)
        taken = f"{line.wrote}, {line.confidence:.2f}" + (f" (is {answer})" if wrong else "")
        style = {"facecolor": "C3" if wrong else "C2" if last else "k", "edgecolor": "none", "pad": 1}
        axes.text((number + 1) * COLUMN + 0.04, y + 0.04, taken, va="top", fontsize=7, color="w", bbox=style)


# --- modules ------------------------------------------------------------------------------------------------------------------
def modules(solver: Solver) -> Figure:
    """What each module does, on average, to digits that were transformed once, and how often the controller chooses it for them."""
    domain, members = _images(solver), solver.program_learner.module_set
    problems = domain.validation(SINGLES, NUM_OBSERVED)
    trace = solver.program_learner.execute(problems)
    chosen = members.choices(1).module[trace.by_problem("choice")[:, 0]]
    done = torch.arange(len(problems)) % len(SINGLES)  # which transformation
    values = problems.inputs[0].values
    columns = 5
    figure, grid = plt.subplots(-(-len(members) // columns), columns, figsize=(9.5, 7), squeeze=False)
    for axes in grid.flat:
        axes.axis("off")
        axes.set(xlim=(-0.65, 0.65), ylim=(0.65, -0.65), aspect="equal")
    for number, axes in zip(range(len(members)), grid.flat, strict=False):
        member, uses = members.member(number), chosen == number
        axes.set_title(f"{member.title}, {float(uses.float().mean()):.0%}", fontsize=9, fontweight="bold" if uses.any() else None)
        if isinstance(member, SpatialTransformer):
            with torch.no_grad():
                effect = member.effect(values)
            _effects(axes, effect, done, [int(chosen[done == kind].mode().values) == number for kind in range(len(SINGLES))])
            axes.text(0.5, -0.03, _summary(effect, member.kind), transform=axes.transAxes, ha="center", va="top", fontsize=7)
    _legend(grid.flat[len(members) - 1])
    figure.suptitle("Which module is chosen first for digits transformed once, and where it brings the digit's box on average", fontsize=9)
    return figure


def _effects(axes: Axes, effect: Effect, done: Tensor, bold: Sequence[bool]) -> None:
    """Where a digit's box goes on average, for each transformation that was done to the digit."""
    axes.add_patch(Rectangle((-0.5, -0.5), 1, 1, facecolor="0.96", edgecolor="0.8"))
    for number, is_bold in enumerate(bold):
        axes.plot(*_box(effect, done == number), color=f"C{number}", linewidth=2 if is_bold else 0.7, alpha=1 if is_bold else 0.6)


def _legend(axes: Axes) -> None:
    """Colours, in the panel of the identity, which has nothing else to show."""
    handles = [Line2D([], [], color=f"C{number}", label=str(single)) for number, single in enumerate(SINGLES)]
    axes.legend(
        handles=handles,
        title="done to the digit\n(bold: the module\nchosen most then)",
        frameon=False,
        loc="center",
        fontsize=7,
        title_fontsize=7,
    )


def _box(effect: Effect, which: Tensor) -> tuple[np.ndarray, np.ndarray]:
    """The corners of a digit's box, with its upper side marked, after the mean effect."""
    turn, factor, right, down = (
        float(part[which].mean()) for part in (torch.deg2rad(effect.degrees), effect.factor, effect.right, effect.down)
    )
    x = np.array([-1, -1, 1, 1, -1, 0, 1]) * BOX * factor
    y = np.array([-1, 1, 1, -1, -1, -1.3, -1]) * BOX * factor
    return np.cos(turn) * x - np.sin(turn) * y + right, np.sin(turn) * x + np.cos(turn) * y + down


def _summary(effect: Effect, kind: str) -> str:
    """Mean and standard deviation over all digits."""

    def spread(values: Tensor, digits: int) -> str:
        mean = round(float(values.mean()), digits) + 0.0  # no minus before nothing
        return f"{mean:.{digits}f} ± {float(values.std()):.{digits}f}"

    if kind == "rotate":
        return f"rotates right by {spread(effect.degrees, 0)}°"
    if kind == "scale":
        return f"scales by {spread(effect.factor, 2)}"
    return f"shifts right by {spread(effect.right, 2)},\ndown by {spread(effect.down, 2)}"


def _images(solver: Solver) -> Images:
    assert isinstance(solver.domain, Images)
    return solver.domain


FIGURES: dict[str, Callable[[Solver], Figure]] = {"images-qualitative": qualitative, "images-modules": modules}


def draw(folder: Path, say: Callable[[str], None], model: Path | None = None) -> list[Path]:
    """Draw the figures of a model, the shipped one if no other is given; their files. Without it, or MNIST, none."""
    model = model or shipped_models().get(Images.name)
    try:
        mnist.find()
    except RunError as error:
        say(f"{', '.join(FIGURES)} are not drawn: {error}")
        return []
    if model is None:
        say(f"{', '.join(FIGURES)} are not drawn: there is no model {Images.name!r} yet")
        return []
    solver = load(model)
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(STYLE):
        return [save(make(solver), folder / f"{name}.svg") for name, make in FIGURES.items()]
