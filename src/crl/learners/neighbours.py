"""Which symbols stand side by side in training problems, and steps that leave others so.

A state of a program is a problem of its own, smaller than the one it began with. Neighbours that no
training problem has are a sign that it is none.

Legend: batch = problems in parallel, steps = computation steps, length = tokens, vocab = symbols.
"""

from __future__ import annotations

import torch
from torch import Tensor

from crl.domains.contract import Domain
from crl.trace import ExecutionTrace


def known_neighbours(domain: Domain) -> Tensor:
    """Tell which symbol stands before which in some training problem (vocab, vocab)."""
    known = torch.zeros(domain.vocab, domain.vocab, dtype=torch.bool)
    for size in domain.sizes:
        for bucket in domain.problems("train", size).inputs:
            tokens = bucket.values.argmax(-1)
            known[tokens[:, :-1], tokens[:, 1:]] = True
    return known


def cost_of_strangers(trace: ExecutionTrace, known: Tensor, cost: float) -> Tensor:
    """Cost of each step (batch, max steps): of those that leave unknown neighbours (D48)."""
    strange = torch.zeros(trace.num_steps.shape[0], int(trace.num_steps.max()) + 1)
    for step in trace.steps:
        assert step.representation is not None
        tokens = step.representation.argmax(-1)
        unknown = ~known[tokens[:, :-1], tokens[:, 1:]]
        strange[step.rows, step.number] = unknown.any(dim=1).float()
    return cost * strange[:, 1:]
