"""Errors meant for a person: one sentence that names what is wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches

Report = Callable[[str], None]  # takes lines about progress, for a person


NO_MEMORY = "not enough memory"


class UsageError(ValueError):
    """The request is wrong: unknown names, malformed input. The command line exits with 2."""


class TakenError(UsageError):
    """Another process works on it at this moment."""


class RunError(RuntimeError):
    """The request is right but cannot be carried out: damaged files, divergence.

    The command line exits with 1.
    """


@contextmanager
def enough_memory() -> Iterator[None]:
    """Turn what Python and torch raise when memory cannot be allocated into a RunError."""
    try:
        yield
    except MemoryError:
        raise RunError(NO_MEMORY) from None
    except RuntimeError as error:
        if "can't allocate memory" not in str(error):
            raise
        raise RunError(NO_MEMORY) from None


def one_line(error: BaseException) -> str:
    """The beginning of what an error says."""
    return (str(error).splitlines() or [type(error).__name__])[0][:120]


def perhaps(word: str, known: Iterable[str], prefix: str = "") -> str:
    """Hint at what was probably meant, to stand behind a wrong word; empty if nothing is near."""
    near = get_close_matches(word, list(known), n=1)
    return f" (perhaps you meant {prefix}{near[0]})" if near else ""
