"""Settings: bounded, read strictly, migrated from older schemas, and identified by a hash."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from crl.config import SCHEMA, Config, Schedule
from crl.domains import find_domain
from crl.errors import UsageError
from crl.experiments.deviations import NUMERIC_ABLATIONS
from crl.measuring.records import read_records
from crl.presets import SHIPPED, preset
from crl.presets.baselines import BASELINES
from crl.presets.numeric import EARLIER
from crl.presets.scales import learning, problems
from crl.training import train
from crl.training.config_file import config_hash, read_config, resolved, to_json, with_settings
from crl.training.migration import migrated
from crl.validation import differences, from_dict, merged, settings

RESULTS = Path(__file__).parents[1] / "results"
SMALL = preset("numeric")
PRESETS = [config for scales in SHIPPED.values() for config in scales.values()]
PRESETS += [config for configs in BASELINES.values() for config in configs.values()]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"colour": 3}, "unknown key 'colour' in mine; allowed are domain, learner, variant"),
        ({"batch": "many"}, "wrong value 'many' for 'batch' in mine"),
        ({"curriculum": {"kind": "sometimes"}}, r"wrong value 'sometimes' for 'curriculum\.kind'"),
        ({"batch": 0}, "batch is 0; allowed are 1 to 1000000"),
        ({"seed": -1}, "seed is -1; allowed are 0 to 9223372036854775807"),
        ({"schedule": {"goal": 1.5}}, r"schedule\.goal is 1.5; allowed are 0 to 1"),
        (
            {"schedule": {"goal": float("nan")}},
            r"schedule\.goal is nan; allowed are 0 to 1",
        ),
    ],
)
def test_a_wrong_setting_of_training_is_one_sentence(
    changes: dict[str, object], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        merged(SMALL, changes, "mine")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"ppo": {"entropy": -1.0}}, r"ppo\.entropy is -1; allowed are 0 to 1e\+09"),
        ({"ppo": {"restlessness": -0.1}}, r"ppo\.restlessness is -0.1; allowed are"),
        ({"ppo": {"value_weight": -0.1}}, r"ppo\.value_weight is -0.1; allowed are"),
        ({"modules": {"replay_stop_loss": -0.1}}, r"modules\.replay_stop_loss is -0.1"),
        ({"ppo": {"colour": 3}}, r"unknown key 'ppo\.colour' in learner_settings of crl; allowed"),
        ({"group_size": 0}, "group_size is 0; allowed are 1 to 1000000000"),
    ],
)
def test_a_wrong_setting_of_the_learner_is_one_sentence(
    changes: dict[str, object], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        resolved(learning(SMALL, **changes))


@pytest.mark.parametrize(
    ("config", "complaint"),
    [
        (Config(domain="numeric", check_every=0), "check_every is 0; allowed are 1 to"),
        (Config(domain="numeric", max_episodes=-5), "max_episodes is -5; allowed are 1 to"),
        (Config(domain="numeric", seed=-5), "seed is -5; allowed are 0 to"),
        (Config(domain="numeric", schedule=Schedule(kind="foo")), "wrong value 'foo'"),  # type: ignore[arg-type]
        (Config(domain="numeric", curriculum={"last": "x"}), "wrong value 'x'"),  # type: ignore[arg-type]
    ],
)
def test_a_config_made_in_python_is_held_to_the_same_bounds(
    config: Config, complaint: str, tmp_path: Path
) -> None:
    with pytest.raises(UsageError, match=complaint):
        train(config, tmp_path / "run")
    assert not (tmp_path / "run").exists()


def test_a_missing_key_is_named() -> None:
    with pytest.raises(UsageError, match="the key 'domain' is missing in mine"):
        from_dict(Config, {"seed": 1}, "mine")


@pytest.mark.parametrize("config", PRESETS, ids=lambda config: f"{config.domain}-{config.variant}")
def test_a_saved_config_says_every_setting_and_is_read_back_the_same(
    config: Config, tmp_path: Path
) -> None:
    (tmp_path / "config.json").write_text(to_json(config))
    saved = json.loads((tmp_path / "config.json").read_text())
    assert saved["schema"] == SCHEMA
    assert set(saved["domain_settings"]) == set(resolved(config)["domain_settings"])
    again = read_config(tmp_path / "config.json")
    assert resolved(again) == resolved(config)
    assert config_hash(again) == config_hash(config)


def test_the_hash_is_of_all_settings_and_nothing_else() -> None:
    same = [
        replace(SMALL, seed=7),
        replace(SMALL, variant="another-name"),
        problems(SMALL, reach=2),  # what the domain has anyway
        learning(SMALL, ppo={"gae_lambda": 0.95}),
    ]
    other = [
        replace(SMALL, batch=512),
        problems(SMALL, reach=3),
        learning(SMALL, ppo={"gae_lambda": 0.9}),
        replace(SMALL, schedule=Schedule(updates=41)),
    ]
    assert {config_hash(config) for config in same} == {config_hash(SMALL)}
    assert len({config_hash(config) for config in (SMALL, *other)}) == 1 + len(other)


def test_a_later_setting_changes_the_hash_only_where_it_changes_something() -> None:
    assert config_hash(learning(EARLIER, snaps=False)) == config_hash(EARLIER)
    assert config_hash(learning(EARLIER, snaps=True)) != config_hash(EARLIER)
    drawn = replace(EARLIER, curriculum=replace(EARLIER.curriculum, emphasis=1.0))
    assert config_hash(drawn) != config_hash(EARLIER)
    recorded = read_records(RESULTS / "numeric-ablations.jsonl")
    (no_decay,) = NUMERIC_ABLATIONS.chosen(["no-weight-decay"])
    assert config_hash(no_decay) in {each.config_hash for each in recorded}


def test_a_change_of_a_domains_default_changes_the_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    before = config_hash(SMALL)
    numeric = find_domain("numeric")

    @settings
    class Changed(numeric.Settings):  # type: ignore[misc, name-defined]
        reach: int = 3

    monkeypatch.setattr(numeric, "Settings", Changed)
    assert config_hash(SMALL) != before


OLD = {
    "domain": "images",
    "variant": "small",
    "seed": 4,
    "batch": 512,
    "programs": 8,
    "hidden": 64,
    "step_cost": 0.0,
    "domain_settings": {"size": 64},
    "ppo": {"gae_decay": 1.0, "surprise": 0.0, "straying": 0.1, "max_norm": 1.0, "lr": 0.001},
    "modules": {"enough": 0.05, "patience": 0.5, "doubt": 0.0},
    "stop": {"max_episodes": 1400000, "accuracy": 0.95, "nearly": 0.85, "settle": 1000},
}


def test_a_config_of_the_first_schema_is_read_as_what_it_meant() -> None:
    config = from_dict(Config, migrated(json.loads(json.dumps(OLD)), "mine"), "mine")
    assert config.max_episodes == 1_400_000
    assert config.schedule == Schedule(updates=1000, start=0.85, goal=0.95)
    assert config.domain_settings == {"width": 64}
    own = config.learner_settings
    assert (own["hidden"], own["group_size"], own["step_cost"]) == (64, 8, 0.0)
    assert own["ppo"] == {
        "gae_lambda": 1.0,
        "subsample_below": 0.0,
        "exploration": 0.1,
        "max_grad_norm": 1.0,
        "lr": 0.001,
    }
    assert own["modules"] == {"replay_stop_loss": 0.05, "gce_q": 0.5, "confidence_penalty": 0.0}


@pytest.mark.parametrize(
    ("stop", "schedule"),
    [
        ({"accuracy": None}, Schedule(kind="constant")),
        ({"accuracy": 0.0, "nearly": 0.0, "settle": 2250}, Schedule(kind="linear", updates=2250)),
        ({"accuracy": 0.0, "nearly": 0.8, "settle": 500}, Schedule(kind="linear", updates=500)),
        ({}, Schedule()),
    ],
)
def test_how_training_ended_in_the_first_schema_is_a_schedule_now(
    stop: dict[str, object], schedule: Schedule
) -> None:
    values = migrated({"domain": "numeric", "stop": stop}, "mine")
    assert from_dict(Config, values, "mine").schedule == schedule


def test_settings_of_crl_are_not_handed_to_other_learners() -> None:
    values = migrated({**OLD, "learner": "rnn", "learner_settings": {"max_norm": 2.0}}, "mine")
    assert values["learner_settings"] == {"max_grad_norm": 2.0, "hidden": 64}


def test_a_config_of_a_later_version_is_refused() -> None:
    with pytest.raises(UsageError, match="the schema of mine is 99; this version reads 1 to 2"):
        migrated({"schema": 99, "domain": "numeric"}, "mine")


def test_a_setting_is_found_by_its_short_name() -> None:
    config = with_settings(EARLIER, {"hidden": 8, "ppo.lr": 0.5, "reach": 1, "batch": 64}, "mine")
    assert config.learner_settings == {"hidden": 8, "ppo": {"lr": 0.5}}
    assert (config.domain_settings, config.batch) == ({"reach": 1}, 64)
    with pytest.raises(UsageError, match="unknown setting 'colour'; allowed are domain, learner"):
        with_settings(SMALL, {"colour": 1}, "mine")


def test_differences_are_told_one_by_one() -> None:
    old, new = resolved(SMALL), resolved(replace(learning(SMALL, ppo={"lr": 0.5}), batch=64))
    expected = ["batch: 1024 -> 64", "learner_settings.ppo.lr: 0.001 -> 0.5"]
    assert differences(old, new) == expected


def test_a_schedule_decays_to_zero_and_says_when() -> None:
    schedule = Schedule(updates=4, start=0.9, goal=0.95)
    rates = [schedule.rate(decayed, left=9) for decayed in (0, 1, 4)]
    assert rates == [1.0, 0.8, pytest.approx(0.2)]
    assert (schedule.is_over(4), schedule.is_over(5)) == (False, True)
    assert (schedule.starts(0.89), schedule.starts(0.9)) == (False, True)
    assert (schedule.restores(0.94), schedule.restores(0.95)) == (True, False)
    linear, constant = Schedule(kind="linear"), Schedule(kind="constant")
    assert (linear.starts(0.0), linear.restores(0.0)) == (True, False)
    assert not constant.starts(1.0)


def test_a_schedule_to_the_end_takes_all_updates_that_are_left() -> None:
    schedule = Schedule(kind="to_end")
    assert schedule.starts(0.0)
    assert not schedule.restores(0.0)
    rates = [schedule.rate(decayed, left=4 - decayed) for decayed in range(4)]
    assert rates == [1.0, pytest.approx(0.75), pytest.approx(0.5), pytest.approx(0.25)]
    assert not schedule.is_over(10_000)
