"""Image transformations (Sec. 4.2): bring a digit back to where a classifier recognises it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Annotated, ClassVar, Literal

import numpy as np
import torch
from annotated_types import Interval
from torch import Tensor
from torch.nn.functional import pad

from crl.batch import ProblemBatch
from crl.controllers import Controller
from crl.controllers.cnn import CNNController
from crl.domains.capabilities import Classified, Deformable, Paced, Pictured
from crl.domains.contract import NOT_TOLD, Domain
from crl.domains.images import mnist, pictures
from crl.domains.images.classifier import SHAKE, STILL, frozen, make_classifier, pretrain
from crl.domains.images.combinations import (
    DEFORMATIONS,
    PLAIN,
    SHIFT,
    SINGLES,
    TRIPLES,
    Combination,
    deformed,
    problem,
    split_pairs,
    transform,
)
from crl.errors import Report, UsageError
from crl.modules import Identity, ModuleSet, SpatialTransformer
from crl.modules.warped import Warped, seen
from crl.networks.cnn import CNN
from crl.problem import Node, Problem, ProblemGraph
from crl.representation import Bucket
from crl.validation import Later, Number, Share, settings

VALIDATION_DIGITS = 5000  # of MNIST's training set, its last
NUM_VALIDATION = 2000  # problems; as many in the test set of trained combinations
DATA_SEED = 20190506
SPARE_STEPS = 3  # of the infinite horizon, beyond one for each transformation
DIGITS = tuple("0123456789")
CHANNELS = (12, 24, 24)  # of the controller's CNNs


@settings
class ImagesSettings:
    """What can be set of the domain."""

    width: Annotated[int, Interval(ge=28, le=256)] = 42  # pixels; the authors' code has 64
    degrees: Annotated[float, Interval(ge=0, le=180)] = 45.0  # of a turn; the authors' has 60
    translators: Annotated[int, Interval(ge=1, le=100)] = 12  # modules that shift an image
    transformer_hidden: Annotated[int, Interval(ge=1, le=10_000)] = 64  # features in each module
    whole: Share = 0.5  # of training transformations, done all the way; others by any part (D21)
    percent_every: Number = 0  # episodes for each 1 % of the width of shift; 0: all at once (D21)
    shaken: bool = True  # the classifier learned from digits that were a little shaken (D20)
    located: bool = True  # localization networks look at the digit and are told where it is (D22)
    sized: Annotated[bool, Later(False)] = (
        False  # they see it of one size, and are told which (D22)
    )
    original: Annotated[bool, Later(False)] = (
        False  # every image carries the one it was made of (D49)
    )
    horizon: Literal["bounded", "infinite"] = "bounded"  # infinite: HALT is a choice


@dataclass(frozen=True)
class Query:
    """A person's picture, and how many transformations are to be undone in it."""

    image: Tensor  # (width, width)
    steps: int
    digit: int = NOT_TOLD  # what it shows, where the person says it


class Images(Classified, Deformable, Paced, Pictured, Domain):
    """Digits transformed twice to learn from; once or three times to be recognised too."""

    name = "images"
    summary = "recognising digits that were scaled, rotated and translated, by undoing it"
    caveat = (
        "It knows single handwritten digits like those of MNIST, and what two or three"
        " transformations make of them."
    )
    Settings = ImagesSettings
    settings: ImagesSettings
    setting_aliases: ClassVar = {"size": "width"}
    classes = DIGITS
    sizes = (2,)
    smallest = 0
    largest = 3
    measured = (2, 3)
    unit = "transformations"
    infinite_data = True
    can_snap = False
    shows_confidence = True
    options = ("steps", "digit")
    option_values: ClassVar = {"steps": ("1", "2", "3"), "digit": DIGITS}
    deformations = DEFORMATIONS
    example = "digit.png"
    example_options: ClassVar = {}
    classifier: CNN

    def __init__(self, settings: ImagesSettings | None = None) -> None:
        super().__init__(settings)
        width = self.settings.width
        self.vocab = Warped.features(width) if self.settings.original else width**2
        self.combinations = split_pairs()
        self.classifier = frozen(make_classifier(self.settings.width))
        self.farthest = 1.0  # that training digits are shifted, as a share of the width

    @cached_property
    def graph(self) -> ProblemGraph:
        return ProblemGraph(
            primitives=frozenset(
                Problem(Node(str(single), 1), Node("plain", 1)) for single in SINGLES
            ),
            train=frozenset(problem(pair) for pair in self.combinations["train"]),
        )

    def prepare(self, report: Report) -> None:
        images, labels = self._digits["train"]
        shake = SHAKE if self.settings.shaken else STILL
        pretrain(self.classifier, images, labels, shake=shake, report=report)

    def advance(self, episodes: int) -> None:
        step = self.settings.percent_every
        self.farthest = 0.01 * (episodes // step) if step else 1.0

    # --- problems ----------------------------------------------------------------------------
    @cached_property
    def _digits(self) -> dict[str, tuple[Tensor, Tensor]]:
        """Plain digits and labels; those to measure on are MNIST's test set."""
        train, test = (self._centred(*mnist.load(split)) for split in ("train", "t10k"))
        kept = len(train[1]) - VALIDATION_DIGITS
        return {
            "train": (train[0][:kept], train[1][:kept]),
            "validation": (train[0][kept:], train[1][kept:]),
            "test": test,
        }

    def _centred(self, images: np.ndarray, labels: np.ndarray) -> tuple[Tensor, Tensor]:
        spare = self.settings.width - images.shape[1]
        margin = (spare // 2, spare - spare // 2) * 2
        centred = pad(torch.from_numpy(images.astype(np.float32)) / 255, margin)
        return centred, torch.from_numpy(labels.astype(np.int64))

    def transform(
        self, images: Tensor, combinations: Sequence[Combination], part: Tensor
    ) -> Tensor:
        """Apply to each digit (n, width, width) its combination, by those parts (n, 3)."""
        return transform(images, combinations, part, self.settings.degrees)

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        rows = self._drawn_digits(count, generator)
        pairs = self.combinations["train"]
        which = torch.randint(len(pairs), (count,), generator=generator).tolist()
        return self._transformed(rows, [pairs[index] for index in which], generator)

    def strata(self, size: int) -> Sequence[str]:
        return [str(pair) for pair in self.combinations["train"]]

    def sample_stratum(
        self, size: int, name: str, count: int, generator: torch.Generator
    ) -> ProblemBatch:
        if not name:
            return self.sample([size], count, generator)
        pair = self.combinations["train"][self.strata(size).index(name)]
        return self._transformed(self._drawn_digits(count, generator), [pair] * count, generator)

    def _drawn_digits(self, count: int, generator: torch.Generator) -> Tensor:
        return torch.randint(len(self._digits["train"][1]), (count,), generator=generator)

    def _transformed(
        self, rows: Tensor, chosen: Sequence[Combination], generator: torch.Generator
    ) -> ProblemBatch:
        """Make training problems of digits (n,) and what is done to each, whole or in part."""
        images, labels = self._digits["train"]
        draws = torch.rand(2, len(rows), 3, generator=generator)
        part = torch.where(draws[0] < self.settings.whole, torch.ones(len(rows), 3), draws[1])
        part[:, 2].clamp_(max=self.farthest / torch.tensor([SHIFT[pair.scale] for pair in chosen]))
        transformed = self.transform(images[rows], chosen, part)
        return self._batch(transformed, labels[rows], torch.full((len(rows),), 2))

    def problems(self, split: str, size: int) -> ProblemBatch:
        """Give whole transformations of a split's digits; to validate on, held-out pairs too."""
        if size != 2:
            raise UsageError(f"there are no data sets of {size} transformations; allowed is 2")
        pairs = self.combinations["train"]
        if split == "validation":
            pairs += self.combinations["validation"]
        stream = ("train", "validation", "test").index(split)
        return self._fixed(split, pairs, NUM_VALIDATION, stream=stream)

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        """Give test digits, plain or with combinations never trained: two of two, all of three."""
        held_out = {0: (PLAIN,), 2: self.combinations["test"], 3: TRIPLES}
        if size not in held_out:
            raise UsageError(f"digits are transformed 2 or 3 times, or 0 times, not {size} times")
        return self._fixed("test", held_out[size], count, stream=10 + size)

    def validation(self, combinations: Sequence[Combination], count: int) -> ProblemBatch:
        """Give validation digits with these combinations in turn, to look at a learner."""
        return self._fixed("validation", combinations, count, stream=20)

    def _fixed(
        self, digits: str, combinations: Sequence[Combination], count: int, *, stream: int
    ) -> ProblemBatch:
        """Draw problems from a fixed seed, the combinations in turn."""
        images, labels = self._digits[digits]
        order = np.random.default_rng([DATA_SEED, stream]).permutation(len(labels))
        rows = torch.from_numpy(order[:count])
        chosen = [combinations[index % len(combinations)] for index in range(len(rows))]
        transformed = self.transform(images[rows], chosen, torch.ones(len(rows), 3))
        sizes = torch.tensor([combination.length for combination in chosen])
        return self._batch(transformed, labels[rows], sizes)

    def _batch(self, images: Tensor, labels: Tensor, sizes: Tensor) -> ProblemBatch:
        return ProblemBatch(
            inputs=(Bucket(rows=torch.arange(len(images)), values=self._values(images)),),
            answers=labels,
            sizes=sizes,
            max_steps=sizes if self.settings.horizon == "bounded" else sizes + SPARE_STEPS,
            context=torch.zeros(len(images), 0),
        )

    def _values(self, images: Tensor) -> Tensor:
        """Make cells (batch, 1, vocab) of images (batch, width, width)."""
        return Warped.new(images).values if self.settings.original else images.flatten(1)[:, None]

    def fingerprint(self) -> str:
        """Hash the combinations and MNIST's own hashes: the images follow from them."""
        named = sorted((name, tuple(map(str, pairs))) for name, pairs in self.combinations.items())
        digest = hashlib.sha256(repr(named).encode())
        digest.update("".join(mnist.FILES.values()).encode())
        return digest.hexdigest()

    def tokens(self, size: int) -> int:
        """Give 1: an image is one cell."""
        return 1

    # --- what learns -------------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        settings = self.settings
        transformer = partial(
            SpatialTransformer,
            size=settings.width,
            hidden=settings.transformer_hidden,
            located=settings.located,
            sized=settings.sized,
            original=settings.original,
        )
        translators = [
            transformer(title=f"translate {number}", kind="translate")
            for number in range(1, settings.translators + 1)
        ]
        others = [
            transformer(title="rotate", kind="rotate"),
            transformer(title="scale", kind="scale"),
        ]
        return ModuleSet(
            [*others, *translators, Identity(title="identity")],
            halts=settings.horizon == "infinite",
        )

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        return CNNController(
            modules=modules, size=self.settings.width, channels=CHANNELS, hidden=hidden
        )

    def classify(self, values: Tensor) -> Tensor:
        scores: Tensor = self.classifier(seen(values, self.settings.width))
        return scores

    # --- people ------------------------------------------------------------------------------
    def parse(self, text: str, **options: str) -> Query:
        """Read a picture's file, how many transformations to undo, and the digit if it is known."""
        steps, digit = options.get("steps", "3"), options.get("digit")
        if steps not in ("1", "2", "3"):
            raise UsageError(f"steps is {steps!r}; allowed are 1, 2 and 3")
        if digit is not None and digit not in DIGITS:
            raise UsageError(f"the digit is {digit!r}; allowed are 0 to 9")
        image = pictures.read_picture(text, self.settings.width)
        return Query(image, int(steps), NOT_TOLD if digit is None else int(digit))

    def encode(self, queries: Sequence[Query]) -> ProblemBatch:
        return self._batch(
            torch.stack([query.image for query in queries]),
            torch.tensor([query.digit for query in queries]),
            torch.tensor([query.steps for query in queries]),
        )

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        return {"steps": str(int(problems.sizes[row])), "digit": str(int(problems.answers[row]))}

    def remark(self, query: Query) -> str | None:
        if self.settings.horizon == "bounded" and query.steps not in self.sizes:
            steps = f"{query.steps} step{'s' if query.steps > 1 else ''}"
            return f"programs of {steps} were never trained, only of {self.sizes[0]}"
        return None

    def picture(self, values: Tensor) -> Tensor:
        return seen(values, self.settings.width)[0]

    def deform(self, values: Tensor, amounts: Mapping[str, float]) -> tuple[Tensor, dict[str, str]]:
        """Do what problems are made by; as many steps are to be undone as things were done."""
        image = deformed(self.picture(values)[None], amounts, self.settings.degrees)
        done = {name.split()[0] for name, amount in amounts.items() if amount}
        return self._values(image)[0], {"steps": str(max(1, len(done)))}
