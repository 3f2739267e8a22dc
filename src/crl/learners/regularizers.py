"""What is added to the losses of modules and controller; one function for each deviation."""

from __future__ import annotations

import torch
from torch import Tensor

from crl.learners.settings import PPO
from crl.modules import Choices
from crl.trace import ExecutionTrace


def generalized_cross_entropy(loss: Tensor, q: float) -> Tensor:
    """(1 - p^q) / q of likelihoods p, given as -log p (batch,); q = 0 is -log p (D25)."""
    return (1 - torch.exp(-q * loss)) / q if q else loss


def written_entropy(trace: ExecutionTrace) -> Tensor:
    """Entropy of the average token that windows were turned into (D12).

    It is low if modules speak one language, and zero where no module writes windows.
    """
    if not trace.written:
        return torch.zeros(())
    average = torch.cat([part.tokens.flatten(0, 1) for part in trace.written]).mean(dim=0)
    return spread(average)


def spread(average: Tensor) -> Tensor:
    """Entropy of one distribution (vocab,)."""
    return -(average * torch.log(average + 1e-12)).sum()


def confidence_penalty(trace: ExecutionTrace, weight: Tensor, *, steady: bool = False) -> Tensor:
    """Mean cross-entropy of written tokens with the uniform distribution (D13).

    Programs count by their weight (batch,). A token that is certain passes no gradient back; this
    one does not vanish, so that a certain mistake can be unlearned. The mean is over all windows
    or, if steady, over those of programs with a weight: a mistake is then unlearned as fast when
    it is the last one (D27). Zero without windows.
    """
    written = trace.written
    if not written:
        return torch.zeros(())
    penalty = torch.cat([-torch.log(part.tokens + 1e-30).mean(dim=(1, 2)) for part in written])
    weights = weight[torch.cat([part.rows for part in written])]
    weighted = weights * penalty
    return weighted.sum() / weights.sum().clamp(min=1) if steady else weighted.mean()


def entropy(log_probs: Tensor) -> Tensor:
    """Entropy of each row (batch,)."""
    return -(log_probs.exp() * log_probs).sum(dim=1)


def indifference(log_probs: Tensor, choices: Choices, value: Tensor) -> Tensor:
    """value * (entropy of places - entropy of modules at a place) of each row (batch,) (D31).

    Where problems are solved: a pull towards equal choice among places that are equally good, and
    towards one of the modules that compete there, which then learns from all of them.
    """
    places = entropy(choices.place_log_probs(log_probs))
    modules = entropy(log_probs) - places
    return value.clamp(0, 1) * (places - modules)


def restlessness(log_probs: Tensor, choices: Choices, value: Tensor, weight: float) -> Tensor:
    """weight * (1 - value) * E_uniform[log pi] of each row (batch,) (D4).

    A pull towards equal choice where problems are unsolved. Unlike that of entropy, its gradient
    does not vanish when the policy has committed.
    """
    unsolved = (1 - value).clamp(0, 1)
    return weight * unsolved * (log_probs @ choices.uniform_log_probs.exp())


def exploration_bonus(
    log_probs: Tensor, choices: Choices, value: Tensor, among: Tensor, settings: PPO, rate: float
) -> tuple[Tensor, Tensor]:
    """What a policy (decisions, choices) is paid for being undecided (decisions,); its entropy.

    `among` (decisions,) is how many decisions each one's program has; `rate` anneals.
    """
    undecided = entropy(log_probs)
    bonus = restlessness(log_probs, choices, value, settings.restlessness)
    if settings.unsettled_entropy:
        mean = value.clamp(0, 1)
        bonus = bonus + settings.unsettled_entropy * mean * (1 - mean) * undecided
    if settings.shared:
        bonus = bonus / among
    bonus = settings.entropy * undecided + bonus
    if settings.indifference:
        bonus = bonus + settings.indifference * indifference(log_probs, choices, value)
    if settings.kind_entropy:
        of_kinds = entropy(choices.kind_log_probs(log_probs))
        bonus = bonus + rate * settings.kind_entropy * of_kinds
    return bonus, undecided
