"""The commands as a user runs them."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from commands import assert_refused, crl, here, wait_until

import crl as library
from crl.cli.settings import sections
from crl.domains import DOMAINS
from crl.learners import LEARNERS
from crl.presets import preset
from crl.solving import packaged_models, shipped_models
from crl.training import train


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that knows nothing yet."""
    config = preset("numeric", scale="smoke")
    return train(config, tmp_path_factory.mktemp("runs") / "run").path


def json_lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


# --- help and lists ----------------------------------------------------------------------------
@pytest.mark.parametrize("arguments", [["--help"], ["models"], ["domains"], ["learners"]])
def test_help_and_lists_do_not_import_torch(arguments: list[str]) -> None:
    code = (
        "import sys\nfrom crl.cli import main\n"
        f"try:\n main({arguments})\nfinally:\n assert 'torch' not in sys.modules"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    expected = {
        "--help": ["train", "measure", "solve", "trace", "models", "domains", "config", "bench"],
        "models": ["numeric: A crl learner for arithmetic modulo 10 on expressions of digits"],
        "domains": ["numeric: arithmetic modulo 10"],
        "learners": ["crl: ", "rnn: "],
    }
    assert all(words in done.stdout for words in expected[arguments[0]])


def test_the_shipped_models_are_those_that_are_listed() -> None:
    listed = [line.partition(":")[0] for line in here("models").stdout.splitlines()]
    assert listed == list(packaged_models())
    assert set(shipped_models()) < set(listed)
    assert "numeric" in listed


def test_experiments_are_listed_with_their_variants() -> None:
    listed = here("experiments").stdout
    assert "numeric-baselines: " in listed
    assert "rnn-10x" in listed


def test_every_setting_is_listed_with_its_value_and_its_meaning() -> None:
    listed = here("config", "numeric").stdout.splitlines()
    (batch,) = [line for line in listed if line.startswith("  batch = 1024")]
    assert "episodes per update" in batch
    assert any(line.startswith("  ppo.gae_lambda = 0.95") for line in listed)
    assert any(line.startswith("  reducers = ") for line in listed)
    settings = json.loads(here("config", "images", "--json").stdout)
    assert settings["domain images"]["degrees"]["value"] == 45
    assert "authors" in settings["domain images"]["degrees"]["meaning"]
    assert settings["learner crl"]["ppo.kind_entropy"]["value"] == 0.25
    assert "learner rnn" in json.loads(here("config", "--learner", "rnn", "--json").stdout)


@pytest.mark.parametrize("learner", [None, *LEARNERS.names()])
def test_every_setting_has_a_meaning(learner: str | None) -> None:
    domains = [None] if learner else DOMAINS.names()
    found = [
        setting
        for domain in domains
        for settings in sections(domain, learner, None, None).values()
        for setting in settings
    ]
    assert found
    assert [setting.name for setting in found if not setting.meaning] == []


# --- solving -----------------------------------------------------------------------------------
def test_the_shipped_model_solves_at_once() -> None:
    done = crl("solve", "numeric", "6*1*3-4+6*0*0+1-7-3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "5\n", "")


def test_a_solution_as_json_has_the_promised_keys() -> None:
    solution = json.loads(here("solve", "numeric", "3+4x7", "--json").stdout)
    assert solution["input"] == "3+4x7"
    assert (solution["answer"], solution["halted"], solution["steps"]) == ("1", True, 3)
    assert 0.9 < solution["confidence"] <= 1


def test_lines_of_standard_input_are_answered_one_by_one() -> None:
    done = crl("solve", "numeric", stdin='1+1\n{"input": "2*3"}\n\n4-9\n')
    assert [answer["answer"] for answer in json_lines(done.stdout)] == ["2", "6", "5"]
    assert done.returncode == 0


def test_a_wrong_line_gets_its_number_and_the_others_their_answers() -> None:
    done = crl("solve", "numeric", stdin='1+1\n1++1\n{"text": "2*3"}\n{"input": 3\n[1]\n4-9\n')
    lines = json_lines(done.stdout)
    assert [line.get("answer") for line in lines] == ["2", None, None, None, None, "5"]
    assert [line["line"] for line in lines if "error" in line] == [2, 3, 4, 5]
    assert 'key "input"' in lines[2]["error"]
    assert done.returncode == 1
    assert done.stderr == "crl: 4 of the lines could not be answered: see their errors\n"


def test_lines_that_are_not_utf8_are_refused_and_the_rest_answered() -> None:
    command = [sys.executable, "-m", "crl.cli", "solve", "numeric"]
    deep = b"[" * 100_000 + b"\n{" + b'"a":{' * 50_000
    done = subprocess.run(
        command, capture_output=True, input=b"1+1\n\xff\xfe\n" + deep + b"\n2+2\n"
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line.get("answer") for line in lines] == ["2", None, None, None, "4"]


def test_a_megabyte_on_standard_input_is_refused_and_the_rest_answered() -> None:
    lines = json_lines(crl("solve", "numeric", stdin="1" + "+1" * 500_000 + "\n2+2\n").stdout)
    assert "at most 40000" in lines[0]["error"]
    assert lines[1]["answer"] == "4"


def test_an_option_of_the_domain_is_a_flag() -> None:
    text = "three plus four times seven"
    assert here("solve", "multilingual", text, "--to", "spanish").stdout == "uno\n"
    assert here("solve", "multilingual", "--to=spanish", text, "--from=english").stdout == "uno\n"
    assert here("solve", "multilingual", text, "--option", "to=spanish").stdout == "uno\n"


# --- programs ----------------------------------------------------------------------------------
def test_a_trace_shows_window_module_and_confidence_line_by_line() -> None:
    lines = here("trace", "numeric", "3+4*7").stdout.splitlines()
    assert lines[0].startswith("3+[4*7]")
    assert "# 4*7 = 8   R" in lines[0]
    assert lines[1].startswith("[3+8]")
    assert lines[2].split() == ["1", "#", "HALT"]
    assert len(lines) == 3


def test_a_trace_marks_what_is_longer_than_what_was_trained() -> None:
    lines = here("trace", "numeric", "+".join("1" * 14)).stdout.splitlines()
    marks = [number for number, line in enumerate(lines) if "longer than what was trained" in line]
    assert marks == [14 - library.load("numeric").config.curriculum.last]


def test_a_trace_as_json_is_one_computation_per_line() -> None:
    lines = json_lines(here("trace", "numeric", "3+4*7", "--json").stdout)
    assert [line["read"] for line in lines] == ["4*7", "3+8", "1"]
    assert [line["mistake"] for line in lines] == [None, None, None]


def test_solve_with_trace_shows_both() -> None:
    assert here("solve", "numeric", "3+4", "--trace").stdout.splitlines()[-1] == "7"


def test_a_trace_can_be_drawn(tmp_path: Path) -> None:
    assert here("trace", "numeric", "3+4*7", "--svg", str(tmp_path / "t.svg")).returncode == 0
    assert ElementTree.parse(tmp_path / "t.svg").getroot().tag.endswith("svg")


def test_a_trace_too_long_to_keep_is_refused() -> None:
    done = here("trace", "numeric", "1" + "+1" * 3000)
    assert_refused(done, 2, "a trace keeps every step and takes at most 4000")


# --- measuring ---------------------------------------------------------------------------------
def test_measuring_prints_accuracies_and_records() -> None:
    done = here("measure", "numeric", "--sizes", "5,12", "--count", "50")
    head, *rows, verdict = done.stdout.splitlines()
    assert verdict == "proved right on every input of every length"
    assert head.split()[:2] == ["terms", "split"]
    assert [row.split()[:2] for row in rows] == [["5", "test"], ["5", "unseen"], ["12", "longer"]]
    done = here("measure", "numeric", "--terms", "12", "--count", "50", "--json")
    record, proved, *margins = json_lines(done.stdout)
    assert (proved["metric"], proved["value"], proved["size"]) == ("proved", 1.0, 0)
    assert {margin["metric"] for margin in margins} == {"margin"}
    assert record["n"] == 50
    assert (record["learner"], record["variant"], record["seed"]) == ("crl", "small", 0)
    origin = {"experiment", "domain", "episodes", "seconds", "commit", "config_hash"}
    assert set(record) >= origin | {"split", "size", "metric", "value", "low", "high"}


def test_groups_of_problems_are_called_as_the_domain_calls_them() -> None:
    both = [
        here("measure", "multilingual", "--sizes", "2", "--count", "20", flag, "all").stdout
        for flag in ("--group", "--pairs")
    ]
    assert both[0] == both[1]
    assert both[0].splitlines()[-2].split()[1] == "all"


def test_measuring_on_ones_own_problems(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text('1+1\n2*3\n\n{"input": "4*4*4", "id": 7}\n')
    done = here("measure", "numeric", "--problems", str(tmp_path / "mine.txt"))
    rows = [line.split() for line in done.stdout.splitlines()[1:-1]]
    assert [row[:2] for row in rows] == [["2", "file"], ["3", "file"], ["all", "file"]]
    assert [row[-1] for row in rows] == ["2", "1", "3"]
    done = here("measure", "numeric", "--problems", str(tmp_path / "mine.txt"), "--json")
    counts = [each["n"] for each in json_lines(done.stdout) if each["metric"] == "accuracy"]
    assert counts == [2, 1]  # every problem once, so that they can be added up
    (tmp_path / "bad.txt").write_text("1+1\n1+\n")
    done = crl("measure", "numeric", "--problems", str(tmp_path / "bad.txt"))
    assert_refused(done, 2, "line 2: the expression ends")
    done = crl("measure", "numeric", "--problems", str(tmp_path / "none.txt"))
    assert_refused(done, 1, "No such file")


# --- training ----------------------------------------------------------------------------------
def test_training_prints_progress_and_the_table_beside_the_papers(tmp_path: Path) -> None:
    done = crl("train", "numeric", "--scale", "smoke", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "episodes  sizes 2-" in done.stdout
    assert "/s " in done.stdout
    assert "left" in done.stdout
    assert "measuring 20 terms" in done.stdout
    assert "about 0.80" in done.stdout
    folder = tmp_path / "runs" / "numeric" / "smoke" / "seed-0"
    names = {path.name for path in folder.iterdir()}
    written = {"config.json", "manifest.json", "metrics.jsonl", "timing.jsonl", "checkpoints"}
    assert names >= written | {"measures.jsonl", "DONE"}
    again = crl("train", "numeric", "--scale", "smoke", cwd=tmp_path)
    assert_refused(again, 2, "already holds a run; add --resume")


def test_a_run_can_be_used_by_its_folder_and_exported(run: Path, tmp_path: Path) -> None:
    assert here("solve", str(run), "3+4").returncode == 0
    done = here("export", str(run), str(tmp_path / "model"))
    assert done.returncode == 1
    assert "not measured" in done.stderr


def test_an_exported_run_is_a_model(tmp_path: Path) -> None:
    folder, model = str(tmp_path / "run"), str(tmp_path / "model")
    assert here("train", "numeric", "--scale", "smoke", "--out", folder).returncode == 0
    done = here("export", folder, model)
    assert done.stdout == f"exported to {model}\n"
    names = {path.name for path in Path(model).iterdir()}
    assert names == {"README.md", "config.json", "model.safetensors", "results.json"}
    both = [here("solve", path, "3+4*7", "--json").stdout for path in (folder, model)]
    assert both[0] == both[1]
    assert_refused(here("export", folder, model), 2, "is not empty")
    (Path(model) / "results.json").write_text("{}")
    assert here("solve", model, "3+4*7", "--json").stdout == both[0]


def test_the_seed_and_domain_of_a_config_file_count(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps({"seed": 7}))
    arguments = ["train", "numeric", "--scale", "smoke", "--no-table"]
    arguments += ["--config", str(tmp_path / "mine.json")]
    assert here(*arguments, "--out", str(tmp_path / "a")).returncode == 0
    assert json.loads((tmp_path / "a" / "config.json").read_text())["seed"] == 7
    (tmp_path / "other.json").write_text(json.dumps({"domain": "chess"}))
    done = here("train", "numeric", "--config", str(tmp_path / "other.json"))
    assert_refused(done, 2, "are of the domain 'chess', not of 'numeric'")


def test_settings_can_be_given_at_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = ["--set", "batch=16", "--set", "domain_settings.reducers=2", "--set", "variant=mine"]
    settings += ["--set", "max_episodes=32", "--ppo.lr", "0.002"]
    done = here("train", "numeric", "--scale", "smoke", *settings, "--no-table")
    assert done.returncode == 0, done.stderr
    config = json.loads((tmp_path / "runs/numeric/mine/seed-0/config.json").read_text())
    assert (config["batch"], config["max_episodes"]) == (16, 32)
    assert config["domain_settings"]["reducers"] == 2
    assert config["learner_settings"]["ppo"]["lr"] == 0.002


def test_settings_that_had_another_name_are_understood(tmp_path: Path) -> None:
    names = {"stop.max_episodes": 16, "ppo.gae_decay": 0.9, "modules.doubt": 0.0, "programs": 2}
    settings = [f"--set={name}={value}" for name, value in names.items()]
    done = here("train", "numeric", *settings, "--set=batch=16", "--no-table", f"--out={tmp_path}")
    assert done.returncode == 0, done.stderr
    config = json.loads((tmp_path / "config.json").read_text())
    settings_of_crl = config["learner_settings"]
    assert config["max_episodes"] == 16
    assert settings_of_crl["ppo"]["gae_lambda"] == 0.9
    assert settings_of_crl["modules"]["confidence_penalty"] == 0.0
    assert settings_of_crl["group_size"] == 2


def test_a_finished_run_that_is_resumed_is_left_as_it_is(tmp_path: Path) -> None:
    arguments = ["train", "numeric", "--scale", "smoke", "--out", str(tmp_path / "run")]
    first = here(*arguments).stdout
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")}
    again = here(*arguments, "--resume").stdout
    assert "nothing to do" in again
    assert again.splitlines()[-3:] == first.splitlines()[-3:]  # of the table
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "run").rglob("*")} == before
    assert_refused(here(*arguments, "--resume", "--threads", "0"), 2, "--threads is 0")


def test_training_stops_politely_when_its_time_is_over(tmp_path: Path) -> None:
    arguments = ["train", "numeric", "--scale", "smoke", "--no-table", "--out", str(tmp_path)]
    done = here(*arguments, "--minutes", "0.0001")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1].startswith("stopped after 0.0001 minutes")
    assert not (tmp_path / "DONE").exists()
    assert (tmp_path / "checkpoints" / "last").is_dir()
    assert here(*arguments, "--resume").returncode == 0
    assert (tmp_path / "DONE").exists()


# --- reproducing -------------------------------------------------------------------------------
def test_what_reproducing_would_do_can_be_asked() -> None:
    done = here("reproduce", "numeric-baselines", "--dry-run", "--seeds", "2", "--variants", "rnn")
    assert "rnn: 2 x " in done.stdout
    assert "2 runs: about " in done.stdout


def test_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    runs = tmp_path / "runs"
    arguments = ["--workers", "1", "--runs", str(runs), "--results", str(tmp_path)]
    parent = subprocess.Popen(
        [sys.executable, "-m", "crl.cli", "reproduce", "numeric", *arguments],
        stdout=subprocess.DEVNULL,
    )
    metrics = runs / "numeric/small/seed-0/metrics.jsonl"
    wait_until(lambda: metrics.exists() and metrics.stat().st_size > 0)
    parent.kill()
    parent.wait()
    time.sleep(3)
    size = metrics.stat().st_size
    time.sleep(3)
    assert metrics.stat().st_size == size


# --- what is refused ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["solve", "numeric", "3+"], "ends with the operator"),
        (["solve", "numeric", "3++4"], "follows another operator"),
        (["solve", "numeric", "12+x"], "more than one digit"),
        (["solve", "numeric", "-1+2"], "expected a digit"),
        (["solve", "numeric", ""], "is empty"),
        (["solve", "numeric", "٣+٤"], "unknown symbol"),
        (["solve", "numeric", "1" + "+1" * 50_000], "at most 40000 are allowed"),
        (
            ["solve", "chess", "3+4"],
            "unknown model 'chess'; expected a run folder, an exported model folder, "
            "or a shipped model (images, multilingual, numeric",
        ),
        (["solve", "/", "3+4"], "is not a run folder or an exported model"),
        (["solve"], "crl solve needs MODEL"),
        (["solve", "numeric", "3", "+"], "is given '+' too; it takes MODEL [INPUT], in quotes"),
        (["solve", "numeric", "3+4", "--json=yes"], "--json is given 'yes'; it takes no value"),
        (["models", "numeric"], "crl models is given 'numeric' too; it takes none"),
        (["figures", "--result", "x"], "--result (perhaps you meant --results); allowed are"),
        (["train", "chess"], "unknown domain 'chess'; expected one of"),
        (["train", "numeric", "--learner", "chess"], "unknown learner 'chess'"),
        (["measure", "numeric", "--terms", "five"], "expected numbers separated by commas"),
        (["measure", "numeric", "--terms", "1"], "cannot be measured; allowed are 2"),
        (["measure", "numeric", "--sizes", "5", "--terms", "5"], "are the same"),
        (["measure", "numeric", "--count", "0"], "allowed are 1 to 1000000"),
        (["train", "numeric", "--seed", "9" * 23], f"seed is {'9' * 23}; allowed are 0 to 92"),
        (["train", "numeric", "--seed", "-1"], "seed is -1"),
        (["train", "numeric", "--seed"], "--seed needs a value"),
        (["train", "numeric", "--scale", "tiny"], "unknown scale 'tiny'; expected one of smoke"),
        (["train", "numeric", "--threads", "0"], "--threads is 0"),
        (["train", "numeric", "--minutes", "0"], "minutes is 0.0; expected a positive number"),
        (["train", "numeric", "--batch", "64"], "give it as --set batch=64"),
        (
            ["train", "numeric", "--variant", "rnn-9x"],
            "have no variant 'rnn-9x'; expected one of small",
        ),
        (
            ["train", "numeric", "--variant", "rnn", "--scale", "small"],
            "a scale and a variant were both given",
        ),
        (
            ["train", "numeric", "--variant", "rnn", "--learner", "hcc"],
            "the settings of 'rnn' are of the learner 'rnn', not of 'hcc'",
        ),
        (["bench", "--problems", "0"], "allowed are 1 to 100000"),
        (["data", "numeric"], "needs --out"),
        (["reproduce", "figure-9"], "unknown experiment 'figure-9'; expected one of numeric"),
        (["reproduce", "numeric", "--seeds", "0"], "must be at least 1"),
        (
            ["reproduce", "numeric", "--variants", "rnn"],
            "numeric has no variant 'rnn'; expected some of small",
        ),
    ],
)
def test_bad_input_is_one_clear_sentence(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(here(*arguments), 2, complaint)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ('{"colour": 1}', "unknown setting 'colour'"),
        ('{"batch": "many"}', "wrong value 'many' for 'batch'"),
        ("[1, 2]", "must hold a JSON object"),
        ("{", "is not JSON"),
        ('{"domain_settings": {"reducers": "x"}}', "wrong value 'x' for 'reducers'"),
    ],
)
def test_a_wrong_config_file_is_named(
    tmp_path: Path, content: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.json").write_text(content)
    assert_refused(here("train", "numeric", "--config", "my.json"), 2, complaint)
    assert [path.name for path in tmp_path.iterdir()] == ["my.json"]


def test_a_damaged_model_is_named(run: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(run, copy)
    (copy / "checkpoints" / "best" / "model.safetensors").write_bytes(b"\x00" * 50)
    assert_refused(here("solve", str(copy), "3+4"), 1, "model.safetensors is missing or damaged")
    (copy / "config.json").write_text('{"domain": "chess"}')
    assert_refused(here("solve", str(copy), "3+4"), 2, "unknown domain 'chess'")
    (copy / "config.json").write_text("{")
    assert_refused(here("solve", str(copy), "3+4"), 1, "config.json is missing or damaged")


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is nowhere else, and is never writable")
def test_a_file_system_that_cannot_be_written_to_is_one_sentence() -> None:
    done = here("train", "numeric", "--scale", "smoke", "--out", "/proc/crl-run")
    assert_refused(done, 1, "cannot use /proc/crl-run")


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = here("train", "numeric", "--scale", "smoke", "--out", str(tmp_path / "file" / "run"))
    assert_refused(done, 1, "Not a directory")


def test_a_reader_that_leaves_early_is_no_error_to_talk_about() -> None:
    lines = "1+1\n" * 20_000
    command = f'"{sys.executable}" -m crl.cli solve numeric | head -n 1'
    done = subprocess.run(command, shell=True, input=lines, capture_output=True, text=True)
    assert json.loads(done.stdout)["answer"] == "2"
    assert done.stderr == ""
