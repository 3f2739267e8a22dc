"""Metrics as TensorBoard event files; needs the extra of that name."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from crl.errors import UsageError
from crl.learners import Learner
from crl.training.loop import Observer


def refuse_without_tensorboard() -> None:
    """Raise a UsageError if the package is missing."""
    if not find_spec("tensorboard"):
        raise UsageError("--tensorboard needs the tensorboard package; install crl[tensorboard]")


def event_writer(path: Path) -> Observer:
    """Make an observer that writes the metrics of every update into the run folder."""
    from torch.utils.tensorboard import SummaryWriter

    writer = SummaryWriter(str(path / "tensorboard"))

    def observe(learner: Learner, line: dict[str, Any]) -> None:
        checked = line.get("validation", {}).items()
        validation = {f"validation/{size}": value for size, value in checked}
        for name, value in {**line, **validation}.items():
            if isinstance(value, int | float):
                writer.add_scalar(name, value, line["episodes"])
        writer.flush()

    return observe
