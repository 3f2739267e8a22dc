"""Where runs are carried out: a Runner does some work for many configs, a few at a time."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Protocol, TypeVar

from crl.config import Config
from crl.errors import RunError, UsageError

Result = TypeVar("Result")
INTERRUPTED = 130  # exit code


class Runner(Protocol):
    """Carries out runs; it knows nothing of what they do."""

    def run_all(
        self, work: Callable[[Config], Result], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Result | Exception]]:
        """Give each config and what its work returned or failed with, in the order they end."""
        ...


@dataclass(frozen=True)
class ProcessRunner:
    """Runs in processes of this machine, each in a fresh one, so many at a time."""

    workers: int

    def run_all(
        self, work: Callable[[Config], Result], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Result | Exception]]:
        """Work on all configs; one whose process dies is reported, and the others go on."""
        waiting = deque(configs)
        running: dict[Connection, tuple[Config, SpawnProcess]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self.workers:
                    config = waiting.popleft()
                    pipe, process = _start(work, config)
                    running[pipe] = config, process
                ready = wait(list(running))
                for pipe in [pipe for pipe in running if pipe in ready]:
                    config, process = running.pop(pipe)
                    yield config, _outcome(pipe, process)
        finally:
            for _, process in running.values():
                process.terminate()
            for _, process in running.values():
                process.join()


def _start(work: Callable[[Config], Any], config: Config) -> tuple[Connection, SpawnProcess]:
    """Start a process for one config; what it sends comes out of the pipe."""
    context = get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_run, args=(work, config, sender))
    process.start()
    sender.close()  # so that the pipe ends with the process
    return receiver, process


def _run(work: Callable[[Config], Any], config: Config, pipe: Connection) -> None:
    """Work in a process of its own."""
    _end_with_parent()
    try:
        pipe.send(work(config))
    except (RunError, UsageError) as error:
        pipe.send(error)
    except KeyboardInterrupt:
        os._exit(INTERRUPTED)  # the parent was interrupted too and says so


def _outcome(pipe: Connection, process: SpawnProcess) -> Any:
    """What a process sent, or that it died."""
    try:
        received = pipe.recv()
    except EOFError:
        received = None
    process.join()
    pipe.close()
    if received is None:
        return RunError(f"its process died with exit code {process.exitcode}")
    return received


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
