"""Greedy execution that does not read again what did not change.

A module that rewrites a window changes what a forward GRU knows from the window on, and what a backward GRU knows up to it. A
GRU forgets: some tokens away from the change its state is what it was before, and so is everything beyond. So each reading
starts at the change and stops, in each direction, where the new state equals the remembered one. The first reading is linear
in the length; each later one costs what the GRU takes to forget, whatever the length.

Legend: n = rows of the bucket at hand, 2 = forwards and backwards, slot = where the state of a token is kept (it never moves).
"""

from __future__ import annotations

import torch
from torch import Tensor

from crl.controllers.recurrent import GRUReaders
from crl.modules import ModuleSet
from crl.representation import Bucket

TOLERANCE = 1e-5  # two states are the same


class Memory:
    """What the policy's two readers knew at each token of each problem, and how each window scored."""

    def __init__(self, num_problems: int, slots: int, hidden: int, num_local: int) -> None:
        self.slots = slots + 2
        self.nothing, self.waste = slots, slots + 1  # before the first token; where results that nobody needs are put
        self.states = torch.zeros(2 * num_problems * self.slots, hidden)  # forwards, then backwards
        self.scores = torch.zeros(num_problems * self.slots, num_local)
        self.slot = torch.zeros(num_problems, slots, dtype=torch.long)  # of each token, in order
        self.length = torch.zeros(num_problems, dtype=torch.long)  # when last read; 0 = never
        self.choice = torch.zeros(num_problems, dtype=torch.long)  # made then

    def index(self, rows: Tensor) -> Tensor:
        """Where the forward and the backward states of problems begin (2, rows)."""
        return torch.stack([rows, rows + len(self.length)]) * self.slots


class Rereader:
    """Scores of the policy for one execution: reads whole what is new, and of the rest only what changed."""

    def __init__(self, readers: GRUReaders, window_score: torch.nn.Linear, modules: ModuleSet, num_problems: int) -> None:
        self.readers, self.window_score, self.modules, self.num_problems = readers, window_score, modules, num_problems
        self.memory = Memory(0, 0, readers.hidden, window_score.out_features)

    def read(self, bucket: Bucket) -> tuple[Tensor, Tensor]:
        """Window scores (n, length, local modules) and end states (n, 2 hidden) of a bucket."""
        rows, length = bucket.rows, bucket.length
        if length > self.memory.slot.shape[1]:
            self.memory = Memory(self.num_problems, length, self.readers.hidden, self.window_score.out_features)
        memory = self.memory
        known = memory.length[rows] > 0
        for part in (bucket.take(known), bucket.take(~known)):  # problems that join are read whole, the others are not
            if len(part.rows):
                window = self._last_window(part.rows, length)
                if window is None:
                    self._read_all(part)
                else:
                    self._read_change(part, *window)
        memory.length[rows] = length
        slot = memory.slot[rows, :length]
        begin = memory.index(rows)
        ends = [memory.states[begin[0] + slot[:, -1]], memory.states[begin[1] + slot[:, 0]]]
        windows = memory.scores.index_select(0, (begin[0, :, None] + slot).flatten())
        return windows.view(len(rows), length, -1), torch.cat(ends, dim=1)

    def remember(self, bucket: Bucket, choice: Tensor) -> None:
        """What was chosen, which says what will have changed at the next reading."""
        self.memory.choice[bucket.rows] = choice

    def _last_window(self, rows: Tensor, length: int) -> tuple[Tensor, int, int] | None:
        """Where each row was rewritten since it was read (n,), how many tokens were read and written; None if not all alike."""
        before = int(self.memory.length[rows[0]])
        if before == 0 or bool((self.memory.length[rows] != before).any()):
            return None
        choices = self.modules.choices(before)
        choice = self.memory.choice[rows]
        shapes = {self.modules.member_shape(module) for module in choices.module[choice].unique().tolist()}
        reads, writes = shapes.pop()
        if shapes or reads is None or writes is None or writes > reads or before - reads + writes != length:
            return None
        return choices.place[choice], reads, writes

    def _read_all(self, bucket: Bucket) -> None:
        memory, length = self.memory, bucket.length
        states = self.readers(bucket.values, pairs=1).permute(1, 3, 0, 2)  # (2, n, length, hidden)
        states = torch.stack([states[0], states[1].flip(1)])
        memory.slot[bucket.rows, :length] = torch.arange(length)
        index = memory.index(bucket.rows)[..., None] + torch.arange(length)  # (2, n, length)
        memory.states[index] = states
        self._rescore(index[0].flatten())

    def _rescore(self, index: Tensor) -> None:
        """Score the windows centred on tokens whose states are new; `index` is that of their forward states."""
        backwards = index + self.num_problems * self.memory.slots
        known = torch.cat([self.memory.states.index_select(0, index), self.memory.states.index_select(0, backwards)], dim=1)
        self.memory.scores[index] = self.window_score(known)

    def _read_change(self, bucket: Bucket, place: Tensor, reads: int, writes: int) -> None:
        """Drop the slots of tokens that are gone, then read from the written tokens outwards."""
        memory, rows, length = self.memory, bucket.rows, bucket.length
        old = memory.slot[rows, : length + reads - writes]
        slot = torch.where(torch.arange(length) < (place + writes)[:, None], old[:, :length], old[:, reads - writes :])
        memory.slot[rows, :length] = slot
        begin = memory.index(rows)
        # The token after the window saw the state of the window's last token: that is what must come out the same again.
        last, was_last = (tokens.gather(1, at[:, None])[:, 0] for tokens, at in ((slot, place + writes - 1), (old, place + reads - 1)))
        memory.states[begin[0] + last] = memory.states[begin[0] + was_last]
        self._spread(bucket.values, slot, begin, torch.stack([place, place + writes - 1]), writes)

    def _spread(self, values: Tensor, slot: Tensor, begin: Tensor, at: Tensor, writes: int) -> None:
        """Read outwards from `at` (2, n), forwards and backwards at once, until no state is new, and score what was read."""
        memory, (n, length, vocab) = self.memory, values.shape
        edges = torch.full((n, 1), memory.nothing)
        slots = torch.cat([edges, slot, edges], dim=1).flatten()  # token t of a row stands at t + 1
        tokens = values.reshape(n * length, vocab)
        row = torch.arange(n)
        direction = torch.tensor([[1], [-1]])
        previous = begin + slots[row * (length + 2) + at - direction + 1]
        state = memory.states[previous]  # (2, n, hidden)
        active = torch.ones_like(at, dtype=torch.bool)
        backwards = torch.tensor([[0], [self.num_problems * memory.slots]])
        read: list[Tensor] = []
        number = 0
        while bool(active.any()):
            going = active.any(dim=0)
            if 2 * int(going.sum()) < len(row):  # most rows are done: go on with the others only
                row, at, begin, state, active = row[going], at[:, going], begin[:, going], state[:, going], active[:, going]
            token = tokens.index_select(0, (row * length + at.clamp(0, length - 1)).flatten()).view(2, len(row), vocab)
            index = begin + torch.where(active, slots[row * (length + 2) + at.clamp(-1, length) + 1], memory.waste)
            state = self.readers.step(token, state)
            changed = (state - memory.states[index]).abs().amax(dim=2) > TOLERANCE
            memory.states[index] = state
            read.append((index - backwards).flatten())
            number += 1
            at = at + direction
            active &= (at >= 0) & (at < length)
            if number >= writes:  # the written tokens are new whatever the state
                active &= changed
        self._rescore(torch.cat(read))
