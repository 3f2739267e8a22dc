"""main: run a command; errors meant for a person become one sentence and an exit code."""

from __future__ import annotations

import atexit
import signal
import sys
from collections.abc import Sequence

import tyro

from crl import __version__
from crl.cli.arguments import Command, prepared
from crl.cli.evidence import bench, config, data, experiments, export, figures
from crl.cli.learned import learned
from crl.cli.new_domain import new_domain
from crl.cli.output import say
from crl.cli.plot import plot
from crl.cli.proofs import certify, compile_model
from crl.cli.reproduce import reproduce
from crl.cli.rules import rules
from crl.cli.serve import serve
from crl.cli.sweep import sweep
from crl.cli.table import table
from crl.cli.train import train
from crl.cli.use import domains, learners, measure, models, solve, trace
from crl.errors import RunError, UsageError, enough_memory, perhaps

COMMANDS: dict[str, Command] = {
    "solve": solve,
    "trace": trace,
    "measure": measure,
    "certify": certify,
    "compile": compile_model,
    "rules": rules,
    "learned": learned,
    "serve": serve,
    "train": train,
    "plot": plot,
    "table": table,
    "models": models,
    "domains": domains,
    "new-domain": new_domain,
    "learners": learners,
    "config": config,
    "export": export,
    "experiments": experiments,
    "reproduce": reproduce,
    "sweep": sweep,
    "figures": figures,
    "data": data,
    "bench": bench,
}

ABOUT = """Learners that compose small neural modules into programs.

crl COMMAND --help says more; crl --version; completion: crl --tyro-print-completion bash."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command; exit with 0 if done, 1 if failed, 2 if used wrongly, 130 if interrupted."""
    try:
        with enough_memory():
            _run(sys.argv[1:] if arguments is None else list(arguments))
        if arguments is None:  # all is done: Ctrl-C while Python ends cannot undo it
            atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    except UsageError as error:
        _fail(str(error), 2)
    except RunError as error:
        _fail(str(error), 1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        where = f" {error.filename}" if error.filename else ""
        _fail(f"cannot use{where}: {error.strerror or error}", 1)
    except KeyboardInterrupt as interrupt:  # training says by which signal
        number, *said = interrupt.args or (2, "interrupted")
        sentence = said[0] if said else "interrupted; a checkpoint was written, go on with --resume"
        _fail(sentence, 128 + number)


def _run(given: list[str]) -> None:
    if given == ["--version"]:
        say(f"crl {__version__}")
        return
    if not given:
        raise UsageError(f"no command was given; expected one of {', '.join(COMMANDS)}")
    name, *rest = given
    if not name.startswith("-"):
        if name not in COMMANDS:
            known, near = ", ".join(COMMANDS), perhaps(name, COMMANDS)
            raise UsageError(f"unknown command {name!r}{near}; expected one of {known}")
        given = [name, *prepared(name, COMMANDS[name], rest)]
    app = tyro.extras.SubcommandApp()
    for title, command in COMMANDS.items():
        app.command(name=title)(command)
    app.cli(
        prog="crl",
        description=ABOUT,
        args=given,
        config=(tyro.conf.DisallowNone, tyro.conf.FlagCreatePairsOff),
    )


def _fail(message: str, code: int) -> None:
    print(f"crl: {message}", file=sys.stderr)
    sys.exit(code)
