"""Exporting a finished run as a model folder: `README.md` (model card), `config.json`, `model.safetensors`, `results.json`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from crl.config import to_json
from crl.errors import RunError, UsageError
from crl.learners import ProgramLearner, learner_config
from crl.records import Record, read_records
from crl.run_folder import RunFolder, write_parameters
from crl.solver import Solver, load
from crl.tables import accuracy_table, paper_records_of

SNAPPED_NOTE = ' "Snapped" makes each token that a module writes one-hot while executing.'


def export_model(run_path: Path, out: Path) -> None:
    """Write the model folder of a finished, measured run."""
    run = RunFolder.open(run_path)
    if not run.done.exists():
        raise RunError(f"{run_path} is not finished; go on with it by --resume first")
    measures = sorted(run.path.glob("measures*.jsonl"))
    if not measures:
        raise RunError(f"{run_path} was not measured yet; train it without --no-table")
    if out.exists() and any(out.iterdir()):
        raise UsageError(f"{out} is not empty; give a new folder")
    solver, records = load(run_path), read_records(measures[0])
    out.mkdir(parents=True, exist_ok=True)
    write_parameters(out / "model.safetensors", solver.learner.state_dict())
    (out / "config.json").write_text(to_json(solver.config))
    (out / "results.json").write_text(
        json.dumps({"origin": solver.origin, "records": [asdict(record) for record in records]}, indent=1) + "\n"
    )
    (out / "README.md").write_text(model_card(solver, records))


def model_card(solver: Solver, records: Sequence[Record]) -> str:
    """The model card, every number in it from the records."""
    config, origin = solver.config, solver.origin
    command = f"crl train {config.domain} --seed {config.seed}"
    if config.learner != "crl":
        command += f" --learner {config.learner}"
    if config != replace(learner_config(config.learner, config.domain, "small"), seed=config.seed):
        command += " --config config.json"
    writes_programs = isinstance(solver.learner, ProgramLearner)
    greedy = f"Greedy execution.{SNAPPED_NOTE if solver.domain.can_snap else ''}"
    beside = " beside those of a frozen judge" if solver.domain.judge is not None else ""
    example, options = solver.domain.example, solver.domain.example_options
    asked = " ".join([config.domain, f'"{example}"', *(f"--{name} {value}" for name, value in options.items())])
    commands = [f"`crl solve {asked}`", *([f"`crl trace {asked}`"] if writes_programs else [])]
    called = ", ".join([f'"{example}"', *(f'{name}="{value}"' for name, value in options.items())])
    trained = f"{origin['episodes']:,} episodes of {solver.domain.sizes_up_to(config.curriculum.last)}"
    return f"""---
library_name: crl
license: mit
tags: [compositional-generalization, modular-networks]
---
# {config.domain}

A {config.learner} learner for {solver.domain.summary}.

- Trained by `{command}`: {trained}, {origin["seconds"]} s on one core, commit {origin["commit"]}.
- {solver.learner.num_parameters:,} parameters in `model.safetensors`{beside}; settings in `config.json`; records in `results.json`.
- {greedy if writes_programs else "It answers without writing a program."}

```
{accuracy_table(records, paper_records_of(config.domain), solver.domain.unit)}
```

Use: {", ".join(commands)},
or in Python `crl.load("{config.domain}").solve({called}).answer`.

{solver.domain.caveat}
"""
