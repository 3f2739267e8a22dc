"""The modules that transform representations, and the set of choices they give a controller."""

from crl.modules.module_set import Choices, CRLModule, ModuleSet
from crl.modules.reducer import Reducer
from crl.modules.spatial import Identity, SpatialTransformer
from crl.modules.translator import Translator

__all__ = ["CRLModule", "Choices", "Identity", "ModuleSet", "Reducer", "SpatialTransformer", "Translator"]
