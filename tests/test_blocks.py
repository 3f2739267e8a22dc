"""What the documents tell to type works: commands and Python, with short trainings."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from commands import Done, here

import crl
from crl.experiments import EXPERIMENTS

ROOT = Path(__file__).parents[1]
SHORT = ["--set", "max_episodes=512", "--no-table"]
# What is not tried here: it needs MNIST or does not end, takes long, or runs elsewhere too.
ELSEWHERE = (
    "crl serve",
    "images",
    "mnist",
    "--scale paper",
    "--variant rnn-10x",
    "runs/mine",
    "--ray",
)


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in one language."""
    text = (ROOT / page).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def lines(page: str, *begins: str) -> list[str]:
    """The commands of a page that begin so and can be tried here."""
    found = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [
        line
        for line in found
        if line.startswith(begins) and not any(word in line for word in ELSEWHERE)
    ]


def say(line: str) -> Done:
    """Run a line of a page: a command here, anything else by a shell."""
    words = shlex.split(line, comments=True)
    if words[0] != "crl" or "|" in words:
        command = re.sub(r"\bcrl\b", f"{sys.executable} -m crl.cli", line)
        return subprocess.run(command, shell=True, capture_output=True, text=True, timeout=300)
    if words[1] == "table" and not list(Path().glob("runs/**/measures*.jsonl")):
        return here("table", str(ROOT / "results" / "numeric.jsonl"))  # tries are not measured
    short = {"train": SHORT, "measure": ["--count", "20"], "learned": ["--problems", "20"]}
    return here(*words[1:], *short.get(words[1], []))


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OMP_NUM_THREADS", "1")


@pytest.mark.parametrize(
    "page", ["docs/quickstart.md", "docs/viewing.md", "docs/learned.md", "docs/proofs.md"]
)
def test_commands_of_a_page_can_be_typed_one_after_the_other(page: str) -> None:
    typed = lines(page, "crl", "printf")
    assert typed
    for line in typed:
        done = say(line)
        unproved = "certify" in line and "seed" in line  # what was hardly trained cannot be
        assert done.returncode == (1 if unproved else 0), (line, done.stderr)


def test_commands_of_the_readme_can_be_typed_one_after_the_other() -> None:
    typed = lines("README.md", "crl", "printf")
    apart = ("boolean", "--learner", "certify multilingual", "learned multilingual", ".jsonl")
    typed = [line for line in typed if not any(word in line for word in apart)]
    assert len(typed) > 8
    for line in typed:
        done = say(line)
        assert done.returncode == 0, (line, done.stderr)


def test_commands_and_files_of_the_page_of_sweeps_work() -> None:
    (domain,) = [block for block in blocks("README.md", "python") if "boolean.py" in block]
    (toml,) = blocks("docs/sweeps.md", "toml")
    (study,) = blocks("docs/sweeps.md", "python")
    for name, text in {"boolean.py": domain, "brackets.toml": toml, "study.py": study}.items():
        Path(name).write_text(text)
    short = {"seeds = 3": "seeds = 1", "count = 200": "count = 20"}
    for long, brief in short.items():
        toml = toml.replace(long, brief)
    Path("brackets.toml").write_text(f'scale = "smoke"\nsettings.max_episodes = 256\n{toml}')
    for line in [*lines("docs/clusters.md", "crl"), *lines("docs/sweeps.md", "crl")]:
        done = say(line)
        assert done.returncode == 0, (line, done.stderr)
    listed = here("sweep", "study.py", "--list").stdout.splitlines()
    assert len(listed) == 10
    assert "hidden-64  seed 4  new  runs/study/hidden-64/seed-4" in listed[-1]


def test_the_job_script_of_the_page_of_clusters_does_one_run() -> None:
    (script,) = [block for block in blocks("docs/clusters.md", "bash") if "#SBATCH" in block]
    settings = 'domain = "numeric"\nscale = "smoke"\nseeds = 9\nsizes = [3]\ncount = 20\n'
    settings += "settings.max_episodes = 256\n[variants.crl]\n"
    Path("brackets.toml").write_text(settings)
    Path("job.sh").write_text(script)
    programs = {"srun": 'exec "$@"', "crl": f'exec {sys.executable} -m crl "$@"'}
    for name, text in programs.items():
        Path(name).write_text(f"#!/bin/sh\n{text}\n")
        Path(name).chmod(0o755)
    path = f"{Path.cwd()}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "job.sh"],
        env={**os.environ, "PATH": path, "SLURM_ARRAY_TASK_ID": "9"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    listed = here("sweep", "brackets.toml", "--list").stdout.splitlines()
    assert f"--array=1-{len(listed)}\n" in script
    assert [line.split()[4] for line in listed] == [*["new"] * 8, "finished"]


@pytest.mark.parametrize("page", ["README.md", "docs/quickstart.md", "docs/observers.md"])
def test_python_of_a_page_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    brief = partial(crl.train, settings={"max_episodes": 512}, report=None)
    monkeypatch.setattr(crl, "train", brief, raising=False)
    found = [block for block in blocks(page, "python") if "import crl\n" in block]
    assert found
    for block in found:
        exec(block, {})


def test_observers_of_a_file_can_be_named_as_their_page_says() -> None:
    for needed in ("tensorboard", "wandb"):
        pytest.importorskip(needed)
    *_, watch = blocks("docs/observers.md", "python")
    Path("watch.py").write_text(watch)
    typed = lines("docs/observers.md", "crl")
    assert len(typed) == 3
    for line in typed:
        done = say(line)
        assert done.returncode == 0, (line, done.stderr)
    assert Path("noted.txt").read_text()
    assert list(Path("runs/two/tensorboard").iterdir())
    assert list(Path("runs/three/wandb").glob("offline-run-*"))


def test_what_quickstart_shows_is_what_is_printed() -> None:
    printed = here("trace", "numeric", "3+4*7").stdout
    assert f"```\n{printed}```" in (ROOT / "docs" / "quickstart.md").read_text()


def test_settings_that_help_are_settings() -> None:
    page = (ROOT / "docs" / "faq.md").read_text()
    named = set(re.findall(r"`((?:ppo|modules|schedule|curriculum)\.\w+)", page))
    printed = here("config", "multilingual").stdout
    assert len(named) > 10
    assert {name for name in named if f"  {name} = " not in printed} == set()


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_page_of_an_experiment_names_commands_that_exist(name: str) -> None:
    reproduce, train = lines(f"docs/experiments/{name}.md", "crl") or [None, None]
    if reproduce is None or train is None:  # of images
        return
    assert here(*shlex.split(reproduce, comments=True)[1:], "--dry-run").returncode == 0
    _, _, domain, option, variant, *_ = shlex.split(train, comments=True)
    assert here("config", domain, option, variant).returncode == 0
