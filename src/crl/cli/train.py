"""The command that trains."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from tyro.conf import UseAppendAction, arg

from crl.cli.given import (
    Asked,
    asked_oracle,
    compared,
    print_advice,
    print_comparison,
    print_findings,
    print_sizes,
)
from crl.cli.options import assignment, called, own_settings, setting
from crl.cli.output import read_object, say, start
from crl.cli.proofs import print_certificate
from crl.errors import UsageError

if TYPE_CHECKING:
    from crl.domains.from_file.oracle import Oracle
    from crl.training import RunFolder

LATER = "interrupted while measuring; the run is finished, go on measuring with --resume"

DomainName = Annotated[
    str,
    called(
        "DOMAIN",
        "Which problems: see crl domains; FILE.py:NAME, which is checked first; FILE.jsonl, lines"
        ' {"input": "1 plus 2", "answer": "3"}; or a run folder, with --resume.',
    ),
]
Learns = Annotated[
    str | None,
    called("NAME", "What learns; crl if not given: see crl learners; or FILE.py:NAME."),
]
Seed = Annotated[int | None, called("N", "Seed of everything random in this run; 0 if not given.")]
Scale = Annotated[
    str | None,
    called("NAME", "smoke: seconds; small, if not given: minutes; paper: the paper's settings."),
]
Variant = Annotated[
    str | None,
    called("NAME", "Settings of an experiment instead, such as rnn-10x: see crl experiments."),
]
Differing = Annotated[Path | None, called("FILE", "JSON file with settings that differ.")]
Changes = Annotated[
    UseAppendAction[tuple[str, ...]],
    called("NAME=VALUE", "A setting that differs, such as batch=256: see crl config.", "set"),
]
Own = Annotated[
    UseAppendAction[tuple[str, ...]],
    called("NAME=VALUE", "One of the domain or learner; --degrees 60 is --option degrees=60."),
]
Test = Annotated[
    Path | None,
    called("FILE", "Of FILE.jsonl: problems to measure on; the longest ones if not given."),
]
Cut = Annotated[
    str | None,
    called("KIND", "Of FILE.jsonl: words or characters; words if an input has white space."),
]
Windows = Annotated[
    str | None, called("N:1,N:1", "Of FILE.jsonl: tokens that modules read; 3:1,2:1 if not given.")
]
Spare = Annotated[
    int | None, called("N", "Of FILE.jsonl: symbols without a meaning, to be given one; 4.")
]
OracleName = Annotated[
    str | None,
    called("FILE.py:FUNCTION", "Of FILE.jsonl: text -> answer or None, to judge the learner by."),
]
Compare = Annotated[
    str | None, called("NAME,NAME,...", "Learners to train too, on the same problems.")
]
Out = Annotated[
    Path | None,
    called("FOLDER", "Of the run; runs/<domain>/<variant>/seed-<seed> if not given."),
]
Resume = Annotated[
    bool, arg(help="Go on with the run in that folder, with its settings; start if there is none.")
]
Minutes = Annotated[float | None, called("N", "Stop after that time with a checkpoint.")]
Threads = Annotated[int, arg(metavar="N", help="Threads of torch.")]
Certify = Annotated[bool, arg(help="Decide at the end whether it is right at every length.")]
NoTable = Annotated[bool, arg(help="Do not measure at the end.")]
Observe = Annotated[
    UseAppendAction[tuple[str, ...]],
    called(
        "NAME",
        "Who is given every record of metrics: tensorboard, wandb, FILE.py:FUNCTION or"
        " MODULE:FUNCTION.",
    ),
]
Events = Annotated[bool, arg(help="The same as --observe tensorboard.")]


def train(
    domain: DomainName,
    /,
    *,
    learner: Learns = None,
    seed: Seed = None,
    scale: Scale = None,
    variant: Variant = None,
    config: Differing = None,
    changes: Changes = (),
    option: Own = (),
    test: Test = None,
    tokens: Cut = None,
    windows: Windows = None,
    spare: Spare = None,
    oracle: OracleName = None,
    compare: Compare = None,
    out: Out = None,
    resume: Resume = False,
    minutes: Minutes = None,
    threads: Threads = 1,
    no_table: NoTable = False,
    certify: Certify = False,
    observe: Observe = (),
    tensorboard: Events = False,
) -> None:
    """Train a learner, then print its accuracies, CRL's beside the paper's."""
    start(threads)
    from crl.api.request import Request

    domain, out = _resumed(domain, out, resume)
    name = _checked_domain(domain, resume)
    settings = _settings(config, changes, tokens=tokens, windows=windows, spare=spare)
    request = Request.of(name, learner, scale, variant, seed, settings, test)
    chosen, folder = request.start(out, resume)
    settings |= own_settings(chosen, option, train)
    others, judge = compared(compare, chosen), asked_oracle(oracle, request)
    print_sizes(request, chosen)
    asked = Asked(name, test, scale, seed, settings, resume, threads)
    watching = dict.fromkeys([*observe, *(["tensorboard"] if tensorboard else [])])
    run = asked.train(folder, request.learner, [*watching], variant=variant, minutes=minutes)
    if not run.done.exists():
        say(f"stopped after {minutes:g} minutes: {run.path}; the same with --resume goes on")
        return
    say(f"finished: {run.path}")
    with _going_on_later():
        _print_outcome(run, judge, table=not no_table, certify=certify)
        if others:
            print_comparison(run, [asked.rival(run, rival) for rival in others])


def _checked_domain(name: str, resume: bool) -> str:
    """Give the name of a domain; one that is new to us is checked before it is trained on."""
    from crl.api.given import is_problem_file
    from crl.api.known import is_file, known_domain
    from crl.domains import check_domain, make_domain

    if is_problem_file(name):
        return name
    known = known_domain(name)
    if is_file(name) and not resume:
        say(f"checking {name} ...")
        check_domain(make_domain(known))
    return known


def _settings(config: Path | None, changes: tuple[str, ...], **said: Any) -> dict[str, Any]:
    """Give the settings that differ, by a file or one by one; None was not said."""
    settings = {} if config is None else read_object(config)
    for key, value in (assignment(text, "--set", "batch=256") for text in changes):
        settings[key] = setting(value)
    return settings | {key: value for key, value in said.items() if value is not None}


def _resumed(domain: str, out: Path | None, resume: bool) -> tuple[str, Path | None]:
    """Give the domain of a run that is named itself, and its folder; else what was named."""
    run = Path(domain)
    if not resume or not (run / "config.json").is_file():
        return domain, out
    from crl.training.config_file import read_config

    if out is not None and out.resolve() != run.resolve():
        raise UsageError(f"the run {run} is to be resumed; expected no other --out, {out}")
    return read_config(run / "config.json").domain, run


@contextmanager
def _going_on_later() -> Iterator[None]:
    """Say of an interrupt after training how to go on."""
    try:
        yield
    except KeyboardInterrupt:
        raise KeyboardInterrupt(signal.SIGINT, LATER) from None


def _print_outcome(run: RunFolder, oracle: Oracle | None, *, table: bool, certify: bool) -> None:
    """Measure a finished run, or what is missing of it, and print its table and certificate."""
    from crl.api import load
    from crl.reports.run_report import report_run

    records = report_run(run.path, say) if table else []
    if table:
        print_findings(load(run), run.path, oracle)
    if certify:
        print_certificate(load(run), oracle)
    if table:
        print_advice(load(run), records)
