"""Learning curves as a figure: every run is a thin line, the median of a variant a thick one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from crl.errors import RunError, UsageError, perhaps
from crl.reports import plots
from crl.reports.looks import Look, looks
from crl.training.curves import LearningCurve, find_runs, metric_names, read_curve

if TYPE_CHECKING:
    from crl.training import RunFolder

Line = tuple[list[float], list[float]]  # places and values
PANELS = {  # what is shown if no metric is asked for
    "validation": "validation accuracy",
    "accuracy": "training accuracy",
    "stage": "largest size trained",
}
CLOCKS = {"episodes": "episodes", "seconds": "seconds of training"}
WIDTH, HEIGHT = 8.3, 2.4  # inches: 800 pixels wide, each panel as high
POINTS = 200  # of a median
COLUMNS = 3  # of the legend


def plot(
    *runs: str | Path | RunFolder,
    by: str = "episodes",
    metric: str | None = None,
    out: str | Path | None = None,
) -> Figure:
    """Draw the learning curves of runs, also of those in progress.

    Args:
        runs: run folders, or folders that hold some.
        by: episodes or seconds.
        metric: any that was recorded, such as "entropy", instead of accuracies and stage.
        out: a file to write it to too, .svg or .png; the same whenever the runs are the same.
    """
    if not runs:
        raise UsageError("no run was given; expected run folders, or folders that hold some")
    file = None if out is None else checked_file(Path(out))
    found = find_runs([Path(run) if isinstance(run, str | Path) else run.path for run in runs])
    figure = draw([read_curve(run) for run in found], by=by, metric=metric)
    if file is not None:
        save(figure, file)
    return figure


def save(figure: Figure, path: Path) -> None:
    """Write a figure by the suffix of its file."""
    with plots.styled():
        plots.save(figure, path)


def checked_file(path: Path) -> Path:
    """Refuse a file that no figure can be written to."""
    if path.suffix not in plots.KINDS:
        allowed = " or ".join(plots.KINDS)
        raise UsageError(f"the figure's file is {path}; expected a name that ends in {allowed}")
    if path.is_dir() or not path.parent.is_dir():
        where = path if path.is_dir() else path.parent
        what = "is a folder; expected a file" if path.is_dir() else "is no folder; make it first"
        raise UsageError(f"{where} {what}")
    return path


def draw(
    curves: Sequence[LearningCurve], *, by: str = "episodes", metric: str | None = None
) -> Figure:
    """Draw what runs have recorded, a panel for each metric; runs without records are left out."""
    if by not in CLOCKS:
        raise UsageError(f"curves are asked for by {by!r}; expected {' or '.join(CLOCKS)}")
    names = _shown(curves, metric)
    if not any(_line(curve, by, name)[0] for curve in curves for name in names):
        raise RunError(f"no {by} are recorded in {curves[0]['name']}; draw it by episodes")
    groups = _groups(curves)
    with plots.styled():
        figure = Figure(figsize=(WIDTH, 0.8 + HEIGHT * len(names)), layout="constrained")
        grid = figure.subplots(len(names), squeeze=False, sharex=True)[:, 0]
        for axes, name in zip(grid, names, strict=True):
            for title, look in looks(groups).items():
                _variant(axes, groups[title], by, name, look, _label(title, groups[title]))
            axes.set_ylabel(PANELS.get(name, name))
            if name.partition("/")[0] in ("accuracy", "validation"):
                axes.set_ylim(plots.ACCURACIES)
        grid[-1].set_xlabel(CLOCKS[by])
        grid[-1].xaxis.set_major_formatter("{x:,.0f}")
        named = plots.named(grid)
        place: Any = {"loc": "outside upper left", "ncols": COLUMNS}
        figure.legend(list(named.values()), list(named), frameon=False, **place)
    return figure


def _shown(curves: Sequence[LearningCurve], metric: str | None) -> list[str]:
    """Choose the metrics that are drawn."""
    known = list(dict.fromkeys(name for curve in curves for name in metric_names(curve)))
    if not known:
        where = curves[0]["name"] if len(curves) == 1 else f"any of {len(curves)} runs"
        raise RunError(f"nothing is recorded in {where} yet; wait for the first update")
    if metric is None:
        return [name for name in PANELS if name in known] or known[:1]
    if metric not in known:
        near = perhaps(metric, known)
        raise UsageError(
            f"no run has recorded {metric!r}{near}; the metrics are {', '.join(known)}"
        )
    return [metric]


def _groups(curves: Sequence[LearningCurve]) -> dict[str, list[LearningCurve]]:
    """Put the runs of each variant together; those that have recorded nothing are left out."""
    several = len({curve["domain"] for curve in curves}) > 1
    groups: dict[str, list[LearningCurve]] = {}
    for curve in curves:
        if metric_names(curve):
            title = f"{curve['domain']} {curve['variant']}" if several else curve["variant"]
            groups.setdefault(title, []).append(curve)
    return groups


def _label(title: str, runs: Sequence[LearningCurve]) -> str:
    num_open = sum(not run["finished"] for run in runs)
    if len(runs) == 1:
        return f"{title}, seed {runs[0]['seed']}{', not finished' if num_open else ''}"
    return f"{title}, {len(runs)} runs{f', {num_open} not finished' if num_open else ''}"


def _variant(
    axes: Axes, runs: Sequence[LearningCurve], by: str, name: str, look: Look, label: str
) -> None:
    """Draw each run, and the median of several."""
    lines = {run["name"]: _line(run, by, name) for run in runs}
    found = [run for run in runs if lines[run["name"]][0]]
    if not found:
        return
    drawn = [lines[run["name"]] for run in found]
    thick = drawn[0] if len(drawn) == 1 else _median(drawn, [run["finished"] for run in found])
    for places, values in drawn if len(drawn) > 1 else ():
        axes.plot(places, values, color=look.color, linewidth=0.6, alpha=0.6)
    marker = "." if len(thick[0]) == 1 else ""
    axes.plot(*thick, look.line, marker=marker, color=look.color, linewidth=1.8, label=label)


def _line(curve: LearningCurve, by: str, name: str) -> Line:
    """Give the points at which a metric was recorded."""
    points = curve["points"]
    pairs = zip(points[by], points.get(name, []), strict=False)
    found = [(place, value) for place, value in pairs if place is not None and value is not None]
    return [place for place, _ in found], [value for _, value in found]


def _median(lines: Sequence[Line], finished: Sequence[bool]) -> Line:
    """Give the median of lines as far as all have come; one that is finished stays at its end."""
    ends = [places[-1] for places, _ in lines]
    still = [end for end, over in zip(ends, finished, strict=True) if not over]
    first, last = max(places[0] for places, _ in lines), min(still, default=max(ends))
    places = np.linspace(first, max(first, last), POINTS)
    values = [np.interp(places, *line) for line in lines]
    return places.tolist(), np.median(values, axis=0).tolist()
