"""The command that shows what a learner learned: rules."""

from __future__ import annotations

from typing import Annotated

from tyro.conf import arg

from crl.cli.options import AsJson, DomainFile, LearnerFile, Model, OracleFile, loaded
from crl.cli.output import say, start, to_json


def rules(
    model: Model,
    /,
    *,
    every: Annotated[bool, arg(name="all")] = False,
    as_json: AsJson = False,
    domain: DomainFile = None,
    learner: LearnerFile = None,
    oracle: OracleFile = None,
) -> None:
    """Show what a learner learned, as rewriting rules: what becomes of what, and in which order.

    Args:
        every: Print every rule on a line of its own, instead of tables.
        as_json: Print a JSON object.
        oracle: Of problems from a file: text -> answer or None, as FILE.py:FUNCTION.
    """
    start()
    found = loaded(model, domain, learner, oracle).rules()
    say(to_json(found.to_dict()) if as_json else found.text(every=every))
