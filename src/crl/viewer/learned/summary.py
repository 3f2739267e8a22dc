"""What was learned in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from crl.viewer.learned.learned import Learned
from crl.viewer.learned.order import Order
from crl.viewer.learned.paths import Panel

MOST_WRONG, MOST_EDGES = 8, 12  # that are listed
FIRST = {"left": "the left one first", "right": "the right one first", "either": "either first"}


def summary(learned: Learned) -> str:
    """Write a few lines on each part; those that are missing with the reason."""
    parts = [_modules(learned), _tables(learned), _paths(learned), _graph(learned)]
    parts += [_orders(learned), _effects(learned)]
    missing = [f"no {part}: {reason}" for part, reason in learned.missing.items()]
    return "\n\n".join("\n".join(lines) for lines in [*map(list, parts), missing] if lines)


def _modules(learned: Learned) -> Iterator[str]:
    uses = [use for use in learned.modules if use.module in learned.used]
    used = [f"{use.module} in {use.steps:,} steps" for use in uses]
    yield f"modules used: {', '.join(used) or 'none'}"
    if learned.unused:
        yield f"never used: {', '.join(learned.unused)}"


def _tables(learned: Learned) -> Iterator[str]:
    for module, own in groupby(learned.tables, key=lambda table: table.module):
        tables = list(own)
        cells = sum(len(table.known) for table in tables)
        wrong = sum(table.wrong for table in tables)
        count = f"{len(tables)} table{'s' if len(tables) > 1 else ''}"
        yield f"{module}: {count}, {cells - wrong:,} of {cells:,} cells right"
        marked = [table for table in tables if table.wrong]
        for table in marked[:MOST_WRONG]:
            yield f"  {table.window}: {table.wrong:,} of {len(table.known):,} wrong"
        if len(marked) > MOST_WRONG:
            yield f"  and {len(marked) - MOST_WRONG:,} more tables with wrong cells"


def _paths(learned: Learned) -> Iterator[str]:
    yield "paths of module choices (×n: several steps in a row)"
    for panel in learned.paths.panels:
        yield f"  {panel.title}: {panel.solved:,} of {panel.count:,} problems solved"
        yield from (f"    {line}" for line in _panel(panel))


def _panel(panel: Panel) -> Iterator[str]:
    width = max(len(bar.label) for bar in panel.bars)
    for bar in panel.bars:
        said = ", ".join(f"{part.path} {part.count:,}" for part in bar.parts)
        yield f"{bar.label:<{width}}  {said}"


def _graph(learned: Learned) -> Iterator[str]:
    graph = learned.graph
    if graph is None:
        return
    steps = f"{graph.problems:,} problems of {graph.title}, {graph.steps:,} steps"
    yield f"learned graph, from tokens and form to the next: {steps}"
    for edge in graph.edges[:MOST_EDGES]:
        yield f"  {edge.source} → {edge.target}  {edge.module}  {edge.count:,}"
    if len(graph.edges) > MOST_EDGES:
        yield f"  and {len(graph.edges) - MOST_EDGES:,} more edges"


def _orders(learned: Learned) -> Iterator[str]:
    if learned.orders:
        yield "order of windows that overlap"
    for order in learned.orders:
        yield f"  {order.source}"
        yield from (f"    {line}" for line in _duels(order))


def _duels(order: Order) -> Iterator[str]:
    for duel in order.duels:
        margin = "" if duel.margin is None else f", by {duel.margin:.1f}"
        yield f"{duel.left} then {duel.right}: {FIRST[duel.winner]}{margin}"


def _effects(learned: Learned) -> Iterator[str]:
    for effect in learned.effects:
        yield f"{effect.module}: {', '.join(effect.words)} ({effect.count:,} images)"
