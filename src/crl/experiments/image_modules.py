"""What the modules of a learner of images have become, as a figure."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

import numpy as np
import torch
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from torch import Tensor

from crl.domains.images.combinations import SINGLES
from crl.domains.images.domain import Images
from crl.learners import ProgramLearner
from crl.measuring.effects import in_words, parameters
from crl.measuring.generalization import subsample
from crl.modules import SpatialTransformer
from crl.modules.affine import Effect
from crl.reports import plots
from crl.trace import ExecutionTrace

NUM_OBSERVED = 800  # validation digits that modules are looked at with
BOX = 0.25  # width of half a digit's box, in images
COLUMNS = 5
TITLE = (
    "Which module is chosen first for digits transformed once, "
    "and where it brings the digit's box on average"
)


def modules(domain: Images, learner: ProgramLearner) -> Figure:
    """What each module does to digits that were transformed once, and how often it is chosen."""
    members = learner.module_set
    problems = domain.validation(SINGLES, NUM_OBSERVED)
    trace = learner.execute(problems)
    chosen = members.choices(1).module[trace.by_problem("choice")[:, 0]]
    done = torch.arange(len(problems)) % len(SINGLES)  # which transformation
    used = _used(domain, learner, trace)
    rows = -(-(len(used) + 1) // COLUMNS)  # one more for the legend
    figure, grid = plots.subplots(rows, COLUMNS, figsize=(9.5, 0.8 + 2.1 * rows), squeeze=False)
    for axes in grid.flat:
        axes.axis("off")
        axes.set(xlim=(-0.65, 0.65), ylim=(0.65, -0.65), aspect="equal")
    for number, axes in zip(used, grid.flat, strict=False):
        member, uses = members.member(number), chosen == number
        title = f"{member.title}, {float(uses.float().mean()):.0%}"
        axes.set_title(title, fontsize=9, fontweight="bold" if uses.any() else None)
        if isinstance(member, SpatialTransformer):
            most = [int(chosen[done == kind].mode().values) for kind in range(len(SINGLES))]
            with torch.no_grad():
                effect = member.effect(problems.inputs[0].values)
            _effects(axes, effect, done, [module == number for module in most])
            words = ",\n".join(in_words(parameters(effect, member.kind)))
            below = {"transform": axes.transAxes, "ha": "center", "va": "top"}
            axes.text(0.5, -0.03, words, fontsize=7, **below)
    _legend(grid.flat[len(used)])
    unused = [title for number, title in enumerate(members.titles) if number not in used]
    words = textwrap.fill(f"never used: {', '.join(unused)}", 130) if unused else ""
    figure.suptitle(f"{TITLE}\n{words}".strip(), fontsize=9)
    return figure


def _used(domain: Images, learner: ProgramLearner, trace: ExecutionTrace) -> list[int]:
    """List the modules that are chosen at any step for digits transformed once, or twice."""
    traces = [trace, learner.execute(subsample(domain.problems("test", 2), NUM_OBSERVED))]
    modules = learner.module_set.choices(1).module
    chosen = torch.cat([modules[step.choice] for each in traces for step in each.steps])
    return [number for number in chosen.unique().tolist() if number != learner.module_set.halt]


def _effects(axes: Axes, effect: Effect, done: Tensor, bold: Sequence[bool]) -> None:
    """Draw where a digit's box goes on average, for each transformation that was done to it."""
    axes.add_patch(Rectangle((-0.5, -0.5), 1, 1, facecolor="0.96", edgecolor="0.8"))
    for number, is_bold in enumerate(bold):
        width, alpha = (2, 1) if is_bold else (0.7, 0.6)
        box = _box(effect, done == number)
        axes.plot(*box, color=f"C{number}", linewidth=width, alpha=alpha)


def _legend(axes: Axes) -> None:
    """Explain colours in a panel of its own."""
    handles = [
        Line2D([], [], color=f"C{number}", label=str(single))
        for number, single in enumerate(SINGLES)
    ]
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
        float(part[which].mean())
        for part in (torch.deg2rad(effect.degrees), effect.factor, effect.right, effect.down)
    )
    x = np.array([-1, -1, 1, 1, -1, 0, 1]) * BOX * factor
    y = np.array([-1, 1, 1, -1, -1, -1.3, -1]) * BOX * factor
    return np.cos(turn) * x - np.sin(turn) * y + right, np.sin(turn) * x + np.cos(turn) * y + down
