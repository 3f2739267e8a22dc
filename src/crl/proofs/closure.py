"""Closure: every state that a learner can come to from some inputs, and what it does there.

A window can be chosen only in a string none of whose windows scores higher. What such windows write
joins the language of states, until nothing new comes.
Legend: n = contexts, m = modules that read windows, k = windows that can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

import numpy as np

from crl.domains.capabilities import Equivalence
from crl.domains.token_domain import TokenDomain
from crl.proofs.language import LocalLanguage, Occurs, Tokens, distinct
from crl.proofs.machine import Machine, span
from crl.proofs.paths import Mask, Overlaps, Scores

LEAST = 1e-3  # Margin of scores that counts as positive: far above the rounding of float32.
AT_ONCE = 512  # windows that are judged in one go


class ProvableDomain(Equivalence, TokenDomain):
    """A domain of token strings that says when one can stand for another."""


@dataclass(frozen=True, kw_only=True)
class Windows:
    """Windows: a context, a module, and what it writes there."""

    row: Tokens  # (k,) context
    column: Tokens  # (k,) module
    written: list[tuple[int, ...]]  # k
    safe: Mask  # (k,) whether what is written can stand for what was read
    lead: Scores  # (k,) how much likelier than others the written tokens are, as a logarithm


@dataclass(frozen=True)
class States:
    """The states that a learner can come to from inputs of one local language."""

    machine: Machine
    domain: ProvableDomain
    inputs: LocalLanguage
    language: LocalLanguage
    overlaps: Overlaps
    scores: Scores  # (n, m) of windows; -inf where one does not fit
    gaps: Scores  # (n, m) how much better the best window is, at least, in strings that have it
    chosen: Windows  # those that can be chosen

    @property
    def contexts(self) -> Tokens:
        """All contexts (n, width)."""
        return self.overlaps.contexts

    @cached_property
    def margin(self) -> float | None:
        """How far unsafe windows are from being chosen, least over all; None if there are none.

        Of those that can be chosen: how much better they score than safe ones, as a negative.
        """
        if not self.chosen.safe.all():
            return self._failing_margin()
        order = np.argsort(self.gaps, axis=None, kind="stable")
        order = order[np.isfinite(self.gaps.flat[order])]
        for begin in range(0, len(order), AT_ONCE):
            rows, columns = np.unravel_index(order[begin : begin + AT_ONCE], self.gaps.shape)
            judged = judge(self.machine, self.domain, self.contexts, rows, columns)
            unsafe = np.flatnonzero(~judged.safe)
            if len(unsafe):
                return float(self.gaps[rows[unsafe[0]], columns[unsafe[0]]])
        return None

    def _failing_margin(self) -> float:
        unsafe = ~self.chosen.safe
        rows, columns = self.chosen.row[unsafe], self.chosen.column[unsafe]
        safe = self.scores.copy()
        safe[rows, columns] = -np.inf
        best_safe = self.overlaps.least_best(safe.max(axis=1))
        return float((best_safe[rows] - self.scores[rows, columns]).min())

    def single_tokens(self) -> list[int]:
        """The tokens that can be left alone by a window."""
        found = set()
        for row, column, written, safe in rows_of(self.chosen):
            begin, end = span(self.machine.members[column], self.machine.radius)
            beside = self.contexts[row, [begin - 1, end]]
            if safe and len(written) == 1 and (beside == self.language.edge).all():
                found.add(written[0])
        return sorted(found)


def close(machine: Machine, inputs: LocalLanguage, domain: ProvableDomain) -> States:
    """Close the language of inputs under safe windows that can be chosen."""
    language, occurs = inputs, occurrence(domain)
    while True:
        contexts = language.contexts(machine.radius, occurs)
        overlaps = Overlaps.of(contexts, language.edge)
        scores = machine.scores(contexts)
        least_best = overlaps.least_best(scores.max(axis=1))
        with np.errstate(invalid="ignore"):  # strings without a window
            gaps = np.where(np.isfinite(scores), least_best[:, None] - scores, np.inf)
        rows, columns = np.nonzero(gaps < LEAST)
        chosen = judge(machine, domain, contexts, rows, columns)
        larger = language.joined(_made_pairs(machine, contexts, chosen))
        if np.array_equal(larger.allowed, language.allowed):
            return States(machine, domain, inputs, language, overlaps, scores, gaps, chosen)
        language = larger


def occurrence(domain: ProvableDomain) -> Occurs | None:
    """Get what a domain says of which strings, with EDGE beyond ends, occur; None: nothing.

    Safe windows keep expressions well-formed, so that states have no other parts.
    """
    if type(domain).occurs is Equivalence.occurs:
        return None
    edge = domain.vocab

    def occurs(strings: Tokens) -> Mask:
        asked, inverse = distinct(domain.alike(strings))
        kept = []
        for string in asked.tolist():
            part = [token for token in string if token != edge]
            kept.append(domain.occurs(part, first=string[0] == edge, last=string[-1] == edge))
        return np.array(kept, dtype=bool)[inverse]

    return occurs


def judge(
    machine: Machine, domain: ProvableDomain, contexts: Tokens, rows: Tokens, columns: Tokens
) -> Windows:
    """Ask the domain whether what windows write can stand for what they read, where they are."""
    written: list[tuple[int, ...]] = [()] * len(rows)
    safe, lead = np.zeros(len(rows), dtype=bool), np.zeros(len(rows))
    for column, member in enumerate(machine.members):
        begin, end = span(member, machine.radius)
        which = np.flatnonzero(columns == column)
        here = contexts[rows[which]]
        if not len(which):
            continue
        tokens, lead[which] = machine.written(here, column)
        each = zip(which.tolist(), here.tolist(), tokens.tolist(), strict=True)
        for place, context, new in each:
            written[place] = tuple(new)
            left = tuple(token for token in context[:begin] if token != machine.vocab)
            right = tuple(token for token in context[end:] if token != machine.vocab)
            safe[place] = domain.equivalent(
                (*left, *context[begin:end], *right),
                (*left, *new, *right),
                first=context[0] == machine.vocab,
                last=context[-1] == machine.vocab,
            )
    return Windows(row=rows, column=columns, written=written, safe=safe, lead=lead)


def rows_of(windows: Windows) -> Iterator[tuple[int, int, tuple[int, ...], bool]]:
    """Go through windows one by one: context, module, what it writes, whether it is safe."""
    columns = (windows.row.tolist(), windows.column.tolist(), windows.written)
    return zip(*columns, windows.safe.tolist(), strict=True)


def _made_pairs(machine: Machine, contexts: Tokens, windows: Windows) -> Tokens:
    """The pairs of neighbours that safe windows make (n, 2)."""
    pairs: set[tuple[int, int]] = set()
    spans = [span(member, machine.radius) for member in machine.members]
    for row, column, written, safe in rows_of(windows):
        if safe:
            begin, end = spans[column]
            context = contexts[row]
            pairs.update(pairwise([int(context[begin - 1]), *written, int(context[end])]))
    return np.array(sorted(pairs), dtype=np.int64).reshape(-1, 2)
