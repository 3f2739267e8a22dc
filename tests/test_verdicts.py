"""A proof cannot lie: for every kind of learner the verdict agrees with executing every input."""

from __future__ import annotations

from copy import deepcopy
from itertools import pairwise, product
from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import crl
from crl.config import Config
from crl.domains.capabilities import Equivalence
from crl.domains.token_domain import TokenDomain
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.measuring import num_solved
from crl.modules import ModuleSet, Reducer
from crl.proofs import Certificate, certify
from tests.bracketed import DOMAINS, Brackets, Windows, hand_made, texts
from tests.xor import Xor

SHAPES: list[tuple[int, ...]] = [(3,), (3, 3), (5, 3), (3, 3, 3)]  # tokens that each reducer reads
BITS = 9  # of the longest expressions that are all executed


class Parity(Equivalence, Xor):
    """Parity with reducers of several widths; a part of an expression acts by its parity."""

    widths: tuple[int, ...] = (3,)

    def make_modules(self) -> ModuleSet:
        return ModuleSet(
            [
                Reducer(title=f"R{number}", vocab=self.vocab, hidden=16, reads=reads)
                for number, reads in enumerate(self.widths)
            ],
            halts=True,
        )

    def equivalent(self, before: Any, after: Any, *, first: bool, last: bool) -> bool:
        def effect(part: Any) -> tuple[bool, bool, int] | None:
            text = self.text(list(part))
            alternates = all((a == "^") != (b == "^") for a, b in pairwise(text))
            ends = text[:1] == "^", text[-1:] == "^"
            if not text or not alternates or (first and ends[0]) or (last and ends[1]):
                return None
            return *ends, text.count("1") % 2

        return effect(before) is not None and effect(before) == effect(after)


def of_widths(widths: tuple[int, ...]) -> Parity:
    """Training makes a domain of its class again, so each choice of widths is a class."""
    made: Parity = type("Parity", (Parity,), {"widths": widths})()
    return made


def config(seed: int) -> Config:
    values = {name: value for name, value in Parity.preset.items() if name != "schedule"}
    return Config(domain="xor", seed=seed, **values)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[int, ...], dict[str, Any]]:
    """The parameters of a trained learner for each choice of widths."""
    found = {}
    for widths in SHAPES:
        domain = of_widths(widths)
        folder = tmp_path_factory.mktemp("runs") / "-".join(map(str, widths))
        crl.train(domain, out=folder, seed=1, report=None)
        found[widths] = crl.load(folder, domain=domain).learner.state_dict()
    return found


def every_input(domain: TokenDomain) -> list[str]:
    return ["^".join(bits) for size in range(2, BITS + 1) for bits in product("01", repeat=size)]


def wrong_inputs(learner: CRL, domain: TokenDomain) -> list[str]:
    """Execute every input, snapped; those that are answered wrongly."""
    texts = every_input(domain)
    problems = domain.encode([domain.parse(text) for text in texts])
    solved = domain.solved(learner.execute(problems, snap=True), problems)
    return [text for text, right in zip(texts, solved.tolist(), strict=True) if not right]


def assert_agrees(certificate: Certificate, learner: CRL, domain: TokenDomain) -> None:
    wrong = wrong_inputs(learner, domain)
    if certificate.verdict == "proved":
        assert not wrong
        long = domain.unseen(60, 200)
        assert num_solved(learner, domain, long, snap=True) == len(long)
    if wrong:
        assert certificate.verdict == "wrong"
        assert certificate.counterexample is not None
        assert certificate.counterexample.input in wrong
        assert len(certificate.counterexample.input) == len(wrong[0])  # none is shorter


@settings(max_examples=40, deadline=None)
@given(
    widths=st.sampled_from(SHAPES),
    seed=st.integers(0, 10**6),
    what=st.sampled_from(["", "module_set", "controller"]),
    strength=st.floats(0.1, 3),
    starts=st.booleans(),
)
def test_a_verdict_agrees_with_executing_every_input(
    trained: dict[tuple[int, ...], dict[str, Any]],
    widths: tuple[int, ...],
    seed: int,
    what: str,
    strength: float,
    starts: bool,
) -> None:
    domain = of_widths(widths)
    torch.manual_seed(seed)
    learner = make_learner(config(seed), domain)
    assert isinstance(learner, CRL)
    if not starts:  # else it is not trained at all
        learner.load_state_dict(trained[widths])
        with torch.no_grad():
            for name, parameter in learner.named_parameters():
                if what and name.startswith(what):
                    noise = torch.randn(parameter.shape)
                    parameter += strength * parameter.abs().mean() * noise
    assert_agrees(certify(learner, domain), learner, domain)


@pytest.mark.parametrize("widths", SHAPES)
def test_trained_learners_of_every_shape_are_decided(
    trained: dict[tuple[int, ...], dict[str, Any]], widths: tuple[int, ...]
) -> None:
    domain = of_widths(widths)
    learner = make_learner(config(1), domain)
    assert isinstance(learner, CRL)
    learner.load_state_dict(trained[widths])
    certificate = certify(learner, domain)
    assert {part.name for part in certificate.parts} == {"closure", "windows", "order", "end"}
    assert_agrees(certificate, learner, domain)


# --- windows of all lengths, and brackets --------------------------------------------------------
LONGEST = {"brackets": 13, "twice": 9, "logic": 10, "short-logic": 8, "carried": 7}
RIGHT = {name: hand_made(kind()) for name, kind in DOMAINS.items()}


def every_text(domain: Windows) -> list[str]:
    return [text for text in texts(domain, LONGEST.get(domain.name, 6)) if domain.size_of(text)]


def assert_agrees_with_execution(certificate: Certificate, learner: CRL, domain: Windows) -> None:
    listed = every_text(domain)
    problems = domain.encode([domain.parse(text) for text in listed])
    solved = domain.solved(learner.execute(problems, snap=True), problems).tolist()
    wrong = [text for text, right in zip(listed, solved, strict=True) if not right]
    found = certificate.counterexample
    assert (certificate.verdict == "wrong") == (found is not None)
    if found is not None:
        problem = domain.encode([domain.parse(found.input)])
        outcome = learner.execute(problem, snap=True)
        assert not bool(domain.solved(outcome, problem))
        assert domain.text(problem.answers.tolist()) == found.right
    if wrong:
        assert found is not None
        assert len(found.input) == len(wrong[0])  # none is shorter
    if certificate.verdict == "proved":
        long = domain.unseen(domain.largest, 50)
        assert num_solved(learner, domain, long, snap=True) == len(long)


@pytest.mark.parametrize("name", DOMAINS)
def test_right_learners_of_every_shape_are_proved(name: str) -> None:
    domain = DOMAINS[name]()
    certificate = certify(RIGHT[name], domain)
    assert certificate.verdict == "proved", str(certificate)
    assert_agrees_with_execution(certificate, RIGHT[name], domain)


@settings(max_examples=40, deadline=None)
@given(
    name=st.sampled_from(sorted(DOMAINS)),
    seed=st.integers(0, 10**6),
    what=st.sampled_from(["module_set", "controller"]),
    strength=st.floats(0.02, 1.5),
)
def test_a_verdict_of_any_shape_agrees_with_executing_every_input(
    name: str, seed: int, what: str, strength: float
) -> None:
    domain, learner = DOMAINS[name](), deepcopy(RIGHT[name])
    generator = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for parameter_name, parameter in learner.named_parameters():
            if parameter_name.startswith(what):
                noise = torch.randn(parameter.shape, generator=generator)
                parameter += strength * noise
    assert_agrees_with_execution(certify(learner, domain), learner, domain)


def test_a_right_learner_is_proved_only_because_states_are_well_formed() -> None:
    """Without `occurs` there are states such as 0&0, which no well-formed input leads to."""
    loose = type("Loose", (Brackets,), {"occurs": Equivalence.occurs})()
    certificate = certify(RIGHT["brackets"], loose)
    assert certificate.verdict == "not proved"
    assert certificate.counterexample is None


def test_one_wrong_window_is_found_by_an_input_that_has_it() -> None:
    domain, learner = Brackets(), deepcopy(RIGHT["brackets"])
    member = learner.module_set.member(0)
    assert isinstance(member, Reducer)
    with torch.no_grad():  # exchanges what (1&1), or another window, becomes
        member.layers[2].weight[:2, 3] = member.layers[2].weight[:2, 3].flip(0)
    certificate = certify(learner, domain)
    assert certificate.counterexample is not None
    assert certificate.counterexample.tokens == 5
    assert "windows" in certificate.because
