"""How Sphinx makes the site of these pages: `make docs`."""

from pathlib import Path

import crl

project = "crl"
author = "the crl maintainers"
version = release = crl.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
myst_heading_anchors = 4

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
default_role = "code"  # docstrings are written as Markdown

html_theme = "furo"
html_title = f"crl {release}"
html_extra_path = ["../build/live"]
html_show_copyright = False
html_copy_source = False

# Programs that the pages play, by the models inside the package.
LIVE = {
    "numeric": ("numeric", "6*1*3-4+6*0*0+1-7-3+2*5", {}),
    "multilingual": ("multilingual", "tres mas cuatro por siete menos dos", {"to": "numerals"}),
    "wrong": (
        "multilingual-unproved",
        "five times five times three times three",
        {"to": "spanish"},
    ),
}


def write_live(folder: Path) -> None:
    """Write each program as a page that plays it."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (model, text, options) in LIVE.items():
        page = crl.load(model).trace(text, **options).html()
        (folder / f"{name}.html").write_text(page)


write_live(Path(__file__).parent.parent / "build" / "live" / "live")
