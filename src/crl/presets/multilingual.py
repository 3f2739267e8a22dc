"""CRL on multilingual arithmetic."""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, Curriculum, Schedule
from crl.presets import paper
from crl.presets.scales import learning, problems, smoke

# until solved: 2 to 5 terms, each stage as soon as accuracy allows, stopped by the validation set
SMALL = Config(
    domain="multilingual",
    variant="small",
    max_episodes=1_000_000,
    learner_settings={
        "step_cost": 0.0,  # D18
        "modules": {"batch": 1024, "parsimony": 0.4},
    },
    curriculum=Curriculum(last=5),
    schedule=Schedule(updates=128, start=0.99),
    check_every=20,
    checkpoint_every=50,
)

# the same with D26 to D29, of which most runs can be proved right at every length
PROVABLE = replace(
    problems(
        learning(
            SMALL,
            snaps=True,
            ppo={"entropy": 0.03},
            modules={"batch": 512, "steady_penalty": True},
        ),
        heads="apart",
    ),
    curriculum=Curriculum(last=5, emphasis=2.0),
    schedule=Schedule(updates=192, start=0.99),
)

SCALES = {
    "smoke": smoke(SMALL),
    "small": SMALL,
    "paper": Config(
        domain="multilingual",
        variant="paper",
        max_episodes=400_000,
        domain_settings={
            "reducers": 3,
            "translators": 8,
            "embedding": 0,
            "reach": 0,
            "impossible": "noop",
            "steps_per_term": 4,
        },
        learner_settings={"ppo": paper.PPO, "modules": paper.MODULES},
        curriculum=Curriculum(kind="fixed", first=2, last=5, episodes=100_000),
        schedule=Schedule(kind="constant"),
    ),
}
