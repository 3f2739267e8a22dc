"""Programs of a few unseen problems, kept beside a run."""

from __future__ import annotations

import json
from pathlib import Path

from crl.learners import ProgramLearner
from crl.solving import Loaded, Solver
from crl.training.files import write_atomically
from crl.viewer import program

TRACES = "traces.jsonl"  # of a run folder


def write_traces(path: Path, solver: Solver | Loaded, count: int = 5) -> bool:
    """Write programs, one computation per line; False if the learner writes none."""
    learner, domain = solver.learner, solver.domain
    if not isinstance(learner, ProgramLearner):
        return False
    problems = domain.unseen(max(domain.sizes), count)
    trace = learner.execute(problems, record=True)
    lines = [
        json.dumps({"problem": number, **line.to_dict()})
        for number in range(len(problems))
        for line in program(trace, learner.module_set, domain, number)
    ]
    write_atomically(path, "\n".join(lines) + "\n")
    return True
