"""The learned problem graph (Fig. 1(d)): the forms of representations that modules really made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from crl.viewer.learned.executions import Executed, ProblemSet, State
from crl.viewer.learned.forms import Forms

MOST_FORMS = 8  # of one length; rarer ones are joined
OTHERS = "others"


@dataclass(frozen=True, kw_only=True)
class GraphNode:
    """Representations of one length and form; of length 0: how programs end."""

    name: str
    length: int
    form: str
    visits: int
    inputs: int  # problems that start here


@dataclass(frozen=True, kw_only=True)
class GraphEdge:
    """The steps in which a module led from one node to another."""

    source: str
    target: str
    module: str
    count: int


@dataclass(frozen=True, kw_only=True)
class LearnedGraph:
    """What was made of what, by which module and how often."""

    title: str
    problems: int
    nodes: tuple[GraphNode, ...]  # the longest first
    edges: tuple[GraphEdge, ...]  # the most frequent first

    @property
    def steps(self) -> int:
        """The executed steps, each on one edge."""
        return sum(edge.count for edge in self.edges)


def find_graph(executed: ProblemSet, forms: Forms) -> LearnedGraph:
    """Count which forms of representations follow each other in executed programs."""
    told = _told_forms(executed.programs, forms)
    visits: Counter[tuple[int, str]] = Counter()
    inputs: Counter[tuple[int, str]] = Counter()
    steps: Counter[tuple[tuple[int, str], tuple[int, str], str]] = Counter()
    for program in executed.programs:
        nodes = [(len(state), told[len(state), forms.of(state)]) for state in program.states]
        end = (0, program.ending)
        inputs[nodes[0]] += 1
        visits.update([*nodes, end])
        steps.update(zip(nodes, [*nodes[1:], end], program.modules, strict=True))
    return LearnedGraph(
        title=executed.title,
        problems=len(executed.programs),
        nodes=tuple(
            GraphNode(
                name=_name(key), length=key[0], form=key[1], visits=visits[key], inputs=inputs[key]
            )
            for key in sorted(visits, key=lambda key: (-key[0], -visits[key], key[1]))
        ),
        edges=tuple(
            GraphEdge(source=_name(source), target=_name(target), module=module, count=count)
            for (source, target, module), count in sorted(
                steps.items(), key=lambda step: (-step[1], step[0])
            )
        ),
    )


def _name(key: tuple[int, str]) -> str:
    length, form = key
    return f"{length}: {form}" if length else form


def _told_forms(programs: Sequence[Executed], forms: Forms) -> dict[tuple[int, str], str]:
    """Give each form at a length the name that it has in the graph: rare ones are joined."""
    states: Counter[State] = Counter(state for program in programs for state in program.states)
    counts: Counter[tuple[int, str]] = Counter()
    for state, count in states.items():
        counts[len(state), forms.of(state)] += count
    told: dict[tuple[int, str], str] = {}
    for length in {length for length, _ in counts}:
        own = sorted(
            (form for other, form in counts if other == length),
            key=lambda form: (-counts[length, form], form),
        )
        kept = own if len(own) <= MOST_FORMS else own[: MOST_FORMS - 1]
        told |= {(length, form): form if form in kept else OTHERS for form in own}
    return told
