"""The addresses of the page; whatever goes wrong is answered with a sentence."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

from crl.errors import RunError, UsageError, one_line
from crl.serve.models import Models
from crl.serve.refusal import RefusedError
from crl.serve.rooms import Rooms
from crl.serve.security import Door, own_hosts

STATIC = Path(__file__).parent / "static"
PLAYER = Path(__file__).parents[1] / "viewer" / "page"
FRESH = {"cache-control": "no-cache"}  # asked for again, and not sent again if it is the same
FAILED = "the server failed at this; it is a fault of the server, not of the request"


def make_app(models: Models, port: int) -> ASGIApp:
    """Make the application, for some models, to be reached by a port of this machine."""
    rooms = Rooms(models)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        warm = asyncio.create_task(rooms.warm())
        yield
        warm.cancel()
        rooms.close()

    routes = [
        Route("/", _page),
        Route("/api/models", rooms.list_models),
        Route("/api/model", rooms.describe),
        Route("/api/roll", rooms.roll, methods=["POST"]),
        Route("/api/trace", rooms.trace, methods=["POST"]),
        Route("/api/deform", rooms.deform, methods=["POST"]),
        Route("/api/certificate", rooms.certificate),
        Route("/api/curve", rooms.curve),
        Route("/api/plot", rooms.plot),
        Route("/api/jobs", rooms.begin_job, methods=["POST"]),
        Route("/api/jobs/{id}", rooms.job, methods=["GET", "DELETE"]),
        Mount("/static", Files(directory=STATIC)),
        Mount("/player", Files(directory=PLAYER)),
    ]
    handlers: dict[Any, Any] = {
        RefusedError: _refused,
        UsageError: _impossible,
        RunError: _impossible,
        HTTPException: _unknown,
        ClientDisconnect: _nobody,
        Exception: _failed,
    }
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    return Door(app, own_hosts(port))


class Files(StaticFiles):
    """Files of the package; links out of their folder are not followed."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Give a file."""
        response = await super().get_response(path, scope)
        response.headers.update(FRESH)
        return response


async def _page(request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers=FRESH)


async def _refused(request: Request, refusal: RefusedError) -> Response:
    return JSONResponse({"error": refusal.sentence}, refusal.status)


async def _impossible(request: Request, error: Exception) -> Response:
    return JSONResponse({"error": str(error)}, 422)


async def _unknown(request: Request, error: HTTPException) -> Response:
    sentence = {
        404: "there is nothing at this address",
        405: f"{request.method} is not possible at this address",
    }.get(error.status_code, str(error.detail))
    return JSONResponse({"error": sentence}, error.status_code, headers=error.headers)


async def _nobody(request: Request, error: ClientDisconnect) -> Response:
    return Response(status_code=499)  # nobody reads it


async def _failed(request: Request, error: Exception) -> Response:
    print(f"crl: {request.url.path}: {type(error).__name__}: {one_line(error)}", file=sys.stderr)
    return JSONResponse({"error": FAILED}, 500)
