"""The commands about proofs: certify, compile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from crl.cli.options import AsJson, DomainFile, File, LearnerFile, Model, called, loaded
from crl.cli.output import print_program, say, start, to_json
from crl.errors import RunError, UsageError
from crl.files import write_durably

if TYPE_CHECKING:
    from crl.api import Solver


def certify(
    model: Annotated[str, called("MODEL")],
    /,
    *,
    domain: DomainFile = None,
    learner: LearnerFile = None,
    as_json: AsJson = False,
) -> None:
    """Decide whether a learner is right on every input of every length; exit 1 if not proved.

    Args:
        model: A run folder, an exported model folder, or a shipped model: see `crl models`.
        as_json: Print a JSON object.
    """
    start()
    from crl.api import load

    solver = load(model, domain, learner)
    print_certificate(solver, as_json=as_json)


def print_certificate(solver: Solver, *, as_json: bool = False) -> None:
    """Decide a learner and print it, with the program of a counterexample; RunError if unproved."""
    certificate, program = solver.certify(), None
    if (found := certificate.counterexample) is not None:
        program = solver.trace(found.input, snap=True, **found.options)
    if as_json:
        lines = {} if program is None else {"program": [line.to_dict() for line in program.lines]}
        say(to_json({**certificate.to_dict(), **lines}))
    else:
        say(str(certificate))
        if program is not None:
            print_program(program)
    if certificate.verdict != "proved":
        raise RunError(f"the learner is {certificate.verdict}")


def compile_model(
    model: Model,
    /,
    *,
    out: File = None,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Write a proved learner as one Python file that needs only Python; exit 1 if not proved.

    It answers as the learner does, in time n log n: python solver.py INPUT; see its --help.

    Args:
        out: The new file, such as solver.py.
    """
    if out is None:
        raise UsageError("crl compile needs --out FILE, such as --out solver.py")
    if not out.parent.is_dir():
        raise UsageError(f"{out.parent} is no folder; make it first")
    if out.is_dir():
        raise UsageError(f"{out} is a folder; expected a file in it, such as {out / 'solver.py'}")
    start()
    write_durably(out, loaded(model, domain, learner).compile())
    say(f"compiled to {out}")
