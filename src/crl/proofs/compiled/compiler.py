"""Compiling: a proved learner as one Python file that needs only the standard library.

Snapped, a proved learner applies nothing but the windows that can be chosen. Their scores, in
order, and what they write are all that it is; the rest is a program that looks them up.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from crl.domains import Domain
from crl.domains.contract import SPLITS
from crl.errors import RunError, UsageError
from crl.files import read_text, sha256
from crl.learners import Learner
from crl.proofs.closure import States, occurrence
from crl.proofs.decide import Proof
from crl.proofs.ending import Ending, Told
from crl.proofs.language import Tokens, UndecidableError
from crl.training.config_file import config_hash
from crl.training.process import torch_threads

TEMPLATE = Path(__file__).with_name("solver_template.py")
WIDTH = 100  # of a line
FAR = 100  # times the largest trained size, where sizes are unbounded, is read for certain
HEADER = """{summary}

    python solver.py {example}

Compiled by `crl compile` from a trained learner: domain {domain}, learner {learner}, variant
{variant}, seed {seed}, config {config}. Nothing but Python is needed.

The learner is proved right on every input of every length, with its tokens made one-hot.
{parts}
The proof assumes that an input has only such neighbours as the data sets have, which is checked
here; that the domain is right about which tokens can stand for which; and that scores are exact up
to the margins."""


def compile_learner(learner: Learner, domain: Domain) -> str:
    """Write a proved learner as a Python file; a RunError says why another is not compiled."""
    return Compiled(prove(learner, domain), learner).text


def prove(learner: Learner, domain: Domain) -> Proof:
    """Prove a learner, or raise a RunError that says what is in the way."""
    try:
        with torch_threads(1):  # the same scores to the last bit, so the same bytes
            proof = Proof(learner, domain)
    except UndecidableError as error:
        raise RunError(f"only a proved learner can be compiled; this is not: {error}") from None
    for part in proof.parts:
        if not part.holds:
            raise RunError(
                f"only a proved learner can be compiled; this is not: {part.name}: {part.detail}"
            )
    return proof


@dataclass(frozen=True)
class Compiled:
    """The file of a proved learner."""

    proof: Proof
    learner: Learner

    @cached_property
    def text(self) -> str:
        """The template with everything that was learned filled in."""
        text, data = read_text(TEMPLATE), self._data()
        _, separator, rest = text.partition('"""\n')
        text = f'"""{_escaped(self._header())}{separator}{rest}'
        checksum = sha256(json.dumps(list(data.values())).encode())
        for name, value in {**data, "CHECKSUM": checksum}.items():
            text = _filled(text, name, value)
        return text

    def _header(self) -> str:
        domain, config = self.proof.domain, self.learner.config
        options = "".join(f"--{name} {value} " for name, value in domain.example_options.items())
        margins = [
            f"- {part.name}: {part.detail}"
            + ("" if part.margin is None else f", margin {part.margin:.3g}")
            for part in self.proof.parts
        ]
        return HEADER.format(
            summary=f"Solves {domain.summary}.",
            example=f'{options}"{domain.example}"',
            domain=domain.name,
            learner=config.learner,
            variant=config.variant,
            seed=config.seed,
            config=config_hash(config),
            parts="\n".join(margins),
        )

    # --- what is filled in ---------------------------------------------------------------------
    def _data(self) -> dict[str, Any]:
        """Give the constants of the file, in the order of their checksum."""
        proof, domain = self.proof, self.proof.domain
        symbols = domain.symbols if isinstance(domain.symbols, str) else list(domain.symbols)
        longest = self._longest_texts()
        return {
            "DOMAIN": {
                "name": domain.name,
                "options": list(domain.options),
                "shows_confidence": domain.shows_confidence,
                "characters": max(map(len, longest), default=0),
                "tokens": min((len(domain.tokenize(text)) for text in longest), default=0),
            },
            "SYMBOLS": symbols,
            "EXAMPLE": domain.example,
            "NESTED": occurrence(domain) is not None,
            "RADIUS": proof.machine.radius,
            "MODULES": [(member.title, member.reads) for member in proof.machine.members],
            "ASKED": asked(proof.told),
            "SOURCES": [self._source(states) for states in proof.states],
            "TABLES": [self._table(states) for states in proof.states],
        }

    def _longest_texts(self) -> list[str]:
        """Inputs as long as the domain is known to read; none if it reads none of them."""
        domain = self.proof.domain
        try:
            found = domain.unseen_strings(domain.largest or FAR * max(domain.sizes), 1, None)
            texts = [
                domain.text(strings.tokens[begin : begin + length].tolist())
                for strings in found
                for begin, length in zip(strings.starts, strings.lengths, strict=True)
            ]
            for text in texts:
                domain.parse(text, **self.proof.told[0].options)
        except UsageError:
            return []
        return texts

    def _source(self, states: States) -> dict[str, Any]:
        """Describe the inputs of a source: symbols, least length, remarks by what is asked."""
        domain, tokens = self.proof.domain, states.inputs.tokens()
        shortest = self._shortest(tokens)
        asking = [told.options for told in self.proof.told]
        remarks = [
            domain.remark(domain.parse(domain.text(shortest), **options)) for options in asking
        ]
        known = [domain.symbols[token] for token in tokens]
        return {
            "symbols": "".join(known) if isinstance(domain.symbols, str) else known,
            "least": len(shortest),
            "remarks": remarks,
        }

    def _shortest(self, tokens: Tokens) -> list[int]:
        """Find a shortest input of the data sets that has such tokens."""
        domain = self.proof.domain
        found: list[list[int]] = []
        for strings in (domain.strings(split, size) for size in domain.sizes for split in SPLITS):
            rows = np.flatnonzero(np.isin(strings.tokens[strings.starts].numpy(), tokens))
            if len(rows):
                row = rows[strings.lengths.numpy()[rows].argmin()]
                begin = int(strings.starts[row])
                found.append(strings.tokens[begin : begin + int(strings.lengths[row])].tolist())
        return min(found, key=len)

    def _table(self, states: States) -> str:
        """Pack the windows that can be chosen, one for each context, and the ends of programs."""
        chosen = states.chosen
        score = states.scores[chosen.row, chosen.column]
        order = np.lexsort((chosen.column, -score, chosen.row))  # the first of each row is applied
        best = order[np.unique(chosen.row[order], return_index=True)[1]]
        around = states.contexts[chosen.row[best]]
        best = best[by_tokens := np.lexsort(around.T[::-1])]
        rank = np.unique(-score[best], return_inverse=True)[1]
        packed = {
            "around": around[by_tokens].T.tolist(),
            "rank": rank.tolist(),
            "module": chosen.column[best].tolist(),
            "written": [list(chosen.written[place]) for place in best.tolist()],
            "pairs": np.argwhere(states.inputs.allowed).tolist(),
            "ends": [self._ends(states, told) for told in self.proof.told],
        }
        content = json.dumps(packed, separators=(",", ":")).encode()
        text = base64.b64encode(zlib.compress(content, 9)).decode()
        lines = [text[at : at + WIDTH] for at in range(0, len(text), WIDTH)]
        return "\n".join(["", *lines, ""])

    def _ends(self, states: States, told: Told) -> list[tuple[int, list[tuple[str, int]]]]:
        """Give the program on each last token."""
        return [
            (ending.token, self._program(ending))
            for of_states, of_told, ending in self.proof.endings
            if of_states is states and of_told is told
        ]

    def _program(self, ending: Ending) -> list[tuple[str, int]]:
        """Give the modules of an ending, each with the token that is there after it."""
        modules, token = self.proof.machine.modules, ending.token
        program = []
        for title in ending.program:
            if title != modules.title(modules.halt):
                token = int(self.proof.machine.rewriting[modules.titles.index(title)][0][token])
            program.append((title, token))
        return program


def asked(told: list[Told]) -> list[dict[str, str]]:
    """Give the options that tell contexts apart; a RunError if they do not."""
    names = [name for name in told[0].options if len({each.options.get(name) for each in told}) > 1]
    found = [{name: each.options[name] for name in names if name in each.options} for each in told]
    if len({tuple(options.items()) for options in found}) < len(told):
        raise RunError("the domain's options_of does not tell all contexts apart")
    return found


def _filled(text: str, name: str, value: Any) -> str:
    """Give a constant of the template its value; what is said of it comes to stand above."""
    (found,) = re.finditer(rf"^({name}: .*?) = .*?  # (.*)$", text, re.MULTILINE)
    literal = _literal(value, first=len(found[1]) + len(" = "))
    return f"{text[: found.start()]}# {found[2]}\n{found[1]} = {literal}{text[found.end() :]}"


def _literal(value: Any, first: int = 0, indent: str = "") -> str:
    """Write plain values as Python does, an item on each line where they do not fit into one."""
    if isinstance(value, str):
        return f'"""{value}"""' if "\n" in value else json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list | tuple):
        return repr(value)
    opening, closing = {dict: ("{", "}"), list: ("[", "]"), tuple: ("(", ")")}[type(value)]
    more = indent + "    "
    if isinstance(value, dict):
        items = [f"{_literal(key)}: {_literal(value[key], 0, more)}" for key in value]
    else:
        items = [_literal(item, 0, more) for item in value]
    line = opening + ", ".join(items) + closing
    if len(line) + max(first, len(more)) <= WIDTH and "\n" not in line:
        return line
    return "\n".join([opening, *(f"{more}{item}," for item in items), indent + closing])


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
