"""CRL on multilingual arithmetic."""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, Curriculum, Schedule
from crl.presets import paper
from crl.presets.scales import learning, problems, smoke

# until solved: 2 to 5 terms, each stage as soon as accuracy allows, stopped by the validation set
# without D26 to D31: experiments were recorded with it
EARLIER = Config(
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

# the same with D26 to D31, by which runs can be proved right at every length
SMALL = replace(
    problems(
        learning(
            EARLIER,
            snaps=True,
            ppo={"indifference": 0.1},
            modules={
                "lr": 6e-3,
                "batch": 512,
                "replay_stop_loss": 0.15,
                "steady_penalty": True,
            },
        ),
        heads="apart",
        interchangeable=True,
    ),
    curriculum=Curriculum(last=5, emphasis=2.0),
    schedule=Schedule(updates=96, start=0.99),
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
