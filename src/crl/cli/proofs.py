"""The commands about proofs: certify, compile."""

from __future__ import annotations

from typing import Annotated

from crl.cli.options import AsJson, DomainFile, File, LearnerFile, Model, called, loaded
from crl.cli.output import say, start, to_json
from crl.errors import RunError, UsageError
from crl.files import write_durably


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

    certificate = load(model, domain, learner).certify()
    say(to_json(certificate.to_dict()) if as_json else str(certificate))
    if certificate.verdict != "proved":
        raise RunError(f"{model} is {certificate.verdict}")


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
