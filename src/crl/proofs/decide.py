"""certify: decide whether a learner is right on every input of every length.

The method. The states that the learner can come to are closed under what it would do (closure).
Every window that can be chosen is safe: the domain says that what is written can stand for what was
read, in that context (windows), and no other window can be chosen (order). Windows are reduced as
long as there are any (kinds). What is left in the end becomes the answer (end). By induction over
reductions the learner is then right at every length.
"""

from __future__ import annotations

import time
from typing import cast

import numpy as np

from crl.domains import Domain
from crl.domains.capabilities import Equivalence
from crl.domains.contract import SPLITS
from crl.domains.token_domain import TokenDomain
from crl.learners import Learner
from crl.modules import HALT
from crl.proofs.certificate import Certificate, Counterexample, Part, Verdict
from crl.proofs.closure import LEAST, ProvableDomain, States, close
from crl.proofs.counterexamples import Suspect, find_wrong
from crl.proofs.description import Description, describe
from crl.proofs.ending import Ending, Told, contexts_told, follow
from crl.proofs.language import LocalLanguage, UndecidableError
from crl.proofs.machine import Machine

MOST_SUSPECTS = 10  # of each set of states
FAR_ABOVE = 10  # times the rounding of scores, margins of order must be


def certify(learner: Learner, domain: Domain, *, described: bool = True) -> Certificate:
    """Decide a learner; where it cannot be decided the certificate says why, and describes it."""
    began = time.perf_counter()
    parts: tuple[Part, ...] = ()
    found: Counterexample | None = None
    description: Description | None = None
    rounding: float | None = None
    try:
        proof = Proof(learner, domain)
        parts, rounding = proof.parts, proof.rounding
        failing = [part for part in parts if not part.holds]
        because = f"{failing[0].name}: {failing[0].detail}" if failing else ""
        if failing:
            found = find_wrong(learner, proof.domain, proof.inputs, proof.told, proof.suspects)
    except UndecidableError as error:
        because = str(error)
        inputs = input_language(domain) if isinstance(domain, TokenDomain) else None
        description = describe(learner, domain, inputs) if described else None
    verdict: Verdict = "wrong" if found else "not proved" if because else "proved"
    return Certificate(
        verdict=verdict,
        because=because,
        parts=parts,
        counterexample=found,
        seconds=time.perf_counter() - began,
        rounding=rounding,
        description=description,
    )


class Proof:
    """The five parts for one learner, and what fails in them."""

    def __init__(self, learner: Learner, domain: Domain) -> None:
        if not isinstance(domain, TokenDomain) or not isinstance(domain, Equivalence):
            raise UndecidableError(
                f"the domain {domain.name} does not say when one string of tokens can stand for "
                "another (`equivalent`)"
            )
        if domain.lacks:
            raise UndecidableError(f"the domain {domain.name} {domain.lacks}")
        self.domain = cast(ProvableDomain, domain)
        self.machine = Machine(learner)
        self.inputs = input_language(self.domain)
        self.told = contexts_told(self.domain, self.machine)
        self.states = [
            close(self.machine, inputs, self.domain) for inputs in self.inputs.components()
        ]
        self.rounding = max(self.machine.rounding(states.contexts) for states in self.states)
        self.failing_kinds: list[Suspect] = []
        self.endings, self.stuck = self._endings(), self._stuck()
        kinds = (self._kinds(),) if self.machine.chooses_kinds else ()
        self.parts = (self._closure(), self._windows(), self._order(), *kinds, self._end())

    @property
    def proved(self) -> bool:
        """Whether all parts hold."""
        return all(part.holds for part in self.parts)

    def _closure(self) -> Part:
        own = set().union(*(states.language.tokens().tolist() for states in self.states))
        own -= set(self.inputs.tokens().tolist())
        invented = f", of its own {self.domain.text(sorted(own))}" if own else ""
        sources = f" from {len(self.states)} sets of inputs" if len(self.states) > 1 else ""
        count = sum(len(states.contexts) for states in self.states)
        detail = f"{count:,} contexts{sources}{invented}"
        return Part(name="closure", holds=True, margin=None, detail=detail)

    def _windows(self) -> Part:
        safe = sum(int(states.chosen.safe.sum()) for states in self.states)
        total = sum(len(states.chosen.safe) for states in self.states)
        detail = f"{safe:,} of {total:,} windows that can be chosen are safe"
        margin = min(float(states.chosen.lead.min(initial=np.inf)) for states in self.states)
        holds = 0 < safe == total and margin >= LEAST
        return Part(name="windows", holds=holds, margin=margin, detail=detail)

    def _order(self) -> Part:
        """Measure how far unsafe windows are from being chosen."""
        margins = [states.margin for states in self.states]
        margin = min((margin for margin in margins if margin is not None), default=None)
        holds = margin is None or margin >= max(LEAST, FAR_ABOVE * self.rounding)
        detail = f"{'no' if holds else 'some'} unsafe window can be the best of a string"
        if margin is not None and np.isinf(margin):  # some string has no safe window at all
            margin, detail = None, f"{detail}, some string has no safe one"
        return Part(name="order", holds=holds, margin=margin, detail=detail)

    def _kinds(self) -> Part:
        """Measure how much better reducing scores than any other kind, while there are windows."""
        if not self.machine.linear_kinds:
            detail = "what kind is chosen is not linear in the mean over tokens (setting `heads`)"
            return Part(name="kinds", holds=False, margin=None, detail=detail)
        others = [k for k, kind in enumerate(self.machine.kinds)
                  if k != self.machine.reducing and kind != HALT]  # fmt: skip
        least = np.inf
        for states in self.states:
            several = ~(states.overlaps.starts & states.overlaps.ends)
            features = self.machine.whole_features(states.contexts)
            for told in self.told:
                kinds = self.machine.kind_scores(features, told.context)
                for kind in others:
                    gaps = kinds[:, self.machine.reducing] - kinds[:, kind]
                    mean, path = states.overlaps.least_mean(gaps, several)
                    least = min(least, mean)
                    if mean < LEAST:
                        string = states.overlaps.string(path).tolist()
                        self.failing_kinds.append(Suspect(string, states, told))
        what = "always" if least >= LEAST else "not always"
        detail = f"{what} reduces while more than one token is left"
        margin = None if np.isinf(least) else float(least)
        return Part(name="kinds", holds=least >= LEAST, margin=margin, detail=detail)

    def _endings(self) -> list[tuple[States, Told, Ending]]:
        alone = {
            token
            for problems in (self.domain.problems(s, min(self.domain.sizes)) for s in SPLITS)
            for bucket in problems.inputs
            if bucket.length == 1
            for token in bucket.values.argmax(dim=2).flatten().tolist()
        }
        return [
            (states, told, follow(self.machine, token, told))
            for states in self.states
            for token in sorted({*states.single_tokens(), *alone & set(states.inputs.tokens())})
            for told in self.told
        ]

    def _end(self) -> Part:
        """Check that one token is left, and that it becomes the answer."""
        if self.stuck:
            detail = f"strings of {len(self.stuck[0][1])} tokens have no window and cannot halt"
            return Part(name="end", holds=False, margin=None, detail=detail)
        wrong = [ending for _, _, ending in self.endings if not ending.holds]
        tokens = len({ending.token for _, _, ending in self.endings})
        detail = f"each of {tokens} last tokens becomes its answer"
        if wrong:
            detail = f"{self.domain.text([wrong[0].token])} can be left and becomes no right answer"
        if self.told[0].spare < 1:
            detail = "programs of as many steps as windows allow exceed the step limit"
        least = min((ending.margin for _, _, ending in self.endings), default=np.inf)
        holds = not wrong and bool(self.endings) and least >= LEAST
        margin = None if np.isinf(least) else least
        return Part(name="end", holds=holds, margin=margin, detail=detail)

    def _stuck(self) -> list[tuple[States, list[int]]]:
        """Shortest strings that have no window and more than one token, if there are any."""
        fewest = min(member.reads or 0 for member in self.machine.members)
        for length in range(2, fewest):
            strings = [(states, states.overlaps.of_length(length)) for states in self.states]
            if found := [(states, string) for states, string in strings if string]:
                return found
        return []

    def suspects(self) -> list[Suspect]:
        """States in which a part fails, a shortest one for each of its worst failures."""
        found = list(self.failing_kinds)
        found += [Suspect(string, states, told) for states, string in self.stuck
                  for told in self.told]  # fmt: skip
        for states, told, ending in self.endings:
            if not ending.holds:
                found.append(Suspect([ending.token], states, told))
        for states in self.states:
            best = states.scores.max(axis=1)
            unsafe = np.flatnonzero(~states.chosen.safe)
            score = states.scores[states.chosen.row[unsafe], states.chosen.column[unsafe]]
            for place in unsafe[np.argsort(-score)][:MOST_SUSPECTS].tolist():
                row = int(states.chosen.row[place])
                usable = best <= states.scores[row, states.chosen.column[place]] + LEAST
                usable[row] = True
                string = states.overlaps.shortest(row, usable)
                if string is not None:
                    found += [Suspect(string, states, told) for told in self.told]
        return found


def input_language(domain: TokenDomain) -> LocalLanguage:
    """The least local language that has every problem of the data sets."""
    allowed = np.zeros((domain.vocab + 1, domain.vocab + 1), dtype=bool)
    for size in domain.sizes:
        for split in SPLITS:
            strings = domain.strings(split, size)
            first = strings.tokens[strings.starts].numpy()
            last = strings.tokens[strings.starts + strings.lengths - 1].numpy()
            allowed[domain.vocab, first] = allowed[last, domain.vocab] = True
            for offset in range(int(strings.lengths.max()) - 1):
                inside = strings.lengths > offset + 1
                at = strings.starts[inside] + offset
                allowed[strings.tokens[at].numpy(), strings.tokens[at + 1].numpy()] = True
    return LocalLanguage(domain.vocab, allowed)
