"""Problems of a domain as files, for somebody else's code: JSON lines, and pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch.nn.functional import one_hot

from crl.batch import ProblemBatch
from crl.domains import Classified, Domain, Pictured
from crl.domains.pictures import write_picture
from crl.errors import Report, UsageError
from crl.files import write_durably
from crl.measuring.generalization import subsample

SPLITS = ("train", "validation", "test")


def write_problems(domain: Domain, out: Path, count: int | None, report: Report) -> None:
    """Write the fixed sets of a domain, at most `count` problems of each size."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is not empty; give a new folder as --out")
    out.mkdir(parents=True, exist_ok=True)
    for split in SPLITS:
        path = out / f"{split}.jsonl"
        lines = [
            json.dumps(line, ensure_ascii=False)
            for size in domain.sizes
            for line in _lines(domain, domain.problems(split, size), out / split, count)
        ]
        write_durably(path, "".join(line + "\n" for line in lines))
        report(f"wrote {path}: {len(lines)} problems")


def _lines(
    domain: Domain, problems: ProblemBatch, folder: Path, count: int | None
) -> Iterator[dict[str, Any]]:
    """Give problems as `crl solve` and `crl measure --problems` take them, and their answers."""
    some = problems if count is None else subsample(problems, count)
    for row in range(len(some)):
        problem = some.take(torch.tensor([row]))
        values, size = problem.inputs[0].values[0], int(problem.sizes[0])
        if isinstance(domain, Pictured):
            folder.mkdir(exist_ok=True)
            text = str(folder / f"{size}-{row}.png")
            write_picture(domain.picture(values), Path(text))
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
