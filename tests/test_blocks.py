"""What the documents tell to type works: commands and Python, with short trainings."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from commands import Done, here

import crl
from crl.experiments import EXPERIMENTS

ROOT = Path(__file__).parents[1]
SHORT = ["--set", "max_episodes=512", "--no-table"]
PAGES = [str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")]
# Pages whose commands are typed here one after the other, and whose Python runs.
TYPED = ["quickstart", "viewing", "learned", "proofs", "suite"]
RUN = ["README.md", "docs/quickstart.md", "docs/observers.md"]
# Commands with these words are not typed here, because:
NOT_TYPED = {
    "crl serve": "it does not end; test_serve.py starts it",
    "images": "needs MNIST; test_image_commands.py",
    "mnist": "fetches MNIST; test_downloads.py",
    "--scale paper": "trains for minutes",
    "--ray": "needs a cluster; test_ray.py has one",
    "crl figures": "writes over the documents; test_reproduce.py has a copy of them",
}
# Blocks that are not typed or run as a whole page: how many, and where they are tried or why not.
OTHERS = {
    ("README.md", ""): (1, "the list of folders"),
    ("docs/clusters.md", "bash"): (1, "here, with srun and crl in its path"),
    ("docs/clusters.md", "sh"): (3, "here, with sweeps.md"),
    ("docs/domain.md", "python"): (18, "test_tutorial.py"),
    ("docs/domain.md", "sh"): (2, "test_tutorial.py"),
    ("docs/domain.md", "toml"): (1, "test_tutorial.py"),
    ("docs/gym.md", "python"): (2, "test_gym.py"),
    ("docs/observers.md", "sh"): (1, "here"),
    ("docs/problems.md", ""): (1, "here: what is printed"),
    ("docs/problems.md", "json"): (1, "here"),
    ("docs/problems.md", "python"): (2, "here"),
    ("docs/problems.md", "sh"): (2, "here"),
    ("docs/proofs.md", ""): (2, "numbers of records, written by `crl figures`"),
    ("docs/quickstart.md", ""): (3, "here what is printed; setting up is how these tests began"),
    ("docs/reliability.md", "sh"): (1, "takes an hour; test_torture.py tries the parts"),
    ("docs/serve.md", "sh"): (1, "does not end; test_serve.py"),
    ("docs/speed.md", ""): (3, "numbers of records, written by `crl figures`"),
    ("docs/sweeps.md", "python"): (1, "here"),
    ("docs/sweeps.md", "sh"): (3, "here"),
    ("docs/sweeps.md", "toml"): (1, "here"),
    ("docs/viewing.md", "js"): (1, "test_player.py mounts players in a browser so"),
}


def fenced(page: str) -> list[tuple[str, str]]:
    """The blocks of a page, each with its language."""
    text = (ROOT / page).read_text()
    return re.findall(r"^```([^\n]*)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in one language."""
    return [text for its, text in fenced(page) if its == language]


def lines(page: str, *begins: str) -> list[str]:
    """The commands of a page that begin so and can be tried here."""
    found = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [
        line
        for line in found
        if line.startswith(begins) and not any(word in line.split("#")[0] for word in NOT_TYPED)
    ]


def say(line: str) -> Done:
    """Run a line of a page: a command here, anything else by a shell."""
    words = shlex.split(line, comments=True)
    if words[0] != "crl" or "|" in words:
        command = re.sub(r"\bcrl\b", f"{sys.executable} -m crl.cli", line)
        command = re.sub(r"^python\b", sys.executable, command)
        return subprocess.run(command, shell=True, capture_output=True, text=True, timeout=300)
    if words[1] == "table" and not list(Path().glob("runs/**/measures*.jsonl")):
        return here("table", str(ROOT / "results" / "numeric.jsonl"))  # tries are not measured
    of_file = any("sums" in word for word in words)  # measured, since more follows
    short = {
        "train": SHORT[: 2 if of_file else 3],
        "measure": ["--count", "20"],
        "learned": ["--problems", "20"],
        "reproduce": [] if "--dry-run" in words else ["--dry-run"],
    }
    return here(*words[1:], *short.get(words[1], []))


def type_all(page: str, *begins: str) -> list[Done]:
    """Type the commands of a page one after the other; none may fail."""
    typed = lines(page, *begins)
    assert typed
    said = []
    for line in typed:
        said.append(say(line))
        unproved = re.search(
            r"(certify|compile) runs/|--certify", line
        )  # what was hardly trained cannot be
        assert said[-1].returncode == (1 if unproved else 0), (line, said[-1].stderr)
    return said


@pytest.fixture(autouse=True)
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OMP_NUM_THREADS", "1")


def test_every_block_is_tried_or_it_is_said_why_not() -> None:
    pages = ["README.md", "CONTRIBUTING.md", *(f"docs/{page}" for page in PAGES)]
    found = Counter(
        (page, language)
        for page in pages
        for language, _ in fenced(page)
        if not language.startswith("{")  # of the site itself
    )
    whole = {("README.md", "sh"), *((page, "python") for page in RUN)}
    whole |= {(f"docs/{page}.md", "sh") for page in TYPED}
    whole |= {(f"docs/experiments/{name}.md", "sh") for name in EXPERIMENTS}
    assert whole <= set(found)
    others = {block: count for block, count in found.items() if block not in whole}
    assert others == {block: count for block, (count, _) in OTHERS.items()}


@pytest.mark.parametrize("page", TYPED)
def test_commands_of_a_page_can_be_typed_one_after_the_other(page: str) -> None:
    if page == "learned":  # it begins with a run
        assert say("crl train numeric --out runs/mine").returncode == 0
    type_all(f"docs/{page}.md", "crl", "printf", "python")


def test_commands_of_the_readme_can_be_typed_one_after_the_other() -> None:
    (domain,) = [block for block in blocks("README.md", "python") if "boolean.py" in block]
    Path("boolean.py").write_text(domain)
    sums = [{"input": f"{a} plus {b}", "answer": (a + b) % 7} for a in range(7) for b in range(7)]
    Path("problems.jsonl").write_text("".join(json.dumps(each) + "\n" for each in sums))
    assert len(type_all("README.md", "crl", "printf")) >= 20


def test_the_page_of_problems_can_be_followed() -> None:
    oracle, example = blocks("docs/problems.md", "python")
    exec(example, {})
    Path("sums.py").write_text(oracle)
    Path("more.jsonl").write_text("".join(blocks("docs/problems.md", "json")))
    trained, solved, measured, *_ = type_all("docs/problems.md", "crl")
    (shown,) = blocks("docs/problems.md", "")
    for line in shown.splitlines():
        assert line in trained.stdout or line.strip() == "..."
    assert solved.stdout.strip() in oracle
    assert measured.stdout.count("  file  ") == 3  # two sizes, and both together


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


@pytest.mark.parametrize("page", RUN)
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
    (block,) = blocks(f"docs/experiments/{name}.md", "sh")
    reproduce, train = (shlex.split(line, comments=True)[1:] for line in block.splitlines())
    assert here(*reproduce, "--dry-run").returncode == 0
    _, domain, option, variant, *_ = train
    assert here("config", domain, option, variant).returncode == 0
