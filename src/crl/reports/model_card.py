"""Model cards: what a folder holds, how it was made, what it reaches, and how it is used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from keyword import iskeyword
from pathlib import Path
from shlex import quote
from typing import Any

from crl.domains import Carried, Classified
from crl.learners import ProgramLearner
from crl.measuring.records import Record, paper_records
from crl.presets import preset
from crl.proofs.certificate import Counterexample
from crl.reports.tables import accuracy_table
from crl.solving import Loaded, packaged_models
from crl.training.config_file import config_hash

PROVED = ", proved right on every input of every length"
SNAPPED_NOTE = ' "Snapped" makes each token that a module writes one-hot while executing.'


def model_card(
    model: Loaded,
    records: Sequence[Record],
    folder: Path,
    files: Mapping[str, str],
    certificate: Mapping[str, Any] | None = None,
) -> str:
    """Write the card of a model folder, every number in it from the records and the certificate.

    Its commands name that folder, or the model if it is a shipped one. `files` has the
    FILE.py:NAME of its "domain" and "learner" where they are known by file only.
    """
    proved = certificate is not None and certificate.get("verdict") == "proved"
    config, domain = model.config, model.domain
    origin, table = model.origin, accuracy_table(records, paper_records(), domain.unit)
    trained = f"{origin.episodes:,} episodes of {domain.sizes_up_to(config.curriculum.last)}"
    frozen = " beside those of a frozen classifier" if isinstance(domain, Classified) else ""
    return f"""{_metadata(folder)}
# {config.domain}

A {config.learner} learner for {domain.summary}{PROVED if proved else ""}.

- Trained by `{_command(model, files)}`: {trained}, {_spent(model)}.
- {model.learner.num_parameters:,} parameters in `model.safetensors`{frozen}; \
settings in `config.json`; records in `results.json`.{_decided(certificate)}
- {_execution(model)}

```
{table}
```

{_use(model, _name(folder), files)}

{domain.caveat}
"""


def _decided(certificate: Mapping[str, Any] | None) -> str:
    """Say what the certificate has, and what else comes of it."""
    if certificate is None:
        return ""
    if certificate["verdict"] == "wrong":
        found = Counterexample(**certificate["counterexample"])
        return f"\n- Wrong for snapped execution: {found} (`certificate.json`)."
    parts = certificate["parts"]
    margins = [f"{part['name']} {part['margin']:.2f}" for part in parts if part["margin"]]
    return (
        f"\n- Proved for snapped execution, margins: {', '.join(margins)} (`certificate.json`); "
        "`solver.py` gives the same answers without torch."
    )


def is_shipped(folder: Path) -> bool:
    """Whether it is one of the models inside the package."""
    return folder.resolve() in [path.resolve() for path in packaged_models().values()]


def _name(folder: Path) -> str:
    """How commands name a model."""
    return folder.name if is_shipped(folder) else str(folder)


def _metadata(folder: Path) -> str:
    """The head that model hubs read; only the weights shipped here have this project's license."""
    license_line = "license: mit\n" if is_shipped(folder) else ""
    tags = "tags: [compositional-generalization, modular-networks]"
    return f"---\nlibrary_name: crl\n{license_line}{tags}\n---"


def _command(model: Loaded, files: Mapping[str, str]) -> str:
    """The command that trains the same learner again."""
    config = model.config
    domain, learner = files.get("domain", config.domain), files.get("learner", config.learner)
    if isinstance(model.domain, Carried):
        domain = model.domain.data_file
    command = f"crl train {quote(domain)} --seed {config.seed}"
    if config.learner != "crl":
        command += f" --learner {quote(learner)}"
    if config_hash(config) != config_hash(preset(config.domain, config.learner, made=model.domain)):
        command += " --config config.json"
    return command


def _spent(model: Loaded) -> str:
    """What training took."""
    commit = f", commit {model.origin.commit}" if model.origin.commit else ""
    return f"{model.origin.seconds} s on one core{commit}"


def _execution(model: Loaded) -> str:
    if not isinstance(model.learner, ProgramLearner):
        return "It answers without writing a program."
    return f"Greedy execution.{SNAPPED_NOTE if model.domain.can_snap else ''}"


def _use(model: Loaded, name: str, files: Mapping[str, str]) -> str:
    """How it is used, on the command line and in Python."""
    domain = model.domain
    options = dict(domain.example_options)
    flags = "".join(f" --{option} {quote(value)}" for option, value in options.items())
    flags += "".join(f" --{what} {quote(file)}" for what, file in files.items())
    asked = f"{quote(name)} {_shell(domain.example)}{flags}"
    commands = [f"`crl solve {asked}`"]
    if isinstance(model.learner, ProgramLearner):
        commands.append(f"`crl trace {asked}`")
    loaded = dumps(name) + "".join(f", {what}={dumps(file)}" for what, file in files.items())
    named = {f"{option}_" if iskeyword(option) else option: options[option] for option in options}
    given = "".join(f", {option}={dumps(value)}" for option, value in named.items())
    called = f"crl.load({loaded}).solve({dumps(domain.example)}{given}).answer"
    return f"Use: {', '.join(commands)},\nor in Python `{called}`."


def _shell(text: str) -> str:
    """A text as a shell takes it, in double quotes where these do."""
    return quote(text) if set(text) & set('"$`\\!') else f'"{text}"'
