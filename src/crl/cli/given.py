"""What crl train does for problems from a file: judges, findings in words, other learners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from crl.cli.output import print_program, say
from crl.errors import UsageError

if TYPE_CHECKING:
    from crl.api import Solver
    from crl.api.request import Request
    from crl.config import Config
    from crl.domains.from_file.domain import Problems
    from crl.domains.from_file.oracle import Oracle
    from crl.measuring import Record
    from crl.training import RunFolder


@dataclass(frozen=True)
class Asked:
    """What was asked to be trained: the same for all learners that are compared."""

    domain: str
    test: Path | None
    scale: str | None
    seed: int | None
    settings: Mapping[str, Any]
    resume: bool
    threads: int

    def train(
        self, out: Path, learner: str | None, observers: Sequence[str] = (), **options: Any
    ) -> RunFolder:
        """Train a learner into a folder, and show where it stands."""
        from crl.api import train
        from crl.cli.bar import shown

        report, watching = shown()
        return train(
            self.domain,
            test=self.test,
            learner=learner,
            scale=self.scale,
            seed=self.seed,
            settings=options.pop("settings", self.settings),
            out=out,
            resume=self.resume,
            threads=self.threads,
            report=report,
            observers=[*observers, *watching],
            **options,
        )

    def rival(self, run: RunFolder, learner: str) -> RunFolder:
        """Train another learner on the problems of a run, in a folder beside it."""
        out = run.path.with_name(f"{run.path.name}-{learner}")
        say(f"\ntraining {learner} on the same problems: {out}")
        shared = {"domain_settings": dict(run.config.domain_settings)}
        return self.train(out, learner, settings=shared)


def compared(names: str | None, config: Config) -> list[str]:
    """Read the names of learners to compare with; unknown ones are refused before training."""
    from crl.api.known import known_learner

    given = [name.strip() for name in (names or "").split(",") if name.strip()]
    others = [known_learner(name) for name in given]
    if config.learner in others or len(set(others)) < len(others):
        raise UsageError(
            f"--compare is {names!r}; expected learners other than {config.learner}, each once"
        )
    return others


def asked_oracle(where: str | None, request: Request) -> Oracle | None:
    """Load the oracle that was named; one that disagrees with the problems is refused."""
    if where is None:
        return None
    from crl.domains.from_file.oracle import Oracle

    oracle = Oracle.load(where)
    if request.given is None:
        raise UsageError(f"--oracle is {where!r}; it goes with a file of problems, FILE.jsonl")
    oracle.refuse_disagreement(request.given.data, "the file")
    return oracle


def print_sizes(request: Request, config: Config) -> None:
    """Say what was read from a file, and how it is used."""
    if request.given is None:
        return
    from crl.domains.from_file.domain import Problems
    from crl.domains.from_file.plan import ProblemsSettings
    from crl.validation import from_dict

    given = request.given.data
    domain = Problems(from_dict(ProblemsSettings, config.domain_settings, "the settings"), given)
    settings = domain.settings
    again = f", {given.repeated:,} repeated ones left out" if given.repeated else ""
    say(f"{len(given.problems):,} problems{again}: {len(settings.symbols)} {settings.tokens}")
    for size in domain.measured:
        use = "trained" if size in domain.sizes else "held back"
        count = len(domain.unseen_examples(size, len(given.problems)))
        if size in domain.sizes:
            count += sum(len(domain.examples(split, size)) for split in ("train", "validation"))
        say(f"  size {size}: {domain.lengths(size)}, {count:,} problems, {use}")


def print_findings(solver: Solver, path: Path, oracle: Oracle | None) -> None:
    """Say what was learned from a file: rules, where it is unsure or wrong, a program."""
    from crl.domains.capabilities import says_equivalent
    from crl.domains.from_file.domain import Problems
    from crl.errors import RunError
    from crl.learners import ProgramLearner

    if not isinstance(solver.domain, Problems):
        return
    known = solver if oracle is None else solver.judged_by(oracle)
    if isinstance(solver.learner, ProgramLearner):
        try:
            say(f"\nrules (every one: crl rules {path} --all)\n{known.rules()}")
        except RunError as error:
            say(f"\n{error}")
    title = "where it is unsure" if oracle is None else f"compared with {oracle.where}"
    if says_equivalent(known.domain):
        say(f"\n{known.certify()}")
    say(f"\n{title}\n{known.agreement()}")
    if isinstance(solver.learner, ProgramLearner):
        size = next((size for size in solver.domain.measured if size not in solver.domain.sizes), 1)
        text, _ = solver.domain.unseen_examples(size, 1)[0]
        say(f"\nits program for {text}")
        print_program(known.trace(text))


def advice(records: Sequence[Record], domain: Problems) -> str | None:
    """Say what to try if little was learned of the largest problems that were trained on.

    Little: less than halfway between always giving their most frequent answer and solving all.
    """
    from crl.domains.contract import SPLITS
    from crl.measuring.records import ACCURACY

    size = max(domain.sizes)
    (solved,) = (each.value for each in records if (each.size, each.metric) == (size, ACCURACY))
    answers = Counter(answer for split in SPLITS for _, answer in domain.examples(split, size))
    guessed = answers.most_common(1)[0][1] / answers.total()
    if solved >= (1 + guessed) / 2:
        return None
    return (
        f"little was learned: of the largest problems trained on (size {size}) it solves"
        f" {solved:.0%}, the most frequent answer alone would solve {guessed:.0%}; its modules"
        f" read windows of {domain.settings.windows}, which may be the wrong ones: try others with"
        ' --windows, see "When little is learned" in docs/problems.md'
    )


def print_advice(solver: Solver, records: Sequence[Record]) -> None:
    """Give advice on problems from a file, to learners that have windows."""
    from crl.domains.from_file.domain import Problems
    from crl.learners import ProgramLearner

    if not isinstance(solver.domain, Problems) or not isinstance(solver.learner, ProgramLearner):
        return
    if said := advice(records, solver.domain):
        say(f"\n{said}")


def print_comparison(run: RunFolder, rivals: Sequence[RunFolder]) -> None:
    """Measure all learners on the same problems, and print them in one table."""
    from crl.domains.contract import Domain
    from crl.measuring.run import measure_run
    from crl.reports.tables import learners_table
    from crl.solving import load_model

    records = [record for each in (run, *rivals) for record in measure_run(each.path, say)]
    domain: Domain = load_model(run.path).domain
    say(f"\n{learners_table(records, domain.unit)}")
