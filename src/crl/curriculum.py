"""Stages of problem size: the next opens after a number of episodes, or when accuracy allows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Generator, Tensor

from crl.config import Curriculum

SMOOTHING = 0.5  # of the newest size's accuracy: one lucky batch should not open a stage


@dataclass(frozen=True, kw_only=True)
class Stage:
    """All sizes up to `last` are trained on."""

    last: int
    episodes: int = 0  # spent in this stage
    accuracy: float = 0.0  # at the newest size, smoothed

    @staticmethod
    def first(config: Curriculum) -> Stage:
        """Where training starts."""
        return Stage(last=config.first)

    def sizes(self, available: Sequence[int]) -> list[int]:
        """The sizes that problems are drawn from."""
        return [size for size in available if size <= self.last]

    def draw(
        self, config: Curriculum, available: Sequence[int], count: int, generator: Generator
    ) -> dict[int, int]:
        """Draw how many of `count` problems are of each size, larger ones by their emphasis."""
        sizes = self.sizes(available)
        weights = torch.arange(1, len(sizes) + 1).double() ** config.emphasis
        chosen = torch.multinomial(weights, count, replacement=True, generator=generator)
        counts = torch.bincount(chosen, minlength=len(sizes)).tolist()
        return {size: number for size, number in zip(sizes, counts, strict=True) if number}

    def next(self, config: Curriculum, sizes: Tensor, solved: Tensor) -> Stage:
        """Move on after problems of these sizes (batch,), of which some were solved (batch,)."""
        episodes = self.episodes + len(sizes)
        newest = sizes == self.last
        accuracy = self.accuracy
        if newest.any():
            accuracy = SMOOTHING * accuracy + (1 - SMOOTHING) * float(solved[newest].float().mean())
        moves_on = (
            episodes >= config.episodes if config.kind == "fixed" else accuracy >= config.threshold
        )
        if moves_on and self.last < config.last:
            return Stage(last=self.last + 1)
        return Stage(last=self.last, episodes=episodes, accuracy=accuracy)
