"""Image transformations (Sec. 4.2): a digit was scaled, turned and shifted; bring it back to where a classifier recognises it."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, pad

from crl.config import PAPER_MODULES, PAPER_PPO, Config, CurriculumConfig, ModuleConfig, PPOConfig, StopConfig
from crl.controllers import Controller
from crl.controllers.cnn import CNN, CNNController
from crl.domains import mnist, pictures
from crl.domains.classifier import SHAKE, STILL, Say, compose, frozen, make_classifier, pretrain
from crl.domains.domain import NOT_TOLD, Domain, check_limits
from crl.errors import UsageError
from crl.modules import ModuleSet
from crl.modules.spatial import Identity, SpatialTransformer, rotation, scaling, translation, warp
from crl.problem import Node, Problem, ProblemBatch, ProblemGraph
from crl.representation import Bucket

SCALES = ("small", "", "big")
TURNS = ("left", "", "right")
SHIFTS = ("up", "down", "left", "right")
DIRECTIONS = {"": (0, 0), "up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
SHIFT = {"small": 0.38, "": 0.29, "big": 0.20}  # of the width: a digit is moved to the edge
FACTOR = {"small": 0.6, "": 1.0, "big": 1 / 0.6}
VALIDATION_DIGITS = 5000  # of MNIST's training set, its last
NUM_VALIDATION = 2000  # problems; as many in the test set of trained combinations
DATA_SEED = 20190506
SPARE_STEPS = 3  # of the infinite horizon, beyond one for each transformation
DIGITS = tuple("0123456789")
CHANNELS = (12, 24, 24)  # of the controller's CNNs


@dataclass(frozen=True, order=True)
class Combination:
    """What was done to a digit, in the order scale, turn, shift; "" where nothing was done."""

    scale: str
    turn: str
    shift: str

    @property
    def length(self) -> int:
        return sum(part != "" for part in (self.scale, self.turn, self.shift))

    def __str__(self) -> str:
        names = (self.scale and f"scale {self.scale}", self.turn and f"rotate {self.turn}", self.shift and f"translate {self.shift}")
        return ", ".join(name for name in names if name)


COMBINATIONS = tuple(sorted(Combination(scale, turn, shift) for scale in SCALES for turn in TURNS for shift in ("", *SHIFTS)))
PAIRS = tuple(combination for combination in COMBINATIONS if combination.length == 2)
PLAIN = Combination("", "", "")
SINGLES = tuple(combination for combination in COMBINATIONS if combination.length == 1)
TRIPLES = tuple(combination for combination in COMBINATIONS if combination.length == 3)


HELD_OUT = {  # as in the authors' code
    "validation": (Combination("big", "", "left"), Combination("", "right", "up")),
    "test": (Combination("small", "", "right"), Combination("", "left", "down")),
}


def split_pairs() -> dict[str, tuple[Combination, ...]]:
    """The 20 combinations of two: 16 to train on, 2 to validate, 2 to test."""
    held_out = {pair for pairs in HELD_OUT.values() for pair in pairs}
    return {"train": tuple(pair for pair in PAIRS if pair not in held_out), **HELD_OUT}


@dataclass(frozen=True, kw_only=True)
class ImagesSettings:
    """What can be set of the domain."""

    size: int = 42  # of an image; the authors' code has 64
    degrees: float = 45.0  # of a turn; the authors' code has 60
    translators: int = 12
    transformer_hidden: int = 64
    whole: float = 0.5  # share of a training problem's transformations that are done all the way, the others by any part (D21)
    percent_every: int = 0  # episodes until training digits are shifted by 1 % of the width more; 0: all the way from the start (D21)
    shaken: bool = True  # the classifier learned from digits that were a little shaken (D20)
    located: bool = True  # localization networks look at the digit, wherever it is, and are told where (D22)
    horizon: Literal["bounded", "infinite"] = "bounded"  # infinite: HALT is a choice, the number of transformations is not told


@dataclass(frozen=True)
class Query:
    """A person's picture, and how many transformations are to be undone in it."""

    image: Tensor  # (size, size)
    steps: int
    digit: int = NOT_TOLD  # what it shows, where the person says it


class Images(Domain):
    """Digits transformed twice to learn from; once or three times to be recognised too."""

    name = "images"
    summary = "recognising digits that were scaled, rotated and translated, by undoing it"
    Settings = ImagesSettings
    caveat = "It knows single handwritten digits like those of MNIST, and what two or three transformations make of them."
    sizes = (2,)
    unit = "transformations"
    measured = (2, 3)
    longest = 3
    endless = True
    can_snap = False
    doubtful = True
    options = ("steps", "digit")
    example = "digit.png"
    judge: CNN

    def __init__(self, settings: ImagesSettings | None = None) -> None:
        super().__init__(settings or ImagesSettings())
        limits: dict[str, tuple[float, float]] = {"size": (28, 256), "degrees": (0, 180), "whole": (0, 1), "percent_every": (0, 1e9)}
        check_limits(self.settings, {**limits, "translators": (1, 100), "transformer_hidden": (1, 10_000)})
        self.vocab = self.settings.size**2
        self.combinations = split_pairs()
        self.graph = ProblemGraph(
            primitives=frozenset(Problem(Node(str(single), 1), Node("plain", 1)) for single in SINGLES),
            train=frozenset(problem(pair) for pair in self.combinations["train"]),
        )
        self.judge = frozen(make_classifier(self.settings.size))
        self.farthest = 1.0  # that training digits are shifted, as a share of the width

    def prepare(self, say: Say) -> None:
        images, labels = self._digits["train"]
        pretrain(self.judge, images, labels, shake=SHAKE if self.settings.shaken else STILL, say=say)

    def advance(self, episodes: int) -> None:
        step = self.settings.percent_every
        self.farthest = 0.01 * (episodes // step) if step else 1.0

    # --- problems -------------------------------------------------------------------------------------------------------------
    @cached_property
    def _digits(self) -> dict[str, tuple[Tensor, Tensor]]:
        """Plain digits and their labels; those to validate on are of MNIST's training set, those to measure on of its test set."""
        train, test = (self._centred(*mnist.load(split)) for split in ("train", "t10k"))
        kept = len(train[1]) - VALIDATION_DIGITS
        return {"train": (train[0][:kept], train[1][:kept]), "validation": (train[0][kept:], train[1][kept:]), "test": test}

    def _centred(self, images: np.ndarray, labels: np.ndarray) -> tuple[Tensor, Tensor]:
        spare = self.settings.size - images.shape[1]
        margin = (spare // 2, spare - spare // 2) * 2
        return pad(torch.from_numpy(images.astype(np.float32)) / 255, margin), torch.from_numpy(labels.astype(np.int64))

    def transform(self, images: Tensor, combinations: Sequence[Combination], part: Tensor) -> Tensor:
        """Digits (n, size, size), each with its combination applied, by those parts (n, 3) of scale, turn and shift, from 0 to 1."""
        scale = torch.tensor([FACTOR[combination.scale] for combination in combinations]) ** part[:, 0]
        turn = torch.tensor([float(TURNS.index(combination.turn) - 1) for combination in combinations]) * part[:, 1]
        angle = turn * math.radians(self.settings.degrees)
        directions = torch.tensor([DIRECTIONS[combination.shift] for combination in combinations], dtype=torch.float32)
        shift = directions * (2 * part[:, 2] * torch.tensor([SHIFT[combination.scale] for combination in combinations]))[:, None]
        # where a point of the new image comes from: shifted back, turned back, scaled back
        back = compose(rotation(torch.sin(-angle), torch.cos(-angle)), translation(-shift[:, 0], -shift[:, 1]))
        return warp(images, compose(scaling(1 / scale), back))

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        images, labels = self._digits["train"]
        rows = torch.randint(len(labels), (count,), generator=generator)
        pairs = self.combinations["train"]
        chosen = [pairs[index] for index in torch.randint(len(pairs), (count,), generator=generator).tolist()]
        draws = torch.rand(2, count, 3, generator=generator)
        part = torch.where(draws[0] < self.settings.whole, torch.ones(count, 3), draws[1])
        part[:, 2].clamp_(max=self.farthest / torch.tensor([SHIFT[pair.scale] for pair in chosen]))
        return self._batch(self.transform(images[rows], chosen, part), labels[rows], torch.full((count,), 2))

    def problems(self, split: str, size: int) -> ProblemBatch:
        """Whole transformations of trained digits, digits to validate on (the two combinations to validate on too), or test digits."""
        if size != 2:
            raise UsageError(f"there are no data sets of {size} transformations; allowed is 2")
        pairs = self.combinations["train"] + (self.combinations["validation"] if split == "validation" else ())
        return self._fixed(split, pairs, NUM_VALIDATION, stream=("train", "validation", "test").index(split))

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """Test digits, plain or with combinations that were never trained: the two held out of two transformations, all of three."""
        held_out = {0: (PLAIN,), 2: self.combinations["test"], 3: TRIPLES}
        if size not in held_out:
            raise UsageError(f"digits are transformed 2 or 3 times, or 0 times, not {size} times")
        return self._fixed("test", held_out[size], count, stream=10 + size)

    def validation(self, combinations: Sequence[Combination], count: int) -> ProblemBatch:
        """Validation digits with these combinations in turn, to look at what a learner does."""
        return self._fixed("validation", combinations, count, stream=20)

    def _fixed(self, digits: str, combinations: Sequence[Combination], count: int, *, stream: int) -> ProblemBatch:
        """Problems from a fixed seed, the combinations in turn."""
        images, labels = self._digits[digits]
        rows = torch.from_numpy(np.random.default_rng([DATA_SEED, stream]).permutation(len(labels))[:count])
        chosen = [combinations[index % len(combinations)] for index in range(len(rows))]
        sizes = torch.tensor([combination.length for combination in chosen])
        return self._batch(self.transform(images[rows], chosen, torch.ones(len(rows), 3)), labels[rows], sizes)

    def _batch(self, images: Tensor, labels: Tensor, sizes: Tensor) -> ProblemBatch:
        return ProblemBatch(
            inputs=(Bucket(rows=torch.arange(len(images)), values=images.flatten(1)[:, None]),),
            answers=labels,
            sizes=sizes,
            max_steps=sizes if self.settings.horizon == "bounded" else sizes + SPARE_STEPS,
            context=torch.zeros(len(images), 0),
        )

    def fingerprint(self) -> str:
        digest = hashlib.sha256(repr(sorted((name, tuple(map(str, pairs))) for name, pairs in self.combinations.items())).encode())
        digest.update("".join(mnist.FILES.values()).encode())
        return digest.hexdigest()

    # --- what learns ----------------------------------------------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        settings = self.settings
        size = {"size": settings.size, "hidden": settings.transformer_hidden, "located": settings.located}
        translators = [
            SpatialTransformer(title=f"translate {number}", kind="translate", **size) for number in range(1, settings.translators + 1)
        ]
        others = [SpatialTransformer(title="rotate", kind="rotate", **size), SpatialTransformer(title="scale", kind="scale", **size)]
        return ModuleSet([*others, *translators, Identity(title="identity")], halts=settings.horizon == "infinite")

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        return CNNController(modules=modules, size=self.settings.size, channels=CHANNELS, hidden=hidden)

    def scores(self, output: Tensor) -> Tensor:
        """Scores of the ten digits (batch, 10): what the classifier makes of images (batch, size * size), or scores as they are."""
        if output.shape[1] == len(DIGITS):
            return output
        scores: Tensor = self.judge(output.view(-1, self.settings.size, self.settings.size))
        return scores

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        """Negative log likelihood of the right digit."""
        return cross_entropy(self.scores(output), problems.answers, reduction="none")

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        return self.scores(output).argmax(dim=1) == problems.answers

    @classmethod
    def config(cls, scale: str) -> Config:
        return CONFIGS[scale]

    # --- people ---------------------------------------------------------------------------------------------------------------
    def tokens(self, size: int) -> int:
        """An image is one cell."""
        return 1

    def parse(self, text: str, **options: str) -> Query:
        """A picture's file, how many transformations are to be undone, and what it shows if that is known."""
        steps, digit = options.get("steps", "3"), options.get("digit")
        if steps not in ("1", "2", "3"):
            raise UsageError(f"steps is {steps!r}; allowed are 1, 2 and 3")
        if digit is not None and digit not in DIGITS:
            raise UsageError(f"the digit is {digit!r}; allowed are 0 to 9")
        return Query(pictures.read_picture(text, self.settings.size), int(steps), NOT_TOLD if digit is None else int(digit))

    def encode(self, queries: Sequence[Query]) -> ProblemBatch:
        images = torch.stack([query.image for query in queries])
        digits, steps = (torch.tensor(values) for values in zip(*((query.digit, query.steps) for query in queries), strict=True))
        return self._batch(images, digits, steps)

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        return {"steps": str(int(problems.sizes[row])), "digit": str(int(problems.answers[row]))}

    def remark(self, query: Query) -> str | None:
        if self.settings.horizon == "bounded" and query.steps not in self.sizes:
            return f"programs of {query.steps} steps were never trained, only of {self.sizes[0]}"
        return None

    def show(self, values: Tensor) -> str:
        """What the classifier takes an image for."""
        return DIGITS[int(self.scores(values).argmax())]

    def picture(self, values: Tensor) -> Tensor:
        return values.view(self.settings.size, self.settings.size)

    def confidence(self, values: Tensor) -> float:
        """The probability that the classifier gives to the digit it takes an image for."""
        return float(torch.softmax(self.scores(values), dim=1).max())


def problem(combination: Combination) -> Problem:
    """Undo a combination of transformations."""
    return Problem(Node(str(combination), combination.length), Node("plain", 1))


SMALL = Config(
    domain=Images.name,
    variant="small",
    batch=512,
    programs=8,
    step_cost=0.0,
    ppo=PPOConfig(
        gae_decay=1.0,
        epochs=1,
        minibatch=256,
        surprise=0.0,
        entropy=0.003,
        kind_entropy=0.25,
        straying=0.1,
        restlessness=0.0,
        max_norm=1.0,
        weight_decay=0.0,
    ),
    modules=ModuleConfig(lr=2e-3, batch=128, replays=1, patience=0.5, doubt=0.0),
    curriculum=CurriculumConfig(first=2, last=2),
    stop=StopConfig(max_episodes=1_400_000, accuracy=0.95, nearly=0.85, settle=1000),
    check_every=100,
    checkpoint_every=100,
)

CONFIGS = {
    "smoke": replace(SMALL, variant="smoke", batch=64, stop=StopConfig(max_episodes=256, settle=1), check_every=2, checkpoint_every=2),
    "small": SMALL,
    "paper": replace(
        SMALL,
        variant="paper",
        batch=256,
        programs=1,
        domain_settings={"whole": 1.0, "percent_every": 30_000, "shaken": False, "located": False},
        ppo=replace(PAPER_PPO, lr=5e-5, entropy=0.01),
        modules=replace(PAPER_MODULES, lr=5e-4, batch=64),
        stop=StopConfig(max_episodes=1_200_000, accuracy=None),
    ),
}
