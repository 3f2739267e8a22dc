"""The Compositional Recursive Learner: a controller and modules that learn together.

Who learns from what. The loss of the output reaches the modules through the executed program, and nothing else: choices are
recorded and replayed. The terminal reward (1 right, 0 wrong) minus step costs reaches the controller through PPO, and nothing
else: what it read was recorded without gradient.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

import torch
from torch import Tensor

from crl.config import Config
from crl.controllers import Controller, LocalController, Situation
from crl.domains.domain import Domain
from crl.errors import UsageError
from crl.learners.learner import ProgramLearner
from crl.meta_mdp import Greedy, Recorded, Sampling, rollout, strayed
from crl.modules import ModuleSet
from crl.ppo import clipped_objective, gae, normalized
from crl.problem import ProblemBatch
from crl.shortening import shorten
from crl.trace import ExecutionTrace, Step

LEAST_CHANCE = 0.1  # of being learned from, however small the advantage: no weight exceeds its inverse


@dataclass(frozen=True, kw_only=True)
class Experience:
    """All decisions made at one length, ready for PPO."""

    length: int
    representation: Tensor  # (decisions, length, vocab)
    context: Tensor  # (decisions, context)
    choice: Tensor  # (decisions,)
    log_prob: Tensor  # (decisions,)
    value: Tensor  # (decisions,)
    advantage: Tensor  # (decisions,)
    returns: Tensor  # (decisions,)
    weight: Tensor  # (decisions,) in every mean

    def __len__(self) -> int:
        return self.choice.shape[0]

    def take(self, which: Tensor) -> Experience:
        """The decisions that are marked."""
        fields = {name: value[which] for name, value in vars(self).items() if name != "length"}
        return Experience(length=self.length, **fields)


class CRL(ProgramLearner):
    """A controller trained with PPO and modules trained through the programs it writes."""

    name = "crl"
    learns: ClassVar[tuple[str, ...]] = ("modules", "controller")  # which of its halves

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        self.pace = 1.0
        self.judge = domain.judge
        self.module_set = self.make_modules()
        self.controller = self.make_controller()

    def make_modules(self) -> ModuleSet:
        """The modules it starts with."""
        return self.domain.make_modules()

    def make_controller(self) -> Controller:
        """The controller it starts with, for its modules."""
        controller = self.domain.make_controller(self.module_set, self.config.hidden)
        controller.judges = self.config.programs == 1
        return controller

    @cached_property  # made when first needed: solving does not, and torch takes seconds to import its optimizers
    def module_optimizer(self) -> torch.optim.Optimizer:
        return torch.optim.Adam(self.module_set.parameters(), lr=self.config.modules.lr, fused=True)

    @cached_property
    def controller_optimizer(self) -> torch.optim.Optimizer:
        settings = self.config.ppo
        return torch.optim.AdamW(self.controller.parameters(), lr=settings.lr, weight_decay=settings.weight_decay, fused=True)

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        optimizers = {}
        if "modules" in self.learns:
            optimizers["modules"] = (self.module_optimizer, self.config.modules.lr)
        if "controller" in self.learns:
            optimizers["controller"] = (self.controller_optimizer, self.config.ppo.lr)
        return optimizers

    def execute(self, problems: ProblemBatch, *, record: bool = False, snap: bool = False, whole: bool = False) -> ExecutionTrace:
        """Greedy execution. Unless it is recorded, or `whole` asks to read everything at each step, long problems are shortened first."""
        if snap and not self.domain.can_snap:
            raise UsageError(f"the modules of {self.domain.name} write no distributions over tokens, so nothing can be snapped")
        with torch.no_grad():
            choose = Greedy(self.controller)
            if record or whole or not isinstance(self.controller, LocalController):
                return rollout(choose, self.module_set, problems, record=record, snap=snap)
            short, taken = shorten(self.controller, self.module_set, problems, snap=snap)
            trace = rollout(choose, self.module_set, short, record=False, snap=snap)
            return replace(trace, num_steps=trace.num_steps + taken)

    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        """Collect programs, then let modules and controller learn from them."""
        trace = self.collect(problems, generator)
        solved = self.solved(problems, trace)
        metrics: dict[str, float] = {}
        if "modules" in self.learns:
            metrics["module_loss"] = self.update_modules(problems, trace, generator)
        if "controller" in self.learns:
            metrics |= self.update_controller(problems, trace, solved, generator)
        return solved, metrics

    def solved(self, problems: ProblemBatch, trace: ExecutionTrace) -> Tensor:
        """Which programs halted with the right answer (batch,): what the controller is rewarded for."""
        return trace.halted & self.domain.correct(trace.output, problems)

    def collect(self, problems: ProblemBatch, generator: torch.Generator) -> ExecutionTrace:
        """Sampled programs, recorded without gradient: the controller reads representations, only the task loss shapes them."""
        with torch.no_grad():
            return rollout(Sampling(self.controller, generator, self.straying), self.module_set, problems)

    @property
    def straying(self) -> float:
        """The share of choices made without preference at the moment."""
        return self.pace * self.config.ppo.straying

    def update_modules(self, problems: ProblemBatch, trace: ExecutionTrace, generator: torch.Generator) -> float:
        """Replay the recorded choices with gradients and descend the loss of the programs that halted; its mean in the last pass."""
        settings = self.config.modules
        choice = trace.by_problem("choice")
        halted = trace.halted.nonzero()[:, 0]
        mean_loss = 0.0  # of no program, if none halted
        for _ in range(settings.replays if len(halted) else 0):
            shuffled = halted[torch.randperm(len(halted), generator=generator)]
            losses: list[Tensor] = []
            for rows in evenly(shuffled, settings.batch):
                part = problems.take(rows)
                replayed = rollout(Recorded(choice[rows]), self.module_set, part, record=False)
                loss = bounded(self.domain.loss(replayed.output, part), settings.patience).mean()
                penalty = self.pace * settings.parsimony * variety(replayed) if settings.parsimony else 0.0
                if settings.doubt:
                    penalty = penalty + settings.doubt * certainty(replayed, (~self.domain.correct(replayed.output, part)).float())
                if replayed.output.requires_grad:  # not if all that was chosen is the identity
                    self.module_optimizer.zero_grad(set_to_none=True)
                    (loss + penalty).backward()
                    self.module_optimizer.step()
                losses.append(loss.detach())  # only its number is kept
            mean_loss = float(torch.stack(losses).mean())
            if mean_loss < settings.enough:
                break
        return mean_loss

    def update_controller(
        self, problems: ProblemBatch, trace: ExecutionTrace, solved: Tensor, generator: torch.Generator
    ) -> dict[str, float]:
        """PPO on every decision of the trace."""
        settings = self.config.ppo
        experience = self.experience(problems, trace, solved, generator)
        totals = {"policy_objective": 0.0, "value_loss": 0.0, "entropy": 0.0}
        count = 0
        for _ in range(settings.epochs):
            batches = [
                (part, rows) for part in experience for rows in evenly(torch.randperm(len(part), generator=generator), settings.minibatch)
            ]
            for index in torch.randperm(len(batches), generator=generator).tolist():
                part, rows = batches[index]
                objective, value_loss, entropy, bonus = self._ppo_terms(part, rows)
                self.controller_optimizer.zero_grad(set_to_none=True)
                (settings.value_weight * value_loss - objective - bonus).backward()
                torch.nn.utils.clip_grad_norm_(self.controller.parameters(), settings.max_norm)
                self.controller_optimizer.step()
                for name, term in zip(totals, (objective, value_loss, entropy), strict=True):
                    totals[name] += float(term.detach()) * len(rows)
                count += len(rows)
        return {name: total / max(count, 1) for name, total in totals.items()}

    def _ppo_terms(self, part: Experience, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Clipped objective, value loss, entropy and entropy bonus of a minibatch."""
        settings = self.config.ppo
        choices = self.module_set.choices(part.length)
        reading = self.controller(Situation(rows=rows, values=part.representation[rows], context=part.context[rows], choices=choices))
        log_prob = strayed(reading.log_probs, choices, self.straying).gather(1, part.choice[rows, None])[:, 0]
        weight = part.weight[rows] / part.weight[rows].sum()
        objective = weight @ clipped_objective(log_prob, part.log_prob[rows], part.advantage[rows], settings.clip)
        value_loss = weight @ (reading.value - part.returns[rows]).square() if self.controller.judges else torch.zeros(())
        entropy = entropy_of(reading.log_probs)
        unsolved = (1 - part.value[rows]).clamp(0, 1)
        bonus = settings.entropy * entropy + settings.restlessness * unsolved * (reading.log_probs @ choices.even_log_probs.exp())
        if settings.kind_entropy:
            bonus = bonus + self.pace * settings.kind_entropy * entropy_of(choices.kind_log_probs(reading.log_probs))
        return objective, value_loss, weight @ entropy, weight @ bonus

    def experience(self, problems: ProblemBatch, trace: ExecutionTrace, solved: Tensor, generator: torch.Generator) -> list[Experience]:
        """The decisions of a trace by length, with advantages; steps with a single possible choice are no decisions."""
        decisions = [step for step in trace.steps if len(self.module_set.choices(step.length)) > 1]
        if not decisions:
            return []
        value, reward, decided = self._credit(trace, solved, decisions)
        advantage = gae(reward, value, decided, discount=self.config.ppo.discount, decay=self.config.ppo.gae_decay)
        returns = advantage + value
        scaled = torch.zeros_like(advantage)
        scaled[decided] = normalized(advantage[decided])
        by_length: dict[int, list[Step]] = {}
        for step in decisions:
            by_length.setdefault(step.length, []).append(step)
        whole = [
            Experience(
                length=length,
                representation=torch.cat([step.representation for step in steps if step.representation is not None]),
                context=torch.cat([problems.context[step.rows] for step in steps]),
                choice=torch.cat([step.choice for step in steps]),
                log_prob=torch.cat([step.log_prob for step in steps]),
                value=torch.cat([value[step.rows, step.number] for step in steps]),
                advantage=torch.cat([scaled[step.rows, step.number] for step in steps]),
                returns=torch.cat([returns[step.rows, step.number] for step in steps]),
                weight=torch.ones(sum(len(step) for step in steps)),
            )
            for length, steps in by_length.items()
        ]
        parts = [self._sampled(part, generator) for part in whole] if self.config.ppo.surprise else whole
        return [part for part in parts if len(part)]

    def _sampled(self, part: Experience, generator: torch.Generator) -> Experience:
        """Decisions kept with a probability that grows with their advantage, and weighed so that no mean changes."""
        chance = ((part.returns - part.value).abs() / self.config.ppo.surprise).clamp(LEAST_CHANCE, 1)
        kept = ~(torch.rand(len(part), generator=generator) >= chance)  # so written, what is not a number is kept and noticed
        return replace(part, weight=1 / chance).take(kept)

    def _credit(self, trace: ExecutionTrace, solved: Tensor, decisions: list[Step]) -> tuple[Tensor, Tensor, Tensor]:
        """Values, rewards and where a decision was made, each (batch, max steps); what follows the last decision counts at it."""
        value = trace.by_problem("value")
        final = solved.float()
        if self.config.programs > 1:
            groups = final.view(-1, self.config.programs)
            value = groups.mean(dim=1, keepdim=True).expand_as(groups).reshape(-1, 1).expand_as(value)
        decided = torch.zeros(value.shape, dtype=torch.bool)
        for step in decisions:
            decided[step.rows, step.number] = True
        reward = torch.where(decided, -self.config.step_cost, 0.0)
        last = (decided * torch.arange(1, value.shape[1] + 1)).argmax(dim=1)
        reward[torch.arange(len(final)), last] += final
        return value, reward, decided

    def set_pace(self, pace: float) -> None:
        super().set_pace(pace)
        self.pace = pace


def evenly(rows: Tensor, most: int) -> tuple[Tensor, ...]:
    """Rows in as few parts of at most that many as can be, all of about the same size: each part is one step of Adam."""
    return rows.tensor_split(-(-len(rows) // most))


def bounded(loss: Tensor, patience: float) -> Tensor:
    """Losses (batch,) that grow to the inverse of `patience` at most: of a likelihood p, (1 - p ** patience) / patience."""
    return (1 - torch.exp(-patience * loss)) / patience if patience else loss


def entropy_of(log_probs: Tensor) -> Tensor:
    """The entropy of each row (batch,)."""
    return -(log_probs.exp() * log_probs).sum(dim=1)


def variety(trace: ExecutionTrace) -> Tensor:
    """The entropy of the average token that windows were turned into: low if modules speak one language."""
    average = torch.cat([written.tokens.flatten(0, 1) for step in trace.steps for written in step.written]).mean(dim=0)
    return -(average * torch.log(average + 1e-12)).sum()


def certainty(trace: ExecutionTrace, weight: Tensor) -> Tensor:
    """The mean over all windows of minus the mean log-probability of a symbol, in the programs that have weight (batch,).

    A token that is certain passes no gradient back; this one does not vanish, so it can be brought to doubt.
    """
    written = [written for step in trace.steps for written in step.written]
    surprise = torch.cat([-torch.log(part.tokens + 1e-30).mean(dim=(1, 2)) for part in written])
    return (weight[torch.cat([part.rows for part in written])] * surprise).mean()
