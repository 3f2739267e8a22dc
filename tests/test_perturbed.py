"""A proof can fail: weights are perturbed until a learner is wrong, and the certificate sees it."""

from __future__ import annotations

from copy import deepcopy

import pytest
import torch

from crl.batch import ProblemBatch
from crl.learners.crl import CRL
from crl.measuring import num_solved
from crl.proofs import Certificate, certify
from crl.solving import find_model, load_model

WHAT = {  # what is perturbed -> names of parameters
    "window": ("module_set.members.R",),
    "order": ("controller.policy_reader", "controller.window_score"),
    "translator": ("module_set.members.T",),
    "HALT": ("controller.whole_reader", "controller.kind_score"),
}
HOW_OFTEN = {
    "numeric": {"window": 15, "order": 15},
    "multilingual": {"window": 4, "order": 4, "translator": 6, "HALT": 6},
}
WAYS = [
    (name, what, seed)
    for name, of_model in HOW_OFTEN.items()
    for what, count in of_model.items()
    for seed in range(count)
]


@pytest.fixture(scope="module")
def learners() -> dict[str, CRL]:
    found = {}
    for name in HOW_OFTEN:
        learner = load_model(find_model(name)).learner
        assert isinstance(learner, CRL)
        found[name] = learner
    return found


@pytest.fixture(scope="module")
def samples(learners: dict[str, CRL]) -> dict[str, ProblemBatch]:
    return {
        name: ProblemBatch.join(
            [learner.domain.unseen(size, 300, learner.domain.groups[-1]) for size in (2, 5)]
        )
        for name, learner in learners.items()
    }


def perturbed(learner: CRL, what: str, seed: int, sample: ProblemBatch) -> CRL:
    """Add noise to some parameters, more and more, until problems are answered wrongly."""
    generator = torch.Generator().manual_seed(seed)
    chosen = [name for name, _ in learner.named_parameters() if name.startswith(WHAT[what])]
    noise = {
        name: torch.randn(learner.get_parameter(name).shape, generator=generator) for name in chosen
    }
    strength = 0.3
    while True:
        other = deepcopy(learner)
        with torch.no_grad():
            for name in chosen:
                parameter = other.get_parameter(name)
                parameter += strength * parameter.abs().mean() * noise[name]
        if num_solved(other, learner.domain, sample, snap=True) < len(sample):
            return other
        strength *= 1.7


def execute(learner: CRL, certificate: Certificate) -> bool:
    """Execute a counterexample; whether the answer is right."""
    found, domain = certificate.counterexample, learner.domain
    assert found is not None
    problems = domain.encode([domain.parse(found.input, **found.options)])
    return bool(domain.solved(learner.execute(problems, snap=True), problems))


@pytest.mark.parametrize(("name", "what", "seed"), WAYS)
def test_a_learner_perturbed_until_it_is_wrong_is_found_to_be(
    learners: dict[str, CRL],
    samples: dict[str, ProblemBatch],
    name: str,
    what: str,
    seed: int,
) -> None:
    other = perturbed(learners[name], what, seed, samples[name])
    certificate = certify(other, other.domain)
    assert certificate.verdict == "wrong"
    assert not execute(other, certificate)
