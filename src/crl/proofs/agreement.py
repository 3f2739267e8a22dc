"""What can be said of a learner that is not proved: where it is unsure, and where it is wrong.

Inputs are all strings whose neighbouring tokens are neighbours in some problem, and whose brackets
are balanced if those of all problems are, the shortest first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from crl.batch import chunks
from crl.domains import Domain
from crl.domains.token_domain import TokenDomain
from crl.errors import RunError
from crl.learners import Learner, ProgramLearner
from crl.proofs.brackets import Brackets
from crl.proofs.decide import input_language
from crl.proofs.inputs import as_problems, random_inputs, shortest_inputs
from crl.proofs.language import LocalLanguage, Tokens

MOST_INPUTS = 10_000  # that are executed: seconds
MOST_SHOWN = 5
SURE = 0.9  # confidence below which an answer is unsure
NUM_RANDOM = 200  # longer inputs of each length
SEED = 20190506


@dataclass(frozen=True, kw_only=True)
class Answered:
    """An input, and what was answered; None if the program did not halt."""

    input: str
    answer: str | None
    confidence: float
    snapped: str | None  # the answer if every written token is made one-hot
    right: str | None = None  # the oracle's answer

    @property
    def is_unsure(self) -> bool:
        """Whether soft and snapped execution differ, or the confidence is low."""
        return self.answer is None or self.answer != self.snapped or self.confidence < SURE

    def __str__(self) -> str:
        said = "nothing" if self.answer is None else self.answer
        parts = [f"{self.input} gives {said}"]
        if self.right is not None and self.right != self.answer:
            parts.append(f"right is {self.right}")
        if self.answer is not None and self.confidence < SURE:
            parts.append(f"confidence {self.confidence:.2f}")
        if self.snapped != self.answer:
            parts.append(f"snapped it gives {self.snapped or 'nothing'}")
        return ", ".join(parts)


@dataclass(frozen=True, kw_only=True)
class Agreement:
    """What came of all inputs up to a length, and of random longer ones."""

    tokens: int  # of the longest inputs that were all executed
    inputs: int  # that were all executed; those with an answer, if there is an oracle
    disagreeing: int  # of them, unsure ones or wrong ones
    longest: int  # tokens of the longest random inputs; 0 if there are none
    random: int
    random_disagreeing: int
    judged: bool  # by an oracle
    shown: tuple[Answered, ...]  # some that disagree, the shortest
    brackets: str = ""  # that are balanced in all inputs, such as ( ) and [ ]

    @property
    def lines(self) -> list[str]:
        """Say it in words."""
        bad = "wrong" if self.judged else "unsure"
        what = "with an answer" if self.judged else "whose neighbouring tokens the problems have"
        balanced = f" and balanced {self.brackets}" if self.brackets else ""
        upto = f"all {self.inputs:,} inputs {what}{balanced} of up to {self.tokens} tokens"
        lines = [f"{upto}: {bad} on {self.disagreeing:,}"]
        if self.random:
            more = f"{self.random:,} random longer ones of up to {self.longest} tokens"
            lines.append(f"{more}: {bad} on {self.random_disagreeing:,}")
        return [*lines, *(f"  {each}" for each in self.shown)]

    def __str__(self) -> str:
        return "\n".join(self.lines)


def find_agreement(learner: Learner, domain: Domain) -> Agreement:
    """Execute all short inputs and some longer ones: is it sure, or right if there is an oracle?"""
    if not isinstance(domain, TokenDomain) or domain.context:
        raise RunError(f"the inputs of {domain.name} are not only strings of tokens to be listed")
    judged = type(domain).answer is not TokenDomain.answer
    language, brackets = input_language(domain), Brackets.of(domain)
    short: list[Answered] = []
    tokens = 0
    for strings in shortest_inputs(language, MOST_INPUTS, brackets):
        short += answered(learner, domain, strings, judged)
        tokens = strings.shape[1]
    drawn = list(_longer(domain, language, brackets, tokens))
    long = [each for strings in drawn for each in answered(learner, domain, strings, judged)]
    bad, longer = _disagreeing(short, judged), _disagreeing(long, judged)
    return Agreement(
        tokens=tokens,
        inputs=len(short),
        disagreeing=len(bad),
        longest=max((strings.shape[1] for strings in drawn), default=0) if long else 0,
        random=len(long),
        random_disagreeing=len(longer),
        judged=judged,
        shown=tuple([*bad, *longer][:MOST_SHOWN]),
        brackets=brackets.shown(domain.symbols),
    )


def _longer(
    domain: TokenDomain, language: LocalLanguage, brackets: Brackets, tokens: int
) -> Iterator[Tokens]:
    """Draw inputs of lengths up to twice the longest trained ones."""
    rng = np.random.default_rng(SEED)
    most = 2 * max(domain.tokens(max(domain.sizes)), tokens)
    for length in np.unique(np.linspace(tokens + 1, most, 12).astype(int)).tolist():
        strings = random_inputs(language, length, NUM_RANDOM, rng, brackets)
        if len(strings):
            yield np.unique(strings, axis=0)


def _disagreeing(found: Iterable[Answered], judged: bool) -> list[Answered]:
    return [each for each in found if (each.answer != each.right if judged else each.is_unsure)]


def answered(
    learner: Learner, domain: TokenDomain, strings: Tokens, judged: bool
) -> list[Answered]:
    """Execute inputs of one length, softly and snapped; those without an answer are left out."""
    texts = [domain.text(string) for string in strings.tolist()]
    right = [domain.answer(text) if judged else None for text in texts]
    kept = [row for row in range(len(texts)) if not judged or right[row] is not None]
    if not kept:
        return []
    problems = as_problems(domain, strings[kept])
    found: dict[int, Answered] = {}
    for rows in chunks(problems):
        part = problems.take(rows)
        soft = learner.execute(part)
        snaps = isinstance(learner, ProgramLearner) and domain.can_snap
        hard = learner.execute(part, snap=True) if snaps else soft
        sure, symbol = soft.output.max(dim=1)
        for place, row in enumerate(rows.tolist()):
            answers = [
                domain.text([int(which[place])]) if bool(outcome.halted[place]) else None
                for outcome, which in ((soft, symbol), (hard, hard.output.argmax(dim=1)))
            ]
            found[row] = Answered(
                input=texts[kept[row]],
                answer=answers[0],
                confidence=float(sure[place]),
                snapped=answers[1],
                right=right[kept[row]],
            )
    return [found[row] for row in range(len(kept))]
