"""Executions: sets of problems that were not trained on, executed, and each program as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains import Domain
from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError
from crl.learners import ProgramLearner
from crl.measuring.generalization import subsample
from crl.modules import HALT, ModuleSet
from crl.trace import ExecutionTrace
from crl.viewer.learned.forms import Forms

LIMIT, END = "step limit", "end"  # how programs end that have no HALT
EVERY = "all problems"  # the kind of a problem where there is but one
SHORT = 9  # most tokens of problems whose ways through the graph are still readable

State = tuple[int, ...]  # the tokens of a representation


@dataclass(frozen=True, kw_only=True)
class Executed:
    """One problem as it was executed; each step reads the state of the same place."""

    label: str  # what kind of problem it is, such as a pair of languages
    modules: tuple[str, ...]  # titles, HALT last; "tried ..." if the choice was impossible
    states: tuple[State, ...]  # before each step; none where representations are no tokens
    ending: str  # HALT, END of a bounded program, or LIMIT
    solved: bool


@dataclass(frozen=True, kw_only=True)
class ProblemSet:
    """Problems of one size that were executed."""

    title: str
    size: int
    problems: ProblemBatch
    trace: ExecutionTrace
    programs: tuple[Executed, ...]


def problem_sets(
    learner: ProgramLearner, domain: Domain, forms: Forms | None, count: int
) -> list[ProblemSet]:
    """Execute about `count` problems of the test set, unseen ones as large, and larger ones."""
    last = max(domain.sizes)
    unseen = f"{domain.groups[0]} {domain.group_word}" if len(domain.groups) > 1 else "unseen"
    trained = f"trained {domain.group_word}" if len(domain.groups) > 1 else "test set"
    longer = [size for size in domain.measured if size > last][:1]
    sets = [
        (trained, last, subsample(domain.problems("test", last), count)),
        *_unseen(domain, unseen, last, count),
        *(part for size in longer for part in _unseen(domain, unseen, size, count)),
    ]
    return [
        executed(learner, domain, forms, problems, f"{title}, {domain.with_unit(size)}", size)
        for title, size, problems in sets
    ]


def short_set(learner: ProgramLearner, domain: TokenDomain, forms: Forms, count: int) -> ProblemSet:
    """Execute problems that are short enough to be followed, of every group that there is."""
    short = [size for size in domain.sizes if domain.tokens(size) <= SHORT]
    size = max(short, default=min(domain.sizes))
    parts = [subsample(domain.problems("test", size), count)]
    parts += [problems for _, _, problems in _unseen(domain, "", size, count)]
    problems = ProblemBatch.join(parts)
    return executed(learner, domain, forms, problems, domain.with_unit(size), size)


def _unseen(
    domain: Domain, title: str, size: int, count: int
) -> Iterator[tuple[str, int, ProblemBatch]]:
    """Give unseen problems of the main group, if there are any of that size."""
    try:
        yield title, size, subsample(domain.unseen(size, count), count)
    except UsageError:  # the domain has no such problems
        return


@torch.no_grad()
def executed(
    learner: ProgramLearner,
    domain: Domain,
    forms: Forms | None,
    problems: ProblemBatch,
    title: str,
    size: int,
) -> ProblemSet:
    """Execute problems, and read off their programs."""
    trace = learner.execute(problems, record=True)
    solved = domain.solved(trace, problems).tolist()
    labels = _labels(domain, forms, problems)
    programs = tuple(
        Executed(label=label, modules=modules, states=states, ending=ending, solved=is_solved)
        for label, is_solved, (modules, states, ending) in zip(
            labels, solved, _programs(trace, learner.module_set, forms is not None), strict=True
        )
    )
    return ProblemSet(title=title, size=size, problems=problems, trace=trace, programs=programs)


def _labels(domain: Domain, forms: Forms | None, problems: ProblemBatch) -> list[str]:
    """Say what kind each problem is: the form of its input, and what the controller is told."""
    forms_told = [""] * len(problems)
    if forms is not None and forms.tells_inputs:
        for bucket in problems.inputs:
            strings = bucket.values.argmax(dim=2).tolist()
            for row, tokens in zip(bucket.rows.tolist(), strings, strict=True):
                forms_told[row] = forms.of(tokens)
    told = [
        " ".join(domain.options_of(problems, row).values()) if domain.context else ""
        for row in range(len(problems))
    ]
    both = zip(forms_told, told, strict=True)
    return [" → ".join(part for part in parts if part) or EVERY for parts in both]


def _programs(
    trace: ExecutionTrace, modules: ModuleSet, has_tokens: bool
) -> Iterator[tuple[tuple[str, ...], tuple[State, ...], str]]:
    """Give the modules, the states and the end of each problem's program."""
    steps: list[dict[int, tuple[str, State]]] = [{} for _ in range(len(trace.halted))]
    for step in trace.steps:
        assert step.representation is not None
        read: list[State] = _states(step.representation) if has_tokens else [()] * len(step)
        choices = modules.choices(step.length)
        for row, number, choice, state in zip(
            step.rows.tolist(), step.number.tolist(), step.choice.tolist(), read, strict=True
        ):
            tried = "tried " if choices.noop[choice] else ""
            steps[row][number] = (tried + modules.title(int(choices.module[choice])), state)
    for halted, own in zip(trace.halted.tolist(), steps, strict=True):
        program = [own[number] for number in sorted(own)]
        titles = tuple(title for title, _ in program)
        ending = LIMIT if not halted else HALT if titles[-1] == HALT else END
        yield titles, tuple(state for _, state in program), ending


def _states(values: Tensor) -> list[State]:
    """Read representations (batch, length, vocab) as their most probable symbols."""
    return [tuple(tokens) for tokens in values.argmax(dim=-1).tolist()]
