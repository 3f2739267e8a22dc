"""Multilingual arithmetic of up to 500 terms (the paper's figure "Extrapolation", continued)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from crl.experiments.experiment import Experiment
from crl.measuring.records import paper_records, read_records
from crl.presets import preset
from crl.presets.multilingual import SMALL
from crl.presets.scales import problems
from crl.reports.looks import KNOWN

if TYPE_CHECKING:
    from matplotlib.figure import Figure

MULTILINGUAL = Experiment(
    name="multilingual",
    summary="the shipped settings, held-out pairs at 5 to 500 terms",
    configs=(SMALL,),
    counts={
        **dict.fromkeys(range(2, 10), 1000),
        5: 2000,
        10: 2000,
        20: 2000,
        50: 1000,
        100: 1000,
        200: 400,
        500: 200,
    },
    seconds={"small": 71},
    snapped=True,
    certified=True,
)

MULTILINGUAL_PERMUTATIONS = Experiment(
    name="multilingual-permutations",
    summary="the shipped settings with other held-out pairs that no setting was chosen by",
    configs=tuple(
        replace(problems(SMALL, held_out=number), variant=f"held-out-{number}")
        for number in (4, 5, 6)
    ),
    counts={5: 2000, 10: 2000, 20: 2000, 100: 1000},
    seconds={"held-out-4": 68, "held-out-5": 74, "held-out-6": 69},
    snapped=True,
    certified=True,
    first_seed=40,
    seeds=2,
)

MULTILINGUAL_PAPER = Experiment(
    name="multilingual-paper",
    summary="the paper's settings and schedule of 400,000 episodes",
    configs=(preset("multilingual", scale="paper"),),
    counts={5: 2000, 6: 1000, 8: 1000, 10: 2000, 20: 1000, 50: 200, 100: 200},
    seconds={"paper": 650},
    scale="paper",
)

MULTILINGUAL_PAPER_LONG = Experiment(
    name="multilingual-paper-long",
    summary="the paper's settings for ten times as long, 4,000,000 episodes",
    configs=(
        replace(
            preset("multilingual", scale="paper"), variant="paper-long", max_episodes=4_000_000
        ),
    ),
    counts=MULTILINGUAL_PAPER.counts,
    seconds={"paper-long": 6500},
    scale="paper",
    followed=(("trained", 5), ("held-out", 5), ("held-out", 10)),
    seeds=2,
)

SHOWN = (
    (MULTILINGUAL.name, KNOWN["crl"]),
    (MULTILINGUAL_PAPER.name, KNOWN["paper"]),
)
TICKS = (2, 5, 10, 20, 50, 100, 200, 500)


def draw(results: Path) -> Figure:
    """Accuracy on held-out pairs of languages by number of terms, every run as a line."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    figure, axes = plots.subplots(figsize=(6, 3.2))
    axes.axvspan(1.8, 5, color="0.93")
    axes.text(1.9, 0.03, "lengths\ntrained", color="0.45")
    recorded = [(results / f"{name}.jsonl", look) for name, look in SHOWN]
    for path, look in recorded:
        runs = plots.by_seed(read_records(path) if path.exists() else [])
        for number, (_, run) in enumerate(sorted(runs.items())):
            points = sorted((each.size, each.value) for each in run if each.split == "held-out")
            terms, accuracies = zip(*points, strict=True)
            shown = None if number else look.label
            axes.plot(terms, accuracies, color=look.color, marker=".", linewidth=1, label=shown)
    for record in paper_records():
        if (record.domain, record.split) == ("multilingual", "held-out"):
            axes.plot([record.size], [record.value], "k*", markersize=9, label="the paper, about")
    axes.set(
        xscale="log",
        xlim=(1.8, 560),
        ylim=(-0.02, 1.04),
        xlabel="terms",
        ylabel="accuracy, held-out pairs",
    )
    axes.set_xticks(TICKS, labels=[str(size) for size in TICKS])
    axes.minorticks_off()
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 0.08))
    return figure
