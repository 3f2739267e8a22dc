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
from crl.domains.token_domain import TokenDomain
from crl.errors import UsageError

Symbol = int | str  # a token, or the name of a category
Rule = tuple[str, tuple[Symbol, ...]]  # a category, and what it can be
Spans = NDArray[np.bool_]  # from which place to which a symbol can reach, as a matrix


class Grammatical(Equivalence, TokenDomain):
    """A domain whose well-formed texts are the first category of a context-free grammar.

        grammar = {"E": ["0", "1", "(E&E)", "(E|E)"]}

    Names of categories are no symbols; where symbols are words, rules have spaces. A rule whose
    categories are single tokens, such as (0&1), must be an expression wherever it stands in a
    well-formed text, which is checked, and be replaceable by its `answer`. Forms that occur only on
    the way, such as "(E)", belong to the grammar of learners that meet them.
    """

    grammar: Mapping[str, Sequence[str]]

    def occurs(self, part: Sequence[int], *, first: bool, last: bool) -> bool:
        """Tell whether some well-formed text has a part."""
        alike = self._alike
        if not alike.keys() >= set(part):
            return False
        key = (tuple(alike[token] for token in part), first, last)
        if key not in self._occurring:
            start = next(iter(self.grammar))
            spans = self._spans(key[0])[start]
            begins, ends = ([1] if first else [0, 1]), ([-2] if last else [-2, -1])
            self._occurring[key] = bool(spans[np.ix_(begins, ends)].any())
        return self._occurring[key]

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
    def _rules(self) -> list[Rule]:
        """Read the rules, or raise a UsageError that names a wrong one."""
        if clash := [name for name in self.grammar if name in self._index]:
            raise UsageError(f"the grammar has a category {clash[0]!r}, which is a symbol too")
        rules: list[Rule] = []
        for category, texts in self.grammar.items():
            for text in texts:
                parts = list(text) if isinstance(self.symbols, str) else text.split()
                parts = [part for part in parts if not part.isspace()]
                unknown = [part for part in parts if part not in {*self._index, *self.grammar}]
                if unknown or not parts:
                    raise UsageError(
                        f"the rule {text!r} of {category!r} has {unknown or 'nothing'}; expected"
                        f" symbols, or categories: {' '.join(self.grammar)}"
                    )
                rules.append((category, tuple(self._index.get(part, part) for part in parts)))
        return rules

    @cached_property
    def _occurring(self) -> dict[tuple[tuple[int, ...], bool, bool], bool]:
        return {}

    @cached_property
    def _alike(self) -> dict[int, int]:
        """Give each token of the grammar the first one that can stand wherever it can."""
        found: dict[int, int] = {}
        for token in self._tokens:
            same = [other for other in set(found.values()) if self._interchangeable(token, other)]
            found[token] = same[0] if same else token
        return found

    def _interchangeable(self, token: int, other: int) -> bool:
        """Tell whether each rule with one of two tokens is a rule with the other there, too."""
        rules, swap = set(self._rules), {token: other, other: token}
        return all(
            (category, (*parts[:at], swap[part], *parts[at + 1 :])) in rules
            for category, parts in rules
            for at, part in enumerate(parts)
            if isinstance(part, int) and part in swap
        )

    @cached_property
    def _tokens(self) -> list[int]:
        """List the tokens that rules have."""
        return sorted({part for _, parts in self._rules for part in parts if isinstance(part, int)})

    def _spans(self, part: tuple[int, ...], without: str | None = None) -> dict[Symbol, Spans]:
        """Find from where to where each category can reach in texts that have a part.

        Places are: before the part, its tokens' borders (n + 1), after it. A category of all of
        the part is left out if it is named in `without`.
        """
        nowhere = np.zeros((len(part) + 3, len(part) + 3), dtype=bool)
        spans: dict[Symbol, Spans] = dict.fromkeys(self.grammar, nowhere)
        for token in self._tokens:
            spans[token] = here = nowhere.copy()
            here[0, :2] = here[-2:, -1] = True  # beside the part
            for at, other in enumerate(part, start=1):
                here[at, at + 1] = other == token
        changed = True
        while changed:
            changed = False
            for category, parts in self._rules:
                reached = spans[parts[0]]
                for symbol in parts[1:]:
                    reached = reached @ spans[symbol]
                if category == without:
                    reached = reached.copy()
                    reached[1, -2] = False
                changed |= bool((reached & ~spans[category]).any())
                spans[category] = spans[category] | reached
        return spans

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
            self._refuse_ambiguous(category, tokens)
            values[tokens] = self._symbol(answer, self.text(tokens))
        return values, sorted({len(tokens) for tokens in values})

    def _smallest(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """List the expressions of several tokens that have none inside."""
        single: dict[Symbol, list[int]] = {name: [] for name in self.grammar}
        for category, parts in self._rules:
            if len(parts) == 1 and isinstance(parts[0], int):
                single[category].append(parts[0])
        for category, parts in self._rules:
            if len(parts) > 1:
                choices = [single[part] if isinstance(part, str) else [part] for part in parts]
                for tokens in product(*choices):
                    yield category, tokens

    def _refuse_ambiguous(self, category: str, tokens: tuple[int, ...]) -> None:
        """Refuse an expression that is none where it stands in some well-formed text."""
        alike = tuple(self._alike[token] for token in tokens)
        if (category, alike) in self._unambiguous:
            return
        spans = self._spans(alike, without=category)[next(iter(self.grammar))]
        if spans[np.ix_([0, 1], [-2, -1])].any():
            raise UsageError(
                f"{self.text(tokens)!r} is no expression of its own wherever it stands, by the"
                " grammar; write `equivalent` and `occurs` by hand (class Equivalence)"
            )
        self._unambiguous.add((category, alike))

    @cached_property
    def _unambiguous(self) -> set[tuple[str, tuple[int, ...]]]:
        return set()
