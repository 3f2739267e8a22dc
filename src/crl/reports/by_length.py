"""Accuracy by length of problems in one large panel: every learner's median, and every seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from crl.reports import plots
from crl.reports.looks import Look, looks

if TYPE_CHECKING:
    from crl.measuring.records import Record

SIZE = (8.3, 5)  # inches: 800 pixels wide
DODGE = 1.14  # the ratio of lengths over which the points of one length are spread
GAP = 4.8  # between labels, in % of accuracy
BEND = 1.1  # the ratio of places at the bends of the lines that lead to labels
FONT = 10


def by_length(
    records: Sequence[Record], *, title: str, trained: str, last: int, unit: str, chance: float
) -> Figure:
    """Draw the accuracy of each learner over lengths: the median as a line, every run as a point.

    Each line ends in its name and its median at the largest size. `trained` says what was trained,
    `last` is the longest of it, `chance` the accuracy of guessing.
    """
    layout = ConstrainedLayoutEngine(rect=(0, 0, 0.98, 1))  # room for wider fonts
    figure = Figure(figsize=SIZE, layout=layout)
    axes = figure.subplots()
    shown = looks(record.title for record in records)
    runs = {name: [each for each in records if each.title == name] for name in shown}
    sizes = sorted({record.size for record in records})
    shifts = np.geomspace(DODGE**-0.5, DODGE**0.5, max(len(shown), 2))
    ends = {
        name: _learner(axes, runs[name], look, shift, zorder=4 - shift)
        for (name, look), shift in zip(shown.items(), shifts, strict=False)
    }
    _scales(axes, sizes, unit, chance)
    _mark(axes, last, unit)
    _labels(axes, ends, shown)
    axes.set_title(title, loc="left", fontsize=FONT + 2, fontweight="bold", pad=48)
    said = f"trained on {trained}\nlines: medians of {_seeds(runs)}; dots: every seed"
    above: Any = {"xycoords": "axes fraction", "textcoords": "offset points"}
    axes.annotate(said, (0, 1), (0, 20), color="0.35", **above)
    return figure


def _learner(
    axes: Axes, runs: Sequence[Record], look: Look, shift: float, zorder: float
) -> tuple[float, float, int]:
    """Draw one learner beside the others, and give where its line ends: place, median and size."""
    sizes = sorted({record.size for record in runs})
    medians = [
        float(np.percentile([100 * each.value for each in runs if each.size == size], 50))
        for size in sizes
    ]
    places = [size * shift for size in sizes]
    axes.plot(places, medians, look.line, color=look.color, linewidth=2, zorder=zorder)
    points = [record.size * shift for record in runs], [100 * record.value for record in runs]
    dots: Any = {"alpha": 0.55, "markersize": 4, "markeredgewidth": 0, "zorder": zorder}
    axes.plot(*points, "o", color=look.color, **dots)
    return places[-1], medians[-1], sizes[-1]


def _scales(axes: Axes, sizes: Sequence[int], unit: str, chance: float) -> None:
    """Scale the axes, and say what guessing gives."""
    axes.set(xscale="log", xlim=(sizes[0] / DODGE**2, sizes[-1] * DODGE), ylim=(-2, 103))
    axes.set_xticks(sizes, labels=[str(size) for size in sizes], fontsize=FONT)
    axes.minorticks_off()
    shares = {100 * chance: "guessing"} | {share: f"{share} %" for share in range(0, 101, 20)}
    axes.set_yticks(list(shares), labels=list(shares.values()), fontsize=FONT)
    axes.yaxis.grid(True, color="0.9")
    axes.set_ylabel("accuracy", fontsize=FONT)
    axes.set_xlabel(unit, fontsize=FONT)


def _mark(axes: Axes, last: int, unit: str) -> None:
    """Mark in words where training stopped."""
    stop = last * DODGE**0.75
    axes.axvspan(axes.get_xlim()[0], stop, color="0.95", zorder=0, linewidth=0)
    axes.axvline(stop, color="0.45", linewidth=1, zorder=1)
    said = f"training stops at {last} {unit}, these are longer \u2192"
    above: Any = {"xycoords": axes.get_xaxis_transform(), "textcoords": "offset points"}
    axes.annotate(said, (stop, 1), (-1, 5), color="0.25", **above)


def _labels(
    axes: Axes, ends: Mapping[str, tuple[float, float, int]], shown: Mapping[str, Look]
) -> None:
    """Write the name of each learner and its last median to the right, joined to its line."""
    falling = sorted(ends, key=lambda title: ends[title][1], reverse=True)
    order = falling[::-1]  # of equal ones the first comes to stand above the others
    heights = spread([ends[title][1] for title in order], GAP, 0, 100)
    right, longest = axes.get_xlim()[1], max(size for _, _, size in ends.values())
    above: Any = {"textcoords": "offset points", "color": "0.25", "annotation_clip": False}
    axes.annotate(f"median at {longest}", (right * BEND, max(heights)), (0, 12), **above)
    for title, height in zip(order, heights, strict=True):
        (x, value, size), look = ends[title], shown[title]
        corners = [x, right, right * BEND], [value, value, height]
        axes.plot(*corners, color=look.color, linewidth=1, clip_on=False, zorder=2)
        swatch = [right * BEND, right * BEND**2], [height, height]
        axes.plot(*swatch, look.line, color=look.color, linewidth=2, clip_on=False)
        where = "" if size == longest else f" at {size}"
        said = f"{look.label}: {value:.1f} %{where}"
        axes.text(right * BEND**2.3, height, said, va="center", fontsize=FONT, color="0.15")


def spread(values: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Move rising values apart by at least `gap`, as little as goes, between two limits."""
    places = list(values)
    for _ in range(200):
        moved = False
        for left in range(len(places) - 1):
            short = gap - (places[left + 1] - places[left])
            if short > 1e-9:
                places[left] -= short / 2
                places[left + 1] += short / 2
                moved = True
        below, above = max(low - places[0], 0.0), max(places[-1] - high, 0.0)
        places[0] += below
        places[-1] -= above
        if not moved and not below and not above:
            break
    return places


def _seeds(runs: Mapping[str, Sequence[Record]]) -> str:
    counts = sorted({len(plots.by_seed(found)) for found in runs.values()})
    number = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    return f"{number} seed{'' if counts == [1] else 's'}"
