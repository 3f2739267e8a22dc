"""What was learned as a folder: a page, its pictures, and the data."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from crl.errors import UsageError
from crl.files import make_folder, write_durably
from crl.viewer.learned.learned import Learned
from crl.viewer.learned.pictures import draw_learned

HEADS = {
    "tables": ("What each module computes", "A table for each kind of window it is applied to."),
    "paths": (
        "Which module is used when",
        "The modules of each program in order, for problems that were not trained on.",
    ),
    "graph": (
        "The learned problem graph",
        "The forms that representations take on the way, and the modules that lead between them.",
    ),
    "order": (
        "The learned order",
        "Which window is rewritten first, by the scores of the controller.",
    ),
    "effects": ("What each module does to images", "Over the images that it was applied to."),
}
STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;color:#24292f;max-width:1500px;margin:2em auto;"
    "padding:0 1em}img{max-width:100%;height:auto}p{color:#57606a}"
)


def write_page(learned: Learned, folder: Path, *, title: str) -> list[Path]:
    """Write a page with its pictures and data into a folder; the files."""
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file; expected a folder")
    make_folder(folder)
    pictures = draw_learned(learned)
    files = {f"{name}.svg": picture for name, picture in pictures.items()}
    files["learned.json"] = json.dumps(learned.to_dict(), allow_nan=False) + "\n"
    files["index.html"] = page(learned, list(pictures), title)
    for name, content in files.items():
        write_durably(folder / name, content)
    return [folder / name for name in files]


def page(learned: Learned, pictures: list[str], title: str) -> str:
    """Write a page that shows pictures beside it."""
    used = f"Modules used: {', '.join(learned.used) or 'none'}."
    unused = f" Never used: {', '.join(learned.unused)}." if learned.unused else ""
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(used + unused)}</p>"]
    for name in pictures:
        head, about = HEADS[name]
        body.append(f"<h2>{escape(head)}</h2><p>{escape(about)}</p>")
        body.append(f'<a href="{name}.svg"><img src="{name}.svg" alt="{escape(head)}"></a>')
    body += [
        f"<h2>{escape(HEADS[part][0])}</h2><p>Not shown: {escape(reason)}.</p>"
        for part, reason in learned.missing.items()
        if part not in pictures
    ]
    body.append('<p>The data: <a href="learned.json">learned.json</a></p>')
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    begin = f'<!doctype html><html lang="en"><head>{head}</head><body>'
    return "\n".join([begin, *body, "</body></html>\n"])
