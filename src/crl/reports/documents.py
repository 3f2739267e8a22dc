"""Documents whose numbers are made from records: parts of them are made again."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from crl.errors import RunError, one_line
from crl.measuring.records import ACCURACY, PROVED, SNAPPED, Record, read_records
from crl.reports.suite_table import suite_part
from crl.reports.tables import SPREADS, head, proofs_table, row, runs_table, summary_table

KINDS = ("headline", "suite", "table", "proofs", *SPREADS, "text")
BLOCK = re.compile(
    rf"(<!-- ({'|'.join(KINDS)}): ([\w+-]+)(?: ([\d,]+))? -->)\n.*?(<!-- end -->)",
    flags=re.DOTALL,
)


def refreshed(text: str, results: Path) -> str:
    """Make the parts of a Markdown text between `<!-- KIND: NAME -->` and `<!-- end -->` again.

    A `table`, a `summary`, `percentiles` or `proofs` come from results/NAME.jsonl, or from several
    such files, as NAME+NAME, with only some problem sizes if they follow, such as `5,10,20`. A
    `text` is results/NAME.txt, the `headline` is what the project claims first, and the parts of
    `suite` are those of `suite_table.py`.
    """

    def part(match: re.Match[str]) -> str:
        begin, kind, name, sizes, end = match.groups()
        return f"{begin}\n{_made(kind, name, sizes, results)}\n{end}"

    return BLOCK.sub(part, text)


def _made(kind: str, name: str, sizes: str | None, results: Path) -> str:
    if kind == "headline":
        return headline_table(results)
    if kind == "suite":
        return suite_part(name, results)
    if kind == "text":
        return f"```\n{_text(results / f'{name}.txt')}```"
    chosen = {int(size) for size in sizes.split(",")} if sizes else None
    files = [results / f"{part}.jsonl" for part in name.split("+")]
    records = [
        record
        for file in files
        for record in read_records(file)
        if chosen is None or record.size in chosen
    ]
    if kind == "proofs":
        return proofs_table(records)
    records = [record for record in records if record.metric in (ACCURACY, SNAPPED)]
    return runs_table(records) if kind == "table" else summary_table(records, kind)


def _text(path: Path) -> str:
    try:
        return path.read_text()
    except (OSError, UnicodeDecodeError) as error:
        raise RunError(f"cannot read {path} ({one_line(error)})") from None


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A row of the headline: which problems, and which records say how they were solved."""

    task: str
    trained: str
    measured: str
    records: str  # file in results/
    split: str
    size: int
    proofs: tuple[str, ...] = ()  # files of the runs that were decided


HEADLINE = (
    Claim(
        task="numerical arithmetic",
        trained="2 to 10 terms",
        measured="20 terms",
        records="numeric",
        split="longer",
        size=20,
        proofs=("numeric", "numeric-confirmation", "numeric-proofs"),
    ),
    Claim(
        task="multilingual arithmetic",
        trained="2 to 5 terms, 20 pairs of languages",
        measured="100 terms, 5 other pairs",
        records="multilingual",
        split="held-out",
        size=100,
        proofs=("multilingual", "multilingual-permutations", "multilingual-proofs"),
    ),
    Claim(
        task="image transformations",
        trained="digits transformed twice",
        measured="digits transformed three times",
        records="images",
        split="longer",
        size=3,
    ),
)


def headline_table(results: Path) -> str:
    """A Markdown table of what is claimed first, beside the paper's numbers."""
    paper = read_records(results / "paper.jsonl")
    rows = head(
        [
            "task",
            "trained on",
            "measured on",
            "ours, median",
            "ours, worst of six seeds",
            "the paper",
            "proved at every length",
        ]
    )
    for claim in HEADLINE:
        values = [
            record.value
            for record in read_records(results / f"{claim.records}.jsonl")
            if (record.split, record.size, record.metric) == (claim.split, claim.size, ACCURACY)
        ]
        ours = [f"{100 * median(values):.1f} %", f"{100 * min(values):.1f} %"]
        others = [_theirs(claim, paper), _proved(claim, results)]
        rows.append(row([claim.task, claim.trained, claim.measured, *ours, *others]))
    return "\n".join(rows)


def _proved(claim: Claim, results: Path) -> str:
    """How many of all decided runs are proved."""
    decided = [
        record.value
        for name in claim.proofs
        for record in read_records(results / f"{name}.jsonl")
        if record.metric == PROVED
    ]
    return f"{round(sum(decided))} of {len(decided)} runs" if decided else "-"


def _theirs(claim: Claim, paper: list[Record]) -> str:
    """The paper's number for the same problems."""
    for record in paper:
        if (record.domain, record.split, record.size) == (claim.records, claim.split, claim.size):
            return f"about {100 * record.value:.0f} %"
    return "no number given"
