"""Solves arithmetic modulo 10 on expressions of digits, +, * and -.

    python solver.py "3+4*7"

Compiled by `crl compile` from a trained learner: domain numeric, learner crl, variant
small, seed 0, config ab14eb9c1765. Nothing but Python is needed.

The learner is proved right on every input of every length, with its tokens made one-hot.
- closure: 14,410 contexts
- windows: 2,426 of 2,426 windows that can be chosen are safe, margin 2.61
- order: no unsafe window can be the best of a string, margin 3.9
- end: each of 10 last tokens becomes its answer
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
    "name": "numeric",
    "options": [],
    "shows_confidence": False,
    "characters": 19999,
    "tokens": 19999,
}
# of tokens: characters, or words between spaces
SYMBOLS: str | list[str] = "0123456789+*-"
# an input
EXAMPLE: str = "3+4*7"
# whether only reducing tells a well-formed input, as with brackets
NESTED: bool = False
# neighbours on each side of its centre that a window's score depends on
RADIUS: int = 2
# modules that reduce, and how many tokens each reads
MODULES: list[tuple[str, int]] = [("R1", 3), ("R2", 3), ("R3", 3)]
# options that an input can be asked with
ASKED: list[dict[str, str]] = [{}]
# sets of inputs that share no symbol; least: shortest input
SOURCES: list[dict[str, Any]] = [{"symbols": "0123456789+*-", "least": 3, "remarks": [None]}]
# of each source: JSON, compressed by zlib, in base64
TABLES: list[str] = [
    """
eNrtnUtzHMl1hf8L1rXI92N22mmhpXcILiZiZqGwPVKMpPDC4f/u853EmO0KNgCSIIEmUl0NVldWZWXex7nn3kxJ/3338+9/+9dv
v9z9dH8fw7GPfexjH/vYxz72sY99vMUj7mMf+3jVI+1jH/t41SPvYx/72Mc+9rGPfexjHzdxfDjuw3GLn3ijn3TDn3zTn3LDn3qD
n3ajn/6GP+NGP/NGP68VoV4LpV8Lo17LX1/Lprddbbt6a3a12f175PS3zupvm9ffOse/Vabf3/hnM/xv+vlw3N/q1qdvt4h9u9vB
3rJMtmS2cLZkXkQyWxpbJt9/1lv7WyavK5O9x3kf+9jHPvbxno8f77/HtnnUrdQowraQ7UFbVj+iLW0Qfrd1v636LYrvIYSHXfZ/
7BX5Y9fCx9XzP9Z8L/fwnHeXnPc7nFffz2vH/39P0GVfl/1c9nH5/PnZWx33tZHf3thve/S3MvZPjXt76LeSdfLd677utsfH+PgI
H7PD94V6t43W+9n97H52P/vjPvujxIvXicpP8eKXinKvw+p/1Bh9a9nVy1rRLbG7lxzx8/Op18TxW5LozSD2wy77VQJ85G9+9IZ4
cc/3PP8+J1smnyWcJ+95h5LJWzjbbD4HW578uyH3/VjI5ZE+tfL2/BG+QSjY2t8y2Sf7ZJ/sk32yT/bJ6578wJzh2t8nb3j+mG+I
HX1SAs+8/5sawFuQ21sTzo/Kut+DrN6so726NF4EhG9OFF/z96adfav+vVORDx+Ou99//u3f7366jyVoJDWNI7baj9ib7umlHnE0
NXSujV5p5WfTfXl2nghHirOpIfNY5Ymon7MU/Rx62eRdfQzO2qGrUc/0I+dwND2S0zx0W0n9KHou13a0chQJpvASvbhV/aQjjbrH
QzfmkQ41xqJL5ch1Hrw8zXLUcHgmjLwi3K4LvR9dz5cUjzGPkuMx9XTJiH8cRe/pJR8j6HfRy4amM5se6LHrhOJd1otGLsfslHmX
WDSEPo9ZuJEu9IRnXjjp45iZ1yfEjTCj3h5nUh9IK3R6nPQdBj8HP5Evr+p1HCkzjyG5pRB035yaepjIQffpTDOegWuRx9BcL+lI
ibmN0Xgs60/VtUhDkOASo9CZOoiaXEbgQeKVVJh90++KgvWagsYQa2VsMoLC3LPOq6SvceoCItCEp+coQYaj8lBKkoY0ipklbISb
pAd1khBF0xDTiEfNyM4mFxiuxsE4fQEBJKlTxqGJTyylYwFBM9PQmXznv4PCAFIvekyvlGXJvuha8kFTjCyOiszyMTXGiSF0JOv7
I398LfEHS5KINIAUmYj+pMh4EmrMEVvHqAp23aTslJhwZ4IDQWcMYGBYUz/jwEBnwxOybUZnhRc1FJcqPiaL0LOBZ5kUSgqZawMt
2wYmemTwTAYFSHHhYG4lcC1J9OVAPdi27sC0O++S/iS9Ikki6iwzkO3acS0szVY/pQHNO2Y5teSKl1hkdUlVSulYKf6EcKUlxo2Q
KmPH4+Q0XY+Mwl1Sy0QqIWHi9BYKmkKis2DxgESkdcrWJjIKGWlJRkMKtNSq/Gtin8HjSX7EisFUMK2AEUSkOQcvYcwRm5iclTYR
c0fMFduxYiZizpzhUbxngFPTaGep14LhGQmY3NDPBC51P1asJ+wpWk8MDQOey+lQ4JwHA+HpcGQ90O1HIIUUkY+KXtSZRlrUSQUx
JNgOyGl4BTsTngnWxlz/azZYPL6KS6FEISIoh5sgb0Oz2lAAtolJB5ReD9tuAVYk7SI5dOkUMUu8sgzUFbC64f+1AOYfPTm8PBTE
mwzlgBlaStaSxi6TQJh6eT2mIc7i4WFwJeLMAiYjG7onhkwsMnQLB6UxzozR4uQpYektGfwQMpDXi03R4Yg323MA3y6Di/iAPDES
f2gwmMig9CyKxDMmHfSBO/KzI9GpkTJvQphiiURta5adR3kGJo8G9O+QBuR4kZ9Stm6UMeA2lpM0pHuAmMD2HgQIioBbcjaNFK+x
p+jhIlkideIWp9gI/qjXyUyLbLPLvUF9qU8ejAsZ0GX2k/kHgHgo1Mxm1WC4Et2QDNccZVVEK4ftoieGRDxRXkekAU3bGKYM38Ya
OhKdNCKusIQEWmO5DeX0iWtAFoblwn0zcBaN226FNaDOZoS2LwRMqIHkDJaJJAfQmXnWAITEhe6SBjczlIqpS2YFHTGlisDUaTGQ
cQdWqR6LTAhwL0hIoyu6uxmeMUz5CHrAq/B7mS6OnNYQZWfykgqsDHs3EEv4E5JHw7IUrlaYA2xnov1GhA+4bcSIxrCbEFgcjHH6
SGSS6yMk+xQ/Meipn8D35PHGtBZ04ZIDkSdj6sBb/AbGnAjPITk88V+GzMRyrLShi05QStMRx16F4hpotKAQGQ97C/pBUI0xdTwS
hqTH0E9HP9mMgDOAMvIHOpKI5jhvQmJNhs9IzaiwUGEN4rSxOBQIbKoBhAtIX9xAurX8Zap6VdGDQG4CqARtEjioBoOIKABgRm+t
A4ECSeAaP2tASkWJwLmJDpOGHGLkAjFibzOlYlCEI4UVzjC+VG2G9kKMriFoRwvERseSxFDIlFfgKI3wGkArpqmO8HcUA1tN0YzG
lN1ExcBqt58WGq/OxGrChCanOVlZfrYaezARHALqmrBKRRcUQxQyrQp0rEihvjMGPoATTapqOgbF0WiRiDSsLD1lKahqnB5mlw3A
hmoGFs3bEKge1zATrtUn/Qh/1GdGjnpZ1ayz3A3uXSWY3IAwnQ8LggmugSMIkKFgsBZEAUHq8GQ4i466TNp8CoJbBqyUZxGJusK6
nX/Ys+VmyUJkFFKAKaxNyywTjsUwqj0o0zNyqjhAd3i3L+Fa04ZdMWILG1sKUNrBn+nxYQUNJp142wBS8E25AlDvxAUwCAvw6ACv
NqJI1EJ9zBZLrgFqjCsAz5yDsSQxDBSgqAguQ5eU0SCHTI4hfJJwMc2BmUv+mB5eRajX7wIEATukOjLkStB1rEXUpEamsEYrZinf
kJPDWwzGDfITiBmRgDgJl9FDM7NcnsFPzDN48HhBzAZt3JKOED2ROuAFdv1p3WWzYmzLzAQ4Sd0+RR/TXBzxDXsr0N4dzBmJsxHT
JvPoYDOAb3satgpDAIPtFSkEhx4/QaeNrMUejBmA8fKUwpmk7qgtbOcU0zCFNAk5nJ8w/GomRSZj8opI8Rm4E5wVpTIr4ZGkhs3g
FIRsBJCdH1uvUrrejT11ZjHJZMz/mDR2RCZjTkPQ0QhlnZBnooHNsJsVT/N5QGNJz/ZjkwNhgGCiVTLQGlyiwV3iJyhP9NNX7MZN
F9yDsTTkypMEumT7iWSBjjUYbzbIa6LkIU1zgJs1TaqR2EgPR7MEsJ1JPq5vM/nX7VJhc3CSQiHYzdtb6EzSaiTtyNYpMfCeFWSa
rKB5bAXGI6rjoTQCN/m9pR4PygqD2UK8SGY7UymR3sRvVg6vDiSu7hqMZNTwLpPKQaQRxSUC5EoeJEGtIKX7JdOB9lDdkGIGlILK
AGjVGA5svkkJ3Qmf5o4HtmXTukVvb7Z3vadlJISPyWoIUQ0LCXJhEleTpyRhQKCGQybjkuw6UTxDoBN0D86IaC1IMzF1LZm16SCK
ZJitg69uoRTSPTZdRQ4YHTk7vIBsVO7KuLiVYBcoSuilBEeSCaChG3j1ws4XgTgYUDmZ5IroVjNAOBFdRSZrzKBFr8m2Nd0SaHUk
5VkuCMiwGmF5w5ExtyYbd9oOSlPaaMRWefGBozRsNvl96hlxAK1AxgjOxvUjQ2opE6lr8oFF/elJBAD3k2w0tEYxCYXIXam5dLQD
gAxdNc0FRzt1o+i8WVhMOQheDTlpfKESUB/y+e6ojxFLPs7eM2WkQCkJveEW6Nu0gsSAchZRnJpJwxb9fxepmY4MqprRavhMw9TH
M9UIglkSV+dBsI8EiLmSOPB8IlapBvfpsHcZvDNcfAIOOZ0JFsxaU2UIRT9mAmsAoGHuz9SK6YOzeVNaJ0cYrvNsBNtl/zAsJ2JA
dMdYcX3Szx7RASaMm5C1YIEwCNh/Y1pJpkvQbqQo4A+1nm4IyqSecnCUXpkw6gX5CHldcnTKBnGEKDt6wPjIKQZWS0mwa/IdpC5W
EVJDgRk1aUjO3RLIpVEMo6i6RtKrwKF3DKycMhfFq4AFGAeQvd7jKOH5SIGuJVHmkwGP4kwaIes7zEx1v8stxDoXXHSb6Soj0CBd
2kmdYpieia6UkdhJh8ORWjao2U5nHlIVRbsJkIDEXRZgVkMdbmKmwexfo5wQoEVsbAsOAfBHm7rCjMMcVUhpfbjAMAg+SkOm6xx0
Rg4YXZ51nWDVV1xSNI7gvy5jAfAT5DLvwcAokJK1g6guQ0EWKAg0klVnKECfpNNMQKUoicoVZBjt0DSGudgk7rg8RKqLCoCg4UKm
5oUog9NDTMJ+7eIiOkNYpoz6QQnCVBe0rQjLY6DwQqsrdeAdUcSTIE2EMeGSmEN1MgOpojqCuHFqDJ1Udg4XeDFr7MLFQBlHRbzY
BDA0iCfUwKlsT9RqmyAnl+g80gTkybmGIU8tiRacFdFRLwBm8SFqXa4MY8VUW6ZLI3YFyi6u65H3k8ljiI36KEbgfB/+1uzUpl/q
Sy7uig6hZUSE5CKBOkcDxehB2mMWYiKTjBG2MqcMmATDC5xRousZd3WSLY1OROYCLTTKtBFzZJAIIvA+RAIPn0adAqprNEid+jvF
DFdMDRUBmzXhIgGfw2Vfp94Okk6gecGEBTHy6uKO47HjIxUHpy2m4NSTzNldBcjQ/WikXtkdxNPiAyN9Zt7ihC1RT/L48wJWV5vo
yhUIcuro6OQ1ByfRVFHRPDGnoKPAIgLGoSvU/6NzecjILBYsEi94qm600iS4DlY5wQJvOrVQBua1AtOl5JUVnN3FLC/PWDp06fx/
EPolY2RQIYzEINfkQCoWEXQjVbsBMBgTXBKSMgOrFHYIDUtDZrFDuCjtBZ70ChDRGoSMYNmaiQsyyWUhj9Mgws9k5GLWui9RR4/T
KxQU2DIZD9wpRVf+rBB4MMmOfjpH5xpkOBsrorNlr5G4wO4n3EohJ5FVo4vssoiLOyyjZL+DNASurZ84KnHFazoHUSRl51h6r7SP
z6aVCtGi5MKJCwBN1VEw6qLVwhEXH4/iYGuealM7iofPI2bgeiRQLcSYOZF9VHIJ4g7kENrJIpw5PNEV3kQi6eU00qAIk40kIZqn
aw1Y47JQZobXJJukMxEDeTPzdgpFXRIPSzZz3IwYQ6aSXFXMDodOy5yF8Cc7C2mO7qaSOFCz4PEOC6d4dpx1l3ISVQfSbEpMxTLv
aMQlcq/2ULLILpSQMbpTO25Zyyo8Fr1IgnhsMWAdutUNJGrZjpOprI6DcE4BEHJN3kcFF8ZRveaEXeOrpNyZegOYxwmFFebu8j1F
dvquFIIpx6uR6q5MLssUa2fdhTKwsjk8zFm5yzcmUK6SFczaNlIJ+CQWycqsRN1GrS11L4eRgnqquHyszq69tGGJm4dQZOFndX3b
EppeoQNNqisj/ulkm1YeG3ZAVxGc8Q/XonAOrwRiM1TdE6XGlNcaj3/a2cB3V2ITZY/kVuOlPdOOxR+k6mJ5tNvZQOwT+AHeyWoE
9K+wotZdf9SJAIYyiatdUDkyGVYHk70ab9XXSbZJFRYjG6hemAXFzHTnwRJHWuU63SF1VUmJ0TGxyoS754FipU8Kjl4SYF1FU6oO
UU75XEZFpqTo0fP1OlX2yjI44BXF7NSzuehld8NTHAuy467B06u19jSzXVqTYzXa52Z7ecbUql3DRWrTf8qHyYuIxCCWvVJ2eYPl
hGhcchCzUqjJ4rWJUaXgRL/4FqTqZWHMLLuuix+RkSQy4kSFJjH6ROkvQa8Ty3+J6kHCsKdjOrBOoZaqIvhHfa9T5XCpEizHKQFE
+gOUKOBKZqv+xyM8J+cpTgoQA5hUKJ24Iot2eaX0FSg+4qGaLHOoTNCLPqx7ygYqaGJOO1mtARAJL17EtcUbqew3jsBOvJyZuLTq
goILcEw8efODtxZkV/1drwcS0bGJqWeUvbEhejECZ2QMi06sRTZrzJU5TMMFUFNIV85RvpeEoOopGPmKeQZSdwx0mRKwYDEseS0L
pplg8snm5yoAfC1lr9x4kYCyPSuAiaJcYvEisW6bWG1Irg9ll8kcqYbNRYp0LCLJPbxg7OwjeFXhKMCqSTLvZP3X5VXv9HCUOor5
AeU0Ao+8r5B84xSi11Koiwh4p2GOXRzEL7MHjYnKQjGgMCPb6rHM35szNGNiYITDQzpMN12ydG0dIbnwWL0eYCJHAxAKJidHXzZ5
RMwvwVcpsntVpq/yNYwwm8bZxTHwtWmFEIq75GEPcGHEGmWUtoa1mowUXcJn7YsCQ1r7BLoBzxGMW4ZLd3Q1zD1AHC+ANe9lgJOy
aoBI1WoJAGPWKH4Jd02YU/JKEsOIlnt3HDjgX9mrn+qGDmqHSnj5lsAn76NuH03g4Ra6w0tf9k/K/wqThgI0zsso9yfA0SuIgCOL
NnqUorJ8ghSPqIGFVYk8E2RZQDPKuyzZvVzsMpJx0niF07jw5liRzLEIVCZmrkkyrwVBXodJLiZ734kXY21dJoS4rS20O+zQlYcP
4IH8sThl92pKdTZrk0GSQFJ0HXktMVimJicYHessIFViTTZOoy2MIHtNDO/MjjLcUihOY6fJFB/0SGUtrTMyTI2yPOAExw0s0AjY
iLfe18MgpGGKHiz1RRZnEUEtpjqEPuCTdUduZ0JrEeJwZPAGLKCCJVM2BqCKSaRjSQIiJE2jPnMhvcdL7sa56H0/BkDvicDq1sBd
/TYbIZf3OqfpllflXaCaNjso/dos4sVBR3WQHKP24mV1lm/1AFh29ma0dN5bvGzjBRdHU4yfyRmqqbwl77Jh10kit0/FwQtge3BT
lGK+HswEzUsQFwBIMp/g2omyT6I6TKBjiGxbYv8LiS5LJ7RhO5QdSKrIoREzHlcCi13sImPbhZ4F1yLYxtYYQBIWQpmXrTZsoqFu
zMYXdpdRQndFz4sDjrBksl6sC94UxJl3UnjM3jViTDSryi7scW1JA+/xOoPXvrwdzB0Et3oN3jtOMFGvZINc0xumskHLC5cGLW42
9JkueNXE93WjDx2YeXDLQy5rWmEKQSwy38Arotk6LpnWegZn2W7gDTJeZMTF7RAOgQdFJ6d6lNlQGXX45EIVewACW2E0BEdwGHvA
Q/xCHALqQS6ET7tj28JBcY40IVLKJQmvGbXpC7ccMHj1jWobECj16l92MkVv3Epr1cn1TO8StEN4Jdr7ATB5zLuu3QAm70QNr0Ms
HAav1uKXN+W5KyiA+bjX/bxU3ewBViNdJXcF9XOGmYz8XqQ0DzAqO7qYTtNarBSAB2ZO3E5s80leU2V7YgoOQKahzqOHl12tHtMy
iHY0bNpx4PL4Jnw7kYhKWGsHFPkNS2csJrOxhRQKDNO3sENJD3i3CA44UZsDH5QB+i0X4c7guCM90reX4WQCrMgRrSrbzIhYKEvn
hCLv1/J2AVMj1+Yc7zzp5QFO+ZywgVIusXmP48rbnVaZkrpWDHUD9L2ZbJmjgdu9gFzNkLa4jMus3klBz67PWL8zfjju/vNvv/zr
P369++k+HPuzP/uzP/uzP/uzP/uzP/uzP/uzP/uzP/uzPz/U58Nx91+///Wf//z1t7uf7u8D/09s/O9SP3zTwzc/fMvDt15828O3
P3zHw3c+fMMNfefFd1x8+8W3XXwv5VAuvvnimy6+8cr3KTm3r5DztXed33l+96d0fR5LO8mmn+Q2TjKdp7F8T9lfm/M1WV+b01ne
n5pL+MQ7z3I9y/Est5fu75odfmsdXLOtz5X3p2T+x3zOsjq/9yybs02eZXu2+bMszz511sXZJ56DB99CD+ULMXtewZCz/5zlfn7n
YzaYPqGXl+7vczH5pXTwubHxqThwlsv5Pa/d/jVx8Gtk3r5Axs+Jt+f5nt91truzXZ7t9qX7eykO8rmyv5TxvJDrpTzLhe2f533u
5zyvy7GdZXC2s7PMLsd/KZ9LOXwLHvccGY4v8P3ncJOzfM/vegwPyydk+NL9fWsOfU328wswtjwDt8MT7xxP+E57ImaUJ3hUeiKf
+J75y1vL3a7lOE/xz/pIPjOewY2ucfJrXPylnr3Gb6/x2mt89hqP7Vdw5hofu8bDXurZa3zkW1+/FqevxeeXevZanLwWI6/FxufE
xWuYfw3rr8WMr3n2vWHXxquNVxuvNl59Ll69Fm7s2v3bqt2/VM3+mu5vpU7/pbXj16zXv6da/a7Xv1y9/mtk/xh+7Dr+43X85+L4
58r+LdT3n1PX3zX9r6vpX+vnLdTxv2Q96uwTr5UH7Hr+y9Xzr/Xznmv4L1W7vzb318khPxx3f//5r7//wzu+juiLR4zrn7T+oae4
2uJqi6strra02tJqS6strba82vJqy6str7ay2spqK6utrLa62upqq6utrra22tpqa6utrba+2vpq66utr7ax2sZqG6ttrLa52uZq
m6ttPszde+P4J65/0vrnoa2sf+r6p61/+vpnrH+cQ8XVS1y9xNVLXL3E1UtcvcTVS1y9xNVLXL2k1UtavaTVS1q9pNVLWr2k1Uta
vaTVS1q95NVLXr3k1UteveTVS1695NVLXr3k1UtWL7KcX3/7xYYjI7m/v/vzn/7yb3fq94Mt4/8uRF9IHy8kX8gfL2RfKB8vFF+o
Hy9UX2gfLzRf6B8vdF8YHy8MX5gfL2jE+s///C8iC/VU
""",
]
# of all this
CHECKSUM: str = "fe1a88f77eb2e34ba59c3264e2eeacaded9bdf72a2d784146d7c5a36ada95266"

UNIT, SEPARATOR = ("character", "") if isinstance(SYMBOLS, str) else ("word", " ")
EDGE = len(SYMBOLS)  # the token beyond the ends of an input
BITS = EDGE.bit_length()  # of a token in the code of several

if __name__ == "__main__":
    main()
