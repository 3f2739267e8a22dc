"""What a learner's spatial transformers do, and how often its programs undo what was done.

A digit was transformed by a known affine map, and each module of a program applies another. All of
them composed are the identity if the program inverts the transformation; what they are instead is
the residual.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from crl.domains.images.combinations import PAIRS, TRIPLES, Combination, maps
from crl.domains.images.domain import Images
from crl.learners import ProgramLearner
from crl.measuring.effects import Spread, parameters
from crl.modules import SpatialTransformer
from crl.modules.affine import Effect, compose
from crl.trace import ExecutionTrace

NUM_PROBLEMS = 300  # validation digits for each number of transformations
MOST_DEGREES, MOST_FACTOR, MOST_PIXELS = 12.0, 1.15, 3.0  # residual of what counts as inverted


@dataclass(frozen=True, kw_only=True)
class TransformerUse:
    """What a transformer does to the images it is applied to."""

    module: str
    steps: int  # in which it was applied
    parameters: Mapping[str, Spread]  # degrees; factor; or right and down, of the width


@dataclass(frozen=True, kw_only=True)
class Inversion:
    """How often programs invert so many transformations."""

    size: int
    problems: int
    inverted: int
    solved_inverted: int  # of those inverted, recognised
    solved_others: int  # of those not inverted
    degrees: float  # medians of the residual
    factor: float  # at least 1: too large or too small
    pixels: float


@dataclass(frozen=True, kw_only=True)
class ImagePrograms:
    """What programs do to digits that were transformed twice and three times."""

    steps: int
    transformers: tuple[TransformerUse, ...]  # that are used, most first
    inversions: tuple[Inversion, ...]


@torch.no_grad()
def image_programs(learner: ProgramLearner, domain: Images) -> ImagePrograms:
    """Look at the programs for validation digits."""
    applied: dict[int, list[Tensor]] = defaultdict(list)
    inversions, steps = [], 0
    for combinations in (PAIRS, TRIPLES):
        problems = domain.validation(combinations, NUM_PROBLEMS)
        trace = learner.execute(problems, record=True)
        made = transformation(combinations, len(problems), domain.settings.degrees)
        residual = Effect.of(follow(trace, learner, made, applied))
        solved = domain.solved(trace, problems)
        width, size = domain.settings.width, combinations[0].length
        inversions.append(_inversion(residual, solved, width, size))
        steps += sum(len(step) for step in trace.steps)
    uses = [_use(learner, module, torch.cat(found)) for module, found in applied.items()]
    return ImagePrograms(
        steps=steps,
        transformers=tuple(sorted(uses, key=lambda use: (-use.steps, use.module))),
        inversions=tuple(inversions),
    )


def transformation(combinations: Sequence[Combination], count: int, degrees: float) -> Tensor:
    """Make the maps (count, 2, 3) of combinations in turn, done all the way."""
    chosen = [combinations[index % len(combinations)] for index in range(count)]
    return maps(chosen, torch.ones(count, 3), degrees)


def follow(
    trace: ExecutionTrace, learner: ProgramLearner, where: Tensor, applied: dict[int, list[Tensor]]
) -> Tensor:
    """Compose maps (batch, 2, 3) with those of the modules of recorded programs.

    The maps of each module are added to `applied`. Other modules than transformers, and HALT,
    leave images as they are.
    """
    where = where.clone()
    for step in trace.steps:
        assert step.representation is not None, "a program is followed in a recorded trace"
        modules = learner.module_set.choices(step.length).module[step.choice]
        for module in sorted(set(modules.tolist()) - {learner.module_set.halt}):
            member = learner.module_set.member(module)
            if isinstance(member, SpatialTransformer):
                chosen = modules == module
                images = step.representation[chosen].view(-1, member.size, member.size)
                own, rows = member.where(images), step.rows[chosen]
                applied[module].append(own)
                where[rows] = compose(where[rows], own)
    return where


def is_inverted(residual: Effect, width: int) -> Tensor:
    """Tell which residuals are within the tolerances (batch,)."""
    factor = residual.factor.log().abs().exp()
    return (
        (residual.degrees.abs() <= MOST_DEGREES)
        & (factor <= MOST_FACTOR)
        & (_pixels(residual, width) <= MOST_PIXELS)
    )


def _pixels(residual: Effect, width: int) -> Tensor:
    return width * torch.hypot(residual.right, residual.down)


def _inversion(residual: Effect, solved: Tensor, width: int, size: int) -> Inversion:
    inverted = is_inverted(residual, width)
    return Inversion(
        size=size,
        problems=len(solved),
        inverted=int(inverted.sum()),
        solved_inverted=int((solved & inverted).sum()),
        solved_others=int((solved & ~inverted).sum()),
        degrees=float(residual.degrees.abs().median()),
        factor=float(residual.factor.log().abs().exp().median()),
        pixels=float(_pixels(residual, width).median()),
    )


def _use(learner: ProgramLearner, module: int, where: Tensor) -> TransformerUse:
    member = learner.module_set.member(module)
    return TransformerUse(
        module=member.title,
        steps=len(where),
        parameters=parameters(Effect.of(where), member.kind),
    )
