"""Images that carry what they were made of are warped once, however many modules were applied."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import torch
from torch import Tensor

from crl.domains import check_domain
from crl.domains.images.domain import Images
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.modules import SpatialTransformer
from crl.modules.affine import compose, rotation, translation, warp
from crl.modules.warped import Warped, seen
from crl.presets import preset
from crl.presets.scales import problems as problems_of

SIZE = 42


def carrying(images: Images) -> Images:
    """The same digits, each carrying its original."""
    assert images._digits  # read once
    other = copy(images)
    other.settings = replace(images.settings, original=True)
    other.vocab = Warped.features(SIZE)
    return other


def moves() -> tuple[Tensor, Tensor]:
    """A turn, and a shift by most of the width."""
    turn = rotation(torch.tensor([0.6]), torch.tensor([0.8]))
    return turn, translation(torch.tensor([1.2]), torch.tensor([0.0]))


def test_cells_say_the_image_its_original_and_the_map() -> None:
    new = Warped.new(torch.rand(3, SIZE, SIZE))
    read = Warped.of(new.values, SIZE)
    assert new.values.shape == (3, 1, Warped.features(SIZE))
    for part in ("image", "original", "where"):
        torch.testing.assert_close(getattr(read, part), getattr(new, part))
    torch.testing.assert_close(seen(new.values, SIZE), new.image)


def test_an_image_is_the_original_warped_once_by_all_maps_together() -> None:
    image = torch.rand(1, SIZE, SIZE)
    turn, shift = moves()
    twice = Warped.new(image).through(turn).through(shift)
    torch.testing.assert_close(twice.image, warp(image, compose(turn, shift)))
    torch.testing.assert_close(twice.original, image)


def test_what_left_the_frame_comes_back() -> None:
    image = torch.zeros(1, SIZE, SIZE)
    image[:, 15:27, 15:27] = 1
    _, shift = moves()
    back = translation(torch.tensor([-1.2]), torch.tensor([0.0]))
    gone = Warped.new(image).through(shift)
    assert float(gone.image.sum()) < float(image.sum()) / 3
    torch.testing.assert_close(gone.through(back).image, image, atol=1e-4, rtol=0)
    assert float(warp(gone.image, back).sum()) < float(image.sum()) / 3  # without the original


def test_the_loss_reaches_both_of_two_modules() -> None:
    torch.manual_seed(0)
    two = [
        SpatialTransformer(title="m", kind=kind, size=SIZE, hidden=8, original=True)
        for kind in ("rotate", "translate")
    ]
    for module in two:
        torch.nn.init.normal_(module.out.weight, std=0.01)
    values = Warped.new(torch.rand(2, SIZE, SIZE)).values
    (seen(two[1](two[0](values)), SIZE) * torch.rand(2, SIZE, SIZE)).sum().backward()
    assert all(float(module.out.weight.grad.abs().sum()) > 0 for module in two)  # type: ignore[union-attr]


def test_the_domain_keeps_the_contract_and_is_learned_from(images: Images) -> None:
    domain = carrying(images)
    check_domain(domain)
    learner = make_learner(problems_of(preset("images", scale="smoke"), original=True), domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(0)
    before = {name: value.clone() for name, value in learner.state_dict().items()}
    solved, _ = learner.update(domain.sample([2], 16, generator).repeated(8), generator)
    assert solved.shape == (128,)
    changed = {
        name.split(".")[0]
        for name, value in learner.state_dict().items()
        if not torch.equal(value, before[name])
    }
    assert changed == {"module_set", "controller"}


def test_one_step_is_what_it_is_without_the_original(images: Images) -> None:
    plain = make_learner(preset("images", scale="smoke"), images)
    config = problems_of(preset("images", scale="smoke"), original=True)
    other = make_learner(config, carrying(images))
    assert isinstance(plain, CRL)
    assert isinstance(other, CRL)
    other.load_state_dict(plain.state_dict())
    problems = images.problems("validation", 2).take(torch.arange(8))
    found = carrying(images).problems("validation", 2).take(torch.arange(8))
    once = replace(problems, max_steps=torch.ones(8).long())
    again = replace(found, max_steps=torch.ones(8).long())
    torch.testing.assert_close(
        seen(other.execute(again).output, SIZE), seen(plain.execute(once).output, SIZE)
    )
