"""Settings as dataclasses: bounds on their fields, read strictly, merged and compared."""

from __future__ import annotations

import json
import math
import typing
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from typing import Annotated, Any, TypeVar, dataclass_transform

from annotated_types import Interval

from crl.errors import UsageError, one_line

Kind = TypeVar("Kind")

Share = Annotated[float, Interval(ge=0, le=1)]
Weight = Annotated[float, Interval(ge=0, le=1e9)]
Count = Annotated[int, Interval(ge=1, le=10**9)]
Number = Annotated[int, Interval(ge=0, le=10**9)]  # a count that may be zero
Episodes = Annotated[int, Interval(ge=1, le=10**12)]
Width = Annotated[int, Interval(ge=1, le=4096)]  # of a layer


@dataclass(frozen=True)
class Later:
    """Marks a setting that came after runs were recorded; at this value it changes nothing."""

    neutral: Any


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
def settings(kind: type[Kind]) -> type[Kind]:
    """Make a frozen keyword-only dataclass that `from_dict` reads strictly."""
    kind.__pydantic_config__ = {"extra": "forbid", "strict": True}  # type: ignore[attr-defined]
    return dataclass(frozen=True, kw_only=True)(kind)


def from_dict(kind: type[Kind], values: Mapping[str, Any], what: str) -> Kind:
    """Read settings from plain values; unknown keys, wrong types and bounds are a UsageError."""
    from pydantic import TypeAdapter, ValidationError  # here, because it takes 0.2 s to import

    try:
        written = json.dumps(values)
    except (TypeError, ValueError, RecursionError) as error:
        raise UsageError(f"{what} cannot be written as JSON: {one_line(error)}") from None
    try:
        made = TypeAdapter(kind).validate_json(written)
    except ValidationError as error:
        raise UsageError(_sentence(kind, dict(error.errors()[0]), what)) from None
    _refuse_infinite(values, what)
    return made


def _refuse_infinite(values: Mapping[str, Any], what: str) -> None:
    """Refuse numbers that no bounds were there for and that JSON has no word for."""
    for key, value in flat(values).items():
        if _is_strange(value):
            raise UsageError(f"{key} is {value} in {what}; expected a finite number")
    try:
        json.dumps(values, allow_nan=False)
    except ValueError:
        raise UsageError(f"a number in {what} is not finite; expected one that is") from None


def _is_strange(value: Any) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


def _sentence(kind: Any, problem: dict[str, Any], what: str) -> str:
    path = [part for part in problem["loc"] if isinstance(part, str)]
    key = ".".join(path)
    if problem["type"] == "unexpected_keyword_argument":
        return f"unknown key {key!r} in {what}; allowed are {', '.join(_allowed(kind, path[:-1]))}"
    if problem["type"] == "value_error":  # raised by the settings themselves
        return f"{what}: {problem['ctx']['error']}"
    if problem["type"] == "missing":
        return f"the key {key!r} is missing in {what}"
    if problem["type"] in ("greater_than_equal", "less_than_equal"):
        low, high = _bounds(kind, path)
        return f"{key} is {_plain(problem['input'])}; allowed are {_plain(low)} to {_plain(high)}"
    return f"wrong value {problem['input']!r} for {key!r} in {what}: {problem['msg'].lower()}"


def _plain(number: float) -> str:
    """A bound as a person writes it."""
    return str(number) if isinstance(number, int) else f"{number:g}"


def _hints(kind: Any, path: list[str]) -> dict[str, Any]:
    """The types of the fields of a settings class, or of one nested in it."""
    for part in path:
        kind = typing.get_type_hints(kind)[part]
    return typing.get_type_hints(kind, include_extras=True)


def _allowed(kind: Any, path: list[str]) -> list[str]:
    return list(_hints(kind, path))


def _bounds(kind: Any, path: list[str]) -> tuple[float, float]:
    """The least and greatest value of a field."""
    hint = _hints(kind, path[:-1])[path[-1]]
    for part in (hint, *typing.get_args(hint)):
        for found in getattr(part, "__metadata__", ()):
            if isinstance(found, Interval):
                return typing.cast(tuple[float, float], (found.ge, found.le))
    return float("-inf"), float("inf")


def merge(base: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Plain values with some replaced, nested ones too."""
    result = dict(base)
    for key, value in changes.items():
        both = isinstance(value, Mapping) and isinstance(base.get(key), Mapping)
        result[key] = merge(base[key], value) if both else value
    return result


def merged(base: Kind, changes: Mapping[str, Any], what: str) -> Kind:
    """Settings with some values replaced, nested ones too."""
    assert is_dataclass(base)
    return from_dict(type(base), merge(asdict(base), changes), what)  # type: ignore[arg-type]


def nested(key: str, value: Any) -> dict[str, Any]:
    """A value under a name with dots, as nested dictionaries."""
    for part in reversed(key.split(".")):
        value = {part: value}
    return dict(value)


def flat(values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested dictionaries as one, with names that have dots."""
    result: dict[str, Any] = {}
    for key, value in values.items():
        inner = isinstance(value, Mapping) and value
        result |= flat(value, f"{prefix}{key}.") if inner else {prefix + key: value}
    return result


def differences(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """Where two sets of values differ, one line each."""
    left, right = flat(old), flat(new)
    keys = [key for key in sorted(left | right) if left.get(key) != right.get(key)]
    return [f"{key}: {left.get(key)!r} -> {right.get(key)!r}" for key in keys]


def without_later(kind: Any, values: Mapping[str, Any]) -> dict[str, Any]:
    """Plain values of a settings class without later settings at their neutral value."""
    kept = {}
    for name, hint in _hints(kind, []).items():
        marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Later)]
        if not any(values[name] == mark.neutral for mark in marks):
            inner = is_dataclass(hint)
            kept[name] = without_later(hint, values[name]) if inner else values[name]
    return kept


def field_names(kind: Any) -> list[str]:
    """The names of the settings of a class."""
    return [found.name for found in fields(kind)]
