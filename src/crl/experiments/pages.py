"""A page for each experiment, written from its definition and its records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from crl.config import Config
from crl.domains import find_domain
from crl.experiments import EXPERIMENTS
from crl.experiments.experiment import DRAWN, Experiment
from crl.experiments.failures import failures
from crl.experiments.figures import FIGURES
from crl.experiments.targets import GROUPS
from crl.experiments.tries import TRIES, anchor
from crl.files import write_durably
from crl.measuring.records import Record, read_records
from crl.presets import preset
from crl.reports.documents import refreshed
from crl.reports.tables import head, row
from crl.training.config_file import resolved

FEW = 12  # runs of which each has a row; of more than these, each variant
SPLITS = {
    "test": "the fixed test set of a trained size",
    "trained": "problems that it was trained on",
    "unseen": "fresh problems of a trained size, none of them trained or selected on; "
    "of images, combinations of transformations that were never trained",
    "longer": "fresh problems larger than any trained one",
    "out-of-distribution": "fresh problems whose neighbouring functions were never trained",
    "held-out": "fresh problems in pairs of languages that were never trained",
}
WRITTEN = "<!-- `crl figures` writes this page from the experiment's definition and its records -->"


def write_pages(results: Path, folder: Path) -> list[Path]:
    """Write the pages of all experiments and their index; the files that changed."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {each.name: experiment_page(each, results) for each in EXPERIMENTS.values()}
    pages["index"] = index_page(results)
    changed = []
    for name, text in pages.items():
        file = folder / f"{name}.md"
        if not file.exists() or file.read_text() != text:
            write_durably(file, text)
            changed.append(file)
    return changed


def index_page(results: Path) -> str:
    """List all experiments: what each asks, how long it takes, whether it is recorded."""
    columns = ["experiment", "what", "runs", "minutes on one core", "recorded"]
    rows = head(columns)
    for each in EXPERIMENTS.values():
        runs = len(each.configs) * each.seeds
        recorded = "yes" if _records(each, results) else "not yet"
        link = f"[{each.name}]({each.name}.md)"
        rows.append(row([link, each.summary, str(runs), f"{each.minutes():.0f}", recorded]))
    said = (
        "Each is a Python value in `src/crl/experiments/`. `crl reproduce NAME` trains and "
        "measures it, two runs at a time (`--workers`), and goes on where it was interrupted; "
        "`--seeds 1` and `--variants A,B` do a part of it, `--dry-run` says how long it takes. "
        f"Several go by one name: {_groups()}. "
        "`crl figures` then writes these pages, all tables and all figures from the records."
    )
    names = "\n".join(EXPERIMENTS)
    tree = f"```{{toctree}}\n:hidden:\n\n{names}\n```"
    return _joined([WRITTEN, "# Experiments", said, "\n".join(rows), tree])


def _groups() -> str:
    return ", ".join(f"`{name}` ({len(them)} experiments)" for name, them in GROUPS.items())


def experiment_page(experiment: Experiment, results: Path) -> str:
    """Say how an experiment is run, what it measures, its settings, numbers and failures."""
    records = _records(experiment, results)
    parts = [
        WRITTEN,
        f"# {experiment.name}",
        f"{experiment.summary[0].upper()}{experiment.summary[1:]}.",
        *_command(experiment, records),
        *_measured(experiment, records),
        *_settings(experiment),
        *_numbers(experiment, records),
        *_failed(experiment, records),
    ]
    return refreshed(_joined(parts), results)


def _joined(parts: list[str]) -> str:
    return "\n\n".join(parts) + "\n"


def _records(experiment: Experiment, results: Path) -> list[Record]:
    path = results / f"{experiment.name}.jsonl"
    return read_records(path) if path.exists() else []


def _command(experiment: Experiment, records: list[Record]) -> Iterator[str]:
    """Yield the commands and how long they take."""
    first = experiment.configs[0]
    one = f"crl train {first.domain} --variant {first.variant} --seed {experiment.first_seed}"
    every = f"crl reproduce {experiment.name}"
    width = max(len(one), len(every)) + 2
    yield "## Run it"
    yield f"```sh\n{every:{width}}# all of it\n{one:{width}}# one run of it\n```"
    seeds = range(experiment.first_seed, experiment.first_seed + experiment.seeds)
    which = f"seed {seeds[0]}" if len(seeds) == 1 else f"seeds {seeds[0]} to {seeds[-1]}"
    spent = f"about {experiment.minutes():.0f} minutes of training on one core"
    yield f"{_counted(len(experiment.configs), 'variant')}, {which}: {spent}.{_spent(records)}"


def _spent(records: list[Record]) -> str:
    """Say how long the recorded runs were trained."""
    seconds = {(each.title, each.seed): each.seconds or 0 for each in records}
    if not seconds:
        return ""
    return (
        f" The {_counted(len(seconds), 'recorded run')} took {sum(seconds.values()) / 60:.0f} "
        "minutes of training in all, measuring not counted."
    )


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _measured(experiment: Experiment, records: list[Record]) -> Iterator[str]:
    """Yield what each column of the tables means."""
    unit = find_domain(experiment.configs[0].domain).unit
    rows = head(["in the tables", "meaning"])
    rows.append(row(["a number, such as 10", f"size of the problems, in {unit}"]))
    found = {record.split for record in records}
    rows += [row([f"*{name}*", words]) for name, words in SPLITS.items() if name in found]
    said = {
        "accuracy": "share of problems solved by greedy execution: halted, and the answer right",
    }
    if experiment.snapped:
        said["*snapped*"] = "the same with each written token made one-hot"
    if experiment.certified:
        said["*verdict*"] = (
            "whether the run is proved right on every input ([proofs](../proofs.md))"
        )
        said["*margin*"] = "how far a part of the proof is from failing, in units of its scores"
    said["*episodes*, *seconds*"] = "of the whole training run; one core, two runs at a time"
    rows += [row([name, words]) for name, words in said.items()]
    yield "## What is measured"
    yield "\n".join(rows)
    if experiment.followed:
        sets = ", ".join(f"{size} {split}" for split, size in experiment.followed if split != DRAWN)
        yield f"Curves follow the accuracy at every check of training on 500 problems each: {sets}."
    if any(split == DRAWN for split, _ in experiment.followed):
        yield "Of self-paced runs they also say what share of a batch was of each size."
    yield "What a run writes while it trains, key by key: [metrics](../metrics.md)."


def _settings(experiment: Experiment) -> Iterator[str]:
    """Yield what each variant changes."""
    rows = head(["variant", "starts from", "other settings"])
    for config in experiment.configs:
        start = f"`crl train {config.domain}" + (
            "`" if config.learner == "crl" else f" --learner {config.learner}`"
        )
        changes = changed(config)
        said = ", ".join(f"`{name}={value}`" for name, value in changes.items()) or "none"
        rows.append(row([config.variant, start, said]))
    first = experiment.configs[0]
    yield "## Settings"
    yield "\n".join(rows)
    listed = f"`crl config {first.domain} --variant {first.variant}`"
    yield f"{listed} prints all settings of a variant with their meanings."


def changed(config: Config) -> dict[str, Any]:
    """What a config sets otherwise than its learner's own settings on the domain."""
    base, values = (_flat(resolved(each)) for each in (_start(config), config))
    names = [name for name in values if values[name] != base.get(name)]
    return {_short(name): values[name] for name in names if name not in ("seed", "variant")}


def _start(config: Config) -> Config:
    return preset(config.domain, config.learner)


def _flat(values: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested settings by their dotted names."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        if isinstance(value, Mapping):
            found |= _flat(value, f"{prefix}{name}.")
        else:
            found[prefix + name] = value
    return found


def _short(name: str) -> str:
    """A setting as `--set` takes it."""
    return name.removeprefix("learner_settings.").removeprefix("domain_settings.")


def _numbers(experiment: Experiment, records: list[Record]) -> Iterator[str]:
    """Yield the tables and figures."""
    yield "## Numbers"
    if not records:
        yield "There are no records of it yet."
        return
    many = len(experiment.configs) * experiment.seeds > FEW
    yield f"<!-- {'percentiles' if many else 'table'}: {experiment.name} -->\n<!-- end -->"
    if experiment.certified:
        yield f"<!-- proofs: {experiment.name} -->\n<!-- end -->"
    for drawing in FIGURES:
        if experiment in drawing.shown:
            yield f"![Figure {drawing.name}](../figures/{drawing.name}.svg)"


def _failed(experiment: Experiment, records: list[Record]) -> Iterator[str]:
    """Yield what did not work: in the records, and in the tries before them."""
    yield "## What did not work"
    if records:
        yield from failures(experiment, records)
    tries = TRIES.get(experiment.name, ())
    if tries:
        links = "\n".join(f"- [{each}](../log.md#{anchor(each)})" for each in tries)
        yield f"What was tried on the way, and what of it was dropped:\n\n{links}"
    elif not records:
        yield "Nothing is known yet."
