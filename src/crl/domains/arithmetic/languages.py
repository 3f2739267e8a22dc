"""Five languages of arithmetic: words for the digits 0 to 9, plus, times and minus."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from crl.errors import UsageError

ENGLISH = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "plus", "times", "minus",
)  # fmt: skip
SPANISH = (
    "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
    "mas", "por", "menos",
)  # fmt: skip
VOWELS = "aeiou"


def pig_latin(word: str) -> str:
    """Add "yay" after a leading vowel; else move leading consonants to the end and add "ay"."""
    if word[0] in VOWELS:
        return word + "yay"
    first_vowel = next(place for place, letter in enumerate(word) if letter in VOWELS)
    return word[first_vowel:] + word[:first_vowel] + "ay"


LANGUAGES: dict[str, tuple[str, ...]] = {
    "numerals": tuple("0123456789+*-"),
    "english": ENGLISH,
    "pig-latin": tuple(pig_latin(word) for word in ENGLISH),
    "reversed-english": tuple(word[::-1] for word in ENGLISH),
    "spanish": SPANISH,
}
NAMES = tuple(LANGUAGES)
WORDS_EACH = 13
WORDS = tuple(word for words in LANGUAGES.values() for word in words)
TOKENS = {word: token for token, word in enumerate(WORDS)}  # no word belongs to two languages
SPELLINGS = {"x": "*", "×": "*", "−": "-"}


def language(name: str) -> int:
    """Give the index of a language, or raise a UsageError that lists them."""
    if name not in NAMES:
        raise UsageError(f"unknown language {name!r}; expected one of {', '.join(NAMES)}")
    return NAMES.index(name)


def split_words(text: str) -> list[str]:
    """Split a text into words, lower case, without accents; numerals need no spaces between."""
    plain = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", text.lower())
        if not unicodedata.combining(letter)
    )
    words: list[str] = []
    for word in plain.split():
        glued = word if any(symbol.isdigit() for symbol in word) else (word,)
        words += [SPELLINGS.get(symbol, symbol) for symbol in glued]
    return words


def read_words(text: str, source: int | None) -> tuple[list[int], int]:
    """Read a text as word numbers 0 to 12 and a language, or raise a UsageError."""
    words = split_words(text)
    if not words:
        raise UsageError(
            "the expression is empty; expected numbers joined by operators, such as"
            ' "three plus four times seven"'
        )
    tokens: list[int] = []
    for place, word in enumerate(words, start=1):
        if word not in TOKENS:
            raise UsageError(
                f"the word {word!r} (word {place}) is of no language; allowed are the words of"
                f" {', '.join(NAMES)}"
            )
        spoken = TOKENS[word] // WORDS_EACH
        source = spoken if source is None else source
        if spoken != source:
            raise UsageError(
                f"the word {word!r} (word {place}) is {NAMES[spoken]}, the expression is"
                f" {NAMES[source]}; use one language"
            )
        tokens.append(TOKENS[word] % WORDS_EACH)
    assert source is not None
    _refuse_disorder(words, tokens)
    return tokens, source


def _refuse_disorder(words: list[str], numbers: list[int]) -> None:
    """Require digits and operators in turn, with a digit at both ends."""
    for (_, left), (place, right) in pairwise(enumerate(numbers, start=1)):
        if (left < 10) == (right < 10):
            found, wanted = ("number", "an operator") if right < 10 else ("operator", "a number")
            raise UsageError(
                f"the {found} {words[place - 1]!r} (word {place}) follows another {found};"
                f" expected {wanted}"
            )
    for place, where in ((0, "starts"), (-1, "ends")):
        if numbers[place] >= 10:
            raise UsageError(
                f"the expression {where} with the operator {words[place]!r}; expected a number"
            )
