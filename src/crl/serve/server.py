"""The server: one socket of the loopback, ended at once by Ctrl-C."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from threading import Thread

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from crl.errors import RunError, UsageError
from crl.serve.app import make_app
from crl.serve.models import Models

ADDRESS = "127.0.0.1"  # this machine only
MOST_CONNECTIONS = 256
HEAD_SECONDS = 10.0  # for the head of a request to arrive
IDLE_SECONDS = 5  # between two requests of a connection


class Protocol(H11Protocol):
    """HTTP that gives up visitors who are slow to say what they want."""

    def connection_made(self, transport: object) -> None:
        """Begin to watch a connection."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self._last: object = None
        self.loop.call_later(HEAD_SECONDS, self._watch)

    def _watch(self) -> None:
        """Close a connection that has asked for nothing since the last look."""
        if self.transport.is_closing():
            return
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self.cycle is self._last:
            self.transport.close()
            return
        self._last = self.cycle
        self.loop.call_later(HEAD_SECONDS, self._watch)


def serve(models: Models, port: int, *, say: Callable[[str], None], browser: bool) -> None:
    """Serve until Ctrl-C, which is a KeyboardInterrupt."""
    with _socket(port) as door:
        number = door.getsockname()[1]
        address = f"http://{ADDRESS}:{number}/"
        config = uvicorn.Config(
            make_app(models, number),
            http=Protocol,
            ws="none",
            loop="asyncio",
            lifespan="on",
            log_level="critical",
            access_log=False,
            proxy_headers=False,
            server_header=False,
            limit_concurrency=MOST_CONNECTIONS,
            timeout_keep_alive=IDLE_SECONDS,
            timeout_graceful_shutdown=0,
        )
        say(f"{address}  (Ctrl-C ends it)")
        if browser and has_screen():  # it asks once the server listens: the socket is open already
            Thread(target=webbrowser.open, args=[address], daemon=True).start()
        _run(uvicorn.Server(config), door)


def _run(server: uvicorn.Server, door: socket.socket) -> None:
    """Serve; Ctrl-C while this begins waits until it can be answered."""

    async def listen() -> None:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])
        await server.serve(sockets=[door])

    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        asyncio.run(listen())
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def has_screen() -> bool:
    """Tell whether a browser can open a window; one in the terminal would be in the way."""
    return sys.platform == "darwin" or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _socket(port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise UsageError(f"--port is {port}; allowed are 1 to 65535, or 0 for any that is free")
    try:
        return socket.create_server((ADDRESS, port), backlog=128)
    except OSError as error:
        hint = "give another --port, or 0 for any that is free"
        raise RunError(f"port {port} cannot be used ({error.strerror}); {hint}") from None
