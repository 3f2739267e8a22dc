"""Training: a config in, a run folder out; and what it records on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.lazy import exports

if TYPE_CHECKING:
    from crl.training.observers import Observer, RunObserver
    from crl.training.run_folder import RunFolder
    from crl.training.start import default_folder, train

_HOMES = {
    "Observer": "observers",
    "RunFolder": "run_folder",
    "RunObserver": "observers",
    "default_folder": "start",
    "train": "start",
}

__all__ = ["Observer", "RunFolder", "RunObserver", "default_folder", "train"]

__getattr__, __dir__ = exports(__name__, _HOMES)
