"""The page of `crl serve` as a person uses it, in a real browser."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import NARROW, WIDE, Visited, chromium
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from serving import HOSTILE, Served, make_runs, served

__all__ = ["chromium"]  # a fixture

Open = Callable[..., Visited]
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
EVERYWHERE = [
    pytest.param(size, scheme, id=f"{size[0]}-{scheme}")
    for size in (WIDE, NARROW)
    for scheme in ("light", "dark")
]


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_runs(tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="module")
def server(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), runs) as server:
        for model in ("multilingual", "numeric", "images"):
            server.ask(f"/api/model?model={model}")
        yield server


@pytest.fixture
def visit(chromium: Any, server: Served) -> Iterator[Open]:
    """Open the page; it must write nothing to the console and ask nobody else for anything."""
    opened: list[Visited] = []

    def visit(
        view: str = "", size: tuple[int, int] = WIDE, scheme: str = "light", **others: Any
    ) -> Visited:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            **{"reduced_motion": "reduce", **others},
        )
        page = context.new_page()
        page.set_default_timeout(15_000)
        visited = Visited(page)
        page.on("console", lambda said: visited.complaints.append(f"console: {said.text}"))
        page.on("pageerror", lambda error: visited.complaints.append(f"error: {error}"))
        page.on("request", lambda asked: note(visited, asked.url))
        page.on("dialog", lambda dialog: visited.complaints.append(f"dialog: {dialog.message}"))
        page.goto(f"{server.address}/#{view}")
        page.locator(".crl-player").wait_for(state="attached")
        opened.append(visited)
        return visited

    def note(visited: Visited, url: str) -> None:
        if not url.startswith((f"{server.address}/", "data:")):
            visited.complaints.append(f"request: {url}")

    yield visit
    for visited in opened:
        visited.page.context.close()
    complaints = [each for visited in opened for each in visited.complaints]
    refused = "Failed to load resource: the server responded with a status of 4"
    assert [each for each in complaints if refused not in each] == []


def choose(page: Any, model: str) -> None:
    """Choose a model, and wait until it is shown."""
    with page.expect_response(lambda answer: "/api/model?" in answer.url):
        page.get_by_label("Model", exact=True).select_option(model)


def traced(page: Any, act: Callable[[], Any]) -> None:
    """Do something, and wait for the program."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/trace")):
        act()
    page.locator(".players .crl-player").first.wait_for()


def run(page: Any, text: str) -> None:
    """Type an input, and run it."""
    page.get_by_label("Input").fill(text)
    traced(page, lambda: page.get_by_role("button", name="Run", exact=True).click())


def title(page: Any) -> str:
    return str(page.locator(".players h2").first.inner_text())


def assert_fits(visited: Visited) -> None:
    """Nothing is cut off at the side, and axe-core finds no grave fault."""
    assert visited.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visited.faults() == []


# --- programs -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_the_first_view_shows_a_program_of_a_pair_that_was_never_trained(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    assert page.locator("h1:visible").inner_text() == "A learner that composes programs"
    facts = page.locator(".facts").first.inner_text()
    assert "was never trained" in facts
    assert "8 terms, trained on 2 to 5 terms" in facts
    assert page.locator(".crl-badge").inner_text() == "✓ right"
    assert page.locator(".crl-where").inner_text() == "Step 1 of 9"
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


def test_a_problem_of_any_length_is_rolled_and_opens_soon(visit: Open) -> None:
    page = visit().page
    before = page.get_by_label("Input").input_value()
    page.get_by_label("Terms").fill("100")
    best = 60.0  # of some attempts: the machine may do other things too
    for _ in range(3):
        began = time.monotonic()
        traced(page, lambda: page.get_by_role("button", name="Roll", exact=True).click())
        page.locator(".facts", has_text="100 terms").wait_for()
        page.locator(".crl-where", has_text="Step 1 of 10").wait_for()  # the new one is shown
        best = min(best, time.monotonic() - began)
        page.evaluate(STEP, 1)
    assert best < 4
    assert page.get_by_label("Input").input_value() != before
    took = page.evaluate(STEP, 20)
    assert page.locator(".crl-where").inner_text().startswith("Step 22 of")
    assert min(took) < 60  # milliseconds until a step is drawn


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
    page.locator(".crl-origin", has_text="numeric").wait_for()
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


# --- proofs, what was learned, runs ---------------------------------------------------------------
@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_a_proof_is_shown_with_its_margins(visit: Open, size: tuple[int, int], scheme: str) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    choose(page, "numeric")
    page.get_by_role("link", name="Proof").click()
    page.get_by_role("button", name="Decide it").click()
    page.locator(".verdict", has_text="Proved right on every input of every length.").wait_for()
    rows = page.locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == ["closure", "windows", "order", "end"]
    assert all("✓ holds" in row for row in rows)
    assert page.locator(".margin").count() == 2
    assert_fits(visited)


def test_a_counterexample_is_played_step_by_step(visit: Open) -> None:
    visited = visit()
    page = visited.page
    choose(page, "runs/damaged")
    page.get_by_role("link", name="Proof").click()
    page.get_by_role("button", name="Decide it").click()
    page.get_by_role("button", name="Play it step by step").wait_for()
    said = page.locator(".example").inner_text()
    assert visited.faults() == []
    traced(page, lambda: page.get_by_role("button", name="Play it step by step").click())
    page.locator(".crl-badge.crl-wrong").wait_for()
    assert title(page).startswith(f"{said} →")
    assert "one-hot, as in the proof" in page.locator(".facts").first.inner_text()
    assert "First mistake: step 1" in page.locator(".crl-notice").inner_text()


def test_a_long_computation_is_ended(visit: Open) -> None:
    page = visit("proof").page
    page.get_by_role("button", name="Decide it").click()
    page.get_by_text("Computing for").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Ended.").wait_for()
    assert page.get_by_role("button", name="Decide it").is_enabled()
    assert page.locator(".verdict").count() == 0


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_what_was_learned_is_shown(visit: Open, size: tuple[int, int], scheme: str) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    choose(page, "numeric")
    page.get_by_role("link", name="Learned").click()
    page.get_by_role("button", name="Find out").click()
    page.get_by_text("Modules used: R1. Never used: R2, R3.").wait_for()
    assert page.get_by_role("img", name="What each module computes").evaluate(
        "image => image.naturalWidth > 100"
    )
    assert "300 of 300 cells right" in page.locator("pre.words").inner_text()
    assert_fits(visited)


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_runs_are_listed_with_their_curves(visit: Open, size: tuple[int, int], scheme: str) -> None:
    visited = visit("runs", size, scheme)
    page = visited.page
    page.get_by_role("button", name="numeric/rnn", exact=True).click()
    page.get_by_role("heading", name="numeric/rnn").wait_for()
    page.get_by_role("img", name="Accuracy while training:").wait_for()
    assert "finished" in page.locator("tbody").inner_text()
    assert HOSTILE in page.locator("tbody").inner_text()  # a name is a name
    assert_fits(visited)


def test_curves_grow_while_a_run_is_trained(visit: Open, runs: Path) -> None:
    run = runs / "numeric" / "a-run-in-training"
    shutil.copytree(runs / "numeric" / "crl", run)
    (run / "DONE").unlink()
    (run / "metrics.jsonl").touch()
    lines = (run / "metrics.jsonl").read_text().splitlines()
    try:
        page = visit("runs").page
        page.get_by_role("button", name="numeric/a-run-in-training").click()
        page.get_by_text(f"In training; {len(lines)} updates").wait_for()
        with (run / "metrics.jsonl").open("a") as file:
            file.write(json.dumps({**json.loads(lines[-1]), "update": len(lines) + 1}) + "\n")
        page.get_by_text(f"In training; {len(lines) + 1} updates").wait_for()
        page.get_by_role("button", name="Use this model").click()
        page.locator(".crl-origin", has_text="numeric").wait_for()
        assert (
            page.get_by_label("Model", exact=True).input_value() == "runs/numeric/a-run-in-training"
        )
    finally:
        shutil.rmtree(run)


# --- by keyboard, and against markup --------------------------------------------------------------
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_everything_is_reached_by_keyboard_alone(visit: Open, size: tuple[int, int]) -> None:
    page = visit("", size).page

    def tab_to(words: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            found = page.evaluate(
                "(at => (at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent).trim())"
                "(document.activeElement)"
            )
            assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            if found == words:
                return
        raise AssertionError(words)

    tab_to("Model")
    with page.expect_response(lambda answer: "/api/model?" in answer.url):
        page.keyboard.type("num")
    page.locator(".crl-origin", has_text="numeric").wait_for()
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
    for _ in range(12):
        page.keyboard.press("Shift+Tab")
    tab_to("Proof")
    page.keyboard.press("Enter")
    tab_to("Decide it")
    page.keyboard.press("Enter")
    page.locator(".verdict", has_text="Proved right").wait_for()


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
