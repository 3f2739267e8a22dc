"""One thread, as in training: results are then the same on every machine with the same build of torch."""

from __future__ import annotations

import pytest
import torch

from crl.domains.numeric import Numeric

torch.set_num_threads(1)


@pytest.fixture(scope="session")
def numeric() -> Numeric:
    return Numeric()
