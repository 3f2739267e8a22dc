"""Exporting a finished run as a model folder, which is there whole or not at all.

It holds `README.md` (model card), `config.json`, `model.safetensors` and `results.json`. If the
learner is proved, it also holds `solver.py`, its compiled program, and `certificate.json`; if it
is wrong and that was asked for, a certificate with its counterexample; if its domain carries its
problems, these too.
"""

from __future__ import annotations

import os
import shutil
from dataclasses import asdict
from pathlib import Path
from secrets import token_hex
from typing import Any

from crl.domains import Carried
from crl.errors import RunError, UsageError
from crl.files import (
    damaged,
    dump_json,
    make_folder,
    read_object,
    sha256,
    sync_folder,
    unwritable,
    write_new,
)
from crl.measuring.records import Record, parse_records
from crl.measuring.run import recorded_measures
from crl.proofs import certify
from crl.proofs.compiled import compile_learner
from crl.reports.model_card import model_card
from crl.solving import Loaded, load_model
from crl.training.config_file import to_json
from crl.training.files import parameter_bytes
from crl.training.run_folder import RunFolder

# what is defined in a file must be given again by whoever loads the model
CERTIFICATE = "certificate.json"
FILES = {"domain": "domain_file", "learner": "learner_file"}


def export_model(run_path: Path, out: Path, *, search: bool = False) -> None:
    """Write the model folder of a finished, measured run.

    `search`: look for a counterexample if it is not proved, and write it down too.
    """
    run = RunFolder.open(run_path)
    if not run.done.exists():
        raise RunError(f"{run_path} is not finished; go on with it by --resume first")
    if os.path.lexists(out) and (not out.is_dir() or any(out.iterdir())):
        raise UsageError(f"{out} is not empty; give a new folder")
    model = load_model(run_path)
    records = recorded_measures(run_path, model)
    if records is None:
        raise RunError(
            f"{run_path} was not measured yet, or not to the end; go on with it by --resume first"
        )
    place = out.resolve()
    fresh = place.with_name(f".new-{token_hex(4)}")  # beside it, on the same disk
    try:
        make_folder(fresh)
        _write(fresh, model, records, run.manifest, search=search)
        write_new(fresh / "README.md", card_of(fresh, out))
        sync_folder(fresh)
        fresh.rename(place)  # an empty folder there is replaced
        sync_folder(place.parent)
    except OSError as error:
        raise unwritable(out, error) from None
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _write(
    folder: Path,
    model: Loaded,
    records: list[Record],
    manifest: dict[str, Any],
    *,
    search: bool,
) -> None:
    """Write what the card of a model folder is made from."""
    files = {
        "config.json": to_json(model.config).encode(),
        "model.safetensors": parameter_bytes(model.learner.state_dict()),
        **decided_files(model, search=search),
    }
    if isinstance(model.domain, Carried):
        files[model.domain.data_file] = model.domain.data
    made: dict[str, Any] = {"origin": asdict(model.origin)}
    made |= {name: manifest.get(name) for name in FILES.values() if manifest.get(name)}
    made["checksums"] = {name: sha256(content) for name, content in files.items()}
    made["records"] = [asdict(record) for record in records]
    for name, content in files.items():
        write_new(folder / name, content)
    write_new(folder / "results.json", dump_json(made, indent=1) + "\n")


def decided_files(model: Loaded, *, search: bool = False) -> dict[str, bytes]:
    """Compile a learner and certify it, if it is proved; certify a wrong one if asked to."""
    try:
        files = {"solver.py": compile_learner(model.learner, model.domain).encode()}
    except RunError:
        if not search:
            return {}
        files = {}
    certificate = certify(model.learner, model.domain, described=False)
    if certificate.verdict == "not proved":
        return {}
    written = dump_json(certificate.to_dict(), indent=1) + "\n"
    return {**files, CERTIFICATE: written.encode()}


def card_of(folder: Path, named: Path | None = None) -> str:
    """Make the card of a model folder from what is in it; commands name another one if given."""
    path = folder / "results.json"
    made = read_object(path)
    found = made.get("records")
    if not isinstance(found, list):
        raise damaged(path, ValueError("it has no records"))
    records = parse_records("\n".join(map(dump_json, found)), str(path))
    files = {what: made[name] for what, name in FILES.items() if name in made}
    proof = folder / CERTIFICATE
    certificate = read_object(proof) if proof.exists() else None
    return model_card(load_model(folder), records, named or folder, files, certificate)
