"""CRL with one half of it given (App. D.1): HCC has a hard-coded controller, HCF hard-coded modules."""

from __future__ import annotations

from crl.controllers import Controller
from crl.learners.crl import CRL
from crl.modules import ModuleSet


class HCC(CRL):
    """The controller follows the order of operations, the modules learn."""

    name = "hcc"
    learns = ("modules",)

    def make_controller(self) -> Controller:
        return self.domain.hard_coded_controller(self.module_set)


class HCF(CRL):
    """The modules are exact, the controller learns which window to reduce next."""

    name = "hcf"
    learns = ("controller",)

    def make_modules(self) -> ModuleSet:
        return self.domain.hard_coded_modules()
