"""Where the nodes of a learned graph stand: in columns by length, ordered so that few edges cross.

An edge over several columns has a stop in each of them, so that it passes between nodes.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from crl.viewer.learned.graph import GraphEdge, LearnedGraph

SWEEPS = 8  # from left to right and back: more change nothing


@dataclass(frozen=True, kw_only=True)
class Layout:
    """Columns of nodes and stops, from left to right; each from the top down."""

    columns: tuple[tuple[str, ...], ...]
    column: Mapping[str, int]  # of each node
    stops: Mapping[tuple[str, str], tuple[str, ...]]  # of edges over several columns


def lay_out(graph: LearnedGraph) -> Layout:
    """Give every node a column and a place in it."""
    column = _columns(graph)
    stops, links = _stops(graph.edges, column)
    members: list[list[str]] = [[] for _ in range(max(column.values()) + 1)]
    for node in sorted(graph.nodes, key=lambda node: node.form):
        members[column[node.name]].append(node.name)
    for (source, _), passed in stops.items():
        for place, stop in enumerate(passed):
            members[column[source] + 1 + place].append(stop)
    _untangle(members, links)
    return Layout(columns=tuple(map(tuple, members)), column=column, stops=stops)


def _columns(graph: LearnedGraph) -> dict[str, int]:
    """Number columns: shorter ones further right, and what is made at one length right of that."""
    depth = _depths(graph)
    length = {node.name: node.length for node in graph.nodes}
    found = sorted({(-length[name], depth[name]) for name in length})
    return {name: found.index((-length[name], depth[name])) for name in length}


def _depths(graph: LearnedGraph) -> dict[str, int]:
    """Count the steps that keep the length, from where that length is come to."""
    length = {node.name: node.length for node in graph.nodes}
    within = [edge for edge in graph.edges if length[edge.source] == length[edge.target]]
    entered = {edge.target for edge in graph.edges if length[edge.source] != length[edge.target]}
    entered |= {node.name for node in graph.nodes if node.inputs}
    depth = {name: 0 for name in length if name in entered}
    frontier = list(depth)
    while frontier:
        reached = [e.target for e in within if e.source in frontier and e.target not in depth]
        step = dict.fromkeys(reached, depth[frontier[0]] + 1)
        depth |= step
        frontier = list(step)
    return {name: depth.get(name, 0) for name in length}


def _stops(
    edges: Sequence[GraphEdge], column: Mapping[str, int]
) -> tuple[dict[tuple[str, str], tuple[str, ...]], dict[tuple[str, str], float]]:
    """Give long edges their stops; and the links from each column to the next, with weights."""
    stops: dict[tuple[str, str], tuple[str, ...]] = {}
    links: dict[tuple[str, str], float] = defaultdict(float)
    for edge in edges:
        ends = (edge.source, edge.target)
        between = range(column[edge.source] + 1, column[edge.target])
        stops[ends] = tuple(f"{edge.source}\n{edge.target}\n{at}" for at in between)
        if column[edge.source] < column[edge.target]:
            chain = [edge.source, *stops[ends], edge.target]
            for link in pairwise(chain):
                links[link] += edge.count
    return stops, links


def _untangle(members: Sequence[list[str]], links: Mapping[tuple[str, str], float]) -> None:
    """Order each column by where its neighbours stand, on the average."""
    for sweep in range(SWEEPS):
        forward = sweep % 2 == 0
        order = range(1, len(members)) if forward else range(len(members) - 2, -1, -1)
        for number in order:
            beside = members[number - 1 if forward else number + 1]
            place = {name: at - (len(beside) - 1) / 2 for at, name in enumerate(beside)}
            own = {
                name: at - (len(members[number]) - 1) / 2 for at, name in enumerate(members[number])
            }
            members[number].sort(key=lambda name: _mean(name, place, links, own[name]))


def _mean(
    name: str, place: Mapping[str, float], links: Mapping[tuple[str, str], float], own: float
) -> float:
    """The average place of a node's neighbours on one side; its own if it has none."""
    near = [
        (links.get((other, name), 0) + links.get((name, other), 0), at)
        for other, at in place.items()
    ]
    weight = sum(count for count, _ in near)
    return sum(count * at for count, at in near) / weight if weight else own
