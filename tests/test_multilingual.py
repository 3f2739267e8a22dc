from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from crl.batch import ProblemBatch
from crl.domains.arithmetic.languages import LANGUAGES, NAMES, WORDS
from crl.domains.arithmetic.multilingual import (
    PAIRS,
    VOCAB,
    Multilingual,
    MultilingualSettings,
    held_out_pairs,
    problem,
)
from crl.errors import UsageError
from crl.problem import Split

language_and_expression = st.tuples(
    st.sampled_from(NAMES),
    st.lists(st.tuples(st.integers(0, 9), st.integers(10, 12)), min_size=2, max_size=20),
)


@pytest.fixture(scope="module")
def multilingual() -> Multilingual:
    return Multilingual()


def identities(problems: ProblemBatch) -> list[tuple[int, ...]]:
    """Tokens and target of each problem of one length."""
    tokens = torch.cat(
        [bucket.values.argmax(dim=-1) for bucket in problems.inputs]
    )  # rows are in order
    targets = problems.context.argmax(dim=1, keepdim=True)
    return [tuple(row) for row in torch.cat([tokens, targets], dim=1).tolist()]


def test_five_languages_of_13_words_and_stop_make_66() -> None:
    assert VOCAB == 66
    assert len(set(WORDS)) == 65  # no word belongs to two languages
    assert LANGUAGES["pig-latin"][:4] == ("erozay", "oneyay", "otway", "eethray")
    assert LANGUAGES["reversed-english"][0] == "orez"


def test_the_data_set_is_table_2(multilingual: Multilingual) -> None:
    counts = {size: len(multilingual.problems("train", size)) for size in multilingual.sizes}
    assert counts == {2: 20 * 210, 3: 20 * 700, 4: 20 * 700, 5: 20 * 700}
    assert sum(counts.values()) == 46_200


def test_the_larger_data_set_has_ten_times_more_where_there_are_as_many(
    multilingual: Multilingual,
) -> None:
    larger = Multilingual(MultilingualSettings(data=10))
    assert {size: len(larger.problems("train", size)) for size in (2, 3, 4)} == {
        2: 20 * 210,
        3: 20 * 7000,
        4: 20 * 7000,
    }
    assert set(identities(larger.problems("train", 3))) > set(
        identities(multilingual.problems("train", 3))
    )
    for split in ("validation", "test"):
        assert identities(larger.problems(split, 3)) == identities(multilingual.problems(split, 3))


def test_fresh_data_has_no_end_and_nothing_that_is_selected_or_tested_on(
    multilingual: Multilingual,
) -> None:
    infinite_data = Multilingual(MultilingualSettings(data=0))
    generator = torch.Generator().manual_seed(0)
    drawn = identities(infinite_data.sample([3], 5000, generator))
    assert len(set(drawn) - set(identities(multilingual.problems("train", 3)))) > 3000
    assert {(key[0] // 13, key[-1]) for key in drawn} == set(multilingual.pairs["train"])
    for split in ("validation", "test"):
        assert not set(drawn) & set(identities(multilingual.problems(split, 3)))


def test_the_data_set_is_the_same_on_every_machine(multilingual: Multilingual) -> None:
    assert (
        multilingual.fingerprint()
        == "4136782e53afadc51c6bbd10d1caaac1209fa9abf6cbdbfba57c6f18861d11c5"
    )


def test_every_problem_is_unique_and_in_one_set(multilingual: Multilingual) -> None:
    for size in multilingual.sizes:
        every = [
            key
            for split in ("train", "validation", "test")
            for key in identities(multilingual.problems(split, size))
        ]
        assert len(every) == len(set(every))


def test_each_source_is_trained_with_four_targets_and_each_target_with_four_sources(
    multilingual: Multilingual,
) -> None:
    train = multilingual.pairs["train"]
    for language in range(5):
        assert len([pair for pair in train if pair[0] == language]) == 4
        assert len([pair for pair in train if pair[1] == language]) == 4
    assert {
        (NAMES[source], NAMES[target]) for source, target in multilingual.pairs["held-out"]
    } == {
        ("spanish", "numerals"),
        ("numerals", "english"),
        ("english", "reversed-english"),
        ("reversed-english", "pig-latin"),
        ("pig-latin", "spanish"),
    }


@given(st.integers(0, 1000))
def test_any_seed_holds_out_a_permutation_without_fixed_point(seed: int) -> None:
    held_out = held_out_pairs(seed)
    assert (
        sorted(source for source, _ in held_out)
        == sorted(target for _, target in held_out)
        == list(range(5))
    )
    assert all(source != target for source, target in held_out)


def test_held_out_pairs_are_in_no_set_and_what_is_measured_of_others_was_not_trained(
    multilingual: Multilingual,
) -> None:
    held_out = set(multilingual.pairs["held-out"])
    for size in multilingual.sizes:
        train = identities(multilingual.problems("train", size))
        assert not {(key[0] // 13, key[-1]) for key in train} & held_out
        measured = identities(multilingual.unseen(size, 100))
        assert {(key[0] // 13, key[-1]) for key in measured} == held_out
        assert not set(identities(multilingual.unseen(size, 400, "train"))) & set(train)


def test_the_graph_knows_different_from_longer_combinations(multilingual: Multilingual) -> None:
    graph = multilingual.graph
    trained, held_out = multilingual.pairs["train"][0], multilingual.pairs["held-out"][0]
    assert graph.split(problem(trained, 5)) is Split.TRAIN
    assert graph.split(problem(held_out, 5)) is Split.DIFFERENT
    assert graph.split(problem(held_out, 6)) is Split.LONGER
    chain = graph.decompose(problem(held_out, 3))
    assert chain is not None
    assert len(chain) == 3  # two reductions and a translation


@given(language_and_expression, st.sampled_from(NAMES))
def test_what_is_shown_is_parsed_again_and_answered_in_the_target_language(
    drawn: tuple[str, list[tuple[int, int]]], target: str
) -> None:
    domain = Multilingual()
    source, pairs = drawn
    numbers = [number for pair in pairs for number in pair][:-1]
    text = " ".join(LANGUAGES[source][number] for number in numbers)
    batch = domain.encode([domain.parse(text, to=target)])
    assert domain.show(batch.inputs[0].values[0]) == text
    value = eval("".join(LANGUAGES["numerals"][number] for number in numbers)) % 10
    assert WORDS[int(batch.answers[0])] == LANGUAGES[target][value]
    assert domain.oracle(batch.inputs[0].values[0]) == value


def test_accents_capitals_and_missing_spaces_are_understood(multilingual: Multilingual) -> None:
    assert multilingual.parse("Tres MÁS cuatro", to="english").expression.tokens().tolist() == [
        [3, 10, 4]
    ]
    assert multilingual.parse("3+4 x7", to="english").expression.tokens().tolist() == [
        [3, 10, 4, 11, 7]
    ]


def test_a_held_out_pair_is_answered_and_marked(multilingual: Multilingual) -> None:
    assert (
        multilingual.remark(multilingual.parse("tres mas dos", to="numerals"))
        == "from spanish to numerals was never trained"
    )
    assert multilingual.remark(multilingual.parse("tres mas dos", to="spanish")) is None


@pytest.mark.parametrize(
    ("text", "options", "complaint"),
    [
        ("three plus four", {}, "the language to answer in is missing"),
        (
            "three plus four",
            {"to": "klingon"},
            "unknown language 'klingon'; expected one of numerals, english",
        ),
        (
            "three plus four",
            {"to": "spanish", "from": "spanish"},
            "the word 'three' (word 1) is english, the expression is spanish",
        ),
        (
            "three plus cuatro",
            {"to": "spanish"},
            "the word 'cuatro' (word 3) is spanish, the expression is english",
        ),
        ("three plus eleven", {"to": "spanish"}, "the word 'eleven' (word 3) is of no language"),
        ("three four", {"to": "spanish"}, "the number 'four' (word 2) follows another number"),
        (
            "three plus times four",
            {"to": "spanish"},
            "the operator 'times' (word 3) follows another operator",
        ),
        ("plus four", {"to": "spanish"}, "starts with the operator 'plus'"),
        ("four minus", {"to": "spanish"}, "ends with the operator 'minus'"),
        ("  ", {"to": "spanish"}, "the expression is empty"),
        ("+".join("1" * 2001), {"to": "spanish"}, "2001 terms; at most 2000"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_its_place(
    multilingual: Multilingual, text: str, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(UsageError) as error:
        multilingual.parse(text, **options)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    "settings", [{"reducers": 0}, {"translators": -1}, {"data": -1}, {"held_out": -1}]
)
def test_impossible_settings_are_refused(settings: dict[str, int]) -> None:
    with pytest.raises(UsageError, match="allowed are"):
        Multilingual(MultilingualSettings(**settings))  # type: ignore[arg-type]


def test_modules_never_see_the_target_language(multilingual: Multilingual) -> None:
    for module in multilingual.make_modules().members.values():
        widths = {parameter.shape[-1] for parameter in module.parameters() if parameter.dim() == 2}
        assert not widths & {VOCAB + 5, 3 * VOCAB + 5}
    assert len(PAIRS) == 25
