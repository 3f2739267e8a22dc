"""The tasks of the suite are what their authors define, and CRL reads one preset for all."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
import torch

import crl
from crl.domains import make_domain
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


@pytest.mark.parametrize("name", SIZES)
def test_tasks_differ_by_nothing_but_their_sizes_for_the_learner(name: str) -> None:
    config, other = preset(name), preset("ctl")
    domain = make_domain(name)
    assert (config.curriculum.first, config.curriculum.last) == (
        min(domain.sizes),
        max(domain.sizes),
    )
    assert config.learner_settings == other.learner_settings
    assert (config.domain_settings, config.schedule) == (other.domain_settings, other.schedule)
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
