"""The learned problem graph as a picture: representations in columns, modules as arrows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from crl.modules import HALT
from crl.viewer.learned.graph import GraphEdge, GraphNode, LearnedGraph
from crl.viewer.learned.pictures.canvas import COLOURS, GREY, MARGIN, RULE, Canvas, width_of
from crl.viewer.learned.pictures.layout import Layout, lay_out

GAP = 118  # pixels between columns
ROW = 20  # pixels between nodes
LEAST, PORT = 36, 13  # pixels: height of a node; from one end of an arrow to the next
THICKEST = 9.0  # pixels: of an arrow that every problem goes
HEAD = 8.0  # pixels: length of the point of an arrow
TRIED = (0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78)  # where the number of an arrow can stand

Point = tuple[float, float]


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
    ports = _ports(graph, layout)
    boxes = _boxes(graph, layout, ports, MARGIN + 74)
    nodes = {node.name: node for node in graph.nodes}
    _heads(canvas, layout, nodes, boxes)
    ways = [(edge, *_way(edge, layout, boxes, ports)) for edge in graph.edges]
    for edge, drawn, _ in ways:
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


# --- places --------------------------------------------------------------------------------------
Ends = dict[tuple[str, str], dict[tuple[str, str, str], float]]  # side, node -> edge -> height


def _key(edge: GraphEdge) -> tuple[str, str, str]:
    return edge.source, edge.target, edge.module


def _ports(graph: LearnedGraph, layout: Layout) -> Ends:
    """Give each arrow a place of its own on both its nodes, in the order of their other ends."""
    rank = {name: at for column in layout.columns for at, name in enumerate(column)}
    sides: dict[tuple[str, str], list[tuple[float, tuple[str, str, str]]]] = defaultdict(list)
    for edge in graph.edges:
        if edge.source == edge.target:
            continue
        passed = layout.stops[edge.source, edge.target]
        out, back = passed[0] if passed else edge.target, passed[-1] if passed else edge.source
        sides["out", edge.source].append((rank[out], _key(edge)))
        sides["in", edge.target].append((rank[back], _key(edge)))
    return {
        side: {key: PORT * (at - (len(them) - 1) / 2) for at, (_, key) in enumerate(sorted(them))}
        for side, them in sides.items()
    }


def _boxes(graph: LearnedGraph, layout: Layout, ports: Ends, top: float) -> dict[str, Box]:
    """Place nodes in columns that are centred on each other."""
    nodes = {node.name: node for node in graph.nodes}

    def height(name: str) -> float:
        most = max(len(ports.get((side, name), ())) for side in ("in", "out"))
        return max(LEAST, PORT * most + 6) if name in nodes else 6.0

    totals = [
        sum(map(height, column)) + ROW * (len(column) - 1) for column in layout.columns
    ]  # fmt: skip
    boxes: dict[str, Box] = {}
    left = float(MARGIN)
    for column, total in zip(layout.columns, totals, strict=True):
        own = [nodes[name] for name in column if name in nodes]
        wide = max((_wide(node) for node in own), default=20.0)
        y = top + (max(totals) - total) / 2
        for name in column:
            tall = height(name)
            boxes[name] = Box(left=left, middle=y + tall / 2, width=wide, height=tall)
            y += tall + ROW
        left += wide + GAP
    return boxes


def _wide(node: GraphNode) -> float:
    return max(width_of(node.form, "sign"), width_of(_visits(node), "small")) + 14


def _visits(node: GraphNode) -> str:
    return f"{node.visits:,} times"


# --- drawing -------------------------------------------------------------------------------------
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
    canvas.text(centre, box.middle - 1, node.form, "sign", anchor="middle")
    canvas.text(centre, box.middle + 12, _visits(node), "small", anchor="middle")


def _way(
    edge: GraphEdge, layout: Layout, boxes: Mapping[str, Box], ports: Ends
) -> tuple[str, list[Point]]:
    """Give the path of an arrow, and points along it at which its number can stand."""
    source, target = boxes[edge.source], boxes[edge.target]
    if edge.source == edge.target:
        x, y = source.left + source.width / 2, source.middle - source.height / 2
        drawn = f"M{x - 12:.1f} {y:.1f}c-6 -22 30 -22 24 {-HEAD:.1f}"
        return drawn, [(x, y - 20)]
    begin = (source.right, source.middle + ports["out", edge.source][_key(edge)])
    end = (target.left - HEAD, target.middle + ports["in", edge.target][_key(edge)])
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
    width = max(1.0, THICKEST * edge.count / graph.problems)
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
