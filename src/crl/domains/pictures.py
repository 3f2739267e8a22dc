"""Images as files, for domains whose representations are pictures."""

from __future__ import annotations

import io
from pathlib import Path

from torch import Tensor


def as_png(image: Tensor) -> bytes:
    """Encode an image (height, width) from 0 to 1 as the content of a PNG file."""
    from PIL import Image

    content = io.BytesIO()
    Image.fromarray((255 * image.clamp(0, 1)).round().byte().numpy()).save(
        content, format="PNG", optimize=True
    )
    return content.getvalue()


def write_picture(image: Tensor, path: Path) -> None:
    """Write an image (height, width) from 0 to 1 as a PNG file."""
    path.write_bytes(as_png(image))
