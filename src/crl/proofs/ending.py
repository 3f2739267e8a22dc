"""The end of programs: what becomes of each single token, for each context the controller is told.

Single tokens are few, so every program on one is followed.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from crl.domains.contract import SPLITS
from crl.modules import HALT
from crl.proofs.closure import ProvableDomain
from crl.proofs.machine import Machine


@dataclass(frozen=True, kw_only=True)
class Told:
    """A context that the controller is told, with known problems that have it."""

    context: Tensor  # (context,)
    options: dict[str, str]  # that a person gives for it
    answers: list[int | None]  # the right answer of each single token, where it is known
    spare: int  # steps that are left after all reductions, at least


def contexts_told(domain: ProvableDomain, machine: Machine) -> list[Told]:
    """Find all contexts in the data sets; what is answered is read off the shortest problems."""
    shrink = min((member.reads or 0) - (member.writes or 0) for member in machine.members)
    sets = [domain.problems(split, size) for size in domain.sizes for split in SPLITS]
    spare = min(
        int((problems.max_steps[bucket.rows] - (bucket.length - 1) // shrink).min())
        for problems in sets
        for bucket in problems.inputs
    )
    found = []
    told = torch.cat([problems.context for problems in sets])
    for context in told.unique(dim=0) if domain.context else told[:1]:
        known: dict[tuple[int, ...], int] = {}
        options: dict[str, str] = {}
        for problems in sets[: len(SPLITS)]:
            for bucket in problems.inputs:
                rows = (problems.context[bucket.rows] == context).all(dim=1).nonzero()[:, 0]
                strings = bucket.values[rows].argmax(dim=2).tolist()
                answers = problems.answers[bucket.rows[rows]].tolist()
                known.update(zip(map(tuple, strings), answers, strict=True))
                if answers:
                    options = domain.options_of(problems, int(bucket.rows[rows[0]]))
        of_tokens = [_answer(token, known, domain) for token in range(domain.vocab)]
        found.append(Told(context=context, options=options, answers=of_tokens, spare=spare))
    return found


def _answer(token: int, known: dict[tuple[int, ...], int], domain: ProvableDomain) -> int | None:
    """The right answer of a single token: that of a problem whose input it can stand for.

    Else its own, if answers depend on nothing but the input.
    """
    for string, answer in known.items():
        if domain.equivalent(string, (token,), first=True, last=True):
            return answer
    return None if domain.context else domain.oracle(torch.eye(domain.vocab)[[token]])


@dataclass(frozen=True, kw_only=True)
class Ending:
    """What a learner does with a single token."""

    token: int
    right: int | None  # its answer, if known
    answer: int | None  # what the learner answers; None if it does not halt in time
    program: tuple[str, ...]  # titles of modules, then HALT
    margin: float  # how far a choice that changes the answer is from being made

    @property
    def holds(self) -> bool:
        """Whether the answer is right."""
        return self.answer is not None and self.answer == self.right


def follow(machine: Machine, token: int, told: Told) -> Ending:
    """Follow the program on a single token."""
    here, program, margin, answer = token, [], np.inf, None
    for _ in range(told.spare):
        choice, gap = _choice(machine, here, told)
        margin = min(margin, gap)
        program.append(machine.modules.title(choice))
        if choice == machine.modules.halt:
            answer = here
            break
        tokens, lead = machine.rewriting[choice]
        margin = min(margin, lead[here])
        here = int(tokens[here])
    right = told.answers[token]
    return Ending(
        token=token, right=right, answer=answer, program=tuple(program), margin=float(margin)
    )


def _choice(machine: Machine, token: int, told: Told) -> tuple[int, float]:
    """The choice on a single token, and how much better it scores than any that does harm.

    Halting does harm if the token is not its own answer, rewriting if the answer changes.
    """
    halt = machine.modules.halt
    if not machine.chooses_kinds:
        return halt, np.inf
    alone = np.full((1, 2 * machine.radius + 1), machine.vocab)
    alone[0, machine.radius] = token
    features = machine.whole_features(alone)
    kinds = machine.kind_scores(features, told.context)[0]
    whole = machine.whole_scores(features, told.context)[0]
    scores = dict(zip(machine.modules.whole, whole.tolist(), strict=True))
    right = told.answers[token]
    harms = {
        choice: told.answers[new[token]] != right for choice, (new, _) in machine.rewriting.items()
    }
    harms[halt] = token != right
    by_kind: dict[str, list[int]] = {HALT: [halt]}
    for choice in machine.rewriting:
        by_kind.setdefault(machine.modules.member(choice).kind, []).append(choice)
    best = {kind: max(them, key=scores.__getitem__) for kind, them in by_kind.items()}
    of_kind = {kind: float(kinds[machine.kinds.index(kind)]) for kind in best}
    chosen = max(of_kind, key=of_kind.__getitem__)
    gaps = [
        of_kind[chosen] - of_kind[kind] for kind in best if kind != chosen and harms[best[kind]]
    ]
    others = [choice for choice in by_kind[chosen] if harms[choice] and choice != best[chosen]]
    gaps += [scores[best[chosen]] - scores[choice] for choice in others]
    return best[chosen], min(gaps, default=np.inf)
