"""What did not work in an experiment, as its records say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crl.experiments.experiment import Experiment
from crl.measuring.records import ACCURACY, PROVED, SNAPPED, Record
from crl.reports.tables import head, row

LOW = 0.9  # accuracy below which a run is listed


def failures(experiment: Experiment, records: Sequence[Record]) -> Iterator[str]:
    """Yield Markdown about runs that were not solved, not proved, or low in accuracy."""
    found = [*_unsolved(experiment, records), *_unproved(records), *_low(records)]
    yield from found
    measured = [each for each in records if each.metric in (ACCURACY, SNAPPED)]
    if not found and measured:
        lowest = min(measured, key=lambda each: each.value)
        where = "" if lowest.value == 1 else f" ({_where(lowest)})"
        yield f"No recorded run failed: the lowest accuracy is {100 * lowest.value:.2f} %{where}."


def _where(record: Record) -> str:
    snapped = " snapped" if record.metric == SNAPPED else ""
    return f"{record.title}, seed {record.seed}, {record.size} {record.split}{snapped}"


def _unsolved(experiment: Experiment, records: Sequence[Record]) -> Iterator[str]:
    """Yield the variants with runs that ended at their limit of episodes."""
    lines = []
    for config in experiment.configs:
        episodes = {
            each.seed: each.episodes or 0 for each in records if each.title == config.variant
        }
        ended = sum(number >= config.max_episodes for number in episodes.values())
        if config.schedule.kind == "when_solved" and ended:
            lines.append(
                f"- `{config.variant}`: {ended} of {len(episodes)}, "
                f"the limit is {config.max_episodes:,} episodes"
            )
    if lines:
        yield (
            "Runs that ended at their limit of episodes, validation set unsolved:\n\n"
            + "\n".join(lines)
        )


def _unproved(records: Sequence[Record]) -> Iterator[str]:
    """Yield the variants with runs that are not proved."""
    lines = []
    decided = [each for each in records if each.metric == PROVED]
    for title in dict.fromkeys(each.title for each in decided):
        runs = [each for each in decided if each.title == title]
        failed = [str(each.seed) for each in runs if not each.value]
        if failed:
            seeds = f"seed{'s' if len(failed) > 1 else ''} {', '.join(failed)}"
            lines.append(f"- `{title}`: {len(failed)} of {len(runs)}, {seeds}")
    if lines:
        yield "Runs that are not proved; the table above says why:\n\n" + "\n".join(lines)


def _low(records: Sequence[Record]) -> Iterator[str]:
    """Yield the variants with runs of low accuracy."""
    rows = []
    titles = dict.fromkeys(each.title for each in records)
    for title in titles:
        runs = {each.seed for each in records if each.title == title}
        low = [
            each
            for each in records
            if each.title == title and each.metric in (ACCURACY, SNAPPED) and each.value < LOW
        ]
        if low:
            worst = min(low, key=lambda each: each.value)
            below = f"{len({each.seed for each in low})} of {len(runs)}"
            cells = [title, below, f"{100 * worst.value:.1f} %", _where(worst)]
            rows.append(row(cells))
    if rows:
        columns = ["variant", f"runs below {100 * LOW:.0f} % somewhere", "lowest", "where"]
        yield "\n".join([*head(columns), *rows])
