"""What `crl serve` knows of models beside their programs: certificates, curves, given folders."""

from __future__ import annotations

import json
import shutil
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from commands import assert_refused, here
from serving import Served, make_runs, served

from crl.files import sha256
from crl.reports.learning_curves import plot
from crl.serve.models import Models
from crl.serve.worker import Call, answer
from crl.solving import shipped_models


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_runs(tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="module")
def server(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), runs) as server:
        yield server


# --- certificates ---------------------------------------------------------------------------------
def test_a_recorded_certificate_is_there_at_once(server: Served) -> None:
    proved = server.ask("/api/certificate?model=numeric")
    assert proved["verdict"] == "proved"
    assert all(part["holds"] for part in proved["parts"])
    for model in ("numeric-rnn", "runs/numeric/crl", "runs/damaged"):
        assert server.ask(f"/api/certificate?model={model}") is None


def test_the_counterexample_of_the_shipped_unproved_learner_comes_out_as_recorded(
    server: Served,
) -> None:
    wrong = server.ask("/api/certificate?model=multilingual-unproved")
    found = wrong["counterexample"]
    given = {name: found[name] for name in ("input", "options")}
    played = server.ask("/api/trace", model="multilingual-unproved", snap=True, **given)
    assert (played["solution"]["answer"], played["right"]) == (found["answer"], found["right"])
    assert found["answer"] != found["right"]
    assert played["program"]["first_mistake"] == 2


def rewrite(file: Path, content: str) -> None:
    """Write another certificate, with its checksum."""
    results = file.with_name("results.json")
    made = json.loads(results.read_text())
    made["checksums"][file.name] = sha256(content.encode())
    file.write_text(content)
    results.write_text(json.dumps(made))


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda file: file.write_text("{}"), "its checksum is not the one in results.json"),
        (lambda file: rewrite(file, "{}"), "certificate.json is missing or damaged"),
        (lambda file: rewrite(file, "[]"), "certificate.json is missing or damaged"),
    ],
)
def test_a_damaged_certificate_is_said(
    tmp_path: Path, damage: Callable[[Path], object], sentence: str
) -> None:
    model = tmp_path / "model"
    shutil.copytree(shipped_models()["numeric"], model)
    damage(model / "certificate.json")
    found = answer(Call("recorded", model, (), (model,)), OrderedDict())
    assert found.status == 422
    assert sentence in found.sentence


# --- curves ---------------------------------------------------------------------------------------
def test_runs_are_plotted_as_the_command_does(server: Served, runs: Path, tmp_path: Path) -> None:
    folders = [runs / "numeric" / name for name in ("crl", "rnn")]
    for by in ("episodes", "seconds"):
        plot(*folders, by=by, out=tmp_path / "curves.svg")
        drawn = server.ask(f"/api/plot?run=runs/numeric/crl&run=runs/numeric/rnn&by={by}")
        assert drawn["svg"] == (tmp_path / "curves.svg").read_text()


@pytest.mark.parametrize(
    ("query", "status", "sentence"),
    [
        ("", 422, "0 runs are asked for; 1 to 50 can be drawn"),
        ("run=runs/numeric/crl&" * 51, 422, "51 runs are asked for"),
        ("run=runs/numeric/crl&by=luck", 422, "expected episodes or seconds"),
        ("run=numeric", 404, "is not a run"),
        ("run=../outside", 404, "there is no model"),
    ],
)
def test_what_cannot_be_plotted_is_refused(
    server: Served, query: str, status: int, sentence: str
) -> None:
    with server.client() as client:
        refused = client.get(f"/api/plot?{query}")
    assert refused.status_code == status
    assert sentence in refused.json()["error"]


# --- which models ---------------------------------------------------------------------------------
def test_models_can_be_given_wherever_they_are(tmp_path: Path) -> None:
    model = tmp_path / "elsewhere" / "mine"
    shutil.copytree(shipped_models()["numeric"], model)
    given = Models(tmp_path / "runs", [model]).get("given/0")
    assert (given.kind, given.path, given.about["title"]) == ("given", model, "mine")


def test_given_folders_that_are_no_models_are_refused(tmp_path: Path) -> None:
    for wrong, complaint in ((tmp_path, "has no config.json"), (tmp_path / "no", "is no folder")):
        assert_refused(here("serve", str(wrong)), 2, f"{wrong} {complaint}; expected a run folder")
