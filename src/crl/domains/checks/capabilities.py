"""Do the capabilities that a domain adds hold what they promise?"""

from __future__ import annotations

import numpy as np
import torch
from torch import nn
from torch.nn.functional import one_hot

from crl.domains.capabilities import (
    Auxiliary,
    Classified,
    Equivalence,
    HardCoded,
    Vocabularies,
    says_equivalent,
)
from crl.domains.checks.data import check_batch
from crl.domains.checks.requirement import called, require
from crl.domains.contract import Domain
from crl.domains.token_domain import TokenDomain
from crl.meta_mdp import Greedy, rollout

COUNT = 16
TRIES, LONGEST = 40, 8  # parts of each problem that are tried, and their tokens


def check_capabilities(domain: Domain) -> None:
    """Check each capability that a domain has."""
    check_classifier(domain)
    check_auxiliary(domain)
    check_hard_coded(domain)
    check_vocabularies(domain)
    check_equivalence(domain)


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


def check_equivalence(domain: Domain) -> None:
    """Check that parts of problems occur, and that equivalent ones have no other value there."""
    if not says_equivalent(domain) or not isinstance(domain, TokenDomain):
        return
    rng = np.random.default_rng(7)
    for size in domain.sizes:
        known = domain.strings("train", size)
        for row in range(min(len(known), COUNT)):
            begin = int(known.starts[row])
            tokens = known.tokens[begin : begin + int(known.lengths[row])].tolist()
            for _ in range(TRIES):
                _check_part(domain, tokens, rng)


def _check_part(domain: TokenDomain, tokens: list[int], rng: np.random.Generator) -> None:
    """Check one part of a problem, and one token in place of some of it."""
    assert isinstance(domain, Equivalence)
    begin = int(rng.integers(len(tokens)))
    end = min(len(tokens), begin + 1 + int(rng.integers(LONGEST)))
    first, last, part = begin == 0, end == len(tokens), tokens[begin:end]
    where = f"{domain.text(part)!r}, a part of {domain.text(tokens)!r}"
    require(
        called("occurs(part)", lambda: domain.occurs(part, first=first, last=last)),
        f"occurs is False of {where}; it must be True of every part of a well-formed text",
    )
    left = int(rng.integers(len(part)))
    right = left + 1 + int(rng.integers(len(part) - left))
    new = [*part[:left], int(rng.integers(domain.vocab)), *part[right:]]
    same = called(
        "equivalent(before, after)", lambda: domain.equivalent(part, new, first=first, last=last)
    )
    before = _value(domain, tokens)
    require(
        not same
        or before is None
        or _value(domain, [*tokens[:begin], *new, *tokens[end:]]) == before,
        f"equivalent says that {domain.text(new)!r} can stand for {where}; that changes the answer",
    )


def _value(domain: TokenDomain, tokens: list[int]) -> int | None:
    return domain.oracle(one_hot(torch.tensor(tokens), domain.vocab).float())
