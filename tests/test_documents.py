"""Every number in a document comes from a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from crl.records import Record, interval, paper_records, read_records, to_line, write_records
from crl.solver import shipped_models
from crl.tables import refreshed

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/log.md"])
def test_tables_are_what_the_records_say(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "<!-- table: " in text
    assert refreshed(text, ROOT / "results") == text


@pytest.mark.parametrize("path", sorted((ROOT / "results").glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_can_be_read(path: Path) -> None:
    records = read_records(path)
    assert records
    assert all(0 <= record.value <= 1 for record in records)


@pytest.mark.xfail(
    strict=True, reason="seed 3 without snapping solves 98.9 % at 100 terms, short of 99.5 %: an open problem, not a bug of the test"
)
def test_the_goal_holds_for_every_seed() -> None:
    """Unseen 10 terms 99.8 %, 20 terms 99.8 %, 100 terms 99.5 %, 1000 terms 98 %, in each of six runs."""
    goals = {10: 0.998, 20: 0.998, 100: 0.995, 1000: 0.98}
    records = read_records(ROOT / "results" / "numeric.jsonl")
    assert {record.seed for record in records} == set(range(6))
    assert {record.size for record in records} == set(goals)
    assert all(record.value >= goals[record.size] for record in records)


def test_the_shipped_model_is_one_of_the_recorded_runs() -> None:
    origin = json.loads((shipped_models()["numeric"] / "results.json").read_text())["origin"]
    recorded = {(record.seed, record.episodes, record.config_hash) for record in read_records(ROOT / "results" / "numeric.jsonl")}
    assert (origin["seed"], origin["episodes"], origin["config_hash"]) in recorded


def test_records_survive_writing_and_reading(tmp_path: Path) -> None:
    records = paper_records()
    write_records(tmp_path / "a.jsonl", records)
    assert read_records(tmp_path / "a.jsonl") == records
    assert isinstance(Record(**json.loads(to_line(records[0]))), Record)


@pytest.mark.parametrize(("solved", "n", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (80, 100, 0.7112, 0.8666)])
def test_the_interval_is_wilsons(solved: int, n: int, low: float, high: float) -> None:
    assert interval(solved, n) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_the_goal_holds_for_every_seed_when_tokens_are_snapped() -> None:
    records = [record for record in read_records(ROOT / "results" / "numeric.jsonl") if record.metric == "accuracy, snapped"]
    assert len({record.seed for record in records}) == 6
    assert all(record.value == 1 for record in records)
