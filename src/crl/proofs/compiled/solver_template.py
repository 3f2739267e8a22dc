"""A solver without tables: `crl compile` fills in those of a proved learner."""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from heapq import heapify, heappop, heappush
from itertools import pairwise
from typing import Any, NamedTuple, NoReturn

LISTED = 24  # symbols that a sentence lists at most, and characters of a wrong one


class Problem(NamedTuple):
    """An input that was read."""

    source: int  # the set of inputs that it is one of
    asked: int  # the place of its options in ASKED
    tokens: list[int]  # places in SYMBOLS
    reduced: tuple[int, int] | None = None  # its last token, and the steps, if known by reading


class Solution(NamedTuple):
    """What was answered."""

    answer: str
    steps: int
    remark: str | None  # what a person should know about it


class Step(NamedTuple):
    """One computation: a module reads tokens[begin:end] and writes others in their place."""

    module: str
    tokens: list[int]
    begin: int
    end: int
    written: list[int]

    def __str__(self) -> str:
        window = self.tokens[self.begin : self.end]
        left, right = _text(self.tokens[: self.begin]), _text(self.tokens[self.end :])
        state = SEPARATOR.join(filter(None, [left, f"[{_text(window)}]", right]))
        became = "" if self.written == window else f" -> {_text(self.written)}"
        return f"{state}  {self.module}{became}"


class Table(NamedTuple):
    """What was learned for inputs of one source; a row is a window with the tokens around it."""

    rows: dict[int, int]  # code of the tokens around a centre -> row
    rank: list[int]  # of each row's score, 0 the best; equal scores have equal ranks
    module: list[str]  # that each row applies
    reads: list[int]  # tokens that it reads, around the centre
    written: list[list[int]]  # tokens that it writes in their place
    pairs: set[tuple[int, int]]  # neighbours that inputs can have, with EDGE beyond the ends
    ends: list[dict[int, list[tuple[str, int]]]]  # asked -> last token -> modules and new tokens


Watch = Callable[[Step], None]  # is told every step


# --- solving ----------------------------------------------------------------------------------
def solve(text: str, /, **options: str) -> str:
    """Answer an input; a ValueError says in one sentence what is wrong with it."""
    return execute(read(text, **options)).answer


def execute(problem: Problem, watch: Watch | None = None) -> Solution:
    """Reduce an input to one token, and make the answer of it."""
    table, known = _table(problem.source), None if watch else problem.reduced
    token, steps = known or _reduced(table, problem.tokens, watch)
    end = table.ends[problem.asked][token]
    for module, new in end:
        if watch is not None:
            watch(Step(module, [token], 0, 1, [new]))
        token = new
    remark = SOURCES[problem.source]["remarks"][problem.asked]
    return Solution(SYMBOLS[token], steps + len(end), remark)


def _reduced(table: Table, tokens: list[int], watch: Watch | None) -> tuple[int, int]:
    """Reduce the best window, the leftmost of equals, until one token is left; count the steps.

    Tokens are in linked slots, with EDGE beyond both ends. The heap has rank * size + centre of
    every window; those whose neighbourhood has changed meanwhile are passed over.
    """
    beyond = 2 * RADIUS
    token = [EDGE] * beyond + tokens + [EDGE] * beyond
    size, left, steps = len(token), len(tokens), 0
    after, before = array("q", range(1, size + 1)), array("q", range(-1, size - 1))
    row_at, heap = _scored(table, token)
    find, rank, mask = table.rows.get, table.rank, (1 << BITS * (beyond + 1)) - 1
    while left > 1:
        if not heap:
            raise ValueError(f"the input is not well-formed; an example is {EXAMPLE!r}")
        best, centre = divmod(heappop(heap), size)
        row = row_at[centre]
        if row < 0 or rank[row] != best:
            continue
        reads, written = table.reads[row], table.written[row]
        first = _moved(before, centre, reads // 2)
        if watch is not None:
            watch(_step(table, row, token, after, first))
        slot = last = first
        for new in written:
            token[slot] = new
            last, slot = slot, after[slot]
        for _ in range(reads - len(written)):
            row_at[slot] = -1
            slot = after[slot]
        after[last], before[slot] = slot, last
        left, steps = left - reads + len(written), steps + 1
        centre = _moved(before, first, RADIUS)  # from here on neighbourhoods have changed
        slot, code = _moved(before, centre, RADIUS), 0
        for _ in range(beyond):
            code = code << BITS | token[slot]
            slot = after[slot]
        for _ in range(beyond + len(written)):
            code = (code << BITS | token[slot]) & mask
            row_at[centre] = row = find(code, -1)
            if row >= 0:
                heappush(heap, rank[row] * size + centre)
            slot, centre = after[slot], after[centre]
    return token[after[beyond - 1]], steps


def _moved(links: Sequence[int], slot: int, count: int) -> int:
    """Follow links from a slot."""
    for _ in range(count):
        slot = links[slot]
    return slot


def _scored(table: Table, token: list[int]) -> tuple[array[int], list[int]]:
    """Find the row of every slot, -1 where there is none, and make the heap of windows."""
    size, mask = len(token), (1 << BITS * (2 * RADIUS + 1)) - 1
    row_at, heap, code = array("q", [-1]) * size, list[int](), 0
    for centre, new in enumerate(token, start=-RADIUS):
        code = (code << BITS | new) & mask
        row = table.rows.get(code, -1) if centre >= RADIUS else -1
        if row >= 0:
            row_at[centre] = row
            heap.append(table.rank[row] * size + centre)
    heapify(heap)
    return row_at, heap


def _step(table: Table, row: int, token: list[int], after: Sequence[int], first: int) -> Step:
    """Tell what a row does with the window that begins in a slot."""
    tokens, begin, slot = list[int](), 0, after[2 * RADIUS - 1]
    while token[slot] != EDGE:
        begin = len(tokens) if slot == first else begin
        tokens.append(token[slot])
        slot = after[slot]
    return Step(table.module[row], tokens, begin, begin + table.reads[row], table.written[row])


# --- reading ----------------------------------------------------------------------------------
def read(text: str, /, **options: str) -> Problem:
    """Read an input; a ValueError says in one sentence what is wrong with it."""
    _verify()
    asked, known = _asked(options), _known()
    parts = "".join(text.split()) if UNIT == "character" else text.split()
    if not parts:
        raise ValueError(f"the input is empty; an example is {EXAMPLE!r}")
    if not known.keys() >= set(parts):
        number = next(number for number, part in enumerate(parts) if part not in known)
        wrong = f"{parts[number][:LISTED]!r} at {_place(text, number)} is unknown"
        raise ValueError(f"{wrong}; allowed are {_listed(known)}")
    tokens = [known[part] for part in parts]
    source = next(n for n, each in enumerate(SOURCES) if parts[0] in each["symbols"])
    _refuse_disorder(text, tokens, _table(source).pairs)
    if len(tokens) < (least := SOURCES[source]["least"]):
        raise ValueError(f"the length is {len(tokens)}; expected at least {least} {UNIT}s")
    reduced = _reduced(_table(source), tokens, None) if NESTED else None
    return Problem(source, asked, tokens, reduced)


def _refuse_disorder(text: str, tokens: list[int], pairs: set[tuple[int, int]]) -> None:
    """Refuse tokens that cannot follow one another, or cannot stand at an end."""
    whole = [EDGE, *tokens, EDGE]
    if pairs >= set(pairwise(whole)):
        return
    number, (left, right) = next(at for at in enumerate(pairwise(whole)) if at[1] not in pairs)
    expected = _listed(SYMBOLS[token] for token in range(EDGE) if (left, token) in pairs)
    if right == EDGE:
        wrong = f"the input ends after {SYMBOLS[left]!r} at {_place(text, number - 1)}"
    else:
        how = "is the first" if left == EDGE else f"follows {SYMBOLS[left]!r}"
        wrong = f"{SYMBOLS[right]!r} at {_place(text, number)} {how}"
    raise ValueError(f"{wrong}; expected {expected or 'the end of the input'}")


def _asked(options: dict[str, str]) -> int:
    """Find the place of options in ASKED."""
    for name in options:
        if name not in ASKED[0]:
            allowed = f"allowed are {', '.join(ASKED[0])}" if ASKED[0] else "none is allowed"
            raise ValueError(f"unknown option {name!r}; {allowed}")
    for name in ASKED[0]:
        values = list(dict.fromkeys(known[name] for known in ASKED))
        if options.get(name) not in values:
            given = repr(options[name]) if name in options else "missing"
            raise ValueError(f"the option {name!r} is {given}; expected one of {', '.join(values)}")
    if options not in ASKED:
        raise ValueError(f"the options {', '.join(options.values())} do not go together")
    return ASKED.index(options)


def _place(text: str, number: int) -> str:
    """Say where in a text a token is, in characters or words from 1 on."""
    if UNIT == "character":
        number = [place for place, symbol in enumerate(text) if not symbol.isspace()][number]
    return f"{UNIT} {number + 1}"


def _listed(symbols: Iterable[str]) -> str:
    known = list(symbols)
    return " ".join(known[:LISTED]) + (" ..." if len(known) > LISTED else "")


def _text(tokens: list[int]) -> str:
    return SEPARATOR.join(SYMBOLS[token] for token in tokens)


# --- tables -----------------------------------------------------------------------------------
@cache
def _verify() -> None:
    """Refuse a file whose data are not those that were written."""
    data = [DOMAIN, SYMBOLS, EXAMPLE, NESTED, RADIUS, MODULES, ASKED, SOURCES, TABLES]
    if hashlib.sha256(json.dumps(data).encode()).hexdigest() != CHECKSUM:
        raise RuntimeError("the tables in this file are damaged; compile the learner again")


@cache
def _known() -> dict[str, int]:
    """Give the tokens of symbols that inputs have."""
    return {symbol: SYMBOLS.index(symbol) for each in SOURCES for symbol in each["symbols"]}


@cache
def _table(source: int) -> Table:
    """Unpack the table of a source."""
    packed = json.loads(zlib.decompress(base64.b64decode(TABLES[source])))
    codes = [0] * len(packed["rank"])
    for column in packed["around"]:
        codes = [code << BITS | token for code, token in zip(codes, column, strict=True)]
    return Table(
        rows={code: row for row, code in enumerate(codes)},
        rank=packed["rank"],
        module=[MODULES[module][0] for module in packed["module"]],
        reads=[MODULES[module][1] for module in packed["module"]],
        written=packed["written"],
        pairs={(left, right) for left, right in packed["pairs"]},
        ends=[dict(of_tokens) for of_tokens in packed["ends"]],
    )


# --- command line -----------------------------------------------------------------------------
class Arguments(argparse.ArgumentParser):
    """Says in one sentence what is wrong."""

    def error(self, message: str) -> NoReturn:
        known = ", ".join(f"--{name}" for name in ["help", "json", "trace", *ASKED[0]])
        _fail(f"{message}; allowed are one input and {known}", 2)


def main() -> None:
    """Answer the input that is given, or each line of standard input."""
    parser = Arguments(description=__doc__, allow_abbrev=False, conflict_handler="resolve")
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("input", nargs="?", help="one line of standard input each, if not given")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each input")
    parser.add_argument("--trace", action="store_true", help="show every step")
    for name in ASKED[0]:
        values = ", ".join(dict.fromkeys(known[name] for known in ASKED)).replace("%", "%%")
        parser.add_argument(f"--{name}", dest=f"option {name}", metavar="NAME", help=values)
    given = vars(parser.parse_args())
    options = {name: value for name in ASKED[0] if (value := given[f"option {name}"]) is not None}
    try:
        _verify()
        _asked(options)
        if given["input"] is not None:
            _print_answer(given["input"], options, given["trace"], given["json"])
        elif failed := _print_answers(options, given["trace"], given["json"]):
            _fail(f"{failed} of the lines could not be answered: see their errors", 1)
    except (ValueError, RuntimeError) as error:
        _fail(str(error), 2 if isinstance(error, ValueError) else 1)
    except (BrokenPipeError, KeyboardInterrupt) as error:
        sys.stderr.close()  # nobody reads any more
        sys.exit(130 if isinstance(error, KeyboardInterrupt) else 1)


def _print_answers(options: dict[str, str], trace: bool, as_json: bool) -> int:
    """Answer each line of standard input when it comes; count those that are wrong."""
    failed = 0
    for line in sys.stdin.buffer:
        text = line.decode("utf-8-sig", "replace").strip()
        try:
            _print_answer(text, options, trace, as_json)
        except ValueError as error:
            failed += 1
            wrong = json.dumps({"input": text, "error": str(error)})
            print(wrong if as_json else f"error: {error}", flush=True)
    return failed


def _print_answer(text: str, options: dict[str, str], trace: bool, as_json: bool) -> None:
    problem, steps = read(text, **options), list[Step]()
    watch: Watch = steps.append if as_json else print
    answer, count, remark = execute(problem, watch if trace else None)
    values: dict[str, Any] = {"input": text, "answer": answer, "halted": True, "steps": count}
    values |= {"confidence": 1.0} | ({"remark": remark} if remark else {})
    values |= {"program": list(map(str, steps))} if trace else {}
    print(json.dumps(values) if as_json else answer, flush=True)
    if remark and not as_json:
        print(f"({remark})", file=sys.stderr)


def _fail(sentence: str, code: int) -> NoReturn:
    print(f"error: {sentence}", file=sys.stderr)
    sys.exit(code)


# --- what was learned -------------------------------------------------------------------------
DOMAIN: dict[str, Any] = {}  # name, all options, and the longest input that `crl solve` reads
SYMBOLS: str | list[str] = ""  # of tokens: characters, or words between spaces
EXAMPLE: str = ""  # an input
NESTED: bool = False  # whether only reducing tells a well-formed input, as with brackets
RADIUS: int = 0  # neighbours on each side of its centre that a window's score depends on
MODULES: list[tuple[str, int]] = []  # modules that reduce, and how many tokens each reads
ASKED: list[dict[str, str]] = [{}]  # options that an input can be asked with
SOURCES: list[dict[str, Any]] = []  # sets of inputs that share no symbol; least: shortest input
TABLES: list[str] = []  # of each source: JSON, compressed by zlib, in base64
CHECKSUM: str = ""  # of all this

UNIT, SEPARATOR = ("character", "") if isinstance(SYMBOLS, str) else ("word", " ")
EDGE = len(SYMBOLS)  # the token beyond the ends of an input
BITS = EDGE.bit_length()  # of a token in the code of several

if __name__ == "__main__":
    main()
