"""Problems from a file: lines of inputs and answers are enough."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from commands import Done, assert_refused, here

import crl
from crl.domains.from_file.data import ProblemData
from crl.domains.from_file.domain import Problems
from crl.domains.from_file.oracle import Oracle, judged
from crl.domains.from_file.plan import ProblemsSettings
from crl.errors import RunError, UsageError
from crl.solving import load_model
from crl.training import RunFolder

NUMBERS = ["zero", "one", "two", "three", "four"]
SHORT = ["--scale", "smoke", "--set", "max_episodes=256"]
QUICK = {"batch": 256, "schedule.updates": 10, "hidden": 32, "spare": 1}
ORACLE = """
WORDS = "zero one two three four".split()

def answer(text):
    parts = text.split()
    if len(parts) % 2 == 0 or set(parts[1::2]) - {"plus"}:
        return None
    return WORDS[sum(WORDS.index(part) for part in parts[::2]) % 5]

def lying(text):
    return "one"

def equivalent(before, after, *, first, last):
    return effect(before) == effect(after)

def effect(text):  # of a part of a sum: what joins it at both ends, and its value
    parts = text.split()
    left, right = parts[0] == "plus", parts[-1] == "plus"
    return left, right, answer(" ".join(parts[left : len(parts) - right])) or parts
"""

Pairs = list[tuple[str, str]]


def sums(terms: Sequence[int] = (2, 3, 4, 5), most: int = 60) -> Pairs:
    """Sums modulo five in words."""
    found = []
    for count in terms:
        for code in range(0, 5**count, max(1, 5**count // most)):
            digits = [code // 5**place % 5 for place in range(count)]
            text = " plus ".join(NUMBERS[digit] for digit in digits)
            found.append((text, NUMBERS[sum(digits) % 5]))
    return found


def parities(bits: Sequence[int] = range(1, 8)) -> Pairs:
    strings = [f"{number:0{count}b}" for count in bits for number in range(2**count)]
    return [(string, str(string.count("1") % 2)) for string in strings]


def write(path: Path, pairs: Pairs) -> Path:
    lines = [json.dumps({"input": text, "answer": answer}) for text, answer in pairs]
    path.write_text("\n".join(lines) + "\n")
    return path


def problems(pairs: Pairs, **settings: object) -> Problems:
    return Problems(ProblemsSettings(**settings), ProblemData.listed(pairs))  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of sums modulo five in words that was trained to the end."""
    folder = tmp_path_factory.mktemp("file")
    file = write(folder / "sums.jsonl", sums())
    run = crl.train(str(file), settings=QUICK, out=folder / "run")
    file.unlink()  # nothing needs it any more
    assert here("train", str(run.path), "--resume").returncode == 0  # measures it
    return run.path


# --- what is read --------------------------------------------------------------------------------
def test_white_space_in_any_input_means_words() -> None:
    assert problems(sums()).symbols[:3] == ("four", "one", "plus")
    assert problems(parities()).symbols == "01αβγδ"


def test_the_longest_problems_are_held_back() -> None:
    domain = problems(parities())
    assert [domain.lengths(size) for size in domain.sizes][-1] == "6 tokens"
    assert domain.lengths(domain.measured[-1]) == "7 tokens"
    assert len(domain.unseen(domain.measured[-1], 1000)) == 128


def test_sizes_with_few_problems_join_their_neighbours() -> None:
    domain = problems(parities())
    assert [domain.lengths(size) for size in domain.measured] == [
        "1 to 2 tokens", "3 tokens", "4 tokens", "5 tokens", "6 tokens", "7 tokens",
    ]  # fmt: skip
    many = problems([("1" * n + "0" * m, "1") for n in range(1, 41) for m in range(40)])
    assert len(many.sizes) <= 10
    assert len(many.measured) - len(many.sizes) <= 5


def test_larger_sizes_go_on_as_wide_as_the_last() -> None:
    domain = problems(sums())
    assert [domain.size_of(" plus ".join(["one"] * terms)) for terms in (2, 3, 5, 6, 9)] == [
        1, 2, 4, 5, 8,
    ]  # fmt: skip


@pytest.mark.parametrize("pairs", [sums(), parities(), parities([4, 5])])
def test_it_keeps_the_contract(pairs: Pairs) -> None:
    crl.check_domain(problems(pairs))


def test_the_domain_without_a_file_keeps_the_contract_too() -> None:
    crl.check_domain(Problems)


def test_all_problems_are_in_exactly_one_set() -> None:
    domain = problems(sums())
    splits = ("train", "validation", "test")
    sets = [domain.examples(split, size) for size in domain.sizes for split in splits]
    longer = [size for size in domain.measured if size not in domain.sizes]
    sets += [domain.unseen_examples(size, 10**6) for size in longer]
    assert sorted(example for part in sets for example in part) == sorted(sums())


def test_a_test_file_is_what_is_measured_on(tmp_path: Path) -> None:
    file, test = write(tmp_path / "a.jsonl", sums((2, 3))), write(tmp_path / "b.jsonl", sums((4,)))
    domain = Problems(problems=ProblemData.read(file, test))
    assert list(domain.sizes) == [1, 2]
    assert domain.unseen_examples(3, 10**6) == sums((4,))


def test_problems_that_are_given_twice_count_once() -> None:
    data = ProblemData.listed([*sums(), *sums()])
    assert len(data.problems) == data.repeated == len(sums())


def test_what_the_data_command_writes_can_be_trained_on(tmp_path: Path) -> None:
    out = tmp_path / "numeric"
    assert here("data", "numeric", "--out", str(out), "--count", "40").returncode == 0
    data = ProblemData.read(out / "train.jsonl", out / "test.jsonl")
    assert {each.held_back for each in data.problems} == {True, False}
    assert Problems(problems=data).symbols == "*+-0123456789αβγδ"


# --- what is refused -----------------------------------------------------------------------------
def refused(tmp_path: Path, lines: Sequence[str], *options: str) -> Done:
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join(lines))
    done = here("train", str(file), "--out", str(tmp_path / "run"), *options)
    assert not (tmp_path / "run").exists()
    return done


GOOD = [json.dumps({"input": text, "answer": answer}) for text, answer in sums()]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{", "line 3: it is not JSON"),
        ("[1]", "line 3: it is no JSON object"),
        ('{"input": "one"}', 'line 3: it has no "answer"'),
        (
            '{"input": ["one"], "answer": "one"}',
            "line 3: the input is '[\"one\"]'; expected a text",
        ),
        ('{"input": " ", "answer": "one"}', "line 3: the input is empty"),
        (
            '{"input": "one", "answer": "one two"}',
            "the answer 'one two' has 2 tokens (words); answers must be one token",
        ),
        ('{"input": "one", "answer": ""}', "has 0 tokens (words); answers must be one token"),
        (
            '{"input": "zero plus zero", "answer": "two"}',
            "line 3: the input 'zero plus zero' has two answers, 'two' here and 'zero' on line 1",
        ),
        ('{"input": "one", "answer": "one", "split": "x"}', "the split is 'x'; expected \"train\""),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    done = refused(tmp_path, [*GOOD[:2], line, *GOOD[2:]])
    assert_refused(done, 2, complaint)
    assert "has 1 bad line, nothing was trained" in done.stderr


def test_all_bad_lines_are_named_at_once(tmp_path: Path) -> None:
    done = refused(tmp_path, ["{", *GOOD, "", '{"input": "one", "answer": "one two"}', *["["] * 30])
    assert_refused(done, 2, "has 32 bad lines, nothing was trained: line 1: it is not JSON")
    last = len(GOOD) + 3
    assert f"; line {last}: the answer 'one two' has 2 tokens" in done.stderr
    assert "; and 12 more" in done.stderr


def test_files_that_cannot_be_learned_from_are_refused(tmp_path: Path) -> None:
    assert_refused(here("train", "missing.jsonl"), 2, "there is no file 'missing.jsonl'")
    assert_refused(refused(tmp_path, ["", " "]), 2, "has no problems; expected lines such as")
    assert_refused(refused(tmp_path, GOOD[:5]), 2, "there are 5 problems to train on; at least 20")
    assert_refused(
        refused(tmp_path, GOOD, "--windows", "3:2"), 2, "expected shapes such as 3:1,2:1"
    )
    assert_refused(refused(tmp_path, GOOD, "--spare", "99"), 2, "spare is 99; allowed are 0 to 23")
    assert_refused(refused(tmp_path, GOOD, "--tokens", "lines"), 2, "expected auto, words or char")
    assert_refused(
        refused(tmp_path, GOOD, "--tokens", "characters"), 2, "has 4 tokens (characters); answers"
    )


def test_what_goes_with_a_file_is_refused_without_one(tmp_path: Path) -> None:
    assert_refused(here("train", "numeric", "--test", "x"), 2, "it goes with a file of problems")
    assert_refused(here("train", "numeric", "--oracle", "x:y"), 2, "x cannot be imported")
    assert_refused(here("train", "numeric", "--spare", "2"), 2, "unknown setting 'spare'")
    file = write(tmp_path / "sums.jsonl", sums())
    assert_refused(here("train", str(file), "--compare", "rn"), 2, "unknown learner 'rn'")
    assert_refused(here("train", str(file), "--compare", "crl"), 2, "learners other than crl")


def test_an_input_that_is_trained_and_held_back_is_refused(tmp_path: Path) -> None:
    file = write(tmp_path / "sums.jsonl", sums())
    with pytest.raises(UsageError, match=r"is held back and is trained on too \(sums.jsonl, line"):
        ProblemData.read(file, write(tmp_path / "test.jsonl", sums((2,))))


def test_pairs_that_are_none_are_named() -> None:
    with pytest.raises(UsageError, match="problem 2: it is 'x'; expected an"):
        crl.train([("1", "1"), "x"])  # type: ignore[list-item]


def test_a_little_white_space_is_taken_for_a_mistake(tmp_path: Path) -> None:
    pairs = [(f"({n})", str(n % 10)) for n in range(10, 60)]
    pairs[6] = ("(1 6)", "6")
    file = write(tmp_path / "stray.jsonl", pairs)
    with pytest.raises(UsageError, match="1 of 50 inputs have white space, such as line 7; say"):
        ProblemData.read(file)
    assert ProblemData.read(file, tokens="characters").tokens == "characters"


# --- a run has all that it needs -----------------------------------------------------------------
def test_it_learns_and_solves_longer_problems(learned: Path) -> None:
    solver = crl.load(learned)
    assert solver.solve("three plus four plus one plus one plus two plus two").answer == "three"
    values = {record.size: record.value for record in solver.measure()}
    assert values.keys() == {1, 2, 3, 4}
    assert values[4] == 1  # longer than all that was trained


def test_an_unknown_token_is_named(learned: Path) -> None:
    solver = crl.load(learned)
    with pytest.raises(UsageError, match="unknown token 'five' at token 3; allowed are four one"):
        solver.solve("one plus five")
    with pytest.raises(UsageError, match="unknown token 'α'"):
        solver.solve("one plus α")


def test_all_commands_know_a_run_without_its_file(learned: Path, tmp_path: Path) -> None:
    run = str(learned)
    assert here("solve", run, "one plus one").stdout == "two\n"
    assert "HALT" in here("trace", run, "one plus one").stdout
    assert "longer" in here("measure", run).stdout
    assert "R3: 25 rules" in here("rules", run).stdout
    assert "not proved" in here("certify", run).stdout
    assert here("export", run, str(tmp_path / "model")).returncode == 0
    assert here("solve", str(tmp_path / "model"), "one plus one").stdout == "two\n"
    card = (tmp_path / "model" / "README.md").read_text()
    assert "crl train problems.jsonl --seed 0 --config config.json" in card
    assert "given problems of 6 words" in card


def test_a_card_says_how_to_train_the_same_again(learned: Path, tmp_path: Path) -> None:
    out, model = tmp_path / "again", tmp_path / "model"
    assert here("export", str(learned), str(model)).returncode == 0
    options = ["--config", str(model / "config.json"), "--minutes", "0.0001", "--out", str(out)]
    assert here("train", str(model / "problems.jsonl"), *options).returncode == 0
    assert RunFolder.open(out).config == RunFolder.open(learned).config


def test_damaged_problems_are_noticed(learned: Path, tmp_path: Path) -> None:
    model = tmp_path / "model"
    assert here("export", str(learned), str(model)).returncode == 0
    file = model / "problems.jsonl"
    file.write_text(file.read_text().replace("two", "one", 1))
    with pytest.raises(RunError, match=r"problems.jsonl is missing or damaged \(its checksum"):
        crl.load(model)
    file.unlink()
    with pytest.raises(RunError, match=r"problems.jsonl is missing or damaged"):
        crl.load(model)


def test_a_run_is_resumed_with_its_own_problems_only(tmp_path: Path) -> None:
    file, run = write(tmp_path / "sums.jsonl", sums()), tmp_path / "run"
    begun = [str(file), *SHORT, "--set", "batch=32", "--out", str(run)]
    assert here("train", *begun, "--minutes", "0.00001").returncode == 0
    changed = write(tmp_path / "changed.jsonl", sums()[1:])
    assert_refused(here("train", str(changed), "--resume", "--out", str(run)), 2, "other problems")
    again = here("train", str(file), "--resume", "--out", str(run), "--minutes", "0.00001")
    assert again.returncode == 0
    assert_refused(
        here("train", str(run), "--resume", "--out", str(tmp_path / "x")), 2, "no other --out"
    )
    file.unlink()
    assert "finished" in here("train", str(run), "--resume", "--no-table").stdout
    assert load_model(run).domain.name == "problems"


def test_runs_are_called_by_their_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write(Path("sums.jsonl"), sums())
    done = here("train", "sums.jsonl", *SHORT, "--compare", "rnn")
    assert done.returncode == 0, done.stderr
    assert "size 4: 9 tokens, 61 problems, held back" in done.stdout
    assert "where it is unsure" in done.stdout
    assert Path("runs/sums/smoke/seed-0/DONE").exists()
    assert Path("runs/sums/smoke/seed-0-rnn/DONE").exists()
    table = done.stdout.splitlines()[-3:]
    assert [row.split()[0] for row in table] == ["learner", "crl", "rnn"]


def test_a_list_of_pairs_can_be_trained_on(tmp_path: Path) -> None:
    run = crl.train(parities(), scale="smoke", settings={"max_episodes": 64}, out=tmp_path / "run")
    assert crl.load(run).domain.symbols == "01αβγδ"  # type: ignore[attr-defined]


# --- with an oracle ------------------------------------------------------------------------------
@pytest.fixture
def oracle(tmp_path: Path) -> Path:
    path = tmp_path / "oracle.py"
    path.write_text(ORACLE)
    return path


def test_an_oracle_that_disagrees_with_the_file_is_refused(tmp_path: Path, oracle: Path) -> None:
    file = write(tmp_path / "sums.jsonl", sums())
    done = here("train", str(file), "--oracle", f"{oracle}:lying")
    assert_refused(done, 2, "line 1: the answer of 'zero plus zero' is 'zero'")
    assert_refused(
        here("train", str(file), "--oracle", f"{oracle}:none"), 2, "its functions are answer, lying"
    )


def test_a_learner_is_compared_with_its_oracle_on_all_short_inputs(learned: Path) -> None:
    names: dict[str, object] = {}
    exec(ORACLE, names)
    solver = crl.load(learned).judged_by(names["answer"])  # type: ignore[arg-type]
    found = solver.agreement()
    assert found.judged
    assert found.inputs == sum(5**terms for terms in range(1, found.tokens // 2 + 2))
    assert found.disagreeing == found.random_disagreeing == 0
    assert found.random > 100


def test_where_nobody_judges_unsure_inputs_are_named(tmp_path: Path) -> None:
    run = crl.train(parities(), scale="smoke", settings={"max_episodes": 64}, out=tmp_path / "run")
    found = crl.load(run).agreement()
    assert not found.judged
    assert found.disagreeing > 0
    assert len(found.shown[0].input) <= len(found.shown[-1].input)
    assert "unsure on" in str(found)


def test_it_is_proved_where_the_oracle_says_what_is_equivalent(
    tmp_path: Path, oracle: Path
) -> None:
    settings = {**QUICK, "windows": "3:1"}
    run = crl.train(sums(), settings=settings, out=tmp_path / "run")
    done = here("certify", str(run.path), "--oracle", f"{oracle}:answer")
    assert done.returncode == 0, done.stdout
    assert "proved right on every input of every length" in done.stdout
    known = ("--oracle", f"{oracle}:answer")
    assert "none of them wrong" in here("rules", str(run.path), *known).stdout
    out = tmp_path / "solver.py"
    done = here("compile", str(run.path), *known, "--out", str(out))
    assert done.returncode == 0, done.stderr
    asked = subprocess.run(
        [sys.executable, "-I", "-S", str(out), "one plus four plus two"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert asked.stdout == "two\n"


def test_an_oracle_may_fail_on_what_is_no_problem() -> None:
    domain = judged(problems(sums()), Oracle({"one plus one": 2}.__getitem__))
    assert domain.answer("plus") is None
    assert domain.answer("one plus one") == "2"
    with pytest.raises(UsageError, match="the oracle fails on 'plus': KeyError"):
        Oracle({}.__getitem__).asked("plus")
