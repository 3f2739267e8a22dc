"""An experiment is a list of runs and what is measured of each; reproducing it makes its records again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from crl.config import Config
from crl.records import Record, read_records, write_records


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """What `crl reproduce NAME` runs."""

    name: str
    summary: str
    configs: tuple[Config, ...]  # one per variant; each is run with every seed
    counts: Mapping[int, int]  # problem size -> how many unseen problems
    snapped: bool = True  # measure with snapping too


def reproduce(experiment: Experiment, *, seeds: Sequence[int], workers: int, runs: Path, results: Path, say: Callable[[str], None]) -> Path:
    """Train and measure every run that is not there yet, then write the records of all of them; the file of records."""
    configs = [replace(config, seed=seed) for config in experiment.configs for seed in seeds]
    folders = [runs / config.domain / config.variant / f"seed-{config.seed}" for config in configs]
    work = partial(_train_and_measure, experiment.name, dict(experiment.counts), experiment.snapped)
    records: list[Record] = []
    with ProcessPoolExecutor(max_workers=workers, mp_context=get_context("spawn")) as pool:
        for folder, done in zip(folders, pool.map(work, configs, folders), strict=True):
            worst = min(record.value for record in done)
            say(f"{folder}: {done[0].episodes:,} episodes, {done[0].seconds} s, lowest accuracy {worst:.4f}")
            records += done
    results.mkdir(parents=True, exist_ok=True)
    path = results / f"{experiment.name}.jsonl"
    write_records(path, records)
    return path


def _train_and_measure(name: str, counts: dict[int, int], snapped: bool, config: Config, folder: Path) -> list[Record]:
    """One run in a process of its own, one thread; what an earlier attempt finished is not done again."""
    import torch

    from crl.generalization import measure
    from crl.memory import keep_freed_memory
    from crl.solver import load
    from crl.training import train

    keep_freed_memory()
    torch.set_num_threads(1)
    measures = folder / f"measures-{name}.jsonl"
    if measures.exists():
        return read_records(measures)
    train(config, folder, resume=(folder / "config.json").exists())
    solver = load(folder)
    origin = {**solver.origin, "experiment": name}
    records: list[Record] = []
    for size, count in counts.items():
        for snap in (False, True) if snapped else (False,):
            records += measure(solver.learner, solver.domain, sizes=[size], count=count, snap=snap, origin=origin)
    write_records(measures, records)
    return records
