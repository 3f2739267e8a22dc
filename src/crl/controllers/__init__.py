"""What reads a representation and gives a distribution over choices, and a value."""

from crl.controllers.controller import Controller, PolicyOutput, Situation
from crl.controllers.gru import GRUController
from crl.controllers.local import LocalController
from crl.controllers.scoring import Features, Heads, ScoringController
from crl.modules import ModuleSet


def make_controller(
    *,
    modules: ModuleSet,
    vocab: int,
    hidden: int,
    reach: int,
    context: int = 0,
    heads: Heads = "hidden",
    interchangeable: bool = False,
) -> Controller:
    """Make a controller that reads `reach` tokens away (D15); 0: the paper's, which reads all."""
    if reach:
        return LocalController(
            modules=modules,
            vocab=vocab,
            hidden=hidden,
            reach=reach,
            context=context,
            heads=heads,
            interchangeable=interchangeable,
        )
    return GRUController(modules=modules, vocab=vocab, hidden=hidden, context=context)


__all__ = [
    "Controller",
    "Features",
    "GRUController",
    "Heads",
    "LocalController",
    "PolicyOutput",
    "ScoringController",
    "Situation",
    "make_controller",
]
