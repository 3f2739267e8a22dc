"""How fast: the vectorised learner against a plain loop over problems, and where a training update spends its time."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import torch

from crl.domains import make_domain, named_config
from crl.learners import make_learner
from crl.learners.crl import CRL
from crl.meta_mdp import Recorded, rollout
from crl.problem import ProblemBatch

LONG_SIZES = (100, 300, 1000)


def bench(domain_name: str, num_problems: int, seed: int, say: Callable[[str], None], long_sizes: Sequence[int] = LONG_SIZES) -> float:
    """Print the timings of a freshly initialised learner on mixed problems; the ratio of the plain loop to the vectorised one."""
    config = replace(named_config(domain_name, "small"), seed=seed)
    domain = make_domain(domain_name, config.domain_settings)
    learner = make_learner(config, domain)
    assert isinstance(learner, CRL)
    generator = torch.Generator().manual_seed(seed)
    problems = domain.sample(domain.sizes, num_problems, generator)
    sizes = f"{min(domain.sizes)} to {max(domain.sizes)} terms"
    say(f"{domain_name}: {num_problems} problems of {sizes}, {torch.get_num_threads()} thread")

    vectorised = min(timed(lambda: collect_and_replay(learner, problems, generator)) for _ in range(5))
    say(f"  vectorised collecting and replaying   {vectorised * 1000:9.1f} ms")
    singles = [problems.take(torch.tensor([row])) for row in range(num_problems)]
    plain = sum(timed(partial(collect_and_replay, learner, single, generator)) for single in singles)
    say(f"  the same, one problem at a time       {plain * 1000:9.1f} ms")
    say(f"  ratio                                 {plain / vectorised:9.1f} x")
    _split_of_an_update(learner, problems, generator, say)
    _long_execution(learner, long_sizes, say)
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


def _split_of_an_update(learner: CRL, problems: ProblemBatch, generator: torch.Generator, say: Callable[[str], None]) -> None:
    trace = learner.collect(problems, generator)
    parts = {
        "collecting": lambda: learner.collect(problems, generator),
        "module updates": lambda: learner.update_modules(problems, trace, generator),
        "PPO": lambda: learner.update_controller(problems, trace, generator),
    }
    seconds = {name: min(timed(part) for _ in range(3)) for name, part in parts.items()}
    total = sum(seconds.values())
    say(f"a training update on them: {total * 1000:.0f} ms, {len(problems) / total:,.0f} episodes per second")
    for name, taken in seconds.items():
        say(f"  {name:16s} {taken * 1000:9.1f} ms  {taken / total:4.0%}")


def _long_execution(learner: CRL, sizes: Sequence[int], say: Callable[[str], None]) -> None:
    say("execution of long problems, 20 at once:")
    for size in sizes:
        problems = learner.domain.unseen(size, 20)
        seconds = timed(partial(learner.execute, problems))
        say(f"  {size:5d} terms  {seconds / 20 * 1000:9.1f} ms a problem")
