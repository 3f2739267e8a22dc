"""Do the capabilities that a domain adds hold what they promise?"""

from __future__ import annotations

import torch
from torch import nn

from crl.domains.capabilities import Auxiliary, Classified, HardCoded, Vocabularies
from crl.domains.checks.data import check_batch
from crl.domains.checks.requirement import called, require
from crl.domains.contract import Domain
from crl.meta_mdp import Greedy, rollout

COUNT = 16


def check_capabilities(domain: Domain) -> None:
    """Check each capability that a domain has."""
    check_classifier(domain)
    check_auxiliary(domain)
    check_hard_coded(domain)
    check_vocabularies(domain)


def check_classifier(domain: Domain) -> None:
    """Check that a classifier is frozen, and that its scores can be told from representations."""
    if not isinstance(domain, Classified):
        return
    classifier = getattr(domain, "classifier", None)
    require(
        isinstance(classifier, nn.Module),
        f"classifier is {classifier!r}; set self.classifier to a network in __init__",
    )
    assert isinstance(classifier, nn.Module)
    require(
        not any(parameter.requires_grad for parameter in classifier.parameters()),
        "the classifier is not frozen; call classifier.requires_grad_(False)",
    )
    require(
        len(domain.classes) != domain.vocab,
        f"there are as many classes as vocab = {domain.vocab}; scores and representations are told"
        " apart by their width",
    )


def check_auxiliary(domain: Domain) -> None:
    """Check that auxiliary problems are well-formed and as many as asked for."""
    if not isinstance(domain, Auxiliary):
        return
    what = f"auxiliary({COUNT}, generator)"
    generator = torch.Generator().manual_seed(7)
    problems = check_batch(domain, called(what, domain.auxiliary, COUNT, generator), what)
    require(len(problems) == COUNT, f"{what} gives {len(problems)} problems")


def check_hard_coded(domain: Domain) -> None:
    """Check that the hard-coded controller and modules solve training problems together."""
    if not isinstance(domain, HardCoded):
        return
    modules = called("hard_coded_modules()", domain.hard_coded_modules)
    controller = called("hard_coded_controller(modules)", domain.hard_coded_controller, modules)
    problems = domain.sample(domain.sizes, COUNT, torch.Generator().manual_seed(7))
    with torch.no_grad():
        trace = called(
            "running the hard-coded parts", lambda: rollout(Greedy(controller), modules, problems)
        )
    solved = int(domain.solved(trace, problems).sum())
    require(
        solved == COUNT,
        f"the hard-coded controller and modules solve {solved} of {COUNT} training problems",
    )


def check_vocabularies(domain: Domain) -> None:
    """Check that the groups of symbols share none, and have no others than the domain."""
    if not isinstance(domain, Vocabularies):
        return
    groups = called("vocabularies", lambda: dict(domain.vocabularies))
    tokens = [token for group in groups.values() for token in group]
    require(
        len(set(tokens)) == len(tokens) and all(0 <= token < domain.vocab for token in tokens),
        "vocabularies has a token twice, or one that is no symbol; give each group tokens of its"
        f" own, 0 to {domain.vocab - 1}",
    )
