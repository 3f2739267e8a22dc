"""A counterexample that a certificate found, as a figure."""

from __future__ import annotations

from pathlib import Path

from crl.files import read_object, write_durably
from crl.viewer.computation import Computation
from crl.viewer.svg import render_svg

RECORD = "counterexample.json"  # what `crl certify RUN --json` printed


def draw_counterexample(results: Path, folder: Path) -> list[Path]:
    """Draw the recorded program of a counterexample, if there is one; the file."""
    if not (results / RECORD).exists():
        return []
    values = read_object(results / RECORD)
    picture = render_svg(
        [Computation.from_dict(line) for line in values["program"]],
        trained_tokens=values["trained_tokens"],
        answer=values["counterexample"]["answer"],
    )
    file = folder / "counterexample.svg"
    write_durably(file, picture)
    return [file]
