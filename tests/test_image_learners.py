"""What CRL is compared with on transformed digits learns from the same problems."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from resuming import assert_resumes_bit_for_bit
from test_cli import assert_refused, crl

from crl.api import load
from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains import make_domain
from crl.domains.images.domain import Images, Query
from crl.domains.pictures import write_picture
from crl.errors import UsageError
from crl.experiments import EXPERIMENTS
from crl.learners import Learner, make_learner
from crl.learners.baselines.image_classifiers import AugmentedCNN, Classifier, FineTunedCNN
from crl.learners.baselines.image_stn import AffineSTN
from crl.modules.affine import compose, warp
from crl.presets import preset
from crl.presets.baselines import BASELINES
from crl.reports.export import export_model
from crl.reports.run_report import report_run
from crl.training import train

NAMES = [learner for learner, by_domain in BASELINES.items() if "images" in by_domain]
LEARNING = [name for name in NAMES if name != "classifier"]


@pytest.fixture(scope="module")
def domain() -> Images:
    """Without MNIST, and with a classifier that knows nothing."""
    return Images()


def made(name: str, domain: Images, **settings: object) -> Learner:
    return make_learner(replace(preset("images", name, "small"), learner_settings=settings), domain)


def drawings(domain: Images, count: int, sizes: tuple[int, ...] = (2,)) -> ProblemBatch:
    """At most 15 bars as problems, which are said to show different digits by where they stand."""
    queries = []
    for number in range(count):
        image = torch.zeros(42, 42)
        image[4 + 2 * number : 10 + 2 * number, 10:30] = 1
        queries.append(Query(image, sizes[number % len(sizes)], number % 10))
    return domain.encode(queries)


def stirred(learner: Learner) -> AffineSTN:
    """A spatial transformer that is no longer the identity."""
    assert isinstance(learner, AffineSTN)
    torch.nn.init.normal_(
        learner.localization.layers[-1].weight, std=0.3, generator=torch.Generator().manual_seed(0)
    )  # type: ignore[arg-type]
    return learner


# --- each of them --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("augmented-cnn", {"network"}),
        ("fine-tuned-cnn", {"network"}),
        ("affine-stn", {"localization"}),
        ("recurrent-stn", {"localization"}),
        ("classifier", set()),
    ],
)
def test_the_frozen_classifier_never_learns(domain: Images, name: str, parts: set[str]) -> None:
    learner, frozen = made(name, domain), deepcopy(domain.classifier.state_dict())
    before = deepcopy(learner.state_dict())
    learner.update(drawings(domain, 8), torch.Generator().manual_seed(0))
    assert {
        key.split(".")[0]
        for key, value in learner.state_dict().items()
        if not torch.equal(value, before[key])
    } == parts
    assert all(
        torch.equal(value, frozen[key]) for key, value in domain.classifier.state_dict().items()
    )
    assert (learner.num_parameters > 0) == bool(parts)


def learned(learner: Learner, problems: ProblemBatch, updates: int) -> float:
    """The loss after that many updates on the same problems, as a share of the first."""
    generator = torch.Generator().manual_seed(0)
    losses = [learner.update(problems, generator)[1]["loss"] for _ in range(updates)]
    return losses[-1] / losses[0]


@pytest.mark.parametrize("name", ["augmented-cnn", "fine-tuned-cnn"])
def test_a_classifier_learns_a_handful_of_problems_by_heart(domain: Images, name: str) -> None:
    assert learned(made(name, domain, lr=3e-3), drawings(domain, 15), 20) < 0.1


@pytest.mark.parametrize("name", ["affine-stn", "recurrent-stn"])
def test_a_transformer_learns_to_undo_what_confuses_the_classifier(name: str) -> None:
    torch.manual_seed(0)
    domain = Images()
    problems = drawings(domain, 10)
    knowing = made("fine-tuned-cnn", domain, lr=3e-3)
    learned(knowing, problems, 20)
    domain.classifier.load_state_dict(knowing.network.state_dict())  # type: ignore[union-attr]
    assert bool(domain.correct(made(name, domain).execute(problems).output, problems).all())
    images = problems.padded()[0].view(-1, 42, 42)
    shifted = domain.encode(
        [Query(image, 2, digit) for digit, image in enumerate(images.roll(2, dims=1))]
    )
    assert learned(made(name, domain, lr=1e-3), shifted, 40) < 0.3


@pytest.mark.parametrize("name", NAMES)
def test_problems_in_a_batch_do_not_affect_each_other(domain: Images, name: str) -> None:
    learner = made(name, domain, **({"times": 0} if name == "recurrent-stn" else {}))
    if isinstance(learner, AffineSTN):
        stirred(learner)
    problems = drawings(domain, 6, sizes=(1, 2, 3))
    forward_grouped = learner.execute(problems)
    for row in range(len(problems)):
        alone = learner.execute(problems.take(torch.tensor([row])))
        torch.testing.assert_close(
            alone.output[0], forward_grouped.output[row], atol=1e-4, rtol=1e-4
        )
        assert alone.num_steps[0] == forward_grouped.num_steps[row]


@pytest.mark.parametrize("name", NAMES)
def test_interrupted_and_resumed_is_bit_identical_to_uninterrupted(
    tmp_path: Path, images: Images, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tiny(name, images, monkeypatch)
    assert_resumes_bit_for_bit(config, tmp_path, cut_at=3)


def tiny(name: str, images: Images, monkeypatch: pytest.MonkeyPatch) -> Config:
    """A run of four updates, with digits that were read before and an untrained classifier."""
    monkeypatch.setattr("crl.domains.images.domain.NUM_VALIDATION", 64)
    monkeypatch.setattr(images, "prepare", lambda report: None)
    for module in ("training.start", "solving.model_folder"):
        monkeypatch.setattr(f"crl.{module}.make_domain", lambda name, settings, data=None: images)
    return replace(preset("images", name, "smoke"), batch=16, max_episodes=64)


# --- what tells them apart -----------------------------------------------------------------------


def test_the_classifier_alone_is_what_fine_tuning_and_transformers_start_from(
    domain: Images,
) -> None:
    problems = drawings(domain, 6, sizes=(1, 2, 3))
    alone = made("classifier", domain).execute(problems).output
    assert isinstance(made("fine-tuned-cnn", domain), FineTunedCNN)
    for learner in ("fine-tuned-cnn", "affine-stn", "recurrent-stn"):
        torch.testing.assert_close(
            made(learner, domain).execute(problems).output, alone, atol=1e-3, rtol=1e-3
        )


def test_augmentation_starts_from_random_weights_of_its_seed(domain: Images) -> None:
    config = preset("images", "augmented-cnn", "small")
    first, same, other = (make_learner(replace(config, seed=seed), domain) for seed in (0, 0, 1))
    assert isinstance(first, AugmentedCNN)
    problems = drawings(domain, 4)
    assert torch.equal(first.execute(problems).output, same.execute(problems).output)
    assert not torch.equal(first.execute(problems).output, other.execute(problems).output)
    assert not torch.equal(
        first.execute(problems).output, made("classifier", domain).execute(problems).output
    )


def test_a_recurrent_transformer_reads_what_it_made_and_loses_nothing(domain: Images) -> None:
    learner = stirred(made("recurrent-stn", domain, times=2))
    images = drawings(domain, 6).padded()[0].view(-1, 42, 42)
    first = learner.where(images)
    second = learner.where(warp(images, first))
    expected = warp(images, compose(first, second))
    torch.testing.assert_close(learner.straightened(images, torch.full((6,), 2)), expected)
    assert not torch.equal(expected, warp(images, first))


@pytest.mark.parametrize(("times", "steps"), [(1, [1, 1, 1]), (3, [3, 3, 3]), (0, [1, 2, 3])])
def test_a_recurrent_transformer_is_applied_as_often_as_set_or_as_told(
    domain: Images, times: int, steps: list[int]
) -> None:
    learner = stirred(made("recurrent-stn", domain, times=times))
    problems = drawings(domain, 3, sizes=(1, 2, 3))
    assert learner.execute(problems).num_steps.tolist() == steps
    once = stirred(made("affine-stn", domain))
    assert learner.num_parameters == once.num_parameters
    same = torch.isclose(
        learner.execute(problems).output, once.execute(problems).output, atol=1e-5
    ).all(dim=1)
    assert same.tolist() == [number == 1 for number in steps]


def test_the_classifier_is_measured_after_one_update_that_teaches_nothing(domain: Images) -> None:
    config = preset("images", "classifier", "small")
    assert config.max_episodes <= config.batch
    learner = make_learner(config, domain)
    assert isinstance(learner, Classifier)
    assert learner.optimizer_state() == {}


@pytest.mark.parametrize("name", LEARNING)
def test_learning_rates_fall_to_zero_within_the_episodes_whatever_the_accuracy(name: str) -> None:
    config = preset("images", name, "small")
    assert config.schedule.kind == "linear"
    needed = (config.check_every + config.schedule.updates) * config.batch
    assert needed <= min(config.max_episodes, 400_000)


def test_all_see_the_problems_that_crl_sees() -> None:
    (crl_config,) = EXPERIMENTS["images"].configs
    for config in EXPERIMENTS["images-baselines"].configs:
        assert (config.domain, config.domain_settings, config.curriculum) == (
            "images",
            crl_config.domain_settings,
            crl_config.curriculum,
        )
    assert EXPERIMENTS["images"].counts == EXPERIMENTS["images-baselines"].counts


# --- as a user has it ----------------------------------------------------------------------------


def test_a_trained_one_is_measured_used_and_exported_like_others(
    tmp_path: Path,
    images: Images,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = train(tiny("recurrent-stn", images, monkeypatch), tmp_path / "run")
    said: list[str] = []
    report_run(run.path, said.append)
    assert "longer" in "\n".join(said)
    solver = load(run.path)
    write_picture(torch.eye(42), tmp_path / "digit.png")
    solution = solver.solve(str(tmp_path / "digit.png"), steps=3)
    assert solution.answer in tuple("0123456789")
    assert 0.1 <= solution.confidence <= 1
    assert solution.steps == 2
    with pytest.raises(
        UsageError, match="the learner 'recurrent-stn' answers without writing a program"
    ):
        solver.trace(str(tmp_path / "digit.png"))
    export_model(run.path, tmp_path / "model")
    card = (tmp_path / "model" / "README.md").read_text()
    count = f"{solver.learner.num_parameters:,} parameters in `model.safetensors`"
    assert f"{count} beside those of a frozen classifier" in card
    assert "--learner recurrent-stn" in card
    assert load(tmp_path / "model").solve(str(tmp_path / "digit.png"), steps=3) == solution


@pytest.mark.parametrize("name", NAMES)
def test_without_images_there_is_nothing_to_learn(name: str) -> None:
    with pytest.raises(
        UsageError,
        match=f"the learner '{name}' is for images that a classifier judges; the domain numeric",
    ):
        make_learner(preset("numeric", name, "small"), make_domain("numeric"))


@pytest.mark.parametrize("name", ["rnn", "pretrained-rnn", "routing", "transformer"])
def test_learners_that_answer_with_a_token_do_not_learn_from_images(
    domain: Images, name: str
) -> None:
    with pytest.raises(
        UsageError, match=f"the learner '{name}' answers with a token; the domain images has none"
    ):
        make_learner(preset("images", name, "small"), domain)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"times": -1}, "times is -1; allowed are 0 to 100"),
        ({"dropout": 0.1}, "unknown key 'dropout'"),
    ],
)
def test_settings_that_make_no_sense_are_refused(
    domain: Images, settings: dict[str, object], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        made("recurrent-stn", domain, **settings)


def test_a_learner_of_images_is_refused_for_numbers_in_one_sentence() -> None:
    assert_refused(
        crl("train", "numeric", "--learner", "affine-stn"), 2, "the domain numeric has none"
    )
