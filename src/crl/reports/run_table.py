"""A table of variants, each the runs of some seeds: as text, as LaTeX, as CSV."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from io import StringIO

from crl.measuring.records import SNAPPED
from crl.reports.statistics import Column, Group, Spread, columns

NOTE = (
    "accuracy in %: the median over runs, in brackets the 10 and 90 percentiles, in square "
    "brackets a 95 % bootstrap interval of the median; episodes and seconds of training are medians"
)
FIELDS = (
    "variant", "domain", "learner", "runs", "parameters", "episodes", "seconds", "size", "split",
    "metric", "median", "percentile_10", "percentile_90", "low", "high", "values", "proved",
    "decided",
)  # fmt: skip
SPECIAL = {
    **{symbol: f"\\{symbol}" for symbol in "&%$#_{}"},
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
}


def text_table(found: Sequence[Group]) -> str:
    """A table for a terminal, its columns under each other."""
    rows = _rows(found, _cell, lambda text: text)
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, "", NOTE])


def latex_table(found: Sequence[Group]) -> str:
    """A table for a paper, with the rules of the package booktabs."""
    head, *rows = [" & ".join(row) + r" \\" for row in _rows(found, _latex_cell, escaped)]
    places = "l" + "r" * (head.count(" & "))
    return "\n".join(
        [
            f"% {NOTE.replace('%', 'percent')}; needs \\usepackage{{booktabs}}",
            rf"\begin{{tabular}}{{{places}}}",
            r"\toprule",
            head,
            r"\midrule",
            *rows,
            r"\bottomrule",
            r"\end{tabular}",
        ]
    )


def csv_table(found: Sequence[Group]) -> str:
    """A line for each variant and each set of problems, as shares, nothing rounded."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(FIELDS)
    for group in found:
        for size, split, metric in columns([group]):
            spread = group.spreads[size, split, metric]
            writer.writerow(
                [
                    group.title, group.domain, group.learner, group.runs, group.parameters,
                    group.episodes, group.seconds, size, split, metric, spread.median,
                    spread.low_percentile, spread.high_percentile, spread.low, spread.high,
                    " ".join(map(str, spread.values)), group.proved, group.decided,
                ]
            )  # fmt: skip
    return out.getvalue().rstrip("\n")


def escaped(text: str) -> str:
    """Write a text so that LaTeX prints it."""
    return "".join(SPECIAL.get(symbol, symbol) for symbol in text)


def _rows(
    found: Sequence[Group], cell: Callable[[Spread], str], written: Callable[[str], str]
) -> list[list[str]]:
    """The head and a row for each group; columns of which nothing is known are left out."""
    shown = columns(found)
    sized = any(group.parameters is not None for group in found)
    decided = any(group.proved is not None for group in found)
    head = ["variant", "runs", *(["parameters"] if sized else []), "episodes", "seconds"]
    head += [_title(column) for column in shown] + (["proved"] if decided else [])
    rows = [[written(name) for name in head]]
    for group in found:
        size = f"{group.parameters:,}" if group.parameters is not None else ""
        spent = [f"{group.episodes:,.0f}", f"{group.seconds:,.0f}"]
        values = [cell(group.spreads[key]) if key in group.spreads else "" for key in shown]
        proof = "" if group.proved is None else f"{group.proved} of {group.decided}"
        row = [written(group.title), str(group.runs), *([size] if sized else []), *spent, *values]
        rows.append([*row, *([proof] if decided else [])])
    return rows


def _title(column: Column) -> str:
    size, split, metric = column
    return f"{size} {split}{' snapped' if metric == SNAPPED else ''}"


def _cell(spread: Spread) -> str:
    low, middle, high = _percent(spread)
    said = f"{middle} ({low} to {high})"
    return said if spread.low is None else f"{said} {_interval(spread)}"


def _latex_cell(spread: Spread) -> str:
    low, middle, high = _percent(spread)
    interval = "" if spread.low is None else f" {_interval(spread)}"
    return rf"{middle} {{\scriptsize ({low}--{high}){interval}}}"


def _percent(spread: Spread) -> list[str]:
    shares = (spread.low_percentile, spread.median, spread.high_percentile)
    return [f"{100 * share:.1f}" for share in shares]


def _interval(spread: Spread) -> str:
    low, high = spread.low or 0.0, spread.high or 0.0
    return f"[{100 * low:.1f}, {100 * high:.1f}]"
