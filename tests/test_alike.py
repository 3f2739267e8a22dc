"""Programs that a group has several times are learned from once, with the same result."""

from __future__ import annotations

import torch
from torch import Tensor

from crl.domains.arithmetic.numeric import Numeric
from crl.learners import make_learner
from crl.learners.alike import distinct_programs, merged
from crl.learners.credit import assign_credit, decisions, experience
from crl.learners.crl import CRL
from crl.presets import preset
from crl.presets.scales import learning

GROUP = 4


def grouped(numeric: Numeric) -> CRL:
    modules = {"replays": 1, "batch": 1000, "parsimony": 0.0, "confidence_penalty": 0.0}
    config = learning(preset("numeric"), group_size=GROUP, modules=modules)
    made = make_learner(config, numeric)
    assert isinstance(made, CRL)
    return made


def gradients(crl: CRL, numeric: Numeric, weight: Tensor, rows: Tensor) -> list[Tensor]:
    """What modules would learn from some recorded programs, each with a weight."""
    problems = numeric.sample([3], 16, torch.Generator().manual_seed(0)).repeated(GROUP)
    choice = crl.collect(problems, torch.Generator().manual_seed(1)).by_problem("choice")
    crl.module_optimizer.zero_grad(set_to_none=True)
    crl._descend(problems.take(rows), choice[rows], weight)
    found = [parameter.grad for parameter in crl.module_set.parameters()]
    return [gradient.clone() for gradient in found if gradient is not None]


def test_modules_learn_from_one_of_equal_programs_what_they_learn_from_all(
    numeric: Numeric,
) -> None:
    problems = numeric.sample([3], 16, torch.Generator().manual_seed(0)).repeated(GROUP)
    torch.manual_seed(0)
    crl = grouped(numeric)
    choice = crl.collect(problems, torch.Generator().manual_seed(1)).by_problem("choice")
    every = torch.arange(len(choice))
    rows, count = distinct_programs(every, choice, GROUP)
    assert len(rows) < len(every)  # three terms have two programs
    assert float(count.sum()) == len(every)
    torch.manual_seed(0)
    all_alike = gradients(grouped(numeric), numeric, torch.ones(len(every)), every)
    torch.manual_seed(0)
    once = gradients(grouped(numeric), numeric, count, rows)
    torch.testing.assert_close(once, all_alike, atol=1e-6, rtol=1e-4)


def test_programs_of_other_problems_or_choices_are_not_alike() -> None:
    choice = torch.tensor([[0, 1], [0, 1], [0, 2], [0, 1]])
    rows, count = distinct_programs(torch.arange(4), choice, 2)
    told = {(int(row) // 2, *choice[row].tolist()): int(n) for row, n in zip(rows, count)}  # noqa: B905
    assert told == {(0, 0, 1): 2, (1, 0, 2): 1, (1, 0, 1): 1}
    few, _ = distinct_programs(torch.tensor([1, 2]), choice, 2)
    assert sorted(few.tolist()) == [1, 2]


def test_a_decision_stands_for_those_made_alike_in_the_same_state(numeric: Numeric) -> None:
    torch.manual_seed(0)
    crl = grouped(numeric)
    problems = numeric.sample([3], 16, torch.Generator().manual_seed(0)).repeated(GROUP)
    trace = crl.collect(problems, torch.Generator().manual_seed(1))
    made = decisions(trace, crl.module_set)
    solved = numeric.solved(trace, problems)
    credit = assign_credit(trace, solved, made, crl.settings)
    once = merged(credit, trace.by_problem("choice"), GROUP)
    assert float(once.weight.sum()) == float(credit.weight.sum())
    assert int((once.weight > 0).sum()) < int((credit.weight > 0).sum())
    torch.testing.assert_close(
        (once.weight * once.advantage).sum(), (credit.weight * credit.advantage).sum()
    )
    parts = experience(problems, made, once)
    assert sum(len(part) for part in parts) == int((once.weight > 0).sum())
    assert sum(float(part.weight.sum()) for part in parts) == float(credit.weight.sum())
