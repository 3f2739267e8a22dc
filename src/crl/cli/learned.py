"""The command that shows what a learner learned: tables, paths, a graph, the order."""

from __future__ import annotations

from crl.cli.options import AsJson, DomainFile, Folder, LearnerFile, Model, Number, loaded
from crl.cli.output import say, start, to_json


def learned(
    model: Model,
    /,
    *,
    out: Folder = None,
    problems: Number = None,
    as_json: AsJson = False,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Show what a learner learned: what modules compute, when they are used, in which order.

    Args:
        out: Folder for pictures and a page with them, index.html.
        problems: Problems of each set that are executed; 500 if not given.
        as_json: Print a JSON object.
    """
    start()
    from crl.viewer.learned.learned import COUNT
    from crl.viewer.learned.page import write_page
    from crl.viewer.learned.summary import summary

    solver = loaded(model, domain, learner)
    found = solver.learned(problems=COUNT if problems is None else problems)
    if out is not None:
        paths = write_page(found, out, title=f"What {model} learned")
        if not as_json:
            say("\n".join(f"wrote {path}" for path in paths))
    if as_json:
        say(to_json(found.to_dict()))
    elif out is None:
        say(summary(found))
