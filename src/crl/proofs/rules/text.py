"""Rules as text for a person: alike rules in one table, alike windows on one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from crl.proofs.rules.learned import LastToken, Rank, Rule, TokenClasses
from crl.proofs.rules.patterns import ANY, Pattern, Ranked, merge, shown
from crl.proofs.rules.ranking import chosen_ranks, other_ranks

WIDTH = 100  # columns of text
FEWEST = 6  # rules that are worth a table
MOST_WRONG = 20  # wrong rules that are listed, unless all are
MOST_LISTED = 40  # rules on one list, unless all are
MOST_STEPS = 6  # of a program
SEE_ALL = "see --all"

Group = tuple[Pattern, list[Rule]]


def summary_lines(
    modules: Sequence[str],
    rules: Sequence[Rule],
    judged: bool,
    problems: Sequence[str],
    without: str,
) -> list[str]:
    """Count the rules of each module, and say what is not known about them.

    `without` is said of modules that have none.
    """
    lines = [line for problem in problems for line in wrap(problem, WIDTH, subsequent_indent="  ")]
    for module in modules:
        own = [rule for rule in rules if rule.module == module]
        wrong = sum(bool(rule.wrong_in) for rule in own)
        verdict = f", {f'{wrong:,}' if wrong else 'none'} of them wrong" if judged else ""
        if own:
            lines.append(f"{module}: {len(own):,} rules{verdict}")
    if unused := [module for module in modules if module not in {rule.module for rule in rules}]:
        lines.append(f"{', '.join(unused)}: {without}")
    return lines


# --- rules ---------------------------------------------------------------------------------------
def rule_lines(rules: Sequence[Rule], classes: TokenClasses, *, every: bool) -> list[str]:
    """Write rules in tables, wrong ones first; or every rule on a line."""
    if every:
        return [f"{rule.module}  {rule}" for rule in rules]
    wrong = [f"  {rule.module}  {rule}" for rule in rules if rule.wrong_in and rule.contexts]
    if len(wrong) > MOST_WRONG:
        wrong[MOST_WRONG:] = [f"  and {len(wrong) - MOST_WRONG:,} more: {SEE_ALL}"]
    lines = ["wrong rules (below !, or ? where only in some contexts)", *wrong, ""] if wrong else []
    for name, members in classes.members.items():
        lines += _wrapped(f"{name} is any of ", members, " ")
    modules = sorted({rule.module for rule in rules})
    for module in modules:
        own = [rule for rule in rules if rule.module == module]
        title = f"{module}: " if len(modules) > 1 else ""
        if own[0].contexts is None and sum(bool(rule.wrong_in) for rule in own) > len(own) / 2:
            lines += ["", f"{title}most rules are wrong and not shown: {SEE_ALL}"]
        else:
            lines += _module_lines(own, classes, title)
    return lines


def _module_lines(rules: Sequence[Rule], classes: TokenClasses, title: str) -> list[str]:
    """Write a table for each kind of window, one for all that are alike."""
    groups: dict[tuple[str, ...], list[Rule]] = {}
    for rule in sorted(rules, key=lambda rule: rule.read_tokens):
        groups.setdefault(classes.pattern(rule.read_tokens), []).append(rule)
    alike: dict[object, list[Group]] = {}
    blocks: list[list[str]] = []
    single: list[Rule] = []
    for names, them in groups.items():
        places = [place for place, name in enumerate(names) if name in classes.members]
        grid = _grid(them, places, classes) if len(places) == 2 and len(them) >= FEWEST else []
        if not grid:
            single += them
            continue
        pattern = tuple((name,) for name in names)
        same = alike.setdefault(_signature(them, places, classes), [])
        same.append((pattern, them))
        if len(same) == 1:
            blocks.append([f"{title}{_heading(pattern, them, classes)}", *grid])
    lines = [*_side_by_side(blocks), *_listed(single, title)]
    for same in alike.values():
        lines += _renamed(same, classes, title) if len(same) > 1 else []
    return lines


def _grid(rules: Sequence[Rule], places: Sequence[int], classes: TokenClasses) -> list[str]:
    """Write a table of what two tokens become; nothing if it is too wide to be read."""
    read = [[classes.symbols[token] for token in rule.read_tokens] for rule in rules]
    cells = {
        (tokens[places[0]], tokens[places[1]]): _marked(rule)
        for tokens, rule in zip(read, rules, strict=True)
    }
    rows, columns = (list(dict.fromkeys(key[at] for key in cells)) for at in (0, 1))
    corner = " ".join(token for place, token in enumerate(read[0]) if place not in places)
    first = max(map(len, [corner, *rows]))
    width = max(map(len, [*columns, *cells.values()]))
    lines = [f"{corner:>{first}} | " + " ".join(f"{column:>{width}}" for column in columns)]
    for row in rows:
        said = " ".join(f"{cells.get((row, column), '.'):>{width}}" for column in columns)
        lines.append(f"{row:>{first}} | {said}")
    return lines if len(lines[0]) <= WIDTH else []


def _marked(rule: Rule) -> str:
    everywhere = len(rule.wrong_in) == (rule.contexts or 1)
    return f"{rule.written}{('!' if everywhere else '?') if rule.wrong_in else ''}"


def _signature(rules: Sequence[Rule], places: Sequence[int], classes: TokenClasses) -> object:
    """Describe a table but for the names of its tokens."""
    order: dict[str, int] = {}
    cells = []
    for rule in rules:
        at = tuple(classes.ranks[rule.read_tokens[place]] for place in places)
        made = tuple(
            (order.setdefault(classes.names[token], len(order)), classes.ranks[token])
            for token in rule.written_tokens
        )
        cells.append((at, made, bool(rule.wrong_in)))
    return len(rules[0].read_tokens), tuple(places), tuple(sorted(cells))


def _heading(pattern: Pattern, rules: Iterable[Rule], classes: TokenClasses) -> str:
    """Say what a table reads and writes, by classes."""
    return f"{shown(pattern)} -> {_result(rules, classes)}"


def _result(rules: Iterable[Rule], classes: TokenClasses) -> str:
    made = zip(*(classes.pattern(rule.written_tokens) for rule in rules), strict=True)
    return shown(tuple(tuple(dict.fromkeys(names)) for names in made))


def _renamed(groups: Sequence[Group], classes: TokenClasses, title: str) -> list[str]:
    """Say which windows have a table that differs from the first one's only in names of tokens."""
    by_result: dict[str, list[Ranked]] = {}
    for pattern, rules in groups:
        by_result.setdefault(_result(rules, classes), []).append(Ranked(pattern=pattern))
    first = shown(groups[0][0])
    lines = ["", f"{title}the table of {first} holds, token by token in the order above, for"]
    for result, them in by_result.items():
        lines += [f"  {shown(one.pattern)} -> {result}" for one in _by_class(them, classes)]
    return lines


def _listed(rules: Sequence[Rule], title: str) -> list[str]:
    """Write rules one after the other."""
    if not rules:
        return []
    left = len(rules) - MOST_LISTED
    more = [f"and {left:,} more: {SEE_ALL}"] if left > 0 else []
    said = [f"{rule.read} -> {_marked(rule)}" for rule in rules[:MOST_LISTED]]
    return ["", *_wrapped(title, [*said, *more], "   ")]


def _side_by_side(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Put tables beside one another as long as there is room."""
    lines: list[str] = []
    row: list[str] = []
    for block in blocks:
        used = max(map(len, row), default=0)
        if row and used + 3 + max(map(len, block)) <= WIDTH:
            height = max(len(row), len(block))
            left = [*row, *[""] * (height - len(row))]
            right = [*block, *[""] * (height - len(block))]
            row = [f"{a:<{used}}   {b}".rstrip() for a, b in zip(left, right, strict=True)]
        else:
            lines += ["", *row] if row else []
            row = list(block)
    return [*lines, "", *row] if row else lines


def _wrapped(title: str, words: Sequence[str], space: str) -> list[str]:
    """Write words behind a title, never broken, on as many lines as they need."""
    lines, line = [], title + words[0]
    for word in words[1:]:
        if len(line) + len(space) + len(word) > WIDTH:
            lines.append(line)
            line = " " * min(len(title), WIDTH // 3) + word
        else:
            line += space + word
    return [*lines, line]


# --- order ---------------------------------------------------------------------------------------
def order_lines(
    order: Sequence[Rank], sources: Sequence[str], classes: TokenClasses, *, every: bool
) -> list[str]:
    """Write the scores of windows, the highest first; those that are never chosen apart."""
    lines = ["order: of all windows the one with the highest score is rewritten"]
    lines += [f"  {ANY} is any token of a class above"] if len(classes.members) > 1 else []
    for number, source in enumerate(sources):
        own = [rank for rank in order if rank.source == number]
        if len(sources) > 1:
            lines.append(f"from inputs of {source}")
        if every:
            lines += _every_rank(own)
        else:
            lines += _chosen_ranks(own, classes)
            lines += _other_ranks(own, classes) if len(sources) == 1 else []
    return lines


def _every_rank(order: Sequence[Rank]) -> list[str]:
    rows = []
    for rank in order:
        state = "" if rank.behind is None else f", never chosen by {rank.behind:.1f}"
        rows.append((f"{rank.least:5.1f} to {rank.most:5.1f}{state}", Ranked.of(rank)))
    return _columns(rows, modules=True)


def _chosen_ranks(order: Sequence[Rank], classes: TokenClasses) -> list[str]:
    """Put windows that can be chosen on one line if their scores overlap."""
    them = chosen_ranks(order, classes)
    modules = len({one.module for one in them}) > 1
    return _columns([(f"{one.least:5.1f} to {one.most:5.1f}", one) for one in them], modules)


def _other_ranks(order: Sequence[Rank], classes: TokenClasses) -> list[str]:
    """Write windows that are never chosen although others of their kind are."""
    them = other_ranks(order, classes)
    if not them:
        return []
    rows = [(f"by {one.behind:.1f} or more", one) for one in them]
    lines = _columns(rows, len({rank.module for rank in order if rank.chosen}) > 1)[1:]
    return ["  never chosen, since another window always scores higher", *lines]


def _by_class(them: Sequence[Ranked], classes: TokenClasses) -> list[Ranked]:
    """Merge windows that differ only in classes that have a name."""
    return merge(them, lambda one, other: one.differing(other) <= classes.members.keys())


def _columns(rows: Sequence[tuple[str, Ranked]], modules: bool) -> list[str]:
    """Write windows below each other, the first line for what is in the columns."""
    table = [["score", *["module"] * modules, "after", "window", "before"]]
    for score, one in rows:
        own = [one.module] if modules else []
        table.append([score, *own, one.after, one.window, one.before])
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = []
    for row in table:
        cells = [f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)]
        lines.append(f"  {'   '.join(cells)}".rstrip())
    return lines


# --- end -----------------------------------------------------------------------------------------
def end_lines(ends: Sequence[LastToken]) -> list[str]:
    """Write what becomes of a token that is left alone, for each context told."""
    lines = ["end: what becomes of the last token"]
    groups: dict[tuple[str, tuple[str, ...]], list[LastToken]] = {}
    for end in ends:
        told = " ".join(f"{name} {value}" for name, value in end.options.items())
        groups.setdefault((told, end.program), []).append(end)
    for (told, program), them in groups.items():
        steps = " ".join(program[:MOST_STEPS]) + " …" * (len(program) > MOST_STEPS)
        title = ", ".join(part for part in (told, steps) if part)
        lines += _wrapped(f"  {title}: ", [_ending(end) for end in them], "  ")
    return lines if ends else []


def _ending(end: LastToken) -> str:
    if end.answer is None:
        return f"{end.token} never halts!"
    mark = "" if end.answer == end.right else "!"
    return f"{end.token}{mark}" if end.token == end.answer else f"{end.token} -> {end.answer}{mark}"
