"""draw_learned: a picture of each part of what was learned."""

from __future__ import annotations

from crl.viewer.learned.learned import Learned
from crl.viewer.learned.pictures.effects import draw_effects
from crl.viewer.learned.pictures.graph import draw_graph
from crl.viewer.learned.pictures.order import draw_order
from crl.viewer.learned.pictures.paths import draw_paths
from crl.viewer.learned.pictures.tables import draw_tables


def draw_learned(learned: Learned) -> dict[str, str]:
    """Draw the parts that there are, by their names."""
    pictures = {"paths": draw_paths(learned.paths)}
    if learned.tables:
        pictures["tables"] = draw_tables(learned.tables, learned.unused)
    if learned.graph is not None:
        pictures["graph"] = draw_graph(learned.graph)
    if learned.orders:
        pictures["order"] = draw_order(learned.orders)
    if learned.effects:
        pictures["effects"] = draw_effects(learned.effects, learned.unused)
    order = ("tables", "paths", "graph", "order", "effects")
    return {name: pictures[name] for name in order if name in pictures}
