"""Transitions: the steps of one problem's program, and which of them the oracle calls mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from torch import Tensor

from crl.domains import Domain
from crl.evaluator import splice
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace, Step

Mistake = Literal["module", "order"]  # whose


@dataclass(frozen=True, kw_only=True)
class Transition:
    """One step of one problem: a module, where it reads, and the representations around it."""

    module: int  # index in the set, of which `halt` is HALT
    place: int  # first token of the window
    reads: int  # tokens of the window
    noop: bool  # the choice was impossible
    idle: bool  # nothing was done: HALT, or an impossible choice
    before: Tensor  # (length, vocab)
    after: Tensor | None  # (length, vocab); None if the program ended before anything read it

    @property
    def read(self) -> Tensor:
        """The window (reads, vocab)."""
        return self.before[self.place : self.place + self.reads]

    @property
    def wrote(self) -> Tensor | None:
        """The tokens that took its place (writes, vocab), where they are known."""
        if self.after is None:
            return None
        writes = self.reads + len(self.after) - len(self.before)
        return self.after[self.place : self.place + writes]


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """The values that the oracle gives around one step; None where it gives none."""

    read: int | None
    wrote: int | None
    before: int | None
    after: int | None

    @staticmethod
    def of(transition: Transition, domain: Domain) -> Judgement:
        """Ask the oracle about a step whose result is known."""
        wrote, after = transition.wrote, transition.after
        assert wrote is not None
        assert after is not None
        return Judgement(
            read=domain.oracle(transition.read),
            wrote=domain.oracle(wrote),
            before=domain.oracle(transition.before),
            after=domain.oracle(after),
        )

    @property
    def changed(self) -> bool:
        """Whether the value of the whole is another one now, or there is none any more."""
        return self.before is not None and self.before != self.after

    @property
    def mistake(self) -> Mistake | None:
        """Whose mistake it is: the module's, or the controller's order; None if right."""
        if self.read is not None and self.read != self.wrote:
            return "module"
        return "order" if self.changed else None


def transitions(trace: ExecutionTrace, modules: ModuleSet, row: int = 0) -> list[Transition]:
    """List the steps of one problem of a recorded trace, in order."""
    places = [(step, (step.rows == row).nonzero()[:, 0].tolist()) for step in trace.steps]
    steps = [(step, at[0]) for step, at in places if at]
    befores = [_representation(step)[at] for step, at in steps]
    afters = [*befores[1:], *(_last(trace, modules, step, at) for step, at in steps[-1:])]
    return [
        _transition(step, at, after, modules)
        for (step, at), after in zip(steps, afters, strict=True)
    ]


def _representation(step: Step) -> Tensor:
    assert step.representation is not None, "a program is read from a recorded trace"
    return step.representation.detach()  # only looked at


def _transition(step: Step, at: int, after: Tensor | None, modules: ModuleSet) -> Transition:
    choices = modules.choices(step.length)
    choice = step.choice[at]
    module, noop = int(choices.module[choice]), bool(choices.noop[choice])
    idle = noop or module == modules.halt
    reads = None if idle else modules.member(module).reads
    return Transition(
        module=module,
        place=int(choices.place[choice]),
        reads=reads or step.length,
        noop=noop,
        idle=idle,
        before=_representation(step)[at],
        after=after,
    )


def _last(trace: ExecutionTrace, modules: ModuleSet, step: Step, at: int) -> Tensor | None:
    """Find what the last step made, which no step read any more; None if it was not kept."""
    row, choice = int(step.rows[at]), step.choice[at]
    choices = modules.choices(step.length)
    written = [part.tokens[part.rows == row].detach() for part in step.written]
    windows = [tokens for tokens in written if len(tokens)]
    if windows:
        reads = modules.member(int(choices.module[choice])).reads
        assert reads is not None, "only what takes the place of windows is kept apart"
        before, place = _representation(step)[at][None], choices.place[choice][None]
        return splice(before, place, reads, windows[0])[0]
    return trace.output[row][None].detach() if step.length == 1 else None
