"""The process that trains: its threads, its memory and its signals."""

from __future__ import annotations

import ctypes
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import torch

MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # glibc's malloc.h


def keep_freed_memory() -> None:
    """Let malloc keep what tensors free, up to 1 GiB, instead of faulting it in at each step."""
    if sys.platform == "linux":
        try:
            libc = ctypes.CDLL("libc.so.6")
            libc.mallopt(MMAP_THRESHOLD, 1 << 30)
            libc.mallopt(TRIM_THRESHOLD, 1 << 30)
        except OSError:  # another libc: only slower
            pass


@contextmanager
def torch_threads(count: int) -> Iterator[None]:
    """Give torch that many threads for a while: small tensors are many times faster with one."""
    before = torch.get_num_threads()
    torch.set_num_threads(count)
    try:
        yield
    finally:
        torch.set_num_threads(before)


@contextmanager
def interruptible() -> Iterator[Callable[[], int]]:
    """Let Ctrl-C and a polite kill wait for the end of an update; gives how to tell it, or 0.

    Only the main thread hears signals; in another, nothing is changed.
    """
    received = [0]

    def remember(number: int, frame: FrameType | None) -> None:
        received[0] = number

    heard = threading.current_thread() is threading.main_thread()
    numbers = (signal.SIGINT, signal.SIGTERM) if heard else ()
    previous = {number: signal.signal(number, remember) for number in numbers}
    try:
        yield lambda: received[0]
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
