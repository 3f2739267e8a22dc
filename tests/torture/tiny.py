"""Tiny runs, and whether two of them are the same, byte for byte."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from crl.training import RunFolder

from .forked import Ended, Forked, run, start
from .trials import NotHeldError

SMALL = {"batch": 32, "check_every": 4, "checkpoint_every": 2}


@dataclass(frozen=True, kw_only=True)
class Tiny:
    """A training of less than a second, and how it ends when nobody disturbs it."""

    arguments: tuple[str, ...]
    whole: Path
    seconds: float

    def start(self, folder: Path, out: str = "run", *more: str, resume: bool = True) -> Forked:
        """Start it, or go on with it."""
        return start(self.command(out, *more, resume=resume), folder)

    def finish(self, folder: Path, out: str = "run") -> Ended:
        """Go on with it to the end; it must be the undisturbed one then."""
        ended = run(self.command(out), folder)
        ended.expect_done()
        expect_same(self.whole, folder / out)
        return ended

    def command(self, out: str, *more: str, resume: bool = True) -> tuple[str, ...]:
        """Give its arguments."""
        return (*self.arguments, "--out", out, *(["--resume"] if resume else []), *more)


def tiny(
    folder: Path, domain: str = "numeric", learner: str = "crl", updates: int = 10, **settings: int
) -> Tiny:
    """Train it once without disturbance."""
    values = {**SMALL, "max_episodes": SMALL["batch"] * updates, **settings}
    arguments = ("train", domain, "--learner", learner, "--scale", "smoke", "--no-table")
    for name, value in values.items():
        arguments += ("--set", f"{name}={value}")
    return _undisturbed(folder, arguments)


def _undisturbed(folder: Path, arguments: tuple[str, ...]) -> Tiny:
    folder.mkdir(parents=True, exist_ok=True)
    for out in ("first", "whole"):  # the second time everything is warm
        began = time.monotonic()
        ended = run((*arguments, "--out", out), folder, seconds=300)
        if ended.code:
            raise NotHeldError(f"an undisturbed training failed: {ended.tail}")
    expect_same(folder / "first", folder / "whole")
    return Tiny(arguments=arguments, whole=folder / "whole", seconds=time.monotonic() - began)


def expect_same(whole: Path, other: Path) -> None:
    """Fail unless metrics, weights, optimizer and generator of two runs are equal bytes."""
    if not (other / "DONE").is_file():
        raise NotHeldError("the run is not finished")
    if (whole / "metrics.jsonl").read_bytes() != (other / "metrics.jsonl").read_bytes():
        raise NotHeldError("metrics.jsonl differs from that of an undisturbed run")
    for name in ("last", "best"):
        ours, theirs = (state(RunFolder(path), name) for path in (other, whole))
        if different := sorted(key for key in {*ours, *theirs} if ours.get(key) != theirs.get(key)):
            raise NotHeldError(f"checkpoint {name} differs from an undisturbed one: {different[0]}")


def state(run_folder: RunFolder, name: str) -> dict[str, bytes]:
    """Give everything in a checkpoint as bytes, but the time it took."""
    checkpoint = run_folder.load(name)
    values: dict[str, bytes] = {}
    _flatten("weights", checkpoint.parameters, values)
    _flatten("trainer", checkpoint.trainer, values)
    return {key: value for key, value in values.items() if key != "trainer.progress.seconds"}


def _flatten(name: str, value: Any, into: dict[str, bytes]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _flatten(f"{name}.{key}", inner, into)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            _flatten(f"{name}.{place}", inner, into)
    elif isinstance(value, torch.Tensor):
        into[name] = f"{value.dtype} {tuple(value.shape)} ".encode() + value.numpy().tobytes()
    else:
        into[name] = repr(value).encode()
