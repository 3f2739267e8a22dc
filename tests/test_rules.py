"""Rules: what is listed is what the learner does, and a person finds what is wrong."""

from __future__ import annotations

import json
from copy import deepcopy
from itertools import product

import numpy as np
import pytest
import torch
from boolean import Boolean
from commands import here

import crl
from crl.domains import make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.presets import preset
from crl.presets.scales import problems as with_problems
from crl.proofs.decide import Proof, input_language
from crl.proofs.language import LocalLanguage
from crl.proofs.rules import Rules, find, find_rules
from crl.proofs.rules.learned import EDGE, Rule, TokenClasses, class_name
from crl.proofs.rules.patterns import Ranked, merge, shown
from crl.proofs.rules.text import rule_lines
from crl.solving import find_model, load_model


@pytest.fixture(scope="module")
def shipped() -> CRL:
    learner = load_model(find_model("numeric")).learner
    assert isinstance(learner, CRL)
    return learner


@pytest.fixture(scope="module")
def rules(shipped: CRL) -> Rules:
    return find_rules(shipped, shipped.domain)


def partial(learner: CRL, symbol: str, strength: float) -> CRL:
    """A copy whose first module is partial to a symbol."""
    copy = deepcopy(learner)
    with torch.no_grad():
        last = [value for name, value in copy.named_parameters() if name.endswith("layers.2.bias")]
        last[0][Numeric.symbols.index(symbol)] += strength
    return copy


def done_by_module(learner: CRL, rule: Rule) -> tuple[int, ...]:
    """What the module of a rule writes for its window."""
    member = learner.module_set.member(learner.module_set.titles.index(rule.module))
    vocab = learner.domain.vocab
    made = member(torch.eye(vocab)[list(rule.read_tokens)][None]).argmax(dim=-1)
    return tuple(made[0].tolist())


# --- what is listed ------------------------------------------------------------------------------
def test_every_rule_is_what_its_module_does(shipped: CRL, rules: Rules) -> None:
    for rule in rules.rules:
        assert done_by_module(shipped, rule) == rule.written_tokens
        assert shipped.domain.show(torch.eye(13)[list(rule.read_tokens)]) == rule.read


def test_rules_are_those_of_all_windows_that_can_be_chosen(shipped: CRL, rules: Rules) -> None:
    states = Proof(shipped, shipped.domain).states[0]
    assert sum(rule.contexts or 0 for rule in rules.rules) == len(states.chosen.row)
    assert sum(rank.chosen for rank in rules.order) == len(states.chosen.row)
    expected = {f"{a}{o}{b}" for a, o, b in product(range(10), "+*-", range(10))}
    assert {rule.read for rule in rules.rules} == expected
    assert len(rules.rules) == 300
    assert not rules.failing


def test_what_a_controller_chooses_has_a_rule_and_a_rank(rules: Rules) -> None:
    solver = crl.load("numeric")
    rng = np.random.default_rng(0)
    listed = {(rule.module, rule.read) for rule in rules.rules}
    chosen = {(r.after[-1], r.window[1], r.before[0]) for r in rules.order if r.chosen}
    for _ in range(40):
        terms = rng.integers(2, 9)
        digits, operators = rng.integers(10, size=terms), rng.choice(list("+*-"), size=terms)
        text = "".join(f"{o}{d}" for o, d in zip(operators, digits, strict=True))[1:]
        best = solver.scores(text)[0]
        begin, end = best["window"]
        around = (text[begin - 1] if begin else EDGE, text[end] if end < len(text) else EDGE)
        assert (best["module"], best["read"]) in listed
        assert (around[0], text[begin + 1], around[1]) in chosen


def test_windows_that_are_never_chosen_say_by_how_much(rules: Rules) -> None:
    for rank in rules.order:
        assert rank.least <= rank.most
        assert (rank.behind is None) == (rank.chosen > 0)
    sums = [r for r in rules.order if r.module == "R1" and r.window[1] == "+"]
    before_products = [rank for rank in sums if rank.before == ("*",)]
    assert before_products
    assert all(rank.behind is not None and rank.behind > 1 for rank in before_products)


def test_the_end_lists_each_last_token_once(rules: Rules) -> None:
    assert [end.token for end in rules.ends] == list("0123456789")
    assert all(end.program == ("HALT",) and end.answer == end.right for end in rules.ends)


# --- what is wrong -------------------------------------------------------------------------------
def test_wrong_rules_are_marked_and_come_first(shipped: CRL) -> None:
    learner = partial(shipped, "5", 6)
    found = find_rules(learner, shipped.domain)
    wrong = [rule for rule in found.rules if rule.wrong_in]
    assert 0 < len(wrong) < len(found.rules)
    assert list(found.rules[: len(wrong)]) == wrong
    for rule in found.rules:
        assert bool(rule.wrong_in) == (eval(rule.read) % 10 != int(rule.written))
        assert done_by_module(learner, rule) == rule.written_tokens
    lines = str(found).splitlines()
    assert lines[0].startswith("not proved to be right: windows")
    assert f"  R1  {wrong[0]}" in lines
    assert f"such as {wrong[0].wrong_in[0]}" in str(wrong[0])
    assert any("5!" in line and "|" in line for line in lines)


def test_a_right_rule_in_the_wrong_order_is_told_from_a_wrong_one() -> None:
    domain = Numeric()
    learner = make_learner(preset("numeric"), domain)
    assert isinstance(learner, CRL)
    right = load_model(find_model("numeric")).learner
    assert isinstance(right, CRL)
    learner.module_set.load_state_dict(right.module_set.state_dict())
    found = {rule.read: rule for rule in find_rules(learner, domain).rules if rule.module == "R1"}
    partly = [rule for rule in found.values() if 0 < len(rule.wrong_in) < (rule.contexts or 0)]
    assert partly
    for rule in partly:
        if rule.read[0].isdigit():
            assert eval(rule.read) % 10 == int(rule.written)
            assert f"[{rule.read}]" in rule.wrong_in[0]


# --- text and data -------------------------------------------------------------------------------
def test_the_text_has_a_table_for_each_operator(rules: Rules) -> None:
    text = str(rules)
    assert "R1: 300 rules, none of them wrong" in text
    assert "R2, R3: never chosen" in text
    for operator in "+*-":
        assert f"0…9 {operator} 0…9 -> 0…9" in text
        assert f"{operator} | 0 1 2 3 4 5 6 7 8 9" in text
    assert "7 | 0 7 4 1 8 5 2 9 6 3" in text
    assert max(map(len, text.splitlines())) <= 100
    assert len(text.splitlines()) < 50


def test_products_come_before_sums_in_the_text(rules: Rules) -> None:
    lines = str(rules).splitlines()
    begin = next(row for row, line in enumerate(lines) if line.startswith("order:"))
    chosen = [line for line in lines[begin:] if " to " in line]
    assert "0…9 * 0…9" in chosen[0]
    assert "0…9 + 0…9" in chosen[-1]
    assert len(chosen) <= 12


def test_all_rules_are_printed_one_on_a_line(rules: Rules) -> None:
    lines = rules.text(every=True).splitlines()
    for rule in rules.rules:
        assert lines.count(f"R1  {rule.read} -> {rule.written}") == 1


def test_the_data_are_plain(rules: Rules) -> None:
    data = json.loads(json.dumps(rules.to_dict(), allow_nan=False))
    assert len(data["rules"]) == 300
    assert data["classes"] == {"0…9": list("0123456789")}
    assert data["sources"] == ["0…9 + * -"]
    assert {rank["module"] for rank in data["order"]} == {"R1", "R2", "R3"}


def test_rules_of_several_languages_are_said_in_short() -> None:
    model = load_model(find_model("multilingual"))
    assert isinstance(model.learner, CRL)
    found = find_rules(model.learner, model.domain)
    assert len(found.sources) == 5
    assert len(found.rules) >= 1500
    for rule in found.rules[::97]:
        assert done_by_module(model.learner, rule) == rule.written_tokens
    languages = {end.options["to"] for end in found.ends}
    assert languages == {"english", "numerals", "pig-latin", "reversed-english", "spanish"}
    lines = str(found).splitlines()
    assert len(lines) < 200
    assert max(map(len, lines)) <= 110
    assert all(f"from inputs of {source}" in lines for source in found.sources)
    assert all(any(line.startswith(f"  to {name}, ") for line in lines) for name in languages)


# --- how alike things are found ------------------------------------------------------------------
def test_tokens_with_the_same_neighbours_are_of_one_class() -> None:
    classes = TokenClasses.of(input_language(Numeric()), Numeric.symbols)
    assert classes.names == (*["0…9"] * 10, "+", "*", "-", EDGE)
    assert classes.pattern([3, 11, 13]) == ("0…9", "*", EDGE)


def test_names_of_classes_are_ranges_only_where_they_hold_what_is_between() -> None:
    assert class_name("0123456") == "0…6"
    assert class_name("0246") == "{0, 2, 4, 6}"
    assert class_name(["five", "four", "one", "six", "three", "two"]) == "{five, 5 more}"
    assert class_name(["antidisestablishmentarianism", "b", "c", "d"]).endswith("ism, 3 more}")
    assert class_name("()*+") == "{(, ), *, +}"


def test_rules_of_words_are_read_as_sets() -> None:
    text = str(crl.load("multilingual").rules())
    assert "{zero, 9 more} is any of zero one two three four five six seven eight nine" in text
    assert "{cero, 9 more} por {cero, 9 more} -> {cero, 9 more}" in text
    assert "zero…" not in text


def test_tables_that_differ_in_names_only_are_shown_once() -> None:
    symbols = "abcdABCD+#"
    strings = [
        [x + 4 * k, 8 + k, y + 4 * k] for x, y in product(range(4), repeat=2) for k in (0, 1)
    ]
    classes = TokenClasses.of(LocalLanguage.of(strings, len(symbols)), symbols)
    rules = []
    for left, operator, right in strings:
        made = (left % 4 + right % 4) % 4 + 4 * (operator - 8)
        rule = Rule(
            module="R1",
            read="".join(symbols[token] for token in (left, operator, right)),
            written=symbols[made],
            read_tokens=(left, operator, right),
            written_tokens=(made,),
            contexts=1,
            wrong_in=(),
        )
        rules.append(rule)
    lines = rule_lines(rules, classes, every=False)
    assert sum("|" in line for line in lines) == 5
    assert lines[-2:] == ["  a…d + a…d -> a…d", "  A…D # A…D -> A…D"]


def test_patterns_are_merged_only_to_what_all_of_them_are() -> None:
    pairs = [("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("e", "c")]
    merged = merge([Ranked(pattern=((left,), (right,))) for left, right in pairs])
    covered = [pair for one in merged for pair in product(*one.pattern)]
    assert sorted(covered) == sorted(pairs)
    assert len(merged) == 2
    assert shown((("a", "b"), ("c",))) == "(a or b) c"


# --- what cannot be decided ----------------------------------------------------------------------
def test_modules_of_a_controller_that_reads_everything_are_listed_alone(shipped: CRL) -> None:
    domain = make_domain("numeric", {"reach": 0})
    learner = make_learner(with_problems(preset("numeric"), reach=0), domain)
    assert isinstance(learner, CRL)
    state = shipped.module_set.member(0).state_dict()
    learner.module_set.member(0).load_state_dict(state)
    found = find_rules(learner, domain)
    assert "reads whole expressions at once" in found.undecided
    assert not found.order
    own = [rule for rule in found.rules if rule.module == "R1"]
    assert len(own) == 300
    assert not any(rule.wrong_in for rule in own)
    for rule in found.rules:
        assert done_by_module(learner, rule) == rule.written_tokens
    assert "reads whole expressions at once" in " ".join(str(found).split())
    assert "R2: most rules are wrong and not shown: see --all" in str(found)


def test_rules_of_another_domain_are_its_own() -> None:
    domain = Boolean()
    learner = make_learner(preset("numeric"), domain)
    found = find_rules(learner, domain)
    windows = {f"({a}{o}{b})" for a, o, b in product("01", "&|", "01")}
    assert {rule.read for rule in found.rules} == windows
    assert "does not say when" in found.undecided


def test_of_more_windows_than_can_be_listed_those_that_are_used_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    domain = Boolean()
    learner = make_learner(preset("numeric"), domain)
    monkeypatch.setattr(find, "MOST_WINDOWS", 50)
    found = find_rules(learner, domain)
    assert not found.judged
    assert "those in its programs for" in str(found)
    assert found.rules
    for rule in found.rules:
        assert done_by_module(learner, rule) == rule.written_tokens


def test_a_learner_without_modules_has_no_rules() -> None:
    domain = Numeric()
    with pytest.raises(RunError, match="the learner 'rnn' writes no programs"):
        find_rules(make_learner(preset("numeric", "rnn"), domain), domain)


# --- the command ---------------------------------------------------------------------------------
def test_the_command_prints_text_or_json(rules: Rules) -> None:
    assert here("rules", "numeric").stdout == f"{rules}\n"
    assert here("rules", "numeric", "--all").stdout == f"{rules.text(every=True)}\n"
    found = json.loads(here("rules", "numeric", "--json").stdout)
    assert found == json.loads(json.dumps(rules.to_dict()))


def test_the_command_says_in_one_line_why_there_are_no_rules() -> None:
    done = here("rules", "images")
    assert done.returncode == 1
    assert done.stderr.startswith("crl: there are no rules to read off: ")
    assert done.stderr.count("\n") == 1
