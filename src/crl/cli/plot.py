"""The command that draws learning curves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from crl.cli.options import Word, called
from crl.cli.output import say


def plot(
    runs: Annotated[tuple[Path, ...], called("RUN...")],
    /,
    *,
    by: Annotated[str, called("CLOCK")] = "episodes",
    metric: Word = None,
    out: Path = Path("curves.svg"),
) -> None:
    """Draw the learning curves of runs, also of those that are being trained.

    Accuracy on the validation set and on training problems, and the largest size trained: every
    run is a thin line, the median of the runs of a variant a thick one.

    Args:
        runs: Run folders, or folders that hold some, such as runs/numeric.
        by: episodes or seconds.
        metric: A recorded metric instead, such as entropy or validation/10: see docs/metrics.md.
        out: File of the figure, .svg or .png; curves.svg in this folder if not given.
    """
    from crl.reports.learning_curves import checked_file, draw, save
    from crl.training.curves import find_runs, metric_names, read_curve

    checked_file(out)
    curves = [read_curve(run) for run in find_runs(runs)]
    save(draw(curves, by=by, metric=metric), out)
    count = f"{len(curves)} run{'s' if len(curves) > 1 else ''}"
    empty = sum(not metric_names(curve) for curve in curves)
    left_out = f"; without records yet: {empty}" if empty else ""
    say(f"wrote {out}: {count} by {by}{left_out}")
