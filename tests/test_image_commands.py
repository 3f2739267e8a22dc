"""The commands on pictures, as a user runs them, by a learner that knows nothing yet; and its programs, shown."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch
from test_cli import assert_refused, crl

from crl.domains import make_domain, named_config
from crl.domains.images import Images
from crl.domains.pictures import write_picture
from crl.image_figures import draw
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.run_folder import Checkpoint, RunFolder
from crl.solver import Solver, load
from crl.viewer import Computation, program, render, render_svg


def untrained(path: Path, horizon: str = "bounded") -> Path:
    """A run of a learner that was not trained; its modules do something by chance."""
    config = replace(named_config("images", "smoke"), domain_settings={"horizon": horizon})
    domain = make_domain("images", config.domain_settings)
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(0)
    for name, parameter in learner.module_set.named_parameters():
        if name.endswith("out.bias"):
            parameter.data = 0.3 * torch.randn(parameter.shape, generator=generator)
    RunFolder.create(path, config, domain.fingerprint()).save("best", Checkpoint(learner.state_dict(), {}))
    return path


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return untrained(tmp_path_factory.mktemp("runs") / "run")


@pytest.fixture(scope="module")
def solver(run: Path) -> Solver:
    return load(run)


@pytest.fixture(scope="module")
def bar(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A picture of a bar, which can be taken for a one."""
    image = torch.zeros(50, 50)
    image[10:40, 22:27] = 1
    path = tmp_path_factory.mktemp("pictures") / "bar.png"
    write_picture(image, path)
    return str(path)


def test_a_picture_is_answered_with_a_digit_and_how_sure_it_is(run: Path, bar: str) -> None:
    done = crl("solve", str(run), bar, "--steps", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in set("0123456789")
    assert done.stderr.startswith("(confidence 0.")
    solution = json.loads(crl("solve", str(run), bar, "--steps", "3", "--json").stdout)
    assert (solution["halted"], solution["steps"]) == (True, 3)
    assert 0.1 <= solution["confidence"] <= 1
    assert solution["remark"] == "programs of 3 steps were never trained, only of 2"


def test_pictures_on_standard_input_are_answered_one_by_one(run: Path, bar: str) -> None:
    lines = [bar, json.dumps({"input": bar, "steps": 1}), json.dumps({"input": bar, "steps": [1]}), "none.png"]
    done = crl("solve", str(run), "--steps", "2", stdin="\n".join(lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("steps") for answer in answers] == [2, 1, None, None]
    assert [answer.get("line") for answer in answers] == [None, None, 3, 4]
    assert "must hold a text or a whole number" in answers[2]["error"]
    assert "there is no file 'none.png'" in answers[3]["error"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["none.png"], "there is no file 'none.png'; expected a picture"),
        (["BAR", "--steps", "4"], "steps is '4'; allowed are 1, 2 and 3"),
        (["BAR", "--option", "steps"], "--option is 'steps'; expected a name and a value"),
        (["BAR", "--to", "spanish"], "the domain images has no option 'to'; allowed are steps, digit"),
        (["BAR", "--snap"], "nothing can be snapped"),
    ],
)
def test_wrong_input_is_one_clear_sentence(run: Path, bar: str, arguments: list[str], complaint: str) -> None:
    assert_refused(crl("solve", str(run), *(bar if argument == "BAR" else argument for argument in arguments)), 2, complaint)


def test_the_steps_of_a_picture_are_no_option_of_arithmetic() -> None:
    assert_refused(crl("solve", "numeric", "3+4", "--steps", "3"), 2, "the domain numeric has no option 'steps'; none is allowed")


def test_an_option_can_be_given_by_name() -> None:
    done = crl("solve", "multilingual", "three plus four", "--option", "to=spanish", "--option", "from=english")
    assert done.stdout == "siete\n"


def test_ones_own_pictures_can_be_measured_if_it_is_told_what_they_show(run: Path, solver: Solver, bar: str, tmp_path: Path) -> None:
    answer = solver.solve(bar, steps=2).answer
    assert answer is not None
    lines = [json.dumps({"input": bar, "steps": 2, "digit": digit}) for digit in (int(answer), (int(answer) + 1) % 10)]
    (tmp_path / "mine.txt").write_text("\n".join(lines))
    done = crl("measure", str(run), "--problems", str(tmp_path / "mine.txt"))
    assert done.stdout.split()[:5] == ["2", "transformations", "file", "accuracy", "0.5000"]
    (tmp_path / "untold.txt").write_text(f"{lines[0]}\n{bar}\n")
    refused = crl("measure", str(run), "--problems", str(tmp_path / "untold.txt"))
    assert_refused(refused, 2, 'line 2: the right answer is not told; beside "input" a line can have "steps", "digit"')


def test_a_trace_says_what_each_module_did_and_what_the_digit_is_taken_for_then(run: Path, bar: str) -> None:
    lines = crl("trace", str(run), bar, "--steps", "3").stdout.splitlines()
    assert len(lines) == 3
    for line in lines:
        assert "# shift" in line or "# rotate" in line or "# scale by" in line or "# leave" in line
    answer, confidence = lines[-1].split("-> ")[1].split()[0], float(lines[-1].split()[-1])
    assert answer == crl("solve", str(run), bar, "--steps", "3").stdout.strip()
    assert 0.1 <= confidence <= 1
    assert [line.split("-> ")[1][0] for line in lines[:-1]] == [line[1] for line in lines[1:]]


def test_a_program_keeps_its_pictures_through_json(solver: Solver, bar: str) -> None:
    lines = program(solver.trace(bar, steps=3), solver.learner.module_set, solver.domain)
    again = [Computation.from_dict(json.loads(json.dumps(line.to_dict()))) for line in lines]
    assert again == lines
    assert [line.result for line in lines[:-1]] == [line.picture for line in lines[1:]]
    assert all(line.picture is not None and line.picture.startswith("data:image/png;base64,") for line in lines)
    assert render_svg(again, trained_tokens=1) == render_svg(lines, trained_tokens=1)


def test_a_program_of_words_has_no_pictures() -> None:
    numeric = load("numeric")
    (first, *_) = program(numeric.trace("3+4*7"), numeric.learner.module_set, numeric.domain)
    assert not {"did", "picture", "result"} & set(first.to_dict())


def test_a_trace_of_pictures_is_drawn_as_a_strip(run: Path, bar: str, tmp_path: Path) -> None:
    assert crl("trace", str(run), bar, "--steps", "2", "--svg", str(tmp_path / "strip.svg")).returncode == 0
    root = ElementTree.parse(tmp_path / "strip.svg").getroot()
    assert len([part for part in root.iter() if part.tag.endswith("image")]) == 3
    assert (tmp_path / "strip.svg").stat().st_size < 20_000


def test_a_learner_that_halts_by_itself_shows_it(bar: str, tmp_path: Path) -> None:
    solver = load(untrained(tmp_path / "run", horizon="infinite"))
    halt = solver.learner.module_set.whole.index(solver.learner.module_set.halt)
    assert isinstance(solver.learner, CRL)
    with torch.no_grad():
        solver.learner.controller.policy.layers[-1].bias[halt] += 100  # type: ignore[union-attr, index, operator]
    lines = program(solver.trace(bar), solver.learner.module_set, solver.domain)
    assert [line.module for line in lines] == ["HALT"]
    assert render(lines, trained_tokens=1).endswith("# HALT")
    assert solver.solve(bar).halted
    assert ElementTree.fromstring(render_svg(lines, trained_tokens=1)).tag.endswith("svg")


def test_settings_can_be_given_at_the_command_line(tmp_path: Path) -> None:
    settings = ["--set", "batch=16", "--set", "domain_settings.reducers=2", "--set", "stop.max_episodes=32", "--set", "variant=mine"]
    done = crl("train", "numeric", "--scale", "smoke", *settings, "--no-table", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    config = json.loads((tmp_path / "runs/numeric/mine/seed-0/config.json").read_text())
    assert (config["batch"], config["domain_settings"], config["stop"]["max_episodes"]) == (16, {"reducers": 2}, 32)


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("batch", "--set is 'batch'; expected a name and a value"),
        ("colour=1", "unknown key 'colour' in --set colour=1"),
        ("batch=many", "wrong value 'many' for 'batch' in --set batch=many"),
        ("ppo.lr.x=1", "wrong value {'x': 1} for 'ppo.lr'"),
        ("domain_settings.size=8", "size is 8; allowed are 28 to 256"),
        ("domain_settings.length=8", "unknown key 'length' in domain_settings of images; allowed are size, degrees"),
        ("domain_settings.horizon=far", "wrong value 'far' for 'horizon'"),
        ("domain=numeric", "--set is a config of the domain 'numeric', not of 'images'"),
    ],
)
def test_a_wrong_setting_is_named(setting: str, complaint: str, tmp_path: Path) -> None:
    assert_refused(crl("train", "images", "--set", setting, cwd=tmp_path), 2, complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("images", "--size", "10"), "size is 10; allowed are 28 to 256"),
        (("images", "--degrees", "181"), "degrees is 181.0; allowed are 0 to 180"),
        (("numeric", "--size", "64"), "unknown key 'size' in domain_settings of numeric"),
    ],
)
def test_the_size_and_the_turn_of_images_reach_the_domain(arguments: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    assert_refused(crl("train", *arguments, cwd=tmp_path), 2, complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("arguments", [("train", "images"), ("bench", "images"), ("measure", "RUN")])
def test_without_mnist_one_sentence_says_the_ways_to_get_it(
    arguments: tuple[str, str], run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    done = crl(*(str(run) if argument == "RUN" else argument for argument in arguments), cwd=tmp_path)
    assert_refused(done, 1, "MNIST is not on this machine; get it by `crl data mnist`")
    assert "`crl data mnist --source FOLDER`" in done.stderr
    assert "CRL_DATA_DIR" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_sizes_of_the_domain_are_measured_if_none_are_given(run: Path, images: Images) -> None:
    lines = crl("measure", str(run), "--count", "20").stdout.splitlines()
    assert [line.split()[:3:2] for line in lines] == [["2", "test"], ["2", "unseen"], ["3", "longer"]]
    assert {line.split()[1] for line in lines} == {images.unit}


def test_figures_of_a_model_are_small_and_the_same_every_time(run: Path, images: Images, tmp_path: Path) -> None:
    first, again = (draw(tmp_path / name, print, model=run) for name in ("first", "again"))
    assert [path.name for path in first] == ["images-qualitative.svg", "images-modules.svg"]
    for path, other in zip(first, again, strict=True):
        assert path.read_text() == other.read_text()
        assert path.stat().st_size < 300_000
    programs = ElementTree.parse(first[0]).getroot()
    assert len([part for part in programs.iter() if part.tag.endswith("image")]) == 4 * (3 + 3 + 4)
    words = first[1].read_text()
    assert all(f"{name}, " in words for name in ("rotate", "scale", "translate 1", "translate 12", "identity"))


def test_figures_that_cannot_be_drawn_are_named(run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    assert draw(tmp_path, said.append, model=run) == []
    assert said[0].startswith("images-qualitative, images-modules are not drawn: MNIST is not on this machine; get it")


def test_images_are_listed_among_the_domains() -> None:
    assert "images: recognising digits" in crl("domains").stdout
