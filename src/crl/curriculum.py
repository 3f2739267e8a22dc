"""Which problems are drawn: by stages of their size, or by what the learner is about to learn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

import torch
from torch import Generator, Tensor

from crl.config import Curriculum

SMOOTHING = 0.5  # of the newest size's accuracy: one lucky batch should not open a stage
UNKNOWN = 0.5  # success at what was never drawn: most is to be learned there
# beyond these all are alike: else noise would decide, and what is solved would be forgotten
HOPELESS, MASTERED = 1e-3, 0.98  # success


@dataclass(frozen=True)
class Stratum:
    """Problems that are drawn alike: those of a size, or of a group of that size with a name."""

    size: int
    name: str = ""

    def __str__(self) -> str:
        return f"{self.size} {self.name}".strip()


Drawn = Mapping[Stratum, int]  # how many problems of each stratum, in the order of a batch
NOTHING: Drawn = MappingProxyType({})


@dataclass(frozen=True, kw_only=True)
class Stage:
    """All sizes up to `last` are trained on."""

    last: int
    episodes: int = 0  # spent in this stage
    accuracy: float = 0.0  # at the newest size, smoothed
    success: Mapping[str, float] = field(default_factory=dict)  # self-paced: by stratum, smoothed

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

    def shares(self, config: Curriculum, strata: Sequence[Stratum]) -> Tensor:
        """How often each stratum is to be drawn (strata,), in proportion.

        Self-paced draws one by how much its problems can teach: `(p (1 - p))^sharpness`, where p is
        the learner's own success at it. Whether it solves a problem tells most where p is a half,
        and nothing where it always fails or always succeeds. Mastered strata are alike.
        """
        sizes = [stratum.size for stratum in strata]
        rank = {size: place for place, size in enumerate(sorted(set(sizes)), start=1)}
        among = Counter(sizes)
        emphasised = torch.tensor(
            [rank[size] ** config.emphasis / among[size] for size in sizes], dtype=torch.double
        )
        if config.kind != "self-paced":
            return emphasised
        success = torch.tensor([self.success.get(str(each), UNKNOWN) for each in strata]).double()
        success = success.clamp(HOPELESS, MASTERED)
        teaching = torch.softmax(config.sharpness * (success * (1 - success)).log(), dim=0)
        return torch.lerp(teaching, emphasised / emphasised.sum(), config.evenly)

    def draw(
        self, config: Curriculum, strata: Sequence[Stratum], count: int, generator: Generator
    ) -> dict[Stratum, int]:
        """Draw how many of `count` problems are of each stratum, by their shares."""
        weights = self.shares(config, strata)
        chosen = torch.multinomial(weights, count, replacement=True, generator=generator)
        counts = torch.bincount(chosen, minlength=len(strata)).tolist()
        return {stratum: number for stratum, number in zip(strata, counts, strict=True) if number}

    def next(
        self, config: Curriculum, sizes: Tensor, solved: Tensor, drawn: Drawn = NOTHING
    ) -> Stage:
        """Move on after problems of these sizes (batch,), of which some were solved (batch,).

        Self-paced must be told how many of what were drawn, in the order of the batch.
        """
        episodes = self.episodes + len(sizes)
        if config.kind == "self-paced":
            success = {**self.success, **self._smoothed(config, solved, drawn)}
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

    def _smoothed(self, config: Curriculum, solved: Tensor, drawn: Drawn) -> dict[str, float]:
        """Success at each stratum of a batch; what was known counts less by every problem of it."""
        success = {}
        for stratum, found in zip(drawn, solved.double().split(list(drawn.values())), strict=True):
            kept = (1 - 1 / config.memory) ** len(found)
            before = self.success.get(str(stratum), UNKNOWN)
            success[str(stratum)] = kept * before + (1 - kept) * float(found.mean())
        return success

    def metrics(self, strata: Sequence[Stratum], drawn: Drawn) -> dict[str, float]:
        """The share of a batch, and the mean success, of each size and of each name."""
        if not self.success:
            return {}
        total = sum(drawn.values())
        parts: dict[str, list[Stratum]] = {}
        for stratum in strata:
            parts.setdefault(str(stratum.size), []).append(stratum)
            if stratum.name:
                parts.setdefault(stratum.name, []).append(stratum)
        shares = {name: sum(drawn.get(each, 0) for each in part) for name, part in parts.items()}
        success = {
            name: sum(self.success.get(str(each), UNKNOWN) for each in part) / len(part)
            for name, part in parts.items()
        }
        return {f"drawn/{name}": share / total for name, share in shares.items()} | {
            f"success/{name}": value for name, value in success.items()
        }
