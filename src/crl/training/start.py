"""train: a config in, a run folder out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from crl.config import Config
from crl.domains import make_domain
from crl.domains.capabilities import Carried, Paced
from crl.domains.contract import Domain
from crl.errors import Report, UsageError, enough_memory
from crl.learners import make_learner
from crl.training.config_file import resolved
from crl.training.loop import Training
from crl.training.observers import Observer, Observers, known_observers
from crl.training.process import keep_freed_memory, torch_threads
from crl.training.run_folder import RunFolder, carried_data
from crl.validation import from_dict


def default_folder(config: Config, runs: Path = Path("runs"), title: str | None = None) -> Path:
    """runs/<domain>/<variant>/seed-<k>, with a title instead of the domain if there is one."""
    return runs / (title or config.domain) / config.variant / f"seed-{config.seed}"


def train(
    config: Config,
    out: str | Path | None = None,
    *,
    resume: bool = False,
    report: Report = lambda line: None,
    observers: Sequence[Observer | str] = (),
    threads: int = 1,
    minutes: float | None = None,
    data: bytes | None = None,
) -> RunFolder:
    """Train one learner until it has learned or its episodes are used up.

    With `resume` a run that is there goes on, a finished one is left as it is; else it must be a
    new folder. `report` is told about progress; observers see every update; after `minutes` it
    stops with a checkpoint. `data` are given problems, if the domain carries them. Results are
    bit-identical for the same seed and number of threads.
    """
    if not 1 <= threads <= 1024:
        raise UsageError(f"threads is {threads}; allowed are 1 to 1024")
    if minutes is not None and not 0 < minutes < math.inf:
        raise UsageError(f"minutes is {minutes}; expected a positive number")
    watching = Observers(known_observers(observers), report)
    keep_freed_memory()
    with torch_threads(threads), enough_memory():
        # settings are refused before anything long is done, those of a Config made in Python too
        resolved(config)
        config = from_dict(Config, asdict(config), "the config")
        run = RunFolder(Path(out) if out else default_folder(config))
        domain = _make_domain(config, data, run if resume else None)
        refuse_impossible(config, domain)
        if isinstance(domain, Paced):
            domain.prepare(report)
        learner = make_learner(config, domain)
        if learner.group_size > config.batch:
            allowed = f"1 to batch, {config.batch}"
            raise UsageError(f"group_size is {learner.group_size}; allowed are {allowed}")
        with run.alone(report):
            _begin(run, config, domain, resume, report)
            if run.is_done:
                report(f"{run.path} is finished: nothing to do")
                return run
            if run.done.exists():
                report(f"{run.done} is damaged; it is written again at the end")
            seconds = math.inf if minutes is None else 60 * minutes
            Training(config, domain, learner, run, report, watching).run_to_end(seconds)
        return run


def _make_domain(config: Config, data: bytes | None, resumed: RunFolder | None) -> Domain:
    """Make the domain; a run that goes on has its own problems, if it carries some."""
    if data is None and resumed is not None and resumed.is_started:
        data = carried_data(resumed.path, config.domain)
    return make_domain(config.domain, config.domain_settings, data)


def _begin(run: RunFolder, config: Config, domain: Domain, resume: bool, report: Report) -> None:
    """Check that a run can be gone on with, or start a new one."""
    if resume and run.is_started:
        RunFolder.open(run.path).refuse_changes(config, domain.fingerprint(), report)
    else:
        carried = {domain.data_file: domain.data} if isinstance(domain, Carried) else {}
        RunFolder.create(run.path, config, domain.fingerprint(), carried)


def refuse_impossible(config: Config, domain: Domain) -> None:
    """Refuse a curriculum that the domain has no problems for."""
    first, last = config.curriculum.first, config.curriculum.last
    if first not in domain.sizes or last not in domain.sizes or first > last:
        allowed = f"{min(domain.sizes)} to {max(domain.sizes)}"
        raise UsageError(
            f"the curriculum goes from {first} to {last}; "
            f"the sizes of {config.domain} are {allowed}"
        )
