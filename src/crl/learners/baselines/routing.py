"""A routing network (Rosenbaum et al., 2018): in each of its layers a router chooses a block.

The closest system in the paper's related work. As in CRL, a router learns from the reward alone;
but computation is over after a fixed number of steps, however long the problem. Told the target
language only through the router, as CRL's modules are, the blocks did not begin to learn
(docs/log.md), so they are told it too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import torch
from torch import Tensor, nn

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.contract import Domain
from crl.learners.baselines.supervised import seeded
from crl.learners.baselines.transformer import Few, Transformer, TransformerSettings
from crl.ppo import clipped_objective, normalized
from crl.validation import Number, Share, Weight, settings


@settings
class RouterLearning:
    """How routers learn, by PPO."""

    lr: Share = 1e-3  # learning rate
    clip: Weight = 0.2  # of the ratio of probabilities
    epochs: Number = 2  # passes over the choices of an update
    entropy: Weight = 0.001  # bonus
    value_weight: Weight = 0.5  # of the value function's loss
    max_grad_norm: Weight = 40.0  # above which gradients are scaled down


@settings
class RoutingSettings(TransformerSettings):
    """A transformer's, whose every layer is there several times."""

    blocks: Few = 4  # of each layer
    router: RouterLearning = field(default_factory=RouterLearning)


@dataclass(frozen=True, kw_only=True)
class Route:
    """The router's choices for a batch, one per layer."""

    read: Tensor  # (layers, batch, 2 features + context) what it knew
    choice: Tensor  # (layers, batch)
    log_prob: Tensor  # (layers, batch)
    value: Tensor  # (layers, batch)


class Router(nn.Module):
    """Which block a layer should use for each problem, and how likely that is to end well."""

    def __init__(self, *, inputs: int, hidden: int, blocks: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, blocks))
        self.estimate = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1))

    def forward(self, read: Tensor) -> tuple[Tensor, Tensor]:
        """(batch, inputs) -> log-probabilities (batch, blocks) and values (batch,)."""
        return torch.log_softmax(self.policy(read), dim=1), self.estimate(read)[:, 0]


class RoutingNetwork(Transformer):
    """A transformer with several blocks a layer: they learn by the loss, routers by the reward."""

    name = "routing"
    summary = "a routing network: each layer's block is chosen by a router"
    Settings = RoutingSettings
    settings: RoutingSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        inputs = 2 * self.settings.hidden + domain.context
        self.routers = nn.ModuleList(
            Router(inputs=inputs, hidden=self.settings.hidden, blocks=self.settings.blocks)
            for _ in self.layers
        )

    def make_layers(self) -> nn.ModuleList:
        blocks = range(self.settings.blocks)
        return nn.ModuleList(
            nn.ModuleList(self.make_layer() for _ in blocks) for _ in range(self.settings.layers)
        )

    @cached_property
    def optimizer(self) -> torch.optim.Optimizer:
        network = [
            parameter
            for name, parameter in self.named_parameters()
            if not name.startswith("routers.")
        ]
        return torch.optim.AdamW(
            network, lr=self.settings.lr, weight_decay=self.settings.weight_decay, fused=True
        )

    @cached_property
    def router_optimizer(self) -> torch.optim.Optimizer:
        return torch.optim.Adam(self.routers.parameters(), lr=self.settings.router.lr, fused=True)

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {**super().optimizers, "routers": (self.router_optimizer, self.settings.router.lr)}

    def routed(
        self, problems: ProblemBatch, generator: torch.Generator | None = None
    ) -> tuple[Tensor, Route]:
        """Give the distribution over answers (batch, vocab), and the route to it.

        Routes are drawn from the generator; without one the likeliest is taken.
        """
        tokens, lengths = self.read(problems)
        inside = (torch.arange(1, tokens.shape[1]) <= lengths[:, None]).unsqueeze(2) / lengths[
            :, None, None
        ]
        steps: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
        for blocks, router in zip(self.layers, self.routers, strict=True):
            mean = (tokens[:, 1:] * inside).sum(dim=1)
            read = torch.cat(
                [tokens[:, 0], mean, problems.context], dim=1
            ).detach()  # the router reads features, only the loss shapes them
            with torch.no_grad():
                log_probs, value = router(read)
                choice = (
                    torch.multinomial(log_probs.exp(), 1, generator=generator)[:, 0]
                    if generator
                    else log_probs.argmax(dim=1)
                )
            steps.append((read, choice, log_probs.gather(1, choice[:, None])[:, 0], value))
            tokens = _by_block(blocks, choice, tokens, lengths)
        read, choice, log_prob, value = (torch.stack(column) for column in zip(*steps, strict=True))
        return self.write(tokens), Route(read=read, choice=choice, log_prob=log_prob, value=value)

    def output(self, problems: ProblemBatch) -> Tensor:
        return self.routed(problems)[0]

    def update(
        self, problems: ProblemBatch, generator: torch.Generator
    ) -> tuple[Tensor, dict[str, float]]:
        self.train()
        with seeded(generator):
            output, route = self.routed(problems, generator)
        solved = self.domain.correct(output, problems)
        loss = self.descend(self.domain.loss(output, problems).mean())
        return solved, {"loss": loss, **self.update_routers(route, solved.float())}

    def update_routers(self, route: Route, reward: Tensor) -> dict[str, float]:
        """PPO: all choices of a route earn the reward at its end."""
        learning = self.settings.router
        advantage = normalized((reward - route.value).flatten()).view_as(route.value)
        entropy = torch.zeros(())
        for _ in range(learning.epochs):
            readings = [router(read) for router, read in zip(self.routers, route.read, strict=True)]
            log_probs, value = (torch.stack(column) for column in zip(*readings, strict=True))
            log_prob = log_probs.gather(2, route.choice[..., None])[..., 0]
            objective = clipped_objective(log_prob, route.log_prob, advantage, learning.clip).mean()
            value_loss = (value - reward).square().mean()
            entropy = -(log_probs.exp() * log_probs).sum(dim=2).mean()
            self.router_optimizer.zero_grad(set_to_none=True)
            (learning.value_weight * value_loss - objective - learning.entropy * entropy).backward()
            torch.nn.utils.clip_grad_norm_(self.routers.parameters(), learning.max_grad_norm)
            self.router_optimizer.step()
        return {"entropy": float(entropy.detach())}


def _by_block(blocks: Any, choice: Tensor, tokens: Tensor, lengths: Tensor) -> Tensor:
    """Run each row's block: rows are sorted by block, called at once, and sorted back."""
    order = torch.argsort(choice, stable=True)
    counts = torch.bincount(choice, minlength=len(blocks)).tolist()
    parts = zip(blocks, tokens[order].split(counts), lengths[order].split(counts), strict=True)
    return torch.cat(
        [block(part, part_lengths) for block, part, part_lengths in parts if len(part)]
    )[torch.argsort(order)]
