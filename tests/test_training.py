"""Training: the same seed gives the same bits, and nothing is lost whatever happens."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from crl.config import Config, Curriculum, Schedule
from crl.curriculum import Stage
from crl.errors import RunError, UsageError
from crl.learners import Learner
from crl.learners.crl import CRL
from crl.presets import preset
from crl.presets.scales import learning
from crl.solving import load_model
from crl.training import RunFolder, train
from crl.training.config_file import with_settings
from crl.training.progress import Progress

SMOKE = preset("numeric", scale="smoke")


def tiny(**changes: object) -> Config:
    """A run of a few seconds."""
    few = learning(replace(SMOKE, batch=64, max_episodes=640), hidden=8)
    return replace(few, **changes)  # type: ignore[arg-type]


def test_the_same_seed_gives_bit_identical_metrics_and_weights(tmp_path: Path) -> None:
    first, second = (train(tiny(), tmp_path / name) for name in "ab")
    assert first.metrics.read_bytes() == second.metrics.read_bytes()
    for name, value in first.load("last").parameters.items():
        assert torch.equal(value, second.load("last").parameters[name])


def test_another_seed_gives_other_metrics(tmp_path: Path) -> None:
    first, second = (train(tiny(seed=seed), tmp_path / str(seed)) for seed in (0, 1))
    assert first.metrics.read_bytes() != second.metrics.read_bytes()


def test_the_global_generator_does_not_matter_and_is_not_touched(tmp_path: Path) -> None:
    first = train(tiny(), tmp_path / "a")
    torch.manual_seed(123)
    before = torch.random.get_rng_state()
    second = train(tiny(), tmp_path / "b")
    assert torch.equal(before, torch.random.get_rng_state())
    assert first.metrics.read_bytes() == second.metrics.read_bytes()


def start(config: Config, tmp_path: Path, out: Path, *more: str) -> subprocess.Popen[str]:
    """`crl train` as a user runs it."""
    path = tmp_path / "config.json"
    changes = {
        "batch": config.batch,
        "hidden": config.learner_settings["hidden"],
        "max_episodes": config.max_episodes,
    }
    path.write_text(json.dumps(changes))
    command = [
        sys.executable,
        "-m",
        "crl.cli",
        "train",
        "numeric",
        "--scale",
        "smoke",
        "--config",
        str(path),
        "--out",
        str(out),
    ]
    return subprocess.Popen(
        [*command, "--no-table", *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def wait_for_updates(out: Path, updates: int) -> None:
    """Until a run has written that many lines of metrics."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        metrics = out / "metrics.jsonl"
        if metrics.exists() and len(metrics.read_text().splitlines()) >= updates:
            return
        time.sleep(0.02)
    raise AssertionError("training did not get there")


def test_killed_in_the_middle_and_resumed_is_bit_identical_to_uninterrupted(tmp_path: Path) -> None:
    config = tiny(max_episodes=64 * 60)
    whole = train(config, tmp_path / "whole")
    out = tmp_path / "killed"
    process = start(config, tmp_path, out)
    wait_for_updates(out, 9)
    process.kill()  # SIGKILL
    process.communicate()
    assert not (out / "DONE").exists()
    resumed = start(config, tmp_path, out, "--resume")
    assert resumed.communicate()[1] == ""
    assert resumed.returncode == 0
    assert (out / "metrics.jsonl").read_bytes() == whole.metrics.read_bytes()
    killed = RunFolder.open(out)
    for name, value in whole.load("last").parameters.items():
        assert torch.equal(value, killed.load("last").parameters[name])


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupt_writes_a_checkpoint_and_says_how_to_go_on(
    tmp_path: Path, number: int, code: int
) -> None:
    config = tiny(max_episodes=64 * 100_000)
    out = tmp_path / "run"
    process = start(config, tmp_path, out)
    wait_for_updates(out, 3)
    process.send_signal(number)
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == code
    assert complaint == "crl: interrupted; a checkpoint was written, go on with --resume\n"
    lines = len((out / "metrics.jsonl").read_text().splitlines())
    assert RunFolder.open(out).load("last").trainer["progress"]["update"] == lines


def test_resuming_a_finished_run_does_nothing(tmp_path: Path) -> None:
    run = train(tiny(), tmp_path / "run")
    before = {path: path.stat().st_mtime_ns for path in run.path.rglob("*")}
    said: list[str] = []
    train(tiny(), tmp_path / "run", resume=True, report=said.append)
    assert {path: path.stat().st_mtime_ns for path in run.path.rglob("*")} == before
    assert "nothing to do" in said[0]


def test_resuming_with_another_config_is_refused_with_the_difference(tmp_path: Path) -> None:
    train(tiny(), tmp_path / "run")
    changed = learning(tiny(), step_cost=0.5)
    with pytest.raises(UsageError, match=r"step_cost: 0.01 -> 0.5"):
        train(changed, tmp_path / "run", resume=True)


def test_a_folder_that_holds_something_is_never_written_to(tmp_path: Path) -> None:
    train(tiny(), tmp_path / "run")
    with pytest.raises(UsageError, match="already holds a run"):
        train(tiny(), tmp_path / "run")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("precious")
    with pytest.raises(UsageError, match="holds other files"):
        train(tiny(), tmp_path / "mine")
    with pytest.raises(UsageError, match="holds other files"):
        train(tiny(), tmp_path / "mine", resume=True)
    with pytest.raises(UsageError, match="is a file"):
        train(tiny(), tmp_path / "mine" / "thesis.txt")
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["thesis.txt"]


def test_divergence_stops_with_a_clear_word_and_keeps_the_last_good_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = CRL.update_modules

    def diverging(self: CRL, *arguments: object) -> float:
        diverging.calls += 1  # type: ignore[attr-defined]
        return float("nan") if diverging.calls == 5 else honest(self, *arguments)  # type: ignore[arg-type, attr-defined]

    diverging.calls = 0  # type: ignore[attr-defined]
    monkeypatch.setattr(CRL, "update_modules", diverging)
    with pytest.raises(
        RunError, match="diverged at update 5: module_loss is nan; the last good checkpoint is kept"
    ):
        train(tiny(), tmp_path / "run")
    checkpoint = RunFolder.open(tmp_path / "run").load("last")
    assert checkpoint.trainer["progress"]["update"] == 4
    assert all(bool(value.isfinite().all()) for value in checkpoint.parameters.values())


def test_parameters_that_are_not_numbers_are_noticed_before_they_are_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = CRL.update_controller

    def breaking(self: CRL, *arguments: object) -> dict[str, float]:
        breaking.calls += 1  # type: ignore[attr-defined]
        metrics = honest(self, *arguments)  # type: ignore[arg-type]
        if breaking.calls == 4:  # type: ignore[attr-defined]
            with torch.no_grad():
                next(self.controller.parameters()).fill_(float("nan"))
        return metrics

    breaking.calls = 0  # type: ignore[attr-defined]
    monkeypatch.setattr(CRL, "update_controller", breaking)
    with pytest.raises(RunError, match="diverged at update 4: controller"):
        train(tiny(), tmp_path / "run")
    checkpoint = RunFolder.open(tmp_path / "run").load("last")
    assert checkpoint.trainer["progress"]["update"] == 2
    assert all(bool(value.isfinite().all()) for value in checkpoint.parameters.values())


def test_a_run_is_resumed_with_as_many_threads_as_it_was_started_with(tmp_path: Path) -> None:
    run = train(tiny(), tmp_path / "run")
    run.done.unlink()
    manifest = json.loads((run.path / "manifest.json").read_text())
    (run.path / "manifest.json").write_text(json.dumps({**manifest, "threads": 2}))
    with pytest.raises(UsageError, match="threads: 2 -> 1"):
        train(tiny(), tmp_path / "run", resume=True)


def test_a_start_that_was_cut_short_can_be_started_again(tmp_path: Path) -> None:
    (tmp_path / "run" / "checkpoints").mkdir(parents=True)
    (tmp_path / "run" / "manifest.json").write_text("{}")
    assert train(tiny(), tmp_path / "run").done.exists()


def test_the_papers_treatment_of_impossible_choices_trains_too(tmp_path: Path) -> None:
    paper = preset("numeric", scale="paper")
    config = learning(replace(paper, batch=64, max_episodes=640, check_every=5), hidden=8)
    run = train(config, tmp_path / "run")
    lines = [json.loads(line) for line in run.metrics.read_text().splitlines()]
    assert len(lines) == 10
    assert all(line["entropy"] > 0 for line in lines)


def test_metrics_can_be_watched_in_tensorboard(tmp_path: Path) -> None:
    pytest.importorskip("tensorboard")
    run = train(tiny(), tmp_path / "run", observers=["tensorboard"])
    assert list((run.path / "tensorboard").glob("events.*"))


@pytest.mark.parametrize("file", ["model.safetensors", "trainer.pt"])
@pytest.mark.parametrize("damage", ["truncated", "garbage", "missing"])
def test_a_damaged_checkpoint_is_named_and_left_alone(
    tmp_path: Path, file: str, damage: str
) -> None:
    run = train(tiny(), tmp_path / "run")
    run.done.unlink()
    path = run.path / "checkpoints" / "last" / file
    content = path.read_bytes()
    if damage == "missing":
        path.unlink()
    else:
        path.write_bytes(
            content[: len(content) // 2] if damage == "truncated" else b"not a checkpoint"
        )
    with pytest.raises(RunError, match=f"{file} is missing or damaged"):
        train(tiny(), tmp_path / "run", resume=True)


def test_a_checkpoint_of_another_shape_is_refused(tmp_path: Path) -> None:
    small, large = (
        train(learning(tiny(), hidden=hidden), tmp_path / str(hidden)) for hidden in (8, 9)
    )
    for name in ("last", "best"):
        for file in ("model.safetensors", "trainer.pt", "checksums.json"):
            source, target = (run.path / "checkpoints" / name / file for run in (small, large))
            target.write_bytes(source.read_bytes())
    large.done.unlink()
    with pytest.raises(RunError, match="does not fit its config"):
        train(learning(tiny(), hidden=9), large.path, resume=True)
    with pytest.raises(RunError, match="do not fit its config"):
        load_model(large.path)


def test_a_kill_between_the_two_renames_of_a_checkpoint_loses_nothing(tmp_path: Path) -> None:
    run = train(tiny(), tmp_path / "run")
    folder = run.path / "checkpoints"
    (folder / "last").rename(folder / "last.old")
    assert run.has("last")
    assert run.load("last").trainer["progress"]["update"] == 10


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "locked").mkdir(mode=0o500)
    process = start(tiny(), tmp_path, tmp_path / "locked" / "run")
    assert "Permission denied" in process.communicate()[1]
    assert process.returncode == 1


def test_a_full_disk_is_one_sentence_and_keeps_the_last_checkpoint(tmp_path: Path) -> None:
    """A limit on the size of files stands in for a full disk."""
    run = train(tiny(), tmp_path / "run")
    run.done.unlink()
    before = (run.path / "checkpoints" / "last" / "model.safetensors").read_bytes()
    program = (
        "import resource, signal, sys; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096));"
        "from crl.cli import main; main()"
    )
    path = tmp_path / "config.json"
    path.write_text(json.dumps({"batch": 64, "hidden": 8, "max_episodes": 640}))
    command = [
        "train",
        "numeric",
        "--scale",
        "smoke",
        "--config",
        str(path),
        "--out",
        str(run.path),
        "--resume",
        "--no-table",
    ]
    done = subprocess.run([sys.executable, "-c", program, *command], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "File too large" in done.stderr or "write" in done.stderr
    assert (run.path / "checkpoints" / "last" / "model.safetensors").read_bytes() == before


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"modules.replays": -1}, "modules.replays is -1"),
        ({"ppo.lr": -1.0}, "ppo.lr is -1"),
        ({"hidden": 1_000_000_000}, "hidden is 1000000000"),
        ({"group_size": 65}, "group_size is 65; allowed are 1 to batch, 64"),
        ({"domain_settings": {"reducers": 0}}, "reducers is 0"),
        (
            {"curriculum": {"last": 50}},
            "curriculum goes from 2 to 50; the sizes of numeric are 2 to 10",
        ),
        ({"learner": "oracle"}, "unknown learner 'oracle'; expected one of"),
        ({"domain": "chess"}, "unknown domain 'chess'; expected one of"),
        (
            {"domain_settings": {"reducer": 3}},
            "unknown key 'reducer' in domain_settings of numeric",
        ),
    ],
)
def test_settings_that_cannot_be_trained_with_are_refused_before_anything_is_written(
    tmp_path: Path, changes: dict[str, object], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        train(with_settings(tiny(), changes, "mine"), tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_two_processes_cannot_train_one_run(tmp_path: Path) -> None:
    run = train(tiny(), tmp_path / "run")
    run.done.unlink()
    with run.alone(), pytest.raises(UsageError, match="is being trained by another process"):
        train(tiny(), tmp_path / "run", resume=True)
    train(tiny(), tmp_path / "run", resume=True)


def test_resuming_starts_where_nothing_is_there_yet(tmp_path: Path) -> None:
    first, second = train(tiny(), tmp_path / "a"), train(tiny(), tmp_path / "b", resume=True)
    assert first.metrics.read_bytes() == second.metrics.read_bytes()


def test_training_uses_one_thread_unless_asked_and_leaves_torch_as_it_was(tmp_path: Path) -> None:
    torch.set_num_threads(2)
    try:
        one, two = (train(tiny(), tmp_path / str(n), threads=n) for n in (1, 2))
        assert torch.get_num_threads() == 2
    finally:
        torch.set_num_threads(1)
    assert (one.manifest["threads"], two.manifest["threads"]) == (1, 2)


def test_metrics_have_what_a_reader_of_ppo_looks_for(tmp_path: Path) -> None:
    run = train(tiny(), tmp_path / "run")
    for line in map(json.loads, run.metrics.read_text().splitlines()):
        assert line["approx_kl"] >= 0
        assert 0 <= line["clip_fraction"] <= 1
        assert line["explained_variance"] <= 1
        usage = {name: value for name, value in line.items() if name.startswith("usage/")}
        assert list(usage) == ["usage/R1", "usage/R2", "usage/R3", "usage/HALT"]
        assert sum(usage.values()) == pytest.approx(1)


def test_training_anneals_once_all_is_solved_and_restores_the_rate_if_the_goal_is_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accuracies = iter([0.5, 0.95, 0.5, 1.0, 1.0])
    monkeypatch.setattr("crl.training.loop.validation_accuracy", lambda *_: {2: next(accuracies)})
    rates: list[float] = []
    schedule = Schedule(updates=2, start=0.9, goal=1.0)
    config = tiny(
        max_episodes=64 * 50, check_every=2, schedule=schedule, curriculum=Curriculum(last=2)
    )
    train(config, tmp_path / "run", observers=[lambda learner, _: rates.append(learner.rate)])
    thirds = [pytest.approx(2 / 3), pytest.approx(1 / 3)]
    assert rates == [1, 1, 1, 1, *thirds, 1, 1, *thirds]


def test_training_without_progress_begins_again_with_other_parameters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    accuracies = iter([0.5, 0.6, 0.6, 0.603, 0.3, 0.31, 1.0, 1.0])
    monkeypatch.setattr("crl.training.loop.validation_accuracy", lambda *_: {2: next(accuracies)})
    parameters: list[torch.Tensor] = []
    said: list[str] = []

    def remember(learner: Learner, _: dict[str, object]) -> None:
        parameters.append(torch.cat([value.flatten() for value in learner.state_dict().values()]))

    config = tiny(
        max_episodes=64 * 50,
        check_every=2,
        schedule=Schedule(updates=2, patience=64 * 4),
        curriculum=Curriculum(last=2),
    )
    run = train(config, tmp_path / "run", observers=[remember], report=said.append)
    moved = [float((after - before).norm()) for before, after in itertools.pairwise(parameters)]
    assert moved.index(max(moved)) == 7  # after the eighth update, of sixteen
    assert len(parameters) == 16
    assert [line for line in said if "try" in line] == [
        "no progress: try 2 begins, with other parameters"
    ]
    progress = run.load("last").trainer["progress"]
    assert progress["tries"] == 2
    assert progress["best"] == 1.0


def test_training_that_progresses_slowly_or_anneals_does_not_begin_again() -> None:
    progress = Progress(stage=Stage(last=2), validation={2: 0.5})
    progress.climb()
    progress.episodes = 999
    progress.validation = {2: 0.506}
    progress.climb()
    assert not progress.is_stuck(1000)
    progress.episodes = 1998
    assert not progress.is_stuck(1000)
    progress.episodes = 1999
    assert progress.is_stuck(1000)
    assert not progress.is_stuck(0)
    progress.decayed = 1
    assert not progress.is_stuck(1000)
