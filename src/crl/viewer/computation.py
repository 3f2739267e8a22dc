"""Computation: one line of a program as a person reads it."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass, fields, replace
from typing import Any

from torch import Tensor

from crl.domains import Domain, Pictured
from crl.domains.pictures import as_png
from crl.measuring.transitions import Judgement, Transition
from crl.modules import HALT, ModuleSet
from crl.viewer.distributions import Distribution, distributions, symbols

LISTS = ("window", "written")  # JSON has no tuples
OPTIONAL = ("did", "picture", "result", "distributions")  # left out of JSON if there are none
UNKNOWN = "?"  # what was written, where the program ended before anything read it


@dataclass(frozen=True, kw_only=True)
class Computation:
    """One line of a program: which module, on which window, with what result."""

    before: str  # the representation the controller read
    module: str  # its title; "tried ..." if the choice was impossible
    window: tuple[int, int]  # characters of `before` that were read; (0, 0) if nothing was done
    read: str
    wrote: str
    confidence: float  # least probability of a token written
    tokens: int  # length of the representation read
    mistake: str | None  # "module" or "order", as the oracle sees it; None if right or not told
    place: int = 0  # first token that was read
    reads: int = 0  # number of tokens that were read; 0 if nothing was done
    written: tuple[str, ...] | None = None  # token by token; None if not known
    did: str = ""  # what the module did, in words, where the result does not say it all
    picture: str | None = None  # the representation read, if an image: a data URI of a PNG
    result: str | None = None  # the one it became
    distributions: tuple[Distribution, ...] = ()  # behind the tokens written, if asked for

    @property
    def acts(self) -> bool:
        """Tell whether something was done: not by HALT, nor by an impossible choice."""
        return self.window != (0, 0)

    @property
    def halts(self) -> bool:
        """Tell whether the program ends here by itself, with `before` as its answer."""
        return self.module == HALT

    def to_dict(self) -> dict[str, Any]:
        """Give plain values for JSON; no words, pictures, distributions where there are none."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in values.items() if value or name not in OPTIONAL}

    @staticmethod
    def from_dict(values: dict[str, Any]) -> Computation:
        """Read what `to_dict` gave, back from JSON."""
        lists = {name: tuple(values[name]) for name in LISTS if values.get(name) is not None}
        behind = tuple(
            tuple((symbol, probability) for symbol, probability in distribution)
            for distribution in values.get("distributions", ())
        )
        return Computation(**{**values, **lists, "distributions": behind})


def computation(
    transition: Transition, modules: ModuleSet, domain: Domain, *, with_distributions: bool = False
) -> Computation:
    """Describe one step of a program, with the distributions behind its tokens if asked to."""
    values, following, place = transition.before, transition.after, transition.place
    before = domain.show(values)
    nothing_done = Computation(
        before=before,
        module=("tried " if transition.noop else "") + modules.title(transition.module),
        window=(0, 0),
        read=before,
        wrote=before,
        confidence=1.0,
        tokens=len(values),
        mistake=None,
        written=(),
        picture=_picture(domain, values),
        result=None if following is None else _picture(domain, following),
    )
    if transition.idle:
        return nothing_done
    read, wrote = transition.read, transition.wrote
    line = replace(
        nothing_done,
        window=_window(domain, values, place, before, domain.show(read)),
        read=domain.show(read),
        place=place,
        reads=len(read),
        did=modules.member(transition.module).describe(read[None])[0],
    )
    if wrote is None:
        return replace(line, wrote=UNKNOWN, written=None, confidence=0.0)
    return replace(
        line,
        wrote=domain.show(wrote),
        written=symbols(domain, wrote),
        confidence=domain.confidence(wrote),
        mistake=Judgement.of(transition, domain).mistake,
        distributions=distributions(domain, wrote) if with_distributions else (),
    )


def _window(domain: Domain, values: Tensor, place: int, before: str, read: str) -> tuple[int, int]:
    """Find the characters that were read; separators between tokens belong to the left."""
    begin = len(before) - len(domain.show(values[place:]))
    end = begin + len(read)
    return (begin, end) if before[begin:end] == read else (0, len(before))


def _picture(domain: Domain, values: Tensor) -> str | None:
    """The image that a representation is, as a data URI."""
    if not isinstance(domain, Pictured):
        return None
    return "data:image/png;base64," + b64encode(as_png(domain.picture(values))).decode()
