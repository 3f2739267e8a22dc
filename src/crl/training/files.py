"""Files of runs and models: never half written, and a sentence if damaged."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load_file, save_file

from crl.errors import RunError, one_line


def write_atomically(path: Path, text: str) -> None:
    """Write under a temporary name, then rename."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text)
    fresh.replace(path)


def damaged(path: Path, error: Exception) -> RunError:
    """The error for a file that cannot be read."""
    return RunError(f"{path} is missing or damaged ({one_line(error)}); restore it or train again")


def read_json(path: Path) -> Any:
    """Read JSON from a file, or raise a RunError."""
    try:
        return json.loads(path.read_text())
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise damaged(path, error) from None


def write_parameters(path: Path, parameters: Mapping[str, torch.Tensor]) -> None:
    """Write weights to a safetensors file, whatever their layout in memory."""
    save_file({name: value.contiguous() for name, value in parameters.items()}, path)


def read_parameters(path: Path) -> dict[str, torch.Tensor]:
    """Read weights from a safetensors file; it cannot execute code, and must hold numbers."""
    try:
        parameters = load_file(path)
    except (OSError, SafetensorError) as error:
        raise damaged(path, error) from None
    for name, value in parameters.items():
        if not bool(value.isfinite().all()):
            raise RunError(
                f"{path} holds weights that are no numbers ({name}); restore it or train again"
            )
    return parameters
