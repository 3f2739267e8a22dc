"""Types of arguments that several commands have, and the words that only one domain knows."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from tyro.conf import UseAppendAction, arg

from crl.cli.arguments import Command, flags
from crl.errors import UsageError, one_line, perhaps
from crl.files import parse_json

if TYPE_CHECKING:
    from crl.api import Solver
    from crl.config import Config
    from crl.domains import Domain
    from crl.solving.lines import HasOptions


def called(metavar: str, text: str | None = None, name: str | None = None) -> object:
    """Name the value of an argument in help; nothing is said about a default that is None."""
    return arg(name=name, metavar=metavar, help=text, help_behavior_hint="")


Model = Annotated[
    str,
    called("MODEL", "A run folder, an exported model folder, or a shipped model: see crl models."),
]
Given = Annotated[UseAppendAction[tuple[str, ...]], called("NAME=VALUE")]
DomainFile = Annotated[
    str | None, called("FILE.py:NAME", "The model's domain, if it is defined in a file.")
]
LearnerFile = Annotated[
    str | None, called("FILE.py:NAME", "The model's learner, if it is defined in a file.")
]
OracleFile = Annotated[str | None, called("FILE.py:FUNCTION")]
AsJson = Annotated[bool, arg(name="json")]
Number = Annotated[int | None, called("N")]
Word = Annotated[str | None, called("NAME")]
File = Annotated[Path | None, called("FILE")]
Differs = Annotated[UseAppendAction[tuple[str, ...]], called("NAME=VALUE", name="set")]
Variants = Annotated[
    str | None,
    called("NAME,NAME,...", "Some of its variants; all if not given. Records of the others stay."),
]
Workers = Annotated[
    int, arg(metavar="N", help="Processes of one thread each; a Ray cluster uses all cores.")
]
Ray = Annotated[
    str | None,
    called("ADDRESS", "Run on the Ray cluster at HOST:PORT, or at auto, or on Ray here: local."),
]
Listing = Annotated[bool, arg(name="list", help="Only number the runs, for --only.")]
DryRun = Annotated[bool, arg(help="Only say what would be run, and how long it takes.")]
Folder = Annotated[Path | None, called("FOLDER")]


def assignment(text: str, flag: str, example: str) -> tuple[str, str]:
    """Split NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise UsageError(f"{flag} is {text!r}; expected a name and a value, such as {example}")
    return name, value


def setting(text: str) -> Any:
    """Read the value of a setting: JSON, or else a text."""
    try:
        return parse_json(text)
    except json.JSONDecodeError:
        return text
    except ValueError as error:  # JSON, but more of it than anybody means
        raise UsageError(f"the setting {text[:20]!r} cannot be read: {one_line(error)}") from None


def own_options(domain: HasOptions, given: tuple[str, ...], command: Command) -> dict[str, str]:
    """Give what was said in words of the domain, such as --to spanish, as its options."""
    options = {}
    for name, value in (assignment(text, "--option", "to=spanish") for text in given):
        known = name if name in domain.options else name.replace("-", "_")
        if known not in domain.options:
            what = f"the domain {domain.name} has no option"
            raise UsageError(_refusal(what, name, domain.options, command))
        options[known] = _given(name, value)
    return options


def sizes_and_group(
    domain: Domain, given: tuple[str, ...], sizes: str | None, group: str | None, command: Command
) -> tuple[list[int] | None, str | None]:
    """Read --sizes and --group, which may be given by a domain's own words, such as --terms."""
    values = {"sizes": sizes, "group": group}
    words = {domain.unit: "sizes", domain.group_word: "group"}
    for name, value in (assignment(text, "--option", f"{domain.unit}=5") for text in given):
        if name not in words:
            what = f"measuring the domain {domain.name} has no option"
            raise UsageError(_refusal(what, name, words, command))
        if values[words[name]] is not None:
            raise UsageError(f"--{words[name]} and --{name} are the same; expected one of them")
        values[words[name]] = _given(name, value)
    return numbers(values["sizes"]), values["group"]


def names(text: str | None) -> list[str]:
    """Read names that are separated by commas."""
    return [name.strip() for name in (text or "").split(",") if name.strip()]


def numbers(text: str | None) -> list[int] | None:
    """Read sizes that are separated by commas."""
    if text is None:
        return None
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(
            f"the sizes are {text!r}; expected numbers separated by commas, such as 5,10,20"
        ) from None


def own_settings(config: Config, given: tuple[str, ...], command: Command) -> dict[str, Any]:
    """Give what was said in words of a domain or a learner, such as --degrees 60, as settings."""
    from crl.domains import find_domain
    from crl.learners import find_learner
    from crl.validation import field_names

    kind = find_domain(config.domain)
    names = [*kind.setting_aliases, *field_names(kind.Settings)]
    names += field_names(find_learner(config.learner).Settings)
    settings = {}
    for name, value in (assignment(text, "--option", "degrees=60") for text in given):
        first, dot, rest = name.partition(".")
        known = first if first in names else first.replace("-", "_")
        if known in field_names(type(config)):
            raise UsageError(f"--{name} is a setting of training; give it as --set {known}={value}")
        if known not in names:
            what = f"the domain {config.domain} and the learner {config.learner} have no setting"
            raise UsageError(_refusal(what, name, names, command))
        settings[known + dot + rest] = setting(_given(name, value))
    return settings


def _given(name: str, value: str) -> str:
    if not value:
        raise UsageError(f"--{name} needs a value")
    return value


def _refusal(what: str, name: str, known: Iterable[str], command: Command) -> str:
    """Say that a word is unknown, which ones are known, and which flag it may be meant for."""
    names = list(known)
    allowed = f"allowed are {', '.join(names)}" if names else "none is allowed"
    return f"{what} {name!r}{perhaps(name, [*names, *flags(command)], '--')}; {allowed}"


def loaded(
    model: str, domain: str | None, learner: str | None, oracle: str | None = None
) -> Solver:
    """Load a model; files with its domain or its learner are run first, if they are given.

    One of problems from a file is judged by an oracle, if that is given.
    """
    from crl.api import load

    solver = load(model, domain, learner)
    return solver if oracle is None else solver.judged_by(oracle)
