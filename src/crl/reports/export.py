"""Exporting a finished run as a model folder.

It holds `README.md` (model card), `config.json`, `model.safetensors` and `results.json`.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from crl.errors import RunError, UsageError
from crl.measuring.records import Record
from crl.measuring.run import recorded_measures
from crl.reports.model_card import model_card
from crl.solving import load_model
from crl.training.config_file import to_json
from crl.training.files import read_json, write_atomically, write_parameters
from crl.training.run_folder import RunFolder

# what is defined in a file must be given again by whoever loads the model
FILES = {"domain": "domain_file", "learner": "learner_file"}


def export_model(run_path: Path, out: Path) -> None:
    """Write the model folder of a finished, measured run."""
    run = RunFolder.open(run_path)
    if not run.done.exists():
        raise RunError(f"{run_path} is not finished; go on with it by --resume first")
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is not empty; give a new folder")
    model = load_model(run_path)
    records = recorded_measures(run_path, model)
    if records is None:
        raise RunError(
            f"{run_path} was not measured yet, or not to the end; go on with it by --resume first"
        )
    out.mkdir(parents=True, exist_ok=True)
    write_parameters(out / "model.safetensors", model.learner.state_dict())
    write_atomically(out / "config.json", to_json(model.config))
    made: dict[str, Any] = {"origin": asdict(model.origin)}
    made |= {name: run.manifest.get(name) for name in FILES.values() if run.manifest.get(name)}
    made["records"] = [asdict(record) for record in records]
    write_atomically(out / "results.json", json.dumps(made, indent=1) + "\n")
    write_atomically(out / "README.md", card_of(out))


def card_of(folder: Path) -> str:
    """Make the card of a model folder from what is in it."""
    made = read_json(folder / "results.json")
    records = [Record(**values) for values in made["records"]]
    files = {what: made[name] for what, name in FILES.items() if name in made}
    return model_card(load_model(folder), records, folder, files)
