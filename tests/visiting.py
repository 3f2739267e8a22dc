"""Visitors of `crl serve`: fixtures that open its page in a real browser, and what people do there.

Fixtures: `runs`, a folder of them; `server`; `visit`, which opens the page and, at the end of the
test, fails if it wrote errors to the console or asked anybody else for anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser import NARROW, WIDE, Visited
from serving import Served, make_runs, served

Open = Callable[..., Visited]
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
        view: str = "",
        size: tuple[int, int] = WIDE,
        scheme: str = "light",
        form: bool = True,
        **others: Any,
    ) -> Visited:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            **{"reduced_motion": "reduce", **others},
        )
        page = context.new_page()
        page.set_default_timeout(60_000)  # the machine may do other things too
        visited = Visited(page)
        page.on("console", lambda said: visited.complaints.append(f"console: {said.text}"))
        page.on("pageerror", lambda error: visited.complaints.append(f"error: {error}"))
        page.on("request", lambda asked: note(visited, asked.url))
        page.on("dialog", lambda dialog: visited.complaints.append(f"dialog: {dialog.message}"))
        page.goto(f"{server.address}/#{view}")
        opened.append(visited)
        page.locator(".crl-player").wait_for(state="attached")
        if form and size == NARROW and not view:
            page.get_by_text("Try your own").click()  # on a phone the program comes first
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
