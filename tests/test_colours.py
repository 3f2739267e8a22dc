"""The palette: readable on its backgrounds, and told apart by everybody."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from crl.viewer.colours import DARK, LIGHT, LINES, Scheme, colour_of, contrast, line_of

READABLE = 4.5  # contrast of text, WCAG 2 AA
APART = 0.08  # distance in OKLab, in which black and white are 1 apart
SEEING = {  # linear RGB as people see it, Machado and others 2009, severity 1
    "all cones": np.eye(3),
    "no red cones": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "no green cones": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "no blue cones": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
}
CONES = [[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]]
OPPONENT = [[0.2105, 0.7936, -0.0041], [1.9780, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]]
SCHEMES = [pytest.param(LIGHT, id="light"), pytest.param(DARK, id="dark")]


def oklab(colour: str, seeing: str) -> np.ndarray:
    channels = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    seen = np.clip(np.array(SEEING[seeing]) @ linear, 0, 1)
    return np.array(OPPONENT) @ np.cbrt(np.array(CONES) @ seen)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_colour_can_be_read_as_text(scheme: Scheme) -> None:
    texts = (scheme.text, scheme.muted, scheme.accent, scheme.mistake, scheme.answer, scheme.beyond)
    for back in (scheme.page, scheme.card):
        for colour in (*texts, *scheme.modules):
            assert contrast(colour, back) >= READABLE, (colour, back)
    for colour in (*scheme.modules, scheme.mistake, scheme.answer):
        assert contrast(colour, scheme.tinted(colour)) >= READABLE
        assert contrast(scheme.text, scheme.tinted(colour)) >= 7


@pytest.mark.parametrize("seeing", SEEING)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_modules_are_told_apart_by_everybody(scheme: Scheme, seeing: str) -> None:
    for one, other in combinations(scheme.modules, 2):
        distance = np.linalg.norm(oklab(one, seeing) - oklab(other, seeing))
        assert distance >= APART, (one, other)


def test_colours_come_again_with_another_line() -> None:
    count = len(LIGHT.modules)
    looks = {(colour_of(place), line_of(place)) for place in range(count * len(LINES))}
    assert len(looks) == count * len(LINES)
    assert colour_of(None) == LIGHT.muted
    assert len(DARK.modules) == count


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
