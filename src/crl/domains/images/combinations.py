"""What is done to digits: combinations of scaling, turning and shifting, and how they are split."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from crl.modules.affine import compose, rotation, scaling, translation, warp
from crl.problem import Node, Problem

SCALES = ("small", "", "big")
TURNS = ("left", "", "right")
SHIFTS = ("up", "down", "left", "right")
DIRECTIONS = {"": (0, 0), "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
SHIFT = {"small": 0.38, "": 0.29, "big": 0.20}  # of the width: a digit is moved to the edge
FACTOR = {"small": 0.6, "": 1.0, "big": 1 / 0.6}
DEFORMATIONS = {  # what a person can do to a digit: amounts from -1 to 1, and what the ends mean
    "scale": ("smaller", "larger"),
    "rotate": ("left", "right"),
    "shift across": ("left", "right"),
    "shift down": ("up", "down"),
}


@dataclass(frozen=True, order=True)
class Combination:
    """What was done to a digit, in the order scale, turn, shift; "" where nothing was done."""

    scale: str
    turn: str
    shift: str

    @property
    def length(self) -> int:
        """The number of transformations."""
        return sum(part != "" for part in (self.scale, self.turn, self.shift))

    def __str__(self) -> str:
        names = (
            self.scale and f"scale {self.scale}",
            self.turn and f"rotate {self.turn}",
            self.shift and f"translate {self.shift}",
        )
        return ", ".join(name for name in names if name)


COMBINATIONS = tuple(
    sorted(
        Combination(scale, turn, shift)
        for scale in SCALES
        for turn in TURNS
        for shift in ("", *SHIFTS)
    )
)
PLAIN = Combination("", "", "")
SINGLES = tuple(combination for combination in COMBINATIONS if combination.length == 1)
PAIRS = tuple(combination for combination in COMBINATIONS if combination.length == 2)
TRIPLES = tuple(combination for combination in COMBINATIONS if combination.length == 3)
HELD_OUT = {  # as in the authors' code
    "validation": (Combination("big", "", "left"), Combination("", "right", "up")),
    "test": (Combination("small", "", "right"), Combination("", "left", "down")),
}


def split_pairs() -> dict[str, tuple[Combination, ...]]:
    """Split the 20 combinations of two: 16 to train on, 2 to validate, 2 to test."""
    held_out = {pair for pairs in HELD_OUT.values() for pair in pairs}
    return {"train": tuple(pair for pair in PAIRS if pair not in held_out), **HELD_OUT}


def problem(combination: Combination) -> Problem:
    """Undo a combination of transformations."""
    return Problem(Node(str(combination), combination.length), Node("plain", 1))


def transform(
    images: Tensor, combinations: Sequence[Combination], part: Tensor, degrees: float
) -> Tensor:
    """Apply to each image (n, width, width) its combination, with turns of so many degrees.

    `part` (n, 3), from 0 to 1, is how much of scale, turn and shift is done.
    """
    return warp(images, maps(combinations, part, degrees))


def maps(combinations: Sequence[Combination], part: Tensor, degrees: float) -> Tensor:
    """Make the affine maps (n, 2, 3) from points of transformed images to those of plain ones."""
    scale = torch.tensor([FACTOR[combination.scale] for combination in combinations]) ** part[:, 0]
    turn = (
        torch.tensor([float(TURNS.index(combination.turn) - 1) for combination in combinations])
        * part[:, 1]
    )
    angle = turn * math.radians(degrees)
    directions = torch.tensor(
        [DIRECTIONS[combination.shift] for combination in combinations], dtype=torch.float32
    )
    farthest = torch.tensor([SHIFT[combination.scale] for combination in combinations])
    shift = directions * (2 * part[:, 2] * farthest)[:, None]
    # where a point of the new image comes from: shifted back, turned back, scaled back
    back = compose(
        rotation(torch.sin(-angle), torch.cos(-angle)), translation(-shift[:, 0], -shift[:, 1])
    )
    return compose(scaling(1 / scale), back)


def deformed(images: Tensor, amounts: Mapping[str, float], degrees: float) -> Tensor:
    """Apply amounts of `DEFORMATIONS` to images (n, width, width): shifts both ways at once too."""
    scale, turn, across, down = (amounts.get(name, 0.0) for name in DEFORMATIONS)
    kind = Combination(_side(SCALES, scale), _side(TURNS, turn), "")
    part = torch.tensor([[abs(scale), abs(turn), 0.0]])
    shift = 2 * SHIFT[kind.scale] * torch.tensor([[across], [down]])
    where = compose(maps([kind], part, degrees), translation(-shift[0], -shift[1]))
    return warp(images, where.expand(len(images), 2, 3))


def _side(names: Sequence[str], amount: float) -> str:
    """The first of three names if an amount is negative, the last if it is positive."""
    return names[1 + (amount > 0) - (amount < 0)]
