"""Which entries of docs/log.md led to an experiment: titles, by the experiment's name."""

from __future__ import annotations

import re

NUMERIC = (
    "2026-11-15 Exploration bonus on numerical arithmetic",
    "2026-11-15 Curriculum end, replays, subsampling, speed",
    "2026-11-16 First confirmation and the confidence penalty",
    "2026-11-16 Longer annealing with the GRU controller",
    "2026-11-16 Local controller on numerical arithmetic, and confirmation",
)
MULTILINGUAL = (
    "2026-11-16 Shared map of tokens in reducers",
    "2026-11-16 Order of operations beyond trained lengths",
    "2026-11-16 Exploration by uniform choices",
    "2026-11-16 Target language told to the heads only",
    "2026-11-16 Annealed parsimony",
    "2026-11-16 Annealed exploration bonus and more hidden units",
    "2026-11-16 Local controller and weight decay",
    "2026-11-16 Number of reducers and length of annealing",
    "2026-11-16 Other held-out pairs and the width of embeddings",
)
PROOFS = (
    "2026-11-18 Which multilingual runs are proved, and why not the others?",
    "2026-11-18 One reducer for all windows, and equal places",
)
IMAGES = (
    "2026-11-16 First settings on images",
    "2026-11-16 Localization networks, one module at a time",
    "2026-11-16 Groups of programs on images",
    "2026-11-16 What was left on images",
)
BASELINES = (
    "2026-11-16 Smaller batches and annealed learning rates",
    "2026-11-16 Transformers trained as long as CRL",
    "2026-11-17 Weight decay lets the RNN generalise",
    "2026-11-17 Weight decay in the other learners",
    "2026-11-17 Suspected handicaps of baselines",
    "2026-11-17 What the baselines hint at",
)

PACED = ("2026-11-18 No curriculum: problems drawn by the learner's own success",)
EXACT = ("2026-11-18 Exact rules from answers: brackets and tables",)

TRIES = {
    "numeric": NUMERIC,
    "numeric-confirmation": NUMERIC[2:],
    "numeric-paper": NUMERIC[3:4],
    "numeric-ablations": ("2026-11-16 Ablations on numerical arithmetic",),
    "numeric-baselines": (
        "2026-11-16 First tries of baselines, numerical arithmetic",
        "2026-11-16 Episodes of the RNN with ten times the data",
        *BASELINES,
    ),
    "numeric-proofs": ("2026-11-17 Are fresh numerical seeds proved?",),
    "numeric-proofs-ablations": ("2026-11-17 Are fresh numerical seeds proved?",),
    "numeric-self-paced": PACED,
    "multilingual": (*MULTILINGUAL, *PROOFS),
    "multilingual-permutations": MULTILINGUAL[-1:],
    "multilingual-proofs": PROOFS,
    "multilingual-proofs-modules": PROOFS,
    "multilingual-proofs-ablations": PROOFS,
    "multilingual-baselines": (
        "2026-11-16 First tries of baselines, multilingual arithmetic",
        "2026-11-16 Depth of the multilingual transformer",
        *BASELINES,
    ),
    "multilingual-modules": ("2026-11-16 Number of reducers and length of annealing",),
    "multilingual-no-curriculum": ("2026-11-16 Ablations on multilingual arithmetic",),
    "multilingual-self-paced": PACED,
    "multilingual-paper": ("2026-11-16 Ablations on multilingual arithmetic",),
    "multilingual-ablations": ("2026-11-16 Ablations on multilingual arithmetic",),
    "images": IMAGES,
    "images-baselines": ("2026-11-16 Settings of the image baselines",),
    "images-infinite": ("2026-11-16 Infinite horizon on images",),
    "images-ablations": IMAGES,
    "images-paper": IMAGES[:1],
    "suite-tables": EXACT,
    "suite-pairs": EXACT,
    "suite-brackets": EXACT,
    "suite-steps": EXACT,
    "suite-logic": EXACT,
}


def anchor(title: str) -> str:
    """The anchor of a heading, as GitHub and the site make it."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
