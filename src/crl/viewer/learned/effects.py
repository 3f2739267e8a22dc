"""What each module that transforms images does to the images that it is applied to."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from crl.domains import Domain, Pictured
from crl.domains.pictures import as_png
from crl.learners import ProgramLearner
from crl.measuring.effects import in_words, parameters
from crl.modules import SpatialTransformer
from crl.viewer.learned.executions import ProblemSet

NUM_EXAMPLES = 4  # images before and after a module


@dataclass(frozen=True, kw_only=True)
class ModuleEffect:
    """One module over all images that it was applied to."""

    module: str
    count: int  # images
    words: tuple[str, ...]  # what it does on average
    means: dict[str, float]
    deviations: dict[str, float]
    examples: tuple[tuple[str, str], ...]  # before and after, as data URIs of PNGs


@torch.no_grad()
def find_effects(
    learner: ProgramLearner, domain: Domain, sets: Sequence[ProblemSet]
) -> list[ModuleEffect]:
    """Measure each module that was used; none where representations are no images."""
    if not isinstance(domain, Pictured):
        return []
    modules = learner.module_set
    found = []
    for index, title in enumerate(modules.titles):
        member = modules.member(index)
        read = _read(sets, learner, index)
        if not isinstance(member, SpatialTransformer) or not len(read):
            continue
        spreads = parameters(member.effect(read), member.kind)
        some = read[torch.linspace(0, len(read) - 1, min(NUM_EXAMPLES, len(read))).long()]
        pairs = zip(some, member(some), strict=True)
        found.append(
            ModuleEffect(
                module=title,
                count=len(read),
                words=tuple(in_words(spreads)),
                means={name: spread.mean for name, spread in spreads.items()},
                deviations={name: spread.deviation for name, spread in spreads.items()},
                examples=tuple(
                    (_uri(domain.picture(before)), _uri(domain.picture(after)))
                    for before, after in pairs
                ),
            )
        )
    return found


def _read(sets: Sequence[ProblemSet], learner: ProgramLearner, module: int) -> Tensor:
    """Gather the images that a module was applied to (n, 1, vocab)."""
    parts = [torch.zeros(0, 1, learner.domain.vocab)]
    for each in sets:
        for step in each.trace.steps:
            assert step.representation is not None
            chosen = learner.module_set.choices(step.length).module[step.choice] == module
            parts.append(step.representation[chosen])
    return torch.cat(parts)


def _uri(image: Tensor) -> str:
    return "data:image/png;base64," + b64encode(as_png(image)).decode()
