"""check_domain: does a domain keep the contract?"""

from __future__ import annotations

import inspect
from collections.abc import Callable

from crl.domains.checks.capabilities import check_capabilities
from crl.domains.checks.data import check_sampling, check_sets, check_splits, check_unseen
from crl.domains.checks.description import check_description
from crl.domains.checks.people import check_people
from crl.domains.checks.programs import check_programs, check_states
from crl.domains.checks.requirement import ContractError, called, require
from crl.domains.contract import Domain

__all__ = ["CHECKS", "ContractError", "check_domain"]

CHECKS: tuple[Callable[[Domain], None], ...] = (
    check_description,
    check_sets,
    check_splits,
    check_unseen,
    check_sampling,
    check_programs,
    check_states,
    check_people,
    check_capabilities,
)


def check_domain(domain: Domain | type[Domain]) -> None:
    """Call everything a user would; a ContractError says what is missing or wrong.

    A class is made with its default settings first.
    """
    made = make_default(domain) if isinstance(domain, type) else domain
    require(
        isinstance(made, Domain),
        f"check_domain is given {domain!r}; expected a domain, such as check_domain(MyDomain())",
    )
    for check in CHECKS:
        check(made)


def make_default(kind: type[Domain]) -> Domain:
    """Make a domain with its default settings, or say what its class must write."""
    require(
        issubclass(kind, Domain),
        f"check_domain is given the class {kind.__name__}; expected a subclass of crl.Domain",
    )
    missing = sorted(getattr(kind, "__abstractmethods__", ()))
    if missing:
        method = getattr(kind, missing[0])
        arguments = ", ".join(list(inspect.signature(method).parameters)[1:])
        summary = (inspect.getdoc(method) or "").partition("\n")[0]
        raise ContractError(
            f"{kind.__name__} does not write {', '.join(missing)}; the first is"
            f" {missing[0]}({arguments}): {summary}"
        )
    called("Settings()", kind.Settings, hint="give every setting a default")
    return called(f"{kind.__name__}()", kind)
