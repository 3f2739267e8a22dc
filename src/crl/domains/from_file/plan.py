"""What can be set of problems from a file, and what follows from the problems where it is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Annotated, Literal

from annotated_types import Interval

from crl.domains.from_file.data import ProblemData, split_text
from crl.errors import UsageError
from crl.validation import Count, Number, Weight, Width, settings

MOST_SIZES = 10  # trained sizes: stages of the curriculum
MOST_HELD_SIZES = 5  # sizes beyond them
LEAST_PROBLEMS = 6  # of a trained size
LEAST_OF_ALL = 20  # problems of a file
MOST_SYMBOLS = 1000
WIDEST = 9  # tokens that a window reads
HELD_LENGTHS = 0.2  # share of the lengths that is held back, the longest ones
MOST_HELD = 0.25  # share of the problems that they have at most, if more than one length is
MOST_LONGEST = 0.75  # share of the problems of the longest length, if it is held back
SPARE = "αβγδεζηθικλμνξπρστυφχψω"  # names of symbols that no problem uses


@settings
class ProblemsSettings:
    """What can be set of problems from a file; what is left open follows from the problems."""

    tokens: Literal["auto", "words", "characters"] = "auto"  # auto: words, if inputs have spaces
    windows: str = "3:1,2:1"  # shapes of modules: tokens that they read and write
    reducers: Count = 1  # modules of each shape
    hidden: Width = 64  # units of a module
    embedding: Annotated[int, Interval(ge=0, le=4096)] = 16  # of its tokens; 0: none (D14)
    copies: Weight = 8.0  # score, at first, of a token that it reads (D33); 0: no copying
    spare: Number = 4  # symbols that no problem uses, for meanings that learners invent
    reach: Number = 2  # tokens on each side that the controller sees of a window
    symbols: tuple[str, ...] = ()  # of the problems; in order
    upto: tuple[int, ...] = ()  # most tokens of each size, from size 1 on
    trained: Number = 0  # sizes that are trained on, the first ones; the others are held back
    data: str = ""  # sha256 of the problems


def planned(data: ProblemData, asked: ProblemsSettings) -> ProblemsSettings:
    """Fill in what is left open: tokens, symbols, and sizes with those that are held back."""
    if asked.data not in ("", data.fingerprint) or asked.tokens not in ("auto", data.tokens):
        raise UsageError("the problems are not those that the settings were made for")
    shapes(asked.windows)
    if asked.spare > len(SPARE):
        raise UsageError(f"spare is {asked.spare}; allowed are 0 to {len(SPARE)}")
    lengths = [(len(split_text(each.input, data.tokens)), each.held_back) for each in data.problems]
    filled = replace(
        asked,
        tokens=data.tokens,
        symbols=asked.symbols or _symbols(data),
        data=data.fingerprint,
    )
    if asked.upto:
        return filled
    trained, beyond = _sizes(lengths)
    return replace(filled, upto=(*trained, *beyond), trained=len(trained))


def shapes(windows: str) -> list[int]:
    """Read the shapes of windows, such as 3:1,2:1: the tokens that each reads."""
    found = []
    for part in windows.split(","):
        reads, _, writes = part.strip().partition(":")
        good = reads.isdecimal() and 2 <= int(reads) <= WIDEST and writes == "1"
        if not good or int(reads) in found:
            raise UsageError(
                f"the windows are {windows!r}; expected shapes such as 3:1,2:1, each once: tokens"
                f" that a module reads, 2 to {WIDEST}, and the one that it writes"
            )
        found.append(int(reads))
    return found


def _symbols(data: ProblemData) -> tuple[str, ...]:
    """List the tokens of inputs, then those that only answers have."""
    inputs = {token for each in data.problems for token in split_text(each.input, data.tokens)}
    answers = {each.answer for each in data.problems} - inputs
    found = (*sorted(inputs), *sorted(answers))
    if len(found) > MOST_SYMBOLS:
        raise UsageError(
            f"the problems have {len(found):,} different {data.tokens}; at most {MOST_SYMBOLS:,}"
            " are allowed"
        )
    return found


def spare_symbols(used: Sequence[str], count: int) -> tuple[str, ...]:
    """Name symbols that no problem uses."""
    free = [name for name in (*SPARE, *SPARE.upper()) if name not in used]
    if count > len(free):
        raise UsageError(f"spare is {count}; only {len(free)} names for such symbols are left")
    return tuple(free[:count])


def _sizes(lengths: Sequence[tuple[int, bool]]) -> tuple[list[int], list[int]]:
    """Group lengths into sizes: the most tokens of each trained size, and of those beyond."""
    marked = any(held for _, held in lengths)
    counts = Counter(length for length, held in lengths if not held)
    if counts.total() < LEAST_OF_ALL:
        raise UsageError(
            f"there are {counts.total()} problems to train on; at least {LEAST_OF_ALL} are needed"
        )
    held = Counter(length for length, held in lengths if held)
    if not marked:
        longest = _longest(counts)
        held = Counter({length: counts.pop(length) for length in longest})
    trained = _grouped(counts, MOST_SIZES, LEAST_PROBLEMS)
    beyond = Counter({length: n for length, n in held.items() if length > trained[-1]})
    return trained, _grouped(beyond, MOST_HELD_SIZES, 1)


def _longest(counts: Counter[int]) -> list[int]:
    """Choose the longest lengths to be held back: a fifth of them, at least one if there are two.

    Lengths with most of the problems are kept, or there would be little to learn from.
    """
    lengths, total = sorted(counts, reverse=True), counts.total()
    most = max(1, int(HELD_LENGTHS * len(lengths)))
    sums = accumulate(counts[length] for length in lengths)
    chosen = [
        length
        for number, (length, problems) in enumerate(zip(lengths[:-1], sums, strict=False))
        if number < most and problems <= (MOST_HELD if number else MOST_LONGEST) * total
    ]
    rest = total - sum(counts[length] for length in chosen)
    return chosen if rest >= LEAST_OF_ALL else []


def _grouped(counts: Counter[int], most: int, least: int) -> list[int]:
    """Group lengths in order, at most so many groups, each of at least so many problems.

    Gives the greatest length of each group.
    """
    if not counts:
        return []
    if len(counts) > most:
        least = max(least, -(-counts.total() // most))
    ends, inside = [], 0
    for length in sorted(counts):
        inside += counts[length]
        if inside >= least:
            ends.append(length)
            inside = 0
    if inside or not ends:  # a rest that is too small joins the last group
        ends[-1:] = [max(counts)]
    return ends
