"""CNN: an all-convolutional network over square images."""

from __future__ import annotations

import torch
from torch import Tensor, nn


class CNN(nn.Module):
    """An all-convolutional network, with strides instead of pooling, under two linear layers."""

    def __init__(
        self,
        *,
        size: int,
        outputs: int,
        channels: tuple[int, int, int],
        hidden: int,
        normalised: bool = False,
    ) -> None:
        super().__init__()
        layers: list[nn.Module] = []
        for kernel, before, after in zip((5, 3, 3), (1, *channels), channels, strict=False):
            layers += [nn.Conv2d(before, after, kernel, stride=2, padding=kernel // 2)]
            layers += [nn.BatchNorm2d(after)] if normalised else []
            layers += [nn.ReLU()]
            size = (size + 1) // 2
        layers += [
            nn.Flatten(),
            nn.Linear(size * size * channels[-1], hidden),
            nn.ReLU(),
            nn.Linear(hidden, outputs),
        ]
        self.layers = nn.Sequential(*layers)
        # twice as fast on a CPU
        self.layers.to(memory_format=torch.channels_last)  # type: ignore[call-overload]

    def forward(self, images: Tensor) -> Tensor:
        """(batch, size, size) -> (batch, outputs)."""
        out: Tensor = self.layers(images[:, None].contiguous(memory_format=torch.channels_last))
        return out
