"""Grammatical: a grammar and the oracle `answer` say which strings of tokens can stand for which.

A string is part of an expression if some derivation of the grammar has it, which is decided for all
expressions at once; an expression inside of another can be replaced by its answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product

import numpy as np
from numpy.typing import NDArray

from crl.domains.capabilities import Equivalence
from crl.domains.context_free import ContextFree, Rule, Symbol
from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError

Line = tuple[int | str, ...]  # a rule as it is written: a category, and what it can be


class Grammatical(Equivalence, TokenDomain):
    """A domain whose well-formed texts are the first category of a context-free grammar.

        grammar = {"E": ["0", "1", "(E&E)", "(E|E)"]}

    Names of categories are no symbols; where symbols are words, rules have spaces. A rule whose
    categories are single tokens, such as (0&1), must be an expression wherever it stands in a
    well-formed text, which is checked, and be replaceable by its `answer`. Forms that occur only on
    the way, such as "(E)", belong to the grammar of learners that meet them.

    With `indexed = {"V": "abc"}` there is a category V of a, which a is, one of b and one of c. A
    rule that has V holds for each of these symbols, the same throughout the rule. No rule has them
    otherwise, so they can change places in all of a text.
    """

    grammar: Mapping[str, Sequence[str]] = {}
    indexed: Mapping[str, Sequence[str]] = {}

    @property
    def lacks(self) -> str:
        return "" if self.grammar else "has no grammar"

    def occurs(self, part: Sequence[int], *, first: bool, last: bool) -> bool:
        """Tell whether some well-formed text has a part."""
        named = tuple(self._first_alike[token] for token in part if token in self._first_alike)
        return len(named) == len(part) and self._rules.has(named, first=first, last=last)

    def alike(self, strings: NDArray[np.int64]) -> NDArray[np.int64]:
        """Give tokens the first one like them; indexed symbols the first ones, in their order."""
        first = np.arange(self.vocab + 1)
        first[[*self._first_alike]] = [*self._first_alike.values()]
        found = first[strings]
        for symbols in set(self._indices.values()):
            indexed, taken = np.isin(strings, symbols), np.zeros(len(strings), dtype=np.int64)
            for at in range(strings.shape[1]):
                new = indexed[:, at]
                for before in range(at):
                    same = new & (strings[:, before] == strings[:, at])
                    found[same, at] = found[same, before]
                    new = new & ~same
                found[new, at] = np.array(symbols)[taken[new]]
                taken += new
        return found

    def equivalent(
        self, before: Sequence[int], after: Sequence[int], *, first: bool, last: bool
    ) -> bool:
        return (
            self.reduced(before) == self.reduced(after)
            and self.occurs(before, first=first, last=last)
            and self.occurs(after, first=first, last=last)
        )

    def reduced(self, tokens: Sequence[int]) -> list[int]:
        """Replace every expression of several tokens inside of a string by its answer."""
        values, lengths = self._values
        left: list[int] = []
        for token in tokens:
            left.append(token)
            while found := [n for n in lengths if tuple(left[-n:]) in values]:
                left[-found[0] :] = [values[tuple(left[-found[0] :])]]
        return left

    # --- the grammar -------------------------------------------------------------------------
    @cached_property
    def _lines(self) -> list[Line]:
        """Read the rules, or raise a UsageError that names a wrong one."""
        if clash := [name for name in self.grammar if name in self._index]:
            raise UsageError(f"the grammar has a category {clash[0]!r}, which is a symbol too")
        allowed = {*self._index, *self.grammar}.difference(*self.indexed.values())
        lines: list[Line] = []
        for category, texts in self.grammar.items():
            for text in texts:
                parts = list(text) if isinstance(self.symbols, str) else text.split()
                parts = [part for part in parts if not part.isspace()]
                unknown = [part for part in parts if part not in allowed]
                if unknown or not parts:
                    raise UsageError(
                        f"the rule {text!r} of {category!r} has {unknown or 'nothing'}; expected"
                        f" symbols, or categories: {' '.join(self.grammar)}"
                    )
                lines.append((category, *(self._index.get(part, part) for part in parts)))
        return lines

    @cached_property
    def _indices(self) -> dict[int | str, tuple[int, ...]]:
        """List the tokens that each indexed category can be of."""
        inner = [*self.grammar][1:]
        if wrong := [name for name in self.indexed if name not in inner]:
            raise UsageError(
                f"indexed has {wrong[0]!r}; expected categories of the grammar but its first:"
                f" {' '.join(inner)}"
            )
        groups = {tuple(symbols) for symbols in self.indexed.values()}
        symbols = [symbol for group in groups for symbol in group]
        if wrong := [x for x in symbols if x not in self._index or symbols.count(x) > 1]:
            raise UsageError(f"indexed has {wrong[0]!r}; expected symbols, each in one group, once")
        return {
            name: tuple(self._index[symbol] for symbol in symbols)
            for name, symbols in self.indexed.items()
        }

    @cached_property
    def _rules(self) -> ContextFree:
        """Write each rule for each of the symbols that its indexed categories can be of."""
        indices = self._indices
        rules: list[Rule] = [
            ((str(name), token), (token,)) for name, tokens in indices.items() for token in tokens
        ]
        for line in self._lines:
            groups = list(dict.fromkeys(indices[part] for part in line if part in indices))
            for tokens in product(*groups):
                of = dict(zip(groups, tokens, strict=True))
                category, *parts = [
                    (str(part), of[indices[part]]) if part in indices else part for part in line
                ]
                rules.append((category, tuple(parts)))
        return ContextFree(next(iter(self.grammar)), rules)

    @cached_property
    def _first_alike(self) -> dict[int, int]:
        """Give each token of the grammar the first one that can stand wherever it can."""
        found: dict[int, int] = {}
        for token in self._rules.tokens:
            same = [other for other in set(found.values()) if self._interchangeable(token, other)]
            found[token] = same[0] if same else token
        return found

    def _interchangeable(self, token: int, other: int) -> bool:
        """Tell whether each rule with one of two tokens is a rule with the other there, too."""
        rules, swap = set(self._rules.rules), {token: other, other: token}
        return all(
            (category, (*parts[:at], swap[part], *parts[at + 1 :])) in rules
            for category, parts in rules
            for at, part in enumerate(parts)
            if isinstance(part, int) and part in swap
        )

    @cached_property
    def _values(self) -> tuple[dict[tuple[int, ...], int], list[int]]:
        """Give the answer of each expression whose parts are single tokens, and their lengths."""
        values: dict[tuple[int, ...], int] = {}
        for category, tokens in self._smallest():
            answer = self.answer(self.text(tokens))
            if answer is None:
                raise UsageError(
                    f"answer({self.text(tokens)!r}) is None, but the grammar has it; expected one"
                    " of the symbols"
                )
            if self._rules.has(tokens, without=category):
                raise UsageError(
                    f"{self.text(tokens)!r} is no expression of its own wherever it stands, by the"
                    " grammar; write `equivalent` and `occurs` by hand (class Equivalence)"
                )
            values[tokens] = self._symbol(answer, self.text(tokens))
        return values, sorted({len(tokens) for tokens in values})

    def _smallest(self) -> Iterator[tuple[Symbol, tuple[int, ...]]]:
        """List the expressions of several tokens that have none inside."""
        for category, parts in self._rules.rules:
            if len(parts) > 1:
                choices = [self._rules.tokens_of(part) for part in parts]
                for tokens in product(*choices):
                    yield category, tokens
