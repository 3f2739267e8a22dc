"""The distributions behind tokens, as the few symbols that matter."""

from __future__ import annotations

import torch
from torch import Tensor

from crl.domains import Classified, Domain, Pictured

TOP = 5  # symbols of a distribution that are kept
LEAST = 0.0005  # probability of a symbol that is kept, beside the most probable one

Distribution = tuple[tuple[str, float], ...]  # symbols with their probabilities, the highest first


def distributions(domain: Domain, values: Tensor) -> tuple[Distribution, ...]:
    """Give the most probable symbols of each token (tokens, vocab).

    Of an image, those are the classes that its classifier takes it for; without one, none.
    """
    if isinstance(domain, Classified):
        values = torch.softmax(domain.scores(values).detach(), dim=1)
    elif isinstance(domain, Pictured):
        return ()
    found = values.topk(min(TOP, values.shape[1]))
    rows = zip(found.indices.tolist(), found.values.tolist(), strict=True)
    return tuple(
        tuple(
            (symbol(domain, index, values.shape[1]), round(probability, 6))
            for place, (index, probability) in enumerate(zip(*row, strict=True))
            if place == 0 or probability >= LEAST
        )
        for row in rows
    )


def symbol(domain: Domain, index: int, count: int) -> str:
    """Write one of `count` symbols, or classes, as the domain does."""
    one_hot = torch.zeros(1, count)
    one_hot[0, index] = 1
    return domain.show(one_hot)


def symbols(domain: Domain, values: Tensor) -> tuple[str, ...]:
    """Write each token of (tokens, vocab) by itself."""
    return tuple(domain.show(value[None]) for value in values)


def separator(domain: Domain, values: Tensor) -> str:
    """Find what a domain writes between two tokens: nothing, or a space."""
    if len(values) < 2:
        return ""
    first, second = symbols(domain, values[:2])
    both = domain.show(values[:2])
    between = both[len(first) : len(both) - len(second)]
    return between if both == first + between + second else " "
