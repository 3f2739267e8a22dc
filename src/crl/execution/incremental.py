"""Incremental execution: long representations, reading again only what a reduction changed.

A local controller scores a window by the few tokens near it, so after a reduction all scores but
those of the neighbourhood are still right. Tokens stay in the slots where the input put them; links
lead from each to its neighbours. A step then costs the same for any length, but for finding the
best of all scores. The choices are those of step-by-step execution.
"""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import LocalController
from crl.evaluator import by_module
from crl.modules import ModuleSet
from crl.representation import Bucket, one_hot

STEPWISE = 24  # tokens up to which reading everything at each step is as fast
TRIPLE = (3, 1, 1)  # the shape (reads, writes, stride) of modules that are known here


def can_shorten(controller: LocalController, modules: ModuleSet) -> bool:
    """Tell whether any three tokens become one, or the kind of choice shows that they do not."""
    local = [modules.member(module) for module in modules.local]
    shapes = {(member.reads, member.writes, member.stride) for member in local}
    one_group = len([group for group in modules.groups if group.reads is not None]) == 1
    by_kind = len(modules.kinds) == 1 or controller.kind_score is not None
    masked = modules.impossible == "mask" and modules.halts
    return shapes == {TRIPLE} and one_group and by_kind and masked


def shorten(
    controller: LocalController, modules: ModuleSet, problems: ProblemBatch, *, snap: bool = False
) -> tuple[ProblemBatch, Tensor]:
    """Reduce long problems greedily until they are short; count the reductions of each (batch,).

    A problem whose next choice is not a reduction is left where it has come to.
    """
    long = [bucket for bucket in problems.inputs if bucket.length > STEPWISE]
    taken = torch.zeros(len(problems), dtype=torch.long)
    if not long or not can_shorten(controller, modules):
        return problems, taken
    slots = Slots(controller, modules, long, problems.context)
    while len(slots.active):
        taken[slots.reduce(snap=snap)] += 1
    rest = [bucket for bucket in problems.inputs if bucket.length <= STEPWISE]
    inputs = (*rest, *slots.buckets())
    return replace(problems, inputs=inputs, max_steps=problems.max_steps - taken), taken


class Slots:
    """Rows of tokens as linked slots. A row has one more slot at each end, its edges: no tokens.

    Legend: n = rows that still shrink, near = 4 reach + 1 slots around a reduced one, of which the
    inner 2 reach + 1 are rescored. Tables have one entry for each slot (rows x width).
    """

    def __init__(
        self,
        controller: LocalController,
        modules: ModuleSet,
        buckets: list[Bucket],
        context: Tensor,
    ) -> None:
        self.controller, self.modules, self.reader = controller, modules, controller.policy_reader
        self.apart = controller.whole_reader
        self.problem = torch.cat([bucket.rows for bucket in buckets])
        self.context = context[self.problem]
        lengths = [torch.full((len(bucket.rows),), bucket.length) for bucket in buckets]
        self.length = torch.cat(lengths)
        self.width = int(self.length.max()) + 2
        self.local = torch.tensor(modules.local)
        (self.group,) = [group for group in modules.groups if group.reads is not None]
        self.kinds = modules.choices(STEPWISE + 1).kinds  # the same at every length from 3 on
        self.reducing = self.kinds.index(int(modules.kind_of[modules.local[0]]))
        self._place(buckets)
        self._link()
        self.active = torch.arange(len(self.problem))
        self._keep_shrinking()

    def _place(self, buckets: list[Bucket]) -> None:
        """Put tokens, and what the controller's reader makes of them, into slots."""
        rows, vocab = len(self.problem), buckets[0].values.shape[2]
        is_edge = torch.ones(rows, self.width, dtype=torch.bool)
        values = buckets[0].values.new_zeros(rows, self.width, vocab)
        features = values.new_zeros(rows, self.width, self.reader.mix.out_features)
        begin = 0
        for bucket in buckets:
            part = slice(begin, begin + len(bucket.rows)), slice(1, bucket.length + 1)
            values[part], features[part] = bucket.values, self.reader(bucket.values)
            is_edge[part] = False
            begin += len(bucket.rows)
        self.is_edge, self.alive = is_edge.flatten(), (~is_edge).flatten()
        self.values, self.features = values.flatten(0, 1), features.flatten(0, 1)
        self.embedded = self.reader.embed(self.values)
        self.sums = features.sum(dim=1)  # of what whole choices read the mean of
        if self.apart is not None:
            self.sums = (self.apart(values) * ~is_edge[..., None]).sum(dim=1)

    def _link(self) -> None:
        """Link each slot with its neighbours, edges with themselves, and score all windows."""
        slots = torch.arange(len(self.values))
        self.previous = torch.where(self.is_edge, slots, slots - 1)
        self.next = torch.where(self.is_edge, slots, slots + 1)
        fits = ~(self.is_edge | self.is_edge[self.previous] | self.is_edge[self.next])
        scores = self.controller.window_score(self.features)
        self.scores = scores.masked_fill(~fits[:, None], -torch.inf)

    def reduce(self, *, snap: bool) -> Tensor:
        """Carry out the best reduction of every active row; return their problems."""
        rows = self.active
        best = self.scores.view(len(self.problem), -1).index_select(0, rows).argmax(dim=1)
        centre = rows * self.width + best // len(self.local)
        left, right = self.previous.index_select(0, centre), self.next.index_select(0, centre)
        read = self._gather(self.values, torch.stack([left, centre, right], dim=1))
        module = self.local[best % len(self.local)]
        written = by_module(self.modules, self.group, module, read)[:, 0]
        written = one_hot(written) if snap else written
        if self.apart is not None:
            self.sums[rows] += self.apart(written[:, None])[:, 0] - self.apart(read).sum(dim=1)
        self.values[centre] = written
        self.embedded[centre] = self.reader.embed(written)
        self._unlink(rows, centre, left, right)
        self._rescore(rows, centre)
        self.length[rows] -= 2
        self._keep_shrinking()
        return self.problem[rows]

    def buckets(self) -> list[Bucket]:
        """Collect the rows by their present length."""
        alive = self.alive.view(len(self.problem), self.width)
        values = self.values.view(len(self.problem), self.width, -1)
        buckets: list[Bucket] = []
        for length in self.length.unique().tolist():
            rows = self.length == length
            left = values[rows][alive[rows]].view(-1, length, values.shape[2])
            buckets.append(Bucket(rows=self.problem[rows], values=left))
        return buckets

    def _unlink(self, rows: Tensor, centre: Tensor, left: Tensor, right: Tensor) -> None:
        """Take out the tokens beside a reduced one."""
        before, after = self.previous.index_select(0, left), self.next.index_select(0, right)
        self.previous[centre], self.next[centre] = before, after
        self.next[before] = torch.where(self.is_edge[before], before, centre)
        self.previous[after] = torch.where(self.is_edge[after], after, centre)
        gone = torch.cat([left, right])
        self.alive[gone] = False
        self.scores[gone] = -torch.inf
        if self.apart is None:
            gone_features = self.features.index_select(0, gone).view(2, len(rows), -1)
            self.sums[rows] -= gone_features.sum(dim=0)

    def _rescore(self, rows: Tensor, centre: Tensor) -> None:
        """Read the neighbourhood of reduced tokens again."""
        reach = self.reader.reach
        slots = self._near(centre, 2 * reach)
        inner, real = slots[:, reach:-reach], ~self._gather(self.is_edge, slots)
        middle = real[:, reach:-reach]
        features = self.reader.features(self._gather(self.embedded, slots)) * middle[..., None]
        if self.apart is None:
            self.sums[rows] += (features - self._gather(self.features, inner)).sum(dim=1)
        self.features[inner] = features
        beside = real[:, reach - 1 : -reach - 1], real[:, reach + 1 : (-reach + 1) or None]
        fits = beside[0] & middle & beside[1]
        scores = self.controller.window_score(features)
        self.scores[inner] = scores.masked_fill(~fits[..., None], -torch.inf)

    def _near(self, centre: Tensor, distance: int) -> Tensor:
        """Follow links to the slots up to a distance away (n, 2 distance + 1), left to right."""
        near = [centre]
        for _ in range(distance):
            left = self.previous.index_select(0, near[0])
            near = [left, *near, self.next.index_select(0, near[-1])]
        return torch.stack(near, dim=1)

    def _keep_shrinking(self) -> None:
        """Keep those rows active that are long and to be reduced."""
        rows, controller = self.active, self.controller
        going = self.length[rows] > STEPWISE
        if controller.kind_score is not None:
            mean = self.sums[rows] / self.length[rows, None]
            kinds = controller.kind_score(controller.summary(mean, self.context[rows]))
            going &= kinds[:, self.kinds].argmax(dim=1) == self.reducing
        if not bool(going.all()):
            self.active = rows[going]

    @staticmethod
    def _gather(table: Tensor, slots: Tensor) -> Tensor:
        """Look up several slots of each row (n, slots, ...)."""
        return table.index_select(0, slots.flatten()).view(*slots.shape, *table.shape[1:])
