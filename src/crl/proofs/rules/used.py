"""Windows that a learner rewrites in its programs: what it uses of what its modules can do."""

from __future__ import annotations

import torch

from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError
from crl.learners import ProgramLearner
from crl.measuring.generalization import subsample
from crl.modules import ModuleSet
from crl.proofs.language import Tokens
from crl.trace import Step

MOST_PROBLEMS = 200  # of each size
MOST_TOKENS = 60  # of the problems of a size


def used_windows(learner: ProgramLearner, domain: TokenDomain) -> tuple[int, dict[str, Tokens]]:
    """Execute unseen problems, snapped; the windows that each module read (n, reads), by title.

    Gives the number of problems too.
    """
    modules, count = learner.module_set, 0
    found: dict[str, set[tuple[int, ...]]] = {title: set() for title in modules.titles}
    for size in domain.measured:
        try:
            problems = subsample(domain.unseen(size, MOST_PROBLEMS), MOST_PROBLEMS)
        except UsageError:  # there are none of that size
            continue
        if max(bucket.length for bucket in problems.inputs) > MOST_TOKENS:
            break
        count += len(problems)
        for step in learner.execute(problems, record=True, snap=domain.can_snap).steps:
            _note_windows(step, modules, found)
    return count, {
        title: torch.tensor(sorted(windows)).numpy() for title, windows in found.items() if windows
    }


def _note_windows(step: Step, modules: ModuleSet, found: dict[str, set[tuple[int, ...]]]) -> None:
    choices = modules.choices(step.length)
    assert step.representation is not None
    tokens = step.representation.argmax(dim=2).tolist()
    for row, choice in zip(tokens, step.choice.tolist(), strict=True):
        module, place = int(choices.module[choice]), int(choices.place[choice])
        if module != modules.halt and not bool(choices.noop[choice]):
            reads = modules.member(module).reads
            if reads is not None:
                found[modules.title(module)].add(tuple(row[place : place + reads]))
