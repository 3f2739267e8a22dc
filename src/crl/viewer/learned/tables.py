"""Each module as tables of what it computes: what two tokens of a window become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from crl.domains.token_domain import TokenDomain
from crl.modules import ModuleSet
from crl.proofs.machine import symbols
from crl.proofs.rules import Rules
from crl.proofs.rules.learned import Rule
from crl.viewer.learned.executions import Executed
from crl.viewer.learned.forms import Forms

Verdict = Literal["right", "wrong", "sometimes", "unknown"]  # sometimes: wrong in some contexts


@dataclass(frozen=True, kw_only=True)
class Cell:
    """What is written for one window."""

    wrote: str
    verdict: Verdict
    example: str  # a context in which it is wrong; empty if there is none


@dataclass(frozen=True, kw_only=True)
class Table:
    """What a module writes, by what stands at two places of its window; a single row if at one."""

    module: str
    form: str  # groups of symbols in the windows, such as languages
    pure: bool  # windows have symbols of one group, as inputs do
    window: str  # with names of classes where symbols vary
    corner: str  # the symbols that all windows share
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]  # None: a window that is never chosen

    @property
    def known(self) -> list[Cell]:
        """The cells that there are."""
        return [cell for row in self.cells for cell in row if cell is not None]

    @property
    def wrong(self) -> int:
        """The number of cells that are wrong, in whatever contexts."""
        return sum(cell.verdict in ("wrong", "sometimes") for cell in self.known)


# --- windows -------------------------------------------------------------------------------------
def window_tables(rules: Rules, forms: Forms, used: Sequence[str]) -> list[Table]:
    """Arrange the rules of used modules; those of inputs first, then those that mix groups."""
    groups: dict[tuple[object, ...], list[Rule]] = {}
    for rule in sorted(rules.rules, key=lambda rule: (rule.module, rule.read_tokens)):
        if rule.module in used:
            numbers = tuple(rules.classes.numbers[token] for token in rule.read_tokens)
            groups.setdefault((rule.module, numbers), []).append(rule)
    tables = [table for them in groups.values() for table in _arranged(them, rules, forms)]
    mixed = {table.form: at for at, table in enumerate(tables) if not table.pure}
    return sorted(tables, key=lambda table: (table.module, mixed.get(table.form, -1)))


def _arranged(rules: Sequence[Rule], rules_of: Rules, forms: Forms) -> Iterator[Table]:
    """Give a table for each way to fix all places of a window but two."""
    fixed = _fixed_places([rule.read_tokens for rule in rules], rules_of)
    parts: dict[tuple[int, ...], list[Rule]] = {}
    for rule in rules:
        parts.setdefault(tuple(rule.read_tokens[place] for place in fixed), []).append(rule)
    for them in parts.values():
        yield _table(them, fixed, rules_of, forms)


def _fixed_places(windows: Sequence[tuple[int, ...]], rules: Rules) -> list[int]:
    """Choose the places that vary least, all but two: those of classes that are at few places."""
    numbers = [rules.classes.numbers[token] for token in windows[0]]
    several = [len(set(column)) for column in zip(*windows, strict=True)]
    order = sorted(
        range(len(numbers)),
        key=lambda place: (several[place] > 1, numbers.count(numbers[place]), several[place]),
    )
    return sorted(order[: max(len(order) - 2, 0)])


def _table(rules: Sequence[Rule], fixed: Sequence[int], rules_of: Rules, forms: Forms) -> Table:
    first, classes = rules[0], rules_of.classes
    free = [place for place in range(len(first.read_tokens)) if place not in fixed]
    at = {tuple(rule.read_tokens[place] for place in free): rule for rule in rules}
    sides = [classes.alike(first.read_tokens[place]) for place in free]
    names = [
        _choice([classes.names[token] for token in sides[free.index(place)]])
        if place in free
        else classes.symbols[token]
        for place, token in enumerate(first.read_tokens)
    ]
    wrote = zip(*(classes.pattern(rule.written_tokens) for rule in rules), strict=True)
    rows, columns = [[], *sides][-2:] if len(sides) < 2 else sides
    return Table(
        module=first.module,
        form=forms.of(first.read_tokens) if forms.tells_inputs else "",
        pure=forms.is_pure(first.read_tokens),
        window=f"{' '.join(names)} → {' '.join(map(_choice, wrote))}",
        corner=" ".join(classes.symbols[first.read_tokens[place]] for place in fixed),
        rows=tuple(classes.symbols[token] for token in rows) or ("",),
        columns=tuple(classes.symbols[token] for token in columns),
        cells=tuple(
            tuple(_cell(at.get((*row, column)), rules_of.judged) for column in columns)
            for row in _ones(rows)
        ),
    )


def _choice(names: Sequence[str]) -> str:
    """Name each class once; several in brackets."""
    several = sorted(dict.fromkeys(names))
    return several[0] if len(several) == 1 else f"({' or '.join(several)})"


def _ones(tokens: Sequence[int]) -> list[tuple[int, ...]]:
    """Give each token as a key; one empty key where there are none."""
    return [(token,) for token in tokens] or [()]


def _cell(rule: Rule | None, judged: bool) -> Cell | None:
    if rule is None:
        return None
    verdict: Verdict = "right" if judged else "unknown"
    if rule.wrong_in:
        verdict = "wrong" if len(rule.wrong_in) == (rule.contexts or 1) else "sometimes"
    example = rule.wrong_in[0] if rule.wrong_in else ""
    return Cell(wrote=rule.written, verdict=verdict, example=example)


# --- modules that rewrite every token ------------------------------------------------------------
def token_tables(
    programs: Sequence[Executed], modules: ModuleSet, domain: TokenDomain, forms: Forms
) -> list[Table]:
    """List what modules that read everything made of each token, in executed programs."""
    whole = {modules.title(index) for index in modules.whole if index != modules.halt}
    made: dict[str, dict[int, Counter[int]]] = {}
    for program in programs:
        steps = zip(program.modules, program.states, program.states[1:], strict=False)
        for title, before, after in steps:
            if title in whole and len(before) == len(after):
                for read, wrote in zip(before, after, strict=True):
                    made.setdefault(title, {}).setdefault(read, Counter())[wrote] += 1
    return [
        _token_table(title, made[title], domain, forms) for title in modules.titles if title in made
    ]


def _token_table(
    title: str, made: dict[int, Counter[int]], domain: TokenDomain, forms: Forms
) -> Table:
    read = sorted(made)
    wrote = [max(made[token], key=lambda other: (made[token][other], -other)) for token in read]
    result = ", ".join(dict.fromkeys(forms.of([token]) for token in wrote))
    form = forms.of(read)
    return Table(
        module=title,
        form=form,
        pure=forms.is_pure(read),
        window=f"{form} → {result}",
        corner="",
        rows=("",),
        columns=tuple(domain.symbols[token] for token in read),
        cells=(tuple(_judged(domain, *pair) for pair in zip(read, wrote, strict=True)),),
    )


def _judged(domain: TokenDomain, read: int, wrote: int) -> Cell:
    """Compare what the domain takes both tokens for."""
    right, value = (domain.oracle(symbols(domain.vocab)[[token]]) for token in (read, wrote))
    verdict: Verdict = "unknown" if right is None else "right" if right == value else "wrong"
    example = f"[{domain.symbols[read]}]" if verdict == "wrong" else ""
    return Cell(wrote=domain.symbols[wrote], verdict=verdict, example=example)
