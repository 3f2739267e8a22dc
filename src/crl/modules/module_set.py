"""ModuleSet: the modules a learner has, and the choices they give a controller at each length."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

import torch
from torch import Tensor, nn

from crl.errors import UsageError
from crl.modules.choices import Choices
from crl.modules.module import CRLModule

HALT = "HALT"  # its title, and the name of its kind


@dataclass(frozen=True)
class Group:
    """Modules that the evaluator runs in one call: same kind, shape and class."""

    reads: int | None
    writes: int | None
    members: tuple[int, ...]


class ModuleSet(nn.Module):
    """Modules by title, in the order given, then HALT if programs end by themselves.

    A title is a module's stable id: weights are saved and controllers are adapted by it, so that a
    set can be extended, pruned and frozen in part. `impossible` says what becomes of choices that
    cannot be carried out (HALT before one token is left, a window that does not fit): "mask" leaves
    them out (D1), "noop" lets them be chosen and does nothing, as in the paper.
    """

    def __init__(
        self, modules: Iterable[CRLModule], *, halts: bool, impossible: str = "mask"
    ) -> None:
        super().__init__()
        given = list(modules)
        _refuse_bad_set(given, halts, impossible)
        self.members = nn.ModuleDict({member.title: member for member in given})
        self.halts, self.impossible = halts, impossible
        self.titles = tuple(self.members)
        self.halt = len(given)
        self.local = [index for index, member in enumerate(given) if member.reads is not None]
        self.whole = [index for index, member in enumerate(given) if member.reads is None]
        self.whole += [self.halt] * halts
        self.kinds = tuple(dict.fromkeys(member.kind for member in given))
        kind_of = [self.kinds.index(member.kind) for member in given]
        self.kind_of = torch.tensor([*kind_of, len(self.kinds)])  # HALT is the last kind
        self.groups = _groups(given)
        grouped = [index for group in self.groups for index in group.members]
        self.turn_of = torch.tensor([*grouped, self.halt]).argsort()  # group by group, HALT last
        self._rank = _ranks(given, self.kinds)
        self.choices = lru_cache(maxsize=128)(self._choices)

    def _choices(self, length: int) -> Choices:
        """List the choices at a length: kinds of whole choices, HALT, kinds of windows.

        Windows of one kind stand from left to right.
        """
        module, place, score, noop = self._possible(*self._every_choice(length))
        rank = self._rank[module]
        order = torch.argsort(rank * (int(score.max()) + 1) + score)
        module, noop = module[order], noop[order]
        kinds, sizes = self.kind_of[module].unique_consecutive(return_counts=True)
        uniform = -torch.log(sizes.double() * len(sizes)).repeat_interleave(sizes)
        spots = self.kind_of[module] * length + place[order]
        return Choices(
            module=module,
            place=place[order],
            spot=spots.unique(return_inverse=True)[1],
            score=score[order],
            noop=noop,
            applied=torch.where(noop, self.halt, module),
            halts=(module == self.halt) & ~noop,
            kinds=kinds.tolist(),
            kind_sizes=sizes.tolist(),
            uniform_log_probs=uniform.float(),
        )

    def _every_choice(self, length: int) -> list[Tensor]:
        """List modules, places, columns of scores, and whether a choice is impossible."""
        whole = torch.tensor(self.whole, dtype=torch.long)
        module, place, score = [whole], [torch.zeros_like(whole)], [torch.arange(len(whole))]
        noop = [(whole == self.halt) & (length > 1)]
        for column, index in enumerate(self.local):
            member = self.member(index)
            assert member.reads is not None
            starts = torch.arange(0, max(length - member.reads + 1, 1), member.stride)
            centre = starts + member.reads // 2  # the token at which a window is scored
            module.append(torch.full_like(starts, index))
            place.append(starts)
            score.append(len(whole) + centre.clamp(max=length - 1) * len(self.local) + column)
            noop.append(torch.full(starts.shape, length < member.reads))
        return [torch.cat(parts) for parts in (module, place, score, noop)]

    def _possible(self, *columns: Tensor) -> list[Tensor]:
        """Leave out the impossible choices if they are masked; noop is the last of the columns.

        Where nothing is possible one no-op stays, HALT if there is one, so that the step limit
        ends the program.
        """
        noop = columns[-1]
        if self.impossible != "mask":
            return list(columns)
        kept = ~noop if not bool(noop.all()) else torch.arange(len(noop)) == 0
        return [column[kept] for column in columns]

    @property
    def num_kinds(self) -> int:
        """Number of kinds of choices; HALT is the last of them, whether or not it is possible."""
        return len(self.kinds) + 1

    def member(self, module: int) -> CRLModule:
        """Get the module of that index."""
        return cast(CRLModule, self.members[self.titles[module]])

    def __len__(self) -> int:
        return len(self.members)

    def title(self, module: int) -> str:
        """Name a module, or HALT, as traces do."""
        return HALT if module == self.halt else self.titles[module]

    def about(self, module: int) -> str:
        """Say what a module, or HALT, is."""
        if module == self.halt:
            return "ends the program: what is left is the answer"
        return self.member(module).about

    # --- other sets made of this one ------------------------------------------------------------
    def extended(self, modules: Iterable[CRLModule]) -> ModuleSet:
        """Make a set of these modules and others; modules are shared with this set, not copied."""
        members = [self.member(index) for index in range(len(self))]
        return ModuleSet([*members, *modules], halts=self.halts, impossible=self.impossible)

    def without(self, titles: Collection[str]) -> ModuleSet:
        """Make a set of the modules that are not named; they are shared with this set."""
        self._refuse_unknown(titles)
        kept = [index for index, title in enumerate(self.titles) if title not in titles]
        members = [self.member(index) for index in kept]
        return ModuleSet(members, halts=self.halts, impossible=self.impossible)

    def freeze(self, titles: Collection[str]) -> None:
        """Let the named modules learn no more; gradients still pass through them."""
        self._refuse_unknown(titles)
        for title in titles:
            self.members[title].requires_grad_(False)

    def _refuse_unknown(self, titles: Collection[str]) -> None:
        for title in titles:
            if title not in self.members:
                known = ", ".join(self.titles)
                raise UsageError(f"there is no module {title!r}; expected some of {known}")

    def _load_from_state_dict(self, state_dict: dict[str, Tensor], prefix: str, *rest: Any) -> None:
        """Read weights that were saved by position, before modules had ids.

        torch hands over a copy of the caller's dict, and the same copy to the members.
        """
        for index, title in enumerate(self.titles):
            old, new = f"{prefix}members.{index}.", f"{prefix}members.{title}."
            for name in [name for name in state_dict if name.startswith(old)]:
                state_dict[new + name.removeprefix(old)] = state_dict.pop(name)
        super()._load_from_state_dict(state_dict, prefix, *rest)


def _refuse_bad_set(members: list[CRLModule], halts: bool, impossible: str) -> None:
    if not members and not halts:
        raise UsageError("a module set is empty; expected at least one module")
    if impossible not in ("mask", "noop"):
        raise UsageError(f"impossible is {impossible!r}; expected 'mask' or 'noop'")
    for member in members:
        _refuse_bad_declarations(member)
    titles = [member.title for member in members]
    attributes = nn.ModuleDict()  # holds modules by name, but not by a name of its own
    for title in titles:
        # a number would be taken for a position among saved weights
        taken = title == HALT or title.isdecimal() or hasattr(attributes, title)
        if not title or "." in title or taken or titles.count(title) > 1:
            raise UsageError(
                f"a module is called {title!r}; each needs a title of its own, without a dot, "
                f"that is not a number, {HALT!r} or an attribute of torch's modules"
            )


def _refuse_bad_declarations(member: CRLModule) -> None:
    for name in ("kind", "reads", "writes", "title"):
        if not hasattr(member, name):
            raise UsageError(
                f"the module {type(member).__name__} has no {name}; "
                "a module declares kind, reads, writes and title"
            )
    for name in ("reads", "writes", "stride"):
        number = getattr(member, name)
        if number is not None and number < 1:
            raise UsageError(f"{name} of {member.title!r} is {number}; expected at least 1")
    if member.kind == HALT:
        raise UsageError(f"the kind of {member.title!r} is {HALT!r}, which is HALT's alone")


def _groups(members: list[CRLModule]) -> tuple[Group, ...]:
    """Group modules that can be run in one call, in the order in which each group is first met."""
    found: dict[tuple[object, ...], list[int]] = {}
    for index, member in enumerate(members):
        found.setdefault((member.kind, member.reads, member.writes, type(member)), []).append(index)
    firsts = [(members[indices[0]], tuple(indices)) for indices in found.values()]
    return tuple(Group(first.reads, first.writes, indices) for first, indices in firsts)


def _ranks(members: list[CRLModule], kinds: tuple[str, ...]) -> Tensor:
    """Rank modules, then HALT (modules + 1,): whole kinds, then HALT, then kinds of windows."""
    windows = {member.kind for member in members if member.reads is not None}
    for member in members:
        if member.reads is None and member.kind in windows:
            raise UsageError(
                f"the kind {member.kind!r} has modules that read windows and modules that read "
                "all; expected one or the other"
            )
    whole = [kind for kind in kinds if kind not in windows]
    order = [*whole, HALT, *(kind for kind in kinds if kind in windows)]
    return torch.tensor([*(order.index(member.kind) for member in members), len(whole)])
