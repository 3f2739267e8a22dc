"""Problems of a domain as files, for somebody else's code: JSON lines, and pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import torch
from torch.nn.functional import one_hot

from crl.batch import ProblemBatch
from crl.domains import Classified, Domain, Pictured
from crl.domains.pictures import write_picture
from crl.errors import Report, UsageError
from crl.files import write_durably
from crl.measuring.generalization import (
    COUNT,
    checked_group,
    checked_sizes,
    problem_set,
    splits,
    subsample,
)

SPLITS = ("train", "validation", "test")
UNSEEN = "unseen"  # the file of what is measured beside the test set


def write_problems(
    domain: Domain, out: Path, count: int | None, report: Report, sizes: Sequence[int] | None = None
) -> None:
    """Write the fixed sets of a domain, at most `count` problems of each size.

    What learners are measured on beside the test set is a file too: 1,000 of each size, if no
    count is given, of the sizes that `crl measure` takes, if no others are given.
    """
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is not empty; give a new folder as --out")
    measured = checked_sizes(domain, domain.measured if sizes is None else sizes)
    out.mkdir(parents=True, exist_ok=True)
    for split in SPLITS:
        sets = [domain.problems(split, size) for size in domain.sizes]
        some = [problems if count is None else subsample(problems, count) for problems in sets]
        _write(domain, out, split, some, report)
    keys = [
        (split, size)
        for size in measured
        for split in splits(domain, size, checked_group(domain, None))
        if split not in SPLITS
    ]
    unseen = [problem_set(domain, split, size, count or COUNT) for split, size in keys]
    _write(domain, out, UNSEEN, unseen, report)


def _write(
    domain: Domain, out: Path, name: str, sets: Sequence[ProblemBatch], report: Report
) -> None:
    path = out / f"{name}.jsonl"
    lines = [
        json.dumps(line, ensure_ascii=False)
        for problems in sets
        for line in _lines(domain, problems, out / name)
    ]
    write_durably(path, "".join(line + "\n" for line in lines))
    report(f"wrote {path}: {len(lines)} problems")


def _lines(domain: Domain, problems: ProblemBatch, folder: Path) -> Iterator[dict[str, Any]]:
    """Give problems as `crl solve` and `crl measure --problems` take them, and their answers.

    The files of pictures are named as seen from the file of the lines, wherever that is.
    """
    for row in range(len(problems)):
        problem = problems.take(torch.tensor([row]))
        values, size = problem.inputs[0].values[0], int(problem.sizes[0])
        if isinstance(domain, Pictured):
            folder.mkdir(exist_ok=True)
            text = f"{folder.name}/{size}-{row}.png"
            write_picture(domain.picture(values), folder.parent / text)
        else:
            text = domain.show(values)
        yield {
            "input": text,
            **domain.options_of(problem, 0),
            "size": size,
            "expected": _answer(domain, int(problem.answers[0])),
        }


def _answer(domain: Domain, answer: int) -> str:
    if isinstance(domain, Classified):
        return domain.classes[answer]
    return domain.show(one_hot(torch.tensor([answer]), domain.vocab).float())
