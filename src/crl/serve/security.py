"""The door: who may ask, how much, and how slowly; what every answer says to browsers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from crl.files import dump_json
from crl.serve.refusal import RefusedError

MOST_BYTES = 256_000  # of a body
BODY_SECONDS = 10.0  # for a body to arrive
SEND_SECONDS = 60.0  # for a part of an answer to be taken
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
FOREIGN = ("cross-site", "same-site")  # what browsers call requests that other pages make


def own_hosts(port: int) -> frozenset[str]:
    """Give the names that this server answers to; another one is a page that rebinds names."""
    names = ("127.0.0.1", "localhost")
    usual = names if port == 80 else ()  # which browsers do not say
    return frozenset([*(f"{name}:{port}" for name in names), *usual])


@dataclass(frozen=True)
class Door:
    """Stands before an application; refuses what does not come from its own page."""

    app: ASGIApp
    hosts: Iterable[str]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        sender = Sender(send)
        try:
            self._check(scope)
            await self.app(scope, LimitedBody(receive), sender)
        except RefusedError as refusal:
            await refused(refusal, sender)
        except Exception:  # the application has said it, and answered
            if not sender.started:
                raise

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if headers.getlist("host") not in [[host] for host in self.hosts]:
            raise RefusedError(
                403, "the Host header is foreign; open the address that crl serve printed"
            )
        origins = {f"http://{host}" for host in self.hosts}
        if any(origin not in origins for origin in headers.getlist("origin")):
            raise RefusedError(
                403, "the Origin is foreign; only the page's own requests are answered"
            )
        arriving = scope["method"] == "GET" and scope["path"] == "/"  # by a link
        if headers.get("sec-fetch-site") in FOREIGN and not arriving:
            raise RefusedError(
                403, "the request was made by another page; only its own are answered"
            )
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            raise too_large()


@dataclass
class LimitedBody:
    """Receives a body of limited size in limited time; then waits for the visitor to go."""

    receive: Receive
    count: int = 0
    whole: bool = False
    began: float = field(default_factory=lambda: asyncio.get_running_loop().time())

    async def __call__(self) -> Message:
        """Give the next part."""
        if self.whole:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.began + BODY_SECONDS):
                message = await self.receive()
        except TimeoutError:
            raise RefusedError(
                408, f"the body did not arrive within {BODY_SECONDS:g} seconds"
            ) from None
        self.count += len(message.get("body", b""))
        if self.count > MOST_BYTES:
            raise too_large()
        self.whole = not message.get("more_body", False)
        return message


@dataclass
class Sender:
    """Sends an answer with headers for browsers; a visitor who does not take it is given up."""

    send: Send
    started: bool = False

    async def __call__(self, message: Message) -> None:
        """Send the next part."""
        if message["type"] == "http.response.start":
            self.started = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers.setdefault("cache-control", "no-store")
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.send(message)
        except TimeoutError:
            raise OSError("the visitor does not take the answer") from None


def too_large() -> RefusedError:
    """The refusal of a body."""
    return RefusedError(413, f"the request is too large; at most {MOST_BYTES:,} bytes are allowed")


async def refused(refusal: RefusedError, send: Send) -> None:
    """Answer with the sentence of a refusal."""
    content = dump_json({"error": refusal.sentence}).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(content)).encode()),
        (b"connection", b"close"),  # the rest of its body is not waited for
    ]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": content})
