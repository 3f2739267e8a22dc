"""A run as a value: every setting of training that does not belong to one domain or one learner."""

from __future__ import annotations

import re
from dataclasses import field
from typing import Annotated, Any, Literal

from annotated_types import Interval

from crl.errors import UsageError
from crl.validation import Count, Episodes, Later, Number, Share, settings

SCHEMA = 2  # of saved configs; older ones are migrated when they are read

Power = Annotated[float, Interval(ge=0, le=100)]
Seed = Annotated[int, Interval(ge=0, le=2**63 - 1)]
Batch = Annotated[int, Interval(ge=1, le=10**6)]
PLAIN_NAME = re.compile(r"\w[\w.-]{0,99}")


@settings
class Curriculum:
    """When larger problems join: by episodes (fixed) or by accuracy (adaptive).

    Self-paced has all of them from the start, and draws each by the learner's own success.
    """

    kind: Literal["fixed", "adaptive", "self-paced"] = "adaptive"  # by what larger ones join
    first: Number = 2  # size that training starts with; self-paced starts with all
    last: Number = 10  # size that joins last
    episodes: Episodes = 100_000  # fixed: per stage, as in the paper
    threshold: Share = (
        0.9  # adaptive: training accuracy at the newest size that opens the next (D6)
    )
    problems: Annotated[Number, Later(0)] = 0  # different ones to start with, at least (D45)
    emphasis: Annotated[Power, Later(0)] = 0  # of the k-th size k^this are drawn; 0: alike (D28)
    sharpness: Annotated[Power, Later(4)] = 4  # self-paced: sizes by (p (1 - p))^this, p: success
    strata: Annotated[bool, Later(False)] = False  # self-paced: by groups within a size too
    evenly: Annotated[Share, Later(0.1)] = 0.1  # self-paced: share drawn by emphasis alone
    memory: Annotated[Count, Later(256)] = 256  # self-paced: problems of a size that p looks back


@settings
class Schedule:
    """How learning rates, and what is annealed with them, change over training (D8).

    `constant` keeps them. `linear` decays them to zero from the first check with a complete
    curriculum on, then training is over; `to_end` too, and is over with the last episode.
    `when_solved` does so once the validation set is solved, and restores them if the goal is missed
    at the end.
    """

    kind: Literal["constant", "linear", "to_end", "when_solved"] = (
        "when_solved"  # if and when rates decay
    )
    updates: Number = 40  # from the full rate to zero; to_end: as many as are left
    start: Share = 1.0  # when_solved: validation accuracy at every size that starts the decay
    goal: Share = 1.0  # when_solved: validation accuracy at every size that ends training after it
    patience: Annotated[Number, Later(0)] = 0  # episodes without progress before it all begins
    # again with other parameters (D47); 0: never

    def rate(self, decayed: int, left: int) -> float:
        """The share of the full rate after some updates of decay; at most `left` are left."""
        updates = decayed + left - 1 if self.kind == "to_end" else self.updates
        return 1 - decayed / (updates + 1)

    def is_over(self, decayed: int) -> bool:
        """Whether training ends after so many updates of decay, whatever episodes are left."""
        return self.kind != "to_end" and decayed > self.updates

    def starts(self, lowest: float) -> bool:
        """Whether the decay starts at a check with that accuracy at the worst size."""
        solved = lowest >= min(self.start, self.goal)
        return self.kind in ("linear", "to_end") or (self.kind == "when_solved" and solved)

    def restores(self, lowest: float) -> bool:
        """Whether the full rate comes back after a decay that ended with that accuracy."""
        return self.kind == "when_solved" and lowest < self.goal


@settings
class Config:
    """One training run."""

    domain: str  # which problems
    learner: str = "crl"  # what learns
    variant: str = "small"  # what these settings are called in folders and records
    seed: Seed = 0  # of everything random
    batch: Batch = 1024  # episodes per update: the paper's k
    max_episodes: Episodes = 400_000  # training ends with them at the latest
    domain_settings: dict[str, Any] = field(default_factory=dict)  # other than the domain's own
    learner_settings: dict[str, Any] = field(default_factory=dict)  # other than the learner's own
    curriculum: Curriculum = field(default_factory=Curriculum)
    schedule: Schedule = field(default_factory=Schedule)
    check_every: Count = 10  # updates between checks on the validation set
    checkpoint_every: Count = 20  # updates between checkpoints

    def __post_init__(self) -> None:
        """Refuse a variant that is no plain name: folders are called by it."""
        if not (isinstance(self.variant, str) and PLAIN_NAME.fullmatch(self.variant)):
            raise UsageError(
                f"the variant is {self.variant!r}; expected a name of at most 100 letters, "
                "digits, '.', '_' and '-' that starts with a letter, a digit or '_'"
            )
