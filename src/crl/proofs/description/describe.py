"""describe: what can be said of a learner that cannot be decided, measured on few problems.

Nothing here is a proof. Modules that read windows are tried on every window of input tokens; steps
of programs are judged by the domain's oracle, and the accuracy that their error rate predicts
stands beside the measured one; programs for images are compared with what was done to the digit.
"""

from __future__ import annotations

from dataclasses import dataclass

from crl.domains import Domain
from crl.domains.images.domain import Images
from crl.domains.token_domain import TokenDomain
from crl.errors import RunError, UsageError
from crl.learners import Learner, ProgramLearner
from crl.measuring.effects import in_words
from crl.proofs.description.accuracies import AtSize, plain_accuracies, program_accuracies
from crl.proofs.description.inversion import (
    MOST_DEGREES,
    MOST_FACTOR,
    MOST_PIXELS,
    ImagePrograms,
    image_programs,
)
from crl.proofs.description.step_errors import StepErrors, observe, step_errors
from crl.proofs.description.windows import WindowTable, window_tables
from crl.proofs.language import LocalLanguage

NO_PROGRAMS = "without programs there are no modules and no steps to look at, only answers"


@dataclass(frozen=True, kw_only=True)
class Description:
    """What was found, as sentences and as numbers."""

    remarks: tuple[str, ...]
    windows: tuple[WindowTable, ...] = ()
    steps: StepErrors | None = None
    accuracy: tuple[AtSize, ...] = ()
    images: ImagePrograms | None = None


def describe(learner: Learner, domain: Domain, inputs: LocalLanguage | None) -> Description:
    """Describe a learner; `inputs` is the language of a domain of tokens.

    Where its problems cannot be had, such as without MNIST, the remark says so.
    """
    try:
        if not isinstance(learner, ProgramLearner):
            return _of_answers(learner, domain)
        if isinstance(domain, Images):
            return _of_images(learner, domain)
        return _of_programs(learner, domain, inputs)
    except (RunError, UsageError) as error:
        return Description(remarks=(f"nothing was measured: {error}",))


def _of_answers(learner: Learner, domain: Domain) -> Description:
    found = plain_accuracies(learner, domain)
    remarks = (NO_PROGRAMS, *_accuracy_lines(found, domain))
    return Description(remarks=remarks, accuracy=found)


def _of_images(learner: ProgramLearner, domain: Images) -> Description:
    programs, found = image_programs(learner, domain), plain_accuracies(learner, domain)
    remarks = (*_image_lines(programs, domain), *_accuracy_lines(found, domain))
    return Description(remarks=remarks, images=programs, accuracy=found)


def _of_programs(
    learner: ProgramLearner, domain: Domain, inputs: LocalLanguage | None
) -> Description:
    modules = learner.module_set
    sample = observe(learner, domain)
    steps = step_errors(sample, modules, domain)
    windows: tuple[WindowTable, ...] = ()
    if inputs is not None and isinstance(domain, TokenDomain):
        uses = {use.module: use.steps for use in steps.uses}
        windows = window_tables(modules, domain, inputs, uses)
    found = program_accuracies(learner, domain, sample, steps)
    remarks = (
        *(line for table in windows for line in _window_lines(table)),
        *_step_lines(steps, domain),
        *_accuracy_lines(found, domain, steps),
    )
    return Description(remarks=remarks, windows=windows, steps=steps, accuracy=found)


# --- sentences ------------------------------------------------------------------------------------
def _window_lines(table: WindowTable) -> list[str]:
    tried = (
        f"{'the' if table.complete else 'some'} {table.windows:,} windows of {table.reads} tokens"
    )
    if not table.valued:
        return [f"of {tried} in inputs the domain tells no value, so modules are not judged alone"]
    lines = [f"modules alone, on the {table.valued:,} of {tried} in inputs that have a value:"]
    for found in table.modules:
        inside = "" if found.anywhere is None else f", {found.anywhere:,} of them in any context"
        lines.append(f"  {found.module}: right on {found.right:,}{inside}")
    lines.append(f"  some module is right on {table.solved:,} of {table.valued:,}")
    if table.weighted is not None:
        share = _share(table.weighted)
        lines.append(f"  weighted by how often each is used in the steps below: {share} right")
    return lines


def _step_lines(errors: StepErrors, domain: Domain) -> list[str]:
    what = f"{errors.problems:,} unseen problems of {domain.with_unit(errors.size)}"
    lines = [f"modules in the {errors.steps:,} steps of programs for {what}:"]
    for use in errors.uses:
        right = f", right in {_percent(use.right, use.judged)} of {use.judged:,} that can be judged"
        share = f"  {use.module}: {_percent(use.steps, errors.steps)} of the steps"
        lines.append(share + right * bool(use.judged))
    if not errors.judged:
        return [*lines, "the oracle of the domain tells no value of any step, so none is judged"]
    rate = f"{_share(errors.rate, 2)}, {_share(errors.low, 2)} to {_share(errors.high, 2)}"
    order = errors.changed - errors.by_module
    lines.append(
        f"{errors.changed:,} of {errors.judged:,} steps change the value ({rate}):"
        f" {errors.by_module:,} by what a module writes, {order:,} by the order"
    )
    kept = errors.problems - errors.broken
    solved = f"{kept - errors.unanswered:,} of {kept:,} problems in which no step does are solved"
    return [*lines, f"{solved}, and by luck {errors.lucky:,} of {errors.broken:,} others"]


def _accuracy_lines(
    found: tuple[AtSize, ...], domain: Domain, errors: StepErrors | None = None
) -> list[str]:
    predicts = errors is not None and errors.judged > 0
    snapped = ", snapped" if errors is not None and domain.can_snap else ""
    law = ", and predicted from steps as if mistakes were independent" if predicts else ""
    lines = [f"accuracy on unseen problems{snapped}{law}:"]
    lines += [f"  {domain.with_unit(at.size)}: {_at_size(at)}" for at in found]
    if predicts:
        lines.append(_independence(found, domain))
    return lines


def _independence(found: tuple[AtSize, ...], domain: Domain) -> str:
    differing = [
        f"{at.differs} than predicted at {domain.with_unit(at.size)}" for at in found if at.differs
    ]
    if not differing:
        return "no measured size speaks against independent mistakes"
    return f"mistakes depend on the size or on each other: solved are {', '.join(differing)}"


def _at_size(at: AtSize) -> str:
    parts = []
    if at.accuracy is not None:
        between = f"{_share(at.low or 0.0)} to {_share(at.high or 0.0)}"
        parts.append(f"{_share(at.accuracy)} of {at.problems:,} solved ({between})")
    if at.predicted is not None:
        between = f"{_share(at.predicted.low)} to {_share(at.predicted.high)}"
        steps = f"after {at.steps:,.1f} steps"
        parts.append(f"{_share(at.predicted.accuracy)} predicted {steps} ({between})")
    return ", ".join(parts)


def _image_lines(programs: ImagePrograms, domain: Images) -> list[str]:
    lines = ["transformers that are used, and what they do to the images they are applied to:"]
    for use in programs.transformers:
        share = _percent(use.steps, programs.steps)
        lines.append(f"  {use.module}: {share} of the steps, {', '.join(in_words(use.parameters))}")
    lines.append(
        "programs that invert what was done to validation digits, up to"
        f" {MOST_DEGREES:g}°, a factor of {MOST_FACTOR:g} and {MOST_PIXELS:g} pixels:"
    )
    for found in programs.inversions:
        others = found.problems - found.inverted
        lines += [
            f"  {domain.with_unit(found.size)}: {_percent(found.inverted, found.problems)}"
            f" of {found.problems:,}; recognised are"
            f" {_percent(found.solved_inverted, found.inverted)} of these and"
            f" {_percent(found.solved_others, others)} of the others; median residual"
            f" {found.degrees:.1f}°, factor {found.factor:.2f}, {found.pixels:.1f} pixels"
        ]
    return lines


def _share(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f} %"


def _percent(count: int, total: int) -> str:
    return _share(count / total) if total else "none"
