"""Configs that were saved by earlier versions, brought to the present schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from crl.config import SCHEMA
from crl.errors import UsageError

Values = dict[str, Any]

PPO_NAMES = {
    "gae_decay": "gae_lambda",
    "surprise": "subsample_below",
    "straying": "exploration",
    "max_norm": "max_grad_norm",
}
MODULE_NAMES = {
    "enough": "replay_stop_loss",
    "patience": "gce_q",
    "doubt": "confidence_penalty",
}
SETTING_NAMES = {
    "programs": "group_size",
    "stop.max_episodes": "max_episodes",
    "stop.settle": "schedule.updates",
    "stop.nearly": "schedule.start",
    "stop.accuracy": "schedule.goal",
    **{f"ppo.{old}": f"ppo.{new}" for old, new in PPO_NAMES.items()},
    **{f"modules.{old}": f"modules.{new}" for old, new in MODULE_NAMES.items()},
}  # of single settings, as people wrote them
ROUTER = ("lr", "clip", "epochs", "entropy", "value_weight", "max_grad_norm")
HIDDEN = ("rnn", "pretrained-rnn", "transformer", "routing", "affine-stn", "recurrent-stn")


def migrated(values: Values, what: str) -> Values:
    """Saved values as the present schema has them, without its number."""
    schema = values.pop("schema", 1)
    if not isinstance(schema, int) or not 1 <= schema <= SCHEMA:
        raise UsageError(f"the schema of {what} is {schema!r}; this version reads 1 to {SCHEMA}")
    for version in range(schema, SCHEMA):
        values = MIGRATIONS[version](dict(values))
    return values


def _from_1(values: Values) -> Values:
    """Settings of CRL belonged to all learners, and ending training was spelt by three numbers."""
    stop = values.pop("stop", {})
    learner = values.get("learner", "crl")
    ppo = _renamed(values.pop("ppo", {}), PPO_NAMES)
    modules = _renamed(values.pop("modules", {}), MODULE_NAMES)
    shared: tuple[str, ...] = ("hidden", "programs", "step_cost")
    own = {name: values.pop(name) for name in shared if name in values}
    settings = _renamed(values.pop("learner_settings", {}), PPO_NAMES)
    if learner in ("crl", "hcc", "hcf"):
        settings |= {**_renamed(own, {"programs": "group_size"}), "ppo": ppo, "modules": modules}
    elif learner in HIDDEN and "hidden" in own:
        settings["hidden"] = own["hidden"]
    if learner == "routing":
        settings["router"] = {name: ppo[name] for name in ROUTER if name in ppo}
    if values.get("domain") == "images":
        domain = _renamed(values.get("domain_settings", {}), {"size": "width"})
        values["domain_settings"] = domain
    if "max_episodes" in stop:
        values["max_episodes"] = stop["max_episodes"]
    return {**values, "learner_settings": settings, "schedule": _schedule(stop)}


def _schedule(stop: Values) -> Values:
    accuracy, nearly, settle = (
        stop.get("accuracy", 1.0),
        stop.get("nearly", 1.0),
        stop.get("settle", 40),
    )
    if accuracy is None:
        return {"kind": "constant"}
    if min(accuracy, nearly) == 0:
        return {"kind": "linear", "updates": settle}
    return {"kind": "when_solved", "updates": settle, "start": nearly, "goal": accuracy}


def _renamed(values: Values, names: dict[str, str]) -> Values:
    return {names.get(name, name): value for name, value in values.items()}


MIGRATIONS: dict[int, Callable[[Values], Values]] = {1: _from_1}  # from each schema to the next
