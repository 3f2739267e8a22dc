"""The named configurations of the learners that CRL is compared with, by learner and domain.

What was tried to find the settings is in docs/log.md.
"""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, CurriculumConfig, StopConfig
from crl.domains import images, named_config, numeric
from crl.errors import UsageError


def falling(config: Config, episodes: int) -> Config:
    """Trained for nearly so many episodes; from the first check with a complete curriculum on, learning rates fall, to zero at the end."""
    curriculum = config.curriculum
    before = (curriculum.last - curriculum.first) * curriculum.episodes + config.learner_settings.get("pretraining", 0)
    settle = (episodes - before) // config.batch - config.check_every
    return replace(config, stop=StopConfig(max_episodes=episodes, accuracy=0.0, nearly=0.0, settle=settle))


# the paper's curriculum for the RNN, a longer length every 5e4 episodes, and then at least as much time with all lengths;
# weight decay is what lets it generalise (docs/log.md)
RNN_NUMERIC = falling(
    Config(
        domain="numeric",
        learner="rnn",
        variant="rnn-small",
        batch=64,
        hidden=128,
        learner_settings={"lr": 2e-3, "weight_decay": 0.5, "dropout": 0.3},
        curriculum=CurriculumConfig(kind="fixed", first=2, last=10, episodes=50_000),
        check_every=500,
        checkpoint_every=1000,
    ),
    800_000,
)
RNN_MULTILINGUAL = falling(
    replace(
        RNN_NUMERIC,
        domain="multilingual",
        hidden=192,
        learner_settings={"lr": 4e-3, "weight_decay": 0.1, "dropout": 0.2},
        curriculum=CurriculumConfig(kind="fixed", first=2, last=5, episodes=50_000),
    ),
    700_000,
)
PRETRAINED_RNN = falling(
    replace(
        RNN_MULTILINGUAL,
        learner="pretrained-rnn",
        variant="pretrained-rnn-small",
        learner_settings={**RNN_MULTILINGUAL.learner_settings, "pretraining": 100_000},
    ),
    800_000,
)
# transformers with as many parameters as CRL, give or take 10 %
TRANSFORMER_NUMERIC = replace(
    RNN_NUMERIC,
    learner="transformer",
    variant="transformer-small",
    hidden=32,
    learner_settings={"lr": 1e-3, "dropout": 0.1, "weight_decay": 0.1},
)
TRANSFORMER_MULTILINGUAL = falling(
    replace(RNN_MULTILINGUAL, learner="transformer", variant="transformer-small", hidden=84, learner_settings={"lr": 1e-3, "layers": 2}),
    1_200_000,
)
ROUTING_MULTILINGUAL = falling(
    replace(
        RNN_MULTILINGUAL,
        learner="routing",
        variant="routing-small",
        hidden=36,
        learner_settings={"lr": 2e-3, "layers": 3, "blocks": 3},
    ),
    1_000_000,
)
# learning rates fall from the first check on, whatever the accuracy, and training is over when they are zero: 300,800 episodes
CNN_IMAGES = Config(
    domain="images",
    learner="augmented-cnn",
    variant="augmented-cnn-small",
    batch=128,
    learner_settings={"lr": 4e-3},
    domain_settings=images.SMALL.domain_settings,
    curriculum=images.SMALL.curriculum,
    stop=StopConfig(accuracy=0.0, nearly=0.0, settle=2250),
    check_every=100,
    checkpoint_every=200,
)
STN_IMAGES = replace(CNN_IMAGES, learner="affine-stn", variant="affine-stn-small", learner_settings={"lr": 3e-3})

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
    "pretrained-rnn": {"multilingual": PRETRAINED_RNN},
    "routing": {"multilingual": ROUTING_MULTILINGUAL},
    "transformer": {"numeric": TRANSFORMER_NUMERIC, "multilingual": TRANSFORMER_MULTILINGUAL},
    "augmented-cnn": {"images": CNN_IMAGES},
    "fine-tuned-cnn": {"images": replace(CNN_IMAGES, learner="fine-tuned-cnn", variant="fine-tuned-cnn-small")},
    "affine-stn": {"images": STN_IMAGES},
    "recurrent-stn": {"images": replace(STN_IMAGES, learner="recurrent-stn", variant="recurrent-stn-small")},
    "classifier": {
        "images": replace(
            CNN_IMAGES,
            learner="classifier",
            variant="classifier-small",
            stop=StopConfig(max_episodes=1, accuracy=None),
            check_every=1,
        )
    },
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
    if scale == "small":
        return small
    shorter = {"pretraining": base.stop.max_episodes // 2} if "pretraining" in small.learner_settings else {}
    return replace(  # as short as the domain's own
        small,
        learner_settings={**small.learner_settings, **shorter},
        variant=f"{learner}-smoke",
        curriculum=base.curriculum,
        stop=base.stop,
        check_every=base.check_every,
        checkpoint_every=base.checkpoint_every,
    )
