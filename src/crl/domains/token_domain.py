"""TokenDomain: problems written as strings of symbols, answered by one symbol."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Any, ClassVar

import numpy as np
import torch
from annotated_types import Interval
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains.contract import NOT_TOLD, SPLITS, Domain, drawn_counts
from crl.domains.token_strings import TokenStrings
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer
from crl.representation import Bucket
from crl.validation import Later, Weight, Width, settings

Example = tuple[str, str]  # an input and its answer

DATA_SEED = 20190506  # data sets are constants: the day ICLR 2019 opened
DATA_STREAM, MEASURED_STREAM = 0, 1  # second entry of a seed: of data sets, of unseen problems
FRUITLESS = 500  # draws in a row that give nothing new: there is hardly more of that size
MAX_TOKENS = 100_000  # of a person's input


@settings
class TokenSettings:
    """What can be set of reducers that a domain only gives the shapes of."""

    reducer_hidden: Width = 128  # hidden features of each
    embedding: Annotated[int, Interval(ge=0, le=4096)] = 16  # of their tokens; 0: none (D14)
    copies: Weight = 8.0  # score, at first, of a token that is read (D33); 0: no copying
    answers_only: Annotated[bool, Later(False)] = False  # modules write symbols of answers (D35)
    reach: Annotated[int, Interval(ge=0, le=100)] = 2  # tokens read beside a window's centre (D15)


class TokenDomain(Domain):
    """A domain of token strings: from `symbols` and problems as text everything else follows.

    Write these in ALL subclasses: `name`, `summary`, `sizes`, `symbols`, `windows` (or
    `make_modules`), and the problems, in one of two ways:

    - `draw(size, rng)` and `answer(text)`: data sets and unseen problems are drawn;
    - `examples(split, size)` and `unseen_examples(size, count, group)`: they are listed.

    Write these in SOME subclasses: `size_of`, where length does not tell size; `step_limit`;
    and what a `Domain` can have. Where problems are arrays already, override `strings`,
    `unseen_strings` and `draw_strings` instead.
    """

    symbols: str | Sequence[str]  # characters; or words, then texts have spaces
    examples_per_size: ClassVar[int] = 1000  # at most, in the three sets of a size together
    held_out: ClassVar[float] = 0.15  # share of these in the validation set, and in the test set
    windows: ClassVar[Sequence[tuple[int, int]]] = ((3, 1),)  # tokens that modules read, write
    Settings: ClassVar[type] = TokenSettings  # of a subclass that has its own: a kind of it

    def __init__(self, settings: Any = None) -> None:
        super().__init__(settings)
        if not getattr(self, "symbols", ()):
            raise UsageError(
                f'the domain {type(self).__name__} has no symbols; write symbols = "01^", or words:'
                ' symbols = ("yes", "no", "xor")'
            )
        self.vocab = len(self.symbols)

    # --- problems as text: one of two ways ---------------------------------------------------
    def draw(self, size: int, rng: np.random.Generator) -> str:
        """Draw a problem of any size; repeats are sorted out."""
        raise UsageError(
            f"the domain {type(self).__name__} has no problems; write draw(size, rng) and"
            " answer(text), or examples(split, size) and unseen_examples(size, count, group)"
        )

    def answer(self, text: str) -> str | None:
        """Give the symbol that answers a text; None if the text is not well-formed.

        States on the way to an answer are asked about too.
        """
        return None

    def examples(self, split: str, size: int) -> list[Example]:
        """List the problems of a fixed set; no input is in two of them."""
        texts = self._drawn_texts(size)
        held_out = max(1, round(self.held_out * len(texts)))
        ends = {"train": len(texts) - 2 * held_out, "validation": len(texts) - held_out}
        begin = {"train": 0, "validation": ends["train"], "test": ends["validation"]}[split]
        return [(text, self._answered(text)) for text in texts[begin : ends.get(split)]]

    def unseen_examples(self, size: int, count: int, group: str | None = None) -> list[Example]:
        """List about `count` problems, fixed by the arguments, none trained or selected on."""
        rng = np.random.default_rng([DATA_SEED, MEASURED_STREAM, size])
        seen: set[str] = set()
        if size in self.sizes:
            known = [self.examples(split, size) for split in ("train", "validation")]
            seen = {text for examples in known for text, _ in examples}
        return [(text, self._answered(text)) for text in self._unique(size, count, rng, seen)]

    def _drawn_texts(self, size: int) -> list[str]:
        if size not in self._texts:
            rng = np.random.default_rng([DATA_SEED, DATA_STREAM, size])
            self._texts[size] = self._unique(size, self.examples_per_size, rng)
        return self._texts[size]

    @cached_property
    def _texts(self) -> dict[int, list[str]]:
        return {}

    def _unique(
        self, size: int, count: int, rng: np.random.Generator, exclude: Collection[str] = ()
    ) -> list[str]:
        """Draw texts that differ from one another; fewer than `count` if there are not as many."""
        found: dict[str, None] = {}
        fruitless = 0
        while len(found) < count and fruitless < FRUITLESS:
            text = self.draw(size, rng)
            fruitless += 1
            if text not in found and text not in exclude:
                found[text] = None
                fruitless = 0
        return list(found)

    def _answered(self, text: str) -> str:
        answer = self.answer(text)
        if answer is None:
            raise UsageError(f"answer({text!r}) is None; expected a symbol, since draw gave it")
        return answer

    # --- problems as tensors -----------------------------------------------------------------
    def strings(self, split: str, size: int) -> TokenStrings:
        """Give a fixed set as token strings."""
        if (split, size) not in self._strings:
            self._strings[split, size] = self._tokenized(self.examples(split, size), size)
        return self._strings[split, size]

    @cached_property
    def _strings(self) -> dict[tuple[str, int], TokenStrings]:
        return {}

    def unseen_strings(self, size: int, count: int, group: str | None) -> list[TokenStrings]:
        """Give unseen problems as token strings, in one or several parts."""
        return [self._tokenized(self.unseen_examples(size, count, group), size)]

    def draw_strings(self, size: int, count: int, generator: torch.Generator) -> TokenStrings:
        """Draw training problems of a size."""
        known = self.strings("train", size)
        return known.take(torch.randint(len(known), (count,), generator=generator))

    def make_modules(self) -> ModuleSet:
        """Make one reducer for each shape of windows."""
        settings = self.settings
        reducers = [
            Reducer(
                title=f"R{number}",
                vocab=self.vocab,
                hidden=settings.reducer_hidden,
                reads=reads,
                embedding=settings.embedding or None,
                copies=settings.copies,
                words=self.answer_symbols if settings.answers_only else None,
            )
            for number, (reads, _) in enumerate(self.windows, start=1)
        ]
        return ModuleSet(reducers, halts=True)

    @cached_property
    def answer_symbols(self) -> list[int]:
        """List the symbols that training answers have."""
        answers = [self.strings("train", size).answers for size in self.sizes]
        return sorted(set(torch.cat(answers).tolist()))

    def step_limit(self, lengths: Tensor, sizes: Tensor) -> Tensor:
        """Give the steps after which a program is truncated (n,)."""
        return 2 * lengths + 4

    def problems(self, split: str, size: int) -> ProblemBatch:
        if split not in SPLITS or size not in self.sizes:
            allowed = self.sizes_up_to(max(self.sizes))
            raise UsageError(f"there is no set {split!r} of size {size}; allowed are {allowed}")
        known = self.strings(split, size)
        if not len(known):
            raise UsageError(
                f"the {split} set of size {size} is empty; leave a size with too few problems out"
                " of sizes"
            )
        return self.batch([known])

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        parts = self.unseen_strings(size, count, group)
        if not any(len(part) for part in parts):
            raise UsageError(f"there are no unseen problems of {self.with_unit(size)}")
        return self.batch(parts)

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        counts = drawn_counts(sizes, count, generator)
        drawn = zip(sizes, counts, strict=True)
        return self.batch([self.draw_strings(size, number, generator) for size, number in drawn])

    def batch(self, parts: Sequence[TokenStrings]) -> ProblemBatch:
        """Put strings side by side, in the given order, a bucket for each part and length."""
        kept = [part for part in parts if len(part)]
        buckets: list[Bucket] = []
        begin = 0
        for part in kept:
            buckets += part.buckets(self.vocab, begin)
            begin += len(part)
        sizes = torch.cat([part.sizes for part in kept])
        return ProblemBatch(
            inputs=tuple(buckets),
            answers=torch.cat([part.answers for part in kept]),
            sizes=sizes,
            max_steps=self.step_limit(torch.cat([part.lengths for part in kept]), sizes),
            context=torch.cat([part.context for part in kept]),
        )

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for split in SPLITS:
            for size in self.sizes:
                known = self.strings(split, size)
                digest.update(f"{split} {size} ".encode())
                for column in (known.lengths, known.tokens, known.answers, known.context):
                    digest.update(column.numpy().tobytes())
        return digest.hexdigest()

    # --- text in and out ---------------------------------------------------------------------
    @cached_property
    def _index(self) -> dict[str, int]:
        return {symbol: index for index, symbol in enumerate(self.symbols)}

    def tokenize(self, text: str) -> list[int]:
        """Read a text as tokens, or raise a UsageError that names what is no symbol."""
        characters = isinstance(self.symbols, str)
        parts = text if characters else text.split()
        tokens = []
        for place, part in enumerate(parts, start=1):
            if part in self._index:
                tokens.append(self._index[part])
            elif not part.isspace():
                kind, where = ("symbol", "character") if characters else ("word", "word")
                raise UsageError(
                    f"unknown {kind} {part!r} at {where} {place}; allowed are"
                    f" {' '.join(self.symbols)}"
                )
        return tokens

    def text(self, tokens: Sequence[int]) -> str:
        """Write tokens as text."""
        separator = "" if isinstance(self.symbols, str) else " "
        return separator.join(self.symbols[token] for token in tokens)

    def _tokenized(self, examples: Sequence[Example], size: int) -> TokenStrings:
        return TokenStrings.mixed(
            [self.tokenize(text) for text, _ in examples],
            [self._symbol(answer, text) for text, answer in examples],
            size,
        )

    def _symbol(self, answer: Any, text: str) -> int:
        if not isinstance(answer, str) or answer not in self._index:
            raise UsageError(
                f"the answer of {text!r} is {answer!r}; expected one of the symbols as text:"
                f" {' '.join(self.symbols)}"
            )
        return self._index[answer]

    def size_of(self, text: str) -> int:
        """Give the size of a well-formed text.

        The default reads it off the length, where each size has one length in the training data
        and all steps from one size to the next are alike.
        """
        slope, offset = self._length_by_size
        size, rest = divmod(len(self.tokenize(text)) - offset, slope)
        if rest:
            raise UsageError(f"{text!r} has a length that no problem has")
        return size

    @cached_property
    def _length_by_size(self) -> tuple[int, int]:
        """Tokens more for each size more, and tokens at size 0, in the training data."""
        lengths = [self.strings("train", size).lengths.unique().tolist() for size in self.sizes]
        steps = {after[0] - before[0] for before, after in pairwise(lengths)}
        if any(len(found) != 1 for found in lengths) or len(steps) != 1 or steps == {0}:
            raise UsageError(
                f"the domain {self.name} must write size_of(text), since the length of a text"
                " does not tell its size"
            )
        slope = steps.pop()
        return slope, lengths[0][0] - slope * self.sizes[0]

    def parse(self, text: str, **options: str) -> Any:
        """Read one problem; spaces between characters do not matter.

        The option "answer", if a domain has it, tells the right answer where it is not known.
        """
        tokens = self.tokenize(text)
        if not tokens:
            raise UsageError(f"the input is empty; expected a text such as {self.example!r}")
        if len(tokens) > MAX_TOKENS:
            raise UsageError(f"the input has {len(tokens)} tokens; at most {MAX_TOKENS} are read")
        plain = self.text(tokens)
        answer = options.get("answer", self.answer(plain))
        if answer is None and type(self).answer is not TokenDomain.answer:
            raise UsageError(f"{text!r} is not well-formed; an example is {self.example!r}")
        size = self.size_of(plain)
        if self.largest is not None and size > self.largest:
            allowed = self.with_unit(self.largest)
            raise UsageError(f"{self.with_unit(size)} is too large; the largest is {allowed}")
        index = NOT_TOLD if answer is None else self._symbol(answer, plain)
        return TokenStrings.mixed([tokens], [index], size)

    def encode(self, queries: Sequence[Any]) -> ProblemBatch:
        return self.batch(queries)

    def options_of(self, problems: ProblemBatch, row: int) -> dict[str, str]:
        answer = int(problems.answers[row])
        told = "answer" in self.options and answer != NOT_TOLD
        return {"answer": self.symbols[answer]} if told else {}

    def show(self, values: Tensor) -> str:
        return self.text(values.argmax(dim=-1).tolist())

    def oracle(self, values: Tensor) -> int | None:
        answer = self.answer(self.show(values))
        return None if answer is None else self._symbol(answer, self.show(values))
