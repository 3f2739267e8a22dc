"""How large a network may be: a larger one is refused before memory is taken for it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from crl.errors import UsageError

MOST_NUMBERS = 10**9  # of a network: 4 GB
LARGE = 10**6  # numbers of a tensor
MAKERS = {torch.empty, torch.zeros, torch.ones, torch.full, torch.rand, torch.randn}


class Sketch(TorchFunctionMode):
    """While this is entered, tensors are counted as they are made, and large ones not filled.

    Memory that is not filled is not taken. More numbers than are allowed are a UsageError.
    """

    def __init__(self, what: str, most: int = MOST_NUMBERS) -> None:
        super().__init__()
        self.what, self.most, self.made = what, most, 0
        self.is_complete = True  # whether all that was made was filled, too

    def __torch_function__(
        self,
        function: Any,
        types: Sequence[type],
        arguments: Sequence[Any] = (),
        options: Mapping[str, Any] | None = None,
    ) -> Any:
        """Call a function of torch, unless it fills a large tensor."""
        options = options or {}
        if function in MAKERS:
            self._count(arguments, options)
        tensor = arguments[0] if arguments else options.get("tensor")  # the name in nn.init
        if _is_in_place(function) and _is_large(tensor):
            self.is_complete = False
            return tensor
        return function(*arguments, **options)

    def _count(self, arguments: Sequence[Any], options: Mapping[str, Any]) -> None:
        listed = bool(arguments) and isinstance(arguments[0], list | tuple)
        shape = options.get("size", arguments[0] if listed else arguments)
        self.made += math.prod(shape)
        if self.made > self.most:
            raise UsageError(
                f"the settings of {self.what} make a network of more than {self.most:,} numbers, "
                "which is the most that is allowed"
            )


def _is_in_place(function: Any) -> bool:
    """Whether a function changes its tensor: torch says so by its name."""
    name = getattr(function, "__name__", "")
    return name.endswith("_") and not name.endswith("__")


def _is_large(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and value.numel() > LARGE
