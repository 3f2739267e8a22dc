"""Records: the small tidy objects that every figure, table and claim is made from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from types import UnionType
from typing import TypeVar, get_args, get_origin, get_type_hints

from crl.errors import RunError, one_line
from crl.files import dump_json, parse_json, read_text, write_durably
from crl.solving import Origin

ACCURACY, SNAPPED = "accuracy", "accuracy, snapped"  # metrics
PROVED, MARGIN = "proved", "margin"  # 1 or 0; of each part of a proof, by its name as the split
EVERY = 0  # the size of what holds at every size


@dataclass(frozen=True, kw_only=True)
class Record:
    """One measured number."""

    experiment: str
    domain: str
    learner: str | None  # None only if unknown, as the variant
    variant: str | None
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
    note: str | None = None  # what a number does not say, such as a counterexample

    @property
    def title(self) -> str:
        """What tables and figures of several variants call it."""
        return self.variant or self.learner or "unknown"


def record_of(
    origin: Origin,
    *,
    experiment: str,
    domain: str,
    split: str,
    size: int,
    metric: str,
    value: float,
    low: float | None = None,
    high: float | None = None,
    n: int | None = None,
    note: str | None = None,
) -> Record:
    """A number about a learner from there as a record."""
    return Record(
        experiment=experiment,
        domain=domain,
        learner=origin.learner,
        variant=origin.variant,
        seed=origin.seed,
        episodes=origin.episodes,
        seconds=origin.seconds,
        split=split,
        size=size,
        metric=metric,
        value=value,
        low=low,
        high=high,
        n=n,
        commit=origin.commit,
        config_hash=origin.config_hash,
        parameters=origin.parameters,
        note=note,
    )


def accuracy_record(
    origin: Origin,
    *,
    experiment: str,
    domain: str,
    split: str,
    size: int,
    solved: int,
    n: int,
    snap: bool = False,
) -> Record:
    """The accuracy of a learner from there as a record, with its confidence interval."""
    low, high = interval(solved, n)
    return record_of(
        origin,
        experiment=experiment,
        domain=domain,
        split=split,
        size=size,
        metric=SNAPPED if snap else ACCURACY,
        value=solved / n,
        low=low,
        high=high,
        n=n,
    )


def total(records: Sequence[Record]) -> Record:
    """Join accuracies at several sizes, of the same learner and split: one of all problems."""
    n = sum(record.n or 0 for record in records)
    solved = sum(round(record.value * (record.n or 0)) for record in records)
    low, high = interval(solved, n)
    return replace(records[0], size=EVERY, value=solved / n, low=low, high=high, n=n)


@dataclass(frozen=True, kw_only=True)
class Curve:
    """Accuracy of one run while it is trained, on one set of problems."""

    experiment: str
    domain: str
    learner: str
    variant: str
    seed: int
    split: str
    size: int
    config_hash: str
    episodes: Sequence[int] = ()
    value: Sequence[float] = ()

    @property
    def title(self) -> str:
        """What tables and figures of several variants call it."""
        return self.variant

    def followed(self, episodes: int, value: float) -> Curve:
        """The curve with one more point; points from then on, of a run that was resumed, go."""
        kept = sum(at < episodes for at in self.episodes)
        return replace(
            self,
            episodes=(*self.episodes[:kept], episodes),
            value=(*self.value[:kept], value),
        )


def interval(successes: int, n: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a proportion."""
    if n == 0:
        return 0.0, 1.0
    share = successes / n
    scale = 1 + z * z / n
    centre = (share + z * z / (2 * n)) / scale
    half = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5 / scale
    return max(0.0, centre - half), min(1.0, centre + half)


Kind = TypeVar("Kind", Record, Curve)


def to_line(record: Record | Curve) -> str:
    """One line of JSON; a note only where there is one."""
    values = asdict(record)
    return dump_json({key: value for key, value in values.items() if key != "note" or value})


def write_records(path: Path, records: Iterable[Record | Curve]) -> None:
    """Write records as JSON lines, all or nothing."""
    write_durably(path, "".join(to_line(record) + "\n" for record in records))


def read_records(path: Path) -> list[Record]:
    """Read JSON lines of records."""
    return parse_records(_text(path), str(path))


def parse_records(text: str, what: str) -> list[Record]:
    """Read records from text, or raise a RunError that says what it was."""
    return _parse(text, Record, what)


def read_curves(path: Path) -> list[Curve]:
    """Read JSON lines of curves."""
    return [
        replace(curve, episodes=tuple(curve.episodes), value=tuple(curve.value))
        for curve in _parse(_text(path), Curve, str(path))
    ]


def _text(path: Path) -> str:
    try:
        return read_text(path)
    except RunError as error:
        raise RunError(f"cannot read records: {error}") from None


def _checked(found: Kind) -> Kind:
    """A record or curve whose values are of the types they must have."""
    for name, allowed in get_type_hints(type(found)).items():
        value = getattr(found, name)
        listed = get_origin(allowed) is Sequence
        several = listed or isinstance(allowed, UnionType)
        kinds: tuple[type, ...] = get_args(allowed) if several else (allowed,)
        wide = (*kinds, int) if float in kinds else kinds
        values = value if listed and isinstance(value, list | tuple) else (value,)
        if not all(isinstance(each, wide) for each in values):
            raise TypeError(f"{name} is {value!r}")
    return found


def _parse(text: str, kind: type[Kind], what: str) -> list[Kind]:
    try:
        return [_checked(kind(**parse_json(line))) for line in text.split("\n") if line]
    except (TypeError, ValueError) as error:
        raise RunError(f"{what} does not hold records: {one_line(error)}") from None


def paper_records() -> list[Record]:
    """The paper's own numbers."""
    package = Path(__file__).parents[1]
    inside = package / "paper.jsonl"  # in an installed package
    return read_records(
        inside if inside.exists() else package.parents[1] / "results" / "paper.jsonl"
    )
