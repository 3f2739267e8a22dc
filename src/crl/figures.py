"""Figures made from records, as SVG files that are the same whenever the records are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np

matplotlib.use("svg")
from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from crl.records import Record, paper_records, read_records

STYLE: Any = {"svg.hashsalt": "crl", "svg.fonttype": "none", "font.size": 9, "axes.spines.top": False, "axes.spines.right": False}
PERCENTILES = (10, 50, 90)
POINTS = 60  # of a curve over episodes
NO_CURRICULUM = "-no-curriculum"
_PALETTE = tuple(f"C{number}" for number in range(10))


def extrapolation(results: Path) -> Figure:
    """Accuracy on held-out pairs of languages by number of terms (the paper's figure of that name, continued)."""
    figure, axes = plt.subplots(figsize=(6, 3.2))
    axes.axvspan(1.8, 5, color="0.93")
    axes.text(1.9, 0.03, "lengths\ntrained", color="0.45")
    for name, label, color in (("multilingual", "default", "C0"), ("multilingual-paper", "the paper's settings, here", "C3")):
        for number, (_, run) in enumerate(sorted(_runs(read_records(results / f"{name}.jsonl")).items())):
            points = sorted((record.size, record.value) for record in run if record.split == "held-out")
            terms, accuracies = [size for size, _ in points], [value for _, value in points]
            axes.plot(terms, accuracies, color=color, marker=".", linewidth=1, label=None if number else label)
    for record in paper_records():
        if (record.domain, record.split) == ("multilingual", "held-out"):
            axes.plot([record.size], [record.value], "k*", markersize=9, label="the paper, about")
    axes.set(xscale="log", xlim=(1.8, 560), ylim=(-0.02, 1.04), xlabel="terms", ylabel="accuracy, held-out pairs")
    axes.set_xticks([2, 5, 10, 20, 50, 100, 200, 500], labels=["2", "5", "10", "20", "50", "100", "200", "500"])
    axes.minorticks_off()
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 0.08))
    return figure


def variations(results: Path) -> Figure:
    """Accuracy while training with other numbers of modules (the paper's figure of that name)."""
    records = read_records(results / "multilingual-modules-curves.jsonl")
    figure, panels = plt.subplots(1, 3, figsize=(10, 3), sharey=True)
    few, others = ("R4-T0-gru", "R4-T5-gru"), ("R1-T5", "R1-T8", "R3-T5", "R3-T8")
    for axes, title, variants, split, size in (
        (panels[0], "trained pairs, 5 terms", few, "test", 5),
        (panels[1], "held-out pairs, 10 terms", few, "held-out", 10),
        (panels[2], "held-out pairs, 10 terms", others, "held-out", 10),
    ):
        _curves(axes, [record for record in records if (record.split, record.size) == (split, size)], variants, ("C3", "C0", "C1", "C2"))
        axes.set(title=title)
        axes.legend(frameon=False)
    panels[0].set_ylabel("accuracy")
    return figure


def image_quantitative(results: Path) -> Figure:
    """Accuracy on transformed digits of every learner: trained combinations, unseen ones, longer ones (the paper's figure, right)."""
    records = [record for name in IMAGE_RECORDS for record in read_records(results / f"{name}.jsonl") if record.metric == "accuracy"]
    learners = list(dict.fromkeys(record.title for record in records))
    panels = (("trained pairs", "test", 2), ("pairs never trained", "unseen", 2), ("three, never trained", "longer", 3))
    figure, axes = plt.subplots(figsize=(9, 3.2))
    for number, learner in enumerate(learners):
        for place, (_, split, size) in enumerate(panels):
            chosen = [record for record in records if (record.title, record.split, record.size) == (learner, split, size)]
            _bar(axes, place + 0.8 * ((number + 0.5) / len(learners) - 0.5), 0.7 / len(learners), chosen, f"C{number}")
        axes.bar([0], [0], color=f"C{number}", alpha=0.5, label=learner)
    axes.set(ylim=(0, 1.04), ylabel="accuracy, test digits")
    axes.set_xticks(range(len(panels)), labels=[title for title, _, _ in panels])
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return figure


def _bar(axes: Axes, x: float, width: float, records: Sequence[Record], color: str) -> None:
    """The median as a bar with its number, every run as a point."""
    values = sorted(record.value for record in records)
    if values:
        middle = float(np.median(values))
        axes.bar([x], [middle], width=width, color=color, alpha=0.5)
        axes.plot(np.linspace(x - width / 4, x + width / 4, len(values)), values, ".", color=color, markersize=4)
        axes.text(x, 0.35, f"{middle:.3f}", ha="center", va="center", fontsize=7, rotation=90)


def numeric_baselines(results: Path) -> Figure:
    """Numerical arithmetic by other learners (the paper's figure "Numerical math task")."""
    panels = (("training expressions, 10 terms", "trained", 10), ("unseen, 10 terms", "unseen", 10), ("longer, 20 terms", "longer", 20))
    return _baselines(results, NUMERIC_RECORDS, panels, ("unseen", "longer"))


def multilingual_baselines(results: Path) -> Figure:
    """Multilingual arithmetic by other learners (the paper's figure "Generalization")."""
    panels = (
        ("training expressions, 5 terms", "trained", 5),
        ("held-out pairs, 5 terms", "held-out", 5),
        ("held-out pairs, 10 terms", "held-out", 10),
    )
    return _baselines(results, MULTILINGUAL_RECORDS, panels, ("held-out",))


def _baselines(results: Path, names: Sequence[str], panels: Sequence[tuple[str, str, int]], splits: Sequence[str]) -> Figure:
    """While training, a column for each title, split and size; in the last column, what came of it, by number of terms in these splits.

    RNNs are in the second row, all others in the first, CRL in both.
    """
    curves, finals = ([r for name in names for r in read_records(results / f"{name}{kind}.jsonl")] for kind in KINDS)
    variants = list(dict.fromkeys(record.title for record in curves))
    rows = ([name for name in variants if "rnn" not in name], [name for name in variants if name == "crl" or "rnn" in name])
    figure, grid = plt.subplots(len(rows), len(panels) + 1, figsize=(15, 6.4), sharey=True, squeeze=False)
    for shown, line in zip(rows, grid, strict=True):
        for axes, (title, split, size) in zip(line, panels, strict=False):
            _curves(axes, [record for record in curves if (record.split, record.size) == (split, size)], shown, _PALETTE)
            axes.set(title=title)
        _by_terms(line[-1], [record for record in finals if record.split in splits], shown)
        line[0].set_ylabel("accuracy")
        line[-1].legend(frameon=False, loc="upper left", bbox_to_anchor=(1.02, 1.0))
    return figure


KINDS = ("-curves", "")  # of records: while training, and at its end
NUMERIC_RECORDS = ("numeric-baselines",)
MULTILINGUAL_RECORDS = ("multilingual-baselines", "multilingual-no-curriculum")
IMAGE_RECORDS = ("images", "images-baselines")
FIGURES: dict[str, tuple[Callable[[Path], Figure], tuple[str, ...]]] = {  # with the records each needs
    "extrapolation": (extrapolation, ("multilingual", "multilingual-paper")),
    "variations": (variations, ("multilingual-modules-curves",)),
    "numeric-baselines": (numeric_baselines, tuple(f"{name}{kind}" for name in NUMERIC_RECORDS for kind in KINDS)),
    "multilingual-baselines": (multilingual_baselines, tuple(f"{name}{kind}" for name in MULTILINGUAL_RECORDS for kind in KINDS)),
    "image-quantitative": (image_quantitative, IMAGE_RECORDS),
}


def draw(results: Path, folder: Path) -> list[Path]:
    """Draw the figures whose records are there; their files."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    with matplotlib.rc_context(STYLE):
        for name, (make, needed) in FIGURES.items():
            if not all((results / f"{records}.jsonl").exists() for records in needed):
                continue
            paths.append(save(make(results), folder / f"{name}.svg"))
    return paths


def save(figure: Figure, path: Path) -> Path:
    """Write a figure, with nothing in it that depends on when; the file."""
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None, "Creator": None})
    plt.close(figure)
    return path


def _runs(records: Sequence[Record]) -> dict[int, list[Record]]:
    runs: dict[int, list[Record]] = defaultdict(list)
    for record in records:
        runs[record.seed or 0].append(record)
    return runs


def _curves(axes: Axes, records: Sequence[Record], variants: Sequence[str], colors: Sequence[Any]) -> None:
    """A curve over episodes for each of the variants, with axes for accuracy."""
    for variant, color, dashes in _looks(variants, colors):
        chosen = [record for record in records if record.title == variant]
        if chosen:
            _curve(axes, chosen, variant, color, dashes)
    axes.set(xlabel="episodes (thousands)", ylim=(-0.02, 1.04))


def _looks(variants: Sequence[str], colors: Sequence[Any]) -> list[tuple[str, Any, str]]:
    """Each variant with its colour and line: a learner without its curriculum has the same colour, dashed."""
    families = list(dict.fromkeys(variant.removesuffix(NO_CURRICULUM) for variant in variants))
    return [
        (name, colors[families.index(name.removesuffix(NO_CURRICULUM))], "--" if name.endswith(NO_CURRICULUM) else "-") for name in variants
    ]


def _by_terms(axes: Axes, records: Sequence[Record], variants: Sequence[str]) -> None:
    """The median of each variant over numbers of terms as a line, every run as a point."""
    terms = sorted({record.size for record in records})
    for variant, color, dashes in _looks(variants, _PALETTE):
        chosen = [record for record in records if record.title == variant]
        medians = [np.median([record.value for record in chosen if record.size == size]) for size in terms]
        axes.plot(terms, medians, dashes, color=color, linewidth=1.6, label=f"{variant} ({len(_runs(chosen))} runs)")
        axes.plot([record.size for record in chosen], [record.value for record in chosen], ".", color=color, alpha=0.6)
    axes.set(title="by number of terms", xlabel="terms", xscale="log")
    axes.set_xticks(terms, labels=[str(size) for size in terms])
    axes.minorticks_off()


def _curve(axes: Axes, records: Sequence[Record], label: str, color: Any, dashes: str = "-") -> None:
    """Every run as a thin line, the median as a thick one, 10 to 90 percentiles shaded; a run that is over stays where it ended."""
    lines = [sorted((record.episodes or 0, record.value) for record in run) for run in _runs(records).values()]
    episodes = np.linspace(min(line[0][0] for line in lines), max(line[-1][0] for line in lines), POINTS)
    values = np.array([np.interp(episodes, [at for at, _ in line], [value for _, value in line]) for line in lines])
    low, middle, high = np.percentile(values, PERCENTILES, axis=0)
    for line in values:
        axes.plot(episodes / 1000, line, color=color, linewidth=0.4, alpha=0.6)
    axes.fill_between(episodes / 1000, low, high, color=color, alpha=0.15, linewidth=0)
    axes.plot(episodes / 1000, middle, dashes, color=color, linewidth=1.6, label=f"{label} ({len(lines)} runs)")
