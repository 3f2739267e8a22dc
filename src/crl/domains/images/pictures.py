"""A person's picture of a digit as a learner sees it: square, light on dark, of one width."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import Tensor

from crl.errors import UsageError, one_line
from crl.files import MEGABYTE, given_bytes

if TYPE_CHECKING:
    from PIL.Image import Image as Picture

FORMATS = ("PNG", "JPEG", "GIF", "BMP", "WEBP", "TIFF", "PPM")
MAX_PIXELS = 50_000_000
MAX_BYTES = 256 * MEGABYTE  # of a file: more than as many pixels take, in all but odd formats
LARGE = 512  # pixels of a side: larger pictures are averaged at once, to save memory
FAINT = 0.1  # of the difference between black and white: what stands out less is nothing
SILENCE = Lock()  # standard error is everybody's: only one silences it at a time
NOISE = 4.0  # times the median difference along the border: what stands out less is no ink


def read_picture(path: str, width: int) -> Tensor:
    """Read a picture (width, width) from 0 to 1, or raise a UsageError about the file."""
    if not os.path.isfile(path):  # also says so of names that no file can have
        raise UsageError(
            f"there is no file {path!r}; expected a picture of a digit, such as a PNG or a JPEG"
        )
    try:
        content = given_bytes(Path(path), MAX_BYTES)
    except OSError as error:
        raise UsageError(f"{path} cannot be read ({error.strerror or error})") from None
    for colors in _decoded(content, path):
        ink = _ink(colors)
        if ink.max() >= FAINT:
            return _resized(ink, width)
    raise UsageError(f"{path} shows nothing that stands out from its background; expected a digit")


def _decoded(content: bytes, path: str) -> list[np.ndarray]:
    """Decode colours (height, width, channels) from 0 to 1; see `_upright`."""
    from PIL import Image, UnidentifiedImageError  # here, because most commands need no pictures

    try:
        with warnings.catch_warnings(), _libtiff_silenced(content):
            warnings.simplefilter("ignore")  # about sizes, which are checked here, and odd metadata
            with Image.open(io.BytesIO(content), formats=FORMATS) as picture:
                if picture.width * picture.height > MAX_PIXELS:
                    raise Image.DecompressionBombError
                return [np.asarray(part, dtype=np.float32) / 255 for part in _upright(picture)]
    except Image.DecompressionBombError:
        raise UsageError(
            f"{path} has too many pixels; at most {MAX_PIXELS:,} are allowed"
        ) from None
    except UnidentifiedImageError:
        raise UsageError(
            f"{path} is not a picture of a kind that is known here ({', '.join(FORMATS)})"
        ) from None
    except Exception as error:  # decoders raise errors of every kind at damaged files
        raise UsageError(f"{path} is not a picture that can be read ({one_line(error)})") from None


@contextmanager
def _libtiff_silenced(content: bytes) -> Iterator[None]:
    """Keep libtiff from writing to standard error: what it says stands in the sentence."""
    if not content.startswith((b"II", b"MM")) or sys.stderr is None:  # which is closed then
        yield
        return
    with SILENCE, open(os.devnull, "wb") as nowhere:
        before = os.dup(2)
        try:
            os.dup2(nowhere.fileno(), 2)
            yield
        finally:
            os.dup2(before, 2)
            os.close(before)


def _upright(picture: Picture) -> list[Picture]:
    """Turn a picture as the camera was held, not too large, in colours from 0 to 255.

    Where something is transparent it is put on white, and on black.
    """
    from PIL import Image, ImageOps

    if picture.mode.startswith(("I", "F")):  # more than 256 grays
        gray = np.nan_to_num(np.asarray(picture, dtype=np.float32))
        gray = (gray - gray.min()) / max(float(gray.max() - gray.min()), 1e-9)
        return [_shrunk(Image.fromarray(np.uint8(255 * gray)).convert("RGB"))]
    upright = ImageOps.exif_transpose(picture)
    if (
        upright.mode not in ("RGBA", "LA", "PA", "La", "RGBa")
        and "transparency" not in upright.info
    ):
        return [_shrunk(upright.convert("RGB"))]
    solid = _shrunk(upright.convert("RGBA"))
    return [
        Image.alpha_composite(Image.new("RGBA", solid.size, paper), solid).convert("RGB")
        for paper in ("white", "black")
    ]


def _shrunk(picture: Picture) -> Picture:
    from PIL import Image

    picture.thumbnail((LARGE, LARGE), Image.Resampling.BOX)
    return picture


def _ink(colors: np.ndarray) -> np.ndarray:
    """Measure how much each pixel differs from the colour most of the border has."""
    border = np.concatenate([colors[0], colors[-1], colors[:, 0], colors[:, -1]])
    background = np.median(border, axis=0)
    noise = NOISE * np.median(np.abs(border - background).max(axis=-1))
    ink: np.ndarray = np.clip(np.abs(colors - background).max(axis=-1) - noise, 0, None)
    return ink


def _resized(ink: np.ndarray, wanted: int) -> Tensor:
    """Put ink in the middle of a square of the wanted width, the strongest being 1."""
    from PIL import Image

    height, width = ink.shape
    side = max(height, width)
    square = np.zeros((side, side), dtype=np.float32)
    square[
        (side - height) // 2 : (side - height) // 2 + height,
        (side - width) // 2 : (side - width) // 2 + width,
    ] = ink
    resized = np.asarray(
        Image.fromarray(square).resize((wanted, wanted), Image.Resampling.BILINEAR)
    )
    return torch.from_numpy(resized / resized.max())
