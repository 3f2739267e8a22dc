"""Descriptions: what is said of learners that cannot be decided."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from boolean import Boolean
from negations import Negations
from torch import Tensor
from xor import Xor

from crl.config import Config, Curriculum
from crl.domains.arithmetic import expressions as arithmetic
from crl.domains.arithmetic.numeric import Numeric
from crl.domains.contract import Domain
from crl.domains.images.combinations import PLAIN, SINGLES, TRIPLES
from crl.domains.images.domain import Images
from crl.domains.token_domain import TokenDomain
from crl.learners import ProgramLearner, make_learner
from crl.learners.crl import CRL
from crl.learners.hard_coded import HCC, HCF
from crl.measuring.effects import Spread, in_words, parameters
from crl.measuring.transitions import Judgement, transitions
from crl.modules.affine import Effect, rotation, scaling, translation, warp
from crl.presets import preset
from crl.proofs import certify
from crl.proofs.decide import input_language
from crl.proofs.description import describe
from crl.proofs.description import windows as proofs_windows
from crl.proofs.description.accuracies import AtSize, Predicted, program_accuracies
from crl.proofs.description.inversion import (
    MOST_DEGREES,
    MOST_FACTOR,
    MOST_PIXELS,
    follow,
    image_programs,
    is_inverted,
    transformation,
)
from crl.proofs.description.step_errors import StepErrors, applied_steps, observe, step_errors
from crl.proofs.description.windows import window_tables, windows_of
from crl.proofs.language import LocalLanguage
from crl.solving import find_model, load_model
from crl.viewer import program

SHORT = Curriculum(first=2, last=4)  # sizes 2 to 4 are taken for trained


def numeric_learner(kind: type[CRL], **settings: Any) -> tuple[CRL, Numeric]:
    """An untrained learner of numerical arithmetic."""
    domain = Numeric(Numeric.Settings(**settings))
    config = replace(preset("numeric", kind.name), curriculum=SHORT, domain_settings=settings)
    return kind(domain, config), domain


def own_learner(domain: Domain) -> CRL:
    """An untrained learner of a domain that is not shipped."""
    sizes = Curriculum(first=min(domain.sizes), last=max(domain.sizes))
    return CRL(domain, Config(domain=domain.name, curriculum=sizes))


def errors_of(learner: ProgramLearner, domain: Domain) -> StepErrors:
    return step_errors(observe(learner, domain), learner.module_set, domain)


# --- windows --------------------------------------------------------------------------------------
def test_windows_are_all_that_inputs_have() -> None:
    domain = Numeric()
    windows, complete = windows_of(input_language(domain), 3)
    assert complete
    assert len(windows) == 10 * 3 * 10 + 3 * 10 * 3
    texts = {domain.text(window) for window in windows.tolist()}
    assert {"3+4", "+3*"} <= texts
    assert "34+" not in texts


def test_windows_of_a_language_follow_its_pairs() -> None:
    language = LocalLanguage.of([[0, 1, 2], [2, 0]], 3)
    windows, _ = windows_of(language, 2)
    assert {tuple(window) for window in windows.tolist()} == {(0, 1), (1, 2), (2, 0)}
    assert np.array_equal(windows_of(language, 1)[0], [[0], [1], [2]])


def test_too_many_windows_are_thinned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs_windows, "MOST_WINDOWS", 50)
    windows, complete = windows_of(input_language(Numeric()), 3)
    assert not complete
    assert len({tuple(window) for window in windows.tolist()}) == 50


def test_an_exact_module_is_right_on_every_window_that_has_a_value() -> None:
    learner, domain = numeric_learner(HCF)
    (table,) = window_tables(learner.module_set, domain, input_language(domain), {"exact": 7})
    (found,) = table.modules
    assert (table.windows, table.valued, table.solved, table.weighted) == (390, 300, 300, 1.0)
    assert found.right == 300
    # products, and 0 + 0 and 0 - 0
    assert found.anywhere == 102


def test_modules_are_counted_one_by_one_and_weighted_by_use() -> None:
    learner, domain = numeric_learner(CRL, reducers=2)
    uses = {"R1": 3, "R2": 1}
    (table,) = window_tables(learner.module_set, domain, input_language(domain), uses)
    right: dict[str, set[int]] = {"R1": set(), "R2": set()}
    for number in range(300):
        a, operator, b = number // 30, 10 + number // 10 % 3, number % 10
        window = torch.eye(domain.vocab)[[a, operator, b]]
        for title in right:
            written = int(learner.module_set.members[title](window[None]).argmax())
            if written == arithmetic.value_of([a, operator, b]):
                right[title].add(number)
    assert {found.module: found.right for found in table.modules} == {
        title: len(numbers) for title, numbers in right.items()
    }
    assert table.solved == len(right["R1"] | right["R2"])
    assert table.weighted == (3 * len(right["R1"]) + len(right["R2"])) / (4 * 300)


def test_a_domain_without_equivalence_is_judged_by_its_oracle() -> None:
    domain = Boolean()
    learner = own_learner(domain)
    (table,) = window_tables(learner.module_set, domain, input_language(domain), {})
    assert (table.reads, table.valued, table.weighted) == (5, 8, None)
    assert table.modules[0].anywhere is None
    assert table.modules[0].right == table.solved


def test_modules_of_several_widths_have_windows_of_their_own() -> None:
    domain = Negations()
    learner = own_learner(domain)
    tables = window_tables(learner.module_set, domain, input_language(domain), {})
    assert [table.reads for table in tables] == [2, 3]
    assert tables[0].valued == 2  # !0 and !1
    assert tables[1].valued == 4 + 2  # 0&1 and others, !!0 and !!1


class Silent(Xor):
    """Problems are listed, and nothing says how they are answered."""

    name = "silent"

    def examples(self, split: str, size: int) -> list[tuple[str, str]]:
        xor = Xor()
        return xor.examples(split, size)

    def unseen_examples(
        self, size: int, count: int, group: str | None = None
    ) -> list[tuple[str, str]]:
        xor = Xor()
        return xor.unseen_examples(size, count, group)

    def answer(self, text: str) -> str | None:
        return None


def test_a_domain_that_tells_no_values_is_said_to() -> None:
    domain = Silent()
    description = describe(own_learner(domain), domain, input_language(domain))
    text = "\n".join(description.remarks)
    assert "the domain tells no value, so modules are not judged alone" in text
    assert "the oracle of the domain tells no value of any step" in text
    assert "predicted" not in text
    assert description.accuracy
    assert all(at.predicted is None for at in description.accuracy)


# --- steps ----------------------------------------------------------------------------------------
def test_with_exact_modules_every_mistake_is_one_of_the_order() -> None:
    learner, domain = numeric_learner(HCF)
    errors = errors_of(learner, domain)
    assert errors.size == 4
    assert errors.changed > 0
    assert errors.by_module == 0
    assert errors.unanswered == 0
    (use,) = errors.uses
    assert use.steps == errors.steps == 3 * errors.problems


def test_in_the_right_order_every_mistake_is_one_of_a_module() -> None:
    learner, domain = numeric_learner(HCC)
    errors = errors_of(learner, domain)
    assert errors.by_module == errors.changed > 0
    assert sum(use.judged - use.right for use in errors.uses) >= errors.changed
    assert errors.low <= errors.rate <= errors.high


def test_a_learner_that_is_right_makes_no_mistakes() -> None:
    model = load_model(find_model("numeric"))
    assert isinstance(model.learner, CRL)
    sample = observe(model.learner, model.domain)
    errors = step_errors(sample, model.learner.module_set, model.domain)
    assert (errors.changed, errors.broken, errors.unanswered) == (0, 0, 0)
    assert errors.judged == errors.steps == 9 * errors.problems
    found = program_accuracies(model.learner, model.domain, sample, errors)
    assert [at.size for at in found] == [5, 10, 20, 50, 100]
    assert [at.problems > 0 for at in found] == [False, True, True, True, False]
    for at in found:
        assert at.steps == pytest.approx(at.size - 1)
        assert at.predicted is not None
        assert at.predicted.accuracy == 1.0
        assert at.predicted.low == pytest.approx((1 - errors.high) ** (at.size - 1))


def test_mistakes_are_those_that_the_viewer_shows() -> None:
    learner, domain = numeric_learner(CRL)
    problems = domain.unseen(4, 20)
    trace = learner.execute(problems, record=True, snap=True)
    for row in range(20):
        lines = program(trace, learner.module_set, domain, row)
        steps = transitions(trace, learner.module_set, row)
        found = [None if step.idle else Judgement.of(step, domain).mistake for step in steps]
        assert [line.mistake for line in lines] == found


@pytest.mark.parametrize("changes", [{"reach": 0}, {"reach": 0, "impossible": "noop"}, {}])
def test_steps_without_a_module_are_not_counted(changes: dict[str, object]) -> None:
    learner, domain = numeric_learner(CRL, **changes)
    problems = domain.unseen(20, 10)
    recorded = learner.execute(problems, record=True, snap=True)
    counted = [
        sum(not step.idle for step in transitions(recorded, learner.module_set, row))
        for row in range(10)
    ]
    for trace in (recorded, learner.execute(problems, snap=True)):
        assert applied_steps(trace, learner.module_set).tolist() == counted


def test_a_difference_is_told_only_if_the_intervals_do_not_meet() -> None:
    at = AtSize(size=5, tokens=9.0).measured(50, 100)
    predicted = partial(Predicted, intact=0.5, accuracy=0.5)
    assert at.differs == ""
    assert replace(at, predicted=predicted(low=0.55, high=0.6)).differs == ""
    assert replace(at, predicted=predicted(low=0.65, high=0.7)).differs == "fewer"
    assert replace(at, predicted=predicted(low=0.2, high=0.3)).differs == "more"


# --- certificates ---------------------------------------------------------------------------------
def test_a_learner_that_reads_whole_expressions_is_described() -> None:
    learner, domain = numeric_learner(CRL, reach=0)
    certificate = certify(learner, domain)
    assert certificate.verdict == "not proved"
    first, *remarks, _ = str(certificate).splitlines()
    assert first == "not proved: its controller (GRUController) reads whole expressions at once"
    assert any("some module is right on" in line for line in remarks)
    assert any("steps change the value" in line for line in remarks)
    assert any(line.startswith("    5 terms: ") and "predicted" in line for line in remarks)
    plain = json.loads(json.dumps(certificate.to_dict(), allow_nan=False))["description"]
    assert [table["valued"] for table in plain["windows"]] == [300]
    assert plain["steps"]["size"] == 4
    assert {at["size"] for at in plain["accuracy"]} == {4, 5, 10, 20, 50, 100}
    assert [f"  {remark}" for remark in plain["remarks"]] == remarks


@pytest.mark.parametrize("learner", ["rnn", "transformer"])
def test_a_learner_without_programs_is_measured(learner: str, numeric: Numeric) -> None:
    certificate = certify(make_learner(preset("numeric", learner), numeric), numeric)
    description = certificate.description
    assert description is not None
    assert description.steps is None
    assert description.windows == ()
    assert [(at.size, at.problems) for at in description.accuracy] == [
        (size, 200) for size in numeric.measured
    ]
    assert "only answers" in str(certificate)


def test_what_is_decided_is_not_described() -> None:
    model = load_model(find_model("numeric"))
    certificate = certify(model.learner, model.domain)
    assert certificate.verdict == "proved"
    assert certificate.description is None


def test_learners_of_other_domains_are_described() -> None:
    domains: list[TokenDomain] = [Boolean(), Negations(), Xor()]
    for domain in domains:
        certificate = certify(own_learner(domain), domain)
        assert certificate.description is not None
        assert certificate.description.steps is not None
        json.dumps(certificate.to_dict(), allow_nan=False)


# --- images ---------------------------------------------------------------------------------------
def test_spreads_are_said_in_words() -> None:
    turn = rotation(torch.tensor([-0.5, -0.5]), torch.tensor([0.75**0.5] * 2))
    assert in_words(parameters(Effect.of(turn), "rotate")) == ["rotates right by 30 ± 0°"]
    larger = scaling(torch.tensor([0.5, 0.25]))
    assert in_words(parameters(Effect.of(larger), "scale")) == ["scales by 3.00 ± 1.41"]
    shift = translation(torch.tensor([-1.0]), torch.tensor([0.0001]))
    said = in_words(parameters(Effect.of(shift), "translate"))
    assert said == ["shifts right by 0.50 ± 0.00", "down by 0.00 ± 0.00"]
    assert Spread.of(torch.tensor([2.0])) == Spread(mean=2.0, deviation=0.0)


def residual(degrees: float = 0.0, factor: float = 1.0, pixels: float = 0.0) -> Effect:
    one = partial(torch.full, (1,))
    return Effect(degrees=one(degrees), factor=one(factor), right=one(pixels / 42), down=one(0.0))


@pytest.mark.parametrize(
    ("within", "beyond"),
    [
        (residual(degrees=-0.99 * MOST_DEGREES), residual(degrees=-1.01 * MOST_DEGREES)),
        (residual(factor=0.99 * MOST_FACTOR), residual(factor=1.01 * MOST_FACTOR)),
        (residual(factor=1.01 / MOST_FACTOR), residual(factor=0.99 / MOST_FACTOR)),
        (residual(pixels=0.99 * MOST_PIXELS), residual(pixels=1.01 * MOST_PIXELS)),
    ],
)
def test_only_what_is_within_the_tolerances_is_inverted(within: Effect, beyond: Effect) -> None:
    assert bool(is_inverted(residual(), 42))
    assert bool(is_inverted(within, 42))
    assert not bool(is_inverted(beyond, 42))


def test_the_map_of_a_transformation_is_what_was_done() -> None:
    effect = Effect.of(transformation(SINGLES, len(SINGLES), 45.0))
    for row, single in enumerate(SINGLES):
        turn = {"left": -45.0, "": 0.0, "right": 45.0}[single.turn]
        assert float(effect.degrees[row]) == pytest.approx(turn, abs=1e-3)
        assert (float(effect.factor[row]) > 1.1) == (single.scale == "big")
        assert (float(effect.right[row]) > 0.1) == (single.shift == "right")
        assert (float(effect.down[row]) < -0.1) == (single.shift == "up")


@pytest.fixture(scope="module")
def of_images() -> tuple[CRL, Images]:
    model = load_model(find_model("images"))
    assert isinstance(model.learner, CRL)
    assert isinstance(model.domain, Images)
    return model.learner, model.domain


def differences(left: Tensor, right: Tensor) -> Tensor:
    """The mean difference of the pixels of images (batch, pixels), where there is something."""
    return (left - right).abs().sum(dim=1) / right.sum(dim=1)


@pytest.mark.usefixtures("images")
def test_composed_maps_make_of_plain_digits_what_the_program_did(
    of_images: tuple[CRL, Images],
) -> None:
    learner, domain = of_images
    problems = domain.validation(TRIPLES, 60)
    plain = domain.validation((PLAIN,), 60).inputs[0].values[:, 0]
    trace = learner.execute(problems, record=True)
    done = transformation(TRIPLES, 60, domain.settings.degrees)
    applied: dict[int, list[Tensor]] = {number: [] for number in range(len(learner.module_set))}
    with torch.no_grad():
        composed = follow(trace, learner, done, applied)
    at_once = warp(plain.view(-1, 42, 42), composed).flatten(1)
    assert float(differences(at_once, trace.output).median()) < 0.5  # each step blurs
    assert float(differences(plain, trace.output).median()) > 0.8
    assert sum(len(maps) for found in applied.values() for maps in found) <= 180


@pytest.mark.usefixtures("images")
def test_a_learner_of_images_is_described_by_its_transformers(
    of_images: tuple[CRL, Images],
) -> None:
    learner, domain = of_images
    certificate = certify(learner, domain)
    assert certificate.because.startswith("the domain images does not say")
    description = certificate.description
    assert description is not None
    assert description.images is not None
    assert [found.size for found in description.images.inversions] == [2, 3]
    for found in description.images.inversions:
        assert 0 < found.inverted < found.problems == 300
        assert found.solved_inverted > 0.9 * found.inverted
    used = {use.module for use in description.images.transformers}
    assert {"rotate", "scale"} < used
    assert description.images.steps == 300 * 2 + 300 * 3
    text = str(certificate)
    assert "rotates right by" in text
    assert "up to 12°, a factor of 1.15 and 3 pixels:" in text
    json.dumps(certificate.to_dict(), allow_nan=False)


def test_an_untrained_learner_of_images_inverts_nothing(images: Images) -> None:
    learner = make_learner(preset("images"), images)
    assert isinstance(learner, ProgramLearner)
    found = image_programs(learner, images)
    assert [inversion.inverted for inversion in found.inversions] == [0, 0]


def test_without_mnist_a_sentence_says_so(
    of_images: tuple[CRL, Images], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    certificate = certify(of_images[0], Images())
    assert certificate.verdict == "not proved"
    assert "nothing was measured: " in str(certificate)
    assert "`crl data mnist`" in str(certificate)
