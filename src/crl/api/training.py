"""Training from Python: in goes what is wanted, out comes a run folder."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Literal

from crl import training
from crl.api.given import Pairs
from crl.api.request import Request
from crl.config import Config
from crl.domains import Domain
from crl.errors import Report, UsageError
from crl.learners import Learner
from crl.training import Observer, RunFolder


def train(
    domain: str | Path | Pairs | Domain | type[Domain] | Config,
    *,
    learner: str | type[Learner] | None = None,
    scale: str | None = None,
    variant: str | None = None,
    seed: int | None = None,
    settings: Mapping[str, Any] | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    report: Report | Literal["auto"] | None = "auto",
    observers: Sequence[Observer | str] = (),
    tensorboard: bool = False,
    threads: int = 1,
    minutes: float | None = None,
    test: str | Path | None = None,
) -> RunFolder:
    """Train a learner until it has learned or its episodes are used up; `crl.load` takes the run.

    Args:
        domain: its name, FILE.py:NAME, a domain or its class; or a whole Config; or problems: a
            file of lines {"input": ..., "answer": ...}, or a list of (input, answer) pairs.
        learner: its name (crl if not given), FILE.py:NAME, or its class.
        scale: smoke (seconds), small (minutes; if not given) or paper (the paper's settings).
        variant: the settings of an experiment instead of a scale's, such as "rnn-10x".
        seed: of everything random; 0 if not given.
        settings: what differs, such as {"batch": 256, "ppo.lr": 3e-3, "reducers": 2}.
        out: folder of the run; runs/<domain>/<variant>/seed-<seed> if not given.
        resume: go on with the run in that folder, with its settings; start where there is none.
        report: takes lines about progress; by default they are printed in a terminal or a notebook.
        observers: functions of the learner and its record of metrics, called after every update;
            or by name: tensorboard, wandb, FILE.py:NAME, MODULE:NAME.
        tensorboard: the same as that observer.
        threads: of torch; results are bit-identical for the same seed and number of threads.
        minutes: stop after them with a checkpoint; `resume` goes on.
        test: a file of problems to measure on; if not given, the longest ones are held back.
    """
    request = Request.of(domain, learner, scale, variant, seed, settings or {}, test)
    config, path = request.start(None if out is None else Path(out), resume)
    return training.train(
        config,
        path,
        resume=resume,
        report=_reporting(report),
        observers=_with_events(observers) if tensorboard else observers,
        threads=threads,
        minutes=minutes,
        data=request.data,
    )


def _with_events(observers: Sequence[Observer | str]) -> Sequence[Observer | str]:
    """Add the observer that writes event files, unless it is named too."""
    return observers if "tensorboard" in observers else [*observers, "tensorboard"]


def _reporting(report: Report | str | None) -> Report:
    """Print lines about progress where somebody can see them come."""
    if callable(report):
        return report
    if report not in ("auto", None):
        raise UsageError(f"report is {report!r}; expected a function of a line, such as print")
    watched = sys.stdout.isatty() or "ipykernel" in sys.modules
    return partial(print, flush=True) if report and watched else lambda line: None
