"""CRL on public tasks: one preset for all of them, by which rules come out exact.

What each setting is for is in docs/paper_map.md (D33 to D39, D45 to D47), what was tried in
docs/log.md.
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

REACH = {"booleans": 1}  # tokens read beside a window's centre, if not two: a part of its shape


def exact(domain: str) -> Config:
    """Settings that differ between domains by nothing but their sizes."""
    first, last = SIZES[domain]
    return Config(
        domain=domain,
        variant="small",
        max_episodes=3_000_000,
        domain_settings={"answers_only": True, "reach": REACH.get(domain, 2)},
        learner_settings={
            "snaps": True,
            "novelty_cost": 0.003,
            "ppo": {
                "normalize": False,
                "greedy": 0.5,
                "entropy": 0.0,
                "unsettled_entropy": 0.5,
                "restlessness": 0.1,
                "exploration": 0.25,
                "shared": True,
                "weight_decay": 0.03,
            },
            "modules": {"counterfactuals": 1, "popularity": 0.3, "confidence_penalty": 0.0},
        },
        curriculum=Curriculum(first=first + 1, last=last, threshold=0.8, problems=1000),
        schedule=Schedule(updates=80, start=0.97, patience=80_000),
        check_every=10,
    )


SUITE = {name: exact(name) for name in SIZES}
