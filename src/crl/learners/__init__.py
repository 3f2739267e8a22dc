"""What learns: CRL, and the learners it is compared with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.lazy import exports

if TYPE_CHECKING:
    from crl.learners.learner import Learner, ProgramLearner
    from crl.learners.registry import LEARNERS, find_learner, make_learner

_HOMES = {
    "LEARNERS": "registry",
    "Learner": "learner",
    "ProgramLearner": "learner",
    "find_learner": "registry",
    "make_learner": "registry",
}

__all__ = ["LEARNERS", "Learner", "ProgramLearner", "find_learner", "make_learner"]

__getattr__, __dir__ = exports(__name__, _HOMES)
