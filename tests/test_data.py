"""The data sets of every domain as files for other people's code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commands import assert_refused, here

from crl.domains import Carried, make_domain
from crl.domains.registry import domain_names

TESTS = Path(__file__).parent
TEXTS = [name for name in domain_names() if name != "images"]  # which test_image_commands tries
FILES = ("train", "validation", "test", "unseen")


def read(folder: Path, name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / f"{name}.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("name", [*TEXTS, f"{TESTS / 'boolean.py'}:Boolean"])
def test_every_domain_writes_problems_that_it_reads_with_the_same_answers(
    name: str, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    done = here("data", name, "--out", str(out), "--count", "4")
    assert done.returncode == 0, done.stderr
    domain = make_domain("boolean" if ".py" in name else name)
    for file in FILES:
        lines = read(out, file)
        assert lines
        options = [{key: line[key] for key in domain.options if key in line} for line in lines]
        queries = [
            domain.parse(line["input"], **given) for line, given in zip(lines, options, strict=True)
        ]
        problems = domain.encode(queries)
        assert problems.sizes.tolist() == [line["size"] for line in lines]
        if not isinstance(domain, Carried):  # whose answers are only what was given
            told = [domain.symbols[answer] for answer in problems.answers.tolist()]
            assert [line["expected"] for line in lines] == told
    assert {line["size"] for line in read(out, "train")} == set(domain.sizes)
    assert max(line["size"] for line in read(out, "unseen")) > max(domain.sizes)


def test_what_was_held_back_of_a_file_is_written_too(tmp_path: Path) -> None:
    given = [(f"{n:0{bits}b}", bits) for bits in range(2, 7) for n in range(2**bits)]
    lines = [{"input": text, "answer": str(text.count("1") % 2)} for text, _ in given]
    file = tmp_path / "bits.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = here("data", str(file), "--out", str(tmp_path / "out"))
    assert done.returncode == 0, done.stderr
    written = [line["input"] for name in FILES for line in read(tmp_path / "out", name)]
    assert sorted(written) == sorted(text for text, _ in given)


def test_sizes_and_settings_of_the_domain_can_be_chosen(tmp_path: Path) -> None:
    plain = ["data", "numeric", "--count", "3", "--sizes", "12,30", "--out"]
    assert here(*plain, str(tmp_path / "a")).returncode == 0
    assert {line["size"] for line in read(tmp_path / "a", "unseen")} == {12, 30}
    few = ["data", "numeric", "--sizes", "12", "--out"]
    assert here(*few, str(tmp_path / "b")).returncode == 0
    assert here(*few, str(tmp_path / "c"), "--set", "data=2").returncode == 0
    assert len(read(tmp_path / "c", "train")) > 1.5 * len(read(tmp_path / "b", "train"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["mnist", "--out", "x"], "--out was given with mnist, which is only fetched"),
        (["mnist", "--count", "3"], "--count was given with mnist"),
        (["numeric", "--out", "x", "--source", "npm"], "--source was given with numeric"),
        (["numeric", "--out", "x", "--count", "0"], "--count is 0; expected 1 or more"),
        (["numeric", "--out", "x", "--sizes", "0"], "0 terms cannot be measured"),
        (["numeric", "--out", "x", "--set", "dta=3"], "unknown key 'dta'"),
        (["numeric", "--out", "x", "--test", "y"], "it goes with a file of problems"),
        (["numeric"], "needs --out"),
    ],
)
def test_options_that_would_be_left_out_are_refused(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(here("data", *arguments), 2, complaint)
    assert not (tmp_path / "x").exists()
