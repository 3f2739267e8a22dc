"""The modules that transform representations, and the set of choices they give a controller."""

from crl.modules.choices import Choices
from crl.modules.identity import Identity
from crl.modules.module import CRLModule
from crl.modules.module_set import HALT, Group, ModuleSet
from crl.modules.reducer import Reducer
from crl.modules.spatial import SpatialTransformer
from crl.modules.translator import Translator

__all__ = [
    "HALT",
    "CRLModule",
    "Choices",
    "Group",
    "Identity",
    "ModuleSet",
    "Reducer",
    "SpatialTransformer",
    "Translator",
]
