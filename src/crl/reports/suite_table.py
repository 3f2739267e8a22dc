"""The public tasks in one table: what others published, CRL, an RNN and a transformer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import median

from crl.errors import RunError
from crl.measuring.records import ACCURACY, PROVED, SNAPPED, Record, read_records
from crl.reports.ablations_table import ablations_table
from crl.reports.tables import head, row

WORKERS = 2  # runs at a time, as `crl reproduce` has them
MISSING = "-"
FAIL = "Transformers that solve CTL fail"  # the abstract of CTL++; its table was not read
BUDGETS = ("equal-data", "equal-time", "capped")
BASELINES = {
    "RNN": tuple(f"rnn-{budget}" for budget in BUDGETS),
    "transformer": tuple(f"transformer-{budget}" for budget in BUDGETS),
}
EARLIER_BASELINES = {  # of arithmetic without brackets: other names
    "RNN": ("rnn",),
    "transformer": ("transformer-equal-parameters", "transformer-equal-time"),
}


@dataclass(frozen=True, kw_only=True)
class Row:
    """One task: which problems, and which records say how they were solved."""

    task: str
    trained: str
    tested: str
    domain: str
    records: str  # file in results/, with the runs of other tasks perhaps
    sizes: tuple[int, ...]  # of which accuracy is the mean
    split: str = "longer"
    problems: str = ""  # the domain that peers and baselines learned; its own if not given
    published: str = MISSING  # where no number of others is recorded: what they say
    variants: Mapping[str, tuple[str, ...]] | None = None

    @property
    def peers(self) -> str:
        """The domain of the records of others."""
        return self.problems or self.domain


ROWS = (
    Row(
        task="CTL, forward",
        trained="1 to 5 functions",
        tested="10 functions",
        domain="ctl",
        records="suite-tables",
        sizes=(10,),
    ),
    Row(
        task="CTL, backward",
        trained="1 to 5 functions",
        tested="10 functions",
        domain="ctl-backward",
        records="suite-tables",
        sizes=(10,),
    ),
    Row(
        task="CTL++ A",
        trained="2 to 6 functions, groups in turn",
        tested="2 to 6 functions of one group",
        domain="ctlpp-a",
        records="suite-pairs",
        sizes=(2, 3, 4, 5, 6),
        split="out-of-distribution",
        published=FAIL,
    ),
    Row(
        task="CTL++ R",
        trained="2 to 6 functions of one group",
        tested="2 to 6 functions, groups in turn",
        domain="ctlpp-r",
        records="suite-pairs",
        sizes=(2, 3, 4, 5, 6),
        split="out-of-distribution",
        published=FAIL,
    ),
    Row(
        task="bracketed arithmetic, windows of 5",
        trained="depth 1 to 5",
        tested="depth 7 and 8",
        domain="ndr-arithmetic",
        records="suite-brackets",
        sizes=(7, 8),
    ),
    Row(
        task="bracketed arithmetic, windows of 3",
        trained="depth 1 to 5",
        tested="depth 7 and 8",
        domain="ndr-arithmetic-3",
        records="suite-steps",
        sizes=(7, 8),
        problems="ndr-arithmetic",
    ),
    Row(
        task="truth values in brackets",
        trained="depth 1 to 3",
        tested="depth 12",
        domain="booleans",
        records="suite-logic",
        sizes=(12,),
        published="a task of ours",
    ),
    Row(
        task="logic",
        trained="nesting 1 to 3",
        tested="nesting 12",
        domain="logic",
        records="suite-logic",
        sizes=(12,),
        published="no number read",
    ),
    Row(
        task="numerical arithmetic",
        trained="2 to 10 terms",
        tested="20 terms",
        domain="numeric",
        records="suite-numeric",
        sizes=(20,),
        variants=EARLIER_BASELINES,
    ),
    Row(
        task="multilingual arithmetic",
        trained="2 to 5 terms, 20 pairs of languages",
        tested="100 terms, 5 other pairs",
        domain="multilingual",
        records="suite-multilingual",
        sizes=(100,),
        split="held-out",
        variants=EARLIER_BASELINES,
    ),
)
COLUMNS = [
    "task",
    "trained on",
    "tested on",
    "best published",
    "ours, median",
    "ours, worst seed",
    "proved seeds",
    *BASELINES,
]


def suite_table(results: Path) -> str:
    """A Markdown table with a row for every task, and how long it takes to make it again."""
    rows = head(COLUMNS)
    for each in ROWS:
        runs = _ours(each, results)
        values = list(_accuracies(each, runs, SNAPPED))
        ours = [_percent(median(values)), _percent(min(values))] if values else [MISSING] * 2
        others = [_baseline(each, name, results) for name in BASELINES]
        named = [each.task, each.trained, each.tested, _published(each, results)]
        rows.append(row([*named, *ours, _proved(runs), *others]))
    return "\n".join([*rows, "", _time(results)])


def lengths_table(results: Path) -> str:
    """A Markdown table of all sizes that CRL was measured at: median and worst seed."""
    rows = head(["task", "sizes: median (worst seed), tokens made one-hot", "tokens soft"])
    for each in ROWS:
        runs = _ours(each, results)
        rows.append(row([each.task, _by_size(each, runs, SNAPPED), _by_size(each, runs, ACCURACY)]))
    return "\n".join(rows)


def baselines_table(results: Path) -> str:
    """A Markdown table of the learners that CRL is compared with, on the tested problems."""
    spread = ["tested: median", "worst", "best"]
    rows = head(["task", "learner", "seeds", "episodes", "largest trained size", *spread])
    for each in ROWS:
        if each.problems:
            continue  # the same problems as of another task
        for variant in [name for names in _variants(each).values() for name in names]:
            runs = _of_variant(each, variant, results)
            values = list(_accuracies(each, runs, ACCURACY))
            if not values:
                continue
            episodes = median(record.episodes or 0 for record in runs)
            known = [r.value for r in runs if r.split == "test" and r.size == max(_tested(runs))]
            found = [median(values), min(values), max(values)]
            cells = [variant, str(len(values)), f"{episodes:,.0f}"]
            trained = _percent(median(known)) if known else MISSING
            rows.append(row([each.task, *cells, trained, *map(_percent, found)]))
    return "\n".join(rows)


def peers_table(results: Path) -> str:
    """A Markdown table of the numbers that others published, and where they were read."""
    titles = {each.peers: each.task.split(", windows")[0] for each in reversed(ROWS)}
    rows = head(["task", "learner", "accuracy", "where", "how it was read"])
    for record in read_records(results / "peers.jsonl"):
        cells = [titles[record.domain], record.learner or "", f"{record.value:.2f}"]
        rows.append(row([*cells, record.experiment, record.note or ""]))
    return "\n".join(rows)


def unproved(results: Path) -> str:
    """Markdown that names every recorded run of CRL that is not proved, and why."""
    lines = [
        f"- {each.task}, seed {record.seed}: {record.note}"
        for each in ROWS
        for record in _ours(each, results)
        if record.metric == PROVED and not record.value
    ]
    decided = any(record.metric == PROVED for each in ROWS for record in _ours(each, results))
    return "\n".join(lines) or ("All recorded runs are proved." if decided else "None is recorded.")


PARTS = {
    "table": suite_table,
    "lengths": lengths_table,
    "baselines": baselines_table,
    "peers": peers_table,
    "unproved": unproved,
    "ablations": ablations_table,
}


def suite_part(name: str, results: Path) -> str:
    """What a document shows under a name, or a RunError that lists the names."""
    if name not in PARTS:
        raise RunError(f"the suite has no part {name!r}; expected one of {', '.join(PARTS)}")
    return PARTS[name](results)


# --- cells ---------------------------------------------------------------------------------------
def _published(each: Row, results: Path) -> str:
    """The best number of others, and whose it is."""
    found = [record for record in _read(results, "peers") if record.domain == each.peers]
    if found:
        best = max(found, key=lambda record: record.value)
        return f"{100 * best.value:.0f} % ({best.learner})"
    for record in _read(results, "paper"):
        if (record.domain, record.split, record.size) == (each.domain, each.split, each.sizes[0]):
            return f"about {100 * record.value:.0f} % (CRL, 2019)"
    return each.published


def _proved(runs: Iterable[Record]) -> str:
    decided = [record.value for record in runs if record.metric == PROVED]
    return f"{round(sum(decided))} of {len(decided)}" if decided else MISSING


def _baseline(each: Row, name: str, results: Path) -> str:
    """The better of the medians of a learner's variants."""
    medians = [
        median(values)
        for variant in _variants(each)[name]
        if (values := list(_accuracies(each, _of_variant(each, variant, results), ACCURACY)))
    ]
    return _percent(max(medians)) if medians else MISSING


def _by_size(each: Row, runs: Sequence[Record], metric: str) -> str:
    cells = []
    chosen = [record for record in runs if (record.split, record.metric) == (each.split, metric)]
    for size in sorted({record.size for record in chosen}):
        values = [record.value for record in chosen if record.size == size]
        cells.append(f"{size}: {100 * median(values):.1f} ({100 * min(values):.1f})")
    return ", ".join(cells) or MISSING


def _time(results: Path) -> str:
    """How long all recorded runs of the table were trained."""
    spent = {
        (each.domain, record.seed): record.seconds or 0.0
        for each in ROWS
        for record in _ours(each, results)
    }
    minutes = sum(spent.values()) / 60 / WORKERS
    return (
        f"Training of all {len(spent)} recorded runs of CRL takes {minutes:.0f} minutes on "
        f"{WORKERS} cores."
    )


# --- records -------------------------------------------------------------------------------------
def _read(results: Path, name: str) -> list[Record]:
    """Read a file of records; none if there is no such file yet."""
    path = results / f"{name}.jsonl"
    return list(_parsed(path, path.stat().st_mtime_ns)) if path.exists() else []


@lru_cache(maxsize=32)
def _parsed(path: Path, changed: int) -> tuple[Record, ...]:
    """Read a file once for all cells, as long as it is not changed."""
    return tuple(read_records(path))


def _ours(each: Row, results: Path) -> list[Record]:
    return [record for record in _read(results, each.records) if record.domain == each.domain]


def _variants(each: Row) -> Mapping[str, tuple[str, ...]]:
    return each.variants or BASELINES


def _of_variant(each: Row, variant: str, results: Path) -> list[Record]:
    found = _read(results, f"{each.peers}-baselines")
    return [record for record in found if record.variant == variant]


def _accuracies(each: Row, runs: Iterable[Record], metric: str) -> Iterable[float]:
    """Yield the mean accuracy over the tested sizes of each seed that has all of them."""
    seeds: dict[int | None, list[float]] = {}
    for record in runs:
        if (record.split, record.metric) == (each.split, metric) and record.size in each.sizes:
            seeds.setdefault(record.seed, []).append(record.value)
    return (sum(found) / len(found) for found in seeds.values() if len(found) == len(each.sizes))


def _tested(runs: Iterable[Record]) -> set[int]:
    """The trained sizes that runs were measured at."""
    return {record.size for record in runs if record.split == "test"} or {0}


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
