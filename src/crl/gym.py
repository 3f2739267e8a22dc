"""The meta-level MDP as a Gymnasium environment: bring your own controller.

    import gymnasium, crl.gym
    env = gymnasium.make("crl/MetaMDP-v0", source="numeric")

An episode is one problem, a step is one step of a program; the modules are given and do not learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise ImportError("crl.gym needs gymnasium; install crl[gym]") from None

from crl.api import Solver, load
from crl.api.known import is_file, known_domain
from crl.batch import ProblemBatch
from crl.domains import Domain, HardCoded, make_domain
from crl.errors import RunError, UsageError
from crl.evaluator import apply
from crl.learners.settings import CRLSettings
from crl.meta_mdp import halting
from crl.modules import Choices, ModuleSet
from crl.representation import Bucket
from crl.trace import Outcome
from crl.training import RunFolder

NAME = "crl/MetaMDP-v0"
Source = str | Path | RunFolder | Solver | Domain | type[Domain]
Observation = dict[str, Any]


class MetaMDP(gymnasium.Env[Observation, np.int64]):
    """Choose a module and a place for it, again and again, until HALT or the step limit.

    source: a trained model (a folder, or what crl.load gives), whose modules are used; or a domain
        (name, FILE.py:NAME, class or object), whose hard-coded modules are.
    modules: used instead.
    sizes: of the problems; those that are trained if not given.
    split: "train", or "unseen" for problems that no learner was trained on.
    step_cost: taken from the reward for each decision; steps with a single choice cost nothing.
    max_length: tokens of the longest representation; those of the sizes if not given.
    snap: make every token that a module writes one-hot.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012
    _bucket: Bucket  # the current representation
    _taken: int  # steps

    def __init__(
        self,
        source: Source = "numeric",
        *,
        modules: ModuleSet | None = None,
        sizes: Sequence[int] | None = None,
        split: str = "train",
        step_cost: float = CRLSettings().step_cost,
        max_length: int | None = None,
        snap: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.domain, self.modules = _parts(source, modules)
        if split not in ("train", "unseen"):
            raise UsageError(f"split is {split!r}; expected 'train' or 'unseen'")
        if render_mode not in (None, "ansi"):
            raise UsageError(f"render_mode is {render_mode!r}; expected 'ansi' or None")
        self.sizes = list(self.domain.sizes if sizes is None else sizes)
        self.split, self.step_cost, self.snap = split, step_cost, snap
        self.render_mode = render_mode
        self._known: dict[int, ProblemBatch] = {}
        self.max_length = max_length or self._longest()
        columns = [self.modules.choices(length).score for length in range(1, self.max_length + 1)]
        self.action_space = spaces.Discrete(max(int(column.max()) for column in columns) + 1)
        self.observation_space = self._observation_space()
        self._problem: ProblemBatch | None = None
        self._outcome: Outcome | None = None

    def _longest(self) -> int:
        problems = [self._problems(size) for size in self.sizes]
        return max(bucket.length for found in problems for bucket in found.inputs)

    def _observation_space(self) -> spaces.Space[Observation]:
        shape = (self.max_length, self.domain.vocab)
        low, high = (0.0, 1.0) if self.domain.can_snap else (-np.inf, np.inf)
        parts: dict[str, spaces.Space[Any]] = {
            "representation": spaces.Box(low, high, shape, np.float32),
            "length": spaces.Discrete(self.max_length + 1),
        }
        if self.domain.context:
            told = torch.cat([self._problems(size).context for size in self.sizes])
            bounds = min(0.0, float(told.min())), max(1.0, float(told.max()))
            parts["context"] = spaces.Box(*bounds, (self.domain.context,), np.float32)
        return spaces.Dict(parts)

    # --- an episode ----------------------------------------------------------------------------
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin with a drawn problem; options {"input": text, ...} give one, as crl.solve does."""
        super().reset(seed=seed)
        problem = self._given(options) if options else self._drawn()
        self._begin(problem)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take one step; an action that is not possible changes nothing (D1)."""
        if self._problem is None or self._outcome is not None:
            raise RunError("the episode is over, or was not begun; call reset first")
        choices = self._choices
        cost = self.step_cost if len(choices) > 1 else 0.0  # a forced step is no decision (D9)
        found = (choices.score == int(action)).nonzero()[:, 0]
        limit, number = self._problem.max_steps, torch.tensor([self._taken])
        halted = torch.tensor([False])
        if len(found):
            halted = halting(self.modules, choices, found, number, limit)
            with torch.no_grad():
                applied = apply(self.modules, self._bucket, choices, found, snap=self.snap)
            (self._bucket,) = applied.buckets
            self._refuse_length()
        self._taken += 1
        truncated = not bool(halted) and self._taken >= int(limit)
        reward = -cost
        if bool(halted) or truncated:
            self._outcome = self._ended(halted)
            reward += float(self.domain.solved(self._outcome, self._problem))
        return self._observation(), reward, bool(halted), truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Mark the actions that are possible now, as sb3-contrib's MaskablePPO asks for them."""
        mask = np.zeros(self._num_actions, dtype=bool)
        mask[self._choices.score.numpy()] = True
        return mask

    def meaning(self, action: np.int64 | int) -> tuple[str, int] | None:
        """Give the title of the module and the place of an action; None if it is not possible."""
        found = (self._choices.score == int(action)).nonzero()[:, 0]
        if not len(found):
            return None
        module, place = self._choices.module[found], self._choices.place[found]
        return self.modules.title(int(module)), int(place)

    def render(self) -> str | None:
        """Write the current representation."""
        return self.domain.show(self._bucket.values[0]) if self.render_mode == "ansi" else None

    # --- parts of it ---------------------------------------------------------------------------
    @property
    def _num_actions(self) -> int:
        assert isinstance(self.action_space, spaces.Discrete)
        return int(self.action_space.n)

    @property
    def _choices(self) -> Choices:
        return self.modules.choices(self._bucket.length)

    def _begin(self, problem: ProblemBatch) -> None:
        (self._bucket,) = problem.inputs
        self._problem, self._taken, self._outcome = problem, 0, None
        self._refuse_length()

    def _ended(self, halted: Tensor) -> Outcome:
        output = self._bucket.values[:, 0]
        return Outcome(output=output, num_steps=torch.tensor([self._taken]), halted=halted)

    def _refuse_length(self) -> None:
        if self._bucket.length > self.max_length:
            raise UsageError(
                f"a representation has {self._bucket.length} tokens; this environment takes"
                f" {self.max_length}: give a larger max_length"
            )

    def _drawn(self) -> ProblemBatch:
        """Draw a problem at which there is something to do."""
        while True:
            size = int(self.np_random.choice(self.sizes))
            known = self._problems(size)
            row = torch.tensor([int(self.np_random.integers(len(known)))])
            if int(known.max_steps[row]) > 0:
                return known.take(row)

    def _problems(self, size: int) -> ProblemBatch:
        if size not in self._known:
            train = self.split == "train"
            found = self.domain.problems("train", size) if train else self.domain.unseen(size, 1000)
            self._known[size] = found
        return self._known[size]

    def _given(self, options: dict[str, Any]) -> ProblemBatch:
        given = dict(options)
        if "input" not in given:
            raise UsageError(f"the options are {options!r}; expected an input among them")
        problem = self.domain.encode([self.domain.parse(given.pop("input"), **given)])
        if int(problem.max_steps) == 0 or int(problem.answers) < 0:
            raise UsageError("the problem has nothing to do, or no right answer is known of it")
        return problem

    def _observation(self) -> Observation:
        assert self._problem is not None
        padded = np.zeros((self.max_length, self.domain.vocab), dtype=np.float32)
        padded[: self._bucket.length] = self._bucket.values[0].numpy()
        seen: Observation = {"representation": padded, "length": np.int64(self._bucket.length)}
        if self.domain.context:
            seen["context"] = self._problem.context[0].numpy().astype(np.float32)
        return seen

    def _info(self) -> dict[str, Any]:
        assert self._problem is not None
        info: dict[str, Any] = {"action_mask": self.action_masks().astype(np.int8)}
        if self._outcome is not None:
            info["solved"] = bool(self.domain.solved(self._outcome, self._problem))
        return info


def _parts(source: Source, modules: ModuleSet | None) -> tuple[Domain, ModuleSet]:
    """Give the domain of a source, and its modules, frozen."""
    domain, found = _domain(source)
    chosen = modules or found
    if chosen is None and isinstance(domain, HardCoded):
        chosen = domain.hard_coded_modules()
    if chosen is None:
        raise UsageError(
            f"the domain {domain.name} has no hard-coded modules; give modules=..., or a trained"
            f" model instead, such as crl.load({domain.name!r}) or a run folder"
        )
    return domain, chosen.requires_grad_(False)


def _domain(source: Source) -> tuple[Domain, ModuleSet | None]:
    if isinstance(source, Solver):
        return source.domain, source.program_learner.module_set
    if isinstance(source, Domain):
        return source, None
    if isinstance(source, type):
        return source(), None
    if isinstance(source, str) and (is_file(source) or not _is_model(source)):
        return make_domain(known_domain(source)), None
    solver = load(source)
    return solver.domain, solver.program_learner.module_set


def _is_model(name: str) -> bool:
    """Tell the folder of a model from the name of a domain."""
    return (Path(name) / "config.json").is_file()


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, entry_point="crl.gym:MetaMDP")
