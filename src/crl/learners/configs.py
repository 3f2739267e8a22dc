"""The named configurations of the learners that CRL is compared with, by learner and domain.

Seconds are of one core of a laptop-class machine that does nothing else. The searches behind the settings are in docs/log.md.
"""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, CurriculumConfig, StopConfig, smoke
from crl.domains import multilingual, named_config, numeric
from crl.errors import UsageError

# the paper's curriculum for the RNN: a longer length every 5e4 episodes, then as many again with all lengths
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
TRANSFORMER_NUMERIC = replace(
    RNN_NUMERIC, learner="transformer", variant="transformer-small", hidden=40, learner_settings={"lr": 2e-3}
)  # about as many parameters as CRL
TRANSFORMER_MULTILINGUAL = replace(
    RNN_MULTILINGUAL, learner="transformer", variant="transformer-small", hidden=64, learner_settings={"layers": 4}
)  # about as many parameters as CRL

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
            ppo=replace(multilingual.SMALL.ppo, entropy=0.001),
        )
    },
    "transformer": {"numeric": TRANSFORMER_NUMERIC, "multilingual": TRANSFORMER_MULTILINGUAL},
}


def learner_config(learner: str, domain: str, scale: str) -> Config:
    """The named configuration of a learner for a domain; a UsageError says what there is instead."""
    base = named_config(domain, scale)
    if learner == "crl":
        return base
    if learner not in CONFIGS:
        raise UsageError(f"unknown learner {learner!r}; expected one of crl, {', '.join(CONFIGS)}")
    fitting = CONFIGS[learner]
    if domain not in fitting:
        raise UsageError(f"the learner {learner!r} does not fit the domain {domain!r}; it fits {', '.join(fitting)}")
    if scale == "paper":
        raise UsageError(f"the learner {learner!r} has no scale 'paper'; expected smoke or small")
    small = fitting[domain]
    return replace(smoke(small), variant=f"{learner}-smoke") if scale == "smoke" else small
