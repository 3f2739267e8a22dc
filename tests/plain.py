"""The plain loop, one problem and one module call at a time: the oracle of batched execution."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from crl.modules import ModuleSet


@dataclass(frozen=True)
class PlainResult:
    output: Tensor  # (vocab,)
    num_steps: int
    halted: bool
    representations: list[Tensor]


def run(modules: ModuleSet, values: Tensor, program: list[int], max_steps: int) -> PlainResult:
    """Execute a program, a list of choices as indices, on one representation (length, vocab)."""
    seen: list[Tensor] = []
    for number, index in enumerate(program):
        seen.append(values)
        choices = modules.choices(values.shape[0])
        module, place = int(choices.module[index]), int(choices.place[index])
        if not choices.noop[index]:
            if module == modules.halt:
                return PlainResult(values[0], number + 1, True, seen)
            member = modules.member(module)
            reads = len(values) if member.reads is None else member.reads
            written = member(values[None, place : place + reads])[0]
            values = torch.cat([values[:place], written, values[place + reads :]])
        if number + 1 == max_steps:
            break
    return PlainResult(values[0], number + 1, not modules.halts, seen)
