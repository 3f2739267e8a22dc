"""A grammar says which strings are part of well-formed texts, and what can stand for what."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from bracketed import DOMAINS, Brackets, Tables, Windows, texts

from crl.domains import ContractError, check_domain
from crl.domains.checks.capabilities import check_equivalence
from crl.errors import UsageError

PARTS = 4  # tokens of parts that are all tried
# texts of so many tokens have all parts of four tokens, at their ends too
ENOUGH = {"brackets": 17, "twice": 11, "negations": 14, "short-logic": 11}


def changed(domain: type[Windows], **members: Any) -> Windows:
    made: Windows = type("Changed", (domain,), members)()
    return made


@pytest.mark.parametrize("name", ["brackets", "twice", "short-logic", "tables", "backwards"])
def test_a_string_occurs_exactly_if_some_text_has_it(name: str) -> None:
    domain = DOMAINS[name]()
    known: set[tuple[str, bool, bool]] = set()
    for text in set(texts(domain, ENOUGH.get(name, 7))):
        for size in range(1, PARTS + 1):
            for begin in range(len(text) - size + 1):
                first, last = begin == 0, begin + size == len(text)
                for at in product({first, False}, {last, False}):
                    known.add((text[begin : begin + size], *at))
    for size in range(1, PARTS + 1):
        for part in product(range(domain.vocab), repeat=size):
            for first, last in product((True, False), repeat=2):
                expected = (domain.text(part), first, last) in known
                assert domain.occurs(part, first=first, last=last) == expected, (part, first, last)


@pytest.mark.parametrize("name", DOMAINS)
def test_what_is_equivalent_changes_no_answer(name: str) -> None:
    domain = DOMAINS[name]()
    check_domain(domain)
    for text in texts(domain, 6)[-200:]:
        answer = domain.answer(text)
        tokens = domain.tokenize(text)
        for begin, end in product(range(len(tokens)), range(1, len(tokens) + 1)):
            for new in range(domain.vocab) if begin < end else ():
                first, last = begin == 0, end == len(tokens)
                if domain.equivalent(tokens[begin:end], [new], first=first, last=last):
                    replaced = [*tokens[:begin], new, *tokens[end:]]
                    assert domain.answer(domain.text(replaced)) == answer


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        ("(0&1)", "0", True),
        ("(0&1)", "1", False),
        ("&(0&1))", "&0)", True),
        ("((0&1)|1)&", "1&", True),
        ("(0|(1&", "(0|(1&", True),
        ("0&1", "0", False),  # no part without its brackets can be an expression
        ("&0&", "&0&", False),  # is in no text
    ],
)
def test_expressions_inside_of_a_part_stand_for_their_answers(
    before: str, after: str, same: bool
) -> None:
    domain = Brackets()
    tokens = [domain.tokenize(text) for text in (before, after)]
    assert domain.equivalent(*tokens, first=False, last=False) == same


@pytest.mark.parametrize(
    ("grammar", "reason"),
    [
        ({"0": ["1"]}, "has a category '0', which is a symbol too"),
        ({"E": ["0", "1", "(E?E)"]}, r"the rule '\(E\?E\)' of 'E' has \['\?'\]"),
        ({"E": ["0", "1", ""]}, "the rule '' of 'E' has nothing"),
        ({"E": ["0", "1", "(E)"]}, r"answer\('\(0\)'\) is None, but the grammar has it"),
    ],
)
def test_a_wrong_grammar_is_refused_in_a_sentence(grammar: Any, reason: str) -> None:
    with pytest.raises(UsageError, match=reason):
        changed(Brackets, grammar=grammar).equivalent([0], [0], first=True, last=True)


def test_a_grammar_whose_expressions_can_be_cut_is_refused() -> None:
    """1f is an expression in 1f, but not in 11f, where f is applied to 11."""
    cut = changed(Tables, grammar={"E": ["0", "1", "Ef", "0E"]}, answer=lambda self, text: text[0])
    with pytest.raises(UsageError, match="is no expression of its own wherever it stands"):
        cut.reduced([0])


def test_tokens_that_no_rule_has_never_occur() -> None:
    domain = changed(Brackets, symbols="01&|()x")
    assert not domain.occurs([6], first=False, last=False)


def test_a_check_finds_what_is_wrongly_equivalent_or_never_occurs() -> None:
    careless = changed(Brackets, equivalent=lambda self, *parts, first, last: True)
    with pytest.raises(ContractError, match="that changes the answer"):
        check_equivalence(careless)
    narrow = changed(Brackets, grammar={"E": ["0", "1", "(E&E)"]})
    with pytest.raises(ContractError, match="occurs is False of"):
        check_equivalence(narrow)
