"""What every command needs: lines for a person, JSON that is JSON, and torch set up."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.errors import RunError, UsageError, one_line
from crl.files import given_text, parse_json

if TYPE_CHECKING:
    from crl.viewer import Program


def say(line: str) -> None:
    """Print a line at once, whatever standard output is."""
    print(line, flush=True)


def can_redraw() -> bool:
    """Whether standard output is a terminal on which a line can be drawn again."""
    return sys.stdout.isatty() and os.environ.get("TERM", "") not in ("dumb", "unknown")


def to_json(values: Any) -> str:
    """Write one line of JSON; what is not a number is an error, since JSON has no word for it."""
    try:
        return json.dumps(values, allow_nan=False)
    except ValueError:
        raise RunError("the result holds a number that is none, which JSON cannot say") from None


def start(threads: int = 1) -> None:
    """Set up torch with a fixed number of threads: results are then bit-identical for a seed."""
    if not 1 <= threads <= 1024:
        raise UsageError(f"--threads is {threads}; allowed are 1 to 1024")
    import torch

    from crl.training.process import keep_freed_memory

    keep_freed_memory()
    torch.set_num_threads(threads)


def read_text(path: Path) -> str:
    """Read a text file that a person named; what is none is a UsageError."""
    return given_text(path)


def read_object(path: Path) -> dict[str, Any]:
    """Read a JSON object of settings from a file."""
    try:
        values = parse_json(given_text(path))
    except UsageError:
        raise
    except ValueError as error:
        raise UsageError(f"{path} is not JSON: {one_line(error)}") from None
    if not isinstance(values, dict):
        raise UsageError(f"{path} must hold a JSON object of settings")
    return values


def print_program(program: Program) -> None:
    """Print a program, in colours on a terminal."""
    from crl.viewer import render

    colour = sys.stdout.isatty()
    say(render(program.lines, trained_tokens=program.trained_tokens, colour=colour))
