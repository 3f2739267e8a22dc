from __future__ import annotations

import pytest
import torch
from boolean import Boolean
from hypothesis import given
from hypothesis import strategies as st

from crl.batch import ProblemBatch
from crl.domains.arithmetic.numeric import Numeric
from crl.problem import Node, Problem, ProblemGraph, Split, compose

A, B, C = Node("a", 2), Node("b", 2), Node("c", 1)


def problem(terms: int) -> Problem:
    """Evaluate an expression of that many terms."""
    return Problem(Node("numeric", terms), Node("numeric", 1))


def test_composition_joins_two_edges_into_one() -> None:
    assert Problem(B, C).after(Problem(A, B)) == Problem(A, C)
    assert compose([Problem(A, B), Problem(B, C)]) == Problem(A, C)


def test_edges_that_do_not_meet_cannot_be_composed() -> None:
    with pytest.raises(ValueError, match="cannot compose"):
        Problem(A, B).after(Problem(B, C))


def test_a_problem_is_decomposed_into_primitives_that_compose_to_it() -> None:
    graph = Numeric().graph
    chain = graph.decompose(problem(6))
    assert chain is not None
    assert len(chain) == 5
    assert compose(chain) == problem(6)
    assert graph.decompose(Problem(Node("numeric", 1), Node("numeric", 2))) is None


languages = st.sampled_from(["numerals", "english", "spanish"])
problems = st.builds(
    Problem, st.builds(Node, languages, st.integers(2, 9)), st.builds(Node, languages, st.just(1))
)


@given(train=st.frozensets(problems, min_size=1), asked=problems)
def test_every_problem_is_in_exactly_one_split(train: frozenset[Problem], asked: Problem) -> None:
    graph = ProblemGraph(primitives=frozenset(), train=train)
    split = graph.split(asked)
    assert (split is Split.TRAIN) == (asked in train)
    assert (split is Split.LONGER) == (
        asked not in train and asked.size > max(problem.size for problem in train)
    )


def test_longer_numeric_problems_are_longer_combinations() -> None:
    graph = Numeric().graph
    assert graph.split(problem(10)) is Split.TRAIN
    assert graph.split(problem(11)) is Split.LONGER


def test_the_graph_follows_from_the_sizes() -> None:
    graph = Boolean().graph
    assert {problem.source.size for problem in graph.train} == {1, 2, 3}
    assert {problem.target.size for problem in graph.train} == {0}
    assert len(graph.primitives) == 3


def test_taking_and_joining_keep_problems_whole(numeric: Numeric) -> None:
    batch = ProblemBatch.join(
        [numeric.problems("test", 4), numeric.problems("test", 2), numeric.problems("test", 3)]
    )
    rows = torch.randperm(len(batch), generator=torch.Generator().manual_seed(0))[:40]
    part = batch.take(rows)
    assert torch.equal(part.answers, batch.answers[rows])
    assert shown(numeric, part) == [shown(numeric, batch)[row] for row in rows.tolist()]


def shown(numeric: Numeric, batch: ProblemBatch) -> list[str]:
    texts = {
        int(row): numeric.show(values)
        for bucket in batch.inputs
        for row, values in zip(bucket.rows, bucket.values, strict=True)
    }
    return [texts[row] for row in range(len(batch))]
