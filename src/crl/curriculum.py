"""Which sizes problems are drawn from: by stages, or by what the learner is about to learn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import torch
from torch import Generator, Tensor

from crl.config import Curriculum

SMOOTHING = 0.5  # of the newest size's accuracy: one lucky batch should not open a stage
UNKNOWN = 0.5  # success at a size that was never drawn: most is to be learned there
# beyond these all are alike: else noise would decide, and what is solved would be forgotten
HOPELESS, MASTERED = 1e-3, 0.98  # success


@dataclass(frozen=True, kw_only=True)
class Stage:
    """All sizes up to `last` are trained on."""

    last: int
    episodes: int = 0  # spent in this stage
    accuracy: float = 0.0  # at the newest size, smoothed
    success: Mapping[int, float] = field(default_factory=dict)  # self-paced: by size, smoothed

    @staticmethod
    def first(config: Curriculum, count: Callable[[int], int] = lambda size: 0) -> Stage:
        """Where training starts; `count` tells how many training problems a size has."""
        if config.kind == "self-paced":
            return Stage(last=config.last)
        known, last = 0, config.first
        if config.problems:  # too few could be learned by heart
            for last in range(config.first, config.last + 1):
                known = sum(count(size) for size in range(last + 1))
                if known >= config.problems:
                    break
        return Stage(last=last)

    def sizes(self, available: Sequence[int]) -> list[int]:
        """The sizes that problems are drawn from."""
        return [size for size in available if size <= self.last]

    def shares(self, config: Curriculum, available: Sequence[int]) -> Tensor:
        """How often each of the sizes is to be drawn (sizes,), in proportion.

        Self-paced draws a size by how much its problems can teach: `(p (1 - p))^sharpness`, where
        p is the learner's own success at it. Whether it solves a problem tells most where p is a
        half, and nothing where it always fails or always succeeds. Mastered sizes are alike.
        """
        sizes = self.sizes(available)
        emphasised = torch.arange(1, len(sizes) + 1).double() ** config.emphasis
        if config.kind != "self-paced":
            return emphasised
        success = torch.tensor([self.success.get(size, UNKNOWN) for size in sizes]).double()
        success = success.clamp(HOPELESS, MASTERED)
        teaching = torch.softmax(config.sharpness * (success * (1 - success)).log(), dim=0)
        return torch.lerp(teaching, emphasised / emphasised.sum(), config.evenly)

    def draw(
        self, config: Curriculum, available: Sequence[int], count: int, generator: Generator
    ) -> dict[int, int]:
        """Draw how many of `count` problems are of each size, by their shares."""
        sizes = self.sizes(available)
        weights = self.shares(config, available)
        chosen = torch.multinomial(weights, count, replacement=True, generator=generator)
        counts = torch.bincount(chosen, minlength=len(sizes)).tolist()
        return {size: number for size, number in zip(sizes, counts, strict=True) if number}

    def next(self, config: Curriculum, sizes: Tensor, solved: Tensor) -> Stage:
        """Move on after problems of these sizes (batch,), of which some were solved (batch,)."""
        episodes = self.episodes + len(sizes)
        if config.kind == "self-paced":
            success = {**self.success, **self._smoothed(config, sizes, solved)}
            return Stage(last=self.last, episodes=episodes, success=success)
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

    def _smoothed(self, config: Curriculum, sizes: Tensor, solved: Tensor) -> dict[int, float]:
        """Success at each size of a batch; what was known counts less by every problem of it."""
        success = {}
        for size in sizes.unique().tolist():
            found = solved[sizes == size].double()
            kept = (1 - 1 / config.memory) ** len(found)
            before = self.success.get(size, UNKNOWN)
            success[size] = kept * before + (1 - kept) * float(found.mean())
        return success

    def metrics(self, sizes: Tensor) -> dict[str, float]:
        """The share of each size in a batch (batch,), and the smoothed success at it; by name."""
        drawn = {f"drawn/{size}": float((sizes == size).double().mean()) for size in self.success}
        return drawn | {f"success/{size}": value for size, value in self.success.items()}
