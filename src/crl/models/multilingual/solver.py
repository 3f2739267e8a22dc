"""Solves arithmetic modulo 10 between five languages, five pairs of them never trained.

    python solver.py --to spanish "three plus four times seven"

Compiled by `crl compile` from a trained learner: domain multilingual, learner crl, variant
small, seed 0, config 3fde113fc50f. Nothing but Python is needed.

The learner is proved right on every input of every length, with its tokens made one-hot.
- closure: 388,890 contexts from 5 sets of inputs
- windows: 42,261 of 42,261 windows that can be chosen are safe, margin 1.2
- order: no unsafe window can be the best of a string, margin 0.552
- kinds: always reduces while more than one token is left, margin 6.66
- end: each of 10 last tokens becomes its answer, margin 4.47
The proof assumes that an input has only such neighbours as the data sets have, which is checked
here; that the domain is right about which tokens can stand for which; and that scores are exact up
to the margins."""

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
# name, all options, and the longest input that `crl solve` reads
DOMAIN: dict[str, Any] = {
    "name": "multilingual",
    "options": ["from", "to"],
    "shows_confidence": False,
    "characters": 29729,
    "tokens": 3999,
}
# of tokens: characters, or words between spaces
SYMBOLS: str | list[str] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "+",
    "*",
    "-",
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "plus",
    "times",
    "minus",
    "erozay",
    "oneyay",
    "otway",
    "eethray",
    "ourfay",
    "ivefay",
    "ixsay",
    "evensay",
    "eightyay",
    "inenay",
    "usplay",
    "imestay",
    "inusmay",
    "orez",
    "eno",
    "owt",
    "eerht",
    "ruof",
    "evif",
    "xis",
    "neves",
    "thgie",
    "enin",
    "sulp",
    "semit",
    "sunim",
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "mas",
    "por",
    "menos",
    "STOP",
]
# an input
EXAMPLE: str = "three plus four times seven"
# whether only reducing tells a well-formed input, as with brackets
NESTED: bool = False
# neighbours on each side of its centre that a window's score depends on
RADIUS: int = 2
# modules that reduce, and how many tokens each reads
MODULES: list[tuple[str, int]] = [("R1", 3), ("R2", 3), ("R3", 3)]
# options that an input can be asked with
ASKED: list[dict[str, str]] = [
    {"to": "spanish"},
    {"to": "reversed-english"},
    {"to": "pig-latin"},
    {"to": "english"},
    {"to": "numerals"},
]
# sets of inputs that share no symbol; least: shortest input
SOURCES: list[dict[str, Any]] = [
    {
        "symbols": ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+", "*", "-"],
        "least": 3,
        "remarks": [None, None, None, "from numerals to english was never trained", None],
    },
    {
        "symbols": [
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "plus",
            "times",
            "minus",
        ],
        "least": 3,
        "remarks": [None, "from english to reversed-english was never trained", None, None, None],
    },
    {
        "symbols": [
            "erozay",
            "oneyay",
            "otway",
            "eethray",
            "ourfay",
            "ivefay",
            "ixsay",
            "evensay",
            "eightyay",
            "inenay",
            "usplay",
            "imestay",
            "inusmay",
        ],
        "least": 3,
        "remarks": ["from pig-latin to spanish was never trained", None, None, None, None],
    },
    {
        "symbols": [
            "orez",
            "eno",
            "owt",
            "eerht",
            "ruof",
            "evif",
            "xis",
            "neves",
            "thgie",
            "enin",
            "sulp",
            "semit",
            "sunim",
        ],
        "least": 3,
        "remarks": [None, None, "from reversed-english to pig-latin was never trained", None, None],
    },
    {
        "symbols": [
            "cero",
            "uno",
            "dos",
            "tres",
            "cuatro",
            "cinco",
            "seis",
            "siete",
            "ocho",
            "nueve",
            "mas",
            "por",
            "menos",
        ],
        "least": 3,
        "remarks": [None, None, None, None, "from spanish to numerals was never trained"],
    },
]
# of each source: JSON, compressed by zlib, in base64
TABLES: list[str] = [
    """
eNrtvT2zHUeSpvlfKF8h4zuitNVWWHE0GoU26xbGdrdnrXfGVhib/77+PIEunuq+BMEiwAIIr5MFAvfckyczw8M/Xn/d/X/+8E//
9t/+x7/+8w9/+fHH8rzlkUceeeSRRx555JFHHnnkkUceeeSRRx555JFHHnnkkUceeeSRRx555JFHHnnkkcdnOEoeeeSRRx555JFH
HnnkkUceefwZj5pHHnnkkUceeeSRRx555JFHHu8fc+aRRx555JFHHnnkkUceeeSRRx555JFHHnnkkUceeeSRRx555JFHHnnkkUce
eeSRRx555JFHHnnkkcc//Pjp7cfnLV+//1Xy9ZleNV+f4dXy9ZlePV+f4TXy9ZleM1+f6bXy9ZleO1+f6XXy9Rleo+aRx3tHy+P7
OHoe38cx8viejpnH93SsPL6DY+fxPR0njz//MZ88/tRHyeM7Or7fBPv3msb9XtOF32tK6vtMeiQCnpBuIpV/WtAtAZTEAjK+/bNE
bt9b8PG9hR3fW7jxvYUZ31uAkeFDBg7fUbCQAUL6/H86bz89/O8jwZCvrGjMush8ZYVl1mnmKys+s240X1l9mjWs+cpK2HxlTW0e
mVHII7M+eWTBcR55ZPY0j8xw55FF23nkkYzwPJLHk0fWweeRx2c4fnr7sTxv/4CjfGdH/QqO5x935HJ/J8udC537Opc793UudO7r
XO5c7lzuXO5c7lzuXO5c6FzoXOhvd6FTMFIwcqFzoXO5c7lzuXO5c5VzlXO5c7lzoVN15xKn0s6F/lxHySOPPPLII4888sgjjzzy
yCOPPPLII4888sgjjzzyyCOPPPL4no7nGzwymZ5lCylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylX
KVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXfza5+untx+ctVuqtxqvFq8drxGvGa8Vrv514jfrvR/Po
HsPjdSz9y8jn13Gqz4dX+fCqH17tw6t/eI0Pr/nhtT689ofX+fD6+XL+ekWv1/V6da/X+Hql/3no+S8NF36Z4/nzXfzy4/rYA3v3
mX38sf39X5ar80esTu6b3De5Orlvct/k6uTq5Ork6uTq5OqkR5Ar892uTPmbO3i9+tcrf73qdy74P1/q/IVF2+9dW8kFzK2VK5PO
Qq5Ors4/SKulTstdk6uTvsBXtTKpzL7QovyRS5J67OvVY58jCq6/9oQ+/mw+Hg5/ocv7/XH6H39heW15bXltqUD+kIeWEO8f94zT
9P5JN0995/p+bePktkmpzGv7GjJxeVV5VXlVeVV5Vb/vqj7mDX2KL/TbPKHfaodyafOqvomrSvcrryqv6nMapKQv5prnmuea55rn
muea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55rnmuea55r/ytP96e1HRiz8
dTjEr/75t/+c89M+9e6f5eUM38Pff+fj+k8ff/dsv/MrftMF5HJ/A8ud+zr3de7r3Ne50Lmvc7lzuXO5c7lzuXO5c7nTScuFzoX+
Bhf6G/pLCkZqgFzodOFyuXO5c7m/JTWeOjw3dW7q9M1yof8RC52q+ytc4n/w+qbS/n6U9hdFfson//ArRKK+UUysfLO3mVeeV55X
nirxm3vgmSH6FlcqvZ1Up593Wf/ufZSbOjdFXvm3fuX5l/xL/iX/kn/Jv3yjQXH53XHul/hUGv38S/4lfez8S/4l/5KgdOqllKuU
q5SrlKv8S8pVylXKVcpVylXKVf4l5SrXOuUq5SrlKuUq/5JylYuecpVylXKVcpV/SbnKv6RcpVylXKVc5V9SrvIvKVcpVylXKVf5
l5Sr/EvK1fcoVz/99PbDv/3Tv/6fP/zlx11Gf1ujnbddWnnb/ZS3NVf8c4/42ynzbc/S3tbq/W2PZ8S7u8Xf2oqfPSv+VuIE84w4
wbPf9oovWfuZb/Gj/jZ2feKkK36vz/jEnPErZfOVcfr45RO/HNe0Z4+PrcmXj8Zn42Nj8zOuavT4vVUGZzlcX7y7WlwVp191vrWn
9rey4hbX4CZ3/OjU9jbikmqNXzrxXov/vdURv7TjFkqJszQuPH7zrT47FvSJq2idnz/xr1PX24n3Wlv9rcYXl33ic0/hR+d5qyv+
deI3z9rxk87JNycfb/EsW5zX2aFx8tr5XHykjRl/1PitE88kzl3WZgzpjKdxWlxinfFV/PbmWTTvbMW/Hu6MK4wrb2Os+E2uMC4s
Ljpuocflx6/Gj1p8X5yzdhcsrqTS9K3EFfZYlRpLG9cc38nVxJne+Ma4sXhEc3BpfJRbXXH+8nDJcZut8W3xXqxTPNXK6h8WIH74
Nlucfa6+42bjhJNTjxOPaoZ0vY25eJdBqYOpqLHK8TfejXWMv60QqbJDLFm0uUP+Yt3XW987brLHxcWZ46QrbiOe5RNXUBjZGj9b
Z8XH9o5/7hDCkMv47CqcdHACRHlsLuMJSZwhGHEp/C1OH+djumucKr4yLnK3EC6eQpw0lqIjtjvu7dQ4/W7xRE4P4d8I8Gkh2bvH
wp4aSxgfjaXkGewWv3xafNtu8dBOj2vZe/LuZjFY0rhA7ujhzJM/Qrx5ujvO9bafeODxy2wrv2iyJeP3duUxjYOUdLZBHfE3PhFC
xlkeztL5bPxsxBMvNe6o7bjmziKXOFM85foWGxyZCTFoCHIZsd16izVZISx1VLdQ/JpyGatU2Z6F7dkHEuVWCHVREIveQzh3SGLl
iZcR19I7G7vF7hiIGvfc2+H0K37EB+Ne4irYA3EZCG1I+4xv6qzQiWWpK7ROjd+qNR5q7JMSV/lW4jNvcd8hefGJWP+4jcp+3aGK
kZO4x/jVGbcR/4qHEg+/rpD0wr/6mLFSca4QdxXZW+zQEPUQ0LLj6wpC0a+iig00Q8pLSFX8iNVk4wz2yWjcDkon1Gnsk86lz/jC
ycrEA1zxMNYT2yPOh+pE1c1x+Fl8qCOmI8QqlhJh7wgEunKeuK1e+Vt882LJ5ozzrc6pZkHt9viVh3d51rGNYkPV2DfxvDefRV2E
/E4Wfz0zxL5UbpnPDqYTr81nkXguco7OwOMHoYvbiN0bl4biX50JxjyzOB+Xixbm6cWbFQXcUMD+jT3CP09Dl/XJusemeGJt94PE
7/i9dULC9vFn2Iv4K5ss/hlyEauEOBc2HiozJItfCQUYKnpjf9hpiM8M+TmFU5X453niGcTCYwJiXVbjyw+y/4Tw7sMJHm5/89RO
PKGwZPGzijw8D7YAcUfH7YPUIJMoL85W+Vc8vFB78dE37rhiJgvWJFYf6xWC1OPmQruGCKPLx0Jm4/pKbKIQypAyxKMWdgHGo+3Q
ryOeTy18Yw1Jaqgt7GKcXjmN07Ot0EMhp/HBxr7Ars64wYr9KhgHTUVIHBahxJeHGYsTxV6vz1Hbo7HZcKE14tnGpce3c6JYxcaJ
uMGwYXHpmxnWsYEryrhj1A4X7OVwMyFhIVah0EPjxH70/th0sQcQmbg/dE18RWi8wdOJH4VeKtiJzt9C0OILVeFNC4F6iL0Zgo8o
ItBYp/m4juh7fYuCkMdKsHMYrY3wPqF8Jts25Jv52rHxVz9skFj5xWqGnloY/Xi2Z3rmuOMTSz1Z9LBCKP2J2uQsNTZxmJOCAYq/
NX7l6Z4AfyPuZbGHJg7EQmXOon3bbO94lvGVcUEdOYt9G5+Ifx4VxsQkFJwnRDaWSy8Ig4Gqr3EzJ5RXvIveKPGxUKKdzVBwjwZn
KchixZwMzAnaA3M3lmeOEzyHX25828YZ0zjggqHNT0WY/SciEQ87PlE5VR18ET5crDlneTgLxgZrFQsbIlUw+3G+8HxCpPCFsFh9
YZPQoesoUvEjtNyM5avYv4Lv1rHoeyPBuFo9zt/rVpugteP0IRYhGh0dFOdq6vYQlLCW8SP0aovvKWzQjmqKx4/EDi7iYJhwZOOa
Km5CwZ52zrgfzRCuExcdD4yvfzqbtCHEzGwfSDo/L6EHG0q4oe6fR1O1Ufd4pHE/o3vx8YXY89DccfFIKKbpHKwkzls8n1BgSLr6
PO4QW1fQ87HbQlY6P+KiEIFY1PB9uLzKA0RTd5Q+VrriGYZFCGeGjRRWX4OPg4OfVSt+Fm7wKAgymq/h0fDPhTcUGzs+gScQYhMX
igBMLS/fOPWU0bhhTULxI3MdmVvY0HDj4g38ibljyw0WOhx7LFFIRnxisTUXexkdHU867EhB93IZhftcfnm8i8Vala2EuoqwgRNw
k9jOxX7f4T+io9HWBe+F4AExOPibW4vAaoUGR0BxxZ6Fh0RY8qDaP0jzgzRXLo2dH1e6sURhYIhcMFbYvYW1i1/GUYmVP4Vf4fYX
WjTkOpyOB5VQuJansRxbizU5C9eHEarGT/GEWkdiQvWVo8iHUPQRy0lsEEoUrySeXkhviO9BtSMQRAEd87zQtejSwnJ1tM1EcNtD
2HKDkZBcXAmWPOIIRDekb3TEphN1LiwH3lcsWqgm3LMQxj4r5nQSqSCCGJOiE47+3WwVwoMwNJhdLB/GMEKbiVcV19nwC3EaO7Ym
rrUQQcWJQnDVj4t9SCTS2HMPPsXDBi647J1ngpwPngnmpXIzE3+7s+n4QmKOjcVhS1eeQu0Yy9hhPc5ZCcli+WPT1RtBxqZ7cNvj
zRGxZIjJRKDRHeGToJQ3FkHnCf8lHuWq+hENnytOMLnt2C5xFnTvYpUnFnghj5MdvIilQoIjsGHPxi4N4cB/WS5P0XJw1RNBwJUP
mY+bJ+aK7RPfi3WdKOWBzo8IB0WBvah8UWHXoXYXzkmc7/CVnODo2eNP4G1X9gYhZMR+WBOcWF2mJ0RloxUi3g1BnWxvdOHWs1zo
W53FNbErcarNpo44FA+qcS1x5vkQtUwsQgRnmDf9NXxC9p9uFIK2FyfdPF1ipHiIcQWa6diPGDpsDTsR5bR4fhttvw42buCXxF8q
LvW+4oPXrqlHVgi8MeMNEWj81hn4ObhkBP0D96Qiinhcjd2FSQrL9RBBV8JRwm/8GoP4WLDG04voNn4UdxKn50dxXZqkw75Fc3dX
oCBSziogtCUq7cQqBYeInRR69w2P+bgZYqP1+GJiwNgM3L0XjfA+3B+XedhE1wRwHjwy9hhRrz4mnioKKnwZYuy4mKWJ5XfYgEP7
w9dzF5gdZKMAWMTNYaD4+cOT6l53qCBi6M6TQvQnqmHgPYfiwo8mjOjGvUTKE63j77Hh4l9Eu8ghcdgIEY+/4RYZZYfvEH+rWGut
F0LxIOuo4lBn8WTDTHDmTVjNntBjw3kE1ti4DgutHnEMOE78MfxKwyTUzpoYMBCYgcmOL+crh2E6l2uwxC1w8xsbt2a8carbv7MI
3BErFH5QxcMyZEAE+ecCo+LMGy99Ec5tozKu+eBRbiCRDXiwH9xA4saJBGwuchsEARRscJ+F8YvQomB6DGmQDkQJI7nQ7nv7lfwK
kEbsncZZ+BWCFmL6+A32GDKJb4/gxFWELGwEcwGkVCAbMReEnIABb/+EmQ3NHNEJMhLLRWBMRIxfHp7om6AOe7RwB41QUVQHnzo0
UsjPrMhVCOfDN6LNGqq0NUSKDxKB9qa1B/wB6KrEBsTFHckNv44PAkrh+GAMkU3wmZBwJCVkE6PduT9MF7ufTVy5ABAEtxE7p2BK
woBgQbCOXM42LGcLPFyNm5/b60YVceHd2yvcRmVLcnts0I2fWonlFzudSCR+teExcRsVMz9RpoMHEPdDpIxgX1ho4mwRLldktQk8
xpMZOvibv6H2J3DZAMaZxIoDHbzY2nOgJIlCJsvRcQvDdUWm8YoRgwFoN1mBUEiH+FMT9GCCCG3AA57Y8uFxeYINWvBg+eJn+CeT
CHiAcU08ijgfcFlhNxcwHzz/KRhUiKvAgYBvFrY4nAG+Etj0YHOIgzYqb4HtbnCTRTS+Q5/jy7E9DrERiBVQaGxInEtiqHDAwX4a
dggvht2C6C3iyfMYxGMeTtOrw3iwS4kVN885tiu7tBKNx8c21mcB2MW/2MNGPyFz1TgXUIY1H/FdvYkKE3CDvqLJGneMJ1BRMvET
tgFrhvejLPBwGmYYFDT8N/D6kIC4M0CxjVYOKUceGsETTkZFmuI6EDykf7pjsAZDCAuco+K7EQKr3ONZDUAmQQWBJKIerKCyiZHj
ROCvBzgQnBp/FeNctlABqDTRPg5tJTwrWM6Gfe04fPjCoIh1ijzjSWKgCgFuaEmCDHY/AY1m5ko/t8eOLW51TAj3wqexZO2Aylbs
bNzLJEoLhwpPRIgKl2dqKYgTgIEX3m4EFcTdHcVMsACgM9Bok303ENjJGo8jHMWGQm0vZHBWojExaHCzebQeh9MbkIAI46/uqnTH
+WYVxVr4avG04iY4AdITZot9UzAw7E3ODJo00T4D2GW564mwNvjzYvMcIrKNPTzESrGFCXgRdmTmgIdsYqXD+mw02qlaAHywivvV
qoAuOh6lDlARYQj4XecWjBOEwQjeRHV1oXhMB1naaNlwxgB0gYp1RvFljpYbGT5eM+DyYSk2UfPB195AfCEZWH7CaSLpwv4QP2Jv
h9MTq45JK0MYZglHhLgCZBJ6R9wc7geygRiHJiZSB4yYpACQUTC+sECDaIv4lx8tAF0cRRx2oqk4PS4Ti7CIkhF9AOBuMIRkVG0K
5q/jlCJssfzG3Yg4rjrbbOMIYfy6GjE2Ba4TljHuETAOu4MUzyUE9xAdxpVuYq4KUIbAYA8NLsmBFD059hbJOfCL3vGmzfpgNMcE
60Zlcp1EEWVgiEBB0YuVKwrxe8CiCRoLl85WQEJxVDdBVui8gorGDBC0D4CioQyKSCG/4HULlT8B1RYu58RNXQD000wA/uA8fraR
5YjHPCqBXBcNZQVxd+JKwLCOmBOxwfATREXx7iI7EDuIwPuQmdkin8C4Xcvjl4srez6cNTYoyzixFBsnIvQNjk8Iximq46Pkocoe
nSae4gVREV1AXv4IB5if4ZgRrIZ3QPoDRKoJKRN+TcS+8DQLtgDYZAMmLUTqEKZtQ3CEfbs98GPiytgF+G5silPVT4JqxD3EVkdf
UF++ANVO/CYcGKxPMaxFRE88n7rZBWRKOnAX2HbV/QG168Su+xA3491ECIhAgHmDV5HiA6LpRDV4hpWdXxDPjgnnmYWzVAA8+RFr
heImG1hwQPsyJmEXGC/geXSCVQCZip9XTD8u1he8itAZaUapAW5V04wFCGvqu2H2qsjXZL+KtbM5MVXsRBaKSDAWx2ggHDQ0BDgt
SdwIhojIClHxgy0CrK2YGaJgPhf2D3gidAYeIwmJCpAYO+rBnoq6sKPwcQjMFwLAVy/WYKKrF1DLDKOMpAH9doAitggI3cLuTVTN
ImEwTepWsIpuRoSc4la4cbpwAwcS2asBNxujIr76YFpP8k0bjCU+gcwRNLAeE0d3IigDCQrlCVqEwka+Fj5TREoAuWw0NQMrPkVz
cZ4niMQiRbXIDYUvaQAjUoeIAIcZcPSt2USPPG5/diDg5TQMOoB5XC7PargCd/eSAAfwmIB0C0d71quNUAn8jAc2WcZJkik8Cp4p
6MG8+RwWzTsfPF1RQ8Eatg0yCJxPQgf1htzzCPDw2Ti46IfFxEiR5RDQRyHjPaDG+QUTXG+HEyGdpxNPvB0FjrSw+Y63c0FbTogR
wFi+gfpULCfJdVxInP/6TFBQZD2klYf4BgT3Zuy8zZngKb4RggM5cIcmajofRd4IzQ+ZN7ya2E7mdEJcAZJxMt7AVMzYHNKPZP+J
tcyOh6aIf/MR9pA2peOEvhmYXTyJS9u44wMvy8UW/cHMVTUDSA9WCgla2P1BxjhExCXRvcL6kEZo8QwGmFRvij4+Emau46gtgrl4
l1NhT/jYMI16zNsh3ABpHY9s4cw20JPwOOM7wNoGAtqrqQry2ADjjRx4hAuHzx6MJ8r4mheeErAs3nNvRm/X3eJdclYdIKkRMlWV
CXcEKWDwuHtFwsn2DDD1Tooorgq4ukndwLthLxIhLqKlU2+8GEr74N08qO/d3IsmA3GrMSrAAAtruNFIh6gqvDfCDxNB5hTMZx4B
evIpPDB09gHM3yjo2N+6L3h9AnvkYg65QVHkw2rhA8XnsUAImQkUZB6xbegBYtaiD0/Cu7N+hPpVJwyHPMKPQtxAYMomIi+Nuz9B
gGRKAA+1pQiArOqyw65AjtuVMwko/AgE4JGAQkTSiTwaThC/RQ5igBMLOgIwD5NyYE7yHor0Fj5o3oPsOqoYTwxTIaMEFGGjDCCN
EAng94ANFmxunCeW/gGiNXAissJzxB+vJK862XZSG+XxkRBYbFOOC3uHx+XtgdbFxTW3qRBXFZqDr8K9cHYcrcYqDLP7WIZ5xLYx
77hHgF0TD2wKHSMai0c69bW5hGmuwpTrubGAyXY+gQV51KgEHZNIF6d5ugWfe2doY/JoB7II6mBiBgdO1gZsXxiKiQlcBRSKgHSQ
Qh0s9iL/s1BgEZeAjYE6k4ibPN4BBWDh2U8JH1iQhXe4gft2F05SktmRx0QhwOrSCzKUh4DAw1m4zBuEfwF3bVFYsrzhqhH2wF4B
Fd+wlTa6f2EeNu7bukQN0lbb72AzCpezQBNYYQ8DhJuW4V08S1gHCzwvrDogAQ8Cv4i8C9nz8N3MZaPuB4g9ASrBFT9BlnAHC9F+
QXAaCyB16lFD46Th+PCbheBSOBENxRYv7kYAHZ04kCIk84QH0HDHQBIKWY9Sze6agzIljbpmX7GEDVgI2hXyung04IhkOSFMkabk
LN2sctwYqURyFZDMCoqwkZTW2YG1UGAyNHwSuDrlMkrgfQDUg26RcgX0akDCnIigFlJWwzDUm4wMJYjerrpk2DTujbxpw2cie1aQ
9YlGGaaagZoXef0JPj9BXIYmnyc2+CMiDfKbU9eKnLaOCASDQfC7zHUOw29i4SUmhciQVGXxGi7fXGQVQ5zjl0Ho8S1GVTlPPxHf
sUxBQr4ixo3LCMMoNw3WwCRuGIZDqMhhphFWYJwPE8Qm5Uo3scmaaiHii25wjnAfc9WT8Bu2nZivuh/QeJ3rmqPTUdNC8I9x9JBR
CGi0jD70dPHhTBQSm/DlC99kw3mJXYRVUc/4Re5P4xCjMjInj6lYmCnSU9C+GyRvHfOGsLJ4OMBoDVtecdiBQAoGoZMvBXarU0UK
t2l1fQRweuIIkCaBDVwusmwFMWlCKeBUoK6F5EeTAQfAhVUr7KsIuTdOIw6aMBF2ntD4+m2FHQrMalrowNESGZsAxDjxJAGLdEA8
NITzzfRexEBAaXxBQXHHIzXxTzjMnt8C0ISlYEq4JhXvoJC7aaC+ZCwqriX3X9lzmONCkqpU0zeEYhg9UsYFqLWRsoIKUIswHGnB
hQMHCA4UWJpWEQnDQXNliegG5mebV2bvTDMVpGwnv7v41MReLqRikm5cSNQUx8TATr1b0r0T87SMrVF+C2Qs1CN6HpUDKXA9qvjL
CnFXHdgjxMJTVIwMCSIEcDeblwFaSyy3dO9Z9onmWmJm5ZhOeTifEQ8nGNL5VM4GtewWPWCMkbxMkV48w41q2bjNm1hyoQQ3Vn+h
QDYPeklaNRUDEeU8EnP9Nihh8hW3PF3wZ3TC7l0/yvS7hBX0JVsQK7701VDAG2O5IdRsH47Xsi6zDxRAL5+zXIYreC1+FFHBEM4E
bMLRAYUpLFAoPMQTsYN1wsPvxTiKANoM9RDPPLBBsTV88CA/1V9FWAA1ifxhaMAiqXKX2OgNE4qqrgT9IWkS/EDJO0RdxBr/COuG
zFS3M0DYNq9OWhO/CpIw9CZCmQcqwTRDB2KFwr8kMHYx+eMhCYzzTFyhIdMRycdZlh7IOUHWtoiee4GoGh3RzY4A8pGQYTfp1uEF
N6hAwEmVLG4BXWi4OwB0tertAH92AX9JfCQ48CYm6nOYsGLfTK5nkYKefNUUZTAth4c8HwLfBy/rEamTkcNnq8q16wZBP6icGVOD
yzPQJJPc6hiSX0kMoJOn6TtZYKi1geIZ6JEF5LceE2/ELiBWU4bVAe5FIy7dw5uCY3NDalsG5jj0C+R7sab7MebF22FplqTbR84O
8RaZuwUtbUGv29z0kqUMthJG1UiE3zMrL/tdZWFGA9MAL2ezM9bQyuB+Ab9tvJpFAmx7aWTK1rm/IqWRL8LmuxX4bvQ9+fsjextk
B3cJ6UaalqoQdFO6vW4IroHQDc/OUxGD8zvACFUwF2OAGyNHhN8xi4AGBqNCXy8TYw86mYCnEBPICcEVwpcIFXvkzsKxAhhGxPD8
wMSAXYBBSfnJkorbQaaFVqUR4kh4Coi8sKJY5XhMFQcO1K+AkmmjDtuJ0B5dvoDE2D4YL/jhIGJLBo1nIuzlq5t5GXaw8obfhjMK
JR7PiOfVz4WfwOgKjgjiyoYahPkTmG0YRjTJ43hVAGLjQ15cXxL1+PAJuYoEKVJzu1c2hAABNsBqIWSEyZkQRtAeDQuHVUJTxCeI
6QmrcXYGWZZBtNDxNZcUQsN+sjgTr3T4M1ySIdkEVTGA/TbacU2J3TgnZiwA8tdWX8MAxGnYx2yd2QlJRkv6B1uiGu2ipU1bAO8D
PBwipo2lXlV6iiEDobHkFbJvu5tvkYVC0ILB3Dif+9FvEvrQW0JV4LpvHUM0wiafuaBZHxJzGwoM3lurFxwlAAV9R/hJeOC6VrCs
woNqRCzgrBVlU5oZui3TB2cAlU+amw9hfyufKUQobZpQA2MSwqJygYwBrOLKhcTpObM5RLLIfHBIAmGrw98DriyEog1MeLhNJXVY
NoIIgzSyF7AJ8M/ZWecC0uT3uETi8GG6DStAhGsCRN4JT4EllGVFnhvkqM5LOCHAVg2IPDXwagJsbw/MQUeQaFobyqmGZRLcnt7d
g2Eogjn4kxIqD4pB5qfZCQxDN4Y8RLZoWpyTLteWOLqY3gDyIiU70aDjGHRP0yCAqxBIoEkvKWZN1m3B45UgS+oBJ3xsQdOtl8gV
4E1rd6QblMfUOYQUgn3TFjLhHzfZlmsr+YSwle/Y4CBQd6ZpBsFk0K49LgGcXUAWDgu0cSGOVU1EQftoLBTnvi/r/TyyZqZBN0kN
dgvR0mqSiZs8EciA07QKqTiugED4mBKv+j6aCIBZScd4JseAHfVyIDbvIhJFBombOfKzqjndRyoGrHMyyKhz0mYdjuA2yJBHgYex
QOAAcIRdqbvq8rfQ+vAvC1hPc+GkKCFJ/NHA6yGrVSuk0OmNQIWgrLJ+hZCoGRsOue7Yk0FqRIo/3CW0OLuoPxdRB+gC7yUsJpXM
M0dwlxn1h8vA77JcipheRc5GeTyRzGE2tCfiR41dSgyJfSH8h8FVl2E2SblmWRf8QUUFPwtzhEw3vFBYVbVIjTm4UAW0klvm0zAV
ui446oJigYmdGRCAN25ViC2mgzyEN1iu18D2KbJvEXJpOsS1PLOlmahqdNLZIqPogylFA3h0DmEjoptjGkH3nzzSNTFb0wEYiwkl
8bRYrtmNEIjFZbgLKhM6zCbMq6HSIyK2B5Jf0utl1RIgLdjBm2vZeHab0pPdNBjkuaGnbVHQ53I3CKrhHz7QwyFGbEjFR+IITvFq
phf5PUl+UjkA3Pcw0mHxqxmtaY2GnpPBNw6SVPWt/TgE+FzQ4QqG4YTJbtE/FCBibhRItgpXpcAR71L28X7BuApEvgYLBye3kn4s
CEtvUhOJMKDTARH0R24q7jyAEJ5x20LnyI9hLNvvwNwkdhAegoHZwIhIrdZifI8bBGsSzK5OvTCoKa4Fe5evJsoqsJpjScFPChmC
hjNEpqvqgQlCwkWompIi9d1fII8s9QU2JPmhR/XMPgZ34bagLxCPFIn1mPImvw68TGQJr6JJIQcwqxI+qnRBkQF2NpepK0KADJZl
zEw8PoauMZZBF+BG3wTTOIBzaigIuk1UWJNCWeKiIGXyzJYJxGreArcK6tNic0+i/wE9qJPBXqiFiMs5QTVT1VBYBCh8Ede+QDxm
F+0tWmFy1CamyN9aPsLjnuTLlwBHuRuJE2gPtrgqaeyj1kbtI/0E54eUykadHeCPjSY5j+GthL1tYQVyi1Vhyx/QkU2YeJC+bd6n
W5cDqPWYQwJ1si5JvjxkuiObl5U6XPjG595WjnQz4lhlVOZBNWz81fPcejPCfutUqhWe0M5RrWjPg+KdFiaZficKMJlHlAoNg+ik
grMUjFXvFveyLfCJcCE7G3Ca6tC/qnpIIHmGrwaY/AgVhLdRJX2jx/HfyR9Vcl4FTK1DdEUjVMCYwpbsrN7Cq6EWQJnDh+DurjoX
4MK8ACATnDzAxSRiuYeC+1BICfQqUkvm8pYUAREV2a1cOtiuUQbBBXaTsyOdHaoREXYlUik4/g3y7Bgy0XHw5IFh4o6WBBuxsRjk
G8hNwFecW+IqiJpFQjyeCfy+AA4nruwCpJuW5nHKiS+3pArcQkULrqqcJLW2hc/sMOEqsuA4LgMj1R9zDrLVZdwVebbsjW1aDati
BRAOGMTyaaVeMTnXJHHwlVZobBcAAFmCK4z4ahEHxo2otBlyjEv85zEQLIIxVQCkIa9TTLJ7evEG1KE1u03/GcB/qjnJuVoBQK5j
XE8V3A5fdgjFEHFXwtxB+NpJtFQlDi+mkauussAupIpqP5L9EOlLNLUuCPolXnIzUW6VRDF+5ivxFeoURB8k1tCdOBgDl7vCnRgk
XwpkkG6FOEqnyl3W4R4SpqgflsE9zA0PgU3LTLlfaMs4Mp1AosogxcKNx1xHk1mwIZ8SZfPly2TusvQbPINCQwhTjZUZuLedjRMa
iTJm6H4wkVo1R86ugebX0KpDYXiEVIkS2Yf9yHpB7WFCKmzyQUxUprUWEIRFr1BnY1llxSLDYh6QDzq/0rrhMm4nrmJDK0wMfGsW
apghhPdFYrARmA5yIX0Z/jTZsWgC2f+bpMEE+OJ7pROCCrRpEgd0h73Qt0WYRONEFR1LUE1RWDg4L6mXU2nZCa0e83SA3MS91XiA
O+8mdoSWWK1uXa+pBxUG3JBm8RKqtbNnGvHsUHlgkAes3MIyxuUSc1GOJVED+KpNdeewaAoIEV1FyDC4o+6vPEJf+JbWGlrscngk
QK1dzidae+CEdxyWKluRnHznWupWr960K7dqmTrPAJpJneZlYLnqXuDoTYKHDm7YHosacakpmW2IwMQgda6vFVnIkBNIurTHOhYI
TfhA7dH2EoSCULXHKn2ERpRTig/ZsM4JWpXyKVTJ9RE1lmETBRmyPHYTVMMMBjdNDnIgPh2XtKGCBtSADjW0EWcMtG1DKcxbG4tM
Ur7brYS48MolxfHYES5CgQ5nrD0mxhAfSkubPAxLUHATK6Zr4AR1GElN3Yku6VxGld2KU9TdKbgAQ+Ih3lmjymzgdHUTflamcAUd
K1glnZLu6DySKp8W+K8jdQ2Hbj5yGHkQRcUjWXmqjCwZlDuPpZKeBkKEh9Eg8lVwroF32skENyMB3WByds0C1SE+KEBq/hBDzJ13
W1yQkxxyp1EjlYTv8NvwdipaZbDj+3DD3h4N7EY5wZtQ3nJ/XEco+XH1AuxkhIS2LBnDq8ZqDLCNhnhXqjiGiSGsZOXBDsLaZj8A
FNmQ8Sy1jkKPgQ3tKMYGbD8uFxswESkZgL/FejH5EujTZnRnhkAWjjVssAhrFWbpVkToXw+KieAbEDKbEUXdVOpcBnmVAqW/j8tZ
4OqRTikR65byaUmMJbEfuOM4VZ08UqVfxABIaxIemnkfCkitRUKbDT7WJM5yWwNOUgdWaDiAAyvenxvqcCq0CuWUVfyS3d3Apevy
QfCIKRip0iXw8ztVt63Ih0KNYM8r+fHRLYZAni0Gh+7RrMOwdnUKgCKYUNprE5FHVRFIVqs/rV7FWa6GqARSFUB6iPBuc3egThK9
QB8Gt9+glFSTv7LMl50iLniKzl6KHvvoFlHiwqGkcX07OYZG0D1gzTTDLMvFic86bmTDRxw83c5tVfDDIYHpqGmATIHi2uU4o4e0
GtRPVAzVaOZUt4x8DbPs48H+4KktuXA4O2DSJAaa8ZSNK6bJAnftBfgqF44uAQoB2RxwFTv6qvIghk/XNIkYJna6zxuSWmTPqg5r
O/Gq8DLgbbatJ61XZWnQ9PrwMrZ0G06KAIOvjMdV5TsIVfs0MwUxgmffL0/PKAm4EeXWXG786w5rsYFUDst8CJUa3tdgL3RUbkN3
DqDKYQACOjyHfDtrCiykRGfznEe3ZYB1EWhC7QKI8bA1Abu72gCBoK4jQw3W02Qzdfzshmc0dORYqAoKN1DwHYJgwzEfih42pVFh
NKwrgsjeijRUlJY1SFYfFLcftYgSfFAPXaYKpnxeuULxoFoG7moH1w0zARTvM7BCkXeRxA4U3HA+x1RpYXHAZ8YUlkOvEVsO9mUH
D27jFlVzzV0PT0cJIJg1sqSPuLSJLoCQNTyUMSziAO1Y7lXEjGZHjZ08zKZP+z/gMC+tpARS0S6uFNylU3XbSKQMGWY4sw0oakxZ
ftQSPDJHiLMggjdkbZjPVLlZYQVo0UDEKk7lsC2KydfHNhT6JcaexG795rTYCzcjpSHAqD8qLXu4SEvT8cLdtwZOYpA1a3IUm+gK
58Mz8pFYUEYg30zxdmNVqKESLGRElpviIdE75dBBVMeATQvIKApALaI1pEKrK9rNwGFgQGdAqNojqIT7bQGeDZumJAvFiLztsC3S
kC2uawLkYW0QOWL5nniAXZ6N2Yhquo7i5scCa2z2wqM0g4bDL+FP57nd7jq4zAhkFxbCGD1687gJZMLHuk2uUH5sYzyTDieyQXkY
0xyySBOua7O0fKkpuTWcMJso4NIPEgjtqPGRMcKzTsavQQccNthBF1aTvWSQC8mOIaQFJtFsE0L9ZkVzDIDAZmMT9RRhXMeUVnlr
YgRF2jE+gAwA6JoTpKUc/X+U6aPXQMznE8KhrtDYBhF1w1TFDtERxU9D0Ewe40e2m/a7HVHwKOEWkParuhNdNxoQuSsQAiCYV8lU
Ims2XIE+PvQ4hg0gpFxiT0WphXctU5aJxkIN4qwOA6BKMISC31AflTzauJ29cMZlJD9COnLMIAlB7R9stlZEj3HHiqRjlDMqoCLW
w65HuE8VyG4g3XXY74LcFWLRrRUaN59FxEXEjzda+816iidJBeXdWyxnxw4ep3aDPdXNgOFW4hG1KleAEBU8t7K9hk1A8MQaRNqB
i9HxViqqdlhMUcxKW+Nl448lZoMg6U1pJ5vGHFfd5mpVmpvYlZiQ6CQJhcfwERhUT/ux+Q4GXhnHW7aZDWy2AQzTVS6wxQfRfWdp
K4I0rNwDt5oIZsHD70uTi/VBCAcYUOdZVepeB3BfR0VVvNvRpPfKyCY6GOYDufN+twZq3/I/7k3K3bFnHA+CioRu4Srez+Cxd/JH
1U47lsw/dpmwdJUyRuu7CM7H5XQ9Oo68i6nSaQIvHNRVd3uaHOl6Fspj1s3D80ZrNs1yM8lU98JRFMTqA9HrkjKpgh0IYa8GPYBh
lmVZ9Qf+UY6kdwAP4oQqTf4md4BmwPgGFVKNgK7SsWA0qe6II1DwkDyGnRxwVQpl211dYsaWKx2wkKoEE+ssjQ2XrerkEBODk9lr
2Ox5ix9NDVA6c+SOS/wnV0xuvNrFDky9kBzpKLeK3zfdnEhEX7onNkrCJbWU8wPuaMkyX2kYh8Ra5NKEtxBscksX8nzkL7Cr8Ikt
XJPWZxcMa4Bt4PHomFTlCATxse6UK5OQV+y1QrUcuxQUsD0X2BNWFbLhAQ076CnJUHO50H0Jb/weJnsZjdr663KLqDjWzmK7CI/H
Y6kHd88mG0umraxXXGSRAH65aeMkVBHd1m0DAkqz8d8qxUfj5iIB9sg+jMtYQucD6Azw8760HPg4F5KbLrS+Lr54UzNLd0f5qEmP
OSDpFVy41UoClArOcCnZQUtnWV+c7YYwbWuZtvwu7KjtV+w2RxyJ7m3wPOsysAChwzpVeImj3iZGuPrWerhlOClZ4wGE3Yk3m3UT
+H6djEW1arX5TFlfUMVhLWYTNiCUG1ZeoYqth5UDBy2sUpIybmuhJv9YPAsN2aRnimfBf8DpBzoeU8nh9sk1lHaBPYubBW7ZfZYX
PJoFnprlncMSfrS13Y5wBfAMhgnYIwuZTBnBX78b1P4w+G8kXTthW7WfgzkxoLFKTDFkjbJHGmyMQeTZbD9G+eMgo9nRGA1q3Xxk
/0FXoiZkgGz1aRCxrdJHbWxBD67UErauR8JTWxaH8dSw35itXvUqcB4gWnRij4YTNG+Uzmqx88aU14dqshegG6zb3waDCGFx6Jrb
yQmrOFQ5OA+NbNEgj9J167iFgWfQQBUnxQ4FJdoB8Toxcj02silcLnYFfsXowskYZ8iSA6PWsdrtUS+Kpiv3RTIRDj4bB7xykoDv
9uyUUmW/KvRswwUZW4KM7UzZg5ygy3nUjoofs0ZN1qqNIAk2KoDJsNcdGGvr9lozpri+iV02LbXlgm6yRlhSjpTG3hjASiT0n4hG
MyokWmHPsPf77Wwi/5JYS1aVcbNx3xZvOz5Ynhpm0IZk9miwEyMudbWepN82TMRk3evDh5E+gcdJjqSjeJq1sI/dJ9yDOqCXOC07
yRYLbHYVsj6M1ljhUjB5EEWD6IYFyyaQqlrZfq2TShUKi7XYxCNkeMY0PtC998FyueCQ1VYRTchV3rWENG/fKM42LuxkTFR7dF+G
V29sI6VfRcHSgh0QoHRw4SobRC8F0atbz2VJeCKOqFIQwEW64RAl9MOUDo/T9iy3kaFkdko1b5MjUmXDAgIL+zHxGCVczG79g40z
8Gq7dHmc0mljpyOi1m0owKbDVtvQUndSfNbCfooK6rL3LRABgXKnWq/xIKbJffuDNFN9oHsARN2d5/OzTe/R3OF8LQMli+/Y3ZLc
9zXCnJldi4Gc2JSO7Wnkema7bBPOLOUJUXl0N9Bw3bYEFjVJ4VBpVZsBS37iaUggpjtcE3bh4Vikqo3H62nCYAB2HaC/NYvN7b1C
BN0uXknqp9iw0cYjrDm3b2dPsbVmtefQR2XxbrkXGRS5i2TNnrtT0ONIO5I9sT1duqkFro+NZzD5ttkFi+0Ao43oe6BeO+mC1sTa
ZQzxWesHAYg6S9HMlFqyi8lq+IpDALWYDykSLCFY4CSQMJuk2MZz+UtQIeSuFml6JjusOrExDlrP1ArkPvuSVjEp7tcimWLWsZrP
lBhtglCpsz0dTMNjN1zxcvzCKZ5lrRAuTrE7rJvOVIhtaBB+myChqqiTnjoJluANyTrAOPu2qMKdBPW00aw9V/Hh+hKdIhX8KITL
3lFsDXQx0X975PFit2w/dUzYHpFLu5biYNj1YYj9WbXDFyGEGL4JyNPtHI0rOY6F8LCkcFTHcUGBk3VtdbLUILZrgg/V2W+NQo8p
Ogp9oCzV3BH5xRmbFvagCVXhzQoiZNI86rbZGipcNQzOBxLR5FzePaNCnmJ1pqu8KkTP5CL20iYszYaJzQeLMKCRpLQtQX38CMHN
besdeVhEfTqfxU7QJp+mrjNPw5a+ErBtXsWiwP9qMPUGvI3ehQ8AOtzsdknFmxt8eccta1Nn21raY89s4WTJQtL3pPDrzqAo7Hpq
X4thpGrfXowhokJWYNwuzWQyKD4cS+DRWpirm4xj+Rle2pSuOvwVm1kLE2vjDahQIwiwtCFAr2Z/ANqDjmboApBJyDlh3nYjaRi0
w54gZCOanUafmx5RjdgfzMYFQmpWTOg7slMuaw/f8ViBJ2nCnWI/JERUPFVqFIjkltZklZDWQCdm2OVMRFLVTMS4zQDY0BkVZBJ8
C24S79o4TONKkrTaVtruCjeAwdl+DNC4wWYWzv694rg2FEQDT7UZYnashtXZxhwLpV6EHb0h0ieO+1gMR4TWhFV0jwCt3Fb2Vysu
KDsFvSYZkaxtw9wNA2bQsWYlNUh8t4ietPlED/XldjnmXLg3qfVH2htKqyve4tZc882HgFzJH5BwSc7eWHnewITH3u2JBwcGiTUd
ThqqgfgMTYeOHKpqLCvWEWDYpmOa/q9qFXao+X7+iZc7qEYa1XDEngy4sMeKFR3hKYULl13rvPxyLhyL0y8wb28gnjPAvHWguFET
f60fkWS4Yu2Wy1vFDj2Ga3nEgPGGxYhYrbLFvNWxrAI0kFntDE7AawPTrZNwC2nsv8A/H3nfQodckEKom6JXgK6DFzCl0AEuNBzN
Kafq3J5UpmQJpYdJNHgaogRFnF6QDocUFS6bDqejo+Gad0QmfAgJik0B6/VjexOehmEzoWCzjTxr2bdtA+Ftw3PpW2jTBIj1CbrJ
lmVqNcxoob7kA6Lvi4WF7fZLsR+uRoS1dKd0YxxJLFQrgdMCn3br5YnQpuIo6Yxa2wG1sG9BU8kQsj2GAYLFFoaRIuPQXJe7Fu1I
wYTZNVkIFJUVm1fdyhexH03bsQmL3QlpacKqgpJWDGTBEPQLfD5SiQi1QCEuWc+mvcd0KS4OGxufoZj5twPEZUiRm1n23m7Ck1wV
gknDpWrt1r4JechrlnWalrZRpZRNvqzbslgiHfx8ggkZn8KltlUZXvKwOs4OA1yyLebJFQgV2gwNt6kiprWLID+2YtDp4/eOASSA
mV4KdWlLGpxdm2jHhEbr3VS38KudNnF9MLVt2cHXmgQ2LdVqw+5iYCYNiGLePafhxBUl+9pNg1jdYkrIauZqcId8dFlmwJvLMACY
wW54XUBZrSS5H7DSwRlWamwBwq6O1q5wzaJZZiYUU3P+y8IA7EpR7WpXJCBxPvMljzQS85x2mwRQNoTFriwdBVsWksK2FRD30azw
Ikpr5g8w8QMGU58W/hLBg963I16Fk8F99K45ZwO406zae8ws26Wxik6YXbfvL9H/LdnSywO5Kkb/Otz2M6XoSzjXMQlg8cOGohR4
4US2bil+F2oVVRbJBf8+wlI8SbwZkqzDxkM2i3/MklS/0s4M7Ej+eCxwwgZ34TBTKo8UN5PyoFTc/vUb9EhMWNoAg51rgQg1/gOE
oQGbT1sfu5Gr3RMl+BTbA6DQb1WzesepIXh+otQXNmd9TY9hR7ekVxPXUlN5uo85ANowDANhQHVb8BR52SCx67IXXSNilcegyGsG
TbD/nVqpGJTb5l2nmUdsJQpv4LNV3VMo8h2HpzUb3kloItqs9iICnzfkrDZsNNzCUtq420zMMav/GIqrWE2U2kUb58Y6KYkdktDt
oIFMVgN1vCNyD8NEGeXIDRb00EXHijVT52qvIffDjt4sGc+gke6csmsBZpscUpDnKl7lvjymEou2H7/Qeo7lNVuXgZsIqoQdmI9O
BnwQ7fyRKUaQ1cQGLtuL1d+68s5ZwBOy56wI4ZLWg5kx1c0t2EPtMWMI0PHcgA+RMrEgmWeakkJlHxlC1I05gsMJNfg1ZhaHBHIJ
LyY5DDSNpUj4ocHHc7NbqFcLmSwTmLIIXSMuCBU+bTrhLJ5p6o9ORJczq1+IBn7kSooHsVfRKtvoGmhzmjFkQW3qOHQFLEnBUhKR
lXWxRwN/G+ZLeVX+vD5cC+QFKKgKMzxu+8frsyWMRQ72KDclbm2iNCbgDb14SQOin9Ivmv2YIdtP+aKKMgBG1Y2VbyGoZl2S/2QL
gWewUK1YiazTJ9Qy7EHf/qrlJbrCLZu216P8yN5CXXqc/oV1cppaYWqQEtW6KUcdt6KzyVXZhBlNKOqgXQYvaLAJxm2duQWOiQ8E
OS8uiNtutqyKZyCsai4TTEKvzdIJO9JS+iNn57EBicCYwZP0M7yeS5yQ8EdAz3M2YY9dHSxAv6w6C5/tlsRnFRDTfM8t4HAMAgEu
/tSQqV3lRiFmRubizQQEVSNnHcVSU0t5FUdRBPQBjXe5KofQKNl6TD4rAGHAqAZtdRypV1JLjheJFZdEJDNT0MVst/1mmyQxYFFT
LICw1usACk3H5xjNNcd+HSMAu5RaycGCbkEmvEvU3PLBkjY4snyqXDp8JLE9m6jYBbeKhfggnJ6jC2wjPJx6UjaETEV7DvWhC8GT
DBpbtjCygQofzqKgfqyhnydhT99i6VvCkMAd58OJeSRNdS0xKvKWI3ORRMPnBnwoXztZ2xZFpvuSACzCL7ot0o6S4dJMUk5BYjNv
VfFGruzoag8KiaS6H2CKMPz6UgVROMAT70u2jSkgRzV1l5uLVK6mxW7UJcjs5yJt0dKcm6SSQe7vZpcyLDKE0rc2w/5sQ73x2O0K
rAufBiZJs0KI7Epz4EzXPcJ7WPJzHNEiZdje5fYOZ+PAQmokg8cx8Vhs8OxV0R+p2y+SyVvdejFKaSgYmQ6lowrJZqLdVmGUl/CE
zrCBJZX7uKvHfvokFRa3dbiWDci5CJ5Ot02hDfw6c1qsu6GXBrJxAI+23Z3Y0+c23RRhsBSaMiE+sYAED97XxpdauOwHj3sjwAsh
PECCezogj4az4F8LQGTCXzuo+o0/tPB3T7c8yc5LDh7bDrnzi+ihZ7vMZrfxGaeyMYi9jEAFbIoHW8pUwWM7XAyevX/tlo3SgDfR
pBkRkUqFkPhp5xVjdMy7DShsNKm4CJhhv+x5Jg6LY8WP7MIhRUZPDHoTHxwXmbDLKKaN4jNJrc1ACYCGUiYKMFBt9rzFfKq5sJdm
yygYNytsjRHBkUMiUMkIpHMxJKYdQVmunCIQLu628AzpIXC01bnULYlUZqu8O7wETYluhW33pffg7BC+WaM9zf6qSrgMI2+8CCrQ
8EAW8fu07NesCMI9ULgbH22aG7VF9i2nw/MBuN7WLEmKV2ScHWFOQinAfZxy/hTzaid8eosBZu91R9wBvW0bDcmjZPdelJv9vk0S
U5Z8255xzdtCfPqHC8wxTE7TYGoTbbpN/Q9ZoDaXtDjVn9EUwKK8JcXF+RR33pKUMpqNUDkiwwycfdvnwn4ajr0Dljj9tiBYjA6i
9Nn5FDT7Wu4d6kjxi866o/UoeqNaz/EXBJsb+OKQLzis2kZyD3b9NJu2OYCRxiwom03QfJZ9lR1Xdpz96AgzB5zR6M93vZnpZdDg
36bpVHgO+yQc545xGfxKc/s/XhU3ze4FgzwOAWyOWkLyyGsd/LaNkTjLrgcO+aByEDjpOOBs3Pt1PIb5f4t78fbYBE2DhxwakEAl
xIp2njrudd3yGaewIbRFfQMEV94voBjknwpgU5YOgcPCZMXb7Uz1jKYiooNsIW/LFlkSdW1pIAkUlk91wORtrIyZs1LXTKTAI9ft
LBEq7XDwDIDsRC+Gy8gLk6ZOB7JvjqeSSExNrOxufo1+vd1pfM9tz0ZXtke7YetDKmZNcplkpcrWHDqfZDfg+Ev2d+KZGeZpAb5M
KimgFjzRvaFb/EKDgSlwQNtEDYetBuwJfiwolVztYCD7ddPnBpFq9kofjhewC5nzmHCwqSpFyy7LV8Hjz3NbjEnSpcTTEXq0NQWw
OE1psh2bjZCtiyDgafbvxfahVic26NiNyqFtjjqa9nK2itYZGRTuAn9P2/Lbm6HLWcAKEv6tbqISyS63Aa0JUupIH8t1bT/i1Aqq
gd37mMfbjYR2C6C+B4t8mgM6aNKHEtzOqULJnHEHOTrVjBZ+9AikJHNx4ccRNNithXI/444HZAIBHRnwhTco/NpaPLcfcweaw8ea
U9Lo04awkhxcZCunHaocNstJFwUnZzimk35HpGQOrudxWAim4AArHFyTzaWd6YgQWx3RgN0OzccOdXej0GTFhu4orWEPURaZ2Olg
PY49Jor365gLNohZ9W47EmLraRsG2rCbipfnzMYQ2pWNaRWrlb10+yIDDvw3bCN3lRilaE60AXS07ZK95OwLhAPnIBVbmfMjPljs
3k/oSzbd+GiLW0pIYUPZ2RYfWHhz3qFvMMRgEEJTxV5PM8vGjOAqTlSwJYmVovgFQHjmAG73PM5EnwrLku4kFag/bjJAKPUV/+cO
JYDRiMFRm1C7EbFu24Pp7DVAL4IMLeJjzAzJnJgUhI0QqNrfct76JuyrfZvxvAi9jh0Vj4zm7awiymX5gn4tgN0Z8LExHBjKKamG
hdrDnqEmZPQ57d0+rdDHnTvOPKDN8mPLe4puBb+ns/AAjaw4tjEK9tXhxM6mGQ5cAMLAo9/4OovYfFr/zYosJ8mRkN7yLSwlVMVM
pyQMG8oxBIrvdU7McfiorafN/GA3rRsGZ7EOeW87tuPRLDeLypO2KU6ZXbZyKI5eY7OwgZouzNHOOfATnwW7TjLs6KQATZzp7JFt
1bkdPOk6ZWNHTLWjEe2g6d5eahIsNyyzoxfdzfwwouFxUqLdttiuJF43IrKADA/O/LG9NOHJuY0olnX2/NN6/ONMC9z/24LI4W/c
EUqdMGajTg5w3im2DuOq7HrkWF64yMe2bbgNTX7t7a4CrN5lZzv5AMR6OkhWHJ3+F0Ay1RyFxZlsJUIm9HAB2O4kAQTkiQaLlSPD
GY2W2tH9QnqMrZ+AjzDo81axOiyYLUYGwWzr0C8HdO8CefA6NGTSUp2hCASDsaHDEF5yF4WxXQnJCDsfkWQ80kWB5T2TSA6+B9ib
LcqWiAwNnCX2OmgVxMUcOBeEH9Cl9jgpFlTOBmSyvhxyScLGERPottvnFqqYkxUJag1/RLHwe4v8NVtgqQadgGsnB5pCdFkgdLCy
AxwYA7yv46Rx3Wq7QLDpVjFVxqmWMwurqUFvxUnUMsJZFn1hMGpdDUD41SyBQpc8cqrlkNLzqtjYqBsUEAt2CU2knDlVd1ojCmXY
e3TamtoWDLTUksMiH7M6eYqGM+YRHZljKX9zoolT2e1Mjz7AIoNPrGb+koj3sX2wjchoWYpFOAA/26h6aWmbY90xvEajRgvbiYB2
gHQHuONpqNRtIYbziO/5OPabv02HCtnkRYN/HHJK6MrDcXNWZ3MxEWLqxwBXOM/amfJHK83HCIU3qNPCcTxQrA/44i7qEnt040qw
w868Pc0coIeVbjYYwx3Aw5327ODMZNzOvGMmnXK0uV8acjQnCPPLxrHWCh2ZirRoQfpkbDpr3VmfeLvyiamhnJZC3fZzesxoSfav
8xW3kS690WQ9UouEeYISsKQJ2fkRngJaZdn52IkMAJxOTNCZdiz8ZTyhWZpkfnYPWWfb+mDN7b+AtUR/TTuSQUkvkr1AqLD4dlRb
3iPJWzpmOqDRgjaddveh7TEttLT3GxfP8sjcNUPJBemIGONj7OycwI/4QtsgWYZinw6QOBteOOwIvWSJOVw1K20JNOayPmYZDKKj
yXDYS8RRp8eWhw5kbkoPfqkdu2xogR21o8qdAklwbp+u6dhHwFvHSqGn1mM3g6J9pGvLtqel2t/28qBbWE+yjMOJ9xD3FkjbPNIo
8AX11y1wHk7aQh1UceBhR1R7fGC1earrdi0DRXQusMM2ZIHRtYyQbN2BH/gh0z5n1tc63dGhrCg4kkPbmXa2JRn6pbrWeNAYm8MD
28O24MQOiM6xxw6ExjPvpC3alhuNs6tIVC3W6ug14asuzNuxc+e0jwjGFPLnQXQ2D/tMgTe6WGHzzp18JpRNQyf2/wYCXs6QIQba
d4YK+x8J2ASDa2u1EQN06nIkETHGkkZxxP8ex03yMx3v4iw9LL6e9nVQ/CKDPRwZ4ifqKo8j2s08Nkd12Wfc5mHkwoY9cbGijt9m
nfU6KR60QSwW87bYYmM6IrubnJVZQ1bf7ml80DnHFJ3bf9bElHCxjXf4UTOVTZreEbDORpaSIjTIFtCfJVFc9NfwZ6lrsgYF75bb
wU7bG9nW9Wxep3uTGLFlij2kHBPuiaia4qMWSKEsHsuYHC9L8Q7W9FEjcDm2CXW6N6oGYM2pGMN6fQICHABrof36W/dFaSQaC72m
2X1kIYBbS83p9vTGgg1bRQkHOcHVEiwakRGz3QaaiI4MEiumiWB31+Ae89X+slOVSBHdlk0EzTZUuFOxbbfvqGE7Ietdw0eyiZmc
nek8RFuV4zPAnzQuNKS+ozqGTZnwlYfpJV1TADNrYLA9Fv5hUjvGa9mIdMsaAFPuzk0mQ2bYJn9g2Q3YYWJO8bOy2qmp/OFMieFc
Mqd92VpcAEk0DK9eF3sYTdj1HCRtOoCy25W5EnY6tImNxJDxYVvnO4fc3S4oDQqNR3tbuoFYVnF1tigbbiFtByLQMg591EHLwVDG
BqoGrlm4+3jNDqb1s8bz9kpme4uc4w85ZbCIydswujo+Fk8B8wVnZ0HuOw5HsL3v8jKIJh7nr95O0k5lNdPs7C9QKXzn6fZDeqio
u53GITrKSrEbGvt5ODiD9aLzjJW20Klk2E7nctvD35EU5pdxj2mjCJ527CvEuezUTDoK9del43XnBpCm4iHbF6k5FYpdIeHR9tdU
RjjhlkCAxWUvkesHFiApV0S4SEc6pxB20nHueJcOLHuK6J6LAtp7bgURl85fnLlsxzouR+0BGULXlPt7LJ7iwUAUs1X0siMEsLyV
PLbBQxORZaoCVjQ9IgoedivZ+oP4W809zsBGp8tYWT51bp3ZZ30eEuckDsLUffsRgkfIpnVaBd62ZS4gtrvfOZmw4rAgxGmrOULr
tvN0BLOJStTmnckjv5oNd90x+Al3iBjXTBrToS/Y8QVIOalO2LLILf62Ne6wqt8KF1xa6YHnNk7AvhDc71v47+Z3lC5KR9/rsXud
DH7ObFC87T6MRcLvbgYqbLjlyBot3DJgFYbAub2dxLlLNhKq4dwuhzZwxA+ynyO6b4kZDYdvLgfv8cu2IL1pA7FlVoZfeQyybezr
nNGqx+HUNUdTswn5WddcM94NS3bIJG6e1VHTEjWu4451d247T/LLxUG2ZOC618xFdkdTC+aRqdCJWNp24U70a9UhZz/LRbcSE1tn
32n57Y5gsHyQNm7Fkmxy1nZvRMIf+QaoHTI9Dpe2DzwomAXYJJfsx2Tta3cLcC6HQJFXwWRb828FOREzLnl12Ln8Bb0Ky84JtaW0
O59bIslt2AANEWjv7egODNkMVlJhLsGuZZvbp5rSS0eaHyvo7YqLgy/yRysoc6n4/Ob9KaXEL5Bx780suWLQiATdnAWMvrKGnx8V
t7jKyQJXYnaCjCInEe/XjCAZIqc2mWy11+KygxqQspvQIbRIXNeoPhbJYlRNaE0He+rk8cvTvYHpgy3pINRlHrO5c2QTm+ZgPw9j
Zlz3bntVVgvcgyhg6MzMa205VXfIMarhDs61CZejoOwECK+L/cxtzSOFw3np1qSZEHGKDpdhKSAY8h73wUu0x11uag89DkFtmkk+
bhURNufzYGMNkk0VixY0M1jkj9hm1Q1sBhfoeYg4MZAEHbxxI8/tEjz8ZazZMe3kLAd+2danuPjV4FztwSM2le32ITG3u3pEh0Gk
8MJYojF4DULZR+fc2E3cm0Tacq6EYb85KjyTYebMNKVDJIm3nTpR7WnJL2OoYIJth9uYwHaIL4br3O2BD0vG59C2pjj4zA4kjxC2
k9TIYGmWYV83U1OPZHv0n00onMODg+ZAqcdiNIlVYD+kRW6XNHJftprjQqwiN/i+rEEDESAp43G4LKyHDX+WrrFcLKdaST8klL3t
Z3CjHQUHC5JoXSTGXvS2e7WuCXCWKpPqcAossuP5uEuAbVtYOu0IkluTlrksBcaLsSYTVbzlxBhR8GScTck94kRZLAl8SPzTHSLb
dNJxcrYUe2ErMDbLxzn7MWfGN5L3kZ+JRdgGUh/2J8jYEvuSQ+8UNENIB6loOWheWawlY03cqWwqZ4/YubdZjo5hIpJdzT5D5ndN
lN3Z7QCwTtXmi+7QVBu2WKwJqAM8u5ClCXK3zx16aq9D3AM2n2VLwsKOPpRyqXNcpCo2Z9HhE8LdaLLzHRxtn+5hD1awL7ALMrPT
+QvH8S6PDdAdQ8fedrICHjeO/+l6Bm4+5dL5WRULON18eBW4v2AMx0737ISD7jnE+hvP/ND/9yBgu+ijbydZ286VrbmE1dFRxWyy
Q4DREITCTsHuToRFzxSTdtt5E0jHEuAguAdCH475HkZFaAgujeT3Jjd3gHp3MStpQ9Zuopt3q1i441SBDQBRYAsckUoaVh2fEHp6
NyF5fUo7fME1w/Toe18CnL327cG5xKztZO+wM/Iv7HQ5hd3W39aSg/9sO5aBx8HQdCaEBcFgyASo5sw+NFbiuTvy2vNTPOEIAQDw
4QhJqKw2wG/OzzKlLWTMU2JLmTGSBo5OhC0CUnXbLKH4+EIbkRPZHqvqsZwm6WzcIZ3Avox4+sfCEfaFTe7MDMJ6dIQ2z4ULteuV
saMdvBzIBB5oi3G+EG/AAjvhYNSbTc2XFYjd1CeMUywoREYWZZOZWg4xRduc5nhrx0Zg2LZzR46z7tjT7g82mC1/yQEtdtTkMewt
5DisxiJN6thTa2oIpUE01p0dht4XBrErKDv0WInuEBtEfvlFpvOddm2tr40WppQLuVzks4fDGR2sYj9n9sdzS3GcswFuc+cPyBHE
GXaAnqMzwP62YanVlMaNxLpG28N0DXek9wcGvwm+17wzabDD5uTsq93N9Dqew+okblB16JRydkpRHfLseQbncY4nPgGAyimOuXSY
MxvR/tXk2qbJ4JuRwIm6Bt9OCNNGGnxMDefIWYNbp1PZuhgdMZ2kBhR4k1eeyoTlFAlVfdmegtbsooAsikPLyw1trQ81w8ZjF9Ww
nTX/tBLTLtg8Ygc1QlIs5sXf7GVJVpAIF9oQoWu1Iw0mZljYCpzEdxMD0zXEmX+sN9sPOpi4ObRNEsVkjqlbJDbDxt5Rf5CvYAni
G0MZwyVFZxEfU6LC9gDMcigmQR+g/ptz/VAdnJM0OQoF0hq2l12Na8cndXqBY/m0Iw34P/MquEZ8ToKHuGbYYFTogJkTzYKZ488D
omNGUVl8yMYrlgBgaXGzgcLwi0HkrFfbssoIhO2dIJOUKIikysAb6jcJrKMuboD8dVuSOkF9mgCQoGXTIVMENiwFNHSqmJNh7Obk
Jrk9OdStKAVnxFiRq+2+7VGdUeW4GTcYNUAKHOqRHEIzcW0fIWuqh1ktuN74qd3YttnDCceKsHvyeG6Z/h3rNG2JZVcgBsBwqmIF
ns3gb89G4BnncAIN3eFLcCy6ZA5BsWmaiPjCMZXYKN1RvmjDWzmYjH3uUA3MrLPOJGmIVl+ChJNwCENx1vDW1laTDtO3Mu7w2pv5
acJQdrfDmett1OMMM7RjM20DfmW/b8wE4erpd4gI6dZtAkoukCkmrL3heXXclflKZySQFpP5iTo8nhmvQERz39GaskbctSapsfbu
IBjUIlHMgznO7L790FCdNt1ybpmt2O2shvyzS6x0dYauuWNbmdhXmcDGWjda6N2yHpu2su2cNeAMNgAacOIudCyt0mbdhNDY12Kj
XJYPh5ktCErS6x2PTR7LwjaCYyilbyxcub1fi90mQM3QCJbaW1jEzrsDoqgMhZ2HpsCLLbZsuQM2LNngL2Sxjx30uByM97b1hjMq
qQj0/uwHylZ2FK/zEuymaIk8QIJXzo4D3bQTjoGmTYl0iNCq3e5xTow0k2u9mDQQZNlr1T0k1li2nCAFta1oOpekzy/L9rCYERFz
OKYdX1C+m8aCq9s1g0SsIw78tmrWZhocq7J8MnjbFjSIX+G443gO89q2doeNM+HG7iViYUQmjrsF49QATloiV4cycWggBbHTZm0O
ZL4T3G3Eitof98zOb5OqgJNZnXsGtuvAAmcSOvPCqYPdANwZX+4rdyzwdJco85C6kfcs1uB4K1xkbwuDPk1z2fLePA/mmdzCcTzQ
kfYlEgG6gSt32AXz3AoVPuY8aszJ1I0DVeMWlmi67y4p47LPigNyHSMkAM31YUS3sbw8oTuCzqnhwAe4N4JVMqbwMJZkg27mH2yF
4sujazvt0yk7ispOErSO0ZaEB0tLLqVVrremG+aV+BQbVXughXO0jj1JJGzDzcIAQ6Iftq+2eyaRtDX3ZogsRsWkUdduxXzRXksY
t2GSM5MBthxZbXEzoBTm0HFUGFqHIr4ZkVpoxPXjvhVkZt9Ke3wCvAfjBoA7iZwOk2eDF0uzHPLpHBRHd+H94q6z/x37Zad1tJ9j
SAUFIGbf+iI45vgkUHCsq3+cau24VDscWFxOOzjHLDhSTcFzkztoCGAS15Goahj6VUfqkk3aphWbeRsTRPjscsmOv0zo56jo2/TK
mMtJt6Swu6O1AIVBsBz0dIfG29Ha8cyoym0zF9TxdMa1XdHkQrO3LRoqd/Qa3pWD7ZzOKQXTXn7LyaOQx+3ZMh3X4hgXuNrSoKr+
njNhYB0blDtLyQxTMbawoo8tIpp9rJbQ0GEzb9BBlEuw6LitbfDpRBLH52pRQYPQ5fsR2iL8peZnbWFuzkLV1jpSy8w1CakdeSdG
m9wMcfu6bDEmoSAQMtKafT7UHxci5zKGHA5QRqelEgOLThCXbGgNZ+q7E3DBiTtUjCwTU9LNCUmOI10BCQ+e0AHwXgReh0B2gzet
bboM/xsnchdzXA6WYouge7C/9XFaIhkfIClynhWAqhCydavarNcGgLZDsLOmYJksp7pbdE8y0RkUoDv9tskGdJFSzblIdDnuzPkZ
mDiHNtjdFLPLJitOW2ALHB0He+Aea8qJMw3LHVSMFiJ0xs0QKbcsFsNnE2e2HN3Ppu1+nOIu4O2ZyCqKurNhm+W/eNyECI4WtcTK
1BzXg2PvxJcqtxE9Z9d7u4HCmTDJZN9goHnzMvYg5GHh73R5PuT8sKHTxlsidPjY1hhNvSdnoZOIdeSzWUx04QQ93kf8G3DJ4bTg
iNMGbFjTTSy4HguwzCTKyrzlaLIwcF+HRDLlE1/X0JVl3A5CdegItKajJrXlE7kOS8CW/aGG81h15iUpI9FOeLHaEgtrZYUNxEXZ
HPH+3A5BMFaQ3scWOdo8p+s5cGOJNCA/gN1N5rOjtT1L0f6KGKDK+NsyVFfAAXoFrCmz2YQdxxkzEFrXsbAKQBGRWiSgDs2kNoVH
a1vgJPggsapp2UGiqrluyZJAWUBePKFjWA74OR1XCRFgb+2vykC0xwmQ1WsmsOVmHuktgGTI1aL8+FjptW9qC1N+oUoSQo+kbIAZ
iUsEl0N+HDppWdbBpaFhNlzs40A7e+3aIOBxgCKepZ2ImoUp2Dln3OFnykHAaXbw0e2wZdkHhBIL8jGpRSQT9jXZZgc8OAMdkoS7
4rFXqs4XvAm24W11zOmt6LVgnSI/nAgnGTSHVLLnHKhGT4Kl7sHm82MQaPJcVPrZdtQWCFvbT/G4I0psDsmZbEYIf8eWE+oUzLWV
S8sKQYfToc7c7EBU5tq49GaeBMXjDcIJt9Mglz6NHeyjaY8jIgxyUUTDUjVQYsPBxIaJ00FxQjr2nmKf6Xrdfko6hKw1SAsx9HZY
JdtkPiaQAHcspd03BcPmGNK7MefAZG4s/JItY6k7N0fVLq+aGBD1uu0kZUbgZpbwr+1RTEpn62BOJwxsixpMhkIjfRx1Kgnb5mmS
lVhwW17IanXLHjsngwI7OPmW70uc8oscmSOc4Zm5Ktkb29pFvJRiURJMziKTnmBzymy0asOKBYwz+WFvUA0o6CX3s5vPrdaS4BTr
S2+FgH+CnaNHl9Cyo7qbhRPFnDZxEYSt4T+huZpBr2pp0Uw1L05BNwshpW0IfcsCtVJSWBrjzG0RHRynpzdbBRIHI3D7udAjO1C6
KQoR9+UQzy7JXrK9+6Vy23rdqzJhDJKMDsLCYugsZDSLQy4W41+dwCFRmz1EIG4fLjoWONAbLNvqID9B1gWcTZ/TvYmBc1w7RQz2
iaGIAWtoK00nOHNmUsGcuts3FiAMt1J/VhgKoEmnEnMd8vF2KbIOlIFMYlmWnaC5qVhw+kbCLtSVdzou19vkuwPm2dIY9IrqLZha
Tkgi5kYJ2jnSljhA9MgFWgH8mlyZvZcggVEGwSyRsiQyGr84Zouvso7RrJdoMbuCHHqXsw7Ed2xcZ1GBOLT9yXUTH5vIAE2xjDCA
pnXGj4P6TOHbcNCoTt6GrTZkCgnT4rdSH76LE0htAqyBWs5PJG027Zhilzv7QeK0PE6aptaMME7miPWOPLxlAyqIV8P8soUaxdb4
Bg7DHks2vJRGBYETpOSRGQVZzMCZ31uElLPdiI19qYdt5S+gUjclq8Fo5mDVOdzbMbNjsRbqkHgWuuM+Vmw9+ryWNTrgTcMNEAZ4
sOVmsTm3QNijmeOL8GWbTGxH0d6xuOYbBf1p302sLiF8OdAWLQAcvnUazVV1CRk4AtSaHBZgqzK4tCPpFL27iklwYiTAjWWR8zDj
wOLh7hzAyu38RhCEA03gGCiBUh/d08dhCQ72InWLgZu3T7OkXxK/IF+2wLRAEjbTsR7CSR48LbIszZQ0LrgulokgwCJnrRx9MuwS
YJF91WEqDccJYkGxAOyAcXt5mH0mb33M1dNFT6KoxUr6iwBWbBiy3jZ3fGMLFOcGgWp2iaNWiNCvBMKqeejj0EInyMh7kKXBridn
dEdbOj/RQYAgX1ww6uex+T2OhYwNLlNHGlaNNA0nCVx3gCpmu1SQqAIFJ3nQnXlvZyMsvs15zQg5SRYEeFqYY9GRje8NBT+M5TRU
1deUsMsWIJtJXDDRzWNJvdSIVg2hY5phfdlVbjtqWZVOVINg0Q1i2V69SHGyJeVtEAT2Rg2jk2MIvvdlbzvOZ6oLyESJcV7mEWi/
wdGjT29u3M43amygLhtMEu87Ld6BlpQMbuuD952nRGAsnF0ttCCiF7LD/7oZ3W1hDXgX3qQ3jdJZR0DKFBpeLG7XIaV4ijOnt64n
25tFOHIA8F0F6kB+jmX/mK3lTHGrS6Fe7m7CWLqoteN8zGih3ZyeRRWWzzcsPd4zank6QV6q6XF6qfNOzQHLRSMlbP8Dff9hrk5j
izcGGE8i5JjZty6OiOkAGGwA8HWsLAbQQ41u0J+zLqADXFVt5U/gaVwIbIHCs3vJUtyJZpVyvGYnPVthVYyUIIroQeKygiR2x5ha
HYg3auEL4aWl1FsQSIYDJCuw4m4iBrgWRXCz0zb9xzewqRqmjm/rBHsYgArWXuxC7Xgbdi4bzA6oj62X2XPWP5pQcZoVvy1HjWhZ
EjTpasJ6FHQHV4fRWwFxbND92HYO55rbGTfrg6dnFQXXbltwhHLolBv72xvIZh1AC9Y/OnyIMI5oedpQwA6ymGQcUNTKFLqXnO0t
IH3bqaWE3HMIhVjHRK9vZzk7odQJc7RE2BbePA5+cGc5pR1mF3/sm+lkpxILHdka6jUNtj3S+GxDGywrOJz+AMl3U2g09b9lLDeT
KZrpLcKOcgDHqlYg3PbdtlOxcMHkFmbaRhlDuA9tAPiK6l62REEx7nkJIrBYHhmOaiZ2B/QH5/h6uV06hcx1yYZa2W2VIiwpS/d5
YOUODDZMZTsQ5h+zT8dkDQ73cUc7aJ79bjXU446W7grDyoIOroW7PFP/1oJgR21bhbU1bsThx94heBV8r80NquN9rXcyV21UVSSm
oAi6O9oIAKVeHPFtWC5270B6tAE6D1rhOubitsOLzS1IMAMccorncsYKADTWaNt8iDSpU1PIV5n6dvAt4XLXubSR0rRADU+cXeE0
PP0oyRhaQzvZAnhIksQvJndUnbZOgWKz1by4Eq6npVjWStmbBhvrKIwtu8QRl2ASDuCz8TpuLAaMyN9g3DH09pljO6G1oJHb2o1g
3OkTd1imjDgHwWFGuW1HAjvjzr84REGXngsiy2TnKTyiZprd6VfG2aRyqHIu9n/Ae3WQI7fjaOc7HAZ8lIpI53PfCXCOtDLpbw8O
0qV3L2GGiUwpEFhN9vblA5u9AbUqQi+CScSeyBHgynpswsmZsRHruV3rzVyAtB0DX6v5SEHjARPmb1FzWCFtW/rVXDUCgG51tKi0
QzJt2AECBKYlddCA0aJ0cv4bOsZ8bPJ0a5GEx1A01gmBHrHJZjHW5pcdb4lgbzJOi5zetGGHhVqOMbcimejjSAaTEYGOOSizZaGR
dO1mDZzMTrfHck49Ej8dGM4OMhnt4zzWtbPTLLbk+gCnjtBVMxuEFrGBkFFPFQ/DcyJ2nzJFPZ9B7pEvZuKwGkHgdNuDA4+jqh0s
AEFbFxHtZeIZFbE00habcxle5DTNjRmbutVcJGfGMzligijWjR04sN8LZ26guOjaWhzveNt4S5C0F5QJU0dDmKBkG8rAdP6vZSc0
5NOK2swPr4wtLcoNw7PJgHHsB5ZOZqCdlNgW+tNQru5MdyykhdXUF4GQlEfwqgstQ1jAFZpOpIFWwv8RLLJM1QoMEsc2pRUwxxXH
DV63yya/LVeLHWZ3KAhdWNvb+huAkmuwarfIkCHTRc8ikSxbpD6uFUrLEmrHJbkigFtWc7rLLRoguWZxhlOyCPoc16bFIzC1Xghn
z964hMEHpGI9dlbkCqdgCcGlKRiYd+tDlgvmfbXeEaOIZ01maRX76SN+sMoWXtsUUrUM0V5uUowv44ZTCaXY99O+Tsf6xG3ppK1Q
2dJ6FiBixnIXP+SqbP1yHJtunyQzQdPRkA5vspTJCmmz+aiho9EmOuOaQQXXYylZt55CgEdIyN1Sf3r74f/+b//8P/6vf/nhLz/G
08tXvvKVr3zlK1/5yle+8pWvfOUrX/nKV77yla985Stf+cpXvvKVr3zlK1/5yle+8pWvfOUrX/nKV77yla985Stf+cpXvvKVr3zl
K1/5yle+8pWvfOUrX/nKV77yla985Stf+cpXvvL153n99PbD//dv//W///d/+dcf/vLjjyP+/eGPxh/9r3+Mv/4x//rH+usf+69/
nH//Yz78Uf79j5cz/3z6z/MdH/+i/OOr+uPnhfp58X5e0JdF/nnhfxaGnwXkZ6H5WZB+/Ys+5dt+01f+EVLc/pHb5eO3+t61vHdV
713fe1f6zjW/e/Xv3Mev3NG3eB/tF8T7C26hX/yiT/i23/SV/+GJ/24B/sVV/XK78T0xe+8G3xOfd0TlPbHI7/gN39F/1S589o3z
mw3Qf9QHn/qVX06Kf1H1fbkvek8Y3rvV9xb+PT35niC9o5/fFZr37MJ7QviOHv/T3Mf4Da7VZ9pCv90APX/fV/4HKf7dAvyLXsGX
243vidk7N/gpOrH/kpuS3/Hp3zH/rpjkd22c32yAfpvn9nFn9vNI8S+6zl/ui94ThvduNX/vj/m99TvD+r9Xnn+TAfo70Yo/Yrv8
YV/03oK+d6vvaMx3Net75ji/49O/Y382ZOz3B/Pzc/hwvwKLfO7t8od90XvC8J7H/d4iv+PBvysg76nS94TrvQjjPcF8L2L5s9zH
+enzg8t/b1i/Pos391Hs8AumV77wvnwvUfCe0HyCPz5/yZfP7/jk7/h7o+3fsYV+F648fnNAVD6bAP8iiP/lduOv5NU+qi3e1eP7
o0/847jK+OhSfDxp9ie5j7832v49G+f34Mq/OZeajID8449gBJRf3+f7E/2r+evbuX1i5P8PvapPwJ9/y4ZIXkHyCpJXkLyC/I7k
FSSvIHkFySv4LLyCL5zJTIZBMgz+nAyDTwAHflF2k1KQlIKkFCSlICkFSSn4CCLyuwU4iQRJJPiKiARfjEPwu1I9SRpI0sDXwRf4
clSBL5umTNJAkgb+fKSB/OMz/NE+MRU1fj2juD/Ro33+vgToV3JpH0//fDTp8wVP9bWf76P5hV/JKnw0l/ArGYTfnv/4HZf22a/v
o8Dvr8C9X+5UX/v5Pg74/aPe/dyn/9zX91EE6Fdwny93qq/9fB8HGz4KMXwcWPgVOOG3gyG/59I+8/X9SmT48Xjwi53qK760r5PH
+Nkv7UtcX/6RscYfG2t8kev7ZqOODD0y9Ph+Qo/PEwd8bo7Dd0TnyCgmo5iMYr7mqChDmQxlvscwI7MZ3/qpvs5A4uu8qq8zfPg6
T/V15iu+zne/Tv/+6zzV1+nVf5VX9ZXC/pmM+OaaKqQDnp5+evrp6aenn55+MpPS50+fP33+9Pm/K58/vdLfSG7JP7Jh4rewz3Nj
/76NnZ0Zv77OjLntf2HxcmN/0lVlu8dvpKVkbvv3FXJu7E+6quyA+Y10wMxt//5DzI39SVeVzTS/kYadue1/rWVjbuyPXFW2/fxG
2o3mtn9fMebG/qSrys6l30h31Nz27wc6ubE/6aqyres30tY1t/37SYvc2J9yVdk19u0bGWeb2/793qm5sT/lqrKl7jfSUje3fVZp
JB8u+XDJh8uNnXy45MMlHy75cMlVSz5c8uGSD5d8uOTDJR8u+XDJh0s+XPLhkg+Xv5d8uOTDJR8uvyP5cMmHSz5c8uFy2ycfLvlw
yYdLPlxu7OTDJR/uT7jtf3r74f/5p//6b//vD3/58cfnrXAh8Z9y/1P9z+Qbyn2v3PfKfa/c9+p9r9736n2v3vfafa/d99p9r933
+n2v3/f6fa/f98Z9b9z3xn1v3PfmfW/e9+Z9b9731n1v3ffWfW/d9/Z9b9/39n1v3/fOfe/c985973y49+ftuf8p9z/1/qfd//T7
n3H/8+ED6/5n3/+woKXcs5R7lnLPUu5Zyj1LuWcp9yzlnqXcs5R7lnrPUu9Z6j1LvWep9yz1nqXes9R7lnrPUj3LnJ4l/lPuf+r9
T7v/6fc/4/5n3v+s+599/3OQnH/5139WcEKQ3n788Yf//X/7P/7LD28IlaL28qN2f9RfftTvj8bLj8b90Xz50bw/Wi8/WvdH++VH
+/7ovPzo+KP5/Pyj2GT+qLz8qPzkzz5c/39ZP7w1Hs+Ht9t5uRPe7M/Pb/bn5Z58s7y8WV7uzjfry5v15T59s7282V7u2Df7y5v9
5d59c7y8OV6egm/Olzfny/PwzfXy5np5Mr65X97cf/uMxg9v9eXEdb4+I958OXFdr8+IN19OXPfrM+LNl0dfz+szijfby6Nvz+sz
4s2XR9/K6zPizZdH3+rrM+LNl0ff2usz4s2XR9/66zPizZdH38bfPqP+w1t5OXFpr8+IN19OXPrrM+LNlxOX8fqMePPl0Zf5+ox4
8+XRl/X6jHjz5dGX/fqMePPl0Zfz+ozizfry6Ovz+ox48+XR1/L6jHjz5dHX+rfPaP7w9nLe5/UJxVsvZy2vzyfeej3n69OJt14X
8/XZxFuvu+j1ycRbL897vD6XeOvlac/XpxJvvTzr9fpM4q2XJ71fn0i89fKcecw//fS//n8/9R9L
""",
    """
eNrtnT2THEmSnv8L5BIyviNWo0aB4mmwEdbsTjgjuUdb3hkFGv8743mibqZ2pmeAHjSARrdb5QCYruqszEgP/3j9dff/++Gvf/+3
//jbP3/4y8ePudziiCOOOOKII4444ogjjjjiiCOOOOKII4444ogjjjjiiCOOOOKII4444ogjjjjiiOM9HjWOOOKII4444ogjjjji
iCOOOOKI440eLY444ogjjjjiiCOOOOKII444vtvRexxxxBFHHHHEEUccccQRRxxxxBFHHHHEEUccccQRRxxxxBFHHHHEEUccccQR
RxxxxBFHHHHEEUcccXz346fbx1RuccTBUeN4Z0eL4/0dPY73d4w43tMx43hnx4rj3R35iuM9HSmO93fkON7X0eKI45NHieM9HTWO
93S0ON7f0eN4f8eI430fM453dqw43tHRrzje05HieF9H8MSCIhXMn6CyBGfj3TIWIqccadPIA0ZK673nbgKWD+Q5gNYAFQM6ewfo
UAAagVG8LywiUIUACt4wIBBhfsT1Edr/6GF7hNgRPr/5uDiC2QhXIx0fR6AEcQR6E0cc0ecnjkBB4wj+WxxxRGekOCLFE0ek4eKI
IxpJxRHp7DiCMxBHHNFdKo4g3sQR5Kg4ovNYHHEEnzCO4HzGEf3Z4ogjSn3jeL3HT7ePudy+z1Hf2dFe/RGS8N4kocRDj4ceDz0e
ejzxt/XE43HHBo+HHg89Hnc87njo8dDjiccTj0f/40JzoRYioIvHHY87nnjY/Xjo8dDjib8ZHy8EILZ8PPHw5eJxx+OOx/0j6vMa
RxxxxBFHHHHEEUccccQRRxxxxBHH68aRYhHiiCOOOOKI42ukaWId4ogjvN844vjaR/kBjyBvRMVNyFXIVchVyFXIVchVyFXIVchV
yFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyFXIVchVyNVbk6ufbh9T
uXFUj+bRPYbH9Fgc+brl5JE52s9H8agezaN7DI+HEemP44fv3/v47Y/X8Hglj9fzeFUP1/bLFf58pIcj/3K031754/U/3sXjvTze
0eN9/WYA/O8NWn7iZn+72uPX9/UP9/LkspenLvu3F/ybS/3tRYYkvCJJeK4Y1N9f9k+u/Gc+8Xjo8dDjob+Hhx5P/BU+8XjcscFD
q8dD/+JtHo879ng89PDc4om/6if+tXd6PPpPPvr21D3+5u6euK8cYF2ohQjo4nF/k8cdTzzc+3jo4d7HE38N6ddn+nIhALHl44mH
LxePOx53PO4fG697byv/Ne73h7vZP0AInwsSfs6t/fFN/eHtfLd7eZEb+ZK7+GYP5QuELdTIW9hZXy+D8NwkQuym76vrvsGjCYUQ
ij198T2+kyf4LTVJiGWol7i7t731/tCavzq3JMLJ3/Gy9pmfvpEf0VH84fhLcc3f7JrfQBwUohLX/B625BvCz883hmi9jMKMXRyG
9et5vyEwcc1xzW/PJYiKm5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQ
q5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKvv8Ix+un1ktu4ZCfzJP5/6Ye+3Z5zhV3/WhzO8h38/9Y8nF/OTq/oHJ/zCf4Qk
vAZJeK4YfI5QfY0/46HHQ4+H/qYeejzxV/nE43HHBg+tHg/9S7d5PO7Y4/HQw3OLJ/66n/gXisSXnj8e/Y/wj1ALEdDF437Xjzs8
vXDv46GHex9P/HWkX5+bpQ0BiC0fTzx8uXjc8bjjcf+o+vy9rfxXfZpvADN8LrT4577uT7z7je/lRW7kS+6ifquH8q4kP3bWt8T5
6zf8/HvYTa9kqV9q0d6nQgjF/mOZku/4BL+lJgmxDPUSd/e2t94XXnCEk68qnGyv3vGLf8Q/Xip+rCHe8Y/4x2vdkm/Sq2/x3EMB
hmF9xd5vPM34R/zj7bkEUXET/wi5in+EXIVchVyFXIVchVzFP0KuQq5CrkKuQq5CruIfIVchVyFXIVchVyFX8Y+Qq5CrkKuQq5Cr
kKv4R8hVyFXIVchVyFXIVfwj5CrkKuQq5CrkKuTqu/3jp59uH/7+17/99w9/+TjK6vsnedzGmOk2Uk232dp1G6uu/a+x9r/GuM1y
9dvoc/8xrv25K/FuS3xu3mZN+9fqmrcx1/7X2CedqcxbL7PcWr/a/vBVbjPXss+yL2J/Yv+rNH637/+d/KssL6PeRi1lX9XI+2c1
759l3k37c31/xz4L15L3d9SxzzL7vKXWbjnNcavjllJOt3KNfbM539K1/6v7x6OPW2n7e0rZz+7aV7ev/Vb6dd3KfjtfjLkt/Vay
A3TrLU1G6u5z7u9b+zzXLbFaY1/H/oV9Hj6z9jlS2hdU08Xv7yUuY1/oXpBSOf/+dL6uelv8xuz1VrOXur+o7Mueex1vtedbnfv9
i7PtD6bR8v70vs7R9qcy43/3ffSy9m/tJciDr67t1vaSlcKIXz4391tpL2fm8vcZ9oUx1XefKncuLO2P8JOy7yDv8+XET651a/vp
lrRvfp9if/le+N72TyqLOPd5FoODWcS6F38/D04yC/OE951Nrq/PvWptrWv/a69Gv8rY59gS18Y+/+yDqcJMHU77Z/OqfG6fva39
haN0hXA/89E4y76fce2772Wfvvb94TK4/bHP0uu+jdb385794ou2xDaWfBYErq99VXPu/51jf0dPjC9G/sZi5PF+o86xxXZwpa1z
VQjw4BZaZujxvsHZl1/EMGQEsydOtTjVfkBzTk/Adtl3OfejuQ1Ota60763spV7Xvo8tz+wFdsqFKF9bAPeXVT6HZO/nMicnWK2y
wa7byoWdwnTlyXDliz3Dmm654QQsXZn72wZXtfbtz9z2CWb2MrZszoLsLe638zMuaOwFm9fkPrjVa9/q3qXsoy3WJSk77JP99Ot+
QuzHwgNKSNDY35kQ7XohpGvviHL22Bb5i8XmBNwzq1L2iuwtNZGs64bA5LVXm/2RWL90bYVSL94bDKdebIGtT2pXSCbSxlbb27pe
W6AqP0L1pLx3ReXz+7GwscdtKc1c4m3sixn7WkrjjvbNbLHkye5ryRPB359i66Vr3/Z+KvvS97PNe5vcFnfLqlXuI/H7jM3eUnvj
rlMdfNM+EUteFpqhcK9ojr0Y+4/9EzbBvqKCZit7CfOlwsj8xr7cWhnBXRHMwg5AhlC0fW8wtOPFM9/bqiiECFfZEtH73h/jQu7z
vse9PbZ0VkSq+hG2i/p5oAQTKjzva+ztQhz3/3b26l7dvYXQAwOV2BeaNfm7PDyU/hyIVObdimbdWmNfGsK/39lbfD+RmfbGGde+
tY7QbPXvBWXOVznf/rWt0/YJOhuRj7CTJ5tkG4J2W60jsZN/7W9bPNxV+MhWF6iHilLg3b3w+3N7C/FQt4rbn2uF3903sxDgtTU1
N4i22Mp5tb1Wi92zt8x+nhf/KnX/DKU2uYVVq9eCsbm4tMVvoHnHXo2F9tk7fnCWwln43cS2YovvZSno/4I0sBf3RtmCvvZ7dS93
zoNh7CzyQr+y44oCt9d7/wy1nAoamH3QErKONds3nLfFREq2duOpVAR7C/veKfvSKttpS2DCgkys01a56uK2b6GgNxJLV6eXNLQ0
zITfmrBpRpD8UicFmltGtdD768p+GAkTVNGFLGDm4lPaq1P3bt8iscW/ZjYsN4DuTMhQ4bb3pewL3bK3H4V7GyO+DQV7uCQuc19c
ash83+dZWNKt7bhxfrT3Pap537g6YV89pmhmDNrWLom9vYW7syodE94R0y3EvLs1WsUsbOWYt3peGK+txfdNZPyGtc+yL2w/3r6v
qHNpW+MwoX7/2koJc78f7/4wyrZrxSqOx7Y1GZ1/YYna3m6Nr9xPbuDNsJe4jK309+n3V27LsyWlssnmvp+RBj5R0WJhxdil+1yo
Q7wUfAEe8djWhQvaJ2WH70eM54IxTWjmWvi2gsDuG5zsudUvxBlr0hNKaF/a1iZI8kSrY1ISb2xby+f2u2PrmMXO2Bc/2Qqd57Q/
kr2P6X2woRa7b7D1t3gv1nRrUt7YojJXdwNgnfblbh8Lu7IFbO0HiK1ZbCgt6uIsPJn91BcqbO5L2B+eaOItfQWJqOyA7QVtA8KG
GBiQLVPD/0OgeUBbaeP17GvdJoaf7SssbMwt1PthDC8OYeqI477eiq2tg9pjHDOksC6/Cq2beYOt2DRWmoV9c5izxqPlG7JuEZt6
e1UN65nQ3dsh3Fe98PCHor8llT3Q9h+1LRRExkztX8z7dyq7awvk3mV8Cg+5ssbp0rjynV2/iU127ae3pRrDvA0F22H7iFgLZP/i
fvaioFkKHkJC8OrgIeLd8lgSDureOPgaGEvs51bBaAEsOAu/FxHXeW+a2TBUOCeJTVM50dkqPFEe/36CW6orDv1gg1xb+Q4uvLOA
K+HtLiS4oJVxyrfoERsknLaEk4+qR2dvR6lgbDgpmwu/qfMoR5nEHCjk/RgRDjahPj9fmXDzxj5VWzo7Fxuz41rh7qOf977Ceccf
wtneJ9hfmbFbmXvrRCzbOdsbuGANLuQWmW9slb1r9k3jXzVcxOZNd+zMhYLfC7ENGBaisfX4cN/3tn9rf0fFhvbOu+wmRHI2vLkt
5QQh3BFrMBr7oCIZRixoGVTzNidc2n6SK7N+7L99lv054pKFjt0XWvF3tyRunw0XIWmw9p2UrR1uxBvbl0fX7y+u7KyEU7i/Q8Ei
bEjGOAPBIkLBS1M7EbygCrFi+2FzRk6mYO3Vq8QxC1lebgIcJmKHfYYL2XTrNbYeextlzw4Zjf0z2D9GUoZA2K39JUjxjquwPPsa
8nZNeOrbV0OfI6SXBgV3MeH3YTNx+rciwSRU3M8t3eivmbBLJ45AN3Aavomtvh1DbOUkGNx3ONi3+w72T9Dk3vTes0Unb68B+i+j
RLY7u5ew63AT1hAeVJa/83AIrfrWYdteNEQ/IesXAqpGI24lqBqtEusQ3EzCDezUwqvcH8Z1GgS5DfkvWpgtRqiQyUMb2OCG47tN
L8LN9qrEIejy/bxwwAyv+PDF7xKYdx7Sth6JUGrgqSS2HFegVm/8i0iccLMjUAMvfHtr2kK2oW5/UqQR84blwDPb2mFf7rZdk7h4
oGb2ReFcVnYHe4JAdXbMAoH5RLsuvJJtLxIxEdauclIceMKDgSqamW9rwAC4QXsh2R1skWv/2t4dbmY2JDeDVZzo6MGtTpyJ4R5D
AvaJ99PiUfPMcWzKltKKz4B7kXSE9rInDE1BNJGijG5OGM/K0lfQD0J5XN2CXBci9QvNbIxLuEPkgWpNhOsF3VpBCrKB0f6jVv1a
r4Y9h8+DvkIvZrzfxCOsafKkKteLqsSq4dPtZ6uEbZVfufZ90rUvBsdom4nFDiT0xx9lv6LKufG9TbCvBMCdP4g2OhcMKrEFFZcO
xbS/oGCGiByyehz10YjiCwgE/kXR3uwr2B/enlpD7e0bJRrjnMSxjStsOPrTyCMRtRAs7eeNjFYwHZR3moRiRAoTTxyvu4OptGIw
axi6H0gnMhxoky2F+EjIbQZGKnpLFXWSeQon8thyMfCgFqEQIVnDC51I0sDidxzkbfG4tIyzCgiBZzTRiB1r1y+CJ+xUZ2NuU5g4
H+aNX0Nv78c92X8GckQoAx1HMHEdx4sIRa1+JBhRZOdcE/9qP/xFbLddTEwAwQQh+5ZYzAc4QGY77p3OZfCuZqYQ4fLI2NlbeewT
NL584a+hFqcbCddqiwFOFstuiMM6T9CTBRy2z4J5Y4sazREjVBQmkQA7aG8FTAfCjagBlyXwkwp6sVXxFgNMe8LsVmz5Dta3ech6
5fu6qq4czttWCVvEBsAVew4hIYjoBOPTrdIQJwE1ljk39grByARawnhW3JCERBVMeuIRbQFLoFqZ0Aq7l0DNsJ3swsF2m0TNW3SI
plHhCT1ciXIbRqUg+IA7VesLmoYNTMAwFSdsIfV74XAf2HL6VHt52JBYpNqPg7u3EmET22IHI+gw1MGFMaogGB29uO8bWCgRuVWU
dULeCyBP7yjmqTeBx0Ks10vD5qtNEXr83YF0DOOOjqEChRm4Sz2LZRCGeLnlyGcBCUWbsld2dEQYjfnBV23EajzoHfSg45OKRdgA
2NSNzfdqFTL7doATCMgin23qyLONh1DbEFnV6KCdM5EKVz/ZvJnoG1MzQacWuMPEii6D5y1TxB2EHPoThCFYlGVM1VgI9s9igZdB
9lDei2FNxQUF+Zi+MYnw92+giRZmYIIJLXzThZZb4HL7CpR8rAy/hgewAESXvlqu7OB9H8vADzdo4TIkNnnl8WAxsz8C96r6SFOP
ACwHdBEnKuGuFSLIrYMJJCYCIBCm0wO2AhSUcGZ2uIMQEZeoChBodHkGNW64IYn9WpYze/YVbsWFygcOwPBlIvYGjpvQCYWYOXOf
rWGZWJltb/HzweY0Kvx47+7EQ25o3pSJxCs7Cz+0Yr4TMVdJ2roCgMBexBiWoQFa7FnilkosAmi9Pbh9E5qCfZLMHkxL3JY12aZz
m5ni/RM0ccEIRMEfSbj2DZQz8TiKsR47veGo79XZnyNuGuD0+wnxUM0qXKp0fW8UoOHI1OSwAbJxrpDP/jDATMcxW1zf5DHuDwP3
os2BuCeadiBlsxnt4GERGjW1OaI2UVujCpjqKiMpOu/Y5YG+mWBuowsv4O3xbLf2xViwVX3Kwl7I0D4f0C4QFzDRAMCZgClD2KuR
0lhEBLgwE+h5u9tgIXiPKLYpViVyB4a/qiaHrYVrs3Cod0yAE2YgjH7DmR6Y4k4OYauOgtfKqoENq5BA/RYY48TF3XsE5wq0AZUz
gFxXNo/D53T0mkADP+P6FoprouyN5nPHG+I5VywlQrQtbcEhSureqTpmwxKpL5MWRi0YEQQXDwuIprLBOvvjpIYSmDGIKsgtv4fe
qOhJN4wmaqtINtzkDKCsyHmr5E5QKng0+2YAAsRuOgE+Ng3HH2dpG5EbXhb/kzKmMePJb7HPqKa9USqgHucDmAZ8A/ioho2FaATb
iSGuVQQe63gRZV8Eb5gk0TcUAl5nVXIa0Yio295UpeH1ArfjPmaURXYnANGBJ2xPCIgBfwd0EKeJxEYj9TORpI4t7eKk5q+GRkQM
GGffoIWUWMdsduKjxj6dxJMDC7Y/PJHgiWSi9DFvxiYLMKwQBFat6gkjkOoknsDnts3tRHxbt5uAq5gJAC0gEDJ428PXY8PTAbxu
yTTPRdpjcEGgDRmjCQhAnLYVOh/W33QzgLvWpuAjnkBMBDwLVH8p6RemwyRGUekrJWyarv3gdzFZ2+ygJNxSxBwAPOt4TiQrCHoX
eN4kxlrdLYBnR0S60kkCASqwDzSpF4AmGmXhqy7SapOr31/J5sK7ILgpy8wHQmR4kgwQvGfi0IaLRqiN/gUaKb2jYvfua2j4LWIN
P59goCrKCG0xk9GAnJDcjmNNGoTQZJlTAPoCbysIVya6aQDjCe+3ossSfua20QRQRYuFN5fNBmKe2H9LnAzbNYS3cLHYxcv0JL7j
IE9oME3gw2qQV8kosm2JTCSSrGmC5nz94mecBDOzNbPeKV+1P1wRc+x1GrhtZEgTj6mwXvtbAAP32iaCkALCkAhsK+mY7bGyJCRG
gSYbF5ZQcIUEWwfN6KzaIvoeiHRXoBrILBnW4cbO2ejENDYxSQXkBQloauuDRCDI6GiRpuuYI6LbbOLbmLKQK+EJYn8SeT6Wa2RN
wMQ9u4wrTAWyHYiRWZZRdbZET4B7E7aLuHCgV7f7zQU1YTP0CdcsHIZcd1LgjU21vSSsGD/DVRyAgyObu9dK4GeBxXSDe2Dh/Vy1
NUBpqARSMcM0Gr7hQBKniqWSNj1hGqaRhNsgCdCn2H8FmsBpBN8cKhY8m4EX0LE6jUBgio+76XGcRwezWGdxiNq4VURo4NYABLEn
8C8QOZ0NgGTACOQABSrQi8ZE0LYOJ/OWxKwgOZiS5M7xZ4jA8JMmewBwBcd9nwOjoutT3RfINWExIPEiWGF/4d9deHaN4IO4m11A
dgc9s1UBdgIzd/OXsSvNC+GLCYo69uWGjwsEmKuaA9AC34pcqili1ARQAPgxQASwNSZrv9/AodiLBPEkQ9FlfAZbSnIHmeD7Ccx4
5Nus4WmjXNi1bCdSsFvGChqGxA/WHz+xgdY3GAoT6LGTl20okYkUNRPe3MEgH7eXCEStiAbv/5USUMx8ot3aJBqv4lMTMHfh9oEY
AdwSCzV9nIonAcydh5HI4ouqmWUiLUgExRyTO7MgQKiV7OMHJsYr2s6oJIKtQhZx7UWqhaC3kQdoJG631SGZj4UGBRo4IM38Ev/a
X2QYNDgzsRUhRRaaIkeFNE2CswVaN0GHlvwVsmuLz03Db5zzsUQBcM6M2gErFzDeJC+7ugkWrCkBTO9+mIylwI56gBuc6SRTcA91
jIlOTRSqQzCQ+5L136QJ4Kth6QhNprEVgMIkUAD3LgQ7WSNCuquRqCbRTSYQV3g7WI0UnSYWB4sfkXy5Z3LApwRySXCI9MgSQP9B
ogFaIlt5kUhhI9UmnHgBTKGSpyoZT2t/RYEYlNC8lUQWiiODi2xtTgroEpPAVxMywHCSasEWGNXgQu6P3prCDUeFUKZAEqlsIV3S
WsxomhEko4n8g14Xotp93dtk7udfYfdAyOF9MOa9lXHM0ME4ic2thhuLne0NIgCKJQMFsJwwTjIeVmL/VBYe/D3ja3SQxNZ1ty9Q
V9UszB9Arx2Ciw6gdXENT3QAooX16AAtDQM4SYkN3S8AySno3IUDEqG6OC0fIRxoyFnllgdbarD1u04hdr4D+A9cngFWOXhGHTe6
I9WNpz+7rmDz/oEXsoAeJhN3DnEa5JKGO4xE2TDRoVrSwULQZjPHkdwReEVqFPgnEBIGS78wo7OZoGeDuOFqN5OKBoSfxT7dTiUn
BSEjLJhJaLjwXPHLLiI9steL3TmLq4GZkgCETzFR7nO5n6fpZnQQGB0yNkF0+cZMWAmYndiRZFoLUbpQmVk1wLTKuVD0mUAjoSi3
AhRu3z8yyUegTc6bW9kqGe8XbpUcLIwOv8dJq2QJQDo0RWLtt27GAnWJZGh0PTUAViQKNyZh5WuXlCARi+va4g0AcUAU8pP70gGJ
cL1zNn0G8Fv1GAn7tQ3E9Ng5qARwIFJyIYj/MWtmjbB40yiffYgdu4iHwISgnWQ0WwIrKkCCJPOyhASw5YL/xJ7I4KuJBa94A0Qt
+8YWS6xZw9cAtAT12C4Y6qCRBpkGLEgpeweuxpD1gr3Y8goyjUDh9g7A0q7A4/sObRJYQRfD6vhHoh2YxEqQMDjBSHhAIHAdbLyZ
pkRr9q7bR1xiWoVQsAkToI+3U0TSX4+KgKW6j8F2pbkARHbzI9mYBpNn+I9uXOyniZe1zsYohuGItGoZn+5wYrJ0E0Nn7ABhBf7z
NilQlIyM8I/ABbrwZpUCgUPZzGhhL7jSBT1uGnJLygLPn0UMkCBGY9+9DDR2Rz3hLs0m4lwlbxIp44VfJMGJnyfnXYBGcFVAyVD8
XFYVR8KjLISliSRHnbpWBc7INEND7oR4EJeIcJc73S4QuDIJDeIklFNFdREdZUMBYstGgnlH1MJOhikZ/glxX+Jj8GwIt8lSJ/yw
AmpGHiZnw1V2DIAUIQx7mmedIRQlgIZ6kU9H9RcvAnXaAXTwrFAdSWqmqWRIlghdB++TQ8oWIWud2FFV4B7b1jGwqOeKd4frm7EK
iSur+K9dUg7hHPSX2kXyyYGSEgGAb122HhE/K9FJtqwkGobAZ4Na5D+LCSOghGEdQ9+NTq/ih4l7iWKRuS2b2gnzLAio0T0wJoB9
nfJdDGwutwihgWkr8w4YFbDUQRg8WMWO5Hbgr2ZyZIjRwdDDnRhs8A6kOiBGdHzqgSUe6nACjCGu0b0WuAngcXOenArbAetAWm2i
zCbMh4FeX+jaOeUgKeb4S6AKOwJDfKDJEIUOgs0uKKDbncyuTBOgmG2dJvK1GNZVjt+HO8vvIseLbMZs8mdwCEmmrSTdWURCFg7r
h9jpzaOgvQGyAzx4lE+Gjpx43BXvFOAh43gnXMMKSINrXq7jjoAWVLESRAQgDkrKScnjuyE07LF+VoekD1II31eaMFasaK7QOFX2
D/YEPzmRHq8k/RKfLZhoTEPWPTfHoh3a+4nwguvLgGAJgkohCACZyTLZTGODpMOdzDg3ifT23gSoGnCvBYTMtwCV4e4RWaaC41kM
jtkX2ZvWegFvYWoF6IYwh9JHqMbZIXcbhzc2oslyCD5YhCk5GtC8J3N36OihzlfzEeYSMgy4c53/7UfL8fjZYQO27EARTdK9A/U8
UMXjkuPOR3iWDe1aRbSGEHLVS5I4j7YRZsUs4G13zOQAFe08pI7f2Hiws5/8IBuECAIPuuNHDlavC9R1qTjSUNhm+FrD3QSWPmFn
T3KQk2We5mtZjcFtbQeTCyLLL0360tdaWh2DObnDhBaoCyDf1o8xwLMDB0FOJvHUYOfMZibLeMUUOm52M7XKl7MGg/uY9fAgcMIg
L6CmZzNNZX4bf0ENjE7GR0EA0LFIPhg0+YOCLimmTsjcwHUE2yzQYyCSAtYU0hAYuwTuS6CfQaKS8JkFAsQ7sMZlTiKbuF/VQJUg
GoUH96508xm4VKJbJDlJe+MuZIMfIDAQLfykCf2WnY5xudjpbBTCpyxuR/QuDQMOcLrJypcoSy4fyy1TjWoKTFImC4/9yifVDVsO
mFlCGjofUhw5WOFBg1nQD22VoT9aipDOX0U3EPsRFFZyY4P0TyM2bdnMiPRDoC0YEx2nucu9wtw1sOaJBDYcwGaEa/oe5LhTGDDA
xTsKvJM47GZQ8By6kRBbvohOY8k6fube/HgT2S+6CL4QUjBwGAeNMLyjBJrKa/8/OU0znqYpF9dCyE0ggu1vPNZJAqmTn26USEzg
ze7P5N4nRdOQRDhh4SVX8yEkRQkSUKhLzmXTtrDF0JCrGnToEGkaCM31NJrRQ5XqKm8aT8mkrQgg+NsUnmiyyfBSDawlNhPdaKXJ
E68smQECaZb1jSNGTDiRuGVFQCcTCIcRyrV0quHWRVCBZxF9qKo7hIfXAk6Zyf1LqRoS63E8CyE82hyqF6IMEyjryMBugexANiuj
OhIKdqt2OJ2wc81k8MjO1gHzhaaUAHCq9rr7MSwKP0I6tztFcC0HEjoMxTBEHsgqKrUmK0AIn6GuXWwQQBgUTBbHVbVin8n9ZZDe
hD6tVgVxi2j6E9dkk7L7Ig/CrluFNImwAwRP2QoQ0KwCQuMULAr59gvqjCaM7JF68QI6K0bMmnPkQtIvHtglZwONPWSwaBqIrE3I
4651TE0fZphkdAimyj1YIsg4acI4plEwF2Asg4RQo5ynwm8eQ1zOVAHfAQex4zMu4IfRZdvjfJFr3p4VW48kLK7KJHO6NwTpFt26
xVURkBAW9m5WE7eCLOREXYxxOCWg2XhMSNNExy9OP81Wolmn3qk+MWyapcknGFgQwJZ7aJo3EQ1gA7PN+pCBT+afYHjCOJxLikcS
LsOFOwxKtpnVXyePxR7SxLF3BSMFg/NJpLKfpe2AIGNErK8COZ3yA0gxkyNAy6dDKZfEjnaH8MvDTIAedYrtoqxPZRfuBcgCnLOM
w7VMicuQMsOpx4YTB7cABOyyIoDQFDJdKmYwh7EMgRFrCWSFF5AG7hIe1DZ25EFkacmEJOrc4qn3h0NYcGXYX83MD1tHmpopRjAF
IrVqvooTwIZNAF+1aaABmgmPs3VumA/wcy0j4Qe+M1hThkq4NyfpzMtsCDcNaka0r/m+TM9imlHw8G9R1BnPoRO3NO37IZBQzsVT
WNzdEM8/9BfwCNTp6Kf4BK8I4iA1JgskcpA3GTJ0i1WIyYSdDDOjaFKGGANLJ0xYEBiMpq2pJkVQykL7fC9OwiDqHSxbx/1qvDHJ
aQ3WrS8j9SQzkvhEvpgeC+5NsnQrW+looQa1AUTbWP+5pNgj0hjyVdSGLIT1iBihhbs0UQSLXN5qVj1MtwhAWHOL4OKTnwLpXxZx
6dtSVjGRg8VNzynFBtx8SBrTrwVYkGV3wp+iQ+lGA5e23mXKbAOjwDnAwcHVJ48OJbtg5KtKVFJLZ2WJCtByJR0eu8kDE+MDgIr0
NMGJFZeoceSDpHEBa4CvlHGBEx59hW6UcF4LGyxR49ey1VTSkBN8yINclv/kM+M+CYJehusCclCFk/UChNFEJgQ41VS63gx+nzgx
DEa8a9L5LE0ix1tP4pjgB9QYkLJ21xLWFz4W5LV7lSVeFzgyawHXFrAtDxEArVQ1nua2hZblGwP/sEmqXH2SFq6J7E7yYtgrXelh
fgLfKet9mCDEIEgUJAcy5ERigjtWsWNSezq5A74ZvZ8VAdQ7ZL5x6GboVY0TcFETwMApHjziAVWuU1UyTBmzhYZJ+GSqg2jgch0m
27nLR9fU6CHitCTXWYzYyk6pOWJpbBJlQS9PILyYFmeTWJc1zdMrrIBOU8eIeMQkGImVJZIFvkAmZXLn66Q61ElJHEKjI1cIkWeD
gWZPaft4b5OwaJHFmwRmE4syxnHhUFCS1rAeg9BQeLi7L3nKUy+UQil8gEk6XeCT2H1J2jCsx7cHoFLbQmbezjv1KuQ0IHElbEjJ
CDaeXCXTAIyeAWNZjYI7zgbKPLGEgq/AM4nFKJj6DP+hibdZgWkKnjivSo0H0CmooUSo1cihJ2gORfYxMTigIefO5hMJXlwJQ4iT
lATjNcFm4pFNSOklLDIqQsploRaZzkM6woX0+eP/ZVE57J24NLG4q4sJKt426AA6kOsZpkgyPBjzzKwEAES3aAfoYnI7liFOQhuw
TqEpuOVd2oeZjyVsuMxkczPmkbE2XHHH+HaJHcb5ZFwGVJApRdmkAjHJMMdHseogi9cIH6pSbRUWSH6flqokkWk092WBCpRn4QGM
Cl53h2PdptzRZHIES2muEiuyTp0V6RSz5bLdJHbjpCLuicsoxH4JVdxkpYJCl1Pz0PVryK1lizvA/XkIl4VCDWeGuBlF2jBNiRi8
mhZbpjPxGtgbhdvP0rkV6WVxvFVZGB+B+SLrhHQIkGSzuGoJVJE2vo4fgWaf1moBmqJ9r6MR8V5wYUgEd7cDPjYKKidrVUWhIKxc
ZtIAhKZbTP6toyMJ/eZhcZBFHDK4oIzI2MQDw0nOKjegsoSwVaKRXA//23w910MMDJ7cuguOIgfsz0TSzcqRZfEUwgje2KzoBJcu
qMjMk2iQQROKopJtLScB5ITLCsImwCw/pLnjTDK4T0AmAH/JMlVuMGcV8pKOSXkxmLecMyizGaeowWEoy2dMtG7Yx17uVaqdmW7Z
pcYX8BzQk41dkLiMWi2cp+bF7L/ZC68CuEMqs6kT9GLiJisGoiSZZWasQNBO8ZC1vcLxcnGmDirsIHc31FI3u8ABua2cTn0rLiFV
KmacCSWqsOQ0kYWHChZbSfqWU/OMN82GbITUmcfRzGQtoX0dciAEapgypIl2WU4kB4j/VeDBSQqucrOUDjZuni540V2BhO1DYLvC
O6yE0wXQt0mJMiduDRDPuCYLaPUVEeJ2QBwLGxBYsB/AjgSWUkjyFHyXbhkvoEirktmpPAWhymjlBuZSiRcLWq0pBkePX7ZlAMfM
0jBYJnEnTAs7MOONNPFTPMkM5tZQ3AVQpOPQZyrem3x9yVBIXutiSDJeCZlPeoMlQbo7oVOGs9OS20PoqMNf72Qr+PLiLkWIL0sK
JIJY00xumRgiY4ib9f1AHCXbFyET31jwbo+GywAc9Jc1tcSE0Kj0IxboGZiNQsmgdEUsa1naQguIdkpZzHahO2B+GOgDUe8H5db3
zjWfAKvsAGS8X0IkzQwroWDTD0VJQai7rBwyyaLkWMeMNsVzqRSzFVCXBr6bq/VNgDC6zGJtpyJfmlERsyJHijiaN+xaWbhu0CUb
fnTBTegQpDLhx97C7BkXgh1qcwV4rpVE6rZ1/BqcCvhSxTpK6mIqBiFjYFo/nEIeHjldCxjwwttlYR46HpCloE670EmzSUaREEs+
FRif0KVZLQtKmNmhTXhlWqiU9F7gg/oANHuy/Eiq4jAWSApdqiqpxSbCCW2nmyojJGl4VUXmGRY+4982fLECsS0jZq2J4/J4xDXh
NxVazGT2W2vGFNDPCMuKzPEi7QmxlbQL/6NjDHJ2DZZ5OtIX0t6JR2Ct5SR+f+pG3JdoGlsdJAHdAVERSQQVRXIy+a5GJUVBzLpl
U0TtjVq6ggXspFJzPaUveGRIHdYXTnuGp52tiyVPnZQU1Esu+jyYH+x95X8LRWf93nqGvWQaNEtjVLG6vyzwkcePj0dFAT5APh1X
1CK4Nqi1jNPV0XyZdaigdZmvbDbkWEIUSi3fAaEop1PbiZgCGwsagCFWXLfC+nfJoVioRpFVzZIwsSEmYbPwuPqE+I3IPsuNZPsW
sLBeBGagooGeVJIUhbx8s1sCxr0AzHdhy6QuF2qAk4zvVgCXmkAKOHHTm0Y1FStFkbIuGbwLOVc9e56TnArENBss6t+gow1+IVFk
MspNgg+VAM1wcFmBXRRY2X9C7DhrS4Y28pu9ZgI3DPSwYE6nR4wI8lqXl8r+r/blgX5rmAipszX7qlixRTBi2RHchApRpgvtYCoK
EWYnGiyHQUVOQhYuyaUiUA/bqUGvqCT/Opm+iotbcOZ7kXfM7QOedlOMID2tq0D4Nfvt2IkIKlED4qgoqWIJzHAvYQyggXWTdEMI
AABeYeDqO0F55l8tSzNDvG1/kE5+HfwZYaBhQrUupuniovRIJxZyqJ1wI0OVaxZQTp1ODBigTU8W5lzmM4XIWGzzgTamQccgoq1b
XNAsskURol1lHeDw9xN4TQvoechYT3WR6VowimJMLgiCg5LNqJBhqNnkJvxFIoGEAduPAziCJQFVK8h9ly1Uj6/vduGpglrCjWvs
ioL53TuF72WrDRs1YJgo92hC5BQdND6SiGgqDIYyDt6L+2d/pks2eedWCfoomABULVxuZwtlFrsVlxgXmgi0AZ0VlEyHA5GpF2u2
3xAhwxvP5MAb4lNth4Kp7aA9FbC0kNXu6RAssElWRRSbbQFlsmpWL5OorzyKIqxwmgdV83KkeIgxgPjLaeuEs2Qd/DpNf1CMPFBp
5QSNlYdSkz0PTq4ZWjnUXiKkRqqjupxVtg9OZFVv22wAIAoZ6oATGZ7aVmnkoa2Y5VmCYtZymGFYWelZEvGbNFTcxNP7BAIZLo1m
GmiFNGm2YAy7VA84z4XJCUa+4Funqibhs1DfWjFolodPVMNGa+mUFdvJxbAeeKoYlqJrOB0VZvhgiUxCQRYzvnOTBImNriZPie73
moAWX2osrMoSM7LXi5eOj4Pr0u2ZhlKwFxlOOPg3fYMK15DYFVVerBsPWgJOfMuH6KLTg/7kS3G6E55e6Xaa0RvHZJqJ4WM+MNsc
EBiUZoLTnKtUNaSq2mYHH+USF6eetFoXhFBklhMktNgBwMJhkOmEMa+qXhJanZxyvqxeXYoWRlZ/k6BCh0GwkidWTAFh2LJVl/LM
SRX1yxZP1dpW0ljVNnEspSQ4bIupmNPax2iIejrJPtmqJAqlgekTJJG6pLObzcCCSr2Uj0oDraYbjaHsArm2gVLd6VFKeMafK1jQ
DrUlQ0dr0vnwyRqBY5pW1IILgCn1qZ2zOFG64FJrmHVAa2A3Ld7B9GcYCC0LHONIkaNp1XBvGIFYJ8L6IWfN7S8TBn8H1VG6jCKZ
+9ggysoKirmTFsldyeyuC0GK3HeNO5uZe2t8LiGyFepNkaaqk9iO9CNREinRksRjpZ2SD1WvOXC2VVI5YHOtVwNNGVJAqAmAWGAB
urxJYwAeYCY51S8NhQbK9n8a0EtR06cgWU+ARHyeuZeGYspJDxepJ4NWYToUwvp+NIRk9SKngKCJ7axBgTVcaMbR0Qk5W+KJ4gRS
67DTM6mqJhVBSIvnmTAZ1ZJ/mPydvZiTRURkn6A4FAxjw0ZUwRW+qIEDlyEHBWVPPrG5ZZaxhx3OrBTXc8K4XQZc2eI7DEWXJOAO
4tcICLvE6mquiygdhF3q/nWqfEg/G2TbtOLkuxADKdrDgkuwJYwRuHIhNZnJojQ+V07YgRste6/ZrUyteWro9OPZD6fBlVYUR6UY
spAPgedQ7ZpgrRz+HC5kAx0rpy/KwQqVQejnXS/EHIgBHI3U8LmB6avYEuhYEVuiiqxep5Meq4GTQ56gkxrJ9rSSG8b1dUKRDERQ
+d+CBso2JZLteJrKGdJ3O1zIOMERRbebnZd4jL1IJPIa6E/Cby6qemD/Dnydq3jfsvujEAtBEzGefcaglGQLtiCXFgMIEg8ZZl+D
3pjRws0uNASJtRkvJbs/onf0LpZMBTb3dE1RnUN1KrcJdaoFJMI/3cCsc/bq2fW2sUH4i00+oJA24o5E7FbwjDPC0KFbZE2u6I81
VBbBSG1ebg3DY+wKcGwVmQFIbchkshSF7jiZSKXzRRmqfkWXF3r0dCQ7k0xvEm/EXiBNZ4nf07XH4616TjxVqyvcLnZItBjP1j5V
RoyGDUfW9oe4yCTUE/nmSkVIPt0vpH4QpUKEzqxmk2RkexNbEUjWAfhIeF6lSjwVDyM2wkutuPUZddBsb2KlDIo+V8NP+yeSCW9q
udNvUtRPipu6zSpwH4w1jYQdQw6WHCawJSQFUCKTC2zHL5OWeBq/ssO7KRYLSMQTjQpxqu26aoyCJjB8QgabzEUSEcVqb7vPiUfg
+jaL9gmUC2q3mWpA5VcT7UmHrVoJD5Oia0axAN1QEze3aUbR78Ka1F+Y7cCCNh2gYUWIyT2N3YH0rHBCxxgl8R1yKsbpsYdhk6Aj
I0SacROs5Wfcr9iczqh+8pTQUU0z8r1DPxmBxa2R0s+WKZfBkIqmmURAVHAWLrEg/xe3FL+qDaNgmYWIKQawCdoRynVbNR25xJsl
uV4oEGiQsisRQoGs1v0iuRGX/FakCS5OoWlYMwlGhN/YCinZf6Tbf4ZVs3AOR81mAbKwT49QpN2AHwgjS2kD2C6n/1OyQozf7fYU
klsNCmZ8fRrI6PP6jNDldgSTpTBlZmau3u5MMkt5HnbR4fEsIx1NBRYQvy0tE8Kn0WADcsBgnw50+BNysHzmAsQoC9gNjUC5DEsg
Bd3lBWKcgcs7BfUZrKQuQQBdiy4IQK4Nt5Ut3rN1aw+woX4qJv4yPEHMuGaLMbKULSLKLuaGH9OFRG0jfFrtko/BzQQcrUQFeQk+
2KYITYoub818IN9hg8klAR3X6dBqUcA2asAgdhkm+G2tngvHIlhNxTWTg6r4RFks11p6QuYm13id2nzbwxhmCenhABRxVpvQ6J0S
S2c1KRiDAEeTCcnOs2/AFBFiB0zdZUWeM9uwN8nwwRLBeiKUqwYqyRwZuZxqwRqrsYQSMHnJ4lD8aBt9DDsSY/alHpLvLBaHNBvI
LsuzQXpZCDRck7MJkJyXevyAfQBshiWgyZY4SM+ziJGEQjkWdUkm1Utxr+LNsPfxiap2nmVqJBWzPZhwWlLXyRCYJh6otm9eBqJC
Y2bZjLSVF26GFScTUqxHJQRvRHcZfKLb/tDMdPUEOvvWidqAV3DO7g+skA1yZcFCJinDkiRUULUrqWGJJSYYYxumCnLoOR5dhBuC
kjeJaCGu0Ks1CHAEC9VP2erS089bKHFZbSugZt5dxxnoGt+GDFoGKWrXCVxls5tAxA4UYyDYJ5BwtNw0tuhVcM+OjnaOQN6sPV6H
AiwNhhtvpjsFSMiu4Bh0cy/GLKdoQ8QbX6TIBpA5wL62HDDrJtngAv8EX47K2WKvLOKiCvJc7PMw7VCpU2sbvWxKSQQDNHlYQGV+
zDQOEZLVX2AjSziwWXfAVQkc8WtWVuGHJP33dmpB6V5hLyVbAdhhjWWvh5fN/2abZxrzqT/1vAlRkVVQyZZtuKaiMTtlnk/lQ4RJ
cF6X9DXuHIGtkJ0KwtTtS2ObHOo4W3MPuzioYsoLW1aBJKv58UgINxCw7tO3Ki1b4WFr8y5/KJPzZcOf+2AzChKhP23ATIubyl4v
sIB6lu1w0nnYx+N1stisH6SZarErWEqHfVFxC0u3zsYKUJQAdRpt2SyxCa2RIsUgGihY6ZYP3MCusAogy+hTU1XsI5uEb7NH06nc
sOBKmrb9hgmlULYNhldl2av9p6piIa8C0sxliTPZAvt4mppIxmJDt4T9ZvVr04fhBtl59uK4VJ2aFLsNckdE8oWkQEfgqiCbpBlh
CYgguVs2brduMQLAPUt4uyAlYXESs7SKCzf9si+Y4oOZoSy5nOr2plADD0hSbOaVJDXjqckNafZ9BVkhhoHtUlFrpcq/NaJLMh+0
j1wGAaMZIZRME6CzKem083gTz7Y60ziOykWk7tTgWyJ68AXQG5tYEOYQKheyI+XS8TXstAf4tMiA1TUHZxoGhUIUn4umR56EArLM
NJA00vZj8XGMKoBWIXBosH+qOw9eQ6ckMxcX4jKYkImGbyxbir1KVFBBL8sUsZ4iU1oivRSMlfG3iT3UDW2YslR6LEy+bFHJmk5L
ZQn6bH974jgcRmG/eeqPTKuZ9TT9gxdqM18bThnMeTP42rYgJe5qWXkGp84C57ZYvwxEZHmb0VEtCdhrsfACqIZAI1X7pPiM+qks
FSRk64qlCvzqiqKGzUyJgA/zQkV2rD0atT36HGpRww/L4ewxjJU1QrHQ1ypvmVWiWrLJwTUt+0OeWzUnMm2jwofRouSKK7hat7+Q
jeqX9dkG68nqYBB64K5iYbxjIpA6c+OYrMZjrH5bUoPwbhfxzXbERpRdRItkgLvEjihPaEhxhcZS5L+6A8DRi+03QG8rHk6hDqCd
1GBSP6NtL3tkAkhZNT4VR0B87ohgvZGKrgRP4zrTJTiBnYVsCEZ6xc7Zw+4T3boc7wgda5UNxRXy3+RDpFMeRaA0nUeA898FCWwJ
QwsK3c4ln87yTyBqjAhgcbfj8hAuIDchsycLbtsqD8wQV75Kjjcev/P3uILLmQbsUIEhMwMqGev0Ja4I5Jr+bTZ9YXWtiEQBCJgV
3aEpvGSCHJ+SleyOAeF3bRbqnBDLDOiXV7OxlB0Fhz16JO+xxEgE7kIh+u8mRc9z4wZNnnZdYHjx6fRVwJO0otQOXSa+JYsUqzFQ
ZKhDh6Cgc4qZBImz9TTjsqWnHEisKRAbJqugRTNoZ0sSEcjYV2eR6M4gomZaT89IrgoF307UjMTyuPuJvfWNjzOs1sPBsHe1TVlw
hu0XJfBvB8hqV03Tnrrjsk3s7DedhEIIMYVQ0fJJ6EHAl3QSBbCCrha2F3kJMsGyxZlyxs0dS52BoGyHffFHqUIWPSIqUmTlRwmX
sMF6N2/vtbC7SR+UaZmybWFkyMhAWfaW8Bb4Xx5ZNSdh1jc5NgepM1UrB8bWMNZ42nxSh9T+Ahh/pCQVk39ZTh0pWN7Vo7j3LwCb
Hpaf4VXJQMMi3vsI8kXNghq7ZFA3JJRBJC2OYpII6n+14dklfC1E3vWprQOzUw8+pvxwySdmaZNjCqgOQPyqURTevfG2daYOM8D9
aQJfPMTqaBCszDCZhioikWQezk4DoDzdpqdgWRXwJVkjZMW34Eay769hIRH1iTUtDreQm5QaO7pmq5COPpfXixMwDPxs7IHRaZZP
2CGZcjihXtfR/lNm6G1WWkyquCHxxs17D8fYaCmI/VmQLLmxK+vo+NNTQl8OIXOOirM62FlSOGxEMGyRTR6h2/gHzTTlMKDLBMMB
RtPhOkk8JCKRBzeUyKqdY6vzOLi3wtPtl+0t8J/siHR0GRa+WMtlE4umWWEz871WcRbrB/HuzXtnqVm6Py4JgnfJPbEcUt7zaTYr
XoFIK31ZKr4ovl9kwGn3HzZfFooyLy8MQ5KF73USQNJ9NAWM6SJxWCybL9IXcHWMe4e9oXHFulJHknOJiUyrG3g8zdaYgNLuLHvH
8lRxwJqkFLRugTPbhjQilykZKyL1cs+WXBYdRALBKofO1nBSuAAxz6Nw0oCPQkYSypVg2BFTGKyMLW3ECMV6nHHmMOEQWyYrbmXl
gTECMb3iU4waSXHo85GqyRYWUrRQLScfGh27vtuRUc7BQYPYdPQScyaI3mmSGG3Hj2LzUfaqNdpk1IvjoJyPI3JRhX5loSDFIo/c
oHuG8KUDKxaQmqy2R8Zr0XAYSslGzOa7+F/ci2y7+SVX0SQrdmQ5y4Z93qyOUh8R34oALrMRNv8mKpNLRdrauT0ggD17ZhwhW7Pb
Z7uZHcJ8A1nV5lQjwk4UV9M1LmdSFbiLUFmVSWJSGfTAyrzpkC+Ch9O3WAabeCjKTdLH0jnn6VuIeEqR2S54a0X7L3W5Sk3FqTAR
v/RF5ORrczGy/C6Ptk2/zaFg1Q2BBZV/g9twWc0gRGe8bGsl0CAZIrbUtMq/y3LFNkvGrkaI4lZ4k9XeAXryxlPoSXNM1TaDVoux
y8yFWl5cDCyrs5nQQ9O6ZXKN+urKbpKliaEExu8m/s4kGIC+Sw6STWhMVwlxqA6BW3GwSSUVaSJNRgA++Gmz5hAjGzJaNCgtAmcQ
YSjFDqBG+5cDQdh0p8UYy27VnX1IXPHmWuFN0ko22wRaStyQNGNfUrBZ7tI29fCNyjBd5VCcYlCPJFqiSuBB1W8D3SgQrzIC17iq
ilIomJMuwfU6woo3ZMcto2Q5YYfqKlIlgcy28YieplYVmaxHNwWF/4kc2KLNSo7q01Kapl4TG6JamQ0CaB866ZGaz2YJASA6+vRU
ahG3Tvm40rTtgI9RUqkST7WlcpNn3+SdytVApCQrWEMuvXnKEiTNNRQLkQeuyvw38rdOMhVHbdnV14oVO9GCPCwVClSeJZHT5kzm
eVCWemF8myR402EATemA/PZkPcl8ixXkM8uOJ/Qh+rC/E5ymjtmpZovsh2h+3jSNi2MKwPwDydS27NDEmY04ARxrFgEl3wqMWtmD
pQtDcef28iun8Z78aNJm5hrw4M5wECmZaFbS/wW/pAMQVkjchVinqZD7mRhoKsjBH2A4+BYqI/U4j7vPUz5utRJoSZEPqltm3Tt+
k+5RlkOInWbZZR06LgEXolx22tOSmB7WiemSsSQDi//YtkEsyitgJaUFYo9Mv5TTOA48pDvJA4MGYqmO5fTFJrfSPhxxQLa4SUIk
eMhAj62pGYrIIYujf9AN5WWaWKAk5YyrcvBCtzsdoXyzDy4L6+jFZg0A0W+23zprhS+8bCuFr3IZ/6Boydhmooqkv2ZLObuzyuiR
l+kUMZRv61I8UV88xo78VSDF4lBC3KPiSD1qE1t27xMIsgb9OjERS9dV8HZX4elf9mgUFhQjtvjQ6FcOsHOeKKt01mOygSAQORWm
IOZr2OvapiQ0vh3WcTlpzp63w8Jeqf42EbRIlnpzirqd28GzHCzdmo58pN6KLbmcCAITbTjISOa6XhAO+AQbHPzGuGzqa4M6kjM2
z7EVECjwwDNatkqx3J7SlUUw14VWiN7maSlJGRmrtrrlxlYvWrA+bVtKIT8XeVqqWDFHAdiwmY7dqYifqIMltkJkbYNI2YINjtjR
tg/AdlK2zx4fkrch3Sl/GDBIc4Qbx8AQWdAVgPYFSCLPWJCfMMuxcGg1H6fw9hmlwV6zWTQfshEx3ocMHNJE5D5oYrVl72Y3BSGt
wxukBE1sAZqGHRfpuYKLoFOCybBJqpxRoBDiR0lX/DrOjGkAqh9lrZJLN6KClYf9cUIeBV8yBgkyMY5kL/2cTgeW43IiBXkr4hqA
YJ7GyIfBypaz6WAzl4q6o3STiKRj+xpsrinmDczeHJiZbNh2Rlfac90CDc7XHKiBnwCvADr9tAY92eiaVr5FNtZyDJATMjEDl/Nj
gRt1Cy2YcQSDjCBhYptxNaFeSUMUHRo2ScGmnQr84CY3CLM3aP7SnLJEamBa3WAYZjNPM8vQnluyQ7cU2OOw2+eQ6S04zs3moJaB
U+ALiX7ZbxuVMEggLXu5NKsbp5uPYuZhnSObz1kPwwl0dsvyw856oE+uPXes4qTQ1iELtsknYblOK99qCxF6IODWgA019MdEBKZD
+chGLjsqLecmUZwOrDaBdQcphOVIVnhyw/ENtrCsAhfsY3JHs1hfyTwWjN3Mlmo6QML2/Ha0tM83taMO+LWX1mE24pzaNYxibftZ
sSHtLAXUID4g1cpkEf4NuApP1roEQj67ZOipTsFPolfbIQL1QlVl9hpb0WoQ07BJWAVqESanHl1KttdGjdb6GTjhioKxYLrx7I05
qplgthMV5jdFWRTbygPSpvhgshQBweXDOiuAYM7Ei0Uu9uMA7HYcKllJ62EwH/T4gSZMiwFzPiLyxKv2y+XzOB7SoFDljgsSZwUO
o9uHBGO9NBBFiVl2S7KnM8oElPayJZXMmEuowJG59gTBI3EQpa0dk3GxfT0wg/hJKmBnNw5LQx2LY7ew7mhTCvqBg6XvkfKYU0i3
y1qhA4kWGpAV4ehS5Iuc/ebgNYyfDYVtASVFSNS3OzLX1haWkFqsToIUD2I4tnoZ1xHb2lpLfL9YyOcgK0sOeZZ2jbMdpRWqtomz
M62F+A4+sUbZmdSaWsrloT9PLa+t6Z3PpeVFRieY9UyOunGAA1XNhBqLNPpKtkWlLwQFK4vlnEC16XJOkf2Qy5nCoPqgkL6dKTY2
qSEe6bYYtGMqX0UfpOnACLsJVHtd2wUf5cD2XzZydBQeffgBGob9abIjYUi4k+meBDlrna6sKGs2OLSx6bhLexzgpK/LjpvcovQ+
vXDzOaCWfqFZWwFUcAhoAVLQsDiUTBfisdT18WxAoUcu04+EGzkqaVkktZYkUvM+8pjtCoNHh1J0v9vfWHKvrVnYU257nlidujXy
D0jCCTwkG+iZ9ZWESKRD3AeWqrsgRmnhDRCzFE1ZDeTJyfwQ95rctVPnmfIns8IKIOcigCU7KhuIHU6F4wSoMyCcPO2oQdSdRiN6
TncVa+2S48sdDkjJuoQTzLUbmFY++u42DbOT/Rn4Q4yUbb5qnxOasaCbMM+rqrQteeWJKygw0Tqs3YWgdwx6s40h229U62GaTTLs
UUE/Owe/WH1vOzpbdtkwyybK2bEwgG9narNXQENijfzpOWRqSWQI5WdXVrABHNBlC06i/w7AsmwzKH2n2OtxWqCPjqDHaba3a3O6
Ao2+6Wx36YmcqUS4ncURsA4V0hV1brPTixyK56ANjCMSQpJzAiIuO2JkR6woyvTLgBUzMRdrae8Y0mG7SqfAUcw4Wfu1zlgK2lrq
uSEVy+441V+24wut0mxXcjmDE4pI99yAQdO9ys8W1IDJIg/Q+AXgv1CcE8bTIsu2SBpN3Ws80YkrPTDVC8bIQrFPanyWjc8v3Yup
AqCvoAMQlg0e7A6t1edU9jM0U2SNLyWI7lGyT1hofeLkjAc2RHaeqa0S+JkDCGCxWrZZTtMyMoeXvgAwqjbWaA17L20e3v0SIMfg
AxvoGVxyMDGzDnZeNsERsyW6JVApp8eewytQJfxvOXx/Z0dhDqhzATc+QaQNItEt5LtRQaDwku1wVpO5IedOm0kt7jwSTDhcNqbi
DAcEIng1DULTGoCCM+weQzydcMBW9xlJu6V12kG2nWnH4to5hMiDfjQWSDkXr8t8xvHCZpJNbGCXc9jfD07BGSBM4AYw1G0j3BwI
IbJU7ExPbgvD3m3TReONavmIQ8AcdYYesg/+mSDDlrERKSSCYRgGp3eJDVpFiCAPgI1BRNzJ7Cw7FqKim2J40r7AI7ZR8jfczWf+
97JMmiVHcaknSEX006q12mMKtowGEOcdY9qxwUtjCpTZjUfrGfiJJtC77ipCWk7ZKIWGLvbbBGBdBP/LLm8qkGVDa8wv4f3iSUzo
j8NxSvg/C30/MQZrndnmdKEpx1bjGdmuV1vN1iQBPoFKF2n5bvHvcgYNLrdDrlxKrnc6MI94cGHipt1NUUELt3PqOABiL0fwzrPa
DlBzxoGd4LB+jEPV1ScEWjZhtFkcArlIXc/l9F01RLJCCYBaUhGMFNxxtotVr+SjSL2Bm1XbGtsPwfATyGg4t0qIzfYKdiskOwM6
7EVIUMMvdbClM5BNrjn9i61if0x8R1zibIlTdcofH2NNbQFF7CoBAQAkXWJvXoW8VHxoKjeh3SUHDmC4LDCiSY8Vu+KvYmDU6clB
cWQ4LXDsVijRAfKXdM6k9wjsKjQAn9dJUKbMyQCDjttX3nYjYpeYdPwIuELVENHqyaqqsvEJqIntq+yPae85WgyaNO4WhSgwqOzk
bBaRHcLH6lgbBNxiZZ0+mis5sVDOJM7CrLZFz/4uGwtDPZz4iTKBiDlsUl/PUEunPNnf2daB5tbRflwo69tlYIAJLglpFnsBik0b
6ILXdQK/RQQ2cDt7EVHKhviSV5yXTVP3ps1n7IXBL99LrnfZWGRJYXNv2ForWZdh4yjdDP1zmq0VB+tC9822qUIhEmKc6YS0/axn
9rT/S1Ml2/BWQTH1ANrudNlkLy+nyvhh+os69ATd4CT3M5Eeter8XB7PWG4ky9ytLsi2drORF19EmyrJCNMxvsOmWEbAIEa0RkLN
T7hoA1bGEgrIEhScDnJmfKHUWPZht2vYOQ6MtV8XZndgxhac7mmDJZtijdMOmtQs0RPdpBzmCXHKNoWkZvg1Z4KacqBW7lJ9ERda
24l7biE+0StZJPJC5pTcGBQNoBIcqcfOg4yi0+z8adlxpGrsW1f1hSBKQzqWN0DRi0xoI0aid0EX9jdbm8wEqT5gUxhQdv6RUYmW
wTMmdEbfsT0l5OBZJ1s+gaRqop3LDopLygKTxeCfywEYoKsiaxhpe7QDAupkc592RQeqw8+3Y4PNlUkbWOqORnRMiy47z9SKMZI1
TmZfbj7yosOu5vYvuCw+sRGgU3AFqI0JZB9anud4djQLyuv097zsWOrMXTYVRk5CHCnRKenTLjKYorkkgpNqRzJ6s9LHMjn7rdkY
xqmXTms7fUQMfx1lYGEN14K9hAnZVHVOUGzCl9KLLrtIcwsCfl0v1mouv4gdY703msSuo7AohrOitIrelvPN7X4oApIP/IQvbDtc
ryDpOduN1YmHeKjEpNk2YM4bxXFG8c2qZ+y4RZxiiGS42VgmNg9ZxeWoN2CmaWvay97csndx9xbu3tTOJg2wU/yccs9X0RFl4fXN
4kRdgm1irVl08B36pcZU5+jqJwNr3nXcqT2c8VZw2yc+7iTFtKZD5Z0Z6x2bBSCvmeVIwMhhggTRq0xetqsz3brtxfgVC+jtXm0p
lnPsTM/b1dph63ZSZx8jRA5+tGSUzWhtq40gnI2MJ2ARGXkdh2U5garYGpIAu9npn8iZSgyZamgW1q+003KEQADBggKPfWTzFrkN
EkKpIZf7JSFZchBhMjcE2Y4Ci0IrnSSr3Gl/VrNi9uBF2BW8OvPemfOGyfYGxXcGsLbQ2PbclKSZCbCO3vE6Rs744cO2qLimNpYV
/AWxRYjtuNxsmgHCanwrEN0dBuIsD7sy2GAaJZBkOLlL5ctLonDS1HS2KMWTKGzc/4GgDaffYniG3q+a0kEnhzCJww001aRx2NDU
qcAmPvPZN/IYrNhBqJKBHspnOUiEPbdMD9mcGsmy/Vi1WSugnO3MquMT8AtOUSmBNAEmT7hDElvE7gPub+8OelBcq02SEeHLEmz8
z2K8woU7Keg64S4QwAk9dZPPCC3c38vZI3ZptbEkrgHE9iVs7EDoixzKciqpY6iuy7GQxxE9ZouvW4b75+scSSt5Df+ciV9AttPW
cBfXtIDnJ4UGaznlxWyapDOHGzUnCuczI96R0rSMJop3wwHVz9HP25wdD4Ttw//b7xWsxSTQZWtmeyfnc7G2mbClHqQ69ritrCWn
2eXZIkoqVE2PTMcSYyvPXDzsTnJol6xei6HM7DuhEdfZXvaE0NXmhZKOPB2xmo4o1Qn8Qu72W3HyL471kDYpI/bsIglBmFBd4W7f
S+dboFPAsnAwTsM9B1GQV3HUt4Xhx9egigq3pRk2O/xIp1dEDUBwOSlGVr0BhJWBgGt2KiQ1ZTcah39zHZedZCUwOwLZCXGQri0p
BQZIGNHKXk5m4psDArJf6zAaecVUnlhghukEVxxJggExU3LEXDItibOEDVxOzmO+rt1gbX+wnDuMK4r278mp1Wzo5e5apjTFbg3s
2ByOftEJZ4fAxp5nxKV+YXMgBlffbSzrRBaaj01nl7ILHdbnoDqmiE17iRCrOnDC+8B9Xl2cEaNs+3lHSqC7hjVesFIGuq+Dgi5c
gCECTmi57L1PTDvI7K9+pnEY9dujW3+ea2atjAXweybc/qVvTEg7SUoux9caNsJOXpx0Os8PXG9RVbzc/1mk3KFYGHSna1+XGDQ7
0EBnOigY6N1hzss2nfaGYb8uZx3jrRNRrmmS2iELXBaFkZPQdWJr18lLCAAinM7isfE6KaJlR/bjZ3OBAuqEgxOfYRlp99MEXtdA
e+5gaU51+rgBQMtToiCME7k1rSIBv8K4gTvhNJ7ChSZYZNc4B0uTtXESK2BYM4tJdtnuvvAsIPZYDS94DKcAL9Vyj+WsFnt8saOS
pDjdZvt5EMA4KQyTDoZlxTkKodiWrNowlLwZvV6cPkZAaBUeFReo4mU1j5U2ZINpAihTzdGhZNOrXUwt58JoWnIKq0b/AjYujZBQ
/0BllV2P55bBjFM+vchMt3LPxi3k3aYd7ihxRI0l6TvsMxvW4m4TbpLsnliank9/RRW4EaTjaDCFPDw2egcCX/LI9S6M1eRz26HQ
3vbm+SmV60aQ+GXDca1aku6IJmveAGvhIg50Y7dZsekqqyWN3+SCQxptwMlzaZsdAQBKhG4dBwjAyKLOxqkdZ9edIlIrikHJLal1
ByT30EEtsPCOWCZNYdr7eNDL0YUkZZLzL3FNiTaattUBtFUiBtLO+UQSbJhxXQbKZuqOucbDho48qyiXMLcjZNxJzjdPpszOp4lv
9SFsvYxft6qDb+bxwnUWbIZ/eok77lc2I9eh380GErsUEYM/OpMYPY+LFMVE23EyRw4AoKAC77ktu+Mb8joahJQYyJyzRRxyCKq5
llCKAEoVlOfbk9MLzqmdP0KYa8EHOSek97QE0k2kP4JjmmU+AjrLcZWlTG7VCTPZmuFLDq79Qjh5k3Mn8Cyhk3akJJQd77TsHcO2
KHZgsvOjQ79IljlgA6/b4vDr7BWSp04Ktep5OnzJmnIjX7YiRtpm0TDNm53cUWVys823gVUdNU36Gx4JLgUhVkLNFUHx4bCaZsMM
sn0GdLZ/k7AFsAD2b60kqJjUaxzZJPXanjJ293SwTrd1hxQV6dP8BuSHZgtXWEul2oJQaM/UpuU/ze5gKOElCERyCfcRf2+cqiZH
hwP91JPVxscjwWt94nT0Kbb13uYdmKxoKYg0izYOfIWE2HKcuMofc2EeBSerOWeOlRrAJgPV0R2pYcnB5YBoRzCgOuynZIKFf43m
TEr8AXsEygvuDvXDpjd9WSd7QJSqtmHBD2nOUrQzBSIL0Wbg0vQlOJ8cdWejGvNUohAAC9gqZ8k5m9Hp5xjUUQXn7deenCFtvEU0
IExvATXGuVk/4YDo7u/C0rpMMrCZwVSr+btlezGWrtmR1EnseLAW1OFUVcfeS+V2gPtwnioPlIucjt1F0wndI1/DkiB80SXG6VQa
YvKZHTnJXSqH7KfhFDTM0EL1DphMHddxoUOH1CHMyzqF4PRT33IPkfV20HBALvKaN7toc6O4lw6S1jTxFMSS7agG8AaJEmEllcOm
Ye/B2btJTBYpJKa2ws52TlgytEF1XhysF+6FgBUyIzE7mLbzfVEd+FY3rsFsMPE7rgZtU/B2AaukguEn3U4BArCiI3VoaoDysBMs
6oSMOy76Xv2bTcCA8LKtwlFFggxYd1Qc295BJfBG0EP4BnCrjWB4uqBrdqB0hqNxJYx6h0RaOwn0RN6pksgYw/oMUED9bCrCWraH
eHZ0ALsJho+jeaYtLEg3YD0HzOJGjX5zZEa2PdTpyE+gRiqZgL2RMRzkOgo3m7Pk92FFJ8WDyTG5qjXz+EiIFDU8C9ICo9vtrNv8
GF3gTFlqIoq12XbDzRYZONEEeueU+O0oXosWbQsC+mg7XRGU7ng4J0DA3sAsiXuApY+mweyOgAS1Qyvg3y6CvVnMBgliAR4S6655
ZgCZyzc/SUYLm842W8usXtbdPUkqfGrxZ3NYOgRdxguftmsIYZHj4lSr6IuBx7dIWkwHgQ6xZjPTgInZdDJBtdkmqFXrDIWvgmxO
BQVb14nm5iDxTp3ySxSMu6GxwFjHEHFmPpI11UgNfGI6RiaBYvw++/QVu0YQt+K6WuHfPCsMYkeCWubBclDJZ5NfHlly/DJ8fXFA
aB9d55kI1YjcIJdMKvludgBmrV0miLGUzeEidnHHvSQg1kOyUQyGK1kUTWsU1HDWsdYKsnkwupdVguoFAji7GBibssn4rdMDH5CH
wmrHHF3Skc2joFPsNAxn20oV6Kk6Ho6HgX9FUZoUFix6sjkTdFggBCsY0mHI4NY7ct5GA6aDQMmwjiRwxScvAa5kBycQYyGsLiCN
22UGXQYgEqfWBibtSY6Htd/ofkfUCk3Z0ZzbX9IjTWJfBtT4okLdchpADofkOifnuM0sscHJGvlQISkMwUY4ycgORFz9dBoR2rhL
CiayGCLfGIqlk4+INsdUO6DVhIDD3EE2+rJVqvPek+Gm/cmlcuD48yCKoKoEzSzIp2l2Rj0JMh4tj25208qgaw5bxC2aOipT5pjz
i7oQgRtHQAJ7av4WIFGyqOPvSJpNwrm1jBykbmGLHbFHHDCzdJDLLIxtpoiOm9i7ozHRFJC4LkceylqRhiryoXOdVQrQfKStORO2
2VHTp+AwVudFSi2TaOoIJplV5tUcwSQ71El6giie2WnAlH9gaMgI2wMDLxjBtD2dYBB+QvbyjfoQbUtYLFfBYBYRP/s5S9nABFtW
SPxtU2Tib4Xdymk7SSLscD+LdRjCEFTJsK8tljiNjzHFusLoAfwwW2c6ZhKQ205wsAhBVjFTmGsLYpFHS9/MlZE61kG2LxDRtl0k
1AOoACex2BLHWguI6PaEw95LerF3NYbVkeSSZOwM4UR77lcaPekBZ7yiOhypRKmjTGfza3Z/MXluksmyNG/T3IoTTg0enb0LsnXa
PQPakg+zFzF46hxWj1r3iUjZaWNJymIlL91K2wEvR/Q4dMgxDJzKFPGQdSydSoff9mA4CCfqg8xp/HjZn9F6NSCf5NBX6G3NOVs2
N6WKSbxEaAAHQZjOuRDdJsAyIi3pcJqTQyExcvZ2E9SxOBCD0SBuTimQTud0HpIJAjyH0cSRRAjYyc6KXWoGWBws/TJTKIFCJIGI
eOLeDZPt43wYq87/IkKLKHc6WPdy1BKA00QzLtKBC3U7UWeLNE9HlPr5nLwfIR+3lANkm7Ry2dmoQiibMAzXkpiSpKnzYcD96YjC
5Txjguqh3UaF4BugfiagwiKunGKkBkZTCsyhxzuMzLkOJKDYuEZsxC3WWNGRikDZooZuNzGeHAb7MBftsKVzDl3f6Nj6bvOWWDdT
CtBHKBC2ZSH7othXiLwefji7mxRbcwSsZaZDnWJ7U1PzMK+a45Mxl2TPbNxWdNstHGdHoYrwi7Ndqc2EYinZcTYQEM1yrqxZJzzI
k9AnOiDFhPhJQ1rWk1CuZU9cqd8UvsMxqY5+ID1L55OhSZ+YdCfwcdMiYPYkkEGBAXemFOAd5mzYj9j6PSwXTtjp/k3CwCGgzcjd
LwH40NHFi+3d+WaCdHZ8l7tjUHS8Ia0KYa0tA4YT8PhGWZZZMpVUbp1fh6XCn7FvsbMlraRfDsshckMPWNSWzMra2cPyaAjMDvtT
9UiaLod9yn0gZ/aSkxUE8WPicA3cpQ5is5C0YfckIrxluwa2U1eCHRRle4/qNEptmIl0g3cc2yTxB9+aPbTM8kBgWRqoy2mGsh4P
vY7NQBbrvi0IXPFLzX7hDcxiIlZsC8IJagbsSy+WXSjVLCnqWFXic+jQfVlFghKWJW5Jk0PV5FajtodAIojtXIISpKFkk7MVJzHf
mofxJnwI9K8WuiSxCV9zRd2J0OxgyYjDL2J/F4cd6sR7Zh6hrfmo+gG+OfUs0Ccx0LCqZTFKDiiyAdheUsQIlHRX2Jisgf25nDdh
r6ImQkFuyLGdVCUQVC6bohur4YGDNnUbDcJfSWZwsMRGh03dxQ4gPrWLeXeuldg6Z7OKAt2D1dX0s6GJILPdMFSmYHg2FoPqQgx+
We2qC0rMTdqagl97VJzhmmRibQ/D9YmIUQKyrKLEVLF5icKzzX+cC8Q9dzF4oPIz4A9HhgA+O/bLRBDwNeQM4q5kXGf3A0gm0gub
Q9Ts0YFKhj07zmQrZNRmUqfVs1lTiGFSz6rhWpZJKdYNWuEcXKFl86zW92D6DUEo6RxgQZ1wZjUr5pszJJxB6Cxs08iaKq6g25QN
CcNNBxvsUo9RxENXwvIhDTmp3YYAT8e9Xc5IXI5QBlqTr1J1tdEo9vQ1mCUyuHfTZgshu87WSA4TdMKohSDsXcGbJG5W3N4k8+3f
362eMm1jcg5rrmZk/axEKtaILQsW/V05Nrit5n7dftmZwVpzCYwWROm1uy6AC/I0HZsucU0GPFT77mwdVgPJmGyjAU1gsdiTwHwU
043GIc2iDh0wJ2FzpaiRcZx9oi196+SYVsEugMvpOGQuUsfQEW7wuSiV0NuGXIFRsagLu2JIjpGFNk0k7QhTC1Rt2QCObONRNhjU
EGQfXqjdGEnjsTkND8SXCUdlkPB1EJvxRe1JKLvecSHZJpx8SAdeh9bedWxHWm6AxW3lD1pyc26MXgTB7TgztfDFiQdEsAhY4aqZ
QnKoLyGeZeAUTkFWzw5FBc5iVxOAU4vsRHa7KxF2UMQkWGStGACg5X3seVJqoOxUEtuM9Az/wrsnJSMMj2jYVqnKRUfKbOdUTmdl
54UDT9r2lwiu2RfaySKmZGzGedoWmbckuCyC3SiB4rwyHECe7HXMNg8GN6k6Ct5+z0M6BQ6ELTmTJpVkmv3ccHGz7JzuEB/ypZ4K
7rUlZu4lcQHU4yyS7S+BAaL2M07Fjv+4vWd0O2wxvHSn4on0Zf1mW5tlxw1Y4UScrynXtSYMtihDKRLRWvZlkIp93GFkMWmYDefN
cWqJLTWWBYkgi5AVs876zuLS0jTMKuGSw2Ga0k2X+Si8djy4tWydcqqYKbwSiyL/bjUFteSTgG04VXOYUOM6rLiCMDlPfTSKzLiB
+HZcFn3IckGrqMimtNmz2eV8O/nX7awlliaCdjR4sLyAvYCYUURFDoDgu1jhSzuZSwiKD6KHp/OkwW2bvdJQtI79LGaF7I9gUS2g
l2RdHHRSwRAhHabYzPtQmQkN5dRGCXo5+Jqd6wCS4pQhC4JIDwF6dWM53R7n9Mn7AvTCLBLsknKCFX05PArVkcx/UMZlBzN2IcA3
LkM52QUgApxm2kmQxwLoyCSKwYJLciKp7fbwmS3Ux2ZO+/3YgFWza00f94yLPx3jYKcBInxga+fEONCZlpWOHjnDHdGMqGHnkjVn
06LHbfYH2LGoMhpOO4ATtCyAgvHQucl1OVbBDt5GK043bf4uxsYaKTCSw2AimcMSdzbcorplkN3uEuybzZKAQ6SXOG4CaerXifRw
9YuwN3CQVf7ZiWdAU6RUcbR6PsVC8kB1NfAJT1yJsXH+d9KZwJ+5BJ0hn1TbrkjoMouiXtKZxcglaeBAvJZROOE1SbmQ2cguS5Ym
8eXsSQcGLyfIs3uoolvTigSNiBXDrC4ad1J8snANFgyIuQ6JC3ArSTbtFmKQw+GE/SSRL1sZOqlQRo7TtNl2w2JFORfg76JvTjIf
6jLBdXFvVAV4opw6APdxgBaoX+LvSboqTrbRtRDhySRCPLkskjzFWMYSqBkbeFiga5sdLIrqAdaS3ceoOsS1Xs5s0xGC8Yzlgu7l
vHGto/vEzqEw9oo0ays6SBCTY8WMs3OwMJUPTBs7ObXW8cNiacPmRwTB1f5moLqOCbanHGCKy+lQqG5TH3JKCCF7Gb+22q0Iqq9N
6jDm9vtqbinSQ1Y3QZQ2beCcQueIS1CTNkl1sx3U8S+ICdA6qG17Jhb3gO2gYJlYw4GHW5yTA2bA2R2qQ9h9WoEtJ2yZpEUjWrXM
lpe5ZNMLEGL8m9mlhOPyolyWhWBnOgxPtBpo2i53WNRrPlEaitV9YKeXTDLIxU3gFmfV1O60WyFYk2lSM73uJ6V5iasT+uODS+a6
TmN5HWL0H6kqxWnKPXOX26Hbiq7LznZyGkTFiJWHwaY5VTQJeycLVJMWzpIkk7QS7LISZqkXp2pO+sZxXmZ/7alhlZqzxvU1scvy
a6oRrOWJpKVsGrIsQxpiNg7Nxh9wDrixsvXJ+hdSubszxLH4ZvzRbYtWDLNYBm2+F0cUyV9yqy/pLcsAX1BPD4AdbAOBM6+ZbXei
Asvk0DtFUI+FsTg7WclNUNSk9ml08dix7tO6zkvYTq1kgbp0eYAzsYLuhrZ2DEfOokSMl1xMAQF2laM/6ePkvEqbVoMOsKGdtwRx
BAhk2RE2Cw3R+8UaWtzYYV099Q3kpsB1k/XFtkPiKp2A6MBzWU+WNwBCn6nNbGiWabnv7enBhja1a9eqaRqNrCibBfOOER22rMQt
tZ0h2982Tqc9MjA17oW94Xjwzl0EbbPJbjVJypazRw3V2476tMs912ebR8IZGwU7BZk0mxOZHfVsv4fThRSBFQQkief4SLmSjtbh
7KZXLXozuCVxKxzR5OGT8qHh5uKqxxkhCXQJ/D7OYGwL721fjWJGM89muh+SiRaMrlZjnkQP/uowxWWDb4y/7EzhfoVZnwE3SLSY
DPG4pChoB08NJXkLc7GmhsCzYLcuVmEQWHVhZIdnsbuapUBnB2PyzehSmjNsMGLZbhbZIjmVbNFpte8l6xtzYcNLYYZqHGrxIlWc
Bp5T9Mz0kzW+ns8GLVKi2Bukcoic1tSf5HfBcdZwxvwl7uzvgmYLUx2XW2AuWZul9YdoZ1eGQ5zGGWIfd1ZmgTZNc8LWbKIhJ2zD
IRscYGQR1E6swZLfSeQys0bYHkKnnxFhBKmoZYuWrIm2qpkNroPOAoiW4+ksYO+V7GUiY8zyeaLeM5YAyrE0PpxUZ2zgpNprwBk7
Iu80ttMDhtqgr4tjzTImRKRWKTl28LK2jTSP+xrvmLRtckYp8IsTbckuSWS0SRGlFqcgmG0hLANx43L7Tid9Y42Jqk8DV5uhgObi
85PTTQ52BDoFxhLnpnLJRvO2OoYe4uQ7aESsTbaiwyj21AODtwkrOeIOCMsZRaTJ8QBk8TjHFs+m2icYa0cSflgSZlOzKkbDLscz
scVQk2CHhrKnIeE2BsSBkqeqSi4ORsqBF0Bx6zSCAH1Cwy1IpSM5INWK2zNI1ZCbLW2lnGPXTg0BWxpCM6jkki1mrRrbd9nf5ows
QHbkx8t+PcCYjRe67QSQWRPzp1xNywdCg9cN7L/QIgP91C3yt+0A+a9WrHgHf7bVdXEPD002O7xY0Cw+hwasYmdiP6BU3fKC8dPt
w//8t3/+j//xLx/+8nE/jXjFK17xile84hWveMUrXvGKV7ziFa94xSte8YpXvOIVr3jFK17xile84hWveMUrXvGKV7ziFa94xSte
8YpXvOIVr3jFK17xile84hWveMUrXvGKV7ziFa94xSte8YpXvOIVr3jFK17xitdbff10+/B//v6v//7v//K3D3/5+LHt/7//UX7+
o/78R/v5j/7zH+PnP+bPf6z9R79+/iP95x8Pp3+R7/jsL4o/XtUfvzyo88fPT/CXp/rwpOc/isD4R9n4RV5+kaFf5Oozv/fXX/6s
K/jVZfzqWn51QeWF5f4pkS/fc2/98V0+dS1PXdVT1/fUlT5xzU9e/RP38Yk7+hHvo3ym8D9rv33uVisvt8X/+Cu/njz/7pP+el/0
lOg9datPidQT4vOUqMR3POM76rPF+zPsx7Mk+0/u32d95bfYON/si54Si6du9SkReEqLPiVST2jvJ8XnKavxlDg+oeXfzH2054r3
53hkz5LsP7d/n/eVLyjPf2xnvvLmfErqnrjLz1GW9fd8mviOz/+O/mzJ/pM+12eEMl/l215QlP/YunyV7fLLFz0lDE/dZXzu23xu
vIRQPy9SGl9gj74kOPsq8vy7YenX+6KnHu1Tt/qE7nxSxz5lneM7Pv87XgZzKy8MO7z0V76gPP9qz6xvtS+fEoanXPGnHvITrv2T
AvKUUn1KuJ4KPZ4SzKdCmbdyH+vlgK0XBBte+Cu/ojz/LtT51b7oybTEU+LzGT56/z3/Pr7js7/js3MxX+puPS/yf+mvfEF5/kM7
85U35+ck9X5PeTyp4Oen3Y/fxV/ap0Gn303CvZH7+OzE5rcN/1/4K78bfeD5XxRkhbdPVvjGpIGgMgSVIagM35fK8CpZDEFgiO94
5QSG4C4EdyG4C2+RuxAEhviOH4HAECyGYDG8dRbDV6EyfDGf4fnwxMsIejAb4juC2fBCzIagNwS94bXRG14nsyFIDfEdr5zUEHyG
4DMEn+H18Rnij1f4x+tInr67/O+fTJX9YYLsc0760uf7zHzeS1/pZ5/000maT6RmPp2V+UQu5vmZpPkqL/LTOPrLIPTPO+kLIv7f
IaEQKPHr/9ynobpPAHSfcdKXPt9n4okvfaWfc9I/hob+EBD6YxjoE+DP86GrL7m0r3F9nxO9vwgu8LyTviDO8B1gjD8XUD6Pf/rC
1NgX58d+jeuLP368OO9lQqP1edjwi4dz3z6Se82cyvkto7vXxzr94rDve8V+Xy0A/CLuYMSDEQ/G514oHnzlQeHrI8usLwzOvlmE
9ifJD9+Y8hCh5Z+50vcWUH5uGvWlrzTiy9cQHj4r1PoOQeFrur4XzLC9+VO9XCbuJQOx13lVLxgGvflTfa4H/6x3v/gE+YVP8JWv
7wXjjzd/qteZxnqVV/WCIcDbP1U0Y4k4IAKJF/fRX+dVvU4fPcKHCB8ifPghw4fvcJERSEQgEYFEBBI/ciARPusz0fj4I7q3/gj7
PDb2l23s6BD7+jvExraPjf2cq4pmsz9kQ9vY9rGxn3VV0Xr3x2y9G9s+NvZzrip69/6Y/YFj28fGfs5VRe3Nj9nJOLZ9bOznXFW0
Pf4xWyvHto+N/ZyriibQP2YT6Nj2sbGfcVXRT/oH7Vkd2z429jOuKlps/6AttmPbx8YOPlzw4YIPFxs7+HDBhws+XPDhgqsWfLjg
wwUfLvhwwYcLPlzw4YIPF3y44MMFHy4+F3y44MMFHy74cJEhDz5c8OGCDxfbPjZ28OGCDxd8uMiuBx8u+HBvYNv/dPvwv/76r3//
3x/+8vFjKrfMB/i73v9u5+/Ot6R6f7/e36/39+v9/XZ/v93fb/f32/39fn+/39/v9/f7/f1xf3/c3x/398f9/Xl/f97fn/f35/39
dX9/3d9f9/fXeT9f533+rve/2/n7vJ/u76f7++n+frq/n+/v5/v7+f5+vr9fbqnc/673v9v97/98f9z/nve/1/k7X/e/0/1vHk+u
9/PV+/nq/Xz1fr56P1+9n6/ez1fv56v389X7+dr9fO1+vnY/X7ufr93P1+7na/fztfv52v187Zyv93M+/q73v9v9737/e9z/nve/
1/nb8/F3uv+tJP7L3/5ZQdyCefv48cN//S//7Z8+3BBSRffhR+X8qD78qJ4ftYcftfOj/vCjfn40Hn40zo/mw4/m+dF6+NHyR/36
5Ud70/qj9PCj9JM/u1//P40Pt8IN398u6+FOeLNev7xZr4d78s308GZ6uDvfzA9v5of79M3y8GZ5uGPfrA9v1od798328GZ7WAXf
7A9v9of18M3x8OZ4WBnfnA9vzn9co/bhlh9OnPvjGvHmw4nzeFwj3nw4cZ6Pa8SbD0uf1+Ma7TfLw9KX63GNePNh6Ut6XCPefFj6
kh/XiDcflr6UxzXizYelL/VxjXjzYelL+8c1qh/ORru/ncrjGvHmw4lTfVwj3nw4cWqPa8SbD0uf+uMa8ebD0qfxuEa8+bD0aT6u
EW8+LH1aj2u038wPS5+vxzXizYelz+lxjXjzYenRGI9r1D/cHs57Pa7QfuvhrOlxffZbj+d8XJ391uPDfFyb/dbjLnpcmf3Ww3q3
x3XZbz2sdn9clf3Ww1qPxzXZbz2s9Hxckf3WwzqzzD/99P/+P4nEpso=
""",
    """
eNrtvU2TJEeSpvdfcM6D27fZ3Hjjgce9QfqwIjuHFZKzlOGu8EDhf6c+j+V0x+wkgAJQKBSqVMK7OpGR4eFurp+vvqr2//7wn//1
v/2Pf/kvP/zTjz+2+ZZHHnnkkUceeeSRRx555JFHHnnkkUceeeSRRx555JFHHnnkkUceeeSRRx555JFHHt/4sfLII4888sgjjzzy
yCOPPPLII4+v+Nh55JFHHnnkkUceeeSRRx555PF7jznzyCOPPPLII4888sgjjzzyyCOPPPLII4888sgjjzzyyCOPPPLII4888sgj
jzzyyCOPPPLII4888sjjTz/+9vZjnW95fEfHyuP7O3Ye39Nx8viOjvbk8T0dJY88Xo6ax/dxtDy+p6Pn8b0eI4/v7hg1jzx+6Wh5
fE9Hz+N7OkYe398x8/jOjpXHd3zsPL6z4+TxHR3zyeO7OUoe39GRrLAkOCV155vloiRzIMviWer9zkqWWULKmkii/d8jcJ2oY2Jo
CQp9H0BHJuaZjH97qXdm2Zk1f7M5cmbBmf9+zzlvZrWZyX6r2WtmoJl1fkOZZs4VySPT/zwSoskjJ8/kkUfinHkkFp1HzuTJI4/k
OuaRtbY8cpBRHnlkzTqP5AnkkXOc8sgjB0blkYSoPHLyVR555EytPJLzmUeOCMsjjxxHlsdXcPzt7cc23/6cY31nx/46jvmWT/z7
euL50L+3h56POx93Pu583Pm4vxkP/hXKQwpDKn4+62/ycecTT03P5/5d6Xs++gz2UjwyBsjHnY87H3c+9Hzoidjk4059TwHIJ55P
PM17PutU7XzcK4888sgjjzzyyCOPPPLII4888sgjjzzyyCOPPPL4agoHuQh55JFHHnn8Ecf8Cx7JH8h2j5SrlKuUq5SrlKuUq5Sr
lKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5SrlKuUq5Srb02u
/vb2Y51vHMtjexyO9ngUj+rRPLrHeBv1347m0T2Gx/R43ej9dRNl9yh9/97Xb3+9hpcr+XfX83pVr9f2eoWv1/lvV/v34x+X/fcr
f73+17t4vZfXO/qPG9j/1EbRL3uy/s83u396tX9iwX/Fmv/isv/6x51P/Ct64vnQ/1oPPXU8H3c+7nzc+bi/IQ/+kw+9fnRHH67/
Tzn0+dE1/8er/X3ykMLwW4QhFT/t/NfzuPOJ/4nJWuZrmaR/4Yf+BQzOd/vofybA+zUx3ieFeb8p0kvLkDFAPu583Pm4E5zPh/4d
1uDycX+5nK79JuDuZx596nvqez7xjOLSvOezTtX+Sz/un0KNfh44+pSl/m2L/LuX9xfu6xNv6tfezq+9kV+ExT7vc/m1d/EFbuQv
9CC+GSn6Hizq79Sar1llvivzlYr/m0sqqfXp69PX5/X/wYqfWp/Cltf/l4lPvp7g5C/HUcml/jaW+svE22lJUk7ymr9CffypGPjL
BMCfI/qNL0pZSjea15w+NIUkrzmvOfkDKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcp
VylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpVylXKVcpV9+oXP3t7Uf2c73b0P6qf//thznffuMZ5vvWqnN+Nz//h+X6cPV+
cUl//x/8nn/zif/pT/y3nSQf+p/10FPH83Hn487HnY/7W/Lgv/j73/CXn36q3yshKQy/SRhS8dPOfz2P+489f5r6n82zfmZtM1/L
JP2PeOh/uMH5jh/9X+iHtAwZA+TjzsedjzvB+Xzo30sNLh/3F8zpPsuf/UHykAKQNfd84t9aFJfPOiP2fNxf/+P+8Hp+HlP6bUjU
H/ep33ALf9G//21r9cd9yzezsJ/rh6/5Zr9b67q+JsX8nrVypeJ/8YvJElj6+vT13+Hf/ynuNbU+/z7//isMCf6iV/LN/5BL/R0+
xO/HkuQP+cNXoo+fPY798tHy/WHng06Ll088fWj+kD/kD4l15w8pVylXKVcpV/lDylX+kHKVcpVylXKVcpVylT+kXKVcpVylXKVc
pVzlDylXKVcpVylXKVcpV/lDylXKVcpVylXKVcpV/pBylXKVcpVylXKVcpU/pFx9q3L1t7+9/fCv//lf/vcf/unHtft4W0/tb3uu
9bb2mm/7afVt1RE/zafE7554dz3tbZ3nvK0en5jjxLslTrjarm+7P/GJGW/scTafiN+VXeK7NhuXPjveaE/8XefvVovvOE98tsbv
5uATs/Jtnc/GScepbzP+jY/1+Mo14+9Gietb7XCW+GluPjsP1/y89bjQeuZ+K+W8lVH6W3nKeGtn9rjn+VZL728jvq7Vut7K9H/7
7fgY4yStx988cSvliS/szzP4Jz4Wn689fuhxvXO8lVrb24wrab4d31rWiateNKUNNo1tb+WM5+0UZkDGJ1sb8XdxmlJPnLnFtY8T
f9jjYlf8dsc3l+dt8J/x/XGW+PsZ5z1xIWPFPbR4HGXHd6/e3k6sTPOyubISd3Qq9xBr1WJt6hOLW+Nq4kJYmrfS4sHt+HRbJ/4p
8c1PfHrHJbYV/9SzuI1Yy4KAHLa7ja87LkU8j3b8S76rsdHsZL9aHsITfzZPPN7Jtc346NsY8c/mhucp8e6DLDyxELNWNrLlOXHi
teLRzL7Z3zb+mYs12fHH03+eHVfe4rtjQeOkz+CBxErOjUStWJtxQvJm7yxbPfFt8b2Thxrfy+OJz8b54rNIQ6xq/DFCEvIVJ91x
+yHXnVM1ThU/nRD7eKoh56zHGqO/nSfubbPKewxkMO43zhmLWUPO4/4QxLiPteOJrCeUJyT5QZJDC3Y8k1CbxSdKfCIW7LS4+hC1
UCPWZdbJu3EL8XDijcd3Y9XickMunxCH3XrhBFxVj5U88QBXRbVOR78OP8X97hKSEmdBc3dIyLN4CiO+KP4rbiAeMOJ34ofS41d9
PtxjyMiKpTixMO2EMLeBJMSllR4n7SP+KFY8PhvXExq143OTywsJQuR7vNdKLHycM5QpRLM8ca/9ibXr8de1Psh8fE2vKx5ZSE8s
Q1xCi+sODR4o+FsdB8GOr+4n/rQ8k72UF2oVf89thzSFIMbXoFpxKtRYnUTF2WeZFY4bCAGNFSg9xKOPpQTFhYYeF2xD7/HVU70I
FRiTnZlDk7FRZaFfbXJVCBP6OuKRlBZy09tEXxcGIC6vbn5V2KE5dA1rVnpcUR881o7mxbXNGSo9dvGBhkT0gyEMcYzlRLzjCvdC
NUIlsaTxJyNuNJYj/q6iC7GIWNeGglUEM85eWLGwKHwM1dg831pQsLgcb3vGJxbKGVKCglUUkTPHdYeAYOk7ahCCj93GoGFnmztO
I1I1RH41VGNwqoq+cd+ros6sTpzgYNXjpxMeZWEP4maQ9pCXjSlYnW9bNWTl+L0VwYzFWWEG4i4Xkl0w8viBwVkWErvQ1RN/HF5G
zUP+Gso+0C3UbxzUGYNWJ6sWV7UXN3M2J4i1jxOgq5gHZHpPzM3GRc2QjlBOfvegtfikeAe1CvsSzy+uicd5EOZ4+ohGx6YgqrXG
H2DfW0dLCgYZP1IKrgcJQNpqxUE8SPzDOUNTWsMvhaxg8uLhlRYnwZ2FvIWpHZhajEM8yIYnCGOPt0CZNqeOZxYni288XFvYl66j
QEZxrWGuC7YrHlk48ThN5TShNFzOg7rihsZE9+KvNspWVNA4g7dSJ+4nFryjej10ooal5zNvdauRcS29+8PGJ6JsG2Vb6GW4nhNG
FUmumMQzuRHszuBGwk6UEtcXhhK7w8mRqRbLMzAgG9+6sNIhuxux2+EnYmXX01GG+JLF9c7wVZjqMPhhneLp8e6MCw41wDEgxs/k
Y/xnVdIPFv5ht3X0vxI94OdCLvBZDyd49ErxxwV9af5J6MHE/4aUxLUQBYXjjP9ETGY5CNbSEeJ3CruuE/sgCLMh7kj/ChNABICL
0K4TsIQbQbSxzQuvHZKxRyWqwlphvHYoZfxnLHbYdSxA9xMTZYifepwg4jPUm+/FNR0eyub6QvUQchQkfhlfHjZ0E2Mcri++0pgL
6xHCewhyYuVCgJ6q3uNoYp3DqRi68Fk+wYNcBA8FeYorjse+0Qgjs5DshzAh5DoklaeMFCCTRFp94k/jD8JdoFSoxOJmNh9k0/uF
FeakKAaRXSjPQt7jeRGzaaHb0DCzvKFKAz/T0djZNBxxdoK5UPSIFA56u4iEOnFOR+rjEfNbtLXhjBDxECxOhQIPLrvh73BZBJAD
T7AaXjd+tdHFgZrPicUlPtrY+NArnGn4KK4f1zpxBLF0Kx5b6Ht8a1fLKhF2fI4TlBZa23t8RYgv3q+ypHwhT51Acx+DHLyO0TGm
dhLVbP45IQgT3Qv5xoMadyOeIUqxQrE6Y/hEOxZhcasL+43V7hpnAi6jkI00FFRgxBudtYwrR0JQhnvVGOyKkxleFZ+4jhQd6qwt
vi6uG8/QUCkCfAzExM8u5CZORbhheIfpHmGXI5gKGa2D/xwYYu4jIq6QPSx0RCjx7jadwLXEwwjjrtuseBpkXuvRkFZOEGYxFISI
beMACK7Cik+kH4dSeJqhdZuwJ4QQU9lMStBTfBhPbxeMc0TXhHfxO8KVg1BtYqODo42zcOE8rPC5fHmYu0qQjsARgODyO+59x3kq
ShXCh4KEZvWGxSXcIMDoC/+FGzAHQKBDorigsKqYVpKshmktxE0L4ayIKksxiOQbeQIxQUhUPDPsK8+ycFsd/7DjG0K544Ms7lAL
aiEpIbILgao8Oi6bdS+EUXGqhWlEOBtu8BDOcbXxiUbCQ8TSDYdJVUh0CtFDJ0Xkuypee5KnDG6uoSAhXGU8xig8fSIlsikMVCfJ
iaABncGTsVjc3cR/Ik+FLDS+niggDAz+Mtx6jeUhNF43GRxEV4osfgMbPAidUNhIN8wMjJ9iFQaCgKON9ed3uKA2EdS4p0XsGB97
MPt4BgLOsPbxaNSDTuhkQIfIEm9HBvJg8VFRPO4gJ1r8CfFJpEQLL4AKkIcQci8Mx+T+4lSoI/E40XA8MvSPXAcbt3le4euxACgc
ErBxUAv1joSNDPLBKgxcWvFWyXAIie5qcKtPI2/o6Br5xeKmI7GNkJwbPN4qeT6SvoiRpyFbUYFJc0i+FoHpIo+dCHCYdBz3jQN1
0jgyot3n4LkKQQqxVIhBNZAmgognguA38v4S3xtGH5uOIcSnIt/YFGIMLpDku0xMIYkxGWbBwhM+RcgS+oY4b+7ojSw3cgM0nFh+
kvkTeFUkGH8UVlc/RsCPQ8Alq7hKHqc9RPkY7fiHX4Vz4jfnxjCc46BL2PG44biWVsiF47trSFUha8bMY5ebuU+sbgHcIPquRBjV
ePcNUxOf9aviL3CVHY3n0ojSRpyuawP4G2LKMQzxCevwlPwv7mqg4R3VCgehfSezIQ/ncQ6fwTajIRVGyzaPM4Iswh5yZO6gd54a
ocYkVR/1RtFqEX9CEINoTWCUgYqEeiMjhGWY4o5Bbx3hbsTdWPWBWQmHxbUsDA95C8I9SVTCaSDhD9JAqAHAMYigw30iafjXCLRx
ZVpcPBuqRO6xsSfxHSzIg5SS0pPVxEnVGPQTW36w78XLVa4baTkhDuH6RurDhmCLuKqDcxmxGovQeuPeQpo7n0CBiKUIoicfmzyk
rSsjSlhHSGpxqocwqmB2kS7M4yYZjzsn68fb7WJMhMsDSniIzchWwrU2rhkcJvQ9dCyWtJCQbzSFBDVWoBPGYQ2rwTOGfAFDEQEd
xIfANQJQHkCIWydPQQsj6FmExQQ9xO9iZaQCSOn1uuHG4j4af/Nc/SLaJzJBeiuoWsXI8w0DDdEv4Z47wNLeqErYVB5ACDvZUKxK
/Ak/dyIR0tFKGE5I1cQmuJOHIA/UpTdjQlJtErFKmkLwMrgARDgiqfgIqtpQR36INITQntiPFKfrsIjoFh5jkrcR5JG5lAtqxK/M
7QH4kBOULVYTeVyEM+g21zV1Qav7F2bURhQDexw/DeOwAhhxzD8rGuHDOWQhmkncB1kDgroI5MJFYXa5nI4j4VEvsr1J5BnhEUnO
xFp7QZhYMslwgsRh5MJN3JUEFhGbuK3wYmQD+NVnon9mCGRE49FLEJECKHCRIfM8FxIkUIBNMB7qTZ4BXuFn3wNNQEIcRLg2ZBRL
r1SjsSzmQU8jmeZ7H1AK4N+N1q2JWoAFDu4cJGaTGEZ2wZ9sHQQZkfjgFptALcgqNkZShJLvjdyIC8eLoQnhocnAx5vegTAjYnrM
pyugeKPvEZqL/myyY1JeDHQnmxgL3YkLLcDWvev1yQUIcGKlG3fCeoY/izUB+sSZYozi+9EYIitiSlLiikYU0K1ew0sAVVceVSHI
6QAEKFYFNCTfjgQ5/AqLiUyGrHa8WO8mEcSXfBt2nxjqwWG2ipRupCJ+Nby2haYUTXF8W0P/gMxIQ4AtZjFKPKgbqc9BU70nYQlw
toWmPDg11IK8bXIvW2PBaj7mGKATChFqQaSlPLLeIf2ip1h3SwWac1MHkhIM1AQMGLir/YAdAcFERm1Igmsh5COWnV18ny8ikBzg
8J1gflWDCWKpKnQGqszTWdx8+DCEnFwdcZgYi9FvzmxcwpmvluD/UCni73gunKBxW10zbbaieBIO4FDID0P0CiaNeBYU6RDO8x2L
wD5040E2QIa5DLPhRcgJLh8fA84NPT31Ylb4jaPfMKPGvxgt8R2ARAtnvnUAXPjGT8b3oiCEjcK54blREDwSevoQloGaxlnwG6RA
BcADE6loYtq3+XPH2hQzwXikfH0j7DG5BRaOSyv81InKsGuhIKYVoKY4eU43AHEIYQ7pPeEbkQ84dON+b76NBzKXBnLgJJUkq5B4
daBF1rx2A7u4/o6sU1GqXkKcrgIE4fKXJ1qciABFJBjXSqEDp0fiApZf8FehAyE4B0zYa1tCtIXoAQUh5zgoiPkNCoJBwATjCCgq
RRrFVRLjg64DHFUimQLk2lXUcEiVE8fdoX4E7SAioOJhponyMWpd2BlBHWjJIkgxHCAZWiQlIe5oCQEO2VV4kIoH4dmSKW9CHQL8
TSlo4YgnEfHCas+usGmccRSknGE8cCMo5kPgTiA7SVQGa7qX34bnwoku0uWJdEyQykGiuzFoC7B9cleLVZ9mHDzNWS9ixAm6YIRC
uXnwnB4p3GgOJZuD7m6KgIfv2BRqNmu8xMAOaoEVOgo5qOrBrm7Q1jOEuoqgLrkRv6ucFPRhDzN+PFdE4XF6ylUkzwfh3gZ+ajtx
5eF+N+jDEdYaG0009OZ3BFUb9CFiWp6u8kFgsqgGEBk/A9tInAQCESLGE8cfP+gPlYgFQmQAhcNtiEnh0Q2QsAIy2JrpBfEZGfgy
PiPfRZhIgVY1bKMMiciBsW0SbApChTymo1uFQKKVW5vEOpKHoECRtRScFQUHYD/8C9kG4TgpL9WuekCXeci9WzgjdcGFAAoMcycC
iQaYUbBIkbmABZNnEJiQzTXwCNK3inMuBLgd4SNXataKSFs7MgCo0i4CEqrcuXng0cqfFhLK8QirW4NdBg0Ybs3rQ6YyDGDwC4B9
XSBEiSfmPUsc3ywV7IxbuBDENGNGQm+eTP77WDMm6RfVofZADDZEDR6WfxF+TSBnnvlC1Cae8dTHuhlfRKZOtWKeW6zCypDWzGWJ
gatCeZb+DeAVsGJuvm0Lv+F7iIUGiOwitJ3EJRPLP81ULtaix8GULFOdSV5EjoFTX8/VV0JBEgPSpEUSFWtAToV14FmOiWUiK1mm
9ViraZyn/wUdXqYwk6DrwkVETejhAO7ZfGJ1y66EjA0/TaS/qt6UxzO4XO+XZxqP7ryZFVO06NyegUY8uAFkReLK15MPEMHHQphz
4AQqxhPoA1sMpkpWHiL9diMTwi0KDIAPpu+UE0PkQuURY4P9CbSPQFG3JmF/rJpQkQv1Qd3fOJWxHB+nXPmGHOFaw9CjaNSkSBLw
eVTboQ9wfmArsmnUGWXE32GvqXaApYFpoGp8YdzCMn4KDeIKTOqxKNAtKFKyAs2KP/kB3rNRxsC9WaciSwb1HUV4BpCEGKeLqgIe
DGDzAfy4LGgc8T/EGC3rKy69CR8RIQ6C4U6gGwKDQzcWRWp8l2QtkiWkn7CKxC5yfGJus7JhwZcUfYMLglJugqQR0jUownTOsngC
Azc9rClYSAflH494DGbI2sG+5dABkcESL5m4aV7F3iDBhAKDynm3QIkjGERAg1LJWob+oGJgAQd7u1sz8kI7SakBGDZ55eHp72bF
jzzmGZhGAlR0chM5bLLN+AQVxIKvmBJfxMpJnaoldaIs9A9LsSkSLSzKwTLGQk5OABBhvdLSLKnO4cxgPpEuyo2hso/TxCYeiklh
VQharY2hNGT2RD5Uy3s3yKVUj1M9kEeAwQr5OOJnYIz0UUSNMA70CJvNeoGbRgIpDBw2GOVE8EAyy4O3oNpClFT9fSG1p1LbqcTw
FeHkCulwLAE4GhFNofbfydVwXOFTRWvjDAtVeyPuL6BccSL+DhHH4jufecOnAZ8z8YErYNkZ2RoyAJppDbVw4j1itQKM9uAO+eop
JADeQZyCL+sk7VU4YoFuENrhDAlpetWsE8ihsJiw3gVhWRbsKl5hrBsNUKkY/I4cZpPLA8eECyEpoDqAi58Uo6eKSh16I1kTPHgW
83YcByXSBYw8L0eJZ3NMA1FeU2c89ALFnELGxILT5L2TgsCZWEQwEz7CNKkDPdzo7SL4mNZKANSmdCEQ3wkquXjSk8BniRcod2DO
G2uzi6b8RtLkCIgmUWG4BxQfABivGsLM/YIqa/IXIRoB5qL0dMiYNqZ1EgWMY+1cWIBw1lJevQvGF2FwjqEHJuBQPgIem0TtG1R5
EeDsqdmi2AnzYyHkmyezyJJRgibViQc5hY8EQwU6G/UHgsNB6Y10AQ0S8ynUrxUYLHEFrOJXVSsDfESiglVfhhXgrJge7CZpCn6J
/Au+QtvAs5zn0VcgvlKQSJ+qVT1M2QDRRCGoehzjO0IfopdQDorgXCau7dEUh/MC3CQzD/9hwcWyOKJyCD+FysDcUEw8UtWxAWMQ
VUpksR4PLoaZRc6rVBlqHu2qHr/qeEnQa6K7IfYsLlbBxQg2ScwkflAT6ppPCs/FConJcUPtLpKFHlysytiEIAggCtx1YSXjcYCR
IVOWLvEjEZFgTS11GK4dy/BggDJW1CYepUk5NmcoPxC3Jtndku8FPWKSBA2JAAeZP+ZeW9IXzJYpckB0Tk0TQGU2a3d6vG0pT4Ii
DELoHuCuh/XbIB6nWL9E4Q73Wy5pBB6XqTj5BZnVwY5u4MjjqTC5i/hs3to5oegGqwIb2sRii6LeIUbe+M3DQ9rWNPWRVTMPa8wM
R2gN6HKrJdAJDv9sUHdUrUG+quQclhSJVfuUakCxOZ4yBdHGPVAUrFxGQYz6MIgk2xhm7VSy1bdQpy0eRLxPBYP3pyEVv37M2oFQ
iZQABjtXTwE+TK92lsziGG9jZ+FxTfElxBUBlLSitA03xA5BJfeGLlNNZ4BeAdtIuTokL/CjCmJZkNI+TD9hz5CwkXN2o8YN/aVp
00m1yNwokBKPAXb1blHA0hIZHMm+OTf5yBDKxthgu6lnVBxpAVHvMDsJKiqZc9g6CSYhB5B1Fms3KRdNaA9TfiCsyQiajeItHhrF
ozOEpzKhrNY/SDvEhkVwOWFKLDDtKUMMRGZBkQptrNSHAKGXmAGoczeTEWI14SZMergWy+4IP9jOJGIfUBe3TBaYRlN6FXSbydUv
SncTX7pcR8xSpGZcOAJHyL3JdzelykVcudGyXWWK4JqapUV8kezGKb9S1OtCfX4CFwYbqV3iFhq/BMQpvDzW6C1k6gSouRyjKypB
shun0RVFRvJE6/ukkhum4d5WPtAZsrRNknXIkTaBDBS6RnKICy2Y80Jg3+8ykABjERqJ7bC2jnkmugJVxRCrZRBTCh6mSxUj+yDd
I1lrWBNSgkJNuIBohjHG2EJ9EUciMQARHWY9Q+xXmBf7Sbwz1Ir4IE6ywL1ut8CIg8GUxyVuIiCwZlIl4I/KScI6QdakWjiloank
lODMRlFDYWNUl6dMhFHhs5BONnQYKmEh8i+gzB3LBCZQIcAV0J4OrATaVym3lHo93wMyC1lAUgsLCoJZLIbK9aCiuDWx5NrYbbD6
CS15yi5f0tY60dJA3rD0nGDyoAfFpE3AP8EgprgsEMwEbl7Y8mmga1kdwue41JrLFDYE54+3QRZfeQyAUEur+1LWCd8ogA6ezNap
4QJml1dLso6DXfKIoemsLssM6u2Q24Lx9tsEHZCLeaP+I/0FxSMmvMwAaDLVXASQABnZ0FBWvZ+QL4rqD8s44PkYGpmaj+C2tHgJ
a/KSudVhTdME3j+x6mvA16ST6jmAtC2n4KGrIBzXxxMDwq4+Okw6domAB4RaEIjMh49W/Hq5z5pogHB+y/4g3jJkDAGkwmKO3sy5
iUUAhUiqiGKApyAAk4jA6kNJPMMUNdJeUVhpbxYXgWYKUEU7G9Y5v1bOqYeH+L1J3YBuA9pA8FTAYXjkYczBFSRvEoPLeIR2AEhx
rDlzA6DIcs2gEKBqECwlEZMDcOcEVIRKIGh8aWuXnwk8hgZQHwWyIxeSsYS3vRVL+AOyzmNFBtZuwaeaJGWDQGAS1g2ivAUmNfnU
kPBLRDpw+oP6Sr/c3CpkQ62Q5/cokeIn1OwAtyc2amChJxWuWS4tL+4C5z7NYcgrx5BwiAcp3oNZAIEegfjYSBCElQGpYshd2nKW
hRMoCCz9Fd+GO5zUlIfdH6R4E+EYst1lhVBDPSQZm7LoHiiLTsYiOcyFYzGdeHxBWVuPJLdHmj4VdewHMd62lgIwfaTBSyx75Lkc
vYA+B2URIMa6YIDOI6fKqmE3E2LF+SJS302EuqFU7C0zxnqkqim6wBVQCiFrapbzkCw8TsHNdu6HR1pJoRCtRsmWynxFZwvc694u
rkL5DA0C56EcIBDM0+3mInodqIU2WgB9UcTBHld/T6m0A0aZ6cCjK4JC2HaeaSXDLdMsHkB+m+DgDzgDp6G7BQWk/k4kpgZwjoNC
w04j96ykTQWWRyf2mFoIMySCR34PAFJxQQhVs7CEK5p2w3CBTfgRLYDGBhmhoyYgNJXCUyGK6fVCwCwpy8JVdc4OF2xKEwRwI5Ld
AyvaTdzxa3JYHqNu+XkI5DDuAqLUlBS/7wbrQmqS3kmMOQsA9rKKiOVfS+ouJpdUuoskWfgWjsNjT1ZnPgYNRzYc5tUCNCE/af3o
BkZmfBbJpuGaPleEwE4CnMhjVCFLkpyTSi9eeBNObEiti4r1gRy1cVQHUsMWZjuW92U1cQvSQ7bEMKBMW0ZwqYeF35QhF4Zx4tpD
EVQ7aybk3eQ+IDOH3Hp3kxNSHKs29CQseGznucRX3iVSq8aATR6BVEnKXIR1j5gjaCGOg5AfDKff9L5Dko0AkNQC4wxWW8tVh8qK
699QBzTAApvYxcL1AP0RrZDxkvBiYgp8zE7EjZutVWIU9rvJX6Vm2YyFCAr0mUA/WHco/p3cqHC3TcxAYohVe6y/pwKQggkJQYSC
YzH9IY0luK/SxqjVdqi4FPYqtrdwNR0IHBSgagyPfoMs38YWSjNcAotGVbkSsxTy+i51jzIs31q4k45dpGBVu+j5Y+nRygJFJEJ+
4GBDYADfZXGZVG4eTXwT20fgeBfhmlvqz5FAJv+DaKTZgESLB0EMkrjeOcniNJb/DJQgBxhv8DHEYsLOmxTEp2EPLV/T5B0fMacB
lQDyY/Yq+QRNrnauUKc51hRQJmMpSmtic9CGl5U/QrANXL4xtIvi95G2RcR+oMRsgzaCxVWsqIMr0Am3t/zDah+UOICqIUhKAF5x
QY94Lf5lmO4DZWzEm5ymq41k5k34dnrnUuVRCDusiLmIzDftJhsU5xC+b8KZbXcojRRYaILVgsB3isD4mrpv2E+6DrdkkzloE8mx
h0xRC3t8kBqlZVb5LDCUaPGgwcHWK1D6AvjX5RhjvO1AJI/qssFBzfr1C2geQSWVdsxB2RKnSJIwk01i1I3zMIvoAK4BOLXdjibk
0j4vOvIogoJFq1Jk1Z0AASdcKTIUyDWdOGdZ4CHgB4uG9kd2WIjlCyBuNxlA6qeMHgop5rxGrGRCIP692Qpl4YhkycKt0QJWw5oU
1VsJTYrxsOi5ZfeRUxCG3xRvCoLqWeSEyEwgZrGNpsknAaLhY3JRwIcmRKFFmXddHiuogl1O3bAe6e83PTFIsVzWAKH5kymcoHcg
kiKbNcHv9qFIKxMiR/WIXiawzKKKM2lw2t3+KeInQPdNoLsxJwsy3YGOteEJHQKWPWwjweDjF/cSJjaLFo+AvQJQtsm6jlZBvjN8
8NlsfQROBnHYdHNscYZjhWXJdURVcFKXHPrIESANhwjTjKTwOwQHW34KMcghkN60HwAfNMFXCCX0GITudOpYah8tEAofEKd0K6Fe
7CFJ8+3jonlx21WCgthjAzmF4hEdSBbKgVTRncJN9CJrnZAOpApH2y12QrYaAgX8lSgOPHot95aNTBdtERQmfTlGhSgOasOphhwV
HjqxE3EgOE3XZQ3RL7wj2kDVHxy+Qg0t4OZ9SsXjdoy+UBBTe+JO4kAkthPsg0BUso7SbVeR6H1wOtRvFvGbKSwkBd0x1sR2aXnL
KgNREv54a9MFjazQUc+aRfY7qYFSPe2/mxLkpW1zJqvNGGw7BYnx5xAiISa7lQPKZeXy03im02RC2hYWHzHG5c5qJcJ42m5Uy9/V
HJx6IAU7vPnqN8tQzXBQTVK6RReiKSoqYHAV6zDwegWmbwcqapB/KqZwPFoXS4uWril3maM2kXb6yqAjNMxbbaarmDYhOSvSgEtt
XlNDLcTGO58DEOQjOMdTJGbs5CUNhL3ePkCtvP22fBbfX7rP/rGwHld2VAYDWcvPhP2gK6CNA/NVYI52mfHNriNY8Y+i/tiyB/Fc
T9IER+CJ2BdOEaG64FtolYJIk7RiCIBqsV6SD8mhp21T4CcdtnSDN1HJiQYlwPbIe52yhKnJQKoFvKogVmOoJURHNCgMtfeRaMbT
IQHpuMkm0VweM4nbkKcG3bOz9O2dtAiCxg3qUcgQBxF4I92toBDjqgbdhyDDY0vDoRLNXZZiVw6QBHhstcjQLsABEz+ueUAO6Hj6
imEccKM7oEXd0gmXXhiVQQK2cIEge9fFkQO4xDAG1iXnQofD81NcHPjfTgGgknEN+WhDaMEg1PC1OzfAdA58QOtHRIUBLXysC5OM
O4YAQueW9M2puDTylkqWPOxPFqI0MSUJn8IyDjSgcaqhtPVS3JDadxr3AFYBxiQsPuq6dAzqTA5jkC4ubceim3U6ZPD2QdoZaG8f
C251GvrXqHaeNlXTZ4JUcJNykABk+yMCxBs4+FF8OhhRMpHx3EY+CnqQDx7LYaKQMj8a0TyUOngrFafWj4ApPCRZE2SGDcNSRcb9
k6IQI5wIRG/W2KfVLkJsGxa6OT/+AShJI4tZHOhcO7aVy7Av0mdZazERwhY8ZQMdmQD+5dhCajWbPpFLvsfiaImJnhpxSCW+GFSx
O6lyI88Z06gOPBtYYjgzAi2dsBIKFrsjZf25bH6gf6AGTFYVihpqC7JPeWHwUHqV3PVI+cFGEdKJNPAsO5W3htsclLcawUgVRBI+
IHNowlh2qpHcNivvEP0qUjKcGnEs0/BFtikTBA0eaINIULe9HvrHa/Rsr0J8sB1TLE7snjUwgqbVuw2b/HH75DPDFhpaXSoYwiCL
6chBk3aMd+vkj80eXhtH7YOHn1dBErpMtnJJdKj+lmwqaW6hqqwkHyNjHhbbsOeN5zFAcgrw1KiXBQH/VSNQrI6CZi7JGPL2RA5x
IYiPfCNyyGFz9b5tCBQYwN94CgXyR0fgCozDDkVk2x9UxVhNywgMLPGSTzTBOQJ67rQXyVX8nQT5JR8WTSPZmVKvCPc7doZVaXSO
NHuUurwqVxCgluz3Irs+NP2WtRN9FrER318gu3WCkko6OmyGJf3vwqc8jMGaU7dsUrkAUQZ8iUI3XMe7VLsviLwKxcpeTcT9O7Il
yjK9mNQDgx4bv+zm5Xx3ogfMzCO8cKTtO9+CKqNycetv+HSgLnvkl3Sbpl9QMWVqQsK49RYkfUmpN5rDgDpzBU9MwbcxtaFi9Iec
T+NGvNow/apYD02zURsX3pHqow4ieviuSmFyEHs1m8uro1bQ1femHK4RISQwb0aKiMWQzQCBZ9gXumycBtiTDIT6DRVi6jnwOg7T
uM1DLAt+vjEPIcQWEV0yDVhIo1waMwXOj3EnJ7AnzbYTAqZK8NsJS9q+GSU3jjlkbSpx5biu9thAwFNEUAiTmi0O2LohP+kCmk2S
AC70cWQJd2kDBCeVqLZkx4IukDXAuGjQGprtERTCRhWjRI7B2Prt4BCPQoRBYhoBXCXSHtIzhnXkI+0WTWFZ1u0JQXgeObzkCJT0
wJwat1G7g0goCcA+qIBvwwIC3R1TVIkEqsMxbYQXlTBk9Etfdw0pcYCZbesYTUIwF6mX8HFwz/aHND0ClYhpL5NxVnHkBHFWcQ1A
wYwJbCQRkDJ+JQ8hiG2wVwYqVxCSAUJoIMBStcugx9VU4bemV6WejxRwjRUQcnApzeDUCoIDK4Y0LZmQEuuPVELeILoAeW0kB5We
gVGdlUQlFCs+pEkeuTkDK4M1dQaLTX1WU9HCJgOR0nDbDikixoBV1YdNQaixIRpFxWYd/lFei92uRNXHHlCySi7tmKNUe3c0jvAs
BT4swR66TnFdBinYrlmNr6nUUH0vZDXtCLQ8ugbZBBaw8LlwNKkndho8G7WdcSTsYUHtugZLaDd6EaQkYetOphEFNEfR6mzZlT5F
O2Mp16BKPN4G3DlAswsoa0dMSYorxMf6yPNvwousK/6FQmrfzkCxfRuzuZVtkNAOZwjHSnl+4OQLuX2D01lYuF7khUtwlaRF4CXw
RiKEvTRDsvBnytD8hmEARX2gEiJB/bB/FidTiIo7+Q+BQaOEYaf6dLYC92e3LCdvTbjgyE0UMyT8ws8+0mapa/KlhCjFqIj/LMAi
bZgWWJ4gMtc2WfYk/auXGUlRhIIIMjZsuzcHgUlT6O8bDhkCb2lazMeMzp4r9AKzUvGnEwJOpdDWoXx3auBVWmsXhm7SBUgOce1M
vakMIhld6g25IsXYgcJUgvohHgGs3YHkm6M2EMiBP2tgi3U47ITwFwClLpVfVqhjyBQ5BJfnPogxy6M8IXI22xPnDIr9zYY3Fm3Q
adSI66ocfuXz2Gyt9mO4p9kXvp7EtzfNGewb6gODIKDh7OvUfHC+Za+ewbEjo/DL8P9HvyOhyAmbECHmf1hq8AZ5nkAqBEXTFjn4
4J1YuWFrqplgcdyZZB+nvi0RfEEMmUWsuM1+4oK4wOcmO6bTIDayM44umurbMRetVCB4MpegL8ZifU5OF2VoImLuFG5xt5/8SDsi
xkdKO8+kifl37x6i4C1fUFIiuKtVd2mVDQ/2OHRIoi7wBfFtu1RE46ojyRCkAf46RchmvxZI16gmJ14Bgb6IGuvaiecaMdm4nfWg
HrZt3+F33RUmDiZHcqAKqfy4Vc0tKQonYisiYQnhRrU/XA6AGSPo0rA/i7aeyGqxh87KQsC61txuFBNQEgeAiEYRoJGtVjKjAR2x
4SeqTeK3DOTCIi6OaqGCXPdNgWVuceZhIG3HL1MAWWK7a7vu2FzvtgwSBDXLWNgPEm7S0AozbwwJDVAgikwhh1wsU2VTYkJx8ZVj
izTx3TH+cQYGFwSiUOyCIa60SHqL6vLVTFeRMimZxOgD2njDidah8dq2HKAeyL6zMUg1mmn7FpfgMuR1P5aebO4zsBl2ZxApsC6W
ZB9MDndUt5MwnOZkCA22YAw/fb427QwbzNBm8VY8GjBbE6Sd0hOsWTsUQUP4KD609FmXuw3svOEkQuz3ugmz7ZDOIrSBwboFKaw8
xDuBEUtKixC6WY5z67pKi3UdtiSRcS+xFPsF7F6CIbJUWh26ox7IpE28ml4dW16sbiPo9txh36m2dkq97cZcVkds+oWeKMQmoIgp
h/0ytulakcyOAjQ7GXCKj2KKHE1ph/as0KqrKsDsxvYUuk77NJlB3YqjJrCw9spz5sHYqSKw4RSvO/3QFSHykBlGXDhYqrJ1oagv
ufa8GCYVFiK3SpV2kghV+AbdFgw8VBXm1iziBauNcU71YgxEtc9Xsudz573YWikOY8EeFF58AE/WuVWkdjwOsyROIFoalwLq+KRm
FKlsofCo5XLAzbafxKKsdDVPYF8nVvwi8KCRxHpENu3Ic6iOO6Db5CimFvYdognWJo5vbXWp64juEp3DEYmgA2I0m/Wq/DySJVwI
KG/d0jJtIQXkJkSoDjrcTryaAjQsydU0G0XxmwJcGC6c+3AglikXBn0Y4Dp+jEy0oNy9mVLa7GBHBLEIYlptmLHxlHWpmLVhsQIe
fusOsZQKbyaKBhGLNvsErTagN6P5eI4DebQYJrWKCpZ0qbkEKQ4LIQNjMsY4jo5EXoYVS54g9M0BZtWO5FxOAFOsAa7XJVQLj1U8
4Xi+bVwHWkcuVZynIxyMuX9MtQl1re4bqdhjT6GxHieLYotgqTes3IB8UqkKDBKTgrHtXfyRWLDr9YlatyNZsQTtPg/cN6p7edC6
X/AfWyUBAAZFsEKHautGUhhH6evtJiEmY/pqwWyNGbmZA2NFRZ3BxbpQXRy2P547bY8rwCTaOAWvp6GS1a5Eh1swt6XaNtzs0SGB
f5xyKvENq0mdsTpN7+AMaF1oxZGW/PEl2EzH5PF8sSWP8nchLJJPG92qeb/lICRn2SQKprbe+3+GYAJFvwpmNai+dLxTpfY/aH/o
4BrNGiUGvRxh3+GQXNYKKBPBrPR+jft4HhN9HFPRprJ+ZIHzzmFz8JWXq08XCCfIm1p/YontaB7+BKtOsbY6VIN6WIN6XGkrH/Bb
evV8WyhYzhWpFqu25ZsDe1nhGSYWBhl2EonzHsFAHhTADZ3p7dZ9j0NEsdnSbMUvLohL2rMFgogvHul2dl8Rr9wpndC/lu1RsP7U
LfHMIVVSIFGU0Io5/rYKkROc365BAh40z6mfeMp2LGA0Uwu+V0KOxX46UOzB3T5BWnkd2WVKBZ+wLUdTEljCyuq2Mz/NSg6+msIE
OcdgXbrkavte38kxGg/rBTweh1pifBGQvlwI0vAiJHPk3OBRxSixxUXeGI/RwolAmB0JxJltKp1Am46iue0nw14ep0KJdPpZ8CQu
g9vqReYpGgC1vMvkW7aaoBBkq82OQ6P7btyKdjsihry3GTYd+7RxCTZNWnzT4HU5BgaCPC1naVH9a8Rx1em0j6Z+2VlN4ibFdts7
jlkSVHXcKH4G295NsGUyCTwZ1gEi9Ol3YEUd69Qct2mvazWadkKphTtkvDoLhPulNixcjMMYcGgKAWNbdyQ2RhBgQAiZKkmdumgw
W4rVrToqxeAfK0VgPqZzsm53LM/XL0f4YYkM0Keu4jyaV9SZiKcemxKIC8n+m6UcLwM/U02pbVPBBLV9uXw8Rhvrwb/IlvoWhnOI
Bimm2RttSJMUvdlB5Tgpm3Wt8llCEtFz2C/VrHGU4iU4BUjncCHHtR6ZHvAVHeM1HT2kClFC4iLfrS1PWnYTFBi8SwP9ngK2XF+z
jI/fau8jVMzDrP0TKhe5xvbg8CfToSaI/G3c4SKH2DwrBJcPXKqdW9QRUbJYK6aIN8BLgm614lwt7KTzb2R93cpud5CZo4WRxEei
JrbEhmX8Bxo10NUuD5oC3dDkyvJb8lnwZRioTqluehYIf4WBKN1eAkicTUEyrDV1gSA+7J3YwoZSeHAd2047O9ObQ88BBBCkKuNJ
hgjs6MfJg1Ul1htIM3KstcEx8KksQ6kcQpiOKWdWhwEuEW3rN4vnpps1BHzyzaUwPBJ9HYoglCiQarZpRR/zYGsRYUXbF6sAILOE
L43lstWdWursXdvBSbecj8Lpt0ERCCnRcMdmLwvZ1c9TmsfkOLfBYBjL10mHmsO0m3Xt4oBgkjl7rYfEGBMReZQGZBK5iEKHGARg
k9O4ipNNiBZujO/KQXloUuXJ3fHQd0YL1kbWjJxfO3TvA3zMnHEfww51+Cp4IrMgTGcbd3Qpt8XymbFbvzpiYzpn5KPckBDWRhc1
MqsVi/fSEHFr2C6OjBZKvrjLXhxljxA78IbAt24HZ/Nt3YlNy1SPM5svW5ly3AVAtLVWBux3wNEmEnm1HnvnNCFhOwEaCpXjtle7
YMJT1pZvdgNkLtcHP0CgOugKaduRlseyg/04xJTdAhnYrXgsn3VksjMJjNkcp3MMfIcpOkaZi0RfxzRvqoqFILFlb606NQVLhGSM
GOCmDgt9onNjGnE2Y3yLsHJXuWZPhQXHMDQLKXfwB/4RSLgfBwQ52cRe/zsvSLdFBdhZbVaU7Rx9JGbY6I45wB5f9qB9oFL+Lmyk
YcWIEseJS95OrMveEeJgYY+NrMbp5mFUrTHtYEcNI1DdLAEH22lXbHdqp6QoDCuo6thyZIQzHbROrocQlmEm4/Rr3pVLDgrSjlm4
tX7rirZ7kK5ue9plLxAwOlCp3jleKjdyJZA/7IsiShHI15RYq56yF5zDaPuWQaRrpQ9mJansGHw5hgjEeKKr3biacHdscUndtGOu
ED3K3v2O+53OEyP+lo0iHww/KkfXKAUf3PAmk7RxQIXp713A3rR+ikYt82xgeQCu7rQG8IfmNg92KczL/kD4WfviXd5WR7N6LtIm
RUNWIaIii55cuRk88L2PIBo1GqeUEmQc7ZpDEatEEh+y8+0Jwi+zyKFUPGnOTCpenLTZL8bEsjvkn7DTPkCZmm6LsHSDxYqj/Ffk
T3sqbQWCMASkS64iatr2325bvDH0dBg5HoEl6FT0qo0J8BYKNeGOb2ncUJU5u52f4DPVYNCtK6DrSEHrHjwHUjSZIMv+EzdvMaSY
zr6Tv+gkSEd78V3LiQlGx0AY8Dy3JTByYkcSOr2ICLQ6Et5wa9sRaDYm+c2rkHfPMxOKXKKBZjt0aYvsiGVu63ny/ql+IDUsVDuW
O/AEXHc3T7GAegx2DI+E8KvGibyMBPUIcqB6PjNJQlZgpbsts2hbcxw/wvOh/tKZsDEvcA/aM6Qn24ojEY/FWGaLPJtjuGqvQrEg
jlkhNR+iAWYdj36WqICQXZyxWwZyHKQDNYtYtS1UFuYwhY5qIX6Z4vDVuX1WavHHapjjm1khHsAAAW7TyqiFV4unDqrhfudlxHEt
1Z5MR/Jb6zLfMkYCi+QyzCEuLYvqfndsM06qSDhmNWxXc4OK545H5zscEbdlrOOjHeNp6RKvOS3vEIVzzV0CVHVE/50miKUdcpVs
93P7Gb7ImQ2GAE6Rsaa1xTJYe8sa1eIIILv9sjxzSxhoZ9PeLBtDmyRSQvZL4CH/FQYiGmZOQddUcwVTWJMArXEFE3vTaHiqJGfD
vRTMF4qQilgp0mRnHahBJ8dpFi7AT4e5RtEu2Ts13DVI3MeZqjyZ41gp79cxKd4v1+wUyupABLdOkb3GRRoz8Sy7lU2CHwKJZviL
a+rUlhq9FwMb2QUfpYiJyJMjNszZfDRnDpUU9HxkoGGHbV8yXNJ2yQndNtSjpmSakhPWZWmRk0x5E+Dw3Tkc3CU3+LhLj3U9Jzeb
v6kuwpXTbRkIdd1VwvkNGDpQ3TLvsEySBrutlZzlVhPiUu4YZM+jLEi35eHMiIqmhbpN08rpSSGu9SGvUOiUALU7iF8kcIgGoJd3
0ykn/5nhmg4L/OLCHLppLeLWybGVlpTka3EWuAvtMsO7tExEqps5WGVGnYFUbDD3cVOLbMhLtViw78BqFqIKBosBCK2hTPheS3c8
wTGcHHKHEe63YxJt9ynuxeY68JYG7FMVSXhdbV5WK5CC2/w4j/BWspmE4z07P1tqmzty3LqjhW2LTo4Ilv7p3C3TDNIeMIQpzFU9
PU/H3Qrk5KG+0wVycxYrVLfbhZjB5nDWyxkiAsfT8RVO0CMKIuaq7vEAetyfW17EEkxTcY2jHlseHKgwi6ajf9xvRQqSSLvFBwcM
d3kY2CcYxUsq7y28EUTbOMCp5E4dU3ukW14nuWNzAzAHojwGDkoehvDd7wlQWUHX3CNlkl6s4GjGWSupdHeTiOo0U2f7IT2E58+l
ORAMkHBAH+tgyw3sdkoW2O7gQqprJbBdPBw2LOROR/cXO3Wn9RNkvzp+hd4FNFKs/5jqijTRsmVVornnmZvaiFvyjKT7bBlFEiks
Pcvlta5HyPlYX8c+TTdF8XnYoVaVHEEDB9WIXYi3YL2GwSwrCSriaHJKwJ0utmbrvA9+X2aUND0SRXdNMyC9eyZggYbsWuuE1mhY
KzksPCOHLkuTdcAVDJkBDt9FOyjkD6tTwu2gO2Nr+fCy09CtOkyN1XUe7d0UgXKUkXTxs7YGYICdGbmd3w7kRgq1BFJvbc1SGyLg
RJob1aNlQPo2oDi8aBoJoZdTBN36nWMqpKmYUhzhF4vpzgklodz2R+LdDd4d+HM7D6QKu02LZXo7XfSjrJW8pyMY78RFk34HkFkH
svWRdASkbplvka4PtVsCi1iwA+JRcfLLfreGkoA77Ig3ARQDUPc1jqyf3L1HxMyaGWEzbR4mCFxfW8qV20UcUSVJYTK5cHQ0SGEe
uu3+0xnb+oGjlxCsxSYOd8ED+6ELCZR58aDOcJSvLav0PhN2bvvwSTKP7fHI5CJsOtPN27az3wZ/zJC5O1IyTkVGuh3mTTJ6CNz2
dASk/2mfrsAOs6MhrR1QuY36nTtmnlM5CsIx8zaiEdMfdyMAhlvuSIJGbfCDTTvCmY7VoqOT0OzYZgeDYJI7H0eGOc8SoTnzTiN2
L0f+mFYufrfQrYPEbiLYjXU87i7jmKjbVkupz4l0st8doozXJAdCBtxTAQo13GUKiv3iKoB3U4SMB0OUc3snEC08PWZa3hYtauac
0szcs436+nE0FeZeThZcNgCaJqapX8N2KUB4SCemkMqQnBRDqTeqrKVYqsFUwPDjCyxje/FUK5wG2aT2W5cnJGjO2RaBkmNJAVgU
H7mFZ016BK2tuoFLlYJE2gX1G4mnBQNUoNKzWKo4sWojuRfonXzWEfPVXYDoOWxugMWgnNstTnHDnm4nlejC7uBbn4/grXOeGWTg
CZi4KrVCgJ1KyKKUPKfEb/fzLEocISfSD9y4nru3AO2vCIy9vFjBY0347h7AUCmzbwH2O54d2PoOXHLPtmWPl7O6uGZbiodbPzDN
lZ8eW1WZmH3uDFKwemY2HNuHZSfcGduKsWbK4daOvMRnIdokcRtYbS2HC9IH3NxMlC5FyH97uUHX4+hBRv4WNwNiIIITiNBJLMW5
mzHYeoyGuY+Fg4ukpgOJHMc9cvtnuSWbu3n5RYw/IlTYbs+DLV3tTmay8Ze2eZ8l222tixi4fwxTcZmI4YTncef6sLNRtb25cGbb
Tunuw4QM+/PdIA9VXo4v46rQhAMR4zw2qi6Yu0wSIOvdDk/GMRRts8xn8kT591tuzB3N7aBuWxEcSIQXsh3BocBk026qaJFD2slt
kpIBA9bl8BFcEiCLwTLUzq7i2vkKOHycAGxvGJbHGqvNmKQVy85nCwP2qskPtB0Ov2+US0GSKZ9qKl0IxFDIBVz19jiqq0lHsOGW
PJEeBIIiCnEFqKn5yeXGfvaSNocOuwkn34On5PvdTQVHpPHHY16ERFY2T0A66nIkpT4GKeGOpEc5/tRR5QZF9jI20QTkstmwaw8l
J3IImFuPMXzIWXPI4AQvOM2Bik4AP4zPFr6r1tHsqHWrIndAQwIYFubuiASQxx30hhOKAXyaW/J0d5Sj58L+GsH+4gRg9xxy/0jk
0i3ztkgbusmsORzGxJQcpwej63M5hsVuz+qmrQ7wZooYd0QsdZx8pJGjJHJg6y2nhyjTjtfA3U13wSNf2+4Jo2BzLRuixKb98SyH
ZdikjcJDDNlOkST8OAQExw0i8FfHLVhuE2tHr+msHs7f8bPN0VOM0tDduTEM4yrJd8+9cPck4xkRnCyChEk0vIks97rLiYlg/sCw
M/bgSLnI4xZbGAHHcB9noDHsj5hh8Z/r8Sm4YwxSja08ZKV7O3eD3cncqGs5qIbRjYjaPg4L4KoAbIBe291f1B1TpJ5a3XYfN2qD
DAez3/CRzQu07ZZb4lwMKQE8clei7ZaWXjg5LyxNoz+3vkP4IcBgQsxkbeCrzoPxv4DlzIsd+mS2zhgse9qAT6meS8w1ohMyudw4
QFyGcOhuyaGmLZe4WwxMcWgU1oti1ZSnbu6odJNd8oXbvVbxifBSjptvEc3KPoELCTTb9f80C/NHmqhHUBeHJQrgAFASqIuigxiD
G1rEdUgLX8iIi25XcXNbR3dV0eZgld0Fz8nNPFYblN9zLd6FXe9mSKTCx8Si3BZCOvO1Ct02YkM3Ha7cKHy8Y2uOM8iYT4knwalP
vujYHS3R3zGwxeF6060y3cLRrceMienqd96gUwcMRt3pknmc3X58u325KrL+TXK6qMdN4tDzOFqjuPUS/2lUYBcEs1uB4xc2Y1Jn
Ow6uJLBZCNWhL+FADd+E68cNMVQudPxQUTgA7hurdbYDbNAmnvXZd5ozZopd+gi0ty3r4EjHof9ulQnJ6SByx03EofAcrdYwuom1
P8dJu27xQrTECh3nGSAOh2r9trkOn3JU6uYec3zWxcbcbuDKo7I2R58ZiDzOinVTcv6YmAFAaHdDjbvJAWrLVMXl/R53OuBU0E+F
U+lWuMwhnN2xD8zdagSiGfraHbi93eGN+hh/Jt3XmR1Ln2xHo8QSPupkNlfUfVhxe6JGlLlA3kjjtvt4qOvdrW9Zdn0fJLgiAuTg
c4twlDhszBFad9Bus4gEicTx5uglXnMI6dCX5TbrThslb2MQBe7eBm03/rQ8b5sRdcpiK46Vj3K32OW09raKhthH7zQGbItNHCI2
2xkJjjChO8TiJOGBTAZ5i49MEL9iyY10+0OHtjklypTWQWLkeaQE4K9n3B1dUcG7eySufLu/H1ngcIosAfLmj90do1qLdm96h7ta
nkIMmntuEj4zJKbpPwCnCVhOdz8yNIOC4Bk2C8KRP3eyq5sGMv8AvXHnYNv2qS0eIMJFsDnBX4/zQtxN/fZ1Our/8joUYr63u4so
/re6ZxyVPXTOQfO0PU3qg8etw2XIHDfzOG7n7KxCNvgdroGTohEcAl8aQjZJ4SGZPERfm8rCAZ44xo3LGNVNO49jHfB0fNvjXte6
Y+piDgnl9GfrnbUs5AIU284wAiMnPk6NwFxNy2nFFBBDjdXcumPDSPQV2s3hK7fJznYIKBcOaHfcsZ362DJTgLdzCJ03Qe2hY+y4
DSKP5wDBn+qsH2ejF40ymf/jajCMo9gXYX8CuSskkiJJwG5mi2eOzAGzM05y5KJdUgTcZssm5e7IbrMmci3Oa9RvN7WdEc5vIDmm
Drac5yW8aGET5XZ75+LkQrJ7dw7gA/bI3M0b7DKUNHD3JJD4DXLKqB8386WN2PocST7DG1pzX4Ulr8n9AqkyYD6AEB3kLvnSSe5O
ZXGiNxBYI1spVgWccwGf5k7FZo3YOagUBzbi8G+NbzihCMswbXiwoZhgwqqC/TuPEwfccF7jhPDa+CLe4aAcd5VGn910GZRguhGz
jg/AeGoJ3ZEJhGQ9BpQkwXIPCIz2cCOO44AepuA4AovAAk08TDpYy3G9CJbDbrC9C0zj3J5sJ4I4rpCFmw6bRx7JH1Z1aKsjsNxG
pBhb4QdJGBxKTD/uEZuxb9eNCihZLQlS2wZj4l8L9wovYMiaDgxGZB1D59zi25Vd3ZBcIMDhnY4mIrbHBd7JjHwWk3Rgp24HhxJl
neG2YPc+1BxGJ9JU5dZwxy3ql/tus5LuA89/Qnw4wym/Th5rziQ0AnA4vDiVdAcHGrtTo9k7ptW9t5xC7DovU3My5uHuEbjyx1yc
cU/8p3Pmq8O/tvtpM5rIh6L5JgIoztcZxhuOheRRkJgNh45NR75h+0hTh6VtFpLpPMxcAseW0EpKLMoLo0fCgW30mBL7ZCR7o9Is
h41Idg8BTKHpjltAPOgCAea1H81Zw5TtkQXpiLhkIl6srgzRYWkKM0MjYndwt14EKBvKAk4xlvbNqc/H7d2Bw+CZPRIwcNgEyhaM
3PEMApM1WgifbmQOngysR8RhKclGc7Bc1M5dAUG+DaeJZ5BxO9BpaZDSxihecHf3LnaIAviJfehk1XzVdjSCSQS65EY3/s656o9V
FGzpnWnlyCyHBJCcOVO4StDVtkufwsg6X6vJLSV8vtOnCe8fyzBMqDpOoORURKZucn0sIrvn2hTnt+bljEy0VFr91OJqaBxzwZkf
p6va5eWTd9yriJ4jUUEZi+C3Owgwyqg5u4in6RY/Nns3JyA5cdXamLu3AvDZqMzgLbWPwHLpmaYz4wUMAEndHWm6HQsBKJDMIaja
VSzJvIRp2yC0h2rBOnfbL2QTOJoGynV3dhpm4O5AR+Ss23ZjFmIaoOeDqm5GxR7qdKu4kRGxAPnoPk7qBuHipNsZtyJhUP9OcdNG
wgqAn/Ncw8BV3V0hGazp2FLDHiwB6dGBKbCP0zC5yDtmtqq+4O2Poy45s6gcBBnwlybdTvTp7miFnpBadBvzbVCWC+NEGwqplHgl
m/FE7vgY9InSj7b4oknOocKjQq6URwQ+Td5pO4Z76DnP65iRE8qJlnH2y3B2Uxt8t9xSYOaqYtnV4g5FnILSPTruqaxqAjLQcPi4
1Z5DbfC3UGEtj0q33U7ehQvkDAGKS0qjhG1nPlKFlBiFohKeHEs/mFL7IRlYJvG7CLgS/bspsiRY97SGnUK7HR9kKJIsSEzgdDaE
d+gkVaYoTaLgQ6o5t/NyhmPoQFbd+ETYlIySkG9y9iNdqdps5DR4VBHIalIC2E6tJKqZVBLP42hwB1YuIzYAcqJvIofjBJIhv82J
iG475mZ+KhEA9LGweOfMUy3CyQsxC8fh6SfQx6lOXLW9szs6FSNXHVFL0uncTIdQAz8WAeji7gSED/htN86CAnGaQANXqi6jvEdM
gHLdccdhClTLjRPdaI/odsNePfiAU52gx6mwxYvIYTkKc4hloUlY9uN+X8c9xB+31PJUztAnWjY1QQu1Em5CWS8rUGCAz7qHK2Uu
R9pxgmVyZMJP8LopmR/SpOO8ZabuHXfKBDxdxBDH1Pox4cf3Lkf5Y28NENzN2/1fCVjPcjUeoRjeRXOcQelMfAd629zu6JQmGoBe
6hDdDdUqKEQ4Czp2AYmmAucSLpt3Ea8+ssYccO/UANythHHnBsL8pCAP/cIk/Xa/DGUEFXD7L/ercbMGeNC0DFZHsGBfsBNIf70T
MvAl5AXuc4a3csNegwymGcivbw6AoTjKLdpd7maGKNjdJN37ET6CVeLW1xRP3VCKsFw7A2SIwXSbKFFEKDSIDqpRHZPr7KNb+LTb
E45/c8YDGZu2jkRRJqSDuatTYFVSMlwza4dQMP4RLGSx5BM63AFAW1iW6Xxggv8JADv0H8Tkiw65SQax+e5FGjEJMU9xwHhzjC6J
ogONnWVvcI0PRcy7o28lKqqaYM0HhsuEmTjvDl3TYfrOLAScGV6kW+IhZCJ/joVy165q2OKmz3wvWuSQaEu1VVwQ6IAw+xSj0DvX
HVsxnd2JGbM2ixu7u8wWZRi4iWjaChOVjgO0sQn6Dup6uP2NLh43NTSkJhU6wwzcJOFY5hUnIw3fKotTQR3+qHEgdieyFxVHKhdF
+QkecR5LiyTpfOIQwW1hUHNdIpkDPXhTADiQWw61v90E5CyrbXfzJT/H1j7upatxcFdPzSI5O0yzfbdkrJodV4NdcEn1ia/KY1gs
o8JZc25371YZrhfSB8zVbcaxYQImCm4OTs92qzV3CUdsSU9JqYuzHXUBEGhIbETLnH3SbGo5TtNHHVVDGa3OnIT3zOmHEQB+xkHr
wvD46DurRD6r+kklHC42Gq1xkC9NpEdHIxdTHWrhsCObwsDhTAofcUI0GmWd7ogHlknZazmsGI2G8OkYUswYM2KUImfKC7lRArcG
WdxZF7etVrhPH25bbgtu+0gIIOzBP627QSagLQJvYE8R6xA/TZz9BHLa1pG6Owg8qqEznC0Sef3g2Nvkhe0s0MXH2ajHAokbZKEs
hmc4R/c2FwmqbhKGskBdPLZOXQQRTK277yDFKbGjYi5sfyF+Alu+3K/a+lBzxauzddHo7QYKFhzcw4/YYLkXiV7T9IDxpP5xdTsQ
N+tFi6yCYRzWBYaw6m6YKGEEBzecy+7Ac768uFUU8AA8wkN2tcFczzaT162BaJ0b8onboWgayGJILogqMoeFIPghwTzQATbExmOd
kFLOcedDd1B1ayJVoJueunER0AI48MFP7CbOBuw+3ATBshcRwZBxQjCwHS0MbClaQPHjUHfZViq3eOF2Fr94F1ijQoNdIAY70Aw3
o6oPZflC/NanGItjRdxRSg4TQ6lts3CHDTtZLjxDzRVK+HAkB5EuBdbtzCFaGaQc2VPohru2VMKjIJKqkLLLvtNQCBGWGBHpNQLO
+pYqe/FiZ44Bk6Qhod+hWXYOuimuTFFY7E6/dLID/tdU22ZxMXfnFHAP5P6AwkXg2ky5OnVEkJyWF4fCFN25u9C7pTVAG5FXd66w
UQHlunJHyTliWPI/YcRyLKIoI+w3pww1E2JMy5J07FwwJ1SS0k+Z7yAzd5iveSAVUWPRR4oUQ3rdCgSxIolY4qv0lhzDWvjaC0U5
7gFrj/WxKE+kMKw7WfWx9KrFsPApD8K90h53eTbT0x3i8IrcLrlx7k6AkJh5L4F1dJjcgPziuKEbCr8QjuMeEUYIRXaGe8MVEwnc
F2j41vgg8ajvom9jMfvkDOEy92UnAnUvCUq5i9DmgPTMcxmK5CRLHMI9fsH0vIJmz4U7uAm1uSRohjAdJTYLIV1UAXr5uiExyYCb
TCwn2mNJMZiuhqQ0mdvqITHPRo4WZYvDEg/bZZmWtIw3b5HTLXcoUTg/EGE+VGiW/ZPypWhnWdOtwR/37hY8tCXKmrYbDEDaIuJA
EdZ0njrW0NRoCDwA1iCOa0kRUPWXDo3OGMAbUAJyZ3JkQF7A42ldFryH7gMqwIg8fQrUfa1IO2GexPruekWNGgMNxSKsEgRzFB/A
icZDwHH6/Sg5I6SwxeTtQ04j2UHot34CxFgoCosA74XQIf4e/aCzizNQnOIMKJeDmGC0UomyiQSv6o54oOOQFR0lSmnJ7YawdMD2
hPWwP4CtCdxZODRepgsN99RMsWPMO7CFEgdCQ5I9NiThgH7cugVeOfPNUfOItANv3aPQUREyR81C6a0CTB4Wgsk4ZrGVG7E8d09v
mKNDZMwxsiBPjqS3OR1OHfW6ZaeZo0CKrEQkXP4dAPi28xc7U7c9Pvbf2FF6NOxuwgFeUNywz13srXiAHh8p14CPy62x3ayVcr8j
+Lv9krafunuA2/86dt3NkOGk3gmi6Kz9FN3Jq7AhReTFCYWfrR+571CTEGVxnZPitIizj3mFeDMW4rSLgRBdAz+AaS39qXuibisb
gmfuLITjru722fTUhPHWTrWhOO7tVMrjbjPmENTGBd6WOIqYFtW0LZeTMy8ryeCERBe2hoEfbRKd4+6oRWUAGbvbWXJp/uey9O62
eeAD+ufnAjbSwzgzORjae5ynRgrVuZY7ZXnJ+6Ir8kgfcR46ruWR6YhrdMNEXBssLLcAcEwQWBNLNpxTLZMbMSYEbNPRrYTXU+oF
PhS0xCGhzNkc9nTfzftgoHD6YnZuoYMOAVvf7Mtw/0YH2Tj9iKkvhPFcJBUrx5CY9mBRtlMQ6dYq9ugSKrMLy3ZbSvyy/T5uVUlg
jv8gQWjuTQCfmjV1UrpDiNHobqXWpiwn0TopjmfvWNkiOq9OuTMX9sKBPg57le3mFGuoXcVZ7iCrj9VdoC8enHu5PXcvAk2o5Qb3
msS0X+PNHy+Hx7pzGvCVe5ge95qj5HLcs8fdwwxlTU4F0DDtUien5GSwx6ajc7IMoIBb8rlppPt+gcVWt7DHkwPnb7ciwgVM6Q0U
t5c76pnj+TGCuUET5aaCtXR+pGWHbtJ1N8Bp1mrJoDnzUCdholrvYZLecR+9IhA4lHkqSe7pMoWb8KPYL1P1KT5HxPpYrXIjyebu
3vwx3+vOtBKrhszRqR3hs+K53BYp44Ekt/lpP1JLHnmbwOxcJLzHBTQ7VbjtY4TAduRrLxWYp3pkrFn94j66fDaA6se9ZCyRG165
46fJgwUG3hXWI0+CE7OONLPt3sp+ETc4pem55wz5RbUkCYfeuQHEgg5Xh+mB+3D4vDvr6c4ciUR0CLF52IopmRCZd7uZ6x1M38F8
HT9LhYoKs0G6lWPnc7jhBMQu92fBYNif7uA5qODuV3AMlqCuoBT2+hIP4D1bky9GAdqyM7/1VO7ibGsiuTR/bXsdV0v7a70zTB0/
hOCYVLgjrpslEWGBnT36L3p4gO7smOWqbK8bZqsQ1PXJ3Imhk2MAMTjg3N09rx3TJSom9C3zA1QMHpg99Wx0Qgq7MLWza6GPYJgd
LxAhUCQAlNl8F1LWHaLhZkaOq7DF0h20gZm3sy2AXJaUxOpe5O6CSiSNa7HEA265kL1J/ezY2nWvXQILhsOdKfDe22KZUwSFiaZe
arn7ExitO61iZZocZMdlEyIyFmk/1nSgj7gBkyWZ4m4xbhuLlaFfYmIzNhHHIhOZFFCONs0tMfVIN4rsFsbQK6npxNTWUuSOuueY
K4nJPO0WsiRlAWtcwE2wCeqO3LWq8rsnGkZRS3GJGp5KgpOpKcolO/wI+9smz0ORakca3wSqpKabcJgDb2F/dtYRiSOzqe6iRnBg
EC1c3A0dANyqFFZRaBJ/QKvdDR1c3epWt16kmY1cOK7KMVBO2rLP3nHsxM/HiWjsONPsBcXPwXLqduXQo+FGhfYakvQ9bj7uHH0H
mej8l31ZyKuTxGGU4WdVAqvWNhtA1LJIZB/jjaEAoAjH3S76DuiDZE0Q4dxkfG7pVteoRzs0DCodFXD54MSGsu3dFtpsmIhy3A1W
mQkIsQN74xc5Mqq7HZXTA7geYMTWZA44PYiM3Ana7h3ioBs43AJ9JOnOvrGM4iALUHmah61SwDwrzum3MZigxPnu/fIsnSYP4jHE
zEjuhD3MJ/GmYJ1bkjXxxbTKceMf2CIi5TcDgbsz5PO7syyYFSzC4ybpoAITwsGRrGA2rHyQg6zjhuhSFNzEwOGtmDeToy4tzAqT
vE3aPDDT5zG2wPXa/oN0LyzYxBccYOfpPCOKuLsbaky9OI55SXAklxeLJNIyWQQRPJTIFyPfpngSlNJNgLhkp0FBOQRoe8jWqj5s
91E3+AY1RiT6HTpOzEAQNQSVRBiswZGfWusG7Vyw9g6m+riztOk5Jz3uAdqtex1xMfTV6rPUjWPNAL22p2bKICFExhBSGF+m5xDS
D0qwh5ian5DSQoiz3Gja/cuGfA1ZOZTXh80Ysvss/4NlT4F0PacZAkCijHHiMHd8K07MstPIHT1lS9ObQbrpFOdmW1VzFiQ0e9uq
HOxAImdzg7vo3jkVNjq6CZUjgd0nFoDYRl0AYjJUB2DZF0S6jJGYzv7EKEP0cpuS5VApQhXHBbnfliPi3N7K3YssD2ExsPXMBHfM
qbHjdl8+CtdE5U6RcW8ht5x3syVaM6SKEmrTOFMwsB1FFuqvbhmGVt8AGpgL4J8rpUDnjGwJZOCI/W555i4vlJtpItYGw6xjylsh
qh7P3cXRDYnwqabKCBpQzKKiP91XEB1d1NsnYPXed59lwW+E1MYFKO6YrmPbWHMPDkBPa1DPpaG7LSCBbXX/XUu3aGs39UadUEV4
YYuy7+GpDDvkpf5L8GqyQShnVXMCZ/pYA7AozJklWLszlsZTQWvWEB21cLdQQ295BtDvTrPI7H723pEpwjD6xkN2NzxzhcxFeL6m
K1PkCOUgh166WNSdssEiOz9uR93dh6sJ5+HHCBUsRt/Q0kipmQej5O7Vbe132PzGpRVJWvil4bUQB4glWfE6xteCZJLwLBcBSbjn
pHRdfLmUOstKVC428PZa9nzYxqWtJvlwx/ou2A9pBjRu0xCzhol+EaAkG/IW3ALV0q65CJUWQLcFBHymM0TNAsVjUQjiY1Jld1ip
jjWmiRomtQN69aLyKiFSX+YYdS7C3ztZwolVNH27IwJ9VgSXnF/qANxl4DC36yZCdEKbYT5JKzmu46Aco+02GO6L6vgihMtZgoQf
8DIJrt9sbFm2nVse4jQEsDTkOizYFg5u7I5kpcnEsVCOW+Y2il28tJygzO6RhtkltsamOMDOfb0Y22RNAQeuLcDSWNtF+R0myBeC
v1HacuCDAzwcDmEJvdjoCgBJQOtOnE6wgPY2JPUavIKwDcnJU+wWFtZzu4HcrZgs3rqsG/pWh50rkWivs1no05KpgjSPffcYBHvA
9VIUPm4Pe3dTFgDXuW5HFyCCZItOaZct7c68ziqW0+DkSGeQS6xyw7DlhgCU/6fp/2N3PiD73bBbGhx/zA26tQazlLe34LxxysNb
ZMWNjo2m5WFXKc7HfaJlblPdnVZ37VJGCaRn3W5FxBx3sNVZCmDFyo5bRR6Zd2ql/C5icryfSXWxR3Ab6QqA+wnib6sN7BhGy/Cx
hs3Qhl0tI7tLqwbSdmjsls2kbii+rWZLxTw2VPCVQ/xTjqaemO+1SHw3xERxj+2Ydq9grA24Mfn4x429PFuFrY6hIMkEGWZfa8f1
IVvFkfpY9wLA0p3xU90Q2wnuOGaL5pBNaC8wd6Pzv1Cqac02NliQzOSDtSUjmwStd/uFbLC2PcO9ImwKA2O2LEzMZ9UB3gXN0c/d
UMVEGTY4tsAdtDHoMs5IVkFXUYp15ycDNDvtxlER7rAA9W257xfGiKq4QcNyiL0GWWoJnEuSBfd/wBa48ezSCfsAieYJrW3BB41w
eolb02Itllw+p/qCuR13KWRt+F11+2/Huj3uUK2PM0ulhlltFHa6AwVUt3R1J+FjYy/IPzdNqe+4XWyzTUV6L3rKUk0y3E1JbhFX
zLt1KV/k/pkWLdslURhF6z6AMbx4XCPtBKtpFVgWeIHLvfXw7hvgerGac0m8di/MIpeaM6PFbnKja6QjakHvmrpLq9A3IAe2qkaa
WAWR4GqniLtxEl53m2lByswQ3CW53UotYmyHPmiXLSkWfZudkPZfdctJGA7e3XIJiFygPpxhA4fFJjygTR20/mwq4mdZeiu2XMup
wnVL4yBEJjhbXbKbwLXE9eO+z5xquysMyJY+3SVxe15yABOx5lbnlJ2k7BI7LRUTwODg/zadCQey4rHzzH4zm1jc27bJdjE/53st
humsqtMnnIjkyG78pVUGEFuHqtq0xDPpdPRIsXRPezpUh5tgOSEaz1ZQx+EoAJS8SQt3sy1r2rhMYnIkpM+72Ty8EfuG3W0Mgg3e
7RidEvS7nc6dEYhbBDsD1S1OFXSbI0tUWFf2UoYlMp2QciEWgl9y7umQWpy4fdPYF6fFOAXenYbskrLmUo07APlvNzmj/zBRZPEG
5aB/Wovn7vaICSIegVV77tAyiOiPvBvtKDbCoRFOyyKIIUu/W4Q7r5VHtqSeDHsXUGz+k5WY9fb9aiFtOrZLx3ka0LVsiTJ+hD09
7ey3DO22qY+bELvfOSVi42CdHj7mijzZnuAU0fQZzoFz1rD4sdM2HrmXqAv9P7SfTXs1YPgsgut5DLi3O+JiblCDuymtGxfgpADS
F899WlWyzDvk1NhFSEqKFE/3b6aasRxmdoS73cu9SdM2aLZJHV11XAD8crLHxfM6POVDHrZt/SZdOnAjtrew5Uoud/g2YRXQhnG5
BbQNwlVsHz/XIgOFOtS2nYN0VswEHHzJPgcyO5D1D5zu3Zw8QOUbCdiPJG4HSGCCSAiPtMqm4HaRcwsjmlJHm5B0cFtY6rNFFtzt
F4myiE40sZvX7JNZcpLc780dqtzAyTHIcL/UTgepETVuxQ9Eqzq9FgIgY1jtH3T8+LTb2L0arFG5+56wm12XSCRMEKJOuCr+PSSd
ThbovL3tWAIH9NwNuVFG+xOdMkeiu917VgYb8Z/FYndOAv9yk1cW3b2c4Xo5oYcHXJyJ63xJpwMBrIpmuz2BQ51QsuFQLMceYEtU
WexLk3viYM7u7CHwOffQYoiYecfdCsrdewg2bbV0v7dlUczh2hZAKYqJH9oxZk+4o2LRTGfy3PZ4hZkKS3U3SRFE90pDlECMgH6m
4iUPkqhj0vxy1L3udH5b3OXEE9g3ScPUe6FUzvepHyqgRXbycCd3gLhVK1lGzw6K2CZ68FlIy/nEaebcaJwO77G9kSBeuhHNt8uh
LNtGBlBuN+i0Rj9Mj4uqjUnhIvGY8yK3WzY7Ht0xDhTFTEa0mEDY22E9ptbT09vGIu2KSPmWneHCXTq8M1+Eq41qmh2LNk46msQC
nYkogD5O2uxJEisVmY0LOetyybESOktTV0sAJF9y8LrVtyl93akphNrGsVS8tm0sxvQOUZGm2m3OtprnRdoaCfx1mSj2XSHTR0qJ
ik+8JEoo+c0hPaKOAIR3OR+TKuzPssHRbTPdD4qWIbf3gjfgeFd3yyWMdBcFm+62O3bigBzi5eSC6YAyij6O2iuaDPfxxRY7ZN7d
+uBXufO8xWjr8YTdRvUOCiaQwudhOpy97tSPYlHJFqzhrrpS0dxbBBKoc9oxzTRvE2QDc8tKudOR+ca7pSHiTZTgHhAO/zPHtsML
y4AaDhu3yZkbT6w8btLwOJsN2wJoPp1bTqXZ0Yc3wnBUnk3RbhiOIze3hJzuhAiClgKdexS3/SvuSwYjCvnnVHsL9UnnxqKbUdrN
Ydb1XOQXt73sN4bAReQLhniGrqM5kh7dFtttIuLotok3XlxiBeyF5R4NeLDTnZOBS61yHs1zp/QDEgRbEwn3HQlEc82iej/1THbu
LXMhFeh4ZnTbFkvKXe4raqfsMOEA67CBv8vENJeWekls4W6KoC6nOYVoarxEnMff3n74P//bf/kf/8c///BPP4Yc5itf+cpXvvKV
r3zlK1/5yle+8pWvfOUrX/nKV77yla985Stf+cpXvvKVr3zlK1/5yle+8pWvfOUrX/nKV77yla985Stf+cpXvvKVr3zlK1/5yle+
8pWvfOUrX/nKV77yla985Stf+crXt/f629sP/8+//tf//t//+V9++Kcffxzx3+//tL//0//+z/j7P/Pv/6y//7P//s/5t3/m8/d/
yt/P/Md+x4dflP98Vf/840G9PLzn3z3Vlye9/v0//xCLf4jKP8TnHyL1y1/5Ob/tS4hy+zN15udv9aNr+eiqPrq+j670g2v+8Oo/
uI9fuKO/4n20n5Ds//mPf16y9++Q7C/xlV9Ccb7YF30keh/d6kci9YH4fCQq+R2/4jv6L7qJXxDq8zuE+g/+ti+hLl/siz4Sho9u
9aMH/5Ht/EiQPrDZHwrNR77iIyH8wLZ/M/cxfkWk9Vvjup8U6j/4276EunyxL/pI4D641U+xjv2ngpj8jk//jvmbkpVfF1/9pFD/
wd/2JdTli33RR8Lw0a3m332Zv1u/2jl8aub/877iU4GAT3VUn/Fa/mAt219Kkz8SgY/u8gMb+6Et/siV53d8+nf8IbjAl0UhflJ7
/hAB/ik85w/8oo/k4KNA/aPn+0Hg/6FsfGR3P5KrjxKTj2Tyo0TnW7mPvwQk0H979vSFcYE/WDk/qj58JDmfEMHPn4r+8zs++Ts+
JVPfny3++3UIwecGJf4wof7JasEf90W/UMX7WVvyoZXfP7v2Pw/WjF8Whp+szn0j9/EpifufgBV85q/8M1CDP+Hb8p+vlZ3w65P0
34ga/MHQwWe8qiQ6JNHhzyQ6/PnoQtIbknqQ9IakNyS94fugN/wJHIckOiTR4VsiOiTb4Wd0JokOSXT47YDzrwMHPiO9of6OgO9L
cA2S1PDdkxp+j9dIekPSG5LekPSGT1eXJDUkqeErbnZIFkOyGP6CLIY/P/3/3dyF/OdL/9M+sSw2flud83wamfGTa7Nf3fX96srU
Z6p5/e6Tzi9w0l9/vp+tifxCJeSXiyC/UPr49YWbr+n6fhan/gV0uub5Emf9yv7uV+NcvwFB+2PP97Vc5K/GVX49mvILGMqvR4C+
tuv7DUnwr06vv+XzfU5S5mfmi37FVNb8J3OmzJkyZ8qc6Q+8vkycvqvE6bvNmb72dOmrz5QySfp9SVLmR790vu8oScpM6dvJYj5j
gvB1XtVnDNm/bIryZ13a54v5P2e4/3Ve1WeMx7/5U31CQP+r3l2f+fRf+/V9xoD5mz/VZwy2P2Oc/VVe1ecsFHzzp8qhGRnVZ4KQ
CUImCJkgZILwmU+VuUHmBpkbZG6QucE3nxtkfPoreTf5Tw7O/CvoeSr271PsnMv59c3lTLX/iYeXiv1JV5UjPv8iY0RT7T82yKnY
n3RVOfX0LzL1NNX+40VMxf6kq8qxqX+R0ayp9r80jTMV+2euKjv5/yKTZFPtPzaMqdifdFU5dvYvMto21f7jRCcV+5OuKofw/kWG
8Kbaf1y0SMX+lKvKob5/lcHBqfYfD7RNxf6Uq8o5x3+ROcep9tmvkXy45MMlHy4VO/lwyYdLPlzy4ZKrlny45MMlHy75cMmHSz5c
8uGSD5d8uOTDJR8u/y75cMmHSz5cfkfy4ZIPl3y45MOl2icfLvlwyYdLPlwqdvLhkg/3Dar9395++L/+83/91//7h3/68cc63xpn
4//X+//v+//T36/399f7++v9/fX+/n5/f7+/v9/f3+/vn/f3z/v75/39c99vz32f/1/v/7/v/9/3y/v75f398v5+eX+/vr9f39+v
7+/X9/fb+/vt/f32/n57f7+/v9/f3+/v7/f398f7++P9/fH+/nh/f77Vf/v/9f7/+/3/z/3/9rz/f3n///r+/+39//v7//MY23o/
33o/33o/33o/33o/33o/33o/33o/33o/33o/334/334/334/334/334/334/334/334/334/377nm+/3O9/vd77f73y/3/l+v/P9
fuf7/c73+53v9zu935DEf/6X/6IghmC+/fjjD//r//K//acf3hBSRfflV+3+qr/8qt9fjZdfjfur+fKreX+1Xn617q/2y6/2/dV5
+dXxV/P5x69Caf1VeflV+Zu/e7/+/7R+eGssxPvb7bzcCW/25x9v9uflnnyzvLxZXu7ON+vLm/XlPn2zvbzZXu7YN/vLm/3l3n1z
vLw5XlbBN+fLm/NlPXxzvby5XlbGN/fLm/vfr9H44QrR+9t1vq4Rb76cuK7XNeLNlxPX/bpGvPmy9PW8rlG82V6Wvj2va8SbL0vf
yusa8ebL0rf6uka8+bL0rb2uEW++LH3rr2vEmy9Ljza8rlH/4a28nLi01zXizZcTl/66Rrz5cuIyXteIN1+WvszXNeLNl6Uv63WN
ePNl6ct+XSPefFn6cl7XKN6sL0tfn9c14s2Xpa/ldY1482Xpa/33azR/eHs57/O6QvHWy1nL6/rEW6/nfF2deOv1Yb6uTbz1qkWv
KxNvvaz3eF2XeOtltefrqsRbL2u9Xtck3npZ6f26IvHWyzqzzH/72//3/wOuk1/U
""",
    """
eNrtnbtyJMmSnt+l5RIy7hFHo0aB4mpjIxyzXWGN5Fna4a5RoPHdGd8XNXNqZtEX9BVouFUO0IMCsjIjPfzy++/u//fdX//+b//x
t39+95dffqnrFkccccQRRxxxxBFHHHHEEUccccQRRxxxxBFHHHHEEUccccQRRxxxxBFHHHHEEUccccTx3KNdccQRRxxxxBFHHHHE
EUccccQRRxz/6UhxxBFHHHHEEUccccQRRxxxxPHVjt7jiCOOOOKII4444ogjjjjiiCOOOOKII4444ogjjjjiiCOOOOKII4444ogj
jjjiiCOOOOKII4444ojjhx+/3n4p6xZHHJ941CuOt3qkOOJ46shxvPmjxPHGjhpHHB88Whxv7OhxvLFjxPFWjxnH2zpajiOOr3eU
ON7qUeOI47ejxfFWjx7HWz1GHHF88JhxvNVjxfFGj37F8SaPFMcbPYJEF3ywoDYFRSfYJj8DcSLS2ZGZjSTjW8uCRXoikPYAjQMC
/XnRvIBZAjF40whAhPARqv+sEXoE2hFf/0TRdMTOESlHFBwRboSrP2VwGoFnhJlxRPgfRxzRoieOwNDiCJwzjjiiN1EckSaII1I5
ccQRTYriiJRoHJG2jiM6TcURR3A54giyTRzRbiuOOIK0FkfwCeOI9mJxxBElonEEdzqON3P8evulrtsLOdr1xo70+o4QkjcrJPHo
Qz+EYIRghAyEDMQTj10fEhISEk88nng88YgH49HHZn9RR8hG+IchJGE74tG/fP0QwhB6IB59PPp49OEihoSEhMSjj0cfzz2eezz6
t+IPXHHEEUccccQRRxxxxBFHHHHEEUccccQRRxxxxBFHHL/lL2IR4ogjjjji+AbHKyp4CRpDMBtDrkKuQq5CrkKuQq5CrkKuQq5C
rkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5Crn5eufr19ktZ
t3PUyyP9dmSP4lF/O5pH9xgek6Pl347iUX87mkf3GL8dD/PXH2cb/34l/7iYP13S71f1eG1/usLfL/LxUh8v+OGy/3zxv1//n+7i
9xt5vJ0/3dR473T5901xfuJm//Ntlvc8gvbUfc33PI7y1I309zyX+dSVv++a3ycqz5KTEJJPF5IXsD3j0b84/fABARihE96YTvhs
tfAZmiGUw4uSgR+x4PHEX5O7GL5i6ITQCfHE44lHPBjxYGz2L3niz/JAflBMGs5hYImhQMJ2xKP/rpDRc1RBCEPogXj08ejj0Qd+
GP5hKId49PHon/Ho47nHlo9H/1M8+re28k87Yx/2x56L2uWP3deH7+hbQKyfeC/jDT+pr/Wwrk++l6+FEj83EHgJeP7r0g+v8Un9
HBf/qjVz7PRwBn6UyH2hJ/BDn9Gbe0A/pc8ZyiFkL+4i7uKFOTmvmK7zElzKWOqXd82vOugIIYlr/mk348+Fze6PC3EKMxpmNMxo
CHZcc1xz0BhCrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5CrkKuQq5C
rkKuQq5CrkKuQq5CrkKuQq5CrkKuflK5+vX2C2N69z/77fzjyf/9wA8/8Aufc5Lr4Xfewr9f+T8+7+tzBSmE5KVsz3j0L1I/fPoD
DZ3w0+uET5GKTxSJz5aukIEfIgPfe8Hjib82dzF8xdAJoRPiiccTj3gw4sHY7F/yC59t/b+TNxLOYWCJoUDCdsSj/+6Q0ddCL0MY
Qg/Eo49HH48+8MOQkFAO8ejj0T9+jeceWz4e/c/w6K8A7j7mql1fgH9+h4/41nf6Rp7U9ZU+5foaF/bl8vYDhe2zH+hPD+xfL+z3
X/7FXz/FR7zlnR7OwA//iOu1ycZbe0A/pc8ZyiFkLz4iPmK9Zqf3p/9HrF48xNiP8Y/4x4+iv742bPbHshHCjMY/wozGP+If8Y9X
b/qj8iX+EXIVchVyFXIVchVyFf8IuQq5CrkKuQq5CrmKf4RcxbMOuQq5CrkKuYp/hFzFP0KuQq5CrkKu4h8hV/GPkKuQq5CrkKv4
R8hV/CPkKuQq5CrkKv4RcvWi//Hrr7d3f//r3/77u7/80nsu+4dp3WZN9TavvvYvXP02Sm+3tq582/+N2xhz3HrZdz3z/lkfbe1f
WXsRVp37V8o+QV7t1udMt9nL/otc5j7fmPt8eZ+Z/+1jzVsbadxqbvM2am37zHVfU+5ln2/mfb59GevqF3/LxV77jdXqrbdrf5lc
VeF8bf/KmGv/rKZ9lrlvrnPNYxTP1/YJ5sWHp1vK7Zb21d/Svtm9EP1at8wdpXrt/1q/lf1bOe/L7vmWrrludexf6fsj07V/raTE
xd/y3Lec9qWntk9ZKn80623sH/IZo1y3vFa5pdH3r+zrX7PcSulzf9w+zdx/yWLkuRc81X3yOvZi7svcJ94f3Bonnre9VCmVfNuv
/c+a9/d27dXcf5T3khV+kPef70VLF0u6ryGPzoXuz637ebXC5S9ufZ+37KtIe73S2E8n7YW/0hbgsn9jf0ja95bKXpy6LzE3/mY/
/1Su68bzyW2v0f6MlF24xJ2wkN7A/qBrr1GpewX62r/Y2769do2y5Ylavf0Q91kUoC1o+7HUW537jZl5Xn3SynN/4mwMMJ7MPq57
+fYn7M8a+3r2auQtT3uht9T48Pbfrn2xvbkJFx+03+gjMShZwdgrWa/9JSvbE8FN+4Pq3Bc/M7/H8te612qwaL2lzjVnrnkgT/sE
a9/kLIsr4EmPvRpjP5O95Ix1Xol3C3e0uCN+Oe+P3B9UEZ3BB3GR+28bYjhZ3DH3cm8xbLdV9n0szjdW3ne074YN473t39sfst9d
7Me5z8xNDx78/l1uYUvvavv3tjjtR5PyxVnGfnf/a+5HuZ8vT6ZyAkRy7k+67R27Jajv/Tjy+fDGn+1TXTXvS9trsD9tLzsysTc1
b6SL7cRVDdZqS8yW//1nKIj9ufua116Ntlc4j7ZFrCDR7Df2auU699m2BCXkeV/cvnW+bHG/9v+l0hibvT8Tmc+FH7XBrOyMMkA8
ty5ICYnv+5nsL/sP+ZzOrqjFbb8/el9SWo2J2ftX07XXt6Ra2EpbhDPqZT/+3Ip7snN+1FNHQPal7IXM11YX+/fWvqWU95KXufdu
5dp5+vva955sWzWU/en52gomVR4027zv1dvCjB7ZP9+Ctz/u4kd74w32+mJfdj6b7Vq2xNZra8C2H/l+4vzIGeL7S9tPI6OJtr7Z
amOv+pY0tvq+ulQXl4i+4w/bfjR7N3HPHdXbeD4LFbiXcyTWFH21xWn/b0NVJBZ18a+G7s5bJBp7cq7Gk2cPdQSGzxkovS0S+1bq
1jtba1c0MTK1ZWCrfU6wt/xATDp6emRUCnplcr/bXGxNh30YHZnSNPAAGrp1P6Z90p7QtkhhQ3ukjkHg9y7OPPcH7Q/3QW2NMs6+
37Lc9+PZH74vfIva3vfoxbYf5kAR7o2YsSP7PhIn3TvpNidPomHJ0jZ/e5U4C5eWBxuEq69sZfTIVmdbDeSBSrpQ7J1Tcfuj+uFs
n8GORd1ndCly2JDidaEG2r7BravUaayk+xTtce112Z/Ln+1fzvvh7j9HDhBZ1PC+2cK2LpUNwrrv/7b47Pc6Fmcr8LUloSiEHUWO
BUG0St//Kvuy8rUf+uB/roIV2kq6rS16eZ+pDIfT71/auh0BZkI95pnTIc4JlbC3KJeR2aKJsw/OPvjr/aOJoUOcMYr7gVeMEgZp
X1ve0psGT3ZLVUZ/ps7n8+WanJQbZDstruvaO7RUL3V/DlqwDOwdepKTD2zbfqtgvDIfzJ5EuLbevTBU+yf7kxZ7M/M7bP4x2a78
Wcta3n1qlPiWE3yOvTgNGcj7DA3HYy4EtRfs0P6Vub/uZW88ln07c2+YLU7c6TYr2KstIVsF7d9jX+1Nu588crsFA/lxx7MP9jOb
a/ErKOLtzmAjOleOXduWa+8Ulg9JQrQ7m3qrSc6MNs5YruHqIqhb4WH6OOm2XE3F0FR/mqV9+r2n99/yGQMpbNzlnFzkhcHj0vab
bNut3dvecVta+dt9m3vDTfbGULvv28eb2Ft0nx7Pb1uQ/TNU9WJvDHTatma825B5Tor925pmf0bZ97Evkg23b2a7jhNdsDfX3g3b
KdmKY/KRc28dFpZTTe1V48Mnfza58MKO5W87Xs5ekr33+bOtDveG48ng6qGNtlSwzlkz17FNeEwTFYnBxPfD1Oy/LlhtNNbW6Vtu
2GnlwuXBMcLDYZ8XHImyH/tWkBV1jU7fdg2lmV2FfcOFe0X77ieGE7m/VFzJjlGpbOb9BPcjWvgueI1sjZKwdpyKbY363GfHVSlI
W8EY8IecdL/H+nTdQEwPF7Z3Vr4wUpULSHhm+/fnhVM48Rn3HuM5Zzci7uH2p/fV4wliqLYQYCvRBrh3C1N3sev2+eq2N9szYt9h
/XAcyxaonHCAE2a6Z3QA1g9TlhcfqOtTcUW3C4rbW9WKy6e3V69rVdjt2wIh6YWtx3acPNELpwevfFsBdh3OOVppjoo1I14oxhX7
9F3Rxk/o7O7Bfu5one0+7n3eldbO6ffFth0wIHt7x66F9BNN4KBsmcKHxQeqbCQ3f96XWyeRzVYVxD37CaGOBpZ4+zY6TGzqvSgL
2z+QrK7rianqemF4AAsVNLePgXjiwvgXOn776pcymrE+eLb7CvYmRALm9ge2WGEotovJWSZn2WEVeniyBoNLa30/qf2UC7su4U0i
/Wyf7QvtP/MW9ucu9YiWC73ZCY0WnvuW/719eB4Lj2YrN06FPpz4+JkLx3XoC7tD4IBEti1zqesxY/e3As4d5Z4vJaIiwQgPAcG+
mLq18taFDZuyMAHoKmznftAZFzwR0xTsOw5T1rahAyuR2t7D+7ewjxcOFjo0sRSFDZzQ0xVbTRyTucyEU7rPv1eCeIndsC0mAr9F
kuBtC1oiQKzcJ7YoI9gpsxlRsDWx17jFxpViRAcbZQcFxGMFXZLRdVgcn992Lre0ZXZG161LKBxEwvhJH3hyYoK9ikLgJiq77DIW
wVQR4fXk7mQTcDdboe0HvC8b532q5JC23vdVDvZ749GPYaCLYBDU7NgRhwc0YiUuj8XfT5IYXMHlLDh93chhi3WfWjc3PVJuGNQX
kQ0bq1TDfsLvrF1CYrZe3V4CUZZeKopejAB/e99iwvfkZpUP/lU8Af6ZsUtCQRDUbAWOkWVz7BiBwD5x5kqoRQSJc4g/ss3UwlPj
9hNuHRYF67HwSgZe3j7LxDLyF1ijTOiGPt+WlpvmVIUwkhhnC72Ob+HP8MrYqI2oCNu3dRKBoqarGQXyxAv/Qp/pEhauVAd022Wu
3ogCDQlWcFuoc4Kaou1BxLD63HNG8lNFBqZKECcII4T0NiN43K5tVgnC90ZHktgFS6dv/4e7hoiWfqGc8Q6RzgJMgRuFZ5iLjmTR
qdr7ZT+ArRmJ5bf07bPjehHo8HM2IVuGK0fVXIg0W26/p2LFAUVrpIp1Q4tt9bPd0v1jXLeJaedDCvaObUb0SDicwXE0WwkF74ey
A/YHjqF7vn9SDWn2T4gs0QXpmBqUBY4h17O1yI1ALE0eDf793jzsA7z/C2XY0L/orV5FAohfiaR2EEOcQoDeccVxfRsnnsSqHQuw
HVEk7vjyanYFi30wiEkIpvCFG+u9bxazQiBvCLD2fWz35+JGDMbYhNvsNh7AZJvtHcEu3s934iHuy2XDoZMnOMZFvNDwhMbQF9ue
KX87iHE7JqnVZuS+BWHhNlUMB6hZR3oaoji7e2hLZtPLwD2dxMadEHshaduOYBAqp8IrL+h9gpDtI2ONcL6yD4WfbUHaP5vuxII1
2peL1ls8ron4LlTDxPceBBbNjQketwhftkbmVJpWQAUWZyI/C1W8dcHk0wC7wPcIShYnHUQ068SmBWvJCs3M1XOXBDeETBmXEj8k
ESBtzdmxRkSX+GHsvUxgildZFv7OPmECwqtEYqjCbY0wIATRgDIT0zP0gQpOH64MwuxncNYK9gCYmZH2LUSgPgYXul9q/wJCloUc
sUYGPJPze69Yo311C/vCgwZYFJ4DXkI3NtQ+q50ApQp+Np5AFkbBn6/4m4PtQgSWeLKVNQSMym3b2onSYBmJvhMisfUSJguoFCeS
jbPVDu4p+gtXkO2cAPaq8OilNeJuCFLcE+ALBBtbjkGvsMrEuNt2Y0d4QDu6RF8SqRWsEa4LdrwTfg3UWMM5nATY25cshMtsRQwH
+6LryWCDt3NC8JK5dTRxBVQCrul5EnYAZU5CggsDC9YyCBM60V3HUDeUy8S7GTzTXvUd92V07Pw+VQV9SNhSrh4XB3ipz+0eLQDC
VS9dsIGCAHurbp2FC1bZSZgatAmO/94qW68ZwTS2mADKUYcXsYzIHPcL5LIf6MXVK9acFH2Hk711CB+01cLC8Z74IHt36cM0EBji
Q2D1AWhRtOtcrveBu7pw8SdystQNR0GgklCb4GiDOBtnpQ5OjrVa2BM2TUUMMYM72MYNARIDAmVnZuCQtM+6zSioHatWiEESbldF
4SAoWStHaFlR0AndXLiyzNU23I7EMhcRPHHdAawIhAaysT+BkDhrNAcyTLSCdJoq2LsMnwlXqZIUGCIeQ1eO62/oTcCCZQS099yW
hRsY6Hb+wD221qxdFUv0xV1eXI3bC/mfuKYEjhVHaGrv2CoE+BVXfhJfiZb3yo8SUe7+xMGicN31PD42OJgcsXVTmxID7oUn9iBC
J+rqgkCgCtsb8nFpBgi1CZDQOROpGYD1E0xzO3kI6hbKjqGdGIRBsNF4t4JLDyEsPKbOIg/coW7sgau8P9wdRuRU9WGAG7pwA3oV
q0UIPX2iRuMEcB0/fxL4bHWGs8mWJ7BYWUCYax7i9Wx0NshE7rY/BoJAbMSD3dsRI8G24DlOpGPvLTE18WZg5SUeR7i4uEvMPCI2
ecxzYmWq4TOIRCK4unBoiewmztze2QP/UZAdwJqlw4QMbwHnaeCpzZnFFf1cAwdUMf42rpUhflO6L6R7rwCevhg2z6tw1QXbg2OY
WISCOgIqzBn3iji38i+Q9YzqT0DAhYsqZFeWiR3gJ3z4gYzyGQnLWQeY3r65cqmoCTfIrBAJZTRZaubKdL2JQIhxkEzQo2JihAQP
oQy4eQJSbOZvcNcAnADrFpkfFE3F+jeiFKN/It2ivwEETlJtK1i2Czg8F30yX/wSkTBGByc7YdLK1A0i+AdoJHQsKIxKSownn9jJ
lSAORy0DI2+rTXJkqmlEhrlTtCowQwM43f4ERgDQRwAUOeiaWJRdM5FoRI6q7sQRW3mymTAv41LX85CxbASjO2hBsbARs0lN4IDV
ceATbiFKm+c5yMF1nMFBhqALHuPHVDzf7VcCHGZ2MleFd9VJUQ4TRGi1gfnv4DAzJbOOE61LUmYYeBHc80HgaisBVAFALSKUWYzr
CeRY0YU5nob0veFTGZsDTvKkFwD/1LZl0laEjVvaQeK8c2FAYem9Axbu+gTsXIjNTHo+4CKARQtVtQjXJxp1qYcufL4LUGFvOLa9
XgZgOalNoDKSESQvEoFpBcFFI2R+ISEMBV3IM8snn4nGVhGhsdl62zjhJXHhxEGTVA2uwX5OWz4IvgkIEqFi1RoTMWvCWP12CVMN
0Dt0PRq1CqTiyuBEJUxNbQfOJYogHCLmuNCfbGw2PM4UaHnDXyTaTsScBZ3Pg8+C17gtVQnr5lPNIAlcYN5xzLCbJKi2ScFzwwXE
C8O8ERnxJzuewHsDQSHX2dEdurGgqJV8Xcdy4q4mPJyKJ4onnccJvMmyonRx5OZ14kMz9AizMDCelK4ECNTWjLhO5IBInE/g006A
OjH1A991q33OoqkahBnsBjyaaljOBw0Ck05EtU8FvEDwTDDZiUQGvnDHxO6d00F20UYHLCDK4g64jI67ObDHnac1k4n0QsoajcVO
3zvOzDk/a/pZRgm4EYR47dLSKOp4OZPr411SATv0AOAi3nITEUUPTGkH/toXybV0MXxwc0R9mbcSMNkr2U5aEt8QZ3pwfa0Jy3tm
0HIdMH5l6NwQss5lnkM/BMRymgcz9wsGMjHmgJoN72vimA7Qmi3z7nQzbHwQDxR/e5Dwa1PAHyiMOGMLAIKCGBCYVDvfJvxgEl+J
D8InrlgiEqPmKPmwm+AwKQQUvzkbIW6/4A9s27DPWDTSIMwm4fH5wRkmhoHgBQgcLBT3bi9D0bUku28+Zz8ZxObGJ5SbGxY4EQUD
n8BcDCQHEqScG8OFRdhKiXiumk1ic93wGLRjZFNuoJ1ZpIL8EFYbRcL/k5zCP8DxxK4S3+DtkMdlv8Jg4NJIPYvr4xh2ssENvLWS
ch/A2I2rLdztthggCWgQPKKtaUXZiBFJ/hEHNtFK4PwBmt3WFNgnil6G+uD5hL6A41sYhElxT0z8HA+zIhHAO0aSXU4BT/8it+BO
BsTJ/ApR28B872vGZaiig0ARbE5ZMg0QlOiv6FEWDVkSeAXOYy/g+FQijVERYHKfVRNZAOJQLbUIvot5dLKvTWsBaHO599l5AB/J
CCfrjmFk8PuM6IheB6u2THZewg64n2BKCwdlINkrCb91A0GkCb8UyzGxGvty2bWopSSSYM6Hs5AoGYRr2wywzgkXklwvRJnR3HSE
wk2oxDv36lnO4RNEGA2isC7EIwTueOwAthl9A5RTiFaJrtLUBoAgwD4BQMpuNADS7TmR4hi4hp1NyB7CpkCsmRKJiPyJ81GCGRW0
TZSgNqsGDUBvCscMMkUDkgAx25EPDwfXHqSA55UO7sUWhaGBKgD7Q1GBC7L3FvlUiRRdWhHeXAH7IG94yUoiS4ORxAbyXDI2GLc9
o35hF+2Hxy9VckBGFcCZIvv4rhgHfiFLpUC2CuAWZiVjPRJp6rKQrwSOYWRI+ESKaeondflU3MVFApOc6SQmHSxdW5K1hGdIWsM9
aToF06gAZ665sYT8hJaBvrMGDxChFsN/tmcSCkaPgvIbBmjbScFvn1JKDQ4eniSJ004KvANo7SCD3IS7H3t1yUvjwslHDYKDRop5
kNLY/ic/QwmCeG5pI8QUEdHLI5kq+Qd8a18Uuh9jie88ceG6eaYlcpX0ygg12WLjAAZstmbAu7BcuN1d5dLZJijsJj9BPY45BBEh
Nz+JRwfB7UCZd/EDskGzS/cAjuvm3zD6TVT+eJf6CuTZERtcFtwrjAtGt3SjeCkyxoNb6wwDaMJzAQJCDeNgwnpUvopssLYAClDS
8G2LGSJ+iQtKCO52+EgOEVdcJpqIdYjt8OSapDr2C4+9DEE4MzfQsfTesCn4UcDmXY7MjZzKIhgBScn4n/hG7MRyyX3TqTPyg81D
7hAfFHwmIdUFz6WwOS8SS8Q8ZAPY4VihHVllrCdJoIrVQxlUUX9ASm5wSw0RbSG6wrdK0N0SFriAnEBRzAhZQ8dW4VSufYB3NXyQ
DvWp4UlP/IOBHm/86SQvNgAM2zrkFuR/wCq5hAzMuBJZmJU0RAAphyYyCHA7mYzKli3wQLZJYWvCskPSpuxEdHZDDGbXiSGImvKl
cBOGKX+itYUbrJgvEeEpyk4CT6uBXe3KutufbFzT98HqEiY1sfAhhc5AyIQBmANRwISsNshaTyCcQeZmJUMN+YC43wkABo7ZhL66
RAuI0ZZbGL9gpZP+As0wAY798CKnyWCiSeR7ZDmnqJ3j3OmzJtNGhJmAFtWb0RwTsuEwj4OA8zNSNAvZGFMiByYFcwJyUETPMoAr
yyDKdRmGmKvZokROHqJWIlwr3HA1QSQhjiQhkUvv4guCbYjuZQYCP4ggC6fR0DcRlLCbeLgV3cQ9lMv0LFGJHjh6vcqHIzUKdo5u
z03Hi6vhKrHMhGaAzAMrwrn17Ih9C0aFlFziiSdcp8otEZRnsnkJF6MsfSioboSAzawOcASXg23jDAUMkZxpBkdIyFwh/URmMWOM
UlYF8FtYa1zpBOBTL7lhrijkS+w2MN1MBjAm4C6TORI4eFq8gYfSzeTPA3Ozy/Yubl0+3GWSnOSnyLAkGrwlMzBFtuUl7HQRGwh8
wN5EXojBmuKDgW1Gh0sWJX9RNGKAenKoQZmqbDQy6IMkeQfmGDzzTpJrAOw2HsaAGdAlRrKInfh3ZSOgSw61mDN7JgGfcUFQM5ag
uulc+dKoypWE4dkflRwLENfSvqKzFxjkINjr8DhaEdM0icRlwNybBmyJLXmxutA1pqQPU9XTVDCCV1xxTVJ377OTgetNE/B0F57U
gExepWiKJeNbXOY3EamkA0t+k3Q+iRKSavo3E9JahpwmIlvM+yNYABCyAwnRq6lZ3ASYOcVoBYsBmFYx6JD6sogGdKraJTMh/4Bg
3EO9zF8jxGy2qnddJf9yevYLMJsg9U1qN3amGGnBjZVCfkkYNy4BQlb295YuxKhN5LzIU+JHXAbeIHliOaq6gWRRWbQEpFSg0AAm
ZXgY6bhB0ImKvEKwGPKoQ72jGZYHbn4MVQh6jkfDtVXTGIdXIxkfUdbjlbgxs1QrHKGud43rBBUBknVr+iznwYNWEBsU6WGXwppR
8LybFXmsy5CsiLLqUstgHBQCLIwNNNstKlyLRH7Jm3CB0iFPU8aAbSTpNJCa7bIhmPwKMeIAsmgm/bvPiNieFW26SSdtBtQNi26g
jrtuEvfbRdPYxH0JsWueJLwt6Zhyd4iF9qVN9v62JoQ8AGQolIZHUMlNDGCeiQ/ZqQMYPMaOFz2Jc/tJj2X9RRcb57eZ5gWdYfud
h8IJJG2TvumceaLSOv4xKGXCOB/Vw0ZCIyPgJC6Q72TGj50KvkUCgqBFk0GSMangtiEx7yidpsGwYT/gxyBr2GV+pWMzgBAIphKh
AP49+iHLACaoxhJDVUpdHkXlzAif1wquinbfWu8GCNmEDWELHAsJjQZqs+RyRFqNgnlkrwM4wgIheCMBIEGUpAcwaGah8Ru68BdJ
HleAXY5QAjNKpWALLaMS8AFJ22wqlBC6gX3DUsFja/AAilw0QKLONmjFZCaSCIegDlnz5O2JYVtSVIjKsYmtHuoKuwzog5uZJiGu
rFJTmnDpmpQzwwPwJmEOZJcQqYGITrgSFRubhR2SmAnlN3ifk3XbO/liJ0O8QW2QwWpQV6cUO9yZlnWtACpwZwpR5MhmkEArjFdA
Fzp8w5b8ZaxVneSBuSq9SFi3DXM+8cyHq5EOgQwGDdjxYWUXuRro+yUyoY+Ek4UU4+0PwsQFS2CglRYyML3fdQw4+A/2AzJaB9tu
xbRHlrgN8y0LVOAO8regkkPMDbBh6CfCmeiSGrRlgqMSl00LGGIOueeeYElxRbUSxgNq6JehmgWksARJ9GxbV/abwQLIGcFMYhMV
7dklHow1AkNmhzSBryTFJWELSLbgqWEQ2KSV6BuvOZt64QZr16OVDmSpQOOxocywRiR58YiqnN9pXpaIA0xAWPsmxQFopbBmwA8Z
wYXQX2R5u7dkyJKHhTlGriyzSxPhS0EkqZDKWQoaGDsuoDUQScsDYkJOzOTU0GPE8hTLcNj8woqEkcZ8cn30izv4AXQcPnAJ1lF1
IZYvWIdfmgQHQIxBgifh9YAk3qyUIZXQi3uKvWJVzLQerMvoN7ZHXaqSUabY6gEE1rmURlhThklGKd2AthR5DX3ZZi6R8Ad0pnMX
A6XZ4fT0YqEQkVkxAKuaIEQJcJc1HuWUIOn3oQeWpG0ZclKmcbhAAzQj0hsM/JD3YQ7J6qjLIA8wLMv0lNqJmsQwTjJ6ixTaIPxe
2iv5neS8GxHGPIUe/Iq0KazAyFJFk8VDGAhuH9h9Ej91T0oeYJE6HqeMiB0nlWrKrbisPmJ78njMbFZxA3x/dCsJIvMVbAY8kwSK
UHBiCtjT0t1fuEli53gzUjHZMkBxfboLpbFtj6qJohL0mGQZIr3AmuRzySydrCRB6hIf1Rk0qWp6D3K2nh85W40v2RmEGwjLSjb0
pRxVUAZStFmOKlcAcw/fz0IlXKGE9qliW3iv1bI5fouQC9cpF4se2ecgjERTlN0lNm4BKUCkM7SBBC263HPCrAJIh3Ab8R9oOTzn
hJdTjdih6KJZOsa1SgUmTz+sJgCNGqTzmhlEnStYT51SgQG02o/6Rc/j/k4ye5MAtgM0z2oVEYJJvqVDzdgbD8uA8yiKOc2AYAC4
4g6SPmTddrMsTdQFchC+IITGLv0L69uk+4PQjm7O1kqEA0OTBJWXBIxAyNElO1BH2IFql+Vzl9wHYn/C7JFV3Vk+mPxnq0fNSFk5
h23qEry1f8QdIhdgDnCvZrIokhQzvsDEAExctEFwOU0VZKEPruVUqLKmk1QauEFndy8irgkdZAypzPxZl53H5eLuLHFRQdMmg9nY
FgfIWlAktapYiCuIdxZYzamwISpXT4vzQo4G1B0CZ7hOQuwL4MyaTrJBxDvkU1EEiURnBcob6n2Cm6XzT+4Gj2RvJbnLuI08Of6S
qDxJFqbcAYxxn99AnTo4MC2cdQgAiARZCMRemI28UEHADWxkcrP7atIh4tyQ2ni6ldiogQ0UCWOi5WB6qAKrdps1GXgwmF7MDjWw
BTWEZ54JKRJk90IkAmKXUR+pWtdXJLGA5FGKVgg2qyWo5njwDiQhEPDAgJjLLCKbCxx06JlZloP8NNh3kzzCvKymHsbQGCmf/JRn
hzLm0wDcGxSmInhHsDoIuDu5m4E9adAg5mHbdCMrEUHCpmE8JQbMnsQThezZs4ocscOLH9a/ysEcw/2CZHYzrrA2Le7B1bHQr1sE
dKjObMxO3oeyPTCSScg6dPnlMrFWSwy9Wz4nKbvJ7iQ26RYBUd2hk2cNTzZsEmfjVGAQYLRjHe8PfM8yg0tyOWAtLuDFiuMLT+Mu
qgomvsjAJC5zc1hw7j4Pw3KUofgY/GtCYEK3DCaTwNMLMksyIF/uL4rkls8CrQwY1syCWYYEWiepgFQIuLzYLfs6wT+oEDKGRa6C
vtYwU3pHAVSxrhpcrqJnqE7MzeLTCSRBgg2qnBl+AAoQK/URfhJGioQmSifnAxhy2Sh+WJiHLwoPIrExqtGR9E0rTVGTFcNq3Qvc
NyhscA26yIXwicVgfDZx1rCuZ+G+Y5ywV8lKHqNq+D1sd5igmBs8jmw2AcpPtbQfUvbA1e34ewOQoQ3Jk/jQMB36YfbryhI1k81t
5CnmkvoDZ4A1n1CkRhIbYCOhHCZqtaO1G7mnoh/kRzbjZ7J75k7xLufSm8peC8AEisWibC6joWpnldzTVAAitsIbMtbwBQkop7EU
nshAfyFxpJcySG5ehmZEvDKsikypc3mmFKmORNsAwDXSkInQsqLUC7S3fkk3hFBcj49wYWNEt4gu8T4xV53UYVrmQ1Bj7dROqMd4
Ngi3GLZ0MjDOCiujWLF9CYbhO6uugUcLlAvc5JyO+KHbhiUtqFIib4Sh4cEk9kmxvQFYfltG+YgYaFQGaGomMbos6WKEQZ0FFhF/
DknMXFObqm21PDUJBM+NMCZhlys+asY9aMSHCdtaL5E2Vg99lMj9bsGy/giEoBjos8XB4apQNnXIbKrCmbsFdhJCiHsqIW4ep2ig
QgKFDkHQBgmjmDdEqHK1koVnBUWnWBapG4vXUwRpWb6Kv1Ysp7dOzgoMtE8DN8lJBrJFcpDiqpALPh0gRKsnNCJXB8QIHNAwIVWE
ZekssfO00QR5DSe2aHwFJrA8FX+lkubJ00pB/xdVguFuMA4rljIP3ReuuR6arSRZ1J0EHZs2nPoRror84tTkLugf/IUUcVFGopEK
AlTc/UKQJAkqJRTFFWddmlZfLFsQEmGoJrmW0bN5bumzxQsCYV8SxCxlQHUly1456bCMnmQBClW6A8QH2EV5ip1mMQ+JJHRzILsg
6dxkAhTFCsxcRMqnOX7SbESqxeyvithSHyKcbNeHZoYfHFa0iuRFt2cBFq6aZoey1o1geNB1WbfcrZuW4waRmXLIITbCk5Uvlawi
szrHZiDYCnzDKl8fHmjDOylmna3gAdOvZAsKMWWGQ9ZsL0G1ez5Eea5UT16DQm1LZa2r5GnJDTh21cIAA19EtyYbkHTrKwlpCLRI
kDWTrDj2dcnzsbkIQsJG7jjYGSFuVlcQDXaw/wxnsJICq0nOuEqtYthk1sL/xwvJ6L0GPT4Nq3JdA9ZFgOkQCKzAdRst0QbKwJAe
QSeKTyomIotfkRYr6YBdEi945m5z7LuVPgS5ZYmhWCtTDZ+gfRvrYBPRDiWfPg2kkbkCoIFmwgFBLCBFPQkCQqufFh9AZEQuS1Y1
oTsAb0tWB2dRE0zrITORoxMVSS6EVVrcr2k8MX86VnTrn0RvpOGDkCRZSPwyfLNedBt4qtYrQuYp1hANfRNuVc9mWMDB45EFYo8M
LHjRa0VEdwzp/sJfJ81dtTRcvRl3y2mhNBRC/g6smYBbKlhWKdKdtCjS/qVFsS6W0lC736xVNoi8LBOzS4cYEhLLVWWeYAOxrdka
N/BONl1hg3UplfmgjZgv2GPTphhdQBJg+dLMAQLRw0dkesnloCwOS6FNvUyhETRN/0CWH+51P5xl9g05Gqm8Ru92bvEaiyVY6F/u
qgzr0eRjWCtabLrhiljoyt/iOJC3LrAouo0MIHFVovHS7IFkI48mjxoh5skShCZ5kNK80Tsl2VOALWgOisRuszmPxbLLGGUpeQAR
kDAvQQggQjt0QKapKNdSdMay0AyO5mU1JZUR8J6yBdDJABCZlvxy1t9iNvzTU3aOehGBNLtrIX2T1YqwG25ZJGK7HwhANkqx6G3a
v8HU56H0AfLwjAjaCruvDXv+WJ8i682a2G4EiDLjl7uaXjorj7tYX4ze4TPq1D+Sq2/QlOXvUtDRZViKK3G/UqyEzKcPhcYC+GVG
Cai6Juov7/IU47Kb0f4VaLDjClb7T1SLikgYE/KVZqwl/b/LYxfONa2Ne9G9eqtq8W3YaXaxst4YqlLBe+1QYyowUQEV7CeAX0qs
HQtkPuOFi4FJbUS3DetJQVYug3nUXz5eHFr9pD11enHlLKciHCfuq34kWcC8LJJkk3RTTzoGCIicVq4l2zPKujGAh3LZ5+IoAbww
fCpbhuEcVS68JOvAkkgFN6PvjRMlBoyv2whpKiFNMXs2pIXyjGxbhQ9UAPwLzy0TTTRDGFK03ao7XMUGnFzRldn6SIEO2/pM2bzA
FKDDXZbPNJNyXFTAbBM1VgomFQr9AsQtj/3GsqlYsbewBxpJhYLH1QXBMdiViK3aOQLPrNmiAQgy9+N78ZGoGxM/5nK4jGLNBXBe
1SMhfd5O9ymCH0KMbtcrbEihiqqTVawEeyWbNsXjgghWwFM7LXCykLMdv+ABF+MREr/ZJCgxd6XENhMLNfLTFWe12BAIOL6iikvS
67dHho3GjIhFV93ilhjrySPjBOGFQLuZ+rB41zCz25PCOmBEbwlrFm9GuggmSbhTmrW0MIMf2JM2YYMzBOgk29e6X0tTgFKLldA4
OQ33P1nqIaylSrA3jAapyqvE+Rl29JBNpnS4G4hYzOh7JU2fFQs+3NoYH5w4ksIJaStdhqC0HRKmNkdAuRFBSLNRKWSbeSzTfgAc
Wmk2ctLVIR3LY5MqZHsXNm3Cly7VdAwyQ6qmubNkXbIhgYxSUr0TU1xy2O3iVn1WFofbgg1AAzHKfqxEdpt/4IRJOADNa+zepJYE
karZTSB10mZARVdT35diGBt2WcfBToDRX+1GBFbaugz0aSMpoMmmOyHLH+eUhycdQYo6uF9PRnb4w5Zlkc2oslph6rduZy62FxyJ
BKBbTu+ILjLJonWhHvsbSHG1cxs+4+lJRkSENnBjUOPTwHKyAOyyFAUHMx8M0oZgLNMSwsf6Whxlzg3/H03S/GV85Gz5tj6BjYDk
U+F/lSGnydYPxHioomIbsmxB2BTwQVghEFgRBnTZ5KgsG6aJVFljjqZTtVH2Urs3QyYeKWwyiECSC/5wG6cwCwTq0tGzr5iusP4m
Emkp5mV3KrLkQrS2aCSuAuWxL04+iAnqjU/EHBZ2VUdBZAvuEeRik5bpPuSJJbWYagaMFikrkDUKRrCD72Vw22ZPgm5NUEW2eJSX
gB0NG4AoM/qiSl2bVm9bX3lafOgd4wp2H7QsSgIaCyxUeQQ+loZbqHxZZsMOtN8geagKYlkEx4YkhsuaE/4Ce2CAiWNckj1gkjCz
UDwIctdH0dFG7PXOlhGuGhDnbwhAgQvgyMoSg7SQm86VTbWk2iJlpLAaYFGFrplPfw5wAZz0DDW74R+Wy3gOoBLNVXFJKwBwhqrd
yHXWZCwzTfvZWoiblregqQckxDVspwFmsxoQBZa18gi2pR/IOXh8aXbQnLquPDerbwWUsLsijLICKYdpFHiVQzZg5xLPNaKBai0k
nMFGDFpZtQKa3fG1qvoJGWr44VXPDkPRrKi0UP6y0dmlm4pMJ5tvsP/NCloRdam9LViX1yUMhB7j8WAv9jIRQqqLzKARlvMAqm4g
zNmMW9RO5eLJKeLi4u4sodBh1EoELY2Gp48lTMt4IklQI+BqbiG8UZnTl04sVTDWakhEae5NUMJmNsACBCrZbC9QbVpgjQwml6iL
6KANmysiz6fTR7FnjNUvOAIW0Undq0I0WA8wbbty2HGOTEvtFs9BMDk2ZNj7EzyzaZVhsrCl2dc2rFoWHFWjWQN83CCbuzX5CCpm
yVpy4VBUApvs+uQCnYo/bbj7Swa21RfEPJfBkLgi6BjagRXpyG+aNv2RYW65HtlSkNYqfS4fWr6EbcgD1kSYpoHOpEQB5FdA362x
3Uv2cQRfZX+hyivyW/DtM6Bkk2VmkRSp+0ZFceGNLrco228EQAM2ZJZPN2wt5rpKFDCBjeKalrYWsWNr0Y0zbLaCgps2mEXRF7kR
GjYAF7vwkVCQM5u1gvrsQ8OGJVs2RUGsuK0TH2bLFQBcbBx7UgDsV9wOQKIC2pObFJIu/mJVJpKy5Itp/9mMYr+cjy5iSceTRFG1
CGVZk1QsCgHPx78k2dGMyZLdNewXCckdjk2RQ0mGq9gJlmqbbIMEGMXVrIscXHEpeKUFgK5LF5PxCfm6AWjUJkaBYA67Ei5rUOzN
gV+ErIF+ZrCCJkxuRwl7cticwqY9RWsy9OjRGPoxpkvYMpdJbSgLUwip2y1RrYmKkK1TbKhmvxY+0h3ORVaDWF1MZAPwMU/DYxMJ
9kZtqk4LW+3VKdxBFSKRthRGC9qSVW52tEETtMO51u8GSCWTOA8xTyAV772aUgChRtYu+8ehEwg2qulZo2DBfJhTRdrlEB8CEjXt
iktawDHq5Y4q0ufxnAlZpuwjkywnnsNDt0zBEo5p1sBQmKeKl3NJej2dJhAkcJZhxQ9YEEFOHkY/eP1JMGMq1NbT+fS5Znbokmdp
e0saWuLUVsDCcpmLEjhir9r7QUK2fk0WL+J5YDlqV1FXyyM6TgZaU4aIzridMy6bWhBmSY9LdmAywwpDn/89nSjsNoGMIxFNVN0z
W9UCgafgddYkODrFMcGVIDcs+69k+9gZl1pIQyhM3Hw08KWTAUA/ZNrhQ8pQGy42Wqpg6Pxfm/zZcIjQmmxgZkma/WpxR8ulq1hs
2IlMEiiQdy9nOwvLY36TwIVcWCk34FkowVIlAGAzSTiWYYkzZhqPvyTbkIpnGehNm5VKa2RXgDEYKnU/UpYa3qmM6SF/4eT57aYD
tLNsp4dE4UmhfHB66jydGWwniiRPnQ9cRe5PTQC6nbGl7bIZzqVmll9kxsFexAKfKnSek31MrSSt9vcG8LPN4TS4lGHH6S3nsWvx
VJ+wb5q4uQUjblWg4WRba0InwjMQjJ4PsC0DyJY0wMpZhq0lo9gf+13ZxKfZvNREFJQcPDNWuEx5rTz3rCthnsZG4jbbkrmEdzUP
Mkays5tMEr8mtj+OrjQnEysEjSYC7fRuDcaJRbggFD/mt8jJKzrEiIssBGUBS1nsr2gtkPVV5AT7yaAR0+K3VRghFcC/ZGues1wi
REh6J++aprpOdwNsulkJOzewVcEsM6vWimCIQAponuCKuBmZsS5Nv8nXYpmA1qqlZDqmFisDhTdQ5lRM/cOgBarLRJjNi5ynKbol
7jzVZK2/qU72qw2Y8N+HF4nOJ06tUkgpvC+4yw1lVrNqcpjm0z1gc1sIbMWPO9xm7hY5iLTb1Jo1sMuu3Fx4f9V+u6xG66J+6KKi
x6Q3QzeefjozsecMHnQ97XA8bTbFCmUDYqMoFOaysznekX3qi7uP6M1SCswlmGWy9hgwozaRDq32MknpVekxgVSKlVKVBkpSCdyK
lZWn0E6XQYyAdwnEi/3bWLAKKa1YFA/pqbJgJVt/jZM8xRNRxaZdKbnI971AWGKexabw0q5PLoyaSM0bWw3T06s4/6VmJvzTDeZz
pVNfp3OovR0ldFuzZgrIujg0GmEirko/Dhlrf6jiB96+t6+rUKradcA4pxTwyNRmzTpTLnxaTEtzBDsfCPjZk5vrIy+Xh64Fi52O
2jUFySa2e1i12YLJTUSZnWceEqkr9lk8HBFupgmEJqtFwGcus074ZzZDs6yFTUJWt6YznkAeCc4cHjukwwYgUOxxhrw0u5HrKgNa
NJvtQjQoBFXdRAH08QKY3lRQPLJyaMXZ2mNdZYsOCG6w2qAC2a6ToNgFmkUm4Gl6xPiP5bKLnk7V1LlhgxlWNIN6KM+X2WQ2jtGl
DZOHPTrZ7E2cH1/ntJrG15G9Y1A/pRvAUcUauOL4ii3bJBdcmauq9p7Dx+/Ee03oTZqxT1+XgSXupEMrrMpSbZGLNSBzUc2jqx6m
DordpJfAKCKA8Rp2A1RLWQPCZ1D5kCAY1qq/x7PsMmHwtiiwLBb6UGnVoJQVgoSOgmr2/z2drVkckm6ZLHmzp7n1vzZvBpBt6fR7
xewAwVxqTDwS0S9zRU6AuJcK2u11nOYDjRNUtrOlD3XZgOE0PmHDCj8ue3DYmYw9Y3dPohb7MFk/V+1Zj0to/XKWUW0NN3xmq6XJ
wNRig+0i2o3Xc+r7hEJxzSAyDIOsaZpNwMIWkui6YsNpLtzOTnbUTkYy7AV7VQlTIqLkG5swKs+yJgMb2w4Zd1qMAgZ5+L5s2CHO
If8YfhygY6FEJdsW+Tr3iyckR1zOiyQzsyNT1Sdq7KgJxGzYN8fBGzYFJ5S8rCSW3K69JIqs4ivseMntoirDHrikdX3cZmqJi5vq
xnkhl8YBDMKA4JRbYfj4XHsyyfuxuK0fKiWRalPBQxzT2JjzZlccVA+Qu53u/xI59CllM/K/1kYgG3a35EpLd5oAplx+BQm3huPb
ir0ZThkVT7XbL57IjR2aDmxJ5haPs56OBmwcxJGUVamyKLNySlwipVHMj1hq2DPDmhxLOkggm1Oqh3VDVvtUKMF+wTI1Y2C9Q7Q3
6e5qWRagcrdGgd4khSqZPoSwUYIWlHKXFW2Wh92Lja+Wz9cdyv+iBKEGdLEoUmXFGmqHrZSTCUbqLttYugYUVztvgGDTVuxgs94f
nndGNbXTHBD8iOAhy/puNvRHF4FlFeHMU/ZtDbMZNVtVYm8PHQdeGUFz5e4LtZ65KGpd4pZsAUusTBoRMVltbKOM0xqaSM1AFVBr
2ZUG5qPTBKSyWNJpCYbkyK4NslrTNCRsO2PrZiszJ0RwG5ZGNrE6/FlrQuEdZfOxybkn0t5wnKeFaTID7BPIz4rd/2gLZp8mMeVq
t2nvykJ/tytFrmLFNs+Y0oPYE9TXyI8E8KxYj2zztW4alxUudhHCzF+Sluxihq5Q9E/7P4Mbdvl5RBoErgUIbODg1GXoAzeBqpR2
2Th4yucW0oTIZ7E20mIJX3bUk/xG81TYehtRkfUo7dROoHuqzQ/w4LrjWMDzp0i3KlUxxyljW5sbLpbE2NwbvcXp27KVapbiKsCD
fpN1Jp3ntJE3YW9VHGbFEqsumIPUGrqL3Wt4TX/KgbbYNcmFE+jnmll2UKiOZ9ZAsIrt4RwTRLqwqHrXIdgA4A0F28QfcQP2tdq5
QUxemiTLbkd8/pW7TAjTOlblo3umGIHECJtL66HDo8PXrGYUqoNqzAgTWxedxiF0yf8Kml3aQ/AFAmf70J+HAnTEtdRly/CilsRG
8iiqXcqT2IQxoKkLY0D8xaYzg6JvEopYTtAWCpNadv6URYGnlZBeotWvMtHxnpNTksSKCBN1Ka0MK84qUTeynE0f1xExuJnV5yYM
yKnsd3RQaCQC4MZ+mMStRSoAPJ8myW2e7Iv1Lqa8cRBJFiVpNpZJ2PbLMDbbZwORP0G9lB94CPgOqLBibXE5GIs4jrwaPshxVjbt
tD6HM9Opo4vxEb4UKTXYtJbs1+DYq27KFF1py2fu8pJJao8meT8n8Yw2A7Pp9l7F1REyhdRTnDQiSRCXqJzuBvbscG4Sz1ceLD5k
AVXtyUzasJpCbQ/5h5VE/3UhRAio5WhMU+rZ1kF6hILKkq9weuy6YhUO9bhCjZBwC8hPdr4WXRZKsV6qqw/sPCnjHefSSkRYD9PA
0keWbU/G873sf2cFK+a2iVUi1Nof61GX3YksT7d4UOonn2t7sWRNru0n2FZOpTC3jztqf3TrG7F4dQqKFPMmTkMT8IF+jIw7QG3Y
++HSyzHM0bTaCsDkKV6nNFZO77yAboWlpFIr9y34B0vFAy7V3Y3w3wc34dpZcWJifYnsiZGitCQwgLQcV8xSGqMF25fJc5YPZSxx
yM5OKgM9lAFsU78pUmUnG1smazq8UiTWJL9sH/N2BPpifE5UIiSs9kV0RoaFDnZst/BF4iVQUrFoJp10NTrR0uBLuSKutmxTlsfh
isgiQxOanEE3QRqoyxSKuRp9Q6m4001iyOrQEa/ZHBieQTJM5FlKk5UvINhm9wN8Pm66OufHQUqnZyAihfLtMBuav1JsjGLQomoh
RLcDoDwKYs/eJVRb8cFfnE6lXUiC278MIwhes4x204yqLx4ZYKfQVDvZegJVABpr3Y6+Mk8pUbrq8sohZjVQ18RJhVx+t1GJPZe7
oJyP1k7HxYl9doJUOyK7hzzFVZkbFC0VWjktZNHPp6qQer8lTQm8hsgAnm3LtoOo9gpHMLNK2uaEDoUEC7DuZEhcR9c5qyjrIQLA
46kdJ/407ZdwKJ9RuNrmLFyzvGwnemVp1TaWQgMj91K8myWkVQ6momIjfrSZ3XRPmaDKjWgB3e6jIGIvw/aXVUhWl8Sr5/metrQi
pdy+PEC9e/TuEu30ociLrSo8btDOo4QHIsNmNrjSClTTTVtgays1KcO7tB3pdL5AEx+As0ZhCr5jnqdtgrlu07SslVi+Aiwb055i
Zl4dtGMHJxSeXYJsLqsPQoo3N1EByegmt2wN4/412dNtg+vSGWjhvpEJk05H173uHB0JOdSLT+t3rF4mubqcsDYcZ2Tbf/uKgtth
k1dzyJk9pSkkZzMN7q1j+BalVZNQZZC5WtaEnUYbNHmaDnxykgaFYaCisxmd0wxNAr3JaMs2LazO0oIpNLaLxpB5aVmbfQ+aSpBW
tvS9Bczqy2E6VqMSaxNWTFtKkRfskOgWxn9mh7rRhZr1m1imjoe3msV2zeFBXKT1hQw+QsAo/eN3JHXYOBa6Ga6oXqcULgrjnTTJ
xiQw1Cmy/b/7XOoZgYgxLluJ0iwHkcoek5PDH/OhdsPJojZYXLM2rBXWzsmD5NWqjdhsQ+ZgU07OShMf7edG9HKTBItqRmCTZnCI
Ktr5lmumubB0apvRwJy2Gx0Ir8EY1TmSpzBzaG0KBlgrHHjMG5x8+5dkwQGqMij9mTRaImNrX0NbqtP10/Fbtnznp1pl3QmRHQpE
tKzVoXlsd0L94VQJ9Dc4TUu2qXTgpSUIzf7mOD7sbxDSmY6kWuph4y+6t8hFdAySzW/laNJmD19rCNifUS3EIta1k1LvcrHYrQ2D
N0+uA998OKoCl2q6M21JKV4HFmkD6EMklWdmW8HuHDjeRVSarddlRpwtgcI+WL1zamx+YWkBV8VjsTYULbGszMQBmbizC77XtGGh
E16mLair8w/a/l+7bFBnCV1gmVsDtBuoxoXbttrpo4ubBd94Oe9NPOGyS3Rxp1E5bSUosMlEme23LxvZkvFKNq2gtJTKbFiRC0x8
2vPReVkwCxbu+SQvveB3LnLzE0d9QV6eGkgHK6KQ1+lbTPH2GXY6HXa6b2p5j8khEZ0Poh08jQysFyc7KMvajrYwdi1Ss9MF7h4+
VLE039qpZFMka5HcKnYho5eN2XywZAHMyy7r1mVbMSnDRPgLZ9gunfLXSKXj+ji9DYPdwPyTwPXp3MMnOB9OzkOyPaCUdnYTc76K
FIhsKSZ9U6Bwuq3wlCgqNt0O20XQGptHMjo3YR4LXhxaYekMPyq2KaZOHvgYxcP+KPrrlnFRBm5HjzMFxqkKJBUxx87ng25jDy2i
gmoTCqtcJAyCQcBE1DaRKO3d3ji0XHFQFzmbTlSynJVpgdFyWIDNC08GlTl33SZLJqDR2pRIq88QtJUc/evguP0ol20phjOY4ds6
bcga1qnxOF3cqS3i3X5KDWR9IPxkdOZxuJBK2omA8nSwhIUPNfHru3dlA43rsFwLloCTWnjB5XbfxVs5nShtr0GgQeXWIhk2MP8d
RGLha01Mc8cDXI66tlhEc5jt2WHHXzodTmdPJRtNFUaD+GjYcVRW446tyymwGtpqM0TbmLAa3gf73Gkk3Opi6SbMtwXyM22KzzKt
6Uzg6YwGOsVgrp3CVDzpScfT+x7nwO7X2PaBD7/sh7Tsd0XvHtDkyd+O5s60pb9+HxbAOUZOkWGnr2NuKAQn+lu4s5NWHoMcwRpO
s7WXBO9Oe9OBvbjFJEzThddWztle3xAL0GLDIjvsj1wBbS2gkoPj7B3gOCw8WWdSSwKDTJTsDC4HBEaDdDKy08WOguSgnfKFpdET
Yjcth2bZPtiGhBhoR3jZEt9CQlLqRNAYTFwI7I5tIARfuX4oDo7hxjM8dQOYdAf32FVHDxQddcaAyXcSSoZSJbkK5ppDXiE72B0Y
5/bkTtGCDvjGZ51OSmEV7JMM9mPOGMjEIeVNaqiTRwB9CehQbbYXPXbGqRn2pUmWyeBWIlxkkgbKqwGqrMvpOslSF6j5VhhKVaXw
mwzMAJvoJEuWnXDP6ObupALbIuIfdsff2LfaKhwEyZyc1SvOa3MeMX44zsTCinU4iq06haFK3/eaGW9FhblV2WR4Fz5jP4hTsWGI
0/UsPWILJUfxyZ6gLdr0g1gbu6SdOcPoDbYVWPZYDhTnMojllp0blg2c6UM3bKxKp51TJECXBtyARZSzHBWJG7XQqRMkfuhka/ex
KDO7f1Fa3d6mzi0BPF4kx4bG0y1fHP/ASAgbNVq37J/cZ5/RioWrtP+pA2oRj+V94aIMfWGnRiSbtDLSZTqUgizm0HPAHzgl9dRe
TIfM0hhjnI5TThRHBrqqQaPNQAOU02mRBO2jWmsPZmHTOMK26gwZsCCbUpmzBD+FlmwTUwwTm9oiO3zqNKxrqWoUOAlOMgFiSmLR
yDsermE+XoJziJut5s2oUzyx7M+KlZMOjkTK5LMmfdoqwMUCDwZFlxVFGIfuwJ+w2teIxdatWG47gVgOZNkL9zmklSAXhtUkF5yD
oc+Oh57shwau7N+wPGgswDz7VifLAeyGZxKcfSXpylZH+A6mwCzZc0CFNhuXkBQJj68YDhu02GzH7i/VZaHzjRD15eAdJHwJCDna
BHu9TE7hYSQnK5Mut78IpjBJacBSuH7k4QbUoOUsWCh6Ha992fTtOux/gszjLhNF0w6lOHW12QGCPXtaD1lKRZ8dOijavJizrGon
RIuWcCWLuJmVQzSrqfZ1FEltqg579fOMkrO2+CBdQFtpNYcbA4F07TWzovQihjEnFp5WQTxphlU78xAbTGtTQ024HtM+rTh6q53m
4P62LYOnkz7YeLaao2tiH+dtNrrdaObxvVnD5HgwJ2PjumIKp61LruuMTAbW1bVzfCx9LbMjhs7UGbwPtCuLtZo9OLAsl36zzdI0
veCwE+0w1D56FA7wtZfMcpoTUUGxR+RUGdl/CvXCXRtqtXROzdWDtJymBzIJHYOAG227MKuL2e0OIPFZExfaJtwZw6pxe4YJsZog
k6Q6zOCCo2crB+zMCSfXQisCRIgu6K/STvILCs1p129Tf2ywtez2tEz2DZdgCC2p2zpPEywXhkuyJxP9ZNAeycpzuwFB97HHEjyH
ap92uJ7OibXJPJ4IsNfpP3tqPa24l5/GJ8muM3MsExdXWp5jMrYST7PDugWtiB8gaXMGtWRVGzDiweOtiLl6WiF754BJ5MOSEJFP
gNxu10UKTId0sWxTOsyCFa+A1MthKFXSwNLDs6EKv0wUxnLNZvskwi77ELNhBv7JmjaDdcA33epsLQa8PHDRlkwTA5RqV0hbeeP9
O/aO/MOw0DO7kXAlTe2zeIvoZ1rDT4ZwgV4PHmdrNkoH0OLPOuS5ZZ9uwzMDvn4G4BCEcL+kPGaxCytut0NDq1UPtixajoFEsvBo
CYumKS1DadD1Sa57oJjXcH5NcsiAt88149Avd3exv5Hrp41nJqATo2xYd+ZN4o2gRzBgE57CsF+ZePc4fo4BN5/bHGuF9++Yn+Xo
X9Evh0DZFJb+346c5pd1rYZOtM2mp26KgZN9ijgVnZopphluZyfZd1u6+/RRUNOxwZ5KDjllTUY32DccSzNH5iJAY+l2pOTLwYV4
5hAxmacScEwn0clSxrJZS/MsbA9LhawmsKutU8nkStHlzoZPuAvwh7CAsHSzndShvlV0JFFwNua27susAhvMhj9cLXDzaZrKHjRj
57QN6gp8LFy5bdUgTVhnah9Qh4bjSjsXTlfaJj+YaEuAoXFYRM9HA7LJDxYxl1VM0z+xXsewwfZ0UABGD0qRHyqaSLBUHAtEfoyN
0KZQvQPxnIws79wBKgfVJBvnLOXLrnxkq7sdIHlyWNnL3o1WRcjAcmrfQY2w7iIqPGu0V8ePWiDoo5zUNnZu2anPVDkeuWN1ySdU
xfB0zQV1c/84htz8OyhQd5aSux+zetmGlsiC3bUI5zuucGWTj3V2l8Wjjs5U18ip5Y4Eeu3kgpTjVQ8Z33zkopBgYrW7w6K6mIMT
u6b4FruDKt4x3JCi3c7JxpNdei2YQiv6L1EsZ8eTiltTr/uM4vXtohvPNSElF7S11QS8LfK5DPGz/SU16MUe7cZTGmwjYvQWf7gc
eEBbUqgCy1ZLzZEQl+aAH+LHTmFbnPMpfIC/tYa93YFK2XNLgJz00gRNXQKfxXm82m/8POLT2dLxYnAnQGdtmzLt6wOg1e0nQH+1
y0YXMoEtvEf3klp1i5DSIG235K3J62ym+KiFQNQp3E32obDtvc1dLjP0FgMJoZPEkvxT5beIbTmw3HI109Yia16Ig6okGTkxhJyH
BRX4wNh/XJyi4rG/F4/MkYu2FyRO0Am8zMk7C8R8JatgPdcZW2JO2QnbFp3h4xOIyE3vjsSxn6kYPasqJi74b7YXnxZ7jS9n8omE
xbJm5LJZiJW3yI2zQ8RcrNG6HIkpVGPOBjtyUBBgbnaivyKDmazgskU4SOC4TqIAM9rsY46jRjAB2DtU/k60dgwI+fhl+1dKLDou
4CI0mdRKjKR1y5YwOaAOIIeIgGxkJ0Wymu08u1XOfFDW9HsqTBJeBNmvbtNNpwhfp4qNTsyXg23p9uKuSmZ+1GTuQaDdA5Hbj1Bj
xwkw36qBbtbSQJqd7IiOfrahkbSz60g5LS2+I43X2UiuEbG4owEdm5PtB8/aLqdEnbFqvt0EqswcHK988WnsvvP/QlVOBbJk/XQx
JS3lXsMPW5isif/Jp6M6ebrQ2haew3JEHJqKi+FeME49n3thEk1X4esiCEc6jdWd68xJn5mJJEqFVzvd670Yrht8a/LAOL2jp52b
DZ3B2aJYy8sJZXjONo6249ySrkF3ZfhPBNUyeSThyUp0YJZZdXq9JDjHxVa6gIB1eKcOOgVfa/bHxShLhrShiIZfbt1JVTtM2FIZ
LtOuLMO+qNYS8RGHOSmNFrNvSznQAJUE5hLbaz83uNDJig0k1Lwo9KOcTdDAAcmnB54FoaDVNvNG0dl9+JRKVmnPuDRY62HpArcv
mdv6OYukCQTMPFfpkPj6jmBNEk4vnQbnvdnjl+Wnw/J1us04LtCZaMS4l3uU9pmgpijo5cQ0G/KeEBAHsot4ud27jT5tWIpLJspE
0I0XvuDqrusEtRi8M8eav9W3tVM010Kye1lcaF3xEDxiU9pSyIxKPy3/7V2GLXJUI8NGyAKuIdif9PQxSMByukVuz8sw1kFP4Eue
3jmiREPL+WHFbrZDJcSZiT8Q1UWlxUzW4vJu02Y7NJqdbdrTgccgFwtIZTlkAsbp8qarp3e7dQfY25qed3GJgIynA+xPaCQIXdxd
RiFZxB4Fzxnw6ybkzGXjeXmUJ2ZH6+DWD50lG95P55tPP4mLLoJnGOSiziEQ8MxHCbPQ6jdxQ+ev83vkoFa2izAq2tnjNtwUmwO5
Wc4PIPG2MNdo94Lut0XfkKgqLSyZRGEjAPM6IlDURUqwc8FJ99jeGxNNyxKC+zrvICPJKsfj4bVbAgXlxUpsW1Kr4SyCc9pkdlgV
zrLk/2pbTCYWOMUcDp4dD4kBxCiWjdHs6EuOGAoB3jGImdW7VuE4lNXLtwDX/s3Qg7nJSxoyWQO7j3DzfF53eKENFw0w7MRvdwDA
fHJ+Nl1EzLJoH0sxbfEARgdgD8DY7YSUzXSQRbftDMVq2EKQRrRtb7ZicahIt4873rTZOAfJyS+1Ra5DfDBxxJarOOg96TQbsNrz
ngI4jKcj5G0NtzQQ9ucVEmNHON8bl7pDr1gQaabtPKbcDhxp+A81SVQ+vd1lLfG5gm1kuJcZI3YT1O2OB7IkfcCT7Qb31Vm2lgnZ
JBv0G8eqO3ioKvxVShe7rjhXgagNhImbmZe7GClGx06vBWFcFD8s58AgjRgyO9WjtkxiE5cXB6SLVunaOzOjaFSdcUS0Ikh/EABs
7DhYVzUGtuO9+1oszLFG5VhN/JNmXK/RNT1ebL1hNhAtgcsFm3eR61rJ6TcMSKdka53Jw3qepiab9JruyfGZBCtgrC0BFtLOE7R3
iWzYgBwW4NLZg7s2HVZJBLgo8p3N0NjudnBwSrUWBWTtDGe0VhPDJPeZTlrd+UiETtasCy5JRHNanQ3KGLV1SVNln9n40iHPTUKe
+RYYcpaqWGvOVrZi2FDXiSbmyLJlVvYrwkIaV0vaIq9lzSdXmJJTzGycY1dYTDUtltAzqLHKeaWJ294IlLPq9VX3m5ZVEhc3euZp
4LzbB8N4zZaQy5Aa38FCQScG2tUGR12XzspCCwOs27x7SvyM37ssIERCWCSLjx3OJDao7oC0ZD8hZdrZI7rHOp7DGUjTZt74f1Wm
EbgUiKtD/cgwjqThc4/YefYSvXUIH4aviC2BHjlBjPAOEGZWqS/VdDBy0Z2Poym3wRFUcMHxabtuoLUjRA4Us5BXjBqH1AFMGs1L
aJcoHmtyJtLaULc5fV3ulMN/eZco0/YimLdFyffELHQTWjA9JnmagSO8LJ/I9ifFRXbCmTxHKEkre/XJgbw4IkNugNR851ugT8iV
FwkvpJxlsxP2TkzUAAnsgMCr6qsAOhyX2klCw3JRrKdoowmC7Dpb8IYHnPRfACesw3Xg7TCq5vZZxOls31MC4QQ2erI7rp7N6pw+
tnsDWpi4+4P90MGxVnJy1HR8o1oDRA6vbzqgyb7vw2pZchxacrbTvtGbfexljYsd0N37zB5jl8E9uclqd4IsT8kg2p4AbE12m0aS
iNixtnA7aFbjPFUsms0uSV2r93AYqOK3/kc3l1CaeIlUMrIFMXro6FKEY/jOde1tdJOS3kT+8OHwhZ2Iy6Wyh2+OUBYMNJwjEw3u
b4MtIi28Yhuw0eKJjN/NwuzL3ij4Rigea97h3/EsuVvHuJD/RskRnbNiduBT8ZL/w/0nqec0ELtFYtyqDfgdQUCWp0ARGPZMnnaf
kAlhQYCNAESppw1SrMxFWqyPlucLapvtPlEsihTtItc8bRDIB52huFJZ6TR+KvBJZUpSk0toBUBXdSCbPloz0ZaXWhPvzGWncdsc
QPm3B82yBYpoMUltmvRiRccUFRvWidJs36418hnIQXWHh1rBO50OyF0ac6CFm/vk0vPGYc3G7DjOeLLDwRbscl0McUjcs0k2bS1H
i2ZnNfnLIleOWcOoScBc5sLP8G5Acdg66gQyGkuOajG5ZICRpKvDJjPT5dyaIchMeOpEEjTGVE+cx4U/j1uQTTOSEIeyM4tz3zHC
QJILD3mK001viSWHgLPUbcmZ9gIAXUqZIAU+AFdgzyLRHdAtu8nDyHVQtS3OHazutEjZxbaiBs62MVfzvjCDjjoDH5ouKvkcG82j
nqT4En9KrcQggtbbliE5LtDicKfr2opPHhdPXPqTvYrkdcLt1zmUpS353AlMuGNYYVJx1sGBxFrgdIbWQJbncq0axIcY1pw6kdgG
bPgLVvoM2UNEDQgOKS7YI8URi/ySjVuWQyCB9u3rS+YMmoe1GeaubWLRnZaH/uEDbZDvRGSQfon8h2iH06S7Cged1MBqTnZVkRcT
s85lof4+6+oS05KbMSh20q6j1PUXcYKmfZ2XOaEztFyY2nQL+5icmkxWc+n2v2JlV3fYqP0tnSotBIRhML9SnLdcbLyi46/usQJB
tMbx6pK/AW2tX1ST8HtNW26hP6Hg0X2XFdi42FivboO6qa/h7Fs7SInwcvvYT5TXymL4DkCRmWXCVmhdJCA7rhOiTJe3xZVWaR96
1DjLDjk1CXS2Dlrjkm4i7uCAH11gtghO9yB1uODCL7KqY+nGDClDEHDFsJ3/jSqRICcuSLHiSDo5hDsgdGOYxa6C7U7KklHC2nHD
YuJom0loPZpbWDYd3FtWYuF/TeRiVGlssmDIOIqh2ryIvBRwSjqjc7XFpJ6cN2GzXxDtYmNpm0YAHTtkw+av1u3QJQmCilUoOnpW
JImZWQJvfQdJaKoyLax2EAwubtehx1nCO7WMk5AwNVtWgrzgkRMQpNNo3ClonN8+i6SeMRw4eN4E5RtWWOKGG0zbwAWMu5oy5kTE
DunUjkJkJSvXbPNuqxY8DsSXvecVoynk3V2OctCRoiALlTVlb1iahVkmKWcrXywSpzopf5syXFbRgAti32z4QUCGpRt29yM/uJwD
clkeZkbTLXt65mgHjDBpBY6dKcJLthfHFQOUH2zt7hhCYIp5/BP+13loVoIA6i8HKTtcQi6pBdIOJe5OpT6ZVFvKwHA68zt1CBw+
J9XeykTzu45/h7SKqs72POCepwnsM1JXBwd1P50dxx2hhM5Ae3v1dEEFL9IdjOtJAHwG32DemjYJPeWIOHCUSUeTAaK1wOoX6c5h
umc63M0pqlwkudqJbIx6eLu8u+S6nMwVe49c9ji4chVkIoFUpZ8BBnTZuJJHJMXZNMPBRjjvPAwxsekIRpZMBUdZ7CpiLSgp0+TZ
Ac7eRHY2Mm58lh1jVtKsgxbcBXWmJk6JE4qEPwUJnOJLah+XdxG/kUQroLtAhUl/Y54BIKgVW9Q5NsfeS3ZhAgnTC7VluYNvsGlG
z2Z6sP627XHOo/34bEIBECa/kyc9HGpsu3b7UVnohJEmtzykZGPZh0lXWx8KhFmMijKyPMg6W7YWT4noGVjKvtdOfbZC00JlGk/g
F9qoVSN9OriCQAqz45o0K63JgtjLz6dM3mna640snq2NLa/DjEB+r2KCjhfREQIbIzA/LdrENgEIWFWbzHeJhayq1QyEEc1sqKEf
yR0Z0uzxYpmVaRUi2qldd6JaUqBxAax1kN9tzlSAFRNniblemsbD7jy0q1qEujOZRTLt0jXpJKSSHAm71Nrc3fFCWGkbuSNl5QwY
sPUlto+8rCMfRU0xKGPZGvVyghXXJ6Q/hOKc50h3HgAjvW1co04ksaqTxCGr6dEWOZ6EOMjj0rWxYV6TXG4JxXIisKLGQ2RYXpGM
MV0w5yextbrAmnk2M8hYOPhswKHLSieMy+RZLUhli2hzjpON5jZBSyaLuoztrWKSfL0syiGpKnXocGF5FrLWQJgnOOmowhjLi+ZG
ui48apC5nJdMNEs+jrNEGuHMuGSumEC5Xik2RrrctEaHe5AQ620SmU287LVE0J3vAxEbv5K0mW1SJObYqFKT3KRsgIthGol0u23g
D2OXUBbX1Lj0cB2gchOZTit2oFOQtrFsy2ZngEj2iyECyNblH0aHXXMFm5eFbPgzON5oUm6nHjKkfRHtuYepxvsnlMa6d5v6ObOa
vejwMkcuOACA36bKyhhQzMcmYnSytQ+9Y+nAqCFlkLSSvG67p2rLZJilx8+Bn6INhzqHWsExAF1L1ooWp3NxDeivYVNX8ixdPi2G
9HTnI9ucjZtsI42rmaQP28sT3reFew7vZj+QXp6y46UFW3tRTmZZQiQbHtOrPj+T5IrjF03+WE1E61Yn0+HiSTq/367YkX3TCTfZ
aRZCZ0uAqgG0fTEdxGihBox8Nx61EhQqdry2VU99loXfOrsOGoOsijSD+Y1xOmzxy5cTLimBxK7iVszLoUE+aimv4GeHlmWy2EHW
KBpin3lSBbr0TSiO3M8UtoZ9tRwcKBkLnlK1Lwkm2pI1wgs5VrJSLkdZa8X5NGgWQ0dkSOzGOQGeWI5gKk60SGKDWFrp+/gHMFqm
HXhBkBYdaSdJ+QG0tyzCa/ZYmtICvAKIz/ztZX7lcELE/NT5QvuoIRk5iIqK1Wws9LyRzASeUkK6f0PwgbphV1ebHzh4A9sN5IYl
s3+7IbSNlylhuiSTgNuKgNEmhRwuZvvoKxIz7FMQsm6Ol1LdaRM4B+TYttxJ5NaD4uYDnzXr36nMlLsKWA3QMqzJtauHRFO2E+r0
Zo3b6W6A96tRdAYoFVdaYMy3ILJdFCkRc4gArv6UJWMNPCGATaqAurArfDCfQOsFm7mCOThXgYC0mC0bItfmXVEA4GbSToxXAPYt
93LEod2o7FXFQ7TZ1bQ7A5bG7I3tJ0RzurvSvt+ghEu5BoGdUmApUTbdVWV+ECzTJuVUJhWHWrIXkRGuaVz2Yh3uCSTchi7ZMYHO
NcHtOTk0yh8dWigVwn5A9F+S9QRSO2yihqjOKRH00HwBlYYd3m0+hs+5zCpTc4JbY/d6h2ZZiDjOBHZiUTLSoLyDvrWtCSw5vX3Z
60MNjquKASUEXEv3mFi0mIQzLQv1BsLfmofchWrDkyeHNrEPo5gFmuoUIhK25ql4PJWeJ/HsOE7gCvPSusyoSVN21m05NKjL5WFH
IuHDGsyp/WEz0qBskWFc+EAzadZ1LwQls6AX63nK0VAC5hoZCGplzCHUdYex61/zQVMekPR1z6z/wJnBXhzB7PhD3ESSSfbrgawy
nc5i3bOdDomPiWalm7XTq8l2p5gfaxaFxFxUdpAdO51lqQbDphMtX3bbQvDJ1lQnQtilBm1wpoLi19oJ9FKJ4f1iHE/PScM5mGF2
l4EJAwLKriH6r/amwq8jVEXp2M122XfcPv6GFdxi00ehjyhOMyYdENc+7oqGbdpO7390kW40QrqMB/FH1A+aYUAZMmRmA7D7pAZs
RUIeNxGNV7fRmVBjqxpbxphHJB7i9wF3lsUPQHFNkpozmx19kA8nkKvOEr8lkgHGOTsMOXEGrSVs2k/ycbOfig+Jwfhs2ECwiIWn
MunW0YdJaHeR3cmws/VwyKF2CyzjaRTHOvC/cELGcsCe1lVhtoyKiMJoeZxu184+J+p3GLsmkfwYgUgvBqnYHfzxDjy3nMa6TI1b
FEoy1sVEIpYjnEWh2P6LKoVJ/nE0ISH3ShEbB05a2kWspjuJaBkm8dBgwgRYCkGT03cdEgxa5JAnJINNC6mJv7GqFI5NKsUIuNGH
S+VpIbUMEGu49aBRt83h1NaFSmoxG865jHthmmc5Lijjao0q+7cfwiCEM+ztslJsqsTE9fnfbGYBD0KoHv+H8y2e7jSpaumi1dE4
taBWEumd8iAaZMNKJxzCCSPi7LaLdbo8NovM0bK3S/KG7QPKXzb7/thPF7fVGbiOjOHXHLp2+qPbIpodCA9lWAVxJiOhSqmCmBaa
EEOnQ9yDh0IQ7SBOMh5YUnYZW98B0LaAcbBwcv6TQBORPHv0TBnUwyJCd3SEpZN4aM5JMDEHz918OB8P5A9nvzYLfelm5MyJM8IO
/9Opao5MpbkUzpozqVR5tsXHk0tWdYg2g6bpX1VzMfYAMM8K0ENjEx8/z3ZMu4H5CPGaT7llMfI1UrPpH9jMlEVs30MlxMpN64rx
uIkn7ZJgtIlqnnatFaFyJsV9lBjejZ+rfcY9dyivracFhlntiS3oh7iIsbDLvnodzdynYyHJLlkqQtVLt/i5WTfZ7a/CE9bu2JWL
cA2HeWIDu2qNzT3NGwxp02SwiolD8RpWA3rvaG5kC8oMYJJdCiSBsWncTWSmCK9GMx7lV5rub5aCgVI4w+IPt4RwGCM+s6WWOs/L
Fhm+fanobB4N/H5ZM6scuN3ks5tQNsFvGs1Hp51HZbA0bNCFuE1K9Lq0ELNF2QVuNkggmh/yggnBD/nSgMdsFkvIIuGHLczDdCQm
sSR5XAKz5Ci/YdGaWSLHTpOGZe85gMlNcCbF8sG2aIfxbI8b/uUQx2wBBC2rks0A9UbZ19UmWaSNl60B7dzDvl5Cxfju0keXeS6j
EjxiXWIncNv0BFTcxj1WJ7Mr8MNF0y0JczlB061lxtN1Vib+9KkANS8rYsEuw4LbgZD1tZ2wrS2aIyCdSgzL21YoVFGa5iAgtuYU
ABDcDZWTp4N1hrMjxJ7ph8sn2mYaRV71j5yDDikm23fDciBMEkZWbqaN9uRcJoG307oapc+yZ11aZNX8VJX4AXEBiGSSnx3gF4sE
77R4S4Br6LmyoYY0Sn2yM3sVNpWdc5yakG0OYt4JkB5ylGQ8B3li9hbZ1enM4tNnwvxxl+hmOxG899Or1X2NcZ8ad71o/EnO3E5P
GD+I3lZZhFq6DBepU7Hcw5ZxcUfWQOCpF8HiYcGU+R78U7dAs3JYIjenXxLxTvkkOJb5BXmTUqW73KpjsOXjWFF0zIckRRapyvoC
JMrCL0cPoC+LPbEBMayIsWrZJDaIFTI7hEcERar0eDFvy7ObNBq2LlQ48iPDRLRlfUUU1GS66RyunZEZC6FdjJmZlsWbDzeyKWLe
pgHpYmW6xTY79h0CwNJpJ3E87HyCCq9O64Gqgatuf74kUR75tvMJhRGX/UJsS2LCyAbpQCHyuomOlxMfJTzbIQ4fwCZ8TqUfDnAj
RqeGG48vXXaCtfbCLo2GPbBQii3KyURxIQ6vE+UDxDIwkaCJZpoOebK3AEVhcjntfIJJs1sgKg39ZXHhGadldwiHwDpBjW5LUt3x
53n25Kwt5rENXbPpD5vdzsgSKzQ8DvQ0Iw9ZTBog5xtWMgIMymC2tMcI02YmVhTS5QtAfiX5G9Xeyxog01Nqd1AwYjzplhK0spCK
FRTmLnEch3zSZYWiDZgkNlj7iGdor2k3jTMbpegh/NQjDbvlGc+iQIe91rRkWbazTa0lmooUJdtli4JTV+UcsMOuNN8Mh8C+QEUD
DkaeRLJlh9JL/BJfgzMA71TUej+1X2/v/ue//fN//I9/efeXX/Yaxyte8YpXvOIVr3jFK17xile84hWveMUrXvGKV7ziFa94xSte
8YpXvOIVr3jFK17xile84hWveMUrXvGKV7ziFa94xSte8YpXvOIVr3jFK17xile84hWveMUrXvGKV7ziFa94xSte8YpXvOL12+vX
27v/8/d//fd//5e/vfvLL7+0/f+PX8rvX+ofv7Tfv/Tfv4w/fpm/f1m/fenX71/Sb19ewEfGlxf15R8P6ny5/vDlH4/2fJl//PIn
ieh//NL++OVPElb++OVlXlV53yb58P54/tb44g/64o344ft96oKeurT3aounLnc+8SzXf37cf7qPj9zRa7yP9+2F926DTxH+p0T+
49vvG35k/V5b6Es/6Hmf9pQQPnW/TwnXE4L0lNDEZzzjM76KnXm/ifkEw/IyLV37Xpvuiz/oWZ/2lEg9db9Pic9TuvgpcXzCBjwp
ek/ZnqdE+Qlb8dPcR3uuxfnzNrg+bnY+bHGeswc/93PH+5bkG++oL/2g533aUzL5xP1+ihqu7/Ob4jM+/TP6c/y6D8r4l5u2L/Yd
x8e966+9Z74daPLUpz0lEU/db/ze9/m9749WvEr4ZH6vPTi/K1TylJQ8db9P6OIndfZTdj8+49M/44txi+fbt68NkLx3R32PPbO+
KzbylEQ8ddNPPeknooknpeQpJf2UhD0V7TwlnU9FTz/LfazPC42+ZB+tL0D9nhN5fY898+Uf9Kwd+lTe5SnJ+QSfv78vXojP+OTP
+JRQ//k4wxejC1/7I9P32kLpe2IZn5LEfJ9WeVLVz4975u9Fe9rHHfX3phV/kvv43KD/u6ELn4dlfCStWD/RLjwfdvhU7OErXsb8
eOryExKv8SU4HcHpCE5HcDqC0xGcjuB0fBdOxzehc3yxffseJI7gbwR/40XwN74hdePbfWQQNoKw8TIIGz8A7gj+RvA3gr8R/I3g
bwR/41vyN742t+IHfGTQOYLO8TLoHF+ZavEDPvKrszuC2BGfEcSOIHYEseNHETt+QAHJN+Z5xJcX+OX5qd/nJ3y/mP/yKi7y6yXm
PuX03+SkrzYp+uxE0PPTPx9J+nyzlNVXv9JPvdwPYvUfQei/3alexfleCLQbaPdHYLmPgHHf7lSv4nwfBno+CO98GNT5CJTzfCDq
Sy7tW1zfZ8Tdz47ov/X5XshFvki+7Ve/tG9xffElQq23EWr9oCjr5wuwfprY6mVe5PPZTy8tFooAK37v2aHHq4iPXkfQ9TLCm1dx
kRGDfZ8Y7IVEO6/iIuPLt4qeflR59su8qq8YxXzjgOiFXNoHw4dnRQ5fM2h4mVf1MvNCLzhb9WH/+Ue9+7VP/7Wv72Umbl7mqV5m
puZFXtVXdI5//lNFs5Pw7yNAiAAhAoQIECJAiAAhAoQIECJAiAAhAoTPCBDCP42up6/0S+zzz+p6Ghv7cwL3aKX6Alqpxrb/UC/W
2Ngfu6rowPoTTu59I9s+NvanX1W0mH0lLWZj23+gR21s7I9dVXSmfSXdb2Pbf6y5aWzsD1xVFLO89ca8P1933tjYn1XEFe14X0LL
39j27+8ZHBv7o1cV3YhfSTfi2PYfaGccG/tjSZ/oZPxKuiXHtn9/u+XY2B+7qmjk/EoaOce2j3qN4MMFHy74cLGxgw8XfLjgwwUf
LrhqwYcLPlzw4YIPF3y44MMFHy74cMGHCz5c8OHi94IPF3y44MPFZwQfLvhwwYcLPlxs++DDBR8u+HDBh4uNHXy44MP9hNv+19u7
//XXf/37/373l19+KetW+ej9vV337+l873xKvc77+7vv8z2d7+f9dH8/3d9P9/fT/f18fz/f38/39/P9/XJ/v9zfL/f3y/39en+/
3t+v9/fr/f12f7/d32/399v9/X5/v9/f7/f3+/39cX9/3N8f9/fH/f15f3/e35/39+f9/XUr63yv1/17un/P9+/l/r3ev7f79/vf
13H/7jO/zvn2d8/H93T/nu/fy/17vX9v9+/9/n3cv3u+dD9fup8v3c+X7udL9/Ol+/nS/Xzpfr50P1865+v9nG9/93x8T/fv+f69
3L/X+/d2/97v38f9+0QS/+Vv/6wgbsG8/fLLu//6X/7bP727IaSK7sOPyvlRffhRPT9qDz9q50f94Uf9/Gg8/GicH82HH83zo/Xw
o+WP+vWPH+1N64/Sw4/Sr/7sfv3/NN6dBbq/XdbDnfCmq3Z/s14P9+Sb6eHN9HB3vpkf3swP9+mb5eHN8nDHvlkf3qwP9+6b7eHN
9rAKvtkf3uwP6+Gb4+HN8bAyvjkf3px/XKP27pYfTpz74xrx5sOJ83hcI958OHGej2vEmw9Ln9fjGu03y8PSl+txjXjzYelLelwj
3nxY+pIf14g3H5a+lMc14s2HpS/1cY1482HpS/vjGtV3t/Rw4lQe14g3H06c6uMa8ebDiVN7XCPefFj61B/XiDcflj6NxzXizYel
T/NxjXjzYenTelyj/WZ+WPp8Pa4Rbz4sfU6Pa8SbD0uf8x/XqL+7PZz3elyh/dbDWdPj+uy3Hs/5uDr7rceH+bg2+63HXfS4Mvut
h/Vuj+uy33pY7f64Kvuth7Uej2uy33pY6fm4Ivuth3VmmX/99f/9f04kc+I=
""",
    """
eNrtnTuT3UaShf9L2zBQWS+UvPXWWHM8RhuKkIyJ3dVsaGdijYn573u+A4hES+iHKDV5u1lxQXRfFJCoOvnOLJL/vPv+57/946cf
7r778KHFMo95zGMe85jHPOYxjzd/5HnMYx5v9ijzmMc8buBo85jHPOYxj3nMYx7zmMc8bvy4Xz7UWObx4Mjf6lG+1aN+q0f7Vo/+
DR/bt3qMb/Ro67d6pG/0eJ+x09uNAd60L3uzNvnt2pY3rKdvUUPfom6+QZV8i8o46yGzcjKLLbM+M0s6swo0q0bzmIWmWZua5ayb
P+6XD2/17wa83h7NbxaQufC58Lnwd2/0JtPnwufC3/fC5995m8c85jGPeczjjxzv719VuNnKycRqYjWxmlhNrCZWE6uJ1cRqYvWZ
x4O/sXneSXbe/XPesXHusv92R+NjO9Ie21H02I6Qxzr6lzspf/vG377rt2/5Lf3HKL9RQB6b9ktmPhc+Fz4X/lYWPpk+Fz4XPhd+
UzN/1cBsEv9TiE9kJk9fO3ualCflSfnlOv6eKicTq4nVxGpiNbGaWE2sJlYTq4nVF8Lq+Bub+38lEb90hX/vOZ8ofMnfv8wvbxSQ
x85//Ia58LnwufDbWXibTJ8LnwufC7+Nmb9qhDaJ/ynE80Tmm+fp/GX+Mn/5ur+878rJxGpiNbGaWE2sJlYTq4nVxGpi9YWwur9f
7n7+/qf/vPvuQyppLGkt25J670vaQr/VkviqU9nyksaqgZarRrtG28qJm3MJXRPVVDeerXqitgGVAZWiZ9PKs9tSlih5WRddbDRg
25JiiTyWui416rItsZZl499Ta4u+x0jLpvlqepGX0P2aWYm0aEKaz0antuuZJUROk6lDb9OF2pYuiiKUeKVIVi2a20SyLMynblpA
Fh6pZE173RIzFt2sh8fQOrsHhwa1KADQIgprTyx26zqFUNiqBhsgFOGaUmbpla+cdLO+AkJhYIXSFnwdUGISY+VlG0/oayStKhIL
GboWiVlsml1ELcCjWyILjDUHXzW9LvQikuBaU+Y3BtYGFeYtFPQso2KN5Ko23ixABaP+pFVPJq28dj2sVw6xSK+vIpM3vXwdmrgY
2vK6ZFa9wt0KW1jMKjYMOu9FYABe4j1arnijBzS3tIqbKdNl55XAANBB5113gIGuaB38FeUKV3RaEbCu8bQBYc3c0CDMaRsi0IL3
A3oFTBicsmGo8ABoaucWiNaKcCYE20IMXxty3rmvIGxMUXhnmMvXhDBpymKJbhlAmGDTYDmjIdMeRYwHIppAZ6ymUqDSeQIWa0J6
TZWwQkkPaQgyQ4KopQeyL6z1fBFgGXhWoZpEtWpCrGoMi9NSkTfd3yX2wjIL+byKY0imJKki5uLY2EFcahb7RXqIrsShilIGt1Wk
kjSpNnRY0jICUYI7HfgKctd1g1DJ4ADPjQhgsBIBKQiCufplnRkUGNO7hdkcQ2kMKepTE+9gIVV6LmwQ1xUCA3Ft1gauNQS8IfQF
oYcxK1rXK2BZ8jOjWAWEKbAbojJ4tnGzAJIMe66yB5I7hHJFTTN2AtAk6rBuZbuI+MM8ko2ZZL1KlsUcAc56MEgDpZJtCnaQFFmS
bMQ3y5GsqrjUYVuziEk5ut5pnqDtorAmvaPyjoEMyQQbXHgRtgAIrTRborqCoc2NRYtXVDD0y5DhBotyMCcs9AazUDdZHtTBVibz
GzZo7E8A/WaTBtYdKYUTw1LabNgbkpgwK9gMsVfg8o7C/ArgYmDWhL1BzFdkl7WICqOVUd0nDKp9g4yvoEcxIZT0p2LKJIjoj3Sw
AqQUIiGLTKoVgLTZQcX5B8FsbZdN09HiihaTkdnVis9GHZiLUQGiIgenSWVmvNqYSOY33tF4B1qJZ8Ue+SVmr21/skTztZnOhiAU
mMtD4FOh0fCSOQCp2rSjF3aaWIXqa4GoZ5spngg/VjBOiKYtFOQ7Nw+krGOyEwvtAyuzmle8F8dsFV7tkjDRKxalN/OeZyv8C+uo
WNKFkEgg6zy+MBkBU1ioEOx4YQGGgumZTQZWAlTgtya3iaBWiqsSOhUOiKR9B44Ok69BtC8WnJpeXcJKK/YEe6wKzliIbRJBTbaA
lqataYCO8QT3nNGSZkuGRRy2PUj8ajjMH6wQ1FfMyWZMcBMZvWmQytX0WJntFpBbjbuf3Szn4AnGo1nO0ZGGDy32oUh8eEFwlEig
W/ZxkKtNkdRW88tQ4bf9WRCRVDeMAaK3YJMyC1iZuyhWQRnCf4ic1KwmPB3xAQvUVPA92c92G0ZBaxYuW+JumQrsB1LsWELXhFEG
Ts9SE68yGMZxxXIH8ZRIYiKSMcDZGy47Eyx3RyRWGIFMd6gXTkhBQo+Sg5m62bliYVakDHO08dKKPUMPFdYh57joGjZMxEBo0AZc
lccS8AducSUkY2myN2CLwVl3W4MNsXh1OwtHKlidYtNvllQ4xDVEkfhEsiihlVrDVcJEGQxUf3WUJWmXpmShN1BrrbaKW4VVp2JX
LMOrJ5CfhGEkvjQ/Jf4FVCXh8AqKDidhs6AnkliRNd3R8L12sNU+byEcLkS5mH4ZQ70DER5ml/kKNoDmoLdDrGxGhOCKm8dqMwH0
gJEzKNkn4Eib40hsfcOHbCwFfsv4ogOOt+F6xeYSr0bsxgbDgnkaSHl04EMlULtYHVEiFb0xWriGows73GxF4BqkotvibEtnoyRT
VzgtoccMr3bzWrXmljWDscd0C+6nEDSgdzj6JjQLSowXRkLwaygbaYPuKXpnZtE8je6SNWQAsNUT5M2e15wFTflVTa6ADjGXJrjY
IJjhazH0NtNg020a7AKJFrAtrTlkA0PynYaUZpsGJzN8bckOgN9sU3Et1ZEe6tWa40pCGoeAG/ARTa4kG1hg3Ycd2WxFgR5DtDpK
2Qw9cl356uCm2OHyW3BfWOphB7kQZgKOys7jJoGek54mLMhO49DAxLZXxTQo524CJcVSm4KSJ/sdSbEtomwzwb08K67BDyNSZEyE
lvgAwk6iXJxYtlZhCr2JAotPTEMkp5k1DAEOKK02LJZVhMPK2hmtGMCxg4384iwJtxT9GXsWPex8uWYvataHLTfWxXbYiuK3ytkQ
6mm1KL/dMzG03ZnsKMJDwBESHqyTvfgeRSgAJMDeLC8EDQTkEi+mmezOAQZbjkKKWSgl86rWbl3NwQUE3a+VmdA0yR4aylgC/SC0
ZjsybgoAxYptt8lC1M6QiQjFhsxn4Fk1abI6ZVHcKLrdOaNUi0Rxz0KRPrS1kyg4vllluBqwOadazQ9P1CyDpNNd8Yzww3ZYLMZZ
jsSUC0hJyhrbpYntUWWtrnE7vmcgKQTSWUTaQF8hLXkcaKIdkxYCdx02IZAjEE6+kKUQ9xpNdmg7AJYYZQcMCLPIteFkUQ9W1J9b
IEW66OJEwekjIXuaUtAKsigEtzlaSAr9jT6Q6B09LJTEjLq7J4cZlnMRcUTMDnCwweFmicbmSF6TblgB4nrMbHM2hJvW2IK30uud
D5Ns8E18xtLbsidnvjo5ibJzIGQg1BO3nASLP6iX7Ru5W8eWFNkXxz6O6YxBWQgGiy8aeMl6Nr8VhrGfHceC6du0Pqe31A8qE8yd
dFIrkkRsxAi2lHrhRirplEc8Jbsrzi8r7CfJdHaIPrFmpiQpc5VntRl3ZA1zSWwc2QOv+EOakIojIaowxLRFSyaTL7CPHCDhWjoB
Xeal2LhGeLuXG2yqmLqjI/22ByqZFbk6gJZJuTcTEgsdFDqlkPR4vlj2BK9hX8H+EA7vBR2JBlF1XR2Z8nrh2veShd2K1pDNTORM
K+9ITkE5Et+GaxDSELSKHDBLR11OWMWGnmxMmAy5DJoJMcolhOdyks7i9UaHAIW8RpqQXAyChqR/T5qdNBHpYNGKlV2A97D1Mklx
1FaGWGgzBuK1BNLujHS5gwMR+cCawzxMXCI0dOxWNrsKhNblK4J60cLmpD1f0uvtTVkIWQlxQiJbSEQRR+mEMVlg12mK3pR9t0li
VQBF0mu1xYlIJcB2oMJ6i4sKeBcy3jKsOeSFVnVlKnZQCIG8E5ZagOrFGEF7Jq1SaLr0tmqYMkNF6ChM9ZVSozlDhExpkRXvOoDl
Dmd6jp5lpV0mYgJYRSfNlMoGi3C67XKHbnIptLJIMh3XBSkgJBygU0ZPwMF/dtRAOVe5kPRkdIedmshqu2MzoKVDeg9JB9YH1+No
UgqxuaCwkqvxF1acMjHUUHdHn3bpIsnLDiMhF2Ojh4ySwbhmW6XyXYJUHLluzlNYDbFLMUl5SLPUVs9CTEzqdW+Yda9GSHWiLHtr
lq2ZOJYiIUmE48MVO5YacgkD+1Cr80/B2V0LliQTtznBwRnajWMDqsXJesFMMBmEP6M6CGYm8AR1oIgzKL00z4SV6rGRHA/xmOtr
zMvGDDVwcoLldBW4upoigaeg7BiUEhmFGayPbiN9d2mRmpIYhS23r7X3lvxDPdvoKdCwLcEMDZyYMy9KHFRD7PCYLaYT4ntFRFLt
EoWMR6c6VFyFB0TY3V1xw5hTHbQTYaUhxRsuEw3LgqTMpQvhOgjBWZXrupERTiBFTMhyNxfxwNUhN8tg7QJYz3KZGlXXL9aJdVje
Rd+JBWEvyZArHnYWRDJk1cmOP+yynaDoF7IqdM1lN4JVJzquKIT9hvsF5pmIOHxGFrK4N1BsUjKKfa6AkcUlcpJBIFqxJC5t2E4O
V8KwcTxWHUJpzs2lG2FONW94JqAgdzLw2Y7PSIeG01krQyVT55ujOz/ryhuOWTGTcxoDS4cA3KqVbcArlzRdGZIIuszh4EZGZDi5
xu5SLeu814F7DKQajdqL4XquuIpnc4Tt4A3uUkjaXSFpuylA37sTQ+J4mxgSuQCArTg7d+GCSNpVE9cninsB5OlUSV1i7sWBEXnK
XtJm3ppIoKjKlJmOk8XhRNMJGJng5uIIVShKTUTbYyG0xeFiRrRK4qgFpQR+ehaK8mwoJeq6REAxnAMv5D/U/AgQ6CNIRSi4oBaS
ADkOug5wVeBplj4sN7IgON+FlCER5okRhUofsrsStSIe1dVqhMhFIFtFx07duT/qsZNjiTZArJPaZxpWt4E9A6ywZXdYDJTV2bab
QOSC7ja4vOv0xOUunGW42uuEpllNqWy47DRIiUnBCE2DYCshK0EqEkhrUBMNHFig0IEaBOF7OPZnvUGuEntdka/EvLFXbSBfXBrf
nG8OXsRoJU0lQ92Lc8J7wJwFi+d4ljo3hZsO9HbILJh4hgKfrQ6ptowZjcJiYSZhhZkkWriKjBtbql2zrS9vpkeH0bcB2pjo0l19
hOTqmoVYLi4SfAQFNL3UdeziYNpFFBdYPCEq1Thu2QI7DjJl8wK9IBALe4Xh5JKid3aN2bmIc2KXLovXVpgNRYHi8hzq5OYZnqw5
L3ey6tKru5Hoarezdw3cTTYcHS2FIL2I5KIMFVtEPcg/g4pEFNfPUQoqd1HMLoSVUC+ye31wmQ5QFOMCfMh0EIcGtSq9CBZyDZSC
4DNI76lvU7TXrDaaGM4t3LGVIip0Bs41OWZbMGBlzxcsVVJcehsedGlORhxUibZxtAsRmZvFKBwhHi1g4vtEiwMUGgxF0/dytu6g
XYKDoCyG6mA00l5G2OvcmC0bdjfhhivjBDYuDbm8YtOe3CdzdxVXYsRtynGG2QVbN0myww2XYVyuhHKxhvE12em5OWoT6gKP20bu
/Li+wM3mOZaSXDz2sna4FExHmcowmX0QjQad3siuoTNJyuex94GtyhRCseFBjhdYn8ieAVLicjrZU9CCjmLhaibAi/B1BIi0l6Sl
2EP7MU+ZLIICG+AaGKmo+ObqbiDwNGetT0736Q4QGMpYr7hZvKQSPFHY3R+lfnIKEljMHAuS9aKI4xYeL8R0UcZB2xItNDzqVh2q
mekuU6JI4N7cZhhurTtmZq205F2kIi8PG3O7fBLCyC7Bh4un6BBfx17wRzeQqT3IwLzl5CocGuvS8XDjm5oatiDvnVy7d7jncubm
5qCVEL3CYANEZDtF+EhROMgSI1seYXWx+WVF3e+1ubDEDQuHrYeLhrbBKDC30KIKkrWgLx6kU3EYO2mB/CM1J5okTt8tsUt3tdrJ
pruA0jqhvToEZwsECk5Vy3IhepVtEJrEoMWrPxQACEYdu2E/pHAbjhHDbliooyBGXNgLuws9pOryD/jIsLhlXqpjL2uc29Yu+qEc
3Sprf8hXV/TcJfa+Aia+B9fDzonWTHJVCr+CIOwhGPKe3V7hbZSGI9xLhK3N7cbuoMUxDMLhei4EaHNEcqfddgfwsquk3Q1sIPfu
CXdHza69w+weByjsFWBWZGdMr3nXoexRTI97edkbVCDl1rBDKb/cGFgaXPFZqLwzW9SOWI6ay0K8EK4PUOtZQDS7ALLr7EKShFca
LgjR7CfSkR0mrqEBpD+JQNSFkYUsynkZgauoo6F6Ox5u0MWmB0UWspcTFu9+oH1nu9b2JhtpOZpm+WquqHg7iVWwOWlk8Xtr0bm/
9zPw2HClF7yHUXbNhNHqfRRktGEbT6syuxCCIfNGIpe28KvJXSh0s1pp3RJCMuilRHH/Yljr7TnhRrFa2ljy1e0kO0O/DWPRN0s2
T6wurOMM3fGAH9Slorh/xAyop0bxziOkGT4EdUSMNyBhICmS+tJwUX9B6tzOSe7GU8aQDgGr/XqjCkmJzqEkRgAzqRdu7KWh4Luw
98EJv+v6maQCgXDuixIRCWMLuMAasBFsSxjWdJot8sIupzmXcGeIqMhJbbMXgWcbakw9KVzCcbrd7a5gCLtAkn16doPFKQvhAyWp
tOeAjlB39fBSUUu3qlY7W3fwbLPdHLNv8y4FkgfvP4Kt1GyDnUNBLTDI8mL1Zixbee85oOtGMBi00oKiRRBfhHtoLDWy9csNbiwV
K49seUw2pe67QhmuFbsn72twwuGSPPks+wMWknFXAvHi+AK2qxRXipDFQa0XFeIOpq0VYygc0rvrSIWL5MM1DLL8hajC+128XaVR
AaNGxQMsjZJMwvLC82w/seA+nIDjgckAvHPD7ja5peqg03UWB/Z7r8876tywx+WQgnQHEfDW24IIDyLvaocG74bR0SiaSdiBRCfX
cyg1hK0QRio1hydOFt0VNqhubyW3gZGGZmfrJhQsdKTt/qSV0jJg1bbkV3t1b2iw/8HoV4cAvHezn4XL3h2CamfHSw52IZq9x2RY
gyFFQJ0c3bpEL86R5dG/EdrNlQEoSV3kUDAJKXmbRFroKLncgw3FtRA51r1cDUfFYuhQc3D3gR0MsNQZOBmObgjU3GUnPSEcyDWK
7SrtaUkASYBzRtslync2de71uwfmTTbFqTUwepcOvqRas7y/xi4SzcreAjUcHDkLxChDnMg+KIul4VY54uNQfnhb1GpNsGclYUFe
HZytDsKNqnU2zFLMDRaFimaw7ChWa0BenRkiQDQhgi5GYLYiu1uYrbP2jt4oCusJ1FCvICkPqlhBoBqYyvDWEgryQQk+aGjFHggQ
bFkjKdSzsUTei2xirwrR2GdrIX1JCr2bc9qFhbv0SgEju7JJsdh7FYCfhggulYqJzeRCFl692Q1jIn2gF+yKgDvanaK3TANBhqOA
yhYM0STyJkzHoTgBsRikvVWP8rgiiRxlN4gRTsrw4bCLVlyiLBjZwug9nnv8bCXzng7bOm/0hP8OFay0INAd0mTXYZAdJ/veOuT9
BI5Pe71f7v77bz/8479+vPvug149P/MzP/MzP/MzP/MzP/MzP/MzP/MzP/MzP/MzP7/+3C93//fzX//+9x9/uvvuw4ca/r+MP57y
x1P5eKofT+3jqX88bR9P45dTWz+e0i+nX7/onZw+LXA/rQ9OnyDZT9vDU394ag9P9eGpPDzlJ09flnlPz+BqLlezuprf1Uwv5nw5
+4t1nFb0q+leMfSKjY9y8Ipv5Xkg/hymXKzjdLqawRXsFxBfwflF3vGotL+UUeP3MKq+LlM+reMKuqsZXMF0JcVXsF9ozyXEV1p7
xbILLXvcNr2QUY+r1aPm8PWY8mkdV+y5mMFLJLY8ZrS+xDva8xbpaUal38Oo/rpM+bSOK+iuZnDr9/UXWqQnufUZ3ur1OPM0Blcz
uBDlS5G/MgBf4h2f6ejzH/BWr8eUp63P1TSuILlwGJdwXsn4FSuuHNoVG68c5Gc6+vL53uoVmfJpHVcZxhXELzD67TGH8QXe8bmO
vv4Bb/VqTHk68r2cxvp8Kviofe7PZ4aPRq/lZYni5zr6zwsr3vXp6az36Vz36Qz36bw2PZ+fP52NPZmDvSKpeDbbeSbHeTKzeSaf
Gc9a26ej8Gdi79cjFc9Hm79rtP/J5OPZ6OuZmOv1SMXz0c2TMc3Tkcwz8Ut9Nr98xus+7WtfjdRN1TanS/gTXMJteoPbdAS36QNe
z3r/kdHbNPo3ae9v09TfqJW/4cB6di1fvWt5c0x+Ty3OrysCN8LkF8SY76pv+lVF4EaY/HzK876asV9VBG6Eyc9n4O+rw/tVReBG
mPyCgtC7aht/VRG4ESb//vrk225Df1URuBEmv8Duvqve9tcUgVth8vMtnPfVMP+qInAbTH5BHvWuuvBfUQTul7v/+f6vP//v/lcD
lrZfXlo+fpbj524zj/F8jOdjPB/j5Rgvx3g5xssxXo/xeozXY7we4+0Yb8d4O8bbMd6P8X6M92O8H+PbMb4d49sxvh3j4xgfx/g4
xsc+zj8hGcfPfPwsx0+Pp2M8HePpGE/HeCy7bOpnPn6W42c9fv5yXz9+bsfPsf/cxYH/iIif+aCXD3r5oJcPevmglw96+aCXD3r5
oJcPeuWgVw565aBXDnrloFcOeuWgVw565aBXDnrtoNcOeu2g1w567aDXDnrtoNcOeu2gx/+ggCT++NMPFkQk7sOHu3//t//4yx2v
uN+F7NOlvF8qp0tlv1RPl+p+qZ0utf1SP13q+6XtdGnbL43TpeFLkoSPlzT1+535ny5pFVw75v+XfrdkFnoM53FaCYNl/TRY1tOa
PJhOg+m0Og/GaTBO6/RgPg3m04o9WE6D5bR2D9bTYD2h4MF2GmwnPDzYT4P9hIwHt9Pg9hCjerfEiXC0M0YMnghHP2PE4IlwbGeM
GDxBH+OMkQbzCfq8njFi8AR9TmeMGDxBn+OMEYMn6HM+Y8TgCfpczhgxeII+14cYlbslnQinfMaIwRPhVM4YMXginOoZIwZP0Kd2
xojBE/SpnzFi8AR92s4YMXiCPo0zRhqME/SxnjFi8AR9pDNGDJ6gj3iIUbtbTnTXM0IaOlFNZ3w0dKZ5RkdDZ2aesdHQWYvOyGjo
hHc946KhE9rtjIqGTlj3MyYaOiG9nRHR0AlnYL6//9f/A1eXuQ8=
""",
]
# of all this
CHECKSUM: str = "d16f704b88b097dcfdca6fcdc33045924e2e3c469fe2dbcfc13fa29955d37d55"

UNIT, SEPARATOR = ("character", "") if isinstance(SYMBOLS, str) else ("word", " ")
EDGE = len(SYMBOLS)  # the token beyond the ends of an input
BITS = EDGE.bit_length()  # of a token in the code of several

if __name__ == "__main__":
    main()
