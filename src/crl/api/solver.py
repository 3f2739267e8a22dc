"""Using a trained learner: load, solve, trace, ask its controller, measure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from crl import solving
from crl.api.known import known_domain, known_learner
from crl.controllers import Situation
from crl.domains import Domain
from crl.domains.from_file.domain import Problems
from crl.domains.from_file.oracle import Oracle, judged
from crl.errors import UsageError
from crl.files import given_text
from crl.learners import Learner
from crl.measuring import Record, measure_file
from crl.measuring import measure as measured
from crl.proofs import Certificate, certify
from crl.proofs.agreement import Agreement, find_agreement
from crl.proofs.compiled import compile_learner
from crl.proofs.rules import Rules, find_rules
from crl.solving import Solution, find_model, load_model
from crl.solving.lines import split_lines
from crl.training import RunFolder
from crl.training.process import torch_threads
from crl.viewer import Program
from crl.viewer.learned import Learned, find_learned
from crl.viewer.learned.learned import COUNT


class Solver(solving.Solver):
    """A trained learner and its domain: `solve`, `trace`, `scores` and `measure`.

    `crl.load` makes one.
    """

    def trace(self, text: str, /, *, snap: bool = False, **options: str | int) -> Program:
        """Give the program that the learner writes for an input: data, text, or a picture."""
        query, given = self.query(text, **options), self.given(options)
        return self.explain(text, query, snap=snap, options=given, with_distributions=True)[1]

    def explain(
        self,
        text: str,
        query: Any,
        *,
        snap: bool = False,
        options: Mapping[str, str] | None = None,
        with_distributions: bool = False,
    ) -> tuple[Solution, Program]:
        """Answer an input that was read before, with its program, in one execution.

        The options that it was read with are shown beside it. Pages show distributions too.
        """
        trace = self.execute_query(query, snap=snap)
        program = Program.of(
            trace,
            self.program_learner.module_set,
            self.domain,
            input=text,
            trained_tokens=self.domain.tokens(self.config.curriculum.last),
            problems=self.domain.encode([query]),
            with_distributions=with_distributions,
            options=options,
            model=f"{self.domain.name}, {self.origin.title}",
        )
        return self.solution(text, query, trace), program

    def scores(self, text: str, /, **options: str | int) -> list[dict[str, Any]]:
        """Give the controller's probability of every choice for an input, the highest first.

        A choice is a module and its window, as (first token, token after the last); `read` is what
        stands there. HALT and modules that read everything have all tokens as their window.
        """
        learner = self.program_learner
        controller = getattr(learner, "controller", None)
        if controller is None:
            raise UsageError(f"the learner {self.config.learner!r} has no controller to ask")
        problems = self.domain.encode([self.query(text, **options)])
        bucket, modules = problems.inputs[0], learner.module_set
        choices = modules.choices(bucket.length)
        situation = Situation(
            rows=bucket.rows, values=bucket.values, context=problems.context, choices=choices
        )
        with torch.no_grad():
            probabilities = controller(situation).log_probs[0].exp().tolist()
        scores = []
        for module, place, probability in zip(
            choices.module.tolist(), choices.place.tolist(), probabilities, strict=True
        ):
            reads = None if module == modules.halt else modules.member(module).reads
            window = (place, place + (reads or bucket.length))
            read = self.domain.show(bucket.values[0, slice(*window)])
            scores.append(
                {
                    "module": modules.title(module),
                    "window": window,
                    "read": read,
                    "probability": probability,
                }
            )
        return sorted(scores, key=lambda score: -score["probability"])

    def certify(self, *, described: bool = True) -> Certificate:
        """Decide whether the learner, snapped, is right on every input of every length.

        A learner that cannot be decided is described by what is measured of it.
        """
        return certify(self.learner, self.domain, described=described)

    def agreement(self) -> Agreement:
        """Execute all short inputs and some longer ones: where is it unsure, or else wrong?

        It is judged by the oracle of the domain, if there is one: see `judged_by`.
        """
        return find_agreement(self.learner, self.domain)

    def judged_by(self, oracle: str | Callable[[str], Any] | Oracle) -> Solver:
        """Give the same learner of problems from a file, judged by a function: text -> answer.

        The function is given itself, or as FILE.py:FUNCTION or MODULE:FUNCTION.
        """
        if not isinstance(self.domain, Problems):
            raise UsageError(f"the domain {self.domain.name} has no need of an oracle")
        known = Oracle.load(oracle) if isinstance(oracle, str) else oracle
        known = known if isinstance(known, Oracle) else Oracle(known)
        return Solver(self.learner, judged(self.domain, known), self.config, self.origin)

    def compile(self) -> str:
        """Write a proved learner as one Python file without torch; a RunError if not proved."""
        return compile_learner(self.learner, self.domain)

    def rules(self) -> Rules:
        """Give what the learner learned, as rewriting rules: data, or text for a person."""
        return find_rules(self.learner, self.domain)

    def learned(self, *, problems: int = COUNT) -> Learned:
        """Give what the learner learned, as data: tables, paths, the learned graph, the order.

        `problems` is the number of problems of each set that are executed.
        """
        return find_learned(self.program_learner, self.domain, problems=problems)

    def measure(
        self,
        sizes: Sequence[int] | None = None,
        *,
        count: int = 1000,
        group: str | None = None,
        snap: bool = False,
        trained: bool = False,
        problems: str | Path | None = None,
        threads: int = 1,
    ) -> list[Record]:
        """Measure accuracy at some sizes, those of the domain if not given, as records.

        `count` is the number of unseen problems of each size, `group` one of the domain's groups
        of them; `trained` measures on training problems too, `snap` makes every written token
        one-hot. `problems` is a file with a problem on each line, to be measured on instead.
        """
        with torch_threads(threads):
            return list(self.records(sizes, count, group, snap, trained, problems))

    def records(
        self,
        sizes: Sequence[int] | None,
        count: int,
        group: str | None,
        snap: bool,
        trained: bool,
        problems: str | Path | None,
    ) -> Iterator[Record]:
        """Measure, and give each record as soon as it is there."""
        if problems is None:
            return measured(self, sizes=sizes, count=count, group=group, snap=snap, trained=trained)
        lines = split_lines(given_text(Path(problems)))
        return measure_file(self, lines, str(problems), snap=snap, beside=Path(problems).parent)


def load(
    model: str | Path | RunFolder,
    domain: str | type[Domain] | None = None,
    learner: str | type[Learner] | None = None,
) -> Solver:
    """Load a shipped model by its name, or a run folder, or an exported model folder.

    Its domain and its learner must be known here; those defined in a file are given as
    FILE.py:NAME.
    """
    wanted = None if domain is None else known_domain(domain)
    if learner is not None:
        known_learner(learner)
    if not isinstance(model, str | Path | RunFolder):
        kind = type(model).__name__
        raise UsageError(f"the model is {model!r} of type {kind}; expected a name or a folder")
    path = model.path if isinstance(model, RunFolder) else find_model(str(model))
    loaded = load_model(path)
    if wanted not in (None, loaded.domain.name):
        raise UsageError(f"{path} is a model of {loaded.domain.name!r}, not of {wanted!r}")
    return Solver(loaded.learner, loaded.domain, loaded.config, loaded.origin)


def measure(
    solver: solving.Solver | str | Path | RunFolder,
    sizes: Sequence[int] | None = None,
    **options: Any,
) -> list[Record]:
    """Measure a trained learner, or the model of that name or folder: see `Solver.measure`."""
    if isinstance(solver, str | Path | RunFolder):
        solver = load(solver)
    if not isinstance(solver, solving.Solver):
        kind = type(solver).__name__
        raise UsageError(f"a {kind} cannot be measured; expected what crl.load gives")
    known = Solver(solver.learner, solver.domain, solver.config, solver.origin)
    return known.measure(sizes, **options)
