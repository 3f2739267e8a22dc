"""What a learner learned, as data: rules, the order in which windows win, and how programs end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crl.proofs.language import LocalLanguage

EDGE = "EDGE"  # the name of what is beyond an end of a string
NAMED = 4  # a class of fewer tokens has no name of its own: its tokens are shown
MOST_NAMED = 16  # columns of such a name: windows have several


@dataclass(frozen=True, kw_only=True)
class Rule:
    """A module writes some tokens for those of a window."""

    module: str
    read: str
    written: str
    read_tokens: tuple[int, ...]
    written_tokens: tuple[int, ...]
    contexts: int | None  # in which it can be chosen; None if that is not known
    wrong_in: tuple[str, ...]  # contexts in which what is written cannot stand for what was read

    def __str__(self) -> str:
        line = f"{self.read} -> {self.written}"
        if not self.wrong_in:
            return line
        if self.contexts is None:
            return f"{line}  WRONG"
        number = f"{len(self.wrong_in)} of {self.contexts} contexts, such as {self.wrong_in[0]}"
        return f"{line}  WRONG in {number if self.contexts > 1 else self.wrong_in[0]}"


@dataclass(frozen=True, kw_only=True)
class Rank:
    """The scores of windows that are alike: of one module, with tokens of the same classes.

    A class is told by its name, a token of a class without a name by itself, an end by EDGE.
    """

    source: int  # the set of inputs that leads there
    module: str
    after: tuple[str, ...]
    window: tuple[str, ...]
    before: tuple[str, ...]
    contexts: int
    chosen: int  # contexts in which it can be chosen
    least: float
    most: float
    behind: float | None  # how much better another window scores at least; None if chosen


@dataclass(frozen=True, kw_only=True)
class LastToken:
    """The program on a token that is left alone."""

    token: str
    options: Mapping[str, str]  # given beside the input
    program: tuple[str, ...]  # titles of modules, then HALT
    answer: str | None  # None if it does not halt in time
    right: str | None


@dataclass(frozen=True)
class TokenClasses:
    """Classes of tokens: all of one class have the same neighbours in inputs."""

    symbols: tuple[str, ...]  # (vocab)
    names: tuple[str, ...]  # (vocab + 1) of each token: of its class, or its own; the last is EDGE
    ranks: tuple[int, ...]  # (vocab + 1) the place of a token in its class
    numbers: tuple[int, ...]  # (vocab + 1) the class of each token, with a name or without
    members: Mapping[str, tuple[str, ...]]  # of the classes that have a name

    @staticmethod
    def of(inputs: LocalLanguage, symbols: Sequence[str]) -> TokenClasses:
        """Compare which tokens may stand before and after each."""
        found: dict[tuple[bytes, bytes], list[int]] = {}
        for token in range(inputs.vocab):
            near = (inputs.allowed[token].tobytes(), inputs.allowed[:, token].tobytes())
            found.setdefault(near, []).append(token)
        names, ranks = [*symbols, EDGE], [0] * (inputs.vocab + 1)
        numbers = [len(found)] * (inputs.vocab + 1)
        members = {}
        for number, tokens in enumerate(found.values()):
            for rank, token in enumerate(tokens):
                ranks[token], numbers[token] = rank, number
            if len(tokens) >= NAMED:
                them = tuple(symbols[token] for token in tokens)
                name = class_name(them)
                members[name] = them
                for token in tokens:
                    names[token] = name
        return TokenClasses(tuple(symbols), tuple(names), tuple(ranks), tuple(numbers), members)

    def pattern(self, tokens: Sequence[int]) -> tuple[str, ...]:
        """Name the class of each token."""
        return tuple(self.names[token] for token in tokens)

    def alike(self, token: int) -> list[int]:
        """List the tokens of a token's class, itself among them."""
        number = self.numbers[token]
        return [other for other in range(len(self.symbols)) if self.numbers[other] == number]


def class_name(members: Sequence[str]) -> str:
    """Name a class by its symbols: a range only if everybody reads it as these, such as 0…9."""
    if _is_range(members):
        return f"{members[0]}…{members[-1]}"
    names = [_braced(members, shown) for shown in range(len(members), 0, -1)]
    return next((name for name in names if len(name) <= MOST_NAMED), names[-1])


def _braced(members: Sequence[str], shown: int) -> str:
    """List the first symbols of a class, and count the others."""
    left = len(members) - shown
    return f"{{{', '.join([*members[:shown], *([f'{left} more'] if left else [])])}}}"


def _is_range(members: Sequence[str]) -> bool:
    """Whether they are digits or letters that follow one another."""
    if not all(len(each) == 1 and each.isalnum() for each in members):
        return False
    codes = [ord(each) for each in members]
    return codes == list(range(codes[0], codes[0] + len(codes)))
