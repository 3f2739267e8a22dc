"""What a domain must keep, what check_domain says where it does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from boolean import Boolean
from torch.nn.functional import one_hot
from xor import Xor

from crl.batch import ProblemBatch
from crl.domains import ContractError, Domain, check_domain
from crl.domains.arithmetic.multilingual import Multilingual, MultilingualSettings
from crl.domains.arithmetic.numeric import Numeric, NumericSettings
from crl.domains.check import CHECKS
from crl.domains.images.domain import Images, ImagesSettings
from crl.domains.token_strings import TokenStrings
from crl.errors import UsageError
from crl.modules import ModuleSet, Reducer
from crl.representation import Bucket
from crl.trace import Outcome
from crl.validation import settings


@pytest.mark.parametrize(
    "domain",
    [
        Xor(),
        Boolean(),
        Numeric(),
        Numeric(NumericSettings(data=0, reach=0, impossible="noop")),
        Multilingual(),
        Multilingual(MultilingualSettings(data=0, held_out=4)),
    ],
    ids=lambda domain: f"{domain.name} {domain.settings}",
)
def test_domains_of_tokens_keep_the_contract(domain: Domain) -> None:
    check_domain(domain)


@pytest.mark.parametrize("horizon", ["bounded", "infinite"])
def test_images_keep_the_contract(images: Images, horizon: Any) -> None:
    check_domain(Images(ImagesSettings(horizon=horizon)))


class Plain(Domain):
    """The smallest domain without TokenDomain: the last of two or three symbols is the answer."""

    name = "plain"
    summary = "the last symbol"
    sizes = range(2, 4)
    vocab = 3

    def problems(self, split: str, size: int) -> ProblemBatch:
        every = torch.cartesian_prod(*[torch.arange(3)] * size)
        remainder = torch.arange(len(every)) % 3
        return self.batch(every[remainder == ("train", "validation", "test").index(split)])

    def unseen(self, size: int, count: int, group: str | None = None) -> ProblemBatch:
        if size in self.sizes:
            return self.problems("test", size)
        generator = torch.Generator().manual_seed(size)
        return self.batch(torch.randint(3, (count, size), generator=generator))

    def make_modules(self) -> ModuleSet:
        return ModuleSet([Reducer(title="R", vocab=3, hidden=8, reads=2)], halts=True)

    def parse(self, text: str, **options: str) -> torch.Tensor:
        if set(text) - set("abc") or not text:
            raise UsageError(f"{text!r} is not made of a, b and c")
        return torch.tensor(["abc".index(letter) for letter in text])

    def encode(self, queries: Sequence[torch.Tensor]) -> ProblemBatch:
        return ProblemBatch.join([self.batch(query[None]) for query in queries])

    def show(self, values: torch.Tensor) -> str:
        return "".join("abc"[token] for token in values.argmax(dim=-1).tolist())

    def batch(self, tokens: torch.Tensor) -> ProblemBatch:
        count, size = tokens.shape
        return ProblemBatch(
            inputs=(Bucket(rows=torch.arange(count), values=one_hot(tokens, 3).float()),),
            answers=tokens[:, -1],
            sizes=torch.full((count,), size),
            max_steps=torch.full((count,), 2 * size),
            context=torch.zeros(count, 0),
        )


def test_nine_things_make_a_domain() -> None:
    check_domain(Plain)
    domain = Plain()
    assert domain.tokens(3) == 3
    assert domain.parse(domain.example).tolist() == [0, 0, 0]
    assert list(domain.measured) == [3, 4, 5, 6]
    assert (domain.smallest, domain.largest) == (2, None)
    assert domain.fingerprint() == Plain().fingerprint() != Xor().fingerprint()
    assert domain.settings == Plain.Settings()


def test_a_drawn_problem_keeps_its_input_and_answer_together() -> None:
    domain = Plain()
    drawn = domain.sample([2, 3], 500, torch.Generator().manual_seed(0))
    assert len(drawn) == 500
    assert drawn.sizes.unique().tolist() == [2, 3]
    for bucket in drawn.inputs:
        assert torch.equal(bucket.values[:, -1].argmax(dim=-1), drawn.answers[bucket.rows])
        assert (drawn.sizes[bucket.rows] == bucket.length).all()


def test_only_what_halts_with_the_right_answer_is_solved() -> None:
    problems = Plain().problems("train", 2).take(torch.arange(3))
    right = one_hot(problems.answers, 3).float()
    right[2] = right[2].roll(1)
    halted = torch.tensor([True, False, True])
    outcome = Outcome(output=right, num_steps=torch.ones(3), halted=halted)
    assert Plain().solved(outcome, problems).tolist() == [True, False, False]


@pytest.mark.parametrize(
    ("domain", "words"),
    [
        (Xor, "size 3 to 5"),
        (Boolean, "depth 1 to 3"),
        (Numeric, "2 to 10 terms"),
        (Images, "2 transformations"),
    ],
)
def test_sizes_are_said_in_the_unit_of_the_domain(domain: type[Domain], words: str) -> None:
    assert domain().sizes_up_to(max(domain.sizes)) == words


def test_what_is_measured_stays_below_the_largest_size() -> None:
    assert list(Boolean().measured) == [3, 4, 5, 6]
    assert list(type("Small", (Xor,), {"largest": 6})().measured) == [5, 6]


def test_settings_out_of_bounds_are_refused_however_a_domain_is_made() -> None:
    with pytest.raises(UsageError, match="width is 8; allowed are 28 to 256"):
        Images(ImagesSettings(width=8))
    with pytest.raises(UsageError, match="translators is 65; allowed are 0 to 64"):
        Multilingual(MultilingualSettings(translators=65))


# --- broken domains ---------------------------------------------------------------------------
def changed(**fields: Callable[[torch.Tensor], torch.Tensor]) -> Callable[..., ProblemBatch]:
    """Make a method `problems` or `encode` of xor that changes columns of what it gives."""

    def method(self: Xor, *arguments: Any) -> ProblemBatch:
        give = Xor.encode if len(arguments) == 1 else Xor.problems
        batch: ProblemBatch = give(self, *arguments)
        columns = {name: change(getattr(batch, name)) for name, change in fields.items()}
        return replace(batch, **columns)

    return method


def fails(*arguments: Any) -> Any:
    raise KeyError("nothing here")


def unlucky(self: Xor, text: str) -> str | None:
    """Answer as if every text were well-formed."""
    return str(sum(int(bit) for bit in text[::2]) % 2)


def anything(self: Xor, *arguments: Any) -> ProblemBatch:
    """Draw without the generator that is given."""
    generator = torch.Generator().manual_seed(int(torch.randint(10**6, ())))
    return Xor.sample(self, self.sizes, 64, generator)


def random_unseen(self: Xor, size: int, count: int, group: str | None = None) -> list[Any]:
    bits = np.random.default_rng().integers(2, size=9)
    return [("^".join(map(str, bits)), str(bits.sum() % 2))]


def gone(split: str) -> Callable[..., list[tuple[str, str]]]:
    def examples(self: Xor, asked: str, size: int) -> list[tuple[str, str]]:
        return [] if asked == split else Xor.examples(self, asked, size)

    return examples


def trained_unseen(self: Xor, size: int, count: int, group: str | None = None) -> list[Any]:
    return Xor.examples(self, "train", 3)


def draw_tests(self: Xor, size: int, count: int, generator: torch.Generator) -> TokenStrings:
    return self.strings("test", size).take(torch.zeros(count).long())


def careless(self: Xor, text: str, **options: str) -> Any:
    return Xor.parse(self, text[0] + text[1:])


def forgetful(self: Xor, text: str, **options: str) -> Any:
    return Xor.parse(self, text.replace("1", "0"))


def repeated(self: Xor, split: str, size: int) -> list[tuple[str, str]]:
    return Xor.examples(self, "train", size)


def mean_loss(self: Xor, output: torch.Tensor, problems: ProblemBatch) -> torch.Tensor:
    return Xor.loss(self, output, problems).mean()


def dead_loss(self: Xor, output: torch.Tensor, problems: ProblemBatch) -> torch.Tensor:
    return Xor.loss(self, output.detach(), problems)


def graded(self: Xor, output: torch.Tensor, problems: ProblemBatch) -> torch.Tensor:
    return Xor.correct(self, output, problems).float()


def one_step(self: Xor, lengths: torch.Tensor, sizes: torch.Tensor) -> torch.Tensor:
    return torch.ones_like(lengths)


@settings
class Unset:
    reducers: int


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"summary": ""}, 'a domain needs a summary; write summary = "'),
    ({"sizes": (3, 5)}, "each must be one more than the one before"),
    ({"sizes": range(3)}, "write sizes = range(first, last + 1)"),
    ({"sizes": 3}, "write sizes = range(first, last + 1)"),
    ({"symbols": "011^"}, "symbols has one of them twice"),
    ({"options": "to"}, "options is 'to'; write a tuple of words, such as options = (\"to\",)"),
    ({"unit": "number of bits"}, "unit is 'number of bits', not one word"),
    ({"largest": 5}, "largest is 5; it must be more than 5"),
    ({"largest": 7, "measured": (7, 20)}, "measured has [20]; allowed are 3 to 7"),
    ({"smallest": 4}, "smallest is 4; it must be at most 3"),
    ({"Settings": Unset}, "give every setting a default"),
    ({"setting_aliases": {"size": "bits"}}, "the settings are reducers"),
    ({"preset": {"hidden": 8}}, "preset has 'hidden'; allowed are domain, learner"),
    ({"preset": {"curriculum": {"last": 9}}}, "last = 9, which is not among sizes"),
    ({"draw": lambda self, size, rng: "0^x"}, "the train set of size 3 is empty"),
    ({"symbols": "^02"}, "unknown symbol '1' at character"),
    ({"__init__": lambda self: setattr(self, "vocab", 3)}, "call super().__init__(settings)"),
    ({"answer": lambda self, text: None}, "is None; expected a symbol, since draw gave it"),
    ({"answer": lambda self, text: 1}, "is 1; expected one of the symbols as text: 0 1 ^"),
    ({"answer": unlucky}, "return None for what is not well-formed"),
    ({"draw": fails}, "raises KeyError: 'nothing here'"),
    ({"examples": gone("validation")}, "the validation set of size 3 is empty"),
    ({"tokens": lambda self, size: 1}, "tokens(3) is 1, but a training problem of that size has 5"),
    ({"problems": changed(answers=torch.Tensor.float)}, "shape (6,) and type torch.float32"),
    ({"problems": changed(answers=lambda a: a + 3)}, "not the index of a symbol"),
    ({"problems": changed(sizes=lambda s: s + 1)}, "gives problems of other sizes"),
    ({"context": 2}, "has a context of shape (6, 0); expected (6, 2)"),
    ({"examples": repeated}, "the sets of size 3 overlap"),
    ({"unseen_examples": trained_unseen}, "were trained or selected on"),
    ({"unseen_examples": random_unseen}, "unseen must be fixed by its arguments"),
    ({"measured": (5, 10_100)}, "has a problem of 20199 tokens"),
    ({"sample": anything}, "must depend only on its generator"),
    ({"sample": lambda self, *rest: Xor.problems(self, "test", 3)}, "gives 1 problems"),
    ({"draw_strings": draw_tests}, "sample gives problems that are not in the train set"),
    ({"make_modules": lambda self: []}, "make_modules() gives list; return ModuleSet"),
    ({"step_limit": one_step}, "not one of 64 random programs halted"),
    ({"loss": mean_loss}, "one finite number for each problem"),
    ({"loss": dead_loss}, "the loss does not reach the modules"),
    ({"correct": graded}, "of type torch.bool"),
    ({"show": lambda self, values: list(values)}, "return the text of a representation"),
    ({"confidence": lambda self, values: 2.0}, "is 2.0; return a number from 0 to 1"),
    ({"oracle": lambda self, values: "1"}, "the oracle gives '1'"),
    ({"parse": forgetful}, "is not parsed as what it shows"),
    ({"parse": careless}, "raise a crl.errors.UsageError with a sentence"),
    ({"encode": changed(answers=lambda a: 1 - a)}, "the oracle disagrees with the data"),
    ({"size_of": lambda self, text: 9}, "is parsed as a problem of size 9, the train set has"),
    ({"options_of": lambda self, problems, row: {"to": "1"}}, "options_of gives to; all of them"),
    ({"example": "hello"}, "parse of the example 'hello': unknown symbol 'h'"),
    ({"remark": lambda self, query: 3}, "remark gives 3; return a sentence, or None"),
]


@pytest.mark.parametrize(("attributes", "words"), BROKEN, ids=[words for _, words in BROKEN])
def test_check_domain_says_what_is_wrong(attributes: dict[str, Any], words: str) -> None:
    with pytest.raises(ContractError) as error:
        check_domain(type("Broken", (Xor,), attributes))
    assert words in str(error.value)


def test_a_class_that_lacks_methods_is_told_which() -> None:
    class Lacking(Plain):
        show = Domain.show
        unseen = Domain.unseen

    words = r"Lacking does not write show, unseen; the first is show\(values\): Write a"
    with pytest.raises(ContractError, match=words):
        check_domain(Lacking)


@pytest.mark.parametrize("given", [3, "numeric", None, dict, UsageError])
def test_what_is_no_domain_is_refused_in_a_sentence(given: Any) -> None:
    with pytest.raises(UsageError, match=r"check_domain is given .*; expected a"):
        check_domain(given)


def test_a_domain_without_symbols_is_told_to_write_them() -> None:
    with pytest.raises(ContractError, match='write symbols = "01\\^"'):
        check_domain(type("Mute", (Xor,), {"symbols": ""}))


def test_capabilities_are_checked() -> None:
    class Wrong(Numeric):
        def hard_coded_modules(self) -> ModuleSet:
            return self.make_modules()

    with pytest.raises(ContractError, match="hard-coded controller and modules solve"):
        check_domain(Wrong)
    learning = Images()
    learning.classifier.requires_grad_(True)
    check = next(check for check in CHECKS if check.__name__ == "check_capabilities")
    with pytest.raises(ContractError, match=r"the classifier is not frozen; call classifier\."):
        check(learning)
