"""An execution trace of one problem as the lines a person reads: which module, on which window, with what result."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import asdict, dataclass, replace
from typing import Any

from torch import Tensor

from crl.domains import Domain
from crl.domains.pictures import as_png
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace, Step


@dataclass(frozen=True, kw_only=True)
class Computation:
    """One line of a program."""

    before: str  # the representation the controller read
    module: str
    window: tuple[int, int]  # characters of `before` that were read
    read: str
    wrote: str
    confidence: float  # least probability of a token written
    tokens: int  # length of the representation read
    mistake: str | None  # "module" or "order", as the oracle sees it; None if right or not to be told
    did: str = ""  # what the module did, in words, where the result does not say it all
    picture: str | None = None  # the representation read, where it is an image, as a data URI of a PNG
    result: str | None = None  # the one it became

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON; no words and pictures where there are none."""
        return {name: value for name, value in asdict(self).items() if value or name not in ("did", "picture", "result")}

    @staticmethod
    def from_dict(values: dict[str, Any]) -> Computation:
        """Back from JSON."""
        return Computation(**{**values, "window": tuple(values["window"])})


def program(trace: ExecutionTrace, modules: ModuleSet, domain: Domain, row: int = 0) -> list[Computation]:
    """The computations of one problem of a recorded trace, in order."""
    steps = [(step, int((step.rows == row).nonzero()[0, 0])) for step in trace.steps if (step.rows == row).any()]
    lines: list[Computation] = []
    for number, (step, at) in enumerate(steps):
        following: Tensor | None = trace.output[row][None] if step.length == 1 else None  # the last one is not a step's any more
        if number + 1 < len(steps):
            after, place = steps[number + 1]
            following = None if after.representation is None else after.representation[place]
        lines.append(_computation(step, at, following, modules, domain))
    if trace.truncated[row]:
        lines[-1] = replace(lines[-1], wrote="?", confidence=0.0)  # the step limit came before anything read it
    return lines


def _computation(step: Step, at: int, following: Tensor | None, modules: ModuleSet, domain: Domain) -> Computation:
    assert step.representation is not None, "a program is read from a recorded trace"
    values = step.representation[at]
    choices = modules.choices(step.length)
    module, place = int(choices.module[step.choice[at]]), int(choices.place[step.choice[at]])
    halts, noop = module == modules.halt, bool(choices.noop[step.choice[at]])
    member = None if halts else modules.member(module)
    reads = step.length if member is None or member.reads is None else member.reads
    before, read = domain.show(values), domain.show(values[place : place + reads])
    begin = len(before) - len(domain.show(values[place:]))  # separators between tokens belong to the left
    name = ("tried " if noop else "") + modules.title(module)
    wrote, confidence, mistake, did = read, 1.0, None, ""
    if member is not None and not noop and following is not None:
        writes = following.shape[0] if member.reads is None or member.writes is None else member.writes
        written = following[place : place + writes]
        wrote, confidence = domain.show(written), domain.confidence(written)
        did = member.describe(values[None, place : place + reads])[0]
        mistake = _mistake(domain, values[place : place + reads], written, values, following)
    return Computation(
        before=before,
        module=name,
        window=(begin, begin + len(read)) if member is not None and not noop else (0, 0),
        read=read,
        wrote=wrote,
        confidence=confidence,
        tokens=step.length,
        mistake=mistake,
        did=did,
        picture=_picture(domain, values),
        result=None if following is None else _picture(domain, following),
    )


def _picture(domain: Domain, values: Tensor) -> str | None:
    image = domain.picture(values)
    return None if image is None else "data:image/png;base64," + b64encode(as_png(image)).decode()


def _mistake(domain: Domain, read: Tensor, wrote: Tensor, before: Tensor, after: Tensor) -> str | None:
    """Whose mistake a step is, if the oracle can tell: the module's result, or the controller's order."""
    values = [domain.worth(tokens) for tokens in (read, wrote, before, after)]
    if values[0] is not None and values[0] != values[1]:
        return "module"
    if values[2] is not None and values[2] != values[3]:
        return "order"
    return None
