"""A trained learner as a finite object: what it would do at every context of a language.

With snapped execution every token is a symbol, and with a local controller a window's score depends
on the few tokens around it; so scores and results are tables.
Legend: n = contexts, width = 2 radius + 1 tokens, of which the middle one is the centre;
m = modules that read windows.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cached_property

import numpy as np
import torch
from torch import Tensor, nn

from crl.controllers import LocalController
from crl.controllers.local import LocalReader
from crl.controllers.scoring import ByContext
from crl.learners import Learner
from crl.learners.crl import CRL
from crl.modules import HALT, CRLModule
from crl.proofs.language import Tokens, UndecidableError
from crl.proofs.paths import Scores

AT_ONCE = 200_000  # contexts: bounds memory


class Machine:
    """The controller and the modules of a learner, tabulated on demand."""

    def __init__(self, learner: Learner) -> None:
        if not isinstance(learner, CRL):
            raise UndecidableError(f"the learner {learner.name!r} writes no programs")
        if not isinstance(learner.controller, LocalController):
            kind = type(learner.controller).__name__
            raise UndecidableError(f"its controller ({kind}) reads whole expressions at once")
        self.controller, self.modules = learner.controller, learner.module_set
        if self.modules.impossible != "mask" or not self.modules.halts:
            raise UndecidableError("its programs do not end by HALT on a single token")
        self.members = [self.modules.member(index) for index in self.modules.local]
        if len({member.kind for member in self.members}) != 1:
            raise UndecidableError("it has no kind of modules that read windows, or several")
        if any((member.writes or 0) >= (member.reads or 0) for member in self.members):
            raise UndecidableError("some of its windows do not become shorter")
        if any(member.stride != 1 for member in self.members):
            raise UndecidableError("some of its windows cannot start everywhere")
        self.vocab = learner.domain.vocab
        reach = self.controller.policy_reader.reach
        self.radius = max(reach, *(_radius(member) + 1 for member in self.members))
        self.kinds = (*self.modules.kinds, HALT)
        self.reducing = self.kinds.index(self.members[0].kind)

    def whole_features(self, contexts: Tokens) -> Tensor:
        """What heads of whole choices read of the middle of each context (n, features)."""
        return self._features(
            self.controller.whole_reader or self.controller.policy_reader, contexts
        )

    @torch.no_grad()
    def _features(self, reader: LocalReader, contexts: Tokens) -> Tensor:
        """What a reader makes of the middle of each context (n, features)."""
        embedding = reader.embed(symbols(self.vocab).to(reader.embed.weight.dtype))
        near = self.radius - reader.reach
        seen = torch.from_numpy(contexts[:, near : contexts.shape[1] - near])
        return torch.cat([reader.features(embedding[part])[:, 0] for part in seen.split(AT_ONCE)])

    @torch.no_grad()
    def scores(self, contexts: Tokens) -> Scores:
        """Scores of windows that centre on the middle (n, m); -inf where one does not fit."""
        scores: Scores = self._scored(self.controller, contexts).numpy()
        for column, member in enumerate(self.members):
            begin, end = span(member, self.radius)
            fits = (contexts[:, begin:end] != self.vocab).all(axis=1)
            scores[~fits, column] = -np.inf
        return scores

    @torch.no_grad()
    def rounding(self, contexts: Tokens) -> float:
        """How far scores of windows are from the same computed in float64, at most."""
        exact = deepcopy(self.controller).double()
        return max(
            (
                float((self._scored(self.controller, part) - self._scored(exact, part)).abs().max())
                for part in np.array_split(contexts, -(-len(contexts) // AT_ONCE))
            ),
            default=0.0,
        )

    def _scored(self, controller: LocalController, contexts: Tokens) -> Tensor:
        features = self._features(controller.policy_reader, contexts)
        scores: Tensor = controller.window_score(features)
        return scores.double()

    @torch.no_grad()
    def written(self, contexts: Tokens, column: int) -> tuple[Tokens, Scores]:
        """What a module writes for its windows at contexts, snapped to symbols (n, writes).

        Also how much likelier these symbols are than any others (n,), as a logarithm.
        """
        member = self.members[column]
        begin, end = span(member, self.radius)
        powers = (self.vocab + 1) ** np.arange(end - begin)
        read = contexts[:, begin:end]
        _, first, inverse = np.unique(read @ powers, return_index=True, return_inverse=True)
        unique = torch.from_numpy(read[first])
        tokens, certainty = _snapped(member(symbols(self.vocab)[unique]))
        return tokens[inverse], certainty[inverse]

    # --- kinds of choices ------------------------------------------------------------------------
    @property
    def chooses_kinds(self) -> bool:
        """Whether a kind is chosen before one of its modules."""
        return self.controller.kind_score is not None

    @property
    def linear_kinds(self) -> bool:
        """Whether the scores of kinds are linear in the mean over tokens, for each context."""
        head = self.controller.kind_score
        layers = list(head) if isinstance(head, nn.Sequential) else [head]
        return all(isinstance(layer, nn.Linear | ByContext) for layer in layers) and (
            sum(isinstance(layer, nn.Linear) for layer in layers) == 1
        )

    @torch.no_grad()
    def kind_scores(self, features: Tensor, told: Tensor) -> Scores:
        """Scores of all kinds (n, kinds) for features, if the controller is told a context.

        Of many features a head that is linear for each context is asked by a few probes.
        """
        head = self.controller.kind_score
        assert head is not None
        if len(features) <= features.shape[1]:
            direct: Scores = head(self._summary(features, told)).double().numpy()
            return direct
        probes = torch.cat([torch.zeros(1, features.shape[1]), torch.eye(features.shape[1])])
        answers = head(self._summary(probes, told))
        scores: Scores = (features @ (answers[1:] - answers[0]) + answers[0]).double().numpy()
        return scores

    @torch.no_grad()
    def whole_scores(self, features: Tensor, told: Tensor) -> Scores:
        """Scores of the modules that read everything, in their order (n, whole)."""
        scores: Scores = self.controller.whole_score(self._summary(features, told)).double().numpy()
        return scores

    def _summary(self, features: Tensor, told: Tensor) -> Tensor:
        return self.controller.summary(features, told.expand(len(features), -1))

    @cached_property
    @torch.no_grad()
    def rewriting(self) -> dict[int, tuple[Tokens, Scores]]:
        """What the modules that read everything make of a single token, by index (vocab,).

        Also how much likelier that is than any other token, as a logarithm.
        """
        alone = torch.eye(self.vocab)[:, None]
        found = {}
        for index in self.modules.whole:
            if index != self.modules.halt:
                tokens, certainty = _snapped(self.modules.member(index)(alone))
                found[index] = (tokens[:, 0], certainty)
        return found


def _snapped(written: Tensor) -> tuple[Tokens, Scores]:
    """The likeliest symbols of distributions (n, writes, vocab), and their least lead over others.

    A lead is a difference of logarithms.
    """
    best, tokens = written.double().clamp(min=1e-300).log().topk(2, dim=-1)
    lead: Scores = (best[..., 0] - best[..., 1]).amin(dim=1).numpy()
    return tokens[..., 0].numpy(), lead


def symbols(vocab: int) -> Tensor:
    """Every symbol one-hot, and EDGE as nothing (vocab + 1, vocab)."""
    return torch.cat([torch.eye(vocab), torch.zeros(1, vocab)])


def span(member: CRLModule, radius: int) -> tuple[int, int]:
    """The columns of a context that a window reads which centres on its middle."""
    assert member.reads is not None
    begin = radius - member.reads // 2
    return begin, begin + member.reads


def _radius(member: CRLModule) -> int:
    """How far from the centre a window reads."""
    assert member.reads is not None
    return max(member.reads // 2, member.reads - 1 - member.reads // 2)
