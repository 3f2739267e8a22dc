"""Training that is cut short and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from crl.config import Config
from crl.training import train


def assert_resumes_bit_for_bit(config: Config, folder: Path, *, cut_at: int) -> None:
    """A run that is cut off after that update and resumed ends like one that never was."""
    whole = train(config, folder / "whole")

    class PulledPlugError(BaseException):
        pass

    def interrupt(_: object, line: dict[str, object]) -> None:
        if line["update"] == cut_at:
            raise PulledPlugError

    with pytest.raises(PulledPlugError):
        train(config, folder / "parts", observers=[interrupt])
    resumed = train(config, folder / "parts", resume=True)
    assert resumed.metrics.read_bytes() == whole.metrics.read_bytes()
    parameters = resumed.load("last").parameters
    for name, value in whole.load("last").parameters.items():
        assert torch.equal(value, parameters[name])
