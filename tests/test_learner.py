"""Who learns from what, and that learning works."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import torch
from xor import Xor

from crl.config import Config, CurriculumConfig
from crl.curriculum import Stage
from crl.domains import check_domain
from crl.domains.check import ContractError
from crl.domains.numeric import Numeric
from crl.generalization import num_solved
from crl.learners.crl import CRL, Experience, bounded, certainty, entropy_of, evenly, variety
from crl.meta_mdp import Recorded, rollout, strayed
from crl.problem import ProblemBatch
from crl.trace import ExecutionTrace


def learner(domain: Numeric | Xor, config: Config | None = None) -> CRL:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return CRL(domain, config or domain.config("small"))


def test_shipped_domains_keep_the_contract(numeric: Numeric) -> None:
    check_domain(numeric)
    check_domain(Xor())


def test_check_domain_names_what_is_broken() -> None:
    class Leaking(Xor):
        def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
            return self.problems("train", size) if size in self.sizes else super().unseen(size, count, group)

    class Random(Xor):
        def sample(self, sizes, count, generator):  # type: ignore[no-untyped-def]
            return super().sample(sizes, count, torch.Generator().manual_seed(int(torch.randint(1000, ())) + id(generator) % 1000))

    with pytest.raises(ContractError, match="were trained or selected on"):
        check_domain(Leaking())
    with pytest.raises(ContractError, match="depend only on its generator"):
        check_domain(Random())


def test_the_task_loss_reaches_the_modules_and_not_the_controller(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3, 4], 32, generator)
    before = {name: value.clone() for name, value in crl.state_dict().items()}
    crl.update_modules(problems, crl.collect(problems, generator), generator)
    changed = {name.split(".")[0] for name, value in crl.state_dict().items() if not torch.equal(value, before[name])}
    assert changed == {"module_set"}
    assert all(parameter.grad is None for parameter in crl.controller.parameters())


def test_the_reward_reaches_the_controller_and_not_the_modules(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3, 4], 32, generator)
    before = {name: value.clone() for name, value in crl.state_dict().items()}
    trace = crl.collect(problems, generator)
    crl.update_controller(problems, trace, crl.solved(problems, trace), generator)
    changed = {name.split(".")[0] for name, value in crl.state_dict().items() if not torch.equal(value, before[name])}
    assert changed == {"controller"}
    assert all(parameter.grad is None for parameter in crl.module_set.parameters())


def test_collected_representations_carry_no_gradient(numeric: Numeric) -> None:
    crl = learner(numeric)
    trace = crl.collect(numeric.sample([4], 8, torch.Generator().manual_seed(0)), torch.Generator().manual_seed(0))
    assert all(step.representation is not None and not step.representation.requires_grad for step in trace.steps)


def everything(crl: CRL, problems: ProblemBatch, trace: ExecutionTrace) -> list[Experience]:
    """All decisions, none left out."""
    object.__setattr__(crl, "config", replace(crl.config, ppo=replace(crl.config.ppo, surprise=0.0)))
    return crl.experience(problems, trace, crl.solved(problems, trace), torch.Generator().manual_seed(0))


def test_learning_from_a_sample_of_decisions_changes_no_mean(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 3, 5], 4000, generator)
    trace = crl.collect(problems, generator)
    object.__setattr__(crl, "config", replace(crl.config, ppo=replace(crl.config.ppo, surprise=0.5)))
    sampled = crl.experience(problems, trace, crl.solved(problems, trace), generator)
    whole = everything(crl, problems, trace)
    for some, every in zip(sampled, whole, strict=True):
        assert len(some) < 0.8 * len(every)
        assert float(some.weight.sum()) == pytest.approx(len(every), rel=0.1)
        assert float(some.weight @ some.returns) == pytest.approx(float(every.returns.sum()), rel=0.1, abs=10)


def test_a_step_with_one_possible_choice_is_no_decision(numeric: Numeric) -> None:
    crl = learner(numeric)
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 4], 64, generator)
    trace = crl.collect(problems, generator)
    experience = everything(crl, problems, trace)
    assert {part.length for part in experience} == {3, 5, 7}  # HALT on one token is forced
    assert sum(len(part) for part in experience) == int((problems.sizes - 1).sum())


def test_returns_are_the_terminal_reward_minus_step_costs(numeric: Numeric) -> None:
    crl = learner(numeric)
    object.__setattr__(crl, "config", replace(crl.config, step_cost=0.25, ppo=replace(crl.config.ppo, gae_decay=1.0)))
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([3], 64, generator)
    trace = crl.collect(problems, generator)
    right = numeric.correct(trace.output, problems).float()
    by_length = {part.length: part for part in everything(crl, problems, trace)}
    torch.testing.assert_close(by_length[5].returns, right - 0.5)
    torch.testing.assert_close(by_length[3].returns, right - 0.25)


def test_several_programs_of_a_problem_are_judged_by_their_mean(numeric: Numeric) -> None:
    crl = learner(numeric, replace(numeric.config("small"), programs=4, step_cost=0.0))
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2], 64, generator).repeated(4)
    trace = crl.collect(problems, generator)
    solved = crl.solved(problems, trace)
    reward = solved.float().view(64, 4)
    assert 0 < float(reward.mean()) < 1
    value, _, _ = crl._credit(trace, solved, list(trace.steps))
    torch.testing.assert_close(value[:, 0].view(64, 4), reward.mean(dim=1, keepdim=True).expand(64, 4))
    before = {name: parameter.clone() for name, parameter in crl.controller.named_parameters()}
    crl.update_controller(problems, trace, solved, generator)
    changed = {name.split(".")[0] for name, parameter in crl.controller.named_parameters() if not torch.equal(parameter, before[name])}
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


def test_straying_mixes_the_policy_with_indifference_between_kinds(numeric: Numeric) -> None:
    choices = numeric.make_modules().choices(5)
    log_probs = torch.log_softmax(torch.randn(8, len(choices), generator=torch.Generator().manual_seed(0)), dim=1)
    mixed = strayed(log_probs, choices, 0.25).exp()
    torch.testing.assert_close(mixed, 0.75 * log_probs.exp() + 0.25 * choices.even_log_probs.exp())
    assert strayed(log_probs, choices, 0.0) is log_probs
    torch.testing.assert_close(choices.kind_log_probs(log_probs).exp().sum(dim=1), torch.ones(8))
    assert bool((entropy_of(choices.kind_log_probs(log_probs)) <= entropy_of(log_probs) + 1e-6).all())


def test_a_bounded_loss_learns_little_from_hopeless_programs() -> None:
    loss = torch.tensor([0.01, 1.0, 20.0], requires_grad=True)
    bounded(loss, 0.5).sum().backward()
    assert loss.grad is not None
    torch.testing.assert_close(loss.grad, torch.exp(-0.5 * loss.detach()))
    assert bounded(loss, 0.0) is loss


def test_parsimony_makes_modules_say_fewer_different_things(numeric: Numeric) -> None:
    generator = torch.Generator().manual_seed(0)
    problems = numeric.sample([2, 3], 256, generator)
    said = {}
    for weight in (0.0, 5.0):
        config = numeric.config("small")
        crl = learner(numeric, replace(config, modules=replace(config.modules, parsimony=weight, replays=30)))
        trace = crl.collect(problems, torch.Generator().manual_seed(1))
        crl.update_modules(problems, trace, torch.Generator().manual_seed(2))
        said[weight] = float(variety(crl.collect(problems, torch.Generator().manual_seed(1))))
    assert said[5.0] < said[0.0] - 0.5


def test_a_mistake_that_is_certain_passes_no_gradient_back_but_can_be_doubted(numeric: Numeric) -> None:
    crl = learner(numeric)
    problems = numeric.encode([numeric.parse("9*9")])
    reducer = crl.module_set.member(0)
    bias = reducer.layers[-1].bias  # type: ignore[union-attr, index]
    assert isinstance(bias, torch.Tensor)
    with torch.no_grad():
        bias[6] += 40.0  # 6, whatever it reads
    trace = rollout(Recorded(torch.zeros(1, 2, dtype=torch.long)), crl.module_set, problems)
    (through_token,) = torch.autograd.grad(trace.output[0, 1], bias, retain_graph=True)
    (doubted,) = torch.autograd.grad(certainty(trace, torch.ones(1)), bias)
    assert through_token.abs().max() < 1e-12
    torch.testing.assert_close(doubted, torch.nn.functional.one_hot(torch.tensor(6), 13) - 1 / 13)


def test_only_the_tokens_of_programs_with_weight_count_as_certain(numeric: Numeric) -> None:
    crl = learner(numeric)
    problems = numeric.sample([2, 3], 32, torch.Generator().manual_seed(0))
    trace = crl.collect(problems, torch.Generator().manual_seed(1))
    assert certainty(trace, torch.zeros(32)) == 0
    whole = certainty(trace, torch.ones(32))
    first = (torch.arange(32) < 16).float()
    torch.testing.assert_close(certainty(trace, first) + certainty(trace, 1 - first), whole)
    assert whole >= np.log(13) - 1e-6  # the least: no symbol preferred


def test_minibatches_are_of_about_one_size() -> None:
    assert [len(part) for part in evenly(torch.arange(1025), 1024)] == [513, 512]
    assert [len(part) for part in evenly(torch.arange(1024), 1024)] == [1024]


@pytest.mark.parametrize("kind", ["fixed", "adaptive"])
def test_the_curriculum_moves_on_when_it_should_and_stops_at_its_end(kind: str) -> None:
    config = CurriculumConfig(kind=kind, first=2, last=3, episodes=200, threshold=0.7)  # type: ignore[arg-type]
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
    config = CurriculumConfig(kind="adaptive", first=2, last=3)
    stage = Stage.first(config)
    for _ in range(50):
        stage = stage.next(config, torch.full((10,), 2), torch.arange(10) < 8)
    assert stage.last == 2


def test_a_tiny_domain_is_learned_to_the_full_and_extrapolates() -> None:
    domain = Xor()
    crl = learner(domain)
    generator = torch.Generator().manual_seed(0)
    for _ in range(120):
        crl.update(domain.sample([3, 4, 5], 128, generator), generator)
    for size, count in ((5, 8), (20, 100), (100, 50)):
        problems = domain.unseen(size, count)
        assert num_solved(crl, domain, problems) == len(problems)
