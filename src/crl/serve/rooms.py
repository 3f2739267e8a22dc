"""What is answered: models, programs, long computations, curves; one method for each address."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response

from crl.serve.asked import Asked
from crl.serve.curves import curve_of
from crl.serve.jobs import Jobs
from crl.serve.models import Model, Models
from crl.serve.pool import Length, Pool
from crl.serve.refusal import refuse
from crl.serve.worker import Answer, Call

FIRST = "multilingual"  # the model that the page begins with
SHORT_TEXT = 300  # characters of an input whose program is there in a moment
MOST_SIZE, MOST_NUMBER = 1000, 2**31  # of a problem that is rolled, and of its draw
MOST_PLOTTED = 50  # runs in one picture
LONG_TASKS = ("certify", "learned")


class Rooms:
    """What answers requests: the models, the processes that compute, long computations."""

    def __init__(self, models: Models) -> None:
        self.models = models
        self.pool = Pool()
        self.jobs = Jobs(self.pool)

    # --- what there is -----------------------------------------------------------------------
    async def list_models(self, request: Request) -> Response:
        """List the models that can be chosen."""
        found = await asyncio.to_thread(self.models.find)
        listed = [model.to_dict() for model in found.values()]
        return JSONResponse({"models": listed, "first": FIRST})

    async def curve(self, request: Request) -> Response:
        """Give the learning curves of a run, also while it is trained."""
        id = request.query_params.get("run", "")
        run = await asyncio.to_thread(self.models.get_run, id)
        return JSONResponse(await asyncio.to_thread(curve_of, run))

    async def plot(self, request: Request) -> Response:
        """Draw the learning curves of several runs as one picture, as `crl plot` does."""
        ids = request.query_params.getlist("run")
        if not 1 <= len(ids) <= MOST_PLOTTED:
            refuse(422, f"{len(ids)} runs are asked for; 1 to {MOST_PLOTTED} can be drawn")
        runs = [await asyncio.to_thread(self.models.get_run, id) for id in ids]
        by = request.query_params.get("by", "episodes")
        call = Call(
            task="plot",
            path=runs[0].path,
            stamp=(),
            given=(tuple(run.path for run in runs), by),
            with_model=False,
        )
        return await self._compute(request, Length.SHORT, call)

    # --- short computations ------------------------------------------------------------------
    async def describe(self, request: Request) -> Response:
        """Say what a model is and what can be given to it."""
        model = await self._model(request.query_params.get("model", ""))
        return await self._compute(request, Length.SHORT, _call(model, "describe"))

    async def certificate(self, request: Request) -> Response:
        """Give the certificate that an exported model has, or null."""
        model = await self._model(request.query_params.get("model", ""))
        return await self._compute(request, Length.SHORT, _call(model, "recorded", model.path))

    async def roll(self, request: Request) -> Response:
        """Draw a problem."""
        asked = await Asked.of(request)
        group = None if asked.values.get("group") is None else asked.text("group", 200)
        given = (
            asked.whole("size", 0, MOST_SIZE),
            group,
            asked.options(),
            asked.whole("number", 0, MOST_NUMBER),
        )
        model = await self._model(asked.text("model"))
        return await self._compute(request, Length.SHORT, _call(model, "roll", *given))

    async def trace(self, request: Request) -> Response:
        """Answer an input, with its program."""
        asked = await Asked.of(request)
        text, picture = asked.text("input"), asked.picture()
        model = await self._model(asked.text("model"))
        call = _call(model, "trace", text, picture, asked.options(), asked.flag("snap"))
        length = Length.SHORT if len(text) <= SHORT_TEXT else Length.LONG
        return await self._compute(request, length, call)

    async def deform(self, request: Request) -> Response:
        """Do to a drawing what problems are made by."""
        asked = await Asked.of(request)
        picture = asked.picture() or refuse(422, "picture is missing; draw something")
        model = await self._model(asked.text("model"))
        call = _call(model, "deform", picture, asked.amounts())
        return await self._compute(request, Length.SHORT, call)

    async def _model(self, id: str) -> Model:
        return await asyncio.to_thread(self.models.get, id)

    async def _compute(self, request: Request, length: Length, call: Call) -> Response:
        answer = await unless_gone(request, self.pool.run(call, length))
        if answer.sentence:
            refuse(answer.status, answer.sentence)
        return Response(answer.content, media_type="application/json")

    # --- long computations -------------------------------------------------------------------
    async def begin_job(self, request: Request) -> Response:
        """Begin to certify a model, or to find out what it learned."""
        asked = await Asked.of(request)
        task = asked.text("task", 200)
        if task not in LONG_TASKS:
            refuse(422, f"unknown task {task!r}; expected {' or '.join(LONG_TASKS)}")
        job = self.jobs.begin(_call(await self._model(asked.text("model")), task))
        return JSONResponse(job.to_dict(), status_code=202)

    async def job(self, request: Request) -> Response:
        """Say how a long computation stands, or end it."""
        id = request.path_params["id"]
        job = self.jobs.cancel(id) if request.method == "DELETE" else self.jobs.get(id)
        await asyncio.sleep(0)  # a cancelled one notices it
        return JSONResponse(job.to_dict())

    # --- beginning and end -------------------------------------------------------------------
    async def warm(self) -> None:
        """Load the first model, so that the first visitor waits less."""
        model = await self._model(FIRST)
        await self.pool.run(_call(model, "describe"), Length.SHORT)

    def close(self) -> None:
        """End everything that is under way."""
        self.jobs.close()
        self.pool.close()


def _call(model: Model, task: str, *given: Any) -> Call:
    return Call(task=task, path=model.path, stamp=model.stamp, given=given)


async def unless_gone(request: Request, work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do some work; it is cancelled when the visitor goes away."""

    async def gone() -> None:
        while (await request.receive())["type"] != "http.disconnect":
            pass

    working, leaving = asyncio.create_task(work), asyncio.create_task(gone())
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()
