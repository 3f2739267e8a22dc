"""What each symbol would have led to is what the program does with it, and what modules learn."""

from __future__ import annotations

import pytest
import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains import make_domain
from crl.domains.token_domain import TokenDomain
from crl.learners.counterfactual import (
    CERTAIN,
    Counterfactuals,
    Prior,
    Samples,
    as_written,
    minibatches,
    posterior_loss,
    tokens_asked_about,
)
from crl.learners.crl import CRL
from crl.meta_mdp import Recorded, rollout
from crl.presets import preset
from crl.representation import Bucket
from crl.trace import ExecutionTrace

Recording = tuple[CRL, ProblemBatch, ExecutionTrace, Counterfactuals]


@pytest.fixture(params=["ctl", "ndr-arithmetic-3", "logic"])
def recording(request: pytest.FixtureRequest) -> Recording:
    """Programs of a learner that knows nothing, of three sizes."""
    torch.manual_seed(0)
    domain = make_domain(request.param)
    crl = CRL(domain, preset(domain.name))
    generator = torch.Generator().manual_seed(1)
    problems = domain.sample([1, 2, 3], 60, generator)
    trace = crl.collect(problems, generator)
    right = domain.correct(trace.output, problems)
    return crl, problems, trace, Counterfactuals(problems, trace, crl.module_set, right)


def chosen_step(trace: ExecutionTrace, number: int) -> Tensor:
    """That step of programs that have it and halted, no step of others."""
    return torch.where(trace.halted & (trace.num_steps > number + 1), number, -1)


def test_likelihoods_are_those_of_executing_the_rest_of_the_program(recording: Recording) -> None:
    crl, problems, trace, asked = recording
    samples = asked.ask(chosen_step(trace, 1), torch.Generator().manual_seed(0))
    assert samples
    choice = trace.by_problem("choice")
    for part in samples:
        for place in range(0, len(part), 7):
            row, module = int(part.rows[place]), int(part.module[place])
            words = crl.module_set.member(module).words_of(problems.inputs[0].values.shape[2])
            for symbol in words[:3].tolist():
                found = by_hand(crl, problems.take(torch.tensor([row])), choice[row], symbol)
                assert float(part.likelihood[place, symbol]) == pytest.approx(found, abs=1e-5)


def by_hand(crl: CRL, problem: ProblemBatch, choice: Tensor, symbol: int) -> float:
    """Execute a program one step after the other; the second one writes that symbol."""
    modules = crl.module_set
    values = problem.inputs[0].values[0]
    for number, chosen in enumerate(choice.tolist()):
        choices = modules.choices(len(values))
        module, place = int(choices.applied[chosen]), int(choices.place[chosen])
        if module == modules.halt:
            break
        reads = modules.member(module).reads
        assert reads is not None
        token = modules.member(module)(values[None, place : place + reads])[0, 0]
        if number == 1:
            token = torch.eye(len(token))[symbol]
        elif len(values) > reads:
            token = torch.eye(len(token))[int(token.argmax())]
        values = torch.cat([values[:place], token[None], values[place + reads :]])
    return float(values[0, problem.answers[0]].detach())


def test_what_is_certain_in_right_programs_is_not_asked_about(recording: Recording) -> None:
    _, _, trace, asked = recording
    generator = torch.Generator().manual_seed(0)
    for part in asked.ask(chosen_step(trace, 0), generator):
        certain = part.written(asked.modules).amax(dim=1) > CERTAIN
        assert not (certain & asked.right[part.rows]).any()
        wrong = ~asked.right
        assert set(wrong.nonzero()[:, 0].tolist()) >= set(part.rows[certain].tolist())


def test_the_last_token_is_blamed_only_if_no_earlier_one_explains_the_answer_better(
    recording: Recording,
) -> None:
    _, problems, trace, asked = recording
    generator = torch.Generator().manual_seed(0)
    early = asked.ask(chosen_step(trace, 0), generator)
    share = as_written(asked, early, Prior(0.05))
    for part in early:
        tokens = part.written(asked.modules)
        best = Prior(0.05).joint(tokens, part.likelihood).argmax(dim=1) == tokens.argmax(dim=1)
        assert (share[part.rows][~best] == 0).all()
        assert (share[part.rows][best] > 0).all()
    unasked = torch.ones(len(problems), dtype=torch.bool)
    unasked[torch.cat([part.rows for part in early])] = False
    assert (share[unasked] == 1).all()


def test_earlier_tokens_of_wrong_programs_count_by_the_blame_for_them(
    recording: Recording,
) -> None:
    _, _, _, asked = recording
    blamed, plain = (
        tokens_asked_about(asked, 1, Prior(0.05), torch.Generator().manual_seed(0), blame=blame)
        for blame in (True, False)
    )
    lighter = 0
    for one, other in zip(blamed, plain, strict=True):
        right = asked.right[one.rows]
        assert one.weight[right].equal(other.weight[right])
        assert (one.weight <= other.weight).all()
        lighter += int((one.weight < other.weight).sum())
    assert lighter > 0


def test_a_certain_mistake_is_unlearned_only_with_a_doubt() -> None:
    domain = make_domain("ctl")
    assert isinstance(domain, TokenDomain)
    modules = CRL(domain, preset("ctl")).module_set
    with torch.no_grad():
        modules.member(0).layers[-1].bias[0] = 25.0  # it writes the first symbol, always
    samples = Samples(
        group=modules.groups[0],
        rows=torch.arange(1),
        module=torch.zeros(1, dtype=torch.long),
        read=torch.eye(domain.vocab)[None, :2],
        token=torch.zeros(1, dtype=torch.long),
        likelihood=torch.full((1, domain.vocab), 1e-6).index_fill(1, torch.tensor([3]), 0.9),
        weight=torch.ones(1),
    )
    pulls = []
    for doubt in (0.0, 0.05):
        modules.zero_grad()
        loss, _ = posterior_loss(modules, [samples], Prior(doubt))
        loss.backward()
        pulls.append(float(modules.member(0).layers[-1].bias.grad[3]))
    assert abs(pulls[0]) < 0.1
    assert pulls[1] < -0.5


def test_of_symbols_that_would_do_as_well_the_one_that_is_written_more_often_is_learned() -> None:
    tokens = torch.tensor([[0.45, 0.45, 0.1], [0.0, 1.0, 0.0], [0.0, 1.0, 0.0]])
    alike = torch.tensor([[0.9, 0.9, 0.0]] * 3)
    first = Prior(0.05, popularity=0.3).joint(tokens, alike)[0]
    assert first[1] > 1.3 * first[0] > 0
    assert first[2] == 0
    even = Prior(0.05).joint(tokens, alike)[0]
    assert even[1] == even[0] > 0


def test_a_pass_has_every_token_once_in_parts_of_at_most_a_batch(recording: Recording) -> None:
    _, _, _, asked = recording
    generator = torch.Generator().manual_seed(0)
    samples = tokens_asked_about(asked, 1, Prior(0.05), generator)
    seen = [part for parts in minibatches(samples, 16, generator) for part in parts]
    assert sum(map(len, seen)) == sum(map(len, samples))
    rows = torch.cat([part.rows for part in seen]).sort().values
    assert torch.equal(rows, torch.cat([part.rows for part in samples]).sort().values)
    sizes = [sum(map(len, parts)) for parts in minibatches(samples, 16, generator)]
    assert max(sizes) <= 16 + len(samples)


def test_modules_learn_tables_from_counterfactuals_alone() -> None:
    """All that a controller could choose on problems of one function is forced."""
    torch.manual_seed(0)
    domain = make_domain("ctl")
    crl = CRL(domain, preset("ctl"))
    generator = torch.Generator().manual_seed(0)
    for _ in range(40):
        problems = domain.sample([1], 256, generator)
        trace = crl.collect(problems, generator)
        crl.update_by_counterfactuals(problems, trace, generator)
    problems = domain.problems("test", 1)
    right = domain.correct(crl.execute(problems, snap=True).output, problems)
    assert right.float().mean() == 1


def test_replaying_what_was_recorded_gives_what_was_written(recording: Recording) -> None:
    crl, problems, trace, _ = recording
    replayed = rollout(Recorded(trace.by_problem("choice")), crl.module_set, problems, snap=True)
    assert torch.equal(replayed.output, trace.output)
    assert all(isinstance(bucket, Bucket) for bucket in problems.inputs)
