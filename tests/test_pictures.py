"""Pictures that people bring: what is read of them, and what is refused."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
import torch
from PIL import Image

from crl.domains.images.pictures import read_picture
from crl.domains.pictures import write_picture
from crl.errors import UsageError


def bar(
    background: object, ink: object, mode: str, size: tuple[int, int] = (60, 100)
) -> Image.Image:
    """A thick upright bar in the middle of a picture."""
    picture = Image.new(mode, size, background)  # type: ignore[arg-type]
    picture.paste(ink, (25, 20, 35, 80))  # type: ignore[arg-type]
    return picture


def read(picture: Image.Image, path: Path) -> torch.Tensor:
    picture.save(path)
    return read_picture(str(path), 42)


REFERENCE = bar(0, 255, "L")


@pytest.mark.parametrize(
    ("picture", "name"),
    [
        (bar(255, 0, "L"), "dark on light.png"),
        (bar(200, 90, "L"), "faint.png"),
        (bar("navy", "yellow", "RGB"), "colour.png"),
        (bar((0, 130, 0), (200, 0, 60), "RGB"), "as light as its background.png"),
        (bar((0, 0, 0, 0), "white", "RGBA"), "white on nothing.png"),
        (bar((255, 255, 255, 0), "black", "RGBA"), "black on nothing.png"),
        (bar("white", "red", "RGB").convert("P"), "palette.gif"),
        (bar(1, 0, "1"), "bits.png"),
        (Image.fromarray(np.asarray(REFERENCE, dtype=np.uint16) * 200), "sixteen bits.png"),
        (Image.fromarray(np.asarray(REFERENCE, dtype=np.float32) * -3.5), "numbers.tiff"),
        (REFERENCE.resize((600, 1000), Image.Resampling.NEAREST), "large.png"),
        (REFERENCE.rotate(90, expand=True).convert("RGB"), "camera held sideways.png"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_same_shape_is_read_alike_whatever_the_picture(
    picture: Image.Image, name: str, tmp_path: Path
) -> None:
    if "sideways" in name:
        exif = Image.Exif()
        exif[0x0112] = 6  # turn it clockwise to see it upright
        picture.save(tmp_path / name, exif=exif)
        found = read_picture(str(tmp_path / name), 42)
    else:
        found = read(picture, tmp_path / name)
    torch.testing.assert_close(
        found, read(REFERENCE, tmp_path / "reference.png"), rtol=0, atol=0.06
    )


def test_a_picture_becomes_a_square_with_its_ink_in_place(tmp_path: Path) -> None:
    image = read(REFERENCE, tmp_path / "bar.png")
    assert image.shape == (42, 42)
    assert (float(image.min()), float(image.max())) == (0, 1)
    rows, columns = (
        (image > 0.5).any(dim=1).nonzero()[:, 0],
        (image > 0.5).any(dim=0).nonzero()[:, 0],
    )
    assert (int(rows[0]), int(rows[-1])) == (8, 33)  # 20 to 80 of 100
    assert (int(columns[0]), int(columns[-1])) == (19, 22)  # 45 to 55 of 100


def test_the_noise_of_a_background_is_no_ink(tmp_path: Path) -> None:
    noise = np.random.default_rng(0).normal(0, 6, (100, 60))
    noisy = Image.fromarray(np.clip(np.asarray(bar(200, 20, "L")) + noise, 0, 255).astype(np.uint8))
    image = read(noisy, tmp_path / "noisy.png")
    assert float((image > 0.05).float().mean()) < 0.09  # the bar is 6 % of the square
    assert float(image[12:30, 20:22].min()) > 0.8


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    image = torch.zeros(42, 42)
    image[5:20, 10:15] = torch.rand(15, 5)
    image[6, 11] = 1
    write_picture(image, tmp_path / "image.png")
    torch.testing.assert_close(
        read_picture(str(tmp_path / "image.png"), 42), image, rtol=0, atol=0.003
    )


def png_of_size(width: int, height: int) -> bytes:
    """The beginning of a PNG that claims to be that large."""
    header = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I", 13)
        + header
        + struct.pack(">I", zlib.crc32(header))
        + b"\x00\x00\x00\x00IDAT"
    )


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"hello", "is not a picture of a kind that is known here"),
        (b"", "is not a picture of a kind that is known here"),
        (b"\x89PNG\r\n\x1a\n", "is not a picture"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", "is not a picture of a kind"),
        (png_of_size(20, 20), "is not a picture that can be read"),
        (png_of_size(8000, 8000), "too many pixels; at most 50,000,000"),
        (png_of_size(100_000, 100_000), "too many pixels; at most 50,000,000"),
    ],
)
def test_what_is_not_a_picture_is_refused(tmp_path: Path, content: bytes, complaint: str) -> None:
    (tmp_path / "file.png").write_bytes(content)
    with pytest.raises(UsageError, match=complaint):
        read_picture(str(tmp_path / "file.png"), 42)


@pytest.mark.parametrize("name", ["none.png", "", "a" * 5000, "null\0.png", "/"])
def test_a_file_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(UsageError, match="there is no file"):
        read_picture(name, 42)


@pytest.mark.parametrize(
    "picture",
    [Image.new("L", (50, 50), 128), Image.new("RGBA", (9, 9)), Image.new("L", (1, 1), 255)],
)
def test_a_picture_of_one_colour_is_refused(tmp_path: Path, picture: Image.Image) -> None:
    with pytest.raises(UsageError, match="nothing that stands out"):
        read(picture, tmp_path / "empty.png")


def test_a_picture_of_absurd_shape_takes_no_more_memory_than_others(tmp_path: Path) -> None:
    line = Image.new("L", (30_000, 1))
    line.paste(255, (10_000, 0, 20_000, 1))
    assert read(line, tmp_path / "line.png").shape == (42, 42)
