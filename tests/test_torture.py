"""A small part of `make torture` with a fixed seed; the torture itself tells the truth."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from torture import report
from torture.trials import SMALL, Case, Chosen, Row, Trial, read_rows, run_trials

ROOT = Path(__file__).parents[1]


# --- attacks -------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    """What came of the small part."""
    if sys.platform != "linux":
        pytest.skip("the torture needs Linux")
    folder = tmp_path_factory.mktemp("torture")
    command = [sys.executable, "-m", "tests.torture", "--small", "--processes", "1", "--seed", "1"]
    command += ["--work", str(folder / "work"), "--rows", str(folder / "rows.jsonl")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode in (0, 1), done.stderr
    return read_rows(folder / "rows.jsonl")


@pytest.mark.parametrize(
    ("part", "trial"), [(part, trial) for part, trials in SMALL.items() for trial in trials]
)
def test_what_is_promised_holds_under_attack(rows: list[Row], part: str, trial: str) -> None:
    (row,) = [each for each in rows if (each.part, each.name) == (part, trial)]
    assert not row.failed, f"{row.failure}\n{row.repeat}"
    assert row.tried >= SMALL[part][trial]


def test_the_small_part_has_twenty_kills_forty_damages_and_two_thousand_inputs() -> None:
    counts = {part: sum(trials.values()) for part, trials in SMALL.items()}
    assert counts["kills"] >= 20
    assert counts["corruption"] >= 40
    assert counts["fuzz"] >= 2000


# --- the torture itself --------------------------------------------------------------------------
def attempt_odd(case: Case) -> None:
    """Hold for even cases only, whatever is drawn."""
    case.random.random()
    case.expect(case.index % 2 == 0, f"case {case.index}")


TRIAL = Trial(name="odd", title="odd ones fail", planned=4, attempt=attempt_odd)


def test_what_does_not_hold_is_counted_and_can_be_repeated(tmp_path: Path) -> None:
    (row,) = run_trials("part", [TRIAL], Chosen(seed=7), tmp_path, 60)
    assert (row.tried, row.held, row.failed) == (4, 2, True)
    assert row.failure.startswith("case 1 (kept: ")
    assert row.repeat == "python -m tests.torture part --trial odd --case 1 --seed 7"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odd-1", "odd-3"]
    assert "DID NOT HOLD" in report.table([row])


def test_a_crash_of_a_trial_is_a_failure_too(tmp_path: Path) -> None:
    broken = replace(TRIAL, attempt=lambda case: [][case.index])
    (row,) = run_trials("part", [broken], Chosen(count=1), tmp_path, 60)
    assert row.failed
    assert "IndexError" in row.failure


def test_a_trial_that_takes_too_long_is_cut_short_and_says_how_far_it_came(tmp_path: Path) -> None:
    (row,) = run_trials("part", [replace(TRIAL, planned=10**6)], Chosen(), tmp_path, 0)
    assert (row.tried, row.planned) == (1, 10**6)


def test_records_of_other_tests_stay_and_the_document_shows_all(tmp_path: Path) -> None:
    path = tmp_path / "reliability.jsonl"
    row = Row(part="kills", name="a", title="first", planned=9, tried=9, held=9, seconds=1.4)
    report.write_records([row], "abc", path)
    other = replace(row, part="load", title="second", held=8)
    report.write_records([other, replace(row, tried=5, held=5)], "def", path)
    assert [json.loads(line)["commit"] for line in path.read_text().splitlines()] == ["def"] * 2
    report.write_records([other], "ghi", path)
    text = report.document("<!-- reliability -->\n<!-- end -->", report.read_records(path))
    assert "| kills | first | 5 of 9 planned | 5 | 1 | `def` |" in text
    assert "| load | second | 9 | **8** | 1 | `ghi` |" in text


def test_the_document_shows_what_is_recorded() -> None:
    text = report.DOCUMENT.read_text()
    assert len(report.BLOCK.findall(text)) == 1
    if report.RECORDS.exists():
        assert report.document(text, report.read_records()) == text
