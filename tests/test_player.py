"""The page of a program as a person uses it, in a real browser."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from statistics import median
from typing import Any

import pytest
import torch
from browser import NARROW, WIDE, Visit, chromium, expect, visit

import crl
from crl.viewer import Program
from crl.viewer.html import FOLDER, as_data, joined_styles
from crl.viewer.program import render_page

__all__ = ["chromium", "visit"]  # fixtures

EVERYWHERE = [
    pytest.param(size, scheme, id=f"{size[0]}-{scheme}")
    for size in (WIDE, NARROW)
    for scheme in ("light", "dark")
]
NUMERIC = "6*1*3-4+6*0*0+1-7-3+3*9"
SPANISH = "dos mas tres por siete menos uno"


@pytest.fixture(scope="module")
def numeric() -> Program:
    return crl.load("numeric").trace(NUMERIC)


@pytest.fixture(scope="module")
def multilingual() -> Program:
    return crl.load("multilingual").trace(SPANISH, to="numerals")


@pytest.fixture(scope="module")
def mistaken() -> Program:
    """A program of a learner that was damaged: its products are all 4."""
    solver = crl.load("numeric")
    with torch.no_grad():
        solver.learner.module_set.member(0).layers[2].bias[4] += 12  # type: ignore[attr-defined]
    return solver.trace("3+4*7-2*9")


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A program of the shipped model for a white bar."""
    from crl.domains.pictures import write_picture

    image = torch.zeros(42, 42)
    image[8:34, 18:24] = 1
    path = tmp_path_factory.mktemp("picture") / "bar.png"
    write_picture(image, path)
    return crl.load("images").trace(str(path), steps=2, digit=1)


def said(page: Any) -> str:
    """The sentence about the current step."""
    return str(page.locator(".crl-said").inner_text())


def window(page: Any) -> str:
    """What is marked in the representation before the step."""
    return str(page.locator(".crl-before mark").inner_text())


def tokens(page: Any, row: str = "before") -> str:
    return str(page.locator(f".crl-{row} .crl-tokens").inner_text())


def bars(page: Any) -> list[str]:
    return [str(row).replace("\n", " ") for row in page.locator(".crl-bars li").all_inner_texts()]


# --- what is seen ---------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_a_program_is_shown_step_by_step(
    visit: Visit, numeric: Program, size: tuple[int, int], scheme: str
) -> None:
    visited = visit(numeric.html(), size, scheme)
    page = visited.page
    assert page.locator("h1").inner_text() == f"{NUMERIC} → 2"
    assert page.locator(".crl-badge").inner_text() == "✓ right"
    for number, line in enumerate(numeric.lines):
        assert page.locator(".crl-where").inner_text() == f"Step {number + 1} of 12"
        assert tokens(page) == line.before
        if line.acts:
            assert window(page) == line.read
            assert said(page).startswith(f"R1 reads {line.read} and writes {line.wrote}, conf")
            assert tokens(page, "after") == numeric.lines[number + 1].before
            assert page.locator(".crl-after mark").inner_text() == line.wrote
            page.get_by_role("button", name="Step forward").click()
    assert said(page) == "HALT: the answer is 2."
    assert page.locator(".crl-answer").inner_text() == "2"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visited.faults() == []


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_a_mistake_is_marked_and_can_be_gone_to(
    visit: Visit, mistaken: Program, size: tuple[int, int], scheme: str
) -> None:
    visited = visit(mistaken.html(), size, scheme)
    page = visited.page
    assert page.locator(".crl-badge").inner_text() == "✗ wrong; right is 3"
    assert "First mistake: step 1. R1 read 4*7 and wrote 4" in page.inner_text(".crl-notice")
    page.keyboard.press("End")
    assert page.locator(".crl-remark").inner_text() == ""
    page.get_by_role("button", name="Go to step 1").click()
    assert page.locator(".crl-where").inner_text() == "Step 1 of 5"
    assert "✗ First mistake, a mistake of the module" in page.locator(".crl-remark").inner_text()
    assert page.locator("mark.crl-mistaken").count() == 2
    assert page.locator(".crl-row .crl-bad").count() == 3
    assert visited.faults() == []


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_images_are_a_strip_with_what_each_module_did(
    visit: Visit, pictured: Program, size: tuple[int, int], scheme: str
) -> None:
    visited = visit(pictured.html(), size, scheme)
    page = visited.page
    strip = page.locator(".crl-strip .crl-row")
    assert strip.count() == len(pictured) + 1
    for number, line in enumerate(pictured.lines):
        assert line.did in strip.nth(number).inner_text()
        assert line.module in strip.nth(number).inner_text()
    loaded = "Array.from(document.images, (image) => image.complete && image.naturalWidth)"
    assert set(page.evaluate(loaded)) == {42}
    strip.nth(1).click()
    assert said(page).startswith(f"{pictured.lines[1].module}: {pictured.lines[1].did}.")
    assert bars(page)[0].startswith(pictured.lines[1].wrote)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visited.faults() == []


def test_the_legend_says_what_each_module_is_and_colours_are_the_same_everywhere(
    visit: Visit, multilingual: Program
) -> None:
    page = visit(multilingual.html()).page
    legend = page.locator(".crl-legend").inner_text()
    reducer, translator = multilingual.lines[0].module, multilingual.lines[-2].module
    assert f"{reducer} reduces windows of 3 tokens to 1, used 3 times" in legend
    assert "rewrites every token, one by one, used once" in legend
    assert "Not used: " in legend
    colour = "(element) => getComputedStyle(element).borderTopColor"
    for title in (reducer, translator, "HALT"):
        chips = page.locator(".crl-chip", has_text=title).evaluate_all(
            f"(chips) => chips.map({colour})"
        )
        assert len(chips) >= 2
        assert len(set(chips)) == 1
    in_window = page.locator(".crl-before mark").evaluate(colour)
    assert in_window == page.locator(".crl-legend .crl-chip", has_text=reducer).evaluate(colour)


def test_what_is_longer_than_trained_is_said(visit: Visit, numeric: Program) -> None:
    page = visit(numeric.html()).page
    remark = page.locator(".crl-remark")
    assert remark.inner_text() == "23 tokens: longer than anything trained (19 tokens)."
    assert page.locator(".crl-cell.crl-longer").count() == 2
    assert "2 steps on more tokens than anything trained" in page.inner_text(".crl-facts")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert remark.inner_text() == ""


def test_programs_that_end_otherwise_say_so(visit: Visit, numeric: Program) -> None:
    bounded = replace(numeric, lines=numeric.lines[:-1])
    page = visit(bounded.html()).page
    page.keyboard.press("End")
    assert page.locator(".crl-where").inner_text() == "Step 12 of 12"
    assert said(page) == "The program ends here: the answer is 2."
    truncated = replace(numeric, lines=numeric.lines[:3], answer=None, correct=False)
    page = visit(truncated.html()).page
    assert page.locator(".crl-badge").inner_text() == "✗ no answer; right is 2"
    page.keyboard.press("End")
    assert said(page) == "The step limit came first: there is no answer."
    empty = Program(input="a", answer="a", lines=(), trained_tokens=9)
    page = visit(empty.html()).page
    assert page.locator(".crl-badge").inner_text() == "right answer not known"
    assert said(page) == "The program ends here: the answer is a."


# --- distributions --------------------------------------------------------------------------------
def test_the_distribution_behind_a_token_is_shown_on_hover_and_focus(
    visit: Visit, numeric: Program
) -> None:
    page = visit(numeric.html()).page
    page.keyboard.press("ArrowRight")  # the 7 at the end was written by the first step
    symbol, probability = numeric.lines[0].distributions[0][0]
    assert symbol == "7"
    token = page.locator(".crl-before button.crl-token")
    token.hover()
    assert page.locator(".crl-bars-title").inner_text() == "7, written by R1 at step 1"
    assert bars(page)[0] == f"7 {100 * probability:.1f} %"
    page.mouse.move(1, 1)
    assert page.locator(".crl-bars-title").inner_text() == "0, written by R1 at step 2"
    token.focus()
    assert page.locator(".crl-bars-title").inner_text() == "7, written by R1 at step 1"
    assert token.get_attribute("aria-label").startswith("7, written by R1 at step 1: 7 9")
    page.locator(".crl-before span.crl-token").first.hover()
    assert page.locator(".crl-bars-title").inner_text() == "6, given in the input"
    assert bars(page) == ["6 100 %"]


# --- playing --------------------------------------------------------------------------------------
def test_a_program_is_played_and_paused_at_the_chosen_speed(visit: Visit, numeric: Program) -> None:
    page = visit(numeric.html()).page
    page.get_by_label("Speed").select_option("30 per second")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".crl-where")).to_have_text("Step 12 of 12")
    assert page.get_by_role("button", name="Play").is_visible()  # it stopped by itself
    page.get_by_label("Speed").select_option("0.5 per second")
    page.get_by_role("button", name="Play").click()  # from the start again
    assert page.locator(".crl-where").inner_text() == "Step 1 of 12"
    assert page.locator(".crl-said").get_attribute("aria-live") == "off"
    page.get_by_role("button", name="Pause").click()
    assert page.locator(".crl-said").get_attribute("aria-live") == "polite"


def test_everything_can_be_done_by_keyboard_alone(visit: Visit, numeric: Program) -> None:
    page = visit(numeric.html()).page
    where = page.locator(".crl-where")
    for key, number in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", 12)]:
        page.keyboard.press(key)
        assert where.inner_text() == f"Step {number} of 12"
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    assert page.get_by_role("button", name="Pause").is_visible()
    page.keyboard.press("Space")
    assert page.get_by_role("button", name="Play").is_visible()
    reached = []
    for _ in range(12):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        reached.append(focused.get_attribute("aria-label") or focused.evaluate("(e) => e.tagName"))
        outline = focused.evaluate("(element) => getComputedStyle(element).outlineStyle")
        assert outline != "none", reached[-1]
        if reached[-1] == "Steps":
            break
    assert reached[:5] == ["To the start", "Step back", "Play", "Step forward", "To the end"]
    assert reached[5:7] == ["SELECT", "Step"]  # speed, and the slider
    assert any("written by R1 at step 1" in name for name in reached)
    page.keyboard.press("ArrowDown")  # in the list of steps
    assert where.inner_text() == "Step 2 of 12"
    active = page.get_by_label("Steps", exact=True).get_attribute("aria-activedescendant")
    assert page.locator(f"#{active}").get_attribute("aria-selected") == "true"


def test_the_focus_stays_on_tokens_while_stepping(visit: Visit, numeric: Program) -> None:
    page = visit(numeric.html()).page
    page.keyboard.press("ArrowRight")
    page.locator(".crl-before button.crl-token").focus()
    page.keyboard.press("ArrowDown")  # to the tokens of the next row
    assert page.locator(":focus").inner_text() == "0"
    page.keyboard.press("ArrowRight")
    assert page.locator(".crl-where").inner_text() == "Step 3 of 12"
    assert page.locator(":focus").get_attribute("class") == "crl-token"


def test_nothing_moves_for_people_who_asked_for_less_motion(visit: Visit, numeric: Program) -> None:
    animation = "(element) => getComputedStyle(element).animationName"
    for preference, name in (("reduce", "none"), ("no-preference", "crl-appear")):
        page = visit(numeric.html(), reduced_motion=preference).page
        assert page.locator(".crl-new").evaluate(animation) == name


# --- the component --------------------------------------------------------------------------------
def test_two_players_stand_side_by_side_and_take_other_programs(
    chromium: Any, numeric: Program, multilingual: Program
) -> None:
    """The files are modules that a server can serve as they are."""
    served = "http://crl.test/"
    data = [as_data(each.to_dict(states=False)) for each in (numeric, multilingual)]
    document = f"""<!DOCTYPE html><html lang="en"><title>two</title><style>{joined_styles()}</style>
        <main><div id="one"></div><div id="two"></div></main><script type="module">
        import {{ mountPlayer }} from "./player.js";
        const programs = [{data[0]}, {data[1]}];
        window.players = ["one", "two"].map((id, at) =>
          mountPlayer(document.getElementById(id), programs[at]));
        window.programs = programs;</script>"""

    def answer(route: Any) -> None:
        name = route.request.url.removeprefix(served)
        content = (FOLDER / name).read_text() if name else document
        kind = "text/javascript" if name else "text/html"
        route.fulfill(body=content, content_type=f"{kind}; charset=utf-8")

    context = chromium.new_context()
    page = context.new_page()
    page.route("**/*", answer)
    page.goto(served)
    first, second = page.locator("#one"), page.locator("#two")
    first.get_by_role("button", name="Step forward").click()
    page.keyboard.press("ArrowRight")
    assert first.locator(".crl-where").inner_text() == "Step 3 of 12"
    assert second.locator(".crl-where").inner_text() == "Step 1 of 5"
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]'), (each) => each.id)")
    assert len(ids) == len(set(ids))
    page.evaluate("players[0].setProgram(programs[1])")
    assert first.locator("h2").inner_text() == f"{SPANISH} → 2"
    page.evaluate("players[1].destroy()")
    assert second.inner_text() == ""
    assert page.evaluate("players[0].at()") == 0
    context.close()


def test_a_page_in_a_notebook_is_the_same_player(visit: Visit, numeric: Program) -> None:
    hostile = "<style>* {display: none !important}</style>"  # a notebook's own
    page = visit(numeric._repr_html_() + hostile.replace("*", "body > p")).page
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Step forward").click()
    assert frame.locator(".crl-where").inner_text() == "Step 2 of 12"


# --- long programs --------------------------------------------------------------------------------
def long_program(terms: int) -> Program:
    """A right program of any length, written without a learner: from the right, one by one."""
    draw = random.Random(terms)
    digits = [str(draw.randrange(10)) for _ in range(terms)]
    tokens = tuple(token for digit in digits for token in (digit, "+"))[:-1]
    short = crl.load("numeric").trace("3+4")
    lines = []
    for left in range(terms, 1, -1):
        line = replace(short.lines[0], before="", place=2 * left - 4, tokens=2 * left - 1)
        lines.append(line)
    return replace(short, input="".join(tokens), tokens=tokens, lines=(*lines, short.lines[1]))


OPENED = """() => new Promise((done) => {
  const seen = (entries) => {
    const drawn = entries.getEntriesByName("first-contentful-paint")[0];
    const [opened] = performance.getEntriesByType("navigation");
    if (drawn) done(Math.max(opened.domContentLoadedEventEnd, drawn.startTime));
  };
  new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
})"""  # milliseconds until the program is shown, as the page itself counts them
STEP = """async (steps) => {
  const took = [];
  for (let step = 0; step < steps; step += 1) {
    const began = performance.now();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    took.push(performance.now() - began);
  }
  return took;
}"""


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize(("terms", "seconds", "kilobytes"), [(100, 2, 150), (2000, 5, 1000)])
def test_long_programs_open_at_once_and_step_smoothly(
    visit: Visit, terms: int, seconds: float, kilobytes: int, size: tuple[int, int]
) -> None:
    html = long_program(terms).html()
    assert len(html.encode()) < 1000 * kilobytes
    took = []
    for _ in range(3):  # the machine may do other things too
        page = visit(html, size).page
        took.append(page.evaluate(OPENED))
    assert min(took) < 1000 * seconds
    assert page.locator(".crl-row").count() < 40  # the others are made when they are scrolled to
    assert page.locator(".crl-before .crl-token").count() <= 400
    assert min(median(page.evaluate(STEP, 15)) for _ in range(3)) < 50  # milliseconds
    assert page.locator(".crl-where").inner_text() == f"Step 46 of {terms:,}"
    page.keyboard.press("End")
    assert page.locator(".crl-where").inner_text() == f"Step {terms:,} of {terms:,}"
    assert page.locator(".crl-row[aria-selected=true]").is_visible()


def test_the_window_of_a_long_representation_is_in_sight(visit: Visit) -> None:
    visited = visit(long_program(180).html(), NARROW)
    page = visited.page
    row = page.locator(".crl-before .crl-tokens")
    assert row.evaluate("(row) => row.scrollHeight > row.clientHeight")
    box, mark = row.bounding_box(), row.locator("mark").bounding_box()
    assert box["y"] <= mark["y"] <= box["y"] + box["height"] - mark["height"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visited.faults() == []


# --- text that wants to be markup -----------------------------------------------------------------
def test_text_stays_text_wherever_it_stands(visit: Visit, numeric: Program) -> None:
    nasty = "</script><img src=x onerror=alert(1)><!-- ' \" \u2028 ${x}"
    lines = [
        replace(
            line,
            module=nasty,
            wrote=nasty,
            written=(nasty,),
            did="",
            distributions=(((nasty, 1.0),),),
        )
        for line in numeric.lines[:2]
    ]
    program = replace(
        numeric,
        input=nasty,
        answer=nasty,
        right=nasty,
        tokens=(nasty,) * 23,
        lines=tuple(lines),
        modules=(replace(numeric.modules[0], title=nasty, about=nasty),),
        options={nasty: nasty},
        model=nasty,
    )
    page = visit(program.html()).page
    assert page.locator("img").count() == 0
    assert nasty.split("\u2028")[0] in page.locator("body").inner_text()
    page.keyboard.press("End")
    assert page.locator("script").count() == 2


def test_the_policy_allows_nothing_that_is_not_in_the_page(visit: Visit, numeric: Program) -> None:
    visited = visit(numeric.html())
    blocked = visited.page.evaluate(
        """() => new Promise((done) => {
          document.addEventListener("securitypolicyviolation", (event) =>
            done(event.effectiveDirective));
          const script = document.createElement("script");
          script.textContent = "window.ran = true";
          document.body.append(script);
        })"""
    )
    assert blocked == "script-src-elem"
    assert visited.page.evaluate("window.ran") is None
    visited.complaints.clear()  # the browser says on the console what it blocked


def test_the_page_is_what_a_command_writes(tmp_path: Path, visit: Visit) -> None:
    from commands import here

    done = here("trace", "numeric", "3+4*7", "--html", str(tmp_path / "t.html"))
    assert done.returncode == 0
    assert done.stderr.startswith(f"({tmp_path / 't.html'}: ")
    assert done.stderr.endswith(" kB)\n")
    page = visit((tmp_path / "t.html").read_text()).page
    assert said(page).startswith("R1 reads 4*7 and writes 8")
    values = json.loads(page.locator("#crl-program").text_content())
    assert render_page(values) == (tmp_path / "t.html").read_text()
