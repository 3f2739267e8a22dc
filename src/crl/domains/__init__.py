"""Domains: the contract, what checks it, and the domains that are known by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.lazy import exports

if TYPE_CHECKING:
    from crl.domains.capabilities import (
        Auxiliary,
        Carried,
        Classified,
        Deformable,
        Equivalence,
        HardCoded,
        Paced,
        Pictured,
        Vocabularies,
    )
    from crl.domains.check import check_domain
    from crl.domains.checks.requirement import ContractError
    from crl.domains.contract import NOT_TOLD, Domain
    from crl.domains.grammar import Grammatical
    from crl.domains.registry import (
        DOMAINS,
        domain_names,
        domain_types,
        find_domain,
        make_domain,
    )
    from crl.domains.token_domain import TokenDomain

_HOMES = {
    "DOMAINS": "registry",
    "Auxiliary": "capabilities",
    "Carried": "capabilities",
    "Classified": "capabilities",
    "ContractError": "checks.requirement",
    "Deformable": "capabilities",
    "Domain": "contract",
    "Equivalence": "capabilities",
    "Grammatical": "grammar",
    "HardCoded": "capabilities",
    "NOT_TOLD": "contract",
    "Paced": "capabilities",
    "Pictured": "capabilities",
    "TokenDomain": "token_domain",
    "Vocabularies": "capabilities",
    "check_domain": "check",
    "domain_names": "registry",
    "domain_types": "registry",
    "find_domain": "registry",
    "make_domain": "registry",
}

__all__ = [
    "DOMAINS",
    "NOT_TOLD",
    "Auxiliary",
    "Carried",
    "Classified",
    "ContractError",
    "Deformable",
    "Domain",
    "Equivalence",
    "Grammatical",
    "HardCoded",
    "Paced",
    "Pictured",
    "TokenDomain",
    "Vocabularies",
    "check_domain",
    "domain_names",
    "domain_types",
    "find_domain",
    "make_domain",
]

__getattr__, __dir__ = exports(__name__, _HOMES)
