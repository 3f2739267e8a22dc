"""Long computations: begun, asked after, cancelled; those that nobody asks after are ended."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from secrets import token_urlsafe
from time import monotonic
from typing import Any

from crl.files import parse_json
from crl.serve.pool import Length, Pool
from crl.serve.refusal import RefusedError, refuse
from crl.serve.worker import Answer, Call

MOST_JOBS, MOST_UNFINISHED, MOST_KEPT = 100, 10, 30
PATIENCE = 30.0  # seconds after which a job that nobody asks after is ended


@dataclass(eq=False)
class Job:
    """A computation that a visitor asks after."""

    task: asyncio.Task[Answer]
    id: str = field(default_factory=lambda: token_urlsafe(12))
    started: float = field(default_factory=monotonic)
    asked: float = field(default_factory=monotonic)  # when somebody last asked after it

    def to_dict(self) -> dict[str, Any]:
        """Say how it stands, with its result or the sentence of its failure."""
        values: dict[str, Any] = {"id": self.id, "state": "running"}
        values["seconds"] = round(monotonic() - self.started, 1)
        if not self.task.done():
            return values
        try:
            answer = self.task.result()
        except asyncio.CancelledError:
            return {**values, "state": "cancelled"}
        except RefusedError as refusal:
            return {**values, "state": "failed", "error": refusal.sentence}
        if answer.sentence:
            return {**values, "state": "failed", "error": answer.sentence}
        return {**values, "state": "done", "result": parse_json(answer.content)}


class Jobs:
    """The jobs of all visitors; results are kept, so that nothing is computed twice."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._results: OrderedDict[Call, Answer] = OrderedDict()

    def begin(self, call: Call) -> Job:
        """Begin a computation, unless too many are under way."""
        self._end_abandoned()
        if sum(not job.task.done() for job in self._jobs.values()) >= MOST_UNFINISHED:
            refuse(503, f"{MOST_UNFINISHED} long computations are under way; try again later")
        job = Job(asyncio.create_task(self._compute(call)))
        self._jobs[job.id] = job
        while len(self._jobs) > MOST_JOBS:
            self._jobs.popitem(last=False)
        asyncio.get_running_loop().call_later(PATIENCE + 1, self._end_abandoned)
        return job

    def get(self, id: str) -> Job:
        """Give a job, or refuse."""
        if id not in self._jobs:
            refuse(404, "there is no such job; it may be long over")
        job = self._jobs[id]
        job.asked = monotonic()
        return job

    def cancel(self, id: str) -> Job:
        """End a computation."""
        job = self.get(id)
        job.task.cancel()
        return job

    def close(self) -> None:
        """End all computations."""
        for job in self._jobs.values():
            job.task.cancel()

    async def _compute(self, call: Call) -> Answer:
        if call in self._results:
            return self._results[call]
        answer = await self._pool.run(call, Length.LONGEST)
        if not answer.sentence:
            self._results[call] = answer
            while len(self._results) > MOST_KEPT:
                self._results.popitem(last=False)
        return answer

    def _end_abandoned(self) -> None:
        running = [job for job in self._jobs.values() if not job.task.done()]
        for job in running:
            if monotonic() - job.asked > PATIENCE:
                job.task.cancel()
        if running:
            asyncio.get_running_loop().call_later(PATIENCE / 2, self._end_abandoned)
