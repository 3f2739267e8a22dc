"""How fast: vectorised execution against a plain loop over problems, and the parts of an update."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Situation
from crl.domains import make_domain
from crl.errors import Report
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.measuring.compiled import TIMED_SIZES, report_speed
from crl.meta_mdp import Recorded, rollout
from crl.presets import preset
from crl.solving import load_model, shipped_models

LONG_SIZES = (100, 300, 1000)
REPEATS = 10  # of the vectorised work, as it is short


def bench(
    domain_name: str,
    num_problems: int,
    seed: int,
    report: Report,
    long_sizes: Sequence[int] = LONG_SIZES,
    compiled_sizes: Sequence[int] = TIMED_SIZES,
) -> float:
    """Report the timings of a freshly initialised CRL on mixed problems.

    Returns how many times faster the vectorised loop is than the plain one.
    """
    config = replace(preset(domain_name), seed=seed)
    domain = make_domain(domain_name, config.domain_settings)
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator, times = torch.Generator().manual_seed(seed), learner.group_size
    problems = domain.sample(domain.sizes, -(-num_problems // times), generator).repeated(times)
    each = f", {times} programs for each" if times > 1 else ""
    sizes = domain.sizes_up_to(max(domain.sizes))
    threads = f"{torch.get_num_threads()} thread{'s' if torch.get_num_threads() > 1 else ''}"
    report(f"{domain_name}: {len(problems) // times} problems of {sizes}{each}, {threads}")

    plain = timed(partial(plain_collect_and_replay, learner, problems, generator))
    work = partial(collect_and_replay, learner, problems, generator)
    vectorised = sum(timed(work) for _ in range(REPEATS)) / REPEATS
    report(f"  vectorised collecting and replaying   {vectorised * 1000:9.1f} ms")
    report(f"  the same, one program at a time       {plain * 1000:9.1f} ms")
    report(f"  ratio                                 {plain / vectorised:9.1f} x")
    _split_of_an_update(learner, problems, generator, report)
    is_bounded = domain.largest is not None and domain.largest < max(long_sizes)
    if domain_name in shipped_models() and not is_bounded:
        _long_execution(domain_name, long_sizes, report)
    report(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    if domain_name in shipped_models() and not is_bounded:
        report_speed(domain_name, domain, report, compiled_sizes)
    return plain / vectorised


def timed(work: Callable[[], object]) -> float:
    """Give the seconds that work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def collect_and_replay(learner: CRL, problems: ProblemBatch, generator: torch.Generator) -> None:
    """Sample the programs of a batch, then run them again with gradients to the modules."""
    trace = learner.collect(problems, generator)
    recorded = Recorded(trace.by_problem("choice"))
    replayed = rollout(recorded, learner.module_set, problems, record=False)
    learner.zero_grad(set_to_none=True)
    learner.domain.loss(replayed.output, problems).mean().backward()


def plain_collect_and_replay(
    learner: CRL, problems: ProblemBatch, generator: torch.Generator
) -> None:
    """Do the same as anybody would write it first: one problem, one module call at a time."""
    for bucket in problems.inputs:
        for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True):
            max_steps = int(problems.max_steps[row])
            with torch.no_grad():
                program = _plain_collect(
                    learner, values, problems.context[row], max_steps, generator
                )
            for module, place in program:
                values = _plain_apply(learner, values, module, place)
            learner.zero_grad(set_to_none=True)
            if values.requires_grad:  # not if all it chose was the identity
                learner.domain.loss(values[:1], problems.take(torch.tensor([row]))).sum().backward()


def _plain_collect(
    learner: CRL, values: Tensor, context: Tensor, max_steps: int, generator: torch.Generator
) -> list[tuple[int, int]]:
    """Sample the (module, place) choices of one program until it halts."""
    program: list[tuple[int, int]] = []
    while len(program) < max_steps:
        choices = learner.module_set.choices(len(values))
        situation = Situation(
            rows=torch.zeros(1, dtype=torch.long),
            values=values[None],
            context=context[None],
            choices=choices,
        )
        policy = learner.controller(situation)
        choice = int(torch.multinomial(policy.log_probs[0].exp(), 1, generator=generator))
        if choices.halts[choice]:
            break
        program.append((int(choices.module[choice]), int(choices.place[choice])))
        values = _plain_apply(learner, values, *program[-1])
    return program


def _plain_apply(learner: CRL, values: Tensor, module: int, place: int) -> Tensor:
    """Apply one module to one representation (length, vocab)."""
    member = learner.module_set.member(module)
    reads = len(values) if member.reads is None else member.reads
    written: Tensor = member(values[None, place : place + reads])[0]
    return torch.cat([values[:place], written, values[place + reads :]])


def _split_of_an_update(
    learner: CRL, problems: ProblemBatch, generator: torch.Generator, report: Report
) -> None:
    trace = learner.collect(problems, generator)
    solved = learner.domain.solved(trace, problems)
    parts = {
        "collecting": lambda: learner.collect(problems, generator),
        "module updates": lambda: learner.update_modules(problems, trace, generator),
        "PPO": lambda: learner.update_controller(problems, trace, solved, generator),
    }
    seconds = {name: min(timed(part) for _ in range(3)) for name, part in parts.items()}
    total = sum(seconds.values())
    speed = f"{len(problems) / total:,.0f} episodes per second"
    report(f"a training update on them: {total * 1000:.0f} ms, {speed}")
    for name, taken in seconds.items():
        report(f"  {name:16s} {taken * 1000:9.1f} ms  {taken / total:4.0%}")


def _long_execution(model: str, sizes: Sequence[int], report: Report, count: int = 100) -> None:
    loaded = load_model(shipped_models()[model])
    domain = loaded.domain
    report(f"execution of long problems by the shipped model, {count} at once:")
    first = 0.0
    for size in sizes:
        seconds = timed(partial(loaded.learner.execute, domain.unseen(size, count))) / count
        first = first or seconds
        took = f"{seconds * 1000:9.1f} ms a problem  {seconds / first:6.1f} x"
        report(f"  {size:5d} {domain.unit}  {took}")
