"""The command that begins a domain: one file that works, and its test."""

from __future__ import annotations

from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from string import Template
from typing import Annotated

from crl.cli.options import Folder, called
from crl.cli.output import say
from crl.errors import UsageError
from crl.files import make_folder, write_new

DOMAIN = Template('''\
"""$Name: sums modulo 3, such as 2+1+1. Each part says what to write there instead."""

from crl import TokenDomain
from crl.domains import Equivalence
from crl.modules import ModuleSet, Reducer


class $Name(Equivalence, TokenDomain):
    """Sums of 2 to 5 terms to learn from."""

    name = "$name"  # what commands, run folders and records call it
    summary = "sums of digits modulo 3"  # the line that crl domains prints
    symbols = "012+"  # what a token can be: characters, or a tuple of words
    sizes = range(2, 6)  # trained sizes; the curriculum opens one after the other
    unit = "terms"  # what a size counts

    def draw(self, size, rng):
        """Draw a problem of any size as text; rng is a numpy.random.Generator."""
        return "+".join(str(digit) for digit in rng.integers(3, size=size))

    def answer(self, text):
        """Give the right answer, one symbol; None for what is no problem. Never raise."""
        digits = text.split("+")
        if any(digit not in ("0", "1", "2") for digit in digits):
            return None
        return str(sum(int(digit) for digit in digits) % 3)

    def make_modules(self):
        """Make what the controller can apply: here one module, to windows of three tokens."""
        reducer = Reducer(title="R1", vocab=self.vocab, hidden=32, reads=3)
        return ModuleSet([reducer], halts=True)

    def equivalent(self, before, after, *, first, last):
        """Tell whether one part of a problem can stand for another. Only proofs ask.

        Without it, leave Equivalence out too: everything else works.
        """
        effect = self._effect(self.text(before))
        return effect is not None and effect == self._effect(self.text(after))

    def _effect(self, part):
        """Give what a part of a sum, such as +2+1+, does: how it is joined, and its value."""
        left, right = part.startswith("+"), part.endswith("+")
        value = self.answer(part[left : len(part) - right])
        return None if value is None else (left, right, value)
''')

TEST = Template('''\
"""Does $name keep the contract, and is it learned?"""

from $name import $Name

import crl


def test_it_keeps_the_contract():
    crl.check_domain($Name)


def test_answers_are_right_and_nonsense_has_none():
    domain = $Name()
    assert domain.answer("2+1+1") == "1"
    assert domain.answer("2+") is None


def test_a_short_training_learns_longer_problems_too(tmp_path):
    settings = {"batch": 256, "max_episodes": 60_000, "schedule.updates": 10}
    run = crl.train($Name, settings=settings, out=tmp_path / "run")
    records = crl.load(run).measure(sizes=[5, 8], count=200)
    assert min(record.value for record in records) > 0.9
''')

NEXT = """\
wrote {domain}: a domain that works; change it into yours, part by part
wrote {test}: its test

next:
  python -m pytest {test}
  crl train {domain}:{kind}
  crl trace runs/{name}/small/seed-0 "2+1+1" --domain {domain}:{kind}
  crl certify runs/{name}/small/seed-0 --domain {domain}:{kind}
docs/domain.md builds another one from it in 15 minutes"""


def new_domain(
    name: Annotated[str, called("NAME")],
    /,
    *,
    out: Folder = None,
) -> None:
    """Begin a domain of your own: writes NAME.py, which works, and test_NAME.py.

    Args:
        name: A word in small letters, such as boolean.
        out: Where to write them; here if not given.
    """
    folder = out or Path()
    _refuse_bad_name(name)
    kind = "".join(part.capitalize() for part in name.split("_"))
    contents = {
        folder / f"{name}.py": DOMAIN.substitute(name=name, Name=kind),
        folder / f"test_{name}.py": TEST.substitute(name=name, Name=kind),
    }
    for path in contents:
        if path.exists() or path.is_symlink():
            raise UsageError(f"{path} is there already; give another name, or another --out")
    _refuse_taken(name)
    make_folder(folder)
    for path, content in contents.items():
        write_new(path, content)
    domain, test = (_shown(path) for path in contents)
    say(NEXT.format(domain=domain, test=test, name=name, kind=kind))


def _shown(path: Path) -> str:
    """Write a path as commands take it for a file."""
    return str(path) if path.is_absolute() else f"./{path}"


def _refuse_bad_name(name: str) -> None:
    plain = name.isascii() and name.isidentifier() and name.islower() and not iskeyword(name)
    if not plain or name.startswith("_"):
        raise UsageError(
            f"the name is {name!r}; expected a word in small letters, such as boolean: letters,"
            " digits and _, and none of Python's own"
        )


def _refuse_taken(name: str) -> None:
    from crl.domains.registry import domain_names

    if name in domain_names():
        raise UsageError(f"the name {name!r} is that of a domain: see crl domains; give another")
    if find_spec(name) is not None:
        raise UsageError(f"the name {name!r} is that of a Python module; give another")
