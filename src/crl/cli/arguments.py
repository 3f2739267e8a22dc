"""Arguments as they were typed: what a command takes is read off its signature.

Whatever is wrong with them becomes one sentence here, before tyro sees them. Flags that a command
does not have become --option NAME=VALUE where it has words that belong to a domain.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from crl.errors import UsageError, perhaps

Command = Callable[..., None]


@dataclass(frozen=True, kw_only=True)
class Parameter:
    """One thing that a command takes."""

    name: str  # as help has it: MODEL, [INPUT]; json for --json
    kind: Any  # the type of its value
    positional: bool
    required: bool

    @property
    def repeated(self) -> bool:
        """Whether it takes all the words that follow, as RUN... does."""
        return self.positional and typing.get_origin(self.kind) is tuple


def parameters(command: Command) -> list[Parameter]:
    """List what a command takes; those before the slash in its signature have no flag."""
    kinds = typing.get_type_hints(command)
    noted = typing.get_type_hints(command, include_extras=True)
    found = []
    for name, parameter in inspect.signature(command).parameters.items():
        positional = parameter.kind is inspect.Parameter.POSITIONAL_ONLY
        notes = getattr(noted[name], "__metadata__", ())
        titles = [getattr(note, "metavar" if positional else "name", None) for note in notes]
        title = next((title for title in titles if title), name.replace("_", "-"))
        required = parameter.default is inspect.Parameter.empty
        found.append(
            Parameter(name=title, kind=kinds[name], positional=positional, required=required)
        )
    return found


def flags(command: Command) -> dict[str, Any]:
    """Give the flags of a command, without dashes, and the types of their values."""
    return {known.name: known.kind for known in parameters(command) if not known.positional}


def prepared(name: str, command: Command, given: Sequence[str]) -> list[str]:
    """Give the arguments of a command as tyro takes them, or raise a UsageError."""
    if "-h" in given or "--help" in given:
        return ["--help"]
    known, left = flags(command), list(given)
    options: list[str] = []
    places: list[str] = []
    unknown: list[str] = []
    while left:
        token = left.pop(0)
        if token == "--":
            places += left
            break
        if not token.startswith("--"):
            places.append(token)
            continue
        flag, equals, value = token[2:].partition("=")
        typed = flag.replace("_", "-")
        if typed in known and known[typed] is bool:
            if equals:
                raise UsageError(f"--{typed} is given {value!r}; it takes no value")
            options.append(f"--{typed}")
            continue
        if not equals and left and not left[0].startswith("--"):
            equals, value = "=", left.pop(0)
        if typed in known:
            options.append(f"--{typed}={_checked(typed, known[typed], value, bool(equals))}")
        elif "option" in known:
            unknown.append(flag)
            options.append(f"--option={flag}={value}")
        else:
            near = perhaps(flag, known, "--")
            allowed = ", ".join(f"--{other}" for other in known)
            allowed = f"allowed are {allowed}" if allowed else "it has none"
            raise UsageError(f"crl {name} has no option --{flag}{near}; {allowed}")
    hint = "".join(f"; --{flag} is unknown{perhaps(flag, known, '--')}" for flag in unknown[:1])
    _refuse_places(name, command, places, hint)
    return [*options, "--", *places]


def _checked(flag: str, kind: Any, value: str, given: bool) -> str:
    """Give a value that its type can be read from."""
    if not given:
        raise UsageError(f"--{flag} needs a value")
    numbers = {int: "a whole number", float: "a number"}
    for number, words in numbers.items():
        if number in (kind, *typing.get_args(kind)):
            try:
                number(value)
            except ValueError:
                raise UsageError(f"--{flag} is {value!r}; expected {words}") from None
    return value


def _refuse_places(name: str, command: Command, places: list[str], hint: str) -> None:
    """Refuse too few or too many of the arguments that have no flag."""
    wanted = [known for known in parameters(command) if known.positional]
    titles = " ".join(known.name for known in wanted)
    if len(places) > len(wanted) and not any(known.repeated for known in wanted):
        extra = places[len(wanted)]
        takes = f"it takes {titles}" if wanted else "it takes none"
        quotes = ", in quotes if it has spaces" if wanted else ""
        raise UsageError(f"crl {name} is given {extra!r} too; {takes}{quotes}")
    missing = [known.name for known in wanted[len(places) :] if known.required]
    if missing:
        needs = " and ".join(missing)
        raise UsageError(f"crl {name} needs {needs}: crl {name} {titles}{hint}")
