"""Transformed digits (the paper's figure "Image transformations", right): CRL and others."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.config import Config, Schedule
from crl.experiments.experiment import Experiment
from crl.measuring.records import ACCURACY, read_records
from crl.presets import preset
from crl.presets.images import SMALL
from crl.presets.scales import learning, problems
from crl.reports.looks import looks

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COUNTS = {2: 2000, 3: 4000}


def _variant(name: str, learner: str, **settings: Any) -> Config:
    """The named settings of a learner, with some of them changed."""
    return replace(learning(preset("images", learner), **settings), variant=name)


IMAGES = Experiment(
    name="images",
    summary="digits transformed twice or three times, by CRL",
    configs=(_variant("crl", "crl"),),
    counts=COUNTS,
    seconds={"crl": 850},
)

IMAGES_PAPER = Experiment(
    name="images-paper",
    summary="the paper's settings and curriculum on transformed digits, 1,200,000 episodes",
    configs=(preset("images", scale="paper"),),
    counts=COUNTS,
    seconds={"paper": 2000},  # estimated: there are no records of it
    scale="paper",
)

# a larger bonus for the entropy of kinds makes later steps nearly random, so HALT at once wins;
# learning rates decay from the first check on
INFINITE = replace(
    learning(problems(SMALL, horizon="infinite"), ppo={"kind_entropy": 0.03}),
    variant="infinite",
    schedule=Schedule(kind="linear", updates=SMALL.schedule.updates),
)

IMAGES_INFINITE = Experiment(
    name="images-infinite",
    summary="transformed digits by CRL that is not told how many transformations: it halts itself",
    configs=(INFINITE,),
    counts=COUNTS,
    seconds={"infinite": 820},
    seeds=2,
)

IMAGES_CLASSIFIER = Experiment(
    name="images-classifier",
    summary="plain digits, by the frozen classifier",
    configs=(_variant("classifier", "classifier"),),
    counts={0: 10_000},
    seconds={"classifier": 1},
    seeds=1,
)

IMAGES_BASELINES = Experiment(
    name="images-baselines",
    summary="digits transformed twice or three times, by CNNs and affine spatial transformers",
    configs=(
        _variant("classifier", "classifier"),
        _variant("fine-tuned-cnn", "fine-tuned-cnn"),
        _variant("augmented-cnn", "augmented-cnn"),
        _variant("affine-stn", "affine-stn"),
        _variant("recurrent-stn-2", "recurrent-stn", times=2),
        _variant("recurrent-stn-3", "recurrent-stn", times=3),
        # as often as there were transformations, which CRL is told too
        _variant("recurrent-stn-told", "recurrent-stn", times=0),
    ),
    counts=COUNTS,
    seconds={
        "classifier": 1,
        "fine-tuned-cnn": 130,
        "augmented-cnn": 150,
        "affine-stn": 190,
        "recurrent-stn-2": 290,
        "recurrent-stn-3": 390,
        "recurrent-stn-told": 290,
    },
)

PANELS = (
    ("trained pairs", "test", 2),
    ("pairs never trained", "unseen", 2),
    ("three, never trained", "longer", 3),
)


def draw(results: Path) -> Figure:
    """Accuracy of every learner: trained combinations, unseen ones, longer ones."""
    from crl.reports import plots  # here, because matplotlib takes long to import

    files = [results / f"{experiment.name}.jsonl" for experiment in (IMAGES, IMAGES_BASELINES)]
    records = [found for path in files for found in read_records(path) if found.metric == ACCURACY]
    shown = looks(record.title for record in records)
    figure, axes = plots.subplots(figsize=(9, 3.2))
    for number, (title, look) in enumerate(shown.items()):
        for place, (_, split, size) in enumerate(PANELS):
            key = (title, split, size)
            values = [each.value for each in records if (each.title, each.split, each.size) == key]
            x = place + 0.8 * ((number + 0.5) / len(shown) - 0.5)
            plots.bar(axes, x, 0.7 / len(shown), values, look.color)
        axes.bar([0], [0], color=look.color, alpha=0.5, label=look.label)
    axes.set(ylim=(0, 1.04), ylabel="accuracy, test digits")
    axes.set_xticks(range(len(PANELS)), labels=[title for title, _, _ in PANELS])
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.0, 1.0))
    return figure
