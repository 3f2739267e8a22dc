"""A domain of one's own: what new-domain writes works, and so does all that the tutorial says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from commands import Done, assert_refused, here
from xor import Xor

import crl
from crl.domains import DOMAINS, Equivalence
from crl.learners import LEARNERS
from crl.presets import preset
from crl.training import RunFolder

PAGE = (Path(__file__).parents[1] / "docs" / "domain.md").read_text()
SHORT = ["--scale", "smoke", "--set", "max_episodes=512"]


def section(title: str) -> str:
    """The text of a section of the page."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def python(*arguments: str) -> Done:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, timeout=300, input=""
    )


def say(line: str) -> Done:
    """Run a command of the page, with a short training and few problems."""
    words = shlex.split(line)
    if words[0] == "python":
        return python(*words[1:])
    short = {"train": [*SHORT, "--no-table"], "measure": ["--count", "20"]}.get(words[1], [])
    return here(*[word.replace("/small/", "/smoke/") for word in words[1:]], *short)


@pytest.fixture
def _in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    others = [path for path in sys.path if Path(path) != Path(__file__).parent]
    monkeypatch.setattr(sys, "path", others)  # a domain of the tests is called boolean too
    monkeypatch.delitem(sys.modules, "boolean", raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "1")


@pytest.mark.usefixtures("_in_an_empty_folder")
def test_a_new_domain_passes_its_own_test() -> None:
    done = here("new-domain", "mod_three")
    assert "crl train ./mod_three.py:ModThree" in done.stdout
    tried = python("-m", "pytest", "-q", "-W", "error", "test_mod_three.py")
    assert tried.returncode == 0, tried.stdout
    assert "3 passed" in tried.stdout


@pytest.mark.usefixtures("_in_an_empty_folder")
def test_a_new_domain_can_be_proved() -> None:
    assert here("new-domain", "mod_three", "--out", "mine").returncode == 0
    settings = ["--set", "batch=256", "--set", "schedule.updates=10", "--no-table", "--certify"]
    done = here("train", "mine/mod_three.py:ModThree", *settings)
    assert "proved right on every input of every length" in done.stdout


@pytest.mark.usefixtures("_in_an_empty_folder")
def test_nothing_is_overwritten() -> None:
    Path("test_chess.py").write_text("mine")
    assert_refused(here("new-domain", "chess"), 2, "test_chess.py is there already; give another")
    assert Path("test_chess.py").read_text() == "mine"
    assert not Path("chess.py").exists()


@pytest.mark.usefixtures("_in_an_empty_folder")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Chess", "expected a word in small letters, such as boolean"),
        ("two words", "expected a word in small letters"),
        ("../chess", "expected a word in small letters"),
        ("class", "expected a word in small letters"),
        ("numeric", "'numeric' is that of a domain"),
        ("json", "'json' is that of a Python module"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(name: str, complaint: str) -> None:
    assert_refused(here("new-domain", name), 2, complaint)
    assert not list(Path().iterdir())


@pytest.mark.usefixtures("_in_an_empty_folder")
def test_the_tutorial_can_be_followed_to_the_end() -> None:
    first, last = blocks(section("A domain in 15 minutes"), "sh")
    for line in first.splitlines():
        if "pytest" in line:  # tried above
            continue
        done = say(line)
        proved = "certify" not in line  # what was hardly trained cannot be
        assert done.returncode == (0 if proved else 1), (line, done.stderr)
    parts = blocks(section("A domain in 15 minutes"), "python")
    Path("boolean.py").write_text("\n".join(parts))
    DOMAINS._registered.clear()
    for line in last.splitlines():
        done = say(line)
        assert done.returncode == 0, (line, done.stderr)


def test_the_domains_that_the_tutorial_makes_provable_keep_the_contract() -> None:
    by_grammar, by_hand = blocks(section("A domain that can be proved"), "python")
    above = "\n".join(blocks(section("A domain in 15 minutes"), "python"))
    names: dict[str, Any] = {"re": re, "TokenDomain": crl.TokenDomain, "Equivalence": Equivalence}
    exec(by_hand, names)
    crl.check_domain(type("ProvableXor", (names["Xor"], Xor), {}))
    exec(above, names)
    before = names["Boolean"]
    exec(by_grammar, names)
    brackets = type("ProvableBoolean", (names["Boolean"], before), {})
    crl.check_domain(brackets)
    read, right, wrong = (brackets().tokenize(text) for text in ("(0&1)", "0", "1"))
    assert brackets().equivalent(read, right, first=True, last=True)
    assert not brackets().equivalent(read, wrong, first=True, last=True)


def test_packages_are_found_by_the_groups_that_the_tutorial_names() -> None:
    (lines,) = blocks(section("How commands find them"), "toml")
    groups = tomllib.loads(lines)["project"]["entry-points"]
    assert set(groups) == {DOMAINS.group, LEARNERS.group}


def test_the_settings_of_the_tutorial_are_settings() -> None:
    names: dict[str, object] = {"TokenDomain": crl.TokenDomain}
    declared, chosen = blocks(section("Settings and presets"), "python")
    body = "    name, summary, symbols, sizes = 'boolean', 'x', '01', range(1, 4)\n"
    exec(f"{declared}\n{body}{chosen}", names)
    crl.register(names["Boolean"])  # type: ignore[type-var]
    config = preset("boolean")
    assert config.batch == 512
    assert config.learner_settings["modules"] == {"parsimony": 0.05}
    assert DOMAINS.find("boolean").Settings(reducers=2).reducers == 2


@pytest.mark.usefixtures("_in_an_empty_folder")
def test_the_module_and_the_controller_of_the_tutorial_learn_brackets() -> None:
    table, make_modules = blocks(section("A module"), "python")
    convolution, make_controller = blocks(section("A controller"), "python")
    *above, end = blocks(section("A domain in 15 minutes"), "python")
    parts = [table, convolution, *above[:-1], make_modules, make_controller, end]
    Path("boolean.py").write_text("\n".join(parts))
    done = here("train", "./boolean.py:Boolean", *SHORT, "--out", "run", "--no-table")
    assert done.returncode == 0, done.stderr
    done = here("trace", "run", "(1&0)", "--domain", "./boolean.py:Boolean")
    assert "T1" in done.stdout
    assert "policy_reader.0.weight" in str(RunFolder(Path("run")).load("last").parameters.keys())


def test_the_learner_of_the_tutorial_learns(tmp_path: Path) -> None:
    (listing,) = blocks(section("A learner"), "python")
    file = tmp_path / "bag.py"
    file.write_text(listing)
    out = ["--out", str(tmp_path / "run"), "--no-table"]
    done = here("train", "numeric", "--learner", f"{file}:Bag", *SHORT, *out)
    assert done.returncode == 0, done.stderr
