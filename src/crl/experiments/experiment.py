"""An experiment is a list of runs and what is measured of each; reproducing it makes its records again."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from typing import Any

from crl.config import Config, config_hash
from crl.domains import make_domain
from crl.errors import RunError, UsageError
from crl.learners import Learner
from crl.records import Record, read_records, write_records
from crl.run_folder import RunFolder
from crl.training import Observer, default_folder

NUM_FOLLOWED = 500  # problems of each followed size


@dataclass(frozen=True, kw_only=True)
class Experiment:
    """What `crl reproduce NAME` runs."""

    name: str
    summary: str
    configs: tuple[Config, ...]  # one per variant; each is run with every seed
    counts: Mapping[int, int]  # problem size -> how many unseen problems
    snapped: bool = True  # measure with snapping too
    trained: bool = False  # measure on training problems too
    followed: tuple[int, ...] = ()  # sizes that are measured at every check while training too
    first_seed: int = 0


def reproduce(
    experiment: Experiment,
    *,
    seeds: int,
    workers: int,
    runs: Path,
    results: Path,
    say: Callable[[str], None],
    variants: Collection[str] = (),
) -> Path:
    """Train and measure every run of that many seeds that is not there yet, then write the records of all; the file of records.

    If variants are named, only those are run, and the records of the others stay as they are.
    """
    chosen = [config for config in experiment.configs if not variants or config.variant in variants]
    if unknown := set(variants) - {config.variant for config in chosen}:
        known = ", ".join(config.variant for config in experiment.configs)
        raise UsageError(f"{experiment.name} has no variant {min(unknown)!r}; expected some of {known}")
    which = range(experiment.first_seed, experiment.first_seed + seeds)
    path = results / f"{experiment.name}.jsonl"
    recorded = {record.seed for record in _recorded(path) if not variants or record.variant in variants}
    if missing := recorded - set(which):
        raise UsageError(f"{path} has records of {len(missing)} more seeds, which would be lost; give more --seeds or other --results")
    configs = [replace(config, seed=seed) for config in chosen for seed in which]
    for config in configs:
        _refuse_unfollowed(experiment, config, runs)
    work = partial(_train_and_measure, replace(experiment, configs=()), runs)
    records: list[Record] = []
    curves: list[Record] = []
    failed: list[str] = []
    with ProcessPoolExecutor(max_workers=workers, mp_context=get_context("spawn"), initializer=_end_with_parent) as pool:
        for config, future in [(config, pool.submit(work, config)) for config in configs]:
            try:
                done, curve = future.result()
            except (RunError, UsageError, BrokenProcessPool) as error:
                failed.append(f"{config.variant} seed {config.seed}: {error}")
                say(failed[-1])
                continue
            worst = min(record.value for record in done)
            say(f"{config.variant} seed {config.seed}: {done[0].episodes:,} episodes, {done[0].seconds} s, lowest accuracy {worst:.4f}")
            records += done
            curves += curve
    if failed:
        raise RunError(f"{len(failed)} of {len(configs)} runs failed, so {path} was not written: {failed[0]}")
    results.mkdir(parents=True, exist_ok=True)
    _write_beside(path, records, experiment, variants)
    if curves:
        _write_beside(results / f"{experiment.name}-curves.jsonl", curves, experiment, variants)
    return path


def _recorded(path: Path) -> list[Record]:
    return read_records(path) if path.exists() else []


def _write_beside(path: Path, records: list[Record], experiment: Experiment, variants: Collection[str]) -> None:
    """Write records in the order of the experiment's variants; if only some were made again, beside those of the others."""
    order = [config.variant for config in experiment.configs]
    kept = [record for record in _recorded(path) if record.variant in order and record.variant not in variants] if variants else []
    write_records(path, sorted([*kept, *records], key=lambda record: order.index(record.variant)))


def _end_with_parent() -> None:
    """A worker whose parent was killed ends too, at once: run folders are never half written, and a new start goes on with them."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _train_and_measure(experiment: Experiment, runs: Path, config: Config) -> tuple[list[Record], list[Record]]:
    """One run in a process of its own, one thread, unless it is there already: its measures, and those on the way."""
    import torch

    from crl.generalization import measure
    from crl.memory import keep_freed_memory
    from crl.solver import load
    from crl.training import train

    keep_freed_memory()
    torch.set_num_threads(1)
    folder = default_folder(config, runs)
    measures, curve = (_file(folder, kind, experiment) for kind in ("measures", "curve"))
    observers = [follower(curve, experiment, config)] if experiment.followed else []
    resume = (folder / "config.json").exists()
    train(config, folder, resume=resume, observers=observers)  # nothing if finished, refused if its config is another
    if not measures.exists():
        solver = load(folder)
        origin = {**solver.origin, "experiment": experiment.name}
        records: list[Record] = []
        for size, count in experiment.counts.items():
            for snap in (False, True) if experiment.snapped else (False,):
                records += measure(
                    solver.learner, solver.domain, sizes=[size], count=count, snap=snap, trained=experiment.trained, origin=origin
                )
        write_records(measures, records)
    return read_records(measures), read_records(curve) if experiment.followed else []


def _file(folder: Path, kind: str, experiment: Experiment) -> Path:
    return folder / f"{kind}-{experiment.name}.jsonl"


def _refuse_unfollowed(experiment: Experiment, config: Config, runs: Path) -> None:
    """A run that was checked while nobody followed it, as one of `crl train`, has no curve."""
    run = RunFolder(default_folder(config, runs))
    if not experiment.followed or _file(run.path, "curve", experiment).exists() or not run.has("last"):
        return
    if run.load("last").trainer["progress"]["update"] >= config.check_every:
        raise UsageError(
            f"{run.path} was trained without being measured on the way, as {experiment.name} is; move it, or give other --runs"
        )


def follower(path: Path, experiment: Experiment, config: Config) -> Observer:
    """Measures a learner at every check of its training. Training knows nothing of what it finds."""
    from crl.generalization import measure

    domain = make_domain(config.domain, config.domain_settings)
    origin = {"experiment": experiment.name, "learner": config.learner, "variant": config.variant, "seed": config.seed}

    def observe(learner: Learner, line: dict[str, Any]) -> None:
        if "validation" in line:
            now = {**origin, "episodes": line["episodes"], "config_hash": config_hash(config)}
            before = [record for record in read_records(path) if (record.episodes or 0) < line["episodes"]] if path.exists() else []
            sizes, trained = experiment.followed, experiment.trained
            write_records(path, [*before, *measure(learner, domain, sizes=sizes, count=NUM_FOLLOWED, trained=trained, origin=now)])

    return observe
