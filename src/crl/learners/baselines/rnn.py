"""The paper's baseline (App. B.1): a sequence-to-sequence GRU that writes an answer, then STOP."""

from __future__ import annotations

from typing import Annotated

import torch
from annotated_types import Interval
from torch import Tensor, nn
from torch.nn.functional import pad
from torch.nn.utils.rnn import pack_padded_sequence

from crl.batch import ProblemBatch
from crl.config import Config
from crl.domains.contract import Domain
from crl.learners.baselines.supervised import TokenLearner, TokenLearnerSettings
from crl.networks.packed_gru import PackedGRU
from crl.trace import Outcome
from crl.validation import settings


@settings
class RNNSettings(TokenLearnerSettings):
    """What can be set of the RNN."""

    layers: Annotated[int, Interval(ge=1, le=64)] = 1  # one upon the other


class RNN(TokenLearner):
    """A reader and a writer; the reader's last state is the writer's first.

    Both are told the context, such as the target language: the reader beside each token, the writer
    instead of a symbol before its first.
    """

    name = "rnn"
    summary = "a sequence-to-sequence GRU, the paper's baseline"
    Settings = RNNSettings
    settings: RNNSettings

    def __init__(self, domain: Domain, config: Config) -> None:
        super().__init__(domain, config)
        own, hidden = self.settings, self.settings.hidden
        self.stop = domain.vocab  # a symbol of its own after those of the domain
        shape = {
            "num_layers": own.layers,
            "dropout": own.dropout if own.layers > 1 else 0.0,
            "batch_first": True,
        }
        self.embed = nn.Linear(domain.vocab + domain.context, hidden, bias=False)
        self.reader = PackedGRU(hidden, hidden, **shape)
        self.begin = nn.Linear(
            domain.context + 1, hidden, bias=False
        )  # one more number that is always 1
        self.embed_written = nn.Embedding(domain.vocab + 1, hidden)
        self.writer = nn.GRU(hidden, hidden, **shape)
        self.dropout = nn.Dropout(own.dropout)
        self.score = nn.Linear(hidden, domain.vocab + 1)

    def read(self, problems: ProblemBatch) -> Tensor:
        """The state after the last token (layers, batch, hidden)."""
        values, lengths = problems.padded()
        beside = problems.context[:, None].expand(-1, values.shape[1], -1)
        tokens = torch.cat([values, beside], dim=2)
        state = self.reader(
            pack_padded_sequence(tokens, lengths, batch_first=True, enforce_sorted=False),
            self.embed.weight,
        )
        return torch.as_tensor(self.dropout(state))

    def write(self, state: Tensor, context: Tensor, symbols: Tensor) -> Tensor:
        """Log-probabilities (batch, n + 1, symbols) of the first symbol and of each next one."""
        inputs = torch.cat(
            [self.begin(pad(context, (0, 1), value=1.0))[:, None], self.embed_written(symbols)],
            dim=1,
        )
        states, _ = self.writer(inputs, state)
        return torch.log_softmax(self.score(self.dropout(states)), dim=2)

    def attempt(self, problems: ProblemBatch) -> tuple[Tensor, Tensor]:
        first, second = self.write(
            self.read(problems), problems.context, problems.answers[:, None]
        ).unbind(dim=1)
        output = first[:, : self.stop].exp()
        solved = self.domain.correct(output, problems) & (second.argmax(dim=1) == self.stop)
        return self.domain.loss(output, problems) - second[:, self.stop], solved

    def answer(self, problems: ProblemBatch) -> Outcome:
        state = self.read(problems)
        nothing = torch.zeros(len(problems), 0, dtype=torch.long)
        output = self.write(state, problems.context, nothing)[:, 0, : self.stop].exp()
        second = self.write(state, problems.context, output.argmax(dim=1, keepdim=True))[:, 1]
        halted = second.argmax(dim=1) == self.stop
        return Outcome(output=output, num_steps=torch.full((len(problems),), 2), halted=halted)
