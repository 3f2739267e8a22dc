"""A real browser for tests of pages: what a person sees, and what must never happen.

Fixtures: `chromium`, one browser for all tests of a file; `visit`, which opens a page and, at the
end of the test, fails if it wrote errors to the console or asked the network for anything.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import axe
import pytest

playwright = pytest.importorskip(
    "playwright.sync_api", reason="playwright is not installed: pip install 'crl[test]'"
)

expect = playwright.expect  # waits until what is said is true
FLAGS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
WIDE, NARROW = (1280, 900), (375, 780)  # windows, in pixels


@dataclass
class Visited:
    """A page that was opened, and what it did that it must not."""

    page: Any
    complaints: list[str] = field(default_factory=list)

    def faults(self) -> list[str]:
        """The serious faults of accessibility that axe-core finds."""
        if not axe.script().exists():
            pytest.skip("axe-core is not on this machine: `python tests/axe.py` gets it")
        # beside the page, not in it: its policy allows no other script
        self.page.context.new_cdp_session(self.page).send(
            "Runtime.evaluate", {"expression": axe.script().read_text()}
        )
        found = self.page.evaluate(axe.RUN)["violations"]
        return [
            f"{fault['id']}: {node['html'][:200]}"
            for fault in found
            if fault["impact"] in axe.GRAVE
            for node in fault["nodes"]
        ]


Visit = Callable[..., Visited]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Any]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("Chromium is not on this machine: `make browser` gets it")
    with playwright.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Any, tmp_path: Path) -> Iterator[Visit]:
    """Open a page, given as text, in a window of its own."""
    opened: list[Visited] = []

    def visit(
        html: str, size: tuple[int, int] = WIDE, scheme: str = "light", **settings: Any
    ) -> Visited:
        file = tmp_path / f"page-{len(opened)}.html"
        file.write_text(html)
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, **settings
        )
        page = context.new_page()
        page.set_default_timeout(60_000)  # the machine may do other things too
        visited = Visited(page)
        page.on("console", lambda said: visited.complaints.append(f"console: {said.text}"))
        page.on("pageerror", lambda error: visited.complaints.append(f"error: {error}"))
        page.on("request", lambda asked: _note_request(visited, asked.url, file))
        page.goto(file.as_uri())
        opened.append(visited)
        return visited

    yield visit
    for visited in opened:
        visited.page.context.close()
    assert [complaint for visited in opened for complaint in visited.complaints] == []


def _note_request(visited: Visited, url: str, file: Path) -> None:
    if url != file.as_uri() and not url.startswith(("data:", "about:")):
        visited.complaints.append(f"request: {url}")
