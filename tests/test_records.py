"""Records: whose they are, how they are kept, and what those of this project show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import pytest
from recorded import curve, record

from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError
from crl.learners import make_learner
from crl.measuring import measure, measure_file, measure_run, num_solved, run
from crl.measuring.records import (
    MARGIN,
    Record,
    interval,
    paper_records,
    read_curves,
    read_records,
    to_line,
    write_records,
)
from crl.presets import preset
from crl.presets.scales import learning
from crl.solving import Loaded, Origin, load_model, shipped_models
from crl.training import RunFolder, train

RESULTS = Path(__file__).parents[1] / "results"


# --- as they are kept ---------------------------------------------------------------------------
@pytest.mark.parametrize("path", sorted(RESULTS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_can_be_read(path: Path) -> None:
    if path.stem.endswith("-curves"):
        curves = read_curves(path)
        assert all(len(each.episodes) == len(each.value) > 0 for each in curves)
        values = [value for each in curves for value in each.value]
    else:
        records = read_records(path)
        assert all(np.isfinite(each.value) for each in records)
        values = [each.value for each in records if each.metric != MARGIN]
    assert values
    assert all(0 <= value <= 1 for value in values)


def test_records_are_small_for_every_run() -> None:
    files = [path for path in RESULTS.glob("*.jsonl") if not path.stem.endswith("-curves")]
    runs = {(r.experiment, r.variant, r.seed) for path in files for r in read_records(path)}
    assert sum(path.stat().st_size for path in RESULTS.iterdir()) < 4000 * len(runs)


def test_records_survive_writing_and_reading(tmp_path: Path) -> None:
    records = paper_records()
    write_records(tmp_path / "a.jsonl", records)
    assert read_records(tmp_path / "a.jsonl") == records
    assert isinstance(Record(**json.loads(to_line(records[0]))), Record)


def test_curves_survive_writing_and_reading(tmp_path: Path) -> None:
    curves = [curve(), curve(seed=1, value=(1 / 3, 0.1))]
    write_records(tmp_path / "a.jsonl", curves)
    assert read_curves(tmp_path / "a.jsonl") == curves


def test_records_from_before_parameters_were_counted_can_be_read() -> None:
    old = {key: value for key, value in asdict(record()).items() if key != "parameters"}
    assert Record(**old).parameters is None


@pytest.mark.parametrize("text", ["[1]", '{"seed": 3}', "no JSON"])
def test_a_file_that_holds_something_else_is_refused_in_a_sentence(
    text: str, tmp_path: Path
) -> None:
    (tmp_path / "a.jsonl").write_text(text + "\n")
    with pytest.raises(RunError, match=r"a\.jsonl does not hold records"):
        read_records(tmp_path / "a.jsonl")
    with pytest.raises(RunError, match=r"cannot read .*none\.jsonl"):
        read_records(tmp_path / "none.jsonl")


@pytest.mark.parametrize(
    ("solved", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (80, 100, 0.7112, 0.8666)],
)
def test_the_interval_is_wilsons(solved: int, n: int, low: float, high: float) -> None:
    assert interval(solved, n) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_point_of_a_curve_replaces_those_from_then_on() -> None:
    followed = curve().followed(1500, 0.4)
    assert (followed.episodes, followed.value) == ((1000, 1500), (0.25, 0.4))


# --- measuring ----------------------------------------------------------------------------------
@pytest.fixture
def untrained(numeric: Numeric) -> Loaded:
    """An RNN that learned nothing."""
    config = learning(preset("numeric", "rnn", "smoke"), hidden=8)
    return Loaded(make_learner(config, numeric), numeric, config, Origin(learner="rnn"))


def test_a_record_says_whose_it_is_and_nothing_that_is_not_known(untrained: Loaded) -> None:
    (found,) = measure(untrained, sizes=[12], count=20)
    assert (found.learner, found.variant, found.seed) == ("rnn", None, None)
    assert (found.experiment, found.domain, found.title) == ("measure", "numeric", "rnn")
    origin = Origin(learner="rnn", variant="mine", seed=3, episodes=7, parameters=9)
    (found,) = measure(replace(untrained, origin=origin), sizes=[12], count=20)
    assert (found.variant, found.seed, found.episodes, found.parameters) == ("mine", 3, 7, 9)


def test_training_problems_are_measured_too_if_asked_for(untrained: Loaded) -> None:
    found = measure(untrained, sizes=[10, 20], count=50, trained=True)
    splits = [(each.split, each.n) for each in found]
    assert splits == [("trained", 50), ("test", 150), ("unseen", 50), ("longer", 50)]


def test_the_sizes_of_the_domain_are_measured_if_none_are_given(
    untrained: Loaded, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Numeric, "measured", (3, 11))
    assert [each.size for each in measure(untrained, count=10)] == [3, 3, 11]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"sizes": 10}, "sizes are 10; expected a list of whole numbers"),
        ({"sizes": "10"}, "sizes are '10'; expected a list of whole numbers"),
        ({"sizes": [0]}, "0 terms cannot be measured; allowed are 2 to 10000"),
        ({"sizes": [2.5]}, "2.5 terms cannot be measured"),
        ({"count": 0}, "count is 0; allowed are 1 to"),
        ({"group": "odd"}, "unknown group of problems 'odd'; those of numeric are unseen"),
    ],
)
def test_what_cannot_be_measured_is_refused_at_once(
    given: dict[str, Any], complaint: str, untrained: Loaded
) -> None:
    with pytest.raises(UsageError, match=complaint):
        measure(untrained, **given)


def test_ones_own_problems_are_measured_by_size(untrained: Loaded) -> None:
    lines = ["1+1", "", '{"input": "2*3"}', "4*4*4"]
    found = list(measure_file(untrained, lines, "mine.txt"))
    assert [(each.split, each.size, each.n) for each in found] == [("file", 2, 2), ("file", 3, 1)]
    with pytest.raises(UsageError, match=r"mine\.txt, line 2: the expression ends"):
        list(measure_file(untrained, ["1+1", "1+"], "mine.txt"))
    with pytest.raises(UsageError, match=r"mine\.txt has no problems"):
        list(measure_file(untrained, [" "], "mine.txt"))


def test_what_is_solved_is_counted_alike_however_problems_are_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    model = load_model(shipped_models()["numeric"])
    problems = model.domain.unseen(40, 60)
    whole = num_solved(model.learner, model.domain, problems)
    monkeypatch.setattr("crl.batch.TOKENS_AT_ONCE", 800)
    assert num_solved(model.learner, model.domain, problems) == whole == 60


# --- measuring a run ----------------------------------------------------------------------------
@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    config = replace(preset("numeric", scale="smoke"), max_episodes=2048)
    return train(config, tmp_path_factory.mktemp("runs") / "run")


@pytest.fixture
def few_sizes(monkeypatch: pytest.MonkeyPatch, finished: RunFolder) -> Iterator[None]:
    monkeypatch.setattr(Numeric, "measured", (3, 12))
    monkeypatch.setattr(run, "COUNT", 20)
    yield
    (finished.path / "measures.jsonl").unlink(missing_ok=True)


@pytest.mark.usefixtures("few_sizes")
def test_a_run_is_measured_with_and_without_snapping_and_it_is_said_what(
    finished: RunFolder,
) -> None:
    said: list[str] = []
    records = measure_run(finished.path, said.append)
    assert said == ["measuring 3 terms ...", "measuring 12 terms ..."]
    assert [(each.size, each.split, each.metric) for each in records] == [
        (3, "test", "accuracy"),
        (3, "unseen", "accuracy"),
        (3, "test", "accuracy, snapped"),
        (3, "unseen", "accuracy, snapped"),
        (12, "longer", "accuracy"),
        (12, "longer", "accuracy, snapped"),
    ]
    assert read_records(finished.path / "measures.jsonl") == records
    assert {each.config_hash for each in records} == {finished.manifest["config_hash"]}


@pytest.mark.usefixtures("few_sizes")
def test_measuring_that_was_interrupted_goes_on_where_it_stopped(
    finished: RunFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = measure_run(finished.path, lambda line: None)
    path = finished.path / "measures.jsonl"
    content = path.read_text()
    lines = content.splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40])  # cut short in the middle of a line
    said: list[str] = []
    assert measure_run(finished.path, said.append) == records
    assert said == ["measuring 3 terms ...", "measuring 12 terms ..."]
    assert path.read_text() == content
    before = path.stat().st_mtime_ns
    assert measure_run(finished.path, said.append) == records
    assert len(said) == 2
    assert path.stat().st_mtime_ns == before


@pytest.mark.usefixtures("few_sizes")
def test_records_of_another_state_of_the_run_do_not_count(finished: RunFolder) -> None:
    records = measure_run(finished.path, lambda line: None)
    write_records(
        finished.path / "measures.jsonl", [replace(each, episodes=1, value=0.5) for each in records]
    )
    assert measure_run(finished.path, lambda line: None) == records


def test_a_run_that_is_not_finished_is_not_measured(tmp_path: Path) -> None:
    config = preset("numeric", scale="smoke")
    RunFolder.create(tmp_path / "run", config, "data")
    with pytest.raises(RunError, match="is not finished; go on with it by --resume"):
        measure_run(tmp_path / "run", print)


# --- what the records of this project show ------------------------------------------------------
GOALS = {
    "numeric": {10: 0.998, 20: 0.998, 100: 0.995, 1000: 0.98},  # unseen, and the test set
    "multilingual": {5: 0.999, 10: 0.999, 20: 0.999, 100: 0.995, 500: 0.98},  # pairs never trained
    "images": {2: 0.95, 3: 0.80},  # trained and unseen combinations of two, all of three
}


@pytest.mark.parametrize("name", GOALS)
def test_the_goal_holds_for_every_seed(name: str) -> None:
    records = read_records(RESULTS / f"{name}.jsonl")
    assert {each.seed for each in records} == set(range(6))
    assert {each.size for each in records} >= set(GOALS[name])
    assert not [each for each in records if each.value < GOALS[name].get(each.size, 0)]


def test_three_transformations_are_undone_in_nine_of_ten_images_in_the_median() -> None:
    records = read_records(RESULTS / "images.jsonl")
    assert median(each.value for each in records if each.size == 3) >= 0.9


@pytest.mark.parametrize("name", GOALS)
def test_the_shipped_model_is_one_of_the_recorded_runs(name: str) -> None:
    origin = load_model(shipped_models()[name]).origin
    recorded = {
        (each.seed, each.episodes, each.config_hash)
        for each in read_records(RESULTS / f"{name}.jsonl")
    }
    assert (origin.seed, origin.episodes, origin.config_hash) in recorded


def _values(name: str, variant: str, split: str, size: int) -> list[float]:
    """What each seed reached."""
    records = read_records(RESULTS / f"{name}.jsonl")
    key = (variant, split, size)
    chosen = {each.seed: each.value for each in records if _key(each) == key}
    assert sorted(seed for seed in chosen if seed is not None) == list(range(6))
    return list(chosen.values())


def _key(found: Any) -> tuple[str, str, int]:
    return found.variant, found.split, found.size


def _ends(name: str, variant: str, split: str, size: int) -> list[float]:
    """What each seed ended with, whatever its best checkpoint was."""
    curves = read_curves(RESULTS / f"{name}-curves.jsonl")
    chosen = {each.seed: each.value[-1] for each in curves if _key(each) == (variant, split, size)}
    assert sorted(chosen) == list(range(6))
    return list(chosen.values())


def test_rnns_learn_the_same_expressions_by_heart_and_generalise_with_ten_times_as_many() -> None:
    assert min(_ends("numeric-baselines", "rnn-plain", "trained", 10)) > 0.99
    assert max(_ends("numeric-baselines", "rnn-plain", "unseen", 10)) < 0.25
    assert median(_values("numeric-baselines", "rnn-10x-plain", "unseen", 10)) > 0.9


def test_rnns_with_weight_decay_generalise_from_the_same_but_lose_to_crl_with_length() -> None:
    assert median(_values("numeric-baselines", "rnn", "unseen", 10)) > 0.95
    records = read_records(RESULTS / "numeric-baselines.jsonl")
    longest = [each for each in records if each.size == 100]
    crl = min(each.value for each in longest if each.learner == "crl")
    assert crl > max(each.value for each in longest if each.learner == "rnn")


def test_half_of_crl_learned_and_half_hard_coded_is_as_good() -> None:
    for variant in ("hcc", "hcf", "crl"):
        assert median(_values("numeric-baselines", variant, "longer", 100)) > 0.995


@pytest.mark.parametrize(
    "name", ["numeric-baselines", "multilingual-baselines", "multilingual-no-curriculum"]
)
def test_every_learner_is_trained_within_ten_minutes(name: str) -> None:
    assert max(each.seconds or 0 for each in read_records(RESULTS / f"{name}.jsonl")) < 600


def test_no_rnn_reaches_crl_at_ten_terms_in_pairs_of_languages_never_trained() -> None:
    records = read_records(RESULTS / "multilingual-baselines.jsonl")
    best = max(
        each.value
        for each in records
        if "rnn" in each.title and (each.split, each.size) == ("held-out", 10)
    )
    assert min(_values("multilingual-baselines", "crl", "held-out", 10)) > best
