"""A trained learner as a finite object: what it would do at every context of a language.

With snapped execution every token is a symbol, and with a local controller a window's score depends
on the few tokens around it; so scores and results are tables.
Legend: n = contexts, width = 2 radius + 1 tokens, of which the middle one is the centre.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from crl.controllers import LocalController
from crl.learners import Learner
from crl.learners.crl import CRL
from crl.modules import CRLModule
from crl.proofs.language import LocalLanguage, Tokens
from crl.proofs.order import Scores

AT_ONCE = 200_000  # contexts: bounds memory


class UndecidableError(Exception):
    """This learner is no finite object of the kind that is decided here; the message says why."""


@dataclass(frozen=True)
class Windows:
    """The best window at every context, if one fits there."""

    contexts: Tokens  # (n, width)
    fits: NDArray[np.bool_]  # (n,) whether a window fits
    module: Tokens  # (n,) which of the local modules scores best
    score: Scores  # (n,) its score; -inf where none fits
    begin: Tokens  # (n,) first token of the window, as a column of the context
    end: Tokens  # (n,) column after its last token
    written: Tokens  # (n, most tokens written) what it writes; -1 beyond its end


class Machine:
    """The controller and the windowed modules of a learner, tabulated on demand."""

    def __init__(self, learner: Learner) -> None:
        if not isinstance(learner, CRL):
            raise UndecidableError(f"the learner {learner.name!r} writes no programs")
        if not isinstance(learner.controller, LocalController):
            kind = type(learner.controller).__name__
            raise UndecidableError(f"its controller ({kind}) reads whole expressions at once")
        modules = learner.module_set
        if modules.impossible != "mask" or not modules.halts:
            raise UndecidableError("its programs do not end by HALT on a single token")
        if len(modules.kinds) != 1 or not modules.local:
            raise UndecidableError("it chooses among several kinds of modules")
        self.controller = learner.controller
        self.members: list[CRLModule] = [modules.member(index) for index in modules.local]
        if any(member.stride != 1 for member in self.members):
            raise UndecidableError("some of its windows cannot start everywhere")
        self.vocab = self.controller.policy_reader.embed.in_features
        self.reach = self.controller.policy_reader.reach
        self.radius = max(self.reach, *(_radius(member) + 1 for member in self.members))

    @torch.no_grad()
    def windows(self, language: LocalLanguage) -> Windows:
        """Tabulate the best window at every context of a language."""
        contexts = language.contexts(self.radius)
        scores = self._scores(contexts)
        for column, member in enumerate(self.members):
            scores[~self._fitting(contexts, member, language.edge), column] = -np.inf
        module = scores.argmax(axis=1)
        score = scores[np.arange(len(contexts)), module]
        fits = np.isfinite(score)
        sizes = np.array([_span(member, self.radius) for member in self.members])
        begin, end = sizes[module].T
        written = self._written(contexts, module, fits)
        return Windows(contexts, fits, module, score, begin, end, written)

    def _scores(self, contexts: Tokens) -> Scores:
        """Scores of the windows of every module that centre on the middle of each context."""
        reader, near = self.controller.policy_reader, self.radius - self.reach
        seen = contexts[:, near : contexts.shape[1] - near]
        embedding = reader.embed(symbols(self.vocab))
        parts = [
            self.controller.window_score(reader.features(embedding[part])[:, 0])
            for part in torch.from_numpy(seen).split(AT_ONCE)
        ]
        scores: Scores = torch.cat(parts).double().numpy()
        return scores

    def _fitting(self, contexts: Tokens, member: CRLModule, edge: int) -> NDArray[np.bool_]:
        begin, end = _span(member, self.radius)
        fitting: NDArray[np.bool_] = (contexts[:, begin:end] != edge).all(axis=1)
        return fitting

    def _written(self, contexts: Tokens, module: Tokens, fits: NDArray[np.bool_]) -> Tokens:
        """What the best windows become, each written token snapped to a symbol."""
        most = max(member.writes or 0 for member in self.members)
        written = np.full((len(contexts), most), -1)
        for number, member in enumerate(self.members):
            rows = np.flatnonzero(fits & (module == number))
            if len(rows):
                begin, end = _span(member, self.radius)
                read = contexts[rows, begin:end]
                unique, inverse = np.unique(read, axis=0, return_inverse=True)
                tokens = member(symbols(self.vocab)[torch.from_numpy(unique)]).argmax(dim=-1)
                written[rows, : tokens.shape[1]] = tokens.numpy()[inverse.reshape(-1)]
        return written


def symbols(vocab: int) -> Tensor:
    """Every symbol one-hot, and EDGE as nothing (vocab + 1, vocab)."""
    return torch.cat([torch.eye(vocab), torch.zeros(1, vocab)])


def _span(member: CRLModule, radius: int) -> tuple[int, int]:
    """The columns of a context that a window reads which centres on its middle."""
    assert member.reads is not None
    begin = radius - member.reads // 2
    return begin, begin + member.reads


def _radius(member: CRLModule) -> int:
    """How far from the centre a window reads."""
    assert member.reads is not None
    return max(member.reads // 2, member.reads - 1 - member.reads // 2)
