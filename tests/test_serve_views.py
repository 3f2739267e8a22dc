"""The page of `crl serve` as a person uses it: proofs, what was learned, runs; in a browser."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from urllib.parse import unquote

import pytest
from browser import chromium
from serving import HOSTILE
from visiting import EVERYWHERE, Open, assert_fits, choose, runs, server, title, traced, visit

__all__ = ["chromium", "runs", "server", "visit"]  # fixtures


# --- proofs ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_a_proof_is_shown_with_its_margins(visit: Open, size: tuple[int, int], scheme: str) -> None:
    visited = visit("", size, scheme)
    page = visited.page
    choose(page, "numeric")
    page.get_by_role("link", name="Proof").click()
    page.get_by_role("button", name="Decide it again").click()
    page.get_by_text("Decided in").wait_for()
    page.locator(".verdict", has_text="Proved right on every input of every length.").wait_for()
    rows = page.locator("tbody tr").all_inner_texts()
    assert [row.split()[0] for row in rows] == ["closure", "windows", "order", "end"]
    assert all("✓ holds" in row for row in rows)
    assert page.locator(".margin").count() == 2
    assert_fits(visited)


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_the_recorded_counterexample_of_a_shipped_learner_is_played(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    visited = visit("proof", size, scheme)
    page = visited.page
    page.get_by_text("Recorded with the model; deciding it took").wait_for()  # the shipped one
    assert page.locator(".verdict").inner_text().startswith("✓ proved")
    choose(page, "multilingual-unproved")
    page.locator(".verdict", has_text="There is an input on which it is wrong.").wait_for()
    assert page.get_by_role("button", name="Decide it again").is_visible()
    assert page.locator("tbody tr", has_text="✗ fails").count() == 2
    assert_fits(visited)
    traced(page, lambda: page.get_by_role("button", name="Play it step by step").click())
    page.locator(".crl-badge", has_text="✗ wrong; right is cinco").wait_for()
    assert title(page) == "five times five times three times three → cero"
    page.get_by_role("button", name="Go to step 3").click()
    assert page.locator(".crl-before mark").inner_text() == "5 times 9"
    assert page.locator(".crl-after mark").inner_text() == "0"
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
    page.get_by_role("button", name="Decide it again").click()
    page.get_by_text("Computing for").wait_for()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Ended.").wait_for()
    assert page.get_by_role("button", name="Decide it again").is_enabled()
    assert page.get_by_text("Decided in").count() == 0


# --- what was learned -----------------------------------------------------------------------------
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


# --- runs -----------------------------------------------------------------------------------------
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


@pytest.mark.parametrize(("size", "scheme"), EVERYWHERE)
def test_several_runs_are_plotted_in_one_picture(
    visit: Open, size: tuple[int, int], scheme: str
) -> None:
    visited = visit("runs", size, scheme)
    page = visited.page
    assert page.locator(".plot").is_hidden()
    for run in ("numeric/rnn", "numeric/crl"):
        page.get_by_label(f"Plot {run}", exact=True).check()
    picture = page.get_by_role("img", name="Learning curves of numeric/crl, numeric/rnn")
    picture.wait_for()
    assert "episodes" in unquote(picture.get_attribute("src"))
    page.get_by_label("By", exact=True).select_option("seconds")
    page.locator(".plot img[src*='seconds%20of%20training']").wait_for()
    assert_fits(visited)
    for run in ("numeric/rnn", "numeric/crl"):
        page.get_by_label(f"Plot {run}", exact=True).uncheck()
    picture.wait_for(state="hidden")


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
