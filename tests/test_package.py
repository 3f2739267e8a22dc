"""The package as others get it: built here, and used from another folder without the sources."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import crl
from crl.solving import packaged_models

ROOT = Path(__file__).parents[1]


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
    """A folder with what is in the wheel, and nothing else of ours."""
    folder = tmp_path_factory.mktemp("installed")
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(installed: Path, cwd: Path, *arguments: str) -> str:
    """Run the installed package in another folder; what it prints."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(installed), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_is_used_without_the_sources(installed: Path, tmp_path: Path) -> None:
    where = run(installed, tmp_path, "-c", "import crl; print(crl.__file__)")
    assert Path(where.strip()).is_relative_to(installed)


def test_models_certificates_and_solvers_work_from_the_wheel(
    installed: Path, tmp_path: Path
) -> None:
    said = {
        "solve": ["numeric", "3+4*7"],
        "certify": ["numeric"],
        "models": [],
        "trace": ["multilingual", "three plus four", "--to", "spanish", "--html", "page.html"],
    }
    out = {name: run(installed, tmp_path, "-m", "crl", name, *rest) for name, rest in said.items()}
    assert out["solve"] == "1\n"
    assert out["certify"].startswith("proved right on every input of every length")
    assert {line.partition(":")[0] for line in out["models"].splitlines()} == set(packaged_models())
    assert "siete" in out["trace"]
    assert "<html" in (tmp_path / "page.html").read_text()
    neural = run(installed, tmp_path, "-m", "crl", "solve", "numeric", "3+4*7", "--neural")
    assert neural == "1\n"


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
