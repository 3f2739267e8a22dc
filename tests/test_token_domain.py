"""TokenDomain: problems as text in, batches of mixed lengths out."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from boolean import Boolean
from hypothesis import given, settings
from hypothesis import strategies as st
from xor import Xor

from crl.batch import ProblemBatch
from crl.domains import NOT_TOLD, ContractError, TokenDomain, check_domain
from crl.domains.token_strings import TokenStrings
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer


class Agreement(TokenDomain):
    """Words as symbols, problems from a list, and answers that nobody can work out."""

    name = "agreement"
    summary = "the last word said"
    symbols = ("yes", "no", "but")
    sizes = range(2, 4)
    options = ("answer",)

    def examples(self, split: str, size: int) -> list[tuple[str, str]]:
        begin = ("train", "validation", "test").index(split)
        return self.every(size)[begin::3]

    def unseen_examples(
        self, size: int, count: int, group: str | None = None
    ) -> list[tuple[str, str]]:
        return self.examples("test", size) if size in self.sizes else self.every(size)[:count]

    def every(self, size: int) -> list[tuple[str, str]]:
        words = [["yes", "no"][number >> place & 1] for number in range(16) for place in range(4)]
        lists = [words[begin : begin + 4] for begin in range(0, 64, 4)]
        return [(" but ".join((said * size)[:size]), said[0]) for said in lists[: 2**size]]

    def make_modules(self) -> ModuleSet:
        return ModuleSet([Reducer(title="R", vocab=3, hidden=8)], halts=True)


def shown(domain: TokenDomain, batch: ProblemBatch) -> dict[int, str]:
    """Give the text of each row."""
    return {
        int(row): domain.show(values)
        for bucket in batch.inputs
        for row, values in zip(bucket.rows, bucket.values, strict=True)
    }


def test_problems_of_one_size_may_have_several_lengths() -> None:
    domain = Boolean()
    batch = domain.sample([2, 3], 400, torch.Generator().manual_seed(0))
    assert len({bucket.length for bucket in batch.inputs}) > 4
    texts = shown(domain, batch)
    assert len(texts) == len(batch) == 400
    for row, text in texts.items():
        assert domain.answer(text) == domain.symbols[int(batch.answers[row])]
        assert domain.size_of(text) == int(batch.sizes[row])
        assert 2 * len(text) + 4 == int(batch.max_steps[row])
    assert batch.sizes.tolist() == sorted(batch.sizes.tolist())


def test_drawn_sets_are_cut_70_15_15_and_no_text_is_in_two() -> None:
    domain = Boolean()
    sets = {split: domain.examples(split, 3) for split in ("train", "validation", "test")}
    assert {split: len(found) for split, found in sets.items()} == {
        "train": 700,
        "validation": 150,
        "test": 150,
    }
    assert len({text for found in sets.values() for text, _ in found}) == 1000
    assert domain.fingerprint() == Boolean().fingerprint()


def test_where_there_are_few_problems_drawing_ends() -> None:
    domain = Xor()
    assert [len(domain.examples(split, 3)) for split in ("train", "test")] == [6, 1]
    assert shown(domain, domain.unseen(3, 50)) == {0: domain.examples("test", 3)[0][0]}
    one = type("One", (Xor,), {"draw": lambda self, size, rng: "^".join("1" * size)})
    with pytest.raises(UsageError, match="the train set of size 3 is empty; leave a size with too"):
        one().problems("train", 3)


def test_a_size_that_is_not_trained_has_no_sets() -> None:
    with pytest.raises(UsageError, match="no set 'train' of size 9; allowed are size 3 to 5"):
        Xor().problems("train", 9)


def test_words_are_separated_by_spaces_and_listed_answers_are_told_by_an_option() -> None:
    domain = Agreement()
    check_domain(domain)
    batch = domain.encode([domain.parse("yes  but no"), domain.parse("no but no", answer="no")])
    assert shown(domain, batch) == {0: "yes but no", 1: "no but no"}
    assert batch.answers.tolist() == [NOT_TOLD, 1]
    assert domain.oracle(batch.inputs[0].values[0]) is None
    with pytest.raises(UsageError, match="unknown word 'maybe' at word 2; allowed are yes no but"):
        domain.parse("yes maybe no")
    with pytest.raises(UsageError, match="the answer of 'no' is 'maybe'; expected one of"):
        domain.parse("no", answer="maybe")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "the input is empty; expected a text such as"),
        ("(1&2)", "unknown symbol '2' at character 4; allowed are 0 1 & | ( )"),
        ("(1&", r"'\(1&' is not well-formed; an example is '\(1&\(0\|1"),
        ("(" * 13 + "1" + "&0)" * 13, "depth 13 is too large; the largest is depth 12"),
        ("1" * 200_000, "200000 tokens; at most 100000"),
    ],
)
def test_what_cannot_be_understood_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        Boolean().parse(text)


def test_spaces_between_characters_do_not_matter() -> None:
    domain = Boolean()
    batch = domain.encode([domain.parse(" ( 1 & 0 )"), domain.parse("1")])
    assert shown(domain, batch) == {0: "(1&0)", 1: "1"}
    assert batch.answers.tolist() == [0, 1]
    assert batch.sizes.tolist() == [1, 0]


@settings(deadline=None)  # each example makes a domain and its data sets
@given(st.lists(st.sampled_from("01"), min_size=1, max_size=40))
def test_a_size_is_read_off_the_length_where_that_tells_it(bits: list[str]) -> None:
    domain = Xor()
    batch = domain.encode([domain.parse("^".join(bits))])
    assert batch.sizes.tolist() == [len(bits)]
    assert batch.answers.tolist() == [bits.count("1") % 2]


def test_where_length_does_not_tell_size_a_domain_is_told_to_write_it() -> None:
    unsized = type("Unsized", (Boolean,), {"size_of": TokenDomain.size_of})
    with pytest.raises(ContractError, match=r"must write size_of\(text\), since the length"):
        check_domain(unsized)


def test_unseen_problems_are_fixed_and_differ() -> None:
    domain = Boolean()
    first, again = (shown(domain, domain.unseen(5, 100)) for _ in range(2))
    assert first == again
    assert len(set(first.values())) == 100
    known = {text for split in ("train", "validation") for text, _ in domain.examples(split, 3)}
    assert not known & set(shown(domain, domain.unseen(3, 300)).values())


def test_strings_taken_and_joined_keep_their_tokens() -> None:
    first = TokenStrings.mixed([[0, 1], [2, 2, 2], [1]], [0, 1, 2], size=2)
    second = TokenStrings.table(torch.tensor([[3, 4], [4, 3]]), torch.tensor([3, 4]), size=1)
    joined = TokenStrings.join([first.take(torch.tensor([1, 1, 0])), second])
    assert joined.answers.tolist() == [1, 1, 0, 3, 4]
    assert joined.sizes.tolist() == [2, 2, 2, 1, 1]
    tokens = {
        int(row): values.argmax(dim=-1).tolist()
        for bucket in joined.buckets(5, 0)
        for row, values in zip(bucket.rows, bucket.values, strict=True)
    }
    assert tokens == {0: [2, 2, 2], 1: [2, 2, 2], 2: [0, 1], 3: [3, 4], 4: [4, 3]}


def test_drawing_depends_on_the_seed_alone() -> None:
    rng = [np.random.default_rng(3) for _ in range(2)]
    assert Boolean().draw(8, rng[0]) == Boolean().draw(8, rng[1])
