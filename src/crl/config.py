"""A run as a value: every setting of training, typed, and read back strictly."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, TypeVar

from crl.errors import UsageError

Settings = TypeVar("Settings")


@dataclass(frozen=True, kw_only=True)
class PPOConfig:
    """How the controller learns."""

    lr: float = 1e-3
    discount: float = 1.0
    gae_decay: float = 0.95
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 1024  # decisions
    surprise: float = 0.2  # of decisions with a smaller advantage only a sample is learned from (D7); 0: from all, as in the paper
    entropy: float = 0.001
    kind_entropy: float = 0.0  # bonus for the entropy of the kinds of choices alone; fades in settling (D24)
    straying: float = 0.0  # share of choices made without preference while experience is collected; fades in settling (D24)
    restlessness: float = 0.07  # pull towards equal choice, by (1 - value): where problems are unsolved, keep trying (D4)
    value_weight: float = 0.5
    max_norm: float = 40.0
    weight_decay: float = 0.3  # of a weight, times lr, that each step takes away: what does not matter is forgotten (D17)


@dataclass(frozen=True, kw_only=True)
class ModuleConfig:
    """How the modules learn."""

    lr: float = 4e-3
    batch: int = 256  # problems per step of Adam: the paper's k'
    replays: int = 4  # passes over each recorded trace at most (D3); the paper's is 1
    enough: float = 0.05  # no further pass once the mean loss of one is below this
    patience: float = 0.0  # bounds the loss of a program at the inverse of this: little is learned from hopeless ones (D25)
    doubt: float = 0.03  # penalty on the certainty of every token written in programs that came out wrong (D13)
    parsimony: float = 0.0  # penalty on the entropy of the average token windows become: speak one language; fades in settling (D12)


@dataclass(frozen=True, kw_only=True)
class CurriculumConfig:
    """When larger problems join."""

    kind: Literal["fixed", "adaptive"] = "adaptive"
    first: int = 2
    last: int = 10
    episodes: int = 100_000  # fixed: per stage, as in the paper
    threshold: float = 0.9  # adaptive: training accuracy at the newest size that opens the next (D6)


@dataclass(frozen=True, kw_only=True)
class StopConfig:
    """When training is over."""

    max_episodes: int = 400_000
    accuracy: float | None = 1.0  # on the validation set at every size; None: only max_episodes ends training
    nearly: float = 1.0  # validation accuracy at every size from which on training settles
    settle: int = 40  # updates of settling, with learning rates that fall to zero; if `accuracy` holds at their end, training is over


@dataclass(frozen=True, kw_only=True)
class Config:
    """One training run."""

    domain: str
    learner: str = "crl"
    variant: str = "small"
    seed: int = 0
    batch: int = 1024  # programs per update: the paper's k
    programs: int = 1  # for each problem; if several, their mean reward takes the place of the value function (D23)
    hidden: int = 64  # features of each token in the controller, with GRUs of each direction; in other learners, of the network
    step_cost: float = 0.01
    domain_settings: dict[str, Any] = field(default_factory=dict)
    learner_settings: dict[str, Any] = field(default_factory=dict)  # of learners that have their own; not saved if there are none
    ppo: PPOConfig = field(default_factory=PPOConfig)
    modules: ModuleConfig = field(default_factory=ModuleConfig)
    curriculum: CurriculumConfig = field(default_factory=CurriculumConfig)
    stop: StopConfig = field(default_factory=StopConfig)
    check_every: int = 10  # updates between checks on the validation set
    checkpoint_every: int = 20  # updates between checkpoints


# the paper's learning and, where the paper is silent, the settings of the authors' code on arithmetic
PAPER_PPO = PPOConfig(
    lr=5e-4, discount=0.99, clip=0.1, epochs=5, minibatch=256, surprise=0.0, entropy=0.0, restlessness=0.0, weight_decay=0.0
)
PAPER_MODULES = ModuleConfig(lr=1e-3, batch=256, replays=1, doubt=0.0)


def smoke(config: Config) -> Config:
    """The same in seconds: only shows that everything runs."""
    return replace(
        config,
        variant="smoke",
        curriculum=CurriculumConfig(last=3),
        stop=StopConfig(max_episodes=8 * 1024, settle=2),
        check_every=2,
        checkpoint_every=2,
    )


# settings that came when there were records already: saved only where they are used, so that the hashes of those records hold
LATER: dict[str, dict[str, Any]] = {
    "": {"learner_settings": {}, "programs": 1},
    "ppo": {"kind_entropy": 0.0, "straying": 0.0},
    "modules": {"patience": 0.0},
}


def to_json(config: Config) -> str:
    """A config as it is saved."""
    values = asdict(config)
    for part, defaults in LATER.items():
        settings = values[part] if part else values
        for name in [name for name, default in defaults.items() if settings[name] == default]:
            del settings[name]
    return json.dumps(values, indent=2) + "\n"


def config_hash(config: Config) -> str:
    """What runs that differ only by seed share."""
    return hashlib.sha256(to_json(replace(config, seed=0)).encode()).hexdigest()[:12]


def from_dict(kind: type[Settings], values: dict[str, Any], what: str) -> Settings:
    """A config or settings dataclass from plain values; unknown keys and wrong types are a UsageError that names them."""
    from pydantic import ConfigDict, TypeAdapter, ValidationError  # here, because it takes 0.2 s to import

    strict = ConfigDict(extra="forbid", strict=True)
    nested = [kind] if kind is not Config else [Config, PPOConfig, ModuleConfig, CurriculumConfig, StopConfig]
    for dataclass_type in nested:
        dataclass_type.__pydantic_config__ = strict  # type: ignore[attr-defined]
    try:
        return TypeAdapter(kind).validate_json(json.dumps(values))
    except ValidationError as error:
        problem = error.errors()[0]
        key = ".".join(str(part) for part in problem["loc"])
        if problem["type"] == "unexpected_keyword_argument":
            raise UsageError(f"unknown key {key!r} in {what}; allowed are {_allowed(kind, problem['loc'])}") from None
        if problem["type"] == "missing":
            raise UsageError(f"the key {key!r} is missing in {what}") from None
        raise UsageError(f"wrong value {problem['input']!r} for {key!r} in {what}: {problem['msg'].lower()}") from None


def _allowed(kind: Any, path: tuple[Any, ...]) -> str:
    """The keys allowed beside an unknown one."""
    import typing

    for part in path[:-1]:
        kind = typing.get_type_hints(kind)[part]
    return ", ".join(kind.__dataclass_fields__)


def merged(config: Config, changes: dict[str, Any], what: str) -> Config:
    """A config with some values replaced, nested ones too."""

    def merge(base: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        result = dict(base)
        for key, value in new.items():
            both = isinstance(value, dict) and isinstance(base.get(key), dict)
            result[key] = merge(base[key], value) if both else value
        return result

    return from_dict(Config, merge(asdict(config), changes), what)


def differences(old: Config, new: Config) -> list[str]:
    """Where two configs differ, one line each."""

    def flat(values: dict[str, Any], prefix: str = "") -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key, value in values.items():
            result |= flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {prefix + key: value}
        return result

    left, right = flat(asdict(old)), flat(asdict(new))
    return [f"{key}: {left.get(key)!r} -> {right.get(key)!r}" for key in sorted(left | right) if left.get(key) != right.get(key)]
