"""ModuleSet: the modules a learner has, and the choices they give a controller at each length."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, cast

import torch
from torch import Tensor, nn


class CRLModule(nn.Module):
    """A module reads `reads` consecutive tokens and writes `writes`; one that reads all tokens has reads = None and keeps their number."""

    reads: int | None
    writes: int | None
    stride: int = 1  # tokens from where one window can start to where the next can
    title: str  # how a trace names it
    family: str = ""  # modules that read alike but are of different families are different kinds of choices

    @staticmethod
    def together(members: Sequence[Any], read: Tensor, counts: list[int]) -> Tensor:
        """What modules of one family write for what they read, each for so many rows, one after the other; work can be shared here."""
        return torch.cat([member(part) for member, part in zip(members, read.split(counts), strict=True) if len(part)])

    def describe(self, read: Tensor) -> list[str]:
        """What it does to each of the tokens it reads (batch, reads, vocab), in words; nothing where the result says it all."""
        return [""] * len(read)


@dataclass(frozen=True, kw_only=True)
class Choices:
    """Everything a controller can choose for representations of one length: (module, place), HALT among them."""

    module: Tensor  # (choices,) index of the module; modules.halt is HALT
    place: Tensor  # (choices,) first token of the window
    score: Tensor  # (choices,) index into a controller's scores: whole-representation ones first, then tokens x local modules
    noop: Tensor  # (choices,) impossible here, so it changes nothing (the paper's treatment; never true when masked)
    halts: Tensor  # (choices,) a HALT that ends the program
    kinds: list[int]  # the kinds of choices, in the order in which their choices stand: all of one kind are neighbours
    kind_sizes: list[int]  # how many choices each of them has
    even_log_probs: Tensor  # (choices,) without preference: kinds of choices alike, and choices of one kind alike

    def __len__(self) -> int:
        return self.module.shape[0]

    def kind_log_probs(self, log_probs: Tensor) -> Tensor:
        """Log-probabilities of kinds (batch, kinds) from those of choices (batch, choices)."""
        return torch.stack([part.logsumexp(dim=1) for part in log_probs.split(self.kind_sizes, dim=1)], dim=1)


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
        self.local = [module for module in range(self.halt) if self.member(module).reads is not None]
        self.whole = [module for module in range(self.halt) if self.member(module).reads is None] + [self.halt] * halts
        kinds = [(self.member(module).reads, self.member(module).family) for module in range(self.halt)]
        self.kinds = [(kind[0], list(group)) for kind, group in groupby(range(len(kinds)), key=kinds.__getitem__)]
        numbers = [number for number, (_, members) in enumerate(self.kinds) for _ in members]
        self.num_kinds = len(self.kinds) + 1
        self.kind_of = torch.tensor([*numbers, len(self.kinds)])  # HALT is a kind of its own
        self.choices = lru_cache(maxsize=128)(self._choices)

    def _choices(self, length: int) -> Choices:
        """The choices at a length, in the order: whole-representation modules and HALT, then windows from left to right."""
        whole = torch.tensor(self.whole, dtype=torch.long)
        module, place, score = [whole], [torch.zeros_like(whole)], [torch.arange(len(whole))]
        noop = [(whole == self.halt) & (length > 1)]
        for column, member in enumerate(self.local):
            reads = self.member(member).reads
            assert reads is not None
            starts = torch.arange(0, max(length - reads + 1, 1), self.member(member).stride)
            centre = (starts + reads // 2).clamp(max=length - 1)  # the token at which a window is scored
            module.append(torch.full_like(starts, member))
            place.append(starts)
            score.append(len(whole) + centre * len(self.local) + column)
            noop.append(torch.full(starts.shape, length < reads))
        columns = [torch.cat(parts) for parts in (module, place, score, noop)]
        kept = ~columns[3] if self.impossible == "mask" else torch.ones_like(columns[3])
        order = columns[2][kept].argsort()
        module_, place_, score_, noop_ = (column[kept][order] for column in columns)
        kind = self.kind_of[module_]
        kinds, sizes = kind.unique_consecutive(return_counts=True)
        return Choices(
            module=module_,
            place=place_,
            score=score_,
            noop=noop_,
            halts=(module_ == self.halt) & ~noop_,
            kinds=kinds.tolist(),
            kind_sizes=sizes.tolist(),
            even_log_probs=-torch.log(sizes.double() * len(sizes)).repeat_interleave(sizes).float(),
        )

    def member_shape(self, module: int) -> tuple[int | None, int | None]:
        """How many tokens a module reads and writes; (None, None) for one that reads all, and for HALT."""
        return (None, None) if module == self.halt else (self.member(module).reads, self.member(module).writes)

    def member(self, module: int) -> CRLModule:
        """The module of that index."""
        return cast(CRLModule, self.members[module])

    def __len__(self) -> int:
        return len(self.members)

    def title(self, module: int) -> str:
        """The name of a module in traces."""
        return "HALT" if module == self.halt else self.member(module).title
