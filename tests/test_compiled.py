"""Compiled learners: one file without torch that answers as the learner does, fast and safely."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any

import pytest
import torch
from commands import Done, assert_refused, here

import crl as library
from crl.cli import use
from crl.domains.arithmetic.languages import LANGUAGES
from crl.errors import RunError
from crl.files import read_object, sha256
from crl.learners import make_learner
from crl.presets import preset
from crl.proofs.certificate import Certificate
from crl.proofs.compiled.compiler import TEMPLATE, compile_learner
from crl.reports.export import decided_files
from crl.reports.model_card import model_card
from crl.solving import find_model, load_model, shipped

HEAVY = ("torch", "numpy", "crl")
NONSENSE = {
    "": "empty",
    "  ": "empty",
    "3+4*": "ends after '*' at character 4; expected 0 1",
    "3+ +4": "'+' at character 4 follows '+'; expected 0 1",
    "34": "'4' at character 2 follows '3'; expected + * -",
    "-3": "'-' at character 1 is the first; expected 0 1",
    "3+a": "'a' at character 3 is unknown; allowed are 0 1",
    "3+" + "\N{PILE OF POO}": "at character 3 is unknown",
    "7": "the length is 1; expected at least 3",
}


def loaded(text: str) -> ModuleType:
    module = ModuleType("compiled")
    exec(compile(text, "solver.py", "exec"), vars(module))
    return module


@pytest.fixture(scope="module")
def numeric() -> library.Solver:
    return library.load("numeric")


@pytest.fixture(scope="module")
def text(numeric: library.Solver) -> str:
    return numeric.compile()


@pytest.fixture(scope="module")
def program(text: str) -> ModuleType:
    return loaded(text)


@pytest.fixture(scope="module")
def file(text: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("compiled") / "solver.py"
    path.write_text(text)
    return path


def run(file: Path, *arguments: str, stdin: str = "") -> Done:
    """Run a compiled file by a Python that sees no installed package."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(file), *arguments],
        capture_output=True,
        text=True,
        input=stdin,
        timeout=60,
    )


def expression(rng: random.Random, terms: int, words: Any = "0123456789+*-") -> list[str]:
    digits, operators = words[:10], words[10:]
    rest = [rng.choice(part) for _ in range(terms - 1) for part in (operators, digits)]
    return [rng.choice(digits), *rest]


# --- as the learner does ------------------------------------------------------------------------
def assert_agree(
    solver: library.Solver, program: ModuleType, asked: list[tuple[str, dict[str, str]]]
) -> None:
    texts = [text for text, _ in asked]
    queries = [solver.query(text, **options) for text, options in asked]
    wanted = solver.solve_all(texts, queries, snap=True)
    for (text, options), solution in zip(asked, wanted, strict=True):
        found = program.execute(program.read(text, **options))
        assert found == (solution.answer, solution.steps, solution.remark), text


def test_answers_and_steps_are_those_of_the_learner(
    numeric: library.Solver, program: ModuleType
) -> None:
    rng = random.Random(0)
    drawn = ["".join(expression(rng, rng.randint(2, 200))) for _ in range(2000)]
    assert_agree(numeric, program, [(text, {}) for text in drawn])


def test_of_several_languages_the_tokens_tell_which_table_is_used() -> None:
    solver = library.load("multilingual")
    program = loaded(solver.compile())
    rng = random.Random(0)
    pairs = list(product(LANGUAGES, LANGUAGES)) * 40
    asked = [
        (" ".join(expression(rng, rng.randint(2, 100), LANGUAGES[source])), {"to": target})
        for source, target in pairs
    ]
    assert_agree(solver, program, asked)
    with pytest.raises(ValueError, match="'cuatro' at word 3 follows 'plus'"):
        program.solve("three plus cuatro", to="english")
    with pytest.raises(ValueError, match=r"'to' is missing; expected one of .*spanish"):
        program.solve("three plus four")
    with pytest.raises(ValueError, match=r"'to' is 'klingon'; expected one of .*spanish"):
        program.solve("three plus four", to="klingon")
    with pytest.raises(ValueError, match="expected at least 3 words"):
        program.solve("three", to="english")


def plainly_reduced(table: Any, tokens: list[int], radius: int, edge: int) -> tuple[int, int]:
    """The same by reading everything at each step."""
    steps = 0
    while len(tokens) > 1:
        padded = [edge] * radius + tokens + [edge] * radius
        scored = []
        for centre in range(len(tokens)):
            code = 0
            for token in padded[centre : centre + 2 * radius + 1]:
                code = code << edge.bit_length() | token
            if code in table.rows:
                scored.append((table.rank[table.rows[code]], centre, table.rows[code]))
        _, centre, row = min(scored)
        begin = centre - table.reads[row] // 2
        tokens = [*tokens[:begin], *table.written[row], *tokens[begin + table.reads[row] :]]
        steps += 1
    return tokens[0], steps


@pytest.mark.parametrize("radius", [3, 4])
def test_windows_may_have_any_shapes(radius: int) -> None:
    """Random tables, with many equal ranks, executed with a heap and plainly."""
    rng, program, edge = random.Random(radius), loaded(TEMPLATE.read_text()), 3
    vars(program).update(RADIUS=radius, EDGE=edge, BITS=edge.bit_length())
    rows, rank, reads, written = {}, [], [], []
    for around in product(range(edge + 1), repeat=2 * radius + 1):
        places = range(2, 5)
        fits = [n for n in places if edge not in around[radius - n // 2 : radius - n // 2 + n]]
        if fits:
            code = 0
            for token in around:
                code = code << edge.bit_length() | token
            rows[code] = len(rank)
            rank.append(rng.randrange(9))
            reads.append(rng.choice(fits))
            written.append([rng.randrange(edge) for _ in range(rng.randint(1, reads[-1] - 1))])
    table = program.Table(rows, rank, ["M"] * len(rank), reads, written, set(), [])
    for _ in range(200):
        tokens = [rng.randrange(edge) for _ in range(rng.randint(1, 40))]
        assert program._reduced(table, tokens, None) == plainly_reduced(table, tokens, radius, edge)


def test_every_step_can_be_watched(file: Path) -> None:
    done = run(file, "3+4*7", "--trace")
    assert [line.split()[0] for line in done.stdout.splitlines()] == [
        "3+[4*7]",
        "[3+8]",
        "[1]",
        "1",
    ]
    values = json.loads(run(file, "3+4*7", "--trace", "--json").stdout)
    assert values.pop("program") == done.stdout.splitlines()[:-1]
    wanted = {"input": "3+4*7", "answer": "1", "halted": True, "steps": 3, "confidence": 1.0}
    assert values == wanted


# --- the file -----------------------------------------------------------------------------------
def test_the_same_model_gives_the_same_bytes(text: str, tmp_path: Path) -> None:
    assert here("compile", "numeric", "--out", str(tmp_path / "a.py")).returncode == 0
    assert (tmp_path / "a.py").read_bytes() == text.encode()
    assert os.listdir(tmp_path) == ["a.py"]


def test_the_file_says_what_it_is(text: str) -> None:
    origin = read_object(find_model("numeric") / "results.json")["origin"]
    for said in ("domain numeric", "seed 0", origin["config_hash"], "margin", "assumes"):
        assert said in text.split('"""')[1]
    assert max(map(len, text.splitlines())) <= 100


def test_nothing_but_python_is_needed(file: Path) -> None:
    code = (
        f"import sys; sys.path.insert(0, {str(file.parent)!r}); import solver;"
        f"print(solver.solve('3+4*7'), [name for name in {HEAVY} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert done.stdout == "1 []\n", done.stderr


@pytest.mark.parametrize(
    ("what", "other"), [("\neN", "\neM"), ('789+*-"', '789*+-"'), ('("R1", 3)', '("R1", 4)')]
)
def test_a_damaged_table_is_refused(text: str, tmp_path: Path, what: str, other: str) -> None:
    assert what in text
    damaged = tmp_path / "solver.py"
    damaged.write_text(text.replace(what, other))
    done = run(damaged, "3+4*7")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "damaged" in done.stderr
    with pytest.raises(RuntimeError, match="damaged"):
        loaded(damaged.read_text()).solve("3+4*7")


@pytest.mark.parametrize(("wrong", "complaint"), NONSENSE.items())
def test_nonsense_is_one_sentence(program: ModuleType, wrong: str, complaint: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        program.solve(wrong)
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["3++4"], "character 3"),
        (["3+4", "5"], "allowed are one input and --help"),
        (["--to", "spanish", "3+4"], "--json, --trace"),
    ],
)
def test_wrong_usage_is_one_sentence(file: Path, arguments: list[str], complaint: str) -> None:
    done = run(file, *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert complaint in done.stderr


def test_lines_have_an_answer_or_an_error_each_when_they_come(file: Path) -> None:
    done = run(file, stdin="1+1\n2**3\n\n2*3")
    answers = done.stdout.splitlines()
    assert (answers[0], answers[3], done.returncode) == ("2", "6", 1)
    assert answers[1].startswith("error: '*' at character 3")
    assert answers[2].startswith("error: the input is empty")
    done = run(file, "--json", stdin="1+1\nx\n")
    assert [sorted(json.loads(line))[0] for line in done.stdout.splitlines()] == ["answer", "error"]
    with subprocess.Popen(
        [sys.executable, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for question, answer in (("2*3", "6\n"), ("9-9", "0\n")):
            process.stdin.write(question + "\n")
            process.stdin.flush()
            assert process.stdout.readline() == answer


def test_the_cost_of_a_term_hardly_grows(program: ModuleType) -> None:
    rng, cost = random.Random(0), {}
    for terms in (1_000, 100_000):
        problem = program.read("".join(expression(rng, terms)))
        taken = []
        for _ in range(3):
            began = process_time()
            program.execute(problem)
            taken.append(process_time() - began)
        cost[terms] = min(taken) / terms
    assert cost[100_000] < 3 * cost[1_000]


# --- what is not compiled -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("learner", "why"), [("crl", "windows: "), ("rnn", "writes no programs"), ("hcc", "controller")]
)
def test_only_a_proved_learner_is_compiled(learner: str, why: str) -> None:
    made = make_learner(preset("numeric", learner), library.make_domain("numeric"))
    with pytest.raises(RunError, match=f"only a proved learner can be compiled.*{why}"):
        compile_learner(made, made.domain)


def test_a_wrong_place_to_write_to_is_refused(tmp_path: Path) -> None:
    assert_refused(here("compile", "numeric"), 2, "needs --out FILE")
    for wrong, complaint in (("no/such/a.py", "no folder"), ("", "a folder")):
        done = here("compile", "numeric", "--out", str(tmp_path / wrong))
        assert_refused(done, 2, complaint)


def test_a_proved_learner_is_exported_with_its_program_and_certificate(text: str) -> None:
    files = decided_files(load_model(find_model("numeric")))
    assert files["solver.py"] == text.encode()
    assert json.loads(files["certificate.json"])["verdict"] == "proved"


def test_a_wrong_learner_is_exported_with_its_counterexample_if_asked_to() -> None:
    model = load_model(find_model("numeric"))
    with torch.no_grad():
        model.learner.module_set.member(0).layers[2].bias[4] += 12  # type: ignore[attr-defined]
    assert decided_files(model) == {}
    files = decided_files(model, search=True)
    assert list(files) == ["certificate.json"]
    made = json.loads(files["certificate.json"])
    assert made["verdict"] == "wrong"
    found = Certificate.from_dict(made).counterexample
    assert f"Wrong for snapped execution: {found}" in model_card(model, [], Path("m"), {}, made)


# --- shipped models -----------------------------------------------------------------------------
@pytest.fixture
def folder(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shipped model with its compiled program."""
    model = tmp_path / "models" / "numeric"
    shutil.copytree(find_model("numeric"), model)
    monkeypatch.setattr(shipped, "FOLDER", model.parent)
    results = read_object(model / "results.json")
    results["checksums"]["solver.py"] = sha256(text.encode())
    (model / "results.json").write_text(json.dumps(results))
    (model / "solver.py").write_text(text)
    return model


@pytest.fixture
def networks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The models that were loaded as networks."""
    names: list[str] = []
    load = use.loaded

    def noted(model: str, domain: str | None, learner: str | None) -> library.Solver:
        names.append(model)
        return load(model, domain, learner)

    monkeypatch.setattr(use, "loaded", noted)
    return names


def test_a_shipped_model_answers_by_its_program(folder: Path, networks: list[str]) -> None:
    assert here("solve", "numeric", "3+4*7").stdout == "1\n"
    values = json.loads(here("solve", "numeric", "3 + 4*7", "--json").stdout)
    wanted = {"input": "3 + 4*7", "answer": "1", "halted": True, "steps": 3, "confidence": 1.0}
    assert values == wanted
    assert networks == []


@pytest.mark.parametrize("flag", ["--neural", "--trace", "--snap"])
def test_the_network_answers_where_it_is_asked_for(
    folder: Path, networks: list[str], flag: str
) -> None:
    assert here("solve", "numeric", "3+4*7", flag).stdout.splitlines()[-1] == "1"
    assert networks == ["numeric"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["3x4"],
        ["7"],
        ["3\N{MULTIPLICATION SIGN}4-\N{FULLWIDTH DIGIT ONE}"],
        ["3+"],
        [""],
        ["3+4", "--to", "spanish"],
        ["3+4", "--nural"],
        ["+".join("1" * 10_001)],
        ["1+" + " " * 50_000 + "1"],
    ],
)
def test_what_the_program_refuses_is_answered_as_before(folder: Path, arguments: list[str]) -> None:
    with_program = here("solve", "numeric", *arguments)
    (folder / "solver.py").unlink()
    without = here("solve", "numeric", *arguments)
    assert vars(with_program) == vars(without)


def in_a_new_process(folder: Path, *arguments: str, stdin: str = "") -> Done:
    """Run a command with other shipped models; the last line tells what was imported."""
    code = (
        "import sys; from pathlib import Path; import crl.solving.shipped as shipped;"
        f"shipped.FOLDER = Path({str(folder.parent)!r}); from crl.cli import main;"
        f"main({arguments!r}); print([name for name in {HEAVY[:2]} if name in sys.modules])"
    )
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, input=stdin, timeout=60
    )


def test_nothing_that_takes_long_is_imported(folder: Path) -> None:
    done = in_a_new_process(folder, "solve", "numeric", "3+4*7")
    assert done.stdout == "1\n[]\n", done.stderr
    done = in_a_new_process(folder, "solve", "numeric", stdin='1+1\n\n{"input": "2*3", "id": 5}\n')
    *answers, imported = done.stdout.splitlines()
    assert imported == "[]"
    assert [json.loads(answer)["answer"] for answer in answers] == ["2", "6"]
    assert json.loads(answers[1])["id"] == 5


def test_lines_that_the_program_refuses_are_answered_among_the_others(folder: Path) -> None:
    done = in_a_new_process(folder, "solve", "numeric", stdin="1+1\n2x3\n9-9\n")
    *answers, imported = done.stdout.splitlines()
    assert [json.loads(answer)["answer"] for answer in answers] == ["2", "6", "0"]
    assert "torch" in imported


@pytest.mark.parametrize("change", [lambda text: text + "\n", lambda text: text[:-100]])
def test_a_program_with_another_checksum_is_not_executed(
    folder: Path, change: Callable[[str], str]
) -> None:
    (folder / "solver.py").write_text(change((folder / "solver.py").read_text()))
    assert_refused(here("solve", "numeric", "3+4*7"), 1, "solver.py is missing or damaged")


def test_a_folder_of_a_proved_model_answers_as_proved(folder: Path, tmp_path: Path) -> None:
    copy = str(shutil.copytree(folder, tmp_path / "numeric"))

    def confidence(*flags: str) -> float:
        return float(
            json.loads(here("solve", copy, "3+4*7", "--json", *flags).stdout)["confidence"]
        )

    assert confidence() == confidence("--snap") == confidence("--trace") == 1
    assert confidence("--neural") == confidence("--neural", "--trace") < 1


def test_a_strangers_folder_never_makes_code_run(folder: Path, tmp_path: Path) -> None:
    trap = f"open({str(tmp_path / 'sprung')!r}, 'w')\n"
    (folder / "solver.py").write_text(trap)
    results = read_object(folder / "results.json")
    results["checksums"]["solver.py"] = sha256(trap.encode())
    (folder / "results.json").write_text(json.dumps(results))
    stranger = shutil.copytree(folder, tmp_path / "numeric")
    for name in (str(stranger), str(folder)):
        assert here("solve", name, "3+4*7").stdout == "1\n"
    assert not (tmp_path / "sprung").exists()
