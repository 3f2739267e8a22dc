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
    compose,
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
SPREADS = (0.1, 0.8)  # bounds on the spread of what is in an image
USUAL_SPREAD = 0.3  # of a plain digit: told is how much more or less it is, by its logarithm
LARGER = 3.0  # multiplies that logarithm, as EMPHASIS does the place
SHOWN_SPREAD = 0.45  # in what a sized network reads: most of the frame is filled
COARSER = 2  # the localization network reads the image at this fraction of its resolution
MOST_SCALING = 1.2  # bound on the logarithm of a scaling factor


def centre_of_mass(images: Tensor) -> Tensor:
    """Locate the bright part of images (batch, size, size): right and down (batch, 2), -1 to 1."""
    at = centres(images.shape[-1])
    return (
        torch.stack([images.sum(dim=1) @ at, images.sum(dim=2) @ at], dim=1)
        / (images.sum(dim=(1, 2)) + LEAST_MASS)[:, None]
    )


def spread(images: Tensor, middle: Tensor) -> Tensor:
    """Root of the mean squared distance (batch,) of the bright part from its middle (batch, 2)."""
    distance = (centres(images.shape[-1]) - middle[:, :, None]).square()  # (batch, 2, size)
    across, down = images.sum(dim=1), images.sum(dim=2)
    moment = (across * distance[:, 0] + down * distance[:, 1]).sum(dim=1)
    mass = images.sum(dim=(1, 2)) + LEAST_MASS
    return torch.sqrt(moment / mass + 1e-4).clamp(*SPREADS)


class SpatialTransformer(CRLModule):
    """A localization network reads the image and says how to turn, to scale or to shift it.

    It starts as the identity, with random layers below the last. The localization network is
    convolutional; it looks at what is in the image, wherever that is and, if `sized`, however
    large, and is told where and how large (D22). A turn is the direction of two numbers, its sine
    and cosine, normalised (D19): otherwise a module that should only rotate could scale too. With
    `original` it reads and writes images that carry the one they were made of (D49).
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
        sized: bool = False,
        original: bool = False,
    ) -> None:
        super().__init__()
        self.title, self.kind, self.size = title, kind, size
        self.located, self.sized, self.original = located, sized, original
        told = 3 if sized else 2 if located else 0
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
        self.hidden = nn.Linear(second * (-(-side // COARSER)) ** 2 + told, hidden)
        self.out = nn.Linear(hidden + told, NUM_OUTPUTS[kind])
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
        """Make images (batch, size, size) coarser, centred, of one size; say what they were."""
        if self.sized:
            return self._look_closely(images)
        coarse = avg_pool2d(images[:, None], COARSER)[:, 0]
        if not self.located:
            return coarse, images.new_zeros(len(images), 0)
        at = centre_of_mass(coarse)
        return warp(coarse, translation(at[:, 0], at[:, 1])), EMPHASIS * at

    def _look_closely(self, images: Tensor) -> tuple[Tensor, Tensor]:
        """See what is in images centred and of one size; where and how large it was (batch, 3)."""
        middle = centre_of_mass(images)
        extent = spread(images, middle)
        where = compose(translation(*middle.unbind(dim=1)), scaling(extent / SHOWN_SPREAD))
        larger = LARGER * torch.log(extent / USUAL_SPREAD)
        told = torch.cat([EMPHASIS * middle, larger[:, None]], dim=1)
        return warp(images, where, -(-self.size // COARSER)), told

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
