"""Files of tensors: weights and the trainer's state, as bytes that are checked when read."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import torch
from safetensors import SafetensorError
from safetensors.torch import load, save

from crl.errors import RunError
from crl.files import WEIGHTS_LIMIT, damaged, read_bytes, refuse_mismatch


def parameter_bytes(parameters: Mapping[str, torch.Tensor]) -> bytes:
    """Weights as the content of a safetensors file, whatever their layout in memory."""
    return save({name: value.contiguous() for name, value in parameters.items()})


def trainer_bytes(trainer: Mapping[str, Any]) -> bytes:
    """The state of a trainer as the content of a file of torch."""
    buffer = io.BytesIO()
    torch.save(trainer, buffer)
    return buffer.getvalue()


def read_parameters(path: Path, known: object, where: Path) -> dict[str, torch.Tensor]:
    """Read weights from a safetensors file; it cannot execute code, and must hold numbers.

    They must have the checksum that is known of them, if `where` has checksums.
    """
    content = read_bytes(path, WEIGHTS_LIMIT)
    try:
        parameters = load(content)
        strange = [name for name, value in parameters.items() if not bool(value.isfinite().all())]
    except (SafetensorError, KeyError, RuntimeError, ValueError) as error:
        raise damaged(path, error) from None
    if strange:
        raise RunError(
            f"{path} holds weights that are no numbers ({strange[0]}); restore it or train again"
        )
    refuse_mismatch(path, content, known, where)
    return parameters


def read_trainer(path: Path, known: object, where: Path) -> dict[str, Any]:
    """Read the state of a trainer; it cannot execute code, and must have its checksum."""
    content = read_bytes(path, WEIGHTS_LIMIT)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(entry.file_size for entry in packed.infolist()) > WEIGHTS_LIMIT:
                raise ValueError(f"it unpacks to more than {WEIGHTS_LIMIT:,} bytes")
        trainer = torch.load(io.BytesIO(content), weights_only=True)
    except Exception as error:  # torch raises many kinds for a damaged file
        raise damaged(path, error) from None
    if not isinstance(trainer, dict):
        raise damaged(path, ValueError("not the state of a trainer"))
    refuse_mismatch(path, content, known, where)
    return trainer
