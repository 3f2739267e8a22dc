"""Learning curves: as data, as figures, of runs that are finished and of those in progress."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from commands import assert_refused, here
from tiny import TINY, UPDATES, StopError, stop_at

import crl
from crl.errors import RunError, UsageError
from crl.reports.learning_curves import draw
from crl.training import RunFolder, train
from crl.training.curves import LearningCurve, find_runs, metric_names, read_curve


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished runs of one variant, and one of another that was stopped."""
    folder = tmp_path_factory.mktemp("runs")
    for seed in (0, 1):
        train(replace(TINY, variant="mine", seed=seed), folder / "mine" / f"seed-{seed}")
    with pytest.raises(StopError):
        train(replace(TINY, variant="other"), folder / "other", observers=[stop_at(3)])
    return folder


def written(folder: Path, lines: list[dict[str, Any]], **config: Any) -> Path:
    """A run folder as training leaves it, with made-up metrics."""
    (folder / "checkpoints").mkdir(parents=True)
    settings = {"domain": "numeric", "learner": "crl", "variant": "small", "seed": 3, **config}
    (folder / "config.json").write_text(json.dumps(settings))
    log = "".join(json.dumps(line) + "\n" for line in lines)
    (folder / "metrics.jsonl").write_text(log)
    return folder


def line(update: int, **metrics: Any) -> dict[str, Any]:
    return {"update": update, "episodes": 100 * update, "stage": 2, "accuracy": 0.5, **metrics}


def of(values: list[float], **about: Any) -> LearningCurve:
    """A curve with made-up accuracies."""
    count = len(values)
    points: dict[str, Any] = {
        "update": list(range(1, count + 1)),
        "episodes": [100 * number for number in range(1, count + 1)],
        "seconds": [None] * count,
        "accuracy": values,
    }
    known: Any = {"domain": "numeric", "learner": "crl", "variant": "small", "seed": 0}
    return {"name": "run", "finished": True, "points": points, **known, **about}


# --- as data ------------------------------------------------------------------------------------
def test_a_curve_has_what_a_run_recorded_as_plain_values(trained: Path) -> None:
    curve = read_curve(trained / "mine" / "seed-1")
    assert json.loads(json.dumps(curve)) == curve
    assert (curve["domain"], curve["variant"], curve["seed"]) == ("numeric", "mine", 1)
    assert curve["finished"]
    points = curve["points"]
    assert points["update"] == list(range(1, UPDATES + 1))
    assert points["episodes"] == [TINY.batch * number for number in range(1, UPDATES + 1)]
    assert {len(values) for values in points.values()} == {UPDATES}
    seconds = [value for value in points["seconds"] if value is not None]
    assert len(seconds) == UPDATES
    assert seconds == sorted(seconds)
    checked = [number for number, value in enumerate(points["validation"], 1) if value is not None]
    assert checked == [3]
    assert {"stage", "accuracy", "entropy", "validation/10"} <= set(metric_names(curve))


def test_validation_is_the_mean_over_sizes(tmp_path: Path) -> None:
    run = written(tmp_path / "run", [line(1), line(2, validation={"2": 1.0, "3": 0.5})])
    points = read_curve(run)["points"]
    assert points["validation"] == [None, 0.75]
    assert points["validation/3"] == [None, 0.5]


def test_a_run_in_progress_is_read_up_to_its_last_whole_line(trained: Path, tmp_path: Path) -> None:
    assert not read_curve(trained / "other")["finished"]
    run = written(tmp_path / "run", [line(1), line(2)])
    for torn in ('{"update": 3, "episo', '{"update": 3, "episodes": 300}', "\x00\udcff"):
        with (run / "metrics.jsonl").open("a", errors="surrogateescape") as file:
            file.write(torn)
        assert read_curve(run)["points"]["update"] == [1, 2]
        written_whole = "".join(json.dumps(line(number)) + "\n" for number in (1, 2))
        (run / "metrics.jsonl").write_text(written_whole)


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    run = written(tmp_path / "run", [line(1)])
    with (run / "metrics.jsonl").open("a") as file:
        file.write('{"update": 2,\n{"update": 3}\n')
    with pytest.raises(RunError, match=r"metrics.jsonl is missing or damaged \(line 2"):
        read_curve(run)
    (run / "metrics.jsonl").write_text('{"episodes": 2}\n')
    with pytest.raises(RunError, match="line 1 has no update"):
        read_curve(run)


def test_runs_are_found_once_wherever_they_are(trained: Path) -> None:
    names = [trained / "mine/seed-0", trained / "mine/seed-1", trained / "other"]
    assert find_runs([trained]) == names
    assert find_runs([trained / "mine/seed-1", trained / "mine"]) == [names[1], names[0]]


# --- as figures ---------------------------------------------------------------------------------
def drawn(figure: Any, panel: int = 0) -> list[tuple[float, list[float]]]:
    """The width and the values of each line of a panel."""
    return [
        (line.get_linewidth(), list(line.get_ydata())) for line in figure.axes[panel].get_lines()
    ]


def test_every_run_is_a_thin_line_and_their_median_a_thick_one() -> None:
    curves = [of([0.0, level, level], name=str(level)) for level in (0.2, 0.4, 0.9)]
    *thin, (width, median) = drawn(draw(curves))
    assert [values for _, values in thin] == [[0.0, level, level] for level in (0.2, 0.4, 0.9)]
    assert all(width > each for each, _ in thin)
    assert (median[0], median[-1]) == (0.0, 0.4)


def test_a_finished_run_stays_where_it_ended_and_others_end_the_median() -> None:
    short, long = of([0.2, 0.2], name="short"), of([0.4, 0.4, 0.8], name="long")
    *_, (_, median) = drawn(draw([short, long]))
    assert median[-1] == pytest.approx(0.5)
    short["finished"] = False
    figure = draw([short, long])
    *_, (_, median) = drawn(figure)
    assert median[-1] == pytest.approx(0.3)
    assert figure.legends[0].get_texts()[0].get_text() == "small, 2 runs, 1 not finished"


def test_runs_of_several_domains_are_not_mixed() -> None:
    curves = [of([0.1, 0.2], name=name, domain=name) for name in ("numeric", "images")]
    named = [text.get_text() for text in draw(curves).legends[0].get_texts()]
    assert named == ["numeric small, seed 0", "images small, seed 0"]


def test_plotting_from_python_gives_a_figure(trained: Path, tmp_path: Path) -> None:
    figure = crl.plot(str(trained / "mine"), RunFolder(trained / "other"))
    labels = [axes.get_ylabel() for axes in figure.axes]
    assert labels == ["validation accuracy", "training accuracy", "largest size trained"]
    alone = crl.plot(trained, by="seconds", metric="usage/R1", out=tmp_path / "usage.png")
    assert [axes.get_ylabel() for axes in alone.axes] == ["usage/R1"]
    assert alone.axes[0].get_xlabel() == "seconds of training"
    assert (tmp_path / "usage.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_writes_the_same_bytes_every_time(trained: Path, tmp_path: Path) -> None:
    for kind in ("svg", "png"):
        files = [tmp_path / f"{number}.{kind}" for number in range(2)]
        for file in files:
            done = here("plot", str(trained / "mine"), str(trained / "other"), "--out", str(file))
            assert done.stdout == f"wrote {file}: 3 runs by episodes\n"
        assert files[0].read_bytes() == files[1].read_bytes()
    assert ">mine, 2 runs<" in (tmp_path / "0.svg").read_text()
    assert ">other, seed 0, not finished<" in (tmp_path / "0.svg").read_text()


def test_the_figure_goes_to_this_folder_if_no_file_is_given(
    trained: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert here("plot", str(trained)).returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["curves.svg"]


def test_runs_without_records_are_counted_and_left_out(tmp_path: Path) -> None:
    written(tmp_path / "runs/first", [line(1)])
    written(tmp_path / "runs/second", [])
    out = tmp_path / "all.svg"
    done = here("plot", str(tmp_path / "runs"), "--out", str(out))
    assert done.stdout == f"wrote {out}: 2 runs by episodes; without records yet: 1\n"


def test_drawing_does_not_wait_for_torch(trained: Path, tmp_path: Path) -> None:
    code = (
        "import sys; from crl.cli import main\n"
        f"main(['plot', {str(trained)!r}, '--out', {str(tmp_path / 'x.svg')!r}])\n"
        "sys.exit('torch' in sys.modules or 'matplotlib.pyplot' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


# --- what is refused ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "crl plot needs RUN..."),
        (["nowhere"], "nowhere is not there; expected a run folder, or a folder that holds some"),
        (["."], ". holds no run; expected"),
        (["RUNS", "--by", "hours"], "by 'hours'; expected episodes or seconds"),
        (["RUNS", "--metric", "entropi"], "'entropi' (perhaps you meant entropy); the metrics are"),
        (["RUNS", "--out", "curves.pdf"], "curves.pdf; expected a name that ends in .svg or .png"),
        (["RUNS", "--out", "no/x.svg"], "no is no folder; make it first"),
    ],
)
def test_what_cannot_be_drawn_is_one_sentence(
    arguments: list[str],
    complaint: str,
    trained: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    given = [str(trained) if word == "RUNS" else word for word in arguments]
    assert_refused(here("plot", *given), 2, complaint)
    assert list(tmp_path.iterdir()) == []


def test_a_run_that_has_recorded_nothing_is_said(tmp_path: Path) -> None:
    run = written(tmp_path / "run", [])
    (run / "metrics.jsonl").unlink()
    assert_refused(here("plot", str(run)), 1, f"nothing is recorded in {run} yet; wait for")


def test_without_the_clock_curves_are_by_episodes_only(tmp_path: Path) -> None:
    run = written(tmp_path / "run", [line(1), line(2)])
    assert_refused(here("plot", str(run), "--by", "seconds"), 1, "no seconds are recorded")
    with pytest.raises(UsageError, match="expected episodes or seconds"):
        crl.plot(run, by="updates")
    with pytest.raises(UsageError, match="no run was given"):
        crl.plot()
