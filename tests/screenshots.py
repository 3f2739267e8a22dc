"""Screenshots of the pages for the documents: `python -m tests.screenshots` renews docs/pictures.

Not part of the ordinary tests; it needs Chromium (`make browser`) and MNIST (`make mnist`).
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from contextlib import chdir
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image

import crl

sys.path.insert(0, str(Path(__file__).parent))  # as pytest does
from browser import FLAGS, playwright
from serving import Served, served

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SPANISH = "tres mas cuatro por siete menos dos mas nueve por cinco menos seis"
SEVEN = [(300, 270), (680, 260), (520, 520), (450, 780)]  # in parts of a thousand of the board
MOST_ROLLED = 40  # until the RNN is wrong

Opened = Callable[..., Any]


def save(page: Any, name: str, *, whole: bool = True) -> None:
    """Keep what is seen, in few colours."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)  # until what moves has come to rest
    seen = Image.open(BytesIO(page.screenshot(full_page=whole)))
    seen.quantize(128).save(PICTURES / f"{name}.png", optimize=True)


def forward(page: Any, steps: int) -> None:
    for _ in range(steps):
        page.get_by_role("button", name="Step forward").first.click()


def answered(page: Any, act: Callable[[], Any]) -> None:
    """Do something, and wait for all programs."""
    act()
    page.wait_for_load_state("networkidle")


def programs(opened: Opened) -> None:
    """The first view, wide and on a phone, and a comparison with the RNN."""
    for name, size, scheme in [
        ("serve-program", (1280, 900), "light"),
        ("serve-phone", (375, 780), "dark"),
    ]:
        page = opened(size, scheme)
        forward(page, 2)
        save(page, name, whole=name == "serve-program")
    page = opened((1280, 900))
    page.get_by_label("Terms").fill("100")
    answered(page, lambda: page.get_by_label("Compare with").select_option("multilingual-rnn"))
    for _ in range(MOST_ROLLED):
        answered(page, lambda: page.get_by_role("button", name="Roll", exact=True).click())
        if "wrong" in page.locator(".card").inner_text():
            break
    save(page, "serve-compared", whole=False)


def counterexample(opened: Opened) -> None:
    """The counterexample of the unproved learner, at its mistake."""
    page = opened((1280, 900), "dark", "#proof")
    page.get_by_label("Model", exact=True).select_option("multilingual-unproved")
    answered(page, lambda: page.get_by_role("button", name="Play it step by step").click())
    page.get_by_role("button", name="Go to step").click()
    save(page, "serve-counterexample")


def drawing(opened: Opened) -> None:
    """A digit that was drawn, turned and shifted."""
    page = opened((1280, 900))
    page.get_by_label("Model", exact=True).select_option("images")
    box = page.locator("canvas").bounding_box()
    places = [(box["x"] + x * box["width"] / 1000, box["y"] + y * box["height"] / 1000)
              for x, y in SEVEN]  # fmt: skip
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place, steps=6)
    page.mouse.up()
    page.locator(".preview img").wait_for()
    page.get_by_label("rotate", exact=True).fill("80")
    page.get_by_label("shift across", exact=True).fill("60")
    page.get_by_label("Digit").select_option("7")
    answered(page, lambda: page.get_by_role("button", name="Recognise").click())
    save(page, "serve-drawing")


def pages(browser: Any, server: Served, folder: Path) -> None:
    """Two pages of `crl trace --html`."""
    rolled = server.ask("/api/roll", model="images", size=3, number=4, options={})
    digit = folder / "digit.png"
    digit.write_bytes(base64.b64decode(rolled["picture"].partition(",")[2]))
    solved = crl.load("multilingual").trace(SPANISH, to="numerals")
    with chdir(folder):  # its name is shown
        undone = crl.load("images").trace(digit.name, **rolled["options"])
    for name, program, scheme in [
        ("viewer-program", solved, "light"),
        ("viewer-images", undone, "dark"),
    ]:
        file = folder / f"{name}.html"
        file.write_text(program.html())
        context = browser.new_context(
            viewport={"width": 1280, "height": 760}, color_scheme=scheme, reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(file.as_uri())
        forward(page, 2 if name == "viewer-program" else 0)
        save(page, name)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), Path(folder, "runs"), limited=False) as server,
        playwright.sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)

        def opened(size: tuple[int, int], scheme: str = "light", view: str = "") -> Any:
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme=scheme,
                reduced_motion="reduce",
            )
            page = context.new_page()
            page.goto(f"{server.address}/{view}")
            page.locator(".players .crl-player").wait_for(state="attached")
            return page

        for show in (programs, counterexample, drawing):
            show(opened)
        pages(browser, server, Path(folder))
        browser.close()


if __name__ == "__main__":
    main()
