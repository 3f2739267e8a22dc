"""Many lines in flat memory, slow writers, hostile lines, readers that go away."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random

from . import forked
from .kills import COMMAND, Lazy
from .tiny import tiny
from .trials import Case, NotHeldError, Trial

LINES = 100_000
GROWTH = 30  # megabytes that memory may grow from the first quarter to the end
PATIENCE = 20.0  # seconds for one answer

GOOD = ("1+1", "3+4*7")  # before and after a hostile line
HOSTILE: tuple[str, ...] = (
    '{"input": "1+1", "self": "x"}',
    '{"input": "1+1", "text": "x"}',
    '{"input": "1+1", "snap": "x"}',
    '{"input": "1+1", "answer": "x"}',
    '{"input": "1+1", "a": ' + "1" * 5000 + "}",
    '{"input": "1+1", "a": 1e' + "9" * 5000 + "}",
    '{"input": ' + "1" * 5000 + "}",
    '{"input": "1+1", "a": NaN}',
    '{"input": "1+1", "a": -Infinity}',
    '{"input": "1+1", "a": ' + "[" * 200_000 + "]" * 200_000 + "}",
    '{"a":' * 100_000 + "1" + "}" * 100_000,
    "{" * 300_000,
    '{"input": null}',
    '{"input": ["1+1"]}',
    '{"input": "1+1", "input": 5}',
    '{"input": "1+1"',
    '{"input": "\\ud800"}',
    '{"input": "1+1\\u0000"}',
    '{"input": "1+1", "to": "spanish"}',
    '{"input": "1+1", "__class__": "x", "": 1}',
    "{}",
    "[]",
    "1+1\0",
    "\udcff\udcfe\udc80",
    "\ufeff1+1",
    "1" * 3_000_000,
    "1+" * 5_000,
    "١+٢",
    "1\x0b+\x0c1",
    "--help",
)


def make(folder: Path) -> list[Trial]:
    """Give the trials."""
    numeric = Lazy(lambda: tiny(folder / "numeric", hidden=8))
    return [
        Trial(
            name="many",
            title=f"{LINES:,} lines of 2 to 20 terms: answered in order, in flat memory",
            planned=LINES,
            weight=5,
            attempt=many,
        ),
        Trial(
            name="slow",
            title="a slow writer over a pipe: each line answered when it comes",
            planned=20,
            attempt=slow,
        ),
        Trial(
            name="hostile",
            title="a hostile line between good ones: all of them answered",
            planned=len(HOSTILE),
            attempt=hostile,
        ),
        Trial(
            name="head",
            title="`| head -1`: quiet, and training goes on later",
            planned=5,
            attempt=partial(head, numeric),
        ),
        Trial(
            name="ends",
            title="standard input or output closed, empty or full",
            planned=7,
            attempt=ends,
        ),
    ]


# --- many ----------------------------------------------------------------------------------------
def many(case: Case) -> None:
    """Send very many lines; the answers come in order, and memory stays flat."""
    lines = [expression(case.random) for _ in range(LINES)]
    with _solving("numeric") as process:
        writer = threading.Thread(target=_write, args=(process, lines), daemon=True)
        writer.start()
        memory: list[float] = []
        for number, line in enumerate(lines, start=1):
            case.good, case.tries = number - 1, number
            said = process.stdout.readline()
            if not said:
                raise NotHeldError(f"no answer to line {number}: {_error(process)}")
            answer = json.loads(said)
            case.expect(answer["input"] == line, f"line {number} is answered out of order")
            if number % (LINES // 4) == 0 and number < LINES:
                memory.append(_megabytes(process.pid))
        case.expect(process.wait(60) == 0, f"exit code {process.returncode}")
    case.good, grown = 0, memory[-1] - memory[0]
    case.expect(grown < GROWTH, f"memory grew from {memory[0]:.0f} by {grown:.0f} MB")


def expression(random: Random) -> str:
    """Draw an expression of 2 to 20 terms."""
    terms = random.randint(2, 20)
    parts = [str(random.randrange(10))]
    for _ in range(terms - 1):
        parts += [random.choice("+-*"), str(random.randrange(10))]
    return "".join(parts)


def slow(case: Case) -> None:
    """Send a line, wait for its answer, send the next."""
    case.tries = 5
    with _solving("numeric") as process:
        for number in range(case.tries):
            _write(process, [expression(case.random)], close=False)
            ready, _, _ = select.select([process.stdout], [], [], PATIENCE)
            if not ready:
                process.kill()
                raise NotHeldError(f"no answer to line {number + 1} within {PATIENCE:g} s")
            json.loads(process.stdout.readline())
        process.stdin.close()
        case.expect(process.wait(60) == 0, f"exit code {process.returncode}")


# --- hostile -------------------------------------------------------------------------------------
def hostile(case: Case) -> None:
    """Send a hostile line between good ones: each gets an answer or an error of its own."""
    line = HOSTILE[case.index % len(HOSTILE)]
    ended = forked.run(
        ("solve", "numeric"), case.folder, stdin=f"{GOOD[0]}\n{line}\n{GOOD[1]}\n", seconds=120
    )
    try:
        ended.expect_calm()
        answers = [json.loads(said, parse_constant=_refuse) for said in ended.out.splitlines()]
        found = [answer.get("input") for answer in answers if "error" not in answer]
        case.expect(len(answers) == 3, f"{len(answers)} answers to three lines")
        case.expect(found[:1] + found[-1:] == list(GOOD), "a good line has no answer")
        case.expect(ended.code in (0, 1), f"exit code {ended.code}: {ended.tail}")
    except (NotHeldError, ValueError) as error:
        raise NotHeldError(f"{line[:60]!r}: {error}") from None


def _refuse(constant: str) -> float:
    raise ValueError(f"{constant} in an answer is no JSON")


# --- readers and writers that go away ------------------------------------------------------------
def head(training: Lazy, case: Case) -> None:
    """Let the reader go away after one line: nothing on standard error, no exit code 0 needed."""
    whole = training()
    commands = (
        ("solve", "numeric"),
        ("measure", "numeric", "--sizes", "3,4,5", "--count", "20"),
        ("trace", "numeric", "1+2*3-4+5*6"),
        whole.command("run"),
        ("models",),
    )
    command = commands[case.index % len(commands)]
    lines = "1+1\n" * 3000
    with subprocess.Popen(
        [*COMMAND, *command],
        cwd=case.folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        threading.Thread(target=_write, args=(process, [lines]), daemon=True).start()
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read().decode()
        code = process.wait(60)
    case.expect(code in (0, 1), f"exit code {code}")
    case.expect(not said, f"it said {said[-300:]!r} on standard error")
    if command[0] == "train":
        whole.finish(case.folder)


def ends(case: Case) -> None:
    """Close what commands read from or write to."""
    python = f"{sys.executable} -m crl"
    scripts = (
        f"{python} solve numeric 1+1 >&-",
        f"{python} solve numeric 1+1 > /dev/full",
        f"{python} models > /dev/full",
        f"{python} solve numeric <&-",
        f"{python} solve numeric < /dev/null",
        f"echo 1+1 | {python} solve numeric > /dev/full",
        f"{python} solve numeric 1+1 2>&- >&-",
    )
    script = scripts[case.index % len(scripts)]
    done = subprocess.run(
        ["sh", "-c", script], cwd=case.folder, capture_output=True, text=True, timeout=60
    )
    ended = forked.Ended(code=done.returncode, out=done.stdout, err=done.stderr)
    try:
        ended.expect_calm()
        if ended.err:
            ended.expect_sentence(1, 2)
    except NotHeldError as error:
        raise NotHeldError(f"{script}: {error}") from None


# --- processes -----------------------------------------------------------------------------------
@contextmanager
def _solving(model: str) -> Iterator[subprocess.Popen[str]]:
    """Start `crl solve` with pipes on both sides; it is gone afterwards."""
    process = subprocess.Popen(
        [*COMMAND, "solve", model],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            with suppress(BrokenPipeError, ValueError):
                pipe.close()


def _write(process: subprocess.Popen[str], lines: list[str], close: bool = True) -> None:
    text = "".join(line + "\n" for line in lines)
    with suppress(BrokenPipeError, ValueError):  # the other side went away, as it may
        process.stdin.write(text if process.text_mode else text.encode())
        process.stdin.flush()
        if close:
            process.stdin.close()


def _error(process: subprocess.Popen[str]) -> str:
    process.kill()
    return process.stderr.read()[-300:]


def _megabytes(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
