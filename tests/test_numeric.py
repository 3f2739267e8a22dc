from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from crl.domains.arithmetic import expressions as arithmetic
from crl.domains.arithmetic.numeric import Numeric, NumericSettings, parse
from crl.errors import UsageError

expressions = st.lists(
    st.tuples(st.sampled_from("0123456789"), st.sampled_from("+*-")), min_size=1, max_size=30
).map(lambda pairs: "".join(digit + operator for digit, operator in pairs)[:-1])


def test_the_data_set_is_table_1() -> None:
    counts = {size: len(Numeric().problems("train", size)) for size in Numeric.sizes}
    assert counts == {2: 210, **dict.fromkeys(range(3, 11), 700)}
    assert sum(counts.values()) == 5810
    assert {
        len(Numeric().problems(split, size))
        for split in ("validation", "test")
        for size in range(3, 11)
    } == {150}


def test_the_data_set_is_the_same_on_every_machine(numeric: Numeric) -> None:
    assert (
        numeric.fingerprint() == "2f4138c6c89d9625d6ff528cb5ca31f34af0d0b7e8b82e4b74b311402f615273"
    )


def test_all_expressions_of_a_size_are_unique_and_in_one_set(numeric: Numeric) -> None:
    for size in numeric.sizes:
        sets = [numeric.data[split, size].keys() for split in arithmetic.SHARES]
        keys = [key for keys in sets for key in keys]
        assert len(keys) == len(set(keys)) == (300 if size == 2 else 1000)


def test_unseen_problems_were_never_trained_or_selected_on(numeric: Numeric) -> None:
    for size in (3, 5):
        seen = set(numeric.data["train", size].keys() + numeric.data["validation", size].keys())
        rng = np.random.default_rng([arithmetic.DATA_SEED, arithmetic.MEASURED_STREAM, size])
        drawn = arithmetic.draw_unique(size, 500, rng, exclude=frozenset(seen))
        assert not seen & set(drawn.keys())
        assert len(set(drawn.keys())) == len(drawn) == 500
    assert len(numeric.unseen(2, 500)) == 45  # there are no more


def test_more_data_has_the_paper_s_in_it_and_the_same_validation_and_test_sets(
    numeric: Numeric,
) -> None:
    larger = Numeric(NumericSettings(data=10))
    assert {size: len(larger.problems("train", size)) for size in (2, 3, 10)} == {
        2: 210,
        3: 7000,
        10: 7000,
    }
    for size in (2, 3, 10):
        assert set(larger.data["train", size].keys()) >= set(numeric.data["train", size].keys())
        for split in ("validation", "test"):
            assert larger.data[split, size].keys() == numeric.data[split, size].keys()
            assert not set(larger.data["train", size].keys()) & set(
                numeric.data[split, size].keys()
            )


def test_fresh_data_has_no_end_and_nothing_that_is_selected_or_tested_on(numeric: Numeric) -> None:
    infinite_data = Numeric(NumericSettings(data=0))
    drawn = infinite_data.sample([2, 3], 8000, torch.Generator().manual_seed(0))
    shown = {numeric.show(values) for bucket in drawn.inputs for values in bucket.values}
    assert len(shown) > 3000
    for split in ("validation", "test"):
        for size in (2, 3):
            assert not shown & {
                numeric.show(values) for values in numeric.problems(split, size).inputs[0].values
            }


@pytest.mark.parametrize("settings", [{"reducers": 0}, {"reach": 101}, {"data": -1}])
def test_impossible_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(UsageError, match=f"{next(iter(settings))} is .*allowed are"):
        Numeric(NumericSettings(**settings))  # type: ignore[arg-type]


def test_only_fresh_data_is_infinite(numeric: Numeric) -> None:
    assert not numeric.infinite_data
    assert Numeric(NumericSettings(data=0)).infinite_data


@given(expressions)
def test_the_oracle_agrees_with_python(text: str) -> None:
    assert int(parse(text).answers()[0]) == eval(text) % 10


def test_the_oracle_answers_the_papers_examples() -> None:
    assert int(parse("6*1*3-4+6*0*0+1-7-3+3+3*4+1+1+3+3+6+2+7").answers()[0]) == 3
    assert int(parse("5+6-4+5*7*3*3*8*0*1-4+6-3*5*3+6-0+0-4-6").answers()[0]) == 0


@given(expressions)
def test_what_is_shown_is_parsed_again(text: str) -> None:
    numeric = Numeric()
    batch = numeric.encode([numeric.parse(text)])
    assert numeric.show(batch.inputs[0].values[0]) == text


def test_spaces_and_both_signs_of_times_are_understood() -> None:
    assert parse(" 3 x 4 ").keys() == parse("3*4").keys() == parse("3×4").keys()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "is empty"),
        ("   ", "is empty"),
        ("3+", r"ends with the operator '\+' at character 2"),
        ("*3", r"starts with the operator '\*'"),
        ("3++4", r"operator '\+' at character 3 follows another"),
        ("12+x", "'12' at character 1 has more than one digit"),
        ("٣+٤", "unknown symbol '٣' at character 1"),
        ("３+4", "unknown symbol"),
        ("²+2", "unknown symbol"),
        ("three", "unknown symbol 't'"),
        ("3/4", "unknown symbol '/' at character 2"),
        ("1" + "+1" * 500_000, "at most 40000"),
        ("1" + "+1" * 15_000, "15001 terms; at most 10000"),
        ("3+4\x00", "unknown symbol"),
    ],
)
def test_malformed_expressions_are_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        parse(text)


def test_a_batch_keeps_the_order_of_its_queries(numeric: Numeric) -> None:
    batch = numeric.encode([parse("1+1"), parse("2+2+2"), parse("3+3")])
    assert batch.answers.tolist() == [2, 6, 6]
    assert batch.sizes.tolist() == [2, 3, 2]


def test_sampling_draws_every_size_about_equally(numeric: Numeric) -> None:
    batch = numeric.sample([2, 3, 4], 3000, torch.Generator().manual_seed(0))
    counts = torch.bincount(batch.sizes)[2:].tolist()
    assert all(850 < count < 1150 for count in counts)
