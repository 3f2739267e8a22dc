"""Named settings of every learner on every domain, in one place."""

from __future__ import annotations

from dataclasses import asdict, replace

from crl.config import Config, Curriculum
from crl.domains import Carried, Domain, find_domain
from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError
from crl.learners import find_learner
from crl.presets import images, multilingual, numeric
from crl.presets.baselines import BASELINES, SUPERVISED, supervised
from crl.presets.scales import smoke
from crl.presets.suite import SUITE, exact
from crl.validation import merged

__all__ = ["SCALES", "preset"]

SCALES = ("smoke", "small", "paper")
MOST_SUPERVISED = 400_000  # episodes of a learner that nobody searched for settings of
SHIPPED = {  # the paper's domains
    "numeric": numeric.SCALES,
    "multilingual": multilingual.SCALES,
    "images": images.SCALES,
}


def preset(
    domain: str, learner: str = "crl", scale: str = "small", made: Domain | None = None
) -> Config:
    """The named settings of a learner on a domain; where nobody searched for some, generic ones.

    `made` is the domain itself, where its problems were given.
    """
    if scale not in SCALES:
        raise UsageError(f"unknown scale {scale!r}; expected one of {', '.join(SCALES)}")
    find_learner(learner)
    if scale == "paper" and (learner != "crl" or domain not in SHIPPED):
        find_domain(domain)
        raise UsageError(
            f"the paper has no settings of the learner {learner!r} on {domain!r}; "
            f"expected the scale smoke or small"
        )
    base = SHIPPED[domain][scale] if domain in SHIPPED else _generic(domain, scale, made)
    if learner == "crl":
        return base
    if domain not in SHIPPED and learner in SUPERVISED:
        few = min(base.max_episodes, MOST_SUPERVISED)
        small = supervised(learner, replace(base, max_episodes=few))
        return small if scale == "small" else _as_short(small, base)
    if domain not in BASELINES.get(learner, {}):
        return replace(base, learner=learner, variant=f"{learner}-{scale}", learner_settings={})
    small = BASELINES[learner][domain]
    return small if scale == "small" else _as_short(small, base)


def _generic(name: str, scale: str, made: Domain | None = None) -> Config:
    """Settings for a domain of which only the sizes are known, and what it says itself.

    One of token strings that says nothing has those by which rules come out exact.
    """
    domain = find_domain(name)
    if made is None and not hasattr(domain, "sizes"):
        made = domain()
    sizes = domain.sizes if made is None else made.sizes
    curriculum = Curriculum(first=min(sizes), last=max(sizes))
    config = Config(domain=name, variant="small", curriculum=curriculum)
    if name in SUITE:
        config = SUITE[name]
    elif issubclass(domain, TokenDomain) and not domain.preset:
        config = exact(name, sizes)
    config = merged(config, domain.preset, f"the preset of the domain {name}")
    if isinstance(made, Carried):  # its settings belong to the problems
        config = replace(config, domain_settings=asdict(made.settings))
    if scale == "small":
        return config
    short = smoke(config)
    last = min(short.curriculum.last, max(sizes))
    return replace(short, curriculum=replace(short.curriculum, last=last))


def _as_short(config: Config, base: Config) -> Config:
    """A baseline at scale smoke: as short as CRL's."""
    shorter = {}
    if "pretraining" in config.learner_settings:
        shorter = {"pretraining": base.max_episodes // 2}
    return replace(
        config,
        variant=f"{config.learner}-smoke",
        max_episodes=base.max_episodes,
        learner_settings={**config.learner_settings, **shorter},
        curriculum=base.curriculum,
        schedule=base.schedule,
        check_every=base.check_every,
        checkpoint_every=base.checkpoint_every,
    )
