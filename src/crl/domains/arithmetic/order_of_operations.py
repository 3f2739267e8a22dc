"""What HCC and HCF (App. D.1) need not learn of numerals: the order and the operations."""

from __future__ import annotations

import torch
from torch import Tensor
from torch.nn.functional import one_hot

from crl.controllers import Controller, PolicyOutput, Situation
from crl.domains.arithmetic.expressions import MINUS, TIMES
from crl.modules import CRLModule, ModuleSet

DIGITS = 10  # tokens 0 to 9 are digits, the others operators


class OrderOfOperations(Controller):
    """Reduces the leftmost product; where there is none, the leftmost sum or difference.

    Each operator has a reducer of its own; with fewer reducers than operators some share one.
    """

    def __init__(self, modules: ModuleSet) -> None:
        super().__init__()
        self.reducers = torch.tensor(modules.local)

    def forward(self, situation: Situation) -> PolicyOutput:
        certain = one_hot(self.greedy(situation), len(situation.choices)).float()
        return PolicyOutput(log_probs=certain.log(), value=torch.zeros(len(certain)))

    def greedy(self, situation: Situation) -> Tensor:
        choices = situation.choices
        rows, length, _ = situation.values.shape
        # (bucket, terms - 1): no module ever writes over an operator
        operators = situation.values[:, 1::2, DIGITS:].argmax(dim=2)
        leftmost = torch.arange(operators.shape[1], 0, -1)
        window = (leftmost + length * (operators == TIMES)).argmax(dim=1)
        operator = operators[torch.arange(rows), window]
        # the choice of a module at a place
        number = torch.full((int(choices.module.max()) + 1, length), -1)
        number[choices.module, choices.place] = torch.arange(len(choices))
        return number[self.reducers[operator % len(self.reducers)], 2 * window]


class ExactReducer(CRLModule):
    """Gives the true result of a window, which always has its operator in the middle."""

    kind = "reduce"
    reads, writes, stride = 3, 1, 2
    title = "exact"

    def forward(self, window: Tensor) -> Tensor:
        """(batch, 3, vocab) -> (batch, 1, vocab)."""
        left, operator, right = window.argmax(dim=2).unbind(dim=1)
        times, minus = operator - DIGITS == TIMES, operator - DIGITS == MINUS
        result = (
            torch.where(times, left * right, torch.where(minus, left - right, left + right)) % 10
        )
        return one_hot(result, window.shape[2]).to(window.dtype).unsqueeze(1)
