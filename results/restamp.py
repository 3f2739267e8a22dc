"""Stamp every record with the hash of the resolved settings, once, after proving which those are.

With the code of commit 8317a93:    python results/restamp.py dump old.json
With the code of this commit:       python results/restamp.py stamp old.json

`dump` writes the settings of every variant of every experiment as that code had them, all defaults
of domains and learners written out, and their hash. `stamp` checks that records have those hashes,
that the settings are those that reproducing an experiment uses now, and only then replaces hashes
and renamed variants. Curves become one line per run, split and size, and only those that are drawn.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from dataclasses import asdict
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent
MODELS = RESULTS.parent / "src" / "crl" / "models"

# recorded by commit cdf8ebd20a3c, whose hash left off domain_settings.reach 0, modules.doubt 0.0,
# modules.parsimony 0.0, ppo.weight_decay 0.0 and stop.nearly 1.0, added since: at these values they
# do nothing. Its stop.settle was 16, now 40: without a goal (accuracy None) there is no annealing.
OLDER = {("numeric-paper", "paper"): "d9d533fc2ff2"}

VARIANTS = {
    "no-doubt": "no-confidence-penalty",
    "no-settling": "no-annealing",
    "no-straying": "no-exploration",
    "unbounded-loss": "cross-entropy-loss",
}
TITLES = {  # named in figures and tables by what they are beside others
    ("images", "small"): "crl",
    ("multilingual-no-curriculum", "no-curriculum"): "crl-no-curriculum",
}


def renamed(experiment: str, variant: str) -> str:
    """The name of a variant today."""
    return TITLES.get((experiment, variant), VARIANTS.get(variant, variant))


def dump(path: Path) -> None:
    """Write the settings of all variants, as the code before this change has them."""
    from crl.config import config_hash, from_dict, to_json
    from crl.domains import find_domain
    from crl.experiments import EXPERIMENTS
    from crl.learners import LEARNERS

    found = []
    for experiment in EXPERIMENTS.values():
        for config in experiment.configs:
            values = json.loads(to_json(config))
            domain, learner = find_domain(config.domain), LEARNERS[config.learner]
            own = from_dict(domain.Settings, config.domain_settings, "domain_settings")
            of_learner = from_dict(learner.Settings, config.learner_settings, "learner_settings")
            values |= {"domain_settings": asdict(own), "learner_settings": asdict(of_learner)}
            names = {"experiment": experiment.name, "variant": config.variant}
            found.append({**names, "hash": config_hash(config), "config": values})
    path.write_text(json.dumps(found))
    print(f"{len(found)} variants of {len(EXPERIMENTS)} experiments")


def stamp(path: Path) -> None:
    """Prove, then write."""
    old = json.loads(path.read_text())
    hashes = prove_settings(old)
    before = {
        (found["experiment"], found["variant"]): OLDER.get(
            (found["experiment"], found["variant"]), found["hash"]
        )
        for found in old
    }
    files = [file for file in sorted(RESULTS.glob("*.jsonl")) if file.name != "paper.jsonl"]
    records = {file: [json.loads(line) for line in file.open()] for file in files}
    for file, lines in records.items():
        for line in lines:
            key = (line["experiment"], line["variant"])
            if line["config_hash"] != before[key]:
                raise SystemExit(f"{file}: {key} has the hash {line['config_hash']}")
    print(f"{sum(map(len, records.values()))} records have the hashes of those settings")
    for file, lines in records.items():
        for line in lines:
            key = (line["experiment"], line["variant"])
            line["variant"], line["config_hash"] = renamed(*key), hashes[key]
        made = curves(lines) if file.stem.endswith("-curves") else lines
        file.write_text("".join(json.dumps(line) + "\n" for line in made))
        if not made:
            file.unlink()
    stamp_models(before, hashes)


def prove_settings(old: list[dict[str, Any]]) -> dict[tuple[str, str], str]:
    """Check that old settings, migrated, are those of today; the hash of each variant today."""
    from crl.config import Config
    from crl.experiments import EXPERIMENTS
    from crl.training.config_file import config_hash, resolved
    from crl.training.migration import migrated
    from crl.validation import differences, from_dict

    hashes = {}
    for found in old:
        key = (found["experiment"], found["variant"])
        (now,) = EXPERIMENTS[key[0]].chosen([renamed(*key)])
        then = from_dict(Config, migrated(found["config"], str(key)), str(key))
        changes = [
            change
            for change in differences(resolved(then), resolved(now))
            if change.split(":")[0] not in ("seed", "variant")
        ]
        if changes or config_hash(then) != config_hash(now):
            raise SystemExit(f"{key} has other settings now: {'; '.join(changes)}")
        hashes[key] = config_hash(now)
    known = {(name, variant) for name, each in EXPERIMENTS.items() for variant in each.variants}
    if known != {(name, renamed(name, variant)) for name, variant in hashes}:
        raise SystemExit("there are other experiments now")
    print(f"{len(hashes)} variants have the settings they had")
    return hashes


def curves(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One line per run, split and size, of what is followed: exactly what is drawn."""
    from crl.experiments import EXPERIMENTS
    from crl.measuring.records import Curve

    names = ("experiment", "domain", "learner", "variant", "seed", "split", "size", "config_hash")
    found: dict[tuple[Any, ...], list[dict[str, Any]]] = defaultdict(list)
    for line in lines:
        if (line["split"], line["size"]) in EXPERIMENTS[line["experiment"]].followed:
            found[tuple(line[name] for name in names)].append(line)
    return [
        asdict(
            Curve(
                **dict(zip(names, key, strict=True)),
                episodes=[point["episodes"] for point in points],
                value=[point["value"] for point in points],
            )
        )
        for key, points in found.items()
    ]


def stamp_models(before: dict[tuple[str, str], str], hashes: dict[tuple[str, str], str]) -> None:
    """Stamp the shipped models, write their settings out, and name their weights as today."""
    import torch

    from crl.reports.export import write_card
    from crl.solving import load_model
    from crl.training.config_file import config_hash, to_json
    from crl.training.files import read_parameters, write_parameters

    for folder in sorted(MODELS.iterdir()):
        key, results = (folder.name, "small"), folder / "results.json"
        made = json.loads(results.read_text())
        for line in (made["origin"], *made["records"]):
            if line["config_hash"] != before[key]:
                raise SystemExit(f"{results}: the hash {line['config_hash']}")
            line["config_hash"] = hashes[key]
        weights = folder / "model.safetensors"
        old, model = read_parameters(weights), load_model(folder)
        assert config_hash(model.config) == hashes[key]
        new = model.learner.state_dict()
        names = {name: named(name, list(model.learner.module_set.titles)) for name in old}
        assert sorted(names.values()) == sorted(new)
        assert all(torch.equal(old[name], new[names[name]]) for name in old)
        write_parameters(weights, new)
        results.write_text(json.dumps(made, indent=1) + "\n")
        (folder / "config.json").write_text(to_json(model.config))
        write_card(folder)
        print(f"{folder.name}: {len(new)} tensors, the same numbers under the names of today")


def named(name: str, titles: list[str]) -> str:
    """The name of a tensor today: the judge is a classifier, modules are named by title."""
    parts = name.split(".")
    if parts[0] == "judge":
        parts[0] = "classifier"
    if parts[:2] == ["module_set", "members"]:
        parts[2] = titles[int(parts[2])]
    return ".".join(parts)


if __name__ == "__main__":
    {"dump": dump, "stamp": stamp}[sys.argv[1]](Path(sys.argv[2]))
