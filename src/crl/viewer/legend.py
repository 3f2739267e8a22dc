"""What each module of a program is, and how often the program used it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from crl.modules import HALT, ModuleSet
from crl.viewer.colours import LIGHT, line_of
from crl.viewer.computation import Computation


@dataclass(frozen=True, kw_only=True)
class ModuleEntry:
    """One module of a legend; its place among them decides its colour."""

    title: str
    about: str  # after the title: "reduces windows of 3 tokens to 1"
    uses: int = 0  # computations of the program that it made

    def __str__(self) -> str:
        return f"{self.title} {self.about}".strip()

    def to_dict(self, place: int) -> dict[str, Any]:
        """Give plain values for JSON, with the look of a module of that place."""
        halts = self.title == HALT
        colour = None if halts else place % len(LIGHT.modules)
        return {**asdict(self), "colour": colour, "line": line_of(None if halts else place)}


def module_entries(modules: ModuleSet, lines: Iterable[Computation]) -> tuple[ModuleEntry, ...]:
    """List the modules of a set in their order, HALT at the end if programs end by themselves."""
    uses = Counter(line.module for line in lines)
    titles = [*range(len(modules)), *[modules.halt] * modules.halts]
    return tuple(
        ModuleEntry(
            title=modules.title(module),
            about=modules.about(module),
            uses=uses[modules.title(module)],
        )
        for module in titles
    )


def places(entries: Sequence[ModuleEntry], lines: Sequence[Computation]) -> dict[str, int]:
    """Give the place of each title, which is its colour; by use, where the set is not known."""
    known = [entry.title for entry in entries] or [line.module for line in lines if line.acts]
    titles = [title for title in dict.fromkeys(known) if title != HALT]
    return {title: place for place, title in enumerate(titles)}
