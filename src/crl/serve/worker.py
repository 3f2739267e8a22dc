"""A worker process: keeps a few models, computes one thing at a time, ends with its parent."""

from __future__ import annotations

import os
import signal
from collections import OrderedDict
from dataclasses import dataclass
from multiprocessing import parent_process
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from typing import Any

from crl.errors import RunError, UsageError, enough_memory
from crl.files import dump_json

MOST_LOADED = 4  # models that a worker keeps
FAILED = "the server could not compute this; it is a fault of the server, not of the request"


@dataclass(frozen=True)
class Call:
    """A task, the model it is about, and what else it is given."""

    task: str
    path: Path
    stamp: tuple[int, ...]  # of the model's files
    given: tuple[Any, ...] = ()
    with_model: bool = True  # whether the task is given the model, loaded


@dataclass(frozen=True)
class Answer:
    """What came of a call: JSON, or a status and a sentence."""

    content: bytes = b""
    status: int = 200
    sentence: str = ""


def serve_calls(pipe: Connection) -> None:
    """Answer calls until the parent is gone; the main function of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's, who ends this process
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    _end_with_parent()
    import torch

    torch.set_num_threads(1)
    loaded: OrderedDict[Any, Any] = OrderedDict()
    while True:
        try:
            call = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(answer(call, loaded))


def answer(call: Call, loaded: OrderedDict[Any, Any]) -> Answer:
    """Carry out a call; whatever goes wrong becomes a sentence."""
    from crl.serve.tasks import TASKS

    try:
        with enough_memory():
            model = (_solver(call, loaded),) if call.with_model else ()
            values = TASKS[call.task](*model, *call.given)
        return Answer(content=dump_json(values).encode())
    except (UsageError, RunError) as error:
        plain = str(error).replace(f"{call.path}/", "").replace(str(call.path), "the model")
        return Answer(status=422, sentence=plain)
    except Exception as error:  # the process goes on
        print(f"crl: {call.task} failed: {type(error).__name__}: {error}", flush=True)
        return Answer(status=500, sentence=FAILED)


def _solver(call: Call, loaded: OrderedDict[Any, Any]) -> Any:
    """Give a model that was loaded before, or load it; those not asked for longest are dropped."""
    from crl.api import load

    key = (call.path, call.stamp)
    if key not in loaded:
        loaded[key] = load(call.path)
        for old in [other for other in loaded if other[0] == call.path and other != key]:
            del loaded[old]
        while len(loaded) > MOST_LOADED:
            loaded.popitem(last=False)
    loaded.move_to_end(key)
    return loaded[key]


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
