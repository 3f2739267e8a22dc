"""Can a person give a problem, and is it understood?"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.domains.capabilities import Pictured
from crl.domains.checks.requirement import ContractError, called, require
from crl.domains.contract import NOT_TOLD, Domain
from crl.domains.pictures import write_picture
from crl.errors import RunError, UsageError, one_line

COUNT = 4  # problems of each size that are given again
NEARLY = 0.25  # a pixel may change by this in a file, which brings out faint ink; a token by 1
NONSENSE = ("", " ", "?", "\x00", "no such thing", "9" * 50)


def check_people(domain: Domain) -> None:
    """Check that what is shown can be given again, with the same answer and size."""
    for size in domain.sizes:
        problems = domain.problems("train", size)
        problems = problems.take(torch.arange(min(COUNT, len(problems))))
        for bucket in problems.inputs:
            for row, values in zip(bucket.rows.tolist(), bucket.values, strict=True):
                _check_given_again(domain, problems, row, values)
    check_example(domain)
    check_nonsense(domain)


def _check_given_again(domain: Domain, problems: ProblemBatch, row: int, values: Tensor) -> None:
    options = called("options_of(problems, row)", domain.options_of, problems, row)
    require(
        set(options) <= set(domain.options),
        f"options_of gives {', '.join(options)}; all of them must be among options",
    )
    with TemporaryDirectory() as folder:
        given = _as_given(domain, values, Path(folder))
        query = called(f"parse({given!r})", lambda: domain.parse(given, **options))
        again = called(f"encode of {given!r}", domain.encode, [query, query])
    require(
        isinstance(again, ProblemBatch) and len(again) == 2,
        f"encode must give one problem for each query, in a ProblemBatch; it gives {again!r}",
    )
    read, answer = again.inputs[0].values[0], int(again.answers[0])
    require(
        read.shape == values.shape and torch.allclose(read, values, rtol=0, atol=NEARLY),
        f"{given!r} is not parsed as what it shows: parse and encode must give the representation"
        " that show gave the text of",
    )
    require(
        answer in (int(problems.answers[row]), NOT_TOLD),
        f"the oracle disagrees with the data on {given!r}: encode gives the answer {answer}, the"
        f" train set {int(problems.answers[row])}",
    )
    require(
        again.sizes.tolist() == [int(problems.sizes[row])] * 2,
        f"{given!r} is parsed as a problem of size {int(again.sizes[0])}, the train set has it as"
        f" size {int(problems.sizes[row])}",
    )
    remark = called(f"remark on {given!r}", domain.remark, query)
    require(
        remark is None or isinstance(remark, str),
        f"remark gives {remark!r}; return a sentence, or None",
    )


def _as_given(domain: Domain, values: Tensor, folder: Path) -> str:
    """Write a representation as a person gives it: what it shows, or a file with its picture."""
    if not isinstance(domain, Pictured):
        return domain.show(values)
    image = called("picture(values)", domain.picture, values)
    require(
        image.ndim == 2 and bool((image >= 0).all()) and bool((image <= 1).all()),
        f"picture gives shape {tuple(image.shape)}; return (height, width), from 0 to 1",
    )
    write_picture(image, folder / "input.png")
    return str(folder / "input.png")


def check_example(domain: Domain) -> None:
    """Check that the example can be parsed; that of pictures is the name of a file."""
    example = called("example", lambda: domain.example)
    require(isinstance(example, str) and example, f"example is {example!r}; write an input")
    options = dict(domain.example_options)
    require(
        set(options) <= set(domain.options),
        f"example_options has {', '.join(options)}; all of them must be among options",
    )
    if not isinstance(domain, Pictured):
        what = f"the example {example!r}"
        query = called(f"parse of {what}", lambda: domain.parse(example, **options))
        called(f"encode of {what}", domain.encode, [query])


def check_nonsense(domain: Domain) -> None:
    """Check that nonsense is refused by a UsageError; what makes sense to a domain is fine."""
    options = dict(domain.example_options)
    for text in NONSENSE:
        try:
            query = domain.parse(text, **options)
        except (UsageError, RunError):
            continue
        except Exception as error:
            raise ContractError(
                f"parse({text!r}) raises {type(error).__name__}: {one_line(error)}; raise a"
                " crl.errors.UsageError with a sentence that says what is wrong"
            ) from error
        problems = called(f"encode of {text!r}", domain.encode, [query])
        require(len(problems) == 1, f"{text!r} is parsed, but encode gives no problem for it")
