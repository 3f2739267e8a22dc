"""Power cuts, two at once, files that vanish: no run is lost, and nothing is silent."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from disk import Disk, restore
from tiny import TINY, UPDATES, StopError, assert_same, assert_same_weights, stop_at

from crl.errors import RunError, UsageError
from crl.solving import load_model
from crl.training import RunFolder, run_folder, train
from crl.training.run_folder import Checkpoint


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    """A run that nothing happened to."""
    return train(TINY, tmp_path_factory.mktemp("runs") / "whole")


@pytest.fixture
def copy(tmp_path: Path) -> RunFolder:
    """A run that was cut short one update after a checkpoint."""
    with pytest.raises(StopError):
        train(TINY, tmp_path / "run", observers=[stop_at(UPDATES)])
    return RunFolder.open(tmp_path / "run")


# --- power cuts ---------------------------------------------------------------------------------
def test_a_power_cut_at_any_moment_loses_nothing_that_a_resume_needs(
    tmp_path: Path, whole: RunFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "disk").mkdir()
    with monkeypatch.context() as patch:
        disk = Disk(tmp_path / "disk", patch)
        train(TINY, tmp_path / "disk" / "runs" / "run")
        disk.close()
    assert len(disk.states) > 15
    assert "DONE" in disk.states[-1]["runs"]["run"]
    for number, state in enumerate(disk.states):
        place = tmp_path / str(number)
        restore(state, place)
        said: list[str] = []
        resumed = train(TINY, place / "runs" / "run", resume=True, report=said.append)
        assert_same(resumed, whole)
        assert not [line for line in said if "damaged" in line or "removed" in line]
        assert load_model(resumed.path).origin.episodes == TINY.max_episodes


def test_a_start_that_a_power_cut_left_empty_files_of_is_started_again(
    tmp_path: Path, whole: RunFolder
) -> None:
    folder = tmp_path / "run"
    (folder / "checkpoints").mkdir(parents=True)
    for name in ("config.json", "manifest.json", "metrics.jsonl", "timing.jsonl"):
        (folder / name).touch()
        (folder / f"{name}.new").touch() if name.endswith(".json") else None
    assert_same(train(TINY, folder), whole)


def test_training_syncs_at_checkpoints_and_not_at_every_update(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []
    at: list[int] = [0]
    honest = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (synced.append(at[0]), honest(file))[1])
    config = replace(TINY, checkpoint_every=4, check_every=100, max_episodes=16 * 8)

    def observe(_: object, line: dict[str, Any]) -> None:
        at[0] = line["update"]

    train(config, tmp_path / "run", observers=[observe])
    assert set(synced) == {0, 4, 8}


def test_metrics_that_were_cut_short_do_not_stop_training_and_it_is_said(
    copy: RunFolder, whole: RunFolder
) -> None:
    lines = copy.metrics.read_bytes().splitlines(keepends=True)
    copy.metrics.write_bytes(b"".join(lines[:2]) + lines[2][:30])
    said: list[str] = []
    resumed = train(TINY, copy.path, resume=True, report=said.append)
    assert "metrics.jsonl is damaged: 2 of the 4 lines" in said[0]
    assert_same_weights(resumed, whole)
    found = [json.loads(line)["update"] for line in resumed.metrics.read_text().splitlines()]
    assert found == [1, 2, 5]


def test_metrics_that_are_missing_do_not_stop_training_and_it_is_said(
    copy: RunFolder, whole: RunFolder
) -> None:
    copy.metrics.unlink()
    said: list[str] = []
    assert_same_weights(train(TINY, copy.path, resume=True, report=said.append), whole)
    assert "4 of the 4 lines that it had at the checkpoint are missing" in said[0]


def test_a_run_without_a_checkpoint_says_that_it_begins_again(
    tmp_path: Path, whole: RunFolder
) -> None:
    with pytest.raises(StopError):
        train(TINY, tmp_path / "run", observers=[stop_at(1)])
    said: list[str] = []
    assert_same(train(TINY, tmp_path / "run", resume=True, report=said.append), whole)
    assert "has no checkpoint yet: training begins again" in said[0]


# --- one folder, one training -------------------------------------------------------------------
TWO = """
import sys
from pathlib import Path
from crl.errors import UsageError
from crl.training import train
from tiny import TINY
print("ready", flush=True)
for line in sys.stdin:
    try:
        train(TINY, Path(line.strip()))
        print("trained", flush=True)
    except UsageError as error:
        print(error, flush=True)
"""


def test_of_two_trainings_started_together_in_a_new_folder_one_is_refused(
    tmp_path: Path, whole: RunFolder
) -> None:
    both = [
        subprocess.Popen(
            [sys.executable, "-c", TWO],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        for _ in range(2)
    ]
    for process in both:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for number in range(6):
        folder = tmp_path / str(number) / "run"
        for process in both:
            assert process.stdin is not None
            process.stdin.write(f"{folder}\n")
            process.stdin.flush()
        said = sorted((process.stdout.readline() for process in both if process.stdout), key=len)
        assert said[0] == "trained\n"
        assert "is being trained by another process" in said[1] or "already holds a run" in said[1]
        assert_same(RunFolder.open(folder), whole)
    for process in both:
        process.communicate()


def test_a_folder_is_locked_before_anything_is_in_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "run"
    with RunFolder(folder).alone():
        for resume in (False, True):
            with pytest.raises(UsageError, match="is being trained by another process"):
                train(TINY, folder, resume=resume)
        assert not list(folder.iterdir())
    assert train(TINY, folder).is_done


# --- files that vanish or are others -----------------------------------------------------------
@pytest.mark.parametrize("name", ["metrics.jsonl", "timing.jsonl", "config.json", "manifest.json"])
def test_what_is_removed_while_training_is_written_again(
    tmp_path: Path, whole: RunFolder, name: str
) -> None:
    said: list[str] = []
    folder = tmp_path / "run"

    def observe(_: object, line: dict[str, Any]) -> None:
        if line["update"] == UPDATES:  # after the last checkpoint but one
            (folder / name).unlink()

    run = train(TINY, folder, observers=[observe], report=said.append)
    assert f"{folder / name} was removed while training; it was written again" in said
    assert_same(run, whole)
    content = (folder / name).read_text()
    assert content.count("\n") == UPDATES if name.endswith("jsonl") else json.loads(content)
    assert load_model(folder).origin.episodes == TINY.max_episodes


def test_metrics_that_another_changes_end_training_with_a_sentence(
    tmp_path: Path, whole: RunFolder
) -> None:
    folder = tmp_path / "run"

    def observe(_: object, line: dict[str, Any]) -> None:
        if line["update"] == 3:
            (folder / "metrics.jsonl").write_text("")

    with pytest.raises(RunError, match=r"metrics\.jsonl was changed while training; go on with"):
        train(TINY, folder, observers=[observe])
    said: list[str] = []
    assert_same_weights(train(TINY, folder, resume=True, report=said.append), whole)
    assert "metrics.jsonl is damaged" in said[0]


def test_a_folder_that_is_moved_while_training_is_not_made_again(
    tmp_path: Path, whole: RunFolder
) -> None:
    folder, other = tmp_path / "run", tmp_path / "other"

    def observe(_: object, line: dict[str, Any]) -> None:
        if line["update"] == 3:
            folder.rename(other)
            folder.mkdir()  # of somebody else

    with pytest.raises(RunError, match="run was moved or removed while training"):
        train(TINY, folder, observers=[observe])
    assert not list(folder.iterdir())
    assert_same(train(TINY, other, resume=True), whole)


def test_a_link_in_place_of_a_checkpoint_is_followed_and_then_replaced(
    copy: RunFolder, whole: RunFolder, tmp_path: Path
) -> None:
    last = copy.path / "checkpoints" / "last"
    shutil.move(last, tmp_path / "elsewhere")
    last.symlink_to(tmp_path / "elsewhere")
    run = train(replace(TINY), copy.path, resume=True)
    assert_same(run, whole)
    assert not last.is_symlink()
    assert {path.name for path in last.parent.iterdir()} == {"last", "best"}


def test_a_link_that_leads_nowhere_in_place_of_a_checkpoint_is_refused(copy: RunFolder) -> None:
    last = copy.path / "checkpoints" / "last"
    shutil.rmtree(last)
    last.symlink_to("nowhere")
    with pytest.raises(RunError, match=r"last/model\.safetensors is missing or damaged"):
        train(TINY, copy.path, resume=True)


@pytest.mark.parametrize("content", [b"{", b"\xff\n", b'{"update": "x"}\n', b"[1]\n[", b"\n\n"])
def test_a_damaged_log_of_the_clock_does_not_matter(
    copy: RunFolder, whole: RunFolder, content: bytes
) -> None:
    lines = copy.timing.read_bytes().splitlines(keepends=True)
    copy.timing.write_bytes(lines[0] + content + b"".join(lines[1:]))
    assert_same(train(TINY, copy.path, resume=True), whole)
    found = [json.loads(line)["update"] for line in copy.timing.read_text().splitlines()]
    assert found == sorted(set(found))
    assert found[0] == 1
    assert found[-1] == UPDATES


@pytest.mark.parametrize("name", ["metrics.jsonl", "timing.jsonl"])
@pytest.mark.parametrize("by", ["pipe", "folder", "loop"])
def test_what_is_no_file_in_place_of_a_log_is_one_sentence(
    copy: RunFolder, name: str, by: str
) -> None:
    path = copy.path / name
    path.unlink()
    if by == "pipe":
        os.mkfifo(path)
    elif by == "folder":
        path.mkdir()
    else:
        path.symlink_to(name)
    with pytest.raises(RunError, match=f"{name} (is|\\()|cannot write .*{name}"):
        train(TINY, copy.path, resume=True)


def test_another_version_is_said_when_a_run_is_resumed(copy: RunFolder, whole: RunFolder) -> None:
    manifest = json.loads((copy.path / "manifest.json").read_text())
    (copy.path / "manifest.json").write_text(json.dumps({**manifest, "crl": "0.0.1"}))
    said: list[str] = []
    assert_same(train(TINY, copy.path, resume=True, report=said.append), whole)
    assert "was started by crl 0.0.1 and goes on with" in said[0]


def test_a_checkpoint_that_is_replaced_while_it_is_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = RunFolder(tmp_path)
    (tmp_path / "checkpoints").mkdir()
    before, after = (Checkpoint({"w": torch.full((2,), each)}, {"n": each}) for each in (1.0, 2.0))
    run.save("last", before)
    read, writes = run_folder.read_parameters, [after]

    def read_late(*arguments: Any) -> Any:
        if writes:
            run.save("last", writes.pop())
        return read(*arguments)

    monkeypatch.setattr(run_folder, "read_parameters", read_late)
    assert run.load("last").trainer == {"n": 2.0}
