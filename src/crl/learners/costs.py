"""What decisions cost beside the cost of every step: rare rules, and neighbours nobody knows."""

from __future__ import annotations

from functools import cached_property

from torch import Tensor

from crl.domains.contract import Domain
from crl.learners.neighbours import cost_of_strangers, known_neighbours
from crl.learners.rules import cost_of_rules
from crl.learners.settings import CRLSettings
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace


class Costs:
    """What the decisions of a trace cost, by the settings of a learner."""

    def __init__(self, domain: Domain, modules: ModuleSet, settings: CRLSettings) -> None:
        self.domain, self.modules, self.settings = domain, modules, settings

    def of(self, trace: ExecutionTrace, solved: Tensor) -> Tensor | None:
        """What each decision costs (batch, max steps); None if none does."""
        rules = cost_of_rules(trace, self.modules, solved, self.settings.novelty_cost)
        if not self.settings.stranger_cost:
            return rules
        strangers = cost_of_strangers(trace, self._known, self.settings.stranger_cost)
        return strangers if rules is None else rules + strangers

    @cached_property
    def _known(self) -> Tensor:
        return known_neighbours(self.domain)
