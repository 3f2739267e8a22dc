"""Is what a domain says of itself complete and consistent?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import is_dataclass
from itertools import pairwise
from typing import Any

from crl.config import Config
from crl.domains.checks.requirement import require
from crl.domains.contract import Domain
from crl.domains.token_domain import TokenDomain
from crl.validation import field_names

TAKEN = ("self", "text", "snap", "input")
TAKEN_BY = "parse and solve have parameters of that name, and lines of input a key"


def check_description(domain: Domain) -> None:
    """Check names, sizes, words and limits."""
    for name, example in (("name", "boolean"), ("summary", "truth values of bracketed booleans")):
        require(
            isinstance(getattr(domain, name, None), str) and getattr(domain, name).strip(),
            f'a domain needs a {name}; write {name} = "{example}"',
        )
    _check_sizes(domain)
    vocab = getattr(domain, "vocab", None)
    require(
        type(vocab) is int and vocab > 0,
        f"vocab is {vocab!r}; write vocab = the number of symbols that a token can be",
    )
    if isinstance(domain, TokenDomain):
        _check_symbols(list(domain.symbols))
    for name in ("groups", "options"):
        _check_words(name, getattr(domain, name))
    taken = [option for option in domain.options if option in TAKEN]
    require(not taken, f"options has {taken}; give it another name, since {TAKEN_BY}")
    unknown = [name for name in domain.option_values if name not in domain.options]
    require(not unknown, f"option_values has {unknown}; all of them must be among options")
    require(domain.groups, 'groups is empty; write groups = ("unseen",)')
    for name in ("unit", "group_word"):
        word = getattr(domain, name)
        require(isinstance(word, str) and word.isidentifier(), f"{name} is {word!r}, not one word")
    check_limits(domain)
    check_settings(domain)


def _check_sizes(domain: Domain) -> None:
    sizes = getattr(domain, "sizes", None)
    try:
        listed = list(sizes or ())
    except TypeError:
        listed = []
    require(
        listed and all(type(size) is int and size >= 1 for size in listed),
        f"sizes is {sizes!r}; write sizes = range(first, last + 1), the sizes with training data",
    )
    require(
        all(after == before + 1 for before, after in pairwise(listed)),
        f"sizes is {sizes!r}; each must be one more than the one before, as the curriculum goes",
    )


def _check_symbols(symbols: list[Any]) -> None:
    require(
        all(isinstance(symbol, str) and symbol for symbol in symbols),
        "symbols must be texts: a string of characters, or a sequence of words",
    )
    require(len(set(symbols)) == len(symbols), "symbols has one of them twice")
    require(
        all(len(symbol) == 1 or len(symbol.split()) == 1 for symbol in symbols),
        "a symbol has white space in it; words are separated by it",
    )


def _check_words(name: str, words: object) -> None:
    require(
        isinstance(words, tuple) and all(isinstance(word, str) for word in words),
        f'{name} is {words!r}; write a tuple of words, such as {name} = ("to",)',
    )


def check_limits(domain: Domain) -> None:
    """Check that sizes to be measured can be measured, longer ones than trained among them."""
    smallest, largest, last = domain.smallest, domain.largest, max(domain.sizes)
    require(
        0 <= smallest <= min(domain.sizes),
        f"smallest is {smallest}; it must be at most {min(domain.sizes)}, the first of sizes",
    )
    require(
        largest is None or largest > last,
        f"largest is {largest}; it must be more than {last}, the last of sizes, so that longer"
        " problems than the trained ones can be measured",
    )
    wrong = [
        size
        for size in domain.measured
        if size < smallest or (largest is not None and size > largest)
    ]
    require(
        not wrong,
        f"measured has {wrong}; allowed are {smallest} to {largest}, from smallest to largest",
    )
    require(domain.measured, "measured is empty; write some sizes, or leave it out")


def check_settings(domain: Domain) -> None:
    """Check that settings have defaults, and that aliases and preset name what exists."""
    kind = type(domain).Settings
    require(
        is_dataclass(kind),
        f"Settings is {kind!r}; write a class decorated by crl.validation.settings",
    )
    require(
        isinstance(getattr(domain, "settings", None), kind),
        "settings are missing; call super().__init__(settings) in __init__",
    )
    for alias, name in domain.setting_aliases.items():
        require(
            name in field_names(kind),
            f"setting_aliases has {alias!r} for {name!r}; the settings are"
            f" {', '.join(field_names(kind)) or 'none'}",
        )
    preset = domain.preset
    require(isinstance(preset, Mapping), f"preset is {preset!r}; write a dictionary")
    unknown = [key for key in preset if key not in field_names(Config)]
    require(
        not unknown,
        f"preset has {', '.join(map(repr, unknown))}; allowed are {', '.join(field_names(Config))}",
    )
    curriculum = preset.get("curriculum", {})
    for key in ("first", "last"):
        size = curriculum.get(key, domain.sizes[0])
        require(
            size in domain.sizes,
            f"the curriculum of preset has {key} = {size}, which is not among sizes",
        )
