"""The tasks of the suite are what their authors define, and CRL reads one preset for all."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import cast

import numpy as np
import pytest
import torch

import crl
from crl.domains import make_domain
from crl.domains.suite.booleans import Logic
from crl.domains.suite.brackets import Bracketed
from crl.domains.suite.tables import CTL, CTLPlusPlus, TableLookup
from crl.presets import preset
from crl.presets.suite import SIZES


def texts(name: str, size: int, split: str = "train") -> list[str]:
    domain = make_domain(name)
    problems = domain.problems(split, size)
    return [domain.show(row) for bucket in problems.inputs for row in bucket.values]


@pytest.mark.parametrize(
    ("name", "text", "answer"),
    [
        ("ndr-arithmetic", "((3+4)*(2+7))", "3"),
        ("ndr-arithmetic", "(9*9)", "1"),
        ("ndr-arithmetic-3", "((3+4)*(9))", "3"),
        ("ndr-arithmetic", "(3+4", None),
        ("ndr-arithmetic", "(3+4)5", None),
        ("ndr-arithmetic", "(+3)", None),
        ("booleans", "(1&(0|1))", "1"),
        ("booleans", "((1&0)|(0))", "0"),
        ("logic", "((a&T)|(!F))", "T"),
        ("logic", "((a|F)&a)", "a"),
        ("logic", "(a&b)", None),
        ("logic", "(!a)", None),
        ("logic", "(a&F)", "F"),
    ],
)
def test_brackets_have_the_values_that_a_person_gives_them(
    name: str, text: str, answer: str | None
) -> None:
    domain = cast(Bracketed, make_domain(name))
    assert domain.answer(text) == answer


@pytest.mark.parametrize("name", ["ndr-arithmetic", "booleans", "logic"])
def test_brackets_are_as_deep_as_their_size_says_and_short(name: str) -> None:
    domain = cast(Bracketed, make_domain(name))
    for size in domain.sizes:
        found = texts(name, size, "validation")
        assert {domain.size_of(text) for text in found} == {size}
        assert max(map(len, found)) <= 50
        assert all(domain.answer(text) is not None for text in found)
    deep = domain.unseen(50, 5)
    assert all(domain.size_of(domain.show(bucket.values[0])) == 50 for bucket in deep.inputs)


@pytest.mark.parametrize("name", ["ndr-arithmetic", "booleans"])
def test_python_finds_the_same_values(name: str) -> None:
    domain = cast(Bracketed, make_domain(name))
    modulo = 10 if name == "ndr-arithmetic" else 2
    texts = [text for size in (1, 2, 3, 12) for text in drawn(domain, size, 50)]
    for text in texts:
        assert domain.answer(text) == str(eval(text) % modulo), text
    assert set("".join(texts)) == set(domain.symbols)


@pytest.mark.parametrize("name", ["ndr-arithmetic", "booleans"])
def test_brackets_are_around_every_operator(name: str) -> None:
    domain = cast(Bracketed, make_domain(name))
    for text in drawn(domain, 5, 50):
        assert text.count("(") == text.count(")") == len(re.findall(r"[+*&|]", text))
        left = text
        while "(" in left:  # whole pairs only
            left, number = re.subn(r"\(\w[+*&|]\w\)", "0", left)
            assert number, text
        assert left == "0"


def test_formulas_simplify_to_one_symbol_in_every_pair_of_brackets_in_any_order() -> None:
    domain = cast(Logic, make_domain("logic"))
    for size in (1, 2, 3, 12):
        for text in drawn(domain, size, 50):
            assert simplified(text, 0) == simplified(text, -1) == domain.answer(text)
    assert set("".join(drawn(domain, 3, 200))) == set(domain.symbols)


def simplified(text: str, which: int) -> str:
    """The value of a formula, by rules that a person would write down: first or last pair first."""
    while found := list(re.finditer(r"\((.)([&|])(.)\)|\(!([TF])\)", text)):
        match = found[which]
        left, operator, right, negated = match.groups()
        if negated:
            value = "F" if negated == "T" else "T"
        elif left == right:
            value = left
        elif operator == "&":
            value = "F" if "F" in (left, right) else {left, right}.difference("T").pop()
            assert "F" in (left, right) or "T" in (left, right), match[0]
        else:
            value = "T" if "T" in (left, right) else {left, right}.difference("F").pop()
            assert "F" in (left, right) or "T" in (left, right), match[0]
        text = text[: match.start()] + value + text[match.end() :]
    return text


def test_formulas_have_the_symbols_and_windows_of_their_authors() -> None:
    domain = cast(Logic, make_domain("logic"))
    operands = domain.operands
    assert len(operands) == 26 + 2
    windows = [f"({a}{op}{b})" for op in "&|" for a in operands for b in operands]
    windows += [f"(!{a})" for a in operands]
    assert len(windows) == 1596
    assert sum(domain.answer(window) is not None for window in windows) == 2 * (108 + 26) + 2


def drawn(domain: Bracketed, size: int, count: int) -> list[str]:
    rng = np.random.default_rng(size)
    return [domain.draw(size, rng) for _ in range(count)]


def test_no_problem_is_in_two_sets_of_brackets() -> None:
    sets = [set(texts("ndr-arithmetic", 3, split)) for split in ("train", "validation", "test")]
    assert sum(map(len, sets)) == len(set().union(*sets)) == 10_000


def test_ctl_has_the_counts_of_its_authors() -> None:
    domain = cast(CTL, make_domain("ctl"))
    counts = [len(domain.problems("train", size)) for size in domain.sizes]
    assert counts[0] == 88  # every function of every symbol
    assert sum(counts[1:]) in (53_703, 53_704)  # shares of sizes are rounded
    assert domain.vocab == 8 + 11
    assert sorted(map(len, domain.tables)) == [8] * 11
    assert all(sorted(table) == list(range(8)) for table in domain.tables.tolist())
    assert not {"f10", "f11"} & {word for text in texts("ctl", 3) for word in text.split()}
    assert not set(texts("ctl", 4)) & set(texts("ctl", 4, "test"))


def test_ctl_trains_a_tenth_of_every_size_and_nothing_twice() -> None:
    domain = cast(CTL, make_domain("ctl"))
    total = {size: 8 * 9**size for size in (2, 3, 4, 5)}
    assert sum(total.values()) == 531_360
    for size, possible in total.items():
        found = {split: texts("ctl", size, split) for split in ("train", "validation", "test")}
        assert len(found["train"]) == round(possible * 53_704 / 531_360)
        assert len(set().union(*found.values())) == sum(map(len, found.values()))
    assert set(texts("ctl", 1)) == {f"{s} f{k}" for s in "abcdefgh" for k in range(1, 12)}
    longer = domain.unseen(10, 500)
    words = {word for row in longer.inputs[0].values for word in domain.show(row).split()}
    assert words == {*"abcdefgh", *(f"f{k}" for k in range(1, 10))}


def test_tables_are_applied_in_the_order_that_a_person_reads() -> None:
    forward, backward = (cast(CTL, make_domain(name)) for name in ("ctl", "ctl-backward"))
    for domain in (forward, backward):
        domain.tables = np.tile(np.arange(8), (11, 1))
        domain.tables[0] = [1, 2, 3, 4, 5, 6, 7, 0]  # f1: the next letter
        domain.tables[1] = [7, 6, 5, 4, 3, 2, 1, 0]  # f2: the letter as far from the end
    assert forward.answer("a f1 f2") == backward.answer("f2 f1 a") == "g"
    assert forward.answer("a f2 f1") == backward.answer("f1 f2 a") == "a"
    assert forward.answer("c f3") == "c"
    assert forward.answer("f1 a") is backward.answer("a f1") is forward.answer("a b") is None


def test_backward_is_forward_read_from_the_other_end() -> None:
    forward, backward = make_domain("ctl"), make_domain("ctl-backward")
    one, other = forward.problems("test", 4), backward.problems("test", 4)
    assert one.answers.tolist() == other.answers.tolist()
    assert one.inputs[0].values.flip(1).equal(other.inputs[0].values)


@pytest.mark.parametrize("name", ["ctl", "ctl-backward", "ctlpp-a"])
def test_answers_of_tables_are_found_step_by_step(name: str) -> None:
    domain = cast(TableLookup, make_domain(name))
    problems = domain.problems("validation", 3)
    for row, values in enumerate(problems.inputs[0].values[:20]):
        words = domain.show(values).split()
        symbol, *functions = reversed(words) if domain.backward else words
        value = "abcdefgh".index(symbol)
        for function in functions:
            value = int(domain.tables[int(function[1:]) - 1, value])
        assert value == int(problems.answers[row])


@pytest.mark.parametrize(("name", "alternates"), [("ctlpp-a", True), ("ctlpp-r", False)])
def test_neighbours_are_trained_one_way_and_measured_the_other(name: str, alternates: bool) -> None:
    domain = cast(CTLPlusPlus, make_domain(name))
    problems = domain.unseen(5, 200)
    measured = [domain.show(row) for row in problems.inputs[0].values]

    def switches(text: str) -> set[bool]:
        groups = [int(word[1:]) > 16 for word in text.split()[1:]]
        return {one != other for one, other in pairwise(groups)}

    assert all(switches(text) == {alternates} for text in texts(name, 5, "validation"))
    assert all(switches(text) == {not alternates} for text in measured)


@pytest.mark.parametrize("name", ["ctlpp-a", "ctlpp-r"])
def test_measured_neighbours_were_never_trained_and_functions_all_were(name: str) -> None:
    domain = cast(CTLPlusPlus, make_domain(name))
    trained = {pair for size in domain.sizes for pair in neighbours(texts(name, size))}
    functions = {f"f{k}" for k in range(1, 33)}
    assert domain.vocab == 8 + 32
    assert len(trained) == 32 * 16  # all that a variant has
    assert {function for pair in trained for function in pair} == functions
    for size in (2, 3, 6, 20):
        batch = domain.unseen(size, 400)
        measured = [domain.show(row) for bucket in batch.inputs for row in bucket.values]
        assert not neighbours(measured) & trained
        batch = domain.unseen(size, 400, "as-trained")
        known = [domain.show(row) for bucket in batch.inputs for row in bucket.values]
        assert neighbours(known) <= trained
    assert not set(texts(name, 4)) & set(texts(name, 4, "test"))


def neighbours(found: list[str]) -> set[tuple[str, str]]:
    """The functions that stand side by side."""
    return {pair for text in found for pair in pairwise(text.split()[1:])}


@pytest.mark.parametrize("name", SIZES)
def test_tasks_differ_by_nothing_but_their_sizes_for_the_learner(name: str) -> None:
    config, other = preset(name), preset("ctl")
    domain = make_domain(name)
    curriculum = config.curriculum
    assert (curriculum.first, curriculum.last) == (min(domain.sizes) + 1, max(domain.sizes))
    assert curriculum.problems == other.curriculum.problems
    assert config.learner_settings == other.learner_settings
    shape = {"reach": config.domain_settings["reach"]}
    assert config.domain_settings == {**other.domain_settings, **shape}
    assert config.schedule == other.schedule
    assert config.max_episodes == other.max_episodes


def test_table_lookup_is_learned_and_proved_at_every_length(tmp_path: Path) -> None:
    crl.train("ctl", seed=3, out=tmp_path / "run")
    assert crl.load(tmp_path / "run").certify().verdict == "proved"


def test_modules_write_symbols_of_answers_only_where_that_is_set() -> None:
    domain = make_domain("booleans", {"answers_only": True})
    reducer = domain.make_modules().member(0)
    windows = torch.eye(domain.vocab)[torch.randint(domain.vocab, (50, 3))]
    written = reducer(windows)[:, 0]
    answers = [domain.symbols.index(symbol) for symbol in "01"]
    assert torch.allclose(written[:, answers].sum(1), torch.ones(50))
    assert written.shape == (50, domain.vocab)
