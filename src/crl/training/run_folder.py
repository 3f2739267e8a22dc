"""A run on disk: config, manifest, metrics and checkpoints, never half written."""

from __future__ import annotations

import errno
import fcntl
import os
import platform
import shutil
import subprocess
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from crl import __version__
from crl.config import Config
from crl.domains import DOMAINS, Carried, find_domain
from crl.errors import Report, RunError, TakenError, UsageError, one_line
from crl.files import (
    dump_json,
    make_folder,
    read_bytes,
    read_object,
    refuse_mismatch,
    sha256,
    sync_folder,
    unwritable,
    write_durably,
    write_new,
)
from crl.learners import LEARNERS
from crl.training.config_file import config_hash, read_config, resolved, to_json
from crl.training.files import (
    parameter_bytes,
    read_parameters,
    read_trainer,
    trainer_bytes,
)
from crl.validation import differences

CHECKSUMS = "checksums.json"  # of a checkpoint
STARTED = {"manifest.json", "manifest.json.new", "config.json", "config.json.new", "checkpoints"}
LOGS = {"metrics.jsonl", "timing.jsonl"}
NO_LOCKS = (errno.EBADF, errno.EINVAL, errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP)


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
    def create(
        path: Path, config: Config, data: str, carried: Mapping[str, bytes] | None = None
    ) -> RunFolder:
        """A new run; a folder that already holds something is refused.

        Files that its domain carries are written there too.
        """
        files = dict(carried or {})
        run = RunFolder(path)
        run.refuse_file()
        if run.is_started:
            raise UsageError(
                f"{path} already holds a run; add --resume to go on with it, or give another --out"
            )
        if path.exists() and any(_is_foreign(file, files) for file in path.iterdir()):
            raise UsageError(f"{path} holds other files; give an empty or new folder as --out")
        make_folder(path / "checkpoints")
        for name, content in files.items():
            write_durably(path / name, content)
        described = manifest(config, data, files)
        write_durably(path / "manifest.json", dump_json(described, indent=2) + "\n")
        write_durably(path / "config.json", to_json(config))
        return run

    @staticmethod
    def open(path: Path) -> RunFolder:
        """An existing run."""
        if not (path / "config.json").is_file() or not (path / "checkpoints").is_dir():
            raise UsageError(f"{path} is not a run folder: it has no config.json and checkpoints")
        return RunFolder(path)

    @property
    def is_started(self) -> bool:
        """Whether a run was started here; a power cut can leave an empty config behind."""
        file = self.path / "config.json"
        if not os.path.lexists(file):
            return False
        return not file.is_file() or file.stat().st_size > 0 or self.has("last")

    @property
    def is_done(self) -> bool:
        """Whether training is over; if what says so is damaged, it is to be written again."""
        if not os.path.lexists(self.done):
            return False
        try:
            read_object(self.done)
        except RunError:
            return False
        return True

    @property
    def config(self) -> Config:
        return read_config(self.path / "config.json")

    @property
    def manifest(self) -> dict[str, Any]:
        return read_object(self.path / "manifest.json")

    @property
    def metrics(self) -> Path:
        return self.path / "metrics.jsonl"

    @property
    def timing(self) -> Path:
        return self.path / "timing.jsonl"

    @property
    def done(self) -> Path:
        return self.path / "DONE"

    def refuse_file(self) -> None:
        """Refuse a file in place of the folder."""
        if self.path.exists() and not self.path.is_dir():
            raise UsageError(f"{self.path} is a file; expected a folder for the run")

    @contextmanager
    def alone(self, report: Report = lambda line: None) -> Iterator[None]:
        """Lock the folder, which is made: nobody else can train here until this process ends."""
        self.refuse_file()
        make_folder(self.path)
        try:
            folder = os.open(self.path, os.O_RDONLY | os.O_DIRECTORY)
        except OSError as error:
            raise unwritable(self.path, error) from None
        try:
            self._lock(folder, report)
            yield
        finally:
            os.close(folder)

    def _lock(self, folder: int, report: Report) -> None:
        taken = TakenError(
            f"{self.path} is being trained by another process; wait for it, or give another --out"
        )
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise taken from None
        except OSError as error:
            if error.errno not in NO_LOCKS:
                raise unwritable(self.path, error) from None
            report(f"{self.path} cannot be locked; see that no other process trains there")
        if not self.path.exists() or not os.path.samestat(os.fstat(folder), self.path.stat()):
            raise taken  # it was replaced before it was locked

    def refuse_changes(self, config: Config, data: str, report: Report) -> None:
        """Refuse to resume with another config, torch, data or number of threads.

        Another version of this package is only reported.
        """
        file, before = self.path / "config.json", self.manifest
        refuse_mismatch(
            file, read_bytes(file), before.get("checksums"), self.path / "manifest.json"
        )
        if changes := differences(resolved(self.config), resolved(config)):
            raise UsageError(
                f"{self.path} was started with another config ({'; '.join(changes)}); "
                "resume it with the same one"
            )
        now = manifest(config, data)
        changed = [
            f"{key}: {before.get(key)!r} -> {now[key]!r}"
            for key in ("threads", "torch", "data")
            if before.get(key) != now[key]
        ]
        if changed and not self.is_done:
            raise UsageError(
                f"{self.path} was started differently ({'; '.join(changed)}); "
                "resume it the same way"
            )
        if before.get("crl") != now["crl"] and not self.is_done:
            report(
                f"{self.path} was started by crl {before.get('crl')} and goes on with "
                f"{now['crl']}: it may differ from a run of one version"
            )

    def save(self, name: str, checkpoint: Checkpoint) -> None:
        """Write a checkpoint."""
        files = {
            "model.safetensors": parameter_bytes(checkpoint.parameters),
            "trainer.pt": trainer_bytes(checkpoint.trainer),
        }
        checksums = {file: sha256(content) for file, content in files.items()}
        files[CHECKSUMS] = (dump_json(checksums, indent=1) + "\n").encode()
        self.put(name, files)

    def put(self, name: str, files: Mapping[str, bytes]) -> None:
        """Write a checkpoint's files under a temporary name, then put it in place of the old one.

        Its data are on the disk before its name is.
        """
        target = self.path / "checkpoints" / name
        fresh, old = target.with_suffix(".new"), target.with_suffix(".old")
        try:
            _remove(fresh)
            fresh.mkdir()
            for file, content in files.items():
                write_new(fresh / file, content)
            sync_folder(fresh)
            if os.path.lexists(target):
                _remove(old)
                target.rename(old)
            fresh.rename(target)
            sync_folder(target.parent)
        except (OSError, RunError) as error:
            reason = one_line(error) if isinstance(error, RunError) else error.strerror
            shutil.rmtree(fresh, ignore_errors=True)
            raise RunError(
                f"cannot write the checkpoint {target} ({reason}); the one before it is kept"
            ) from None
        _remove(old)

    def has(self, name: str) -> bool:
        """Whether a checkpoint of that name was ever finished."""
        return os.path.lexists(self._find(name))

    def load(self, name: str) -> Checkpoint:
        """Read a checkpoint; a damaged one is a RunError that says which file.

        One that was replaced by training meanwhile is read again.
        """
        while True:
            place = self._place(name)
            try:
                return self._read(self._find(name))
            except RunError:
                if self._place(name) == place:
                    raise

    def _place(self, name: str) -> tuple[Path, int, int]:
        """Tell one checkpoint from the next of the same name, by when it came to stand there.

        Its inode may be that of one before it, which was removed.
        """
        folder = self._find(name)
        try:
            found = folder.stat()
        except OSError:
            return folder, 0, 0
        return folder, found.st_ino, found.st_ctime_ns

    def _read(self, folder: Path) -> Checkpoint:
        where = folder / CHECKSUMS
        known = read_object(where) if os.path.lexists(where) else None  # None in older versions
        return Checkpoint(
            read_parameters(folder / "model.safetensors", known, where),
            read_trainer(folder / "trainer.pt", known, where),
        )

    def _find(self, name: str) -> Path:
        """The folder of a checkpoint, also after a kill between the two renames of `save`."""
        target = self.path / "checkpoints" / name
        return target if os.path.lexists(target) else target.with_suffix(".old")


def _is_foreign(file: Path, carried: Collection[str]) -> bool:
    """Whether a file cannot come from a start that was cut short."""
    empty = file.is_file() and file.stat().st_size == 0
    ours = file.name in STARTED or file.name.removesuffix(".new") in carried
    return not ours and not (empty and file.name in LOGS)


def _remove(path: Path) -> None:
    """Remove a folder or a link to one, if it is there and it can be."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with suppress(OSError):
            path.unlink(missing_ok=True)


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


def carried_data(folder: Path, domain: str) -> bytes | None:
    """Read the problems that a run or a model carries, if its domain has them from there."""
    kind = find_domain(domain)
    if not issubclass(kind, Carried):
        return None
    return read_bytes(folder / kind.data_file)


def manifest(
    config: Config, data: str, carried: Mapping[str, bytes] | None = None
) -> dict[str, Any]:
    """What made a run: code, versions, threads and data."""
    files = {"config.json": to_json(config).encode(), **(carried or {})}
    return {
        "commit": current_commit(),
        "config_hash": config_hash(config),
        "checksums": {name: sha256(content) for name, content in files.items()},
        "crl": __version__,
        "torch": torch.__version__,
        "python": platform.python_version(),
        "threads": torch.get_num_threads(),
        "data": {"name": config.domain, "sha256": data},
        "domain_file": DOMAINS.file_of(config.domain),
        "learner_file": LEARNERS.file_of(config.learner),
        "started": datetime.now(UTC).isoformat(timespec="seconds"),
    }
