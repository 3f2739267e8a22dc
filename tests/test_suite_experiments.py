"""What the public tasks are compared with, and learned from less."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from recorded import record

from crl.domains import make_domain
from crl.experiments.figures import draw_figures
from crl.experiments.suite import FRESH, suite_config
from crl.experiments.suite_baselines import BUSY, MOST, TASKS, Task
from crl.experiments.suite_data import AMOUNTS, SUITE_DATA
from crl.experiments.targets import targets
from crl.measuring.records import PROVED, SNAPPED, write_records
from crl.presets.suite import SIZES


def test_all_baselines_together_take_less_than_an_hour_on_one_core() -> None:
    found = targets("suite-baselines")
    assert sum(each.minutes() for each in found) < 60
    assert {task.domain for task in TASKS} == set(SIZES) - {"ndr-arithmetic-3"}
    assert all(each.first_seed == FRESH and not each.certified for each in found)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.domain)
def test_baselines_learn_the_problems_that_crl_learns_and_are_measured_as_it_is(task: Task) -> None:
    experiment, crl = task.experiment(), suite_config(task.domain)
    assert {config.learner for config in experiment.configs} == {"rnn", "transformer"}
    for config in experiment.configs:
        assert config.domain_settings == crl.domain_settings
        assert config.curriculum.first == crl.curriculum.first
        assert config.curriculum.last == crl.curriculum.last
        stages = crl.curriculum.last - crl.curriculum.first
        assert stages * config.curriculum.episodes <= config.max_episodes / 4
        assert experiment.seconds[config.variant] <= round(BUSY * MOST)
    assert set(task.crl.counts.items()) <= set(experiment.counts.items())


def test_budgets_are_crls_unless_they_take_too_long() -> None:
    rates = {"rnn": 1000}
    whole = Task(domain="ctl", crl=TASKS[0].crl, rates=rates, episodes=70_000, seconds=30)
    assert dict(whole.budgets("rnn")) == {"equal-data": 70_000, "equal-time": 30_000}
    partly = Task(domain="ctl", crl=TASKS[0].crl, rates=rates, episodes=150_000, seconds=30)
    assert dict(partly.budgets("rnn")) == {"equal-time": 30_000, "capped": 140_000}
    neither = Task(domain="ctl", crl=TASKS[0].crl, rates=rates)
    assert dict(neither.budgets("rnn")) == {"capped": 140_000}


def test_fewer_problems_are_some_of_the_many_and_every_size_has_one() -> None:
    sets = []
    for config, amount in zip(SUITE_DATA.configs, AMOUNTS, strict=True):
        domain = make_domain("ctl", config.domain_settings)
        found = {
            domain.show(row)
            for size in (2, 3, 4, 5)
            for row in domain.problems("train", size).inputs[0].values
        }
        assert abs(len(found) - amount) <= 2
        assert len(domain.problems("train", 1)) == 88
        sets.append(found)
    assert all(few < many for many, few in pairwise(sets))


def test_the_curve_of_problems_is_drawn_from_records(tmp_path: Path) -> None:
    made = [
        record(domain="ctl", learner="crl", variant=f"problems-{amount}", seed=10, size=10,
               split="longer", metric=metric, value=1.0)
        for amount in AMOUNTS for metric in (SNAPPED, PROVED)
    ]  # fmt: skip
    write_records(tmp_path / "suite-data.jsonl", made)
    (drawn,) = draw_figures(tmp_path, tmp_path, [SUITE_DATA])
    assert "proved at every length" in drawn.read_text()
