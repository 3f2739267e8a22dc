"""Measuring: accuracy of greedy execution per split and problem size, as records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from crl.batch import ProblemBatch, chunks
from crl.domains import NOT_TOLD, Domain, Pictured
from crl.errors import RunError, UsageError
from crl.learners import Learner
from crl.measuring.records import Record, accuracy_record
from crl.solving import Loaded, Solver
from crl.solving.lines import read_line, sentence

COUNT = 1000  # unseen problems that are measured of each size if nothing else is asked for
MAX_COUNT = 10**6


def measure(
    solver: Solver | Loaded,
    *,
    sizes: Sequence[int] | None = None,
    count: int = COUNT,
    group: str | None = None,
    snap: bool = False,
    trained: bool = False,
    experiment: str = "measure",
) -> Iterator[Record]:
    """Measure accuracy at each size: on the test set where there is one, and on unseen problems.

    `sizes` are the domain's `measured` if not given. `group` is one of the domain's groups of
    unseen problems; the first, if not given. `snap` makes each token one-hot that a module writes.
    `trained` measures on training problems too, to tell what was learned from what was learned by
    heart.
    """
    domain = solver.domain
    group = checked_group(domain, group)
    chosen = checked_sizes(domain, domain.measured if sizes is None else sizes)
    if not 1 <= count <= MAX_COUNT:
        raise UsageError(f"count is {count}; allowed are 1 to {MAX_COUNT}")
    sets = [(split, size) for size in chosen for split in splits(domain, size, group, trained)]
    return (
        measure_set(
            solver,
            problem_set(domain, split, size, count, group),
            split=split,
            size=size,
            snap=snap,
            experiment=experiment,
        )
        for split, size in sets
    )


def checked_group(domain: Domain, group: str | None) -> str:
    """Give a group of a domain, the first by default, or raise a UsageError."""
    if group is None:
        return domain.groups[0]
    if group not in domain.groups:
        known = ", ".join(domain.groups)
        raise UsageError(f"unknown group of problems {group!r}; those of {domain.name} are {known}")
    return group


def checked_sizes(domain: Domain, sizes: Sequence[int]) -> Sequence[int]:
    """Give sizes that a domain can be measured at, or raise a UsageError."""
    if isinstance(sizes, str) or not isinstance(sizes, Sequence):
        raise UsageError(f"sizes are {sizes!r}; expected a list of whole numbers, such as [10, 20]")
    least, most = domain.smallest, domain.largest
    for size in sizes:
        if type(size) is not int or size < least or (most is not None and size > most):
            allowed = f"{least} or more" if most is None else f"{least} to {most}"
            raise UsageError(
                f"{domain.with_unit(str(size))} cannot be measured; allowed are {allowed}"
            )
    return sizes


def splits(domain: Domain, size: int, group: str, trained: bool = False) -> list[str]:
    """Name the sets of problems that are measured at a size."""
    fixed = [*(["trained"] if trained else []), "test"] if size in domain.sizes else []
    if fixed and domain.only_given:
        return fixed
    longer = group == "unseen" and size > domain.graph.max_train_size
    return [*fixed, "longer" if longer else group]


def problem_set(
    domain: Domain, split: str, size: int, count: int, group: str | None = None
) -> ProblemBatch:
    """Give the problems of a split, those of `unseen` from a group, the first if not given."""
    if split == "trained":
        return subsample(domain.problems("train", size), count)
    if split == "test":
        return domain.problems("test", size)
    return domain.unseen(size, count, group)


def subsample(problems: ProblemBatch, count: int) -> ProblemBatch:
    """Take at most `count` problems, from all over the batch."""
    return problems.take(torch.linspace(0, len(problems) - 1, min(count, len(problems))).long())


def measure_set(
    solver: Solver | Loaded,
    problems: ProblemBatch,
    *,
    split: str,
    size: int,
    snap: bool = False,
    experiment: str = "measure",
) -> Record:
    """Measure accuracy on one set of problems of one size."""
    return accuracy_record(
        solver.origin,
        experiment=experiment,
        domain=solver.domain.name,
        split=split,
        size=size,
        solved=num_solved(solver.learner, solver.domain, problems, snap=snap),
        n=len(problems),
        snap=snap,
    )


def num_solved(
    learner: Learner, domain: Domain, problems: ProblemBatch, *, snap: bool = False
) -> int:
    """Count the problems that greedy execution solves."""
    parts = (problems.take(rows) for rows in chunks(problems))
    return sum(int(domain.solved(learner.execute(part, snap=snap), part).sum()) for part in parts)


def measure_file(
    solver: Solver | Loaded,
    lines: Sequence[str],
    name: str,
    *,
    snap: bool = False,
    experiment: str = "measure",
    beside: Path | None = None,
) -> Iterator[Record]:
    """Measure accuracy at each size among a person's own problems, one a line.

    See `read_line` for what a line can be; blank ones do not count, and keys that are no options
    of the domain are ignored, since no answer is there to hand them through to. `name` is the
    file's, for errors: a line that cannot be measured is named. Pictures that lines name are
    looked for in the folder `beside` first.
    """
    numbers, problems = _read_problems(solver.domain, lines, name, beside)

    def alone(row: int) -> int:
        problem = problems.take(torch.tensor([row]))
        return num_solved(solver.learner, solver.domain, problem, snap=snap)

    for size in problems.sizes.unique().tolist():
        rows = (problems.sizes == size).nonzero()[:, 0]
        part = problems.take(rows)
        try:
            record = measure_set(
                solver, part, split="file", size=size, snap=snap, experiment=experiment
            )
        except (UsageError, RunError):
            raise
        except Exception as error:
            of_line = {numbers[row]: row for row in rows.tolist()}
            raise _blame(name, of_line, alone, error) from None
        yield record


def _read_problems(
    domain: Domain, lines: Sequence[str], name: str, beside: Path | None
) -> tuple[list[int], ProblemBatch]:
    """Parse every line; all must tell the right answer, or the domain know it.

    Gives the numbers of their lines too.
    """
    queries: dict[int, Any] = {}
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                read = read_line(line, domain.options)
                text = _found(read.input, domain, beside)
                queries[number] = domain.parse(text, **read.options)
            except Exception as error:  # whatever it is, its line is named
                raise UsageError(f"{name}, line {number}: {sentence(error)}") from None
    if not queries:
        raise UsageError(f"{name} has no problems; expected one per line")
    try:
        problems = domain.encode(list(queries.values()))
    except Exception as error:
        raise _blame(name, queries, lambda query: domain.encode([query]), error) from None
    for number, answer in zip(queries, problems.answers.tolist(), strict=True):
        if answer == NOT_TOLD:
            keys = ", ".join(f'"{option}"' for option in domain.options)
            raise UsageError(
                f"{name}, line {number}: the right answer is not told; "
                f'beside "input" a line can have {keys}'
            )
    return list(queries), problems


def _found(text: str, domain: Domain, beside: Path | None) -> str:
    """Give an input, or where the picture is that it names."""
    if beside is None or not isinstance(domain, Pictured):
        return text
    near = beside / text
    return str(near) if near.is_file() else text


def _blame(
    name: str, lines: Mapping[int, Any], attempt: Callable[[Any], object], error: Exception
) -> RunError:
    """Give the error of the first line that fails alone too; else of the file."""
    for number, part in lines.items():
        try:
            attempt(part)
        except Exception as alone:
            return RunError(f"{name}, line {number}: {sentence(alone)}")
    return RunError(f"{name}: {sentence(error)}")
