"""Are problem sets well-formed, apart from one another, and drawn as they should be?"""

from __future__ import annotations

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains.capabilities import Classified
from crl.domains.checks.requirement import called, require
from crl.domains.contract import SPLITS, Domain
from crl.problem import Split

COUNT = 64  # problems that are sampled
MAX_TOKENS = 20_000  # of a problem that every trained learner is measured at


def check_batch(domain: Domain, problems: object, what: str) -> ProblemBatch:
    """Check that a batch is well-formed."""
    require(isinstance(problems, ProblemBatch), f"{what} gives no ProblemBatch but {problems!r}")
    assert isinstance(problems, ProblemBatch)
    rows = torch.cat([bucket.rows for bucket in problems.inputs]).sort().values
    require(
        torch.equal(rows, torch.arange(len(problems))),
        f"{what} must have exactly one input for each answer",
    )
    for bucket in problems.inputs:
        require(
            bucket.values.ndim == 3 and bucket.values.shape[2] == domain.vocab,
            f"{what} has values of shape {tuple(bucket.values.shape)}; the last number must be"
            f" vocab = {domain.vocab}",
        )
        require(bucket.values.is_floating_point(), f"{what} has values that are not floats")
    _check_columns(problems, what)
    shape = tuple(problems.context.shape)
    require(
        shape == (len(problems), domain.context),
        f"{what} has a context of shape {shape}; expected {(len(problems), domain.context)},"
        " by the attribute context",
    )
    _check_answers(domain, problems.answers, what)
    return problems


def _check_columns(problems: ProblemBatch, what: str) -> None:
    for name in ("answers", "sizes", "max_steps"):
        column = getattr(problems, name)
        require(
            column.shape == (len(problems),) and column.dtype == torch.long,
            f"{what} has {name} of shape {tuple(column.shape)} and type {column.dtype}; expected"
            f" one whole number a problem, of type torch.int64",
        )


def _check_answers(domain: Domain, answers: Tensor, what: str) -> None:
    num = len(domain.classes) if isinstance(domain, Classified) else domain.vocab
    require(
        bool(((answers >= 0) & (answers < num)).all()),
        f"{what} has answers that are not the index of a symbol (or class), 0 to {num - 1}",
    )


def check_sets(domain: Domain) -> None:
    """Check that every fixed set is there, and is of the size it should be."""
    for size in domain.sizes:
        for split in SPLITS:
            what = f'problems("{split}", {size})'
            problems = called(what, domain.problems, split, size)
            require(
                isinstance(problems, ProblemBatch) and len(problems),
                f"{what} is empty; every size needs training, validation and test problems, so"
                " leave sizes with too few problems out of sizes",
            )
            check_batch(domain, problems, what)
            require((problems.sizes == size).all(), f"{what} gives problems of other sizes")
            require((problems.max_steps > 0).all(), f"{what} has max_steps below 1")
        _check_tokens(domain, size)


def _check_tokens(domain: Domain, size: int) -> None:
    longest = max(bucket.length for bucket in domain.problems("train", size).inputs)
    tokens = called(f"tokens({size})", domain.tokens, size)
    require(
        isinstance(tokens, int) and tokens >= longest,
        f"tokens({size}) is {tokens}, but a training problem of that size has {longest} tokens;"
        " leave tokens out, or give the longest",
    )


def check_splits(domain: Domain) -> None:
    """Check that no problem is in two sets, and that the graph knows the trained sizes."""
    for size in domain.sizes:
        train, validation, test = (_contents(domain.problems(split, size)) for split in SPLITS)
        shared = {"train and validation": train & validation, "train and test": train & test}
        shared["validation and test"] = validation & test
        for pair, both in shared.items():
            require(
                not both, f"the sets of size {size} overlap: {len(both)} problems are in {pair}"
            )
    graph = called("graph", lambda: domain.graph)
    strays = [problem for problem in graph.train if graph.split(problem) is not Split.TRAIN]
    require(not strays, "a training problem of the graph belongs to another split")
    for size in domain.sizes:
        require(
            any(node.size == size for node in graph.nodes), f"the graph has no node of size {size}"
        )


def check_unseen(domain: Domain) -> None:
    """Check that what is measured was never trained or selected on, and goes beyond it."""
    last = max(domain.sizes)
    longer = [size for size in domain.measured if size > last]
    longer = longer or ([] if domain.only_given else [last + 1])
    for group in domain.groups:
        for size in (*domain.sizes, *longer):
            what = f'unseen({size}, 50, "{group}")'
            problems = called(what, domain.unseen, size, 50, group)
            check_batch(domain, problems, what)
            require(len(problems), f"{what} is empty")
            require((problems.sizes == size).all(), f"{what} gives problems of other sizes")
            require(
                _same(problems, domain.unseen(size, 50, group)),
                f"{what} gives other problems when called again; unseen must be fixed by its"
                " arguments",
            )
            tokens = max(bucket.length for bucket in problems.inputs)
            require(
                tokens <= MAX_TOKENS,
                f"{what} has a problem of {tokens} tokens, which is too long for a size of"
                " measured; set measured to smaller sizes, and largest to the largest there is",
            )
            if size in domain.sizes:
                seen = [_contents(domain.problems(split, size)) for split in SPLITS[:2]]
                require(
                    not _contents(problems) & set().union(*seen),
                    f"{what} gives problems that were trained or selected on: leave out those of"
                    " the train and validation set",
                )
    require(
        len(domain.unseen(last, 1)), f"unseen({last}, 1) must work without a group: take the first"
    )


def check_sampling(domain: Domain) -> None:
    """Check that sampling depends on its generator alone and draws training problems only."""
    what = f"sample(sizes, {COUNT}, generator)"
    first, second = (
        called(what, lambda: domain.sample(domain.sizes, COUNT, torch.Generator().manual_seed(7)))
        for _ in range(2)
    )
    check_batch(domain, first, what)
    require(len(first) == COUNT, f"{what} gives {len(first)} problems")
    require(_same(first, second), f"{what} must depend only on its generator")
    newest = domain.sample(domain.sizes[-1:], 8, torch.Generator().manual_seed(7))
    require(
        (newest.sizes == domain.sizes[-1]).all(),
        "sample gives problems of sizes that were not asked for",
    )
    sets = {
        split: set().union(*(_contents(domain.problems(split, size)) for size in domain.sizes))
        for split in SPLITS
    }
    if domain.infinite_data:
        require(
            not _contents(first) & (sets["validation"] | sets["test"]),
            "sample gives problems of the validation or test set",
        )
    else:
        require(
            _contents(first) <= sets["train"],
            "sample gives problems that are not in the train set; draw from it, or set"
            " infinite_data = True",
        )


def _contents(problems: ProblemBatch) -> set[bytes]:
    """Give what tells problems apart: their inputs and what is told beside them."""
    return {
        values.numpy().tobytes() + problems.context[row].numpy().tobytes()
        for bucket in problems.inputs
        for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True)
    }


def _same(left: ProblemBatch, right: ProblemBatch) -> bool:
    return (
        len(left) == len(right)
        and len(left.inputs) == len(right.inputs)
        and all(
            torch.equal(a.values, b.values) and torch.equal(a.rows, b.rows)
            for a, b in zip(left.inputs, right.inputs, strict=True)
        )
    )
