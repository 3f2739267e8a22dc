"""The loop: batched execution is the plain loop, problems are independent, programs end."""

from __future__ import annotations

from dataclasses import replace

import plain
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from shaped import LETTERS, Mixer, controller_of, encode, module_sets
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Controller, Heads, LocalController, Situation, make_controller
from crl.domains.arithmetic.numeric import VOCAB, Numeric, NumericSettings
from crl.errors import UsageError
from crl.evaluator import splice, windows
from crl.execution.incremental import shorten
from crl.meta_mdp import Greedy, Recorded, Sampling, rollout
from crl.modules import CRLModule, ModuleSet, Reducer, Translator
from crl.solving import find_model, load_model
from crl.trace import ExecutionTrace


def parts(impossible: str = "mask", seed: int = 0) -> tuple[Numeric, ModuleSet, Controller]:
    domain = Numeric(NumericSettings(reducer_hidden=16, impossible=impossible))  # type: ignore[arg-type]
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        modules = domain.make_modules()
        return domain, modules, domain.make_controller(modules, hidden=8)


def single(problems: ProblemBatch, row: int) -> Tensor:
    (bucket,) = problems.take(torch.tensor([row])).inputs
    return bucket.values[0]


def assert_as_plain(
    modules: ModuleSet, problems: ProblemBatch, trace: ExecutionTrace, row: int
) -> None:
    """One problem of a batch went as in the plain loop, every representation on the way too."""
    program = trace.by_problem("choice")[row, : int(trace.num_steps[row])].tolist()
    expected = plain.run(modules, single(problems, row), program, int(problems.max_steps[row]))
    torch.testing.assert_close(trace.output[row], expected.output)
    assert (int(trace.num_steps[row]), bool(trace.halted[row])) == (
        expected.num_steps,
        expected.halted,
    )
    for step in trace.steps:
        for at in (step.rows == row).nonzero()[:, 0].tolist():
            assert step.representation is not None
            torch.testing.assert_close(
                step.representation[at], expected.representations[int(step.number[at])]
            )


@settings(deadline=None, max_examples=25)
@given(seed=st.integers(0, 10_000), impossible=st.sampled_from(["mask", "noop"]))
def test_batched_execution_equals_the_plain_loop_on_random_programs(
    seed: int, impossible: str
) -> None:
    domain, modules, controller = parts(impossible, seed)
    generator = torch.Generator().manual_seed(seed)
    problems = domain.sample([2, 3, 5, 7], 12, generator)
    with torch.no_grad():
        trace = rollout(Sampling(controller, generator), modules, problems)
        for row in range(len(problems)):
            assert_as_plain(modules, problems, trace, row)


def test_problems_in_a_batch_do_not_affect_each_other() -> None:
    domain, modules, controller = parts()
    problems = domain.sample([2, 4, 6, 9], 30, torch.Generator().manual_seed(1))
    together = rollout(Greedy(controller), modules, problems)
    for row in range(len(problems)):
        alone = rollout(Greedy(controller), modules, problems.take(torch.tensor([row])))
        torch.testing.assert_close(together.output[row], alone.output[0])
        assert torch.equal(
            together.by_problem("choice")[row, : int(alone.num_steps[0])],
            alone.by_problem("choice")[0],
        )


def test_replaying_recorded_choices_gives_the_same_outputs() -> None:
    domain, modules, controller = parts()
    generator = torch.Generator().manual_seed(2)
    problems = domain.sample([3, 5, 8], 64, generator)
    trace = rollout(Sampling(controller, generator), modules, problems)
    replayed = rollout(Recorded(trace.by_problem("choice")), modules, problems)
    torch.testing.assert_close(replayed.output, trace.output)
    assert torch.equal(replayed.num_steps, trace.num_steps)


def test_masked_programs_take_one_step_per_operator_and_halt_on_one_token() -> None:
    domain, modules, controller = parts()
    problems = domain.sample([2, 5, 10], 50, torch.Generator().manual_seed(3))
    trace = rollout(Greedy(controller), modules, problems)
    assert trace.halted.all()
    assert torch.equal(trace.num_steps, problems.sizes)  # size - 1 reductions and HALT


def test_an_early_halt_is_a_noop_and_the_step_limit_truncates() -> None:
    domain, modules, _ = parts("noop")
    problems = domain.encode([domain.parse("1+2+3"), domain.parse("4+5")])
    halt = int((modules.choices(5).module == modules.halt).nonzero()[0, 0])
    always_halt = Recorded(torch.full((2, 40), halt))
    trace = rollout(always_halt, modules, problems)
    assert trace.truncated.all()
    assert torch.equal(trace.num_steps, problems.max_steps)
    torch.testing.assert_close(trace.output[0], single(problems, 0)[0])


def test_reducing_one_token_is_a_noop() -> None:
    domain, modules, _ = parts("noop")
    choices = modules.choices(1)
    assert choices.noop.tolist() == [False, True, True, True]
    problems = domain.encode([domain.parse("7")])
    trace = rollout(Recorded(torch.tensor([[1, 2, 0]])), modules, problems)
    assert trace.num_steps.item() == 3
    assert trace.halted.item()
    assert domain.show(trace.output) == "7"


def test_a_window_may_centre_on_any_inner_token() -> None:
    _, modules, _ = parts()
    choices = modules.choices(7)
    assert sorted(set(choices.place.tolist())) == [0, 1, 2, 3, 4]
    assert len(choices) == 5 * 3


class Shift(CRLModule):
    """Adds its number to the only cell."""

    kind, reads, writes = "shift", None, None

    def __init__(self, number: int) -> None:
        super().__init__()
        self.title, self.number = f"+{number}", number

    def forward(self, values: Tensor) -> Tensor:
        return values + self.number


def test_bounded_horizon_is_the_same_loop_without_halt() -> None:
    domain, _, _ = parts()
    modules = ModuleSet([Shift(1), Shift(10)], halts=False)
    assert len(modules.choices(1)) == 2
    problems = domain.encode([domain.parse("0"), domain.parse("0")])
    bounded = replace(problems, max_steps=torch.tensor([2, 3]))
    trace = rollout(Recorded(torch.tensor([[0, 1, 0], [1, 1, 1]])), modules, bounded)
    assert trace.halted.all()
    assert trace.num_steps.tolist() == [2, 3]
    assert trace.output[:, 5].tolist() == [11.0, 30.0]


@settings(deadline=None, max_examples=60)
@given(
    modules=module_sets(),
    texts=st.lists(st.text(LETTERS, min_size=1, max_size=9), min_size=1, max_size=5),
    reach=st.integers(0, 2),
    greedy=st.booleans(),
    seed=st.integers(0, 10_000),
)
def test_modules_of_any_shapes_and_kinds_equal_the_plain_loop(
    modules: ModuleSet, texts: list[str], reach: int, greedy: bool, seed: int
) -> None:
    problems = encode(texts, max_steps=7)
    controller = controller_of(modules, reach)
    generator = torch.Generator().manual_seed(seed)
    choose = Greedy(controller) if greedy else Sampling(controller, generator, exploration=0.3)
    with torch.no_grad():
        trace = rollout(choose, modules, problems)
        for row in range(len(problems)):
            assert_as_plain(modules, problems, trace, row)
        replayed = rollout(Recorded(trace.by_problem("choice")), modules, problems)
    torch.testing.assert_close(replayed.output, trace.output)
    assert torch.equal(replayed.num_steps, trace.num_steps)
    assert torch.equal(replayed.halted, trace.halted)


def test_a_program_that_nothing_can_go_on_with_is_ended_by_the_step_limit() -> None:
    modules = ModuleSet([Mixer("M", 3, 2)], halts=True)
    problems = encode(["abc", "a", "abcd"], max_steps=6)
    controller = controller_of(modules, reach=1)
    trace = rollout(Sampling(controller, torch.Generator().manual_seed(0)), modules, problems)
    assert trace.halted.tolist() == [False, True, False]  # two tokens are left, three are needed
    assert trace.num_steps.tolist() == [6, 1, 6]


def test_a_module_that_writes_another_number_of_tokens_than_it_declares_is_named() -> None:
    liar = Mixer("M", 3, 2)
    liar.writes = 1
    modules = ModuleSet([liar], halts=True)
    liar.writes = 2
    with pytest.raises(UsageError, match="'M' wrote 2 tokens where it read 3"):
        rollout(Recorded(torch.zeros(1, 9, dtype=torch.long)), modules, encode(["abcd"], 9))


def test_snapping_makes_every_written_token_one_hot() -> None:
    domain, modules, controller = parts()
    problems = domain.sample([6], 10, torch.Generator().manual_seed(0))
    trace = rollout(Greedy(controller), modules, problems, snap=True)
    for step in trace.steps:
        assert step.representation is not None
        assert bool(((step.representation == 0) | (step.representation == 1)).all())


@settings(deadline=None)
@given(
    length=st.integers(3, 9),
    reads=st.integers(1, 3),
    writes=st.integers(1, 3),
    seed=st.integers(0, 1000),
)
def test_splicing_replaces_exactly_the_window(
    length: int, reads: int, writes: int, seed: int
) -> None:
    generator = torch.Generator().manual_seed(seed)
    values, written = (
        torch.rand(5, length, 4, generator=generator),
        torch.rand(5, writes, 4, generator=generator),
    )
    place = torch.randint(length - reads + 1, (5,), generator=generator)
    spliced = splice(values, place, reads, written)
    taken = windows(values, place, reads)
    for row, at in enumerate(place.tolist()):
        assert torch.equal(taken[row], values[row, at : at + reads])
        assert torch.equal(
            spliced[row], torch.cat([values[row, :at], written[row], values[row, at + reads :]])
        )
    which = torch.tensor([3, 0])
    assert torch.equal(windows(values, place[which], reads, which), taken[which])
    some = splice(values, place[which], reads, written[which], which)
    assert torch.equal(some, spliced[which])


def assert_same_shortened(
    controller: LocalController, modules: ModuleSet, problems: ProblemBatch, *, snap: bool = False
) -> int:
    """Shortened or not, the same programs come out; how many reductions the shortening took."""
    with torch.no_grad():
        whole = rollout(Greedy(controller), modules, problems, snap=snap)
        short, taken = shorten(controller, modules, problems, snap=snap)
        rest = rollout(Greedy(controller), modules, short, snap=snap)
    torch.testing.assert_close(rest.output, whole.output)
    assert torch.equal(rest.num_steps + taken, whole.num_steps)
    assert torch.equal(rest.halted, whole.halted)
    for row in range(
        len(problems)
    ):  # and in the middle of the program the representation is that of the same step
        middle = int(taken[row])
        (bucket,) = [
            step
            for step in whole.steps
            if bool(((step.rows == row) & (step.number == middle)).any())
        ]
        assert bucket.representation is not None
        torch.testing.assert_close(single(short, row), bucket.representation[bucket.rows == row][0])
    return int(taken.sum())


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 10_000), reach=st.integers(1, 4), snap=st.booleans())
def test_shortening_reads_only_what_changed_and_makes_the_same_choices(
    seed: int, reach: int, snap: bool
) -> None:
    torch.manual_seed(seed)
    domain = Numeric(NumericSettings(reducer_hidden=16, reach=reach))
    modules = domain.make_modules()
    controller = LocalController(modules=modules, vocab=VOCAB, hidden=8, reach=reach)
    problems = ProblemBatch.join([domain.unseen(size, 3) for size in (12, 13, 20, 31)])
    taken = assert_same_shortened(controller, modules, problems, snap=snap)
    assert taken == 3 * (1 + 8 + 19)  # until 23 tokens, which are 12 terms, are left


WINDOWS = [
    [(2, 1)],
    [(5, 1)],
    [(3, 2)],
    [(1, 1), (2, 1)],
    [(2, 1), (3, 1)],
    [(3, 1), (5, 1), (3, 1)],
    [(4, 1), (5, 1)],
    [(3, 2), (4, 4), (2, 1)],
    [(6, 3), (5, 2), (2, 2)],
    [(30, 1), (2, 1)],  # the first soon fits no more
]


@settings(deadline=None, max_examples=60)
@given(
    shapes=st.sampled_from(WINDOWS),
    lengths=st.lists(st.integers(20, 60), min_size=1, max_size=4),
    max_steps=st.sampled_from([1, 2, 30, 200]),
    reach=st.integers(1, 3),
    translates=st.booleans(),
    heads=st.sampled_from(["hidden", "apart"]),
    snap=st.booleans(),
    seed=st.integers(0, 10_000),
)
def test_windows_of_all_lengths_are_shortened_with_the_same_choices(
    shapes: list[tuple[int, int]],
    lengths: list[int],
    max_steps: int,
    reach: int,
    translates: bool,
    heads: Heads,
    snap: bool,
    seed: int,
) -> None:
    torch.manual_seed(seed)
    members: list[CRLModule] = [Mixer(f"M{at}", *shape) for at, shape in enumerate(shapes)]
    members += [Translator(title="T", vocab=len(LETTERS))] * translates
    modules = ModuleSet(members, halts=True)
    controller = controller_of(modules, reach, heads)
    assert isinstance(controller, LocalController)
    texts = [
        "".join(LETTERS[at] for at in torch.randint(len(LETTERS), (length,)).tolist())
        for length in lengths
    ]
    taken = assert_same_shortened(controller, modules, encode(texts, max_steps), snap=snap)
    if not translates and max_steps > 1:
        assert taken >= sum(length > 24 for length in lengths)


@pytest.mark.parametrize(
    "member", [Mixer("M", 2, 3), Mixer("M", 3, 1, stride=2), Mixer("M", 3, 1, kind="blend")]
)
def test_windows_that_grow_or_cannot_be_compared_are_left_to_the_loop(member: Mixer) -> None:
    modules = ModuleSet([member, Mixer("N", 3, 1)], halts=True)
    controller = controller_of(modules, reach=2)
    assert isinstance(controller, LocalController)
    problems = encode(["abcde" * 6], max_steps=40)
    assert shorten(controller, modules, problems)[0] is problems


@pytest.mark.parametrize("heads", ["hidden", "linear", "apart"])
def test_what_shortening_does_not_reduce_is_left_to_the_loop(heads: Heads) -> None:
    """Some of these problems are translated on the way."""
    domain, modules, controller = bilingual(heads=heads)
    assert controller.kind_score is not None
    problems = told(domain.unseen(40, 60), 1)
    with torch.no_grad():  # in doubt between reducing and translating
        translate, reduce = (int(kind) for kind in modules.choices(79).kinds)
        tokens = torch.cat([bucket.values for bucket in problems.inputs])
        reader = controller.whole_reader or controller.policy_reader
        known = controller.summary(reader(tokens).mean(dim=1), problems.context)
        scores = controller.kind_score(known)
        controller.kind_score[-1].bias[reduce] -= (
            scores[:, reduce] - scores[:, translate]
        ).median()
    _, taken = shorten(controller, modules, problems)
    assert 0 < int((taken == 0).sum()) < 60
    assert_same_shortened(controller, modules, replace(problems, max_steps=torch.full((60,), 60)))


@pytest.mark.parametrize("model", ["numeric", "multilingual"])
def test_trained_learners_answer_the_same_shortened_or_not(model: str) -> None:
    solver = load_model(find_model(model))
    problems = ProblemBatch.join([solver.domain.unseen(size, 20) for size in (20, 33, 100)])
    short, whole = solver.learner.execute(problems), solver.learner.execute(problems, whole=True)
    torch.testing.assert_close(short.output, whole.output)
    assert torch.equal(short.num_steps, whole.num_steps)


def bilingual(seed: int = 0, heads: Heads = "hidden") -> tuple[Numeric, ModuleSet, LocalController]:
    """Numbers, two translators beside two reducers, and a controller that is told a target."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        translators = [Translator(title=f"T{number}", vocab=VOCAB) for number in (1, 2)]
        reducers = [Reducer(title=f"R{number}", vocab=VOCAB, hidden=8) for number in (1, 2)]
        modules = ModuleSet([*translators, *reducers], halts=True)
        return (
            Numeric(),
            modules,
            LocalController(
                modules=modules, vocab=VOCAB, context=3, hidden=8, reach=2, heads=heads
            ),
        )


def told(problems: ProblemBatch, target: int) -> ProblemBatch:
    return replace(problems, context=torch.eye(3)[torch.full((len(problems),), target)])


def test_translators_and_reducers_in_one_program_equal_the_plain_loop() -> None:
    domain, modules, controller = bilingual()
    generator = torch.Generator().manual_seed(0)
    problems = told(domain.sample([2, 4], 40, generator), 1)
    with torch.no_grad():
        trace = rollout(Sampling(controller, generator), modules, problems)
        for row in range(len(problems)):
            assert_as_plain(modules, problems, trace, row)


@pytest.mark.parametrize("reach", [0, 2])
def test_first_the_kind_of_choice_is_chosen_then_the_module_and_its_place(reach: int) -> None:
    domain, modules, _ = bilingual()
    controller = make_controller(modules=modules, vocab=VOCAB, context=3, hidden=8, reach=reach)
    choices = modules.choices(5)
    assert choices.kind_sizes == [2, 6]  # translate, reduce; HALT is not possible yet
    assert modules.choices(1).kind_sizes == [2, 1]  # translate, HALT
    (bucket,) = domain.encode([domain.parse("1+2+3")]).inputs
    situation = Situation(
        rows=bucket.rows, values=bucket.values, context=torch.eye(3)[:1], choices=choices
    )
    with torch.no_grad():
        probabilities = controller(situation).log_probs.exp()[0]
    assert float(probabilities.sum()) == pytest.approx(1, abs=1e-5)
    translate, reduce = (float(part.sum()) for part in probabilities.split(choices.kind_sizes))
    best = int(controller.greedy(situation))
    assert (best < 2) == (translate > reduce)
    assert best == int(
        probabilities[:2].argmax() if translate > reduce else 2 + probabilities[2:].argmax()
    )


def test_where_to_reduce_does_not_depend_on_what_is_far_away() -> None:
    domain, _, controller = bilingual()
    (left,), (right,) = (
        domain.encode([domain.parse(text)]).inputs for text in ("1+2*3-4+5-6", "1+2*3-4+5*7")
    )
    tokens = [controller.policy_reader(bucket.values)[0] for bucket in (left, right)]
    torch.testing.assert_close(tokens[0][:7], tokens[1][:7])
    assert not torch.allclose(tokens[0][7], tokens[1][7])


def test_where_to_reduce_does_not_depend_on_what_the_heads_are_told() -> None:
    domain, modules, controller = bilingual()
    (bucket,) = domain.encode([domain.parse("1+2*3")]).inputs
    rows, choices = bucket.rows, modules.choices(5)
    situations = [
        Situation(rows=rows, values=bucket.values, context=torch.eye(3)[at][None], choices=choices)
        for at in (0, 1)
    ]
    with torch.no_grad():
        first, second = (
            controller(situation).log_probs[0].split(choices.kind_sizes) for situation in situations
        )
    torch.testing.assert_close(first[1].softmax(0), second[1].softmax(0))
    assert not torch.allclose(first[0].softmax(0), second[0].softmax(0))


def test_the_controller_reads_what_it_is_told_and_the_modules_do_not() -> None:
    domain, modules, controller = bilingual()
    problems = domain.sample([3], 5, torch.Generator().manual_seed(0))
    choices = modules.choices(5)
    readings = []
    for target in (0, 1):
        part = told(problems, target)
        situation = Situation(
            rows=part.inputs[0].rows,
            values=part.inputs[0].values,
            context=part.context,
            choices=choices,
        )
        readings.append(controller(situation).log_probs)
    assert not torch.allclose(*readings)
    program = Recorded(torch.tensor([[3, 3, 2]] * 5))
    outputs = [
        rollout(
            program, modules, replace(told(problems, target), max_steps=torch.full((5,), 3))
        ).output
        for target in (0, 1)
    ]
    assert torch.equal(*outputs)
