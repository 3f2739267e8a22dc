"""Commands that use a trained learner, and lists of what there is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from crl.cli.options import (
    AsJson,
    DomainFile,
    File,
    Given,
    LearnerFile,
    Model,
    Word,
    called,
    loaded,
    own_options,
    sizes_and_group,
)
from crl.cli.output import print_program, say, start, to_json
from crl.errors import RunError
from crl.files import write_durably

if TYPE_CHECKING:
    from crl.api import Solver
    from crl.measuring import Record
    from crl.solving import Solution
    from crl.solving.compiled import CompiledSolver
    from crl.viewer import Program

Explain = Callable[[str, Any], tuple["Solution", "Program"]]  # answers a query with its program
HEAD = "split     metric            value   95 % interval         n"


def solve(
    model: Model,
    text: Annotated[str | None, called("[INPUT]")] = None,
    /,
    *,
    option: Given = (),
    trace: bool = False,
    snap: bool = False,
    neural: bool = False,
    as_json: AsJson = False,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Solve one input, or one per line of standard input, answered as JSON lines.

    Each line is answered when it comes, by an answer or by an error of its own. It is plain text,
    or a JSON object with the key "input"; its other keys are options of the domain, or are handed
    through to the answer.

    Args:
        text: The input, such as "3+4*7", or the file of a picture; standard input if not given.
        option: An option of the domain; --to spanish is --option to=spanish.
        trace: Show the program too.
        snap: Make every written token one-hot; so it is anyway if training was checked so.
        neural: Execute the network with soft tokens, even where a proof is of one-hot ones.
        as_json: Print a JSON object.
    """
    by_network = trace or snap or neural or domain is not None or learner is not None
    compiled = None if by_network else _compiled(model)
    solver = compiled or _network(model, domain, learner)
    options = own_options(solver.domain, option, solve)
    snapped = True if snap else False if neural else None  # None: as training was checked
    explain = _explaining(solver, snapped) if trace else None
    if text is None:
        _solve_lines(solver, options, snapped, explain)
        return
    program, query = None, solver.query(text, **options)
    if explain is not None:
        solution, program = explain(text, query)
    else:
        (solution,) = solver.solve_all([text], [query], snap=snapped)
    if as_json:
        say(to_json(_answer(solution, program)))
        return
    if program is not None:
        print_program(program)
    _print_solution(solution, solver.domain.shows_confidence)


def _print_solution(solution: Solution, shows_confidence: bool) -> None:
    if solution.answer is None:
        raise RunError(f"the program did not halt within {solution.steps} steps")
    say(solution.answer)
    sure = f"confidence {solution.confidence:.2f}" if shows_confidence else None
    if notes := "; ".join(note for note in (sure, solution.remark) if note):
        print(f"({notes})", file=sys.stderr)


def _network(model: str, domain: str | None = None, learner: str | None = None) -> Solver:
    start()
    return loaded(model, domain, learner)


def _compiled(model: str) -> CompiledSolver | None:
    """Give the compiled program of a model, if it is shipped with one: torch is not needed."""
    from crl.solving.compiled import CompiledSolver, compiled_program

    program = compiled_program(model)
    return None if program is None else CompiledSolver(program, lambda: _network(model))


def _explaining(solver: Solver | CompiledSolver, snap: bool | None) -> Explain:
    """Let a network show its programs; one that writes none is refused before anything is read."""
    from crl.api import Solver

    assert isinstance(solver, Solver)
    _ = solver.program_learner
    return partial(solver.explain, snap=solver.snaps(snap))


def _solve_lines(
    solver: Solver | CompiledSolver,
    options: dict[str, str],
    snap: bool | None,
    explain: Explain | None,
) -> None:
    from crl.solving.incoming import standard_input
    from crl.solving.lines import solve_lines

    def explained(text: str, query: Any) -> dict[str, Any]:
        assert explain is not None
        values = _answer(*explain(text, query))
        to_json(values)  # a program can hold what is no number, which is then this line's error
        return values

    failed = 0
    answer = None if explain is None else explained
    for values in solve_lines(solver, standard_input(), options, snap=snap, answer=answer):
        failed += "error" in values
        say(to_json(values))
    if failed:
        raise RunError(f"{failed} of the lines could not be answered: see their errors")


def _answer(solution: Solution, program: Program | None) -> dict[str, Any]:
    """Give a solution as plain values, with its program inside."""
    if program is None:
        return solution.to_dict()
    return {**solution.to_dict(), "program": [line.to_dict() for line in program.lines]}


def trace(
    model: Model,
    text: Annotated[str, called("INPUT")],
    /,
    *,
    option: Given = (),
    snap: bool = False,
    svg: File = None,
    html: File = None,
    as_json: AsJson = False,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Show the program for an input: a line for each computation.

    Args:
        text: The input, such as "3+4*7", or the file of a picture.
        option: An option of the domain; --to spanish is --option to=spanish.
        snap: Make every token that a module writes one-hot.
        svg: Draw it into this file too.
        html: Write it into this file too, as a page to be played step by step in a browser.
        as_json: Print one JSON object per computation.
    """
    start()
    solver = loaded(model, domain, learner)
    options = own_options(solver.domain, option, trace)
    query = solver.query(text, **options)
    asked = html is not None  # only pages show the distributions behind tokens
    _, program = solver.explain(text, query, snap=snap, options=options, with_distributions=asked)
    if svg is not None:
        write_durably(svg, program.svg())
    if html is not None:
        page = program.html().encode()
        write_durably(html, page)
        print(f"({html}: {len(page) / 1000:,.0f} kB)", file=sys.stderr)
    if not as_json:
        print_program(program)
        return
    for line in program.lines:
        say(to_json(line.to_dict()))


def measure(
    model: Model,
    /,
    *,
    sizes: Annotated[str | None, called("N,N,...")] = None,
    group: Word = None,
    problems: File = None,
    option: Given = (),
    count: int = 1000,
    trained: bool = False,
    snap: bool = False,
    as_json: AsJson = False,
    threads: int = 1,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Measure accuracy at some sizes of problems, with its 95 % confidence interval.

    Args:
        sizes: Sizes of problems; the domain's word for them does too, such as --terms 10,20.
        group: Group of unseen problems, such as held-out; the domain's word does too: --pairs.
        problems: File of problems as solve takes them, to measure on; their other keys are ignored.
        option: A word of the domain; --terms 5 is --option terms=5.
        count: Number of unseen problems of each size.
        trained: Measure on training problems too, at most as many of each size.
        snap: Make every token that a module writes one-hot.
        as_json: Print records as JSON lines.
        threads: Threads of torch.
    """
    start(threads)
    from crl.proofs.records import certificate_records

    solver = loaded(model, domain, learner)
    numbers, chosen = sizes_and_group(solver.domain, option, sizes, group, measure)
    records = solver.records(numbers, count, chosen, snap, trained, problems)
    if as_json:
        for record in records:
            say(to_json(vars(record)))
    else:
        _print_accuracies(records, solver.domain.unit, joined=problems is not None)
    certificate = solver.certify(described=False)
    if not certificate.parts:  # it cannot be decided
        return
    if not as_json:
        say(certificate.sentence)
        return
    name, origin = solver.domain.name, solver.origin
    for record in certificate_records(certificate, origin, name, "measure"):
        say(to_json(vars(record)))


def _print_accuracies(records: Iterable[Record], unit: str, *, joined: bool) -> None:
    """Print a row for each record as it comes, then perhaps one for all of them together."""
    from crl.measuring.records import total

    found: list[Record] = []
    for record in records:
        if not found:
            say(f"{unit}  {HEAD}")
        found.append(record)
        say(_row(record, len(unit)))
    if joined and len(found) > 1:
        say(_row(total(found), len(unit), "all"))


def _row(record: Record, width: int, size: str | None = None) -> str:
    interval = f"[{record.low:.4f}, {record.high:.4f}]"
    name = f"{record.split:8s}  {record.metric:16s}"
    counted = f"{size or str(record.size):>{width}}"
    return f"{counted}  {name}  {record.value:.4f}  {interval}  {record.n:5d}"


def models() -> None:
    """List the trained models inside the package."""
    from crl.solving.shipped import packaged_models, summary

    for name, path in packaged_models().items():
        say(f"{name}: {summary(path)}")


def domains() -> None:
    """List the domains that a learner can be trained on."""
    from crl.domains.registry import domain_names

    for name, about in domain_names().items():
        say(f"{name}: {about}")


def learners() -> None:
    """List what can learn: crl, and what it is compared with."""
    from crl.learners.registry import LEARNERS

    for name, about in LEARNERS.summaries().items():
        say(f"{name}: {about}")
