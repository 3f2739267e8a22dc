"""Training: a config in, a run folder out. It can be interrupted anywhere and goes on bit for bit."""

from __future__ import annotations

import json
import math
import resource
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Any

import torch

from crl.config import Config
from crl.curriculum import Stage
from crl.domains import Domain, make_domain
from crl.errors import RunError, UsageError
from crl.learners import Learner, make_learner
from crl.problem import ProblemBatch
from crl.run_folder import Checkpoint, RunFolder, one_line, write_atomically

Report = Callable[[str], None]
Observer = Callable[[Learner, dict[str, Any]], None]  # sees the learner and the line of metrics after every update


@dataclass
class Progress:
    """Where training stands; everything here is saved in a checkpoint."""

    stage: Stage
    update: int = 0
    episodes: int = 0
    seconds: float = 0.0
    settling: int = 0  # updates since the goal was reached, learning slower and slower
    best: float = -1.0  # validation accuracy of the best checkpoint
    metrics_bytes: int = 0  # how much of metrics.jsonl belongs to this point
    validation: dict[int, float] = field(default_factory=dict)

    @staticmethod
    def restored(saved: dict[str, Any]) -> Progress:
        """From a checkpoint's plain values."""
        return Progress(**{**saved, "stage": Stage(**saved["stage"])})


def default_folder(config: Config, runs: Path = Path("runs")) -> Path:
    """runs/<domain>/<variant>/seed-<k>."""
    return runs / config.domain / config.variant / f"seed-{config.seed}"


def train(
    config: Config,
    out: Path | None = None,
    *,
    resume: bool = False,
    report: Report = lambda line: None,
    observers: Sequence[Observer] = (),
    tensorboard: bool = False,
) -> RunFolder:
    """Train one learner until it has learned or its episodes are used up; a finished run is left as it is.

    `report` is told about progress in lines for a person; observers see every update, and must not change anything; `tensorboard`
    writes the metrics as event files into the run folder too.
    """
    domain = make_domain(config.domain, config.domain_settings)
    refuse_impossible(config, domain)
    if tensorboard and not find_spec("tensorboard"):
        raise UsageError("--tensorboard needs the tensorboard package; install crl[tensorboard]")
    domain.prepare(report)
    learner = make_learner(config, domain)
    path = default_folder(config) if out is None else out
    if resume:
        run = RunFolder.open(path)
        run.refuse_changes(config, domain.fingerprint())
        if run.done.exists():
            report(f"{path} is finished: nothing to do")
            return run
    else:
        run = RunFolder.create(path, config, domain.fingerprint())
    with run.alone():
        Training(config, domain, learner, run, report, [*observers, *([event_writer(path)] if tensorboard else [])]).run_to_end()
    return run


def refuse_impossible(config: Config, domain: Domain) -> None:
    """Settings that are of the right type but cannot be trained with."""
    for name, (value, low, high) in bounds(config).items():
        if value is not None and not low <= value <= high:
            raise UsageError(f"{name} is {value}; allowed are {low:g} to {high:g}")
    first, last = config.curriculum.first, config.curriculum.last
    if first not in domain.sizes or last not in domain.sizes or first > last:
        allowed = f"{min(domain.sizes)} to {max(domain.sizes)}"
        raise UsageError(f"the curriculum goes from {first} to {last}; the sizes of {config.domain} are {allowed}")


def bounds(config: Config) -> dict[str, tuple[float | None, float, float]]:
    """The settings that are numbers: value, least, greatest."""
    ppo, modules, stop = config.ppo, config.modules, config.stop
    return {
        "seed": (config.seed, 0, 2**63 - 1),
        "batch": (config.batch, 1, 1e6),
        "programs": (config.programs, 1, config.batch),
        "hidden": (config.hidden, 1, 4096),
        "step_cost": (config.step_cost, 0, 1),
        "check_every": (config.check_every, 1, 1e9),
        "checkpoint_every": (config.checkpoint_every, 1, 1e9),
        "ppo.lr": (ppo.lr, 0, 1),
        "ppo.discount": (ppo.discount, 0, 1),
        "ppo.gae_decay": (ppo.gae_decay, 0, 1),
        "ppo.clip": (ppo.clip, 0, 1e9),
        "ppo.epochs": (ppo.epochs, 0, 1e6),
        "ppo.minibatch": (ppo.minibatch, 1, 1e9),
        "ppo.surprise": (ppo.surprise, 0, 1e9),
        "ppo.kind_entropy": (ppo.kind_entropy, 0, 1e9),
        "ppo.straying": (ppo.straying, 0, 0.99),
        "ppo.max_norm": (ppo.max_norm, 0, 1e9),
        "ppo.weight_decay": (ppo.weight_decay, 0, 1e9),
        "modules.lr": (modules.lr, 0, 1),
        "modules.batch": (modules.batch, 1, 1e9),
        "modules.replays": (modules.replays, 0, 1e6),
        "modules.patience": (modules.patience, 0, 1e9),
        "modules.doubt": (modules.doubt, 0, 1e9),
        "modules.parsimony": (modules.parsimony, 0, 1e9),
        "curriculum.episodes": (config.curriculum.episodes, 1, 1e12),
        "curriculum.threshold": (config.curriculum.threshold, 0, 1),
        "stop.max_episodes": (stop.max_episodes, 1, 1e12),
        "stop.accuracy": (stop.accuracy, 0, 1),
        "stop.nearly": (stop.nearly, 0, 1),
        "stop.settle": (stop.settle, 0, 1e9),
    }


def validation_accuracy(learner: Learner, domain: Domain) -> dict[int, float]:
    """Accuracy on the validation set at every size, in one batch."""
    sets = [domain.problems("validation", size) for size in domain.sizes]
    problems = ProblemBatch.join(sets)
    outcome = learner.execute(problems)
    solved = (outcome.halted & domain.correct(outcome.output, problems)).float()
    return {int(size): float(solved[problems.sizes == size].mean()) for size in domain.sizes}


class Training:
    """One run: the learner, its generator and its progress."""

    def __init__(
        self, config: Config, domain: Domain, learner: Learner, run: RunFolder, report: Report, observers: Sequence[Observer]
    ) -> None:
        self.config, self.domain, self.learner, self.folder = config, domain, learner, run
        self.report, self.observers, self.clock = report, observers, 0.0
        self.generator = torch.Generator().manual_seed(config.seed)
        self.progress = Progress(stage=Stage.first(config.curriculum))
        if run.has("last"):
            self._restore(run.load("last"))

    def run_to_end(self) -> None:
        """Update until a stopping rule holds; checkpoints on the way, and on interruption."""
        self._drop_lines_after_checkpoint()
        self.clock = time.perf_counter()
        with self.folder.metrics.open("a") as metrics, self.folder.timing.open("a") as timing, interruptible() as interrupted:
            while not self._over():
                line = self._update()
                self._tick()
                metrics.write(json.dumps(line) + "\n")
                metrics.flush()
                self.progress.metrics_bytes = metrics.tell()
                timing.write(json.dumps({"update": self.progress.update, "seconds": round(self.progress.seconds, 3)}) + "\n")
                timing.flush()
                for observe in self.observers:
                    observe(self.learner, line)
                if "validation" in line:
                    self._checked(line)
                if interrupted():
                    self.save("last")
                    raise KeyboardInterrupt(interrupted())
                if self.progress.update % self.config.checkpoint_every == 0:
                    self.save("last")
        self.save("last")
        if not self.folder.has("best"):
            self.save("best")
        self._tick()
        summary = {
            "episodes": self.progress.episodes,
            "seconds": round(self.progress.seconds, 2),
            "peak_megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        }
        write_atomically(self.folder.done, json.dumps(summary) + "\n")

    def _tick(self) -> None:
        """Count the time since the last tick, whatever it was spent on."""
        now = time.perf_counter()
        self.progress.seconds += now - self.clock
        self.clock = now

    def _over(self) -> bool:
        stop = self.config.stop
        return self.progress.episodes >= stop.max_episodes or self.progress.settling > stop.settle

    def _update(self) -> dict[str, Any]:
        """One batch of problems learned from; what happened, with nothing in it that depends on the clock."""
        progress = self.progress
        stage = progress.stage
        preparing = self.learner.preparing
        self.learner.set_pace(1 - progress.settling / (self.config.stop.settle + 1))
        self.domain.advance(progress.episodes)
        count = self.config.batch // self.config.programs
        problems = self.domain.sample(stage.sizes(self.domain.sizes), count, self.generator).repeated(self.config.programs)
        solved, metrics = self.learner.update(problems, self.generator)
        progress.update += 1
        progress.episodes += len(problems)
        self._refuse_divergence(metrics)
        newest = (problems.sizes == stage.last) & (not preparing)
        if not preparing:
            progress.stage = stage.next(self.config.curriculum, problems.sizes, solved)
        line: dict[str, Any] = {
            "update": progress.update,
            "episodes": progress.episodes,
            "stage": stage.last,
            "accuracy": float(solved.float().mean()),
            "accuracy_newest": float(solved[newest].float().mean()) if newest.any() else None,
            **metrics,
        }
        progress.settling += progress.settling > 0
        settled = progress.settling > self.config.stop.settle
        if progress.update % self.config.check_every == 0 or settled:
            progress.validation = validation_accuracy(self.learner, self.domain)
            line["validation"] = progress.validation
        return line

    def _refuse_divergence(self, metrics: dict[str, float]) -> None:
        """A number that is not finite, in the metrics or the parameters, ends training; the last checkpoint stays as it was."""
        parameters = {name: float(value.sum()) for name, value in self.learner.state_dict().items()}
        for name, value in {**metrics, **parameters}.items():
            if not math.isfinite(value):
                kept = "the last good checkpoint is kept" if self.folder.has("last") else "no checkpoint was written yet"
                where = f"training diverged at update {self.progress.update}: {name} is {value}"
                raise RunError(f"{where}; {kept} in {self.folder.path}; try smaller learning rates")

    def _checked(self, line: dict[str, Any]) -> None:
        """Settle once the goal is near, go on at full pace if it is not reached by the end; keep the best checkpoint, tell the person."""
        progress, stop = self.progress, self.config.stop
        lowest = min(progress.validation.values())
        mean = sum(progress.validation.values()) / len(progress.validation)
        complete = progress.stage.last == self.config.curriculum.last
        if stop.accuracy is not None and progress.settling == 0 and complete and lowest >= min(stop.nearly, stop.accuracy):
            progress.settling = 1
        elif stop.accuracy is not None and progress.settling > stop.settle and lowest < stop.accuracy:
            progress.settling = 0
        if mean >= progress.best:
            progress.best = mean
            self.save("best")
        speed = progress.episodes / max(progress.seconds, 1e-9)
        left = (stop.max_episodes - progress.episodes) / speed
        self.report(
            f"update {progress.update:4d}  {progress.episodes / 1000:5.0f}k episodes"
            f"  sizes {min(self.domain.sizes)}-{progress.stage.last}"
            f"  training {line['accuracy']:.3f}  validation {mean:.3f} (worst size {lowest:.3f})"
            f"{'  settling' if progress.settling else ''}  {speed:5.0f}/s  {progress.seconds:4.0f}s, at most {left:.0f}s left"
        )

    def save(self, name: str) -> None:
        """Write a checkpoint of this moment."""
        progress = {**asdict(self.progress)}
        trainer = {"progress": progress, "optimizers": self.learner.optimizer_state(), "generator": self.generator.get_state()}
        self.folder.save(name, Checkpoint(self.learner.state_dict(), trainer))

    def _restore(self, checkpoint: Checkpoint) -> None:
        try:
            self.learner.load_state_dict(checkpoint.parameters)
            self.learner.load_optimizer_state(checkpoint.trainer["optimizers"])
            self.generator.set_state(checkpoint.trainer["generator"])
            self.progress = Progress.restored(checkpoint.trainer["progress"])
        except (KeyError, RuntimeError, TypeError, ValueError) as error:
            raise RunError(f"the checkpoint in {self.folder.path} does not fit its config ({one_line(error)})") from None

    def _drop_lines_after_checkpoint(self) -> None:
        """Metrics written after the checkpoint that training goes on from will be written again."""
        metrics, timing = self.folder.metrics, self.folder.timing
        for path in (metrics, timing):
            path.touch()
        if metrics.stat().st_size < self.progress.metrics_bytes:
            raise RunError(f"{metrics} is shorter than when the checkpoint was written; restore it or train again")
        with metrics.open("r+b") as file:
            file.truncate(self.progress.metrics_bytes)
        whole = [line for line in timing.read_text().splitlines(keepends=True) if line.endswith("}\n")]
        write_atomically(timing, "".join(line for line in whole if json.loads(line)["update"] <= self.progress.update))


def event_writer(path: Path) -> Observer:
    """Writes metrics as TensorBoard event files; needs the extra of that name."""
    from torch.utils.tensorboard import SummaryWriter

    writer = SummaryWriter(str(path / "tensorboard"))

    def observe(learner: Learner, line: dict[str, Any]) -> None:
        validation = {f"validation/{size}": value for size, value in line.get("validation", {}).items()}
        for name, value in {**line, **validation}.items():
            if isinstance(value, int | float):
                writer.add_scalar(name, value, line["episodes"])
        writer.flush()

    return observe


@contextmanager
def interruptible() -> Iterator[Callable[[], int]]:
    """Ctrl-C and a polite kill wait for the end of an update; gives a function that tells the signal, or 0."""
    received = [0]

    def remember(number: int, frame: FrameType | None) -> None:
        received[0] = number

    previous = {number: signal.signal(number, remember) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: received[0]
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
