"""The processes that compute: a few workers, short computations before long ones.

A computation that takes too long, or whose visitor has gone, is ended by ending its process; a new
one is forked from a process that has imported everything, which takes milliseconds.
"""

from __future__ import annotations

import asyncio
import signal
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Lock, Thread

from crl.serve.refusal import RefusedError
from crl.serve.worker import Answer, Call, serve_calls

MOST_WAITING = 100  # computations that wait for a process


class Length(IntEnum):
    """How long a computation may take; longer ones leave processes to shorter ones."""

    SHORT = 0
    LONG = 1
    LONGEST = 2


SECONDS = {Length.SHORT: 20.0, Length.LONG: 60.0, Length.LONGEST: 300.0}
AT_ONCE = {Length.SHORT: 3, Length.LONG: 2, Length.LONGEST: 1}  # of that length or longer
WORKERS = max(AT_ONCE.values())
STARTING = Lock()  # processes are started one by one


@dataclass(eq=False)
class Worker:
    """One process, started when it is first needed and again after it was ended."""

    process: BaseProcess | None = None
    pipe: Connection | None = None
    ended: bool = False
    models: set[Path] = field(default_factory=set)

    def ask(self, call: Call) -> Answer:
        """Wait for the answer to a call; in a thread."""
        try:
            with STARTING:
                if self.ended:
                    raise EOFError
                if self.process is None:
                    self._start()
                if self.ended:  # meanwhile
                    self.end()
                    raise EOFError
            assert self.pipe is not None
            self.pipe.send(call)
            self.models.add(call.path)
            answer: Answer = self.pipe.recv()
            return answer
        except (EOFError, OSError):  # it was ended, or died
            self.end()
            return Answer(status=500, sentence="the computation was ended by the system")

    def _start(self) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload(["crl.serve.tasks"])
        self.pipe, theirs = context.Pipe()
        process = context.Process(target=serve_calls, args=(theirs,), daemon=True)
        resource_tracker.ensure_running()  # started later, it would unblock the signal
        # Ctrl-C during imports would be a traceback; the mask is this thread's, and inherited
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()  # so that the pipe ends with the process
        self.process = process

    def end(self) -> None:
        """End the process at once."""
        self.ended = True
        if self.process is not None:
            self.process.kill()


class Pool:
    """Workers, and the computations that wait for them."""

    def __init__(self) -> None:
        self._idle = [Worker() for _ in range(WORKERS)]
        self._busy: dict[Worker, Length] = {}
        self._waiting: deque[tuple[Length, Call, asyncio.Future[Worker]]] = deque()

    async def run(self, call: Call, length: Length) -> Answer:
        """Compute; if this is cancelled or takes too long, the computation is ended."""
        worker = await self._worker(call, length)
        try:
            async with asyncio.timeout(SECONDS[length]):
                return await _in_thread(worker, call)
        except TimeoutError:
            worker.end()
            raise RefusedError(
                504, f"it took longer than {SECONDS[length]:g} seconds, and was ended"
            ) from None
        except asyncio.CancelledError:
            worker.end()
            raise
        finally:
            self._give_back(worker)

    async def warm(self, call: Call) -> None:
        """Compute something for nobody, so that what comes next does not wait for imports."""
        await self.run(call, Length.SHORT)

    def close(self) -> None:
        """End all processes."""
        for worker in [*self._idle, *self._busy]:
            worker.end()

    async def _worker(self, call: Call, length: Length) -> Worker:
        if len(self._waiting) >= MOST_WAITING:
            raise RefusedError(503, "too many computations are waiting; try again in a moment")
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append((length, call, future))
        self._assign()
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._give_back(future.result())
            raise

    def _assign(self) -> None:
        """Give idle workers to those who wait, in order, as far as their lengths allow."""
        for entry in list(self._waiting):
            length, call, future = entry
            if future.done():  # its visitor has gone
                self._waiting.remove(entry)
            elif (
                self._idle and sum(busy >= length for busy in self._busy.values()) < AT_ONCE[length]
            ):
                self._waiting.remove(entry)
                worker = max(self._idle, key=lambda each: call.path in each.models)
                self._idle.remove(worker)
                self._busy[worker] = length
                future.set_result(worker)

    def _give_back(self, worker: Worker) -> None:
        del self._busy[worker]
        self._idle.append(Worker() if worker.ended else worker)
        self._assign()


async def _in_thread(worker: Worker, call: Call) -> Answer:
    """Ask in a thread that nobody waits for when the server ends."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[Answer] = loop.create_future()

    def settle(answer: Answer) -> None:
        if not future.done():
            future.set_result(answer)

    def ask() -> None:
        answer = worker.ask(call)
        with suppress(RuntimeError):  # the server has ended
            loop.call_soon_threadsafe(settle, answer)

    Thread(target=ask, daemon=True).start()
    return await future
