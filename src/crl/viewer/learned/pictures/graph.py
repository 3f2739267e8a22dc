"""The learned problem graph as a picture: representations in columns, modules as arrows."""

from __future__ import annotations

from collections.abc import Mapping

from crl.modules import HALT
from crl.viewer.learned.graph import GraphEdge, GraphNode, LearnedGraph
from crl.viewer.learned.pictures.canvas import COLOURS, GREY, MARGIN, RULE, Canvas, width_of
from crl.viewer.learned.pictures.layout import Layout, lay_out
from crl.viewer.learned.pictures.places import (
    LEAST,
    Box,
    Ends,
    find_boxes,
    find_ports,
    key_of,
    label_of,
    visits_of,
)

THICKEST, THICK_LOOP = 9.0, 2.5  # pixels: of an arrow that every problem goes
HEAD = 8.0  # pixels: length of the point of an arrow
TRIED = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)  # where the number of an arrow can stand

Point = tuple[float, float]


def draw_graph(graph: LearnedGraph) -> str:
    """Draw the forms that representations take, from inputs on the left to the end on the right."""
    canvas = Canvas()
    head = f"what becomes of {graph.problems:,} problems of {graph.title}, in {graph.steps:,} steps"
    canvas.text(MARGIN, MARGIN + 12, head, "head")
    layout = lay_out(graph)
    modules = sorted({edge.module for edge in graph.edges if edge.module != HALT})
    looks = {module: COLOURS[at % len(COLOURS)] for at, module in enumerate(modules)}
    looks[HALT] = GREY
    _legend(canvas, looks, MARGIN + 34)
    ports = find_ports(graph, layout)
    boxes = find_boxes(graph, layout, ports, MARGIN + 74)
    nodes = {node.name: node for node in graph.nodes}
    _heads(canvas, layout, nodes, boxes)
    ways = [(edge, *_way(edge, layout, boxes, ports)) for edge in graph.edges]
    for edge, drawn, points in ways:
        canvas.reach(0, max(y for _, y in points) + 10)
        _arrow(canvas, edge, drawn, graph, looks[edge.module])
    for node in graph.nodes:
        _node(canvas, node, boxes[node.name])
    _numbers(canvas, [(edge, points) for edge, _, points in ways], boxes, len(modules) > 1)
    return canvas.svg()


def _legend(canvas: Canvas, looks: Mapping[str, str], y: float) -> None:
    x = float(MARGIN)
    for module, colour in looks.items():
        canvas.path(f"M{x:.1f} {y - 4:.1f}h22", stroke=colour, width=5)
        canvas.text(x + 28, y, module, "plain")
        x += 44 + width_of(module, "plain")
    canvas.text(x, y, "width and number: how often", "note")


def _heads(
    canvas: Canvas, layout: Layout, nodes: Mapping[str, GraphNode], boxes: Mapping[str, Box]
) -> None:
    """Write the length of representations above the first column that has it."""
    told: set[int] = set()
    for column in layout.columns:
        own = [nodes[name] for name in column if name in nodes]
        if own and own[0].length not in told:
            told.add(own[0].length)
            length = own[0].length
            words = f"{length} token{'s' if length > 1 else ''}" if length else "end"
            box = boxes[own[0].name]
            canvas.text(box.left + box.width / 2, MARGIN + 62, words, "note", anchor="middle")


def _node(canvas: Canvas, node: GraphNode, box: Box) -> None:
    fill = "#f6f8fa" if node.length else "#dafbe1" if node.form != "step limit" else "#ffebe9"
    hint = f"{node.name}: {node.visits} times, {node.inputs} of them as an input"
    canvas.box(
        box.left,
        box.middle - box.height / 2,
        box.width,
        box.height,
        fill=fill,
        stroke="#57606a" if node.inputs else RULE,
        radius=5,
        hint=hint,
    )
    centre = box.left + box.width / 2
    canvas.text(centre, box.middle - 1, label_of(node), "sign", anchor="middle")
    canvas.text(centre, box.middle + 12, visits_of(node), "small", anchor="middle")


def _way(
    edge: GraphEdge, layout: Layout, boxes: Mapping[str, Box], ports: Ends
) -> tuple[str, list[Point]]:
    """Give the path of an arrow, and points along it at which its number can stand."""
    source, target = boxes[edge.source], boxes[edge.target]
    if edge.source == edge.target:
        x, y = source.left + source.width / 2, source.middle - source.height / 2
        drawn = f"M{x - 12:.1f} {y:.1f}c-6 -22 30 -22 24 0"
        return drawn, [(x, y - 20)]
    begin = (source.right, source.middle + ports["out", edge.source][key_of(edge)])
    end = (target.left - HEAD, target.middle + ports["in", edge.target][key_of(edge)])
    if end[0] < begin[0]:  # backwards: below both
        low = max(source.middle + source.height / 2, target.middle + target.height / 2) + 26
        curve = (
            f"C{begin[0] + 60:.1f} {low:.1f} {end[0] - 60:.1f} {low:.1f} {end[0]:.1f} {end[1]:.1f}"
        )
        middle = ((begin[0] + end[0]) / 2, low - 6)
        return f"M{begin[0]:.1f} {begin[1]:.1f}{curve}", [middle]
    stations = [begin]
    for stop in layout.stops[edge.source, edge.target]:
        box = boxes[stop]
        stations += [(box.left, box.middle), (box.right, box.middle)]
    stations.append(end)
    drawn, points = f"M{begin[0]:.1f} {begin[1]:.1f}", []
    for number in range(0, len(stations), 2):
        a, b = stations[number], stations[number + 1]
        bend = (a[0] + b[0]) / 2
        drawn += f"C{bend:.1f} {a[1]:.1f} {bend:.1f} {b[1]:.1f} {b[0]:.1f} {b[1]:.1f}"
        points += [_along(a, b, share) for share in TRIED]
        if number + 2 < len(stations):
            drawn += f"H{stations[number + 2][0]:.1f}"
    return drawn, points


def _along(a: Point, b: Point, share: float) -> Point:
    """The point of a curve with level ends at a share of its way."""
    x = (1 - share) ** 3 * a[0] + 3 * share * (1 - share) * (a[0] + b[0]) / 2 + share**3 * b[0]
    y = a[1] + (b[1] - a[1]) * (3 * share**2 - 2 * share**3)
    return x, y


def _arrow(canvas: Canvas, edge: GraphEdge, drawn: str, graph: LearnedGraph, colour: str) -> None:
    most = THICK_LOOP if edge.source == edge.target else THICKEST
    width = min(max(1.0, THICKEST * edge.count / graph.problems), most)
    hint = f"{edge.source} → {edge.target}: {edge.module}, {edge.count} times"
    canvas.path(drawn, stroke=colour, width=width, opacity=0.75, hint=hint)
    last = drawn.replace("C", " ").replace("c", " ").split()
    if edge.source == edge.target:
        return
    x, y = float(last[-2]), float(last[-1])
    half = max(3.5, width / 2 + 1.5)
    canvas.shape([(x - 1, y - half), (x + HEAD, y), (x - 1, y + half)], colour)


def _numbers(
    canvas: Canvas,
    ways: list[tuple[GraphEdge, list[Point]]],
    boxes: Mapping[str, Box],
    several: bool,
) -> None:
    """Write at each arrow its module and how often it is used, where there is room."""
    taken: list[tuple[float, float, float]] = []  # left, right, height
    for edge, points in ways:
        text = f"{edge.module} {edge.count:,}" if several else f"{edge.count:,}"
        half = width_of(text, "small") / 2
        for x, y in points:
            inside = any(
                box.left < x + half
                and x - half < box.right
                and abs(y - box.middle) < box.height / 2
                for box in boxes.values()
                if box.height >= LEAST
            )
            overlaps = any(
                abs(y - level) < 11 and x - half < right and left < x + half
                for left, right, level in taken
            )
            if not inside and not overlaps:
                taken.append((x - half, x + half, y))
                canvas.box(x - half, y - 5.5, 2 * half, 11, fill="#ffffff", radius=3)
                canvas.text(x, y + 3.5, text, "small", anchor="middle")
                break
