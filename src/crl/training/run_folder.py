"""A run on disk: config, manifest, metrics and checkpoints, never half written."""

from __future__ import annotations

import fcntl
import json
import os
import platform
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError

from crl import __version__
from crl.config import Config
from crl.domains import DOMAINS
from crl.errors import RunError, UsageError, one_line
from crl.learners import LEARNERS
from crl.training.config_file import config_hash, read_config, resolved, to_json
from crl.training.files import (
    damaged,
    read_json,
    read_parameters,
    write_atomically,
    write_parameters,
)
from crl.validation import differences


@dataclass(frozen=True)
class Checkpoint:
    """Parameters, and everything else that training needs to go on as if never interrupted."""

    parameters: dict[str, torch.Tensor]
    trainer: dict[str, Any]


@dataclass(frozen=True)
class RunFolder:
    """`config.json`, `manifest.json`, `metrics.jsonl`, `timing.jsonl`, `checkpoints/`, `DONE`."""

    path: Path

    @staticmethod
    def create(path: Path, config: Config, data: str) -> RunFolder:
        """A new run; a folder that already holds something is refused."""
        if path.exists() and not path.is_dir():
            raise UsageError(f"{path} is a file; expected a folder for the run")
        if (path / "config.json").exists():
            raise UsageError(
                f"{path} already holds a run; add --resume to go on with it, or give another --out"
            )
        unfinished = {
            "manifest.json",
            "manifest.json.new",
            "config.json.new",
            "checkpoints",
        }  # of a start that was cut short
        if path.exists() and {file.name for file in path.iterdir()} - unfinished:
            raise UsageError(f"{path} holds other files; give an empty or new folder as --out")
        (path / "checkpoints").mkdir(parents=True, exist_ok=True)
        write_atomically(
            path / "manifest.json", json.dumps(manifest(config, data), indent=2) + "\n"
        )
        write_atomically(path / "config.json", to_json(config))
        return RunFolder(path)

    @staticmethod
    def open(path: Path) -> RunFolder:
        """An existing run."""
        if not (path / "config.json").is_file() or not (path / "checkpoints").is_dir():
            raise UsageError(f"{path} is not a run folder: it has no config.json and checkpoints")
        return RunFolder(path)

    @property
    def config(self) -> Config:
        return read_config(self.path / "config.json")

    @property
    def manifest(self) -> dict[str, Any]:
        return dict(read_json(self.path / "manifest.json"))

    @property
    def metrics(self) -> Path:
        return self.path / "metrics.jsonl"

    @property
    def timing(self) -> Path:
        return self.path / "timing.jsonl"

    @property
    def done(self) -> Path:
        return self.path / "DONE"

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Lock the run: no other process can train here until this one ends, however it ends."""
        with (self.path / "config.json").open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise UsageError(
                    f"{self.path} is being trained by another process; "
                    "wait for it, or give another --out"
                ) from None
            yield

    def refuse_changes(self, config: Config, data: str) -> None:
        """Refuse to resume with another config, torch, data or number of threads."""
        if changes := differences(resolved(self.config), resolved(config)):
            raise UsageError(
                f"{self.path} was started with another config ({'; '.join(changes)}); "
                "resume it with the same one"
            )
        before, now = self.manifest, manifest(config, data)
        changed = [
            f"{key}: {before.get(key)!r} -> {now[key]!r}"
            for key in ("threads", "torch", "data")
            if before.get(key) != now[key]
        ]
        if changed and not self.done.exists():
            raise UsageError(
                f"{self.path} was started differently ({'; '.join(changed)}); "
                "resume it the same way"
            )

    def save(self, name: str, checkpoint: Checkpoint) -> None:
        """Write a checkpoint under a temporary name, then put it in place of the old one."""
        target = self.path / "checkpoints" / name
        fresh, old = target.with_suffix(".new"), target.with_suffix(".old")
        for leftover in (fresh, old):
            if target.exists() or leftover is fresh:
                shutil.rmtree(leftover, ignore_errors=True)
        try:
            fresh.mkdir()
            write_parameters(fresh / "model.safetensors", checkpoint.parameters)
            torch.save(checkpoint.trainer, fresh / "trainer.pt")
            for file in fresh.iterdir():
                with file.open("rb") as written:
                    os.fsync(written.fileno())
        except (
            OSError,
            RuntimeError,
            SafetensorError,
        ) as error:  # what each raises when it cannot write
            shutil.rmtree(fresh, ignore_errors=True)
            raise RunError(
                f"cannot write the checkpoint {target} ({one_line(error)}); "
                "the one before it is kept"
            ) from None
        if target.exists():
            target.rename(old)
        fresh.rename(target)
        shutil.rmtree(old, ignore_errors=True)

    def has(self, name: str) -> bool:
        """Whether a checkpoint of that name was ever finished."""
        return self._find(name).is_dir()

    def load(self, name: str) -> Checkpoint:
        """Read a checkpoint; a damaged one is a RunError that says which file."""
        folder = self._find(name)
        parameters = read_parameters(folder / "model.safetensors")
        try:
            trainer = torch.load(folder / "trainer.pt", weights_only=True)
        except Exception as error:  # torch raises many kinds for a damaged file
            raise damaged(folder / "trainer.pt", error) from None
        return Checkpoint(parameters, trainer)

    def _find(self, name: str) -> Path:
        target = self.path / "checkpoints" / name
        return (
            target if target.exists() else target.with_suffix(".old")
        )  # killed between the two renames of save


def current_commit() -> str | None:
    """The commit of the source this runs from, if it is a git checkout."""
    here = Path(__file__).parent
    try:
        # Installed inside somebody's repository it is not tracked there: that commit is not ours.
        subprocess.run(
            ["git", "ls-files", "--error-unmatch", __file__],
            cwd=here,
            capture_output=True,
            check=True,
        )
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=12", "--exclude=*", "--dirty"],
            cwd=here,
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()


def manifest(config: Config, data: str) -> dict[str, Any]:
    """What made a run: code, versions, threads and data."""
    return {
        "commit": current_commit(),
        "config_hash": config_hash(config),
        "crl": __version__,
        "torch": torch.__version__,
        "python": platform.python_version(),
        "threads": torch.get_num_threads(),
        "data": {"name": config.domain, "sha256": data},
        "domain_file": DOMAINS.file_of(config.domain),
        "learner_file": LEARNERS.file_of(config.learner),
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }
