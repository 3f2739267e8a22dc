"""What came of the trials: a table for a person, records, and the table in the document."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from .trials import Row

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "results" / "reliability" / "attacks.jsonl"
DOCUMENT = ROOT / "docs" / "reliability.md"
BLOCK = re.compile(r"(<!-- reliability -->\n).*?(<!-- end -->)", flags=re.DOTALL)
KEYS = ("part", "test", "planned", "tried", "held", "seconds", "note", "commit")

Record = dict[str, Any]


def table(rows: Iterable[Row]) -> str:
    """Say what was tried and held, then what failed first and how to repeat it."""
    rows = list(rows)
    width = max((len(row.title) for row in rows), default=0)
    lines = [f"{'':12s}  {'':{width}s}  {'tried':>15s}  {'held':>7s}  {'seconds':>7s}"]
    for row in rows:
        tried = f"{row.tried:,} of {row.planned:,}"
        count = f"{tried:>15s}  {row.held:7,d}  {row.seconds:7.0f}"
        mark = "  DID NOT HOLD" if row.failed else ""
        note = f"  ({row.note})" if row.note else ""
        lines.append(f"{row.part:12s}  {row.title:{width}s}  {count}{mark}{note}")
    for row in rows:
        if row.failed:
            lines += ["", f"{row.part}, {row.title}:", f"  {row.failure}", f"  {row.repeat}"]
    return "\n".join(lines)


def write_records(rows: Sequence[Row], commit: str | None, path: Path = RECORDS) -> None:
    """Put what was tried in place of what was recorded of the same tests; others stay."""
    made = [
        {
            "part": row.part,
            "test": row.title,
            "planned": row.planned,
            "tried": row.tried,
            "held": row.held,
            "seconds": round(row.seconds),
            "note": row.note,
            "commit": commit,
        }
        for row in rows
    ]
    again = {(each["part"], each["test"]) for each in made}
    kept = [each for each in read_records(path) if (each["part"], each["test"]) not in again]
    lines = [json.dumps(each) for each in _ordered([*kept, *made])]
    path.write_text("".join(line + "\n" for line in lines))


def read_records(path: Path = RECORDS) -> list[Record]:
    """Read what was recorded."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def _ordered(records: Iterable[Record]) -> list[Record]:
    from .parts import PARTS

    order = [*PARTS, "slowdown"]  # a command of its own
    return sorted(records, key=lambda each: order.index(each["part"]))  # stable within a part


def document(text: str, records: Iterable[Record]) -> str:
    """Give the document with its table made from the records."""
    return BLOCK.sub(lambda found: found[1] + _markdown(records) + found[2], text)


def _markdown(records: Iterable[Record]) -> str:
    lines = ["| part | test | tried | held | seconds | commit |", "|---|---|---|---|---|---|"]
    for each in records:
        tried = f"{each['tried']:,}"
        if each["tried"] < each["planned"]:
            tried += f" of {each['planned']:,} planned"
        test = each["test"] + (f" ({each['note']})" if each["note"] else "")
        held = f"{each['held']:,}"
        held = held if each["held"] == each["tried"] else f"**{held}**"
        commit = f"`{each['commit']}`" if each["commit"] else "-"
        cells = (each["part"], test, tried, held, f"{each['seconds']:,}", commit)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def write_document(path: Path = DOCUMENT) -> None:
    """Make the table in the document again."""
    path.write_text(document(path.read_text(), read_records()))
