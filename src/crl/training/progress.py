"""Where training stands, and how a person is told."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from crl.config import Config
from crl.curriculum import Stage

RISE = 0.005  # of validation accuracy that counts as progress


@dataclass
class Progress:
    """Where training stands; everything here is saved in a checkpoint."""

    stage: Stage
    update: int = 0
    episodes: int = 0
    seconds: float = 0.0
    decayed: int = 0  # updates since learning rates began to decay
    best: float = -1.0  # validation accuracy of the best checkpoint
    tries: int = 1  # how often training began, with other parameters each time (D47)
    height: float = -1.0  # validation accuracy that this try has reached
    risen: int = 0  # episodes when it last rose
    metrics_bytes: int = 0  # how much of metrics.jsonl belongs to this point
    metrics_checksum: str = ""  # sha256 of so much of it; empty if not known
    validation: dict[int, float] = field(default_factory=dict)

    @staticmethod
    def restored(saved: dict[str, Any]) -> Progress:
        """Make it from a checkpoint's plain values."""
        values = {("decayed" if name == "settling" else name): saved[name] for name in saved}
        success = saved["stage"].get("success", {}).items()  # once by number
        stage = {**saved["stage"], "success": {str(name): value for name, value in success}}
        return Progress(**{**values, "stage": Stage(**stage)})

    def climb(self) -> None:
        """Note whether the validation accuracy rose since it last did."""
        if self.mean >= self.height + RISE:
            self.height, self.risen = self.mean, self.episodes

    def is_stuck(self, patience: int) -> bool:
        """Whether so many episodes went by without a rise, while nothing was annealed."""
        return 0 < patience <= self.episodes - self.risen and self.decayed == 0

    @property
    def lowest(self) -> float:
        """Validation accuracy at the worst size."""
        return min(self.validation.values())

    @property
    def mean(self) -> float:
        """Validation accuracy, each size alike."""
        return sum(self.validation.values()) / len(self.validation)


def progress_line(progress: Progress, config: Config, smallest: int, accuracy: float) -> str:
    """A check in a line for a person."""
    speed = progress.episodes / max(progress.seconds, 1e-9)
    left = max(config.max_episodes - progress.episodes, 0) / speed
    return (
        f"update {progress.update:4d}  {progress.episodes / 1000:5.0f}k episodes"
        f"  sizes {smallest}-{progress.stage.last}"
        f"  training {accuracy:.3f}"
        f"  validation {progress.mean:.3f} (worst size {progress.lowest:.3f})"
        f"{'  annealing' if progress.decayed else ''}  {speed:5.0f}/s"
        f"  {progress.seconds:4.0f}s, at most {left:.0f}s left"
    )
