"""Memory of the process."""

from __future__ import annotations

import ctypes
import sys

MMAP_THRESHOLD, TRIM_THRESHOLD = -3, -1  # glibc's malloc.h


def keep_freed_memory() -> None:
    """Let malloc keep what tensors free, up to 1 GiB, instead of returning it to the system and faulting it in again at each step."""
    if sys.platform == "linux":
        try:
            libc = ctypes.CDLL("libc.so.6")
            libc.mallopt(MMAP_THRESHOLD, 1 << 30)
            libc.mallopt(TRIM_THRESHOLD, 1 << 30)
        except OSError:  # another libc: only slower
            pass
