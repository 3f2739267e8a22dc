"""Using a trained learner: load it by name or folder, solve, and execute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from crl.lazy import exports

if TYPE_CHECKING:
    from crl.solving.model_folder import Loaded, Origin, find_model, load_model
    from crl.solving.shipped import packaged_models, shipped_models
    from crl.solving.solution import Solution
    from crl.solving.solver import Solver

_HOMES = {
    "Loaded": "model_folder",
    "Origin": "model_folder",
    "Solution": "solution",
    "Solver": "solver",
    "find_model": "model_folder",
    "load_model": "model_folder",
    "packaged_models": "shipped",
    "shipped_models": "shipped",
}

__all__ = [
    "Loaded",
    "Origin",
    "Solution",
    "Solver",
    "find_model",
    "load_model",
    "packaged_models",
    "shipped_models",
]

__getattr__, __dir__ = exports(__name__, _HOMES)
