"""How few training problems suffice: compositional table lookup, learned from fewer and fewer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from crl.experiments.experiment import Experiment
from crl.experiments.suite import FRESH, suite_config
from crl.measuring.records import PROVED, SNAPPED, read_records
from crl.presets.scales import problems

if TYPE_CHECKING:
    from matplotlib.figure import Figure

AMOUNTS = (53_704, 10_000, 3_000, 1_000, 300, 100, 30, 10)  # of 2 to 5 functions, beside 88 of one
SECONDS = {30: 9, 10: 120}  # of training, where there is little to learn from
SHOWN = 10  # functions: twice as many as the longest trained


def _variant(amount: int) -> str:
    return f"problems-{amount}"


SUITE_DATA = Experiment(
    name="suite-data",
    summary="CTL learned from fewer problems: 53,704 as its authors have, down to 10",
    configs=tuple(
        replace(problems(suite_config("ctl"), problems=amount), variant=_variant(amount))
        for amount in AMOUNTS
    ),
    counts={5: 1000, SHOWN: 2000, 100: 500},
    seconds={_variant(amount): SECONDS.get(amount, 7) for amount in AMOUNTS},
    snapped=True,
    certified=True,
    first_seed=FRESH,
    seeds=3,
)


def draw(results: Path) -> Figure:
    """Accuracy at ten functions by the number of problems learned from; proved runs are filled."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    records = read_records(results / f"{SUITE_DATA.name}.jsonl")
    amounts = {_variant(amount): amount for amount in AMOUNTS}
    proved = {(r.variant, r.seed) for r in records if r.metric == PROVED and r.value}
    shown = [r for r in records if (r.size, r.split, r.metric) == (SHOWN, "longer", SNAPPED)]
    figure, axes = plots.subplots(figsize=(6, 3.2))
    for filled, label in ((True, "a run, proved at every length"), (False, "a run, not proved")):
        found = [r for r in shown if ((r.variant, r.seed) in proved) == filled]
        axes.plot(
            [amounts[r.variant or ""] for r in found],
            [r.value for r in found],
            "o",
            color="C0",
            fillstyle="full" if filled else "none",
            label=label,
        )
    axes.axhline(1 / 8, color="0.6", linewidth=1, linestyle="--", label="chance")
    axes.set(
        xscale="log",
        ylim=(-0.02, 1.04),
        xlabel="training problems of 2 to 5 functions",
        ylabel=f"accuracy, {SHOWN} functions",
    )
    axes.set_xticks(AMOUNTS, labels=[f"{amount:,}" for amount in AMOUNTS])
    axes.minorticks_off()
    axes.legend(frameon=False, loc="center right")
    return figure
