"""crl: learners that compose small neural modules into programs, and whether they generalise.

crl.load("numeric").solve("3+4*7").answer      a shipped model, a run folder or an exported model
crl.load("numeric").trace("3+4*7")             its program: data, text, a picture in a notebook
crl.train("numeric", seed=1)                   a run folder
crl.load("runs/numeric/small/seed-1").measure(sizes=[10, 100])
crl.plot("runs/numeric")                       learning curves of all runs in there
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.lazy import exports

__version__ = "0.2.0"

if TYPE_CHECKING:
    from crl.api import Solver, Sweep, load, measure, register, train
    from crl.config import Config
    from crl.domains import ContractError, Domain, TokenDomain, check_domain, make_domain
    from crl.errors import RunError, UsageError
    from crl.learners import Learner
    from crl.measuring import Record
    from crl.presets import preset
    from crl.reports.learning_curves import plot
    from crl.training import RunFolder
    from crl.viewer import Program

_HOMES = {
    "Config": "config",
    "ContractError": "domains",
    "Domain": "domains",
    "Learner": "learners",
    "Program": "viewer",
    "Record": "measuring",
    "RunError": "errors",
    "RunFolder": "training",
    "Solver": "api",
    "Sweep": "api",
    "TokenDomain": "domains",
    "UsageError": "errors",
    "check_domain": "domains",
    "load": "api",
    "make_domain": "domains",
    "measure": "api",
    "plot": "reports.learning_curves",
    "preset": "presets",
    "register": "api",
    "train": "api",
}

__all__ = [
    "Config",
    "ContractError",
    "Domain",
    "Learner",
    "Program",
    "Record",
    "RunError",
    "RunFolder",
    "Solver",
    "Sweep",
    "TokenDomain",
    "UsageError",
    "check_domain",
    "load",
    "make_domain",
    "measure",
    "plot",
    "preset",
    "register",
    "train",
]

__getattr__, __dir__ = exports(__name__, _HOMES)
