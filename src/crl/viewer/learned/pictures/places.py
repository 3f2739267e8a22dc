"""Where boxes and the ends of arrows of a learned graph are, in pixels."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from crl.viewer.learned.graph import GraphEdge, GraphNode, LearnedGraph
from crl.viewer.learned.pictures.canvas import MARGIN, width_of
from crl.viewer.learned.pictures.layout import Layout

GAP = 118  # pixels between columns
ROW = 20  # pixels between nodes
LEAST, PORT = 36, 13  # pixels: height of a node; from one end of an arrow to the next
LONGEST = 40  # characters of a name
LOOP = 16  # pixels above a node that leads to itself

Key = tuple[str, str, str]  # of an edge: source, target, module
Ends = dict[tuple[str, str], dict[Key, float]]  # side, node -> edge -> height from its centre


@dataclass(frozen=True, kw_only=True)
class Box:
    """Where a node, or a stop of a long arrow, stands."""

    left: float
    middle: float  # height of its centre
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width


def key_of(edge: GraphEdge) -> Key:
    return edge.source, edge.target, edge.module


def find_ports(graph: LearnedGraph, layout: Layout) -> Ends:
    """Give each arrow a place of its own on both its nodes, in the order of their other ends."""
    rank = {name: at for column in layout.columns for at, name in enumerate(column)}
    sides: dict[tuple[str, str], list[tuple[float, Key]]] = defaultdict(list)
    for edge in graph.edges:
        if edge.source == edge.target:
            continue
        passed = layout.stops[edge.source, edge.target]
        out, back = passed[0] if passed else edge.target, passed[-1] if passed else edge.source
        sides["out", edge.source].append((rank[out], key_of(edge)))
        sides["in", edge.target].append((rank[back], key_of(edge)))
    return {
        side: {key: PORT * (at - (len(them) - 1) / 2) for at, (_, key) in enumerate(sorted(them))}
        for side, them in sides.items()
    }


def find_boxes(graph: LearnedGraph, layout: Layout, ports: Ends, top: float) -> dict[str, Box]:
    """Place nodes in columns that are centred on each other."""
    nodes = {node.name: node for node in graph.nodes}

    def height(name: str) -> float:
        most = max(len(ports.get((side, name), ())) for side in ("in", "out"))
        return max(LEAST, PORT * most + 6) if name in nodes else 6.0

    loops = {edge.source for edge in graph.edges if edge.source == edge.target}

    def above(name: str) -> float:
        return ROW + LOOP if name in loops else ROW

    totals = [sum(height(name) + above(name) for name in column) - ROW for column in layout.columns]
    boxes: dict[str, Box] = {}
    left = float(MARGIN)
    for column, total in zip(layout.columns, totals, strict=True):
        own = [nodes[name] for name in column if name in nodes]
        wide = max((_wide(node) for node in own), default=20.0)
        y = top + (max(totals) - total) / 2
        for name in column:
            tall = height(name)
            y += above(name) - ROW
            boxes[name] = Box(left=left, middle=y + tall / 2, width=wide, height=tall)
            y += tall + ROW
        left += wide + GAP
    return boxes


def _wide(node: GraphNode) -> float:
    return max(width_of(label_of(node), "sign"), width_of(visits_of(node), "small")) + 14


def label_of(node: GraphNode) -> str:
    """Name the form of a node; cut if it is long."""
    return node.form if len(node.form) <= LONGEST else node.form[: LONGEST - 1] + "…"


def visits_of(node: GraphNode) -> str:
    return f"{node.visits:,} times"
