"""What CRL is compared with on public tasks: an RNN and a transformer, on the same problems.

Each is trained on as many problems as CRL draws (equal data) and for as long (equal time), in the
median of CRL's runs. Together they are the target `suite-baselines`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from crl.config import Config
from crl.experiments.experiment import Experiment
from crl.experiments.suite import (
    FRESH,
    SUITE_BRACKETS,
    SUITE_LOGIC,
    SUITE_PAIRS,
    SUITE_TABLES,
    suite_config,
)
from crl.presets.baselines import supervised

SEEDS = 3
BATCH = 256  # on one core twice as fast as the 64 of arithmetic
BUSY = 1.2  # times as long a run takes while another one has the second core
# seconds of a run on a quiet core; where CRL takes longer, one capped run stands for both budgets
MOST = 140


@dataclass(frozen=True, kw_only=True)
class Task:
    """A task, and what it costs."""

    domain: str
    crl: Experiment  # whose sizes are measured
    rates: Mapping[str, int]  # episodes that a learner is trained on in a second, on one core
    episodes: int | None = None  # of CRL's median run; None: more than fit
    seconds: int | None = None

    def budgets(self, learner: str) -> Iterator[tuple[str, int]]:
        """Yield the name and the episodes of each run; those that differ."""
        rate = self.rates[learner]
        wanted = {
            "equal-data": self.episodes,
            "equal-time": None if self.seconds is None else self.seconds * rate,
        }
        fits = {name: n for name, n in wanted.items() if n is not None and n <= MOST * rate}
        yield from fits.items()
        if len(fits) < len(wanted):
            yield "capped", MOST * rate

    def config(self, learner: str, budget: str, episodes: int) -> Config:
        """The settings of a run: all sizes have joined after a quarter of it."""
        base = replace(suite_config(self.domain), max_episodes=episodes)
        return replace(supervised(learner, base, BATCH), variant=f"{learner}-{budget}")

    def experiment(self) -> Experiment:
        """All runs of the task."""
        runs = [
            (self.config(learner, budget, episodes), round(BUSY * episodes / self.rates[learner]))
            for learner in self.rates
            for budget, episodes in self.budgets(learner)
        ]
        last = suite_config(
            self.domain
        ).curriculum.last  # to tell what is not learned from what is far
        return Experiment(
            name=f"{self.domain}-baselines",
            summary=f"an RNN and a transformer on the problems of {self.domain}",
            configs=tuple(config for config, _ in runs),
            counts={last: 2000, **self.crl.counts},
            seconds={config.variant: seconds for config, seconds in runs},
            first_seed=FRESH,
            seeds=SEEDS,
        )


def _task(domain: str, crl: Experiment, rates: tuple[int, int], took: tuple[int, int]) -> Task:
    """A task, by the rates of an RNN and a transformer, and CRL's median episodes and seconds."""
    rnn, transformer = rates
    episodes, seconds = took
    return Task(
        domain=domain,
        crl=crl,
        rates={"rnn": rnn, "transformer": transformer},
        episodes=episodes,
        seconds=seconds,
    )


TASKS = (
    _task("ctl", SUITE_TABLES, (13_500, 10_000), (184_320, 9)),
    _task("ctl-backward", SUITE_TABLES, (13_500, 10_000), (184_320, 9)),
    _task("ctlpp-a", SUITE_PAIRS, (13_500, 10_800), (317_440, 19)),
    _task("ctlpp-r", SUITE_PAIRS, (13_500, 10_800), (307_200, 17)),
    _task("ndr-arithmetic", SUITE_BRACKETS, (4500, 1600), (209_920, 34)),
    _task("booleans", SUITE_LOGIC, (7500, 3600), (256_000, 35)),
    _task("logic", SUITE_LOGIC, (7000, 3600), (286_720, 59)),
)
BASELINE_EXPERIMENTS = tuple(task.experiment() for task in TASKS)
