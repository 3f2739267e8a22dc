"""A person's picture of a digit as the learner sees it: square, light on dark, of the learner's size."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from crl.errors import UsageError

MAX_PIXELS = 50_000_000


def read_picture(path: str, size: int) -> Tensor:
    """The picture (size, size) from 0 to 1, or a UsageError that says what is wrong with the file."""
    from PIL import Image, UnidentifiedImageError  # here, because most commands need no pictures

    if not Path(path).is_file():
        raise UsageError(f"there is no file {path!r}; expected a picture of a digit, such as a PNG or a JPEG")
    try:
        with Image.open(path) as picture:
            if picture.width * picture.height > MAX_PIXELS:
                raise UsageError(f"{path} has {picture.width} x {picture.height} pixels; at most {MAX_PIXELS:,} in all are allowed")
            gray = np.asarray(_on_white(picture), dtype=np.float32) / 255
    except (UnidentifiedImageError, OSError, SyntaxError) as error:
        raise UsageError(f"{path} is not a picture that can be read ({str(error).splitlines()[0]})") from None
    background = float(np.median(np.concatenate([gray[0], gray[-1], gray[:, 0], gray[:, -1]])))
    ink = np.abs(gray - background)
    if ink.max() < 0.1:
        raise UsageError(f"{path} shows nothing that stands out from its background; expected a digit")
    return _resized(ink / ink.max(), size)


def _on_white(picture: object) -> object:
    """Gray values; what is transparent is white."""
    from PIL import Image

    assert isinstance(picture, Image.Image)
    if picture.mode in ("RGBA", "LA", "PA") or "transparency" in picture.info:
        solid = picture.convert("RGBA")
        paper = Image.new("RGBA", solid.size, "white")
        return Image.alpha_composite(paper, solid).convert("L")
    return picture.convert("L")


def _resized(ink: np.ndarray, size: int) -> Tensor:
    """Padded to a square and averaged over the pixels that become one."""
    from PIL import Image

    height, width = ink.shape
    side = max(height, width)
    square = np.zeros((side, side), dtype=np.float32)
    square[(side - height) // 2 : (side - height) // 2 + height, (side - width) // 2 : (side - width) // 2 + width] = ink
    return torch.from_numpy(np.asarray(Image.fromarray(square).resize((size, size), Image.Resampling.BOX)).copy())
