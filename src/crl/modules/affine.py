"""Affine maps of images: made, composed, applied, and said in words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import torch
from torch import Tensor
from torch.nn.functional import grid_sample


def rotation(sine: Tensor, cosine: Tensor) -> Tensor:
    """Make affine maps (batch, 2, 3) that turn."""
    zero = torch.zeros_like(sine)
    return torch.stack(
        [torch.stack([cosine, -sine, zero], dim=1), torch.stack([sine, cosine, zero], dim=1)], dim=1
    )


def scaling(factor: Tensor) -> Tensor:
    """Make affine maps (batch, 2, 3) that scale both axes alike."""
    zero = torch.zeros_like(factor)
    return torch.stack(
        [torch.stack([factor, zero, zero], dim=1), torch.stack([zero, factor, zero], dim=1)], dim=1
    )


def translation(right: Tensor, down: Tensor) -> Tensor:
    """Make affine maps (batch, 2, 3) that shift."""
    zero, one = torch.zeros_like(right), torch.ones_like(right)
    return torch.stack(
        [torch.stack([one, zero, right], dim=1), torch.stack([zero, one, down], dim=1)], dim=1
    )


def compose(first: Tensor, then: Tensor) -> Tensor:
    """Compose affine maps (batch, 2, 3): apply `then` to a point and `first` to the result."""
    linear = first[:, :, :2] @ then[:, :, :2]
    return torch.cat([linear, first[:, :, :2] @ then[:, :, 2:] + first[:, :, 2:]], dim=2)


def warp(images: Tensor, where: Tensor, size: int | None = None) -> Tensor:
    """Resample images (batch, size, size): point p takes the value at `where` (batch, 2, 3) of p.

    Points are from -1 to 1. The result can have another size.
    """
    at = centres(size or images.shape[-1])
    across = where[:, :, 0, None] * at  # (batch, 2, columns)
    down = where[:, :, 1, None] * at + where[:, :, 2, None]  # (batch, 2, rows)
    grid = down[:, :, :, None] + across[:, :, None, :]  # in half the time of affine_grid
    return grid_sample(images[:, None], grid.permute(0, 2, 3, 1), align_corners=False)[:, 0]


@lru_cache
def centres(size: int) -> Tensor:
    """Get the centres of pixels, from -1 to 1."""
    return (2 * torch.arange(size) + 1) / size - 1


@dataclass(frozen=True, kw_only=True)
class Effect:
    """How images are changed (batch,): turned about their centre, scaled, and shifted."""

    degrees: Tensor  # clockwise
    factor: Tensor
    right: Tensor  # of the width
    down: Tensor  # of the height

    @staticmethod
    def of(where: Tensor) -> Effect:
        """Get the effect of affine maps (batch, 2, 3) from new images' points to old ones'."""
        onward = torch.linalg.inv(where[:, :, :2])
        centre = -(onward @ where[:, :, 2:])[:, :, 0] / 2
        return Effect(
            degrees=torch.rad2deg(torch.atan2(onward[:, 1, 0], onward[:, 0, 0])),
            factor=torch.linalg.det(onward).abs().sqrt(),
            right=centre[:, 0],
            down=centre[:, 1],
        )


def turned(degrees: float) -> str:
    """Say a turn in words."""
    return f"rotate {'left' if degrees < 0 else 'right'} by {abs(degrees):.0f} degrees"


def scaled(factor: float) -> str:
    """Say a change of size in words."""
    return f"scale by {factor:.2f}"


def shifted(right: float, down: float) -> str:
    """Say a shift of a square image in words; what rounds to nothing is not said."""
    parts = (
        ("left" if right < 0 else "right", abs(right)),
        ("up" if down < 0 else "down", abs(down)),
    )
    said = [f"{direction} by {amount:.2f}" for direction, amount in parts if amount >= 0.005]
    if not said:
        return "shift by nothing"
    return ", ".join([f"shift {said[0]} of the width", *said[1:]])
