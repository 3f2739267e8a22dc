"""One thread, as in training: results are the same on every machine with this build of torch."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

import pytest
import torch

from crl.domains import DOMAINS
from crl.domains.arithmetic.numeric import Numeric
from crl.domains.images import mnist
from crl.domains.images.domain import Images
from crl.errors import RunError
from crl.learners import LEARNERS

torch.set_num_threads(1)


@pytest.fixture(autouse=True)
def _seeded() -> None:
    """Fix what a test draws without a generator; no learner of a small seed draws the same."""
    torch.manual_seed(1_000_003)


@pytest.fixture(autouse=True)
def _forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is not known to others."""
    for plugins in (DOMAINS, LEARNERS):
        monkeypatch.setattr(plugins, "_registered", {})
        monkeypatch.setattr(plugins, "_files", {})


@pytest.fixture(scope="session", autouse=True)
def _no_settings_of_wandb() -> Iterator[None]:
    """What this machine has for wandb is not known to tests."""
    with pytest.MonkeyPatch.context() as patch:
        for name in [name for name in os.environ if name.startswith("WANDB_")]:
            patch.delenv(name)
        yield


@pytest.fixture(autouse=True)
def _no_server_of_wandb_left() -> Iterator[None]:
    """A test leaves no server of wandb to those that come later, and no address of one."""
    yield
    if "wandb" in sys.modules:
        sys.modules["wandb"].teardown()


@pytest.fixture(scope="session")
def numeric() -> Numeric:
    return Numeric()


@pytest.fixture(scope="session")
def images() -> Images:
    """Needs MNIST, which is not part of this package."""
    try:
        mnist.find()
    except RunError:
        pytest.skip("MNIST is not on this machine: `crl data mnist` gets it")
    return Images()
