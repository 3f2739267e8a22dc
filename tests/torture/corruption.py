"""Every file of runs and models damaged in every way; each command ends with a sentence or well.

Where a checksum can tell (weights, state of the trainer, metrics) nothing else may come out.
"""

from __future__ import annotations

import shutil
import signal
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from crl.errors import RunError
from crl.training import RunFolder

from . import hostile
from .damage import DAMAGES, FOLDER_DAMAGES, MARK, Damage
from .forked import Ended, run
from .syscalls import few_measures
from .tiny import Tiny, state, tiny
from .trials import Case, NotHeldError, Trial

SECONDS = 30.0  # that a command may take before it counts as hung
CHECKED = ("model.safetensors", "trainer.pt", "metrics.jsonl")  # where a checksum can tell
SOLVE = ("solve", "it", "3+4*7-1", "--json")
MEASURE = ("measure", "it", "--sizes", "3", "--count", "20", "--json")
EXPORT = ("export", "it", "exported")
NOTICED = "noticed: a sentence"
NEEDLESS = "not needed, or without effect"
REFUSED = "refused"

Result = dict[str, bytes]  # what a command made


@dataclass(frozen=True, kw_only=True)
class Base:
    """A folder to be damaged, and what commands make of it while it is whole."""

    name: str
    folder: Path  # holds `it`
    commands: dict[str, tuple[str, ...]]
    results: dict[str, Result]

    def cases(self) -> list[tuple[str, str, str]]:
        """Every file or folder, damage and command, shuffled."""
        inside = self.folder / "it"
        files = [path for path in sorted(inside.rglob("*")) if path.is_file()]
        folders = [path for path in sorted(inside.rglob("*")) if path.is_dir()]
        found = [
            (str(path.relative_to(inside)), damage, command)
            for paths, damages in ((files, DAMAGES), (folders, FOLDER_DAMAGES))
            for path in paths
            for damage in damages
            for command in self.commands
        ]
        Random(0).shuffle(found)  # so that a budget that ends early leaves no kind untried
        return found


def make(folder: Path) -> list[Trial]:
    """Make a finished run, an interrupted one and a model folder, and damage copies of them."""
    bases = _bases(folder)
    trials = []
    for base in bases:
        cases = base.cases()
        trials.append(
            Trial(
                name=base.name,
                title=f"{base.name.replace('-', ' ')}: each file damaged in "
                f"{len(DAMAGES)} ways; {', '.join(base.commands)}",
                planned=len(cases),
                weight=len(cases),
                attempt=_attempt(base, cases),
            )
        )
    return [*trials, *hostile.trials(bases[2].folder / "it")]


def _bases(folder: Path) -> list[Base]:
    whole = tiny(folder / "numeric", hidden=8)
    finished, interrupted, model = (folder / name for name in ("finished", "interrupted", "model"))
    shutil.copytree(whole.whole, finished / "it")
    table = ("train", "numeric", "--resume", "--out", "it")
    run(table, finished, patch=few_measures).expect_done()
    run(EXPORT, finished, patch=few_measures).expect_done()
    model.mkdir()
    (finished / "exported").rename(model / "it")
    _interrupt(whole, interrupted)
    uses = {"solve": SOLVE, "measure": MEASURE}
    return [
        _base("finished-run", finished, {**uses, "export": EXPORT, "resume": table}),
        _base("interrupted-run", interrupted, {**uses, "resume": whole.command("it")}),
        _base("model-folder", model, uses),
    ]


def _interrupt(whole: Tiny, folder: Path) -> None:
    """Kill a training between two checkpoints, when there are a last and a best one."""
    folder.mkdir()
    running = whole.start(folder, "it", resume=False)
    checkpoints, end = folder / "it" / "checkpoints", time.monotonic() + 60
    while not ((checkpoints / "last").exists() and (checkpoints / "best").exists()):
        if time.monotonic() > end:
            raise NotHeldError("training did not begin")
        time.sleep(0.001)
    running.signal(signal.SIGKILL)
    running.wait()


def _base(name: str, folder: Path, commands: dict[str, tuple[str, ...]]) -> Base:
    results = {}
    for title, command in commands.items():
        copy = folder.with_name(f"{folder.name}-{title}")
        shutil.copytree(folder, copy)
        ended = run(command, copy, patch=few_measures)
        ended.expect_done()
        results[title] = result(command, ended, copy)
    return Base(name=name, folder=folder, commands=commands, results=results)


def _attempt(base: Base, cases: list[tuple[str, str, str]]) -> Callable[[Case], None]:
    damages: dict[str, Damage] = {**DAMAGES, **FOLDER_DAMAGES}

    def attempt(case: Case) -> None:
        file, damage, command = cases[case.index % len(cases)]
        shutil.copytree(base.folder, case.folder, dirs_exist_ok=True)
        damages[damage](case.folder / "it" / file, case.random)
        try:
            case.remarks.append(_judged(base, case, file, command))
        except NotHeldError as error:
            raise NotHeldError(f"{file}, {damage}, {command}: {error}") from None

    return attempt


def _judged(base: Base, case: Case, file: str, command: str) -> str:
    """Run a command on a damaged folder and say what came of it."""
    ended = run(base.commands[command], case.folder, patch=few_measures, seconds=SECONDS)
    case.expect(not (case.folder / MARK).exists(), "code in the file was executed")
    ended.expect_calm()
    if ended.code:
        ended.expect_sentence(1, 2)
        return NOTICED
    made = result(base.commands[command], ended, case.folder)
    if made == base.results[command]:
        return NEEDLESS
    name = Path(file).name
    refused = any(key.endswith(REFUSED) for key in made)  # as soon as somebody reads it
    if refused or name in ended.out + ended.err:
        return NOTICED
    if name in CHECKED:
        raise NotHeldError(f"silently another result: {_difference(made, base.results[command])}")
    return f"another result by {name}, which no checksum covers"


def result(command: Sequence[str], ended: Ended, folder: Path) -> Result:
    """Give what a command made, as bytes that are always the same."""
    if command[0] in ("solve", "measure"):
        return {"standard output": ended.out.encode()}
    if command[0] == "export":
        files = sorted((folder / "exported").rglob("*"))
        return {path.name: path.read_bytes() for path in files if path.is_file()}
    run_folder, found = folder / "it", {}
    # of a finished run the metrics were there before: the command makes measures and traces
    made = ("measures.jsonl", "traces.jsonl") if "--scale" not in command else ("metrics.jsonl",)
    for name in made:
        path = run_folder / name
        if path.is_file() and path.stat().st_size < 10**7:
            found[name] = path.read_bytes()
    for name in ("last", "best"):
        try:
            values = state(RunFolder(run_folder), name)
        except RunError as error:
            values = {REFUSED: str(error).encode()}
        found |= {f"{name}.{key}": value for key, value in values.items()}
    return found


def _difference(made: Result, expected: Result) -> str:
    return next(key for key in sorted({*made, *expected}) if made.get(key) != expected.get(key))
