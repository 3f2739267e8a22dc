"""crl: learners that compose small neural modules into programs, and measures of whether they generalise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"
__all__ = ["Solver", "check_domain", "load", "make_domain", "measure", "train"]

if TYPE_CHECKING:
    from crl.domains import check_domain, make_domain
    from crl.generalization import measure
    from crl.solver import Solver, load
    from crl.training import train

_HOMES = {
    "Solver": "crl.solver",
    "check_domain": "crl.domains",
    "load": "crl.solver",
    "make_domain": "crl.domains",
    "measure": "crl.generalization",
    "train": "crl.training",
}


def __getattr__(name: str) -> Any:
    """Import on first use: `crl --help` must not wait for torch."""
    if name not in _HOMES:
        raise AttributeError(f"module 'crl' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
