"""A program as one page that needs nothing else, and the same page inside a notebook.

The page's parts are files in `page/`: `player.js` and what it imports, and style sheets. They are
joined into one script and one style sheet, the only ones that the page's security policy allows.
Text never becomes markup: the program is JSON in which no character can end its element, and the
scripts set text, not markup (`page/dom.js`).
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from crl.files import dump_json, read_text
from crl.viewer.colours import style_sheet

FOLDER = Path(__file__).parent / "page"
STYLES = ("player.css", "page.css")
IMPORT = re.compile(r'^import \{[^}]*\} from "\./([a-z]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=function |const )", re.MULTILINE)
ESCAPES = {ord(letter): f"\\u{ord(letter):04x}" for letter in "<>&\u2028\u2029"}
FRAME_HEIGHT = 760  # pixels: head, controls, a step and its tokens; the rest can be scrolled to

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main id="crl-page"></main>
<noscript>This page shows a program step by step and needs JavaScript; crl trace prints the program
without it.</noscript>
<script type="application/json" id="crl-program">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def render_page(program: Mapping[str, Any]) -> str:
    """Make the page of a program, given as `Program.to_dict` does."""
    script, style = joined_scripts("main.js"), joined_styles()
    policy = (
        f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'; "
        "img-src data:; base-uri 'none'; form-action 'none'"
    )
    title = _title(str(program["input"]))
    return PAGE.format(
        policy=policy, title=title, style=style, data=as_data(program), script=script
    )


def render_frame(page: str, given: str) -> str:
    """Put a page into a notebook, in a frame where neither's styles and scripts reach the other."""
    return (
        f'<iframe sandbox="allow-scripts" srcdoc="{escape(page)}" title="{_title(given)}" '
        f'width="100%" height="{FRAME_HEIGHT}" style="border:0;color-scheme:normal"></iframe>'
    )


def _title(given: str) -> str:
    """Name a page after the input; half a character, as names of files can have, is replaced."""
    short = given[:60] + "…" if len(given) > 60 else given
    return escape(f"Program for {short.encode(errors='replace').decode()}")


def as_data(values: Mapping[str, Any]) -> str:
    """Write JSON that can stand inside a script element: no character of it can end one."""
    return dump_json(values).translate(ESCAPES)


@cache
def joined_scripts(first: str) -> str:
    """Join a script and all that it imports, each once and after what it needs."""
    seen: set[str] = set()
    parts: list[str] = []

    def add(name: str) -> None:
        if name in seen:
            return
        seen.add(name)
        text = read_text(FOLDER / name)
        for needed in IMPORT.findall(text):
            add(needed)
        parts.append(EXPORT.sub("", IMPORT.sub("", text)))

    add(first)
    return "\n".join(parts)


@cache
def joined_styles() -> str:
    """Join the colours and the style sheets."""
    return "\n".join([style_sheet(), *(read_text(FOLDER / name) for name in STYLES)])


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
