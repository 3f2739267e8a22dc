"""A routing network (Rosenbaum et al., 2018): a fixed number of layers, each with several blocks of which a router chooses one.

The closest system in the paper's related work. As in CRL, a router learns from the reward alone; but computation is over after a
fixed number of steps, however long the problem. Told the target language only through the router, as CRL's modules are, the
blocks did not begin to learn (docs/log.md), so they are told it too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import torch
from torch import Tensor, nn

from crl.config import Config
from crl.domains.domain import Domain
from crl.learners.supervised import seeded
from crl.learners.transformer import Transformer, TransformerSettings
from crl.ppo import clipped_objective, normalized
from crl.problem import ProblemBatch


@dataclass(frozen=True, kw_only=True)
class RoutingSettings(TransformerSettings):
    """A transformer's, whose every layer is there several times."""

    blocks: int = 4  # of each layer


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
    """A transformer whose layers are blocks to choose from: the blocks learn from the loss of the answer, the routers from the reward."""

    name = "routing"
    Settings = RoutingSettings
    limits: ClassVar = {**Transformer.limits, "blocks": (1, 64)}
    settings: RoutingSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        inputs = 2 * config.hidden + domain.context
        self.routers = nn.ModuleList(Router(inputs=inputs, hidden=config.hidden, blocks=self.settings.blocks) for _ in self.layers)

    def make_layers(self) -> nn.ModuleList:
        blocks = range(self.settings.blocks)
        return nn.ModuleList(nn.ModuleList(self.make_layer() for _ in blocks) for _ in range(self.settings.layers))

    @cached_property
    def optimizer(self) -> torch.optim.Optimizer:
        network = [parameter for name, parameter in self.named_parameters() if not name.startswith("routers.")]
        return torch.optim.AdamW(network, lr=self.settings.lr, weight_decay=self.settings.weight_decay, fused=True)

    @cached_property
    def router_optimizer(self) -> torch.optim.Optimizer:
        return torch.optim.Adam(self.routers.parameters(), lr=self.config.ppo.lr, fused=True)

    @property
    def optimizers(self) -> dict[str, tuple[torch.optim.Optimizer, float]]:
        return {**super().optimizers, "routers": (self.router_optimizer, self.config.ppo.lr)}

    def routed(self, problems: ProblemBatch, generator: torch.Generator | None = None) -> tuple[Tensor, Route]:
        """The distribution over answers (batch, vocab), and the route to it: drawn from the generator, or without one the likeliest."""
        tokens, lengths = self.read(problems)
        inside = (torch.arange(1, tokens.shape[1]) <= lengths[:, None]).unsqueeze(2) / lengths[:, None, None]
        steps: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
        for blocks, router in zip(self.layers, self.routers, strict=True):
            mean = (tokens[:, 1:] * inside).sum(dim=1)
            read = torch.cat([tokens[:, 0], mean, problems.context], dim=1).detach()  # the router reads features, only the loss shapes them
            with torch.no_grad():
                log_probs, value = router(read)
                choice = torch.multinomial(log_probs.exp(), 1, generator=generator)[:, 0] if generator else log_probs.argmax(dim=1)
            steps.append((read, choice, log_probs.gather(1, choice[:, None])[:, 0], value))
            tokens = _by_block(blocks, choice, tokens, lengths)
        read, choice, log_prob, value = (torch.stack(column) for column in zip(*steps, strict=True))
        return self.write(tokens), Route(read=read, choice=choice, log_prob=log_prob, value=value)

    def output(self, problems: ProblemBatch) -> Tensor:
        return self.routed(problems)[0]

    def update(self, problems: ProblemBatch, generator: torch.Generator) -> tuple[Tensor, dict[str, float]]:
        self.train()
        with seeded(generator):
            output, route = self.routed(problems, generator)
        solved = self.domain.correct(output, problems)
        loss = self.descend(self.domain.loss(output, problems).mean())
        return solved, {"loss": loss, **self.update_routers(route, solved.float())}

    def update_routers(self, route: Route, reward: Tensor) -> dict[str, float]:
        """PPO: all choices of a route earn the reward at its end."""
        settings = self.config.ppo
        advantage = normalized((reward - route.value).flatten()).view_as(route.value)
        entropy = torch.zeros(())
        for _ in range(settings.epochs):
            readings = [router(read) for router, read in zip(self.routers, route.read, strict=True)]
            log_probs, value = (torch.stack(column) for column in zip(*readings, strict=True))
            log_prob = log_probs.gather(2, route.choice[..., None])[..., 0]
            objective = clipped_objective(log_prob, route.log_prob, advantage, settings.clip).mean()
            value_loss = (value - reward).square().mean()
            entropy = -(log_probs.exp() * log_probs).sum(dim=2).mean()
            self.router_optimizer.zero_grad(set_to_none=True)
            (settings.value_weight * value_loss - objective - settings.entropy * entropy).backward()
            torch.nn.utils.clip_grad_norm_(self.routers.parameters(), settings.max_norm)
            self.router_optimizer.step()
        return {"entropy": float(entropy.detach())}


def _by_block(blocks: Any, choice: Tensor, tokens: Tensor, lengths: Tensor) -> Tensor:
    """Each row by its block, in the order of the rows: rows are sorted by block, called together, and sorted back."""
    order = torch.argsort(choice, stable=True)
    counts = torch.bincount(choice, minlength=len(blocks)).tolist()
    parts = zip(blocks, tokens[order].split(counts), lengths[order].split(counts), strict=True)
    return torch.cat([block(part, part_lengths) for block, part, part_lengths in parts if len(part)])[torch.argsort(order)]
