"""A transformer encoder with relative positions: what would be picked today."""

from __future__ import annotations

from typing import Annotated

import torch
from annotated_types import Interval
from torch import Tensor, nn
from torch.nn.functional import pad, scaled_dot_product_attention

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.contract import Domain
from crl.errors import UsageError
from crl.learners.baselines.supervised import TokenLearner, TokenLearnerSettings
from crl.trace import Outcome
from crl.validation import Width, settings

Few = Annotated[int, Interval(ge=1, le=64)]
ATTENDED_AT_ONCE = 10_000_000  # pairs of tokens: bounds memory


@settings
class TransformerSettings(TokenLearnerSettings):
    """What can be set of a transformer."""

    layers: Few = 3  # one upon the other
    heads: Width = 4  # of attention in each layer
    widening: Few = 2  # hidden units of a feedforward block per feature
    reach: Annotated[int, Interval(ge=1, le=1000)] = (
        8  # farther apart than so many tokens, distances look the same
    )


class EncoderLayer(nn.Module):
    """Pre-norm self-attention and a feedforward block, with residual connections.

    Attention has a learned bias for the distance. Token 0 holds the question; it stands at no
    distance from the others, and has two biases of its own: from it, and to it.
    """

    def __init__(
        self, *, features: int, heads: int, widening: int, reach: int, dropout: float
    ) -> None:
        super().__init__()
        self.heads, self.reach = heads, reach
        self.norms = nn.ModuleList(nn.LayerNorm(features) for _ in range(2))
        self.project = nn.Linear(features, 3 * features)
        self.bias = nn.Parameter(torch.zeros(heads, 2 * reach + 3))
        self.merge = nn.Linear(features, features)
        self.feedforward = nn.Sequential(
            nn.Linear(features, widening * features),
            nn.GELU(),
            nn.Linear(widening * features, features),
        )
        self.dropout = nn.Dropout(dropout)

    def forward(self, tokens: Tensor, lengths: Tensor) -> Tensor:
        """(batch, 1 + longest, features) -> the same; nothing after a length is attended to."""
        read = (
            self.project(self.norms[0](tokens))
            .unflatten(2, (3, self.heads, -1))
            .permute(2, 0, 3, 1, 4)
        )
        beyond = torch.arange(tokens.shape[1]) > lengths[:, None]
        bias = (
            self.bias[:, self._distances(tokens.shape[1])]
            + torch.zeros(beyond.shape).masked_fill(beyond, -torch.inf)[:, None, None]
        )
        query, key, value = read.unbind()
        attended = scaled_dot_product_attention(query, key, value, attn_mask=bias)
        tokens = tokens + self.dropout(self.merge(attended.transpose(1, 2).flatten(2)))
        return torch.as_tensor(tokens + self.dropout(self.feedforward(self.norms[1](tokens))))

    def _distances(self, length: int) -> Tensor:
        """Which bias holds for each pair of tokens (length, length)."""
        place = torch.arange(length)
        distances = (place - place[:, None]).clamp(-self.reach, self.reach) + self.reach
        distances[0], distances[:, 0] = 2 * self.reach + 1, 2 * self.reach + 2
        return distances


class Transformer(TokenLearner):
    """Encoder layers over the question (the context) and the tokens; the question is answered."""

    name = "transformer"
    summary = "a transformer encoder with relative positions"
    Settings = TransformerSettings
    settings: TransformerSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        features = self.settings.hidden
        if features % self.settings.heads:
            raise UsageError(
                f"heads is {self.settings.heads}; allowed are numbers that divide hidden, "
                f"which is {features}"
            )
        self.embed = nn.Linear(domain.vocab, features)
        self.question = nn.Linear(
            domain.context + 1, features, bias=False
        )  # one more number that is always 1
        self.layers = self.make_layers()
        self.score = nn.Sequential(nn.LayerNorm(features), nn.Linear(features, domain.vocab))

    def make_layers(self) -> nn.ModuleList:
        """What the tokens go through, one after the other."""
        return nn.ModuleList(self.make_layer() for _ in range(self.settings.layers))

    def make_layer(self) -> EncoderLayer:
        """A layer of the size that was set."""
        own = self.settings
        return EncoderLayer(
            features=own.hidden,
            heads=own.heads,
            widening=own.widening,
            reach=own.reach,
            dropout=own.dropout,
        )

    def read(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        """Embed question and tokens (batch, 1 + longest, features); their lengths too (batch,)."""
        values, lengths = problems.padded()
        return torch.cat(
            [self.question(pad(problems.context, (0, 1), value=1.0))[:, None], self.embed(values)],
            dim=1,
        ), lengths

    def write(self, tokens: Tensor) -> Tensor:
        """The distribution over answers (batch, vocab) that stands in the question."""
        return torch.softmax(self.score(tokens[:, 0]), dim=1)

    def output(self, problems: ProblemBatch) -> Tensor:
        """The distribution over answers (batch, vocab)."""
        tokens, lengths = self.read(problems)
        for layer in self.layers:
            tokens = layer(tokens, lengths)
        return self.write(tokens)

    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        output = self.output(problems)
        return self.domain.loss(output, problems), self.domain.correct(output, problems)

    def answer(self, problems: ProblemBatch) -> Outcome:
        longest = max(bucket.length for bucket in problems.inputs)
        parts = torch.arange(len(problems)).split(max(1, ATTENDED_AT_ONCE // (longest + 1) ** 2))
        return Outcome(
            output=torch.cat([self.output(problems.take(rows)) for rows in parts]),
            num_steps=torch.full((len(problems),), len(self.layers)),
            halted=torch.ones(len(problems), dtype=torch.bool),
        )
