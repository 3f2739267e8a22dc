"""Experiments: their configs, how runs are carried out, and the figures drawn from records."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from recorded import curve, record

from crl.config import Config
from crl.domains import make_domain
from crl.errors import RunError, UsageError
from crl.experiments import (
    EXPERIMENTS,
    Experiment,
    ProcessRunner,
    find_experiment,
    reproduce,
    variant_config,
)
from crl.experiments.figures import FIGURES, draw_figures
from crl.learners import make_learner
from crl.measuring.records import (
    EVERY,
    PROVED,
    Record,
    read_curves,
    read_records,
    write_records,
)
from crl.presets import preset
from crl.presets.scales import learning
from crl.reports.by_length import spread
from crl.reports.looks import CYCLE, looks
from crl.training import train
from crl.training.config_file import config_hash

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "results"
RECORDED = [name for name in EXPERIMENTS if (RESULTS / f"{name}.jsonl").exists()]


# --- configs and records ------------------------------------------------------------------------
@pytest.mark.parametrize("name", RECORDED)
def test_records_are_of_the_settings_that_reproducing_them_uses(name: str) -> None:
    experiment = EXPERIMENTS[name]
    recorded = {(each.variant, each.config_hash) for each in _records(name)}
    assert recorded == {(config.variant, config_hash(config)) for config in experiment.configs}


@pytest.mark.parametrize("name", RECORDED)
def test_records_are_of_what_reproducing_them_measures(name: str) -> None:
    experiment = EXPERIMENTS[name]
    first = experiment.first_seed
    records = _records(name)
    every = {EVERY} if experiment.certified else set()
    assert {each.size for each in records} == set(experiment.counts) | every
    proved = [each for each in records if each.metric == PROVED]
    assert len(proved) == (
        len(experiment.configs) * experiment.seeds if experiment.certified else 0
    )
    assert {each.seed for each in records} == set(range(first, first + experiment.seeds))
    assert any(each.metric == "accuracy, snapped" for each in records) == experiment.snapped
    assert any(each.split == "trained" for each in records) == experiment.trained


@pytest.mark.parametrize("name", RECORDED)
def test_curves_are_of_every_run_and_of_what_is_followed_alone(name: str) -> None:
    experiment, path = EXPERIMENTS[name], RESULTS / f"{name}-curves.jsonl"
    assert path.exists() == bool(experiment.followed)
    found = [
        (each.variant, each.config_hash, each.seed, each.split, each.size)
        for each in (read_curves(path) if path.exists() else [])
    ]
    first = experiment.first_seed
    assert sorted(found) == sorted(
        (config.variant, config_hash(config), seed, split, size)
        for config in experiment.configs
        for seed in range(first, first + experiment.seeds)
        for split, size in experiment.follows(config)
    )


@pytest.mark.parametrize("name", RECORDED)
def test_every_variant_says_how_long_it_trains(name: str) -> None:
    experiment = EXPERIMENTS[name]
    assert set(experiment.seconds) == set(experiment.variants)
    for variant, seconds in experiment.seconds.items():
        took = median(each.seconds or 0 for each in _records(name) if each.variant == variant)
        assert took < 5 or 0.7 < took / seconds < 1.4


def _records(name: str) -> list[Record]:
    return read_records(RESULTS / f"{name}.jsonl")


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_variant_of_an_experiment_is_another_run_that_can_be_made(name: str) -> None:
    experiment = EXPERIMENTS[name]
    configs = experiment.configs
    assert len(set(experiment.variants)) == len(configs)
    assert len({config_hash(config) for config in configs}) == len(configs)
    assert len({config.domain for config in configs}) == 1 or experiment.name.startswith("suite-")
    for config in configs:
        sizes = make_domain(config.domain).sizes
        assert min(sizes) <= config.curriculum.first <= config.curriculum.last <= max(sizes)


def test_the_name_of_a_variant_means_the_same_in_all_experiments_of_a_domain() -> None:
    named: dict[tuple[str, str], set[str]] = {}
    for experiment in EXPERIMENTS.values():
        for config in experiment.configs:
            named.setdefault((config.domain, config.variant), set()).add(config_hash(config))
    assert not {name for name, hashes in named.items() if len(hashes) > 1}


@pytest.mark.parametrize("domain", ["numeric", "multilingual"])
def test_equal_parameters_are_those_of_crl_give_or_take_a_tenth(domain: str) -> None:
    made = make_domain(domain)
    sizes = {
        config.variant: make_learner(config, made).num_parameters
        for config in EXPERIMENTS[f"{domain}-baselines"].configs
        if config.variant in ("crl", "transformer-equal-parameters")
    }
    assert abs(sizes["transformer-equal-parameters"] / sizes["crl"] - 1) < 0.1


def test_experiments_and_variants_that_are_not_there_are_refused_with_those_that_are() -> None:
    assert variant_config("numeric", "rnn-10x").domain_settings == {"data": 10}
    assert find_experiment("numeric").minutes(seeds=2) == pytest.approx(35 * 2 / 60)
    for wrong, complaint in (
        (lambda: find_experiment("chess"), "unknown experiment 'chess'; expected one of numeric, "),
        (lambda: variant_config("numeric", "rnn-9x"), "no variant 'rnn-9x'; expected one of small"),
        (lambda: variant_config("xor", "small"), "there are no experiments with 'xor'"),
    ):
        with pytest.raises(UsageError, match=complaint):
            wrong()


def test_experiments_are_known_without_waiting_for_matplotlib() -> None:
    code = "import sys, crl.experiments; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# --- runners ------------------------------------------------------------------------------------
SMOKE = replace(preset("numeric", scale="smoke"), max_episodes=4096)


def work(config: Config) -> int:
    """Return the seed of a config; some die, fail or break on the way."""
    if config.variant == "dies":
        os._exit(9)
    if config.variant == "fails":
        raise RunError("nothing worked")
    if config.variant == "breaks":
        raise ZeroDivisionError
    return config.seed


def test_a_run_whose_process_dies_is_reported_and_the_others_go_on() -> None:
    variants = ("dies", "fails", "breaks", "good")
    configs = [replace(SMOKE, variant=name, seed=seed) for seed, name in enumerate(variants)]
    outcomes = {config.seed: found for config, found in ProcessRunner(2).run_all(work, configs)}
    assert str(outcomes[0]) == "its process died with exit code 9"
    assert str(outcomes[1]) == "nothing worked"
    assert str(outcomes[2]) == "its process died with exit code 1"
    assert outcomes[3] == 3


class HereRunner:
    """Carries out runs in this process, one after the other."""

    def run_all(
        self, work: Callable[[Config], Any], configs: Sequence[Config]
    ) -> Iterator[tuple[Config, Any]]:
        for config in reversed(configs):  # in whatever order they end
            try:
                yield config, work(config)
            except (RunError, UsageError) as error:
                yield config, error


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from crl.experiments import *\n"
        "if __name__ == '__main__':\n"
        "    here = Path(sys.argv[1])\n"
        "    reproduce(EXPERIMENTS['numeric'], runner=ProcessRunner(1), runs=here, results=here)\n"
    )
    (tmp_path / "parent.py").write_text(code)
    parent = subprocess.Popen([sys.executable, tmp_path / "parent.py", tmp_path])
    metrics = tmp_path / "numeric/small/seed-0/metrics.jsonl"
    began = time.monotonic()
    while not metrics.exists() or metrics.stat().st_size == 0:
        assert time.monotonic() - began < 120
        time.sleep(0.1)
    parent.kill()
    parent.wait()
    time.sleep(2)
    size = metrics.stat().st_size
    time.sleep(2)
    assert metrics.stat().st_size == size


# --- reproducing --------------------------------------------------------------------------------
TRY = Experiment(
    name="try", summary="", configs=(SMOKE,), counts={3: 20}, followed=(("unseen", 4),), seeds=2
)


def again(experiment: Experiment, folder: Path, **given: Any) -> Path:
    """Reproduce an experiment in this process."""
    return reproduce(
        experiment,
        runner=HereRunner(),
        runs=folder / "runs",
        results=folder / "results",
        **given,
    )


def test_reproducing_makes_records_and_keeps_those_that_are_there(tmp_path: Path) -> None:
    said: list[str] = []
    path = again(TRY, tmp_path, report=said.append)
    content = path.read_bytes()
    assert [each.seed for each in read_records(path)] == [0, 0, 1, 1]
    assert {each.episodes for each in read_records(path)} == {SMOKE.max_episodes}
    assert {each.config_hash for each in read_records(path)} == {config_hash(SMOKE)}
    assert said[0].startswith("smoke seed 1: 4,096 episodes, ")
    curves = read_curves(tmp_path / "results" / "try-curves.jsonl")
    checks = tuple(SMOKE.check_every * SMOKE.batch * number for number in (1, 2))
    assert [(each.seed, each.split, each.episodes) for each in curves] == [
        (seed, "unseen", checks) for seed in (0, 1)
    ]
    assert again(TRY, tmp_path).read_bytes() == content
    with pytest.raises(UsageError, match="records of 1 more seeds, which would be lost"):
        again(TRY, tmp_path, seeds=1)


def test_if_all_runs_fail_nothing_is_written(tmp_path: Path) -> None:
    path = again(TRY, tmp_path)
    content = path.read_bytes()
    changed = replace(TRY, configs=(learning(SMOKE, hidden=9),), followed=())
    with pytest.raises(RunError, match=r"2 of 2 runs failed; the records of the others are"):
        again(changed, tmp_path)
    assert path.read_bytes() == content


def test_a_run_that_fails_leaves_the_records_of_the_others(tmp_path: Path) -> None:
    whole = again(TRY, tmp_path / "whole")
    broken = tmp_path / "runs" / "numeric" / "smoke" / "seed-0"
    broken.mkdir(parents=True)
    (broken / "config.json").write_text("{")
    said: list[str] = []
    with pytest.raises(RunError, match=r"1 of 2 runs failed; .*smoke seed 0: .*config.json"):
        again(TRY, tmp_path, report=said.append)
    path = tmp_path / "results" / "try.jsonl"
    assert {each.seed for each in read_records(path)} == {1}
    assert said[-1] == f"wrote {path}"
    (broken / "config.json").unlink()
    again(TRY, tmp_path)
    made, expected = (
        [replace(each, seconds=None) for each in read_records(file)] for file in (path, whole)
    )
    assert made == expected
    (broken / "config.json").write_text("{")
    with pytest.raises(RunError, match="1 of 2 runs failed"):
        again(TRY, tmp_path)
    assert {each.seed for each in read_records(path)} == {0, 1}  # the earlier ones stay


def test_a_run_that_nobody_followed_has_no_curve_and_is_refused(tmp_path: Path) -> None:
    alone = replace(SMOKE, variant="alone")
    train(alone, tmp_path / "runs" / "numeric" / "alone" / "seed-0")
    with pytest.raises(UsageError, match="trained without being measured on the way, as try is"):
        again(replace(TRY, configs=(alone,)), tmp_path)


def test_reproducing_some_variants_leaves_the_records_of_the_others(tmp_path: Path) -> None:
    names = ("first", "second", "third")
    configs = tuple(replace(SMOKE, variant=name) for name in names)
    experiment = replace(TRY, configs=configs, seeds=1)
    files = [tmp_path / "results" / f"try{kind}.jsonl" for kind in ("", "-curves")]
    for variants in (("second",), ("third", "first")):
        again(experiment, tmp_path, variants=variants)
    for found in (read_records(files[0]), read_curves(files[1])):
        assert list(dict.fromkeys(each.variant for each in found)) == list(names)
    piecewise = [path.read_bytes() for path in files]
    again(experiment, tmp_path)
    assert [path.read_bytes() for path in files] == piecewise
    with pytest.raises(
        UsageError, match="try has no variant 'fourth'; expected some of first, second, third"
    ):
        again(experiment, tmp_path, variants=["first", "fourth"])


# --- figures ------------------------------------------------------------------------------------
def test_figures_are_what_the_records_say(tmp_path: Path) -> None:
    paths = draw_figures(RESULTS, tmp_path)
    recorded = [figure.name for figure in FIGURES if figure.has_records(RESULTS)]
    assert [path.stem for path in paths] == recorded
    for path in paths:
        assert path.read_text() == (ROOT / "docs" / "figures" / path.name).read_text()


def test_figures_are_drawn_from_curves_and_what_came_of_them_once_there_are_some(
    tmp_path: Path,
) -> None:
    runs = [
        {"variant": variant, "seed": seed, "split": split, "size": size}
        for variant in ("rnn", "hcf")
        for seed in range(2)
        for split, size in (("trained", 10), ("unseen", 10), ("longer", 20))
    ]
    write_records(tmp_path / "numeric-baselines-curves.jsonl", [curve(**run) for run in runs])
    assert draw_figures(tmp_path, tmp_path / "figures") == []
    write_records(tmp_path / "numeric-baselines.jsonl", [record(**run) for run in runs])
    by_length, training = draw_figures(tmp_path, tmp_path / "figures")
    assert by_length.name == "numeric-baselines.svg"
    assert ">hard-coded modules (HCF): 50.0 %<" in by_length.read_text()
    assert training.name == "numeric-baselines-training.svg"
    assert ">hard-coded modules (HCF) (2 runs)<" in training.read_text()


def test_accuracy_by_length_shows_every_seed_and_only_accuracy(tmp_path: Path) -> None:
    runs = [
        record(variant=variant, seed=seed, split=split, size=size, metric=metric, value=value)
        for variant, seeds in (("crl", 3), ("mine", 2), ("rnn-no-curriculum", 1))
        for seed in range(seeds)
        for split, size, metric, value in (
            ("unseen", 10, "accuracy", 0.9),
            ("longer", 20, "accuracy", 0.5 + 0.1 * seed),
            ("longer", 20, "accuracy, snapped", 0.0),
            ("trained", 10, "accuracy", 0.0),
        )
    ]
    write_records(tmp_path / "numeric-baselines.jsonl", runs)
    write_records(tmp_path / "numeric-baselines-curves.jsonl", [curve(variant="crl")])
    first, second, _ = draw_figures(tmp_path, tmp_path)
    text, alone = first.read_text(), second.read_text()
    for shown in ("CRL: 60.0 %", "mine: 55.0 %", "median at 20"):
        assert f">{shown}<" in text
    assert "medians of 2 to 3 seeds" in text
    assert "training stops at 10 terms" in text
    assert "RNN" not in text
    assert text.count("<use ") >= (3 + 2) * 2  # a point for every run and size
    assert second.name == "numeric-baselines-no-curriculum.svg"
    assert ">RNN, same data, no curriculum: 50.0 %<" in alone
    assert "medians of 1 seed;" in alone


def test_labels_move_apart_as_little_as_goes() -> None:
    assert spread([10, 50, 90], 5, 0, 100) == [10, 50, 90]
    assert spread([50, 50], 4, 0, 100) == [48, 52]
    crowded = spread([0, 0, 1, 100, 100, 100], 5, 0, 100)
    assert crowded == pytest.approx([0, 5, 10, 90, 95, 100], abs=0.01)


def test_no_two_learners_of_one_figure_look_alike() -> None:
    for experiment in EXPERIMENTS.values():
        found = looks(experiment.variants)
        assert tuple(found) == experiment.variants
        if len(found) <= len(CYCLE):
            assert len({(look.color, look.line) for look in found.values()}) == len(found)
    both = looks(["crl", "small", "rnn", "rnn-no-curriculum"])
    assert both["crl"].color != both["small"].color
    assert both["rnn"].color == both["rnn-no-curriculum"].color


def test_every_run_is_in_the_figure_of_transformed_digits(tmp_path: Path) -> None:
    kinds = (("test", 2, 0.9), ("unseen", 2, 0.8), ("longer", 3, 0.7))
    ours, theirs = (
        [
            record(variant=learner, seed=seed, split=split, size=size, value=value - 0.01 * seed)
            for learner in learners
            for seed in range(5)
            for split, size, value in kinds
        ]
        for learners in (("crl",), ("cnn", "stn"))
    )
    write_records(tmp_path / "images.jsonl", ours)
    assert draw_figures(tmp_path, tmp_path) == []
    write_records(tmp_path / "images-baselines.jsonl", theirs)
    (path,) = draw_figures(tmp_path, tmp_path)
    text = path.read_text()
    assert path.name == "image-quantitative.svg"
    for shown in ("CRL", "cnn", "stn", "0.880", "0.780", "0.680", "three, never trained"):
        assert f">{shown}<" in text
    assert text.count("<use ") >= 3 * 3 * 5  # a point for every run
