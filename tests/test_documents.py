"""Every number in a document comes from a record."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import median

import pytest

from crl.config import config_hash
from crl.experiments import EXPERIMENTS
from crl.figures import draw
from crl.records import Record, interval, paper_records, read_records, to_line, write_records
from crl.solver import shipped_models
from crl.tables import refreshed

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md", "docs/log.md"])
def test_tables_are_what_the_records_say(name: str) -> None:
    text = (ROOT / name).read_text()
    assert "<!-- table: " in text
    assert refreshed(text, ROOT / "results") == text


RECORDED = {name for name in EXPERIMENTS if (ROOT / "results" / f"{name}.jsonl").exists()}


OLDER = {"numeric-paper"}  # leaves off settings added since


@pytest.mark.parametrize("name", sorted(RECORDED - OLDER))
def test_records_are_of_the_settings_that_reproducing_them_uses(name: str) -> None:
    recorded = {(record.variant, record.config_hash) for record in read_records(ROOT / "results" / f"{name}.jsonl")}
    assert recorded == {(config.variant, config_hash(config)) for config in EXPERIMENTS[name].configs}


@pytest.mark.parametrize("path", sorted((ROOT / "results").glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_can_be_read(path: Path) -> None:
    records = read_records(path)
    assert records
    assert all(0 <= record.value <= 1 for record in records)


GOALS = {
    "numeric": {10: 0.998, 20: 0.998, 100: 0.995, 1000: 0.98},  # fresh expressions, and the test set
    "multilingual": {5: 0.999, 10: 0.999, 20: 0.999, 100: 0.995, 500: 0.98},  # pairs of languages never trained
    "images": {2: 0.95, 3: 0.80},  # trained and unseen combinations of two, all of three
}


@pytest.mark.parametrize("name", GOALS)
def test_the_goal_holds_for_every_seed(name: str) -> None:
    records = read_records(ROOT / "results" / f"{name}.jsonl")
    assert {record.seed for record in records} == set(range(6))
    assert {record.size for record in records} >= set(GOALS[name])
    assert not [record for record in records if record.value < GOALS[name].get(record.size, 0)]


def test_three_transformations_are_undone_in_nine_of_ten_images_in_the_median() -> None:
    records = read_records(ROOT / "results" / "images.jsonl")
    assert median(record.value for record in records if record.size == 3) >= 0.9


@pytest.mark.parametrize("name", GOALS)
def test_the_shipped_model_is_one_of_the_recorded_runs(name: str) -> None:
    origin = json.loads((shipped_models()[name] / "results.json").read_text())["origin"]
    recorded = {(record.seed, record.episodes, record.config_hash) for record in read_records(ROOT / "results" / f"{name}.jsonl")}
    assert (origin["seed"], origin["episodes"], origin["config_hash"]) in recorded


def test_figures_are_what_the_records_say(tmp_path: Path) -> None:
    for path in draw(ROOT / "results", tmp_path):
        assert path.read_text() == (ROOT / "docs" / "figures" / path.name).read_text()


def image_record(learner: str, seed: int, split: str, size: int, value: float) -> Record:
    given = {
        "experiment": "images",
        "domain": "images",
        "learner": learner,
        "variant": learner,
        "seed": seed,
        "episodes": 1,
        "seconds": 1.0,
    }
    measured = {"split": split, "size": size, "metric": "accuracy", "value": value, "low": 0.0, "high": 1.0, "n": 9}
    return Record(**given, **measured, commit=None, config_hash=None)  # type: ignore[arg-type]


def test_every_run_is_in_the_figure_of_transformed_digits(tmp_path: Path) -> None:
    kinds = (("test", 2, 0.9), ("unseen", 2, 0.8), ("longer", 3, 0.7))
    ours, theirs = (
        [image_record(learner, seed, *kind[:2], kind[2] - 0.01 * seed) for learner in learners for seed in range(5) for kind in kinds]
        for learners in (("crl",), ("cnn", "stn"))
    )
    write_records(tmp_path / "images.jsonl", ours)
    assert draw(tmp_path, tmp_path) == []
    write_records(tmp_path / "images-baselines.jsonl", theirs)
    (path,) = draw(tmp_path, tmp_path)
    text = path.read_text()
    assert path.name == "image-quantitative.svg"
    for shown in ("crl", "cnn", "stn", "0.880", "0.780", "0.680", "three, never trained"):
        assert f">{shown}<" in text
    assert text.count("<use ") >= 3 * 3 * 5  # a point for every run


def test_records_survive_writing_and_reading(tmp_path: Path) -> None:
    records = paper_records()
    write_records(tmp_path / "a.jsonl", records)
    assert read_records(tmp_path / "a.jsonl") == records
    assert isinstance(Record(**json.loads(to_line(records[0]))), Record)


@pytest.mark.parametrize(("solved", "n", "low", "high"), [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (80, 100, 0.7112, 0.8666)])
def test_the_interval_is_wilsons(solved: int, n: int, low: float, high: float) -> None:
    assert interval(solved, n) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def _values(name: str, variant: str, split: str, size: int) -> list[float]:
    """What each seed ended with."""
    records = read_records(ROOT / "results" / f"{name}.jsonl")
    chosen = {record.seed: record.value for record in records if (record.variant, record.split, record.size) == (variant, split, size)}
    assert sorted(chosen) == list(range(6))
    return list(chosen.values())


def test_rnns_learn_the_same_expressions_by_heart_and_generalise_with_ten_times_as_many() -> None:
    curves = "numeric-baselines-curves"
    assert min(_values(curves, "rnn-plain", "trained", 10)) > 0.99
    assert max(_values(curves, "rnn-plain", "unseen", 10)) < 0.25
    assert median(_values("numeric-baselines", "rnn-10x-plain", "unseen", 10)) > 0.9


def test_with_weight_decay_rnns_generalise_from_the_same_expressions_but_lose_to_crl_with_length() -> None:
    assert median(_values("numeric-baselines", "rnn", "unseen", 10)) > 0.95
    records = [record for record in read_records(ROOT / "results" / "numeric-baselines.jsonl") if record.size == 100]
    crl = min(record.value for record in records if record.learner == "crl")
    assert crl > max(record.value for record in records if record.learner == "rnn")


def test_half_of_crl_learned_and_half_hard_coded_is_as_good() -> None:
    for variant in ("hcc", "hcf", "crl"):
        assert median(_values("numeric-baselines", variant, "longer", 100)) > 0.995


@pytest.mark.parametrize("name", ["numeric-baselines", "multilingual-baselines", "multilingual-no-curriculum"])
def test_every_learner_is_trained_within_ten_minutes(name: str) -> None:
    assert max(record.seconds or 0 for record in read_records(ROOT / "results" / f"{name}.jsonl")) < 600


def test_no_rnn_reaches_crl_at_ten_terms_in_pairs_of_languages_never_trained() -> None:
    records = read_records(ROOT / "results" / "multilingual-baselines.jsonl")
    best = max(record.value for record in records if "rnn" in record.variant and (record.split, record.size) == ("held-out", 10))
    assert min(_values("multilingual-baselines", "crl", "held-out", 10)) > best
