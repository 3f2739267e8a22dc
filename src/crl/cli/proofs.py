"""The command that proves: certify."""

from __future__ import annotations

from typing import Annotated

from crl.cli.options import AsJson, DomainFile, LearnerFile, called
from crl.cli.output import say, start, to_json
from crl.errors import RunError


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
