"""The training loop: it can be interrupted anywhere and goes on bit for bit."""

from __future__ import annotations

import math
import os
import resource
import time
from dataclasses import asdict, replace
from typing import Any

import torch

from crl.batch import ProblemBatch
from crl.config import Config
from crl.curriculum import NOTHING, Drawn, Stage, Stratum
from crl.domains.capabilities import Paced
from crl.domains.contract import Domain
from crl.errors import Report, RunError, one_line
from crl.files import dump_json, read_bytes, write_durably
from crl.learners import Learner, make_learner
from crl.training.log import Log, Mark, count_lines, cut_timing
from crl.training.observers import Observers
from crl.training.process import interruptible
from crl.training.progress import Progress, progress_line
from crl.training.run_folder import Checkpoint, RunFolder


def validation_accuracy(learner: Learner, domain: Domain) -> dict[int, float]:
    """Measure accuracy on the validation set at every size, in one batch."""
    problems = ProblemBatch.join([domain.problems("validation", size) for size in domain.sizes])
    solved = domain.solved(learner.execute(problems, snap=learner.snaps), problems).float()
    return {int(size): float(solved[problems.sizes == size].mean()) for size in domain.sizes}


class Training:
    """One run: the learner, its generator and its progress."""

    def __init__(
        self,
        config: Config,
        domain: Domain,
        learner: Learner,
        run: RunFolder,
        report: Report,
        observers: Observers,
    ) -> None:
        self.config, self.domain, self.learner, self.folder = config, domain, learner, run
        self.report, self.observers, self.clock = report, observers, 0.0
        self.logs: tuple[Log, ...] = ()
        self.place = os.stat(run.path)
        described = (run.path / name for name in ("config.json", "manifest.json"))
        self.described = {path: read_bytes(path) for path in described}
        self.generator = torch.Generator().manual_seed(config.seed)
        self.progress = Progress(stage=Stage.first(config.curriculum, self._train_problems))
        if run.has("last"):
            self._restore(run.load("last"))

    def _train_problems(self, size: int) -> int:
        """Count the problems of a size that are trained on."""
        return len(self.domain.problems("train", size)) if size in self.domain.sizes else 0

    def run_to_end(self, seconds: float = math.inf) -> None:
        """Update until a stopping rule holds; checkpoints on the way, and on interruption.

        After that many seconds it stops with a checkpoint, and the run is not finished.
        """
        self.clock = time.perf_counter()
        with self._metrics() as metrics, self._timing() as timing:
            self.logs = (metrics, timing)
            told = max(metrics.last, self.progress.update)
            with self.observers.watching(self.folder, told):
                self._run_updates(metrics, timing, self.clock + seconds)
                if self._over():
                    self._finish()

    def _run_updates(self, metrics: Log, timing: Log, until: float) -> None:
        """Update until training is over, or the clock stands so, or somebody interrupts."""
        with interruptible() as interrupted:
            while not self._over():
                line = self._update()
                self._tick()
                metrics.write(line)
                timing.write(self._moment())
                failure = self.observers.tell(self.learner, line)
                if "validation" in line:
                    self._checked(line)
                if failure is not None:
                    self.save("last")
                    raise RunError(f"{failure}; go on with --resume") from failure
                if interrupted():
                    self.save("last")
                    raise KeyboardInterrupt(interrupted())
                if self.clock >= until and not self._over():
                    self.save("last")
                    return
                if self.progress.update % self.config.checkpoint_every == 0:
                    self.save("last")

    def _finish(self) -> None:
        """Write the last checkpoint, and what training took."""
        self.save("last")
        if not self.folder.has("best"):
            self.save("best")
        self._tick()
        summary = {
            "episodes": self.progress.episodes,
            "seconds": round(self.progress.seconds, 2),
            "peak_megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        }
        write_durably(self.folder.done, dump_json(summary) + "\n")

    def _tick(self) -> None:
        """Count the time since the last tick, whatever it was spent on."""
        now = time.perf_counter()
        self.progress.seconds += now - self.clock
        self.clock = now

    def _moment(self) -> dict[str, float]:
        return {"update": self.progress.update, "seconds": round(self.progress.seconds, 3)}

    def _over(self) -> bool:
        progress, config = self.progress, self.config
        return progress.episodes >= config.max_episodes or config.schedule.is_over(progress.decayed)

    def _updates_left(self) -> int:
        """How many updates there are at most until the last episode."""
        return -(-(self.config.max_episodes - self.progress.episodes) // self.config.batch)

    def _update(self) -> dict[str, Any]:
        """Learn from one batch; what happened, with nothing in it that depends on the clock."""
        progress, stage = self.progress, self.progress.stage
        pretraining = self.learner.is_pretraining
        self.learner.set_rate(self.config.schedule.rate(progress.decayed, self._updates_left()))
        problems, drawn = self._sample(stage)
        solved, metrics = self.learner.update(problems, self.generator)
        progress.update += 1
        progress.episodes += len(problems)
        self._refuse_divergence(metrics)
        newest = (problems.sizes == stage.last) & (not pretraining)
        if not pretraining:
            progress.stage = stage.next(self.config.curriculum, problems.sizes, solved, drawn)
        line: dict[str, Any] = {
            "update": progress.update,
            "episodes": progress.episodes,
            "stage": stage.last,
            "accuracy": float(solved.float().mean()),
            "accuracy_newest": float(solved[newest].float().mean()) if newest.any() else None,
            **progress.stage.metrics(self._strata(stage), drawn),
            **metrics,
        }
        progress.decayed += progress.decayed > 0
        schedule = self.config.schedule
        ended = schedule.is_over(progress.decayed) or (schedule.kind == "to_end" and self._over())
        if progress.update % self.config.check_every == 0 or ended:
            progress.validation = validation_accuracy(self.learner, self.domain)
            line["validation"] = progress.validation
        return line

    def _sample(self, stage: Stage) -> tuple[ProblemBatch, Drawn]:
        """The next batch: problems of a stage, each as often as the learner wants; and of what."""
        if isinstance(self.domain, Paced):
            self.domain.advance(self.progress.episodes)
        times, curriculum = self.learner.group_size, self.config.curriculum
        count = self.config.batch // times
        if curriculum.kind != "self-paced" and not curriculum.emphasis:
            sizes = stage.sizes(self.domain.sizes)
            return self.domain.sample(sizes, count, self.generator).repeated(times), NOTHING
        drawn = stage.draw(curriculum, self._strata(stage), count, self.generator)
        parts = [
            self.domain.sample_stratum(each.size, each.name, number, self.generator)
            for each, number in drawn.items()
        ]
        counts = {each: number * times for each, number in drawn.items()}
        return ProblemBatch.join(parts).repeated(times), counts

    def _strata(self, stage: Stage) -> list[Stratum]:
        """What the problems of a stage are drawn by."""
        apart = self.config.curriculum.strata
        return [
            Stratum(size, name)
            for size in stage.sizes(self.domain.sizes)
            for name in (self.domain.strata(size) if apart else ("",))
        ]

    def _refuse_divergence(self, metrics: dict[str, float]) -> None:
        """End training at a number that is not finite; the last checkpoint stays as it was."""
        parameters = {name: float(value.sum()) for name, value in self.learner.state_dict().items()}
        for name, value in {**metrics, **parameters}.items():
            if not math.isfinite(value):
                kept = "no checkpoint was written yet"
                if self.folder.has("last"):
                    kept = "the last good checkpoint is kept"
                where = f"training diverged at update {self.progress.update}: {name} is {value}"
                raise RunError(f"{where}; {kept} in {self.folder.path}; try smaller learning rates")

    def _checked(self, line: dict[str, Any]) -> None:
        """Follow the schedule, keep the best checkpoint, tell the person."""
        progress, schedule = self.progress, self.config.schedule
        complete = progress.stage.last == self.config.curriculum.last
        if progress.decayed == 0 and complete and schedule.starts(progress.lowest):
            progress.decayed = 1
        elif schedule.is_over(progress.decayed) and schedule.restores(progress.lowest):
            progress.decayed = 0
        progress.climb()
        if progress.mean >= progress.best:
            progress.best = progress.mean
            self.save("best")
        smallest = min(self.domain.sizes)
        self.report(progress_line(progress, self.config, smallest, line["accuracy"]))
        if progress.is_stuck(schedule.patience):
            self._begin_again()

    def _begin_again(self) -> None:
        """Forget all that was learned, but for the best checkpoint (D47)."""
        progress = self.progress
        progress.tries += 1
        progress.stage = Stage.first(self.config.curriculum, self._train_problems)
        progress.height, progress.risen = -1.0, progress.episodes
        seed = int(torch.randint(2**62, (), generator=self.generator))
        fresh = make_learner(replace(self.config, seed=seed), self.domain)
        self.learner.load_state_dict(fresh.state_dict())
        self.learner.load_optimizer_state(fresh.optimizer_state())
        self.report(f"no progress: try {progress.tries} begins, with other parameters")

    def save(self, name: str) -> None:
        """Write a checkpoint of this moment; what it relies on is on the disk before it."""
        self._refuse_removal()
        for log in self.logs:
            log.sync()
        metrics = self.logs[0].mark
        self.progress.metrics_bytes = metrics.size
        self.progress.metrics_checksum = metrics.checksum
        trainer = {
            "progress": asdict(self.progress),
            "optimizers": self.learner.optimizer_state(),
            "generator": self.generator.get_state(),
        }
        self.folder.save(name, Checkpoint(self.learner.state_dict(), trainer))

    def _restore(self, checkpoint: Checkpoint) -> None:
        try:
            self.learner.load_state_dict(checkpoint.parameters)
            self.learner.load_optimizer_state(checkpoint.trainer["optimizers"])
            self.generator.set_state(checkpoint.trainer["generator"])
            self.progress = Progress.restored(checkpoint.trainer["progress"])
        except (AttributeError, LookupError, RuntimeError, TypeError, ValueError) as error:
            raise RunError(
                f"the checkpoint in {self.folder.path} does not fit its config ({one_line(error)})"
            ) from None

    def _refuse_removal(self) -> None:
        """End training if its folder is gone; write again what was removed from it."""
        path = self.folder.path
        if not path.exists() or not os.path.samestat(self.place, path.stat()):
            raise RunError(f"{path} was moved or removed while training; nothing is written there")
        for file, content in self.described.items():
            if not os.path.lexists(file):
                write_durably(file, content)
                self.report(f"{file} was removed while training; it was written again")

    def _metrics(self) -> Log:
        """Open the metrics where the checkpoint has them to end; say what is missing of them.

        Lines after that will be written again.
        """
        path, progress = self.folder.metrics, self.progress
        if progress.update == 0 and path.is_file() and path.stat().st_size > 0:
            self.report(f"{self.folder.path} has no checkpoint yet: training begins again")
        mark = Mark(progress.metrics_bytes, progress.metrics_checksum)
        log = Log(path, self.report, mark)
        if log.mark.size == mark.size and mark.checksum in ("", log.mark.checksum):
            return log
        missing = progress.update - count_lines(path)
        self.report(
            f"{path} is damaged: {missing} of the {progress.update} lines that it had at the "
            "checkpoint are missing, others may be wrong; training goes on without them"
        )
        return log

    def _timing(self) -> Log:
        """Open the log of the clock where the checkpoint was written."""
        cut_timing(self.folder.timing, self.progress.update)
        return Log(self.folder.timing, self.report)
