"""The command that trains."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from tyro.conf import UseAppendAction, arg

from crl.cli.options import assignment, called, own_settings, setting
from crl.cli.output import read_object, say, start
from crl.cli.proofs import print_certificate

if TYPE_CHECKING:
    from crl.training import RunFolder

LATER = "interrupted while measuring; the run is finished, go on measuring with --resume"

DomainName = Annotated[
    str,
    called("DOMAIN", "Which problems: see crl domains; or FILE.py:NAME, which is checked first."),
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
Events = Annotated[bool, arg(help="Write metrics as TensorBoard event files too.")]


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
    out: Out = None,
    resume: Resume = False,
    minutes: Minutes = None,
    threads: Threads = 1,
    no_table: NoTable = False,
    certify: Certify = False,
    tensorboard: Events = False,
) -> None:
    """Train a learner, then print its accuracies, CRL's beside the paper's."""
    start(threads)
    from crl.api import train as train_learner
    from crl.api.request import Request

    name = _checked_domain(domain, resume)
    settings = {} if config is None else read_object(config)
    for key, value in (assignment(text, "--set", "batch=256") for text in changes):
        settings[key] = setting(value)
    request = Request.of(name, learner, scale, variant, seed, settings)
    chosen, folder = request.start(out, resume)
    settings |= own_settings(chosen, option, train)
    run = train_learner(
        name,
        learner=request.learner,
        scale=scale,
        variant=variant,
        seed=seed,
        settings=settings,
        out=folder,
        resume=resume,
        report=say,
        tensorboard=tensorboard,
        threads=threads,
        minutes=minutes,
    )
    if not run.done.exists():
        say(f"stopped after {minutes:g} minutes: {run.path}; the same with --resume goes on")
        return
    say(f"finished: {run.path}")
    _print_outcome(run, table=not no_table, certify=certify)


def _checked_domain(name: str, resume: bool) -> str:
    """Give the name of a domain; one that is new to us is checked before it is trained on."""
    from crl.api.known import is_file, known_domain
    from crl.domains import check_domain, make_domain

    known = known_domain(name)
    if is_file(name) and not resume:
        say(f"checking {name} ...")
        check_domain(make_domain(known))
    return known


def _print_outcome(run: RunFolder, *, table: bool, certify: bool) -> None:
    """Measure a finished run, or what is missing of it, and print its table and certificate."""
    from crl.api import load
    from crl.reports.run_report import report_run

    try:
        if table:
            report_run(run.path, say)
        if certify:
            print_certificate(load(run))
    except KeyboardInterrupt:
        raise KeyboardInterrupt(signal.SIGINT, LATER) from None
