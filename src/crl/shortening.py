"""Long expressions shortened window by window, reading again only what a reduction changed.

A local controller scores a window by the few tokens near it, so after a reduction all scores but those of the neighbourhood are
still right. Tokens stay in the slots where the input put them; links lead from each to its neighbours. A step then costs the same
for any length, but for finding the best of all scores. The choices are those of step-by-step execution.
"""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import Tensor

from crl.controllers import LocalController
from crl.evaluator import by_module
from crl.modules import ModuleSet
from crl.problem import ProblemBatch
from crl.representation import Bucket, one_hot

SHORT = 24  # tokens: from here on reading everything is as fast


def can_shorten(modules: ModuleSet) -> bool:
    """Whether all that can happen to a long expression is known here: any three tokens become one, or something else is chosen."""
    shapes = {(*modules.member_shape(module), modules.member(module).stride) for module in modules.local}
    return shapes == {(3, 1, 1)} and modules.impossible == "mask" and modules.halts


def shorten(controller: LocalController, modules: ModuleSet, problems: ProblemBatch, *, snap: bool = False) -> tuple[ProblemBatch, Tensor]:
    """The problems as they are once greedy reductions have made them short, and how many each took (batch,).

    A problem whose next choice is not a reduction is left as it is then.
    """
    long = [bucket for bucket in problems.inputs if bucket.length > SHORT]
    taken = torch.zeros(len(problems), dtype=torch.long)
    if not long or not can_shorten(modules):
        return problems, taken
    slots = Slots(controller, modules, long, problems.context)
    while len(slots.active):
        taken[slots.reduce(snap=snap)] += 1
    rest = [bucket for bucket in problems.inputs if bucket.length <= SHORT]
    return replace(problems, inputs=(*rest, *slots.buckets()), max_steps=problems.max_steps - taken), taken


class Slots:
    """Rows of tokens as linked slots. Each row has a slot more at both ends, the edges, which embed as nothing.

    Legend: n = rows that still shrink, near = 4 reach + 1 slots around a reduced one, of which the inner 2 reach + 1 are rescored.
    """

    def __init__(self, controller: LocalController, modules: ModuleSet, buckets: list[Bucket], context: Tensor) -> None:
        self.controller, self.modules, self.reader = controller, modules, controller.policy_reader
        self.problem = torch.cat([bucket.rows for bucket in buckets])
        self.context = context[self.problem]
        self.length = torch.cat([torch.full((len(bucket.rows),), bucket.length) for bucket in buckets])
        rows, self.width = len(self.problem), int(self.length.max()) + 2
        slots = torch.arange(rows * self.width)
        self.is_edge = torch.ones(rows, self.width, dtype=torch.bool)
        values = buckets[0].values.new_zeros(rows, self.width, buckets[0].values.shape[2])
        features = values.new_zeros(rows, self.width, self.reader.mix.out_features)
        begin = 0
        for bucket in buckets:
            part = slice(begin, begin + len(bucket.rows)), slice(1, bucket.length + 1)
            values[part], features[part], self.is_edge[part] = bucket.values, self.reader(bucket.values), False
            begin += len(bucket.rows)
        self.alive = (~self.is_edge).flatten()
        self.is_edge = self.is_edge.flatten()
        self.previous = torch.where(self.is_edge, slots, slots - 1)
        self.next = torch.where(self.is_edge, slots, slots + 1)
        self.values, self.features = values.flatten(0, 1), features.flatten(0, 1)
        self.embedded = self.reader.embed(self.values)
        self.sums = features.sum(dim=1)
        fits = ~(self.is_edge | self.is_edge[self.previous] | self.is_edge[self.next])
        self.scores = controller.window_score(self.features).masked_fill(~fits[:, None], -torch.inf)
        self.local = torch.tensor(modules.local)
        kinds = modules.choices(SHORT + 1).kinds  # the same at every length greater than one
        self.kinds, self.reducing = kinds, kinds.index(int(modules.kind_of[modules.local[0]]))
        self.active = torch.arange(rows)
        self._keep_shrinking()

    def reduce(self, *, snap: bool) -> Tensor:
        """Carry out the best reduction of every active row; the problems they belong to."""
        rows = self.active
        best = self.scores.view(len(self.problem), -1).index_select(0, rows).argmax(dim=1)
        centre = rows * self.width + best // len(self.local)
        left, right = self.previous.index_select(0, centre), self.next.index_select(0, centre)
        read = self._gather(self.values, torch.stack([left, centre, right], dim=1))
        written = by_module(self.modules, self.modules.local, self.local[best % len(self.local)], read)[:, 0]
        self.values[centre] = written = one_hot(written) if snap else written
        self.embedded[centre] = self.reader.embed(written)
        self._unlink(rows, centre, left, right)
        self._rescore(rows, centre)
        self.length[rows] -= 2
        self._keep_shrinking()
        return self.problem[rows]

    def buckets(self) -> list[Bucket]:
        """The rows as they are now, by length."""
        alive = self.alive.view(len(self.problem), self.width)
        values = self.values.view(len(self.problem), self.width, -1)
        buckets: list[Bucket] = []
        for length in self.length.unique().tolist():
            rows = self.length == length
            buckets.append(Bucket(rows=self.problem[rows], values=values[rows][alive[rows]].view(-1, length, values.shape[2])))
        return buckets

    def _unlink(self, rows: Tensor, centre: Tensor, left: Tensor, right: Tensor) -> None:
        """Take the tokens beside a reduced one out."""
        before, after = self.previous.index_select(0, left), self.next.index_select(0, right)
        self.previous[centre], self.next[centre] = before, after
        self.next[before] = torch.where(self.is_edge[before], before, centre)
        self.previous[after] = torch.where(self.is_edge[after], after, centre)
        gone = torch.cat([left, right])
        self.alive[gone] = False
        self.scores[gone] = -torch.inf
        self.sums[rows] -= self.features.index_select(0, gone).view(2, len(rows), -1).sum(dim=0)

    def _rescore(self, rows: Tensor, centre: Tensor) -> None:
        """Read the neighbourhood of reduced tokens again."""
        reach = self.reader.reach
        near = [centre]
        for _ in range(2 * reach):
            near = [self.previous.index_select(0, near[0]), *near, self.next.index_select(0, near[-1])]
        slots = torch.stack(near, dim=1)  # (n, near)
        inner, real = slots[:, reach:-reach], ~self._gather(self.is_edge, slots)
        features = self.reader.features(self._gather(self.embedded, slots)) * real[:, reach:-reach, None]
        self.sums[rows] += (features - self._gather(self.features, inner)).sum(dim=1)
        self.features[inner] = features
        fits = real[:, reach - 1 : -reach - 1] & real[:, reach:-reach] & real[:, reach + 1 : (-reach + 1) or None]
        self.scores[inner] = self.controller.window_score(features).masked_fill(~fits[..., None], -torch.inf)

    def _keep_shrinking(self) -> None:
        """Rows stay active while they are long and to be reduced."""
        rows = self.active
        going = self.length[rows] > SHORT
        if self.controller.kind_score is not None:
            summary = self.controller.summary(self.sums[rows] / self.length[rows, None], self.context[rows])
            going &= self.controller.kind_score(summary)[:, self.kinds].argmax(dim=1) == self.reducing
        if not bool(going.all()):
            self.active = rows[going]

    @staticmethod
    def _gather(table: Tensor, slots: Tensor) -> Tensor:
        """The entries of several slots of each row (n, slots, ...)."""
        return table.index_select(0, slots.flatten()).view(*slots.shape, *table.shape[1:])
