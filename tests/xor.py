"""A tiny domain, as another package would bring it: bits joined by ^, whose parity is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from crl.config import Config, CurriculumConfig, ModuleConfig, PPOConfig, StopConfig
from crl.controllers import Controller, LocalController
from crl.domains import Domain
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer
from crl.problem import Node, Problem, ProblemBatch, ProblemGraph
from crl.representation import Bucket

SYMBOLS = "01^"


@dataclass(frozen=True, kw_only=True)
class XorSettings:
    reducers: int = 2


class Xor(Domain):
    """Expressions of 3 to 5 bits."""

    name = "xor"
    summary = "parity of bits joined by ^"
    Settings = XorSettings
    vocab = len(SYMBOLS)
    sizes = range(3, 6)

    def __init__(self, settings: XorSettings | None = None) -> None:
        super().__init__(settings or XorSettings())
        self.graph = ProblemGraph(
            primitives=frozenset(Problem(Node("bits", size), Node("bits", size - 1)) for size in range(2, 6)),
            train=frozenset(Problem(Node("bits", size), Node("bits", 1)) for size in self.sizes),
        )

    def problems(self, split: str, size: int) -> ProblemBatch:
        bits = torch.cartesian_prod(*[torch.arange(2)] * size)
        remainder = torch.arange(len(bits)) % 4
        keep = {"train": remainder < 2, "validation": remainder == 2, "test": remainder == 3}[split]
        return self._batch([bits[keep]])

    def sample(self, sizes: Sequence[int], count: int, generator: torch.Generator) -> ProblemBatch:
        counts = torch.bincount(torch.randint(len(sizes), (count,), generator=generator), minlength=len(sizes)).tolist()
        parts = []
        for size, number in zip(sizes, counts, strict=True):
            known = self.problems("train", size).inputs[0].values[:, ::2].argmax(-1)
            parts.append(known[torch.randint(len(known), (number,), generator=generator)])
        return self._batch([part for part in parts if len(part)])

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        if size in self.sizes:
            return self.problems("test", size)
        return self._batch([torch.randint(2, (count, size), generator=torch.Generator().manual_seed(size))])

    def fingerprint(self) -> str:
        return "enumerated"

    def make_modules(self) -> ModuleSet:
        return ModuleSet([Reducer(title=f"R{i}", vocab=3, hidden=16) for i in range(self.settings.reducers)], halts=True)

    def make_controller(self, modules: ModuleSet, hidden: int) -> Controller:
        return LocalController(modules=modules, vocab=3, hidden=hidden, reach=2)

    def loss(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        return -torch.log(output.gather(1, problems.answers[:, None])[:, 0] + 1e-30)

    def correct(self, output: Tensor, problems: ProblemBatch) -> Tensor:
        return output.argmax(dim=1) == problems.answers

    @classmethod
    def config(cls, scale: str) -> Config:
        return Config(
            domain="xor",
            variant=scale,
            batch=128,
            hidden=8,
            ppo=PPOConfig(lr=3e-3),
            modules=ModuleConfig(lr=1e-2, batch=64),
            curriculum=CurriculumConfig(first=3, last=5),
            stop=StopConfig(max_episodes=40_000, settle=5),
            check_every=5,
            checkpoint_every=5,
        )

    def parse(self, text: str, **options: str) -> Any:
        if set(text[::2]) - set("01") or set(text[1::2]) - set("^"):
            raise UsageError(f"{text!r} is not bits joined by ^")
        return torch.tensor([[int(bit) for bit in text[::2]]])

    def encode(self, queries: Sequence[Any]) -> ProblemBatch:
        return self._batch(queries)

    def show(self, values: Tensor) -> str:
        return "".join(SYMBOLS[index] for index in values.argmax(dim=-1).tolist())

    def _batch(self, parts: Sequence[Tensor]) -> ProblemBatch:
        batches = []
        for bits in parts:
            tokens = torch.full((len(bits), 2 * bits.shape[1] - 1), 2)
            tokens[:, ::2] = bits
            rows = torch.arange(len(bits))
            batches.append(
                ProblemBatch(
                    inputs=(Bucket(rows=rows, values=torch.nn.functional.one_hot(tokens, 3).float()),),
                    answers=bits.sum(dim=1) % 2,
                    sizes=torch.full_like(rows, bits.shape[1]),
                    max_steps=torch.full_like(rows, 4 * bits.shape[1]),
                    context=torch.zeros(len(bits), 0),
                )
            )
        return ProblemBatch.join(batches)
