"""One thread, as in training: results are the same on every machine with this build of torch."""

from __future__ import annotations

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
