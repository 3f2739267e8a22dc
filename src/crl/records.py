"""Records: the small tidy objects that every figure, table and claim is made from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from crl.errors import RunError


@dataclass(frozen=True, kw_only=True)
class Record:
    """One measured number."""

    experiment: str
    domain: str
    learner: str
    variant: str
    seed: int | None
    episodes: int | None
    seconds: float | None  # of training
    split: str
    size: int
    metric: str
    value: float
    low: float | None  # 95 % confidence interval
    high: float | None
    n: int | None
    commit: str | None
    config_hash: str | None
    parameters: int | None = None  # of the learner

    @property
    def title(self) -> str:
        """What was measured, in tables and figures of several learners: a learner as shipped or without its curriculum, or the variant."""
        return {"small": self.learner, "no-curriculum": f"{self.learner}-no-curriculum"}.get(self.variant, self.variant)


def interval(successes: int, n: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a proportion."""
    if n == 0:
        return 0.0, 1.0
    share = successes / n
    scale = 1 + z * z / n
    centre = (share + z * z / (2 * n)) / scale
    half = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / scale
    return max(0.0, centre - half), min(1.0, centre + half)


def to_line(record: Record) -> str:
    """One line of JSON."""
    return json.dumps(asdict(record))


def write_records(path: Path, records: Iterable[Record]) -> None:
    """Write records as JSON lines, all or nothing."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text("".join(to_line(record) + "\n" for record in records))
    fresh.replace(path)


def read_records(path: Path) -> list[Record]:
    """Read JSON lines of records."""
    try:
        return [Record(**json.loads(line)) for line in path.read_text().splitlines() if line]
    except (json.JSONDecodeError, TypeError) as error:
        raise RunError(f"{path} does not hold records: {error}") from None


def paper_records() -> list[Record]:
    """The paper's own numbers."""
    inside = Path(__file__).parent / "paper.jsonl"  # in an installed package
    return read_records(inside if inside.exists() else Path(__file__).parents[2] / "results" / "paper.jsonl")
