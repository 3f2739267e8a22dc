"""Programs as people see them: windows stand on what was read, whatever the shapes."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from shaped import LETTERS, SHAPES, Last, Letters, Mixer, controller_of, encode, module_sets

from crl.meta_mdp import Recorded, Sampling, rollout
from crl.modules import ModuleSet, Translator
from crl.trace import ExecutionTrace
from crl.viewer import Computation, Program, program, render, render_svg
from crl.viewer.cells import clusters, columns, cut
from crl.viewer.svg import CHARACTER, EDGE, MOST

WORDS = ("one", "two", "three", "a", "of")
SYMBOLS = ("<", "&", '"', "λ", "e")


def trace_of(modules: ModuleSet, text: str, choices: list[int]) -> ExecutionTrace:
    """A recorded program, ended by the number of its choices."""
    problems = encode([text], max_steps=len(choices))
    return rollout(Recorded(torch.tensor([choices])), modules, problems)


def lines_of(modules: ModuleSet, text: str, choices: list[int], **show: Any) -> list[Computation]:
    return program(trace_of(modules, text, choices), modules, Letters(**show))  # type: ignore[arg-type]


def elements(svg: str, tag: str, kind: str = "") -> list[ElementTree.Element]:
    """The elements of a picture that have a tag and a class."""
    found = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}" + tag)
    return [element for element in found if element.get("class", "") == kind]


def words(svg: str) -> list[str]:
    """The texts of a picture, in order."""
    found = ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(element.itertext()) for element in found]


@pytest.mark.parametrize(("reads", "writes"), SHAPES)
def test_each_line_shows_what_a_window_became(reads: int, writes: int) -> None:
    modules = ModuleSet([Last("L", reads, writes)], halts=False)
    (line,) = lines_of(modules, "abcdeab", [1])
    window = "abcdeab"[1 : 1 + reads]
    assert (line.module, line.before, line.window) == ("L", "abcdeab", (1, 1 + reads))
    assert (line.read, line.wrote) == (window, (window[::-1] * writes)[:writes])
    assert (line.confidence, line.tokens, line.mistake) == (1.0, 7, None)


@settings(deadline=None, max_examples=60)
@given(
    modules=module_sets(),
    text=st.text(LETTERS, min_size=1, max_size=8),
    show=st.sampled_from([{}, {"separator": " ", "symbols": WORDS}]),
    seed=st.integers(0, 10_000),
)
def test_every_line_leads_to_the_next(
    modules: ModuleSet, text: str, show: dict[str, Any], seed: int
) -> None:
    problems = encode([text], max_steps=6)
    choose = Sampling(controller_of(modules, 1), torch.Generator().manual_seed(seed))
    with torch.no_grad():
        trace = rollout(choose, modules, problems)
        lines = program(trace, modules, Letters(**show))  # type: ignore[arg-type]
    assert len(lines) == int(trace.num_steps)
    for line, following in pairwise(lines):
        begin, end = line.window
        nothing = begin == end
        assert line.before[begin:end] == ("" if nothing else line.read)
        written = "" if nothing else line.wrote
        assert line.before[:begin] + written + line.before[end:] == following.before
    assert ElementTree.fromstring(render_svg(lines, trained_tokens=3)).tag.endswith("svg")
    assert len(render(lines, trained_tokens=99).splitlines()) == len(lines)


@pytest.mark.parametrize("show", [{}, {"separator": " ", "symbols": WORDS}, {"symbols": SYMBOLS}])
@pytest.mark.parametrize(("reads", "writes"), SHAPES)
def test_the_marks_of_a_picture_stand_on_what_was_read(
    reads: int, writes: int, show: dict[str, Any]
) -> None:
    modules = ModuleSet([Last("L", reads, writes)], halts=False)
    lines = lines_of(modules, "abcdeab", [2], **show)
    svg = render_svg(lines, trained_tokens=99)
    (mark,) = elements(svg, "rect", "window")
    left, right = float(mark.attrib["x"]), float(mark.attrib["x"]) + float(mark.attrib["width"])
    before = next(iter(ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")))
    inside = [part for part in before if left < float(part.attrib["x"]) < right]
    assert "".join(part.text or "" for part in inside) == lines[0].read
    assert "".join(before.itertext()) == lines[0].before
    assert float(mark.attrib["width"]) == CHARACTER * len(lines[0].read) + 2 * EDGE
    places = [float(part.attrib["x"]) for part in before]
    assert all(after - at == CHARACTER for at, after in pairwise(places))


@pytest.mark.parametrize("show", [{}, {"separator": " ", "symbols": WORDS}])
def test_text_puts_the_window_in_brackets(show: dict[str, Any]) -> None:
    modules = ModuleSet([Last("L", 3, 2)], halts=False)
    (line,) = lines_of(modules, "abcde", [1], **show)
    space = show.get("separator", "")
    before, inner, after = line.before.partition(line.read)
    text = render([line], trained_tokens=99)
    assert text.startswith(f"{before}[{inner}]{after}  # {line.read} = {line.wrote}   L  1.0000")
    assert len(line.wrote.split(space or None)) == (2 if space else 1)
    coloured = render([line], trained_tokens=99, colour=True)
    assert coloured.startswith(f"{before}\x1b[34m[{inner}]\x1b[0m{after}")


def test_a_long_representation_is_cut_around_its_window() -> None:
    line = Computation(
        before="x" * 300 + "ab" + "y" * 300,
        module="M",
        window=(300, 302),
        read="ab",
        wrote="c",
        confidence=0.5,
        tokens=602,
        mistake=None,
    )
    text = render([line], trained_tokens=1000)
    assert text.startswith("…x")
    assert "x[ab]y" in text
    assert "y…" in text
    assert len(text) < 150


@pytest.mark.parametrize(
    ("mistake", "remark"),
    [("module", "(mistake of the module)"), ("order", "(mistake of the order)"), (None, "")],
)
def test_mistakes_are_remarked_on(mistake: str | None, remark: str) -> None:
    modules = ModuleSet([Last("L", 3, 1)], halts=False)
    (line,) = lines_of(modules, "abcde", [1])
    marked = replace(line, mistake=mistake)
    assert render([marked], trained_tokens=9).endswith(f"1.0000  {remark}" if remark else "1.0000")
    assert ("\x1b[31m" in render([marked], trained_tokens=9, colour=True)) == bool(mistake)
    svg = render_svg([marked], trained_tokens=9)
    assert len(elements(svg, "rect", "mistake")) == bool(mistake)
    assert any("✗ mistake of the" in text for text in words(svg)) == bool(mistake)


def test_the_oracle_tells_whose_mistake_it_is() -> None:
    class Sum(Letters):
        """The letters' numbers, added up modulo five."""

        def oracle(self, values: torch.Tensor) -> int | None:
            return int(values.argmax(-1).sum()) % 5

    modules = ModuleSet([Last("L", 2, 1)], halts=False)
    right, wrong = (
        program(trace_of(modules, text, [0]), modules, Sum())[0]  # type: ignore[arg-type]
        for text in ("abc", "bbc")
    )
    assert (right.mistake, wrong.mistake) == (None, "module")


def test_what_was_trained_is_separated_from_what_is_longer() -> None:
    modules = ModuleSet([Last("L", 2, 1)], halts=False)
    lines = lines_of(modules, "abcde", [0, 0, 0, 0])
    rendered = render(lines, trained_tokens=3).splitlines()
    assert [number for number, line in enumerate(rendered) if line.startswith("--")] == [2]
    assert len(elements(render_svg(lines, trained_tokens=3), "line", "beyond")) == 1
    assert "--" not in render(lines, trained_tokens=5)
    assert not elements(render_svg(lines, trained_tokens=5), "line", "beyond")


# --- ends ----------------------------------------------------------------------------------------
def program_of(modules: ModuleSet, text: str, choices: list[int]) -> Program:
    trace = trace_of(modules, text, choices)
    return Program.of(trace, modules, Letters(), input=text, trained_tokens=9)  # type: ignore[arg-type]


def test_the_answer_is_marked_where_a_program_halts() -> None:
    halting = program_of(ModuleSet([Last("L", 3, 1)], halts=True), "abc", [0, 0])
    assert (halting.answer, len(halting)) == ("c", 2)
    assert [line.module for line in halting.lines] == ["L", "HALT"]
    assert len(elements(halting.svg(), "rect", "answer")) == 1
    assert words(halting.svg())[-5:-2] == ["c", "HALT", "the answer"]
    assert str(halting).splitlines()[-1].split() == ["c", "#", "HALT"]


def test_a_bounded_program_shows_what_its_last_step_wrote_and_the_answer() -> None:
    bounded = program_of(ModuleSet([Last("L", 3, 1)], halts=False), "abcde", [0, 0])
    assert [(line.read, line.wrote) for line in bounded.lines] == [("abc", "c"), ("cde", "e")]
    assert bounded.answer == "e"
    assert len(elements(bounded.svg(), "rect", "answer")) == 1


def test_a_truncated_program_has_no_answer() -> None:
    truncated = program_of(ModuleSet([Last("L", 2, 2)], halts=True), "abc", [0, 1])
    assert truncated.answer is None
    assert [line.wrote for line in truncated.lines] == ["ba", "ca"]
    assert not elements(truncated.svg(), "rect", "answer")
    assert "no answer: the step limit came first" in words(truncated.svg())


def test_what_no_step_read_any_more_is_unknown() -> None:
    modules = ModuleSet([Translator(title="T", vocab=len(LETTERS))], halts=False)
    (line,) = lines_of(modules, "abc", [0])
    assert (line.wrote, line.confidence, line.window) == ("?", 0.0, (0, 3))


def test_an_impossible_choice_is_one_that_was_tried() -> None:
    modules = ModuleSet([Last("L", 3, 1)], halts=True, impossible="noop")
    (halt,) = lines_of(modules, "ab", [0])
    assert (halt.module, halt.window, halt.halts) == ("tried HALT", (0, 0), False)
    assert render([halt], trained_tokens=9).endswith("# tried HALT")


def test_the_legend_explains_a_line_by_its_own_values() -> None:
    modules = ModuleSet([Mixer("R1", 3, 1)], halts=True)
    shown = program_of(modules, "abcde", [0, 0, 0])
    module, sure = (element.text or "" for element in elements(shown.svg(), "text", "legend"))
    assert module == "R1 reads 3 tokens and writes 1 token (used 2 times)"
    assert "box: the window read" in sure
    assert f"{shown.lines[0].confidence:.2f}: confidence, the least probability" in sure
    width = float(ElementTree.fromstring(shown.svg()).attrib["width"])
    assert 42 + 7.4 * len(sure) <= width  # room for the legend


def test_a_confidence_below_one_is_never_drawn_as_one() -> None:
    modules = ModuleSet([Last("L", 3, 1)], halts=False)
    (line,) = lines_of(modules, "abcde", [1])
    drawn = words(render_svg([replace(line, confidence=0.9999)], trained_tokens=9))
    assert "0.99" in drawn
    assert "1.00" not in drawn


def test_a_long_representation_is_drawn_around_its_window() -> None:
    line = Computation(
        before="x" * 300 + "ab" + "y" * 300,
        module="M",
        window=(300, 302),
        read="ab",
        wrote="c",
        confidence=0.5,
        tokens=602,
        mistake=None,
    )
    text, begin, end = cut(line, MOST)
    assert (text[begin:end], text[0], text[-1]) == ("ab", "…", "…")
    assert len(text) == MOST + 2
    assert "xaby" in words(render_svg([line], trained_tokens=9))[0]
    begin, end = cut(replace(line, window=(0, 602), read=line.before), MOST)[1:]
    assert end - begin == MOST


def test_characters_take_the_cells_they_need() -> None:
    assert list(clusters("ae\u0301x")) == ["a", "e\u0301", "x"]
    assert [columns(text) for text in ("abc", "e\u0301", "七", "")] == [3, 1, 2, 0]
    picture = render_svg([], trained_tokens=9, answer="a\x00\ud800<")
    assert words(picture)[0] == "a\ufffd\ufffd<"


# --- Program -------------------------------------------------------------------------------------
def test_a_program_is_data_text_and_picture() -> None:
    shown = program_of(ModuleSet([Last("L", 3, 2)], halts=False), "abcde", [1])
    assert repr(shown) == "Program('abcde' -> 'a', 1 steps)"
    assert str(shown) == render(shown.lines, trained_tokens=9)
    assert shown._repr_svg_() == shown.svg()
    values = json.loads(json.dumps(shown.to_dict()))
    assert (values["input"], values["answer"], values["trained_tokens"]) == ("abcde", "a", 9)
    assert [Computation.from_dict(line) for line in values["lines"]] == list(shown.lines)
    assert len(repr(replace(shown, input="x" * 500))) < 80


def test_a_program_of_no_steps_can_be_shown() -> None:
    empty = Program(input="a", answer="a", lines=(), trained_tokens=9)
    assert str(empty) == ""
    assert len(elements(empty.svg(), "rect", "answer")) == 1


def test_a_picture_is_one_whatever_its_symbols() -> None:
    modules = ModuleSet([Last("L", 2, 2)], halts=False)
    lines = lines_of(modules, "abcde", [1, 0], symbols=SYMBOLS)
    assert words(render_svg(lines, trained_tokens=9))[0] == '<&"λe'


# --- images --------------------------------------------------------------------------------------
def image_line(**changes: Any) -> Computation:
    fields = {"before": "7", "module": "rotate", "window": (0, 1), "read": "7", "wrote": "3"}
    fields |= {"confidence": 0.91, "tokens": 1, "mistake": None, "did": "rotate left by 9 degrees"}
    fields |= {"picture": "data:image/png;base64,AAAA", "result": "data:image/png;base64,BBBB"}
    return Computation(**{**fields, **changes})


def test_a_strip_frames_the_answer_and_explains_itself() -> None:
    answered = render_svg([image_line()], trained_tokens=1, answer="3")
    assert len(elements(answered, "rect", "answer")) == 1
    legend = [element.text for element in elements(answered, "text", "legend")]
    assert legend == ["rotate: module, 0.91: confidence of the classifier", "framed: the answer"]
    assert len(elements(answered, "image")) == 2
    truncated = render_svg([image_line()], trained_tokens=1)
    assert not elements(truncated, "rect", "answer")
    halted = image_line(module="HALT", window=(0, 0), result=None, did="")
    assert len(elements(render_svg([halted], trained_tokens=1), "rect", "answer")) == 1
