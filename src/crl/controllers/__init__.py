"""What reads a representation and gives a distribution over choices, and a value."""

from crl.controllers.controller import BestChoice, Controller, Reading, Situation
from crl.controllers.gru import GRUController

__all__ = ["BestChoice", "Controller", "GRUController", "Reading", "Situation"]
