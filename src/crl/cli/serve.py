"""The command that shows everything in a browser."""

from __future__ import annotations

from pathlib import Path

from crl.cli.output import say


def serve(*, port: int = 8642, runs: Path = Path("runs"), no_browser: bool = False) -> None:
    """Show a page on this machine: programs, proofs, what was learned, and runs.

    Only this machine can reach it. Ctrl-C ends it.

    Args:
        port: Port of the page; 0 for any that is free.
        runs: Folder of runs and exported models that can be chosen, beside the shipped models.
        no_browser: Only print the address.
    """
    from crl.errors import UsageError
    from crl.serve.server import serve as serve_page

    if runs.exists() and not runs.is_dir():
        raise UsageError(f"{runs} is a file; expected a folder of runs")
    serve_page(runs, port, say=say, browser=not no_browser)
