"""Modules of any shape, and a domain of letters, to try the loop and the viewer with."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from hypothesis import strategies as st
from torch import Tensor, nn
from torch.nn.functional import one_hot

from crl.batch import ProblemBatch
from crl.controllers import Controller, Heads, make_controller
from crl.modules import CRLModule, ModuleSet, Translator
from crl.representation import Bucket

LETTERS = "abcde"
VOCAB = len(LETTERS)
SHAPES = [(2, 1), (3, 2), (5, 1), (2, 2), (3, 1), (1, 2)]


class Mixer(CRLModule):
    """Writes some tokens in place of some others."""

    def __init__(
        self, title: str, reads: int, writes: int, *, kind: str = "mix", stride: int = 1
    ) -> None:
        super().__init__()
        self.title, self.reads, self.writes = title, reads, writes
        self.kind, self.stride = kind, stride
        self.map = nn.Linear(reads * VOCAB, writes * VOCAB)

    def forward(self, window: Tensor) -> Tensor:
        scores = self.map(window.flatten(1)).unflatten(1, (self.writes or 0, VOCAB))
        return torch.softmax(10 * scores, dim=-1)


class Last(CRLModule):
    """Writes its window backwards, as much or as often as it takes: its result is plain to see."""

    kind = "last"

    def __init__(self, title: str, reads: int, writes: int) -> None:
        super().__init__()
        self.title, self.reads, self.writes = title, reads, writes

    def forward(self, window: Tensor) -> Tensor:
        return window.flip(1).repeat(1, self.writes or 1, 1)[:, : self.writes]


class Letters:
    """What the viewer asks of a domain; letters stand side by side, or apart."""

    def __init__(self, separator: str = "", symbols: Sequence[str] = LETTERS) -> None:
        self.separator, self.symbols = separator, symbols

    def show(self, values: Tensor) -> str:
        return self.separator.join(self.symbols[index] for index in values.argmax(-1).tolist())

    def confidence(self, values: Tensor) -> float:
        return float(values.max(dim=-1).values.min())

    def picture(self, values: Tensor) -> Tensor | None:
        return None

    def oracle(self, values: Tensor) -> int | None:
        return None


def encode(texts: Sequence[str], max_steps: int) -> ProblemBatch:
    """Texts of letters as problems."""
    values = [
        one_hot(torch.tensor([LETTERS.index(letter) for letter in text]), VOCAB).float()
        for text in texts
    ]
    return ProblemBatch(
        inputs=tuple(
            Bucket(rows=torch.tensor([row]), values=value[None]) for row, value in enumerate(values)
        ),
        answers=torch.zeros(len(texts), dtype=torch.long),
        sizes=torch.tensor([len(text) for text in texts]),
        max_steps=torch.full((len(texts),), max_steps),
        context=torch.zeros(len(texts), 0),
    )


@st.composite
def module_sets(draw: st.DrawFn) -> ModuleSet:
    """Up to four modules of random shapes and kinds, in a random order."""
    torch.manual_seed(draw(st.integers(0, 10_000)))
    shapes = draw(st.lists(st.tuples(st.integers(1, 5), st.integers(1, 4)), min_size=1, max_size=3))
    members: list[CRLModule] = [
        Mixer(
            f"M{number}",
            *shape,
            kind=draw(st.sampled_from(["mix", "blend"])),
            stride=draw(st.integers(1, 2)),
        )
        for number, shape in enumerate(shapes)
    ]
    if draw(st.booleans()):
        translator = Translator(title="T", vocab=VOCAB)
        members.insert(draw(st.integers(0, len(members))), translator)
    halts, impossible = draw(st.booleans()), draw(st.sampled_from(["mask", "noop"]))
    return ModuleSet(members, halts=halts, impossible=impossible)


def controller_of(modules: ModuleSet, reach: int, heads: Heads = "hidden") -> Controller:
    """A controller of random weights that are far from indifferent."""
    controller = make_controller(modules=modules, vocab=VOCAB, hidden=8, reach=reach, heads=heads)
    with torch.no_grad():
        for parameter in controller.parameters():
            parameter.mul_(3)
    return controller
