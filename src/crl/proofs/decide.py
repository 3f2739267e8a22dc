"""certify: decide whether a learner is right on every input of every length.

The method. Tokens and pairs that can ever occur are closed under what the learner would do
(closure). A window is safe if the domain says that what is written can stand for what was read, in
that context (windows). An unsafe window is never the best (order). What is left in the end is the
answer (end). By induction over reductions the learner is then right at every length.
"""

from __future__ import annotations

import time
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from crl.domains import Domain
from crl.domains.capabilities import Equivalence
from crl.domains.token_domain import TokenDomain
from crl.learners import Learner
from crl.proofs.certificate import Certificate, Counterexample, Part
from crl.proofs.counterexamples import find_wrong
from crl.proofs.language import LocalLanguage, Tokens
from crl.proofs.machine import Machine, UndecidableError, Windows, symbols
from crl.proofs.order import Overlaps

LEAST = 1e-3  # Margin of scores that counts as positive: far above the rounding of float32.


def certify(learner: Learner, domain: Domain) -> Certificate:
    """Decide a learner; where it cannot be decided the certificate says why."""
    began = time.perf_counter()
    try:
        parts, found, because = _decide(learner, domain)
    except UndecidableError as error:
        parts, found, because = (), None, str(error)
    verdict = "wrong" if found else "not proved" if because else "proved"
    return Certificate(
        verdict=verdict,  # type: ignore[arg-type]  # one of three
        because=because,
        parts=parts,
        counterexample=found,
        seconds=time.perf_counter() - began,
    )


def _decide(
    learner: Learner, domain: Domain
) -> tuple[tuple[Part, ...], Counterexample | None, str]:
    if not isinstance(domain, TokenDomain) or not isinstance(domain, Equivalence):
        raise UndecidableError(
            f"the domain {domain.name} does not say when one string of tokens can stand for "
            "another (`equivalent`)"
        )
    machine = Machine(learner)
    inputs = input_language(domain)
    language, windows, safe = _closed(machine, inputs, domain)
    order, overlaps, margins = _order(windows, safe, language)
    parts = (
        _closure(inputs, language, windows, domain),
        _windows(windows, safe),
        order,
        _end(machine, language, domain),
    )
    failing = [part for part in parts if not part.holds]
    if not failing:
        return parts, None, ""
    strings = _suspects(overlaps, windows, safe, margins)
    found = find_wrong(learner, domain, inputs, strings)
    return parts, found, f"{failing[0].name}: {failing[0].detail}"


def input_language(domain: TokenDomain) -> LocalLanguage:
    """The least local language that has every problem of the data sets."""
    allowed = np.zeros((domain.vocab + 1, domain.vocab + 1), dtype=bool)
    for size in domain.sizes:
        for split in ("train", "validation", "test"):
            strings = domain.strings(split, size)
            first = strings.tokens[strings.starts].numpy()
            last = strings.tokens[strings.starts + strings.lengths - 1].numpy()
            allowed[domain.vocab, first] = allowed[last, domain.vocab] = True
            for offset in range(int(strings.lengths.max()) - 1):
                inside = strings.lengths > offset + 1
                at = strings.starts[inside] + offset
                allowed[strings.tokens[at].numpy(), strings.tokens[at + 1].numpy()] = True
    return LocalLanguage(domain.vocab, allowed)


def _closed(
    machine: Machine, language: LocalLanguage, domain: Equivalence
) -> tuple[LocalLanguage, Windows, NDArray[np.bool_]]:
    """Close a language under safe windows; its windows, and which of them are safe."""
    while True:
        windows = machine.windows(language)
        safe = _safe(windows, language.edge, domain)
        larger = language.joined(_written_pairs(windows, safe))
        if np.array_equal(larger.allowed, language.allowed):
            return language, windows, safe
        language = larger


def _safe(windows: Windows, edge: int, domain: Equivalence) -> NDArray[np.bool_]:
    """Ask the domain at every context whether what is written can stand for what was read."""
    safe = np.zeros(len(windows.fits), dtype=bool)
    rows = np.flatnonzero(windows.fits)
    columns = (windows.contexts, windows.begin, windows.end, windows.written)
    for row, context, begin, end, written in zip(
        rows, *(column[rows].tolist() for column in columns), strict=True
    ):
        new = [token for token in written if token >= 0]
        left = [token for token in context[:begin] if token != edge]
        right = [token for token in context[end:] if token != edge]
        safe[row] = domain.equivalent(
            (*left, *context[begin:end], *right),
            (*left, *new, *right),
            first=context[0] == edge,
            last=context[-1] == edge,
        )
    return safe


def _written_pairs(windows: Windows, safe: NDArray[np.bool_]) -> Tokens:
    """The pairs of neighbours that safe windows make (n, 2)."""
    pairs: set[tuple[int, int]] = set()
    columns = (windows.contexts, windows.begin, windows.end, windows.written)
    for context, begin, end, written in zip(*(c[safe].tolist() for c in columns), strict=True):
        new = [token for token in written if token >= 0]
        pairs.update(pairwise([context[begin - 1], *new, context[end]]))
    return np.array(sorted(pairs), dtype=np.int64).reshape(-1, 2)


# --- the parts -------------------------------------------------------------------------------
def _closure(
    inputs: LocalLanguage, language: LocalLanguage, windows: Windows, domain: TokenDomain
) -> Part:
    own = sorted(set(language.tokens().tolist()) - set(inputs.tokens().tolist()))
    invented = f", of its own {domain.text(own)}" if own else ""
    detail = f"{len(language.tokens())} tokens{invented}, {len(windows.contexts):,} contexts"
    return Part(name="closure", holds=True, margin=None, detail=detail)


def _windows(windows: Windows, safe: NDArray[np.bool_]) -> Part:
    detail = f"{int(safe.sum()):,} of {int(windows.fits.sum()):,} windows in context are safe"
    return Part(name="windows", holds=bool(safe.any()), margin=None, detail=detail)


def _order(
    windows: Windows, safe: NDArray[np.bool_], language: LocalLanguage
) -> tuple[Part, Overlaps, NDArray[np.float64]]:
    """The least, over all strings with an unsafe window, of the best safe score above it."""
    overlaps = Overlaps.of(windows.contexts, language.edge)
    scores = np.where(safe, windows.score, -np.inf)
    best = np.maximum(overlaps.least_best(scores), overlaps.least_best(scores, backwards=True))
    unsafe = windows.fits & ~safe
    margins = np.full(len(safe), np.inf)
    margins[unsafe] = best[unsafe] - windows.score[unsafe]
    least = float(margins.min(initial=np.inf))
    failing = int((margins < LEAST).sum())
    detail = "no unsafe window is ever the best"
    if failing:
        detail = f"{failing:,} unsafe windows can be the best"
    margin = None if np.isinf(least) else least
    return Part(name="order", holds=not failing, margin=margin, detail=detail), overlaps, margins


def _end(machine: Machine, language: LocalLanguage, domain: TokenDomain) -> Part:
    """Check that what is left is one token, and that it is its own answer."""
    shortest = min(member.reads or 0 for member in machine.members)
    allowed = language.allowed[:-1, :-1]
    tokens = np.flatnonzero(language.allowed[-1, :-1])
    reached = tokens
    for length in range(2, shortest):
        reached = np.flatnonzero(allowed[reached].any(axis=0))
        if language.allowed[reached, -1].any():
            detail = f"inputs of {length} tokens have no window and cannot halt"
            return Part(name="end", holds=False, margin=None, detail=detail)
    single = tokens[language.allowed[tokens, -1]].tolist()
    one_hot = symbols(domain.vocab)
    wrong = [token for token in single if domain.oracle(one_hot[token][None]) != token]
    detail = f"{len(single)} single tokens are their own answers"
    if wrong:
        detail = f"{domain.text(wrong)} can be left in the end and is no answer"
    return Part(name="end", holds=not wrong, margin=None, detail=detail)


def _suspects(
    overlaps: Overlaps, windows: Windows, safe: NDArray[np.bool_], margins: NDArray[np.float64]
) -> list[list[int]]:
    """Shortest strings in which an unsafe window is the best, for the windows that fail most."""
    strings = []
    for row in np.argsort(margins)[:50].tolist():
        if margins[row] < LEAST:
            usable = ~safe | (windows.score <= windows.score[row])
            string = overlaps.shortest(row, usable)
            if string is not None:
                strings.append(string.tolist())
    return strings
