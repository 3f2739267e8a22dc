"""Runs on Ray: a cluster of two nodes on this machine, of which one dies, and workers that do."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from commands import assert_refused, here, wait_until
from test_signals import TINY, TRY, UPDATES, finish
from tiny import TINY as SHORT
from tiny import StopError, stop_at
from tiny import assert_same as assert_same_run

from crl import files
from crl.config import Config
from crl.errors import RunError
from crl.experiments import Experiment, Runner, ray_runner, reproduce, runner
from crl.learners import Learner
from crl.measuring.records import read_records
from crl.training import Observer, RunFolder, RunObserver, train
from crl.training.contents import Contents, contents, put_contents

KILLED = 7  # update in which a worker dies; its last checkpoint is of the fifth
HELD = 6  # update in which all wait for the end of a node
PATIENCE = 300  # seconds in which even a busy machine starts all workers
QUICK = {"health_check_period_ms": 500, "health_check_failure_threshold": 4}


# --- a cluster on this machine ------------------------------------------------------------------
@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One node of one core, which hears only this machine."""
    pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "disabled")
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", str(Path(__file__).parent), prepend=os.pathsep)  # of workers
        from ray._private import ray_constants
        from ray.cluster_utils import Cluster

        patch.setattr(ray_constants, "ENABLE_RAY_CLUSTER", False)  # 127.0.0.1 stays what it is
        folder = tempfile.mkdtemp(prefix="r-")  # sockets have short names
        patch.setenv("TMPDIR", folder)  # of killed workers, too
        found = Cluster(
            initialize_head=True,
            head_node_args={
                "node_ip_address": "127.0.0.1",
                "include_dashboard": False,
                "_system_config": QUICK,
            },
        )
        yield found
        found.shutdown()
        shutil.rmtree(folder)


@dataclass(frozen=True)
class Disturbed(runner.FolderWork[Any]):
    """A run whose updates are noted, and whose worker perhaps dies once.

    With a home it waits in one update until the other nodes are gone, and goes on only there.
    """

    work: Any
    notes: Path
    dies: bool
    home: str | None

    @property
    def runs(self) -> Path:  # type: ignore[override]
        return self.work.runs

    def folder(self, config: Config) -> Path:
        return self.work.folder(config)

    def at(self, runs: Path, *observers: Observer) -> Disturbed:
        return replace(self, work=self.work.at(runs, *observers))

    def __call__(self, config: Config) -> Any:
        disturbed, note = self, self.notes / str(config.seed)

        class Disturb(RunObserver):
            """Sees updates that are made again, too."""

            def __call__(self, learner: Learner, line: dict[str, Any]) -> None:
                with note.open("a") as file:
                    file.write(f"{line['update']} {disturbed.work.runs}\n")
                if disturbed.dies and updates(note).count(KILLED) == 1 and line["update"] == KILLED:
                    os.kill(os.getpid(), signal.SIGKILL)
                if disturbed.home and line["update"] == HELD:
                    at_home = node() == disturbed.home
                    gone = disturbed.notes / "gone"
                    wait_until(lambda: at_home and gone.exists(), PATIENCE)

        return self.work.at(self.work.runs, *self.work.observers, Disturb())(config)


@dataclass(frozen=True)
class Disturbing:
    """A runner whose runs are disturbed."""

    runner: Runner
    notes: Path
    dies: bool = False
    home: str | None = None

    def run_all(
        self, work: Callable[[Config], Any], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Any]]:
        return self.runner.run_all(Disturbed(work, self.notes, self.dies, self.home), configs)


def node() -> str:
    """The node that this process is on."""
    import ray

    return str(ray.get_runtime_context().get_node_id())


def updates(note: Path) -> list[int]:
    """The updates that were made of a run, again those that were lost."""
    return [int(line.split()[0]) for line in note.read_text().splitlines()] if note.exists() else []


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs that were never disturbed."""
    folder = tmp_path_factory.mktemp("whole")
    finish(folder)
    return folder


def make(folder: Path, experiment: Experiment, runner: Runner) -> None:
    reproduce(experiment, runner=runner, runs=folder / "runs", results=folder / "results")


def assert_same(folder: Path, whole: Path, seeds: int) -> None:
    """Metrics, curves and records are those of runs that were never disturbed."""
    for seed in range(seeds):
        ours, theirs = (each / f"runs/numeric/tiny/seed-{seed}" for each in (folder, whole))
        assert (ours / "metrics.jsonl").read_bytes() == (theirs / "metrics.jsonl").read_bytes()
        for name in ("last", "best"):
            model = f"checkpoints/{name}/model.safetensors"
            assert (ours / model).read_bytes() == (theirs / model).read_bytes()
        curve = "curve-try.jsonl"
        assert (ours / curve).read_bytes() == (theirs / curve).read_bytes()
    made, wanted = (
        [
            replace(each, seconds=None)
            for each in read_records(where / "results/try.jsonl")
            if each.seed in range(seeds)
        ]
        for where in (folder, whole)
    )
    assert made == wanted


# --- what is lost -------------------------------------------------------------------------------
def test_a_run_whose_worker_is_killed_goes_on_from_its_checkpoint(
    cluster: Any, tmp_path: Path, whole: Path
) -> None:
    with ray_runner.ray_runner(cluster.address, 1) as found:
        make(tmp_path, replace(TRY, seeds=1), Disturbing(found, tmp_path, dies=True))
    assert updates(tmp_path / "0") == [*range(1, KILLED + 1), *range(6, UPDATES + 1)]
    assert_same(tmp_path, whole, seeds=1)
    assert not list((tmp_path / "runs").glob(".*"))


def test_runs_of_a_node_that_dies_go_on_at_another_one(
    cluster: Any, tmp_path: Path, whole: Path
) -> None:
    second = cluster.add_node(node_ip_address="127.0.0.1", num_cpus=1)

    def kill() -> None:
        try:
            wait_until(
                lambda: all(HELD in updates(tmp_path / f"{seed}") for seed in range(2)), PATIENCE
            )
            cluster.remove_node(second, allow_graceful=False)
        finally:
            (tmp_path / "gone").touch()

    with ray_runner.ray_runner(cluster.address, 1) as found, ThreadPoolExecutor(1) as pool:
        assert found.workers == 2
        killed = pool.submit(kill)
        make(tmp_path, TRY, Disturbing(found, tmp_path, home=node()))
        killed.result()
    made = sorted(updates(tmp_path / f"{seed}") for seed in range(2))
    assert made == [[*range(1, HELD + 1), *range(6, UPDATES + 1)], [*range(1, UPDATES + 1)]]
    assert_same(tmp_path, whole, seeds=2)


def test_a_run_elsewhere_is_brought_home_on_the_way_and_at_the_end(
    cluster: Any, tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def unseen(runs: Path) -> Iterator[Path]:
        yield runs / "no-worker-sees-this"

    monkeypatch.setattr(ray_runner, "_mark", unseen)
    with ray_runner.ray_runner(cluster.address, 1) as found:
        often = replace(found, every=0.0)
        make(tmp_path, replace(TRY, seeds=1), Disturbing(often, tmp_path, dies=True))
    assert updates(tmp_path / "0") == [*range(1, KILLED + 1), *range(6, UPDATES + 1)]
    assert str(tmp_path) not in (tmp_path / "0").read_text()  # it was trained in other folders
    assert_same(tmp_path, whole, seeds=1)
    kept = RunFolder.open(tmp_path / "runs/numeric/tiny/seed-0")
    assert kept.is_done
    with kept.alone():  # nobody holds it any more
        pass


def work(config: Config) -> str:
    """Work as somebody in trouble does."""
    if config.variant == "wrong":
        raise RunError("the loss is not a number")
    if config.variant == "broken":
        raise KeyError("window")
    if config.variant == "deadly":
        os.kill(os.getpid(), signal.SIGKILL)
    return os.environ["OMP_NUM_THREADS"]


def test_a_failing_run_is_said_and_the_others_go_on(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ray_runner, "RETRIES", 1)
    names = ("wrong", "broken", "deadly", "good")
    with ray_runner.ray_runner(cluster.address, 1) as found:
        configs = [replace(TINY, variant=name) for name in names]
        said = {config.variant: str(what) for config, what in found.run_all(work, configs)}
    assert said == {
        "wrong": "the loss is not a number",
        "broken": "it failed: KeyError: 'window'",
        "deadly": "its worker was lost 2 times, at last by WorkerCrashedError",
        "good": "1",
    }


# --- as a command -------------------------------------------------------------------------------
ENDLESS = """
domain = "numeric"
settings = {max_episodes = 2000000, "schedule.kind" = "constant"}
[variants.crl]
"""


def test_an_interrupt_ends_all_and_leaves_a_checkpoint_and_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    (tmp_path / "mine.toml").write_text(ENDLESS)
    short = Path(tempfile.mkdtemp(prefix="r-"))
    process = subprocess.Popen(
        [sys.executable, "-m", "crl", "sweep", "mine.toml", "--ray", "local", "--workers", "1"],
        cwd=tmp_path,
        env={**os.environ, "TMPDIR": str(short), "RAY_AUTH_MODE": "disabled"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    run = tmp_path / "runs/mine/crl/seed-0"
    try:
        wait_until(lambda: (run / "metrics.jsonl").exists(), PATIENCE)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=30)
    finally:
        process.kill()
    assert process.returncode == 130
    assert err == (
        "crl: interrupted; what was trained and measured is kept in runs, and the same command "
        "goes on there\n"
    )
    assert RunFolder.open(run).has("last")
    assert not list(short.glob("crl-*"))
    wait_until(lambda: not _started_with(str(short)), 10)
    shutil.rmtree(short)


def _started_with(word: str) -> list[str]:
    """Processes that have a word in their environment."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if word.encode() in path.read_bytes():
                found.append(path.parent.name)
        except OSError:
            pass
    return found


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crl.experiments.ray_session.find_spec", lambda name: None)
    done = here("reproduce", "numeric", "--scale", "smoke", "--ray", "local")
    assert_refused(done, 2, "--ray needs the ray package; install crl[ray]")


def test_an_address_without_a_cluster_is_refused_in_one_sentence() -> None:
    pytest.importorskip("ray")
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    address = ["reproduce", "numeric", "--scale", "smoke", "--ray"]
    allowed = "expected local, auto, or HOST:PORT of a cluster that this machine is a node of"
    silent = here(*address, f"127.0.0.1:{port}")
    said = f"no Ray cluster answers at 127.0.0.1:{port} (Connection refused); {allowed}"
    assert_refused(silent, 1, said)
    for wrong in ("somewhere", "ray://head:10001", "head:port"):
        assert_refused(here(*address, wrong), 2, f"--ray is {wrong!r}; {allowed}")


# --- folders as bytes ---------------------------------------------------------------------------
@pytest.mark.parametrize("begun", [False, True])
def test_a_run_that_is_cut_short_while_it_comes_home_goes_on_to_the_same(
    begun: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {}
    if begun:
        with pytest.raises(StopError):
            train(SHORT, tmp_path / "away", observers=[stop_at(3)])
        before = contents(tmp_path / "away")
    away = train(SHORT, tmp_path / "away", resume=True)
    carried = contents(away.path)
    for cut in count():
        home = tmp_path / f"home-{cut}"
        put_contents(home, before)
        with monkeypatch.context() as patch:
            whole = _put_until(cut, home, carried, patch)
        assert_same_run(train(SHORT, home, resume=True), away)
        if whole:
            assert contents(home) == carried
            break
    assert cut > 8


def _put_until(cut: int, home: Path, carried: Contents, patch: pytest.MonkeyPatch) -> bool:
    """Write a run until so many folders were synced; whether that was all of it."""
    honest, left = files.sync_folder, iter(range(cut))

    def sync(path: Path) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt
        honest(path)

    patch.setattr("crl.files.sync_folder", sync)
    patch.setattr("crl.training.run_folder.sync_folder", sync)
    try:
        put_contents(home, carried)
    except KeyboardInterrupt:
        return False
    return True
