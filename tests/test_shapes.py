"""Compiled solvers and rules of learners whose windows have all kinds of lengths."""

from __future__ import annotations

import tracemalloc
from copy import deepcopy
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

import pytest
import torch
from bracketed import DOMAINS, Windows, hand_made

from crl.domains.registry import DOMAINS as KNOWN
from crl.learners.crl import CRL
from crl.measuring.compiled import compare, compared_sizes
from crl.proofs import certify
from crl.proofs.compiled import compile_learner
from crl.proofs.rules import find_rules
from crl.solving import Solver
from crl.solving.compiled import CompiledSolver, as_module
from crl.solving.model_folder import Origin
from crl.viewer.learned.learned import find_learned
from crl.viewer.learned.order import _overlapping
from crl.viewer.learned.page import write_page
from crl.viewer.learned.summary import summary

ILL_FORMED = {
    "brackets": ["((0&1)", "(0&1))", "(0&1)&(0|1)", "((0&1)&1)&1)"],
    "twice": ["((0&1)", "(0&1)|(1&1)", "(0&1&1)"],
    "negations": ["((!0)", "(!(0&1)", "(!!0)"],
    "short-logic": ["((!0)", "(0&!1)"],
}


@pytest.fixture(autouse=True)
def _known() -> None:
    for kind in DOMAINS.values():
        KNOWN.register(kind)


@pytest.fixture(scope="module")
def compiled() -> dict[str, tuple[Windows, CRL, ModuleType]]:
    found = {}
    for name, kind in DOMAINS.items():
        KNOWN.register(kind)
        domain, learner = kind(), hand_made(kind())
        found[name] = (domain, learner, as_module(compile_learner(learner, domain), name))
    return found


def solver_of(domain: Windows, learner: CRL) -> Solver:
    return Solver(learner, domain, learner.config, Origin(learner="crl"))


@pytest.mark.parametrize("name", DOMAINS)
def test_a_compiled_solver_answers_as_its_learner_in_as_many_steps(
    compiled: dict[str, Any], name: str
) -> None:
    domain, learner, program = compiled[name]
    asked, right = compare(program, solver_of(domain, learner), 400)
    assert asked == right > 200
    assert compared_sizes(domain)[-1] == domain.largest


@pytest.mark.parametrize("name", DOMAINS)
def test_learners_that_are_proved_though_damaged_are_compiled_as_they_are(name: str) -> None:
    domain, right, count = DOMAINS[name](), hand_made(DOMAINS[name]()), 0
    for seed in range(6):
        learner, generator = deepcopy(right), torch.Generator().manual_seed(seed)
        with torch.no_grad():
            for parameter in learner.parameters():
                parameter += 0.05 * torch.randn(parameter.shape, generator=generator)
        if certify(learner, domain).verdict == "proved":
            program = as_module(compile_learner(learner, domain), name)
            assert compare(program, solver_of(domain, learner), 100)[0] > 50
            count += 1
    assert count


@pytest.mark.parametrize(
    ("name", "text"), [(name, text) for name, texts in ILL_FORMED.items() for text in texts]
)
def test_what_is_not_well_formed_is_refused_when_it_is_read(
    compiled: dict[str, Any], name: str, text: str
) -> None:
    domain, learner, program = compiled[name]
    with pytest.raises(ValueError, match=r"expected|is not well-formed; an example is"):
        program.read(text)
    answering = CompiledSolver(program, lambda: solver_of(domain, learner))
    with pytest.raises(ValueError, match="is not well-formed"):
        answering.query(text)


def long_text(name: str, size: int) -> str:
    """A nest of brackets, or many functions."""
    if name in ("tables", "carried"):
        return "2" + "fgh" * (size // 3)
    if name == "backwards":
        return "fgh" * (size // 3) + "2"
    deep = size // 8
    return "(" * deep + "(0|" * deep + "(1&1)" + ")" * deep + "&1)" * deep


@pytest.mark.parametrize("name", DOMAINS)
def test_the_cost_of_a_token_hardly_grows_and_memory_is_linear(
    compiled: dict[str, Any], name: str
) -> None:
    program, cost, memory = compiled[name][2], {}, {}
    for size in (2_000, 64_000):
        text = long_text(name, size)
        taken = []
        for _ in range(3):
            began = process_time()
            program.execute(program.read(text))
            taken.append(process_time() - began)
        cost[size] = min(taken) / len(text)
    for size in (2_000, 8_000):
        text = long_text(name, size)
        tracemalloc.start()
        program.execute(program.read(text))
        memory[size] = tracemalloc.get_traced_memory()[1] / len(text)
        tracemalloc.stop()
    assert cost[64_000] < 3 * cost[2_000]
    assert memory[8_000] < 1.5 * memory[2_000]


@pytest.mark.parametrize("name", DOMAINS)
def test_every_step_of_a_compiled_solver_is_that_of_the_learner(
    compiled: dict[str, Any], name: str
) -> None:
    domain, learner, program = compiled[name]
    problems = domain.unseen(3, 20)
    for row in range(len(problems)):
        problem = problems.take(torch.tensor([row]))
        (bucket,) = problem.inputs
        trace = learner.execute(problem, record=True, snap=True)
        states = [domain.show(step.representation[0]) for step in trace.steps]
        watched: list[Any] = []
        program.execute(program.read(domain.show(bucket.values[0])), watched.append)
        assert [domain.text(step.tokens) for step in watched] == states


@pytest.mark.parametrize("name", DOMAINS)
def test_rules_are_windows_of_each_length_with_what_stands_for_them(name: str) -> None:
    domain, learner = DOMAINS[name](), hand_made(DOMAINS[name]())
    rules = find_rules(learner, domain)
    assert not rules.failing
    assert not any(rule.wrong_in for rule in rules.rules)
    shapes = {(len(rule.read_tokens), len(rule.written_tokens)) for rule in rules.rules}
    members = [learner.module_set.member(index) for index in learner.module_set.local]
    assert shapes == {(member.reads, member.writes) for member in members}
    assert "order: of all windows the one with the highest score is rewritten" in str(rules)
    assert all(rule.read in rules.text(every=True) for rule in rules.rules)


@pytest.mark.parametrize("name", DOMAINS)
def test_what_was_learned_is_shown_for_windows_of_every_length(name: str, tmp_path: Path) -> None:
    domain, learner = DOMAINS[name](), hand_made(DOMAINS[name]())
    learned = find_learned(learner, domain, problems=30)
    assert not learned.missing
    tabled = {cell.verdict for table in learned.tables for cell in table.known}
    assert tabled == {"right"}
    assert len(learned.orders) == 1
    written = {path.name for path in write_page(learned, tmp_path, title=name)}
    assert {"tables.svg", "order.svg", "index.html"} <= written
    assert summary(learned)


def test_windows_of_other_lengths_overlap_inside_of_each_other_too() -> None:
    long, short = ("(", "D", ")"), ("D", ")")
    found = set(_overlapping([long, short, ("(",)]))
    assert found == {(long, short, 1), (long, ("(",), 0)}
    assert set(_overlapping([("D", "o", "D")])) == {(("D", "o", "D"), ("D", "o", "D"), 2)}
