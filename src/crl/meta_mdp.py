"""The meta-level Markov decision process: one loop of choosing, applying and halting.

Infinite horizon: HALT is a choice, each step costs, a step limit truncates. Bounded horizon: HALT
is not among the choices, and the problem's own number of steps ends the program. Both are this
loop; the module set says which.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Controller, Situation
from crl.evaluator import apply
from crl.modules import Choices, ModuleSet
from crl.representation import Bucket, Representation
from crl.trace import ExecutionTrace, Step


@dataclass(frozen=True, kw_only=True)
class Decision:
    """What was chosen for each row of a bucket."""

    choice: Tensor  # (bucket,) index into the choices at this length
    log_prob: Tensor  # (bucket,)
    value: Tensor  # (bucket,)

    @staticmethod
    def certain(choice: Tensor) -> Decision:
        """Make a decision that nothing is to be learned from."""
        nothing = torch.zeros(choice.shape)
        return Decision(choice=choice, log_prob=nothing, value=nothing)


class Chooser(Protocol):
    """Anything that chooses: a sampling or a greedy controller, or a recorded program."""

    def __call__(self, situation: Situation, number: Tensor) -> Decision:
        """Choose for rows of one length, `number` (bucket,) steps into their programs."""
        ...


@dataclass(frozen=True)
class Sampling:
    """Samples the controller's distribution, with exploration: how experience is collected."""

    controller: Controller
    generator: torch.Generator
    exploration: float = 0.0  # probability of a uniform choice
    shared: bool = False  # divided by the tokens that are left (D36)
    greedy: Tensor | None = None  # (batch,) which programs take the most probable choice (D37)

    def __call__(self, situation: Situation, number: Tensor) -> Decision:
        reading = self.controller(situation)
        share = self.exploration / (situation.values.shape[1] if self.shared else 1)
        log_probs = with_exploration(reading.log_probs, situation.choices, share)
        uniform = torch.rand(log_probs.shape, generator=self.generator).clamp_min(1e-20)
        noise = -uniform.log().neg().log()
        if self.greedy is not None:
            noise = noise.masked_fill(self.greedy[situation.rows, None], 0.0)
        choice = (log_probs + noise).argmax(dim=1)  # the Gumbel-max trick
        return Decision(
            choice=choice, log_prob=log_probs.gather(1, choice[:, None])[:, 0], value=reading.value
        )


def with_exploration(log_probs: Tensor, choices: Choices, share: float) -> Tensor:
    """Mix log-probabilities (bucket, choices) with a share of uniform choices."""
    if not share:
        return log_probs
    return torch.logaddexp(
        log_probs + math.log(1 - share), choices.uniform_log_probs + math.log(share)
    )


@dataclass(frozen=True)
class Greedy:
    """Takes the controller's most probable choice: how a trained learner executes."""

    controller: Controller

    def __call__(self, situation: Situation, number: Tensor) -> Decision:
        return Decision.certain(self.controller.greedy(situation))


@dataclass(frozen=True)
class Recorded:
    """Makes recorded choices again: modules learn from a trace without asking the controller."""

    choice: Tensor  # (batch, max steps)

    def __call__(self, situation: Situation, number: Tensor) -> Decision:
        return Decision.certain(self.choice[situation.rows, number])


def rollout(
    choose: Chooser,
    modules: ModuleSet,
    problems: ProblemBatch,
    *,
    record: bool = True,
    snap: bool = False,
    through: bool = False,
) -> ExecutionTrace:
    """Run every problem of a batch until it halts or its steps are used up.

    Where only one choice is possible nobody is asked. `record` keeps what was read at each step;
    `snap` makes each token that a module writes one-hot (an option of execution, D5), `through` for
    modules that learn from it (D32).
    """
    taken = torch.zeros(len(problems), dtype=torch.long)
    over = problems.max_steps == 0  # nothing is to be done
    halted = over.clone()
    state = Representation(bucket.take(~over[bucket.rows]) for bucket in problems.inputs)
    done = [bucket.take(over[bucket.rows]) for bucket in problems.inputs]
    steps: list[Step] = []
    while state:
        bucket = state.pop_longest()
        choices = modules.choices(bucket.length)
        number = taken[bucket.rows]
        decision = _decide(choose, bucket, choices, problems.context[bucket.rows], number)
        taken[bucket.rows] = number + 1
        limit = problems.max_steps[bucket.rows]
        ended = halting(modules, choices, decision.choice, number, limit)
        halted[bucket.rows] = ended
        over[bucket.rows] = ended | (number + 1 >= limit)
        applied = apply(modules, bucket, choices, decision.choice, snap=snap, through=through)
        steps.append(
            Step(
                rows=bucket.rows,
                number=number,
                length=bucket.length,
                choice=decision.choice,
                log_prob=decision.log_prob,
                value=decision.value,
                representation=bucket.values if record else None,
                written=applied.written,
            )
        )
        for piece in applied.buckets:
            ends = over[piece.rows]
            done.append(piece.take(ends))
            state.add(piece.take(~ends))
    return ExecutionTrace(steps=tuple(steps), output=_output(done), num_steps=taken, halted=halted)


def halting(
    modules: ModuleSet, choices: Choices, choice: Tensor, number: Tensor, limit: Tensor
) -> Tensor:
    """Tell which programs end by themselves with this step (bucket,): by HALT, or their horizon.

    `number` (bucket,) steps were taken before it, `limit` (bucket,) is the most.
    """
    return choices.halts[choice] if modules.halts else number + 1 == limit


def _decide(
    choose: Chooser, bucket: Bucket, choices: Choices, context: Tensor, number: Tensor
) -> Decision:
    """Ask what to do with a bucket, unless only one choice is possible."""
    if len(choices) == 1:
        return Decision.certain(torch.zeros_like(number))
    situation = Situation(rows=bucket.rows, values=bucket.values, context=context, choices=choices)
    return choose(situation, number)


def _output(done: list[Bucket]) -> Tensor:
    """Take the first token of each last representation, in the order of the batch."""
    filled = [bucket for bucket in done if bucket.rows.shape[0]] or done
    order = torch.argsort(torch.cat([bucket.rows for bucket in filled]))
    return torch.cat([bucket.values[:, 0] for bucket in filled]).index_select(0, order)
