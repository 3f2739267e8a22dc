"""What somebody asks to be trained, as a config: a preset, what differs, or a run's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from crl.api.given import GivenProblems, Pairs, given_problems
from crl.api.known import known_domain, known_learner
from crl.config import Config
from crl.domains import Domain, find_domain, make_domain
from crl.domains.from_file.domain import Problems
from crl.errors import UsageError
from crl.experiments import variant_config
from crl.learners import Learner
from crl.presets import preset
from crl.training import default_folder
from crl.training.config_file import read_config, with_settings
from crl.training.migration import SETTING_NAMES, migrated
from crl.training.run_folder import carried_data
from crl.validation import flat

WHAT = "the settings"  # in sentences about them


@dataclass(frozen=True, kw_only=True)
class Request:
    """The settings that somebody asked for; None where they are left to us."""

    domain: str
    base: Config | None = None  # instead of a preset
    learner: str | None = None
    scale: str | None = None
    variant: str | None = None
    seed: int | None = None
    settings: Mapping[str, Any]  # that differ, by dotted names
    given: GivenProblems | None = None  # problems of a file or a list, instead of a domain's own

    @staticmethod
    def of(
        domain: str | Path | Pairs | Domain | type[Domain] | Config,
        learner: str | type[Learner] | None,
        scale: str | None,
        variant: str | None,
        seed: int | None,
        settings: Mapping[str, Any],
        test: str | Path | None = None,
    ) -> Request:
        """Take what a person gave, in any of its forms."""
        if not isinstance(settings, Mapping):
            raise UsageError(
                f"settings are {settings!r}; expected a dictionary of names and values"
            )
        if scale is not None and variant is not None:
            raise UsageError("a scale and a variant were both given; expected one of them")
        given = given_problems(domain, test, settings)
        name = _name(domain) if given is None else Problems.name
        if isinstance(domain, Config) and (learner, scale, variant) != (None, None, None):
            raise UsageError("a Config has its learner and settings; expected no other beside it")
        own = {"domain_settings": asdict(domain.settings)} if isinstance(domain, Domain) else {}
        named = {**flat(own), **dotted(settings, name)}
        return Request(
            domain=name,
            base=domain if isinstance(domain, Config) else None,
            learner=named.get("learner") if learner is None else known_learner(learner),
            scale=scale,
            variant=variant,
            seed=seed,
            settings=named,
            given=given,
        )

    @property
    def data(self) -> bytes | None:
        """The problems that were given."""
        return None if self.given is None else self.given.data.content

    def start(self, out: Path | None, resume: bool) -> tuple[Config, Path]:
        """Give the config to train with, and the folder; a run that is resumed has its own."""
        if out is None:
            title = None if self.given is None else self.given.title
            out = default_folder(self.config(), title=title)
        if resume and (out / "config.json").is_file():
            return self.again(out), out
        return self.config(), out

    def config(self) -> Config:
        """Give the settings of a new run."""
        if self.base is not None:
            start = self.base
        elif self.variant is not None:
            start = variant_config(self.domain, self.variant)
        else:
            learner, scale = self.learner or "crl", self.scale or "small"
            start = preset(self.domain, learner, scale, self._made())
        return self._changed(start)

    def _made(self) -> Domain | None:
        """Make the domain of problems that were given, with the settings that differ."""
        if self.given is None:
            return None
        learner = self.learner or "crl"
        asked = self._changed(Config(domain=self.domain, learner=learner)).domain_settings
        return make_domain(self.domain, asked, self.data)

    def again(self, path: Path) -> Config:
        """Give the settings of a run that is there, with what was asked for now.

        Settings that differ are refused later, when all of them are compared.
        """
        saved = read_config(path / "config.json")
        if self.data is not None and saved.domain == self.domain:
            self._refuse_other_problems(path)
        if self.base is not None:
            return self.config()
        asked = {"domain": self.domain, "learner": self.learner}
        if self.scale is not None or self.variant is not None:
            asked["variant"] = self.config().variant
        changes = [
            f"{name}: {getattr(saved, name)!r} -> {value!r}"
            for name, value in asked.items()
            if value not in (None, getattr(saved, name))
        ]
        if changes:
            raise UsageError(
                f"{path} was started with another config ({'; '.join(changes)}); "
                "resume it with the same one"
            )
        return self._changed(saved)

    def _refuse_other_problems(self, path: Path) -> None:
        if self.data != carried_data(path, self.domain):
            raise UsageError(
                f"{path} was started with other problems than these; give the same file again, or"
                f" none: crl train {path} --resume"
            )

    def _changed(self, config: Config) -> Config:
        changes = {**self.settings, **({} if self.seed is None else {"seed": self.seed})}
        for name, asked in {"domain": self.domain, "learner": self.learner}.items():
            given = changes.get(name, getattr(config, name))
            if asked is not None and given != asked:
                what = WHAT if self.variant is None else f"the settings of {self.variant!r}"
                raise UsageError(f"{what} are of the {name} {given!r}, not of {asked!r}")
        return with_settings(config, changes, WHAT)


def _name(domain: str | Path | Pairs | Domain | type[Domain] | Config) -> str:
    """Give the name of a domain that was not given as its problems."""
    return domain.domain if isinstance(domain, Config) else known_domain(domain)


def dotted(settings: Mapping[str, Any], domain: str) -> dict[str, Any]:
    """Give settings by their dotted names of today: old names and a domain's aliases are known."""
    if "schema" in settings or {"domain", "stop"} <= set(settings):  # a whole saved config
        settings = migrated(dict(settings), WHAT)
    aliases = find_domain(domain).setting_aliases
    named: dict[str, Any] = {}
    for key, value in flat(settings).items():
        home = "domain_settings." if key.startswith("domain_settings.") else ""
        first, dot, rest = key.removeprefix(home).partition(".")
        name = home + aliases.get(first, first) + dot + rest
        named[SETTING_NAMES.get(name, name)] = value
    return named
