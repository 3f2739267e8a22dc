"""The domains, by name: those shipped here and those other packages register under the entry point group `crl.domains`."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from crl.config import Config, from_dict
from crl.domains.check import check_domain
from crl.domains.domain import Domain
from crl.domains.images import Images
from crl.domains.multilingual import Multilingual
from crl.domains.numeric import Numeric
from crl.errors import UsageError

__all__ = ["Domain", "check_domain", "domain_types", "make_domain", "named_config"]

SCALES = ("smoke", "small", "paper")


def domain_types() -> dict[str, type[Domain]]:
    """Every known domain by name."""
    shipped: list[type[Domain]] = [Numeric, Multilingual, Images]
    registered = [entry.load() for entry in entry_points(group="crl.domains")]
    return {domain.name: domain for domain in (*shipped, *registered)}


def find_domain(name: str) -> type[Domain]:
    """The domain of that name, or a UsageError that lists them."""
    known = domain_types()
    if name not in known:
        raise UsageError(f"unknown domain {name!r}; expected one of {', '.join(sorted(known))}")
    return known[name]


def make_domain(name: str, settings: dict[str, Any] | None = None) -> Domain:
    """A domain with its settings, the rest at their defaults."""
    kind = find_domain(name)
    return kind(from_dict(kind.Settings, settings or {}, f"domain_settings of {name}"))


def named_config(name: str, scale: str) -> Config:
    """The configuration of a domain that has that name."""
    if scale not in SCALES:
        raise UsageError(f"unknown scale {scale!r}; expected one of {', '.join(SCALES)}")
    return find_domain(name).config(scale)
