"""How fast: the vectorised learner against a plain loop over problems, and where a training update spends its time."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import torch
from torch import Tensor

from crl.controllers import Situation
from crl.domains import make_domain, named_config
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.meta_mdp import Recorded, rollout
from crl.problem import ProblemBatch
from crl.solver import load, shipped_models

LONG_SIZES = (100, 300, 1000)
Say = Callable[[str], None]


def bench(domain_name: str, num_problems: int, seed: int, say: Say, long_sizes: Sequence[int] = LONG_SIZES) -> float:
    """Print the timings of a freshly initialised learner on mixed problems; the ratio of the plain loop to the vectorised one."""
    config = replace(named_config(domain_name, "small"), seed=seed)
    domain = make_domain(domain_name, config.domain_settings)
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(seed)
    problems = domain.sample(domain.sizes, -(-num_problems // config.programs), generator).repeated(config.programs)
    each = f", {config.programs} programs for each" if config.programs > 1 else ""
    sizes = domain.sizes_up_to(max(domain.sizes))
    say(f"{domain_name}: {len(problems) // config.programs} problems of {sizes}{each}, {torch.get_num_threads()} thread")

    plain = timed(partial(plain_collect_and_replay, learner, problems, generator))
    vectorised = sum(timed(partial(collect_and_replay, learner, problems, generator)) for _ in range(10)) / 10
    say(f"  vectorised collecting and replaying   {vectorised * 1000:9.1f} ms")
    say(f"  the same, one program at a time       {plain * 1000:9.1f} ms")
    say(f"  ratio                                 {plain / vectorised:9.1f} x")
    _split_of_an_update(learner, problems, generator, say)
    if domain_name in shipped_models() and domain.longest is None:
        _long_execution(domain_name, long_sizes, say)
    say(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return plain / vectorised


def timed(work: Callable[[], object]) -> float:
    """Seconds it takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def collect_and_replay(learner: CRL, problems: ProblemBatch, generator: torch.Generator) -> None:
    """Sample the programs of a batch, then run them again with gradients to the modules."""
    trace = learner.collect(problems, generator)
    replayed = rollout(Recorded(trace.by_problem("choice")), learner.module_set, problems, record=False)
    learner.zero_grad(set_to_none=True)
    learner.domain.loss(replayed.output, problems).mean().backward()


def plain_collect_and_replay(learner: CRL, problems: ProblemBatch, generator: torch.Generator) -> None:
    """The same as anybody would write it first: one problem at a time, one module call at a time."""
    for bucket in problems.inputs:
        for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True):
            with torch.no_grad():
                program = _plain_collect(learner, values, problems.context[row], int(problems.max_steps[row]), generator)
            for module, place in program:
                values = _plain_apply(learner, values, module, place)
            learner.zero_grad(set_to_none=True)
            if values.requires_grad:  # not if all it chose was the identity
                learner.domain.loss(values[:1], problems.take(torch.tensor([row]))).sum().backward()


def _plain_collect(learner: CRL, values: Tensor, context: Tensor, max_steps: int, generator: torch.Generator) -> list[tuple[int, int]]:
    """Sample the (module, place) choices of one program until it halts."""
    program: list[tuple[int, int]] = []
    while len(program) < max_steps:
        choices = learner.module_set.choices(len(values))
        situation = Situation(rows=torch.zeros(1, dtype=torch.long), values=values[None], context=context[None], choices=choices)
        reading = learner.controller(situation)
        choice = int(torch.multinomial(reading.log_probs[0].exp(), 1, generator=generator))
        if choices.halts[choice]:
            break
        program.append((int(choices.module[choice]), int(choices.place[choice])))
        values = _plain_apply(learner, values, *program[-1])
    return program


def _plain_apply(learner: CRL, values: Tensor, module: int, place: int) -> Tensor:
    """One module on one representation (length, vocab)."""
    member = learner.module_set.member(module)
    reads = len(values) if member.reads is None else member.reads
    written: Tensor = member(values[None, place : place + reads])[0]
    return torch.cat([values[:place], written, values[place + reads :]])


def _split_of_an_update(learner: CRL, problems: ProblemBatch, generator: torch.Generator, say: Say) -> None:
    trace = learner.collect(problems, generator)
    parts = {
        "collecting": lambda: learner.collect(problems, generator),
        "module updates": lambda: learner.update_modules(problems, trace, generator),
        "PPO": lambda: learner.update_controller(problems, trace, learner.solved(problems, trace), generator),
    }
    seconds = {name: min(timed(part) for _ in range(3)) for name, part in parts.items()}
    total = sum(seconds.values())
    say(f"a training update on them: {total * 1000:.0f} ms, {len(problems) / total:,.0f} episodes per second")
    for name, taken in seconds.items():
        say(f"  {name:16s} {taken * 1000:9.1f} ms  {taken / total:4.0%}")


def _long_execution(model: str, sizes: Sequence[int], say: Say, count: int = 100) -> None:
    solver = load(model)
    say(f"execution of long problems by the shipped model, {count} at once:")
    first = 0.0
    for size in sizes:
        seconds = timed(partial(solver.learner.execute, solver.domain.unseen(size, count))) / count
        first = first or seconds
        say(f"  {size:5d} terms  {seconds * 1000:9.1f} ms a problem  {seconds / first:6.1f} x")
