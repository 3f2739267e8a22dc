"""The commands about proofs: certify, compile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from crl.cli.options import (
    AsJson,
    DomainFile,
    File,
    LearnerFile,
    Model,
    OracleFile,
    called,
    loaded,
)
from crl.cli.output import print_program, say, start, to_json
from crl.errors import RunError, UsageError
from crl.files import write_durably

if TYPE_CHECKING:
    from pathlib import Path

    from crl.api import Solver
    from crl.domains.from_file.oracle import Oracle

MOST_CHECKED = 1_000_000


def certify(
    model: Annotated[str, called("MODEL")],
    /,
    *,
    domain: DomainFile = None,
    learner: LearnerFile = None,
    oracle: OracleFile = None,
    as_json: AsJson = False,
) -> None:
    """Decide whether a learner is right on every input of every length; exit 1 if not proved.

    Args:
        model: A run folder, an exported model folder, or a shipped model: see `crl models`.
        oracle: Of problems from a file: text -> answer or None, as FILE.py:FUNCTION.
        as_json: Print a JSON object.
    """
    start()
    from crl.api import load
    from crl.domains.from_file.oracle import Oracle

    solver = load(model, domain, learner)
    known = None if oracle is None else Oracle.load(oracle)
    print_certificate(solver, known, as_json=as_json)


def print_certificate(
    solver: Solver, oracle: Oracle | None = None, *, as_json: bool = False
) -> None:
    """Decide a learner and print it, with the program of a counterexample; RunError if unproved."""
    if oracle is not None:
        solver = solver.judged_by(oracle)
    certificate, program = solver.certify(), None
    if (found := certificate.counterexample) is not None:
        program = solver.trace(found.input, snap=True, **found.options)
    if as_json:
        shown = {}
        if program is not None:
            lines = [line.to_dict() for line in program.lines]
            shown = {"program": lines, "trained_tokens": program.trained_tokens}
        say(to_json({**certificate.to_dict(), **shown}))
    else:
        say(str(certificate))
        if oracle is not None and not certificate.parts:
            say(f"\ncompared with {oracle.where}:\n{solver.agreement()}")
        if program is not None:
            print_program(program)
    if certificate.verdict != "proved":
        raise RunError(f"the learner is {certificate.verdict}")


def compile_model(
    model: Model,
    /,
    *,
    out: File = None,
    check: int | None = None,
    domain: DomainFile = None,
    learner: LearnerFile = None,
    oracle: OracleFile = None,
) -> None:
    """Write a proved learner as one Python file that needs only Python; exit 1 if not proved.

    It answers as the learner does, in time n log n: python solver.py INPUT; see its --help.

    Args:
        out: The new file, such as solver.py.
        check: Compare it with the learner on so many random problems of sizes up to 200.
        oracle: Of problems from a file: text -> answer or None, as FILE.py:FUNCTION.
    """
    if out is None:
        raise UsageError("crl compile needs --out FILE, such as --out solver.py")
    if not out.parent.is_dir():
        raise UsageError(f"{out.parent} is no folder; make it first")
    if out.is_dir():
        raise UsageError(f"{out} is a folder; expected a file in it, such as {out / 'solver.py'}")
    if check is not None and not 1 <= check <= MOST_CHECKED:
        raise UsageError(f"--check is {check}; allowed are 1 to {MOST_CHECKED}")
    start()
    solver = loaded(model, domain, learner, oracle)
    text = solver.compile()
    write_durably(out, text)
    say(f"compiled to {out}")
    if check is not None:
        _check(text, out, solver, check)


def _check(text: str, out: Path, solver: Solver, count: int) -> None:
    """Ask a compiled program and its learner the same."""
    from crl.measuring.compiled import compare, compared_sizes
    from crl.solving.compiled import as_module

    asked, right = compare(as_module(text, str(out)), solver, count)
    first, *_, last = compared_sizes(solver.domain)
    sizes = solver.domain.with_unit(f"{first} to {last}")
    say(f"the same answers and steps as the learner on {asked:,} of {asked:,} problems of {sizes}")
    say(f"{right:,} of {asked:,} answers are right")
