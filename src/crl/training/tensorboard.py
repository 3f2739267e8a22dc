"""Metrics as TensorBoard event files; needs the extra of that name."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from crl.errors import UsageError
from crl.learners import Learner
from crl.training.observers import RunObserver, numbers
from crl.training.run_folder import RunFolder


class TensorBoard(RunObserver):
    """Writes the metrics of every update into the run folder, by episodes."""

    def __init__(self) -> None:
        if not find_spec("tensorboard"):
            raise UsageError(
                "the observer tensorboard needs the tensorboard package; install crl[tensorboard]"
            )
        self.folder = ""
        self.writer: Any = None

    def begin(self, run: RunFolder) -> None:
        """Know where to write."""
        self.folder = str(run.path / "tensorboard")

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Write an update; the first one replaces what other files have from there on."""
        from torch.utils.tensorboard import SummaryWriter

        if self.writer is None:
            self.writer = SummaryWriter(self.folder, purge_step=record["episodes"])
        for name, value in numbers(record).items():
            self.writer.add_scalar(name, value, record["episodes"])
        self.writer.flush()

    def end(self) -> None:
        """Close the event file."""
        if self.writer is not None:
            self.writer.close()
