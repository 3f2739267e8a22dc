"""What an affine map does to an image, as numbers and in words."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor


@dataclass(frozen=True, kw_only=True)
class Effect:
    """How images are changed (batch,): turned about their centre and scaled, and where the centre goes."""

    degrees: Tensor  # clockwise
    factor: Tensor
    right: Tensor  # of the width
    down: Tensor  # of the height

    @staticmethod
    def of(where: Tensor) -> Effect:
        """The effect of affine maps (batch, 2, 3) from a new image's points, from -1 to 1, to the old one's."""
        onward = torch.linalg.inv(where[:, :, :2])
        centre = -(onward @ where[:, :, 2:])[:, :, 0] / 2
        return Effect(
            degrees=torch.rad2deg(torch.atan2(onward[:, 1, 0], onward[:, 0, 0])),
            factor=torch.linalg.det(onward).abs().sqrt(),
            right=centre[:, 0],
            down=centre[:, 1],
        )


def turned(degrees: float) -> str:
    """A turn in words."""
    return f"rotate {'left' if degrees < 0 else 'right'} by {abs(degrees):.0f} degrees"


def scaled(factor: float) -> str:
    """A change of size in words."""
    return f"scale by {factor:.2f}"


def shifted(right: float, down: float) -> str:
    """A shift of a square image in words; what rounds to nothing is not said."""
    parts = (("left" if right < 0 else "right", abs(right)), ("up" if down < 0 else "down", abs(down)))
    said = [(direction, f"{amount:.2f}") for direction, amount in parts if f"{amount:.2f}" != "0.00"]
    if not said:
        return "shift by nothing"
    (direction, amount), *rest = said
    return ", ".join([f"shift {direction} by {amount} of the width", *(f"{direction} by {amount}" for direction, amount in rest)])
