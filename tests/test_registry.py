"""Domains by name, by registration, and from a file."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from boolean import Boolean
from xor import Xor

from crl.domains import DOMAINS, Domain, domain_names, domain_types, find_domain, make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError

TESTS = Path(__file__).parent


def test_shipped_domains_are_installed_as_others_would_be() -> None:
    assert {"images", "multilingual", "numeric"} <= set(domain_types())
    assert find_domain("numeric") is Numeric
    assert {name: kind.summary for name, kind in domain_types().items()} == domain_names()


def test_names_and_summaries_are_listed_without_torch() -> None:
    code = "import sys, crl.domains as d; print(len(d.domain_names()), 'torch' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split()[1] == "False"


def test_an_unknown_name_says_how_one_becomes_known() -> None:
    with pytest.raises(UsageError) as error:
        find_domain("xor")
    assert str(error.value).startswith("unknown domain 'xor'; expected one of booleans, ctl, ")
    assert str(error.value).endswith(
        "; a domain becomes known as an entry point of the group crl.domains, by crl.register, or"
        " as FILE.py:NAME"
    )


def test_a_registered_domain_is_known_by_its_name() -> None:
    assert DOMAINS.register(Xor) is Xor
    assert find_domain("xor") is Xor
    assert domain_names()["xor"] == Xor.summary
    assert make_domain("xor", {"reducers": 1}).settings.reducers == 1
    with pytest.raises(UsageError, match="unknown key 'bits' in domain_settings of xor"):
        make_domain("xor", {"bits": 1})
    again = type("Again", (Xor,), {})
    DOMAINS.register(again)
    assert find_domain("xor") is again


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (3, "3 is no domain; expected a subclass of crl.Domain"),
        (dict, "is no domain"),
        (type("Nameless", (Xor,), {"name": ""}), 'Nameless has no name; write name = "'),
        (type("Thief", (Xor,), {"name": "numeric"}), "'numeric' is that of crl.domains.arithmetic"),
    ],
)
def test_what_cannot_be_registered_is_refused(given: Any, complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        DOMAINS.register(given)


def test_a_domain_in_a_file_is_used_without_installing_it() -> None:
    kind = DOMAINS.load_file(f"{TESTS}/boolean.py:Boolean")
    assert kind is not Boolean
    assert find_domain("boolean") is kind
    assert kind().fingerprint() == Boolean().fingerprint()


def test_settings_in_a_file_are_read_strictly() -> None:
    DOMAINS.load_file(f"{TESTS}/xor.py:Xor")
    assert make_domain("xor").settings.reducers == 2
    with pytest.raises(UsageError, match="reducers is 0; allowed are 1 to"):
        make_domain("xor", {"reducers": 0})


@pytest.mark.parametrize(
    ("where", "complaint"),
    [
        ("boolean", "'boolean' is no class in a file; expected FILE.py:NAME"),
        ("boolean.py", "expected FILE.py:NAME"),
        ("none.py:Boolean", "there is no file 'none.py'; expected FILE.py:NAME"),
        ("boolean.py:Booleans", "boolean.py has no 'Booleans'; its domains are Boolean"),
        ("boolean.py:value", "'value' in boolean.py is no domain; its domains are Boolean"),
        ("empty.py:Empty", "empty.py has no 'Empty'; its domains are none"),
        ("broken.py:Broken", "broken.py, line 3: ZeroDivisionError: division by zero"),
        ("called.py:Broken", "called.py, line 2: ZeroDivisionError: division by zero"),
        ("syntax.py:Broken", "syntax.py, line 2: SyntaxError"),
        ("missing.py:Broken", "missing.py, line 1: ModuleNotFoundError: No module named 'nowhere'"),
        ("quits.py:Broken", "quits.py, line 1: SystemExit: 3"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_a_sentence(
    where: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    contents = {
        "boolean.py": (TESTS / "boolean.py").read_text(),
        "empty.py": "from crl.domains import Domain\n",
        "broken.py": "x = 1\n\ny = x / 0\n",
        "called.py": "def broken(x):\n    return x / 0\nbroken(1)\n",
        "syntax.py": "x = 1\nclass\n",
        "missing.py": "import nowhere\n",
        "quits.py": "raise SystemExit(3)\n",
    }
    for name, content in contents.items():
        Path(name).write_text(content)
    with pytest.raises(UsageError) as error:
        DOMAINS.load_file(where)
    assert complaint in str(error.value)


def installed(monkeypatch: pytest.MonkeyPatch, **values: str) -> None:
    """Let these be all installed domains."""
    entries = {name: EntryPoint(name, value, DOMAINS.group) for name, value in values.items()}
    monkeypatch.setattr(DOMAINS, "_installed", lambda: entries)


def test_a_broken_installed_domain_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed(monkeypatch, broken="nowhere:Broken", xor="xor:Xor", other="xor:Xor", module="xor:np")
    assert find_domain("xor") is Xor
    with pytest.raises(RunError, match=r"'broken' \(nowhere:Broken\) fails: ModuleNotFoundError"):
        find_domain("broken")
    with pytest.raises(RunError, match="'other' gives a domain called 'xor'; the two must be"):
        find_domain("other")
    with pytest.raises(RunError, match="'module' gives xor:np, which is no domain"):
        find_domain("module")
    names = domain_names()
    assert names["xor"] == Xor.summary
    assert "fails: ModuleNotFoundError" in names["broken"]


def test_a_summary_that_is_not_written_as_text_is_found_by_importing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "inheriting.py").write_text(
        "from xor import Xor\n\n\nclass Parity(Xor):\n    name = 'parity'\n    summary = 'x' * 3\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    installed(monkeypatch, parity="inheriting:Parity")
    assert domain_names() == {"parity": "xxx"}
    assert issubclass(find_domain("parity"), Domain)
