"""The commands as a user runs them."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from crl.domains import named_config
from crl.solver import load, shipped_models
from crl.training import train


def crl(*arguments: str, stdin: str | None = None, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "crl.cli", *arguments], capture_output=True, text=True, input=stdin or "", cwd=cwd, timeout=300
    )


def assert_refused(done: subprocess.CompletedProcess[str], code: int, complaint: str) -> None:
    """One sentence on standard error, the right exit code, no traceback, nothing on standard output."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("crl: ")
    assert done.stderr.count("\n") == 1
    assert complaint in done.stderr


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that knows nothing yet."""
    return train(named_config("numeric", "smoke"), tmp_path_factory.mktemp("runs") / "run").path


def test_help_is_fast_and_does_not_import_torch() -> None:
    code = "import sys\nsys.argv = ['crl', '--help']\nfrom crl.cli import main\ntry:\n main()\nfinally:\n assert 'torch' not in sys.modules"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0
    for command in ("train", "measure", "solve", "trace", "models", "domains", "bench"):
        assert command in done.stdout


def test_the_shipped_model_solves_at_once() -> None:
    done = crl("solve", "numeric", "6*1*3-4+6*0*0+1-7-3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "5\n", "")


def test_a_solution_as_json_has_the_promised_keys() -> None:
    solution = json.loads(crl("solve", "numeric", "3+4x7", "--json").stdout)
    assert solution["input"] == "3+4x7"
    assert (solution["answer"], solution["halted"], solution["steps"]) == ("1", True, 3)
    assert 0.9 < solution["confidence"] <= 1


def test_lines_of_standard_input_are_answered_one_by_one() -> None:
    done = crl("solve", "numeric", stdin='1+1\n{"input": "2*3"}\n\n4-9\n')
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["answer"] for answer in answers] == ["2", "6", "5"]
    assert done.returncode == 0


def test_a_wrong_line_gets_its_number_and_the_others_their_answers() -> None:
    done = crl("solve", "numeric", stdin='1+1\n1++1\n{"text": "2*3"}\n{"input": 3\n[1]\n4-9\n')
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("answer") for line in lines] == ["2", None, None, None, None, "5"]
    assert [line["line"] for line in lines if "error" in line] == [2, 3, 4, 5]
    assert 'key "input"' in lines[2]["error"]
    assert done.returncode == 1
    assert done.stderr == "crl: 4 of the lines could not be answered: see their errors\n"


def test_a_trace_shows_window_module_and_confidence_line_by_line() -> None:
    done = crl("trace", "numeric", "3+4*7")
    lines = done.stdout.splitlines()
    assert lines[0].startswith("3+[4*7]")
    assert "# 4*7 = 8   R" in lines[0]
    assert lines[1].startswith("[3+8]")
    assert lines[2].split() == ["1", "#", "HALT"]
    assert len(lines) == 3


def test_a_trace_marks_what_is_longer_than_what_was_trained() -> None:
    expression = "+".join("1" * 14)
    lines = crl("trace", "numeric", expression).stdout.splitlines()
    marks = [number for number, line in enumerate(lines) if "longer than what was trained" in line]
    trained = load("numeric").config.curriculum.last
    assert marks == [14 - trained]


def test_a_trace_as_json_is_one_computation_per_line() -> None:
    lines = [json.loads(line) for line in crl("trace", "numeric", "3+4*7", "--json").stdout.splitlines()]
    assert [line["read"] for line in lines] == ["4*7", "3+8", "1"]
    assert [line["mistake"] for line in lines] == [None, None, None]


def test_solve_with_trace_shows_both() -> None:
    assert crl("solve", "numeric", "3+4", "--trace").stdout.splitlines()[-1] == "7"


def test_models_and_domains_are_listed() -> None:
    assert "numeric: A crl learner for arithmetic modulo 10 on expressions of digits" in crl("models").stdout
    assert "numeric: arithmetic modulo 10" in crl("domains").stdout
    assert set(shipped_models()) >= {"numeric"}


def test_measuring_prints_accuracies_and_records() -> None:
    done = crl("measure", "numeric", "--terms", "5,12", "--count", "50")
    assert [line.split()[2] for line in done.stdout.splitlines()] == ["test", "unseen", "longer"]
    records = [json.loads(line) for line in crl("measure", "numeric", "--terms", "12", "--count", "50", "--json").stdout.splitlines()]
    assert records[0]["n"] == 50
    assert set(records[0]) >= {"experiment", "domain", "learner", "variant", "seed", "episodes", "seconds", "split"}
    assert set(records[0]) >= {"size", "metric", "value", "n", "commit", "config_hash", "low", "high"}


def test_measuring_on_ones_own_problems(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("1+1\n2*3\n\n4*4*4\n")
    done = crl("measure", "numeric", "--problems", str(tmp_path / "mine.txt"))
    assert [line.split()[:3] for line in done.stdout.splitlines()] == [["2", "terms", "file"], ["3", "terms", "file"]]
    (tmp_path / "bad.txt").write_text("1+1\n1+\n")
    assert_refused(crl("measure", "numeric", "--problems", str(tmp_path / "bad.txt")), 2, "line 2: the expression ends")
    assert_refused(crl("measure", "numeric", "--problems", str(tmp_path / "none.txt")), 1, "No such file")


def test_training_prints_progress_and_the_table_beside_the_papers(tmp_path: Path) -> None:
    done = crl("train", "numeric", "--scale", "smoke", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "episodes  sizes 2-" in done.stdout
    assert "/s " in done.stdout
    assert "left" in done.stdout
    assert "about 0.80" in done.stdout
    folder = tmp_path / "runs" / "numeric" / "smoke" / "seed-0"
    names = {path.name for path in folder.iterdir()}
    assert names == {
        "config.json",
        "manifest.json",
        "metrics.jsonl",
        "timing.jsonl",
        "measures.jsonl",
        "traces.jsonl",
        "checkpoints",
        "DONE",
    }
    again = crl("train", "numeric", "--scale", "smoke", cwd=tmp_path)
    assert_refused(again, 2, "already holds a run; add --resume")


def test_a_run_can_be_used_by_its_folder_and_exported(run: Path, tmp_path: Path) -> None:
    assert crl("solve", str(run), "3+4").returncode == 0
    assert_refused(crl("export", str(run), str(tmp_path / "model")), 1, "not measured yet")


def test_an_exported_run_is_a_model(tmp_path: Path) -> None:
    assert crl("train", "numeric", "--scale", "smoke", "--out", str(tmp_path / "run")).returncode == 0
    done = crl("export", str(tmp_path / "run"), str(tmp_path / "model"))
    assert done.stdout == f"exported to {tmp_path / 'model'}\n"
    assert {path.name for path in (tmp_path / "model").iterdir()} == {"README.md", "config.json", "model.safetensors", "results.json"}
    both = [crl("solve", str(tmp_path / name), "3+4*7", "--json").stdout for name in ("run", "model")]
    assert both[0] == both[1]
    assert_refused(crl("export", str(tmp_path / "run"), str(tmp_path / "model")), 2, "is not empty")
    (tmp_path / "model" / "results.json").write_text("{}")
    assert crl("solve", str(tmp_path / "model"), "3+4*7", "--json").stdout == both[0]


def test_a_trace_can_be_drawn(tmp_path: Path) -> None:
    assert crl("trace", "numeric", "3+4*7", "--svg", str(tmp_path / "trace.svg")).returncode == 0
    assert ElementTree.parse(tmp_path / "trace.svg").getroot().tag.endswith("svg")


def test_a_trace_too_long_to_keep_is_refused() -> None:
    assert_refused(crl("trace", "numeric", "1" + "+1" * 3000), 2, "a trace keeps every step and takes at most 4000")


def test_the_seed_and_domain_of_a_config_file_count(run: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps({"seed": 7}))
    arguments = ["train", "numeric", "--scale", "smoke", "--config", str(tmp_path / "mine.json"), "--no-table"]
    assert crl(*arguments, "--out", str(tmp_path / "a")).returncode == 0
    assert json.loads((tmp_path / "a" / "config.json").read_text())["seed"] == 7
    (tmp_path / "other.json").write_text(json.dumps({"domain": "chess"}))
    assert_refused(
        crl("train", "numeric", "--config", str(tmp_path / "other.json")), 2, "is a config of the domain 'chess', not of 'numeric'"
    )


def test_lines_that_are_not_utf8_are_refused_and_the_rest_answered() -> None:
    command = [sys.executable, "-m", "crl.cli", "solve", "numeric"]
    done = subprocess.run(command, capture_output=True, input=b"1+1\n\xff\xfe\n" + b"[" * 100_000 + b"\n{" + b'"a":{' * 50_000 + b"\n2+2\n")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("answer") for line in lines] == ["2", None, None, None, "4"]


def test_a_finished_run_that_is_resumed_is_left_as_it_is(tmp_path: Path) -> None:
    arguments = ["train", "numeric", "--scale", "smoke", "--out", str(tmp_path / "run")]
    crl(*arguments)
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")}
    assert "nothing to do" in crl(*arguments, "--resume").stdout
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")} == before
    assert_refused(crl(*arguments, "--resume", "--threads", "0"), 2, "--threads is 0")


def test_reproducing_makes_records_and_keeps_those_that_are_there(tmp_path: Path) -> None:
    from crl.domains import named_config
    from crl.errors import RunError, UsageError
    from crl.experiments import Experiment, reproduce
    from crl.records import read_records

    smoke = named_config("numeric", "smoke")
    experiment = Experiment(name="try", summary="", configs=(smoke,), counts={3: 20}, followed=(4,))
    places = {"workers": 1, "runs": tmp_path / "runs", "results": tmp_path / "results", "say": lambda line: None}
    path = reproduce(experiment, seeds=2, **places)  # type: ignore[arg-type]
    content = path.read_bytes()
    assert {record.seed for record in read_records(path)} == {0, 1}
    assert {record.episodes for record in read_records(path)} == {smoke.stop.max_episodes}
    curves = read_records(tmp_path / "results" / "try-curves.jsonl")
    checks = [smoke.check_every * smoke.batch * number for number in (1, 2, 3, 4)]
    assert [(record.seed, record.episodes) for record in curves if record.split == "unseen"] == [
        (seed, at) for seed in (0, 1) for at in checks
    ]
    assert reproduce(experiment, seeds=2, **places).read_bytes() == content  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="would be lost"):
        reproduce(experiment, seeds=1, **places)  # type: ignore[arg-type]
    changed = Experiment(name="try", summary="", configs=(replace(smoke, hidden=9),), counts={3: 20})
    with pytest.raises(RunError, match="another config"):
        reproduce(changed, seeds=2, **places)  # type: ignore[arg-type]
    assert path.read_bytes() == content
    train(replace(smoke, variant="alone"), tmp_path / "runs" / "numeric" / "alone" / "seed-0")
    with pytest.raises(UsageError, match="trained without being measured on the way"):
        reproduce(replace(experiment, name="other", configs=(replace(smoke, variant="alone"),)), seeds=1, **places)  # type: ignore[arg-type]


def test_reproducing_some_variants_leaves_the_records_of_the_others(tmp_path: Path) -> None:
    from crl.domains import named_config
    from crl.errors import UsageError
    from crl.experiments import Experiment, reproduce
    from crl.records import read_records

    names = ("first", "second", "third")
    smoke = named_config("numeric", "smoke")
    experiment = Experiment(
        name="try", summary="", configs=tuple(replace(smoke, variant=name) for name in names), counts={3: 20}, followed=(4,)
    )
    places = {"workers": 1, "runs": tmp_path / "runs", "results": tmp_path / "results", "say": lambda line: None}
    files = [tmp_path / "results" / f"try{kind}.jsonl" for kind in ("", "-curves")]
    for variants in (("second",), ("third", "first")):
        reproduce(experiment, variants=variants, seeds=1, **places)  # type: ignore[arg-type]
    assert [list(dict.fromkeys(record.variant for record in read_records(path))) for path in files] == [list(names)] * 2
    piecewise = [path.read_bytes() for path in files]
    reproduce(experiment, seeds=1, **places)  # type: ignore[arg-type]
    assert [path.read_bytes() for path in files] == piecewise
    with pytest.raises(UsageError, match="try has no variant 'fourth'; expected some of first, second, third"):
        reproduce(experiment, variants=["first", "fourth"], seeds=1, **places)  # type: ignore[arg-type]


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    arguments = [sys.executable, "-m", "crl.cli", "reproduce", "numeric", "--workers", "1", "--runs", str(runs), "--results", str(tmp_path)]
    parent = subprocess.Popen(arguments, stdout=subprocess.DEVNULL)
    metrics = runs / "numeric/small/seed-0/metrics.jsonl"
    wait_until(lambda: metrics.exists() and metrics.stat().st_size > 0)
    parent.kill()
    parent.wait()
    time.sleep(3)
    size = metrics.stat().st_size
    time.sleep(3)
    assert metrics.stat().st_size == size


def wait_until(happened: Callable[[], bool], seconds: float = 120) -> None:
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < seconds
        time.sleep(0.1)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["solve", "numeric", "3+"], "ends with the operator"),
        (["solve", "numeric", "3++4"], "follows another operator"),
        (["solve", "numeric", "12+x"], "more than one digit"),
        (["solve", "numeric", ""], "is empty"),
        (["solve", "numeric", "٣+٤"], "unknown symbol"),
        (["solve", "numeric", "1" + "+1" * 50_000], "at most 40000 are allowed"),
        (
            ["solve", "chess", "3+4"],
            "unknown model 'chess'; expected a run folder, an exported model folder, or a shipped model (images, multilingual, numeric",
        ),
        (["solve", "/", "3+4"], "is not a run folder or an exported model"),
        (["train", "chess"], "unknown domain 'chess'; expected one of"),
        (["measure", "numeric", "--terms", "five"], "expected numbers separated by commas"),
        (["measure", "numeric", "--terms", "1"], "allowed are 2 to 10000"),
        (["measure", "numeric", "--count", "0"], "allowed are 1 to 1000000"),
        (["train", "numeric", "--seed", "99999999999999999999999"], "seed is 99999999999999999999999; allowed are 0 to"),
        (["train", "numeric", "--seed", "-1"], "seed is -1"),
        (["train", "numeric", "--threads", "0"], "--threads is 0"),
        (["train", "numeric", "--variant", "rnn-9x"], "have no variant 'rnn-9x'; expected one of small"),
        (["train", "numeric", "--variant", "rnn", "--scale", "small"], "--scale and --variant were both given"),
        (["train", "numeric", "--variant", "rnn", "--learner", "hcc"], "--variant rnn is a config of the learner 'rnn', not of 'hcc'"),
        (["train", "chess", "--variant", "rnn"], "there are no experiments with 'chess'"),
        (["bench", "--problems", "0"], "allowed are 1 to 100000"),
        (["reproduce", "figure-9"], "unknown experiment 'figure-9'; expected one of numeric"),
        (["reproduce", "numeric", "--seeds", "0"], "must be at least 1"),
        (["reproduce", "numeric", "--variants", "rnn"], "numeric has no variant 'rnn'; expected some of small"),
    ],
)
def test_bad_input_is_one_clear_sentence(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    assert_refused(crl(*arguments, cwd=tmp_path), 2, complaint)
    assert list(tmp_path.iterdir()) == []


def test_a_megabyte_on_standard_input_is_refused_and_the_rest_answered() -> None:
    done = crl("solve", "numeric", stdin="1" + "+1" * 500_000 + "\n2+2\n")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert "at most 40000" in lines[0]["error"]
    assert lines[1]["answer"] == "4"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('{"colour": 1}', "unknown key 'colour'"),
        ('{"batch": "many"}', "wrong value 'many' for 'batch'"),
        ("[1, 2]", "must hold a JSON object"),
        ("{", "is not JSON"),
        ('{"domain_settings": {"reducers": "x"}}', "wrong value 'x' for 'reducers'"),
    ],
)
def test_a_wrong_config_file_is_named(tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "my.json").write_text(content)
    assert_refused(crl("train", "numeric", "--config", "my.json", cwd=tmp_path), 2, complaint)
    assert [path.name for path in tmp_path.iterdir()] == ["my.json"]


def test_unknown_options_are_refused() -> None:
    done = crl("solve", "numeric", "3+4", "--colour")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_damaged_model_is_named(run: Path, tmp_path: Path) -> None:
    import shutil

    copy = tmp_path / "copy"
    shutil.copytree(run, copy)
    (copy / "checkpoints" / "best" / "model.safetensors").write_bytes(b"\x00" * 50)
    assert_refused(crl("solve", str(copy), "3+4"), 1, "model.safetensors is missing or damaged")
    (copy / "config.json").write_text('{"domain": "chess"}')
    assert_refused(crl("solve", str(copy), "3+4"), 2, "unknown domain 'chess'")
    (copy / "config.json").write_text("{")
    assert_refused(crl("solve", str(copy), "3+4"), 1, "config.json is missing or damaged")


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is a file system that nobody can write to")
def test_a_file_system_that_cannot_be_written_to_is_one_sentence() -> None:
    assert_refused(crl("train", "numeric", "--scale", "smoke", "--out", "/proc/crl-run"), 1, "cannot use /proc/crl-run")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = crl("train", "numeric", "--scale", "smoke", "--out", str(tmp_path / "file" / "run"))
    assert_refused(done, 1, "Not a directory")
