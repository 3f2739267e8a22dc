"""Small domains whose windows have all kinds of lengths, each with a grammar."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, ClassVar

import numpy as np
import torch
from torch import Tensor

from crl.config import Config
from crl.controllers import LocalController
from crl.domains.grammar import Grammatical
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.modules import CRLModule, ModuleSet, Reducer

SETTINGS: dict[str, Any] = {
    "batch": 256,
    "max_episodes": 150_000,
    "check_every": 5,
    "checkpoint_every": 5,
    "schedule": {"updates": 5},
    "learner_settings": {
        "hidden": 16,
        "ppo": {"lr": 3e-3},
        "modules": {"lr": 1e-2, "batch": 128},
    },
}
WITHOUT_SCHEDULE = {name: value for name, value in SETTINGS.items() if name != "schedule"}
JOINED, NEGATED, ALONE = r"\([01][&|][01]\)", r"\(![01]\)", r"\([01]\)"


class Windows(Grammatical):
    """A domain with one reducer for each entry of `reads`."""

    reads: ClassVar[tuple[int, ...]]
    sizes = range(1, 4)
    largest: ClassVar = 12
    preset: ClassVar = SETTINGS

    def make_modules(self) -> ModuleSet:
        return ModuleSet(
            [
                Reducer(title=f"R{number}", vocab=self.vocab, hidden=32, reads=reads)
                for number, reads in enumerate(self.reads)
            ],
            halts=True,
        )


class Brackets(Windows):
    """Bracketed booleans such as (1&(0|1)), by depth; five tokens become one."""

    name, summary = "brackets", "bracketed & and | of bits"
    symbols = "01&|()"
    unit = "depth"
    reads = (5,)
    grammar: ClassVar = {"E": ["0", "1", "(E&E)", "(E|E)"]}
    patterns: ClassVar[tuple[str, ...]] = (JOINED,)

    def draw(self, size: int, rng: np.random.Generator) -> str:
        if size == 0:
            return str(rng.choice(["0", "1"]))
        sides = [self.draw(size - 1, rng), self.draw(int(rng.integers(min(size, 3))), rng)]
        rng.shuffle(sides)
        return "(" + str(rng.choice(["&", "|"])).join(sides) + ")"

    def answer(self, text: str) -> str | None:
        before = ""
        while text != before:
            before, text = text, re.sub("|".join(self.patterns), value, text)
        return text if text in ("0", "1") else None

    def size_of(self, text: str) -> int:
        depths = np.cumsum([(symbol == "(") - (symbol == ")") for symbol in text])
        return int(depths.max())


def value(found: re.Match[str]) -> str:
    inside = found[0][1:-1]
    if len(inside) == 1:
        return inside
    return (
        "10"[int(inside[1])]
        if inside[0] == "!"
        else (min if inside[1] == "&" else max)(*inside[::2])
    )


class Twice(Brackets):
    """The same by windows of three: a&b becomes c, then (c) becomes c."""

    name = "twice"
    reads = (3, 3)
    grammar: ClassVar = {"E": ["0", "1", "(E&E)", "(E|E)", "(E)"]}
    patterns = (JOINED, ALONE)


class Logic(Brackets):
    """Bracketed booleans with (!a): five tokens, or four, become one."""

    name = "negations"
    symbols = "01&|!()"
    reads = (5, 4)
    grammar: ClassVar = {"E": ["0", "1", "(E&E)", "(E|E)", "(!E)"]}
    patterns = (JOINED, NEGATED)

    def draw(self, size: int, rng: np.random.Generator) -> str:
        if size and rng.random() < 0.3:
            return f"(!{self.draw(size - 1, rng)})"
        return super().draw(size, rng)


class ShortLogic(Logic):
    """The same by windows of three and two: !a becomes b, a&b becomes c, (c) becomes c."""

    name = "short-logic"
    reads = (3, 2)
    grammar: ClassVar = {"E": ["0", "1", "(E&E)", "(E|E)", "(!E)", "(E)"]}
    patterns = (JOINED, NEGATED, ALONE)


class Tables(Windows):
    """A value, then functions that are applied to it from left to right: two tokens become one."""

    name, summary = "tables", "functions of values"
    symbols = "0123fgh"
    unit = "functions"
    sizes = range(1, 5)
    reads = (2,)
    tables: ClassVar = {"f": "1230", "g": "3021", "h": "2233"}
    grammar: ClassVar = {"E": ["0", "1", "2", "3", "Ef", "Eg", "Eh"]}

    def draw(self, size: int, rng: np.random.Generator) -> str:
        return str(rng.integers(4)) + "".join(rng.choice(list("fgh"), size))

    def answer(self, text: str) -> str | None:
        if not re.fullmatch("[0-3][fgh]*", text):
            return None
        found = text[0]
        for name in text[1:]:
            found = self.tables[name][int(found)]
        return str(found)

    def size_of(self, text: str) -> int:
        return len(text) - 1


class Backwards(Tables):
    """The same from right to left."""

    name = "backwards"
    grammar: ClassVar = {"E": ["0", "1", "2", "3", "fE", "gE", "hE"]}

    def draw(self, size: int, rng: np.random.Generator) -> str:
        return super().draw(size, rng)[::-1]

    def answer(self, text: str) -> str | None:
        return super().answer(text[::-1])


class Carry(CRLModule):
    """Three tokens become two: what the first two become, and the last as it is."""

    kind, title, reads, writes = "reduce", "carry", 3, 2

    def __init__(self, vocab: int) -> None:
        super().__init__()
        self.two = Reducer(title="two", vocab=vocab, hidden=32, reads=2)

    def forward(self, window: Tensor) -> Tensor:
        return torch.cat([self.two(window[:, :2]), window[:, 2:]], dim=1)


class Carried(Tables):
    """Functions of values, where three tokens become two as long as there are so many."""

    name = "carried"
    reads = (3, 2)

    def make_modules(self) -> ModuleSet:
        two = Reducer(title="R1", vocab=self.vocab, hidden=32, reads=2)
        return ModuleSet([Carry(self.vocab), two], halts=True)


DOMAINS: dict[str, type[Windows]] = {
    kind.name: kind for kind in (Brackets, Twice, Logic, ShortLogic, Tables, Backwards, Carried)
}
# Where modules of these domains are right: tokens around the centre of a window, by module. A
# token stands for itself, D for any bit or value, o for an operator, F for a function.
PLACES = {
    "brackets": [["( D o D )"]],
    "twice": [["( D o D )"], [". ( D ) ."]],
    "negations": [["( D o D )"], ["( ! D ) ."]],
    "short-logic": [["( D o D )", ". ( D ) ."], ["( ! D ) ."]],
    "tables": [[". D F . ."]],
    "backwards": [[". F D . ."]],
    "carried": [[". D F F ."], [". D F . ."]],
}
CLASSES = {"D": "0123", "o": "&|", "F": "fgh"}


def texts(domain: Windows, most: int) -> list[str]:
    """All well-formed texts up to a length, short ones first."""
    found: list[list[str]] = [[], *([] for _ in range(most))]
    for length in range(1, most + 1):
        for rule in domain.grammar["E"]:
            found[length] += _expanded(rule, length, found)
    return [text for texts in found for text in texts]


def _expanded(rule: str, length: int, known: list[list[str]]) -> list[str]:
    """The texts of a length that a rule gives, of expressions that are known by their lengths."""
    if not rule:
        return [""] if not length else []
    if rule[0] != "E":
        return [rule[0] + rest for rest in _expanded(rule[1:], length - 1, known)] if length else []
    return [
        first + rest
        for size in range(1, length + 1)
        for first in known[size]
        for rest in _expanded(rule[1:], length - size, known)
    ]


def hand_made(domain: Windows) -> CRL:
    """A learner that is right: units that find windows, and units that know what they become."""
    learner = make_learner(Config(domain=domain.name, **WITHOUT_SCHEDULE), domain)
    assert isinstance(learner, CRL)
    assert isinstance(learner.controller, LocalController)
    with torch.no_grad():
        _place_by_hand(learner.controller, domain)
        for column, (reads, places) in enumerate(
            zip(domain.reads, PLACES[domain.name], strict=True)
        ):
            member = learner.module_set.member(column)
            if isinstance(member, Carry):
                member, reads, places = member.two, 2, PLACES["tables"][0]
            assert isinstance(member, Reducer)
            windows = {window for place in places for window in _windows(domain, place, reads)}
            _compute_by_hand(member, domain, sorted(windows))
    return learner


def _place_by_hand(controller: LocalController, domain: Windows) -> None:
    """One feature for each pattern, one if all five tokens fit it, else zero."""
    reader, score = controller.policy_reader, controller.window_score
    assert isinstance(score, torch.nn.Linear)
    for layer in (reader.embed, reader.mix, score):
        for parameter in layer.parameters():
            parameter.zero_()
    reader.embed.weight[: domain.vocab] = torch.eye(domain.vocab)
    width, unit = reader.embed.out_features, 0
    for column, places in enumerate(PLACES[domain.name]):
        for place in places:
            known = [(at, each) for at, each in enumerate(place.split()) if each != "."]
            for at, each in known:
                for symbol in CLASSES.get(each, each):
                    if symbol in domain.symbols:
                        reader.mix.weight[unit, at * width + domain.symbols.index(symbol)] = 1
            reader.mix.bias[unit] = 1 - len(known)
            score.weight[column, unit] = 8 - unit  # the sooner the better, so that nothing is equal
            unit += 1


def _windows(domain: Windows, place: str, reads: int) -> list[tuple[str, str]]:
    """Windows of a pattern, each with what stands for it."""
    parts = [CLASSES.get(each, each) for each in place.split()]
    begin = 2 - reads // 2
    found = []
    for symbols in product(
        *(["".join(s for s in part if s in domain.symbols) or "." for part in parts])
    ):
        whole = "".join(symbols).strip(".")
        window = "".join(symbols[begin : begin + reads])
        answer = domain.answer(whole)
        assert answer is not None
        found.append((window, answer))
    return found


def _compute_by_hand(member: Reducer, domain: Windows, windows: list[tuple[str, str]]) -> None:
    """One unit for each window, and what it becomes."""
    first, _, last = member.layers
    assert isinstance(first, torch.nn.Linear)
    assert isinstance(last, torch.nn.Linear)
    for parameter in member.layers.parameters():
        parameter.zero_()
    for unit, (window, answer) in enumerate(windows):
        for at, symbol in enumerate(window):
            first.weight[unit, at * domain.vocab + domain.symbols.index(symbol)] = 1
        first.bias[unit] = 1 - len(window)
        last.weight[domain.symbols.index(answer), unit] = 8
