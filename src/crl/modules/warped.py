"""Warped: images that know what they were made of.

Resampling an image again and again blurs it, and what leaves the frame on the way is lost. An image
that carries its original, and the map from its points to the original's, is warped from that at
every step (D49).

Legend: batch = images in parallel; features = numbers of a cell: an image, its original and a map.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from crl.modules.affine import compose, warp

MAP = 6  # numbers of an affine map


@dataclass(frozen=True, kw_only=True)
class Warped:
    """Images (batch, size, size), their originals, and where each point came from."""

    image: Tensor
    original: Tensor
    where: Tensor  # (batch, 2, 3) affine maps

    @staticmethod
    def features(size: int) -> int:
        """Count the numbers of a cell."""
        return 2 * size**2 + MAP

    @staticmethod
    def new(images: Tensor) -> Warped:
        """Make images that are their own originals."""
        return Warped(
            image=images, original=images, where=torch.eye(2, 3).repeat(len(images), 1, 1)
        )

    @staticmethod
    def of(values: Tensor, size: int) -> Warped:
        """Read cells (batch, 1, features)."""
        image, original, where = values[:, 0].split([size**2, size**2, MAP], dim=1)
        return Warped(
            image=image.reshape(-1, size, size),
            original=original.reshape(-1, size, size),
            where=where.reshape(-1, 2, 3),
        )

    @property
    def values(self) -> Tensor:
        """Write cells (batch, 1, features)."""
        parts = (self.image, self.original, self.where)
        return torch.cat([part.flatten(1) for part in parts], dim=1)[:, None]

    def through(self, where: Tensor) -> Warped:
        """Look through affine maps (batch, 2, 3) from new points to this image's."""
        where = compose(self.where, where)
        return Warped(image=warp(self.original, where), original=self.original, where=where)


def seen(values: Tensor, size: int) -> Tensor:
    """What there is to be seen of cells (..., features): images (batch, size, size)."""
    return values[..., : size**2].reshape(-1, size, size)
