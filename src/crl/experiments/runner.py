"""Where runs are carried out: a Runner does some work for many configs, a few at a time."""

from __future__ import annotations

import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from pickle import UnpicklingError
from threading import Thread
from time import monotonic
from typing import Any, Generic, Protocol, TypeVar

from crl.config import Config
from crl.errors import NO_MEMORY, RunError, UsageError, one_line
from crl.training import Observer
from crl.training.process import STOPPING, blocked_signals, remembered_signals

Result = TypeVar("Result")
PAUSE = 0.1  # seconds between two looks for signals
GRACE = 10.0  # seconds
ENDED_BY = 128  # plus the number of a signal: exit code of what it ended, as in a shell


class Runner(Protocol):
    """Carries out runs; it knows nothing of what they do."""

    def run_all(
        self, work: Callable[[Config], Result], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Result | Exception]]:
        """Give each config and what its work returned or failed with, in the order they end."""
        ...


class FolderWork(ABC, Generic[Result]):
    """Work that leaves a run folder, which a runner on other machines has to bring home."""

    runs: Path  # where all run folders are

    @abstractmethod
    def __call__(self, config: Config) -> Result:
        """Do it, or go on with it."""

    @abstractmethod
    def folder(self, config: Config) -> Path:
        """Where the run of a config is, in `runs`."""

    @abstractmethod
    def at(self, runs: Path, *observers: Observer) -> FolderWork[Result]:
        """Give the same work in another place, with observers of its training."""


@dataclass(frozen=True)
class ProcessRunner:
    """Runs in processes of this machine, each in a fresh one, so many at a time."""

    workers: int
    grace: float = GRACE  # for a process that is told to end; then it is killed

    def run_all(
        self, work: Callable[[Config], Result], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Result | Exception]]:
        """Work on all configs; one whose process dies is reported, and the others go on.

        Ctrl-C or a polite kill ends all processes and then is a KeyboardInterrupt with the number
        of the signal. A second one does not wait for them to end by themselves.
        """
        waiting = deque(configs)
        running: dict[Connection, tuple[Config, SpawnProcess]] = {}
        with remembered_signals() as received:
            try:
                while (waiting or running) and not received:
                    while waiting and len(running) < self.workers:
                        config = waiting.popleft()
                        pipe, process = _start(work, config)
                        running[pipe] = config, process
                    ready = wait(list(running), PAUSE)
                    for pipe in [pipe for pipe in running if pipe in ready]:
                        if not received:  # else it was probably interrupted as well
                            config, process = running.pop(pipe)
                            yield config, _outcome(pipe, process, self.grace, received)
                if received:
                    raise KeyboardInterrupt(received[0])
            finally:
                _end([process for _, process in running.values()], self.grace, received)


def _start(work: Callable[[Config], Any], config: Config) -> tuple[Connection, SpawnProcess]:
    """Start a process for one config; what it sends comes out of the pipe."""
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(work, config, sender))
    resource_tracker.ensure_running()  # started later, it would unblock the signal
    with blocked_signals(signal.SIGINT):  # Ctrl-C during its imports would be a traceback
        process.start()
    sender.close()  # so that the pipe ends with the process
    return receiver, process


def _run(work: Callable[[Config], Any], config: Config, pipe: Connection) -> None:
    """Work in a process of its own."""
    _end_with_parent()
    _end_by_signals()
    try:
        outcome = outcome_of(work, config)
    except KeyboardInterrupt as interrupt:  # training says by which signal
        os._exit(ENDED_BY + (interrupt.args or (signal.SIGINT,))[0])
    with suppress(BrokenPipeError):  # the parent is gone
        pipe.send(outcome)


def outcome_of(work: Callable[[Config], Result], config: Config) -> Result | Exception:
    """Work, and give what comes of it; a failure that is meant for a person is given, too."""
    try:
        return work(config)
    except (RunError, UsageError) as error:
        return error
    except OSError as error:
        return RunError(one_line(error))
    except MemoryError:
        return RunError(NO_MEMORY)


def _outcome(pipe: Connection, process: SpawnProcess, grace: float, received: list[int]) -> Any:
    """What a process sent, or how it died."""
    try:
        return pipe.recv()
    except (EOFError, OSError, UnpicklingError):  # it sent nothing, or not all of it
        _join([process], grace, received)
        return RunError(f"its process {_death(process.exitcode or 0)}")
    finally:
        _join([process], grace, received)
        pipe.close()


def _death(code: int) -> str:
    """Tell how a process died from its exit code."""
    number = -code if code < 0 else code - ENDED_BY
    if code < 0 or number in STOPPING:
        known = {each.value: each.name for each in signal.Signals}
        perhaps = " (perhaps for lack of memory)" if number == signal.SIGKILL else ""
        return f"was ended by {known.get(number, f'signal {number}')}{perhaps}"
    return f"died with exit code {code}"


def _end(processes: Sequence[SpawnProcess], grace: float, received: list[int]) -> None:
    """Tell processes to end, and see to it that they do."""
    for process in processes:
        process.terminate()
    _join(processes, grace, received)


def _join(processes: Sequence[SpawnProcess], grace: float, received: list[int]) -> None:
    """Wait for processes to end; after a while, or a second signal, kill them."""
    until = monotonic() + grace
    while alive := [process for process in processes if process.is_alive()]:
        if monotonic() > until or len(received) > 1:
            for process in alive:
                process.kill()
                process.join()
        else:
            wait([process.sentinel for process in alive], PAUSE)


def _end_by_signals() -> None:
    """End this process at once by Ctrl-C or a polite kill, unless training has them wait."""
    for number in STOPPING:
        signal.signal(number, lambda number, frame: os._exit(ENDED_BY + number))
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def _end_with_parent() -> None:
    """End this process at once when its parent is gone.

    Run folders are never half written, and a new start goes on with them.
    """
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
