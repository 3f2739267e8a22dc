"""check_domain: does a domain keep the contract?"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from torch import Tensor

from crl.domains.domain import Domain
from crl.domains.pictures import write_picture
from crl.meta_mdp import Recorded, Sampling, rollout
from crl.problem import ProblemBatch, Split

SPLITS = ("train", "validation", "test")
NEARLY = 0.25  # that a pixel may change by being written to a file and read again, which brings out faint ink; a wrong token is off by 1


class ContractError(AssertionError):
    """A domain breaks the contract; the message says where."""


def check_domain(domain: Domain) -> None:
    """Run through the whole contract with small batches; a ContractError names the first thing that does not hold."""
    for check in (_check_problems, _check_splits, _check_sampling, _check_learning, _check_people):
        check(domain)


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise ContractError(what)


def _same(left: ProblemBatch, right: ProblemBatch) -> bool:
    return len(left) == len(right) and all(
        torch.equal(a.values, b.values) and torch.equal(a.rows, b.rows) for a, b in zip(left.inputs, right.inputs, strict=True)
    )


def _contents(problems: ProblemBatch) -> set[bytes]:
    """What tells problems apart: their inputs and what is told beside them."""
    return {
        values.numpy().tobytes() + problems.context[row].numpy().tobytes()
        for bucket in problems.inputs
        for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True)
    }


def _check_problems(domain: Domain) -> None:
    """Sets are well-formed and their inputs belong to the nodes of the graph."""
    _require(bool(domain.name) and bool(domain.summary), "a domain needs a name and a one-line summary")
    _require(list(domain.sizes) == sorted(set(domain.sizes)), "sizes must be ascending and unique")
    for size in domain.sizes:
        problems = domain.problems("train", size)
        _require(len(problems) > 0, f"the train set has no problems of size {size}")
        _require(bool((problems.sizes == size).all()), f'problems("train", {size}) gives other sizes')
        rows = torch.cat([bucket.rows for bucket in problems.inputs]).sort().values
        _require(torch.equal(rows, torch.arange(len(problems))), "every problem must have exactly one input")
        _require(problems.inputs[0].values.shape[2] == domain.vocab, f"tokens must be vocab = {domain.vocab} numbers each")
        _require(problems.context.shape[1] == domain.context, f"the context must be {domain.context} numbers")
        _require(any(node.size == size for node in domain.graph.nodes), f"the graph has no node of size {size}")


def _check_splits(domain: Domain) -> None:
    """No problem is in two sets, and what is measured was never trained or selected on."""
    largest = max(domain.sizes)
    strays = {problem for problem in domain.graph.train if domain.graph.split(problem) is not Split.TRAIN}
    _require(not strays, "a training problem of the graph belongs to another split")
    for size in domain.sizes:
        train, validation, test = (_contents(domain.problems(split, size)) for split in SPLITS)
        _require(not (train & validation or train & test or validation & test), f"the sets of size {size} overlap")
        for group in domain.groups:
            unseen = _contents(domain.unseen(size, 50, group))
            _require(not unseen & (train | validation), f"{group} problems of size {size} were trained or selected on")
    size = largest + 5 if domain.longest is None else domain.longest
    _require(size > largest, "longest must be longer than the trained problems")
    for group in domain.groups:
        longer = domain.unseen(size, 8, group)
        _require(bool((longer.sizes == size).all()), "unseen must give problems longer than the trained ones")
        _require(_same(longer, domain.unseen(size, 8, group)), "unseen must be fixed by its arguments")


def _check_sampling(domain: Domain) -> None:
    """Sampling depends on the generator alone and draws training problems, none that is selected or measured on."""
    first, second = (domain.sample(domain.sizes, 64, torch.Generator().manual_seed(7)) for _ in range(2))
    _require(_same(first, second), "sample must depend only on its generator")
    sets = {split: set().union(*(_contents(domain.problems(split, size)) for size in domain.sizes)) for split in SPLITS}
    if domain.endless:
        _require(not _contents(first) & (sets["validation"] | sets["test"]), "sample gives problems to be selected or measured on")
    else:
        _require(_contents(first) <= sets["train"], "sample gives problems that are not in the train set")


def _check_learning(domain: Domain) -> None:
    """Programs end, loss and reward are what they should be, and the loss reaches the modules."""
    generator = torch.Generator().manual_seed(7)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(7)
        modules = domain.make_modules()
        controller = domain.make_controller(modules, 8)
    problems = domain.sample(domain.sizes, 64, generator)
    with torch.no_grad():
        trace = rollout(Sampling(controller, generator), modules, problems)
    _require(bool((trace.num_steps <= problems.max_steps).all()), "a program went on past its step limit")
    _require(bool(trace.halted.any()), "not one of 64 random programs halted")
    _require(domain.correct(trace.output, problems).shape == (64,), "correct must give one answer per problem")
    replayed = rollout(Recorded(trace.by_problem("choice")), modules, problems)
    loss = domain.loss(replayed.output, problems)
    _require(loss.shape == (64,) and bool(loss.isfinite().all()), "loss must give one finite number per problem")
    loss.mean().backward()
    _require(any(p.grad is not None and bool(p.grad.abs().sum() > 0) for p in modules.parameters()), "the loss does not reach the modules")


def _check_people(domain: Domain) -> None:
    """What is shown can be given again, and the oracle agrees with the data."""
    problems = domain.problems("train", min(domain.sizes)).take(torch.arange(4))
    for bucket in problems.inputs:
        for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True):
            options = domain.options_of(problems, row)
            _require(set(options) <= set(domain.options), f"options_of gives {', '.join(options)}, which are not all among the options")
            with TemporaryDirectory() as folder:
                given = as_given(domain, values, Path(folder))
                again = domain.encode([domain.parse(given, **options)])
            close = torch.allclose(again.inputs[0].values[0], values, rtol=0, atol=NEARLY)
            _require(close, f"{given!r} is not parsed as what it shows")
            _require(int(again.answers[0]) == int(problems.answers[row]), f"the oracle disagrees with the data on {given!r}")
            _require(int(again.sizes[0]) == int(problems.sizes[row]), f"{given!r} is parsed as a problem of another size")
            _require(0 <= domain.confidence(values) <= 1, "a confidence must lie between 0 and 1")
    for scale in ("smoke", "small", "paper"):
        _require(domain.config(scale).domain == domain.name, f"config({scale!r}) belongs to another domain")


def as_given(domain: Domain, values: Tensor, folder: Path) -> str:
    """A representation as a person would give it: what it shows, or the name of a file with its picture, which is put into the folder."""
    image = domain.picture(values)
    if image is None:
        return domain.show(values)
    write_picture(image, folder / "input.png")
    return str(folder / "input.png")
