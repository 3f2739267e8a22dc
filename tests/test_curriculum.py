"""A learner draws its own problems by its own success at each size."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from recorded import curve, record
from resuming import assert_resumes_bit_for_bit
from tiny import TINY

from crl.config import Curriculum, Schedule
from crl.curriculum import Stage, Stratum
from crl.domains import make_domain
from crl.domains.arithmetic.languages import NAMES, WORDS_EACH
from crl.experiments.experiment import DRAWN
from crl.experiments.figures import draw_figures
from crl.experiments.one_run import Follower
from crl.experiments.self_paced import FRESH, MULTILINGUAL, NUMERIC
from crl.measuring.records import read_curves, write_records
from crl.presets import preset
from crl.presets.numeric import SMALL
from crl.training import train
from crl.training.config_file import config_hash

PACED = Curriculum(kind="self-paced", last=4)
SIZES = range(2, 6)


def shares(success: Mapping[int, float], **changes: Any) -> list[float]:
    curriculum = replace(PACED, last=5, **changes)
    stage = Stage(last=5, success={str(size): value for size, value in success.items()})
    drawn: list[float] = stage.shares(curriculum, list(map(Stratum, SIZES))).tolist()
    return drawn


def test_all_sizes_are_drawn_from_the_start_and_alike_until_one_is_learned() -> None:
    assert Stage.first(PACED).sizes(SIZES) == [2, 3, 4]
    for known in (
        {},
        dict.fromkeys(SIZES, 0.1),
        dict(zip(SIZES, (1.0, 0.99, 0.98, 0.981), strict=True)),
    ):
        assert shares(known) == pytest.approx([0.25] * 4)


def test_most_is_drawn_of_what_is_about_to_be_learned() -> None:
    two, three, four, five = shares({2: 1.0, 3: 0.95, 4: 0.6, 5: 0.1})
    assert four > 0.85
    assert five > three > two
    assert two == pytest.approx(0.025, abs=1e-3)  # the tenth that is drawn evenly
    assert shares({2: 0.5}, evenly=1.0) == pytest.approx([0.25] * 4)
    assert shares({2: 1.0}, evenly=1.0, emphasis=1.0) == pytest.approx([0.1, 0.2, 0.3, 0.4])
    assert shares({2: 0.0}, sharpness=100.0)[0] == pytest.approx(0.025)


def test_success_is_smoothed_over_problems_of_a_size_however_they_are_batched() -> None:
    curriculum = replace(PACED, memory=100)
    sizes, solved = torch.tensor([2] * 100 + [3] * 50), torch.ones(150).bool()
    stage = Stage.first(curriculum)
    once = stage.next(curriculum, sizes, solved, {Stratum(2): 100, Stratum(3): 50})
    for _ in range(50):
        few = {Stratum(2): 2, Stratum(3): 1}
        stage = stage.next(curriculum, sizes[::50], solved[::50], few)
    assert once.success["2"] == pytest.approx(stage.success["2"])
    assert once.success == pytest.approx({"2": 1 - 0.5 * 0.99**100, "3": 1 - 0.5 * 0.99**50})
    assert once.last == curriculum.last


def test_metrics_tell_what_was_drawn_and_how_well_it_is_solved(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = []
    config = replace(TINY, curriculum=PACED)
    run = train(config, tmp_path / "run", observers=[lambda _, line: lines.append(line)])
    for line in lines:
        assert line["stage"] == 4
        assert sum(line[f"drawn/{size}"] for size in (2, 3, 4)) == pytest.approx(1)
        assert all(0 <= line[f"success/{size}"] <= 1 for size in (2, 3, 4))
    saved = run.load("last").trainer["progress"]["stage"]["success"]
    assert saved == {size: lines[-1][f"success/{size}"] for size in ("2", "3", "4")}
    train(TINY, tmp_path / "adaptive", observers=[lambda _, line: lines.append(line)])
    assert "drawn/2" not in lines[-1]


def test_groups_within_a_size_are_told_apart_where_a_domain_has_them() -> None:
    domain = make_domain("multilingual")
    paced = replace(PACED, strata=True)
    strata = [Stratum(size, name) for size in (2, 3) for name in domain.strata(size)]
    assert len(strata) == 2 * 20
    generator = torch.Generator().manual_seed(0)
    stage = Stage.first(paced)
    drawn = stage.draw(paced, strata, 2000, generator)
    solved = torch.ones(2000).bool()
    solved[: drawn[strata[0]]] = False
    before = domain.sample([2], 10, generator).sizes  # any sizes: these curricula have no stages
    stage = stage.next(paced, before, solved, drawn)
    assert stage.success[str(strata[0])] < 0.5 < stage.success[str(strata[1])]
    told = stage.metrics(strata, drawn)
    assert told["drawn/2"] + told["drawn/3"] == pytest.approx(1)
    assert sum(told[f"drawn/{name}"] for name in domain.strata(2)) == pytest.approx(1)
    assert told[f"success/{strata[0].name}"] < told[f"success/{strata[1].name}"]


@pytest.mark.parametrize("data", [1, 0])
def test_a_pair_of_languages_is_drawn_alone(data: int) -> None:
    domain = make_domain("multilingual", {"data": data})
    for name in ("english to numerals", "spanish to spanish"):
        problems = domain.sample_stratum(3, name, 20, torch.Generator().manual_seed(0))
        source, target = (NAMES.index(part) for part in name.split(" to "))
        assert problems.sizes.tolist() == [3] * 20
        assert problems.context.argmax(dim=1).tolist() == [target] * 20
        words = torch.cat([each.values.argmax(dim=2).flatten() for each in problems.inputs])
        assert set((words // WORDS_EACH).tolist()) == {source}


@pytest.mark.parametrize("learner", ["crl", "rnn"])
def test_what_is_drawn_goes_on_bit_for_bit(learner: str, tmp_path: Path) -> None:
    config = preset("numeric", learner, scale="smoke")
    small = replace(config, batch=16, max_episodes=16 * 8, check_every=2, checkpoint_every=3)
    assert_resumes_bit_for_bit(replace(small, curriculum=PACED), tmp_path, cut_at=7)


def test_annealing_waits_for_no_larger_size(tmp_path: Path) -> None:
    rates: list[float] = []
    schedule = Schedule(kind="linear", updates=2)
    config = replace(TINY, curriculum=PACED, schedule=schedule, check_every=2)
    train(config, tmp_path / "run", observers=[lambda learner, _: rates.append(learner.rate)])
    assert rates == [1, 1, pytest.approx(2 / 3), pytest.approx(1 / 3)]


def test_rates_that_fall_to_the_end_leave_no_episode_out(tmp_path: Path) -> None:
    rates: list[float] = []
    fixed = Curriculum(kind="fixed", first=2, last=3, episodes=2 * TINY.batch)
    config = replace(TINY, curriculum=fixed, schedule=Schedule(kind="to_end"), check_every=2)
    config = replace(config, max_episodes=5 * TINY.batch + 1)
    watched = [lambda learner, _: rates.append(learner.rate)]
    run = train(config, tmp_path / "run", observers=watched)
    assert rates == [1, 1, *map(pytest.approx, (0.8, 0.6, 0.4, 0.2))]
    last = json.loads(run.metrics.read_text().splitlines()[-1])
    assert last["episodes"] >= config.max_episodes
    assert "validation" in last


def test_settings_of_drawing_leave_the_hashes_of_earlier_configs_as_they_were() -> None:
    paced = replace(SMALL, curriculum=Curriculum(kind="self-paced"))
    sharper = replace(SMALL, curriculum=Curriculum(kind="self-paced", sharpness=2.0))
    assert len({config_hash(config) for config in (SMALL, paced, sharper)}) == 3


def test_what_is_drawn_is_followed_in_experiments_where_the_learner_chooses(tmp_path: Path) -> None:
    experiment = replace(NUMERIC, followed=(("unseen", 4), (DRAWN, 2), (DRAWN, 3)), counts={4: 10})
    config = replace(TINY, curriculum=PACED)
    assert experiment.follows(TINY) == (("unseen", 4),)
    lines: list[dict[str, Any]] = []
    observers = [
        Follower(tmp_path / "curve.jsonl", experiment, config),
        lambda _, line: lines.append(line),
    ]
    train(config, tmp_path / "run", observers=observers)
    checked = [line for line in lines if "validation" in line]
    _, *drawn = read_curves(tmp_path / "curve.jsonl")
    assert [(each.split, each.size) for each in drawn] == [(DRAWN, 2), (DRAWN, 3)]
    for each in drawn:
        assert list(each.episodes) == [line["episodes"] for line in checked]
        assert list(each.value) == [line[f"drawn/{each.size}"] for line in checked]


def test_a_figure_shows_what_was_drawn_over_time(tmp_path: Path) -> None:
    curves = [
        curve(variant=config.variant, seed=FRESH, split=split, size=size, episodes=[1, 2])
        for config in NUMERIC.configs
        for split, size in NUMERIC.follows(config)
    ]
    curves = [replace(each, value=(0.2, 0.1)) for each in curves]
    write_records(tmp_path / "numeric-self-paced-curves.jsonl", curves)
    assert draw_figures(tmp_path, tmp_path, [NUMERIC]) == []
    write_records(tmp_path / "numeric-self-paced.jsonl", [record(variant="self-paced")])
    (path,) = draw_figures(tmp_path, tmp_path, [NUMERIC])
    text = path.read_text()
    assert path.name == "numeric-self-paced.svg"
    for said in ("CRL, self-paced (1 runs)", "what RNN, self-paced draws (seed 10)", "10 terms"):
        assert said in text


def test_learning_rates_of_the_rnn_decay_over_all_its_episodes_where_no_stage_is_waited_for() -> (
    None
):
    for experiment in (NUMERIC, MULTILINGUAL):
        (rnn,) = experiment.chosen(["rnn-self-paced"])
        decayed = (rnn.schedule.updates + rnn.check_every) * rnn.batch
        assert rnn.max_episodes - rnn.batch < decayed <= rnn.max_episodes
