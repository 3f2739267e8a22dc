"""The commands on pictures, by a learner that knows nothing yet; and its programs, shown."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
import torch
from commands import assert_refused, crl, here

from crl import Solver, load
from crl.domains import make_domain
from crl.domains.images.domain import Images
from crl.domains.pictures import write_picture
from crl.experiments.image_modules import modules
from crl.experiments.image_programs import draw_model
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.presets import preset
from crl.training.run_folder import Checkpoint, RunFolder
from crl.viewer import Computation, render_svg
from crl.viewer.learned.pictures import draw_learned


def untrained(path: Path, horizon: str = "bounded") -> Path:
    """A run of a learner that was not trained; its modules do something by chance."""
    config = replace(preset("images", scale="smoke"), domain_settings={"horizon": horizon})
    domain = make_domain("images", config.domain_settings)
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(0)
    for name, parameter in learner.module_set.named_parameters():
        if name.endswith("out.bias"):
            parameter.data = 0.3 * torch.randn(parameter.shape, generator=generator)
    run = RunFolder.create(path, config, domain.fingerprint())
    run.save("best", Checkpoint(learner.state_dict(), {}))
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
    done = here("solve", str(run), bar, "--steps", "2")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in set("0123456789")
    assert done.stderr.startswith("(confidence 0.")
    solution = json.loads(here("solve", str(run), bar, "--steps", "3", "--json").stdout)
    assert (solution["halted"], solution["steps"]) == (True, 3)
    assert 0.1 <= solution["confidence"] <= 1
    assert solution["remark"] == "programs of 3 steps were never trained, only of 2"


def test_pictures_on_standard_input_are_answered_one_by_one(run: Path, bar: str) -> None:
    asked = [{"input": bar, "steps": 1}, {"input": bar, "steps": [1]}]
    lines = [bar, *(json.dumps(line) for line in asked), "none.png"]
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
        (["BAR", "--steps"], "--steps needs a value"),
        (["BAR", "--option", "steps"], "--option is 'steps'; expected a name and a value"),
        (
            ["BAR", "--to", "spanish"],
            "the domain images has no option 'to'; allowed are steps, digit",
        ),
        (["BAR", "--step", "2"], "perhaps you meant --steps"),
        (["BAR", "--snap"], "nothing can be snapped"),
    ],
)
def test_wrong_input_is_one_clear_sentence(
    run: Path, bar: str, arguments: list[str], complaint: str
) -> None:
    given = [bar if argument == "BAR" else argument for argument in arguments]
    assert_refused(here("solve", str(run), *given), 2, complaint)


def test_the_steps_of_a_picture_are_no_option_of_arithmetic() -> None:
    done = here("solve", "numeric", "3+4", "--steps", "3")
    assert_refused(done, 2, "the domain numeric has no option 'steps'; none is allowed")


def test_ones_own_pictures_can_be_measured_if_it_is_told_what_they_show(
    run: Path, solver: Solver, bar: str, tmp_path: Path
) -> None:
    answer = solver.solve(bar, steps=2).answer
    assert answer is not None
    lines = [
        json.dumps({"input": bar, "steps": 2, "digit": digit})
        for digit in (int(answer), (int(answer) + 1) % 10)
    ]
    (tmp_path / "mine.txt").write_text("\n".join(lines))
    done = here("measure", str(run), "--problems", str(tmp_path / "mine.txt"))
    head, row = done.stdout.splitlines()
    assert head.split()[0] == "transformations"
    assert row.split()[:4] == ["2", "file", "accuracy", "0.5000"]
    (tmp_path / "untold.txt").write_text(f"{lines[0]}\n{bar}\n")
    refused = here("measure", str(run), "--problems", str(tmp_path / "untold.txt"))
    complaint = 'line 2: the right answer is not told; beside "input" a line can have "steps", '
    assert_refused(refused, 2, complaint + '"digit"')


def test_a_trace_says_what_each_module_did_and_what_the_digit_is_taken_for_then(
    run: Path, bar: str
) -> None:
    lines = here("trace", str(run), bar, "--steps", "3").stdout.splitlines()
    assert len(lines) == 3
    for line in lines:
        assert "# shift" in line or "# rotate" in line or "# scale by" in line or "# leave" in line
    answer, confidence = lines[-1].split("-> ")[1].split()[0], float(lines[-1].split()[-1])
    assert answer == here("solve", str(run), bar, "--steps", "3").stdout.strip()
    assert 0.1 <= confidence <= 1
    assert [line.split("-> ")[1][0] for line in lines[:-1]] == [line[1] for line in lines[1:]]


def test_a_program_keeps_its_pictures_through_json(solver: Solver, bar: str) -> None:
    lines = solver.trace(bar, steps=3).lines
    again = tuple(Computation.from_dict(json.loads(json.dumps(line.to_dict()))) for line in lines)
    assert again == lines
    assert [line.result for line in lines[:-1]] == [line.picture for line in lines[1:]]
    assert all((line.picture or "").startswith("data:image/png;base64,") for line in lines)
    assert render_svg(again, trained_tokens=1) == render_svg(lines, trained_tokens=1)


def test_a_program_of_words_has_no_pictures() -> None:
    (first, *_) = load("numeric").trace("3+4*7").lines
    assert not {"did", "picture", "result"} & set(first.to_dict())


def test_a_trace_of_pictures_is_drawn_as_a_strip(run: Path, bar: str, tmp_path: Path) -> None:
    strip = tmp_path / "strip.svg"
    assert here("trace", str(run), bar, "--steps", "2", "--svg", str(strip)).returncode == 0
    root = ElementTree.parse(strip).getroot()
    assert len([part for part in root.iter() if part.tag.endswith("image")]) == 3
    assert strip.stat().st_size < 20_000


def test_a_learner_that_halts_by_itself_shows_it(bar: str, tmp_path: Path) -> None:
    solver = load(untrained(tmp_path / "run", horizon="infinite"))
    assert isinstance(solver.learner, CRL)
    halt = solver.learner.module_set.whole.index(solver.learner.module_set.halt)
    with torch.no_grad():
        bias = solver.learner.controller.policy.layers[-1].bias  # type: ignore[union-attr, index]
        bias[halt] += 100  # type: ignore[index, operator]
    program = solver.trace(bar)
    assert [line.module for line in program.lines] == ["HALT"]
    assert str(program).endswith("# HALT")
    assert solver.solve(bar).halted
    assert ElementTree.fromstring(program.svg()).tag.endswith("svg")


@pytest.mark.parametrize(
    ("setting", "complaint"),
    [
        ("batch", "--set is 'batch'; expected a name and a value"),
        ("colour=1", "unknown setting 'colour'"),
        ("batch=many", "wrong value 'many' for 'batch' in the settings"),
        ("ppo.lr.x=1", "wrong value {'x': 1} for 'ppo.lr'"),
        ("domain_settings.size=8", "width is 8; allowed are 28 to 256"),
        ("domain_settings.length=8", "unknown key 'length' in domain_settings of images"),
        ("domain_settings.horizon=far", "wrong value 'far' for 'horizon'"),
        ("domain=numeric", "the settings are of the domain 'numeric', not of 'images'"),
    ],
)
def test_a_wrong_setting_is_named(
    setting: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(here("train", "images", "--set", setting), 2, complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("images", "--size", "10"), "width is 10; allowed are 28 to 256"),
        (("images", "--width=10"), "width is 10; allowed are 28 to 256"),
        (("images", "--degrees", "181"), "degrees is 181; allowed are 0 to 180"),
        (
            ("numeric", "--size", "64"),
            "the domain numeric and the learner crl have no setting 'size'; allowed are reducers",
        ),
    ],
)
def test_settings_of_images_are_flags_of_their_own(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(here("train", *arguments), 2, complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments", [("train", "images"), ("bench", "images"), ("measure", "RUN")]
)
def test_without_mnist_one_sentence_says_the_ways_to_get_it(
    arguments: tuple[str, str], run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    given = [str(run) if argument == "RUN" else argument for argument in arguments]
    done = crl(*given, cwd=tmp_path)
    assert_refused(done, 1, "MNIST is not on this machine; get it by `crl data mnist`")
    assert "`crl data mnist --source FOLDER`" in done.stderr
    assert "CRL_DATA_DIR" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_sizes_of_the_domain_are_measured_if_none_are_given(run: Path, images: Images) -> None:
    head, *rows = here("measure", str(run), "--count", "20").stdout.splitlines()
    assert head.split()[0] == images.unit
    assert [row.split()[:2] for row in rows] == [["2", "test"], ["2", "unseen"], ["3", "longer"]]


def test_digits_to_try_are_written_by_a_command(images: Images, run: Path, tmp_path: Path) -> None:
    folder = tmp_path / "digits"
    assert here("data", "images", "--out", str(folder), "--count", "2").returncode == 0
    first, second = (json.loads(line) for line in (folder / "test.jsonl").read_text().splitlines())
    assert first["input"] != second["input"]
    assert first["expected"] in set("0123456789")
    assert first["input"] == "test/2-0.png"  # as seen from test.jsonl
    assert here("solve", str(run), str(folder / first["input"]), "--steps", "2").returncode == 0
    moved = folder.rename(tmp_path / "moved")
    for name in ("test", "unseen"):
        done = here("measure", str(run), "--problems", str(moved / f"{name}.jsonl"))
        assert done.returncode == 0, done.stderr


def test_figures_of_a_model_are_small_and_the_same_every_time(
    run: Path, images: Images, tmp_path: Path
) -> None:
    first, again = (draw_model(tmp_path / name, print, model=run) for name in ("first", "again"))
    assert [path.name for path in first] == ["images-qualitative.svg", "images-modules.svg"]
    for path, other in zip(first, again, strict=True):
        assert path.read_text() == other.read_text()
        assert path.stat().st_size < 300_000
    programs = ElementTree.parse(first[0]).getroot()
    assert len([part for part in programs.iter() if part.tag.endswith("image")]) == 4 * (3 + 3 + 4)


def test_modules_of_images_that_are_never_used_are_only_named(
    solver: Solver, images: Images
) -> None:
    found = solver.learned(problems=40)
    assert found.used
    assert {effect.module for effect in found.effects} == set(found.used) - {"identity"}
    assert sum(effect.count for effect in found.effects) <= 40 * (2 + 2 + 3)
    assert set(found.missing) == {"tables", "graph", "order"}
    picture = draw_learned(found)["effects"]
    assert f"never used: {', '.join(found.unused)}" in picture
    figure = modules(images, solver.program_learner)
    shown = {axes.get_title().split(",")[0] for axes in figure.axes} - {""}
    assert 0 < len(shown) < len(solver.program_learner.module_set)


def test_figures_that_cannot_be_drawn_are_named(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    assert draw_model(tmp_path, said.append, model=run) == []
    beginning = "images-qualitative, images-modules are not drawn: MNIST is not on this machine"
    assert said[0].startswith(beginning)


def test_images_are_listed_among_the_domains() -> None:
    assert "images: recognising digits" in here("domains").stdout
