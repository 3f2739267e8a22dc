"""The learners, by name."""

from __future__ import annotations

import torch

from crl.config import Config
from crl.domains import Domain
from crl.errors import UsageError
from crl.learners.ablations import HCC, HCF
from crl.learners.configs import learner_config
from crl.learners.crl import CRL
from crl.learners.image_learners import AffineSTN, AugmentedCNN, Classifier, FineTunedCNN, RecurrentSTN
from crl.learners.learner import Learner, ProgramLearner
from crl.learners.pretrained_rnn import PretrainedRNN
from crl.learners.rnn import RNN
from crl.learners.routing import RoutingNetwork
from crl.learners.transformer import Transformer

__all__ = ["LEARNERS", "Learner", "ProgramLearner", "learner_config", "make_learner"]

_LEARNERS: list[type[Learner]] = [CRL, HCC, HCF, RNN, PretrainedRNN, RoutingNetwork, Transformer]
_LEARNERS += [AugmentedCNN, FineTunedCNN, AffineSTN, RecurrentSTN, Classifier]
LEARNERS = {learner.name: learner for learner in _LEARNERS}


def make_learner(config: Config, domain: Domain) -> Learner:
    """The learner a config names, its parameters drawn from the config's seed without touching torch's global generator."""
    if config.learner not in LEARNERS:
        raise UsageError(f"unknown learner {config.learner!r}; expected one of {', '.join(LEARNERS)}")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(config.seed)
        return LEARNERS[config.learner](domain, config)
