"""Runs as tasks of Ray, on this machine or on a cluster: the same run folders, the same records.

Where a worker sees the run folders it works in them. Elsewhere it gets what there is of a run, and
brings home what becomes of it, at the end and on the way. A run whose worker or node is lost is
started again, and goes on from the last checkpoint that is at home.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

from crl.config import Config
from crl.errors import RunError, TakenError, one_line
from crl.experiments.ray_session import session
from crl.experiments.runner import GRACE, PAUSE, FolderWork, Result, outcome_of
from crl.files import make_folder
from crl.learners import Learner
from crl.training import RunFolder, RunObserver
from crl.training.contents import Contents, contents, put_contents
from crl.training.process import remembered_signals, torch_threads

RETRIES = 3  # of a run whose worker or node was lost
RELEASE = 60.0  # seconds in which a lost worker lets go of its run folder
EVERY = 30.0  # seconds between two times that a run is brought home while it trains


class LostError(RunError):
    """The worker of a run, or its machine, is gone."""


@contextmanager
def ray_runner(address: str, workers: int) -> Iterator[RayRunner]:
    """Connect to a cluster, or start Ray here for `local`, with so many workers."""
    with session(address, workers) as cpus:
        yield RayRunner(cpus)


@dataclass(frozen=True)
class RayRunner:
    """Runs as tasks of one core and one thread each, in processes of their own."""

    workers: int  # that the cluster has cores for; Ray itself says which run begins when
    grace: float = GRACE  # for tasks that are told to end; then they are killed
    every: float = EVERY

    def run_all(
        self, work: Callable[[Config], Result], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Result | Exception]]:
        """Work on all configs; one that fails, or is lost too often, is given as an error.

        Ctrl-C or a polite kill ends all tasks, as with processes of this machine.
        """
        import ray

        lost: Counter[int] = Counter()
        with remembered_signals() as received, self._at_home(work) as start:
            tasks = {start(config, 0.0): number for number, config in enumerate(configs)}
            try:
                while tasks and not received:
                    ended, _ = ray.wait(list(tasks), timeout=PAUSE)
                    for task in ended:
                        number = tasks.pop(task)
                        outcome = _outcome(task)
                        lost[number] += isinstance(outcome, LostError)
                        if isinstance(outcome, LostError) and lost[number] <= RETRIES:
                            tasks[start(configs[number], RELEASE)] = number
                        else:
                            yield configs[number], outcome
                if received:
                    raise KeyboardInterrupt(received[0])
            finally:
                self._end(list(tasks), received)

    @contextmanager
    def _at_home(self, work: Callable[[Config], Result]) -> Iterator[Callable[..., Any]]:
        """Give what starts a task for a config, and keep what tasks need of this machine."""
        import ray

        # a fresh process for each; what is lost is started again by run_all, not by Ray
        task = ray.remote(num_cpus=1, max_calls=1, max_retries=0)(_work_there)
        with ExitStack() as stack:
            way = None
            if isinstance(work, FolderWork):
                work = work.at(Path(os.path.abspath(work.runs)))
                mark = stack.enter_context(_mark(work.runs))
                way = Way(mark, _home_actor(), self.every)
                stack.callback(ray.kill, way.home)
            shared = ray.put(work)
            yield lambda config, patience: task.remote(shared, config, way, patience)

    def _end(self, tasks: list[Any], received: list[int]) -> None:
        """Tell tasks to end, and see to it that they do."""
        import ray

        for task in tasks:
            ray.cancel(task, recursive=False)
        until = monotonic() + self.grace
        while tasks and monotonic() < until and len(received) < 2:
            _, tasks = ray.wait(tasks, num_returns=len(tasks), timeout=PAUSE)
        for task in tasks:
            ray.cancel(task, force=True)


def _outcome(task: Any) -> Any:
    """Get what a task returned, or how it ended."""
    import ray
    from ray import exceptions

    try:
        return ray.get(task)
    except exceptions.RayTaskError as error:
        cause = error.cause
        return RunError(f"it failed: {type(cause).__name__}: {one_line(cause)}")
    except exceptions.RayError as error:
        kind = type(error).__name__
        return LostError(f"its worker was lost {RETRIES + 1} times, at last by {kind}")


# --- at home ------------------------------------------------------------------------------------
@contextmanager
def _mark(runs: Path) -> Iterator[Path]:
    """Make a file by which a worker knows that it sees the folder of all runs."""
    make_folder(runs)
    mark = runs / f".seen-{uuid4().hex}"
    mark.touch()
    try:
        yield mark
    finally:
        mark.unlink(missing_ok=True)


def _home_actor() -> Any:
    """Start what keeps run folders here, on the machine of this process."""
    import ray
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    here = ray.get_runtime_context().get_node_id()
    return (
        ray.remote(Home)
        .options(
            num_cpus=0,
            max_restarts=-1,
            scheduling_strategy=NodeAffinitySchedulingStrategy(here, soft=False),
        )
        .remote()
    )


class Home:
    """Keeps run folders that are worked on elsewhere; nobody else can train there meanwhile."""

    def __init__(self) -> None:
        self.held: dict[Path, ExitStack] = {}

    def lend(self, run: Path) -> Contents:
        """Give what there is of a run."""
        self._hold(run)
        return contents(run)

    def keep(self, run: Path, files: Contents) -> None:
        """Take what became of a run."""
        self._hold(run)
        put_contents(run, files)

    def release(self, run: Path) -> None:
        """Let others work on a run."""
        if run in self.held:
            self.held.pop(run).close()

    def _hold(self, run: Path) -> None:
        if run not in self.held:
            stack = ExitStack()
            stack.enter_context(RunFolder(run).alone())
            self.held[run] = stack


# --- in a worker --------------------------------------------------------------------------------
@dataclass(frozen=True)
class Way:
    """How a worker knows where it is, and how it reaches home from elsewhere."""

    mark: Path
    home: Any  # the actor
    every: float

    def ask(self, method: str, *given: Any) -> Any:
        """Have something done at home."""
        import ray
        from ray.exceptions import RayTaskError

        try:
            return ray.get(getattr(self.home, method).remote(*given))
        except RayTaskError as error:
            raise error.cause from None


def _work_there(work: Any, config: Config, way: Way | None, patience: float) -> Any:
    """Work in a task, where the run folder is seen or elsewhere."""
    with torch_threads(1):
        if way is None or way.mark.exists():
            return outcome_of(lambda config: _when_free(work, config, patience), config)
        return outcome_of(lambda config: _away(work, config, way), config)


def _when_free(work: Callable[[Config], Any], config: Config, patience: float) -> Any:
    """Work, after somebody who was lost has let go of the run folder."""
    until = monotonic() + patience
    while True:
        try:
            return work(config)
        except TakenError:
            if monotonic() >= until:
                raise
            sleep(1)


class Bringing(RunObserver):
    """Brings what a run has so far home from time to time."""

    def __init__(self, way: Way, home: Path, away: Path) -> None:
        self.way, self.home, self.away = way, home, away
        self.last = monotonic()

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """Bring it if it is time."""
        if monotonic() - self.last >= self.way.every:
            self.way.ask("keep", self.home, contents(self.away))
            self.last = monotonic()


def _away(work: FolderWork[Any], config: Config, way: Way) -> Any:
    """Work in a folder of this machine on what is at home of a run, and bring it home."""
    home = work.folder(config)
    with TemporaryDirectory(prefix="crl-") as scratch:
        away = work.at(Path(scratch)).folder(config)
        put_contents(away, way.ask("lend", home))
        try:
            return work.at(Path(scratch), Bringing(way, home, away))(config)
        finally:
            way.ask("keep", home, contents(away))
            way.ask("release", home)
