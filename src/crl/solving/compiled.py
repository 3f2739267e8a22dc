"""Compiled models: shipped ones answer by a program without torch, written by `crl compile`.

Only files inside the package are ever executed, and only if their checksum is right. What the
program refuses goes to the network, so that every spelling, option and error is the network's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from crl.files import damaged, read_bytes, read_object, refuse_mismatch
from crl.solving.shipped import shipped_models
from crl.solving.solution import Solution

if TYPE_CHECKING:
    from crl.solving.solver import Solver

PROGRAM = "solver.py"  # in a model folder


def compiled_program(name: str) -> ModuleType | None:
    """Load the program of a shipped model; None if it has none, or no such model is shipped."""
    folder = shipped_models().get(name)
    if folder is None or not (folder / PROGRAM).exists():
        return None
    path, results = folder / PROGRAM, folder / "results.json"
    content = read_bytes(path)
    refuse_mismatch(path, content, read_object(results).get("checksums", {}), results)
    try:
        return as_module(content, str(path))
    except (RuntimeError, SyntaxError) as error:
        raise damaged(path, error) from None


def as_module(content: bytes | str, path: str) -> ModuleType:
    """Make a module of a compiled program, with its tables verified."""
    program = ModuleType("solver")
    exec(compile(content, path, "exec"), vars(program))
    program._verify()
    return program


@dataclass(frozen=True)
class Words:
    """What the commands must know of a domain."""

    name: str
    options: tuple[str, ...]
    shows_confidence: bool


@dataclass(frozen=True)
class Refused:
    """A query that only the network can answer."""

    query: Any


@dataclass(frozen=True)
class CompiledSolver:
    """Answers by a program, and by the network what the program refuses; used as a Solver is."""

    program: Any
    load: Callable[[], Solver] = field(repr=False)  # the network, when it is first needed

    @cached_property
    def network(self) -> Solver:
        """The network, loaded when it is first needed."""
        return self.load()

    @cached_property
    def domain(self) -> Words:
        """The domain's words."""
        known = self.program.DOMAIN
        return Words(known["name"], tuple(known["options"]), known["shows_confidence"])

    def query(self, text: str, /, **options: str | int) -> Any:
        """Read an input; a UsageError if the network cannot read it either."""
        limits = self.program.DOMAIN
        if len(text) <= limits["characters"]:
            try:
                problem = self.program.read(text, **options)
                if len(problem.tokens) <= limits["tokens"]:
                    return problem
            except ValueError:
                pass
        return Refused(self.network.query(text, **options))

    def solve_all(
        self, texts: Sequence[str], queries: Sequence[Any], *, snap: bool | None = None
    ) -> list[Solution]:
        """Answer inputs that were read; the program writes tokens that are one-hot anyway."""
        refused = [row for row, query in enumerate(queries) if isinstance(query, Refused)]
        by_network: dict[int, Solution] = {}
        if refused:
            asked = [texts[row] for row in refused], [queries[row].query for row in refused]
            by_network = dict(zip(refused, self.network.solve_all(*asked, snap=snap), strict=True))
        return [
            by_network[row] if row in by_network else self._solution(text, query)
            for row, (text, query) in enumerate(zip(texts, queries, strict=True))
        ]

    def _solution(self, text: str, query: Any) -> Solution:
        answer, steps, remark = self.program.execute(query)
        return Solution(
            input=text, answer=answer, halted=True, steps=steps, confidence=1.0, remark=remark
        )
