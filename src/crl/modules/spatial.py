"""SpatialTransformer: an image, turned, scaled or shifted by what a small network sees in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import torch
from torch import Tensor, nn
from torch.nn.functional import avg_pool2d

from crl.modules.affine import (
    Effect,
    centres,
    rotation,
    scaled,
    scaling,
    shifted,
    translation,
    turned,
    warp,
)
from crl.modules.module import CRLModule
from crl.modules.warped import Warped, seen

Kind = Literal["rotate", "scale", "translate"]
NUM_OUTPUTS: dict[Kind, int] = {"rotate": 2, "scale": 1, "translate": 2}
ABOUT = {
    "rotate": "turns the image by an angle that it reads off it",
    "scale": "makes the image larger or smaller, by a factor that it reads off it",
    "translate": "shifts the image by a distance that it reads off it",
}
CHANNELS = (8, 16)  # of the localization network
CONTRAST = 3.0  # multiplies what the network reads, since most of an image is dark
LEAST_MASS = 1e-3  # added to the mass, so that an empty image is centred
EMPHASIS = 5.0  # multiplies the centre of mass, since the network's other inputs are many
COARSER = 2  # the localization network reads the image at this fraction of its resolution
MOST_SCALING = 1.2  # bound on the logarithm of a scaling factor


def centre_of_mass(images: Tensor) -> Tensor:
    """Locate the bright part of images (batch, size, size): right and down (batch, 2), -1 to 1."""
    at = centres(images.shape[-1])
    return (
        torch.stack([images.sum(dim=1) @ at, images.sum(dim=2) @ at], dim=1)
        / (images.sum(dim=(1, 2)) + LEAST_MASS)[:, None]
    )


class SpatialTransformer(CRLModule):
    """A localization network reads the image and says how to turn, to scale or to shift it.

    It starts as the identity, with random layers below the last. The localization network is
    convolutional; it looks at what is in the image, wherever that is, and is told where (D22). A
    turn is the direction of two numbers, its sine and cosine, normalised (D19): otherwise a module
    that should only rotate could scale too. With `original` it reads and writes images that carry
    the one they were made of (D49).
    """

    reads, writes = None, None

    def __init__(
        self,
        *,
        title: str,
        kind: Kind,
        size: int,
        hidden: int,
        located: bool = True,
        original: bool = False,
    ) -> None:
        super().__init__()
        self.title, self.kind, self.size, self.located = title, kind, size, located
        self.original = original
        first, second = CHANNELS
        self.features = nn.Sequential(
            nn.Conv2d(1, first, 5, stride=2, padding=2),
            nn.ReLU(),
            nn.Conv2d(first, second, 3, padding=1),
            nn.ReLU(),
        )
        # faster on a CPU
        self.features.to(memory_format=torch.channels_last)  # type: ignore[call-overload]
        side = -(-(size // COARSER) // 2)  # of a feature's map
        self.hidden = nn.Linear(second * (-(-side // COARSER)) ** 2 + 2 * located, hidden)
        self.out = nn.Linear(hidden + 2 * located, NUM_OUTPUTS[kind])
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    @property
    def about(self) -> str:
        return ABOUT[self.kind]

    def forward(self, values: Tensor) -> Tensor:
        """(batch, 1, features) -> (batch, 1, features)."""
        return self.forward_grouped([self], values, [len(values)])

    @staticmethod
    def forward_grouped(
        members: Sequence[SpatialTransformer], read: Tensor, counts: list[int]
    ) -> Tensor:
        first = members[0]
        images = seen(read, first.size)
        coarse, told = first.look(images)
        parts = zip(members, coarse.split(counts), told.split(counts), strict=True)
        said = torch.cat([member.locate(*part) for member, *part in parts if len(part[0])])
        where = first.affine(said)
        if first.original:
            return Warped.of(read, first.size).through(where).values
        return warp(images, where).flatten(1)[:, None]

    def where(self, images: Tensor) -> Tensor:
        """Get the affine maps (batch, 2, 3) from the new images' points to the old ones'."""
        return self.affine(self.locate(*self.look(images)))

    def look(self, images: Tensor) -> tuple[Tensor, Tensor]:
        """Make images (batch, size, size) coarser and centred; say where they were (batch, 0|2)."""
        coarse = avg_pool2d(images[:, None], COARSER)[:, 0]
        if not self.located:
            return coarse, images.new_zeros(len(images), 0)
        at = centre_of_mass(coarse)
        return warp(coarse, translation(at[:, 0], at[:, 1])), EMPHASIS * at

    def locate(self, coarse: Tensor, told: Tensor) -> Tensor:
        """Run the localization network (batch, outputs)."""
        read = (CONTRAST * coarse[:, None]).contiguous(memory_format=torch.channels_last)
        features = avg_pool2d(self.features(read), COARSER, ceil_mode=True).flatten(1)
        hidden = torch.relu(self.hidden(torch.cat([told, features], dim=1)))
        out: Tensor = self.out(torch.cat([hidden, told], dim=1))
        return out

    def affine(self, out: Tensor) -> Tensor:
        """Make affine maps (batch, 2, 3) of what a localization network said (batch, outputs)."""
        if self.kind == "rotate":
            sine, cosine = out[:, 0], 1 + out[:, 1]
            norm = torch.sqrt(sine.square() + cosine.square() + 1e-6)
            return rotation(sine / norm, cosine / norm)
        if self.kind == "scale":
            return scaling(torch.exp(out[:, 0].clamp(-MOST_SCALING, MOST_SCALING)))
        return translation(out[:, 0], out[:, 1])

    def effect(self, values: Tensor) -> Effect:
        """Measure what it does to images (batch, 1, features)."""
        return Effect.of(self.where(seen(values, self.size)))

    def describe(self, read: Tensor) -> list[str]:
        effect = self.effect(read)
        if self.kind == "rotate":
            return [turned(degrees) for degrees in effect.degrees.tolist()]
        if self.kind == "scale":
            return [scaled(factor) for factor in effect.factor.tolist()]
        return [
            shifted(*shift)
            for shift in zip(effect.right.tolist(), effect.down.tolist(), strict=True)
        ]
