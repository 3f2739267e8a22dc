"""Which models there are: those of the package, given ones, runs and exported ones under the runs.

A model is asked for by an id of this list; no path that a visitor gives is ever opened.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from threading import Lock
from time import monotonic, time
from typing import Any, Literal

from crl.errors import RunError
from crl.files import read_object
from crl.serve.refusal import refuse
from crl.solving.shipped import compared_models, shipped_models, summary

Kind = Literal["shipped", "compared", "given", "run", "exported"]
MOST_MODELS, MOST_FOLDERS, MOST_DEPTH = 1000, 20_000, 6  # that are looked at under the runs
FRESH_SECONDS = 1.0  # that a list of models is believed
TRAINING_SECONDS = 60.0  # since the last record of a run that is in progress
WEIGHTS = "model.safetensors"
CHECKPOINTS = ("best", "last")


@dataclass(frozen=True, kw_only=True)
class Model:
    """A model that can be chosen."""

    id: str
    kind: Kind
    path: Path
    about: dict[str, Any]  # of its config: domain, learner, variant, seed

    @property
    def stamp(self) -> tuple[int, ...]:
        """What changes with its files: a run in training gets new weights."""
        names = ("config.json", WEIGHTS, *(f"checkpoints/{each}/{WEIGHTS}" for each in CHECKPOINTS))
        return tuple(_changed(self.path / name) for name in names)

    @property
    def state(self) -> str:
        """Whether a run is finished, in progress, or was stopped."""
        if (self.path / "DONE").is_file():
            return "finished"
        logged = _changed(self.path / "metrics.jsonl")
        started = max(logged, _changed(self.path / "config.json"))
        return "training" if time() - started / 1e9 < TRAINING_SECONDS else "stopped"

    def to_dict(self) -> dict[str, Any]:
        """Give plain values for JSON; no paths of this machine."""
        values = {"id": self.id, "kind": self.kind, **self.about}
        if self.kind == "run":
            values["state"] = self.state
        return values


class Models:
    """The models of the package, those that were given, and those under a runs folder."""

    def __init__(self, runs: Path, given: Sequence[Path] = ()) -> None:
        self.runs = runs
        self.given = [path.resolve() for path in given]
        self._known: dict[str, Model] = {}
        self._until = 0.0
        self._looking = Lock()

    def find(self) -> dict[str, Model]:
        """Find all models, by id; what was found is believed for a moment."""
        with self._looking:
            if monotonic() >= self._until:
                self._known = self._find()
                self._until = monotonic() + FRESH_SECONDS
            return self._known

    def _find(self) -> dict[str, Model]:
        models = [
            *_packaged("shipped", shipped_models()),
            *_packaged("compared", compared_models()),
        ]
        for number, path in enumerate(self.given):
            about = {**_config(path), "title": path.name}
            models.append(Model(id=f"given/{number}", kind="given", path=path, about=about))
        return {model.id: model for model in (*models, *self._under_runs())}

    def get(self, id: str) -> Model:
        """Give the model of an id, or refuse."""
        found = self.find()
        if id not in found:
            refuse(404, f"there is no model {id[:200]!r}; see the list of models")
        return found[id]

    def get_run(self, id: str) -> Model:
        """Give the run of an id, or refuse."""
        model = self.get(id)
        if model.kind != "run":
            refuse(404, f"{id!r} is not a run; only runs have curves")
        return model

    def _under_runs(self) -> Iterator[Model]:
        root = self.runs.resolve()
        count = 0
        walk = os.walk(root)  # does not go through links
        for folder, folders, files in islice(walk, MOST_FOLDERS):
            path = Path(folder)
            folders.sort()
            if len(path.relative_to(root).parts) >= MOST_DEPTH:
                folders.clear()
            kind = _kind(folders, files)
            if kind is None:
                continue
            folders.clear()
            about = _config(path)
            if not about or _leads_out(path, root):
                continue
            name = path.relative_to(root).as_posix()
            title = name if name != "." else root.name
            yield Model(id=f"runs/{name}", kind=kind, path=path, about={**about, "title": title})
            count += 1
            if count >= MOST_MODELS:
                return


def _packaged(kind: Kind, folders: Mapping[str, Path]) -> Iterator[Model]:
    for name, path in folders.items():
        about = {**_config(path), "title": name, "summary": summary(path)}
        yield Model(id=name, kind=kind, path=path, about=about)


def _kind(folders: list[str], files: list[str]) -> Kind | None:
    if "config.json" not in files:
        return None
    if "checkpoints" in folders:
        return "run"
    return "exported" if WEIGHTS in files else None


def _leads_out(path: Path, root: Path) -> bool:
    """Tell whether anything in a folder is a link to somewhere outside the runs."""
    for folder, folders, files in os.walk(path):
        for name in (*folders, *files):
            inner = Path(folder, name)
            if inner.is_symlink() and not inner.resolve().is_relative_to(root):
                return True
    return False


def _config(path: Path) -> dict[str, Any]:
    """Read what a model's config says first; nothing if it is damaged."""
    try:
        config = read_object(path / "config.json")
    except RunError:
        return {}
    known = {"domain": str, "learner": str, "variant": str, "seed": int}
    return {
        name: config[name] for name, kind in known.items() if isinstance(config.get(name), kind)
    }


def _changed(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
