"""What is said of a learner of problems from a file: where it is unsure, and what to try."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest
from commands import here
from recorded import record

import crl
from crl.cli.given import advice
from crl.domains.from_file.data import ProblemData
from crl.domains.from_file.domain import Problems
from crl.domains.from_file.plan import ProblemsSettings
from crl.proofs.brackets import Brackets
from crl.proofs.decide import input_language
from crl.proofs.inputs import MOST_TOKENS, random_inputs, shortest_inputs
from crl.proofs.language import LocalLanguage

Pairs = list[tuple[str, str]]


def bracketed(brackets: tuple[str, ...] = ("()",), operators: str = "&|") -> Pairs:
    """Bits with brackets around each operator, of depth 0 to 2, and the parity of the ones."""
    texts = ["0", "1"]
    for _ in range(2):
        made = [
            f"{kind[0]}{left}{operator}{right}{kind[1]}"
            for left, right, operator, kind in product(texts[:20], texts[:5], operators, brackets)
        ]
        texts = list(dict.fromkeys([*texts, *made]))
    return [(text, str(text.count("1") % 2)) for text in texts]


def problems(pairs: Pairs, windows: str = "3:1") -> Problems:
    return Problems(ProblemsSettings(windows=windows), ProblemData.listed(pairs))


def shown(domain: Problems) -> str:
    return Brackets.of(domain).shown(domain.symbols)


# --- which symbols are brackets ------------------------------------------------------------------
def test_brackets_are_what_is_balanced_in_every_problem() -> None:
    assert shown(problems(bracketed())) == "( )"
    assert shown(problems(bracketed(("()", "{}")))) == "( ) and { }"
    assert shown(problems(bracketed(("<>",)))) == "< >"


def test_operators_that_look_like_brackets_are_none() -> None:
    assert shown(problems(bracketed(operators="<>"))) == "( )"


def test_brackets_that_cross_others_are_none() -> None:
    crossed = [(f"([{text})]", answer) for text, answer in bracketed(("{}",))]
    assert shown(problems(crossed)) == "( ) and { }"


def test_files_without_brackets_have_none() -> None:
    assert shown(problems([(f"{n:06b}", "01"[n % 2]) for n in range(64)], "2:1")) == ""


# --- which inputs are listed ---------------------------------------------------------------------
@pytest.mark.parametrize("kinds", [("()",), ("()", "[]")])
def test_exactly_the_balanced_inputs_are_listed(kinds: tuple[str, ...]) -> None:
    domain = problems(bracketed(kinds))
    language, brackets = input_language(domain), Brackets.of(domain)
    listed = [string for same in shortest_inputs(language, 1000, brackets) for string in same]
    strings = product(language.tokens().tolist(), repeat=5)
    expected = {each for each in strings if language.has(each) and brackets.balances(each)}
    assert {tuple(each.tolist()) for each in listed if len(each) == 5} == expected
    assert len(expected) > 40
    assert len({tuple(each.tolist()) for each in listed}) == len(listed) <= 1000


def test_without_brackets_all_strings_with_known_neighbours_are_listed() -> None:
    language = LocalLanguage.of([[0], [1], [0, 0, 1, 1, 0]], 2)
    counts = [len(same) for same in shortest_inputs(language, 100)]
    assert counts == [2, 4, 8, 16, 32]


def test_a_language_with_few_strings_of_each_length_is_not_listed_for_ever() -> None:
    (*_, last) = shortest_inputs(LocalLanguage.of([[0, 0]], 1), 10_000)
    assert last.shape == (1, MOST_TOKENS)


@pytest.mark.parametrize("kinds", [("()",), ("()", "[]")])
def test_random_inputs_are_balanced_too(kinds: tuple[str, ...]) -> None:
    domain = problems(bracketed(kinds))
    language, brackets = input_language(domain), Brackets.of(domain)
    drawn = random_inputs(language, 41, 200, np.random.default_rng(0), brackets)
    assert len(drawn) > 100
    assert all(brackets.balances(string) and language.has(string) for string in drawn.tolist())


def test_inputs_with_open_brackets_are_not_called_unsure(tmp_path: Path) -> None:
    settings = {"windows": "3:1", "max_episodes": 64}
    run = crl.train(bracketed(), scale="smoke", settings=settings, out=tmp_path / "run")
    found = crl.load(run).agreement()
    assert found.disagreeing > 0
    assert all(each.input.count("(") == each.input.count(")") for each in found.shown)
    assert "problems have and balanced ( ) of up to" in str(found)
    assert found.random > 0


# --- advice --------------------------------------------------------------------------------------
def test_where_little_was_learned_other_windows_are_advised() -> None:
    domain = problems(bracketed(), "2:1")
    last = max(domain.sizes)
    said = advice([record(size=1, value=1.0), record(size=last, value=0.5)], domain)
    assert said is not None
    assert f"(size {last}) it solves 50%" in said
    assert "windows of 2:1" in said
    assert "--windows" in said
    assert "docs/problems.md" in said
    assert (
        "### When little is learned" in (Path(__file__).parents[1] / "docs/problems.md").read_text()
    )


def test_where_the_largest_problems_are_learned_no_advice_is_given() -> None:
    domain = problems(bracketed())
    assert advice([record(size=max(domain.sizes), value=0.97)], domain) is None


def test_little_is_measured_from_the_most_frequent_answer() -> None:
    pairs = [(f"{n:07b}", "1" if n % 10 == 0 else "0") for n in range(100)]
    domain = problems(pairs, "2:1")
    almost_guessed = advice([record(size=max(domain.sizes), value=0.91)], domain)
    assert almost_guessed is not None
    assert "alone would solve 90%" in almost_guessed


def test_training_ends_with_the_advice_on_a_file_that_it_did_not_learn(tmp_path: Path) -> None:
    file = tmp_path / "bracketed.jsonl"
    file.write_bytes(ProblemData.listed(bracketed()).content)
    few = ("--scale", "smoke", "--set", "max_episodes=64", "--windows", "2:1")
    done = here("train", str(file), *few, "--out", str(tmp_path / "run"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("little was learned: ")
    assert "  paper" not in done.stdout
