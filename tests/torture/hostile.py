"""Model folders and names that somebody made to do harm."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .forked import run
from .trials import Case, Trial

ABSURD: tuple[tuple[str, Any], ...] = (
    ("seed", -1),
    ("seed", 2**64),
    ("seed", 1.5),
    ("seed", "0"),
    ("batch", 0),
    ("batch", 10**12),
    ("batch", True),
    ("max_episodes", -5),
    ("max_episodes", 1e308),
    ("check_every", 0),
    ("variant", "../../escape"),
    ("variant", ["a"]),
    ("domain", "../numeric"),
    ("domain", 5),
    ("learner", "os:system"),
    ("learner", {}),
    ("schema", -1),
    ("schema", 10**6),
    ("schema", "two"),
    ("curriculum", {"first": 10**9, "last": 1}),
    ("curriculum", "all"),
    ("schedule", {"updates": -1}),
    ("unknown", 1),
    ("domain_settings", {"hidden": 10**9}),
    ("domain_settings", {"hidden": 10**6}),
    ("domain_settings", {"hidden": -1}),
    ("domain_settings", {"hidden": 0}),
    ("domain_settings", {"reach": -1}),
    ("domain_settings", []),
    ("learner_settings", {"hidden": 10**9}),
    ("learner_settings", {"ppo": {"lr": "fast"}}),
)
NAMES = (
    "../../etc",
    "/etc/passwd",
    "/etc",
    "/dev/zero",
    "/dev/stdin",
    "/proc/self/mem",
    "",
    " ",
    ".",
    "..",
    "a" * 5000,
    "numeric/../../x",
    "numeric\nother",
    "-",
    "\udcff",
    "~root",
)


def trials(model: Path) -> list[Trial]:
    """Give the trials, which need a good model folder to start from."""
    return [
        Trial(
            name="absurd-config",
            title="absurd values in the config.json of a model folder",
            planned=len(ABSURD),
            weight=len(ABSURD) * 3,
            attempt=_absurd(model),
        ),
        Trial(
            name="odd-names",
            title="names of models that lead elsewhere",
            planned=len(NAMES),
            weight=len(NAMES),
            attempt=odd_name,
        ),
    ]


def _absurd(model: Path) -> Callable[[Case], None]:
    def attempt(case: Case) -> None:
        name, value = ABSURD[case.index % len(ABSURD)]
        shutil.copytree(model, case.folder / "it")
        path = case.folder / "it" / "config.json"
        config = json.loads(path.read_text())
        if isinstance(value, dict) and isinstance(config.get(name), dict):
            value = {**config[name], **value}
        path.write_text(json.dumps({**config, name: value}))
        ended = run(("solve", "it", "1+1", "--json"), case.folder, seconds=30)
        ended.expect_calm()
        if ended.code:
            ended.expect_sentence(1, 2)

    return attempt


def odd_name(case: Case) -> None:
    """Ask for a model of an odd name: one sentence."""
    name = NAMES[case.index % len(NAMES)]
    run(("solve", name, "1+1"), case.folder, seconds=30).expect_sentence(1, 2)
