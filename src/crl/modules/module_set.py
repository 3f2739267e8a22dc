"""ModuleSet: the modules a learner has, and the choices they give a controller at each length."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import torch
from torch import Tensor, nn


class CRLModule(nn.Module):
    """A module reads `reads` consecutive tokens and writes `writes`; one that reads all tokens has reads = None and keeps their number."""

    reads: int | None
    writes: int | None
    title: str  # how a trace names it


@dataclass(frozen=True, kw_only=True)
class Choices:
    """Everything a controller can choose for representations of one length: (module, place), HALT among them."""

    module: Tensor  # (choices,) index of the module; modules.halt is HALT
    place: Tensor  # (choices,) first token of the window
    score: Tensor  # (choices,) index into a controller's scores: whole-representation ones first, then tokens x local modules
    noop: Tensor  # (choices,) impossible here, so it changes nothing (the paper's treatment; never true when masked)
    halts: Tensor  # (choices,) a HALT that ends the program

    def __len__(self) -> int:
        return self.module.shape[0]


class ModuleSet(nn.Module):
    """Modules in order, then HALT if programs end by themselves.

    `impossible` says what becomes of choices that cannot be carried out (HALT before one token is left, a window that does not fit):
    "mask" leaves them out (D1), "noop" lets them be chosen and does nothing, as in the paper.
    """

    def __init__(self, modules: Iterable[CRLModule], *, halts: bool, impossible: str = "mask") -> None:
        super().__init__()
        self.members = nn.ModuleList(modules)
        self.halts, self.impossible = halts, impossible
        self.halt = len(self.members)
        self.local = [index for index, module in enumerate(self.members) if module.reads is not None]
        self.whole = [index for index, module in enumerate(self.members) if module.reads is None] + [self.halt] * halts
        reads = [module.reads for module in self.members]
        self.kinds = [(read, list(group)) for read, group in groupby(range(len(reads)), key=reads.__getitem__)]
        self.choices = lru_cache(maxsize=4096)(self._choices)

    def _choices(self, length: int) -> Choices:
        """The choices at a length, in the order: whole-representation modules and HALT, then places x local modules."""
        listed: list[tuple[int, int, int, bool]] = []
        for column, module in enumerate(self.whole):
            listed.append((module, 0, column, module == self.halt and length > 1))
        for token in range(length):
            for column, module in enumerate(self.local):
                place = token - self.members[module].reads // 2  # a window is scored at the token it centres on
                fits = 0 <= place <= length - self.members[module].reads
                if fits or length < self.members[module].reads:
                    listed.append((module, max(place, 0), len(self.whole) + token * len(self.local) + column, not fits))
        if self.impossible == "mask":
            listed = [choice for choice in listed if not choice[3]]
        module, place, score, noop = (torch.tensor(column) for column in zip(*listed, strict=True))
        return Choices(module=module, place=place, score=score, noop=noop, halts=(module == self.halt) & ~noop)

    def __len__(self) -> int:
        return len(self.members)

    def title(self, module: int) -> str:
        """The name of a module in traces."""
        return "HALT" if module == self.halt else str(self.members[module].title)
