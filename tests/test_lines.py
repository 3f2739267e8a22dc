"""Lines from strangers: each has an answer or an error of its own, when it comes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch
from commands import assert_refused, crl, here
from xor import Xor

import crl as library
from crl.domains import check_domain
from crl.domains.arithmetic.languages import NAMES, WORDS
from crl.domains.arithmetic.multilingual import Multilingual
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError
from crl.measuring import measure_file
from crl.solving.incoming import LONGEST
from crl.solving.lines import sentence, solve_lines, split_lines
from crl.trace import Outcome
from crl.validation import from_dict

COMMAND = [sys.executable, "-m", "crl.cli", "solve", "numeric"]
MANY_DIGITS = "1" * 5000


@pytest.fixture(scope="module")
def numeric() -> library.Solver:
    return library.load("numeric")


def answers(solver: library.Solver, lines: Sequence[str]) -> list[dict[str, Any]]:
    return list(solve_lines(solver, [list(enumerate(lines, start=1))], {}))


def outcomes(solver: library.Solver, lines: Sequence[str]) -> list[str]:
    """What each line is answered, or "error"; errors have the number of their line."""
    found = answers(solver, lines)
    for number, values in enumerate(found, start=1):
        assert "answer" in values or values["line"] == number
        json.dumps(values, allow_nan=False)
    return [values.get("answer", "error") for values in found]


# --- one hostile line --------------------------------------------------------------------------
HOSTILE = [
    f'{{"input": "1+1", "a": {MANY_DIGITS}}}',
    f'{{"input": "1+1", "a": {MANY_DIGITS}.5}}',
    '{"input": "1+1", "a": NaN}',
    '{"input": "1+1", "a": [-Infinity]}',
    '{"input": "1+1", "a": 1e999}',
    '{"input": "1+1", "a": ' + "[" * 200 + "]" * 200 + "}",
    '{"input": "1+1", "a": ' + "[" * 100_000,
    '{"input": "1+1", "line": 1}',
    '{"input": "1+1", "error": 1}',
    '{"input": "1+1", "answer": 1}',
    '{"input": "1+1", "program": 1}',
    '{"input": "\\ud800"}',
    '{"input": "1\\u0000+1"}',
    '{"input": ["1+1"]}',
    '{"self": "1+1"}',
    "1+1\x00",
    "1" * (LONGEST + 1),
    " " * LONGEST + "1+1",
    "\ufffd",
    "{",
]
HARMLESS = [
    '{"input": "1+1", "self": 1, "text": 2, "snap": 3, "solver": 4, "options": 5, "": 6}',
    '{"input": "1+1", "__class__": "x", "__init__": null, "__dict__": {"a": []}, "from": "x"}',
    '{"input": "1+1", "id": "\\ud800", "b": "' + "[{" * 500 + '"}',
    '{"input": "1+1", "a": ' + "[" * 98 + "]" * 98 + ', "b": ' + "1" * 400 + "}",
]


def test_a_hostile_line_has_an_error_of_its_own_and_the_others_have_answers(
    numeric: library.Solver,
) -> None:
    for hostile in HOSTILE:
        assert outcomes(numeric, ["1+1", hostile, "2*3"]) == ["2", "error", "6"], hostile[:60]
    mixed = [line for hostile in HOSTILE for line in (hostile, "4-9")]
    assert outcomes(numeric, mixed) == ["error", "5"] * len(HOSTILE)


def test_keys_are_handed_through_whatever_they_are_called(numeric: library.Solver) -> None:
    for line, values in zip(HARMLESS, answers(numeric, HARMLESS), strict=True):
        assert values["answer"] == "2"
        assert values.items() >= json.loads(line).items()


def test_what_is_said_about_a_line_can_be_read(numeric: library.Solver) -> None:
    (long,) = answers(
        library.load("multilingual"), ['{"input": "' + "a" * 60_000 + '", "to": "x"}']
    )
    assert "unknown language 'x'" in long["error"]
    assert len(sentence(UsageError("a" * 10_000))) < 1000
    (too_long,) = answers(numeric, ["1" * (LONGEST + 1)])
    assert too_long["error"] == "the line is too long; at most 4,194,304 characters are allowed"


def test_bytes_of_every_kind_are_answered_by_the_command() -> None:
    lines = [
        b"\xef\xbb\xbf1+1",  # a byte order mark
        b'{"input":"1+1","self":"x"}',
        b"\xff\xfe1\x00+\x001\x00",  # UTF-16
        b'{"input": "1+1", "a": ' + MANY_DIGITS.encode() + b"}",
        b"9" * 20_000_000,
        b'{"input": "2*3", "text": "x"}\r',
        b"\x80\x80",
    ]
    done = subprocess.run(COMMAND, input=b"\n".join(lines) + b"\n4-9", capture_output=True)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("answer") for line in found] == ["2", "2", None, None, None, "6", None, "5"]
    assert [line["line"] for line in found if "error" in line] == [3, 4, 5, 7]
    assert done.stderr == b"crl: 4 of the lines could not be answered: see their errors\n"


def test_a_hostile_line_ends_no_batch_of_the_command() -> None:
    lines = ["1+1", f'{{"input": "1+1", "a": {MANY_DIGITS}}}', '{"input": "2*3", "self": 1}']
    done = crl("solve", "numeric", "--trace", stdin="\n".join(lines))
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("answer") for line in found] == ["2", None, "6"]
    assert done.returncode == 1


class Fragile(Numeric):
    """Fails at the digit 7: where it reads, where it encodes, or where it remarks."""

    where = "parse"

    def parse(self, text: str, **options: str) -> Any:
        if self.where == "parse" and "7" in text:
            raise KeyError("seven")
        return super().parse(text)

    def encode(self, queries: Sequence[Any]) -> Any:
        if self.where == "encode" and any(7 in query.digits for query in queries):
            raise IndexError("seven")
        return super().encode(queries)

    def remark(self, query: Any) -> str | None:
        if self.where == "remark" and 7 in query.digits:
            raise ZeroDivisionError
        return None


@pytest.mark.parametrize("where", ["parse", "encode", "remark"])
def test_whatever_a_domain_raises_costs_only_the_line_that_it_is_about(
    where: str, numeric: library.Solver
) -> None:
    domain = Fragile()
    domain.where = where
    solver = replace(numeric, domain=domain)
    assert outcomes(solver, ["1+1", "7+1", "2*3", "8-7"]) == ["2", "error", "6", "error"]
    (error,) = answers(solver, ["7+1"])
    assert error["error"].startswith("the line makes the model fail (")


@pytest.mark.parametrize("error", [RuntimeError("not enough"), MemoryError(), RunError("no")])
def test_whatever_a_learner_raises_costs_only_the_line_that_it_is_about(
    error: Exception, numeric: library.Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = type(numeric.learner).execute

    def fragile(self: Any, problems: Any, **options: Any) -> Outcome:
        if any(bool((bucket.values.argmax(dim=-1) == 7).any()) for bucket in problems.inputs):
            raise error
        return execute(self, problems, **options)

    monkeypatch.setattr(type(numeric.learner), "execute", fragile)
    assert outcomes(numeric, ["1+1", "7+1", "2*3+1", "8-7"]) == ["2", "error", "7", "error"]


def test_a_confidence_that_is_no_number_is_an_error_and_no_answer(
    numeric: library.Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    execute = type(numeric.learner).execute

    def diverged(self: Any, problems: Any, **options: Any) -> Outcome:
        outcome = execute(self, problems, **options)
        for bucket in problems.inputs:
            sevens = (bucket.values.argmax(dim=-1) == 7).any(dim=1)
            outcome.output[bucket.rows[sevens]] = float("nan")
        return outcome

    monkeypatch.setattr(type(numeric.learner), "execute", diverged)
    assert outcomes(numeric, ["1+7", "2*3"]) == ["error", "6"]
    with pytest.raises(RunError, match="is nan, which is no number"):
        numeric.solve("1+7")


def test_a_program_that_cannot_be_shown_costs_only_its_line(numeric: library.Solver) -> None:
    def explained(text: str, query: Any) -> dict[str, Any]:
        if "7" in text:
            raise TypeError("seven")
        return {"answer": text}

    found = solve_lines(numeric, [[(1, "1+1"), (2, "7+1"), (3, "2+2")]], {}, answer=explained)
    assert ["error" in values for values in found] == [False, True, False]


# --- options -----------------------------------------------------------------------------------
class Named(Numeric):
    """Has options that are called as parameters are."""

    options = ("self", "text", "snap")

    def parse(self, text: str, /, **options: str) -> Any:  # type: ignore[override]
        assert set(options) <= set(self.options)
        return super().parse(text)


def test_an_option_may_be_called_as_a_parameter_is(numeric: library.Solver) -> None:
    solver = replace(numeric, domain=Named())
    lines = ['{"input": "1+1", "self": "a"}', '{"input": "1+1", "text": 1, "snap": "c"}']
    assert outcomes(solver, lines) == ["2", "2"]
    solver.query("1+1", **{"self": "a", "text": "b", "snap": "c"})
    for name in ("self", "text"):
        with pytest.raises(UsageError, match=f"has no option '{name}'"):
            numeric.solve("1+1", **{name: "x"})
        with pytest.raises(UsageError, match=f"has no option '{name}'"):
            numeric.trace("1+1", **{name: "x"})


@pytest.mark.parametrize("name", ["self", "text", "snap", "__class__"])
def test_an_option_that_a_domain_does_not_have_is_one_sentence(name: str) -> None:
    for command in ("solve", "trace"):
        done = here(command, "numeric", "1+1", "--option", f"{name}=1")
        assert_refused(done, 2, f"has no option '{name}'")


def test_a_domain_with_such_an_option_is_told_to_name_it_otherwise() -> None:
    class Clashing(Xor):
        options = ("text",)

    with pytest.raises(UsageError, match=r"options has \['text'\]; give it another name"):
        check_domain(Clashing())


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (f"hidden={MANY_DIGITS}", "a number has 5000 digits; at most 400 are allowed"),
        ("hidden=" + "[" * 5000, "nested more than 100 deep"),
        ("ppo.lr=NaN", "NaN is no JSON"),
        ("ppo.lr=1e999", "a number is too large"),
    ],
)
def test_settings_that_nobody_means_are_one_sentence(
    given: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, _, value = given.partition("=")
    for arguments in (["--set", given], ["--option", given]):
        if arguments[0] == "--set" or name == "hidden":
            assert_refused(here("train", "numeric", *arguments), 2, complaint)
    (tmp_path / "my.json").write_text(f'{{"{name}": {value}}}')
    assert_refused(here("train", "numeric", "--config", "my.json"), 2, complaint)
    assert [path.name for path in tmp_path.iterdir()] == ["my.json"]


@pytest.mark.parametrize(
    "values", [{"a": float("nan")}, {"a": 10**5000}, {"a": {1, 2}}, {"a": object()}]
)
def test_settings_that_json_cannot_say_are_refused(values: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=r"cannot be written as JSON|expected a finite number"):
        from_dict(library.Config, {"domain": "x", "domain_settings": values}, "the settings")


# --- files of problems -------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b'1+1\n{"input": "1+1", "a": ' + MANY_DIGITS.encode() + b"}\n", "line 2: not JSON"),
        (b"1+1\n{" + b"[" * 5000, "line 2: not JSON"),
        (b'1+1\n{"input": "1+1", "a": NaN}', "line 2: not JSON: NaN"),
        (b"1+1\n1\x00+1\n", "line 2: unknown symbol '\\x00'"),
        (b"1+1\n" + b"1" * (LONGEST + 1), "line 2: the line is too long"),
        (b"1+1\n\xff\xfe\n", "is not a text file"),
        (b"\n \n", "has no problems"),
    ],
)
def test_a_line_that_cannot_be_measured_is_named(
    content: bytes, complaint: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.txt").write_bytes(content)
    done = here("measure", "numeric", "--problems", str(tmp_path / "mine.txt"))
    assert_refused(done, 2, complaint)


def test_keys_that_are_no_options_are_ignored_where_no_answer_is_given(tmp_path: Path) -> None:
    lines = ['{"input": "1+1", "self": 1, "answer": "9", "line": 7, "id": "\u2028"}', "2*3"]
    (tmp_path / "mine.txt").write_text("\ufeff" + "\r\n".join(lines), encoding="utf-8")
    done = here("measure", "numeric", "--json", "--problems", str(tmp_path / "mine.txt"))
    record, *_ = [json.loads(line) for line in done.stdout.splitlines()]  # then the certificate
    assert (record["n"], record["value"]) == (2, 1.0)
    assert len(split_lines("a\u2028b\rc\r\nd\x0ce\n")) == 4


@pytest.mark.parametrize("where", ["parse", "encode", "execute"])
def test_whatever_a_problem_of_a_file_makes_fail_is_named(
    where: str, numeric: library.Solver, monkeypatch: pytest.MonkeyPatch
) -> None:
    domain = Fragile()
    domain.where = where
    execute = type(numeric.learner).execute

    def fragile(self: Any, problems: Any, **options: Any) -> Outcome:
        values = [bucket.values.argmax(dim=-1) for bucket in problems.inputs]
        if where == "execute" and any(bool((tokens == 7).any()) for tokens in values):
            raise IndexError("seven")
        return execute(self, problems, **options)

    monkeypatch.setattr(type(numeric.learner), "execute", fragile)
    solver = replace(numeric, domain=domain)
    with pytest.raises((UsageError, RunError), match="mine, line 3: the line makes the model fail"):
        list(measure_file(solver, ["1+1", "", "7+1", "2+2"], "mine"))


# --- one word ----------------------------------------------------------------------------------
def test_a_single_word_was_never_trained_and_is_refused() -> None:
    domain = Multilingual()
    for number, word in enumerate(WORDS):
        if number % 13 < 10:
            for target in NAMES:
                with pytest.raises(UsageError, match="was never trained"):
                    domain.parse(word, to=target)
    done = here("solve", "multilingual", "ocho", "--to", "english")
    complaint = "an expression of 1 term was never trained; expected at least 2 terms joined by an"
    assert_refused(done, 2, complaint)
    assert domain.smallest == 2
    assert library.load("numeric").solve("7").answer == "7"


def test_words_that_are_translated_to_learn_from_stay() -> None:
    problems = Multilingual().auxiliary(8, torch.Generator().manual_seed(0))
    assert 1 in problems.sizes.tolist()


def test_a_text_that_grows_when_it_is_read_is_refused_before() -> None:
    with pytest.raises(UsageError, match="characters; at most 64000 are allowed"):
        Multilingual().parse("\ufdfa" * LONGEST, to="english")
