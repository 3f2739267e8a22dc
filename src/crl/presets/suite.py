"""CRL on public tasks: one preset for all of them, by which rules come out exact.

What each setting is for is in docs/paper_map.md (D32 to D34), what was tried in docs/log.md.
"""

from __future__ import annotations

from crl.config import Config, Curriculum, Schedule

SIZES = {
    "booleans": (1, 3),
    "ctl": (1, 5),
    "ctl-backward": (1, 5),
    "ctlpp-a": (2, 6),
    "ctlpp-r": (2, 6),
    "logic": (1, 3),
    "ndr-arithmetic": (1, 5),
    "ndr-arithmetic-3": (1, 5),
}


def exact(domain: str) -> Config:
    """Settings that differ between domains by nothing but their sizes."""
    first, last = SIZES[domain]
    return Config(
        domain=domain,
        variant="small",
        max_episodes=1_200_000,
        learner_settings={
            "snaps": True,
            "ppo": {
                "normalize": False,
                "entropy": 0.01,
                "restlessness": 0.0,
                "weight_decay": 0.03,
            },
            "modules": {
                "hard": True,
                "parsimony": 0.3,
                "confidence_penalty": 0.2,
                "steady_penalty": True,
            },
        },
        curriculum=Curriculum(first=first, last=last),
        schedule=Schedule(updates=100, start=0.9),
        check_every=20,
    )


SUITE = {name: exact(name) for name in SIZES}
