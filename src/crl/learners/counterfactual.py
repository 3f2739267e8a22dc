"""What each symbol would have led to in the place of a token that a module wrote (D39).

Programs are executed with hard tokens: whoever reads a token reads its most probable symbol. So
what a token should have been can be asked of the program itself: every symbol takes the token's
place in turn, the rest of the program is executed as it was recorded, and q(v) is the probability
that it then gives to the right answer. A module that wrote the token with probabilities p learns
the posterior of the token given the answer, p(v) q(v) / sum_v p(v) q(v), as a target: a step of
expectation maximization on the likelihood of the answer. The prior p is mixed with a little of the
uniform distribution, since what has become certain by mistake could not be unlearned otherwise, and
multiplied by a power of how often a symbol is written at all (D46): of symbols that would do as
well, one is agreed on.

Legend: batch = problems in parallel, samples = tokens that are asked about, words = symbols that a
module can write, vocab = symbols.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace

import torch
from torch import Tensor

from crl.batch import ProblemBatch
from crl.controllers import Situation
from crl.evaluator import by_module, splice, windows
from crl.meta_mdp import Decision, rollout
from crl.modules import Group, ModuleSet
from crl.representation import Bucket, one_hot
from crl.trace import ExecutionTrace, Step


@dataclass(frozen=True, kw_only=True)
class Samples:
    """Tokens that modules of one group wrote, and what each symbol would have led to instead."""

    group: Group
    rows: Tensor  # (samples,) of the batch
    module: Tensor  # (samples,) index in the module set
    read: Tensor  # (samples, reads, vocab)
    token: Tensor  # (samples,) which of the tokens that it wrote
    likelihood: Tensor  # (samples, vocab) of the right answer: q
    weight: Tensor  # (samples,) in every mean

    def __len__(self) -> int:
        return len(self.rows)

    def take(self, which: Tensor) -> Samples:
        """Select samples by their places."""
        columns = {name: getattr(self, name).index_select(0, which) for name in COLUMNS}
        return Samples(group=self.group, **columns)

    def written(self, modules: ModuleSet) -> Tensor:
        """Write these tokens again, with gradients: p (samples, vocab)."""
        tokens = by_module(modules, self.group, self.module, self.read)
        return tokens[torch.arange(len(self)), self.token]


@dataclass(frozen=True)
class Prior:
    """How likely a symbol is before one looks at what it would lead to."""

    doubt: float  # weight of all symbols alike, beside what the module says
    popularity: float = 0.0  # power of how often a symbol is written, as a factor (D46)

    def joint(self, tokens: Tensor, likelihood: Tensor) -> Tensor:
        """How likely each symbol is, and then the answer: p q (samples, vocab)."""
        popularity = (tokens.mean(dim=0) + RARE) ** self.popularity
        return self.doubted(tokens) * likelihood * popularity

    def doubted(self, tokens: Tensor) -> Tensor:
        """What modules say (samples, vocab), with the doubt added."""
        return tokens + self.doubt / tokens.shape[1]


@dataclass(frozen=True, kw_only=True)
class Question:
    """Tokens that modules of one group wrote at one step, and the states with others instead."""

    group: Group
    rows: Tensor  # (tokens,) of the batch
    module: Tensor  # (tokens,)
    read: Tensor  # (tokens, reads, vocab)
    token: Tensor  # (tokens,)
    words: Tensor  # (words,) that each could be
    states: Tensor  # (tokens * words, length, vocab)
    start: Tensor  # (tokens,) the step that comes next

    def __len__(self) -> int:
        return len(self.rows)

    def answered(self, reached: Tensor) -> Samples:
        """Make samples of the probabilities of the right answer (tokens * words,)."""
        likelihood = torch.zeros(len(self), self.read.shape[2])
        likelihood[:, self.words] = reached.view(len(self), len(self.words))
        return Samples(
            group=self.group,
            rows=self.rows,
            module=self.module,
            read=self.read,
            token=self.token,
            likelihood=likelihood,
            weight=likelihood.amax(dim=1),
        )


CERTAIN = 0.999  # above which a token of a right program has nothing left to learn

WRONG_CHOICE = 0.1  # beside m: how likely it is that not a token but a choice is wrong

RARE = 1e-3  # a popularity that symbols have at least, if never written

LEAST_TRUST = 0.2  # in wrong programs, however few are right: there is most to learn from them

COLUMNS = tuple(field.name for field in fields(Samples) if field.name != "group")


@dataclass(frozen=True)
class Continued:
    """Makes recorded choices again, each program's from one of its steps on."""

    choice: Tensor  # (batch, max steps)
    start: Tensor  # (batch,) the first step that is made again

    def __call__(self, situation: Situation, number: Tensor) -> Decision:
        rows = situation.rows
        return Decision.certain(self.choice[rows, self.start[rows] + number])


@dataclass(frozen=True)
class Counterfactuals:
    """Asks about tokens of the recorded programs of a batch."""

    problems: ProblemBatch
    trace: ExecutionTrace  # recorded, with hard tokens
    modules: ModuleSet
    right: Tensor  # (batch,) whether programs gave the right answer

    def steps(self) -> Tensor:
        """Count the steps of each program that applied a module (batch,)."""
        count = torch.zeros_like(self.trace.num_steps)
        for step in self.trace.steps:
            count[step.rows] += self._applied(step) != self.modules.halt
        return count

    def _applied(self, step: Step) -> Tensor:
        return self.modules.choices(step.length).applied[step.choice]

    def ask(self, chosen: Tensor, generator: torch.Generator) -> list[Samples]:
        """Ask about a token of the chosen step of each program (batch,); -1: about none."""
        questions = []
        for step in self.trace.steps:
            which = (step.number == chosen[step.rows]).nonzero()[:, 0]
            module = self._applied(step)[which]
            for group in self.modules.groups:
                ours = which[torch.isin(module, torch.tensor(group.members))]
                if len(ours) and len(asked := self._question(step, ours, group, generator)):
                    questions.append(asked)
        return self._answered(questions) if questions else []

    def _question(
        self, step: Step, which: Tensor, group: Group, generator: torch.Generator
    ) -> Question:
        """Choose a token of each of these rows of a step, whose modules are of one group.

        What is certain in right programs is left out.
        """
        assert step.representation is not None
        place = self.modules.choices(step.length).place[step.choice[which]]
        module, reads = self._applied(step)[which], group.reads or step.length
        read = windows(step.representation, place, reads, which)
        with torch.no_grad():
            written = by_module(self.modules, group, module, read)
        token = torch.randint(written.shape[1], (len(which),), generator=generator)
        certain = written[torch.arange(len(which)), token].amax(dim=1) > CERTAIN
        left = (~(certain & self.right[step.rows[which]])).nonzero()[:, 0]
        which, token, written = which[left], token[left], one_hot(written[left])
        words = self.modules.member(group.members[0]).words_of(written.shape[2])
        others = written.repeat_interleave(len(words), dim=0)
        symbols = torch.eye(written.shape[2])[words].repeat(len(which), 1)
        others[torch.arange(len(others)), token.repeat_interleave(len(words))] = symbols
        each, moved = which.repeat_interleave(len(words)), place[left].repeat_interleave(len(words))
        return Question(
            group=group,
            rows=step.rows[which],
            module=module[left],
            read=read[left],
            token=token,
            words=words,
            states=splice(step.representation, moved, reads, others, each),
            start=step.number[which] + 1,
        )

    def _answered(self, questions: Sequence[Question]) -> list[Samples]:
        """Go on from all states of all questions at once, as recorded, and see what is answered."""
        inputs, begin = [], 0
        for asked in questions:
            rows = torch.arange(begin, begin := begin + len(asked.states))
            inputs.append(Bucket(rows=rows, values=asked.states))
        rows = torch.cat([each.rows.repeat_interleave(len(each.words)) for each in questions])
        start = torch.cat([each.start.repeat_interleave(len(each.words)) for each in questions])
        problems = ProblemBatch(
            inputs=tuple(inputs),
            answers=self.problems.answers[rows],
            sizes=self.problems.sizes[rows],
            max_steps=self.problems.max_steps[rows] - start,
            context=self.problems.context[rows],
        )
        choose = Continued(self.trace.by_problem("choice")[rows], start)
        with torch.no_grad():
            end = rollout(choose, self.modules, problems, record=False, through=True)
        right = end.output.gather(1, problems.answers[:, None])[:, 0] * end.halted
        reached = right.split([len(each.states) for each in questions])
        return joined([each.answered(q) for each, q in zip(questions, reached, strict=True)])


def joined(samples: Sequence[Samples]) -> list[Samples]:
    """Join samples of one group whose modules read alike many tokens."""
    alike: dict[tuple[Group, int], list[Samples]] = {}
    for part in samples:
        alike.setdefault((part.group, part.read.shape[1]), []).append(part)
    return [
        Samples(
            group=group,
            **{name: torch.cat([getattr(part, name) for part in parts]) for name in COLUMNS},
        )
        for (group, _), parts in alike.items()
    ]


def tokens_asked_about(
    asked: Counterfactuals,
    count: int,
    prior: Prior,
    generator: torch.Generator,
    *,
    blame: bool = True,
) -> list[Samples]:
    """Ask about the last token of each program that halted, and `count` times an earlier one.

    A sample counts by the best that its token could have led to, and by the trust in its program;
    an earlier one of a wrong program by the blame for it, too, if that is set. The last token of a
    wrong program shares the blame with all others, and counts by how well those explain the answer
    as they are.
    """
    trust = trusted(asked.right & asked.trace.halted, asked.problems.sizes)
    steps = asked.steps()
    halted = asked.trace.halted
    early = (halted & (steps > 1)).nonzero()[:, 0]
    samples: list[Samples] = []
    for _ in range(count):
        chosen = torch.full_like(steps, -1)
        drawn = torch.rand(len(early), generator=generator)
        chosen[early] = (drawn * (steps[early] - 1)).long()
        earlier = asked.ask(chosen, generator)
        samples += [blamed(asked, part, prior) for part in earlier] if blame else earlier
    last = torch.where(halted, steps - 1, -1)
    share = torch.where(asked.right, 1.0, as_written(asked, samples, prior) / steps.clamp(min=1))
    samples += [replace(part, weight=share[part.rows]) for part in asked.ask(last, generator)]
    return [replace(part, weight=part.weight * trust[part.rows]) for part in joined(samples)]


def trusted(right: Tensor, sizes: Tensor) -> Tensor:
    """How much each program counts (batch,): of each size, wrong ones half as much as right ones.

    A token that is right is found in right and in wrong programs, and those seldom tell which of
    their tokens is wrong. So counted, it is learned from what is right.
    """
    wrong = torch.zeros(int(sizes.max()) + 1).index_add(0, sizes, (~right).float())
    total = torch.bincount(sizes, minlength=len(wrong))
    most = (total - wrong) / (2 * wrong).clamp(min=1)
    return torch.where(right, 1.0, most.clamp(LEAST_TRUST, 1)[sizes])


def blamed(asked: Counterfactuals, samples: Samples, prior: Prior) -> Samples:
    """Let tokens of wrong programs count by how likely it is that they are what is wrong.

    Another symbol there would give the answer with the probability m that the module writes it.
    Where it is sure of what it wrote, another token, or a choice, is more likely to be wrong.
    """
    with torch.no_grad():
        tokens = samples.written(asked.modules)
    mended = (prior.doubted(tokens) * samples.likelihood).sum(dim=1)
    blame = mended / (mended + WRONG_CHOICE)
    right = asked.right[samples.rows]
    return replace(samples, weight=torch.where(right, samples.weight, samples.weight * blame))


def as_written(asked: Counterfactuals, samples: Sequence[Samples], prior: Prior) -> Tensor:
    """The posterior of the symbols that were written (batch,); 0 where another one is likelier."""
    share = torch.ones(len(asked.problems))
    for part in samples:
        with torch.no_grad():
            tokens = part.written(asked.modules)
        joint = prior.joint(tokens, part.likelihood)
        written = joint.gather(1, tokens.argmax(dim=1, keepdim=True))[:, 0]
        best = written >= joint.amax(dim=1)
        share[part.rows] = best * written / joint.sum(dim=1).clamp(min=1e-30)
    return share


def minibatches(
    samples: Sequence[Samples], batch: int, generator: torch.Generator
) -> Iterator[list[Samples]]:
    """Give all samples once, in random order, in minibatches that have a share of each part."""
    count = -(-sum(len(part) for part in samples) // batch)
    orders = [torch.randperm(len(part), generator=generator) for part in samples]
    parts = [order.tensor_split(count) for order in orders]
    for rows in zip(*parts, strict=True):
        taken = zip(samples, rows, strict=True)
        yield [part.take(which) for part, which in taken if len(which)]


def posterior_loss(
    modules: ModuleSet, samples: Sequence[Samples], prior: Prior
) -> tuple[Tensor, Tensor]:
    """Weighted mean cross-entropy with the posteriors; the average token written (vocab,)."""
    tokens = torch.cat([part.written(modules) for part in samples])
    likelihood = torch.cat([part.likelihood for part in samples])
    joint = prior.joint(tokens.detach(), likelihood)
    posterior = joint / joint.sum(dim=1, keepdim=True).clamp(min=1e-30)
    losses = -(posterior * torch.log(tokens + 1e-30)).sum(dim=1)
    weight = torch.cat([part.weight for part in samples])
    return (weight * losses).mean(), tokens.mean(dim=0)
