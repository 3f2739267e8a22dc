"""Domains and learners however they are given: by name, by file, as classes or objects."""

from __future__ import annotations

from typing import Any, TypeVar

from crl.domains import DOMAINS, Domain, find_domain
from crl.errors import UsageError
from crl.learners import LEARNERS, Learner, find_learner

Kind = TypeVar("Kind", bound=type)


def register(kind: Kind) -> Kind:
    """Make a domain or a learner known by its name in this process; can be a decorator."""
    if isinstance(kind, type) and issubclass(kind, Domain):
        DOMAINS.register(kind)
        return kind
    if isinstance(kind, type) and issubclass(kind, Learner):
        LEARNERS.register(kind)
        return kind
    raise UsageError(
        f"{kind!r} cannot be registered; expected a subclass of crl.Domain or crl.Learner"
    )


def known_domain(domain: object) -> str:
    """Give the name of a domain: a name, FILE.py:NAME, a class or a domain."""
    if isinstance(domain, str):
        found = DOMAINS.load_file(domain) if is_file(domain) else find_domain(domain)
        return found.name
    kind: type[Any] = domain if isinstance(domain, type) else type(domain)
    if not issubclass(kind, Domain):
        raise UsageError(
            f"the domain is {domain!r} of type {type(domain).__name__}; expected its name, "
            "FILE.py:NAME, a file of problems or a list of them, a domain, or a Config"
        )
    name: str = DOMAINS.register(kind).name
    return name


def known_learner(learner: str | type[Learner]) -> str:
    """Give the name of a learner: a name, FILE.py:NAME, or a class."""
    if isinstance(learner, str):
        found = LEARNERS.load_file(learner) if is_file(learner) else find_learner(learner)
        return found.name
    if not (isinstance(learner, type) and issubclass(learner, Learner)):
        raise UsageError(f"the learner is {learner!r}; expected its name, FILE.py:NAME or a class")
    return LEARNERS.register(learner).name


def is_file(name: str) -> bool:
    """Tell FILE.py:NAME from a name."""
    return ".py:" in name or name.endswith(".py")
