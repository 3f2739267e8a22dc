"""What CRL is compared with learns honestly: the same data, training and measuring."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from resuming import assert_resumes_bit_for_bit

from crl.api import load
from crl.batch import ProblemBatch
from crl.config import Config, Curriculum, Schedule
from crl.controllers import Situation
from crl.domains import make_domain
from crl.domains.arithmetic.expressions import TIMES, Expressions
from crl.domains.arithmetic.multilingual import NUMERALS, Multilingual
from crl.domains.arithmetic.numeric import Numeric, parse
from crl.errors import UsageError
from crl.experiments import variant_config
from crl.learners import find_learner, make_learner
from crl.learners.baselines.pretrained_rnn import PretrainedRNN
from crl.learners.baselines.routing import RoutingNetwork
from crl.learners.hard_coded import HCC, HCF
from crl.presets import preset
from crl.presets.baselines import BASELINES
from crl.presets.scales import learning
from crl.reports.export import export_model
from crl.reports.run_report import report_run
from crl.solving import packaged_models
from crl.training import RunFolder, train
from crl.training.config_file import config_hash, read_config, resolved

FITTING = [
    (learner, domain)
    for learner, by_domain in BASELINES.items()
    for domain in by_domain
    if domain != "images"
]
ANSWERERS = [pair for pair in FITTING if pair[0] not in ("hcc", "hcf")]


def tiny(learner: str, domain: str, **changes: object) -> Config:
    """A run of a second or two: ten updates, a check and a checkpoint every second."""
    config = replace(
        preset(domain, learner, "smoke"), batch=32, max_episodes=320, schedule=Schedule()
    )
    return learning(config, **{"hidden": 16, **changes})


def crl(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "crl.cli", *arguments], capture_output=True, text=True, timeout=600
    )


# --- every learner -------------------------------------------------------------------------------


@pytest.mark.parametrize(("learner", "domain"), FITTING)
def test_interrupted_and_resumed_is_bit_identical_to_uninterrupted(
    tmp_path: Path, learner: str, domain: str
) -> None:
    changes: dict[str, float] = {}
    if (learner, domain) in ANSWERERS:
        changes["dropout"] = 0.1  # dropout draws random numbers too
    if learner == "pretrained-rnn":
        changes["pretraining"] = 160  # so that both halves are met
    assert_resumes_bit_for_bit(tiny(learner, domain, **changes), tmp_path, cut_at=7)


@pytest.mark.parametrize(("learner", "domain"), FITTING)
def test_problems_in_a_batch_do_not_affect_each_other(learner: str, domain: str) -> None:
    config = preset(domain, learner, "small")
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
    config = learning(preset(domain, learner, "small"), hidden=32, lr=5e-3)
    pupil = make_learner(config, made)
    if isinstance(pupil, PretrainedRNN):
        pupil.prepared += pupil.settings.pretraining
    generator = torch.Generator().manual_seed(0)
    problems = made.sample(made.sizes, 16, generator)
    for _ in range(150):
        pupil.update(problems, generator)
    assert float(made.solved(pupil.execute(problems), problems).float().mean()) > 0.85


@pytest.mark.parametrize("learner", BASELINES)
def test_named_configs_can_be_trained_with_and_are_not_mixed_up_on_disk(learner: str) -> None:
    assert find_learner(learner).name == learner
    for domain, config in BASELINES[learner].items():
        assert (config.learner, config.domain) == (learner, domain)
        assert config.variant not in ("smoke", "small", "paper")
        assert (
            make_learner(config, make_domain(domain, config.domain_settings)).num_parameters > 0
        ) == (learner != "classifier")


def test_where_nobody_searched_for_settings_a_learner_has_its_own_and_the_domains() -> None:
    assert preset("numeric", "routing") == replace(
        preset("numeric"), learner="routing", variant="routing-small", learner_settings={}
    )


# --- hard-coded halves ---------------------------------------------------------------------------


def test_hcc_reduces_in_the_order_that_keeps_the_value(numeric: Numeric) -> None:
    learner = HCC(numeric, preset("numeric", "hcc", "small"))
    exact = HCF(numeric, preset("numeric", "hcf", "small")).module_set.member(0)
    for (
        title
    ) in learner.module_set.titles:  # with exact modules a right order gives the right answer
        learner.module_set.members[title] = exact
    for size in (2, 5, 10, 30):
        problems = numeric.unseen(size, 200)
        assert bool(numeric.correct(learner.execute(problems).output, problems).all())


def test_hcc_takes_products_first_and_then_from_the_left(numeric: Numeric) -> None:
    learner = HCC(numeric, preset("numeric", "hcc", "small"))  # this domain has three reducers
    for text, place, reducer in (
        ("1-2+3", 0, 2),
        ("1-2*3", 2, 1),
        ("1+2-3*4*5", 4, 1),
        ("4+5", 0, 0),
    ):
        values = numeric.encode([parse(text)]).inputs[0].values
        choices = learner.module_set.choices(values.shape[1])
        best = learner.controller.greedy(
            Situation(
                rows=torch.zeros(1).long(),
                values=values,
                context=torch.zeros(1, 0),
                choices=choices,
            )
        )
        assert (int(choices.place[best]), int(choices.module[best])) == (place, reducer)


def test_hcf_has_exact_modules_and_only_windows_with_an_operator_in_the_middle(
    numeric: Numeric,
) -> None:
    learner = make_learner(preset("numeric", "hcf", "small"), numeric)
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
        learner = make_learner(preset("numeric", name, "small"), numeric)
        before = {name: value.clone() for name, value in learner.state_dict().items()}
        learner.update(
            numeric.sample([4, 5], 64, torch.Generator().manual_seed(0)),
            torch.Generator().manual_seed(0),
        )
        assert {
            key.split(".")[0]
            for key, value in learner.state_dict().items()
            if not torch.equal(value, before[key])
        } == {changed}


def test_hcf_learns_the_order_of_operations(tmp_path: Path) -> None:
    config = preset("numeric", "hcf", "small")
    quick = replace(
        config,
        batch=256,
        curriculum=Curriculum(last=4),
        max_episodes=40_000,
        check_every=5,
    )
    solver = load(train(quick, tmp_path / "run").path)
    assert solver.measure(sizes=[20], count=200)[0].value > 0.99


# --- learners of one piece -----------------------------------------------------------------------


def test_a_router_learns_from_the_reward_and_the_blocks_from_the_loss() -> None:
    domain = Multilingual()
    learner = make_learner(tiny("routing", "multilingual"), domain)
    assert isinstance(learner, RoutingNetwork)
    generator = torch.Generator().manual_seed(0)
    problems = domain.sample([2], 32, generator)
    before = {name: value.clone() for name, value in learner.state_dict().items()}
    output, route = learner.routed(problems, generator)
    learner.update_routers(route, torch.rand(32, generator=generator))
    changed = {
        key.split(".")[0]
        for key, value in learner.state_dict().items()
        if not torch.equal(value, before[key])
    }
    assert changed == {"routers"}
    domain.loss(output, problems).mean().backward()
    assert learner.embed.weight.grad is not None


def test_a_pretrained_rnn_learns_parts_first_and_the_curriculum_waits_for_it(
    tmp_path: Path,
) -> None:
    config = tiny("pretrained-rnn", "multilingual", pretraining=160)
    config = replace(config, curriculum=Curriculum(kind="fixed", first=2, last=5, episodes=64))
    run = train(config, tmp_path / "run")
    stages = [json.loads(line)["stage"] for line in run.metrics.read_text().splitlines()]
    assert stages == [
        2,
        2,
        2,
        2,
        2,
        2,
        2,
        3,
        3,
        4,
    ]  # five updates of pretraining, two of each stage


def test_auxiliary_tasks_are_translations_to_and_from_numerals_and_short_reductions() -> None:
    domain = Multilingual()
    problems = domain.auxiliary(400, torch.Generator().manual_seed(0))
    assert sorted(problems.sizes.unique().tolist()) == [1, 2]
    words = problems.take((problems.sizes == 1).nonzero()[:, 0])
    source, answer, target = (
        words.inputs[0].values.argmax(-1)[:, 0],
        words.answers,
        words.context.argmax(1),
    )
    assert bool((source % 13 == answer % 13).all())
    assert bool(((source // 13 == NUMERALS) | (target == NUMERALS)).all())
    assert bool((answer // 13 == target).all())


def test_settings_of_a_learner_that_make_no_sense_are_refused() -> None:
    for domain, learner, settings, complaint in (
        ("numeric", "rnn", {"layers": 0}, "layers is 0; allowed are 1 to 64"),
        ("numeric", "rnn", {"colour": 1}, "unknown key 'colour' in learner_settings of rnn"),
        ("numeric", "crl", {"lr": 0.1}, "unknown key 'lr' in learner_settings of crl"),
        (
            "numeric",
            "transformer",
            {"heads": 3},
            "heads is 3; allowed are numbers that divide hidden",
        ),
        ("multilingual", "hcc", {}, "needs hard-coded parts; the domain multilingual has none"),
        ("numeric", "pretrained-rnn", {}, "has no auxiliary tasks"),
    ):
        with pytest.raises(UsageError, match=complaint):
            make_learner(
                Config(domain=domain, learner=learner, learner_settings=settings),
                make_domain(domain),
            )


# --- configs and records -------------------------------------------------------------------------


@pytest.mark.parametrize("name", packaged_models())
def test_shipped_models_keep_their_hash(name: str) -> None:
    folder = packaged_models()[name]
    made = json.loads((folder / "results.json").read_text())["origin"]
    assert config_hash(read_config(folder / "config.json")) == made["config_hash"]
    solver = load(name)
    assert solver.origin.parameters == solver.learner.num_parameters


# --- as a user has it ----------------------------------------------------------------------------


def test_training_and_measuring_another_learner_from_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text(
        json.dumps({"hidden": 8, "batch": 32, "max_episodes": 320})
    )
    out = str(tmp_path / "run")
    command = (
        "train",
        "numeric",
        "--learner",
        "rnn",
        "--scale",
        "smoke",
        "--config",
        str(tmp_path / "config.json"),
        "--out",
        out,
    )
    done = crl(*command, "--no-table")
    assert done.returncode == 0, done.stderr
    assert RunFolder.open(Path(out)).config.learner == "rnn"
    measured = json.loads(crl("measure", out, "--terms", "20", "--count", "20", "--json").stdout)
    assert (measured["learner"], measured["split"], measured["parameters"] > 0) == (
        "rnn",
        "longer",
        True,
    )
    lines = crl(
        "measure", out, "--terms", "3", "--count", "20", "--trained", "--json"
    ).stdout.splitlines()
    assert [json.loads(line)["split"] for line in lines] == ["trained", "test", "unseen"]


def test_any_variant_of_an_experiment_can_be_trained_from_the_command_line(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    done = crl(
        "train",
        "numeric",
        "--learner",
        "rnn",
        "--variant",
        "rnn-10x",
        "--set",
        "max_episodes=64",
        "--out",
        out,
        "--no-table",
    )
    assert done.returncode == 0, done.stderr
    config = RunFolder.open(Path(out)).config
    assert resolved(config) == resolved(
        replace(variant_config("numeric", "rnn-10x"), max_episodes=64)
    )
    assert config.domain_settings["data"] == 10


def test_a_learner_without_programs_is_used_like_others_but_for_its_trace(
    tmp_path: Path,
) -> None:
    run = train(tiny("rnn", "numeric"), tmp_path / "run")
    said: list[str] = []
    report_run(run.path, said.append)
    assert "longer" in "\n".join(said)
    assert not (run.path / "traces.jsonl").exists()
    solver = load(run.path)
    assert solver.solve("3+4").steps == 2
    with pytest.raises(
        UsageError,
        match="the learner 'rnn' answers without writing a program, so there is none to show",
    ):
        solver.trace("3+4")
    with pytest.raises(
        UsageError, match="writes no tokens on the way to an answer, so there is nothing to snap"
    ):
        solver.solve("3+4", snap=True)
    export_model(run.path, tmp_path / "model")
    card = (tmp_path / "model" / "README.md").read_text()
    assert "--learner rnn" in card
    assert "crl trace" not in card
    assert load(tmp_path / "model").solve("3+4").answer == solver.solve("3+4").answer


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ("numeric", "--learner", "oracle"),
            "unknown learner 'oracle'; expected one of affine-stn",
        ),
        (
            ("multilingual", "--learner", "hcc"),
            "needs hard-coded parts; the domain multilingual has none",
        ),
        (
            ("numeric", "--learner", "rnn", "--scale", "paper"),
            "the paper has no settings of the learner 'rnn' on 'numeric'; expected the scale smoke",
        ),
    ],
)
def test_a_learner_that_is_unknown_or_does_not_fit_is_refused_in_one_sentence(
    arguments: tuple[str, ...], complaint: str
) -> None:
    done = crl("train", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr
