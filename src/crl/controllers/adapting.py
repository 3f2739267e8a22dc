"""Heads with named outputs, by which a controller is adapted to other modules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from torch import nn

from crl.modules import HALT, ModuleSet


@dataclass(frozen=True)
class Names:
    """What the outputs of a controller's heads stand for."""

    local: Mapping[str, str]  # kinds of the modules that read windows, by title
    whole: Mapping[str, str]  # kinds of the modules that read everything, and of HALT, by title
    kinds: tuple[str, ...]  # the last is HALT's

    @staticmethod
    def of(modules: ModuleSet) -> Names:
        """Name the outputs for a module set, in the order of its indices."""
        kinds = (*modules.kinds, HALT)
        local, whole = (
            {modules.title(index): kinds[int(modules.kind_of[index])] for index in part}
            for part in (modules.local, modules.whole)
        )
        return Names(local, whole, kinds)


def adapted_head(
    head: nn.Module, old: Mapping[str, str], new: Mapping[str, str], score: float
) -> nn.Module:
    """Copy a head that scores modules (title -> kind); known titles keep their scores.

    A new title scores `score` more than the mean of its kind, or of all where its kind is new.
    """
    peers = {
        title: [other for other in old if old[other] == kind] or list(old)
        for title, kind in new.items()
    }
    return with_last(head, adapted_layer(last_layer(head), list(old), peers, score))


def adapted_layer(
    layer: nn.Linear, old: Sequence[str], new: Mapping[str, Sequence[str]], score: float
) -> nn.Linear:
    """Copy a layer with named outputs; a new one gives the mean of its peers, plus `score`."""
    mix = layer.weight.new_zeros(len(new), len(old))
    for row, (name, peers) in enumerate(new.items()):
        known = [old.index(other) for other in ([name] if name in old else peers)]
        mix[row, known] = 1 / max(len(known), 1)
    offset = layer.bias.new_tensor([0.0 if name in old else score for name in new])
    adapted = deepcopy(layer)  # not a new layer, which would draw random numbers
    adapted.out_features = len(new)
    learns = layer.weight.requires_grad
    adapted.weight = nn.Parameter((mix @ layer.weight).detach(), requires_grad=learns)
    adapted.bias = nn.Parameter((mix @ layer.bias + offset).detach())
    return adapted


def last_layer(head: nn.Module) -> nn.Linear:
    """Get the layer of a head whose outputs are scores."""
    last = head[-1] if isinstance(head, nn.Sequential) else head
    assert isinstance(last, nn.Linear)
    return last


def with_last(head: nn.Module, last: nn.Linear) -> nn.Module:
    """Copy a head with another last layer."""
    if isinstance(head, nn.Sequential):
        return nn.Sequential(*deepcopy(list(head)[:-1]), last)
    return last
