"""Problems that a person gives: lines of inputs and answers, read whole or refused line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Literal

from crl.errors import UsageError, one_line
from crl.files import dump_json, given_text, parse_json, sha256

Tokens = Literal["words", "characters"]

ONE_TOKEN = "answers must be one token"
KEYS = ("input", "answer")
LINE = '{"input": "1 plus 2", "answer": "3"}'
TEST = "test"  # the split of a line that is held back
MOST_SAID = 20  # bad lines that are reported at once
LEAST_SPACED = 0.1  # share of inputs with white space, where tokens are words
SHOWN = 60  # characters of a text in an error


@dataclass(frozen=True)
class Given:
    """One problem as it was given."""

    input: str
    answer: str
    held_back: bool = False  # never trained on, only measured on
    where: str = ""  # that it came from, for errors


@dataclass(frozen=True)
class ProblemData:
    """Problems whose inputs differ, and how their texts are cut into tokens."""

    problems: tuple[Given, ...]
    tokens: Tokens
    repeated: int = 0  # problems that were given more than once, and are here once

    @staticmethod
    def of(given: Iterable[Given | UsageError], name: str, tokens: str = "auto") -> ProblemData:
        """Take problems, or refuse all with what is wrong with some: those that are errors too."""
        listed = list(given)
        found = [each for each in listed if isinstance(each, Given)]
        cut = recognised(found) if tokens == "auto" else _checked_tokens(tokens)
        kept: dict[str, Given] = {}
        errors = []
        for each in listed:
            if isinstance(each, UsageError):
                errors.append(str(each))
            elif wrong := _wrong(each, cut, kept):
                errors.append(f"{each.where}: {wrong}")
            else:
                kept.setdefault(canonical(each.input, cut), _canonical(each, cut))
        refuse(errors, name)
        if not kept:
            raise UsageError(f"{name} has no problems; expected lines such as {LINE}")
        return ProblemData(tuple(kept.values()), cut, len(found) - len(kept))

    @staticmethod
    def read(path: Path, test: Path | None = None, tokens: str = "auto") -> ProblemData:
        """Read a file of JSON lines; problems of the test file are held back."""
        given = list(_lines(path, f"{path.name}, " if test else ""))
        name = str(path)
        if test is not None:
            given += list(_lines(test, f"{test.name}, ", held_back=True))
            name = f"{path} and {test}"
        return ProblemData.of(given, name, tokens)

    @staticmethod
    def parse(content: bytes, tokens: str = "auto") -> ProblemData:
        """Read what `content` wrote."""
        lines = content.decode().split("\n")
        return ProblemData.of(_parsed(lines, "", False), "the problems of the run", tokens)

    @staticmethod
    def listed(pairs: Sequence[Any], tokens: str = "auto") -> ProblemData:
        """Take (input, answer) pairs."""
        return ProblemData.of(map(_paired, pairs, range(1, len(pairs) + 1)), "the list", tokens)

    @cached_property
    def content(self) -> bytes:
        """The problems as JSON lines: what runs and exported models carry."""
        lines = []
        for each in self.problems:
            split = {"split": TEST} if each.held_back else {}
            lines.append(dump_json({"input": each.input, "answer": each.answer, **split}) + "\n")
        return "".join(lines).encode()

    @cached_property
    def fingerprint(self) -> str:
        """The sha256 of the problems, however their lines were written."""
        return sha256(self.content)


def split_text(text: str, tokens: str) -> list[str]:
    """Cut a text into tokens: words, or characters that are no white space."""
    words = text.split()
    return words if tokens == "words" else list("".join(words))


def canonical(text: str, tokens: str) -> str:
    """Write a text with the white space that its tokens need."""
    return (" " if tokens == "words" else "").join(text.split())


def recognised(problems: Iterable[Given]) -> Tokens:
    """Tell words from characters: white space inside inputs means words; a little, a mistake."""
    known = list(problems)
    spaced = [each for each in known if len(each.input.split()) > 1]
    if 0 < len(spaced) < LEAST_SPACED * len(known):
        raise UsageError(
            f"{len(spaced):,} of {len(known):,} inputs have white space, such as {spaced[0].where};"
            " say --tokens words or --tokens characters"
        )
    return "words" if spaced else "characters"


def refuse(errors: Sequence[str], name: str) -> None:
    """Raise a UsageError that has all errors, up to a number of them."""
    if errors:
        more = len(errors) - MOST_SAID
        said = [*errors[:MOST_SAID], *([f"and {more:,} more"] if more > 0 else [])]
        count = f"{len(errors):,} bad line{'s' * (len(errors) > 1)}"
        raise UsageError(f"{name} has {count}, nothing was trained: {'; '.join(said)}")


def _checked_tokens(tokens: str) -> Tokens:
    kinds: dict[str, Tokens] = {"words": "words", "characters": "characters"}
    if tokens not in kinds:
        raise UsageError(f"tokens is {tokens!r}; expected auto, words or characters")
    return kinds[tokens]


def _canonical(each: Given, tokens: str) -> Given:
    texts = canonical(each.input, tokens), canonical(each.answer, tokens)
    return Given(*texts, each.held_back, each.where)


def _wrong(each: Given, tokens: str, before: dict[str, Given]) -> str:
    """Say what is wrong with a problem beside those before it; empty if nothing is."""
    if not each.input.strip():
        return "the input is empty"
    if (count := len(split_text(each.answer, tokens))) != 1:
        kind = "words" if tokens == "words" else "characters"
        return f"the answer {_short(each.answer)} has {count} tokens ({kind}); {ONE_TOKEN}"
    first = before.get(canonical(each.input, tokens))
    if first is None:
        return ""
    if first.answer != canonical(each.answer, tokens):
        both = f"{_short(each.answer)} here and {_short(first.answer)} on {first.where}"
        return f"the input {_short(each.input)} has two answers, {both}"
    if first.held_back != each.held_back:
        return f"the input {_short(each.input)} is held back and is trained on too ({first.where})"
    return ""


def _short(text: str) -> str:
    return repr(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


def _lines(path: Path, prefix: str, *, held_back: bool = False) -> Iterator[Given | UsageError]:
    try:
        text = given_text(path)
    except FileNotFoundError:
        raise UsageError(
            f"there is no file {str(path)!r}; expected JSON lines such as {LINE}"
        ) from None
    return _parsed(text.split("\n"), prefix, held_back)


def _parsed(lines: Sequence[str], prefix: str, held_back: bool) -> Iterator[Given | UsageError]:
    """Read lines; blank ones do not count."""
    for number, line in enumerate(lines, start=1):
        if line.strip():
            where = f"{prefix}line {number}"
            try:
                yield _read(line, where, held_back)
            except ValueError as error:
                yield UsageError(f"{where}: {error}")


def _read(line: str, where: str, held_back: bool) -> Given:
    try:
        values = parse_json(line)
    except ValueError as error:
        raise UsageError(f"it is not JSON ({one_line(error)})") from None
    if not isinstance(values, dict):
        raise UsageError(f"it is no JSON object; expected {LINE}")
    if "answer" not in values and "expected" in values:  # as crl data writes
        values["answer"] = values["expected"]
    split = values.get("split", TEST if held_back else "train")
    if split not in ("train", TEST):
        raise UsageError(f'the split is {split!r}; expected "train" or "{TEST}"')
    texts = [_text(values, key) for key in KEYS]
    return Given(texts[0], texts[1], split == TEST, where)


def _text(values: dict[str, Any], key: str) -> str:
    """Give a text of a line; whole numbers are texts too."""
    if key not in values:
        raise UsageError(f'it has no "{key}"; expected {LINE}')
    value = values[key]
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise UsageError(f"the {key} is {_short(dump_json(value))}; expected a text")
    return str(value)


def _paired(pair: Any, number: int) -> Given | UsageError:
    where = f"problem {number}"
    if not isinstance(pair, tuple | list) or len(pair) != 2:
        return UsageError(f"{where}: it is {_short(str(pair))}; expected an (input, answer) pair")
    try:
        texts = [_text({key: value}, key) for key, value in zip(KEYS, pair, strict=True)]
    except (UsageError, TypeError) as error:
        return UsageError(f"{where}: {error}")
    return Given(texts[0], texts[1], False, where)
