"""Learning curves of a run for the page: few enough points to be drawn, read when they change."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from crl.serve.models import Model
from crl.training.curves import CLOCK, metric_names, read_curve

MOST_POINTS = 400  # of a metric
SHOWN = ("validation", "accuracy", "stage")  # shown before others are asked for


def curve_of(model: Model) -> dict[str, Any]:
    """Give the curves of a run: episodes, and the metrics that are shown."""
    files = (model.path / name for name in ("metrics.jsonl", "timing.jsonl"))
    stamp = tuple((file.stat().st_mtime_ns, file.stat().st_size) for file in files if file.exists())
    return {**_curve(model.path, stamp), "id": model.id, "state": model.state}


@lru_cache(maxsize=16)
def _curve(path: Path, stamp: object) -> dict[str, Any]:
    curve = read_curve(path)
    names = [name for name in SHOWN if name in metric_names(curve)]
    points = curve["points"]
    metrics = {name: _thinned(points["episodes"], points[name]) for name in names}
    last = {name: next((each for each in reversed(points[name]) if each is not None), None)
            for name in (*CLOCK, *names)}  # fmt: skip
    return {"metrics": metrics, "last": last, "updates": len(points["episodes"])}


def _thinned(places: list[float | None], values: list[float | None]) -> list[tuple[float, float]]:
    """Give the points that are known, every few of them and the last."""
    known = [
        (place, value)
        for place, value in zip(places, values, strict=True)
        if place is not None and value is not None
    ]
    every = -(-len(known) // MOST_POINTS)
    return known if every <= 1 else [*known[::every], known[-1]]
