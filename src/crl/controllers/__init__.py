"""What reads a representation and gives a distribution over choices, and a value."""

from crl.controllers.controller import Controller, Known, Reading, ScoringController, Situation
from crl.controllers.gru import GRUController
from crl.controllers.local import LocalController
from crl.modules import ModuleSet


def make_controller(*, modules: ModuleSet, vocab: int, hidden: int, reach: int, context: int = 0) -> Controller:
    """A controller that reads up to `reach` tokens away (D15); with reach 0 the paper's, which reads everything."""
    if reach:
        return LocalController(modules=modules, vocab=vocab, hidden=hidden, reach=reach, context=context)
    return GRUController(modules=modules, vocab=vocab, hidden=hidden, context=context)


__all__ = ["Controller", "GRUController", "Known", "LocalController", "Reading", "ScoringController", "Situation", "make_controller"]
