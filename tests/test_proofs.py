"""Certificates: what they prove holds, and what is wrong they find."""

from __future__ import annotations

from copy import deepcopy

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from crl.domains.arithmetic import expressions as arithmetic
from crl.domains.arithmetic.numeric import Numeric
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.measuring import num_solved
from crl.presets import preset
from crl.proofs import certify
from crl.proofs.decide import input_language
from crl.proofs.language import LocalLanguage
from crl.proofs.paths import Overlaps
from crl.solving import find_model, load_model

DIGIT, OPERATOR = st.integers(0, 9), st.integers(10, 12)


@pytest.fixture(scope="module")
def shipped() -> CRL:
    learner = load_model(find_model("numeric")).learner
    assert isinstance(learner, CRL)
    return learner


@st.composite
def parts(draw: st.DrawFn) -> tuple[tuple[int, ...], bool, bool]:
    """A well-formed part of an expression, and whether it stands at its ends."""
    first, last = draw(st.booleans()), draw(st.booleans())
    tokens = [draw(DIGIT)]
    for _ in range(draw(st.integers(0, 2))):
        tokens += [draw(OPERATOR), draw(DIGIT)]
    if not first and draw(st.booleans()):
        tokens.insert(0, draw(OPERATOR))
    if not last and draw(st.booleans()):
        tokens.append(draw(OPERATOR))
    return tuple(tokens), first, last


def values_around(part: tuple[int, ...], first: bool, last: bool) -> list[int | None]:
    """The values of many expressions that have a part."""
    before = [()] if first else [(d, o) for d in (1, 2, 3, 7) for o in (10, 11, 12)]
    after = [()] if last else [(o, d) for d in (1, 2, 3, 7) for o in (10, 11, 12)]
    if not first and part[0] > 9:
        before = [(d,) for d in range(10)]
    if not last and part[-1] > 9:
        after = [(d,) for d in range(10)]
    return [arithmetic.value_of([*left, *part, *right]) for left in before for right in after]


@settings(deadline=None, max_examples=300)
@given(given_part=parts(), other=parts())
def test_parts_have_one_effect_exactly_if_no_expression_tells_them_apart(
    given_part: tuple[tuple[int, ...], bool, bool], other: tuple[tuple[int, ...], bool, bool]
) -> None:
    part, first, last = given_part
    replaced = other[0]
    for at in (0, -1):  # an operator at an end is the same in both, as in what a window leaves
        mine, theirs = part[at], replaced[at]
        if max(mine, theirs) > 9 and mine != theirs:
            return
    same = arithmetic.effect(part, first, last) == arithmetic.effect(replaced, first, last)
    assert same == (values_around(part, first, last) == values_around(replaced, first, last))


def test_malformed_parts_have_no_effect() -> None:
    for tokens in ((1, 2), (10, 10), (), (10,), (1, 10, 11, 2), (1, 13), (1, -1, 2)):
        assert arithmetic.effect(tokens, False, False) is None
    assert arithmetic.effect((10, 1), True, False) is None
    assert arithmetic.effect((1, 10), False, True) is None


def test_contexts_are_those_of_the_strings_of_a_language() -> None:
    strings = [[0, 2, 0], [0, 2, 1, 2, 0]]
    language = LocalLanguage.of(strings, 3)
    contexts = {tuple(row) for row in language.contexts(1).tolist()}
    edge = language.edge
    for string in strings:
        whole = [edge, *string, edge]
        assert {tuple(whole[at : at + 3]) for at in range(len(string))} <= contexts
    assert (edge, 1, 2) not in contexts  # no string begins with 1
    assert input_language(Numeric()).allowed.sum() == 2 * 10 + 2 * 10 * 3


def test_the_bottleneck_over_all_paths_is_that_of_all_strings() -> None:
    """Compared with every string up to a length, in a language of two tokens."""
    language = LocalLanguage.of([[0, 0, 1, 1, 0], [1]], 2)
    contexts = language.contexts(1)
    rng = np.random.default_rng(0)
    for _ in range(20):
        safe = np.where(rng.random(len(contexts)) < 0.5, rng.random(len(contexts)), -np.inf)
        overlaps = Overlaps.of(contexts, language.edge)
        least = overlaps.least_best(safe)
        number = {tuple(context): row for row, context in enumerate(contexts.tolist())}
        brute = np.full(len(contexts), np.inf)
        for length in range(1, 11):
            for code in range(2**length):
                string = [code >> at & 1 for at in range(length)]
                whole = [2, *string, 2]
                if not language.allowed[whole[:-1], whole[1:]].all():
                    continue
                rows = [number[tuple(whole[at : at + 3])] for at in range(length)]
                brute[rows] = np.minimum(brute[rows], safe[rows].max())
        assert np.array_equal(least, brute)


def test_the_shipped_learner_is_proved_at_every_length(shipped: CRL) -> None:
    certificate = certify(shipped, shipped.domain)
    assert certificate.verdict == "proved"
    assert certificate.margin is not None
    assert certificate.margin > 1
    assert str(certificate).startswith("proved right on every input of every length")
    problems = shipped.domain.unseen(300, 200)
    assert num_solved(shipped, shipped.domain, problems, snap=True) == len(problems)


@pytest.mark.parametrize("name", ["numeric", "multilingual"])
def test_proved_learners_are_right_on_ten_thousand_long_inputs(name: str) -> None:
    model = load_model(find_model(name))
    for size in (60, 200):
        problems = model.domain.unseen(size, 5000, model.domain.groups[-1])
        assert num_solved(model.learner, model.domain, problems, snap=True) == len(problems) == 5000


def damaged(shipped: CRL, seed: int) -> CRL:
    """A copy that was hit somewhere: in a module, or in what the controller reads or scores."""
    learner = deepcopy(shipped)
    generator = torch.Generator().manual_seed(seed)
    names = [name for name, _ in learner.named_parameters() if "value" not in name]
    name = names[int(torch.randint(len(names), (), generator=generator))]
    parameter = dict(learner.named_parameters())[name]
    with torch.no_grad():
        noise = torch.randn(parameter.shape, generator=generator)
        strength = 0.5 + 2 * float(torch.rand((), generator=generator))
        parameter += strength * parameter.abs().mean() * noise
    return learner


@pytest.mark.parametrize("seed", range(25))
def test_a_verdict_agrees_with_executing_every_short_input(shipped: CRL, seed: int) -> None:
    learner = damaged(shipped, seed)
    domain = shipped.domain
    certificate = certify(learner, domain)
    if certificate.counterexample is not None:
        found = certificate.counterexample
        problems = domain.encode([domain.parse(found.input)])
        outcome = learner.execute(problems, snap=True)
        assert not bool(domain.solved(outcome, problems))
        assert int(problems.answers) == int(found.right)
        assert certificate.verdict == "wrong"
    every = [domain.parse(f"{a}{o}{b}{p}{c}") for a in range(10) for b in range(10)
             for c in range(10) for o in "+*-" for p in "+*-"]  # fmt: skip
    problems = domain.encode(every)
    right = num_solved(learner, domain, problems, snap=True) == len(problems)
    assert right or certificate.verdict == "wrong"
    if certificate.verdict == "proved":
        longer = domain.unseen(40, 200)
        assert num_solved(learner, domain, longer, snap=True) == len(longer)


def test_an_untrained_learner_is_wrong_on_a_shortest_input() -> None:
    domain = Numeric()
    certificate = certify(make_learner(preset("numeric"), domain), domain)
    assert certificate.verdict == "wrong"
    assert certificate.counterexample is not None
    assert len(certificate.counterexample.input) == 3


@pytest.mark.parametrize(
    ("learner", "changes", "reason"),
    [
        ("rnn", {}, "the learner 'rnn' writes no programs"),
        ("crl", {"reach": 0}, "reads whole expressions at once"),
        ("crl", {"impossible": "noop"}, "do not end by HALT"),
    ],
)
def test_what_cannot_be_decided_says_why(
    learner: str, changes: dict[str, object], reason: str
) -> None:
    from crl.domains import make_domain
    from crl.presets.scales import problems as with_problems

    domain = make_domain("numeric", changes)
    config = with_problems(preset("numeric", learner), **changes)
    certificate = certify(make_learner(config, domain), domain)
    assert certificate.verdict == "not proved"
    assert reason in certificate.because


def test_the_least_mean_over_all_paths_is_that_of_all_strings() -> None:
    """Compared with every string up to a length, in a language of two tokens."""
    language = LocalLanguage.of([[0, 0, 1, 1, 0], [1]], 2)
    contexts = language.contexts(1)
    overlaps = Overlaps.of(contexts, language.edge)
    number = {tuple(context): row for row, context in enumerate(contexts.tolist())}
    rng = np.random.default_rng(0)
    for _ in range(20):
        scores = rng.random(len(contexts)) - 0.5
        least, path = overlaps.least_mean(scores, np.ones(len(contexts), dtype=bool))
        assert scores[path].mean() == pytest.approx(least, abs=1e-5)
        means = []
        for length in range(1, 12):
            for code in range(2**length):
                string = [code >> at & 1 for at in range(length)]
                if language.has(string):
                    whole = [2, *string, 2]
                    rows = [number[tuple(whole[at : at + 3])] for at in range(length)]
                    means.append(scores[rows].mean())
        assert least <= min(means) + 1e-9
        assert min(means) - least < 0.15  # a longer string may come closer to a cycle


def test_strings_that_share_no_token_are_apart() -> None:
    language = LocalLanguage.of([[0, 1, 0], [2, 3, 2]], 4)
    parts = language.components()
    assert [part.tokens().tolist() for part in parts] == [[0, 1], [2, 3]]
    assert parts[0].has([0, 1, 0])
    assert not parts[0].has([2, 3, 2])
