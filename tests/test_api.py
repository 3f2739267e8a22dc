"""The Python surface: what `import crl` offers, and what it says to wrong arguments."""

from __future__ import annotations

import pydoc
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import torch
from xor import Xor

import crl
from crl.errors import UsageError
from crl.training.config_file import read_config

FAST = {"max_episodes": 256, "batch": 64}


@pytest.fixture(scope="module")
def numeric() -> crl.Solver:
    return crl.load("numeric")


# --- names -------------------------------------------------------------------------------------
def test_the_public_names_are_listed_and_there() -> None:
    assert set(crl.__all__) <= set(dir(crl))
    assert {"Config", "Domain", "TokenDomain", "load", "train", "measure", "register"} <= set(
        crl.__all__
    )
    for name in crl.__all__:
        assert getattr(crl, name).__doc__
    with pytest.raises(AttributeError, match="no attribute 'trian'"):
        crl.trian  # type: ignore[attr-defined]  # noqa: B018


def test_help_shows_the_public_names() -> None:
    text = pydoc.plain(pydoc.render_doc(crl))
    assert all(f"{name}(" in text for name in ("load", "train", "measure", "check_domain"))


def test_importing_does_not_wait_for_torch() -> None:
    code = "import crl, sys; dir(crl); assert 'torch' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# --- using a model -----------------------------------------------------------------------------
def test_a_model_is_loaded_by_name_path_or_run(tmp_path: Path, numeric: crl.Solver) -> None:
    assert numeric.solve("3+4*7").answer == "1"
    run = crl.train("numeric", scale="smoke", settings=FAST, out=str(tmp_path / "run"))
    solvers = [crl.load(run), crl.load(run.path), crl.load(str(run.path))]
    assert len({solver.solve("3+4").confidence for solver in solvers}) == 1


@pytest.mark.parametrize("checked", [True, False])
def test_a_learner_answers_as_its_training_was_checked(
    numeric: crl.Solver, monkeypatch: pytest.MonkeyPatch, checked: bool
) -> None:
    """A proof is of one-hot tokens, so a learner that was proved answers with them."""
    monkeypatch.setattr(numeric.learner, "snaps", checked)
    soft, snapped = (numeric.solve("3+4*7", snap=snap) for snap in (False, True))
    assert soft != snapped
    assert numeric.solve("3+4*7") == (snapped if checked else soft)
    assert numeric.solve_all(["3+4*7"]) == [numeric.solve("3+4*7")]


def test_a_program_is_data_text_and_a_picture(numeric: crl.Solver) -> None:
    program = numeric.trace("3+4*7")
    assert [line.read for line in program.lines] == ["4*7", "3+8", "1"]
    assert program.answer == "1"
    assert str(program).startswith("3+[4*7]")
    assert program.to_dict()["lines"][0]["wrote"] == "8"
    assert ElementTree.fromstring(program._repr_svg_()).tag.endswith("svg")


def test_reprs_are_short(numeric: crl.Solver, tmp_path: Path) -> None:
    run = crl.train("numeric", scale="smoke", settings=FAST, out=tmp_path / "run")
    made = (numeric.solve("3+4"), numeric.trace("3+4*7"), numeric.execute("3+4*7"), run)
    for thing in (numeric, *made):
        assert len(repr(thing)) < 200
    assert repr(numeric) == "Solver(numeric, crl small, seed 0)"


def test_the_controller_can_be_asked_for_all_its_choices(numeric: crl.Solver) -> None:
    scores = numeric.scores("3+4*7")
    assert sum(score["probability"] for score in scores) == pytest.approx(1)
    assert scores[0]["read"] == numeric.trace("3+4*7").lines[0].read == "4*7"
    assert scores[0]["window"] == (2, 5)
    assert {score["module"] for score in scores} == set(numeric.program_learner.module_set.titles)
    (halt,) = numeric.scores("7")
    assert (halt["module"], halt["window"], halt["read"]) == ("HALT", (0, 1), "7")


def test_options_of_the_domain_are_keywords() -> None:
    multilingual = crl.load("multilingual")
    text = "three plus four times seven"
    assert multilingual.solve(text, to="spanish", from_="english").answer == "uno"
    assert multilingual.trace(text, to="spanish").answer == "uno"


def test_records_say_what_was_measured(numeric: crl.Solver, tmp_path: Path) -> None:
    (record,) = crl.measure(numeric, [12], count=20)
    assert (record.learner, record.variant, record.seed) == ("crl", "small", 0)
    assert record.episodes == 133_120
    assert record.parameters == numeric.learner.num_parameters
    run = crl.train("numeric", learner="rnn", scale="smoke", settings=FAST, out=tmp_path, seed=3)
    records = crl.load(run).measure(sizes=[3, 12], count=20)
    assert {(each.learner, each.variant, each.seed) for each in records} == {
        ("rnn", "rnn-smoke", 3)
    }
    assert [(each.size, each.split) for each in records] == [
        (3, "test"),
        (3, "unseen"),
        (12, "longer"),
    ]


# --- training ----------------------------------------------------------------------------------
def test_settings_are_given_by_short_names(tmp_path: Path) -> None:
    settings = {**FAST, "ppo.lr": 3e-3, "modules": {"replays": 2}, "reducers": 1}
    run = crl.train("numeric", scale="smoke", seed=5, settings=settings, out=tmp_path)
    config = read_config(tmp_path / "config.json")
    assert run.config == config
    assert (config.seed, config.batch) == (5, 64)
    assert config.learner_settings["ppo"]["lr"] == 3e-3
    assert config.learner_settings["modules"]["replays"] == 2
    assert config.domain_settings["reducers"] == 1


@pytest.mark.parametrize("given", [Xor, Xor(), Xor(Xor.Settings(reducers=1)), "xor.py:Xor"])
def test_a_domain_is_given_as_class_object_or_file(
    given: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).parent)
    run = crl.train(given, scale="smoke", settings={"max_episodes": 256}, out=tmp_path)
    reducers = 1 if isinstance(given, Xor) and given.settings.reducers == 1 else 2
    assert run.config.domain_settings == {"reducers": reducers}
    assert crl.load(run).solve("1^0^1").halted


def test_a_whole_config_is_taken(tmp_path: Path) -> None:
    config = crl.Config(
        domain="numeric", max_episodes=64, batch=64, curriculum=crl.preset("numeric").curriculum
    )
    assert crl.train(config, out=tmp_path).config.batch == 64


def test_progress_is_reported_where_somebody_sees_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = {**FAST, "check_every": 2}
    crl.train("numeric", scale="smoke", settings=settings, out=tmp_path / "silent")
    assert capsys.readouterr().out == ""
    monkeypatch.setitem(sys.modules, "ipykernel", sys)  # as in a notebook
    crl.train("numeric", scale="smoke", settings=settings, out=tmp_path / "seen")
    assert "episodes" in capsys.readouterr().out
    crl.train("numeric", scale="smoke", settings=settings, out=tmp_path / "none", report=None)
    assert capsys.readouterr().out == ""
    lines: list[str] = []
    crl.train("numeric", scale="smoke", settings=settings, out=tmp_path / "x", report=lines.append)
    assert lines


def test_training_uses_one_thread_and_gives_the_others_back(tmp_path: Path) -> None:
    used: list[int] = []
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    try:
        crl.train(
            "numeric",
            scale="smoke",
            settings=FAST,
            out=tmp_path,
            observers=[lambda learner, line: used.append(torch.get_num_threads())],
        )
        assert torch.get_num_threads() == 2
    finally:
        torch.set_num_threads(before)
    assert set(used) == {1}


def test_resuming_starts_goes_on_and_needs_no_setting_again(tmp_path: Path) -> None:
    settings = {**FAST, "reducers": 1}
    first = crl.train(
        "numeric",
        scale="smoke",
        settings=settings,
        out=tmp_path,
        resume=True,
        minutes=1e-6,
    )
    assert not first.done.exists()
    again = crl.train("numeric", out=tmp_path, resume=True)
    assert again.done.exists()
    assert again.config.domain_settings["reducers"] == 1
    with pytest.raises(UsageError, match=r"another config \(domain_settings.reducers: 1 -> 2\)"):
        crl.train("numeric", out=tmp_path, resume=True, settings={"reducers": 2})
    with pytest.raises(UsageError, match=r"\(learner: 'crl' -> 'rnn'\)"):
        crl.train("numeric", out=tmp_path, resume=True, learner="rnn")


# --- what is refused ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (lambda: crl.load(None), "the model is None of type NoneType; expected a name or a folder"),  # type: ignore[arg-type]
        (lambda: crl.load("chess"), "unknown model 'chess'"),
        (lambda: crl.load("numeric", domain=Xor), "is a model of 'numeric', not of 'xor'"),
        (lambda: crl.load("numeric").solve(5), "the input is 5 of type int; expected a text"),  # type: ignore[arg-type]
        (lambda: crl.load("numeric").solve(None), "the input is None of type NoneType"),  # type: ignore[arg-type]
        (lambda: crl.load("numeric").solve("3", to="x"), "has no option 'to'; none is allowed"),
        (lambda: crl.load("numeric").solve_all("3+4"), "expected a list of texts"),
        (lambda: crl.load("numeric").measure(sizes=10), "sizes are 10; expected a list"),  # type: ignore[arg-type]
        (lambda: crl.load("numeric").measure(sizes=[0]), "0 terms cannot be measured; allowed are"),
        (lambda: crl.load("numeric").measure(sizes=["5"]), "cannot be measured"),  # type: ignore[list-item]
        (lambda: crl.load("numeric").measure([5], count=0), "count is 0; allowed are 1 to"),
        (lambda: crl.load("numeric").measure([5], group="x"), "unknown group of problems 'x'"),
        (lambda: crl.measure(Xor()), "a Xor cannot be measured; expected what crl.load gives"),  # type: ignore[arg-type]
        (lambda: crl.train({"domain": "numeric"}), "expected its name"),  # type: ignore[arg-type]
        (lambda: crl.train("chess"), "unknown domain 'chess'"),
        (lambda: crl.train("numeric", learner="chess"), "unknown learner 'chess'"),
        (lambda: crl.train("numeric", learner=5), "the learner is 5; expected its name"),  # type: ignore[arg-type]
        (lambda: crl.train("numeric", settings={"colour": 1}), "unknown setting 'colour'"),
        (lambda: crl.train("numeric", settings=[1]), "expected a dictionary"),  # type: ignore[arg-type]
        (lambda: crl.train("numeric", seed=-1), "seed is -1; allowed are 0 to"),
        (lambda: crl.train("numeric", threads=0), "threads is 0; allowed are 1 to 1024"),
        (lambda: crl.train("numeric", report="loud"), "report is 'loud'; expected a function"),  # type: ignore[arg-type]
        (lambda: crl.train(crl.preset("numeric"), learner="rnn"), "a Config has its learner"),
        (lambda: crl.register(5), "5 cannot be registered; expected a subclass of crl.Domain"),  # type: ignore[type-var]
        (lambda: crl.register(Xor()), "cannot be registered"),  # type: ignore[type-var]
        (lambda: crl.check_domain("numeric"), "expected a domain"),  # type: ignore[arg-type]
        (lambda: crl.make_domain("chess"), "unknown domain 'chess'"),
        (lambda: crl.preset("numeric", scale="tiny"), "unknown scale 'tiny'"),
    ],
)
def test_wrong_arguments_are_one_sentence(
    call: Callable[[], object], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError) as raised:
        call()
    assert complaint in str(raised.value)
    assert "\n" not in str(raised.value)
    assert list(tmp_path.iterdir()) == []


def test_a_domain_is_checked_as_an_object_or_a_class() -> None:
    crl.check_domain(Xor)
    crl.check_domain(Xor())
