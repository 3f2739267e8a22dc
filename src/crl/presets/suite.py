"""CRL on token strings: one preset for all domains, by which rules come out exact.

What each setting is for is in docs/paper_map.md (D31, D33 to D39, D45 to D48), what was tried in
docs/log.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

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


def exact(domain: str, sizes: Sequence[int]) -> Config:
    """Settings that differ between domains by nothing but their sizes."""
    return Config(
        domain=domain,
        variant="small",
        max_episodes=3_000_000,
        learner_settings={
            "snaps": True,
            "novelty_cost": 0.003,
            "stranger_cost": 0.2,
            "ppo": {
                "normalize": False,
                "greedy": 0.5,
                "entropy": 0.0,
                "unsettled_entropy": 0.5,
                "restlessness": 0.1,
                "indifference": 0.05,
                "exploration": 0.25,
                "shared": True,
                "weight_decay": 0.1,
            },
            "modules": {"counterfactuals": 1, "popularity": 0.3, "confidence_penalty": 0.0},
        },
        curriculum=Curriculum(
            first=min(min(sizes) + 1, max(sizes)), last=max(sizes), threshold=0.8, problems=1000
        ),
        schedule=Schedule(updates=160, start=0.97, patience=80_000),
        check_every=10,
    )


SUITE = {
    name: replace(exact(name, sizes), domain_settings={"answers_only": True, "reach": 1})
    for name, sizes in SIZES.items()
}
