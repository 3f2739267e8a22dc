"""The Compositional Recursive Learner: a controller and modules that learn together.

Who learns from what. The loss of the output reaches the modules through the executed program, and
nothing else: choices are recorded and replayed. The terminal reward (1 right, 0 wrong) minus step
costs reaches the controller through PPO, and nothing else: what it read was recorded without
gradient.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import ClassVar

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.config import Config
from crl.controllers import Controller, LocalController, Situation
from crl.domains.capabilities import Classified
from crl.domains.contract import Domain
from crl.errors import UsageError
from crl.execution.incremental import shorten
from crl.learners.alike import distinct_programs, merged
from crl.learners.costs import Costs
from crl.learners.counterfactual import (
    Counterfactuals,
    Prior,
    minibatches,
    posterior_loss,
    tokens_asked_about,
)
from crl.learners.credit import (
    Experience,
    assign_credit,
    balanced_split,
    decisions,
    experience,
    subsampled,
)
from crl.learners.learner import ProgramLearner
from crl.learners.regularizers import (
    confidence_penalty,
    exploration_bonus,
    generalized_cross_entropy,
    spread,
    written_entropy,
)
from crl.learners.settings import CRLSettings
from crl.meta_mdp import Greedy, Recorded, Sampling, rollout, with_exploration
from crl.modules import ModuleSet
from crl.ppo import approx_kl, clip_fraction, clipped_objective, explained_variance
from crl.trace import ExecutionTrace


class CRL(ProgramLearner):
    """A controller trained with PPO and modules trained through the programs it writes."""

    name = "crl"
    summary = "a controller trained with PPO, and modules trained through its programs"
    Settings = CRLSettings
    settings: CRLSettings
    learns: ClassVar[tuple[str, ...]] = ("modules", "controller")  # which of its halves

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        if isinstance(domain, Classified):
            self.classifier = (
                domain.classifier
            )  # a part of the learner, so that it is saved with it
        self.module_set = self.make_modules()
        self.controller = self.make_controller()
        self.snaps = self.settings.snaps
        self._costs = Costs(domain, self.module_set, self.settings)

    def make_modules(self) -> ModuleSet:
        """Make the modules it starts with."""
        return self.domain.make_modules()

    def make_controller(self) -> Controller:
        """Make the controller it starts with, for its modules."""
        controller = self.domain.make_controller(self.module_set, self.settings.hidden)
        controller.has_value = self.settings.group_size == 1
        return controller

    @property
    def group_size(self) -> int:
        return self.settings.group_size

    @cached_property  # when first needed: torch takes seconds to import optimizers
    def module_optimizer(self) -> torch.optim.Optimizer:
        parameters = self.module_set.parameters()
        return torch.optim.Adam(parameters, lr=self.settings.modules.lr, fused=True)

    @cached_property
    def controller_optimizer(self) -> torch.optim.Optimizer:
        ppo, parameters = self.settings.ppo, self.controller.parameters()
        return torch.optim.AdamW(parameters, lr=ppo.lr, weight_decay=ppo.weight_decay, fused=True)

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        optimizers = {}
        if "modules" in self.learns:
            optimizers["modules"] = (self.module_optimizer, self.settings.modules.lr)
        if "controller" in self.learns:
            optimizers["controller"] = (self.controller_optimizer, self.settings.ppo.lr)
        return optimizers

    def execute(
        self,
        problems: ProblemBatch,
        *,
        record: bool = False,
        snap: bool = False,
        whole: bool = False,
    ) -> ExecutionTrace:
        """Execute greedily (D5).

        Long problems are shortened first, unless every step is recorded or `whole` asks to read
        everything at each step.
        """
        if snap and not self.domain.can_snap:
            raise UsageError(
                f"the modules of {self.domain.name} write no distributions over tokens, "
                "so nothing can be snapped"
            )
        with torch.no_grad():
            choose = Greedy(self.controller)
            if record or whole or not isinstance(self.controller, LocalController):
                return rollout(choose, self.module_set, problems, record=record, snap=snap)
            short, taken = shorten(self.controller, self.module_set, problems, snap=snap)
            trace = rollout(choose, self.module_set, short, record=False, snap=snap)
            return replace(trace, num_steps=trace.num_steps + taken)

    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        """Collect programs, then let modules and controller learn from them."""
        greedy = self._greedy(problems, generator)
        trace = self.collect(problems, generator, greedy)
        solved = self.domain.solved(trace, problems)
        metrics: dict[str, float] = {}
        if "modules" in self.learns:
            learn = self.update_modules
            if self.settings.modules.counterfactuals:
                learn = self.update_by_counterfactuals
            metrics["module_loss"] = learn(problems, trace, generator)
        if "controller" in self.learns:
            cost = self._costs.of(trace, solved)
            metrics |= self.update_controller(problems, trace, solved, generator, cost)
        return solved, metrics | self.usage(trace)

    def collect(
        self, problems: ProblemBatch, generator: torch.Generator, greedy: Tensor | None = None
    ) -> ExecutionTrace:
        """Sample programs, recorded without gradient: the controller never shapes what it reads.

        While annealing, programs that need tokens between symbols are to fail (D29). Those marked
        as greedy (batch,) are executed as a trained learner does.
        """
        with torch.no_grad():
            shared = self.settings.ppo.shared
            choose = Sampling(self.controller, generator, self.exploration, shared, greedy)
            modules = self.settings.modules
            hard = modules.hard or modules.counterfactuals > 0
            snap = hard or (self.snaps and self.rate < 1)
            return rollout(choose, self.module_set, problems, snap=snap)

    def _greedy(self, problems: ProblemBatch, generator: torch.Generator) -> Tensor | None:
        """Draw the programs that are to be greedy (batch,) (D37)."""
        share = self.settings.ppo.greedy
        return torch.rand(len(problems), generator=generator) < share if share else None

    @property
    def exploration(self) -> float:
        """The probability of a uniform choice at the moment, annealed (D24)."""
        return self.rate * self.settings.ppo.exploration

    def usage(self, trace: ExecutionTrace) -> dict[str, float]:
        """The share of all choices that went to each module, and to HALT."""
        modules = self.module_set
        chosen = [modules.choices(step.length).module[step.choice] for step in trace.steps]
        count = torch.bincount(torch.cat(chosen), minlength=len(modules) + 1)
        shares = (count / count.sum().clamp(min=1)).tolist()
        names = range(len(modules) + modules.halts)
        return {f"usage/{modules.title(module)}": shares[module] for module in names}

    def update_modules(
        self, problems: ProblemBatch, trace: ExecutionTrace, generator: torch.Generator
    ) -> float:
        """Replay the programs that halted with gradients (D3); their mean loss in the last pass."""
        settings = self.settings.modules
        choice = trace.by_problem("choice")
        halted = trace.halted.nonzero()[:, 0]
        if not len(halted):
            return 0.0
        mean_loss, weight = 0.0, torch.ones(len(choice))
        if self.group_size > 1:
            halted, count = distinct_programs(halted, choice, self.group_size)
            weight[halted] = count
        for _ in range(settings.replays):
            shuffled = halted[torch.randperm(len(halted), generator=generator)]
            parts = balanced_split(shuffled, settings.batch)
            losses = [
                self._descend(problems.take(rows), choice[rows], weight[rows]) for rows in parts
            ]
            mean_loss = float(torch.stack(losses).mean())
            if mean_loss < settings.replay_stop_loss:
                break
        return mean_loss

    def update_by_counterfactuals(
        self, problems: ProblemBatch, trace: ExecutionTrace, generator: torch.Generator
    ) -> float:
        """Learn from what other tokens would have led to (D39); the mean loss in the last pass."""
        settings = self.settings.modules
        right = self.domain.correct(trace.output, problems)
        asked = Counterfactuals(problems, trace, self.module_set, right)
        prior = Prior(self.rate * settings.doubt, settings.popularity)
        count, blame = settings.counterfactuals, settings.blame
        samples = tokens_asked_about(asked, count, prior, generator, blame=blame)
        mean_loss = 0.0
        for _ in range(settings.replays if samples else 0):
            losses = []
            for parts in minibatches(samples, settings.batch, generator):
                loss, average = posterior_loss(self.module_set, parts, prior)
                penalty = self.rate * settings.parsimony * spread(average)
                self.module_optimizer.zero_grad(set_to_none=True)
                (loss + penalty).backward()
                self.module_optimizer.step()
                losses.append(loss.detach())
            mean_loss = float(torch.stack(losses).mean())
            if mean_loss < settings.replay_stop_loss:
                break
        return mean_loss

    def _descend(self, problems: ProblemBatch, choice: Tensor, weight: Tensor) -> Tensor:
        """One step of Adam on recorded programs, each with a weight; their mean loss."""
        settings = self.settings.modules
        choose = Recorded(choice)
        replayed = rollout(choose, self.module_set, problems, record=False, through=settings.hard)
        losses = self.domain.loss(replayed.output, problems)
        loss = (weight * generalized_cross_entropy(losses, settings.gce_q)).sum() / weight.sum()
        penalty = torch.zeros(())
        if settings.parsimony:
            penalty = self.rate * settings.parsimony * written_entropy(replayed)
        if settings.confidence_penalty:
            wrong = ~self.domain.correct(replayed.output, problems)
            doubt = confidence_penalty(replayed, wrong * weight, steady=settings.steady_penalty)
            strength = self.rate if settings.steady_penalty else 1.0  # a steady one is annealed
            penalty = penalty + strength * settings.confidence_penalty * doubt
        if replayed.output.requires_grad:  # not if all that was chosen is the identity
            self.module_optimizer.zero_grad(set_to_none=True)
            (loss + penalty).backward()
            self.module_optimizer.step()
        return loss.detach()  # only its number is kept

    def update_controller(
        self,
        problems: ProblemBatch,
        trace: ExecutionTrace,
        solved: Tensor,
        generator: torch.Generator,
        cost: Tensor | None = None,
    ) -> dict[str, float]:
        """Run PPO on every decision of the trace; means of what it minimised and watched.

        Decisions cost what is told (batch, max steps), beside the cost of every step.
        """
        settings = self.settings.ppo
        made = decisions(trace, self.module_set)
        parts: list[Experience] = []
        explained = 0.0
        if made:
            credit = assign_credit(trace, solved, made, self.settings, cost)
            value, returns = credit.value[credit.decided], credit.returns[credit.decided]
            explained = float(explained_variance(value, returns))
            if self.group_size > 1:
                credit = merged(credit, trace.by_problem("choice"), self.group_size)
            parts = experience(problems, made, credit)
            if settings.subsample_below:
                parts = [subsampled(part, settings.subsample_below, generator) for part in parts]
        parts = [part for part in parts if len(part)]
        totals = dict.fromkeys(WATCHED, 0.0)
        count = 0
        for _ in range(settings.epochs):
            for part, rows in self._minibatches(parts, generator):
                loss, watched = self._ppo_loss(part, rows)
                self.controller_optimizer.zero_grad(set_to_none=True)
                loss.backward()
                parameters = self.controller.parameters()
                torch.nn.utils.clip_grad_norm_(parameters, settings.max_grad_norm)
                self.controller_optimizer.step()
                for name, value in zip(WATCHED, watched, strict=True):
                    totals[name] += float(value.detach()) * len(rows)
                count += len(rows)
        means = {name: total / max(count, 1) for name, total in totals.items()}
        return means | {"explained_variance": explained}

    def _minibatches(
        self, parts: list[Experience], generator: torch.Generator
    ) -> list[tuple[Experience, Tensor]]:
        """All decisions once, in minibatches of one length each, in random order."""
        most = self.settings.ppo.minibatch
        batches = [
            (part, rows)
            for part in parts
            for rows in balanced_split(torch.randperm(len(part), generator=generator), most)
        ]
        return [batches[i] for i in torch.randperm(len(batches), generator=generator).tolist()]

    def _ppo_loss(self, part: Experience, rows: Tensor) -> tuple[Tensor, tuple[Tensor, ...]]:
        """The loss of a minibatch, and what is watched of it."""
        settings = self.settings.ppo
        choices = self.module_set.choices(part.length)
        policy = self.controller(
            Situation(
                rows=rows,
                values=part.representation.index_select(0, rows),
                context=part.context.index_select(0, rows),
                choices=choices,
            )
        )
        share = self.exploration / (part.length if settings.shared else 1)
        mixed = with_exploration(policy.log_probs, choices, share)
        log_prob = mixed.gather(1, part.choice[rows, None])[:, 0]
        old = part.log_prob[rows]
        weight = part.weight[rows] / part.weight[rows].sum()
        objective = weight @ clipped_objective(log_prob, old, part.advantage[rows], settings.clip)
        value_loss = torch.zeros(())
        if self.controller.has_value:
            value_loss = weight @ (policy.value - part.returns[rows]).square()
        bonus, spread = exploration_bonus(
            policy.log_probs, choices, part.value[rows], part.among[rows], settings, self.rate
        )
        loss = settings.value_weight * value_loss - objective - weight @ bonus
        kl = weight @ approx_kl(log_prob.detach(), old)
        clipped = weight @ clip_fraction(log_prob.detach(), old, settings.clip)
        return loss, (objective, value_loss, weight @ spread, kl, clipped)


WATCHED = ("policy_objective", "value_loss", "entropy", "approx_kl", "clip_fraction")  # by PPO
