"""CRL on numerical arithmetic."""

from __future__ import annotations

from crl.config import Config, Curriculum, Schedule
from crl.presets import paper
from crl.presets.scales import learning, smoke

# until solved: 2 to 10 terms, each stage as soon as accuracy allows, stopped by the validation set
# without parsimony and D29: experiments were recorded with it
EARLIER = Config(domain="numeric", variant="small")
SMALL = learning(EARLIER, snaps=True, modules={"parsimony": 0.05})

SCALES = {
    "smoke": smoke(SMALL),
    "small": SMALL,
    "paper": Config(
        domain="numeric",
        variant="paper",
        max_episodes=900_000,
        domain_settings={"reach": 0, "impossible": "noop"},
        learner_settings={"ppo": paper.PPO, "modules": paper.MODULES},
        curriculum=Curriculum(kind="fixed", first=2, last=10, episodes=100_000),
        schedule=Schedule(kind="constant"),
    ),
}
