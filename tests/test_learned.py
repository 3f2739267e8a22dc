"""What was learned: tables say what modules write, counts add up, pictures show the data."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

import numpy as np
import pytest
import torch
from boolean import Boolean
from commands import assert_refused, here
from xor import Xor

import crl
from crl.domains import Domain, TokenDomain, Vocabularies, check_domain, make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import UsageError
from crl.experiments.learned_models import draw_learned_models
from crl.learners import ProgramLearner, make_learner
from crl.learners.crl import CRL
from crl.modules import HALT, ModuleSet, Reducer
from crl.presets import preset
from crl.presets.scales import problems as with_problems
from crl.solving import find_model, load_model
from crl.viewer.learned import Learned, find_learned
from crl.viewer.learned.executions import LIMIT, Executed, short_set
from crl.viewer.learned.forms import Forms
from crl.viewer.learned.graph import GraphEdge, GraphNode, LearnedGraph, find_graph
from crl.viewer.learned.page import write_page
from crl.viewer.learned.paths import OTHERS, path_of
from crl.viewer.learned.pictures import draw_learned
from crl.viewer.learned.pictures.graph import draw_graph
from crl.viewer.learned.summary import summary

ROOT = Path(__file__).parents[1]
FEW = 60  # problems of each set


@pytest.fixture(scope="module")
def shipped() -> CRL:
    learner = load_model(find_model("numeric")).learner
    assert isinstance(learner, CRL)
    return learner


@pytest.fixture(scope="module")
def numeric(shipped: CRL) -> Learned:
    return find_learned(shipped, shipped.domain, problems=FEW)


@pytest.fixture(scope="module")
def multilingual() -> Learned:
    return crl.load("multilingual").learned(problems=FEW)


def untrained(domain: Domain, **settings: object) -> ProgramLearner:
    torch.manual_seed(1)
    learner = make_learner(with_problems(preset(domain.name), **settings), domain)
    assert isinstance(learner, ProgramLearner)
    return learner


def brought(domain: Domain) -> ProgramLearner:
    """An untrained learner of a domain that nobody registered."""
    torch.manual_seed(1)
    learner = make_learner(preset("numeric"), domain)
    assert isinstance(learner, ProgramLearner)
    return learner


# --- tables --------------------------------------------------------------------------------------
def test_a_proved_learner_has_a_right_table_for_each_operator(numeric: Learned) -> None:
    assert [table.corner for table in numeric.tables] == ["+", "*", "-"]
    for table in numeric.tables:
        assert (table.module, len(table.known), table.wrong) == ("R1", 100, 0)
        for row, cells in zip(table.rows, table.cells, strict=True):
            for column, cell in zip(table.columns, cells, strict=True):
                assert cell is not None
                assert int(cell.wrote) == eval(f"{row}{table.corner}{column}") % 10


def test_a_damaged_module_shows_its_wrong_cells(shipped: CRL) -> None:
    damaged = deepcopy(shipped)
    with torch.no_grad():
        biases = [v for n, v in damaged.named_parameters() if n.endswith("layers.2.bias")]
        biases[0][5] += 6  # partial to five
    found = find_learned(damaged, shipped.domain, problems=FEW)
    wrong = 0
    for table in found.tables:
        for row, cells in zip(table.rows, table.cells, strict=True):
            for column, cell in zip(table.columns, cells, strict=True):
                assert cell is not None
                right = int(cell.wrote) == eval(f"{row}{table.corner}{column}") % 10
                assert cell.verdict == ("right" if right else "wrong")
                wrong += not right
    assert wrong > 0
    picture = draw_learned(found)["tables"]
    assert picture.count("5✗") == wrong
    assert picture.count("<title>wrong in ") == wrong
    assert f"{300 - wrong} of 300 cells right" in picture
    assert f"{300 - wrong} of 300 cells right" in summary(found)


def test_each_language_has_its_tables_and_mixtures_follow(multilingual: Learned) -> None:
    used = [use.module for use in multilingual.modules if use.kind == "reduce" and use.steps]
    tables = [table for table in multilingual.tables if table.module in used]
    pure = [table for table in tables if table.pure]
    languages = {"numerals", "english", "pig-latin", "reversed-english", "spanish"}
    assert {table.form for table in pure} == languages
    assert all(len(table.rows) == len(table.columns) == 10 for table in pure)
    assert all(" + " in table.form for table in tables if not table.pure)
    first = [table.module for table in tables]
    assert first == sorted(first)


def test_modules_that_are_never_used_are_left_out_and_named(
    numeric: Learned, multilingual: Learned
) -> None:
    assert numeric.unused == ("R2", "R3")
    assert "never used: R2, R3" in draw_learned(numeric)["tables"]
    for found in (numeric, multilingual):
        assert {table.module for table in found.tables} == set(found.used)
        assert not {use.module for use in found.modules if use.steps} & set(found.unused)


def test_a_module_that_rewrites_every_token_has_a_row(multilingual: Learned) -> None:
    translating = [use.module for use in multilingual.modules if use.kind == "translate"]
    for table in multilingual.tables:
        if table.module in translating:
            assert table.rows == ("",)
            assert len(table.known) == len(table.columns)


@pytest.mark.parametrize(("domain", "shape"), [(Xor(), (1, 2, 2)), (Boolean(), (2, 2, 2))])
def test_another_domain_has_tables_of_its_own(domain: Domain, shape: tuple[int, int, int]) -> None:
    found = find_learned(brought(domain), domain, problems=FEW)
    own = [table for table in found.tables if table.module == found.used[0]]
    assert (len(own), len(own[0].rows), len(own[0].columns)) == shape
    assert "was not decided" in found.missing["order"]
    assert set(draw_learned(found)) == {"tables", "paths", "graph"}


# --- paths ---------------------------------------------------------------------------------------
def test_every_executed_problem_is_in_a_bar(numeric: Learned, multilingual: Learned) -> None:
    assert [panel.count for panel in numeric.paths.panels] == [FEW] * 3
    assert [panel.size for panel in numeric.paths.panels] == [10, 10, 20]
    trained, held_out, longer = multilingual.paths.panels
    assert (trained.count, held_out.count, longer.count) == (FEW, FEW, FEW)
    assert (trained.title, longer.title) == ("trained pairs, 5 terms", "held-out pairs, 10 terms")
    assert len(trained.bars) == 20
    assert len(held_out.bars) == len(longer.bars) == 5
    assert not {bar.label for bar in trained.bars} & {bar.label for bar in held_out.bars}
    for panel in multilingual.paths.panels:
        for bar in panel.bars:
            assert all(0 <= part.solved <= part.count for part in bar.parts)


def test_steps_of_one_kind_in_a_row_are_one_part_of_a_path() -> None:
    kinds = {"R1": "reduce", "R2": "reduce", "T1": "translate"}

    def path(*modules: str, ending: str = HALT) -> str:
        states = tuple((0,) for _ in modules)
        program = Executed(label="", modules=modules, states=states, ending=ending, solved=True)
        return path_of(program, kinds)

    assert path("R2", "R1", "R2", "T1", HALT) == "R1, R2 ×n → T1"
    assert path("T1", "R1", HALT) == "T1 → R1"
    assert path(HALT) == HALT
    assert path("R1", "R1", ending=LIMIT) == f"R1 ×n → {LIMIT}"


def test_rare_paths_are_joined_and_still_counted() -> None:
    class Forked(Xor):
        name = "forked"

        def make_modules(self) -> ModuleSet:
            kinds = [("a", 3), ("b", 3), ("c", 3), ("d", 3)]
            members = [Reducer(title=t, vocab=3, hidden=4, reads=r) for t, r in kinds]
            for member in members:
                member.kind = member.title  # each is a kind of its own
            return ModuleSet(members, halts=True)

    domain = Forked()
    learner = brought(domain)
    with torch.no_grad():
        for parameter in learner.parameters():
            parameter.mul_(8)
    paths = find_learned(learner, domain, problems=FEW).paths
    assert len(paths.paths) <= 9
    counted = sum(part.count for panel in paths.panels for bar in panel.bars for part in bar.parts)
    assert counted == sum(panel.count for panel in paths.panels)
    assert OTHERS not in paths.paths[:-1]


# --- graph ---------------------------------------------------------------------------------------
def test_counts_of_edges_add_up_to_executed_steps(shipped: CRL, numeric: Learned) -> None:
    domain = shipped.domain
    assert isinstance(domain, TokenDomain)
    executed = short_set(shipped, domain, Forms.of_domain(domain), FEW)
    graph = numeric.graph
    assert graph is not None
    assert graph.steps == int(executed.trace.num_steps.sum())
    assert graph.problems == len(executed.programs)


@pytest.mark.parametrize("impossible", ["mask", "noop"])
def test_what_comes_to_a_node_leaves_it(impossible: str) -> None:
    domain = make_domain("multilingual", {"impossible": impossible})
    assert isinstance(domain, TokenDomain)
    forms = Forms.of_domain(domain)
    learner = untrained(domain, impossible=impossible)
    graph = find_graph(short_set(learner, domain, forms, FEW), forms)
    for node in graph.nodes:
        comes = sum(edge.count for edge in graph.edges if edge.target == node.name)
        leaves = sum(edge.count for edge in graph.edges if edge.source == node.name)
        assert comes + node.inputs == node.visits
        assert leaves == (node.visits if node.length else 0)
    assert sum(node.visits for node in graph.nodes if not node.length) == graph.problems
    ElementTree.fromstring(draw_graph(graph))


def test_products_are_gone_before_sums(numeric: Learned) -> None:
    assert numeric.graph is not None
    made = {edge.target for edge in numeric.graph.edges if edge.source == "5: + *"}
    assert made == {"3: +"}


def test_a_graph_with_ways_back_can_be_drawn() -> None:
    names = ("3: a", "1: b", "1: c", HALT)
    lengths = (3, 1, 1, 0)
    nodes = [
        GraphNode(name=name, length=length, form=name, visits=2, inputs=1)
        for name, length in zip(names, lengths, strict=True)
    ]
    ways = [(0, 1), (1, 2), (2, 1), (2, 2), (1, 0), (0, 3), (2, 3)]
    edges = [
        GraphEdge(source=names[a], target=names[b], module=f"M{a}{b}", count=1) for a, b in ways
    ]
    graph = LearnedGraph(title="x", problems=2, nodes=tuple(nodes), edges=tuple(edges))
    picture = draw_graph(graph)
    parts = ElementTree.fromstring(picture).iter()
    hints = [part.text or "" for part in parts if part.tag.endswith("title")]
    assert sum(" → " in hint for hint in hints) == len(edges)


# --- order ---------------------------------------------------------------------------------------
def test_the_learned_order_is_that_of_operations(numeric: Learned) -> None:
    (order,) = numeric.orders
    won = {
        (duel.left[4], duel.right[4]): (duel.winner, duel.margin) for duel in order.duels
    }  # the operator of 0…9 * 0…9
    assert len(won) == 9
    for other in "+-":
        assert won["*", other][0] == "left"
        assert won[other, "*"][0] == "right"
    assert won["-", "-"][0] == "left"
    assert won["-", "+"][0] == "left"
    for winner, margin in won.values():
        assert (margin is None) == (winner == "either")
        assert margin is None or margin > 0


def test_the_order_holds_in_what_the_controller_chooses(numeric: Learned) -> None:
    solver = crl.load("numeric")
    (order,) = numeric.orders
    for duel in order.duels:
        best = solver.scores(f"3{duel.left[4]}4{duel.right[4]}7")[0]
        first = "left" if best["window"] == (0, 3) else "right"
        assert duel.winner in (first, "either")


# --- data and pictures ---------------------------------------------------------------------------
def test_the_data_are_plain(numeric: Learned, multilingual: Learned) -> None:
    for found in (numeric, multilingual):
        data = json.loads(json.dumps(found.to_dict(), allow_nan=False))
        assert data["used"] == list(found.used)
        assert len(data["tables"]) == len(found.tables)
        assert sum(edge["count"] for edge in data["graph"]["edges"]) > 0


def test_pictures_are_the_same_every_time_and_well_formed(shipped: CRL, numeric: Learned) -> None:
    again = find_learned(shipped, shipped.domain, problems=FEW)
    assert draw_learned(again) == draw_learned(numeric)
    for picture in draw_learned(numeric).values():
        root = ElementTree.fromstring(picture)
        width, height = float(root.get("width", "0")), float(root.get("height", "0"))
        for element in root.iter():
            x, y = element.get("x"), element.get("y")
            if x is not None and y is not None:
                assert 0 <= float(x) <= width
                assert 0 <= float(y) <= height


def test_committed_pictures_are_of_the_shipped_models(tmp_path: Path) -> None:
    paths = draw_learned_models(tmp_path)
    assert {path.name.split("-")[1] for path in paths} == {"numeric", "multilingual"}
    for path in paths:
        assert path.read_text() == (ROOT / "docs" / "figures" / path.name).read_text()
        assert path.stat().st_size < 300_000


class Markup(Xor):
    """Symbols that mean something in markup."""

    name = "markup"
    summary = "<b>bits</b>"
    symbols = "<>&"
    titles: ClassVar = ("<script>", '"quoted"')

    def draw(self, size: int, rng: np.random.Generator) -> str:
        return "&".join("<>"[bit] for bit in rng.integers(2, size=size))

    def answer(self, text: str) -> str | None:
        bits = text.split("&")
        return "<>"[bits.count(">") % 2] if all(bit in ("<", ">") for bit in bits) else None

    def make_modules(self) -> ModuleSet:
        return ModuleSet([Reducer(title=t, vocab=3, hidden=4) for t in self.titles], halts=True)


def test_no_input_becomes_markup(tmp_path: Path) -> None:
    domain = Markup()
    found = find_learned(brought(domain), domain, problems=FEW)
    paths = write_page(found, tmp_path / "page", title="</title><script>alert(1)</script>")
    for path in paths:
        text = path.read_text()
        if path.suffix != ".json":
            assert "<script" not in text
        if path.suffix == ".svg":
            tags = {element.tag.split("}")[1] for element in ElementTree.fromstring(text).iter()}
            assert tags <= {"svg", "style", "rect", "text", "tspan", "path", "polygon", "title"}


# --- symbols in groups ---------------------------------------------------------------------------
def test_groups_of_symbols_are_those_of_the_domain_or_found() -> None:
    languages = Forms.of_domain(make_domain("multilingual"))  # type: ignore[arg-type]
    assert languages.tells_inputs
    assert languages.of([0, 10, 13]) == f"{languages.names[0]} + {languages.names[1]}"
    assert languages.of([65]) == "other"
    operators = Forms.of_domain(Numeric())
    assert not operators.tells_inputs
    assert operators.of([3, 11, 4, 10, 5]) == "+ *"
    assert operators.of([3]) == "0…9"


def test_groups_that_share_a_symbol_are_refused() -> None:
    class Shared(Vocabularies, Xor):
        vocabularies: ClassVar = {"bits": [0, 1], "ones": [1]}

    with pytest.raises(crl.ContractError, match="vocabularies has a token twice"):
        check_domain(Shared())


# --- the command ---------------------------------------------------------------------------------
def test_the_command_prints_a_summary_json_or_writes_a_page(
    numeric: Learned, tmp_path: Path
) -> None:
    few = ("--problems", str(FEW))
    assert here("learned", "numeric", *few).stdout == f"{summary(numeric)}\n"
    data = json.loads(here("learned", "numeric", *few, "--json").stdout)
    assert data == json.loads(json.dumps(numeric.to_dict()))
    done = here("learned", "numeric", *few, "--out", str(tmp_path / "page"))
    assert done.returncode == 0
    names = {path.name for path in (tmp_path / "page").iterdir()}
    pictures = {"tables.svg", "paths.svg", "graph.svg", "order.svg"}
    assert names == {"index.html", "learned.json", *pictures}
    assert len(done.stdout.splitlines()) == len(names)
    page = (tmp_path / "page" / "index.html").read_text()
    assert all(f'<img src="{name}"' in page for name in pictures)


def test_the_command_refuses_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for given, complaint in (
        (("--problems", "0"), "the number of problems is 0; allowed are 1 to 10,000"),
        (("--problems", "5", "--out", str(file)), "is a file; expected a folder"),
    ):
        assert_refused(here("learned", "numeric", *given), 2, complaint)


def test_a_learner_without_programs_is_refused() -> None:
    config = preset("numeric", "rnn")
    learner = make_learner(config, Numeric())
    origin = load_model(find_model("numeric")).origin
    with pytest.raises(UsageError, match="answers without writing a program"):
        crl.Solver(learner, Numeric(), config, origin).learned()
