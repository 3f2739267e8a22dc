"""Counterexamples: inputs on which a learner is wrong, executed."""

from __future__ import annotations

from collections.abc import Sequence

from crl.batch import chunks
from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError
from crl.learners import Learner
from crl.proofs.certificate import Counterexample
from crl.proofs.language import LocalLanguage

MOST = 100_000  # inputs of one length that are all executed


def find_wrong(
    learner: Learner,
    domain: TokenDomain,
    inputs: LocalLanguage,
    suspects: Sequence[Sequence[int]],
) -> Counterexample | None:
    """Find a shortest input that is answered wrongly: of all short ones, then of the suspects."""
    by_length: list[list[Sequence[int]]] = [*_all_short(inputs), sorted(suspects, key=len)]
    for strings in by_length:
        texts = [domain.text(string) for string in strings if _allowed(inputs, string)]
        if (found := _first_wrong(learner, domain, texts)) is not None:
            return found
    return None


def _allowed(inputs: LocalLanguage, string: Sequence[int]) -> bool:
    whole = [inputs.edge, *string, inputs.edge]
    return bool(inputs.allowed[whole[:-1], whole[1:]].all())


def _all_short(inputs: LocalLanguage) -> list[list[Sequence[int]]]:
    """All strings of each length, as long as they are not too many."""
    following = [row.nonzero()[0].tolist() for row in inputs.allowed[:-1, :-1]]
    strings = [[token] for token in inputs.allowed[-1, :-1].nonzero()[0].tolist()]
    lengths: list[list[Sequence[int]]] = []
    while strings and len(strings) <= MOST:
        lengths.append([string for string in strings if inputs.allowed[string[-1], -1]])
        strings = [[*string, token] for string in strings for token in following[string[-1]]]
    return lengths


def _first_wrong(
    learner: Learner, domain: TokenDomain, texts: Sequence[str]
) -> Counterexample | None:
    queries, given = [], []
    for text in texts:
        try:
            queries.append(domain.parse(text))
            given.append(text)
        except UsageError:  # the language allows more than the domain does
            continue
    if not queries:
        return None
    problems = domain.encode(queries)
    wrong: dict[int, str | None] = {}
    for rows in chunks(problems):
        part = problems.take(rows)
        outcome = learner.execute(part, snap=True)
        for at in (~domain.solved(outcome, part)).nonzero()[:, 0].tolist():
            halted = bool(outcome.halted[at])
            wrong[int(rows[at])] = domain.show(outcome.output[at][None]) if halted else None
    if not wrong:
        return None
    row = min(wrong)
    right = domain.text([int(problems.answers[row])])
    return Counterexample(input=given[row], answer=wrong[row], right=right)
