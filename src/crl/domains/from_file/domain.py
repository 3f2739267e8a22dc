"""Problems from a file: a domain that needs no code, only inputs and answers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from crl.domains.capabilities import Carried
from crl.domains.from_file.data import ProblemData, split_text
from crl.domains.from_file.plan import (
    ProblemsSettings,
    planned,
    shapes,
    spare_symbols,
)
from crl.domains.token_domain import DATA_SEED, DATA_STREAM, Example, TokenDomain
from crl.errors import RunError, UsageError
from crl.modules import ModuleSet, Reducer
from crl.validation import from_dict

HELD_OUT = 0.1  # share of a trained size's problems in its validation set, and in its test set
MOST_NAMED = 50  # tokens in an error
EXAMPLE_BITS = 7  # of the longest problems of the example


def example_data() -> ProblemData:
    """Give the problems of the domain if no file is named: parity of bits."""
    strings = [f"{n:0{bits}b}" for bits in range(3, EXAMPLE_BITS + 1) for n in range(2**bits)]
    return ProblemData.listed([(bits, str(bits.count("1") % 2)) for bits in strings])


class Problems(Carried, TokenDomain):
    """Inputs and answers that were given: sizes are lengths, the longest ones are held back."""

    name = "problems"
    summary = "inputs and answers of a file, FILE.jsonl; without one, parity of bits"
    Settings = ProblemsSettings
    data_file = "problems.jsonl"
    options: ClassVar[tuple[str, ...]] = ("answer",)
    only_given = True

    def __init__(
        self, settings: ProblemsSettings | None = None, problems: ProblemData | None = None
    ) -> None:
        asked = settings or ProblemsSettings()
        if problems is None:
            problems = example_data()
            if asked.data not in ("", problems.fingerprint):
                raise RunError(
                    f"the problems are missing; expected {self.data_file} beside the config"
                )
        self.given = problems
        checked = from_dict(ProblemsSettings, asdict(asked), f"the settings of {self.name}")
        filled = planned(self.given, checked)
        names = (*filled.symbols, *spare_symbols(filled.symbols, filled.spare))
        self.symbols = "".join(names) if filled.tokens == "characters" else names
        super().__init__(filled)
        self.sizes = range(1, filled.trained + 1)
        count = f"{len(problems.problems):,} given problems"
        self.summary = f"{count} of {len(filled.symbols)} {filled.tokens}"  # type: ignore[misc]

    @classmethod
    def carrying(cls, data: bytes, settings: Any) -> Problems:
        return cls(settings, ProblemData.parse(data, settings.tokens))

    @property
    def data(self) -> bytes:
        return self.given.content

    # --- problems ------------------------------------------------------------------------------
    def examples(self, split: str, size: int) -> list[Example]:
        """Split what is not held back; problems that were held back are the test set of a size."""
        rows, held = self._by_size.get(size, []), self._held_back.get(size, [])
        rng = np.random.default_rng([DATA_SEED, DATA_STREAM, size])
        rows = [rows[index] for index in rng.permutation(len(rows))]
        part = max(1, round(HELD_OUT * len(rows)))
        if held:
            sets = {"train": rows[part:], "validation": rows[:part], "test": held}
        else:
            sets = {"train": rows[2 * part :], "validation": rows[:part]}
            sets["test"] = rows[part : 2 * part]
        return sets[split]

    def unseen_examples(self, size: int, count: int, group: str | None = None) -> list[Example]:
        """List the test set of a trained size, all problems of a larger one."""
        if size in self.sizes:
            return self.examples("test", size)[:count]
        return [*self._by_size.get(size, []), *self._held_back.get(size, [])][:count]

    @cached_property
    def _by_size(self) -> dict[int, list[Example]]:
        return self._listed(held_back=False)

    @cached_property
    def _held_back(self) -> dict[int, list[Example]]:
        return self._listed(held_back=True)

    def _listed(self, *, held_back: bool) -> dict[int, list[Example]]:
        found: dict[int, list[Example]] = {}
        for each in self.given.problems:
            if each.held_back == held_back:
                size = self.size_of(each.input)
                found.setdefault(size, []).append((each.input, each.answer))
        return found

    @property
    def measured(self) -> Sequence[int]:
        longer = {*self._by_size, *self._held_back} - set(self.sizes)
        return (*self.sizes, *sorted(longer))

    # --- sizes ---------------------------------------------------------------------------------
    def size_of(self, text: str) -> int:
        """Give the group of its length; beyond the largest, groups are as wide as the last."""
        upto: tuple[int, ...] = self.settings.upto
        length = len(split_text(text, self.settings.tokens))
        if length <= upto[-1]:
            return bisect_left(upto, length) + 1
        width = upto[-1] - (upto[-2] if len(upto) > 1 else 0)
        return len(upto) - (upto[-1] - length) // width

    def lengths(self, size: int) -> str:
        """Say how many tokens the problems of a size have, those that were given."""
        rows = [*self._by_size.get(size, []), *self._held_back.get(size, [])]
        found = [len(split_text(text, self.settings.tokens)) for text, _ in rows]
        least, most = min(found), max(found)
        return f"{most} token{'s' * (most > 1)}" if least == most else f"{least} to {most} tokens"

    # --- modules and people --------------------------------------------------------------------
    def make_modules(self) -> ModuleSet:
        settings = self.settings
        spare = range(self.vocab - settings.spare, self.vocab)
        reducers = [
            Reducer(
                title=_title(reads, number, settings.reducers),
                vocab=self.vocab,
                hidden=settings.hidden,
                reads=reads,
                embedding=settings.embedding or None,
                copies=settings.copies,
                words=[*self.answer_symbols, *spare],
            )
            for reads in shapes(settings.windows)
            for number in range(settings.reducers)
        ]
        return ModuleSet(reducers, halts=True)

    def parse(self, text: str, **options: str) -> Any:
        known = self.settings.symbols
        for place, token in enumerate(split_text(text, self.settings.tokens), start=1):
            if token not in known:
                more = f" and {len(known) - MOST_NAMED:,} more" if len(known) > MOST_NAMED else ""
                raise UsageError(
                    f"unknown token {token!r} at token {place}; allowed are"
                    f" {' '.join(known[:MOST_NAMED])}{more}"
                )
        return super().parse(text, **options)

    @property
    def example_options(self) -> Mapping[str, str]:
        return {}

    @property
    def caveat(self) -> str:  # type: ignore[override]
        return f"It knows the {self.settings.tokens} of its {self.data_file}, and no others."


def _title(reads: int, number: int, reducers: int) -> str:
    """Name a module by its window: R3 reads three tokens, R3_2 is another that does."""
    return f"R{reads}" if reducers == 1 else f"R{reads}_{number + 1}"
