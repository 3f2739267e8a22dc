"""Incremental execution: long representations, reading again only what a reduction changed.

A local controller scores a window by the few tokens near it, so after a reduction all scores but
those of the neighbourhood are still right. Tokens stay in the slots where the input put them; links
lead from each to its neighbours. A step then costs the same for any length, but for finding the
best of all scores. The choices are those of step-by-step execution. Modules may read and write
windows of any lengths, several in one set, if none writes more than it reads.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce

import torch
from torch import Tensor
from torch.nn.functional import pad

from crl.batch import ProblemBatch
from crl.controllers import LocalController
from crl.evaluator import by_module
from crl.modules import Group, ModuleSet
from crl.representation import Bucket, one_hot

STEPWISE = 24  # tokens up to which reading everything at each step is as fast


def can_shorten(controller: LocalController, modules: ModuleSet) -> bool:
    """Tell whether every window is to be reduced, or the kind of choice shows that it is not."""
    local = [modules.member(module) for module in modules.local]
    one_kind = len({member.kind for member in local}) == 1
    never_longer = all((member.writes or 0) <= (member.reads or 0) for member in local)
    everywhere = all(member.stride == 1 for member in local)
    some_fit = any((member.reads or 0) <= STEPWISE for member in local)
    by_kind = len(modules.kinds) == 1 or controller.kind_score is not None
    masked = modules.impossible == "mask" and modules.halts
    return one_kind and never_longer and everywhere and some_fit and by_kind and masked


def shorten(
    controller: LocalController, modules: ModuleSet, problems: ProblemBatch, *, snap: bool = False
) -> tuple[ProblemBatch, Tensor]:
    """Reduce long problems greedily until they are short; count the reductions of each (batch,).

    A problem whose next choice is not a reduction, or whose next step is its last, is left where
    it has come to.
    """
    long = [bucket for bucket in problems.inputs if bucket.length > STEPWISE]
    taken = torch.zeros(len(problems), dtype=torch.long)
    if not long or not can_shorten(controller, modules):
        return problems, taken
    slots = Slots(controller, modules, long, problems)
    while len(slots.active):
        taken[slots.reduce(snap=snap)] += 1
    rest = [bucket for bucket in problems.inputs if bucket.length <= STEPWISE]
    inputs = (*rest, *slots.buckets())
    return replace(problems, inputs=inputs, max_steps=problems.max_steps - taken), taken


class Slots:
    """Rows of tokens as linked slots. A row has one more slot at each end, its edges: no tokens.

    Legend: n = rows that still shrink, m = modules. Windows are scored by what is up to `near`
    tokens away from their centre, so the `near` slots beside written tokens are rescored. Tables
    have one entry for each slot (rows x width).
    """

    def __init__(
        self,
        controller: LocalController,
        modules: ModuleSet,
        buckets: list[Bucket],
        problems: ProblemBatch,
    ) -> None:
        self.controller, self.modules, self.reader = controller, modules, controller.policy_reader
        self.apart = controller.whole_reader
        self.problem = torch.cat([bucket.rows for bucket in buckets])
        self.context = problems.context[self.problem]
        self.steps_left = problems.max_steps[self.problem]
        lengths = [torch.full((len(bucket.rows),), bucket.length) for bucket in buckets]
        self.length = torch.cat(lengths)
        self.width = int(self.length.max()) + 2
        self.local = torch.tensor(modules.local)
        self.groups = [group for group in modules.groups if group.reads is not None]
        reads = [modules.member(module).reads or 0 for module in modules.local]
        self.widths = sorted(set(reads))  # of windows
        self.width_of = torch.tensor([self.widths.index(each) for each in reads])  # (m,)
        self.near = max(self.reader.reach, max(reads) // 2)
        self.kinds = modules.choices(STEPWISE + 1).kinds  # the same at every length from there on
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
        real = ~self.is_edge.view(len(self.problem), self.width)
        fits = self._fits(pad(real, (self.near, self.near))).flatten(0, 1)
        scores = self.controller.window_score(self.features)
        self.scores = scores.masked_fill(~fits, -torch.inf)

    def reduce(self, *, snap: bool) -> Tensor:
        """Carry out the best reduction of every active row; return their problems."""
        rows = self.active
        best = self.scores.view(len(self.problem), -1).index_select(0, rows).argmax(dim=1)
        centre = rows * self.width + best // len(self.local)
        module = self.local[best % len(self.local)]
        if len(self.groups) == 1:
            self._apply(self.groups[0], rows, centre, module, snap=snap)
        else:
            for group in self.groups:
                part = torch.isin(module, torch.tensor(group.members)).nonzero()[:, 0]
                if len(part):
                    self._apply(group, rows[part], centre[part], module[part], snap=snap)
        self.steps_left[rows] -= 1
        self._keep_shrinking()
        return self.problem[rows]

    def _apply(
        self, group: Group, rows: Tensor, centre: Tensor, module: Tensor, *, snap: bool
    ) -> None:
        """Run modules of one shape on the windows of some rows; written tokens stay in the middle.

        Slots keep their order, so that the leftmost of equal scores is still found first.
        """
        assert group.reads is not None
        assert group.writes is not None
        left = group.reads // 2
        window = self._around(centre[:, None], left, group.reads - 1 - left)
        read = self._gather(self.values, window)
        written = by_module(self.modules, group, module, read)
        written = one_hot(written) if snap else written
        if self.apart is not None:
            self.sums[rows] += self.apart(written).sum(dim=1) - self.apart(read).sum(dim=1)
        begin = (group.reads - group.writes + 1) // 2
        kept = window[:, begin : begin + group.writes]
        self._put(self.values, kept, written)
        self._put(self.embedded, kept, self.reader.embed(written))
        self._unlink(rows, window, begin, group.writes)
        self._rescore(rows, kept)
        self.length[rows] -= group.reads - group.writes

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

    def _unlink(self, rows: Tensor, window: Tensor, begin: int, kept: int) -> None:
        """Take out the tokens of windows (n, reads) beside those that are kept."""
        first, last = window[:, begin], window[:, begin + kept - 1]
        before = self.previous.index_select(0, window[:, 0])
        after = self.next.index_select(0, window[:, -1])
        self.previous[first], self.next[last] = before, after
        self.next[before] = torch.where(self.is_edge[before], before, first)
        self.previous[after] = torch.where(self.is_edge[after], after, last)
        gone = torch.cat([window[:, :begin], window[:, begin + kept :]], dim=1)
        self.alive.index_fill_(0, gone.flatten(), False)
        self.scores.index_fill_(0, gone.flatten(), -torch.inf)
        if self.apart is None:
            self.sums[rows] -= self._gather(self.features, gone).sum(dim=1)

    def _rescore(self, rows: Tensor, written: Tensor) -> None:
        """Read the neighbourhood of written tokens (n, writes) again."""
        near, reach = self.near, self.reader.reach
        slots = self._around(written, 2 * near, 2 * near)
        inner, real = slots[:, near:-near], ~self._gather(self.is_edge, slots)
        read = slots[:, near - reach : slots.shape[1] - near + reach]
        features = self.reader.features(self._gather(self.embedded, read))
        features = features * real[:, near:-near, None]
        if self.apart is None:
            self.sums[rows] += (features - self._gather(self.features, inner)).sum(dim=1)
        self._put(self.features, inner, features)
        scores = self.controller.window_score(features)
        self._put(self.scores, inner, scores.masked_fill(~self._fits(real), -torch.inf))

    def _fits(self, real: Tensor) -> Tensor:
        """Tell where windows fit (n, slots - 2 near, m), by which slots have tokens (n, slots)."""
        inner = real.shape[1] - 2 * self.near
        fits = []
        for width in self.widths:
            begin = self.near - width // 2
            beside = [real[:, at : at + inner] for at in range(begin, begin + width)]
            fits.append(reduce(torch.logical_and, beside))
        return fits[0][..., None] if len(fits) == 1 else torch.stack(fits, 2)[..., self.width_of]

    def _around(self, slots: Tensor, left: int, right: int) -> Tensor:
        """Follow links from neighbouring slots (n, k) to those beside: (n, left + k + right)."""
        around = list(slots.unbind(dim=1))
        for _ in range(left):
            around.insert(0, self.previous.index_select(0, around[0]))
        for _ in range(right):
            around.append(self.next.index_select(0, around[-1]))
        return torch.stack(around, dim=1)

    def _keep_shrinking(self) -> None:
        """Keep those rows active that are long, have more than one step left, and are reduced."""
        rows, controller = self.active, self.controller
        going = (self.length[rows] > STEPWISE) & (self.steps_left[rows] > 1)
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

    @staticmethod
    def _put(table: Tensor, slots: Tensor, entries: Tensor) -> None:
        """Change several slots of each row (n, slots); edges among them are all given the same."""
        table.index_copy_(0, slots.flatten(), entries.flatten(0, 1))
