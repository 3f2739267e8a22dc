"""Counterexamples: inputs on which a learner is wrong, executed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from crl.batch import ProblemBatch, chunks
from crl.domains.contract import SPLITS
from crl.errors import UsageError
from crl.learners import Learner
from crl.proofs.certificate import Counterexample
from crl.proofs.closure import ProvableDomain, States, rows_of
from crl.proofs.ending import Told
from crl.proofs.language import LocalLanguage
from crl.proofs.machine import span

FEW, MOST = 20_000, 250_000  # inputs of one length that are all executed: at first, and at most
TRIES = 30  # inputs that are tried for a state
LARGER, FAR = 200, 10  # problems of larger sizes, up to a multiple of the trained ones


@dataclass(frozen=True)
class Suspect:
    """A state in which something goes wrong, if an input leads to it."""

    string: list[int]
    states: States
    told: Told

    def inputs(self) -> Iterator[list[int]]:
        """Give inputs that may lead to the state.

        Tokens that no input has are put back to windows that become them, in several ways.
        """
        known = set(self.states.inputs.tokens().tolist())
        ways = ways_to_write(self.states)
        if any(token not in known and token not in ways for token in self.string):
            return
        for number in range(TRIES):
            string: list[int] = []
            for place, token in enumerate(self.string):
                if token in known and (len(self.string) > 1 or token not in ways):
                    string.append(token)
                else:
                    them = ways[token]
                    string += them[(number * (1 + place)) % len(them)]
            yield string


def ways_to_write(states: States) -> dict[int, list[tuple[int, ...]]]:
    """Windows of input tokens that become each token, those that are reduced first at the front."""
    known = set(states.inputs.tokens().tolist())
    found: dict[int, dict[tuple[int, ...], float]] = {}
    for row, column, written, safe in rows_of(states.chosen):
        begin, end = span(states.machine.members[column], states.machine.radius)
        read = tuple(states.contexts[row, begin:end].tolist())
        if safe and len(written) == 1 and known.issuperset(read):
            score = float(states.scores[row, column])
            them = found.setdefault(written[0], {})
            them[read] = max(score, them.get(read, score))
    return {
        token: sorted(them, key=them.__getitem__, reverse=True) for token, them in found.items()
    }


def find_wrong(
    learner: Learner,
    domain: ProvableDomain,
    inputs: LocalLanguage,
    told: Sequence[Told],
    suspects: Callable[[], Sequence[Suspect]],
) -> Counterexample | None:
    """Find a shortest input that is answered wrongly.

    The shortest are all executed; then those that lead to suspects; then all that are shorter than
    what was found; if nothing was, known problems.
    """

    def among(strings: list[list[int]]) -> Counterexample | None:
        return _first_wrong(
            learner, domain, [(string, each) for string in strings for each in told]
        )

    executed = 0  # length up to which all were
    for strings in _all_short(inputs, domain, FEW // len(told)):
        if found := among(strings):
            return found
        executed = len(strings[0]) if strings else executed
    tried = [
        (string, suspect.told)
        for suspect in suspects()
        for string in islice(suspect.inputs(), TRIES)
        if inputs.has(string)
    ]
    suspected = _first_wrong(learner, domain, sorted(tried, key=lambda each: len(each[0])))
    suspected = suspected or _wrong_known(learner, domain)
    for strings in _all_short(inputs, domain, MOST // len(told)):
        length = len(strings[0]) if strings else 0
        if suspected is not None and length >= suspected.tokens:
            break
        if length > executed and (found := among(strings)):
            return found
    return suspected


def _all_short(
    inputs: LocalLanguage, domain: ProvableDomain, most: int
) -> Iterator[list[list[int]]]:
    """All strings of each length that can be inputs, as long as they are not too many."""
    following = [row.nonzero()[0].tolist() for row in inputs.allowed[:-1, :-1]]
    strings = [[token] for token in inputs.allowed[-1, :-1].nonzero()[0].tolist()]
    while strings and len(strings) <= most:
        yield [string for string in strings if inputs.allowed[string[-1], -1]]
        strings = [[*string, token] for string in strings for token in following[string[-1]]]
        strings = [string for string in strings if domain.occurs(string, first=True, last=False)]


def _first_wrong(
    learner: Learner, domain: ProvableDomain, given: Sequence[tuple[list[int], Told]]
) -> Counterexample | None:
    queries, asked = [], []
    for string, told in given:
        try:
            queries.append(domain.parse(domain.text(string), **told.options))
            asked.append((string, told.options))
        except UsageError:  # the language allows more than the domain does
            continue
    if not queries:
        return None
    problems = domain.encode(queries)
    wrong = _wrong(learner, domain, problems)
    if not wrong:
        return None
    string, options = asked[row := min(wrong)]
    return _counterexample(domain, string, options, wrong[row], int(problems.answers[row]))


def _wrong_known(learner: Learner, domain: ProvableDomain) -> Counterexample | None:
    """Find a shortest problem of the data sets, or a larger one, that is answered wrongly."""
    sizes = [size for size in domain.measured if size <= FAR * max(domain.sizes)]
    sets = [domain.problems(split, size) for size in domain.sizes for split in SPLITS]
    for problems in [*sets, *(domain.unseen(size, LARGER) for size in sizes)]:
        wrong = _wrong(learner, domain, problems)
        strings = {
            row: values.argmax(dim=1).tolist()
            for bucket in problems.inputs
            for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True)
            if row in wrong
        }
        if strings:
            row = min(strings, key=lambda row: len(strings[row]))
            options = domain.options_of(problems, row)
            right = int(problems.answers[row])
            return _counterexample(domain, strings[row], options, wrong[row], right)
    return None


def _wrong(
    learner: Learner, domain: ProvableDomain, problems: ProblemBatch
) -> dict[int, str | None]:
    """Execute problems; what is answered to those that are not solved, None if nothing is."""
    wrong: dict[int, str | None] = {}
    for rows in chunks(problems):
        part = problems.take(rows)
        outcome = learner.execute(part, snap=True)
        for at in (~domain.solved(outcome, part)).nonzero()[:, 0].tolist():
            halted = bool(outcome.halted[at])
            wrong[int(rows[at])] = domain.show(outcome.output[at][None]) if halted else None
    return wrong


def _counterexample(
    domain: ProvableDomain,
    string: list[int],
    options: Mapping[str, str],
    answer: str | None,
    right: int,
) -> Counterexample:
    return Counterexample(
        input=domain.text(string),
        options=options,
        answer=answer,
        right=domain.text([right]),
        tokens=len(string),
    )
