"""Pictures of programs as renderers draw them: letters stand in their cells, whatever the font."""

from __future__ import annotations

import shutil
import subprocess
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from browser import Visit, chromium, visit
from PIL import Image

import crl
from crl.viewer.svg import BASE, CHARACTER, MONOSPACE

__all__ = ["chromium", "visit"]  # fixtures

SCALE = 4  # pixels of the drawing for each of the picture
FONTS = [MONOSPACE, "'DejaVu Sans', sans-serif", "'DejaVu Serif', serif"]


def by_librsvg(svg: str, folder: Path) -> Image.Image:
    if shutil.which("rsvg-convert") is None:
        pytest.skip("rsvg-convert is not on this machine: `make browser` gets it")
    (folder / "drawn.svg").write_text(svg)
    command = ["rsvg-convert", "--zoom", str(SCALE), str(folder / "drawn.svg")]
    drawn = subprocess.run(command, check=True, capture_output=True, timeout=60).stdout
    return Image.open(BytesIO(drawn))


def by_chromium(svg: str, visit: Visit) -> Image.Image:
    page = visit(f"<style>body {{margin: 0}}</style>{svg}", device_scale_factor=SCALE).page
    return Image.open(BytesIO(page.locator("svg").screenshot()))


def assert_letters_in_cells(svg: str, drawn: Image.Image) -> None:
    """The ink of each letter of the first row is centred in its cell, so none has drifted."""
    dark = np.asarray(drawn.convert("L")).astype(float)
    row = next(iter(ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")))
    bottom = float(row.attrib["y"])
    assert len(row) >= 10
    for letter in row:
        centre = float(letter.attrib["x"])
        left, right = centre - CHARACTER / 2 + 0.8, centre + CHARACTER / 2 - 0.8  # no frames
        top = bottom - BASE + 8  # a frame's upper edge is above
        part = dark[
            round(SCALE * top) : round(SCALE * bottom), round(SCALE * left) : round(SCALE * right)
        ]
        ink = np.clip(part.max() - part, 0, None)
        assert ink.max() > 80, letter.text
        at = (ink.sum(axis=0) * np.arange(ink.shape[1])).sum() / ink.sum() / SCALE + left
        assert abs(at - centre) < 1.5, (letter.text, at, centre)


@pytest.mark.parametrize("font", FONTS)
@pytest.mark.parametrize("renderer", ["chromium", "librsvg"])
def test_letters_and_windows_do_not_drift_apart(
    renderer: str, font: str, request: Any, tmp_path: Path
) -> None:
    svg = crl.load("numeric").trace("6*1*3-4+6*0*0+1-7-3+3*9").svg().replace(MONOSPACE, font)
    if renderer == "chromium":
        drawn = by_chromium(svg, request.getfixturevalue("visit"))
    else:
        drawn = by_librsvg(svg, tmp_path)
    assert_letters_in_cells(svg, drawn)
