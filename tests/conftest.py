"""One thread, as in training: results are then the same on every machine with the same build of torch."""

from __future__ import annotations

import pytest
import torch

from crl.domains import mnist
from crl.domains.images import Images
from crl.domains.numeric import Numeric
from crl.errors import RunError

torch.set_num_threads(1)


@pytest.fixture(autouse=True)
def _seeded() -> None:
    """What a test draws without a generator of its own is the same every time, and is not what a learner of a small seed draws."""
    torch.manual_seed(1_000_003)


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
