"""What a compiled program is worth: whether it answers as its learner does, and how fast."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from types import ModuleType

import torch

from crl.batch import ProblemBatch
from crl.domains import Domain, TokenDomain
from crl.errors import Report, RunError
from crl.solving import Solver
from crl.solving.compiled import compiled_program

LARGEST = 200  # size of problems that are compared
TIMED_SIZES = (1_000, 10_000, 100_000, 1_000_000)
REPEATS = 3  # of what is timed; the fastest counts


def compared_sizes(domain: Domain) -> range:
    """Give the sizes at which a program and its learner are compared."""
    return range(min(domain.sizes), min(LARGEST, domain.largest or LARGEST) + 1)


def compare(
    program: ModuleType, solver: Solver, count: int, sizes: Sequence[int] | None = None
) -> tuple[int, int]:
    """Ask a program and its learner, snapped, about `count` unseen problems of all sizes.

    Returns how many were asked and how many answered rightly; a RunError names an input on which
    answers or numbers of steps differ.
    """
    domain, asked, right = solver.domain, 0, 0
    for problems in _drawn(domain, sizes or compared_sizes(domain), count):
        outcome = solver.learner.execute(problems, snap=True)
        for row in range(len(problems)):
            problem = problems.take(torch.tensor([row]))
            text = domain.show(problem.inputs[0].values[0])
            found = program.execute(program.read(text, **domain.options_of(problem, 0)))
            answer = domain.show(outcome.output[row][None]) if outcome.halted[row] else None
            if (found.answer, found.steps) != (answer, int(outcome.num_steps[row])):
                raise RunError(
                    f"the compiled program answers {text!r} by {found.answer} in {found.steps} "
                    f"steps, the learner by {answer} in {int(outcome.num_steps[row])}"
                )
            right += found.answer == program.SYMBOLS[int(problem.answers[0])]
        asked += len(problems)
    return asked, right


def _drawn(domain: Domain, sizes: Sequence[int], count: int) -> Iterator[ProblemBatch]:
    """Draw `count` unseen problems: as many of each size and group, where there are so many."""
    each = -(-count // (len(sizes) * len(domain.groups))) + count // 10_000
    left = count
    for size in reversed(sizes):  # of the shortest there are few, which the others make up for
        for group in domain.groups:
            problems = domain.unseen(size, each, group)
            some = problems.take(torch.arange(min(len(problems), left)))
            left -= len(some)
            if len(some):
                yield some


def report_speed(
    model: str, domain: Domain, report: Report, sizes: Sequence[int] = TIMED_SIZES
) -> None:
    """Time the program that a shipped model has, and the first answer of `crl solve`."""
    program = compiled_program(model)
    if program is None or not isinstance(domain, TokenDomain):
        return
    report("its compiled program, one problem at a time:")
    first = 0.0
    for size in sizes:
        if domain.largest is not None and size > domain.largest:
            continue
        text, options = _long_problem(domain, size)
        seconds = min(_seconds_to_solve(program, text, options) for _ in range(REPEATS)) / size
        first = first or seconds
        took = f"{seconds * size * 1000:9.1f} ms a problem  {seconds / first:6.1f} x a term"
        report(f"  {size:9,d} {domain.unit}  {took}")
    text, options = _long_problem(domain, min(domain.sizes) + 1)
    asked = ["solve", model, text, *(f"--{name}={value}" for name, value in options.items())]
    for name, more in (("its program", []), ("--neural", ["--neural"])):
        seconds = min(_seconds_to_run([*asked, *more]) for _ in range(REPEATS))
        report(f"  crl solve, cold, by {name:13s} {seconds * 1000:9.1f} ms")


def _long_problem(domain: TokenDomain, size: int) -> tuple[str, dict[str, str]]:
    """Give one unseen problem of any size as text and options."""
    strings = domain.unseen_strings(size, 1, None)[0]
    start, length = int(strings.starts[0]), int(strings.lengths[0])
    short = domain.unseen_strings(min(domain.sizes), 1, None)[0]  # a long one would be large
    tokens = strings.tokens[start : start + length].tolist()
    return domain.text(tokens), domain.options_of(domain.batch([short]), 0)


def _seconds_to_solve(program: ModuleType, text: str, options: dict[str, str]) -> float:
    began = time.perf_counter()
    program.solve(text, **options)
    return time.perf_counter() - began


def _seconds_to_run(arguments: Sequence[str]) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "crl", *arguments], capture_output=True, check=True)
    return time.perf_counter() - began
