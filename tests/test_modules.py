"""Module sets: kinds and shapes are declared, sets grow and shrink, two widths learn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from negations import Negations
from shaped import SHAPES, VOCAB, Last, Mixer, controller_of, encode, module_sets
from torch import Tensor

from crl.controllers import Controller, LocalController, Situation, make_controller
from crl.controllers.cnn import CNNController
from crl.domains import DOMAINS
from crl.errors import UsageError
from crl.execution.incremental import can_shorten
from crl.learners.crl import CRL
from crl.measuring import num_solved
from crl.meta_mdp import Recorded, rollout
from crl.modules import HALT, CRLModule, Identity, ModuleSet, Reducer, Translator
from crl.presets import preset
from crl.solving import load_model
from crl.training import train


def situation(modules: ModuleSet, length: int, rows: int = 200) -> Situation:
    """Random representations of one length."""
    values = torch.softmax(3 * torch.randn(rows, length, VOCAB), dim=-1)
    context = torch.zeros(rows, 0)
    choices = modules.choices(length)
    return Situation(rows=torch.arange(rows), values=values, context=context, choices=choices)


# --- choices -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("reads", "writes"), SHAPES)
def test_a_window_may_start_wherever_it_fits(reads: int, writes: int) -> None:
    modules = ModuleSet([Mixer("M", reads, writes)], halts=True)
    for length in range(reads, 9):
        choices = modules.choices(length)
        places = choices.place[choices.module == 0].tolist()
        assert places == list(range(length - reads + 1))


@settings(deadline=None, max_examples=60)
@given(modules=module_sets(), length=st.integers(1, 9))
def test_choices_of_a_kind_stand_side_by_side_whatever_the_widths(
    modules: ModuleSet, length: int
) -> None:
    choices = modules.choices(length)
    kinds = modules.kind_of[choices.module]
    assert len(choices) > 0
    assert len(set(choices.kinds)) == len(choices.kinds)
    assert kinds.tolist() == [
        kind
        for kind, size in zip(choices.kinds, choices.kind_sizes, strict=True)
        for _ in range(size)
    ]
    assert len(set(choices.score.tolist())) == len(choices)
    torch.testing.assert_close(choices.uniform_log_probs.exp().sum(), torch.tensor(1.0))


def test_where_nothing_is_possible_one_choice_does_nothing() -> None:
    halting = ModuleSet([Mixer("M", 3, 2)], halts=True).choices(2)
    assert (len(halting), halting.noop.tolist(), halting.halts.tolist()) == (1, [True], [False])
    bounded = ModuleSet([Mixer("M", 3, 2)], halts=False).choices(2)
    assert (len(bounded), bounded.noop.tolist(), bounded.module.tolist()) == (1, [True], [0])


def test_the_order_in_which_modules_stand_does_not_make_kinds() -> None:
    members: list[CRLModule] = [
        Reducer(title="R1", vocab=VOCAB, hidden=4),
        Translator(title="T", vocab=VOCAB),
        Reducer(title="R2", vocab=VOCAB, hidden=4, reads=2),
    ]
    modules = ModuleSet(members, halts=True)
    assert modules.kinds == ("reduce", "translate")
    assert modules.choices(5).kind_sizes == [1, 3 + 4]  # whole choices stand first


def test_translators_called_together_write_what_each_writes_alone() -> None:
    modules = [Translator(title=f"T{number}", vocab=VOCAB) for number in range(3)]
    read, counts = torch.rand(6, 4, VOCAB), [4, 0, 2]
    expected = torch.cat([modules[0](read[:4]), modules[2](read[4:])])
    assert torch.equal(Translator.forward_grouped(modules, read, counts), expected)


@pytest.mark.parametrize("reach", [0, 2])
def test_with_two_widths_every_window_can_be_learned_and_be_the_best(reach: int) -> None:
    modules = ModuleSet([Mixer("M5", 5, 1), Mixer("M2", 2, 1)], halts=True)
    controller = controller_of(modules, reach)
    read = situation(modules, 9)
    best = controller.greedy(read)
    assert len(set(best.tolist())) > 3
    for choice in range(len(read.choices)):
        controller.zero_grad()
        controller(read).log_probs[:, choice].sum().backward()
        gradient = controller.window_score.weight.grad  # type: ignore[union-attr]
        assert isinstance(gradient, Tensor)
        assert float(gradient.abs().max()) > 1e-3


def test_which_of_interchangeable_modules_is_best_does_not_depend_on_the_window() -> None:
    modules = ModuleSet([Mixer("A", 3, 1), Mixer("B", 3, 1)], halts=True)
    free, alike = (
        make_controller(
            modules=modules, vocab=VOCAB, hidden=4, reach=1, interchangeable=interchangeable
        )
        for interchangeable in (False, True)
    )
    read = situation(modules, 9)
    lead = {}
    for name, controller in (("free", free), ("alike", alike)):
        log_probs = controller(read).log_probs
        by_module = [log_probs[:, read.choices.module == module] for module in (0, 1)]
        lead[name] = by_module[0] - by_module[1]
    assert float(lead["free"].detach().std()) > 1e-3
    torch.testing.assert_close(lead["alike"], lead["alike"].mean().expand_as(lead["alike"]))

    more = ModuleSet([Mixer("A", 3, 1), Mixer("B", 3, 1), Mixer("C", 3, 1)], halts=True)
    adapted = alike.adapted(more, score=0.0)
    trained = {name for name, weight in adapted.named_parameters() if weight.requires_grad}
    assert "window_score.1.weight" not in trained
    assert "window_score.1.bias" in trained


def test_a_set_without_windows_and_one_without_whole_choices_can_be_scored() -> None:
    translators = ModuleSet([Translator(title="T", vocab=VOCAB)], halts=True)
    bounded = ModuleSet([Mixer("M", 2, 1)], halts=False)
    for modules in (translators, bounded):
        controller = make_controller(modules=modules, vocab=VOCAB, hidden=4, reach=1)
        log_probs = controller(situation(modules, 3)).log_probs
        torch.testing.assert_close(log_probs.exp().sum(dim=1), torch.ones(200))


# --- declarations --------------------------------------------------------------------------------
class Undeclared(CRLModule):
    reads, writes, title = 3, 1, "U"


@pytest.mark.parametrize(
    ("members", "complaint"),
    [
        (lambda: [Undeclared()], "the module Undeclared has no kind"),
        (lambda: [Last("M", 2, 0)], "writes of 'M' is 0; expected at least 1"),
        (lambda: [Last("M", 0, 1)], "reads of 'M' is 0; expected at least 1"),
        (lambda: [Mixer("M", 2, 1, kind=HALT)], "the kind of 'M' is 'HALT'"),
        (lambda: [Mixer("M", 2, 1), Mixer("M", 3, 1)], "a title of its own"),
        (lambda: [Mixer("1.5", 2, 1)], "without a dot"),
        (lambda: [Mixer("7", 2, 1)], "not a number"),
        (lambda: [Mixer("double", 2, 1)], "an attribute of torch's modules"),
        (lambda: [Mixer(HALT, 2, 1)], "a module is called 'HALT'"),
        (lambda: [Mixer("M", 2, 1, kind="identity"), Identity(title="I")], "one or the other"),
        (lambda: [], "a module set is empty"),
    ],
)
def test_a_module_that_does_not_say_what_it_is_is_refused(
    members: Callable[[], list[CRLModule]], complaint: str
) -> None:
    with pytest.raises(UsageError, match=complaint):
        ModuleSet(members(), halts=False)


def test_an_unknown_way_with_impossible_choices_is_refused() -> None:
    with pytest.raises(UsageError, match="impossible is 'masked'; expected 'mask' or 'noop'"):
        ModuleSet([Mixer("M", 2, 1)], halts=True, impossible="masked")


# --- other sets made of a set --------------------------------------------------------------------
def old_set(*, kinds: int) -> ModuleSet:
    members: list[CRLModule] = [Mixer("M1", 3, 1), Mixer("M2", 3, 1)]
    if kinds == 2:
        members += [Translator(title="T1", vocab=VOCAB), Translator(title="T2", vocab=VOCAB)]
    return ModuleSet(members, halts=True)


def log_probs_by_choice(
    controller: Controller, modules: ModuleSet, read: Situation
) -> dict[tuple[str, int], Tensor]:
    """Log-probabilities (rows,) of each choice, by title and place."""
    choices = modules.choices(read.values.shape[1])
    with torch.no_grad():
        columns = controller(
            Situation(rows=read.rows, values=read.values, context=read.context, choices=choices)
        ).log_probs.unbind(dim=1)
    names = [modules.title(module) for module in choices.module.tolist()]
    return dict(zip(zip(names, choices.place.tolist(), strict=True), columns, strict=True))


NEWCOMERS: dict[str, Callable[[], CRLModule]] = {
    "of an old kind": lambda: Mixer("new", 3, 1),
    "of another width": lambda: Mixer("new", 2, 1),
    "of a new kind of windows": lambda: Mixer("new", 3, 1, kind="blend"),
    "that reads everything": lambda: Translator(title="new", vocab=VOCAB),
}


@pytest.mark.parametrize("reach", [0, 2])
@pytest.mark.parametrize("kinds", [1, 2])
@pytest.mark.parametrize("newcomer", NEWCOMERS)
def test_an_appended_module_leaves_old_log_probabilities_equal(
    newcomer: str, kinds: int, reach: int
) -> None:
    modules = old_set(kinds=kinds)
    controller = controller_of(modules, reach)
    extended = modules.extended([NEWCOMERS[newcomer]()])
    drawn = torch.get_rng_state()
    adapted = controller.adapted(extended)
    assert torch.equal(torch.get_rng_state(), drawn)
    for length in (1, 3, 4, 9):
        read = situation(modules, length)
        before = log_probs_by_choice(controller, modules, read)
        after = log_probs_by_choice(adapted, extended, read)
        assert len(after) > len(before) or length == 1
        for choice in before:
            torch.testing.assert_close(after[choice], before[choice], atol=1e-6, rtol=0)


@pytest.mark.parametrize("impossible", ["mask", "noop"])
def test_a_controller_of_translators_and_halt_keeps_its_odds_when_windows_come(
    impossible: str,
) -> None:
    """No scores of kinds could keep them, so all choices are compared with each other."""
    translators = [Translator(title=f"T{number}", vocab=VOCAB) for number in (1, 2)]
    modules = ModuleSet(translators, halts=True, impossible=impossible)
    controller = controller_of(modules, reach=1)
    extended = modules.extended([Mixer("M", 3, 1)])
    adapted = controller.adapted(extended)
    assert isinstance(adapted, LocalController)
    assert not can_shorten(adapted, extended)  # which would take reducing for the only kind
    for length in (1, 5):
        read = situation(modules, length)
        before = log_probs_by_choice(controller, modules, read)
        after = log_probs_by_choice(adapted, extended, read)
        for choice in before:
            torch.testing.assert_close(after[choice], before[choice], atol=1e-6, rtol=0)


def test_a_new_module_can_begin_as_an_average_one() -> None:
    modules = old_set(kinds=1)
    controller = controller_of(modules, reach=1)
    extended = modules.extended([Mixer("new", 3, 1)])
    adapted = controller.adapted(extended, score=0.0)
    read = situation(modules, 3)
    scores = log_probs_by_choice(adapted, extended, read)
    mean = (scores["M1", 0] + scores["M2", 0]) / 2
    torch.testing.assert_close(scores["new", 0], mean)


@pytest.mark.parametrize("reach", [0, 2])
@pytest.mark.parametrize("gone", [["M1"], ["T2"], ["T1", "T2"], ["M1", "M2"]])
def test_a_pruned_set_keeps_the_ratios_of_what_is_left(gone: list[str], reach: int) -> None:
    modules = old_set(kinds=2)
    controller = controller_of(modules, reach)
    pruned = modules.without(gone)
    adapted = controller.adapted(pruned)
    for length in (1, 5):
        read = situation(modules, length)
        before = log_probs_by_choice(controller, modules, read)
        after = log_probs_by_choice(adapted, pruned, read)
        kinds = {modules.title(i): int(modules.kind_of[i]) for i in range(len(modules) + 1)}
        for one in after:
            for other in after:
                if kinds[one[0]] != kinds[other[0]] and gone in (["M1"], ["T2"]):
                    continue  # a kind keeps its probability, which fewer modules share
                torch.testing.assert_close(
                    after[one] - after[other], before[one] - before[other], atol=1e-5, rtol=0
                )


def image_controller(modules: ModuleSet) -> CNNController:
    return CNNController(modules=modules, size=16, channels=(4, 4, 4), hidden=8)


class Tint(Identity):
    """Stands for a module of images."""

    def __init__(self, title: str, kind: str) -> None:
        super().__init__(title=title)
        self.kind = kind


@pytest.mark.parametrize("halts", [True, False])
@pytest.mark.parametrize("kind", ["turn", "shift", "new"])
def test_an_appended_module_of_images_leaves_old_log_probabilities_equal(
    kind: str, halts: bool
) -> None:
    members = [Tint("A", "turn"), Tint("B", "shift"), Tint("C", "shift")]
    modules = ModuleSet(members, halts=halts)
    extended = modules.extended([Tint("D", kind)])
    controller = image_controller(modules)
    values = torch.rand(20, 1, 256)
    read = Situation(
        rows=torch.arange(20), values=values, context=torch.zeros(20, 0), choices=modules.choices(1)
    )
    before = log_probs_by_choice(controller, modules, read)
    after = log_probs_by_choice(controller.adapted(extended), extended, read)
    for choice in before:
        torch.testing.assert_close(after[choice], before[choice], atol=1e-6, rtol=0)
    pruned = modules.without(["B"])
    left = log_probs_by_choice(controller.adapted(pruned), pruned, read)
    for choice in left:
        ratio = left[choice] - left["A", 0]
        torch.testing.assert_close(ratio, before[choice] - before["A", 0], atol=1e-6, rtol=0)


def test_a_controller_without_heads_says_that_it_cannot_be_adapted() -> None:
    class Fixed(Controller):
        def forward(self, situation: Situation):  # type: ignore[no-untyped-def]
            raise NotImplementedError

        def greedy(self, situation: Situation) -> Tensor:
            raise NotImplementedError

    with pytest.raises(UsageError, match="a Fixed cannot be adapted to other modules"):
        Fixed().adapted(old_set(kinds=1))


def test_a_frozen_module_does_not_change_while_others_learn() -> None:
    modules = old_set(kinds=1)
    modules.freeze(["M1"])
    problems = encode(["abcde"] * 4, max_steps=9)
    choices = modules.choices(5)
    first, second = (int((choices.module == module).nonzero()[0, 0]) for module in (0, 1))
    program = torch.tensor([[second, first % len(modules.choices(3)), 0]] * 4)
    before = {name: value.clone() for name, value in modules.state_dict().items()}
    optimizer = torch.optim.Adam(modules.parameters(), lr=0.1, weight_decay=0.1)
    trace = rollout(Recorded(program), modules, problems)
    trace.output[:, 0].sum().backward()  # through the frozen module, which comes second
    optimizer.step()
    changed = {
        name.split(".")[1]
        for name, value in modules.state_dict().items()
        if not torch.equal(value, before[name])
    }
    assert changed == {"M2"}


def test_what_is_pruned_or_frozen_must_be_there() -> None:
    modules = old_set(kinds=1)
    for change in (modules.without, modules.freeze):
        with pytest.raises(UsageError, match="no module 'M3'; expected some of M1, M2"):
            change(["M3"])


def test_modules_are_shared_with_the_sets_made_of_theirs() -> None:
    modules = old_set(kinds=1)
    extended = modules.extended([Mixer("M3", 2, 2)])
    assert extended.titles == ("M1", "M2", "M3")
    assert extended.without(["M1"]).member(0) is modules.member(1)


# --- saved weights -------------------------------------------------------------------------------
def test_weights_are_saved_by_title_and_read_by_position_too() -> None:
    modules, other = old_set(kinds=2), old_set(kinds=2)
    saved = modules.state_dict()
    assert "members.T1.map.weight" in saved
    titles = {title: str(index) for index, title in enumerate(modules.titles)}
    old = {}
    for name, value in saved.items():
        members, title, rest = name.split(".", 2)
        old[f"{members}.{titles[title]}.{rest}"] = value
    names = list(old)
    nested, whole = torch.nn.Sequential(old_set(kinds=2)), {f"0.{k}": v for k, v in old.items()}
    other.load_state_dict(old)
    nested.load_state_dict(whole)
    assert (list(old), list(whole)) == (names, [f"0.{name}" for name in names])  # as they were
    for loaded in (other, nested[0]):
        for name, value in loaded.state_dict().items():
            assert torch.equal(value, saved[name])


def test_weights_of_another_set_are_refused() -> None:
    saved = old_set(kinds=2).state_dict()
    with pytest.raises(RuntimeError, match="Unexpected key"):
        old_set(kinds=1).load_state_dict(saved)
    with pytest.raises(RuntimeError, match="Unexpected key"):
        old_set(kinds=1).load_state_dict({**old_set(kinds=1).state_dict(), "members.2.x": saved})


# --- learning ------------------------------------------------------------------------------------
def test_two_widths_are_learned_to_the_full_and_extrapolate(tmp_path: Path) -> None:
    DOMAINS.register(Negations)
    run = train(replace(preset("negations"), seed=1), tmp_path / "run")
    learned = load_model(run.path)
    chosen = learned.learner.execute(learned.domain.unseen(20, 50), record=True, whole=True)  # type: ignore[call-arg]
    assert isinstance(learned.learner, CRL)
    usage = learned.learner.usage(chosen)  # type: ignore[arg-type]
    assert min(usage["usage/R2"], usage["usage/R3"]) > 0.1  # both are needed
    for size in (5, 10, 20, 40):
        problems = learned.domain.unseen(size, 300)
        for snap in (False, True):
            solved = num_solved(learned.learner, learned.domain, problems, snap=snap)
            assert solved == len(problems)
