"""The learners by name: installed ones, registered ones, and those in a person's own file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.errors import enough_memory
from crl.plugins import Plugins

if TYPE_CHECKING:
    from crl.config import Config
    from crl.domains.contract import Domain
    from crl.learners.learner import Learner

LEARNERS: Plugins[Learner] = Plugins("learner", "crl.learners.learner:Learner")


def find_learner(name: str) -> type[Learner]:
    """Give the learner of a name, or raise a UsageError that lists them."""
    return LEARNERS.find(name)


def make_learner(config: Config, domain: Domain) -> Learner:
    """Make the learner a config names, its parameters drawn from the config's seed.

    torch's global generator is not touched; a network that is too large is a UsageError.
    """
    import torch

    from crl.learners.limit import Sketch

    kind = find_learner(config.learner)
    with torch.random.fork_rng(devices=[]), enough_memory():
        torch.manual_seed(config.seed)
        with Sketch(f"{config.learner} on {config.domain}") as sketch:
            learner = kind(domain, config)
        if sketch.is_complete:
            return learner
        torch.manual_seed(config.seed)
        return kind(domain, config)
