"""Metrics as a run of Weights & Biases, offline unless WANDB_MODE is set; needs the extra."""

from __future__ import annotations

import os
from dataclasses import asdict
from importlib.util import find_spec
from typing import Any

from crl.errors import UsageError
from crl.files import read_bytes, sha256
from crl.learners import Learner
from crl.training.observers import RunObserver, numbers
from crl.training.run_folder import RunFolder


class Wandb(RunObserver):
    """Writes the metrics of every update into the run folder, where `wandb sync` finds them."""

    def __init__(self) -> None:
        if not find_spec("wandb"):
            raise UsageError("the observer wandb needs the wandb package; install crl[wandb]")
        self.told = 0
        self.run: Any = None

    def begin(self, run: RunFolder, told: int) -> None:
        """Open a run, or a further part of it: the id is that of the run folder."""
        import wandb

        config, self.told = run.config, told
        mode: Any = os.environ.get("WANDB_MODE", "offline")  # wandb refuses what it does not know
        self.run = wandb.init(
            project=os.environ.get("WANDB_PROJECT", "crl"),
            id=sha256(read_bytes(run.path / "manifest.json"))[:16],
            name=f"{config.domain} {config.variant} seed {config.seed}",
            config=asdict(config),
            dir=run.path,
            mode=mode,
            resume="allow" if mode == "online" else None,
            settings=wandb.Settings(console="off", silent=True),
        )

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Write an update, unless it was written before training was cut short."""
        if record["update"] > self.told:
            self.run.log(numbers(record), step=record["update"])

    def end(self) -> None:
        """Write what is left, or send it."""
        if self.run is not None:
            self.run.finish()
