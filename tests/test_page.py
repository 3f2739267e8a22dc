"""The page of a program as a file: no text becomes markup, and it holds all that it needs."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from html import escape
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import crl
from crl.modules import Identity, Reducer, Translator
from crl.proofs.certificate import Certificate, Counterexample, Part
from crl.proofs.description import Description
from crl.solving.solution import Solution
from crl.viewer import Program
from crl.viewer.html import FOLDER, joined_scripts, joined_styles
from crl.viewer.legend import ModuleEntry

HALF = "\udcff"  # of a character, as in names of files that are not UTF-8
TRICKS = [
    "</script>",
    "<!--",
    "-->",
    "<script>",
    "]]>",
    '"',
    "'",
    "&lt;",
    "\u2028",
    "\u2029",
    "\\",
    HALF,
]
NASTY = st.lists(
    st.one_of(st.sampled_from(TRICKS), st.text(st.characters(), max_size=5)), max_size=5
).map("".join)


class Markup(HTMLParser):
    """The tags of a page with their attributes, and the texts inside script elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, tuple[str, ...]]] = []
        self.values: list[str] = []
        self.scripts: list[str] = []
        self.comments: list[str] = []
        self.inside = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, tuple(name for name, _ in attrs)))
        self.values += [value or "" for _, value in attrs]
        if tag == "script":
            self.scripts.append("")
        self.inside = tag == "script"

    def handle_endtag(self, tag: str) -> None:
        self.inside = False

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.scripts[-1] += data

    def handle_comment(self, data: str) -> None:
        self.comments.append(data)


@pytest.fixture(scope="module")
def numeric() -> Program:
    return crl.load("numeric").trace("3+4*7")


def spoilt(program: Program, text: str) -> Program:
    """The program with a text wherever a text can stand."""
    lines = [
        replace(
            line,
            module=text,
            before=text,
            read=text,
            wrote=text,
            did=text,
            written=(text,),
            distributions=(((text, 0.5),),),
        )
        for line in program.lines
    ]
    return replace(
        program,
        input=text,
        answer=text,
        right=text,
        tokens=(text,) * 5,
        separator=text,
        lines=tuple(lines),
        modules=(ModuleEntry(title=text, about=text),),
        options={text: text},
        model=text,
    )


@settings(max_examples=150, deadline=None)
@given(text=NASTY)
def test_no_text_becomes_markup(text: str) -> None:
    program = spoilt(crl_program(), text)
    assert program.html().encode()
    markup, harmless = Markup(program.html()), Markup(spoilt(crl_program(), "x").html())
    assert markup.tags == harmless.tags
    assert markup.comments == harmless.comments == []
    assert json.loads(markup.scripts[0]) == json.loads(json.dumps(program.to_dict(states=False)))
    assert markup.scripts[1] == harmless.scripts[1]
    assert not set("<>&\u2028\u2029") & set(markup.scripts[0])
    assert ElementTree.fromstring(program.svg()).tag.endswith("svg")
    framed = Markup(program._repr_html_())
    assert framed.tags == [("iframe", ("sandbox", "srcdoc", "title", "width", "height", "style"))]
    assert framed.values[1] == program.html()


def crl_program() -> Program:
    """A program to be spoilt; made once."""
    if not KEPT:
        KEPT.append(crl.load("numeric").trace("3+4*7"))
    return KEPT[0]


KEPT: list[Program] = []


@settings(max_examples=100, deadline=None)
@given(text=NASTY)
def test_no_text_becomes_markup_in_a_notebook(text: str) -> None:
    def solution(text: str) -> Solution:
        values = {"input": text, "answer": text, "remark": text or None}
        return Solution(**values, halted=True, steps=1, confidence=0.5)  # type: ignore[arg-type]

    def certificate(text: str) -> Certificate:
        found = Counterexample(input=text, options={text: text}, answer=text, right=text, tokens=1)
        part = Part(name=text, holds=False, margin=1.0, detail=text)
        return Certificate(
            verdict="wrong",
            because=text,
            parts=(part, part),
            counterexample=found,
            seconds=1.0,
            description=Description(remarks=(text,)),
        )

    for make in (solution, certificate):
        html = make(text)._repr_html_()  # type: ignore[operator]
        assert Markup(html).tags == Markup(make(text and "x")._repr_html_()).tags  # type: ignore[operator]
        assert escape(text) in html


def test_the_policy_allows_only_what_the_page_holds(numeric: Program) -> None:
    html = numeric.html()
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', html)
    hashes = [
        f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
        for text in (joined_scripts("main.js"), joined_styles())
    ]
    assert policy == (
        f"default-src 'none'; script-src {hashes[0]}; style-src {hashes[1]}; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )
    assert "http" not in html.replace("http-equiv", "").replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("path", sorted(FOLDER.iterdir()), ids=lambda path: path.name)
def test_scripts_set_text_never_markup(path: Any) -> None:
    text = path.read_text()
    for word in (
        "innerHTML",
        "outerHTML",
        "insertAdjacent",
        "document.write",
        "eval(",
        "Function(",
    ):
        assert word not in text
    assert "</" not in text.replace("</figure", "")
    assert "<!--" not in text
    assert text.count("\n") <= 350
    assert ("style=" in text) is False


# --- data -----------------------------------------------------------------------------------------
def test_representations_follow_from_the_input_and_the_lines() -> None:
    program = crl.load("multilingual").trace("dos mas tres por siete menos uno", to="numerals")
    values = json.loads(json.dumps(program.to_dict(states=False)))
    tokens = values["tokens"]
    for line, full in zip(values["lines"], program.lines, strict=True):
        assert values["separator"].join(tokens) == full.before
        assert not {"before", "read", "window", "picture"} & set(line)
        begin, end = line["place"], line["place"] + line["reads"]
        if line["reads"]:
            assert values["separator"].join(tokens[begin:end]) == full.read
            tokens[begin:end] = line["written"]
    assert (values["answer"], values["right"], values["correct"]) == ("2", "2", True)
    assert values["options"] == {"to": "numerals"}
    assert values["model"] == "multilingual, crl small, seed 0"
    assert values["first_mistake"] is None


def test_distributions_are_the_most_probable_symbols(numeric: Program) -> None:
    for line in numeric.lines[:-1]:
        (distribution,) = line.distributions
        probabilities = [probability for _, probability in distribution]
        assert distribution[0][0] == line.wrote
        assert probabilities[0] == pytest.approx(line.confidence, abs=1e-6)
        assert probabilities == sorted(probabilities, reverse=True)
        assert len(distribution) <= 5
    assert numeric.lines[-1].distributions == ()


def test_distributions_are_only_kept_where_they_are_asked_for() -> None:
    solver = crl.load("numeric")
    _, program = solver.explain("3+4*7", solver.query("3+4*7"))
    assert all(line.distributions == () for line in program.lines)
    assert "distributions" not in program.lines[0].to_dict()
    assert (program.right, program.correct) == ("1", True)


def test_modules_say_what_they_are() -> None:
    reducer = Reducer(title="R1", vocab=5, hidden=2, reads=3)
    abouts = [each.about for each in (reducer, Translator(title="T", vocab=5), Identity(title="I"))]
    assert abouts == [
        "reduces windows of 3 tokens to 1",
        "rewrites every token, one by one",
        "changes nothing",
    ]


def test_a_module_has_its_colour_by_its_place_in_the_set(numeric: Program) -> None:
    entries = numeric.to_dict()["modules"]
    looks = [(entry["title"], entry["colour"], entry["uses"]) for entry in entries]
    assert looks == [("R1", 0, 2), ("R2", 1, 0), ("R3", 2, 0), ("HALT", None, 1)]


# --- notebooks ------------------------------------------------------------------------------------
def test_a_certificate_shows_its_parts_with_margins_as_bars() -> None:
    html = crl.load("numeric").certify()._repr_html_()
    assert "proved right on every input of every length" in html
    assert html.count("<tr>") == 5
    widths = [int(width) for width in re.findall(r"width:(\d+)px", html)]
    assert max(widths) == 90
    assert len(widths) == 2  # two parts have margins


def test_a_solution_shows_its_answer() -> None:
    html = crl.load("numeric").solve("3+4*7")._repr_html_()
    assert "<code>3+4*7</code> → <strong><code>1</code></strong>, 3 steps, confidence" in html
    unsolved = Solution(input="1+1", answer=None, halted=False, steps=9, confidence=0.1)
    assert "no answer" in unsolved._repr_html_()
