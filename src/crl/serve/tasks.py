"""What is computed for a visitor, in a worker process: plain values in, plain values out."""

from __future__ import annotations

import tempfile
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from crl.api import Solver
from crl.domains import NOT_TOLD, Classified, Deformable, Domain, Pictured
from crl.domains.pictures import as_png
from crl.errors import UsageError
from crl.files import damaged, read_bytes, read_object, read_text, refuse_mismatch
from crl.learners import ProgramLearner
from crl.proofs.certificate import Certificate
from crl.reports.export import CERTIFICATE
from crl.serve.asked import PICTURE
from crl.training.curves import read_curve
from crl.viewer.distributions import symbol
from crl.viewer.learned.page import HEADS
from crl.viewer.learned.pictures import draw_learned
from crl.viewer.learned.summary import summary

MOST_SIZE = 1000  # of problems that are rolled
DRAWN_TOKENS = 20_000  # in problems that are drawn to roll one of
LEARNED_PROBLEMS = 300  # of each set that are executed
DRAWING = "the drawing"  # what a picture is called
SNAPPED = ", tokens one-hot"  # said of its program

Values = dict[str, Any]


def describe(solver: Solver) -> Values:
    """Say what a model is, what can be given to it, and what it was trained on."""
    domain = solver.domain
    modules = solver.learner.module_set if isinstance(solver.learner, ProgramLearner) else None
    deformations = domain.deformations if isinstance(domain, Deformable) else {}
    return {
        "domain": domain.name,
        "summary": domain.summary,
        "caveat": domain.caveat,
        "learner": solver.origin.title,
        "unit": domain.unit,
        "trained": domain.sizes_up_to(solver.config.curriculum.last),
        "smallest": domain.smallest,
        "largest": min(MOST_SIZE, domain.largest or MOST_SIZE),
        "usual": _usual(domain),
        "groups": list(domain.groups),
        "group_word": domain.group_word,
        "options": [_option(domain, name) for name in domain.options],
        "example": domain.example,
        "pictures": isinstance(domain, Pictured),
        "deformations": [{"name": name, "ends": ends} for name, ends in deformations.items()],
        "programs": modules is not None,
        "snaps": modules is not None and domain.can_snap,
        "parameters": solver.origin.parameters,
    }


def _usual(domain: Domain) -> int:
    """Give a size that was not trained, and is short enough to be watched."""
    beyond = [size for size in domain.measured if size > max(domain.sizes)]
    return min(8, beyond[0]) if beyond else max(domain.sizes)


def _option(domain: Domain, name: str) -> Values:
    usual = domain.example_options.get(name)
    values = list(domain.option_values.get(name, ()))
    return {"name": name, "values": values, "usual": usual or "", "required": usual is not None}


def roll(solver: Solver, size: int, group: str | None, chosen: Values, number: int) -> Values:
    """Draw an unseen problem of a size: of a group, or else one that fits the chosen options."""
    domain = solver.domain
    if group is not None and group not in domain.groups:
        raise UsageError(f"unknown group {group!r}; expected one of {', '.join(domain.groups)}")
    count = max(25, min(500, DRAWN_TOKENS // max(1, size)))
    for name in domain.groups if group is None else (group,):
        problems = domain.unseen(size, count, name)
        order = torch.randperm(len(problems), generator=torch.Generator().manual_seed(number))
        for row in order.tolist():
            (bucket,) = problems.take(torch.tensor([row])).inputs
            options = domain.options_of(problems, row)
            if isinstance(domain, Pictured):
                image = _uri(domain, bucket.values[0])
                return {"input": "", "picture": image, "options": options, "size": size}
            text = domain.show(bucket.values[0])
            if group is not None or _fits(domain, text, options, chosen):
                given = {**options, **_recognised(domain, text, options)}
                return {"input": text, "picture": None, "options": given, "size": size}
    raise UsageError("there is no unseen problem of that size with these options")


def _fits(domain: Domain, text: str, options: Mapping[str, str], chosen: Values) -> bool:
    if any(options.get(name, value) != value for name, value in chosen.items()):
        return False
    return _parses(domain, text, {**options, **chosen})


def _parses(domain: Domain, text: str, options: Mapping[str, str]) -> bool:
    try:
        domain.parse(text, **options)
    except UsageError:
        return False
    return True


def _recognised(domain: Domain, text: str, options: Mapping[str, str]) -> dict[str, str]:
    """Give options that follow from an input: those of which it allows only one value."""
    found = {}
    for name, values in domain.option_values.items():
        if name not in options:
            fitting = [each for each in values if _parses(domain, text, {**options, name: each})]
            if len(fitting) == 1:
                found[name] = fitting[0]
    return found


def trace(
    solver: Solver, text: str, picture: str | None, options: dict[str, str], snap: bool
) -> Values:
    """Answer an input, with its program if the learner writes one."""
    text, query = _query(solver, text, picture, options)
    domain = solver.domain
    problems = domain.encode([query])
    answered: Values = {"size": domain.with_unit(int(problems.sizes[0])), "program": None}
    if isinstance(solver.learner, ProgramLearner):
        solution, program = solver.explain(
            text, query, snap=snap, options=options, with_distributions=True
        )
        verdict = {"right": program.right, "correct": program.correct}
        answered["program"] = program.to_dict(states=False)
        if snap:
            answered["program"]["model"] += SNAPPED
    else:
        outcome = solver.learner.execute(problems, snap=snap)
        solution = solver.solution(text, query, outcome)
        verdict = {"right": None, "correct": None}
        if (answer := int(problems.answers[0])) != NOT_TOLD:
            count = len(domain.classes) if isinstance(domain, Classified) else domain.vocab
            right = symbol(domain, answer, count)
            verdict = {"right": right, "correct": bool(domain.solved(outcome, problems)[0])}
    return {**answered, **verdict, "solution": solution.to_dict()}


def _query(
    solver: Solver, text: str, picture: str | None, options: dict[str, str]
) -> tuple[str, Any]:
    """Read an input: a text, or a picture, which domains of pictures read from files."""
    if not isinstance(solver.domain, Pictured):
        if picture is not None:
            raise UsageError(f"the domain {solver.domain.name} reads texts; a picture was given")
        return text, solver.query(text, **options)
    if picture is None:  # a text would be the name of a file of this machine
        raise UsageError(f"the domain {solver.domain.name} reads pictures; draw one")
    with tempfile.TemporaryDirectory(prefix="crl-") as folder:
        file = Path(folder, "drawing.png")
        try:
            file.write_bytes(b64decode(picture.removeprefix(PICTURE), validate=True))
            return DRAWING, solver.query(str(file), **options)
        except Base64Error:
            raise UsageError("the picture is not base64") from None
        except UsageError as error:
            raise UsageError(str(error).replace(str(file), DRAWING)) from None


def _uri(domain: Pictured, values: Tensor) -> str:
    return PICTURE + b64encode(as_png(domain.picture(values))).decode()


def deform(solver: Solver, picture: str, amounts: Mapping[str, float]) -> Values:
    """Do to a drawing what problems are made by."""
    domain = solver.domain
    if not isinstance(domain, Deformable) or not isinstance(domain, Pictured):
        raise UsageError(f"the domain {domain.name} has nothing that can be drawn")
    if unknown := [name for name in amounts if name not in domain.deformations]:
        known = ", ".join(domain.deformations)
        raise UsageError(f"unknown deformation {unknown[0]!r}; expected {known}")
    _, query = _query(solver, "", picture, {})
    values = domain.encode([query]).inputs[0].values[0]
    deformed, options = domain.deform(values, amounts)
    return {"picture": _uri(domain, deformed), "options": options}


def certify(solver: Solver) -> Values:
    """Decide whether a learner is right on every input."""
    return _certificate(solver.certify())


def recorded(solver: Solver, path: Path) -> Values | None:
    """Give the certificate that was exported with a model; None if there is none."""
    file, results = path / CERTIFICATE, path / "results.json"
    if not file.is_file() or not results.is_file():
        return None
    refuse_mismatch(file, read_bytes(file), read_object(results).get("checksums"), results)
    try:
        return _certificate(Certificate.from_dict(read_object(file)))
    except (KeyError, TypeError) as error:
        raise damaged(file, error) from None


def _certificate(certificate: Certificate) -> Values:
    described = certificate.description
    return {
        "verdict": certificate.verdict,
        "sentence": certificate.sentence,
        "parts": [vars(part) for part in certificate.parts],
        "counterexample": certificate.counterexample and vars(certificate.counterexample),
        "remarks": [] if described is None else list(described.remarks),
        "seconds": certificate.seconds,
    }


def learned(solver: Solver) -> Values:
    """Find out what a learner learned: in words, and as pictures."""
    found = solver.learned(problems=LEARNED_PROBLEMS)
    pictures = [
        {"head": HEADS[name][0], "about": HEADS[name][1], "svg": svg}
        for name, svg in draw_learned(found).items()
    ]
    missing = [f"{HEADS[part][0]}: {reason}" for part, reason in found.missing.items()]
    return {
        "used": list(found.used),
        "unused": list(found.unused),
        "words": summary(found),
        "pictures": pictures,
        "missing": missing,
    }


def plot(runs: Sequence[Path], by: str) -> Values:
    """Draw the learning curves of runs."""
    from crl.reports.learning_curves import draw, save  # matplotlib, only where it is needed

    curves = [read_curve(run) for run in runs]
    with tempfile.TemporaryDirectory(prefix="crl-") as folder:
        file = Path(folder, "curves.svg")
        save(draw(curves, by=by), file)
        return {"svg": read_text(file)}


TASKS: dict[str, Callable[..., Values | None]] = {
    "describe": describe,
    "roll": roll,
    "trace": trace,
    "deform": deform,
    "certify": certify,
    "recorded": recorded,
    "plot": plot,
    "learned": learned,
}
