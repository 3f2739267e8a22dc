"""Ways in which a file gets damaged."""

from __future__ import annotations

from collections.abc import Callable

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda content: b"",
    "one byte": lambda content: content[:1],
    "cut": lambda content: content[: len(content) // 2],
    "last byte missing": lambda content: content[:-1],
    "longer": lambda content: content + b"\0",
    "first bit": lambda content: bytes([content[0] ^ 1]) + content[1:],
    "last bit": lambda content: content[:-1] + bytes([content[-1] ^ 1]),
    "bit within": lambda content: flipped(content, len(content) // 2),
    "zeros": lambda content: bytes(len(content)),
    "text": lambda content: b"<html></html>",
}


def flipped(content: bytes, place: int) -> bytes:
    return content[:place] + bytes([content[place] ^ 64]) + content[place + 1 :]
