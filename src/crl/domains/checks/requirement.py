"""How checks speak: a ContractError says what is wrong and what to write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from crl.errors import RunError, UsageError, one_line

Result = TypeVar("Result")


class ContractError(UsageError):
    """A domain breaks the contract; the message says where, and what to write."""


def require(holds: object, what: str) -> None:
    """Raise a ContractError unless something holds."""
    if not holds:
        raise ContractError(what)


def called(what: str, function: Callable[..., Result], *arguments: Any, hint: str = "") -> Result:
    """Call a part of a domain; whatever it raises becomes a ContractError.

    A RunError passes: then data is missing, and nothing is wrong with the domain.
    """
    try:
        return function(*arguments)
    except (ContractError, RunError):
        raise
    except UsageError as error:
        raise ContractError(f"{what}: {error}") from error
    except Exception as error:
        reason = f"{type(error).__name__}: {one_line(error)}"
        raise ContractError(f"{what} raises {reason}{hint and '; '}{hint}") from error
