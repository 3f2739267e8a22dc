"""Programs of a few unseen problems, kept beside a run."""

from __future__ import annotations

from pathlib import Path

from crl.files import dump_json, write_durably
from crl.learners import ProgramLearner
from crl.solving import Loaded, Solver
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
        dump_json({"problem": number, **line.to_dict()})
        for number in range(len(problems))
        for line in program(trace, learner.module_set, domain, number)
    ]
    write_durably(path, "\n".join(lines) + "\n")
    return True
