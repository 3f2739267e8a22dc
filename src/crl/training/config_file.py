"""Configs as JSON: saved with every setting written out, read from any schema, and hashed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from crl.config import SCHEMA, Config, Curriculum, Schedule
from crl.domains import find_domain
from crl.errors import UsageError, perhaps
from crl.files import dump_json, read_object, sha256
from crl.learners import find_learner
from crl.training.migration import migrated
from crl.validation import field_names, from_dict, merged, nested, without_later


def resolved(config: Config) -> dict[str, Any]:
    """Every setting as plain values, those that a domain and a learner have by default too."""
    domain, learner = find_domain(config.domain), find_learner(config.learner)
    own: Any = from_dict(
        domain.Settings, config.domain_settings, f"domain_settings of {domain.name}"
    )
    of_learner: Any = from_dict(
        learner.Settings, config.learner_settings, f"learner_settings of {learner.name}"
    )
    values = asdict(config)
    return {**values, "domain_settings": asdict(own), "learner_settings": asdict(of_learner)}


def to_json(config: Config) -> str:
    """A config as it is saved."""
    return dump_json({"schema": SCHEMA, **resolved(config)}, indent=2) + "\n"


def config_hash(config: Config) -> str:
    """Identify the settings of a run: what runs that differ only by seed or name share.

    A setting that came later does not change it as long as it changes nothing.
    """
    values = {
        name: value for name, value in resolved(config).items() if name not in ("seed", "variant")
    }
    kinds = {
        "curriculum": Curriculum,
        "schedule": Schedule,
        "domain_settings": find_domain(config.domain).Settings,
        "learner_settings": find_learner(config.learner).Settings,
    }
    values |= {name: without_later(kind, values[name]) for name, kind in kinds.items()}
    return sha256(dump_json(values, sort_keys=True).encode())[:12]


def read_config(path: Path) -> Config:
    """Read a saved config of any schema, checked."""
    return from_dict(Config, migrated(read_object(path), str(path)), str(path))


def with_settings(config: Config, values: Mapping[str, Any], what: str) -> Config:
    """A config with some settings replaced, nested ones too.

    A key that is no setting of training belongs to the learner or the domain, whichever has it.
    """
    if "schema" in values:
        values = migrated(dict(values), what)
    for key, value in values.items():
        config = merged(config, nested(_home(config, key), value), what)
    return config


def _home(config: Config, key: str) -> str:
    """The full name of a setting given by its short name, such as hidden or ppo.lr."""
    first = key.split(".")[0]
    if first in field_names(Config):
        return key
    homes = {
        "learner_settings": find_learner(config.learner).Settings,
        "domain_settings": find_domain(config.domain).Settings,
    }
    for home, kind in homes.items():
        if first in field_names(kind):
            return f"{home}.{key}"
    allowed = [
        *field_names(Config),
        *(name for kind in homes.values() for name in field_names(kind)),
    ]
    near = perhaps(first, allowed)
    raise UsageError(f"unknown setting {key!r}{near}; allowed are {', '.join(allowed)}")
