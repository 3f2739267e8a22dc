"""The page of `crl serve` as a person uses it, in a real browser: programs, drawing, keys."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from browser import NARROW, WIDE, chromium
from commands import wait_until
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from visiting import EVERYWHERE, Open, assert_fits, choose, run, runs, server, title, traced, visit

__all__ = ["chromium", "runs", "server", "visit"]  # fixtures

ROLL = """async ({ terms }) => {
  const facts = document.querySelector(".facts");
  const roll = [...document.querySelectorAll("button")].find((each) => each.textContent === "Roll");
  const began = performance.now();
  const shown = new Promise((done) => {
    const look = () => {
      if (!facts.textContent.includes(`${terms} terms, `)) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now())));  // it is drawn
    };
    const watch = new MutationObserver(look);
    watch.observe(facts, { childList: true });
  });
  roll.click();
  return (await shown) - began;
}"""
FOCUS_RING = "getComputedStyle(document.activeElement).outlineStyle !== 'none'"
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


# --- programs -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_the_first_view_shows_a_program_of_a_pair_that_was_never_trained(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    visited = visit("", size, scheme, form=False)
    page = visited.page
    assert page.locator("h1:visible").inner_text() == "A learner that composes programs"
    facts = page.locator(".facts").first.inner_text()
    assert "was never trained" in facts
    assert "8 terms, trained on 2 to 5 terms" in facts
    assert page.locator(".crl-badge").inner_text() == "✓ right"
    assert page.locator(".crl-where").inner_text() == "Step 1 of 9"
    window = page.locator(".crl-before mark").bounding_box()
    assert window["y"] + window["height"] < size[1]  # without scrolling
    assert_fits(visited)


def test_the_first_view_plays_by_itself_unless_less_motion_is_wanted(visit: Open) -> None:
    moving, still = visit(reduced_motion="no-preference").page, visit().page
    moving.locator(".crl-where").filter(has_not_text="Step 1 of").wait_for()
    assert still.locator(".crl-where").inner_text() == "Step 1 of 9"


def test_an_expression_is_typed_and_run(visit: Open) -> None:
    page = visit().page
    page.get_by_label("To", exact=True).select_option("spanish")
    page.get_by_label("Input").fill("three plus four times seven")
    traced(page, lambda: page.keyboard.press("Enter"))
    assert title(page) == "three plus four times seven → uno"
    assert "3 terms" in page.locator(".facts").first.inner_text()
    page.keyboard.press("End")  # of the field: what is typed in moves nothing else
    assert page.locator(".crl-where").inner_text().startswith("Step 1 of")
    page.get_by_role("button", name="To the end").click()
    assert page.locator(".crl-said").inner_text() == "HALT: the answer is uno."


def test_a_wrong_expression_is_answered_with_a_sentence(visit: Open) -> None:
    page = visit().page
    page.get_by_label("Input").fill("three plus plus")
    page.get_by_role("button", name="Run", exact=True).click()
    alert = page.get_by_role("alert").filter(has_text="follows another operator")
    assert alert.inner_text().startswith("The operator 'plus' (word 3)")


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_a_program_of_a_hundred_terms_opens_soon_and_steps_smoothly(
    visit: Open, size: tuple[int, int]
) -> None:
    page = visit("", size).page
    before = page.get_by_label("Input").input_value()
    page.get_by_label("Terms").fill("100")
    took = [page.evaluate(ROLL, {"terms": 100}) for _ in range(5)]
    assert min(took) < 2000  # milliseconds, in the page, from the click until it is drawn
    assert page.get_by_label("Input").input_value() != before
    assert page.locator(".crl-where").inner_text().startswith("Step 1 of 10")
    steps = [median(page.evaluate(STEP, 20)) for _ in range(3)]
    assert page.locator(".crl-where").inner_text().startswith("Step 61 of")
    assert min(steps) < 50  # milliseconds until a step is drawn


def test_languages_are_chosen_and_rolled(visit: Open) -> None:
    page = visit().page
    page.get_by_label("From").select_option("spanish")
    page.get_by_label("To", exact=True).select_option("pig-latin")
    assert page.get_by_label("Pairs").input_value() == "as chosen"
    traced(page, lambda: page.get_by_role("button", name="Roll", exact=True).click())
    page.locator(".crl-origin", has_text="from spanish, to pig-latin").wait_for()
    assert page.get_by_label("From").input_value() == "spanish"


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_two_models_are_shown_side_by_side(visit: Open, size: tuple[int, int], scheme: str) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    choose(page, "numeric")
    page.locator(".crl-origin", has_text="numeric").wait_for(state="attached")
    run(page, "3+4*7")
    traced(page, lambda: page.get_by_label("Compare with").select_option("runs/damaged"))
    page.locator(".place").nth(1).wait_for()
    assert page.locator(".place").all_inner_texts()[0].find("✓ right") > 0
    assert (
        "First mistake: step 1. R1 read 4*7 and wrote 4"
        in page.locator(".place").nth(1).inner_text()
    )
    boxes = [page.locator(".place").nth(at).bounding_box() for at in (0, 1)]
    assert (boxes[0]["y"] == boxes[1]["y"]) == (size == WIDE)
    traced(page, lambda: page.get_by_label("Compare with").select_option("runs/numeric/rnn"))
    page.locator(".card", has_text="writes no program").wait_for()
    assert_fits(visited)


@pytest.mark.parametrize("other", ["multilingual-rnn", "multilingual-unproved", "snapped"])
def test_what_is_shipped_can_be_compared_without_any_run(visit: Open, other: str) -> None:
    page = visit().page
    traced(page, lambda: page.get_by_label("Compare with").select_option(other))
    second = page.locator(".place").nth(1)
    second.wait_for()
    said = {
        "multilingual-rnn": "This learner answers at once: it writes no program.",
        "multilingual-unproved": "multilingual, crl soft-checks, seed 5001",
        "snapped": "multilingual, crl small, seed 0, tokens one-hot",
    }
    assert said[other] in second.inner_text()
    assert "confidence" in second.inner_text()
    if other == "snapped":
        assert "least confidence 100 %" in second.locator(".crl-facts").inner_text()
    inputs = {name.split(" → ")[0] for name in page.locator(".players h2").all_inner_texts()}
    assert len(inputs) == 1


# --- drawing --------------------------------------------------------------------------------------
def stroke(page: Any, *places: tuple[int, int]) -> None:
    """Draw a line by mouse, in parts of a thousand of the board."""
    canvas = page.locator("canvas")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    points = [(box["x"] + box["width"] * x / 1000, box["y"] + box["height"] * y / 1000)
              for x, y in places]  # fmt: skip
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=6)
    page.mouse.up()


def pixels(page: Any) -> int:
    """How many pixels of the board are ink."""
    return int(
        page.locator("canvas").evaluate(
            "board => board.getContext('2d').getImageData(0, 0, board.width, board.height)"
            ".data.filter((value, at) => at % 4 === 0 && value > 128).length"
        )
    )


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_a_digit_is_drawn_turned_and_recognised(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    choose(page, "images")
    stroke(page, (300, 250), (680, 250), (450, 780))
    page.locator(".preview img").wait_for()
    straight = page.locator(".preview img").get_attribute("src")
    page.get_by_label("rotate", exact=True).fill("80")
    page.get_by_label("scale", exact=True).fill("-60")
    traced(page, lambda: page.get_by_role("button", name="Recognise").click())
    assert title(page).startswith("the drawing → ")
    given = page.locator(".crl-input img").get_attribute("src")
    assert given == page.locator(".preview img").get_attribute("src") != straight
    assert page.get_by_role("combobox", name="Steps").input_value() == "2"
    assert_fits(visited)
    page.get_by_role("button", name="Clear").click()
    assert pixels(page) == 0
    page.get_by_role("button", name="Recognise").click()
    page.get_by_text("Nothing is drawn yet.").wait_for()


def test_a_finger_draws(visit: Open) -> None:
    page = visit("", NARROW, has_touch=True).page
    choose(page, "images")
    canvas = page.locator("canvas")
    canvas.scroll_into_view_if_needed()
    box = canvas.bounding_box()
    touch = page.context.new_cdp_session(page)
    for kind, part in (("touchStart", 0.2), ("touchMove", 0.5), ("touchMove", 0.8)):
        point = {"x": box["x"] + part * box["width"], "y": box["y"] + box["height"] / 2}
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".preview img").wait_for()
    assert pixels(page) > 1000


def test_keys_draw(visit: Open) -> None:
    page = visit().page
    choose(page, "images")
    page.locator("canvas").focus()
    page.keyboard.press("Space")
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    page.locator(".preview img").wait_for()
    drawn = pixels(page)
    assert drawn > 500
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    assert pixels(page) == drawn


# --- by keyboard, and against markup --------------------------------------------------------------
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_everything_is_reached_by_keyboard_alone(visit: Open, size: tuple[int, int]) -> None:
    page = visit("", size, form=False).page

    def tab_to(words: str, key: str = "Tab") -> None:
        for _ in range(60):
            page.keyboard.press(key)
            found = page.evaluate(
                "(at => (at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent).trim())"
                "(document.activeElement)"
            )
            wait_until(lambda: page.evaluate(FOCUS_RING), seconds=10)
            if found == words:
                return
        raise AssertionError(words)

    tab_to("Model")
    with page.expect_response(lambda answer: "/api/model?" in answer.url):
        page.keyboard.type("num")
    page.locator(".crl-origin", has_text="numeric").wait_for(state="attached")
    if size == NARROW:
        tab_to("Try your own")
        page.keyboard.press("Enter")
    tab_to("Input")
    page.keyboard.press("Control+A")
    page.keyboard.type("2*3+4")
    traced(page, lambda: page.keyboard.press("Enter"))
    page.locator("h2", has_text="2*3+4 → 0").wait_for()
    tab_to("Play")
    page.keyboard.press("ArrowRight")
    assert page.locator(".crl-where").inner_text() == "Step 2 of 3"
    page.keyboard.press("End")
    assert page.locator(".crl-said").inner_text() == "HALT: the answer is 0."
    page.keyboard.press("Home")
    tab_to("Proof", "Shift+Tab")
    page.keyboard.press("Enter")
    tab_to("Decide it again")
    page.keyboard.press("Enter")
    page.get_by_text("Decided in").wait_for()
    assert page.locator(".verdict").inner_text().startswith("✓ proved")


HARMFUL = [
    "<img src=x onerror=alert(1)>",
    "<script>alert(1)</script>",
    "</textarea><svg onload=alert(1)>",
    "javascript:alert(1)",
    "\"'><b id=evil>",
    "{{7*7}}${7*7}",
]


def test_no_input_becomes_markup(visit: Open) -> None:
    page = visit().page
    choose(page, "numeric")
    page.locator(".crl-origin", has_text="numeric").wait_for()
    kinds = (
        "[...new Set([...document.querySelectorAll('main *')].map(each => each.tagName))].sort()"
    )
    error = page.locator(".status .error").first

    @settings(
        max_examples=15,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
    @given(
        text=st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=20)
    )
    def check(text: str) -> None:
        known = page.evaluate(kinds)
        page.get_by_label("Input").fill(f"{text}<i>")
        with page.expect_response(lambda answer: answer.url.endswith("/api/trace")):
            page.keyboard.press("Enter")
        error.wait_for()
        assert page.evaluate(kinds) == known

    for text in HARMFUL:
        check = example(text=text)(check)
    check()
