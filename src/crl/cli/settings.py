"""Settings with their values and meanings: what `crl config` prints."""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
import typing
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, is_dataclass
from typing import Any

from crl.validation import field_names


@dataclass(frozen=True)
class Setting:
    """One setting, by its dotted name."""

    name: str
    value: Any
    meaning: str


def sections(
    domain: str | None, learner: str | None, scale: str | None, variant: str | None
) -> dict[str, list[Setting]]:
    """List the settings of training, of a learner and of a domain, under a title each."""
    from crl.api.known import known_learner
    from crl.api.request import Request
    from crl.config import Config
    from crl.domains import find_domain
    from crl.learners import find_learner
    from crl.training.config_file import resolved

    if domain is None:
        kind = find_learner(known_learner(learner or "crl"))
        config = asdict(Config(domain="", learner=kind.name))
        titled = {f"learner {kind.name}": list(listed(kind.Settings, asdict(kind.Settings())))}
        return {"training": _of_training(config), **titled}
    chosen = Request.of(domain, learner, scale, variant, None, {}).config()
    values, kinds = resolved(chosen), (find_learner(chosen.learner), find_domain(chosen.domain))
    return {
        "training": _of_training(values),
        f"learner {chosen.learner}": list(listed(kinds[0].Settings, values["learner_settings"])),
        f"domain {chosen.domain}": list(listed(kinds[1].Settings, values["domain_settings"])),
    }


def _of_training(values: Mapping[str, Any]) -> list[Setting]:
    from crl.config import Config

    others = ("domain", "learner_settings", "domain_settings")
    return [one for one in listed(Config, values) if one.name not in others]


def listed(kind: type, values: Mapping[str, Any], prefix: str = "") -> Iterator[Setting]:
    """List the settings of a class with their values, those of nested classes too."""
    hints, words = typing.get_type_hints(kind), meanings(kind)
    for name in field_names(kind):
        if is_dataclass(hints[name]) and isinstance(values.get(name), Mapping):
            nested: Any = hints[name]
            yield from listed(nested, values[name], f"{prefix}{name}.")
        elif name in values:
            yield Setting(prefix + name, values[name], words.get(name, ""))


def meanings(kind: type) -> dict[str, str]:
    """Read what the comments beside the fields of a class say, from its source."""
    words: dict[str, str] = {}
    for part in reversed(kind.__mro__):
        if is_dataclass(part):
            try:
                words |= _comments(textwrap.dedent(inspect.getsource(part)))
            except (OSError, TypeError):  # a class without a file, as in a notebook
                continue
    return words


def _comments(source: str) -> dict[str, str]:
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = {
        token.start[0]: token.string.lstrip("# ")
        for token in tokens
        if token.type == tokenize.COMMENT
    }
    fields = [field for field in definition.body if isinstance(field, ast.AnnAssign)]
    return {
        field.target.id: " ".join(
            comments[line]
            for line in range(field.lineno, (field.end_lineno or field.lineno) + 1)
            if line in comments
        )
        for field in fields
        if isinstance(field.target, ast.Name)
    }
