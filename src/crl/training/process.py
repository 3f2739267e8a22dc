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
STOPPING = (signal.SIGINT, signal.SIGTERM)  # Ctrl-C and a polite kill


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
def blocked_signals(*numbers: int) -> Iterator[None]:
    """Let signals wait; a process that is started meanwhile has to unblock them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def remembered_signals() -> Iterator[list[int]]:
    """Only remember Ctrl-C and a polite kill; gives the list of those that came.

    Only the main thread hears signals; in another, nothing is changed.
    """
    received: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        received.append(number)

    heard = threading.current_thread() is threading.main_thread()
    previous = {number: signal.signal(number, remember) for number in STOPPING if heard}
    try:
        yield received
    finally:
        with blocked_signals(*STOPPING):  # one that comes now must find all handlers in place
            for number, handler in previous.items():
                signal.signal(number, handler)


@contextmanager
def interruptible() -> Iterator[Callable[[], int]]:
    """Let Ctrl-C and a polite kill wait for the end of an update; gives how to tell it, or 0.

    One that came too late to be told is a KeyboardInterrupt at the end.
    """
    with remembered_signals() as received:
        yield lambda: received[0] if received else 0
    if received:
        raise KeyboardInterrupt(received[0])
