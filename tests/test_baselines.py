"""What CRL is compared with learns honestly: the same data, the same training, the same measuring."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path

import pytest
import torch
from resuming import assert_resumes_bit_for_bit

from crl.config import Config, CurriculumConfig, StopConfig, config_hash, from_dict, to_json
from crl.controllers import Situation
from crl.domains import make_domain, named_config
from crl.domains.arithmetic import TIMES, Expressions
from crl.domains.multilingual import NUMERALS, Multilingual
from crl.domains.numeric import Numeric, parse
from crl.errors import UsageError
from crl.experiments import EXPERIMENTS, variant_config
from crl.exporting import export_model
from crl.figures import draw
from crl.generalization import measure
from crl.learners import LEARNERS, learner_config, make_learner
from crl.learners.ablations import HCC, HCF
from crl.learners.configs import CONFIGS
from crl.learners.pretrained_rnn import PretrainedRNN
from crl.learners.routing import RoutingNetwork
from crl.problem import ProblemBatch
from crl.records import Record, write_records
from crl.run_folder import RunFolder
from crl.solver import load, shipped_models
from crl.tables import print_training_table, refreshed
from crl.training import train

FITTING = [(learner, domain) for learner, by_domain in CONFIGS.items() for domain in by_domain if domain != "images"]
ANSWERERS = [pair for pair in FITTING if pair[0] not in ("hcc", "hcf")]


def tiny(learner: str, domain: str, **changes: object) -> Config:
    """A run of a second or two: ten updates, a check and a checkpoint every second."""
    config = replace(learner_config(learner, domain, "smoke"), batch=32, hidden=16, stop=StopConfig(max_episodes=320))
    return replace(config, **changes)  # type: ignore[arg-type]


def crl(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "crl.cli", *arguments], capture_output=True, text=True, timeout=600)


# --- every learner --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("learner", "domain"), FITTING)
def test_interrupted_and_resumed_is_bit_identical_to_uninterrupted(tmp_path: Path, learner: str, domain: str) -> None:
    settings = {"dropout": 0.1} if (learner, domain) in ANSWERERS else {}  # dropout draws random numbers too
    settings |= {"pretraining": 160} if learner == "pretrained-rnn" else {}  # so that both halves are met
    config = tiny(learner, domain, learner_settings=settings)
    assert_resumes_bit_for_bit(config, tmp_path, cut_at=7)


@pytest.mark.parametrize(("learner", "domain"), FITTING)
def test_problems_in_a_batch_do_not_affect_each_other(learner: str, domain: str) -> None:
    config = learner_config(learner, domain, "small")
    made = make_domain(domain)
    trained = make_learner(config, made)
    problems = ProblemBatch.join([made.unseen(size, 3) for size in (2, 5, 12)])
    together = trained.execute(problems)
    for row in range(len(problems)):
        alone = trained.execute(problems.take(torch.tensor([row])))
        torch.testing.assert_close(alone.output[0], together.output[row], atol=1e-5, rtol=1e-4)
        assert bool(alone.halted[0]) == bool(together.halted[row])


@pytest.mark.parametrize(("learner", "domain"), ANSWERERS)
def test_a_handful_of_problems_is_learned_by_heart(learner: str, domain: str) -> None:
    made = make_domain(domain)
    config = replace(learner_config(learner, domain, "small"), hidden=32)
    learning = make_learner(replace(config, learner_settings={**config.learner_settings, "lr": 5e-3}), made)
    if isinstance(learning, PretrainedRNN):
        learning.prepared += learning.settings.pretraining
    generator = torch.Generator().manual_seed(0)
    problems = made.sample(made.sizes, 16, generator)
    for _ in range(150):
        learning.update(problems, generator)
    outcome = learning.execute(problems)
    assert float((outcome.halted & made.correct(outcome.output, problems)).float().mean()) > 0.85


@pytest.mark.parametrize("learner", CONFIGS)
def test_named_configs_can_be_trained_with_and_are_not_mixed_up_on_disk(learner: str) -> None:
    assert learner in LEARNERS
    for domain, config in CONFIGS[learner].items():
        assert (config.learner, config.domain) == (learner, domain)
        assert config.variant not in ("smoke", "small", "paper")
        assert (make_learner(config, make_domain(domain, config.domain_settings)).num_parameters > 0) == (learner != "classifier")


def test_where_nobody_searched_for_settings_a_learner_has_those_of_crl() -> None:
    assert learner_config("routing", "numeric", "small") == replace(
        named_config("numeric", "small"), learner="routing", variant="routing-small"
    )


# --- hard-coded halves ----------------------------------------------------------------------------------------------------------


def test_hcc_reduces_in_the_order_that_keeps_the_value(numeric: Numeric) -> None:
    learner = HCC(numeric, learner_config("hcc", "numeric", "small"))
    exact = HCF(numeric, learner_config("hcf", "numeric", "small")).module_set.member(0)
    for number in range(3):
        learner.module_set.members[number] = exact  # with exact modules a right order gives the right answer
    for size in (2, 5, 10, 30):
        problems = numeric.unseen(size, 200)
        assert bool(numeric.correct(learner.execute(problems).output, problems).all())


def test_hcc_takes_products_first_and_then_from_the_left(numeric: Numeric) -> None:
    learner = HCC(numeric, learner_config("hcc", "numeric", "small"))  # this domain has three reducers
    for text, place, reducer in (("1-2+3", 0, 2), ("1-2*3", 2, 1), ("1+2-3*4*5", 4, 1), ("4+5", 0, 0)):
        values = numeric.encode([parse(text)]).inputs[0].values
        choices = learner.module_set.choices(values.shape[1])
        best = learner.controller.best(Situation(rows=torch.zeros(1).long(), values=values, context=torch.zeros(1, 0), choices=choices))
        assert (int(choices.place[best]), int(choices.module[best])) == (place, reducer)


def test_hcf_has_exact_modules_and_only_windows_with_an_operator_in_the_middle(numeric: Numeric) -> None:
    learner = make_learner(learner_config("hcf", "numeric", "small"), numeric)
    assert isinstance(learner, HCF)
    assert not list(learner.module_set.parameters())
    assert learner.module_set.choices(9).place.tolist() == [0, 2, 4, 6]
    digits = torch.cartesian_prod(torch.arange(10), torch.arange(10)).repeat(3, 1).numpy()
    operators = torch.arange(3).repeat_interleave(100)[:, None].numpy()
    every = Expressions(digits, operators)
    assert (every.operators == TIMES).sum() == 100
    problems = numeric.encode([every])
    written = learner.module_set.member(0)(problems.inputs[0].values)[:, 0]
    assert bool(numeric.correct(written, problems).all())


def test_only_the_half_that_is_not_given_learns(numeric: Numeric) -> None:
    for name, changed in (("hcc", "module_set"), ("hcf", "controller")):
        learner = make_learner(learner_config(name, "numeric", "small"), numeric)
        before = {name: value.clone() for name, value in learner.state_dict().items()}
        learner.update(numeric.sample([4, 5], 64, torch.Generator().manual_seed(0)), torch.Generator().manual_seed(0))
        assert {key.split(".")[0] for key, value in learner.state_dict().items() if not torch.equal(value, before[key])} == {changed}


def test_hcf_learns_the_order_of_operations(tmp_path: Path) -> None:
    config = learner_config("hcf", "numeric", "small")
    quick = replace(config, batch=256, curriculum=CurriculumConfig(last=4), stop=StopConfig(max_episodes=40_000), check_every=5)
    solver = load(train(quick, tmp_path / "run").path)
    assert next(measure(solver.learner, solver.domain, sizes=[20], count=200)).value > 0.99


# --- learners of one piece ------------------------------------------------------------------------------------------------------


def test_a_router_learns_from_the_reward_and_the_blocks_from_the_loss() -> None:
    domain = Multilingual()
    learner = make_learner(tiny("routing", "multilingual"), domain)
    assert isinstance(learner, RoutingNetwork)
    generator = torch.Generator().manual_seed(0)
    problems = domain.sample([2], 32, generator)
    before = {name: value.clone() for name, value in learner.state_dict().items()}
    output, route = learner.routed(problems, generator)
    learner.update_routers(route, torch.rand(32, generator=generator))
    changed = {key.split(".")[0] for key, value in learner.state_dict().items() if not torch.equal(value, before[key])}
    assert changed == {"routers"}
    domain.loss(output, problems).mean().backward()
    assert learner.embed.weight.grad is not None


def test_a_pretrained_rnn_learns_parts_first_and_the_curriculum_waits_for_it(tmp_path: Path) -> None:
    config = tiny("pretrained-rnn", "multilingual", learner_settings={"pretraining": 160})
    config = replace(config, curriculum=CurriculumConfig(kind="fixed", first=2, last=5, episodes=64))
    run = train(config, tmp_path / "run")
    stages = [json.loads(line)["stage"] for line in run.metrics.read_text().splitlines()]
    assert stages == [2, 2, 2, 2, 2, 2, 2, 3, 3, 4]  # after five updates of preparing, two of each stage


def test_auxiliary_tasks_are_translations_to_and_from_numerals_and_short_reductions() -> None:
    domain = Multilingual()
    problems = domain.auxiliary(400, torch.Generator().manual_seed(0))
    assert sorted(problems.sizes.unique().tolist()) == [1, 2]
    words = problems.take((problems.sizes == 1).nonzero()[:, 0])
    source, answer, target = words.inputs[0].values.argmax(-1)[:, 0], words.answers, words.context.argmax(1)
    assert bool((source % 13 == answer % 13).all())
    assert bool(((source // 13 == NUMERALS) | (target == NUMERALS)).all())
    assert bool((answer // 13 == target).all())


def test_settings_of_a_learner_that_make_no_sense_are_refused() -> None:
    for domain, learner, settings, complaint in (
        ("numeric", "rnn", {"layers": 0}, "layers is 0; allowed are 1 to 64"),
        ("numeric", "rnn", {"colour": 1}, "unknown key 'colour' in learner_settings of rnn"),
        ("numeric", "crl", {"lr": 0.1}, "unknown key 'lr' in learner_settings of crl"),
        ("numeric", "transformer", {"heads": 3}, "heads is 3; allowed are numbers that divide hidden"),
        ("multilingual", "hcc", {}, "has no hard-coded controller"),
        ("numeric", "pretrained-rnn", {}, "has no auxiliary tasks"),
    ):
        with pytest.raises(UsageError, match=complaint):
            make_learner(Config(domain=domain, learner=learner, learner_settings=settings), make_domain(domain))


# --- configs and records --------------------------------------------------------------------------------------------------------


def test_configs_without_settings_of_a_learner_are_saved_and_hashed_as_before_there_were_any() -> None:
    config = named_config("numeric", "small")
    assert "learner_settings" not in to_json(config)
    assert from_dict(Config, json.loads(to_json(config)), "saved") == config
    rnn = learner_config("rnn", "numeric", "small")
    assert from_dict(Config, json.loads(to_json(rnn)), "saved") == rnn
    assert config_hash(rnn) != config_hash(replace(rnn, learner_settings={}))


@pytest.mark.parametrize("name", shipped_models())
def test_shipped_models_keep_their_hash(name: str) -> None:
    folder = shipped_models()[name]
    config = from_dict(Config, json.loads((folder / "config.json").read_text()), name)
    assert config_hash(config) == json.loads((folder / "results.json").read_text())["origin"]["config_hash"]
    assert load(name).origin["parameters"] == load(name).learner.num_parameters


def record(**values: object) -> Record:
    made: dict[str, object] = {
        "experiment": "x", "domain": "numeric", "learner": "rnn", "variant": "rnn", "seed": 0, "episodes": 1000, "seconds": 2.0,
        "split": "unseen", "size": 10, "metric": "accuracy", "value": 0.5, "low": 0.4, "high": 0.6, "n": 100, "commit": None,
        "config_hash": None,
    }  # fmt: skip
    return Record(**{**made, **values})  # type: ignore[arg-type]


def test_records_from_before_parameters_were_counted_can_be_read() -> None:
    old = {key: value for key, value in asdict(record()).items() if key != "parameters"}
    assert Record(**old).parameters is None


def test_tables_say_how_many_problems_were_measured_if_not_as_many_for_all(tmp_path: Path) -> None:
    write_records(tmp_path / "mine.jsonl", [record(), record(variant="rnn-10x", n=2000)])
    assert "problems measured: 100 or 2,000 (10 unseen)." in refreshed("<!-- summary: mine -->\n<!-- end -->", tmp_path)


def test_tables_show_parameters_and_percentiles(tmp_path: Path) -> None:
    write_records(tmp_path / "mine.jsonl", [record(seed=seed, value=seed / 10, parameters=1234) for seed in range(11)])
    table = refreshed("<!-- percentiles: mine -->\n<!-- end -->", tmp_path)
    assert "| variant | runs | parameters | episodes | seconds | 10 unseen |" in table
    assert "| rnn | 11 | 1,234 | 1,000 | 2 | 50.0 (10.0 to 90.0) |" in table


def test_a_table_can_hold_the_records_of_several_files(tmp_path: Path) -> None:
    write_records(tmp_path / "ours.jsonl", [record(learner="crl", variant="small", value=0.75)])
    write_records(tmp_path / "theirs.jsonl", [record()])
    table = refreshed("<!-- summary: ours+theirs -->\n<!-- end -->", tmp_path)
    assert "| crl | 1 | 1,000 | 2 | 75.00 (75.00) |" in table
    assert "| rnn | 1 | 1,000 | 2 | 50.00 (50.00) |" in table


def test_figures_are_drawn_from_curves_and_what_came_of_them_once_there_are_some(tmp_path: Path) -> None:
    splits = (("trained", 10), ("unseen", 10), ("longer", 20))
    curves = [
        record(variant=variant, seed=seed, episodes=episodes, split=split, size=size)
        for variant in ("rnn", "hcf")
        for seed in range(2)
        for episodes in (1000, 2000)
        for split, size in splits
    ]
    write_records(tmp_path / "numeric-baselines-curves.jsonl", curves)
    assert draw(tmp_path, tmp_path / "figures") == []
    write_records(tmp_path / "numeric-baselines.jsonl", [each for each in curves if each.episodes == 2000])
    assert [path.name for path in draw(tmp_path, tmp_path / "figures")] == ["numeric-baselines.svg"]
    assert "hcf (2 runs)" in (tmp_path / "figures" / "numeric-baselines.svg").read_text()


@pytest.mark.parametrize("name", ["numeric-baselines", "multilingual-baselines", "images-baselines"])
def test_every_variant_of_an_experiment_is_another_run_that_can_be_made(name: str) -> None:
    configs = EXPERIMENTS[name].configs
    assert len({config.variant for config in configs}) == len({config_hash(config) for config in configs}) == len(configs)
    for config in configs:
        assert config.learner in LEARNERS
        assert config.curriculum.first <= config.curriculum.last


@pytest.mark.parametrize("domain", ["numeric", "multilingual"])
def test_equal_parameters_are_those_of_crl_give_or_take_a_tenth(domain: str) -> None:
    made = make_domain(domain)
    configs = EXPERIMENTS[f"{domain}-baselines"].configs
    sizes = {config.variant: make_learner(config, made).num_parameters for config in configs if config.domain_settings == {}}
    assert abs(sizes["transformer-equal-parameters"] / sizes["crl"] - 1) < 0.1


def test_training_problems_are_measured_too_if_asked_for(numeric: Numeric) -> None:
    learner = make_learner(tiny("rnn", "numeric"), numeric)
    splits = [(found.split, found.n) for found in measure(learner, numeric, sizes=[10, 20], count=50, trained=True)]
    assert splits == [("trained", 50), ("test", 150), ("unseen", 50), ("longer", 50)]


# --- as a user has it -----------------------------------------------------------------------------------------------------------


def test_training_and_measuring_another_learner_from_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(json.dumps({"hidden": 8, "batch": 32, "stop": {"max_episodes": 320}}))
    out = str(tmp_path / "run")
    command = ("train", "numeric", "--learner", "rnn", "--scale", "smoke", "--config", str(tmp_path / "config.json"), "--out", out)
    done = crl(*command, "--no-table")
    assert done.returncode == 0, done.stderr
    assert RunFolder.open(Path(out)).config.learner == "rnn"
    measured = json.loads(crl("measure", out, "--terms", "20", "--count", "20", "--json").stdout)
    assert (measured["learner"], measured["split"], measured["parameters"] > 0) == ("rnn", "longer", True)
    lines = crl("measure", out, "--terms", "3", "--count", "20", "--trained", "--json").stdout.splitlines()
    assert [json.loads(line)["split"] for line in lines] == ["trained", "test", "unseen"]


def test_any_variant_of_an_experiment_can_be_trained_from_the_command_line(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    done = crl("train", "numeric", "--learner", "rnn", "--variant", "rnn-10x", "--set", "stop.max_episodes=64", "--out", out, "--no-table")
    assert done.returncode == 0, done.stderr
    config = RunFolder.open(Path(out)).config
    assert config == replace(variant_config("numeric", "rnn-10x"), stop=config.stop)
    assert config.domain_settings == {"data": 10}


def test_a_learner_without_programs_is_used_like_others_but_for_its_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = train(tiny("rnn", "numeric"), tmp_path / "run")
    print_training_table(run)
    assert "longer" in capsys.readouterr().out
    assert not (run.path / "traces.jsonl").exists()
    solver = load(run.path)
    assert solver.solve("3+4").steps == 2
    with pytest.raises(UsageError, match="the learner 'rnn' answers without writing a program, so there is none to show"):
        solver.trace("3+4")
    with pytest.raises(UsageError, match="writes no tokens on the way to an answer, so there is nothing to snap"):
        solver.solve("3+4", snap=True)
    export_model(run.path, tmp_path / "model")
    card = (tmp_path / "model" / "README.md").read_text()
    assert "--learner rnn" in card
    assert "crl trace" not in card
    assert load(tmp_path / "model").solve("3+4").answer == solver.solve("3+4").answer


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("numeric", "--learner", "oracle"), "unknown learner 'oracle'; expected one of crl, hcc, hcf, rnn, pretrained-rnn, routing"),
        (("multilingual", "--learner", "hcc"), "the domain multilingual has no hard-coded controller"),
        (("numeric", "--learner", "rnn", "--scale", "paper"), "the learner 'rnn' has no scale 'paper'; expected smoke or small"),
    ],
)
def test_a_learner_that_is_unknown_or_does_not_fit_is_refused_in_one_sentence(arguments: tuple[str, ...], complaint: str) -> None:
    done = crl("train", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr
