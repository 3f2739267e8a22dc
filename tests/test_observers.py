"""Observers: they see every update once, change nothing, and are named when they fail."""

from __future__ import annotations

import random
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from commands import assert_refused, here
from tiny import TINY, UPDATES, StopError, assert_same, stop_at

import crl
from crl.errors import RunError, UsageError
from crl.files import parse_json
from crl.training import Observer, RunFolder, RunObserver, train

BLOCK = 1 << 15  # bytes of a block of wandb's files


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A run that nobody observed."""
    return train(TINY, tmp_path_factory.mktemp("runs") / "whole")


class Diary(RunObserver):
    """Writes down all that it is told."""

    def __init__(self) -> None:
        self.told: list[Any] = []

    def begin(self, run: RunFolder) -> None:
        self.told.append(run.path.name)

    def __call__(self, learner: crl.Learner, record: dict[str, Any]) -> None:
        self.told.append(record["update"])

    def end(self) -> None:
        self.told.append("end")


def seen_by(updates: list[int]) -> Observer:
    """A function that writes down the updates that it sees."""
    return lambda learner, record: updates.append(record["update"])


def failing_at(update: int) -> Observer:
    def broken(learner: crl.Learner, record: dict[str, Any]) -> None:
        if record["update"] == update:
            raise KeyError("no such chart")

    return broken


# --- what they see ------------------------------------------------------------------------------
def test_records_are_the_lines_of_the_metrics(tmp_path: Path) -> None:
    records: list[dict[str, Any]] = []
    out = tmp_path / "run"
    train(TINY, out, observers=[lambda learner, record: records.append(record)])
    written = [parse_json(line) for line in (out / "metrics.jsonl").read_text().splitlines()]
    for record in records:  # JSON has only texts as keys
        if "validation" in record:
            record["validation"] = {str(key): value for key, value in record["validation"].items()}
    assert records == written


@pytest.mark.parametrize("cut_at", [1, 3, UPDATES])
def test_a_function_sees_every_update_once_also_after_a_kill(
    tmp_path: Path, whole: RunFolder, cut_at: int
) -> None:
    updates: list[int] = []
    again = Diary()
    with pytest.raises(StopError):
        train(TINY, tmp_path / "run", observers=[seen_by(updates), stop_at(cut_at)])
    watching = [seen_by(updates), again]
    assert_same(train(TINY, tmp_path / "run", resume=True, observers=watching), whole)
    assert updates == [*range(1, UPDATES + 1)]
    checkpoint = max(each for each in (0, 2, 4) if each < cut_at)
    assert again.told == ["run", *range(checkpoint + 1, UPDATES + 1), "end"]


def test_it_is_told_that_training_stops_whatever_stops_it(tmp_path: Path) -> None:
    diary = Diary()
    with pytest.raises(StopError):
        train(TINY, tmp_path / "run", observers=[diary, stop_at(2)])
    assert diary.told == ["run", 1, 2, "end"]


# --- what they change ---------------------------------------------------------------------------
def vandal(learner: crl.Learner, record: dict[str, Any]) -> None:
    """Change everything that is not the learner."""
    for values in (record.get("validation", {}), record):
        values.update(dict.fromkeys(values, 0))
    record.clear()
    for seed in (random.seed, np.random.seed, torch.manual_seed):
        seed(7)


@pytest.mark.parametrize(
    "watching",
    [[vandal], ["tensorboard"], ["wandb"]],
    ids=["vandal", "tensorboard", "wandb"],
)
def test_metrics_and_weights_are_the_same_with_and_without_observers(
    tmp_path: Path, whole: RunFolder, watching: list[Any]
) -> None:
    if isinstance(watching[0], str):
        pytest.importorskip(watching[0])
    assert_same(train(TINY, tmp_path / "run", observers=watching), whole)


# --- what fails ---------------------------------------------------------------------------------
@pytest.mark.parametrize("update", range(1, UPDATES + 1))
def test_one_that_fails_is_named_and_nothing_is_lost(
    tmp_path: Path, whole: RunFolder, update: int
) -> None:
    out, others = tmp_path / "run", list[int]()
    said = rf"^the observer \S*broken failed at update {update} \(KeyError: 'no such chart'\)"
    with pytest.raises(RunError, match=said) as caught:
        train(TINY, out, observers=[failing_at(update), seen_by(others)])
    assert "no such chart'); go on with --resume" in str(caught.value)
    assert RunFolder(out).load("last").trainer["progress"]["update"] == update
    assert_same(train(TINY, out, resume=True, observers=[seen_by(others)]), whole)
    assert others == [*range(1, UPDATES + 1)]


def test_one_that_cannot_begin_or_end_is_named(tmp_path: Path, whole: RunFolder) -> None:
    class Stuck(Diary):
        def end(self) -> None:
            raise OSError("no disk")

    class Absent(Diary):
        def begin(self, run: RunFolder) -> None:
            raise OSError("no server")

    diary, said = Diary(), list[str]()
    with pytest.raises(RunError, match=r"Absent failed as training began \(OSError: no server\)"):
        train(TINY, tmp_path / "run", observers=[diary, Absent()])
    assert diary.told == ["run", "end"]
    run = train(TINY, tmp_path / "run", resume=True, observers=[Stuck()], report=said.append)
    assert_same(run, whole)
    assert re.search(r"the observer \S*Stuck failed as training stopped \(OSError", said[-1])


def test_one_of_a_file_is_named_as_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("watch.py").write_text("def show(learner, record): return 1 / 0\n")
    arguments = ["--scale", "smoke", "--out", "run", "--observe", "watch.py:show"]
    said = (
        "crl: the observer watch.py:show failed at update 1 (ZeroDivisionError: division by zero)"
    )
    done = here("train", "numeric", *arguments)
    assert_refused(done, 1, f"{said}; go on with --resume")


# --- how they are given -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (["tensorbord"], "unknown observer 'tensorbord' (perhaps you meant tensorboard); expected"),
        (["watch.py:nothing"], "watch.py has no function 'nothing'; its functions are show"),
        (["watch.py:NUMBER"], "watch.py has no function 'NUMBER'"),
        (["watch.py:"], "the observer is 'watch.py:'; expected FILE.py:FUNCTION"),
        (["nowhere.at.all:show"], "nowhere.at.all cannot be imported"),
        (["builtins:dict"], "the observer 'builtins:dict' cannot be called; expected a function"),
        ([7], "the observer 7 cannot be called"),
        ("wandb", "observers is 'wandb'; expected a list"),
    ],
)
def test_what_is_no_observer_is_refused(
    given: Any, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("watch.py").write_text("NUMBER = 3\ndef show(learner, record): ...\n")
    with pytest.raises(UsageError, match=re.escape(complaint)):
        train(TINY, tmp_path / "run", observers=given)
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize("name", ["tensorboard", "wandb"])
def test_a_missing_package_is_said_before_anything_is_done(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"crl.training.{name}.find_spec", lambda _: None)
    with pytest.raises(UsageError, match=rf"install crl\[{name}\]"):
        crl.train("numeric", out=tmp_path / "run", observers=[name])
    assert not (tmp_path / "run").exists()


# --- what is kept for other programs ------------------------------------------------------------
WATCH = """
import os
from pathlib import Path

def note(learner, record):
    with open("noted", "a") as file:
        print(record["update"], file=file)

def die(learner, record):
    if record["update"] == 5 and not Path("died").exists():
        Path("died").touch()
        os._exit(9)
"""


def trained(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Train eight updates in a folder, in a process of its own."""
    command = ["train", "numeric", "--scale", "smoke", "--out", "run", "--no-table", *arguments]
    settings = [f"--set={each}" for each in ("batch=64", "max_episodes=512", "checkpoint_every=3")]
    watching = [f"--observe={each}" for each in ("watch.py:note", "wandb", "watch.py:die")]
    return subprocess.run(
        [sys.executable, "-m", "crl", *command, *settings, *watching, "--tensorboard"],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=200,
    )


@pytest.fixture(scope="module")
def killed_and_resumed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was killed two updates after a checkpoint and goes on; its folder's folder."""
    pytest.importorskip("wandb")
    pytest.importorskip("tensorboard")
    folder = tmp_path_factory.mktemp("killed")
    (folder / "watch.py").write_text(WATCH)
    assert trained(folder).returncode == 9
    again = trained(folder, "--resume")
    assert again.returncode == 0, again.stderr
    return folder


def test_a_function_of_a_file_notes_every_update_once(killed_and_resumed: Path) -> None:
    assert (killed_and_resumed / "noted").read_text().split() == [*"12345678"]


def test_event_files_have_every_update_once(killed_and_resumed: Path) -> None:
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    folder = killed_and_resumed / "run" / "tensorboard"
    assert len(list(folder.iterdir())) == 2
    shown = EventAccumulator(str(folder)).Reload()
    for tag in shown.Tags()["scalars"]:
        steps = [each.step for each in shown.Scalars(tag)]
        assert steps == sorted(set(steps))
    assert [each.step for each in shown.Scalars("accuracy")] == [
        64 * update for update in range(1, 9)
    ]


def test_the_run_of_wandb_has_every_update_once(killed_and_resumed: Path) -> None:
    from wandb.proto import wandb_internal_pb2 as messages

    (file,) = (killed_and_resumed / "run" / "wandb").glob("offline-run-*/*.wandb")
    records = [messages.Record.FromString(each) for each in records_of(file.read_bytes())]
    history = [
        {item.key or "/".join(item.nested_key): item.value_json for item in each.history.item}
        for each in records
        if each.WhichOneof("record_type") == "history"
    ]
    assert [int(row["_step"]) for row in history] == [*range(1, 9)]
    assert [int(row["episodes"]) for row in history] == [64 * update for update in range(1, 9)]
    assert any("validation/2" in row for row in history)


def records_of(content: bytes) -> Iterator[bytes]:
    """The records of a file of wandb: the log format of LevelDB after seven bytes."""
    place, parts = 7, b""
    while place + 7 <= len(content):
        if BLOCK - place % BLOCK < 7:  # what is left of a block has no place for a header
            place += BLOCK - place % BLOCK
            continue
        _, length, kind = struct.unpack_from("<IHB", content, place)
        parts += content[place + 7 : place + 7 + length]
        place += 7 + length
        if kind in (1, 4):  # whole, or the last part
            yield parts
            parts = b""
