"""Finding and loading trained learners: run folders, exported model folders, shipped models."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from crl.config import Config
from crl.domains import Carried, Domain, find_domain, make_domain
from crl.errors import RunError, UsageError, perhaps
from crl.files import damaged, read_bytes, read_object, refuse_mismatch
from crl.learners import Learner, find_learner, make_learner
from crl.solving.shipped import packaged_models, shipped_models
from crl.training import RunFolder
from crl.training.config_file import read_config
from crl.training.files import read_parameters
from crl.training.run_folder import carried_data

# What a folder says of its origin.
KNOWN: dict[str, Any] = {
    "episodes": int,
    "seconds": int | float,
    "commit": str,
    "config_hash": str,
}


@dataclass(frozen=True, kw_only=True)
class Origin:
    """Where a learner comes from: what every record of it says."""

    learner: str
    variant: str | None = None
    seed: int | None = None
    episodes: int | None = None
    seconds: float | None = None  # of training
    commit: str | None = None
    config_hash: str | None = None
    parameters: int | None = None

    @property
    def title(self) -> str:
        """Its learner, variant and seed, for people."""
        return f"{self.learner} {self.variant}, seed {self.seed}"


@dataclass(frozen=True)
class Loaded:
    """A trained learner, its domain, and where it comes from."""

    learner: Learner
    domain: Domain
    config: Config
    origin: Origin


def find_model(name: str) -> Path:
    """Find a run folder, an exported model folder, or a shipped model by its name."""
    packaged, shipped = packaged_models(), shipped_models()
    if name in packaged:
        return packaged[name]
    path = Path(name)
    if path.is_dir():
        if (path / "config.json").is_file():
            return path
        raise UsageError(f"{name} is not a run folder or an exported model: it has no config.json")
    raise UsageError(
        f"unknown model {name!r}{perhaps(name, packaged)}; expected a run folder, "
        f"an exported model folder, or a shipped model ({', '.join(shipped) or 'none'})"
    )


def load_model(path: Path) -> Loaded:
    """Load a trained learner from its folder."""
    config = read_config(path / "config.json")
    _refuse_unknown(config, path)
    file, origins = _origins(path)
    checksums = origins.get("checksums")
    refuse_mismatch(path / "config.json", read_bytes(path / "config.json"), checksums, file)
    domain = _domain(config, path, checksums, file)
    if (path / "checkpoints").is_dir():
        parameters, spent = _of_run(RunFolder.open(path))
        made = {**origins, **spent}
    else:
        parameters = read_parameters(path / "model.safetensors", checksums, file)
        made = _object(file, origins.get("origin", {}))
    learner = make_learner(config, domain)
    try:
        learner.load_state_dict(_renamed(parameters))
    except RuntimeError:
        raise RunError(
            f"the weights in {path} do not fit its config, "
            f"a {config.learner} learner of {config.domain!r}"
        ) from None
    known = {name: _typed(made.get(name), kind, name, file) for name, kind in KNOWN.items()}
    origin = Origin(
        learner=config.learner,
        variant=config.variant,
        seed=config.seed,
        parameters=learner.num_parameters,
        **known,
    )
    return Loaded(learner.eval(), domain, config, origin)


def _domain(config: Config, path: Path, checksums: object, file: Path) -> Domain:
    """Make the domain of a folder, of the problems that are there if it carries them."""
    kind, data = find_domain(config.domain), carried_data(path, config.domain)
    if data is not None and issubclass(kind, Carried):
        refuse_mismatch(path / kind.data_file, data, checksums, file)
    return make_domain(config.domain, config.domain_settings, data)


def _refuse_unknown(config: Config, path: Path) -> None:
    """Refuse a domain or a learner that is not known here; name the file that it came from.

    A folder never makes code run: what is defined in a file must be given again.
    """
    finders: dict[str, Callable[[str], Any]] = {"domain": find_domain, "learner": find_learner}
    for what, find in finders.items():
        name = getattr(config, what)
        try:
            find(name)
        except UsageError:
            file = _origins(path)[1].get(f"{what}_file")
            if file is None:
                raise
            raise UsageError(
                f"unknown {what} {name!r}, which {path} was trained with; it came from {file}: "
                f'add --{what} {file}, or in Python {what}="{file}"'
            ) from None


def _origins(path: Path) -> tuple[Path, dict[str, Any]]:
    """Read what a run's manifest or an exported model's results say about its origin."""
    is_run = (path / "checkpoints").is_dir()
    file = path / ("manifest.json" if is_run else "results.json")
    return file, read_object(file)


def _object(file: Path, values: Any) -> dict[str, Any]:
    """A part of a file that must be an object."""
    if not isinstance(values, dict):
        raise damaged(file, ValueError("its origin is not a JSON object"))
    return values


def _typed(value: Any, kind: Any, name: str, file: Path) -> Any:
    """A value of a file that must be of a type, or missing."""
    if value is not None and not isinstance(value, kind):
        raise damaged(file, ValueError(f"{name} is {value!r}"))
    return value


def _of_run(run: RunFolder) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights of a run, the best if there are some, and what training took."""
    if not run.has("best") and not run.has("last"):
        raise RunError(f"{run.path} has no checkpoint yet; train it first")
    checkpoint = run.load("best" if run.has("best") else "last")
    if not os.path.lexists(run.done):
        return checkpoint.parameters, _object(run.path, checkpoint.trainer.get("progress", {}))
    spent = read_object(run.done)
    if not all(isinstance(spent.get(name), int | float) for name in ("episodes", "seconds")):
        raise damaged(run.done, ValueError("it does not say what training took"))
    return checkpoint.parameters, spent


def _renamed(parameters: dict[str, Any]) -> dict[str, Any]:
    """Weights with the names of today: a classifier was once called a judge."""
    old, new = "judge.", "classifier."
    return {
        new + name.removeprefix(old) if name.startswith(old) else name: value
        for name, value in parameters.items()
    }
