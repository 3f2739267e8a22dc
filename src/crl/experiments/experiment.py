"""An experiment is a list of runs and what is measured of each; reproducing it makes its records again."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread

from crl.config import Config
from crl.errors import RunError, UsageError
from crl.records import Record, read_records, write_records


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """What `crl reproduce NAME` runs."""

    name: str
    summary: str
    configs: tuple[Config, ...]  # one per variant; each is run with every seed
    counts: Mapping[int, int]  # problem size -> how many unseen problems
    snapped: bool = True  # measure with snapping too
    first_seed: int = 0


def reproduce(experiment: Experiment, *, seeds: int, workers: int, runs: Path, results: Path, say: Callable[[str], None]) -> Path:
    """Train and measure every run of that many seeds that is not there yet, then write the records of all; the file of records."""
    which = range(experiment.first_seed, experiment.first_seed + seeds)
    path = results / f"{experiment.name}.jsonl"
    recorded = {record.seed for record in read_records(path)} if path.exists() else set()
    if missing := recorded - set(which):
        raise UsageError(f"{path} has records of {len(missing)} more seeds, which would be lost; give more --seeds or other --results")
    configs = [replace(config, seed=seed) for config in experiment.configs for seed in which]
    work = partial(_train_and_measure, experiment.name, dict(experiment.counts), experiment.snapped, runs)
    records: list[Record] = []
    failed: list[str] = []
    with ProcessPoolExecutor(max_workers=workers, mp_context=get_context("spawn"), initializer=_end_with_parent) as pool:
        for config, future in [(config, pool.submit(work, config)) for config in configs]:
            try:
                done = future.result()
            except (RunError, UsageError, BrokenProcessPool) as error:
                failed.append(f"{config.variant} seed {config.seed}: {error}")
                say(failed[-1])
                continue
            worst = min(record.value for record in done)
            say(f"{config.variant} seed {config.seed}: {done[0].episodes:,} episodes, {done[0].seconds} s, lowest accuracy {worst:.4f}")
            records += done
    if failed:
        raise RunError(f"{len(failed)} of {len(configs)} runs failed, so {path} was not written: {failed[0]}")
    results.mkdir(parents=True, exist_ok=True)
    write_records(path, records)
    return path


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too, at once: run folders are never half written, and a new start goes on with them."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _train_and_measure(name: str, counts: dict[int, int], snapped: bool, runs: Path, config: Config) -> list[Record]:
    """One run in a process of its own, one thread; what an earlier attempt finished is not done again."""
    import torch

    from crl.generalization import measure
    from crl.memory import keep_freed_memory
    from crl.solver import load
    from crl.training import default_folder, train

    keep_freed_memory()
    torch.set_num_threads(1)
    folder = default_folder(config, runs)
    measures = folder / f"measures-{name}.jsonl"
    train(config, folder, resume=(folder / "config.json").exists())  # nothing if finished, refused if its config is another
    if measures.exists():
        return read_records(measures)
    solver = load(folder)
    origin = {**solver.origin, "experiment": name}
    records: list[Record] = []
    for size, count in counts.items():
        for snap in (False, True) if snapped else (False,):
            records += measure(solver.learner, solver.domain, sizes=[size], count=count, snap=snap, origin=origin)
    write_records(measures, records)
    return records
