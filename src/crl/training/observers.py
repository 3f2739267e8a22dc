"""Who sees the metrics while training: functions, and what keeps them for another program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from crl.errors import Report, RunError, UsageError, enough_memory, one_line, perhaps
from crl.learners import Learner
from crl.python_file import load_name
from crl.training.run_folder import RunFolder

# Sees the learner and the record of metrics after every update; must not change the learner.
Observer = Callable[[Learner, dict[str, Any]], None]
SHIPPED = {
    "tensorboard": "crl.training.tensorboard:TensorBoard",
    "wandb": "crl.training.wandb:Wandb",
}
EXPECTED = f"{', '.join(SHIPPED)}, FILE.py:NAME or MODULE:NAME"


class RunObserver:
    """An observer that is told too when training begins or goes on, and when it stops.

    A function sees every update once. A RunObserver sees those again that are done again after a
    kill, since training goes on from the last checkpoint: what it keeps of them has to be replaced.
    """

    def begin(self, run: RunFolder) -> None:
        """Get ready; the metrics of the run end where training goes on."""

    def __call__(self, learner: Learner, record: dict[str, Any]) -> None:
        """See an update."""
        raise NotImplementedError

    def end(self) -> None:
        """Close what was opened: training is over, interrupted or has failed."""


@dataclass(frozen=True)
class Named:
    """An observer, and what a person calls it."""

    name: str
    observer: Observer

    def failure(self, when: str, call: Callable[..., None], *given: Any) -> RunError | None:
        """Call it; what went wrong, as a sentence that names it. A RunError is a sentence."""
        try:
            with enough_memory():
                call(*given)
        except RunError as error:
            return error
        except Exception as error:
            reason = f"{type(error).__name__}: {one_line(error)}"
            said = RunError(f"the observer {self.name} failed {when} ({reason})")
            said.__cause__ = error
            return said
        return None


def known_observers(given: Sequence[Observer | str]) -> list[Named]:
    """Find observers, which are given by their names or as they are."""
    if isinstance(given, str) or callable(given):
        raise UsageError(f"observers is {given!r}; expected a list of observers")
    return [_known(each) for each in given]


def _known(given: Observer | str) -> Named:
    found: object = given
    if isinstance(given, str):
        if ":" not in given and given not in SHIPPED:
            near = perhaps(given, SHIPPED)
            raise UsageError(f"unknown observer {given!r}{near}; expected {EXPECTED}")
        found, _ = load_name(SHIPPED.get(given, given), "observer")
    if isinstance(found, type) and issubclass(found, RunObserver):
        found = found()
    if isinstance(found, type) or not callable(found):
        raise UsageError(
            f"the observer {given!r} cannot be called; expected a function of a learner and a "
            f"record, a RunObserver, {EXPECTED}"
        )
    name = getattr(found, "__qualname__", type(found).__qualname__)
    return Named(given if isinstance(given, str) else name, found)


def numbers(record: dict[str, Any]) -> dict[str, float]:
    """Give the numbers of a record, those of the validation set as validation/<size>."""
    by_size = record.get("validation", {}).items()
    values = {**record, **{f"validation/{size}": value for size, value in by_size}}
    return {name: value for name, value in values.items() if isinstance(value, int | float)}


class Observers:
    """All observers of a run: what fails in one of them, the others see nothing of."""

    def __init__(self, observers: Sequence[Named], report: Report) -> None:
        self.observers, self.report = observers, report
        self.told = 0  # the last update that functions were told of

    @contextmanager
    def watching(self, run: RunFolder, told: int) -> Iterator[None]:
        """Tell who wants to know that training begins, and in the end that it stops.

        Functions were told of updates up to `told` before.
        """
        self.told = told
        with ExitStack() as begun:
            for each in self.observers:
                if isinstance(each.observer, RunObserver):
                    begun.callback(self._end, each, each.observer)
                    if failure := each.failure("as training began", each.observer.begin, run):
                        raise failure
            yield

    def tell(self, learner: Learner, record: dict[str, Any]) -> RunError | None:
        """Give everybody a copy of a record; the first failure of somebody, as a sentence."""
        update = record["update"]
        failures = [
            each.failure(f"at update {update}", each.observer, learner, deepcopy(record))
            for each in self.observers
            if isinstance(each.observer, RunObserver) or update > self.told
        ]
        return next((failure for failure in failures if failure), None)

    def _end(self, named: Named, observer: RunObserver) -> None:
        """Let an observer close; nothing that fails there undoes what was trained."""
        if failure := named.failure("as training stopped", observer.end):
            self.report(str(failure))
