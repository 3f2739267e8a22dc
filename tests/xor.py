"""A tiny domain, as another package would bring it: bits joined by ^, whose parity is asked for."""

from __future__ import annotations

from typing import ClassVar

import numpy as np

from crl.domains import TokenDomain
from crl.modules import ModuleSet, Reducer
from crl.validation import Count, settings


@settings
class XorSettings:
    """What can be set of the domain."""

    reducers: Count = 2


class Xor(TokenDomain):
    """Expressions of 3 to 5 bits to learn from."""

    name = "xor"
    summary = "parity of bits joined by ^"
    symbols = "01^"
    sizes = range(3, 6)
    Settings = XorSettings
    preset: ClassVar = {
        "batch": 128,
        "max_episodes": 40_000,
        "check_every": 5,
        "checkpoint_every": 5,
        "schedule": {"updates": 5},
        "learner_settings": {
            "hidden": 8,
            "ppo": {"lr": 3e-3},
            "modules": {"lr": 1e-2, "batch": 64},
        },
    }

    def draw(self, size: int, rng: np.random.Generator) -> str:
        return "^".join(str(bit) for bit in rng.integers(2, size=size))

    def answer(self, text: str) -> str | None:
        bits = text.split("^")
        well_formed = all(bit in ("0", "1") for bit in bits)
        return str(bits.count("1") % 2) if well_formed else None

    def make_modules(self) -> ModuleSet:
        reducers = [
            Reducer(title=f"R{number}", vocab=self.vocab, hidden=16)
            for number in range(self.settings.reducers)
        ]
        return ModuleSet(reducers, halts=True)
