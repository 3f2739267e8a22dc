"""Measuring: accuracy of greedy execution per split and problem size, as records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch

from crl.domains.domain import NOT_TOLD, Domain
from crl.errors import UsageError
from crl.learners import Learner
from crl.lines import read_line
from crl.problem import ProblemBatch, portions
from crl.records import Record, interval

Origin = dict[str, object]  # the fields of a record that say where a learner comes from
UNKNOWN: Origin = {
    "experiment": "measure", "learner": "crl", "variant": "small", "seed": None,
    "episodes": None, "seconds": None, "commit": None, "config_hash": None,
}  # fmt: skip


def measure(
    learner: Learner,
    domain: Domain,
    *,
    sizes: Sequence[int],
    count: int = 2000,
    group: str | None = None,
    snap: bool = False,
    trained: bool = False,
    origin: Origin = UNKNOWN,
) -> Iterator[Record]:
    """Accuracy at each size: on the test set where there is one, and on fresh problems that were never trained or selected on.

    `group` is one of the domain's groups of problems; the first, if not given. `trained` measures on training problems too, to
    tell what was learned from what was learned by heart.
    """
    group = domain.groups[0] if group is None else group
    if group not in domain.groups:
        raise UsageError(f"unknown group of problems {group!r}; those of {domain.name} are {', '.join(domain.groups)}")
    for size in sizes:
        sets: list[tuple[str, ProblemBatch]] = []
        if size in domain.sizes:
            sets += [("trained", some(domain.problems("train", size), count))] if trained else []
            sets.append(("test", domain.problems("test", size)))
        name = "longer" if group == "unseen" and size > domain.graph.max_train_size else group
        sets.append((name, domain.unseen(size, count, group)))
        for split, problems in sets:
            solved = num_solved(learner, domain, problems, snap=snap)
            yield accuracy_record(domain, split, size, solved, len(problems), snap=snap, origin=origin)


def some(problems: ProblemBatch, count: int) -> ProblemBatch:
    """At most so many of the problems, from all over the batch."""
    return problems.take(torch.linspace(0, len(problems) - 1, min(count, len(problems))).long())


def accuracy_record(domain: Domain, split: str, size: int, solved: int, n: int, *, snap: bool, origin: Origin) -> Record:
    """An accuracy as a record, with its confidence interval."""
    low, high = interval(solved, n)
    measured: Origin = {
        "domain": domain.name, "split": split, "size": size, "metric": "accuracy, snapped" if snap else "accuracy",
        "value": solved / n, "low": low, "high": high, "n": n,
    }  # fmt: skip
    return Record(**{**UNKNOWN, **origin, **measured})  # type: ignore[arg-type]


def num_solved(learner: Learner, domain: Domain, problems: ProblemBatch, *, snap: bool = False) -> int:
    """How many problems greedy execution solves."""
    return sum(int(solved.sum()) for solved in _solved(learner, domain, problems, snap))


def _solved(learner: Learner, domain: Domain, problems: ProblemBatch, snap: bool) -> Iterator[torch.Tensor]:
    for rows in portions(problems):
        part = problems.take(rows)
        outcome = learner.execute(part, snap=snap)
        yield outcome.halted & domain.correct(outcome.output, part)


def measure_file(
    learner: Learner, domain: Domain, lines: Sequence[str], name: str, *, snap: bool = False, origin: Origin = UNKNOWN
) -> Iterator[Record]:
    """Accuracy at each size among a person's own problems, one per line (see `read_line`); blank lines do not count."""
    queries: dict[int, Any] = {}
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                text, options = read_line(line)
                queries[number] = domain.parse(text, **options)
            except UsageError as error:
                raise UsageError(f"{name}, line {number}: {error}") from None
    if not queries:
        raise UsageError(f"{name} has no problems; expected one per line")
    problems = domain.encode(list(queries.values()))
    for number, answer in zip(queries, problems.answers.tolist(), strict=True):
        if answer == NOT_TOLD:
            keys = ", ".join(f'"{option}"' for option in domain.options)
            raise UsageError(f'{name}, line {number}: the right answer is not told; beside "input" a line can have {keys}')
    for size in problems.sizes.unique().tolist():
        part = problems.take((problems.sizes == size).nonzero()[:, 0])
        solved = num_solved(learner, domain, part, snap=snap)
        yield accuracy_record(domain, "file", size, solved, len(part), snap=snap, origin=origin)
