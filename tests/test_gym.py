"""The meta-level MDP as an environment: the same as rollout, and learnable by anybody's PPO."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from gymnasium.utils.env_checker import check_env
from torch import Tensor
from xor import Xor

import crl
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError
from crl.gym import MetaMDP
from crl.meta_mdp import Recorded, rollout
from crl.modules import CRLModule, ModuleSet

NO_BITS = 2  # what is written where no two bits were joined: ^


class ExactXor(CRLModule):
    """Joins two bits; of anything else it makes a sign that is no answer."""

    kind, reads, writes, title = "reduce", 3, 1, "exact"

    def forward(self, window: Tensor) -> Tensor:
        left, sign, right = window.argmax(dim=2).unbind(dim=1)
        good = (left < NO_BITS) & (sign == NO_BITS) & (right < NO_BITS)
        written = torch.where(good, left ^ right, NO_BITS)
        return torch.nn.functional.one_hot(written, 3).float()[:, None]


def exact() -> ModuleSet:
    return ModuleSet([ExactXor()], halts=True)


def episode(env: MetaMDP, rng: np.random.Generator) -> tuple[list[int], float, dict[str, Any]]:
    """Take random possible actions to the end."""
    actions, total = [], 0.0
    over = False
    while not over:
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        seen, reward, terminated, truncated, info = env.step(action)
        assert seen in env.observation_space
        actions.append(action)
        total += reward
        over = terminated or truncated
        info |= {"terminated": terminated, "truncated": truncated}
    return actions, total, info


@pytest.mark.parametrize(
    "env",
    [
        MetaMDP(Xor, modules=exact()),
        MetaMDP("numeric", sizes=[2, 4], snap=True),
        MetaMDP(crl.load("multilingual"), sizes=[2, 3], split="unseen"),
    ],
    ids=["xor", "numeric", "multilingual"],
)
def test_it_passes_the_checker_of_gymnasium(env: MetaMDP) -> None:
    check_env(env, skip_render_check=True)


def test_it_is_registered_under_a_name() -> None:
    env = gymnasium.make("crl/MetaMDP-v0", source="numeric", sizes=[3], render_mode="ansi")
    check_env(env.unwrapped)
    env.reset(options={"input": "3+4*7"})
    assert env.render() == "3+4*7"


@pytest.mark.parametrize("noops", [False, True])
def test_an_episode_is_the_program_that_rollout_runs(noops: bool) -> None:
    """Actions, made again by rollout, give the same steps, end and answer."""
    domain, rng = Numeric(), np.random.default_rng(0)
    modules = domain.hard_coded_modules()
    if noops:
        modules = ModuleSet([modules.member(0)], halts=True, impossible="noop")
    env = MetaMDP(domain, modules=modules, sizes=[2, 3, 4, 5])
    for seed in range(30):
        env.reset(seed=seed)
        problem, length = env._problem, env._bucket.length
        assert problem is not None
        recorded = []
        over = False
        while not over:
            action = int(rng.choice(np.flatnonzero(env.action_masks())))
            score = modules.choices(env._bucket.length).score
            recorded.append(int((score == action).nonzero()[0, 0]))
            _, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        again = rollout(Recorded(torch.tensor([recorded])), modules, problem)
        assert int(again.num_steps) == len(recorded)
        assert bool(again.halted) == terminated == (not truncated)
        assert torch.equal(again.output, env._bucket.values[:, 0])
        assert bool(domain.solved(again, problem)) == info["solved"] == (reward > 0.5)
        assert length <= env.max_length


def test_the_return_is_correctness_minus_the_cost_of_decisions() -> None:
    env = MetaMDP(Xor, modules=exact(), step_cost=0.1)
    env.reset(options={"input": "1^0^0"})  # two windows, then one, then HALT: three steps
    taken = [env.meaning(action) for action in np.flatnonzero(env.action_masks())]
    assert taken == [("exact", 0), ("exact", 1), ("exact", 2)]
    rewards = []
    for place in (0, 0):
        action = next(a for a in range(env.action_space.n) if env.meaning(a) == ("exact", place))  # type: ignore[attr-defined]
        rewards.append(env.step(action)[1])
    halt = int(np.flatnonzero(env.action_masks())[0])
    assert env.meaning(halt) == ("HALT", 0)
    _, reward, terminated, truncated, info = env.step(halt)
    assert [*rewards, reward] == pytest.approx([-0.1, 0, 1])  # forced steps cost nothing
    assert terminated
    assert not truncated
    assert info["solved"]


def test_the_step_limit_truncates() -> None:
    env = MetaMDP(Xor, modules=exact(), step_cost=0.1)
    env.reset(options={"input": "1^0^0"})
    impossible = int(np.flatnonzero(~env.action_masks())[0])
    before = env._bucket.values
    for _ in range(2 * 5 + 4 - 1):
        _, reward, terminated, truncated, info = env.step(impossible)
        assert (reward, terminated, truncated) == (-0.1, False, False)
        assert "solved" not in info
    _, reward, terminated, truncated, info = env.step(impossible)
    assert (reward, terminated, truncated, info["solved"]) == (-0.1, False, True, False)
    assert torch.equal(env._bucket.values, before)  # what is not possible changes nothing
    with pytest.raises(RunError, match="call reset first"):
        env.step(impossible)


def test_episodes_depend_on_the_seed_alone() -> None:
    first, second = (MetaMDP(Xor, modules=exact()) for _ in range(2))
    for seed in range(5):
        seen = [env.reset(seed=seed)[0]["representation"] for env in (first, second)]
        assert (seen[0] == seen[1]).all()
        assert episode(first, np.random.default_rng(seed))[1] == pytest.approx(
            episode(second, np.random.default_rng(seed))[1]
        )


def test_modules_do_not_learn_and_a_run_has_its_own(tmp_path: Path) -> None:
    run = crl.train(Xor, settings={"max_episodes": 128}, out=tmp_path / "run")
    env = MetaMDP(str(run.path))
    assert env.domain.name == "xor"
    assert env.modules.titles == ("R0", "R1")
    assert not any(parameter.requires_grad for parameter in env.modules.parameters())


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"source": Xor}, "the domain xor has no hard-coded modules; give modules="),
        ({"source": "chess"}, "unknown domain 'chess'"),
        ({"source": "numeric", "split": "all"}, "split is 'all'; expected 'train' or 'unseen'"),
        ({"source": "numeric", "sizes": [99]}, "there is no set 'train' of size 99"),
        ({"source": "numeric", "render_mode": "human"}, "render_mode is 'human'"),
    ],
)
def test_what_cannot_be_made_is_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(UsageError, match=complaint):
        MetaMDP(**options)


def test_inputs_that_do_not_fit_are_refused() -> None:
    env = MetaMDP("numeric", sizes=[2])
    with pytest.raises(UsageError, match="has 5 tokens; this environment takes 3"):
        env.reset(options={"input": "1+2+3"})
    with pytest.raises(UsageError, match="expected an input among them"):
        env.reset(options={"size": 3})


def test_without_gymnasium_the_extra_is_named() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import crl.gym"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "ImportError: crl.gym needs gymnasium; install crl[gym]" in done.stderr


def test_the_code_of_the_page_runs() -> None:
    page = (Path(__file__).parents[1] / "docs" / "gym.md").read_text()
    first, second = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    names: dict[str, Any] = {}
    exec(first, names)
    assert names["info"]["solved"] in (True, False)
    exec(second.replace("20_000", "512"), names)
    assert names["model"].num_timesteps == 512


def test_a_public_ppo_learns_where_to_reduce() -> None:
    from sb3_contrib import MaskablePPO

    env = MetaMDP(Xor, modules=exact())
    unseen = MetaMDP(Xor, modules=exact(), split="unseen")

    def solved(model: Any, problems: int = 100) -> float:
        """Share of unseen problems that its most probable choices solve."""
        right = 0
        for seed in range(problems):
            seen, info = unseen.reset(seed=seed)
            over = False
            while not over:
                masks = unseen.action_masks()
                action, _ = model.predict(seen, action_masks=masks, deterministic=True)
                seen, _, terminated, truncated, info = unseen.step(action)
                over = terminated or truncated
            right += info["solved"]
        return right / problems

    model = MaskablePPO(
        "MultiInputPolicy", env, seed=0, n_steps=512, batch_size=128, learning_rate=2e-3,
        device="cpu", verbose=0,
    )  # fmt: skip
    before = solved(model)
    model.learn(2048)
    assert before < 0.7
    assert solved(model) > 0.95
