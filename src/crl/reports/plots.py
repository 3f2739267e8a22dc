"""How figures look: the same file whenever the records are the same.

What is drawn stands with the experiments. matplotlib stays as it is for the rest of a program.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

import matplotlib
import numpy as np
from cycler import cycler
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from crl.files import write_durably
from crl.reports.looks import CYCLE, Look

if TYPE_CHECKING:
    from crl.measuring.records import Curve, Record

STYLE: Any = {
    "svg.hashsalt": "crl",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.prop_cycle": cycler(color=CYCLE),
    "savefig.dpi": 150,
}
KINDS = {".svg": {"Date": None, "Creator": None}, ".png": {"Software": None}}
PERCENTILES = (10, 50, 90)
POINTS = 60  # of a curve over episodes
ACCURACIES = (-0.02, 1.04)  # limits of an axis of them


@contextmanager
def styled() -> Iterator[None]:
    """Draw in the style of all figures."""
    with matplotlib.rc_context(STYLE):
        yield


def subplots(
    rows: int = 1, columns: int = 1, *, figsize: tuple[float, float], **given: Any
) -> tuple[Figure, Any]:
    """Make a figure and its axes, which belong to nobody else."""
    figure = Figure(figsize=figsize)
    return figure, figure.subplots(rows, columns, **given)


def save(figure: Figure, path: Path) -> Path:
    """Write a figure as SVG or PNG, with nothing in it that depends on when; its file."""
    if figure.get_layout_engine() is None:
        figure.tight_layout()
    content = BytesIO()
    figure.savefig(content, format=path.suffix[1:], metadata=KINDS[path.suffix])
    write_durably(path, content.getvalue())
    return path


def by_seed(records: Sequence[Record]) -> dict[int, list[Record]]:
    """The records of each run."""
    runs: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        runs[record.seed or 0].append(record)
    return runs


def curves(axes: Axes, found: Sequence[Curve], looks: Mapping[str, Look]) -> None:
    """Draw the learning curve of each variant over episodes, with axes for accuracy."""
    for title, look in looks.items():
        if chosen := [curve for curve in found if curve.title == title]:
            _curve(axes, chosen, look)
    axes.set(xlabel="episodes (thousands)", ylim=ACCURACIES)


def _curve(axes: Axes, runs: Sequence[Curve], look: Look) -> None:
    """Draw runs as thin lines, their median as a thick one, and shade 10 to 90 percentiles.

    A run that is over stays where it ended.
    """
    first = min(run.episodes[0] for run in runs)
    last = max(run.episodes[-1] for run in runs)
    episodes = np.linspace(first, last, POINTS)
    values = np.array([np.interp(episodes, run.episodes, run.value) for run in runs])
    low, middle, high = np.percentile(values, PERCENTILES, axis=0)
    for line in values:
        axes.plot(episodes / 1000, line, color=look.color, linewidth=0.4, alpha=0.6)
    axes.fill_between(episodes / 1000, low, high, color=look.color, alpha=0.15, linewidth=0)
    label = f"{look.label} ({len(runs)} runs)"
    axes.plot(episodes / 1000, middle, look.line, color=look.color, linewidth=1.6, label=label)


def named(grid: Iterable[Axes]) -> dict[str, Artist]:
    """Give what has a name in some panels, for one legend of all."""
    found = [axes.get_legend_handles_labels() for axes in grid]
    return {name: line for lines, names in found for line, name in zip(lines, names, strict=True)}


def legend_beside(row: Sequence[Axes]) -> None:
    """Name all that stands in a row of panels once, to the right of the last one."""
    if found := named(row):
        place: Any = {"loc": "upper left", "bbox_to_anchor": (1.02, 1.0)}
        row[-1].legend(list(found.values()), list(found), frameon=False, **place)


def bar(axes: Axes, x: float, width: float, values: Sequence[float], color: str) -> None:
    """Draw the median of runs as a bar with its number, every run as a point."""
    if not values:
        return
    middle = float(np.median(values))
    axes.bar([x], [middle], width=width, color=color, alpha=0.5)
    places = np.linspace(x - width / 4, x + width / 4, len(values))
    axes.plot(places, sorted(values), ".", color=color, markersize=4)
    axes.text(x, 0.35, f"{middle:.3f}", ha="center", va="center", fontsize=7, rotation=90)
