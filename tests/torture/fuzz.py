"""Random input for everything that reads what strangers write: calls tests/fuzzing.py."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from .trials import Case, NotHeldError, Trial

AT_ONCE = 500  # inputs of one case
PLANNED = {"pictures": 1_300_000}
USUAL = 100_000  # inputs

Fuzzer = Callable[[int, int], Mapping[str, int]]  # takes how many and a seed; counts outcomes


def make(folder: Path) -> list[Trial]:
    """Give a trial for each fuzzer there is."""
    tests = str(Path(__file__).parents[1])
    if tests not in sys.path:
        sys.path.insert(0, tests)
    from fuzzing import FUZZERS

    found = {fuzzer.__name__.removeprefix("fuzz_"): fuzzer for fuzzer in FUZZERS}
    return [
        Trial(
            name=name,
            title=f"{name}: random inputs, read rightly or refused in a sentence",
            planned=PLANNED.get(name, USUAL),
            attempt=partial(attempt, fuzzer),
        )
        for name, fuzzer in found.items()
    ]


def attempt(fuzzer: Fuzzer, case: Case) -> None:
    """Try some hundreds of inputs, drawn with the number of the case."""
    case.tries = AT_ONCE
    try:
        outcomes = fuzzer(AT_ONCE, case.random.randrange(2**31))
    except Exception as error:
        kind = type(error).__name__
        raise NotHeldError(f"{kind} among {AT_ONCE} inputs: {str(error)[:300]}") from error
    case.expect(sum(outcomes.values()) >= AT_ONCE, f"only {dict(outcomes)} inputs were tried")
