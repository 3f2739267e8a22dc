"""Forms of representations: which groups of symbols occur in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from crl.domains.capabilities import Vocabularies
from crl.domains.token_domain import TokenDomain
from crl.proofs.decide import input_language
from crl.proofs.rules.learned import TokenClasses

NONE = "other"  # the form of symbols that are in no group


@dataclass(frozen=True, kw_only=True)
class Forms:
    """Groups of symbols by which representations are told apart.

    They are the domain's own vocabularies; else sets of symbols that no input mixes; else classes
    of symbols with the same neighbours, without those that every input has.
    """

    names: tuple[str, ...]  # of groups
    group: tuple[int, ...]  # (vocab) of each token; -1: in none
    tells_inputs: bool  # an input has one group only, so that it says what kind of input it is
    common: frozenset[int] = frozenset()  # groups that are in all inputs: not worth a word

    @staticmethod
    def of_domain(domain: TokenDomain) -> Forms:
        """Find the groups of a domain's symbols."""
        if isinstance(domain, Vocabularies):
            return _grouped(domain.vocabularies, domain.vocab)
        inputs = input_language(domain)
        classes = TokenClasses.of(inputs, domain.symbols)
        parts = [component.tokens().tolist() for component in inputs.components()]
        if len(parts) > 1:
            named = {" ".join(dict.fromkeys(classes.pattern(part))): part for part in parts}
            return _grouped(named, domain.vocab)
        names = list(dict.fromkeys(classes.names[:-1]))
        group = tuple(names.index(name) for name in classes.names[:-1])
        return Forms(
            names=tuple(names),
            group=group,
            tells_inputs=False,
            common=_common(domain, group),
        )

    def of(self, tokens: Sequence[int]) -> str:
        """Name the groups of symbols that occur."""
        found = sorted({self.group[token] for token in tokens})
        told = [group for group in found if group not in self.common] or found
        names = [NONE if group < 0 else self.names[group] for group in told]
        return (" + " if self.tells_inputs else " ").join(names)

    def is_pure(self, tokens: Sequence[int]) -> bool:
        """Whether all symbols are of one group, where inputs have but one."""
        return not self.tells_inputs or len({self.group[token] for token in tokens}) == 1


def _grouped(groups: Mapping[str, Sequence[int]], vocab: int) -> Forms:
    group = [-1] * vocab
    for number, tokens in enumerate(groups.values()):
        for token in tokens:
            group[token] = number
    return Forms(names=tuple(groups), group=tuple(group), tells_inputs=True)


def _common(domain: TokenDomain, group: Sequence[int]) -> frozenset[int]:
    """Find the groups that occur in every input of the training set."""
    common = set(group)
    for size in domain.sizes:
        strings = domain.strings("train", size)
        spans = zip(strings.starts.tolist(), strings.lengths.tolist(), strict=True)
        tokens = strings.tokens.tolist()
        for start, length in spans:
            common &= {group[token] for token in tokens[start : start + length]}
    return frozenset(common)
