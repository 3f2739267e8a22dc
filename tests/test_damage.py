"""Damaged and absurd files: each is noticed, in one sentence, before anything is made of it."""

from __future__ import annotations

import json
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from commands import assert_refused, here
from tiny import TINY, UPDATES, StopError, assert_same, assert_same_weights, flip, stop_at

from crl import files
from crl.config import Config
from crl.domains import make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError, enough_memory
from crl.learners import find_learner, make_learner
from crl.learners.limit import Sketch
from crl.measuring import run as measuring
from crl.measuring.records import read_records
from crl.measuring.run import measure_run
from crl.presets import preset
from crl.presets.scales import learning
from crl.reports.export import export_model
from crl.reports.run_report import report_run
from crl.solving import load_model, shipped_models
from crl.solving.shipped import summary
from crl.training import RunFolder, train
from crl.training.config_file import to_json, with_settings
from crl.validation import merge


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


@pytest.fixture
def measured(whole: RunFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> RunFolder:
    """A finished run, measured at two sizes."""
    monkeypatch.setattr(Numeric, "measured", (3, 12))
    monkeypatch.setattr(measuring, "COUNT", 20)
    shutil.copytree(whole.path, tmp_path / "run")
    measure_run(tmp_path / "run", lambda line: None)
    return RunFolder.open(tmp_path / "run")


# --- checkpoints and models --------------------------------------------------------------------
@pytest.mark.parametrize("file", ["model.safetensors", "trainer.pt"])
@pytest.mark.parametrize("where", [0.3, 0.6, 0.9])
def test_a_flipped_bit_in_a_checkpoint_is_noticed(copy: RunFolder, file: str, where: float) -> None:
    flip(copy.path / "checkpoints" / "last" / file, where, 1)
    with pytest.raises(RunError, match=rf"last/{file} is missing or damaged"):
        train(TINY, copy.path, resume=True)


def test_a_flipped_bit_in_the_weights_of_a_finished_run_is_noticed(measured: RunFolder) -> None:
    flip(measured.path / "checkpoints" / "best" / "model.safetensors", 0.9, 1)
    done = here("solve", str(measured.path), "1+1")
    assert_refused(done, 1, "model.safetensors is missing or damaged (its checksum is not the one")


def test_checkpoints_of_older_versions_have_no_checksums_and_are_read(
    copy: RunFolder, whole: RunFolder
) -> None:
    for name in ("last", "best"):
        (copy.path / "checkpoints" / name / "checksums.json").unlink()
    manifest = json.loads((copy.path / "manifest.json").read_text())
    del manifest["checksums"]
    (copy.path / "manifest.json").write_text(json.dumps(manifest))
    trainer = copy.path / "checkpoints" / "last" / "trainer.pt"
    state = torch.load(trainer, weights_only=True)
    del state["progress"]["metrics_checksum"]
    torch.save(state, trainer)
    assert_same(train(TINY, copy.path, resume=True), whole)


def test_a_flipped_bit_in_metrics_is_said_and_training_goes_on(
    copy: RunFolder, whole: RunFolder
) -> None:
    flip(copy.metrics, 0.2, 1)
    said: list[str] = []
    assert_same_weights(train(TINY, copy.path, resume=True, report=said.append), whole)
    assert "metrics.jsonl is damaged" in said[0]


@pytest.mark.parametrize("name", shipped_models())
def test_a_flipped_bit_in_a_shipped_or_exported_model_is_noticed(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "model"
    shutil.copytree(shipped_models()[name], folder)
    load_model(folder)
    flip(folder / "model.safetensors", 0.9, 1)
    complaint = r"model\.safetensors is missing or damaged \(its checksum is not the one in res"
    with pytest.raises(RunError, match=complaint):
        load_model(folder)


def test_a_changed_config_is_noticed(copy: RunFolder) -> None:
    path = copy.path / "config.json"
    path.write_text(path.read_text().replace('"seed": 0', '"seed": 2'))
    complaint = r"config\.json is missing or damaged \(its checksum is not the one in manifest"
    with pytest.raises(RunError, match=complaint):
        train(replace(TINY, seed=2), copy.path, resume=True)
    with pytest.raises(RunError, match=complaint):
        load_model(copy.path)


def test_a_damaged_word_about_the_end_is_written_again(whole: RunFolder, tmp_path: Path) -> None:
    shutil.copytree(whole.path, tmp_path / "run")
    run = RunFolder.open(tmp_path / "run")
    run.done.write_text("")
    with pytest.raises(RunError, match="DONE is missing or damaged"):
        load_model(run.path)
    assert_same(train(TINY, run.path, resume=True), whole)
    assert load_model(run.path).origin.episodes == TINY.max_episodes


def test_what_is_not_a_number_is_never_written_as_json(tmp_path: Path) -> None:
    for value in (float("nan"), float("inf")):
        with pytest.raises(RunError, match="which JSON cannot say"):
            files.dump_json({"confidence": value})
        with pytest.raises(UsageError, match="expected a finite number"):
            with_settings(TINY, {"ppo.lr": value}, "mine")
        with pytest.raises(UsageError, match=f"step_cost is {value}; allowed are 0 to 1"):
            train(learning(TINY, step_cost=value), tmp_path / "run")
    assert not (tmp_path / "run").exists()


# --- small files, of any content ----------------------------------------------------------------
DEEP, LONG = "[" * 100_000, "1" * 5000
CONTENTS = {
    "empty": b"",
    "no object": b"[1]\n",
    "a number": b"3\n",
    "deep": b'{"a": ' + DEEP.encode(),
    "long number": b'{"a": ' + LONG.encode() + b"}\n",
    "not a number": b'{"a": NaN}\n',
    "not UTF-8": b'{"a": "\xff"}\n',
}


@contextmanager
def replaced(path: Path, by: str) -> Iterator[None]:
    """Something else in place of a file; one that nobody writes to is waited for, if read."""
    content = path.read_bytes()
    path.unlink()
    if by == "pipe":
        os.mkfifo(path)
    elif by == "folder":
        path.mkdir()
    elif by == "loop":
        path.symlink_to(path.name)
    else:
        path.write_bytes(CONTENTS[by])
    yield
    path.rmdir() if by == "folder" else path.unlink()
    path.write_bytes(content)


ODD = [*CONTENTS, "pipe", "folder", "loop"]


@pytest.mark.parametrize(
    "file",
    [
        "config.json",
        "manifest.json",
        "DONE",
        "measures.jsonl",
        "checkpoints/best/model.safetensors",
        "checkpoints/best/trainer.pt",
        "checkpoints/best/checksums.json",
    ],
)
def test_anything_in_place_of_a_file_of_a_run_is_one_sentence(
    measured: RunFolder, file: str, tmp_path: Path
) -> None:
    commands = [["export", str(measured.path), str(tmp_path / "model")]]
    if file != "measures.jsonl":
        commands.append(["solve", str(measured.path), "1+1"])
    for by in ODD:
        with replaced(measured.path / file, by):
            for command in commands:
                if (file, by) == ("measures.jsonl", "empty"):
                    continue  # it was not measured
                done = here(*command)
                assert done.returncode in (1, 2), (by, done.stdout)
                assert done.stderr.startswith("crl: ")
                assert done.stderr.count("\n") == 1
    assert here(*commands[0]).returncode == 0


@pytest.mark.parametrize(
    "text",
    ["[1]", '{"seed": 3}', "\xff", "[" * 5000, '{"a": ' + LONG + "}"],
)
def test_records_that_are_none_are_one_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(text.encode("latin-1") + b"\n")
    with pytest.raises(RunError, match=r"a\.jsonl"):
        read_records(path)


def test_records_with_values_of_other_types_are_refused(measured: RunFolder) -> None:
    path = measured.path / "measures.jsonl"
    path.write_text(path.read_text().replace('"size": 3', '"size": "3"', 1))
    with pytest.raises(RunError, match="does not hold records: size is '3'"):
        read_records(path)


def test_a_card_without_a_summary_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("---\nlicense: mit\n---\n# numeric\n")
    with pytest.raises(RunError, match=r"README\.md is missing or damaged \(it has no summary\)"):
        summary(tmp_path)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('{"a": ' + "[" * 200, "nested more than 100 deep"),
        ("[" * 150 + "]" * 150, "nested more than 100 deep"),
        (LONG, "a number has 5000 digits"),
        ("1e999", "a number is too large"),
        ("[Infinity]", "Infinity is no JSON"),
        ('"\\', "Unterminated string"),
        ("{", "Expecting property name"),
    ],
)
def test_json_that_is_none_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        files.parse_json(text)


def test_brackets_in_a_string_are_not_nested() -> None:
    text = json.dumps({"input": "[{" * 500 + '\\"' + "[" * 500})
    assert files.parse_json(text) == json.loads(text)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    with path.open("wb") as file:
        file.truncate(files.TEXT_LIMIT + 1)
    with pytest.raises(RunError, match="is too large"):
        files.read_json(path)
    weights = tmp_path / "run" / "model.safetensors"
    shutil.copytree(shipped_models()["numeric"], tmp_path / "run")
    with weights.open("r+b") as file:
        file.truncate(files.WEIGHTS_LIMIT + 1)
    with pytest.raises(RunError, match=r"model\.safetensors is too large"):
        load_model(tmp_path / "run")


# --- absurd settings ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("name", "changes", "complaint"),
    [
        ("numeric", {"seed": 2**64}, "seed is 18446744073709551616; allowed are 0 to"),
        ("numeric", {"learner_settings": {"hidden": -1}}, "hidden is -1; allowed are 1 to 4096"),
        ("numeric", {"learner_settings": {"hidden": 10**9}}, "hidden is 1000000000; allowed"),
        ("numeric", {"variant": "../../escape"}, "the variant is '../../escape'; expected a name"),
        (
            "images",
            {"domain_settings": {"width": 256, "transformer_hidden": 10_000, "translators": 100}},
            "the settings of crl on images make a network of more than 1,000,000,000 numbers",
        ),
        (
            "multilingual",
            {"domain_settings": {"reducers": 64, "embedding": 4096, "reducer_hidden": 4096}},
            "the settings of crl on multilingual make a network of more than",
        ),
    ],
)
def test_the_config_of_a_model_folder_is_held_to_the_limits_of_training(
    name: str, changes: dict[str, Any], complaint: str, tmp_path: Path
) -> None:
    folder = tmp_path / "model"
    shutil.copytree(shipped_models()[name], folder)
    made = json.loads((folder / "results.json").read_text())
    del made["checksums"]
    (folder / "results.json").write_text(json.dumps(made))
    config = json.loads((folder / "config.json").read_text())
    (folder / "config.json").write_text(json.dumps(merge(config, changes)))
    with pytest.raises(UsageError, match=complaint):
        load_model(folder)


@pytest.mark.parametrize(
    "settings", [{"hidden": 4096, "layers": 64}, {"hidden": 4096, "layers": 20}]
)
def test_a_network_that_is_too_large_is_refused_before_memory_is_taken(
    settings: dict[str, int], tmp_path: Path
) -> None:
    config = learning(preset("numeric", "rnn", "smoke"), **settings)
    with pytest.raises(UsageError, match="rnn on numeric make a network of more than 1,000,000,0"):
        train(config, tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_counting_changes_nothing_of_a_learner() -> None:
    config = learning(preset("numeric", "rnn", "smoke"), hidden=700)  # with tensors that are large
    domain = make_domain("numeric")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(config.seed)
        plain = find_learner("rnn")(domain, config).state_dict()
    with Sketch("it") as sketch:
        find_learner("rnn")(domain, config)
    assert not sketch.is_complete
    assert sketch.made >= sum(value.numel() for value in plain.values())
    made = make_learner(config, domain).state_dict()
    assert all(torch.equal(value, made[name]) for name, value in plain.items())


def test_not_enough_memory_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RunError, match="not enough memory"):
        train(TINY, tmp_path / "run", observers=[lambda *_: torch.empty(10**15)])
    with pytest.raises(RunError, match="not enough memory"), enough_memory():
        bytearray(10**18)
    monkeypatch.setattr("crl.learners.crl.rollout", lambda *_, **__: torch.empty(10**15))
    assert_refused(here("trace", "numeric", "1+1"), 1, "not enough memory")
    with pytest.raises(RuntimeError, match="other"), enough_memory():
        raise RuntimeError("other")


def test_a_variant_cannot_lead_out_of_the_folder_of_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for variant in ("../../escape", "..", ".hidden", "", "a/b", "a\0b", "a b", "x" * 101):
        with pytest.raises(UsageError, match="the variant is"):
            Config(domain="numeric", variant=variant)
        with pytest.raises(UsageError, match="the variant is"):
            with_settings(TINY, {"variant": variant}, "mine")
    done = here("train", "numeric", "--scale", "smoke", "--set", 'variant="../../escape"')
    assert_refused(done, 2, "the variant is '../../escape'; expected a name of at most 100 letters")
    assert not list(tmp_path.iterdir())
    assert replace(TINY, variant="größe_1.2-b").variant == "größe_1.2-b"


# --- exports ------------------------------------------------------------------------------------
def test_an_export_can_be_read_by_others_and_has_its_checksums(
    measured: RunFolder, tmp_path: Path
) -> None:
    before = os.umask(0o022)
    try:
        export_model(measured.path, tmp_path / "model")
        run = train(TINY, tmp_path / "other")
    finally:
        os.umask(before)
    folders = [tmp_path / "model", run.path / "checkpoints" / "last"]
    for path in [path for folder in folders for path in (folder, *folder.iterdir())]:
        assert stat.S_IMODE(path.stat().st_mode) == (0o755 if path.is_dir() else 0o644)
    load_model(tmp_path / "model")
    flip(tmp_path / "model" / "model.safetensors", 0.9)
    with pytest.raises(RunError, match=r"model\.safetensors is missing or damaged"):
        load_model(tmp_path / "model")


@pytest.mark.parametrize("file", ["model.safetensors", "results.json", "README.md"])
def test_an_export_that_fails_leaves_nothing(
    measured: RunFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str
) -> None:
    honest = files._write

    def full(path: Path, content: str | bytes) -> None:
        if path.name == file:
            raise OSError(28, "No space left on device")
        honest(path, content)

    monkeypatch.setattr(files, "_write", full)
    parent = tmp_path / "models"
    done = here("export", str(measured.path), str(parent / "model"))
    assert_refused(done, 1, "No space left on device")
    assert not list(parent.iterdir())
    monkeypatch.setattr(files, "_write", honest)
    (parent / "model").mkdir()  # an empty folder is taken
    export_model(measured.path, parent / "model")
    assert [path.name for path in parent.iterdir()] == ["model"]
    load_model(parent / "model")


def test_traces_are_made_if_a_run_was_killed_after_its_measures(measured: RunFolder) -> None:
    traces = measured.path / "traces.jsonl"
    assert not traces.exists()
    report_run(measured.path, lambda line: None)
    assert traces.read_text().endswith("}\n")


def test_a_config_that_json_cannot_say_is_refused(tmp_path: Path) -> None:
    assert json.loads(to_json(TINY))["schema"] == 2
    with pytest.raises(UsageError, match="cannot be written as JSON"):
        with_settings(TINY, {"domain_settings": {"reducers": {1, 2}}}, "mine")
