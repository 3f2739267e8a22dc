"""The one palette: how learners are called and coloured in all figures.

The colours are told apart by people who see few colours (Okabe and Ito's, and shades of them that
differ in lightness), on white. Variants of one learner share a hue.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import cycle

NO_CURRICULUM = "-no-curriculum"  # how the names of variants without one end
SCALE = re.compile("-(smoke|small|paper)$")  # how those of a learner's named settings end
SOLID, DASHED, DOTTED = "-", "--", ":"

BLUE, SKY, NAVY = "#0072B2", "#56B4E9", "#1B1464"
ORANGE, VERMILLION, BROWN = "#E69F00", "#D55E00", "#7A2E0E"
GREEN, MINT = "#009E73", "#66C2A5"
PINK, VIOLET, PLUM = "#CC79A7", "#8F5FBF", "#5B2A6E"
GREY, BLACK = "#8C8C8C", "#000000"
CYCLE = (BLUE, VERMILLION, GREEN, PINK, ORANGE, SKY, BROWN, VIOLET, GREY)  # C0, C1, ...


@dataclass(frozen=True)
class Look:
    """A learner in a figure."""

    label: str
    color: str
    line: str = SOLID


KNOWN = {
    "crl": Look("CRL", BLUE),
    "small": Look("CRL", BLUE),
    "paper": Look("CRL, the paper's settings", GREY),
    "hcc": Look("hard-coded controller (HCC)", SKY),
    "hcf": Look("hard-coded modules (HCF)", NAVY),
    "rnn": Look("RNN, same data", ORANGE),
    "rnn-10x": Look("RNN, 10x data", VERMILLION),
    "rnn-unlimited": Look("RNN, infinite data", BROWN),
    "rnn-plain": Look("RNN, not regularised", ORANGE, DASHED),
    "rnn-10x-plain": Look("RNN, 10x data, not regularised", VERMILLION, DASHED),
    "pretrained-rnn": Look("RNN, pretrained", PLUM),
    "routing": Look("routing network", PINK),
    "transformer": Look("transformer", GREEN),
    "transformer-equal-parameters": Look("transformer, same size", GREEN),
    "transformer-equal-time": Look("transformer, same time", MINT),
    "classifier": Look("frozen classifier", GREY),
    "fine-tuned-cnn": Look("CNN, fine-tuned", ORANGE),
    "augmented-cnn": Look("CNN, from nothing", VERMILLION),
    "affine-stn": Look("affine STN", GREEN),
    "recurrent-stn": Look("recurrent STN", PINK),
    "recurrent-stn-2": Look("recurrent STN, twice", PINK),
    "recurrent-stn-3": Look("recurrent STN, three times", VIOLET),
    "recurrent-stn-told": Look("recurrent STN, told how often", PLUM),
}


def looks(titles: Iterable[str]) -> dict[str, Look]:
    """Give the looks of some variants, no two of them alike.

    Unknown variants keep their names, and take colours that are free.
    """
    names = list(dict.fromkeys(titles))
    found: dict[str, Look] = {}
    for name in names:
        look = _known(name)
        if look is not None and look not in found.values():
            found[name] = look
    taken = {look.color for look in found.values()}
    free = cycle([color for color in CYCLE if color not in taken] or CYCLE)
    return {name: found.get(name) or Look(name, next(free)) for name in names}


def _known(title: str) -> Look | None:
    """Give the look of a variant; without its curriculum the same colour, dotted."""
    look = KNOWN.get(SCALE.sub("", title.removesuffix(NO_CURRICULUM)))
    if look is None or not title.endswith(NO_CURRICULUM):
        return look
    return replace(look, label=f"{look.label}, no curriculum", line=DOTTED)
