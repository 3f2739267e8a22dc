"""Using a trained learner: load it by name or folder, solve, and look at the program it wrote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from crl.config import Config
from crl.domains import Domain, make_domain
from crl.errors import RunError, UsageError
from crl.learners import Learner, ProgramLearner, make_learner
from crl.problem import portions
from crl.run_folder import RunFolder, read_config, read_json, read_parameters
from crl.trace import ExecutionTrace, Outcome

MAX_TRACED = 4000  # tokens: a trace of so many takes half a gigabyte
SHIPPED = Path(__file__).parent / "models"


@dataclass(frozen=True, kw_only=True)
class Solution:
    """What a learner answered."""

    input: str
    answer: str | None  # None if the program did not halt
    halted: bool
    steps: int
    confidence: float  # probability that the output, or who judges it, gives to the answer
    remark: str | None = None  # what a person should know about this input, such as that its combination was never trained

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON; no remark if there is nothing to say."""
        return {name: value for name, value in asdict(self).items() if name != "remark" or value is not None}


@dataclass(frozen=True)
class Solver:
    """A trained learner and its domain."""

    learner: Learner
    domain: Domain
    config: Config
    origin: dict[str, object]  # where it comes from, as fields of a record

    def query(self, text: str, **options: str | int) -> Any:
        """What a person wrote as a query of the domain; a UsageError if it cannot be."""
        given = {name.rstrip("_"): str(value) for name, value in options.items()}  # from_ in Python, where from is a keyword
        for name in given:
            if name not in self.domain.options:
                allowed = f"allowed are {', '.join(self.domain.options)}" if self.domain.options else "none is allowed"
                raise UsageError(f"the domain {self.domain.name} has no option {name!r}; {allowed}")
        return self.domain.parse(text, **given)

    def solve(self, text: str, *, snap: bool = False, **options: str | int) -> Solution:
        """Answer one input."""
        return self.solve_all([text], [self.query(text, **options)], snap=snap)[0]

    def solve_all(self, texts: Sequence[str], queries: Sequence[Any] | None = None, *, snap: bool = False) -> list[Solution]:
        """Answer many inputs in one batch; `queries` are the texts parsed, if that was done before."""
        if not texts:
            return []
        queries = [self.query(text) for text in texts] if queries is None else queries
        problems = self.domain.encode(queries)
        solutions: dict[int, Solution] = {}
        for rows in portions(problems):
            outcome = self.learner.execute(problems.take(rows), snap=snap)
            solutions |= {row: self._solution(texts[row], queries[row], outcome, place) for place, row in enumerate(rows.tolist())}
        return [solutions[row] for row in range(len(texts))]

    def _solution(self, text: str, query: Any, outcome: Outcome, row: int) -> Solution:
        output = outcome.output[row]
        return Solution(
            input=text,
            answer=self.domain.show(output[None]) if outcome.halted[row] else None,
            halted=bool(outcome.halted[row]),
            steps=int(outcome.num_steps[row]),
            confidence=round(self.domain.confidence(output[None]), 6),
            remark=self.domain.remark(query),
        )

    @property
    def program_learner(self) -> ProgramLearner:
        """The learner, if it writes programs; else a UsageError."""
        if not isinstance(self.learner, ProgramLearner):
            raise UsageError(f"the learner {self.config.learner!r} answers without writing a program, so there is none to show")
        return self.learner

    def trace(self, text: str, *, snap: bool = False, **options: str | int) -> ExecutionTrace:
        """The program for one input, with every representation on the way."""
        learner = self.program_learner
        problems = self.domain.encode([self.query(text, **options)])
        if problems.inputs[0].length > MAX_TRACED:
            raise UsageError(f"the input has {problems.inputs[0].length} tokens; a trace keeps every step and takes at most {MAX_TRACED}")
        return learner.execute(problems, record=True, snap=snap)


def shipped_models() -> dict[str, Path]:
    """The models inside the package."""
    return {path.parent.name: path.parent for path in sorted(SHIPPED.glob("*/config.json"))}


def find_model(name: str) -> Path:
    """A run folder, an exported model folder, or the name of a shipped model; else a UsageError."""
    if name in shipped_models():
        return shipped_models()[name]
    path = Path(name)
    if path.is_dir():
        if (path / "config.json").is_file():
            return path
        raise UsageError(f"{name} is not a run folder or an exported model: it has no config.json")
    names = ", ".join(shipped_models()) or "none"
    raise UsageError(f"unknown model {name!r}; expected a run folder, an exported model folder, or a shipped model ({names})")


def load(name: str | Path) -> Solver:
    """Load a trained learner."""
    path = find_model(str(name))
    config = read_config(path / "config.json")
    domain = make_domain(config.domain, config.domain_settings)
    if (path / "checkpoints").is_dir():
        run = RunFolder.open(path)
        if not run.has("best") and not run.has("last"):
            raise RunError(f"{path} has no checkpoint yet; train it first")
        checkpoint = run.load("best" if run.has("best") else "last")
        parameters = checkpoint.parameters
        spent = read_json(run.done) if run.done.exists() else checkpoint.trainer.get("progress", {})
        made = {"episodes": spent.get("episodes"), "seconds": spent.get("seconds"), **_manifest_fields(run.manifest)}
    else:
        parameters = read_parameters(path / "model.safetensors")
        made = dict(read_json(path / "results.json").get("origin", {}))
    learner = make_learner(config, domain)
    try:
        learner.load_state_dict(parameters)
    except RuntimeError:
        raise RunError(f"the weights in {path} do not fit its config, a {config.learner} learner of {config.domain!r}") from None
    origin: dict[str, object] = {"learner": config.learner, "variant": config.variant, "seed": config.seed, **made}
    origin["parameters"] = learner.num_parameters
    return Solver(learner.eval(), domain, config, origin)


def _manifest_fields(manifest: dict[str, object]) -> dict[str, object]:
    return {"commit": manifest.get("commit"), "config_hash": manifest.get("config_hash")}
