"""Sweeps: somebody's own variants x seeds, from a TOML or a Python file, and their table."""

from __future__ import annotations

import csv
import json
import re
import shutil
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from commands import assert_refused, here, wait_until

import crl
from crl.api.sweep import load_sweep
from crl.errors import UsageError
from crl.measuring.records import read_records
from crl.training import RunFolder

TESTS = Path(__file__).parent
SHORT = 'scale = "smoke"\nseeds = 2\ncount = 20\n[settings]\nmax_episodes = 256\n'
BRACKETS = f"""
domain = "./boolean.py:Boolean"
sizes = [3, 6]
{SHORT}
[variants.crl]
[variants.rnn]
learner = "rnn"
[variants.transformer_16]
learner = "transformer"
hidden = 16
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A newcomer's folder with a domain in one file, as the current one."""
    shutil.copy(TESTS / "boolean.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    return tmp_path


def sweep_file(text: str, name: str = "mine.toml") -> Path:
    path = Path(name)
    path.write_text(text)
    return path


# --- from the file to the table ------------------------------------------------------------------
def test_a_sweep_over_a_domain_of_ones_own_with_two_baselines_ends_with_a_latex_table() -> None:
    sweep_file(BRACKETS)
    done = here("sweep", "mine.toml")
    assert done.returncode == 0, done.stderr
    assert "checking " in done.stdout
    records = read_records(Path("mine-records.jsonl"))
    assert {(each.variant, each.seed) for each in records} == {
        (variant, seed) for variant in ("crl", "rnn", "transformer_16") for seed in (0, 1)
    }
    assert {each.size for each in records} == {3, 6}
    assert {each.experiment for each in records} == {"mine"}
    latex = here("table", "runs/mine", "--latex").stdout
    assert latex == here("table", "mine-records.jsonl", "--latex").stdout
    rows = re.findall(r"^(\S+) & 2 & .*\\\\$", latex, re.MULTILINE)
    assert rows == ["crl", "rnn", r"transformer\_16"]
    assert latex.count(r"\begin{tabular}") == latex.count(r"\end{tabular}") == 1
    body = [line for line in latex.splitlines() if line.endswith(r"\\")]
    assert {line.count(" & ") for line in body} == {len(re.findall("[lr]", _places(latex))) - 1}


def _places(latex: str) -> str:
    return re.findall(r"\\begin{tabular}{(\w+)}", latex)[0]


def test_problems_of_a_file_are_swept_as_they_are_beside_the_sweep(folder: Path) -> None:
    (folder / "deep").mkdir()
    lines = [
        {"input": f"{n:0{bits}b}", "answer": str(f"{n:b}".count("1") % 2)}
        for bits in range(2, 6)
        for n in range(2**bits)
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (folder / "deep" / "bits.jsonl").write_text(text)
    path = folder / "deep" / "parity.toml"
    path.write_text(f'domain = "bits.jsonl"\n{SHORT}[variants.crl]\n[variants.rnn]\nlearner="rnn"')
    done = here("sweep", str(path), "--seeds", "1", "--records", "out.jsonl")
    assert done.returncode == 0, done.stderr
    run = folder / "runs" / "parity" / "rnn" / "seed-0"
    assert (run / "problems.jsonl").read_bytes() == (folder / "deep" / "bits.jsonl").read_bytes()
    assert {each.variant for each in read_records(Path("out.jsonl"))} == {"crl", "rnn"}


PYTHON = """
import torch
import crl
from crl.learners.baselines.rnn import RNN
from crl.modules import ModuleSet, Reducer

class Mine(RNN):
    name, summary = "mine", "an RNN of my own"

class Ones(crl.TokenDomain):
    name, summary, symbols, sizes, largest = "ones", "the last bit", "01", range(2, 5), 9
    def draw(self, size, rng):
        return "".join(rng.choice(["0", "1"], size))
    def answer(self, text):
        return text[-1]
    def make_modules(self):
        return ModuleSet([Reducer(title="R1", vocab=self.vocab, hidden=8, reads=2)], halts=True)

SWEEP = crl.Sweep(
    domain=Ones,
    variants={"crl": {}, "own": {"learner": Mine}, "other": {"domain": "numeric"}},
    scale="smoke", settings={"max_episodes": 256}, seeds=1, first_seed=7, sizes={4: 10}, count=10,
)
"""


def test_a_python_file_can_define_the_domain_and_the_learner_that_it_sweeps() -> None:
    sweep_file(PYTHON, "study.py")
    done = here("sweep", "study.py")
    assert done.returncode == 0, done.stderr
    found = {
        (each.variant, each.domain, each.learner, each.seed, each.size)
        for each in read_records(Path("study-records.jsonl"))
    }
    assert found == {
        ("crl", "ones", "crl", 7, 4),
        ("own", "ones", "mine", 7, 4),
        ("other", "numeric", "crl", 7, 4),
    }
    table = here("table", "runs/study").stdout
    assert "ones crl " in table
    assert "numeric other " in table


# --- job arrays ----------------------------------------------------------------------------------
def test_jobs_of_an_array_do_one_run_each_and_the_sweep_collects_them() -> None:
    sweep_file(BRACKETS)
    listed = here("sweep", "mine.toml", "--list").stdout.splitlines()
    assert [line.split()[:5] for line in listed[:3]] == [
        ["1", "crl", "seed", "0", "new"],
        ["2", "crl", "seed", "1", "new"],
        ["3", "rnn", "seed", "0", "new"],
    ]
    for number in ("3", "6"):
        assert here("sweep", "mine.toml", "--only", number, "--resume").returncode == 0
    assert not Path("mine-records.jsonl").exists()  # jobs would write it at the same time
    listed = here("sweep", "mine.toml", "--list").stdout.splitlines()
    assert [line.split()[4] for line in listed] == ["new", "new", "finished"] + 2 * ["new"] + [
        "finished"
    ]
    weights = Path("runs/mine/rnn/seed-0/checkpoints/last/model.safetensors").stat().st_mtime_ns
    assert here("sweep", "mine.toml", "--variants", "rnn").returncode == 0
    assert {each.seed for each in read_records(Path("mine-records.jsonl"))} == {0, 1}
    kept = Path("runs/mine/rnn/seed-0/checkpoints/last/model.safetensors").stat().st_mtime_ns
    assert kept == weights


def test_a_job_that_is_started_twice_trains_once_and_harms_nothing() -> None:
    endless = '2000000\n"schedule.kind" = "constant"'
    sweep_file(BRACKETS.replace("256", endless).replace('scale = "smoke"', 'scale = "small"'))
    job = [sys.executable, "-m", "crl", "sweep", "mine.toml", "--only", "1", "--resume"]
    first = subprocess.Popen(
        job, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        metrics = Path("runs/mine/crl/seed-0/metrics.jsonl")
        wait_until(lambda: metrics.exists() and metrics.stat().st_size > 0)
        second = subprocess.run(job, capture_output=True, text=True, timeout=120)
        assert second.returncode == 1
        assert "is being trained by another process" in second.stderr
        size = metrics.stat().st_size
        wait_until(lambda: metrics.stat().st_size > size)  # the first goes on
    finally:
        first.send_signal(signal.SIGINT)
        assert first.wait(60) == 130
    assert RunFolder.open(Path("runs/mine/crl/seed-0")).has("last")


# --- what is refused -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seeds = 1", "has no variants; expected tables such as [variants.rnn]"),
        ('domian = "numeric"\n[variants.a]', "unknown key 'domian' in mine.toml (perhaps you mea"),
        ("domain = ", "mine.toml is not TOML"),
        ("[variants.a]", "variant 'a': it has no domain; expected one in it, or one of the sweep"),
        ('domain = "chess"\n[variants.a]', "variant 'a': unknown domain 'chess'"),
        ('domain = "numeric"\n[variants.a]\nhiden = 3', "unknown setting 'hiden' (perhaps you me"),
        ('domain = "numeric"\n[variants.a]\nhidden = 0', "hidden is 0; allowed are 1 to 4096"),
        ('domain = "numeric"\n[variants."a b"]', "the variant is 'a b'; expected a name of"),
        ('domain = "numeric"\nseeds = 0\n[variants.a]', "seeds is 0 in mine.toml; allowed are 1"),
        ('domain = "numeric"\nsizes = ["x"]\n[variants.a]', "expected whole numbers, such as"),
        ('domain = "numeric"\nsizes = [0]\n[variants.a]', "0 terms cannot be measured; allowed"),
        ('domain = "numeric"\nvariants = {a = 3}', "variant 'a' is 3; expected its settings"),
        ('domain = "./none.py:X"\n[variants.a]', "there is no file"),
    ],
)
def test_a_wrong_sweep_is_one_clear_sentence(text: str, complaint: str) -> None:
    sweep_file(text)
    assert_refused(here("sweep", "mine.toml", "--list"), 2, complaint)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["none.toml"], "there is no file 'none.toml'; expected a sweep, FILE.py or FILE.toml"),
        (["boolean.py"], "boolean.py has no sweep; expected SWEEP = crl.Sweep(...) in it"),
        (["mine.toml", "--only", "7"], "there is no run 7; expected 1 to 6"),
        (["mine.toml", "--only", "1", "--seeds", "2"], "it goes with no --variants, --seeds"),
        (["mine.toml", "--variants", "lstm"], "mine has no variant 'lstm'; expected some of crl"),
        (["mine.toml", "--workers", "0"], "must be at least 1"),
    ],
)
def test_wrong_use_is_one_clear_sentence(arguments: list[str], complaint: str) -> None:
    sweep_file(BRACKETS)
    assert_refused(here("sweep", *arguments), 2, complaint)


def test_a_domain_that_workers_could_not_find_is_refused() -> None:
    class Hidden(crl.TokenDomain):
        name, summary, symbols, sizes = "hidden-one", "", "01", range(1, 2)

    from crl.api.sweep import Sweep, experiment_of

    sweep = Sweep(domain=Hidden, variants={"a": {}}, name="x")
    with pytest.raises(UsageError, match="expected a class at the top of a file"):
        experiment_of(sweep, Path(), Path("x.py"))


def test_a_sweep_knows_its_files_wherever_a_job_runs(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = sweep_file(BRACKETS).resolve()
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    found = load_sweep(path)
    assert found.brought.domains == (f"{folder / 'boolean.py'}:Boolean",)
    assert found.name == found.folder == "mine"


# --- tables --------------------------------------------------------------------------------------
def test_a_table_of_csv_has_a_line_for_every_variant_and_set() -> None:
    path = TESTS.parent / "results" / "numeric-baselines.jsonl"
    rows = list(csv.DictReader(StringIO(here("table", str(path), "--csv").stdout)))
    records = [each for each in read_records(path) if each.metric == "accuracy"]
    assert len(rows) == len({(each.variant, each.size, each.split) for each in records})
    (one,) = [
        row
        for row in rows
        if (row["variant"], row["size"], row["split"]) == ("rnn", "20", "longer")
    ]
    values = [each.value for each in records if each.variant == "rnn" and each.size == 20]
    assert sorted(map(float, one["values"].split())) == sorted(values)
    assert float(one["low"]) <= float(one["median"]) <= float(one["high"])
    assert min(values) <= float(one["low"])
    assert one["runs"] == "6"


def test_a_table_says_how_many_runs_are_proved_and_what_is_left_out() -> None:
    path = TESTS.parent / "results" / "numeric.jsonl"
    table = here("table", str(path), "--sizes", "20,1000").stdout
    assert table.splitlines()[0].split("  ")[-1] == "proved"
    assert "6 of 6" in table
    assert "100 longer" not in table
    run = crl.train("numeric", scale="smoke", settings={"max_episodes": 256}, report=None)
    table = here("table", str(path), str(run.path)).stdout
    assert table.endswith("left out: 1 run, not measured yet\n")
    assert_refused(here("table", str(run.path)), 1, "nothing was measured in runs/numeric/smoke")
    assert_refused(here("table", str(path), "--sizes", "3"), 2, "the size 3 was not measured; exp")
    assert_refused(here("table", str(path), "--csv", "--latex"), 2, "expected one of them")
    assert_refused(here("table", "none"), 2, "none is not there; expected a run folder")


def test_intervals_are_scipys_and_the_same_each_time() -> None:
    from crl.reports.statistics import Spread, bootstrap_interval

    values = [0.1, 0.4, 0.5, 0.9, 0.95]
    low, high = bootstrap_interval(values) or (0, 0)
    assert (low, high) == bootstrap_interval(values)
    assert 0.1 <= low < 0.5 < high <= 0.95
    assert bootstrap_interval([0.5]) is None
    assert bootstrap_interval([0.5, 0.5]) == (0.5, 0.5)
    assert Spread.of(values).median == 0.5
