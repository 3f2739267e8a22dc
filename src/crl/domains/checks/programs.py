"""Can programs be run and learned from, and can everything on the way be shown?"""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Controller
from crl.domains.checks.requirement import called, require
from crl.domains.contract import Domain
from crl.domains.token_domain import TokenDomain
from crl.meta_mdp import Recorded, Sampling, rollout
from crl.modules import ModuleSet
from crl.trace import ExecutionTrace

COUNT = 64  # programs that are run
HIDDEN = 8  # of the controller that writes them


def make_parts(domain: Domain) -> tuple[ModuleSet, Controller]:
    """Make modules and a controller, always the same."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(7)
        modules = called("make_modules()", domain.make_modules)
        require(
            isinstance(modules, ModuleSet),
            f"make_modules() gives {type(modules).__name__}; return ModuleSet([...], halts=True)",
        )
        controller = called(
            f"make_controller(modules, {HIDDEN})", domain.make_controller, modules, HIDDEN
        )
        require(
            isinstance(controller, Controller),
            f"make_controller gives {type(controller).__name__}; return a crl Controller",
        )
    return modules, controller


def random_programs(domain: Domain) -> tuple[ModuleSet, ProblemBatch, ExecutionTrace]:
    """Run random programs of an untrained controller on training problems."""
    modules, controller = make_parts(domain)
    generator = torch.Generator().manual_seed(7)
    problems = domain.sample(domain.sizes, COUNT, generator)
    with torch.no_grad():
        trace = called(
            f"running {COUNT} random programs",
            lambda: rollout(Sampling(controller, generator), modules, problems),
        )
    return modules, problems, trace


def check_programs(domain: Domain) -> None:
    """Check that programs end, and that loss and reward are what they should be."""
    modules, problems, trace = random_programs(domain)
    require((trace.num_steps <= problems.max_steps).all(), "a program went on past its step limit")
    require(
        trace.halted.any(),
        f"not one of {COUNT} random programs halted; give problems more max_steps, or modules"
        " that shorten a representation to one token",
    )
    correct = called("correct(output, problems)", domain.correct, trace.output, problems)
    require(
        correct.shape == (COUNT,) and correct.dtype == torch.bool,
        f"correct gives shape {tuple(correct.shape)} and type {correct.dtype}; return True or"
        " False for each problem, of type torch.bool",
    )
    solved = called("solved(outcome, problems)", domain.solved, trace, problems)
    require(
        torch.equal(solved, trace.halted & correct),
        "solved must be what halted and is correct; leave solved out",
    )
    replayed = rollout(Recorded(trace.by_problem("choice")), modules, problems)
    loss = called("loss(output, problems)", domain.loss, replayed.output, problems)
    require(
        loss.shape == (COUNT,) and loss.is_floating_point() and bool(loss.isfinite().all()),
        f"loss gives shape {tuple(loss.shape)} and type {loss.dtype}; return one finite number for"
        " each problem",
    )
    _check_gradients(loss, modules)


def _check_gradients(loss: Tensor, modules: ModuleSet) -> None:
    reached = loss.requires_grad
    if reached:
        loss.mean().backward()
        reached = any(
            parameter.grad is not None and bool(parameter.grad.abs().sum() > 0)
            for parameter in modules.parameters()
        )
    require(
        reached,
        "the loss does not reach the modules; loss and modules must be differentiable, without"
        " detach or argmax on the way",
    )


def check_states(domain: Domain) -> None:
    """Check that whatever a program can come across is shown, and judged, without an exception.

    Most states of an untrained learner are not well-formed, and their tokens are soft.
    """
    modules, _, trace = random_programs(domain)
    for values in (*_states(modules, trace), _undecided(domain)):
        shown = called("show(values) of a state on the way", domain.show, values)
        require(
            isinstance(shown, str),
            f"show gives {shown!r}; return the text of a representation (length, vocab)",
        )
        sure = called(
            f"confidence(values) of the state {shown!r}",
            domain.confidence,
            values,
            hint="return a number from 0 to 1 for any state",
        )
        require(
            isinstance(sure, float) and 0 <= sure <= 1,
            f"confidence of the state {shown!r} is {sure!r}; return a number from 0 to 1",
        )
        _check_oracle(domain, values, shown)


def _check_oracle(domain: Domain, values: Tensor, shown: str) -> None:
    what = f"answer({shown!r})" if isinstance(domain, TokenDomain) else f"oracle of {shown!r}"
    answer = called(what, domain.oracle, values, hint="return None for what is not well-formed")
    require(
        answer is None or type(answer) is int,
        f"the oracle gives {answer!r} for the state {shown!r}; return a whole number, or None for"
        " what is not well-formed",
    )


def _states(modules: ModuleSet, trace: ExecutionTrace) -> Iterator[Tensor]:
    """Give every representation on the way, and the part of it that the chosen module read."""
    for step in trace.steps:
        assert step.representation is not None
        choices = modules.choices(step.length)
        for values, choice in zip(step.representation, step.choice.tolist(), strict=True):
            yield values
            module, place = int(choices.module[choice]), int(choices.place[choice])
            reads = None if module == modules.halt else modules.member(module).reads
            if reads is not None:
                yield values[place : place + reads]
    yield from trace.output[:, None]


def _undecided(domain: Domain) -> Tensor:
    """Give a representation in which every symbol is as probable as the others."""
    length = domain.problems("train", domain.sizes[0]).inputs[0].length
    return torch.full((length, domain.vocab), 1 / domain.vocab)
