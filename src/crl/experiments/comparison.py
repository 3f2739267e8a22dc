"""What CRL is compared with on arithmetic: other learners, data and curricula, and their figure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.config import Config
from crl.measuring.records import read_curves, read_records
from crl.presets.scales import decaying, learning, problems

if TYPE_CHECKING:
    from matplotlib.figure import Figure

NO_CURRICULUM = "-no-curriculum"  # how the names of variants without one end
Panel = tuple[str, str, int]  # title, split, size


def variant(name: str, base: Config, *, data: int = 1, curriculum: bool = True) -> Config:
    """A config with more data (0: a fresh draw for each batch), or without a curriculum."""
    config = replace(base, variant=name) if data == 1 else problems(base, data=data)
    stages = base.curriculum if curriculum else replace(base.curriculum, first=base.curriculum.last)
    return replace(config, variant=name, curriculum=stages)


def within(config: Config, *, hidden: int, episodes: int) -> Config:
    """A larger network trained for fewer episodes, half of them for its curriculum."""
    stages = config.curriculum.last - config.curriculum.first
    curriculum = replace(config.curriculum, episodes=episodes // 2 // stages)
    larger = learning(replace(config, curriculum=curriculum), hidden=hidden)
    return decaying(replace(larger, check_every=100), episodes)


def rnns(base: Config, *, gently: dict[str, Any]) -> tuple[Config, ...]:
    """The RNN with the paper's data, ten times as much, and data without end.

    Each with and without a curriculum. With more data and no curriculum it is regularised more
    gently: with as much it does not get beyond the first things it learns.
    """
    gentle = learning(base, **gently)
    return tuple(
        decaying(config, base.max_episodes)
        for amount, data, alone in (("", 1, base), ("-10x", 10, gentle), ("-unlimited", 0, gentle))
        for config in (
            variant(f"rnn{amount}", base, data=data),
            variant(f"rnn{amount}{NO_CURRICULUM}", alone, data=data, curriculum=False),
        )
    )


def plain(base: Config, episodes: int, *, data: int = 1) -> Config:
    """The RNN as in the paper, which says nothing of weight decay and dropout."""
    amount = "" if data == 1 else f"-{data}x"
    config = variant(f"rnn{amount}-plain", base, data=data)
    settings = {name: base.learner_settings[name] for name in ("hidden", "lr")}
    return decaying(replace(config, learner_settings=settings), episodes)


def draw_compared(
    results: Path, names: Sequence[str], panels: Sequence[Panel], splits: Sequence[str]
) -> Figure:
    """One column of learning curves per panel; the last shows final accuracy by size in `splits`.

    RNNs are in the second row, all others in the first, CRL in both.
    """
    from crl.reports import plots  # here, because matplotlib takes long to import

    curves = [curve for name in names for curve in read_curves(results / f"{name}-curves.jsonl")]
    finals = [record for name in names for record in read_records(results / f"{name}.jsonl")]
    titles = list(dict.fromkeys(curve.title for curve in curves))
    rows = (
        [title for title in titles if "rnn" not in title],
        [title for title in titles if title == "crl" or "rnn" in title],
    )
    figure, grid = plots.subplots(
        len(rows), len(panels) + 1, figsize=(15, 6.4), sharey=True, squeeze=False
    )
    for shown, line in zip(rows, grid, strict=True):
        looks = _looks(shown)
        for axes, (title, split, size) in zip(line, panels, strict=False):
            found = [curve for curve in curves if (curve.split, curve.size) == (split, size)]
            plots.curves(axes, found, looks)
            axes.set(title=title)
        plots.by_size(line[-1], [record for record in finals if record.split in splits], looks)
        line[-1].set(title="by number of terms", xlabel="terms")
        line[0].set_ylabel("accuracy")
        line[-1].legend(frameon=False, loc="upper left", bbox_to_anchor=(1.02, 1.0))
    return figure


def _looks(titles: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Each variant's colour and line: without its curriculum the same colour, dashed."""
    learners = list(dict.fromkeys(title.removesuffix(NO_CURRICULUM) for title in titles))
    return {
        title: (
            f"C{learners.index(title.removesuffix(NO_CURRICULUM))}",
            "--" if title.endswith(NO_CURRICULUM) else "-",
        )
        for title in titles
    }
