"""Metrics as a run of Weights & Biases, offline unless WANDB_MODE is set; needs the extra."""

from __future__ import annotations

import os
import shutil
from dataclasses import asdict
from importlib.util import find_spec
from typing import Any

from crl.errors import UsageError
from crl.files import read_bytes, read_objects, sha256
from crl.learners import Learner
from crl.training.observers import RunObserver, numbers
from crl.training.run_folder import RunFolder


class Wandb(RunObserver):
    """Writes the metrics of every update into the run folder, where `wandb sync` finds them."""

    def __init__(self) -> None:
        if not find_spec("wandb"):
            raise UsageError("the observer wandb needs the wandb package; install crl[wandb]")
        self.run: Any = None

    def begin(self, run: RunFolder) -> None:
        """Open a run whose id is that of the folder, and write what the folder has until now.

        Offline it replaces those before it, which a kill may have cut short.
        """
        import wandb

        config, identity = run.config, sha256(read_bytes(run.path / "manifest.json"))[:16]
        mode: Any = os.environ.get("WANDB_MODE", "offline")  # wandb refuses what it does not know
        for old in run.path.glob(f"wandb/offline-run-*-{identity}"):
            shutil.rmtree(old)
        self.run = wandb.init(
            project=os.environ.get("WANDB_PROJECT", "crl"),
            id=identity,
            name=f"{config.domain} {config.variant} seed {config.seed}",
            config=asdict(config),
            dir=run.path,
            mode=mode,
            resume="allow" if mode == "online" else None,
            settings=wandb.Settings(console="off", silent=True),
        )
        for record in read_objects(run.metrics):
            self._log(record)

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Write an update."""
        self._log(record)

    def _log(self, record: dict[str, Any]) -> None:
        """Write a record, unless the server has it already."""
        if record["update"] >= self.run.step:
            self.run.log(numbers(record), step=record["update"])

    def end(self) -> None:
        """Write what is left, or send it."""
        if self.run is not None:
            self.run.finish()
