"""What a newcomer stumbled over, each with what is right now."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import torch
from boolean import Boolean
from commands import assert_refused, crl, here, wait_until
from safetensors.torch import load_file, save_file
from xor import Xor

import crl as library
from crl.curriculum import Stage
from crl.domains import DOMAINS
from crl.errors import RunError
from crl.learners import LEARNERS
from crl.training.progress import Progress, progress_line

TESTS = Path(__file__).parent
XOR, BOOLEAN = f"{TESTS / 'xor.py'}:Xor", f"{TESTS / 'boolean.py'}:Boolean"
SHORT = ["--scale", "smoke", "--set", "max_episodes=256"]

BAG = '''
import torch
from crl import Learner
from crl.trace import Outcome
from crl.validation import Share, settings

@settings
class BagSettings:
    lr: Share = 0.01

class Bag(Learner):
    """Answers from the counts of symbols alone."""

    name, summary, Settings = "bag", "counts of symbols", BagSettings

    def __init__(self, domain, config):
        super().__init__(domain, config)
        self.layer = torch.nn.Linear(domain.vocab, domain.vocab)
        self.optimizer = torch.optim.Adam(self.parameters(), lr=self.settings.lr)

    def output(self, problems):
        values, _ = problems.padded()
        return torch.softmax(self.layer(values.sum(dim=1)), dim=1)

    def update(self, problems, generator):
        output = self.output(problems)
        loss = self.domain.loss(output, problems).mean()
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return self.domain.correct(output, problems), {"loss": float(loss.detach())}

    def execute(self, problems, *, snap=False):
        with torch.no_grad():
            output = self.output(problems)
        ones = torch.ones(len(problems), dtype=torch.long)
        return Outcome(output=output, num_steps=ones, halted=ones.bool())

    @property
    def optimizers(self):
        return {"layer": (self.optimizer, self.settings.lr)}
'''


def lines_of(path: Path) -> list[str]:
    return path.read_text().splitlines()


def forget() -> None:
    """Do as a new process, which knows nothing that was registered in another."""
    for plugins in (DOMAINS, LEARNERS):
        plugins._registered.clear()


@pytest.fixture(scope="module")
def xor_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished, measured run of a domain that only a file has."""
    folder = tmp_path_factory.mktemp("runs") / "xor"
    assert here("train", XOR, *SHORT, "--out", str(folder)).returncode == 0
    forget()
    return folder


# --- README and first commands -----------------------------------------------------------------
@pytest.mark.parametrize("module", ["crl", "crl.cli"])
def test_the_version_can_be_asked_of_the_package_too(module: str) -> None:
    done = subprocess.run([sys.executable, "-m", module, "--version"], capture_output=True)
    assert done.stdout.decode() == f"crl {library.__version__}\n"


@pytest.mark.parametrize(
    ("command", "names"),
    [
        ("solve", "MODEL [INPUT]"),
        ("trace", "MODEL INPUT"),
        ("measure", "MODEL"),
        ("train", "DOMAIN"),
        ("export", "RUN FOLDER"),
        ("reproduce", "EXPERIMENT"),
        ("config", "[DOMAIN]"),
        ("bench", "[DOMAIN]"),
    ],
)
def test_arguments_have_names_in_help(command: str, names: str) -> None:
    text = here(command, "--help").stdout
    assert names in text.splitlines()[0]
    assert not re.search(r"\bSTR\b|\{None\}|default: None", text)


def test_what_an_error_listed_is_listed_by_commands() -> None:
    experiments = here("experiments").stdout.splitlines()
    assert max(len(line) for line in experiments) < 500
    assert any(line.startswith("numeric-baselines: ") for line in experiments)
    assert {"crl", "rnn", "hcf"} <= {
        line.partition(":")[0] for line in here("learners").stdout.splitlines()
    }


def test_an_answer_with_its_program_is_one_json_object() -> None:
    answer = json.loads(here("solve", "numeric", "3+4*7", "--json", "--trace").stdout)
    assert answer["answer"] == "1"
    assert [line["read"] for line in answer["program"]] == ["4*7", "3+8", "1"]


def test_programs_stand_in_the_answers_to_lines() -> None:
    done = crl("solve", "numeric", "--trace", stdin="1+1\n3+\n2*3\n")
    first, wrong, last = (json.loads(line) for line in done.stdout.splitlines())
    assert [answer["program"][0]["wrote"] for answer in (first, last)] == ["2", "6"]
    assert wrong["line"] == 2


def test_keys_of_lines_that_are_not_ours_come_back_with_the_answer() -> None:
    lines = [
        {"input": "2*3", "id": "a-7", "tags": [1, None]},
        {"input": "2*", "id": "a-8"},
        {"input": "2*3", "answer": "6"},
    ]
    done = crl("solve", "numeric", stdin="\n".join(json.dumps(line) for line in lines))
    good, wrong, clash = (json.loads(line) for line in done.stdout.splitlines())
    assert (good["answer"], good["id"], good["tags"]) == ("6", "a-7", [1, None])
    assert (wrong["line"], wrong["id"]) == (2, "a-8")
    assert clash["error"] == "the key 'answer' is one of the answer's; give it another name"


def test_the_papers_figure_stands_beside_crl_only(tmp_path: Path) -> None:
    done = here("train", "numeric", "--learner", "hcf", *SHORT, "--out", str(tmp_path / "run"))
    assert done.returncode == 0, done.stderr
    (row,) = [line for line in done.stdout.splitlines() if line.startswith("   20  longer")]
    assert row.endswith("  -")


def test_no_time_left_is_less_than_none() -> None:
    config = library.preset("numeric")
    progress = Progress(
        stage=Stage.first(config.curriculum),
        episodes=config.max_episodes + 1000,
        seconds=10.0,
        validation={2: 1.0},
    )
    assert progress_line(progress, config, 2, 1.0).endswith("at most 0s left")


def test_a_models_card_names_commands_that_work_for_it(xor_run: Path, tmp_path: Path) -> None:
    folder = tmp_path / "model"
    assert here("export", str(xor_run), str(folder), "--domain", XOR).returncode == 0
    card = (folder / "README.md").read_text()
    assert "license" not in card
    commands = re.findall(r"`crl ((?:solve|trace) [^`]+)`", card)
    assert len(commands) == 2
    for command in commands:
        forget()
        assert here(*shlex.split(command)).returncode == 0, command
    (called,) = re.findall(r"`(crl\.load[^`]+)`", card)
    forget()
    assert eval(called, {"crl": library}) in ("0", "1", None)


def test_resuming_needs_no_setting_again_and_names_one_that_differs(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    first = ["train", "numeric", *SHORT, "--set", "batch=64", "--reducers", "1", "--no-table"]
    assert here(*first, "--out", folder, "--minutes", "0.00001").returncode == 0
    assert here("train", "numeric", "--out", folder, "--no-table", "--resume").returncode == 0
    assert (tmp_path / "run" / "DONE").exists()
    done = here("train", "numeric", "--out", folder, "--resume", "--set", "batch=32")
    assert_refused(done, 2, "was started with another config (batch: 64 -> 32)")


def test_figures_say_what_they_need_outside_the_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = here("figures")
    assert_refused(done, 2, "needs README.md, docs and results; run it in a clone of")


# --- wrong input -------------------------------------------------------------------------------
def test_weights_that_are_not_numbers_are_refused(xor_run: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(xor_run, copy)
    path = copy / "checkpoints" / "best" / "model.safetensors"
    weights = load_file(path)
    name = next(iter(weights))
    weights[name] = torch.full_like(weights[name], float("nan"))
    save_file(weights, path)
    for command in (
        ["solve", str(copy), "1^0"],
        ["trace", str(copy), "1^0"],
        ["measure", str(copy)],
    ):
        done = here(*command, "--domain", XOR)
        assert_refused(done, 1, f"holds weights that are no numbers ({name})")


def test_what_is_no_number_is_never_printed_as_json() -> None:
    from crl.cli.output import to_json

    for value in (float("nan"), float("inf")):
        with pytest.raises(RunError, match="which JSON cannot say"):
            to_json({"confidence": value})
    done = crl("solve", "numeric", stdin='{"input": "1", "x": NaN}\n{"input": "1", "x": 1e999}\n')
    assert [json.loads(line)["error"] for line in done.stdout.splitlines()] == [
        "not JSON: NaN is no JSON",
        "not JSON: a number is too large",
    ]


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["trian", "numeric"], "train"),
        (["solve", "numerc", "3"], "numeric"),
        (["train", "numerc"], "numeric"),
        (["train", "numeric", "--learner", "transfomer"], "transformer"),
        (["reproduce", "numeric-baseline"], "numeric-baselines"),
        (["solve", "numeric", "3+4", "--snapp"], "--snap"),
        (["trace", "numeric", "--snapp", "3+4"], "--snap"),
        (["measure", "numeric", "--term", "5"], "--terms"),
        (["train", "numeric", "--reducer", "1"], "--reducers"),
        (["train", "numeric", "--resum"], "--resume"),
        (["train", "numeric", "--set", "batc=3"], "batch"),
        (["models", "--hepl"], None),
    ],
)
def test_a_slip_of_the_finger_is_answered_with_what_was_meant(
    arguments: list[str], meant: str | None
) -> None:
    done = here(*arguments)
    assert_refused(done, 2, "" if meant is None else f"perhaps you meant {meant})")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["train", "numeric", "--seed", "1.5"], "--seed is '1.5'; expected a whole number"),
        (["measure", "numeric", "--count", "many"], "--count is 'many'; expected a whole number"),
        (["train", "numeric", "--minutes", "long"], "--minutes is 'long'; expected a number"),
        (["train", "numeric", "--size", "64"], "have no setting 'size'"),
        (["train", "numeric", "--seed", "-1"], "allowed are 0 to 9223372036854775807"),
    ],
)
def test_sentences_have_no_words_of_the_inside(arguments: list[str], complaint: str) -> None:
    done = here(*arguments)
    assert_refused(done, 2, complaint)
    assert not re.search(r"domain_settings|instantiated|NoneType|e\+", done.stderr)


# --- a domain of one's own ---------------------------------------------------------------------
def test_a_domain_in_a_file_is_checked_trained_measured_and_traced(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    done = here("train", BOOLEAN, *SHORT, "--out", folder)
    assert done.returncode == 0, done.stderr
    assert f"checking {BOOLEAN}" in done.stdout
    forget()
    done = here("measure", folder, "--domain", BOOLEAN, "--depth", "1,4", "--count", "20")
    head, *rows = done.stdout.splitlines()
    assert head.split()[0] == "depth"
    assert rows[-1].split()[:2] == ["4", "longer"]
    forget()
    done = here("trace", folder, "(1&(0|1))", "--domain", BOOLEAN)
    assert done.returncode == 0, done.stderr


def test_an_unknown_domain_says_how_one_becomes_known() -> None:
    done = here("train", "boolean")
    assert_refused(done, 2, "unknown domain 'boolean'")
    for way in ("entry point of the group crl.domains", "crl.register", "FILE.py:NAME"):
        assert way in done.stderr


def test_a_run_never_makes_code_run_but_names_the_file_it_came_from(xor_run: Path) -> None:
    forget()
    done = here("solve", str(xor_run), "1^0^1")
    assert_refused(done, 2, f"unknown domain 'xor', which {xor_run} was trained with")
    assert f"add --domain {XOR}" in done.stderr
    assert here("solve", str(xor_run), "1^0^1", "--domain", XOR).returncode == 0


def test_training_a_new_domain_never_seems_to_hang(xor_run: Path) -> None:
    done = here("train", XOR, "--out", str(xor_run), "--resume")
    assert done.returncode == 0
    sizes = [json.loads(line)["size"] for line in lines_of(xor_run / "measures.jsonl")]
    assert max(sizes) <= 2 * max(Xor.sizes)
    (xor_run / "measures.jsonl").unlink()
    again = here("train", XOR, "--out", str(xor_run), "--resume")
    said = [line for line in again.stdout.splitlines() if line.startswith("measuring")]
    assert len(said) == len(set(sizes))


def has_lines(path: Path) -> bool:
    return path.exists() and path.read_text().count("\n") > 0


def test_an_interrupted_table_loses_nothing(tmp_path: Path) -> None:
    for number in range(5):  # on a busy machine the table may be done before the signal comes
        folder = tmp_path / f"run-{number}"
        measures = folder / "measures.jsonl"
        command = [sys.executable, "-m", "crl", "train", "numeric", *SHORT, "--out", str(folder)]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True)
        wait_until(partial(has_lines, measures))
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
        if process.returncode != 0:
            break
    assert process.returncode == 130
    assert "interrupted while measuring" in said
    kept = lines_of(measures)[0]
    done = here("train", "numeric", "--out", str(folder), "--resume")
    assert "terms  split" in done.stdout
    assert lines_of(measures)[0] == kept
    again = here("train", "numeric", "--out", str(folder), "--resume")
    assert again.stdout.splitlines()[-1] == done.stdout.splitlines()[-1]
    assert "measuring" not in again.stdout


def test_sizes_that_can_be_measured_are_the_domains(tmp_path: Path) -> None:
    run = library.train(Boolean, scale="smoke", settings={"max_episodes": 256}, out=tmp_path)
    solver = library.load(run)
    assert solver.measure([1], count=5)
    done = here("measure", str(run.path), "--depth", "0")
    assert_refused(done, 2, "allowed are 1 to 12")


def test_a_trained_depth_is_not_called_longer_than_what_was_trained(tmp_path: Path) -> None:
    settings = {"max_episodes": 256, "curriculum.last": 3}
    run = library.train(Boolean, scale="smoke", settings=settings, out=tmp_path)
    text = "(1&((0|1)&1))"
    assert Boolean().size_of(text) == 3
    assert "longer than what was trained" not in str(library.load(run).trace(text))


def test_no_row_of_a_table_is_there_twice(xor_run: Path) -> None:
    done = here("train", XOR, "--out", str(xor_run), "--resume")
    table = done.stdout.splitlines()
    rows = [tuple(line.split()[:2]) for line in table if re.match(r" +\d+  \w+ ", line)]
    assert rows
    assert len(set(rows)) == len(rows)


# --- a paper of one's own ----------------------------------------------------------------------
def test_a_learner_in_a_file_is_trained_and_measured_under_its_name(tmp_path: Path) -> None:
    (tmp_path / "bag.py").write_text(BAG)
    bag, folder = f"{tmp_path / 'bag.py'}:Bag", str(tmp_path / "run")
    done = here("train", "numeric", "--learner", bag, *SHORT, "--lr", "0.02", "--out", folder)
    assert done.returncode == 0, done.stderr
    forget()
    measured = ["measure", folder, "--sizes", "12", "--count", "10", "--json"]
    assert_refused(here(*measured), 2, f"add --learner {bag}")
    (record,) = [json.loads(line) for line in here(*measured, "--learner", bag).stdout.splitlines()]
    assert (record["learner"], record["variant"]) == ("bag", "bag-smoke")


def test_resuming_starts_where_nothing_is_there(tmp_path: Path) -> None:
    folder = str(tmp_path / "run")
    done = here("train", "numeric", *SHORT, "--no-table", "--out", folder, "--resume")
    assert done.returncode == 0
    assert (tmp_path / "run" / "DONE").exists()


def test_the_problems_of_a_domain_are_written_for_other_peoples_code(tmp_path: Path) -> None:
    folder = tmp_path / "numeric"
    done = here("data", "numeric", "--out", str(folder), "--count", "5")
    assert done.returncode == 0, done.stderr
    sets: dict[str, list[dict[str, Any]]] = {
        split: [json.loads(line) for line in lines_of(folder / f"{split}.jsonl")]
        for split in ("train", "validation", "test")
    }
    assert {line["size"] for line in sets["train"]} == set(range(2, 11))
    first = sets["test"][0]
    solution = json.loads(here("solve", "numeric", first["input"], "--json").stdout)
    assert solution["answer"] == first["expected"]
    done = here("measure", "numeric", "--problems", str(folder / "test.jsonl"))
    assert done.returncode == 0, done.stderr
    assert_refused(here("data", "numeric", "--out", str(folder)), 2, "is not empty")
