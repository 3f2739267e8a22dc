"""`crl reproduce`: what can be named, what is shown on the way, and kills at random moments."""

from __future__ import annotations

import os
import random
import re
import shutil
import time
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from commands import assert_refused, crl, here
from test_signals import TINY, TRY, alive_in_group, assert_same, finish, started

from crl.cli import live
from crl.cli.live import clock, lines, sentence, table
from crl.errors import UsageError
from crl.experiments import EXPERIMENTS
from crl.experiments.estimates import estimates
from crl.experiments.figures import FIGURES, draw_figures
from crl.experiments.progress import Job, Progress
from crl.experiments.suite import FRESH
from crl.experiments.targets import PAPER, targets
from crl.measuring.records import read_records, write_records
from crl.presets.suite import SIZES
from crl.training import train

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "results"


# --- what can be named ---------------------------------------------------------------------------
def test_all_is_what_the_readme_has_for_the_figures_of_the_paper() -> None:
    text = (ROOT / "README.md").read_text()
    rows = re.findall(r"^\| (?:Fig|App)\. .*\| `crl reproduce ([\w-]+)` \|", text, re.MULTILINE)
    assert tuple(rows) == PAPER
    assert [each.name for each in targets("all")] == list(PAPER)
    assert "multilingual-paper" not in {each.name for each in targets("all", "small")}


def test_the_suite_is_named_at_once() -> None:
    found = targets("suite")
    tasks = {config.domain for each in found for config in each.configs}
    assert tasks == {*SIZES, "numeric", "multilingual"}
    assert all(each.first_seed == FRESH and each.snapped and each.certified for each in found)
    said = here("reproduce", "suite", "--dry-run").stdout
    assert re.search(r"\d+ runs: about .* of training on one core, .* with 2 workers;", said)


def test_every_figure_can_be_named_and_extrapolation_is_figure_nine() -> None:
    for drawing in FIGURES:
        assert targets(drawing.name)
    assert [each.name for each in targets("extrapolation", "small")] == ["multilingual"]
    assert [each.name for each in targets("extrapolation", "paper")] == ["multilingual-paper"]
    assert {each.name for each in targets("image-quantitative")} == {"images", "images-baselines"}


def test_what_cannot_be_reproduced_is_refused_with_what_can() -> None:
    with pytest.raises(UsageError, match=r"unknown experiment 'extrapolate' \(perhaps you meant"):
        targets("extrapolate")
    with pytest.raises(UsageError, match="numeric has nothing at the scale paper; expected small"):
        targets("numeric", "paper")
    assert_refused(here("reproduce", "numeric", "--scale", "big"), 2, "unknown scale 'big'")
    assert_refused(here("reproduce", "all", "--variants", "rnn"), 2, "all is 8 experiments; --va")


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_can_be_tried_in_seconds(name: str) -> None:
    (short,) = targets(name, "smoke")
    assert short.variants == EXPERIMENTS[name].variants
    for config in short.configs:
        assert config.max_episodes <= 8192
        assert config.curriculum.first <= config.curriculum.last


# --- how long it takes ---------------------------------------------------------------------------
def test_a_dry_run_says_what_would_run_and_how_long_by_earlier_records(tmp_path: Path) -> None:
    recorded = ["--results", str(RESULTS), "--runs", str(tmp_path), "--variants", "rnn,hcf"]
    said = here("reproduce", "numeric-baselines", "--dry-run", *recorded).stdout
    took = [each.seconds or 0 for each in read_records(RESULTS / "numeric-baselines.jsonl")
            if each.variant == "rnn"]  # fmt: skip
    assert f"rnn: 6 x {clock(sorted(took)[len(took) // 2])}, by earlier records" in said
    assert "12 runs: about " in said
    elsewhere = ["--results", str(tmp_path), "--runs", str(tmp_path)]
    said = here("reproduce", "numeric", "--dry-run", "--seeds", "2", *elsewhere).stdout
    assert "small: 2 x 35 s, as the experiment says" in said
    assert "2 runs: about 70 s of training on one core, 35 s with 2 workers" in said
    assert not any(tmp_path.iterdir())


def test_finished_runs_tell_most_about_the_others(tmp_path: Path) -> None:
    run = train(replace(TINY, seed=1), tmp_path / "numeric" / "tiny" / "seed-1")
    (found,) = estimates(TRY, TRY.runs(), tmp_path / "none.jsonl", tmp_path)
    assert found.source == "by finished runs"
    assert f'"seconds": {found.seconds}' in run.done.read_text()


# --- what is shown -------------------------------------------------------------------------------
def standing(folder: Path, expected: float | None, workers: int = 2) -> Progress:
    """Four runs, of which one is training, one is done and one has failed."""
    experiment = replace(TRY, seeds=4)
    jobs = [
        Job(experiment, config, experiment.place(config, folder)) for config in experiment.runs()
    ]
    progress = Progress(jobs, {("try", "tiny"): expected}, workers)
    run = jobs[0].folder
    run.mkdir(parents=True)
    line = '{"update": 3, "episodes": 192, "accuracy": 0.25}\n'
    (run / "metrics.jsonl").write_text(line + '{"update": 4, "epi')
    (run / "timing.jsonl").write_text('{"update": 3, "seconds": 30.0}\n')
    progress.end(jobs[1], failed=False)
    progress.end(jobs[2], failed=True)
    return progress


def test_a_line_says_what_runs_what_is_left_and_when_it_will_be_done(tmp_path: Path) -> None:
    progress = standing(tmp_path, expected=120.0)
    states = progress.states()
    assert [each.phase for each in states] == ["training", "done", "failed", "waiting"]
    assert (states[0].episodes, states[0].accuracy, states[0].seconds) == (192, 0.25, 30.0)
    assert progress.left(states) == 120  # 90 of the first, 120 of the last beside it
    assert standing(tmp_path / "one", 120.0, workers=1).left(states) == 210
    said = sentence(progress, states)
    assert said.startswith("2 of 4 runs done (1 failed), tiny seed 0 50 %, 1 waiting; about 2 min")
    unknown = standing(tmp_path / "unknown", expected=None)
    assert sentence(unknown, unknown.states()).endswith("how long it takes is not known yet")


def test_a_terminal_gets_a_table_of_runs_at_work_and_the_next_ones(tmp_path: Path) -> None:
    from rich.console import Console

    console = Console(width=140, record=True, file=StringIO())
    console.print(table(standing(tmp_path, expected=120.0)))
    shown = console.export_text()
    assert "4 runs: 1 done, 1 failed, 1 training, 1 waiting; about 2 min left, until " in shown
    assert re.search(r"try +│ tiny seed 0 +│ training .* 192 │ +0.250 │ +30 s │ +2 min", shown)
    assert re.search(r"try +│ tiny seed 3 +│ waiting", shown)


def test_where_there_is_no_terminal_lines_come_while_runs_train(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "LOOK", 0.01)
    with lines(standing(tmp_path, expected=120.0), every=0.02):
        time.sleep(0.3)
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("2 of 4 runs done")
    assert "tiny seed 0: training ..." in said
    assert len([line for line in said if line.startswith("2 of 4 runs done")]) > 3


@pytest.mark.parametrize(
    ("seconds", "said"), [(7, "7 s"), (89.4, "89 s"), (100, "2 min"), (26640, "7 h 24 min")]
)
def test_times_are_said_as_people_say_them(seconds: float, said: str) -> None:
    assert clock(seconds) == said


# --- figures -------------------------------------------------------------------------------------
def test_a_figure_is_redrawn_letter_by_letter(tmp_path: Path) -> None:
    first, again = (draw_figures(RESULTS, tmp_path / name) for name in ("first", "again"))
    for path, other in zip(first, again, strict=True):
        assert path.read_bytes() == other.read_bytes()


def test_all_figures_and_tables_are_made_in_a_minute_and_again_byte_by_byte(
    tmp_path: Path,
) -> None:
    for name in ("README.md", "docs", "results"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, tmp_path / name)
    made: list[dict[Path, bytes]] = []
    for _ in range(2):
        before = os.times()
        done = crl("figures", cwd=tmp_path)
        after = os.times()
        assert done.returncode == 0, done.stderr
        spent = after.children_user + after.children_system
        assert spent - before.children_user - before.children_system < 60
        made.append({path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()})
    assert made[0] == made[1]


def test_the_figure_of_an_experiment_needs_only_its_own_records(tmp_path: Path) -> None:
    write_records(tmp_path / "multilingual.jsonl", read_records(RESULTS / "multilingual.jsonl"))
    (drawn,) = draw_figures(tmp_path, tmp_path, targets("extrapolation", "small"))
    assert drawn.name == "extrapolation.svg"
    assert draw_figures(RESULTS, tmp_path, [EXPERIMENTS["numeric-ablations"]]) == []


def test_a_trial_replaces_no_record_and_ends_with_the_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = here("reproduce", "extrapolation", "--scale", "smoke", "--seeds", "1")
    assert done.returncode == 0, done.stderr
    results = Path("runs/smoke/results")
    assert done.stdout.splitlines()[-1] == f"wrote {results / 'figures' / 'extrapolation.svg'}"
    assert {path.stem for path in results.glob("*.jsonl")} == {"multilingual", "multilingual-paper"}
    assert not Path("results").exists()


# --- job arrays ----------------------------------------------------------------------------------
def test_runs_of_all_experiments_of_a_figure_are_numbered_and_done_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    figure = ["reproduce", "extrapolation", "--scale", "smoke"]
    listed = here(*figure, "--list").stdout.splitlines()
    assert [int(line.split()[0]) for line in listed] == list(range(1, len(listed) + 1))
    last = listed[-1].split()
    assert here(*figure, "--only", last[0]).returncode == 0
    assert here(*figure, "--list").stdout.splitlines()[-1].split()[4] == "finished"
    assert (tmp_path / last[-1] / "DONE").exists()
    assert not (tmp_path / "runs/smoke/results").exists()  # jobs write no records, draw no figure
    assert_refused(here(*figure, "--only", "0"), 2, f"there is no run 0; expected 1 to {last[0]}")
    refused = "--only is one run of all; it goes with no --variants, --seeds"
    assert_refused(here(*figure, "--only", "1", "--seeds", "2"), 2, refused)


# --- kills ---------------------------------------------------------------------------------------
SLOW = 0.25  # seconds of an update and of a measure: all of it takes longer than its imports


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, float]:
    """Runs that nobody killed, and how long that took."""
    folder = tmp_path_factory.mktemp("undisturbed")
    with started(folder, update=SLOW, measure=SLOW) as one:
        began = time.monotonic()
        one.ended(120)
        assert one.process.returncode == 0
    return folder, time.monotonic() - began


@pytest.mark.parametrize("number", range(10))
def test_killed_at_a_random_moment_and_started_again_it_makes_the_same_records(
    number: int, tmp_path: Path, undisturbed: tuple[Path, float]
) -> None:
    whole, seconds = undisturbed
    moment = random.Random(number).uniform(number, number + 1) / 10 * seconds
    with started(tmp_path, update=SLOW, measure=SLOW) as one:
        time.sleep(moment)
        one.process.kill()
        one.ended(20)
        end = time.monotonic() + 10
        while alive_in_group(one.process.pid):  # workers, whatever they were doing
            assert time.monotonic() < end, "workers are left over"
            time.sleep(0.05)
    finish(tmp_path)
    assert_same(tmp_path, whole)
