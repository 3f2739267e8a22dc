"""The domains by name: installed ones, registered ones, and those in a person's own file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from crl.plugins import Plugins
from crl.validation import from_dict

if TYPE_CHECKING:
    from crl.domains.contract import Domain

DOMAINS: Plugins[Domain] = Plugins("domain", "crl.domains.contract:Domain")


def domain_types() -> dict[str, type[Domain]]:
    """Give every known domain by name."""
    return DOMAINS.types()


def domain_names() -> dict[str, str]:
    """Give the name and summary of every known domain, without importing torch if possible."""
    return DOMAINS.summaries()


def find_domain(name: str) -> type[Domain]:
    """Give the domain of a name, or raise a UsageError that lists them."""
    return DOMAINS.find(name)


def make_domain(
    name: str, settings: Mapping[str, Any] | None = None, data: bytes | None = None
) -> Domain:
    """Make a domain with its settings, the rest at their defaults, of problems that were given."""
    kind: Any = find_domain(name)
    made = from_dict(kind.Settings, settings or {}, f"domain_settings of {name}")
    found: Domain = kind(made) if data is None else kind.carrying(data, made)
    return found
