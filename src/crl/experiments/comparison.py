"""What CRL is compared with on arithmetic: other learners, data and curricula; their figures."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.measuring.records import ACCURACY, read_curves, read_records
from crl.presets.scales import decaying, learning, problems
from crl.reports.looks import NO_CURRICULUM, looks

if TYPE_CHECKING:
    from matplotlib.figure import Figure

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


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """The figures of all learners on one kind of arithmetic."""

    title: str
    experiments: tuple[Experiment, ...]  # whose records are shown
    trained: str  # what was trained, in words
    last: int  # number of terms of the longest trained
    splits: tuple[str, ...]  # what is shown by length
    panels: tuple[Panel, ...]  # what is shown while training

    def by_length(self, results: Path, *, curriculum: bool = True) -> Figure | None:
        """Draw the accuracy by length of the learners that have a curriculum, or that have none.

        None if none of them was recorded.
        """
        from crl.reports.by_length import by_length  # here, because matplotlib takes long to import

        chosen = [
            record
            for each in self.experiments
            for record in read_records(results / f"{each.name}.jsonl")
            if record.metric == ACCURACY
            and record.split in self.splits
            and record.title.endswith(NO_CURRICULUM) != curriculum
        ]
        if not chosen:
            return None
        title = self.title if curriculum else f"{self.title}, no curriculum"
        return by_length(
            chosen, title=title, trained=self.trained, last=self.last, unit="terms", chance=0.1
        )

    def by_length_without_curriculum(self, results: Path) -> Figure | None:
        """Draw the accuracy by length of learners that saw all lengths from the start."""
        return self.by_length(results, curriculum=False)

    def while_training(self, results: Path) -> Figure:
        """Draw accuracy over episodes, one column per panel.

        RNNs are in the second row, all others in the first, CRL in both.
        """
        from crl.reports import plots  # here, because matplotlib takes long to import

        files = [results / f"{each.name}-curves.jsonl" for each in self.experiments]
        curves = [curve for file in files for curve in read_curves(file)]
        shown = looks(curve.title for curve in curves)
        rows = (
            {title: look for title, look in shown.items() if "rnn" not in title},
            {title: look for title, look in shown.items() if title == "crl" or "rnn" in title},
        )
        figure, grid = plots.subplots(
            len(rows), len(self.panels), figsize=(11, 6.2), sharey=True, squeeze=False
        )
        for row, line in zip(rows, grid, strict=True):
            for axes, (title, split, size) in zip(line, self.panels, strict=True):
                found = [curve for curve in curves if (curve.split, curve.size) == (split, size)]
                plots.curves(axes, found, row)
                axes.set(title=title)
            line[0].set_ylabel("accuracy")
            plots.legend_beside(line)
        return figure
