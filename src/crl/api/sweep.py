"""A sweep: somebody's own experiment, variants x seeds, as a Python or a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from crl.api.given import Pairs, is_problem_file
from crl.api.known import is_file
from crl.api.request import Request
from crl.config import PLAIN_NAME, Config
from crl.domains import DOMAINS, Domain, make_domain
from crl.errors import UsageError, one_line, perhaps
from crl.experiments.experiment import Brought, Experiment
from crl.files import given_text
from crl.learners import LEARNERS, Learner
from crl.measuring.generalization import COUNT, MAX_COUNT, checked_sizes
from crl.python_file import import_file
from crl.training.config_file import config_hash
from crl.validation import field_names

NAME = "SWEEP"  # of the value that a Python file defines
BASES = ("domain", "learner", "scale", "variant", "test")  # keys of a variant that are no settings
NUMBERS = {"seeds": (1, 10**6), "first_seed": (0, 2**62), "count": (1, MAX_COUNT)}  # their bounds
FLAGS = ("snapped", "trained", "certify")


@dataclass(frozen=True, kw_only=True)
class Sweep:
    """Runs of your own, for `crl sweep FILE`: every variant is trained with every seed.

    A variant is what differs: settings as in `crl train --set`, and `domain`, `learner`, `scale`,
    `variant` (settings of an experiment) or `test` (a file of problems) as in `crl.train`. Files
    are looked for beside the sweep's file.
    """

    variants: Mapping[str, Mapping[str, Any]]
    domain: str | Path | Pairs | Domain | type[Domain] | None = None  # unless a variant has one
    learner: str | type[Learner] | None = None
    scale: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)  # of all variants
    seeds: int = 3  # how many
    first_seed: int = 0
    sizes: Mapping[int, int] | Sequence[int] = ()  # measured; with counts, or `count` of each
    count: int = COUNT  # unseen problems of each size
    snapped: bool = False  # measure with every written token made one-hot too
    trained: bool = False  # measure on training problems too
    certify: bool = False  # decide whether each run is right at every length
    name: str = ""  # of run folders and records; the file's if not given
    summary: str = ""


def load_sweep(file: Path) -> Experiment:
    """Read a sweep from its file, FILE.py or FILE.toml; its domains and learners become known."""
    if not file.is_file():
        raise UsageError(f"there is no file {str(file)!r}; expected a sweep, FILE.py or FILE.toml")
    readers = {".py": _from_python, ".toml": _from_toml}
    if file.suffix not in readers:
        raise UsageError(f"{file} is no sweep; expected a name that ends in .py or .toml")
    sweep = readers[file.suffix](file)
    return experiment_of(replace(sweep, name=sweep.name or file.stem), file.resolve().parent, file)


def _from_python(file: Path) -> Sweep:
    found = getattr(import_file(file), NAME, None)
    if not isinstance(found, Sweep):
        raise UsageError(f"{file} has no sweep; expected {NAME} = crl.Sweep(...) in it")
    return found


def _from_toml(file: Path) -> Sweep:
    try:
        values = tomllib.loads(given_text(file))
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file} is not TOML: {one_line(error)}") from None
    known = field_names(Sweep)
    for key in values:
        if key not in known:
            allowed = ", ".join(known)
            raise UsageError(
                f"unknown key {key!r} in {file}{perhaps(key, known)}; allowed are {allowed}"
            )
    if "variants" not in values:
        raise UsageError(f"{file} has no variants; expected tables such as [variants.rnn]")
    return Sweep(**values)


def experiment_of(sweep: Sweep, folder: Path, where: Path) -> Experiment:
    """Make the experiment of a sweep whose file is in that folder; what is wrong is refused."""
    _refuse_wrong(sweep, where)
    configs: list[Config] = []
    problems: dict[str, bytes] = {}
    counts = _counts(sweep, where)
    for name, differing in sweep.variants.items():
        try:
            request = _request(sweep, differing, folder)
            config = replace(request.config(), variant=name, seed=sweep.first_seed)
            config_hash(config)  # wrong settings are refused now
            domain = make_domain(config.domain, config.domain_settings, request.data)
            checked_sizes(domain, list(counts))
        except UsageError as error:
            raise UsageError(f"{where}, variant {name!r}: {error}") from None
        configs.append(config)
        if request.data is not None:
            problems[name] = request.data
    return Experiment(
        name=sweep.name,
        summary=sweep.summary,
        configs=tuple(configs),
        counts=counts,
        snapped=sweep.snapped,
        trained=sweep.trained,
        certified=sweep.certify,
        first_seed=sweep.first_seed,
        seeds=sweep.seeds,
        folder=sweep.name,
        brought=Brought(
            domains=DOMAINS.files_of(config.domain for config in configs),
            learners=LEARNERS.files_of(config.learner for config in configs),
            problems=problems,
        ),
    )


def _refuse_wrong(sweep: Sweep, where: Path) -> None:
    """Refuse values of the wrong kind; settings are refused by whom they belong to."""
    if not PLAIN_NAME.fullmatch(sweep.name):
        raise UsageError(f"the sweep is called {sweep.name!r}; expected a name for a folder")
    if not isinstance(sweep.variants, Mapping) or not sweep.variants:
        raise UsageError(f"{where} has no variants; expected a name and settings of each")
    for name, differing in sweep.variants.items():
        if not isinstance(differing, Mapping):
            raise UsageError(f"{where}, variant {name!r} is {differing!r}; expected its settings")
    for name, (least, most) in NUMBERS.items():
        value = getattr(sweep, name)
        if type(value) is not int or not least <= value <= most:
            raise UsageError(f"{name} is {value!r} in {where}; allowed are {least} to {most}")
    for name in FLAGS:
        if not isinstance(getattr(sweep, name), bool):
            raise UsageError(
                f"{name} is {getattr(sweep, name)!r} in {where}; expected true or false"
            )


def _counts(sweep: Sweep, where: Path) -> dict[int, int]:
    """Give how many problems of each size are measured."""
    pairs = sweep.sizes.items() if isinstance(sweep.sizes, Mapping) else (
        (size, sweep.count) for size in sweep.sizes
    )  # fmt: skip
    try:
        counts = {int(size): int(count) for size, count in pairs}  # keys of TOML are texts
    except (TypeError, ValueError):
        raise UsageError(
            f"sizes are {sweep.sizes!r} in {where}; expected whole numbers, such as [10, 20], or "
            "{10 = 1000, 20 = 500}"
        ) from None
    if wrong := [count for count in counts.values() if not 1 <= count <= MAX_COUNT]:
        raise UsageError(f"{wrong[0]} problems are to be measured; allowed are 1 to {MAX_COUNT}")
    return counts


def _request(sweep: Sweep, differing: Mapping[str, Any], folder: Path) -> Request:
    """What a variant asks to be trained."""
    own = {key: differing[key] for key in BASES if key in differing}
    settings = {key: value for key, value in differing.items() if key not in BASES}
    domain = own.get("domain", sweep.domain)
    if domain is None:
        raise UsageError("it has no domain; expected one in it, or one of the sweep")
    scale = own.get("scale", None if "variant" in own else sweep.scale)
    test = own.get("test")
    return Request.of(
        _beside(domain, folder),
        _beside(own.get("learner", sweep.learner), folder),
        scale,
        own.get("variant"),
        None,
        {**sweep.settings, **settings},
        None if test is None else folder / test,
    )


def _beside(source: Any, folder: Path) -> Any:
    """Look for a file that is named in a sweep beside it: a job may run in any folder."""
    if isinstance(source, Path):
        return folder / source
    if not isinstance(source, str):
        return source
    if is_file(source):
        path, colon, name = source.rpartition(":")
        return f"{folder / path}{colon}{name}" if colon else str(folder / source)
    near = folder / source
    return str(near) if is_problem_file(source) or near.is_file() else source
