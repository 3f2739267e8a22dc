"""The learners that CRL is compared with, by learner and domain.

What was tried to find the settings is in docs/log.md.
"""

from __future__ import annotations

from dataclasses import replace

from crl.config import Config, Curriculum, Schedule
from crl.presets import images, numeric
from crl.presets.scales import decaying, learning

# the paper's curriculum for the RNN, a longer length every 5e4 episodes, then at least as much time
# with all lengths; weight decay is what lets it generalise
RNN_NUMERIC = decaying(
    Config(
        domain="numeric",
        learner="rnn",
        variant="rnn-small",
        batch=64,
        learner_settings={"hidden": 128, "lr": 2e-3, "weight_decay": 0.5, "dropout": 0.3},
        curriculum=Curriculum(kind="fixed", first=2, last=10, episodes=50_000),
        check_every=500,
        checkpoint_every=1000,
    ),
    800_000,
)
RNN_MULTILINGUAL = decaying(
    replace(
        RNN_NUMERIC,
        domain="multilingual",
        learner_settings={"hidden": 192, "lr": 4e-3, "weight_decay": 0.1, "dropout": 0.2},
        curriculum=Curriculum(kind="fixed", first=2, last=5, episodes=50_000),
    ),
    700_000,
)
PRETRAINED_RNN = decaying(
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
    learner_settings={"hidden": 32, "lr": 1e-3, "dropout": 0.1, "weight_decay": 0.1},
)
TRANSFORMER_MULTILINGUAL = decaying(
    replace(
        RNN_MULTILINGUAL,
        learner="transformer",
        variant="transformer-small",
        learner_settings={"hidden": 84, "lr": 1e-3, "layers": 2},
    ),
    1_200_000,
)
ROUTING_MULTILINGUAL = decaying(
    replace(
        RNN_MULTILINGUAL,
        learner="routing",
        variant="routing-small",
        learner_settings={"hidden": 36, "lr": 2e-3, "layers": 3, "blocks": 3},
    ),
    1_000_000,
)
# learning rates decay from the first check on; it is over when they are zero: 300,800 episodes
CNN_IMAGES = Config(
    domain="images",
    learner="augmented-cnn",
    variant="augmented-cnn-small",
    batch=128,
    learner_settings={"lr": 4e-3},
    domain_settings=images.SMALL.domain_settings,
    curriculum=images.SMALL.curriculum,
    schedule=Schedule(kind="linear", updates=2250),
    check_every=100,
    checkpoint_every=200,
)
STN_IMAGES = replace(
    CNN_IMAGES, learner="affine-stn", variant="affine-stn-small", learner_settings={"lr": 3e-3}
)
# one reducer, and parsimony: without it a reducer may write a sign of its own for a result that no
# training problem ends with
HCC_NUMERIC = learning(
    replace(numeric.EARLIER, learner="hcc", variant="hcc-small", domain_settings={"reducers": 1}),
    modules={"parsimony": 0.1},
)

BASELINES: dict[str, dict[str, Config]] = {
    "hcc": {"numeric": HCC_NUMERIC},
    "hcf": {"numeric": replace(numeric.EARLIER, learner="hcf", variant="hcf-small")},
    "rnn": {"numeric": RNN_NUMERIC, "multilingual": RNN_MULTILINGUAL},
    "pretrained-rnn": {"multilingual": PRETRAINED_RNN},
    "routing": {"multilingual": ROUTING_MULTILINGUAL},
    "transformer": {"numeric": TRANSFORMER_NUMERIC, "multilingual": TRANSFORMER_MULTILINGUAL},
    "augmented-cnn": {"images": CNN_IMAGES},
    "fine-tuned-cnn": {
        "images": replace(CNN_IMAGES, learner="fine-tuned-cnn", variant="fine-tuned-cnn-small")
    },
    "affine-stn": {"images": STN_IMAGES},
    "recurrent-stn": {
        "images": replace(STN_IMAGES, learner="recurrent-stn", variant="recurrent-stn-small")
    },
    "classifier": {
        "images": replace(
            CNN_IMAGES,
            learner="classifier",
            variant="classifier-small",
            max_episodes=1,
            schedule=Schedule(kind="constant"),
            check_every=1,
        )
    },
}

SUPERVISED = ("rnn", "transformer")  # whose settings on arithmetic are a start on other tokens too


def supervised(learner: str, base: Config, batch: int | None = None) -> Config:
    """Settings of a supervised learner for the domain of a config, with its number of episodes.

    The batch is that of arithmetic if not given. All sizes have joined after a quarter of the
    episodes, solved or not; checks are a twentieth apart. Rates fall to zero with the last episode.
    """
    sizes = base.curriculum.last - base.curriculum.first + 1
    episodes = max(1, base.max_episodes // (4 * sizes))
    found = BASELINES[learner]["numeric"]
    found = replace(found, batch=batch or found.batch)
    every = max(1, base.max_episodes // found.batch // 20)
    return replace(
        found,
        domain=base.domain,
        max_episodes=base.max_episodes,
        domain_settings=base.domain_settings,
        curriculum=replace(base.curriculum, kind="fixed", episodes=episodes),
        schedule=Schedule(kind="to_end"),
        check_every=every,
        checkpoint_every=every,
    )
