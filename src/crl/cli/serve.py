"""The command that shows everything in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from crl.cli.options import called
from crl.cli.output import say


def serve(
    models: Annotated[tuple[Path, ...], called("MODEL...")] = (),
    /,
    *,
    port: int = 8642,
    runs: Path = Path("runs"),
    no_browser: bool = False,
) -> None:
    """Show a page on this machine: programs, proofs, what was learned, and runs.

    Only this machine can reach it. Ctrl-C ends it.

    Args:
        models: Run folders or exported model folders that can be chosen too, wherever they are.
        port: Port of the page; 0 for any that is free.
        runs: Folder of runs and exported models that can be chosen, beside the shipped models.
        no_browser: Only print the address.
    """
    from crl.errors import UsageError
    from crl.serve.models import Models
    from crl.serve.server import serve as serve_page

    if runs.exists() and not runs.is_dir():
        raise UsageError(f"{runs} is a file; expected a folder of runs")
    for path in models:
        if not (path / "config.json").is_file():
            what = "has no config.json" if path.is_dir() else "is no folder"
            raise UsageError(f"{path} {what}; expected a run folder or an exported model folder")
    serve_page(Models(runs, models), port, say=say, browser=not no_browser)
