"""What can be set of CRL, and of its two halves that are hard-coded in turn."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from annotated_types import Interval

from crl.validation import Count, Later, Number, Share, Weight, Width, settings


@settings
class PPO:
    """How the controller learns."""

    lr: Share = 1e-3  # learning rate
    discount: Share = 1.0  # of later rewards: gamma
    gae_lambda: Share = 0.95  # of generalized advantage estimation
    clip: Weight = 0.2  # of the ratio of probabilities
    epochs: Number = 2  # passes over the decisions of an update
    minibatch: Count = 1024  # decisions
    subsample_below: Weight = 0.2  # advantage below which decisions are subsampled (D7); 0: none
    normalize: Annotated[bool, Later(True)] = True  # advantages; if not, entropy is in units of
    # reward: a temperature (D34)
    entropy: Weight = 0.001  # bonus
    unsettled_entropy: Annotated[Weight, Later(0)] = 0  # bonus, times v (1 - v) of the value (D36)
    shared: Annotated[bool, Later(False)] = False  # bonuses by decisions, exploring by tokens (D36)
    greedy: Annotated[Share, Later(0)] = 0  # share of programs executed greedily (D37)
    kind_entropy: Weight = 0.0  # bonus for the entropy of kinds alone; annealed (D24)
    exploration: Annotated[float, Interval(ge=0, le=0.99)] = 0.0  # share of uniform choices (D24)
    restlessness: Weight = 0.07  # pull to uniform choice where the value is low (D4)
    indifference: Annotated[Weight, Later(0)] = 0  # to places, where the value is high (D31)
    value_weight: Weight = 0.5  # of the value function's loss
    max_grad_norm: Weight = 40.0  # above which gradients are scaled down
    weight_decay: Weight = 0.3  # decoupled, as in AdamW (D17)


@settings
class ModuleLearning:
    """How the modules learn."""

    lr: Share = 4e-3  # learning rate
    batch: Count = 256  # programs per step of Adam: the paper's k'
    replays: Number = 4  # most passes over each recorded trace (D3); the paper's is 1
    replay_stop_loss: Weight = 0.05  # no further pass once the mean loss of one is below this
    gce_q: Weight = 0.0  # q of the generalized cross-entropy; 0 is -log p (D25)
    confidence_penalty: Weight = 0.03  # on tokens written in wrong programs (D13)
    steady_penalty: Annotated[bool, Later(False)] = False  # by wrong programs, annealed (D27)
    hard: Annotated[bool, Later(False)] = False  # learn from one-hot tokens, straight-through (D32)
    counterfactuals: Annotated[Number, Later(0)] = 0  # earlier tokens asked about (D39); 0: none
    doubt: Annotated[Share, Later(0.05)] = 0.05  # uniform share in priors of tokens; annealed (D39)
    blame: Annotated[bool, Later(True)] = True  # earlier tokens of wrong programs, by m (D39)
    popularity: Annotated[Share, Later(0)] = 0  # power of how often symbols are written (D46)
    parsimony: Weight = 0.0  # on the entropy of the average written token; annealed (D12)


@settings
class CRLSettings:
    """What can be set of CRL."""

    hidden: Width = 64  # features of each token in the controller; with GRUs, of each direction
    group_size: Count = 1  # programs per problem; above 1 their mean reward is the baseline (D23)
    step_cost: Share = 0.01  # taken from the reward for each decision
    novelty_cost: Annotated[Share, Later(0)] = 0  # of rare rules, in solved programs (D38)
    stranger_cost: Annotated[Share, Later(0)] = 0  # of steps that leave unknown neighbours (D48)
    snaps: Annotated[bool, Later(False)] = False  # one-hot tokens in checks and annealing (D29)
    ppo: PPO = field(default_factory=PPO)
    modules: ModuleLearning = field(default_factory=ModuleLearning)
