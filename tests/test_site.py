"""The site of the documents: it is built without a warning, and its links lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import pytest

import crl

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a warning is an error."""
    for needed in ("sphinx", "myst_parser", "furo"):
        pytest.importorskip(needed)
    folder = tmp_path_factory.mktemp("site")
    command = ["-q", "-W", "--keep-going", "-b", "html", "-d", str(folder / "trees")]
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", *command, str(DOCS), str(folder / "html")],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr
    return folder / "html"


class Page(HTMLParser):
    """Collects where a page leads, and the anchors that it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value and not re.match(r"[a-z]+:", value):
                self.links.add(value)
            if name == "id" and value:
                self.anchors.add(value)


def broken(pages: dict[Path, Page]) -> Iterator[tuple[str, str]]:
    """Each link within the site that leads nowhere, with the page it is on."""
    for path, page in pages.items():
        for link in page.links:
            address, anchor = urldefrag(unquote(link))
            target = (path.parent / address.partition("?")[0]).resolve() if address else path
            lost = bool(anchor) and target in pages and anchor not in pages[target].anchors
            if lost or not target.exists():
                yield path.name, link


def test_every_link_of_the_site_leads_somewhere(site: Path) -> None:
    found = {path.resolve(): Page(path.read_text()) for path in site.rglob("*.html")}
    written = {path.relative_to(DOCS).with_suffix(".html") for path in DOCS.rglob("*.md")}
    assert {(site / name).resolve() for name in written} <= set(found)
    assert list(broken(found)) == []


def test_pages_that_play_programs_are_part_of_the_site(site: Path) -> None:
    links = Page((site / "paper.html").read_text()).links
    played = {link for link in links if link.startswith("live/")}
    assert played == {f"live/{path.name}" for path in (site / "live").iterdir()}
    assert len(played) == 3


def test_claims_that_do_not_reproduce_come_first(site: Path) -> None:
    titles = re.findall(r"<h2>(.*?)<", (site / "results.html").read_text())
    assert titles[0] == "Claims of the paper that do not reproduce"


def test_every_public_name_has_its_reference() -> None:
    documented = re.findall(r"auto\w+:: crl\.(\w+)", (DOCS / "api.md").read_text())
    assert sorted(documented) == sorted(crl.__all__)


def test_readers_of_the_readme_find_the_documents() -> None:
    readme = (ROOT / "README.md").read_text()
    linked = set(re.findall(r"\(docs/([\w/-]+\.md)", readme))
    assert {"index.md", "quickstart.md", "paper.md", "faq.md", "experiments/index.md"} <= linked
    assert all((DOCS / name).exists() for name in linked)
