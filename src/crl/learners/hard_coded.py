"""CRL with one half given (App. D.1): HCC has a hard-coded controller, HCF hard-coded modules."""

from __future__ import annotations

from crl.controllers import Controller
from crl.domains.capabilities import HardCoded
from crl.domains.contract import Domain
from crl.errors import UsageError
from crl.learners.crl import CRL
from crl.modules import ModuleSet


class HCC(CRL):
    """The controller follows the order of operations, the modules learn."""

    name = "hcc"
    summary = "CRL with a hard-coded controller: the modules learn"
    learns = ("modules",)

    def make_controller(self) -> Controller:
        return hard_coded(self.domain, self.name).hard_coded_controller(self.module_set)


class HCF(CRL):
    """The modules are exact, the controller learns which window to reduce next."""

    name = "hcf"
    summary = "CRL with hard-coded modules: the controller learns"
    learns = ("controller",)

    def make_modules(self) -> ModuleSet:
        return hard_coded(self.domain, self.name).hard_coded_modules()


def hard_coded(domain: Domain, learner: str) -> HardCoded:
    """A domain that has hard-coded parts, or a UsageError."""
    if not isinstance(domain, HardCoded):
        raise UsageError(
            f"the learner {learner!r} needs hard-coded parts; the domain {domain.name} has none"
        )
    return domain
