"""find_rules: what a trained learner learned, as rewriting rules that a person reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch

from crl.domains import Domain
from crl.domains.token_domain import TokenDomain
from crl.errors import RunError
from crl.learners import Learner
from crl.learners.crl import CRL
from crl.modules import CRLModule
from crl.proofs.closure import LEAST, States, rows_of
from crl.proofs.decide import Proof, input_language
from crl.proofs.language import LocalLanguage, Tokens, UndecidableError
from crl.proofs.machine import span, symbols
from crl.proofs.rules.learned import LastToken, Rank, Rule, TokenClasses
from crl.proofs.rules.text import end_lines, order_lines, rule_lines, summary_lines
from crl.proofs.rules.used import used_windows

MOST_WINDOWS = 20_000  # of a module whose windows are all listed: bounds time


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of a learner; the order and the end only where they can be decided."""

    modules: tuple[str, ...]  # that read windows
    rules: tuple[Rule, ...]  # those that can be chosen; wrong ones first
    order: tuple[Rank, ...]  # the highest scores first
    ends: tuple[LastToken, ...]
    sources: tuple[str, ...]  # sets of inputs that share no token, by their classes
    source_tokens: tuple[tuple[int, ...], ...]  # that each of them has
    classes: TokenClasses
    judged: bool  # whether the domain says which rules are wrong
    undecided: str  # why windows that are never chosen are listed too; empty if none are
    failing: tuple[str, ...]  # parts of the proof that the learner is right which do not hold
    listed: str = ""  # which windows are listed, if it is undecided which are chosen

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        parts: Mapping[str, tuple[Any, ...]]
        parts = {"rules": self.rules, "order": self.order, "ends": self.ends}
        return {
            **{name: [asdict(value) for value in values] for name, values in parts.items()},
            "modules": list(self.modules),
            "sources": list(self.sources),
            "classes": {name: list(them) for name, them in self.classes.members.items()},
            "judged": self.judged,
            "undecided": self.undecided,
            "failing": list(self.failing),
        }

    def text(self, *, every: bool = False) -> str:
        """Write for a person: rules in tables, or every one on a line of its own."""
        notes = [f"not proved to be right: {failing}" for failing in self.failing]
        without = "never chosen"
        if self.undecided:
            without = "no window that it reads is a problem" if self.judged else "not used"
            why = f"not decided which windows are chosen: {self.undecided}"
            notes = [f"{why}; {self.listed} are listed"]
        summary = summary_lines(self.modules, self.rules, self.judged, notes, without)
        parts = [summary, rule_lines(self.rules, self.classes, every=every)]
        if not self.undecided:
            parts.append(order_lines(self.order, self.sources, self.classes, every=every))
            parts.append(end_lines(self.ends))
        return "\n\n".join("\n".join(lines).strip("\n") for lines in parts if lines)

    def __str__(self) -> str:
        return self.text()


def find_rules(learner: Learner, domain: Domain) -> Rules:
    """Read off the rules of a learner; of its modules alone if its order cannot be decided."""
    try:
        return _decided(Proof(learner, domain))
    except UndecidableError as error:
        found = None
        if isinstance(learner, CRL) and isinstance(domain, TokenDomain):
            found = _of_modules(learner, domain, str(error))
        if found is None:
            raise RunError(f"there are no rules to read off: {error}") from None
        return found


def _decided(proof: Proof) -> Rules:
    classes = TokenClasses.of(proof.inputs, proof.domain.symbols)
    order = [
        rank
        for source, states in enumerate(proof.states)
        for rank in _ranks(states, source, classes)
    ]
    inputs = [states.inputs.tokens().tolist() for states in proof.states]
    sources = [" ".join(dict.fromkeys(classes.pattern(tokens))) for tokens in inputs]
    return Rules(
        modules=tuple(member.title for member in proof.machine.members),
        rules=_sorted(_chosen_rules(proof)),
        order=tuple(sorted(order, key=lambda rank: (rank.source, -rank.most))),
        ends=_ends(proof),
        sources=tuple(sources),
        source_tokens=tuple(map(tuple, inputs)),
        classes=classes,
        judged=True,
        undecided="",
        failing=tuple(f"{part.name}: {part.detail}" for part in proof.parts if not part.holds),
    )


def _sorted(rules: list[Rule]) -> tuple[Rule, ...]:
    """Order them by what they read, wrong ones first."""
    return tuple(sorted(rules, key=lambda rule: (not rule.wrong_in, rule.module, rule.read_tokens)))


# --- rules of a learner that was decided ---------------------------------------------------------
def _chosen_rules(proof: Proof) -> list[Rule]:
    """Count the contexts of each window that can be chosen, and show those in which it is wrong."""
    counts: dict[tuple[int, tuple[int, ...], tuple[int, ...]], int] = {}
    wrong: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[str]] = {}
    spans = [span(member, proof.machine.radius) for member in proof.machine.members]
    for states in proof.states:
        contexts = states.contexts[states.chosen.row].tolist()
        chosen = zip(contexts, rows_of(states.chosen), strict=True)
        for context, (_, column, written, safe) in chosen:
            begin, end = spans[column]
            key = (column, tuple(context[begin:end]), written)
            counts[key] = counts.get(key, 0) + 1
            if not safe:
                wrong.setdefault(key, []).append(_shown(context, begin, end, proof.domain))
    return [
        Rule(
            module=proof.machine.members[column].title,
            read=proof.domain.text(read),
            written=proof.domain.text(written),
            read_tokens=read,
            written_tokens=written,
            contexts=count,
            wrong_in=tuple(wrong.get((column, read, written), ())),
        )
        for (column, read, written), count in counts.items()
    ]


def _shown(context: list[int], begin: int, end: int, domain: TokenDomain) -> str:
    """Write a context with its window in brackets."""
    parts = (context[:begin], context[begin:end], context[end:])
    left, read, right = (
        domain.text([token for token in part if token < domain.vocab]) for part in parts
    )
    space = "" if isinstance(domain.symbols, str) else " "
    return f"{left}{space}[{read}]{space}{right}".strip()


def _ranks(states: States, source: int, classes: TokenClasses) -> Iterator[Rank]:
    """Give the range of scores of windows with tokens of the same classes."""
    names = list(dict.fromkeys(classes.names))
    numbers = np.array([names.index(name) for name in classes.names])[states.contexts]
    codes = numbers @ len(names) ** np.arange(numbers.shape[1])
    for column, member in enumerate(states.machine.members):
        begin, end = span(member, states.machine.radius)
        rows = np.flatnonzero(np.isfinite(states.gaps[:, column]))
        scores, gaps = states.scores[rows, column], states.gaps[rows, column]
        _, firsts, of = np.unique(codes[rows], return_index=True, return_inverse=True)
        least, most, behind = (np.full(len(firsts), start) for start in (np.inf, -np.inf, np.inf))
        np.minimum.at(least, of, scores)
        np.maximum.at(most, of, scores)
        np.minimum.at(behind, of, gaps)
        contexts, chosen = np.bincount(of), np.bincount(of, weights=gaps < LEAST)
        for kind, row in enumerate(rows[firsts].tolist()):
            pattern = classes.pattern(states.contexts[row].tolist())
            yield Rank(
                source=source,
                module=member.title,
                after=pattern[:begin],
                window=pattern[begin:end],
                before=pattern[end:],
                contexts=int(contexts[kind]),
                chosen=int(chosen[kind]),
                least=float(least[kind]),
                most=float(most[kind]),
                behind=None if chosen[kind] else float(behind[kind]),
            )


def _ends(proof: Proof) -> tuple[LastToken, ...]:
    """List each token that can be left alone once for each context told."""

    def symbol(token: int | None) -> str | None:
        return None if token is None else proof.domain.symbols[token]

    found = {
        (number, ending.token): LastToken(
            token=proof.domain.symbols[ending.token],
            options=told.options,
            program=ending.program,
            answer=symbol(ending.answer),
            right=symbol(ending.right),
        )
        for number, told in enumerate(proof.told)
        for _, other, ending in proof.endings
        if other is told
    }
    return tuple(found[key] for key in sorted(found))


# --- rules of modules whose choice cannot be decided ---------------------------------------------
def _of_modules(learner: CRL, domain: TokenDomain, undecided: str) -> Rules | None:
    """List what modules write for every window of inputs; None if no module reads windows.

    Where there are too many windows, or the domain cannot tell which of them are problems, those
    that are used are listed.
    """
    modules, inputs = learner.module_set, input_language(domain)
    members = [modules.member(index) for index in modules.local]
    read = {member.reads: _windows(inputs, member.reads or 0) for member in members}
    right = {reads: _answers(windows, domain) for reads, windows in read.items()}
    answered = any(answer is not None for answers in right.values() for answer in answers)
    judged = answered and all(len(windows) for windows in read.values())
    rules, listed = [], "all windows that are problems"
    if not judged:
        count, used = used_windows(learner, domain)
        listed = f"those in its programs for {count:,} unseen problems"
    windows: list[tuple[Tokens, int | None]]
    for member in members:
        if judged:
            known = zip(read[member.reads], right[member.reads], strict=True)
            windows = [(window, answer) for window, answer in known if answer is not None]
        else:
            windows = [(window, None) for window in used.get(member.title, ())]
        rules += _every_rule(member, domain, windows)
    if not rules:
        return None
    return Rules(
        modules=tuple(member.title for member in members),
        rules=_sorted(rules),
        order=(),
        ends=(),
        sources=(),
        source_tokens=(),
        classes=TokenClasses.of(inputs, domain.symbols),
        judged=judged,
        undecided=undecided,
        failing=(),
        listed=listed,
    )


def _answers(strings: Tokens, domain: TokenDomain) -> list[int | None]:
    """The right answers of strings that are whole inputs; None of others."""
    return [domain.oracle(symbols(domain.vocab)[tokens]) for tokens in torch.from_numpy(strings)]


@torch.no_grad()
def _every_rule(
    member: CRLModule, domain: TokenDomain, windows: list[tuple[Tokens, int | None]]
) -> list[Rule]:
    """List what a module writes for windows, and whether that has the right answer."""
    if not windows:
        return []
    read = np.stack([window for window, _ in windows])
    made = member(symbols(domain.vocab)[torch.from_numpy(read)]).argmax(dim=-1).numpy()
    rules = []
    for (window, right), written, answer in zip(windows, made, _answers(made, domain), strict=True):
        text = domain.text(window.tolist())
        rules.append(
            Rule(
                module=member.title,
                read=text,
                written=domain.text(written.tolist()),
                read_tokens=tuple(window.tolist()),
                written_tokens=tuple(written.tolist()),
                contexts=None,
                wrong_in=(f"[{text}]",) if right is not None and answer != right else (),
            )
        )
    return rules


def _windows(inputs: LocalLanguage, length: int) -> Tokens:
    """List every string of a length that has allowed pairs only (n, length); none if too many."""
    found = inputs.tokens()[:, None]
    for _ in range(length - 1):
        rows, following = np.nonzero(inputs.allowed[found[:, -1], :-1])
        found = np.concatenate([found[rows], following[:, None]], axis=1)
        if len(found) > MOST_WINDOWS:
            return np.zeros((0, length), dtype=found.dtype)
    return found
