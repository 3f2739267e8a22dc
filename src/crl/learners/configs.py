"""The named configurations of the learners that CRL is compared with, by learner and domain.

What was tried to find the settings is in docs/log.md.
"""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, CurriculumConfig, StopConfig, smoke
from crl.domains import named_config, numeric
from crl.errors import UsageError

# the paper's curriculum for the RNN: a longer length every 5e4 episodes, and then time with all lengths
RNN_NUMERIC = Config(
    domain="numeric",
    learner="rnn",
    variant="rnn-small",
    batch=256,
    hidden=128,
    learner_settings={"lr": 3e-3},
    curriculum=CurriculumConfig(kind="fixed", first=2, last=10, episodes=50_000),
    stop=StopConfig(max_episodes=800_000),
    check_every=100,
    checkpoint_every=200,
)
RNN_MULTILINGUAL = replace(
    RNN_NUMERIC,
    domain="multilingual",
    curriculum=CurriculumConfig(kind="fixed", first=2, last=5, episodes=50_000),
    stop=StopConfig(max_episodes=1_000_000),
)
# transformers with as many parameters as CRL, give or take 10 %
TRANSFORMER_NUMERIC = replace(RNN_NUMERIC, learner="transformer", variant="transformer-small", hidden=32, learner_settings={"lr": 2e-3})
TRANSFORMER_MULTILINGUAL = replace(
    RNN_MULTILINGUAL, learner="transformer", variant="transformer-small", hidden=60, learner_settings={"layers": 4}
)

CONFIGS: dict[str, dict[str, Config]] = {
    # one reducer, and parsimony: without it a reducer may write a sign of its own for a result that no training problem ends with
    "hcc": {
        "numeric": replace(
            numeric.SMALL,
            learner="hcc",
            variant="hcc-small",
            domain_settings={"reducers": 1},
            modules=replace(numeric.SMALL.modules, parsimony=0.1),
        )
    },
    "hcf": {"numeric": replace(numeric.SMALL, learner="hcf", variant="hcf-small")},
    "rnn": {"numeric": RNN_NUMERIC, "multilingual": RNN_MULTILINGUAL},
    "pretrained-rnn": {"multilingual": replace(RNN_MULTILINGUAL, learner="pretrained-rnn", variant="pretrained-rnn-small")},
    "routing": {
        "multilingual": replace(
            RNN_MULTILINGUAL,
            learner="routing",
            variant="routing-small",
            hidden=32,
            learner_settings={"lr": 2e-3, "layers": 3, "blocks": 3},
        )
    },
    "transformer": {"numeric": TRANSFORMER_NUMERIC, "multilingual": TRANSFORMER_MULTILINGUAL},
}


def learner_config(learner: str, domain: str, scale: str) -> Config:
    """The named configuration of a learner for a domain; where nobody has searched for one, CRL's with another learner."""
    base = named_config(domain, scale)
    if learner == "crl":
        return base
    if learner not in CONFIGS:
        raise UsageError(f"unknown learner {learner!r}; expected one of crl, {', '.join(CONFIGS)}")
    if scale == "paper":
        raise UsageError(f"the learner {learner!r} has no scale 'paper'; expected smoke or small")
    if domain not in CONFIGS[learner]:
        return replace(base, learner=learner, variant=f"{learner}-{scale}")
    small = CONFIGS[learner][domain]
    return replace(smoke(small), variant=f"{learner}-smoke") if scale == "smoke" else small
