"""The experiments, by name."""

from crl.config import Config
from crl.errors import UsageError
from crl.experiments import baselines, images, multilingual, numeric
from crl.experiments.experiment import Experiment, reproduce

__all__ = ["EXPERIMENTS", "Experiment", "reproduce", "variant_config"]

_FOUND = [*vars(numeric).values(), *vars(multilingual).values(), *vars(baselines).values(), *vars(images).values()]
EXPERIMENTS = {found.name: found for found in _FOUND if isinstance(found, Experiment)}


def variant_config(domain: str, variant: str) -> Config:
    """The configuration of a variant in the domain's experiments."""
    variants = {config.variant: config for found in EXPERIMENTS.values() for config in found.configs if config.domain == domain}
    if not variants:
        raise UsageError(f"there are no experiments with {domain!r}, so no variants; expected --scale instead")
    if variant not in variants:
        raise UsageError(f"the experiments with {domain!r} have no variant {variant!r}; expected one of {', '.join(variants)}")
    return variants[variant]
