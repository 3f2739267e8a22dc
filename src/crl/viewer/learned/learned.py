"""Learned: what a trained learner learned, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from crl.domains import Domain
from crl.domains.token_domain import TokenDomain
from crl.errors import RunError, UsageError
from crl.learners import ProgramLearner
from crl.modules import ModuleSet
from crl.proofs.rules import Rules, find_rules
from crl.viewer.learned.effects import ModuleEffect, find_effects
from crl.viewer.learned.executions import ProblemSet, problem_sets, short_set
from crl.viewer.learned.forms import Forms
from crl.viewer.learned.graph import LearnedGraph, find_graph
from crl.viewer.learned.order import Order, find_order
from crl.viewer.learned.paths import Paths, find_paths
from crl.viewer.learned.tables import Table, token_tables, window_tables

COUNT = 500  # problems of each set that are executed if nothing else is asked for
MOST = 10_000  # every representation on the way is kept


@dataclass(frozen=True, kw_only=True)
class ModuleUse:
    """How often a module was applied, over all executed problems."""

    module: str
    kind: str
    steps: int


@dataclass(frozen=True, kw_only=True, repr=False)
class Learned:
    """What a learner learned; a part that there is none of is missing, with the reason."""

    domain: str
    learner: str
    modules: tuple[ModuleUse, ...]
    tables: tuple[Table, ...]
    paths: Paths
    graph: LearnedGraph | None
    orders: tuple[Order, ...]  # of sets of inputs that share no token
    effects: tuple[ModuleEffect, ...]
    missing: Mapping[str, str]  # part -> why there is none

    def __repr__(self) -> str:
        used = ", ".join(self.used)
        return f"Learned({self.domain}: uses {used}; {len(self.tables)} tables)"

    @property
    def used(self) -> tuple[str, ...]:
        """The modules that were applied, or that can be: there are tables of these too."""
        tabled = {table.module for table in self.tables}
        return tuple(use.module for use in self.modules if use.steps or use.module in tabled)

    @property
    def unused(self) -> tuple[str, ...]:
        """The modules that are not."""
        used = set(self.used)
        return tuple(use.module for use in self.modules if use.module not in used)

    def to_dict(self) -> dict[str, Any]:
        """Give plain values for JSON."""
        return {**asdict(self), "used": list(self.used), "unused": list(self.unused)}


def find_learned(learner: ProgramLearner, domain: Domain, *, problems: int = COUNT) -> Learned:
    """Find out what a learner learned, from its modules, its scores and its programs.

    `problems` of each set are executed: of the test set, of unseen ones, and of larger ones.
    """
    if not 1 <= problems <= MOST:
        raise UsageError(f"the number of problems is {problems}; allowed are 1 to {MOST:,}")
    modules = learner.module_set
    forms = Forms.of_domain(domain) if isinstance(domain, TokenDomain) else None
    sets = problem_sets(learner, domain, forms, problems)
    short: list[ProblemSet] = []
    if isinstance(domain, TokenDomain) and forms is not None:
        short = [short_set(learner, domain, forms, problems)]
    uses = _uses(modules, [*sets, *short])
    rules, missing = _rules(learner, domain)
    tables: list[Table] = []
    if isinstance(domain, TokenDomain) and forms is not None:
        programs = [program for each in [*sets, *short] for program in each.programs]
        tables = token_tables(programs, modules, domain, forms)
        if rules is not None:
            used = [use.module for use in uses if use.steps or not rules.undecided]
            tables = [*window_tables(rules, forms, used), *tables]
    kinds = {use.module: use.kind for use in uses}
    return Learned(
        domain=domain.name,
        learner=learner.name,
        modules=tuple(uses),
        tables=tuple(tables),
        paths=find_paths(sets, kinds),
        graph=find_graph(short[0], forms) if short and forms is not None else None,
        orders=tuple(find_order(rules, forms)) if rules is not None and forms is not None else (),
        effects=tuple(find_effects(learner, domain, sets)),
        missing=missing,
    )


def _uses(modules: ModuleSet, sets: Sequence[ProblemSet]) -> list[ModuleUse]:
    """Count the steps of each module."""
    counts = Counter(
        title for each in sets for program in each.programs for title in program.modules
    )
    return [
        ModuleUse(module=title, kind=modules.member(index).kind, steps=counts[title])
        for index, title in enumerate(modules.titles)
    ]


def _rules(learner: ProgramLearner, domain: Domain) -> tuple[Rules | None, dict[str, str]]:
    """Read off the rules; why there are none, or no order among them."""
    if not isinstance(domain, TokenDomain):
        reason = "representations are no strings of symbols"
        return None, dict.fromkeys(("tables", "graph", "order"), reason)
    try:
        rules = find_rules(learner, domain)
    except RunError as error:
        return None, {"tables": str(error), "order": str(error)}
    if rules.undecided:
        return rules, {"order": f"the order was not decided: {rules.undecided}"}
    return rules, {}
