"""`crl reproduce` of a tiny experiment, as a command: 4 runs, with curves, measured in a moment."""

from __future__ import annotations

import sys
from dataclasses import replace

from crl.cli import main
from crl.experiments import EXPERIMENTS, Experiment
from crl.presets import preset
from crl.presets.scales import learning

NAME = "torture"
UPDATES = 40
_SMOKE = replace(preset("numeric", scale="smoke"), batch=32, max_episodes=32 * UPDATES)
_TINY = learning(replace(_SMOKE, check_every=8, checkpoint_every=5), hidden=8)
EXPERIMENT = Experiment(
    name=NAME,
    summary="tiny runs",
    configs=(replace(_TINY, variant="first"), replace(_TINY, variant="second")),
    counts={3: 20, 5: 20},
    followed=(("unseen", 4),),
    seeds=2,
)

if __name__ == "__main__":
    EXPERIMENTS[NAME] = EXPERIMENT
    main(["reproduce", NAME, *sys.argv[1:]])
