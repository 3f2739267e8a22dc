"""SpatialTransformer: an image, turned, scaled or shifted by what a small network sees in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import torch
from torch import Tensor, nn
from torch.nn.functional import avg_pool2d, grid_sample

from crl.modules.effect import Effect, scaled, shifted, turned
from crl.modules.module_set import CRLModule

Kind = Literal["rotate", "scale", "translate"]
NUM_OUTPUTS: dict[Kind, int] = {"rotate": 2, "scale": 1, "translate": 2}
CHANNELS = (8, 16)  # of the localization network
CONTRAST = 3.0  # what it reads is multiplied by this: most of an image is dark
LEAST_MASS = 1e-3  # of an image, before what is in it is said to lie anywhere but in the middle
EMPHASIS = 5.0  # of where it lies: the network's other inputs are many
COARSER = 2  # the localization network reads the image at this fraction of its resolution
MOST_SCALING = 1.2  # of the logarithm of a scaling factor


def warp(images: Tensor, where: Tensor) -> Tensor:
    """Images (batch, size, size) whose point p shows what `where` (batch, 2, 3) makes of p in the original, both from -1 to 1."""
    at = _centres(images.shape[-1])
    across = where[:, :, 0, None] * at  # (batch, 2, columns)
    down = where[:, :, 1, None] * at + where[:, :, 2, None]  # (batch, 2, rows)
    grid = (down[:, :, :, None] + across[:, :, None, :]).permute(0, 2, 3, 1)  # in half the time of affine_grid
    return grid_sample(images[:, None], grid, align_corners=False)[:, 0]


@lru_cache
def _centres(size: int) -> Tensor:
    """The centres of pixels, from -1 to 1."""
    return (2 * torch.arange(size) + 1) / size - 1


def centre_of_mass(images: Tensor) -> Tensor:
    """Where what is bright in images (batch, size, size) lies: (batch, 2), right and down, from -1 to 1."""
    at = _centres(images.shape[-1])
    return torch.stack([images.sum(dim=1) @ at, images.sum(dim=2) @ at], dim=1) / (images.sum(dim=(1, 2)) + LEAST_MASS)[:, None]


def rotation(sine: Tensor, cosine: Tensor) -> Tensor:
    """Affine maps (batch, 2, 3) that turn."""
    zero = torch.zeros_like(sine)
    return torch.stack([torch.stack([cosine, -sine, zero], dim=1), torch.stack([sine, cosine, zero], dim=1)], dim=1)


def scaling(factor: Tensor) -> Tensor:
    """Affine maps (batch, 2, 3) that scale both axes alike."""
    zero = torch.zeros_like(factor)
    return torch.stack([torch.stack([factor, zero, zero], dim=1), torch.stack([zero, factor, zero], dim=1)], dim=1)


def translation(right: Tensor, down: Tensor) -> Tensor:
    """Affine maps (batch, 2, 3) that shift."""
    zero, one = torch.zeros_like(right), torch.ones_like(right)
    return torch.stack([torch.stack([one, zero, right], dim=1), torch.stack([zero, one, down], dim=1)], dim=1)


class SpatialTransformer(CRLModule):
    """A localization network reads the image and says how to transform it: by a turn, a scaling factor, or a shift alone.

    It starts as the identity, with random layers below the last. The localization network is convolutional; it looks at what is in
    the image, wherever that is, and is told where (D22). A turn is the direction of two numbers, its sine and cosine, normalised
    (D19): otherwise a module that should only rotate could scale too.
    """

    reads, writes = None, None

    def __init__(self, *, title: str, kind: Kind, size: int, hidden: int, located: bool = True) -> None:
        super().__init__()
        self.title, self.kind, self.family, self.size, self.located = title, kind, kind, size, located
        first, second = CHANNELS
        self.features = nn.Sequential(
            nn.Conv2d(1, first, 5, stride=2, padding=2), nn.ReLU(), nn.Conv2d(first, second, 3, padding=1), nn.ReLU()
        )
        self.features.to(memory_format=torch.channels_last)  # type: ignore[call-overload]  # faster on a CPU
        side = -(-(size // COARSER) // 2)  # of a feature's map
        self.hidden = nn.Linear(second * (-(-side // COARSER)) ** 2 + 2 * located, hidden)
        self.out = nn.Linear(hidden + 2 * located, NUM_OUTPUTS[kind])
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, values: Tensor) -> Tensor:
        """(batch, 1, size * size) -> (batch, 1, size * size)."""
        return self.together([self], values, [len(values)])

    @staticmethod
    def together(members: Sequence[SpatialTransformer], read: Tensor, counts: list[int]) -> Tensor:
        first = members[0]
        images = read.view(-1, first.size, first.size)
        seen, told = first.look(images)
        parts = zip(members, seen.split(counts), told.split(counts), strict=True)
        said = torch.cat([member.locate(*part) for member, *part in parts if len(part[0])])
        return warp(images, first.affine(said)).flatten(1)[:, None]

    def where(self, images: Tensor) -> Tensor:
        """The affine maps (batch, 2, 3) from the new images' points to the old ones'."""
        return self.affine(self.locate(*self.look(images)))

    def look(self, images: Tensor) -> tuple[Tensor, Tensor]:
        """What a localization network sees of images (batch, size, size), coarser, and what it is told (batch, 0 or 2): where it is."""
        seen = avg_pool2d(images[:, None], COARSER)[:, 0]
        if not self.located:
            return seen, images.new_zeros(len(images), 0)
        at = centre_of_mass(seen)
        return warp(seen, translation(at[:, 0], at[:, 1])), EMPHASIS * at

    def locate(self, seen: Tensor, told: Tensor) -> Tensor:
        """What the localization network says (batch, outputs)."""
        seen = (CONTRAST * seen[:, None]).contiguous(memory_format=torch.channels_last)
        features = avg_pool2d(self.features(seen), COARSER, ceil_mode=True).flatten(1)
        hidden = torch.relu(self.hidden(torch.cat([told, features], dim=1)))
        out: Tensor = self.out(torch.cat([hidden, told], dim=1))
        return out

    def affine(self, out: Tensor) -> Tensor:
        """Affine maps (batch, 2, 3) of this kind by what a localization network said (batch, outputs)."""
        if self.kind == "rotate":
            sine, cosine = out[:, 0], 1 + out[:, 1]
            norm = torch.sqrt(sine.square() + cosine.square() + 1e-6)
            return rotation(sine / norm, cosine / norm)
        if self.kind == "scale":
            return scaling(torch.exp(out[:, 0].clamp(-MOST_SCALING, MOST_SCALING)))
        return translation(out[:, 0], out[:, 1])

    def effect(self, values: Tensor) -> Effect:
        """What it does to images (batch, 1, size * size)."""
        return Effect.of(self.where(values.view(-1, self.size, self.size)))

    def describe(self, read: Tensor) -> list[str]:
        effect = self.effect(read)
        if self.kind == "rotate":
            return [turned(degrees) for degrees in effect.degrees.tolist()]
        if self.kind == "scale":
            return [scaled(factor) for factor in effect.factor.tolist()]
        return [shifted(*shift) for shift in zip(effect.right.tolist(), effect.down.tolist(), strict=True)]


class Identity(CRLModule):
    """Leaves a representation as it is."""

    reads, writes, family = None, None, "identity"

    def __init__(self, *, title: str) -> None:
        super().__init__()
        self.title = title

    def forward(self, values: Tensor) -> Tensor:
        """(batch, length, vocab) -> the same."""
        return values

    def describe(self, read: Tensor) -> list[str]:
        return ["leave as it is"] * len(read)
