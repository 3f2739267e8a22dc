"""How figures look: the same SVG whenever the records are the same.

What is drawn stands with the experiments.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

matplotlib.use("svg")
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from crl.measuring.records import Curve, Record

STYLE: Any = {
    "svg.hashsalt": "crl",
    "svg.fonttype": "none",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
PERCENTILES = (10, 50, 90)
POINTS = 60  # of a curve over episodes
Looks = Mapping[str, tuple[str, str]]  # title of a variant -> its colour and line

subplots = plt.subplots


@contextmanager
def styled() -> Iterator[None]:
    """Draw in the style of all figures."""
    with matplotlib.rc_context(STYLE):
        yield


def save(figure: Figure, path: Path) -> Path:
    """Write a figure, with nothing in it that depends on when; its file."""
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    plt.close(figure)
    return path


def by_seed(records: Sequence[Record]) -> dict[int, list[Record]]:
    """The records of each run."""
    runs: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        runs[record.seed or 0].append(record)
    return runs


def curves(axes: Axes, found: Sequence[Curve], looks: Looks) -> None:
    """Draw the learning curve of each variant over episodes, with axes for accuracy."""
    for title, (color, dashes) in looks.items():
        if chosen := [curve for curve in found if curve.title == title]:
            _curve(axes, chosen, title, color, dashes)
    axes.set(xlabel="episodes (thousands)", ylim=(-0.02, 1.04))


def _curve(axes: Axes, runs: Sequence[Curve], title: str, color: str, dashes: str) -> None:
    """Draw runs as thin lines, their median as a thick one, and shade 10 to 90 percentiles.

    A run that is over stays where it ended.
    """
    first = min(run.episodes[0] for run in runs)
    last = max(run.episodes[-1] for run in runs)
    episodes = np.linspace(first, last, POINTS)
    values = np.array([np.interp(episodes, run.episodes, run.value) for run in runs])
    low, middle, high = np.percentile(values, PERCENTILES, axis=0)
    for line in values:
        axes.plot(episodes / 1000, line, color=color, linewidth=0.4, alpha=0.6)
    axes.fill_between(episodes / 1000, low, high, color=color, alpha=0.15, linewidth=0)
    label = f"{title} ({len(runs)} runs)"
    axes.plot(episodes / 1000, middle, dashes, color=color, linewidth=1.6, label=label)


def by_size(axes: Axes, records: Sequence[Record], looks: Looks) -> None:
    """Draw the median of each variant over sizes as a line, every run as a point."""
    sizes = sorted({record.size for record in records})
    for title, (color, dashes) in looks.items():
        chosen = [record for record in records if record.title == title]
        medians = [np.median([each.value for each in chosen if each.size == at]) for at in sizes]
        label = f"{title} ({len(by_seed(chosen))} runs)"
        axes.plot(sizes, medians, dashes, color=color, linewidth=1.6, label=label)
        points = [record.size for record in chosen], [record.value for record in chosen]
        axes.plot(*points, ".", color=color, alpha=0.6)
    axes.set(xscale="log")
    axes.set_xticks(sizes, labels=[str(size) for size in sizes])
    axes.minorticks_off()


def bar(axes: Axes, x: float, width: float, values: Sequence[float], color: str) -> None:
    """Draw the median of runs as a bar with its number, every run as a point."""
    if not values:
        return
    middle = float(np.median(values))
    axes.bar([x], [middle], width=width, color=color, alpha=0.5)
    places = np.linspace(x - width / 4, x + width / 4, len(values))
    axes.plot(places, sorted(values), ".", color=color, markersize=4)
    axes.text(x, 0.35, f"{middle:.3f}", ha="center", va="center", fontsize=7, rotation=90)
