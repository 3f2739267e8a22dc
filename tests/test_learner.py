"""Who learns from what, and that learning works."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from xor import Xor

from crl.batch import ProblemBatch
from crl.config import Curriculum
from crl.curriculum import Stage, Stratum
from crl.domains import DOMAINS, make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.learners.credit import (
    Credit,
    Experience,
    assign_credit,
    balanced_split,
    decisions,
    experience,
    subsampled,
)
from crl.learners.crl import CRL
from crl.learners.neighbours import cost_of_strangers, known_neighbours
from crl.learners.regularizers import (
    confidence_penalty,
    entropy,
    generalized_cross_entropy,
    indifference,
    restlessness,
    written_entropy,
)
from crl.learners.rules import rarity, rules_used
from crl.measuring.generalization import num_solved
from crl.meta_mdp import Recorded, rollout, with_exploration
from crl.modules import Identity, ModuleSet
from crl.presets import preset
from crl.presets.scales import learning
from crl.solving import load_model
from crl.trace import ExecutionTrace
from crl.training import train


@pytest.fixture(autouse=True)
def _known(_forgotten: None) -> None:
    DOMAINS.register(Xor)


def learner(domain: Numeric | Xor, **changes: Any) -> CRL:
    """A new learner with the settings of its domain, some of them changed."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return CRL(domain, learning(preset(domain.name), **changes))


def test_the_task_loss_reaches_the_modules_and_not_the_controller(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3, 4], 32, generator)
    before = {name: value.clone() for name, value in crl.state_dict().items()}
    crl.update_modules(problems, crl.collect(problems, generator), generator)
    changed = {
        name.split(".")[0]
        for name, value in crl.state_dict().items()
        if not torch.equal(value, before[name])
    }
    assert changed == {"module_set"}
    assert all(parameter.grad is None for parameter in crl.controller.parameters())


def test_the_reward_reaches_the_controller_and_not_the_modules(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3, 4], 32, generator)
    before = {name: value.clone() for name, value in crl.state_dict().items()}
    trace = crl.collect(problems, generator)
    crl.update_controller(problems, trace, numeric.solved(trace, problems), generator)
    changed = {
        name.split(".")[0]
        for name, value in crl.state_dict().items()
        if not torch.equal(value, before[name])
    }
    assert changed == {"controller"}
    assert all(parameter.grad is None for parameter in crl.module_set.parameters())


def test_collected_representations_carry_no_gradient(numeric: Numeric) -> None:
    crl = learner(numeric)
    trace = crl.collect(
        numeric.sample([4], 8, torch.Generator().manual_seed(0)), torch.Generator().manual_seed(0)
    )
    assert all(
        step.representation is not None and not step.representation.requires_grad
        for step in trace.steps
    )


def credited(crl: CRL, problems: ProblemBatch, trace: ExecutionTrace) -> Credit:
    made = decisions(trace, crl.module_set)
    return assign_credit(trace, crl.domain.solved(trace, problems), made, crl.settings)


def everything(crl: CRL, problems: ProblemBatch, trace: ExecutionTrace) -> list[Experience]:
    """All decisions, none left out."""
    made = decisions(trace, crl.module_set)
    return experience(problems, made, credited(crl, problems, trace))


def test_learning_from_a_sample_of_decisions_changes_no_mean(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 3, 5], 4000, generator)
    trace = crl.collect(problems, generator)
    for every in everything(crl, problems, trace):
        some = subsampled(every, 0.5, generator)
        assert len(some) < 0.8 * len(every)
        assert float(some.weight.sum()) == pytest.approx(len(every), rel=0.1)
        whole = float(every.returns.sum())
        assert float(some.weight @ some.returns) == pytest.approx(whole, rel=0.1, abs=10)


def test_a_step_with_one_possible_choice_is_no_decision(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 4], 64, generator)
    trace = crl.collect(problems, generator)
    parts = everything(crl, problems, trace)
    assert {part.length for part in parts} == {3, 5, 7}  # HALT on one token is forced
    assert sum(len(part) for part in parts) == int((problems.sizes - 1).sum())


def test_returns_are_the_terminal_reward_minus_step_costs(numeric: Numeric) -> None:
    crl = learner(numeric, step_cost=0.25, ppo={"gae_lambda": 1.0})
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3], 64, generator)
    trace = crl.collect(problems, generator)
    right = numeric.correct(trace.output, problems).float()
    by_length = {part.length: part for part in everything(crl, problems, trace)}
    torch.testing.assert_close(by_length[5].returns, right - 0.5)
    torch.testing.assert_close(by_length[3].returns, right - 0.25)


def test_several_programs_of_a_problem_have_their_mean_as_baseline(numeric: Numeric) -> None:
    crl = learner(numeric, group_size=4, step_cost=0.0)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2], 64, generator).repeated(4)
    trace = crl.collect(problems, generator)
    solved = numeric.solved(trace, problems)
    reward = solved.float().view(64, 4)
    assert 0 < float(reward.mean()) < 1
    baseline = credited(crl, problems, trace).value[:, 0].view(64, 4)
    torch.testing.assert_close(baseline, reward.mean(dim=1, keepdim=True).expand(64, 4))
    before = {name: parameter.clone() for name, parameter in crl.controller.named_parameters()}
    crl.update_controller(problems, trace, solved, generator)
    changed = {
        name.split(".")[0]
        for name, parameter in crl.controller.named_parameters()
        if not torch.equal(parameter, before[name])
    }
    assert "window_score" in changed
    assert "value" not in changed


def test_repeated_problems_stand_side_by_side(numeric: Numeric) -> None:
    problems = numeric.sample([2, 3], 16, torch.Generator().manual_seed(0))
    repeated = problems.repeated(3)
    for part in range(3):
        same = repeated.take(torch.arange(16) * 3 + part)
        torch.testing.assert_close(same.padded(), problems.padded())
        assert torch.equal(same.answers, problems.answers)
        assert torch.equal(same.max_steps, problems.max_steps)


def test_exploration_mixes_the_policy_with_indifference_between_kinds(numeric: Numeric) -> None:
    choices = numeric.make_modules().choices(5)
    log_probs = torch.log_softmax(
        torch.randn(8, len(choices), generator=torch.Generator().manual_seed(0)), dim=1
    )
    mixed = with_exploration(log_probs, choices, 0.25).exp()
    torch.testing.assert_close(
        mixed, 0.75 * log_probs.exp() + 0.25 * choices.uniform_log_probs.exp()
    )
    assert with_exploration(log_probs, choices, 0.0) is log_probs
    torch.testing.assert_close(choices.kind_log_probs(log_probs).exp().sum(dim=1), torch.ones(8))
    assert bool((entropy(choices.kind_log_probs(log_probs)) <= entropy(log_probs) + 1e-6).all())


def test_a_bounded_loss_learns_little_from_hopeless_programs() -> None:
    loss = torch.tensor([0.01, 1.0, 20.0], requires_grad=True)
    generalized_cross_entropy(loss, 0.5).sum().backward()
    assert loss.grad is not None
    torch.testing.assert_close(loss.grad, torch.exp(-0.5 * loss.detach()))
    assert generalized_cross_entropy(loss, 0.0) is loss


def test_restlessness_pulls_to_equal_choice_where_problems_are_unsolved(numeric: Numeric) -> None:
    choices = numeric.make_modules().choices(5)
    scores = torch.zeros(2, len(choices))
    scores[:, 0] = 9.0  # committed
    scores.requires_grad_()
    log_probs = torch.log_softmax(scores, dim=1)
    restlessness(log_probs, choices, torch.tensor([0.0, 1.0]), 0.5).sum().backward()
    assert scores.grad is not None
    assert float(scores.grad[0, 0]) < -0.4  # the gradient of entropy would be near zero here
    assert bool((scores.grad[1] == 0).all())


def test_indifference_pulls_to_equal_places_and_one_module_where_problems_are_solved() -> None:
    choices = make_domain("numeric", {"reducers": 2}).make_modules().choices(5)
    scores = torch.zeros(2, len(choices))
    scores[:, choices.module == 0] = 2.0  # one of two modules is preferred, places are equal
    scores[:, choices.place == 0] += 1.0  # but one
    scores.requires_grad_()
    log_probs = torch.log_softmax(scores, dim=1)
    indifference(log_probs, choices, torch.tensor([0.0, 1.0])).sum().backward()
    assert scores.grad is not None
    assert bool((scores.grad[0] == 0).all())  # unsolved
    by_module = [float(scores.grad[1, choices.module == module].sum()) for module in (0, 1)]
    assert by_module[0] > 0.01 > 0 > by_module[1]  # the preferred one more and more
    assert float(scores.grad[1, choices.place == 0].sum()) < -0.01


def test_regularizers_are_nothing_where_no_module_writes_windows(numeric: Numeric) -> None:
    modules = ModuleSet([Identity(title="same")], halts=False)
    problems = replace(numeric.sample([2], 4, torch.Generator()), max_steps=torch.full((4,), 2))
    trace = rollout(Recorded(torch.zeros(4, 2, dtype=torch.long)), modules, problems)
    assert float(confidence_penalty(trace, torch.ones(4))) == 0
    assert float(written_entropy(trace)) == 0


def test_parsimony_makes_modules_say_fewer_different_things(numeric: Numeric) -> None:
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 3], 256, generator)
    said = {}
    for weight in (0.0, 5.0):
        crl = learner(numeric, modules={"parsimony": weight, "replays": 30})
        trace = crl.collect(problems, torch.Generator().manual_seed(1))
        crl.update_modules(problems, trace, torch.Generator().manual_seed(2))
        after = crl.collect(problems, torch.Generator().manual_seed(1))
        said[weight] = float(written_entropy(after))
    assert said[5.0] < said[0.0] - 0.5


def test_a_mistake_that_is_certain_passes_no_gradient_back_but_can_be_doubted(
    numeric: Numeric,
) -> None:
    crl = learner(numeric)
    problems = numeric.encode([numeric.parse("9*9")])
    reducer = crl.module_set.member(0)
    bias = reducer.layers[-1].bias  # type: ignore[union-attr, index]
    assert isinstance(bias, torch.Tensor)
    with torch.no_grad():
        bias[6] += 40.0  # 6, whatever it reads
    trace = rollout(Recorded(torch.zeros(1, 2, dtype=torch.long)), crl.module_set, problems)
    (through_token,) = torch.autograd.grad(trace.output[0, 1], bias, retain_graph=True)
    (doubted,) = torch.autograd.grad(confidence_penalty(trace, torch.ones(1)), bias)
    assert through_token.abs().max() < 1e-12
    torch.testing.assert_close(doubted, torch.nn.functional.one_hot(torch.tensor(6), 13) - 1 / 13)


def test_only_the_tokens_of_programs_with_weight_count_as_certain(numeric: Numeric) -> None:
    crl = learner(numeric)
    problems = numeric.sample([2, 3], 32, torch.Generator().manual_seed(0))
    trace = crl.collect(problems, torch.Generator().manual_seed(1))
    assert confidence_penalty(trace, torch.zeros(32)) == 0
    whole = confidence_penalty(trace, torch.ones(32))
    first = (torch.arange(32) < 16).float()
    torch.testing.assert_close(
        confidence_penalty(trace, first) + confidence_penalty(trace, 1 - first), whole
    )
    assert whole >= np.log(13) - 1e-6  # the least: no symbol preferred


def test_minibatches_are_of_about_one_size() -> None:
    assert [len(part) for part in balanced_split(torch.arange(1025), 1024)] == [513, 512]
    assert [len(part) for part in balanced_split(torch.arange(1024), 1024)] == [1024]


@pytest.mark.parametrize("kind", ["fixed", "adaptive"])
def test_the_curriculum_moves_on_when_it_should_and_stops_at_its_end(kind: str) -> None:
    config = Curriculum(kind=kind, first=2, last=3, episodes=200, threshold=0.7)  # type: ignore[arg-type]
    stage = Stage.first(config)
    solved, sizes = torch.ones(100, dtype=torch.bool), torch.full((100,), 2)
    stage = stage.next(config, sizes, solved)
    assert stage.last == 2  # 100 episodes; smoothed accuracy 0.5
    stage = stage.next(config, sizes, solved)
    assert stage.last == 3  # 200 episodes; smoothed accuracy 0.75
    for _ in range(5):
        stage = stage.next(config, sizes + 1, solved)
    assert stage.last == 3
    assert stage.sizes([2, 3, 4]) == [2, 3]


def test_an_unsolved_stage_is_not_left_early() -> None:
    config = Curriculum(kind="adaptive", first=2, last=3)
    stage = Stage.first(config)
    for _ in range(50):
        stage = stage.next(config, torch.full((10,), 2), torch.arange(10) < 8)
    assert stage.last == 2


def test_a_tiny_domain_is_learned_to_the_full_and_extrapolates(tmp_path: Path) -> None:
    learned = load_model(train(preset("xor"), tmp_path / "run").path)
    for size, count in ((5, 8), (20, 100), (100, 50)):
        problems = learned.domain.unseen(size, count)
        assert num_solved(learned.learner, learned.domain, problems, snap=True) == len(problems)


def test_a_steady_penalty_does_not_fade_with_the_share_of_wrong_programs(numeric: Numeric) -> None:
    crl = learner(numeric)
    problems = numeric.sample([2], 32, torch.Generator().manual_seed(0))
    trace = crl.collect(problems, torch.Generator().manual_seed(1))
    one = (torch.arange(32) == 0).float()
    steady = confidence_penalty(trace, one, steady=True)
    torch.testing.assert_close(steady, 32 * confidence_penalty(trace, one))
    assert confidence_penalty(trace, torch.zeros(32), steady=True) == 0


def test_a_learner_that_snaps_samples_snapped_programs_while_annealing(numeric: Numeric) -> None:
    problems = numeric.sample([2], 32, torch.Generator().manual_seed(0))
    for snaps, rate, certain in ((True, 0.5, True), (True, 1.0, False), (False, 0.5, False)):
        crl = learner(numeric, snaps=snaps)
        crl.set_rate(rate)
        output = crl.collect(problems, torch.Generator().manual_seed(1)).output
        assert bool((output.amax(dim=1) == 1).all()) == certain


def test_larger_problems_are_drawn_more_often_by_their_emphasis() -> None:
    stage, generator = Stage(last=4), torch.Generator().manual_seed(0)
    strata = list(map(Stratum, stage.sizes(range(2, 6))))
    assert strata == [Stratum(2), Stratum(3), Stratum(4)]
    counts = stage.draw(Curriculum(emphasis=2.0), strata, 14_000, generator)
    for stratum, share in zip(strata, (1 / 14, 4 / 14, 9 / 14), strict=True):
        assert counts[stratum] / 14_000 == pytest.approx(share, abs=0.02)


def test_a_greedy_share_of_programs_is_what_execution_does(numeric: Numeric) -> None:
    problems = numeric.problems("train", 3).take(torch.arange(50))
    crl = learner(numeric, modules={"hard": True})
    greedy = torch.ones(len(problems), dtype=torch.bool)
    collected = crl.collect(problems, torch.Generator().manual_seed(0), greedy)
    executed = crl.execute(problems, record=True, snap=True)
    assert torch.equal(collected.by_problem("choice"), executed.by_problem("choice"))
    sampled = learner(numeric, modules={"hard": True}).collect(problems, torch.Generator())
    assert not torch.equal(sampled.by_problem("choice"), executed.by_problem("choice"))


def test_equal_windows_are_one_rule_and_rare_rules_cost_more_than_others() -> None:
    tables = make_domain("ctl")
    crl = CRL(tables, preset("ctl"))
    problems = tables.encode([tables.parse(text) for text in ("a f1", "a f1", "b f1")])
    trace = crl.collect(problems, torch.Generator().manual_seed(0))
    keys = rules_used(trace, crl.module_set)
    assert keys[0, 0] == keys[1, 0] != keys[2, 0]
    assert (keys[:, 1] == -1).all(), "HALT reads no window"
    rare = rarity(keys, torch.ones(3, dtype=torch.bool))
    assert rare[0, 0] < 0 < rare[2, 0]
    assert rare[:, 0].sum() == pytest.approx(0, abs=1e-6), "a long program costs no more"
    assert (rare[:, 1] == 0).all()


@pytest.mark.parametrize(("place", "expected"), [(0, 0.25), (1, 0.0), (2, 0.25)])
def test_a_step_costs_if_it_leaves_neighbours_that_no_training_problem_has(
    place: int, expected: float
) -> None:
    booleans = make_domain("booleans", {"answers_only": True})
    crl = CRL(booleans, preset("booleans"))
    problem = booleans.encode([booleans.parse("(0&1)")])
    trace = rollout(Recorded(torch.tensor([[place, 0, 0]])), crl.module_set, problem, snap=True)
    left = trace.steps[1].representation
    assert left is not None
    assert (
        booleans.show(left[0]) in {0: ("01)", "11)"), 1: ("(0)", "(1)"), 2: ("(00", "(01")}[place]
    )
    cost = cost_of_strangers(trace, known_neighbours(booleans), 0.25)
    assert cost.tolist() == [[expected, 0, 0]], "one token that is left has no neighbours"


def test_neighbours_are_known_in_their_order_and_from_training_problems_alone() -> None:
    booleans = make_domain("booleans")
    known = known_neighbours(booleans)
    pairs = {
        before + after
        for row, before in zip(known.tolist(), booleans.symbols, strict=True)
        for found, after in zip(row, booleans.symbols, strict=True)
        if found
    }
    bits, operators = "01", "&|"
    expected = {"((", "))"} | {"(" + bit for bit in bits} | {bit + ")" for bit in bits}
    expected |= {a + b for a in (*bits, ")") for b in operators}
    assert pairs == expected | {a + b for a in operators for b in (*bits, "(")}


def test_the_cost_of_a_step_is_taken_from_its_decision_alone(numeric: Numeric) -> None:
    crl = learner(numeric, step_cost=0.0)
    problems = numeric.problems("train", 3).take(torch.arange(4))
    trace = crl.collect(problems, torch.Generator().manual_seed(0))
    solved = torch.ones(4, dtype=torch.bool)
    made = decisions(trace, crl.module_set)
    cost = torch.zeros(trace.by_problem("value").shape)
    cost[:, 0] = 0.25
    plain = assign_credit(trace, solved, made, crl.settings)
    costly = assign_credit(trace, solved, made, crl.settings, cost)
    first = (plain.returns - costly.returns)[:, 0]
    assert torch.allclose(first, torch.full((4,), 0.25))
    assert torch.allclose(plain.returns[:, 1:], costly.returns[:, 1:])
