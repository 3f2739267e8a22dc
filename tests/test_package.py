"""The package as others get it: built here, and used from another folder without the sources."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import crl
from crl.solving import packaged_models

ROOT = Path(__file__).parents[1]
CLEAN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def build(source: Path, kind: str, out: Path) -> Path:
    """Build a wheel or an sdist of a folder without a network; the file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(out)]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    (file,) = out.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment that has the wheel, and nothing else of ours.

    Its other packages are those that run the tests, so nothing is downloaded; pip would, and fail,
    if they were not what the wheel and the constraints ask for.
    """
    pytest.importorskip("pip")
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=False, symlinks=True)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install"]
    pip += ["--quiet", "--no-index", "--disable-pip-version-check", "--no-warn-conflicts"]
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True, timeout=120)
    ours, others = (
        sysconfig.get_path("purelib", vars=each) for each in ({"base": str(folder)}, {})
    )
    Path(ours, "others.pth").write_text(f"{others}\n")
    constraints = ["-c", str(ROOT / "constraints.txt")]
    subprocess.run([*pip, *constraints, f"crl=={crl.__version__}"], check=True, timeout=120)
    return folder / "bin"


def run(installed: Path, cwd: Path, command: str, *arguments: str) -> str:
    """Run a command of the environment in a folder; what it prints."""
    done = subprocess.run(
        [str(installed / command), *arguments],
        cwd=cwd,
        env={**CLEAN, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_is_used_without_the_sources(installed: Path, tmp_path: Path) -> None:
    code = "import crl; print(crl.__file__, (files(crl) / 'py.typed').is_file())"
    code = f"from importlib.resources import files; {code}"
    where, typed = run(installed, tmp_path, "python", "-c", code).split()
    assert Path(where).is_relative_to(installed.parent)
    assert typed == "True"
    assert (
        run(installed, tmp_path, "python", "-m", "crl", "--version").split()[1] == crl.__version__
    )
    assert "ctlpp-a" in run(installed, tmp_path, "crl", "domains")


def test_models_and_certificates_work_from_the_wheel(installed: Path, tmp_path: Path) -> None:
    said = {
        "certify": ["numeric"],
        "models": [],
        "trace": ["multilingual", "three plus four", "--to", "spanish", "--html", "page.html"],
    }
    out = {name: run(installed, tmp_path, "crl", name, *rest) for name, rest in said.items()}
    assert out["certify"].startswith("proved right on every input of every length")
    assert {line.partition(":")[0] for line in out["models"].splitlines()} == set(packaged_models())
    assert "siete" in out["trace"]
    assert "<html" in (tmp_path / "page.html").read_text()


@pytest.mark.parametrize("way", [(), ("--neural",)])
def test_a_shipped_model_answers_from_the_wheel(
    installed: Path, tmp_path: Path, way: tuple[str, ...]
) -> None:
    assert run(installed, tmp_path, "crl", "solve", "numeric", "3+4*7", *way) == "1\n"


def test_a_compiled_solver_of_the_wheel_runs_without_packages(
    installed: Path, tmp_path: Path
) -> None:
    run(installed, tmp_path, "crl", "compile", "numeric", "--out", "solver.py")
    assert run(installed, tmp_path, "python", "-I", "-S", "solver.py", "3+4*7") == "1\n"


def test_a_learner_is_trained_by_the_wheel(installed: Path, tmp_path: Path) -> None:
    run(installed, tmp_path, "crl", "train", "numeric", "--scale", "smoke", "--out", "run")
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text())
    assert manifest["commit"] is None
    assert (tmp_path / "run" / "measures.jsonl").exists()


def test_the_wheel_has_every_file_of_the_package_and_its_types(wheel: Path) -> None:
    sources = ROOT / "src"
    tracked = subprocess.run(
        ["git", "ls-files", "src"], cwd=ROOT, capture_output=True, text=True
    ).stdout.split("\n")
    names = set(ZipFile(wheel).namelist())
    assert {"crl/py.typed", "crl/paper.jsonl"} <= names
    wanted = {str((ROOT / each).relative_to(sources)) for each in tracked if each}
    assert {name for name in wanted if (sources / name).exists()} <= names


def test_a_wheel_made_from_the_sdist_is_the_same(wheel: Path, tmp_path: Path) -> None:
    sdist = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    again = build(tmp_path / sdist.name.removesuffix(".tar.gz"), "wheel", tmp_path / "again")
    before, after = ZipFile(wheel), ZipFile(again)
    assert [(each.filename, each.CRC) for each in before.infolist()] == [
        (each.filename, each.CRC) for each in after.infolist()
    ]


def test_the_version_is_one_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert cited is not None
    logged = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert logged is not None
    assert project["version"] == cited[1] == logged[1] == crl.__version__
